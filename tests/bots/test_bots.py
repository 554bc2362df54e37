"""Bots: same seed, same play; bad names are refused; what is stronger scores more."""

from threading import Timer
from time import perf_counter

import pytest

from sobremesa.bots import LEVELS, make
from sobremesa.bots.bot import Planner
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State
from sobremesa.lab.playing import Plan, play_one
from sobremesa.lab.simulate import Summary, simulate


def run(bot: str, games: int) -> Summary:
    return simulate(Plan("planeta", game("planeta").meta.setup(), (bot,), games, 5))


def a_choice(title: Game, options: int = 4, after: int = 30) -> State:
    """Return a position of a greedy game with at least so many options."""
    state: State = title.new()
    chance, bot = Rng(2), make("greedy", title, 1)
    while after > 0 or state.turn == CHANCE or len(state.legal()) < options:
        state.play(state.sample(chance) if state.turn == CHANCE else bot.choose(state))
        after -= 1
    return state


def test_the_same_seed_plays_the_same_game_alone_or_among_others() -> None:
    plan = Plan("planeta", game("planeta").meta.setup(), ("planner@30",), 3, 8)
    assert play_one(plan, 2) == play_one(plan, 2)
    assert play_one(plan, 1) != play_one(plan, 2)


def test_several_processes_give_the_same_summary_as_one() -> None:
    plan = Plan("planeta", game("planeta").meta.setup(), ("greedy",), 12, 8)
    one, two = simulate(plan, 1), simulate(plan, 2)
    assert (one.decisions, one.seats) == (two.decisions, two.seats)
    assert one.finished == two.finished == 12


def test_random_is_beaten_by_easy_easy_by_greedy_and_greedy_by_a_planner() -> None:
    weak, easy, middle = run("random", 40).seats[0], run("easy", 60).seats[0], run("greedy", 60).seats[0]
    strong = run("planner@24", 12).seats[0]
    assert weak.ci95[1] < easy.ci95[0]
    assert easy.ci95[1] < middle.ci95[0]
    assert middle.mean < strong.mean


@pytest.mark.parametrize("id", titles())
def test_a_bot_leaves_the_state_as_it_is(id: str) -> None:
    title = game(id)
    state = a_choice(title)
    before = state.snapshot()
    for name in ("random", "greedy", "planner@40", "easy", "medium"):
        assert state.why_not(make(name, title, 1).choose(state)) is None
        assert state.snapshot() == before


@pytest.mark.parametrize("id", titles())
def test_a_beginner_never_does_what_looks_far_worse_than_the_best(id: str) -> None:
    title = game(id)
    state, chance, bot = title.new(), Rng(4), make("easy", title, 1)
    erred = 0
    for _ in range(150):
        if state.turn == OVER:
            break
        if state.turn == CHANCE:
            state.play(state.sample(chance))
            continue
        action = bot.choose(state)
        lost = max(title.heuristic.urge(state, each) for each in state.legal()) - title.heuristic.urge(state, action)
        assert lost <= title.heuristic.blur()
        erred += lost > 0.0
        state.play(action)
    assert erred > 3


def test_the_only_action_is_answered_at_once() -> None:
    title = game("elplan")
    state, chance = title.new(players=4), Rng(2)
    while state.turn == CHANCE or len(state.legal()) > 1:
        state.play(state.sample(chance) if state.turn == CHANCE else state.legal()[0])
    begun = perf_counter()
    assert make("planner@60s", title, 1).choose(state) == state.legal()[0]
    assert perf_counter() - begun < 1.0


def test_a_search_told_to_stop_answers_at_once() -> None:
    title = game("deuda")
    state = a_choice(title)
    bot = make("planner@60s", title, 1)
    timer = Timer(0.2, bot.stop)
    timer.start()
    begun = perf_counter()
    action = bot.choose(state)
    timer.join()
    assert perf_counter() - begun < 10.0
    assert state.why_not(action) is None
    # The next move is searched again.
    assert make("planner@5", title, 1).choose(state) in state.legal()


def test_levels_are_bots_by_name() -> None:
    title = game("planeta")
    state = a_choice(title)
    for level in LEVELS[:3]:
        assert state.why_not(make(level, title, 1).choose(state)) is None


@pytest.mark.parametrize("id", titles())
def test_an_expert_looks_thirty_times_as_far_as_is_needed_and_a_hard_bot_once_and_both_know_an_end(id: str) -> None:
    title = game(id)
    hard, expert = make("hard", title, 1), make("expert", title, 1)
    assert isinstance(hard, Planner)
    assert isinstance(expert, Planner)
    assert hard.simulations == title.heuristic.effort() > 8
    # A simulation of an expert may take longer, so that it needs fewer of them.
    assert expert.simulations == 30 * title.expert.effort() > 5 * hard.simulations
    assert (hard.seconds, expert.seconds) == (0.1, 0.5)


@pytest.mark.parametrize("name", ["genius", "greedy@3", "planner@0", "planner@-3", "planner@fast"])
def test_an_unknown_bot_is_told_which_there_are(name: str) -> None:
    with pytest.raises(UserError, match=r"There is no bot .* Bots: easy, medium, hard, expert, .*planner@0.5s"):
        make(name, game("planeta"), 1)
