"""What experts go by: weights that were learnt, for the same thoughts as all bots have."""

from importlib.resources import files

import pytest

from sobremesa.bots import make
from sobremesa.bots.bot import Planner
from sobremesa.bots.evolution import Evolution
from sobremesa.bots.training import share_won
from sobremesa.core.rng import Rng
from sobremesa.games.elplan import GAME
from sobremesa.games.elplan.bots.expert import ElPlanExpert
from sobremesa.games.elplan.bots.weights import WEIGHTS, rules_of_thumb
from sobremesa.games.elplan.engine.play import ElPlan


def new(players: int = 4) -> ElPlan:
    """The first position of a game."""
    return GAME.new(GAME.meta.setup(players=players))


def test_experts_go_by_the_weights_in_the_package() -> None:
    text = files("sobremesa.games.elplan").joinpath("bots/weights.txt").read_text("ascii")
    bot = make("expert", GAME, 1)
    assert isinstance(bot, Planner)
    assert bot.heuristic.weights() == [float(line) for line in text.split()]
    assert len(text.split()) == WEIGHTS
    assert bot.heuristic.weights() != rules_of_thumb()


def test_without_training_an_expert_thinks_what_all_bots_do() -> None:
    untrained = GAME.untrained()
    assert untrained.weights() == rules_of_thumb()
    state, luck = new(), Rng(1)
    for _ in range(200):
        if state.turn < 0:
            state.apply(state.sample(luck))
            continue
        actions = state.legal()
        judged = [GAME.heuristic.judge(state, action) for action in actions]
        assert untrained.judge_each(state, actions) == judged
        state.apply(actions[int(luck.below(len(actions)))])


def test_what_one_expert_goes_by_another_does_not() -> None:
    first, second = GAME.expert, GAME.expert
    first.weigh(rules_of_thumb())
    assert first.weights() != second.weights() == GAME.expert.weights()


def test_an_expert_who_changes_games_estimates_their_cards_anew() -> None:
    english = GAME.new(GAME.meta.setup(players=3, edition="en"))
    expert, fresh = GAME.expert, GAME.expert
    assert expert.odds(new()) == pytest.approx([0.25] * 4)
    assert expert.odds(english) == fresh.odds(english)


def test_weights_for_something_else_are_refused() -> None:
    with pytest.raises(ValueError, match=f"{WEIGHTS} weights expected, found 3"):
        ElPlanExpert().weigh([1.0, 2.0, 3.0])


def test_without_any_search_they_win_much_more_than_what_looks_best_at_first_sight() -> None:
    assert share_won(new(), GAME.expert, GAME.heuristic, 100, Rng(1)) > 0.6


def test_the_same_seed_leads_to_the_same_weights_and_another_to_others() -> None:
    def found(seed: int) -> list[float]:
        evolution = Evolution(new(2), GAME.untrained(), seed, 1, GAME.untrained())
        evolution.advance()
        return evolution.weights()

    assert found(4) == found(4) != found(5)
