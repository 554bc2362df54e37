"""What experts go by: weights that were learnt, for the game they were learnt from."""

from importlib.resources import files

import pytest

from sobremesa.bots import make
from sobremesa.bots.bot import Planner
from sobremesa.bots.search import Search
from sobremesa.bots.training import mean_alone
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import new_buffer
from sobremesa.games.planeta import GAME
from sobremesa.games.planeta.bots.expert import WEIGHTS, PlanetaExpert
from sobremesa.games.planeta.engine.numbers import CHOOSE
from sobremesa.games.planeta.engine.play import Planeta
from tests.games.planeta.table import flight, new


def a_draft(**options: bool | str) -> Planeta:
    """The first round of a draft."""
    state, luck = new(**options).state, Rng(3)
    while state.phase != CHOOSE:
        state.apply(state.sample(luck))
    return state


def test_experts_go_by_the_weights_in_the_package() -> None:
    text = files("sobremesa.games.planeta").joinpath("bots/weights.txt").read_text("ascii")
    bot = make("expert", GAME, 1)
    assert isinstance(bot, Planner)
    assert bot.heuristic.weights() == [float(line) for line in text.split()]
    assert len(text.split()) == WEIGHTS
    assert text.split() != [str(weight) for weight in GAME.untrained().weights()]


def test_two_experts_share_nothing_they_note_in() -> None:
    first, second = GAME.expert, GAME.expert
    first.weigh([0.0] * int(WEIGHTS))
    assert second.weights() != first.weights()
    assert GAME.expert.weights() == second.weights()


def test_weights_for_something_else_are_refused() -> None:
    with pytest.raises(ValueError, match=f"{WEIGHTS} weights expected, found 3"):
        PlanetaExpert().weigh([1.0, 2.0, 3.0])


def test_without_any_search_they_make_much_more_than_what_looks_best_at_first_sight() -> None:
    expert = mean_alone(new().state, GAME.expert, 40, Rng(1))
    greedy = mean_alone(new().state, GAME.heuristic, 40, Rng(1))
    assert expert > 1.5 * greedy


@pytest.mark.parametrize("state", [a_draft(), flight().state, flight(fuel=(2, 3, 4), marks={"mars": "I"}).state])
def test_the_best_judged_action_is_what_a_careful_player_does(state: Planeta) -> None:
    expert, actions = GAME.expert, state.legal()
    judged = expert.judge_each(state, actions)
    assert judged == [expert.judge(state, action) for action in actions]
    assert expert.careful(state, new_buffer()) == actions[judged.index(max(judged))]


@pytest.mark.parametrize("options", [{"faces": True}, {"tie": "fail"}, {"tie": "success"}, {"barred": "stop"}])
def test_what_is_learnt_helps_with_other_rules_too(options: dict[str, bool | str]) -> None:
    start = new(**options).state
    assert mean_alone(start, GAME.expert, 40, Rng(1)) > 1.5 * mean_alone(start, GAME.heuristic, 40, Rng(1))


def test_a_higher_mark_promises_less_where_it_shuts_out_lower_ones() -> None:
    expert = GAME.expert
    action = GAME.parse(flight().state, "move red mars")
    alone = flight(marks={"mars": "IV"}).state
    assert expert.judge(flight().state, action) < expert.judge(alone, action)


def test_a_search_tells_apart_what_chance_said() -> None:
    """Under a choice that the die follows each face has its own choices of a card."""
    state = flight().state
    state.play("move yellow mars")
    search = Search(state, GAME.expert, Rng(5))
    search.run(300)
    act = next(node for node in search.root.children if any(child.seat == CHANCE for child in node.children))
    faces = [child for child in act.children if child.seat == CHANCE]
    assert 1 < len(faces) <= 6
    assert sum(face.visits for face in faces) == act.visits - 1
    assert all(face.total == 0.0 for face in faces)
    assert any(face.children for face in faces)
