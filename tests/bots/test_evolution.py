"""Weights that are learnt by playing: better ones are found, the same from the same seed."""

import pytest

from sobremesa.bots.evolution import CANDIDATES, Evolution, evolve, normal
from sobremesa.bots.training import share_won
from sobremesa.core.heuristic import Heuristic
from sobremesa.core.registry import game
from sobremesa.core.rng import Rng
from sobremesa.core.state import State
from sobremesa.games.planeta.engine.actions import END

WANTED = [3.0, -2.0, 0.5, 1.0]


class Bowl(Heuristic):
    """Is worth the more the nearer its weights are to those that are wanted, whatever is played."""

    def __init__(self) -> None:
        self.numbers = [0.0] * len(WANTED)

    def weights(self) -> list[float]:
        return list(self.numbers)

    def weigh(self, weights: list[float]) -> None:
        self.numbers = weights

    def judge(self, state: State, action: int) -> float:
        return float(action == END)

    def odds(self, state: State) -> list[float]:
        return [-sum((number - wanted) ** 2 for number, wanted in zip(self.numbers, WANTED, strict=True))]


def a_short_game() -> State:
    """One in which the player only has to end it."""
    state: State = game("planeta").new()
    luck = Rng(1)
    while len(state.legal()) != 25:
        state.apply(state.sample(luck))
    return state


def test_weights_move_to_where_results_are_best() -> None:
    evolution = Evolution(a_short_game(), Bowl(), seed=1, games=1)
    for _ in range(60):
        evolution.advance()
    assert all(abs(weight - wanted) < 0.05 for weight, wanted in zip(evolution.weights(), WANTED, strict=True))


def test_the_same_seed_leads_to_the_same_weights_and_another_to_others() -> None:
    def found(seed: int) -> list[float]:
        title = game("planeta")
        heuristic = title.untrained()
        assert heuristic is not None
        evolution = Evolution(title.new(), heuristic, seed, games=1)
        evolution.advance()
        return evolution.weights()

    assert found(4) == found(4) != found(5)


def test_at_a_table_whoever_judges_alike_wins_alike() -> None:
    """Each luck is met twice, with the seats turned round: what one wins the first time it loses the second."""
    title = game("elplan")
    start = title.new(title.meta.setup(players=4))
    assert share_won(start, title.heuristic, title.heuristic, 2, Rng(3)) == pytest.approx(0.5)


def test_at_a_table_candidates_meet_the_best_so_far() -> None:
    title = game("elplan")
    heuristic, rival = title.untrained(), title.untrained()
    assert heuristic is not None
    assert rival is not None
    evolution = Evolution(title.new(title.meta.setup(players=2)), heuristic, 1, games=1, rival=rival)
    evolution.advance()
    after_one = list(evolution.mean)
    assert after_one != heuristic.weights()
    evolution.advance()
    assert rival.weights() == after_one


def test_games_are_told_as_they_are_played() -> None:
    told: list[float] = []
    evolve(a_short_game(), Bowl(), 2 * CANDIDATES * 250, 1, told.append)
    assert told == [CANDIDATES * 250] * 2


def test_lots_are_normally_distributed() -> None:
    rng = Rng(1)
    drawn = [normal(rng) for _ in range(20_000)]
    mean = sum(drawn) / len(drawn)
    assert abs(mean) < 0.03
    assert abs(sum(one * one for one in drawn) / len(drawn) - 1) < 0.05
    assert 0.93 < sum(abs(one) < 1.96 for one in drawn) / len(drawn) < 0.97
