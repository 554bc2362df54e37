"""The review of a game: what is judged, what is told, and that it can be stopped and kept."""

import signal
from collections import Counter
from dataclasses import replace

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.record import Record
from sobremesa.core.registry import game, titles
from sobremesa.review.judge import judge
from sobremesa.review.review import LEAST, gather, moments, read, review, weigh, write
from tests.review.played import played

HARD = "planner@60"
"""A search of simulations and not of seconds: the same game on every machine."""
TABLES = {"elplan": (HARD, "easy"), "deuda": (HARD, "easy", HARD, "easy"), "planeta": ("easy",)}


def part(record: Record, actions: int) -> Record:
    """The beginning of a game: what is quickly reviewed."""
    return Record(record.game, record.setup, record.names, record.actions[:actions], record.seed)


def test_the_dearest_decisions_of_games_between_strong_and_weak_are_the_weak_ones() -> None:
    whose: Counter[str] = Counter()
    for id, bots, seed in (("elplan", (HARD, "easy"), 1), ("elplan", ("easy", HARD), 2)):
        found = review(played(id, bots, seed), budget=40).worst(5)
        assert len(found) == 5
        whose.update(bots[one.seat] for one in found)
    assert whose["easy"] >= 0.8 * whose.total()


@pytest.mark.parametrize("id", titles())
def test_what_is_told_was_played_is_legal_and_has_a_rule_and_a_line_that_can_be_played(id: str) -> None:
    record = played(id, TABLES[id], 2)
    found = review(part(record, 200), budget=60)
    assert found.costly
    costs = [one.cost for one in found.costly]
    assert costs == sorted(costs, reverse=True)
    assert min(costs) >= LEAST
    for one in found.costly:
        state = record.state(one.number)
        assert (one.seat, one.played) == (state.turn, record.actions[one.number])
        assert one.better != one.played
        assert one.rule in record.game.rules
        for action in (one.better, *one.line):
            state.play(action)


@pytest.mark.parametrize("id", titles())
def test_what_seats_could_expect_is_told_through_the_game_and_ends_with_the_truth(id: str) -> None:
    record = played(id, TABLES[id])
    found = gather(record, ())
    numbers = [number for number, _ in found.odds]
    assert numbers == sorted(set(numbers))
    assert numbers[-1] == len(record.actions)
    assert all(0.0 <= one <= 1.0 for _, seats in found.odds for one in seats)
    result = record.state().result()
    assert result is not None
    last = found.odds[-1][1]
    if len(last) > 1:
        assert [seat for seat, one in enumerate(last) if one > 0.0] == result.winners
        assert sum(last) == pytest.approx(1.0)
    else:
        assert last[0] == pytest.approx(result.points[0] / record.game.heuristic.full())
        # Points so far are none at the beginning; what can be expected is not.
        assert found.odds[0][1][0] > 0.2


def test_a_forced_move_is_not_judged() -> None:
    record = played("deuda", TABLES["deuda"])
    judged = {moment.number for moment in moments(record)}
    for number, state in enumerate(record.states()):
        if state.turn != -2:
            assert (number in judged) == (state.turn >= 0 and len(state.legal()) > 1)


def test_the_same_budget_and_seed_give_the_same_review_in_one_process_and_in_two() -> None:
    record = part(played("elplan", TABLES["elplan"]), 60)
    once = review(record, budget=60)
    assert once.costly
    assert review(record, budget=60, jobs=2) == once
    assert review(record, budget=60, seed=1) != once


@pytest.mark.parametrize("jobs", [1, 2])
def test_a_review_that_is_stopped_tells_what_it_knows_so_far(jobs: int) -> None:
    record = part(played("planeta", ("easy",)), 40)
    seen: list[float] = []

    def enough(done: float) -> bool:
        seen.append(done)
        return done < 0.5

    found = review(record, budget=60, jobs=jobs, progress=enough)
    assert seen == sorted(seen)
    assert found.done == seen[-1]
    assert 0.5 <= found.done < 1.0
    assert found.odds == review(record, budget=60).odds
    assert review(record, budget=60).done == 1.0


@pytest.mark.parametrize("jobs", [1, 2])
def test_ctrl_c_keeps_what_is_known(jobs: int) -> None:
    def interrupt(done: float) -> bool:
        if done > 0.3:
            signal.raise_signal(signal.SIGINT)
        return True

    # Where the tests run in the background nobody hears it.
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    try:
        found = review(part(played("planeta", ("easy",)), 40), budget=60, jobs=jobs, progress=interrupt)
    finally:
        signal.signal(signal.SIGINT, before)
    assert 0.3 < found.done < 1.0
    assert found.odds


def test_a_review_can_be_kept_and_what_is_not_one_is_refused() -> None:
    found = review(part(played("planeta", ("easy",)), 90), budget=60)
    assert read(write(found)) == found
    for text in ("", "[]", '{"odds": [], "costly": [{}], "done": 1}'):
        with pytest.raises(UserError):
            read(text)


def test_of_one_seat_only_its_own_decisions_are_told() -> None:
    found = review(part(played("elplan", TABLES["elplan"]), 80), budget=60)
    mine = found.worst(3, seat=1)
    assert mine == tuple(one for one in found.costly if one.seat == 1)[:3]
    assert mine
    assert found.worst(2) == found.costly[:2]


def test_the_best_move_costs_nothing_however_often_it_is_judged() -> None:
    """A search that is asked about its own choice does not tell luck as cost."""
    for moment in moments(played("elplan", (HARD, HARD)), 60)[:12]:
        state = moment.state()
        best = judge(game("elplan"), state, moment.played, 400, 7).better
        again = replace(moment, played=best)
        told = weigh(again)
        assert told is None or told.cost < 0.1


def test_an_amount_that_is_not_listed_is_judged_too() -> None:
    record = played("deuda", TABLES["deuda"])
    for moment in moments(record, 60):
        state = moment.state()
        odd = [
            some.action(some.least + some.step)
            for some in state.ranges()
            if some.action(some.least + some.step) in some and some.action(some.least + some.step) not in state.legal()
        ]
        if odd:
            said = judge(record.game, state, odd[0], 60, 1)
            assert 0.0 <= said.expected <= 1.0
            return
    pytest.fail("no amount was ever to be chosen")


def test_a_decision_that_cost_nothing_is_nothing() -> None:
    weighed = [weigh(moment) for moment in moments(played("planeta", ("easy",)), 60)]
    assert None in weighed
    assert any(weighed)
