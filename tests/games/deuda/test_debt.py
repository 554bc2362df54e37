"""Loans, interest, repayment, devaluations."""

import pytest

from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import start


@pytest.mark.rule("deuda.square.imf")
def test_passing_the_imf_is_a_stop_before_the_rest_and_leaving_it_costs_nothing() -> None:
    table = start()
    table.debt(0, 5000)
    table.arrive(39)
    table.play("cash", "done")
    assert (table.cash(0), table.at(0)) == (2500, 39)
    table.arrive(30)
    table.play("roll", "dice 2 3")
    assert (table.cash(0), table.at(0)) == (2500, 4)


@pytest.mark.rule("deuda.square.imf")
def test_the_stop_closes_the_lap() -> None:
    table = start()
    for field in (fields.WAIVER, fields.CLOSED):
        table.state.note(0, field, 1)
    table.state.note(0, fields.RATE, 20)
    table.arrive(39)
    assert [int(table.state.of(0, field)) for field in (fields.WAIVER, fields.CLOSED, fields.RATE)] == [0, 0, 0]


@pytest.mark.rule("deuda.square.imf")
def test_one_called_to_the_imf_while_standing_there_settles_nothing_more() -> None:
    table = start()
    table.debt(0, 1000)
    table.debt(1, 1000)
    table.stand(1, 39)
    table.arrive(8)
    table.play("condition union_dismissed")
    assert table.cash(1) == 3000
    assert table.state.mover == 1


@pytest.mark.rule("deuda.debt.loan")
def test_a_loan_is_at_least_a_thousand_in_steps_of_fifty_up_to_the_limit() -> None:
    table = start()
    table.debt(0, 5000)
    assert table.refused("loan 950").code == "not-a-loan"
    assert table.refused("loan 25050").code == "not-a-loan"
    table.play("loan 1050")
    assert (table.cash(0), table.debt(0)) == (4050, 6050)
    (loan,) = table.state.ranges()
    assert (loan.least * 50, loan.most * 50, loan.step * 50) == (1000, 23_950, 50)
    assert all(table.state.why_not(loan.action(n)) is None for n in range(loan.least, loan.most + 1, 37))


@pytest.mark.rule("deuda.debt.loan")
def test_with_loan_step_a_thousand_only_thousands_are_lent() -> None:
    table = start(loan_step=1000)
    assert table.refused("loan 1050").code == "not-a-loan"
    table.play("loan 2000")
    assert table.debt(0) == 2000


@pytest.mark.rule("deuda.debt.interest")
def test_each_passing_costs_ten_per_cent_of_the_debt_on_arrival() -> None:
    table = start()
    table.debt(0, 5250)
    table.arrive(39)
    table.play("cash", "done")
    assert table.cash(0) == 2500


@pytest.mark.rule("deuda.debt.interest", "deuda.debt.ledger")
def test_who_cannot_pay_the_interest_borrows_for_it_and_the_ledger_has_a_column_for_that() -> None:
    table = start()
    table.debt(0, 9500)
    table.cash(0, 500)
    table.arrive(39)
    table.play("cash", "loan 1000")
    assert table.state.ledger[fields.RAISED] == 1000
    assert table.debt(0) == 10_500
    assert table.state.calls == 0
    assert table.event("devalued").rule == "deuda.devaluation.first"


@pytest.mark.rule("deuda.debt.interest")
def test_of_several_rates_the_highest_counts() -> None:
    table = start()
    table.debt(0, 5000)
    table.state.note(0, fields.RATE, 20)
    table.arrive(8)
    table.play("condition interest_rises_1")
    assert table.all_events("interest")[0].numbers[1:4] == [20, 5000, 1000]


@pytest.mark.rule("deuda.debt.amortise")
def test_capital_is_repaid_only_at_the_imf_after_the_interest() -> None:
    table = start()
    table.debt(0, 5000)
    assert table.refused("repay 1000").family == "not-now"
    table.arrive(39)
    assert table.refused("repay 1000").family == "not-now"
    table.play("cash")
    assert table.refused("repay 2550").code == "bad-repayment"
    (amounts,) = table.state.ranges()
    assert (amounts.least, amounts.most) == (1, 50)
    table.play("repay 2500")
    assert (table.cash(0), table.debt(0)) == (0, 2500)


@pytest.mark.rule("deuda.debt.skip_interest")
def test_gold_skips_the_interest_of_a_lap_and_goes_to_the_imf() -> None:
    table = start()
    table.debt(0, 5000)
    table.arrive(39)
    table.play("gold", "done")
    assert (table.gold(0), table.state.imf_gold, table.cash(0)) == (2, 1, 3000)


@pytest.mark.rule("deuda.debt.ledger")
def test_the_columns_always_add_up_to_the_debt() -> None:
    table = start()
    table.play("loan 5000")
    table.arrive(39)
    table.play("cash", "repay 2000")
    taken, raised, repaid = (int(table.state.ledger[column]) for column in (fields.TAKEN, fields.RAISED, fields.REPAID))
    assert (taken, raised, repaid) == (5000, 0, 2000)
    assert table.debt(0) == taken + raised - repaid


@pytest.mark.rule("deuda.devaluation.first")
def test_reaching_ten_thousand_calls_to_the_imf_and_three_dice_until_the_debt_is_below() -> None:
    table = start()
    table.stand(0, 12)
    table.play("loan 10000")
    assert table.at(0) == 39
    table.play("cash")
    assert table.cash(0) == 12_000
    assert table.state.level(0) == 1
    table.play("repay 50")
    assert table.state.level(0) == 0
    assert table.all_events("revalued")
    assert (table.state.turn, table.state.mover) == (0, 0)


@pytest.mark.rule("deuda.devaluation.second")
def test_reaching_twenty_thousand_calls_again_and_the_level_follows_the_debt() -> None:
    table = start()
    table.debt(0, 19_000)
    table.play("loan 1000", "cash", "done")
    assert table.event("devalued").rule == "deuda.devaluation.second"
    table.play("roll", "dice 1 1", "dice 1 1")
    assert table.at(0) == 3
    table.debt(0, 19_950)
    assert table.state.level(0) == 1


@pytest.mark.rule("deuda.devaluation.second")
def test_the_four_dice_are_not_for_ever() -> None:
    table = start()
    table.debt(0, 20_000)
    table.stand(0, 30)
    table.play("roll", "dice 5 1", "dice 2 1", "cash")
    assert (table.at(0), table.cash(0)) == (39, 1000)
    table.play("repay 50")
    assert (table.event("revalued").rule, table.state.level(0)) == ("deuda.devaluation.second", 1)
    assert table.all_events("revalued")[0].numbers[1] == 3


@pytest.mark.rule("deuda.devaluation.second", "deuda.debt.limit")
def test_the_cuban_steps_are_ten_fifteen_and_twenty() -> None:
    table = start(debt_steps="twenty")
    table.debt(0, 15_000)
    assert (table.state.level(0), table.state.lendable(0)) == (2, 5000)


@pytest.mark.rule("deuda.devaluation.call")
def test_one_loan_over_two_limits_makes_one_call() -> None:
    table = start()
    table.play("loan 20000", "cash", "done")
    assert len(table.all_events("called")) == 1
    assert table.state.level(0) == 2


@pytest.mark.rule("deuda.devaluation.call")
def test_after_the_dice_the_call_comes_when_the_square_is_done_and_ends_the_turn() -> None:
    table = start()
    table.debt(0, 9500)
    table.cash(0, 0)
    table.arrive(15)
    table.play("buy", "loan 1000")
    assert table.at(0) == 39
    assert table.state.owner(10) == 0
    table.play("cash", "loan 1000", "done")
    assert table.state.mover == 1


@pytest.mark.rule("deuda.devaluation.call")
def test_the_way_to_the_imf_is_direct() -> None:
    table = start()
    table.stand(0, 30)
    table.play("loan 10000", "cash", "done")
    assert table.state.of(0, fields.LAPS) == 0
    assert not table.all_events("meeting")


@pytest.mark.rule("deuda.devaluation.call", "deuda.pay.out_of_turn")
def test_in_anothers_turn_the_call_comes_right_after_the_payment() -> None:
    table = start(3)
    table.debt(0, 1000)
    table.debt(1, 9500)
    table.cash(1, 0)
    table.arrive(8)
    table.play("condition inflation")
    assert table.state.turn == 1
    table.play("loan 1000")
    assert table.at(1) == 39
    table.play("cash", "loan 1000", "done")
    assert table.cash(2) == 2250
    assert table.state.mover == 1


@pytest.mark.rule("deuda.debt.limit")
def test_at_thirty_thousand_no_loan_is_given_and_with_less_than_a_thousand_of_room_none_either() -> None:
    table = start()
    for owed in (30_000, 29_050):
        table.debt(0, owed)
        assert table.refused("loan 1000").rule == "deuda.debt.limit"
    table.debt(0, 29_000)
    assert table.allows("loan 1000")


@pytest.mark.rule("deuda.debt.loan")
def test_after_the_dice_a_loan_is_for_a_payment_and_covers_it() -> None:
    table = start()
    table.cash(0, 200)
    table.arrive(12)
    table.play("die 3")
    assert table.refused("loan 2750").code == "not-a-loan"
    table.play("loan 2800")
    assert table.cash(0) == 0
    assert table.state.mover == 1


@pytest.mark.rule("deuda.devaluation.call")
def test_the_embargo_limit_calls_nobody() -> None:
    table = start()
    table.debt(0, 25_000)
    table.play("loan 5000")
    assert not table.all_events("called")


@pytest.mark.rule("deuda.debt.interest")
def test_an_industry_does_not_change_the_interest() -> None:
    table = start()
    table.own(0, "oil", 3, 3)
    table.debt(0, 1000)
    table.arrive(39)
    table.play("cash", "done")
    assert table.cash(0) == 2900


@pytest.mark.rule("deuda.devaluation.call", "deuda.pay.order")
def test_the_last_room_borrowed_for_interest_calls_nobody() -> None:
    table = start()
    table.own(0, "oil", 3, 3)
    table.cash(0, 0)
    table.debt(0, 19_900)
    table.state.note(0, fields.RATE, 20)
    table.state.bank = 1000
    table.state.parameters.options[0] = 1
    table.arrive(39)
    table.play("cash")
    assert table.debt(0) == 20_900
    assert table.state.level(0) == 2
    assert table.state.calls == 0
