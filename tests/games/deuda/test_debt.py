"""Loans, interest, repayment, devaluations."""

import pytest

from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import (
    act,
    allows,
    arrive,
    at,
    cash,
    debt,
    gold,
    own,
    refused,
    rule_of,
    stand,
    start,
    told,
)


@pytest.mark.rule("deuda.debt.loan")
def test_a_loan_is_at_least_a_thousand_in_steps_of_fifty_up_to_the_limit() -> None:
    state = start()
    debt(state, 0, 5000)
    assert refused(state, "loan 950").code == "not-a-loan"
    assert refused(state, "loan 25050").code == "not-a-loan"
    act(state, "loan 1050")
    assert (cash(state, 0), debt(state, 0)) == (4050, 6050)
    (loan,) = state.ranges()
    assert (loan.least * 50, loan.most * 50, loan.step * 50) == (1000, 23_950, 50)
    assert all(state.why_not(loan.action(n)) is None for n in range(loan.least, loan.most + 1, 37))


@pytest.mark.rule("deuda.debt.loan")
def test_with_loan_step_a_thousand_only_thousands_are_lent() -> None:
    state = start(loan_step=1000)
    assert refused(state, "loan 1050").code == "not-a-loan"
    act(state, "loan 2000")
    assert debt(state, 0) == 2000


@pytest.mark.rule("deuda.debt.interest")
def test_each_passing_costs_ten_per_cent_of_the_debt_on_arrival() -> None:
    state = start()
    debt(state, 0, 5250)
    arrive(state, 39)
    act(state, "cash", "done")
    assert cash(state, 0) == 2500


@pytest.mark.rule("deuda.debt.interest", "deuda.debt.ledger")
def test_who_cannot_pay_the_interest_borrows_for_it_and_the_ledger_has_a_column_for_that() -> None:
    state = start()
    debt(state, 0, 9500)
    cash(state, 0, 500)
    arrive(state, 39)
    act(state, "cash", "loan 1000")
    assert state.ledger[fields.RAISED] == 1000
    assert debt(state, 0) == 10_500
    assert state.calls == 0
    assert rule_of(state, "devalued") == "deuda.devaluation.first"


@pytest.mark.rule("deuda.debt.interest")
def test_of_several_rates_the_highest_counts() -> None:
    state = start()
    debt(state, 0, 5000)
    state.note(0, fields.RATE, 20)
    arrive(state, 8)
    act(state, "condition interest_rises_1")
    assert told(state, "interest")[0].numbers[1:4] == [20, 5000, 1000]


@pytest.mark.rule("deuda.debt.amortise")
def test_capital_is_repaid_only_at_the_imf_after_the_interest() -> None:
    state = start()
    debt(state, 0, 5000)
    assert refused(state, "repay 1000").family == "not-now"
    arrive(state, 39)
    assert refused(state, "repay 1000").family == "not-now"
    act(state, "cash")
    assert refused(state, "repay 2550").code == "bad-repayment"
    (amounts,) = state.ranges()
    assert (amounts.least, amounts.most) == (1, 50)
    act(state, "repay 2500")
    assert (cash(state, 0), debt(state, 0)) == (0, 2500)


@pytest.mark.rule("deuda.debt.skip_interest")
def test_gold_skips_the_interest_of_a_lap_and_goes_to_the_imf() -> None:
    state = start()
    debt(state, 0, 5000)
    arrive(state, 39)
    act(state, "gold", "done")
    assert (gold(state, 0), state.imf_gold, cash(state, 0)) == (2, 1, 3000)


@pytest.mark.rule("deuda.debt.ledger")
def test_the_columns_always_add_up_to_the_debt() -> None:
    state = start()
    act(state, "loan 5000")
    arrive(state, 39)
    act(state, "cash", "repay 2000")
    taken, raised, repaid = (int(state.ledger[column]) for column in (fields.TAKEN, fields.RAISED, fields.REPAID))
    assert (taken, raised, repaid) == (5000, 0, 2000)
    assert debt(state, 0) == taken + raised - repaid


@pytest.mark.rule("deuda.devaluation.first")
def test_reaching_ten_thousand_calls_to_the_imf_and_three_dice_until_the_debt_is_below() -> None:
    state = start()
    stand(state, 0, 12)
    act(state, "loan 10000")
    assert at(state, 0) == 39
    act(state, "cash")
    assert cash(state, 0) == 12_000
    assert state.level(0) == 1
    act(state, "repay 50")
    assert state.level(0) == 0
    assert told(state, "revalued")
    assert (state.turn, state.mover) == (0, 0)


@pytest.mark.rule("deuda.devaluation.second")
def test_reaching_twenty_thousand_calls_again_and_the_level_follows_the_debt() -> None:
    state = start()
    debt(state, 0, 19_000)
    act(state, "loan 1000", "cash", "done")
    assert rule_of(state, "devalued") == "deuda.devaluation.second"
    act(state, "roll", "dice 1 1", "dice 1 1")
    assert at(state, 0) == 3
    debt(state, 0, 19_950)
    assert state.level(0) == 1


@pytest.mark.rule("deuda.devaluation.second")
def test_the_four_dice_are_not_for_ever() -> None:
    state = start()
    debt(state, 0, 20_000)
    stand(state, 0, 30)
    act(state, "roll", "dice 5 1", "dice 2 1", "cash")
    assert (at(state, 0), cash(state, 0)) == (39, 1000)
    act(state, "repay 50")
    assert (rule_of(state, "revalued"), state.level(0)) == ("deuda.devaluation.second", 1)
    assert told(state, "revalued")[0].numbers[1] == 3


@pytest.mark.rule("deuda.devaluation.second", "deuda.debt.limit")
def test_the_cuban_steps_are_ten_fifteen_and_twenty() -> None:
    state = start(debt_steps="twenty")
    debt(state, 0, 15_000)
    assert (state.level(0), state.lendable(0)) == (2, 5000)


@pytest.mark.rule("deuda.devaluation.call")
def test_one_loan_over_two_limits_makes_one_call() -> None:
    state = start()
    act(state, "loan 20000", "cash", "done")
    assert len(told(state, "called")) == 1
    assert state.level(0) == 2


@pytest.mark.rule("deuda.devaluation.call")
def test_after_the_dice_the_call_comes_when_the_square_is_done_and_ends_the_turn() -> None:
    state = start()
    debt(state, 0, 9500)
    cash(state, 0, 0)
    arrive(state, 15)
    act(state, "buy", "loan 1000")
    assert at(state, 0) == 39
    assert state.owner(10) == 0
    act(state, "cash", "loan 1000", "done")
    assert state.mover == 1


@pytest.mark.rule("deuda.devaluation.call")
def test_the_way_to_the_imf_is_direct() -> None:
    state = start()
    stand(state, 0, 30)
    act(state, "loan 10000", "cash", "done")
    assert state.of(0, fields.LAPS) == 0
    assert not told(state, "meeting")


@pytest.mark.rule("deuda.devaluation.call", "deuda.pay.out_of_turn")
def test_in_anothers_turn_the_call_comes_right_after_the_payment() -> None:
    state = start(3)
    debt(state, 0, 1000)
    debt(state, 1, 9500)
    cash(state, 1, 0)
    arrive(state, 8)
    act(state, "condition inflation")
    assert state.turn == 1
    act(state, "loan 1000")
    assert at(state, 1) == 39
    act(state, "cash", "loan 1000", "done")
    assert cash(state, 2) == 2250
    assert state.mover == 1


@pytest.mark.rule("deuda.debt.limit")
def test_at_thirty_thousand_no_loan_is_given_and_with_less_than_a_thousand_of_room_none_either() -> None:
    state = start()
    for owed in (30_000, 29_050):
        debt(state, 0, owed)
        assert refused(state, "loan 1000").rule == "deuda.debt.limit"
    debt(state, 0, 29_000)
    assert allows(state, "loan 1000")


@pytest.mark.rule("deuda.debt.loan")
def test_after_the_dice_a_loan_is_for_a_payment_and_covers_it() -> None:
    state = start()
    cash(state, 0, 200)
    arrive(state, 12)
    act(state, "die 3")
    assert refused(state, "loan 2750").code == "not-a-loan"
    act(state, "loan 2800")
    assert cash(state, 0) == 0
    assert state.mover == 1


@pytest.mark.rule("deuda.devaluation.call")
def test_the_embargo_limit_calls_nobody() -> None:
    state = start()
    debt(state, 0, 25_000)
    act(state, "loan 5000")
    assert not told(state, "called")


@pytest.mark.rule("deuda.debt.interest")
def test_an_industry_does_not_change_the_interest() -> None:
    state = start()
    own(state, 0, "oil", 3, 3)
    debt(state, 0, 1000)
    arrive(state, 39)
    act(state, "cash", "done")
    assert cash(state, 0) == 2900


@pytest.mark.rule("deuda.devaluation.call", "deuda.pay.order")
def test_the_last_room_borrowed_for_interest_calls_nobody() -> None:
    state = start()
    own(state, 0, "oil", 3, 3)
    cash(state, 0, 0)
    debt(state, 0, 19_900)
    state.note(0, fields.RATE, 20)
    state.bank = 1000
    state.parameters.options[0] = 1
    arrive(state, 39)
    act(state, "cash")
    assert debt(state, 0) == 20_900
    assert state.level(0) == 2
    assert state.calls == 0
