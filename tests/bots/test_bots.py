"""Bots: same seed, same play; bad names are refused; what is stronger scores more."""

import pytest

from sobremesa.bots import make
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game
from sobremesa.lab.simulate import Plan, Summary, play_one, simulate


def run(bot: str, games: int) -> Summary:
    return simulate(Plan("planeta", game("planeta").meta.setup(), (bot,), games, 5))


def test_the_same_seed_plays_the_same_game_alone_or_among_others() -> None:
    plan = Plan("planeta", game("planeta").meta.setup(), ("planner@30",), 3, 8)
    assert play_one(plan, 2) == play_one(plan, 2)
    assert play_one(plan, 1) != play_one(plan, 2)


def test_several_processes_give_the_same_summary_as_one() -> None:
    plan = Plan("planeta", game("planeta").meta.setup(), ("greedy",), 12, 8)
    one, two = simulate(plan, 1), simulate(plan, 2)
    assert (one.decisions, one.seats) == (two.decisions, two.seats)
    assert one.finished == two.finished == 12


def test_greedy_beats_random_and_the_planner_beats_greedy() -> None:
    weak, middle, strong = run("random", 40).seats[0], run("greedy", 40).seats[0], run("planner@150", 8).seats[0]
    assert weak.ci95[1] < middle.ci95[0]
    assert middle.mean < strong.mean


def test_a_bot_leaves_the_state_as_it_is() -> None:
    title = game("planeta")
    state = title.new()
    for action in ("draw 2c", "draw 3c", "draw 4c", "draw 5c", "draw 6c", "draw 7c"):
        state.play(title.parse(state, action))
    before = state.snapshot()
    for name in ("random", "greedy", "planner@40"):
        assert state.why_not(make(name, title, 1).choose(state)) is None
        assert state.snapshot() == before


@pytest.mark.parametrize("name", ["genius", "greedy@3", "planner@0", "planner@-3", "planner@fast"])
def test_an_unknown_bot_is_told_which_there_are(name: str) -> None:
    with pytest.raises(UserError, match=r"There is no bot .* Bots: random, greedy, planner, planner@0.5s"):
        make(name, game("planeta"), 1)
