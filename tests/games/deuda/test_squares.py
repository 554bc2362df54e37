"""The special squares."""

import pytest

from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import start


@pytest.mark.rule("deuda.square.solidarity")
def test_a_solidarity_card_gives_its_prize_and_goes_under_the_pile() -> None:
    table = start()
    table.arrive(4)
    table.play("solidarity peru")
    assert table.cash(0) == 6200
    assert table.state.piles[2] == 1
    assert table.state.mover == 1


@pytest.mark.rule("deuda.square.conditions")
def test_a_condition_is_turned_only_for_one_in_debt() -> None:
    table = start()
    table.arrive(8)
    assert table.state.mover == 1
    assert table.event("no-condition").rule == "deuda.square.conditions"
    table.debt(1, 1000)
    table.arrive(8)
    table.play("condition collection")
    assert table.cash(1) == 2900


@pytest.mark.rule("deuda.square.capital_flight")
def test_capital_flight_costs_a_thousand_for_each_point() -> None:
    table = start()
    table.arrive(12)
    table.play("die 2")
    assert table.cash(0) == 1000
    assert table.refused("gold").family == "not-now"


@pytest.mark.rule("deuda.square.military_coup")
def test_a_military_coup_takes_all_the_cash_and_nothing_from_one_who_has_none() -> None:
    table = start()
    table.arrive(18)
    assert table.cash(0) == 0
    table.cash(1, 0)
    table.arrive(18)
    assert table.cash(1) == 0
    assert len(table.all_events("coup")) == len(table.all_events("no-coup")) == 1
    assert table.state.mover == 0


@pytest.mark.rule("deuda.square.us_aid")
def test_us_aid_is_fifty_dollars() -> None:
    table = start()
    table.arrive(30)
    assert table.cash(0) == 3050


@pytest.mark.rule("deuda.square.october_12")
def test_europe_takes_a_reserve_twice_and_then_only_from_one_with_two_or_more() -> None:
    table = start()
    left = []
    for _ in range(4):
        table.arrive(32)
        left.append(table.gold(0))
        table.state.turn, table.state.mover, table.state.depth = 1, 1, 0
        table.state.push(fields.TURN, 0)
        table.state.run()
    assert left == [2, 1, 1, 1]
    assert table.state.of(0, fields.EUROPE) == 2


@pytest.mark.rule("deuda.square.october_12")
def test_a_third_landing_takes_one_from_two_or_more() -> None:
    table = start()
    table.state.note(0, fields.OCTOBER, 2)
    table.arrive(32)
    assert table.gold(0) == 2


@pytest.mark.rule("deuda.square.dont_pay", "deuda.debt.skip_interest")
def test_dont_pay_waives_the_next_interest_and_leaves_repayment_possible() -> None:
    table = start()
    table.debt(0, 5000)
    table.arrive(38)
    table.arrive(24)
    table.play("decline", "roll", "dice 1 1")
    assert table.event("waived").rule == "deuda.square.dont_pay"
    table.play("repay 1000")
    assert (table.cash(0), table.debt(0)) == (2000, 4000)
    assert table.state.of(0, fields.WAIVER) == 0


@pytest.mark.rule("deuda.square.dont_pay")
def test_the_waiver_is_used_up_even_without_debt() -> None:
    table = start()
    table.state.note(0, fields.WAIVER, 1)
    table.arrive(39)
    assert table.state.of(0, fields.WAIVER) == 0


@pytest.mark.rule("deuda.square.latin_america")
def test_by_default_only_a_meeting_bans_loans() -> None:
    table = start()
    table.stand(1, 0, laps=2)
    assert table.allows("loan 1000")
    table.arrive(0)
    assert table.refused("loan 1000").family == "not-now"


@pytest.mark.rule("deuda.square.latin_america")
def test_with_the_standing_ban_nobody_borrows_freely_while_a_piece_is_there_but_what_is_due_is_lent() -> None:
    table = start(loan_ban="standing")
    assert table.allows("loan 1000")
    table.stand(1, 0, laps=1)
    assert table.refused("loan 1000").rule == "deuda.square.latin_america"
    table.cash(0, 0)
    table.arrive(12)
    table.play("die 1")
    assert table.allows("loan 1000")


@pytest.mark.rule("deuda.square.dont_pay")
def test_in_the_club_dont_pay_does_nothing() -> None:
    table = start()
    table.form_club()
    assert table.at(1) == 38
    assert table.state.of(1, fields.WAIVER) == 0
