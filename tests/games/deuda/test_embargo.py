"""The order of paying, the embargo, auctions, bankruptcy."""

import pytest

from sobremesa.core.seats import OVER
from sobremesa.games.deuda.engine import numbers as fields
from sobremesa.games.deuda.engine.play import Deuda
from tests.games.deuda.table import (
    act,
    allows,
    arrive,
    at,
    cash,
    debt,
    gold,
    industries,
    options,
    own,
    owner,
    refused,
    rule_of,
    sound,
    stand,
    start,
    told,
)


def broke(players: int = 3) -> Deuda:
    """Country 1 at the limit without cash, owning sugar and iron, owes $1,000 by Capital Flight."""
    state = start(players)
    own(state, 0, "sugar", 1)
    own(state, 0, "iron", 1)
    cash(state, 0, 0)
    debt(state, 0, 30_000)
    arrive(state, 12)
    act(state, "die 1")
    return state


@pytest.mark.rule("deuda.embargo.when")
def test_at_the_limit_one_plays_on_while_cash_lasts() -> None:
    state = start()
    own(state, 0, "iron")
    debt(state, 0, 30_000)
    arrive(state, 12)
    act(state, "die 2")
    assert cash(state, 0) == 1000
    assert not told(state, "auctioned")


@pytest.mark.rule("deuda.embargo.when")
def test_a_payment_that_cannot_be_met_begins_the_embargo() -> None:
    state = broke()
    assert state.turn == 0
    assert options(state) == ["auction sugar", "auction iron"]
    refusal = refused(state, "auction tin")
    assert (refusal.code, refusal.rule) == ("not-yours", "deuda.embargo.auction")


@pytest.mark.rule("deuda.embargo.auction")
def test_bids_start_at_half_the_invested_value_and_the_highest_buys() -> None:
    state = broke()
    act(state, "auction iron")
    assert state.turn == 1
    assert refused(state, "bid 950").code == "bad-bid"
    act(state, "bid 1000")
    assert state.turn == 2
    assert refused(state, "bid 1000").code == "bad-bid"
    act(state, "bid 1050", "bid 1500", "pass")
    assert (owner(state, "iron"), industries(state, "iron")) == (1, (1, 0))
    assert (cash(state, 0), cash(state, 1)) == (500, 1500)
    assert state.mover == 1


@pytest.mark.rule("deuda.embargo.auction", "deuda.money.rounding")
def test_half_of_an_odd_value_is_rounded_up() -> None:
    state = broke()
    own(state, 0, "sugar", 2, 0)
    act(state, "auction sugar")
    assert told(state, "auctioned")[0].numbers[2] == 250
    assert allows(state, "bid 250")


@pytest.mark.rule("deuda.embargo.auction")
def test_a_bid_may_be_paid_with_a_loan_that_calls_the_bidder() -> None:
    state = broke()
    cash(state, 1, 0)
    debt(state, 1, 9500)
    act(state, "auction iron", "bid 1000", "pass", "loan 1000")
    assert owner(state, "iron") == 1
    assert at(state, 1) == 39
    assert state.turn == 1
    act(state, "cash", "loan 1050")
    assert state.mover == 1
    assert told(state, "called")[0].numbers[0] == 1
    sound(state)


@pytest.mark.rule("deuda.embargo.auction")
def test_the_highest_bid_is_cash_and_room_for_loans() -> None:
    state = broke(2)
    debt(state, 1, 28_000)
    act(state, "auction iron")
    (bids,) = state.ranges()
    assert (bids.least * 50, bids.most * 50) == (1000, 5000)
    assert refused(state, "bid 5050").code == "bad-bid"


@pytest.mark.rule("deuda.embargo.no_bid")
def test_without_a_bid_the_imf_buys_at_half_and_the_land_is_free() -> None:
    state = broke(2)
    act(state, "auction iron", "pass")
    assert (owner(state, "iron"), industries(state, "iron")) == (-1, (0, 0))
    assert cash(state, 0) == 0
    assert rule_of(state, "imf-bought") == "deuda.embargo.no_bid"


@pytest.mark.rule("deuda.embargo.repeat")
def test_if_it_is_not_enough_another_property_is_put_up() -> None:
    state = broke(2)
    act(state, "auction sugar", "pass")
    assert cash(state, 0) == 150
    assert options(state) == ["auction iron"]
    act(state, "auction iron", "bid 2000")
    assert cash(state, 0) == 150 + 2000 - 1000
    assert debt(state, 0) == 30_000
    assert state.mover == 1


@pytest.mark.rule("deuda.embargo.repeat")
def test_an_auction_can_break_a_chain() -> None:
    state = start(2)
    fish = own(state, 0, "fish", 1)
    own(state, 0, "cattle", 1)
    cash(state, 0, 0)
    debt(state, 0, 30_000)
    arrive(state, 12)
    act(state, "die 1", "auction cattle", "bid 3000")
    assert not state.has_chain(fish, 0)


@pytest.mark.rule("deuda.embargo.bankrupt")
def test_with_no_property_left_the_rest_goes_to_the_imf_and_the_country_leaves() -> None:
    state = start(3)
    cash(state, 0, 400)
    debt(state, 0, 30_000)
    state.note(0, fields.KEPT, 3)
    state.piles[0] = 2**20 - 1 - 2**14 - 2**15
    state.promises = state.promise_bit(0, 2)
    state.barrier = 0
    arrive(state, 12)
    act(state, "decline", "die 1")
    assert not state.is_in(0)
    assert (cash(state, 0), gold(state, 0), debt(state, 0)) == (0, 0, 0)
    assert (state.promises, state.barrier, state.imf_gold) == (0, 0, 3)
    assert state.piles[2] == 2
    assert state.mover == 1
    sound(state)


@pytest.mark.rule("deuda.embargo.bankrupt")
def test_a_creditor_of_a_bankrupt_gets_nothing() -> None:
    state = start(3, piracy=False)
    own(state, 1, "iron", 3)
    gold(state, 0, 0)
    cash(state, 0, 400)
    debt(state, 0, 30_000)
    arrive(state, 15)
    assert not state.is_in(0)
    assert cash(state, 1) == 3000


@pytest.mark.rule("deuda.embargo.bankrupt")
def test_at_the_limit_without_property_one_is_bankrupt_at_the_first_payment_not_before() -> None:
    state = start(3)
    cash(state, 0, 0)
    debt(state, 0, 30_000)
    arrive(state, 30)
    assert state.is_in(0)


@pytest.mark.rule("deuda.pay.order")
def test_cash_then_a_loan_of_what_is_missing_then_the_embargo() -> None:
    state = start(2)
    own(state, 0, "iron", 1)
    cash(state, 0, 500)
    debt(state, 0, 28_500)
    arrive(state, 12)
    act(state, "die 6")
    # 6,000 are due: all cash and the last 1,500 of room are not enough, so that room is borrowed first.
    assert debt(state, 0) == 30_000
    assert cash(state, 0) == 2000
    act(state, "auction iron", "bid 1000")
    assert not state.is_in(0)
    assert state.turn == OVER


@pytest.mark.rule("deuda.pay.order")
def test_nobody_sells_to_the_imf_to_avoid_a_loan() -> None:
    state = start(2)
    own(state, 0, "iron", 1)
    cash(state, 0, 0)
    arrive(state, 12)
    act(state, "die 1")
    assert refused(state, "auction iron").family == "not-now"
    assert options(state)[0] == "loan 1000"


@pytest.mark.rule("deuda.pay.out_of_turn")
def test_all_pay_one_after_the_other_each_to_the_end() -> None:
    state = start(4)
    debt(state, 0, 1000)
    debt(state, 1, 30_000)
    cash(state, 1, 0)
    own(state, 1, "iron", 1)
    debt(state, 2, 30_000)
    cash(state, 2, 0)
    stand(state, 3, 20)
    arrive(state, 8)
    act(state, "condition inflation")
    assert cash(state, 0) == 2250
    assert state.turn == 1
    act(state, "auction iron", "pass", "bid 1000")
    assert (cash(state, 1), owner(state, "iron")) == (250, 0)
    assert not state.is_in(2)
    assert cash(state, 3) == 2250
    assert state.mover == 1
    sound(state)


@pytest.mark.rule("deuda.pay.out_of_turn")
def test_if_the_drawer_goes_bankrupt_the_others_still_pay_and_the_turn_goes_on() -> None:
    state = start(3)
    debt(state, 0, 30_000)
    cash(state, 0, 0)
    arrive(state, 8)
    act(state, "condition inflation")
    assert not state.is_in(0)
    assert (cash(state, 1), cash(state, 2)) == (2250, 2250)
    assert state.mover == 1


@pytest.mark.rule("deuda.embargo.auction", "deuda.devaluation.call")
def test_the_drawer_who_wins_anothers_auction_is_called_when_the_own_square_is_done() -> None:
    state = start(3)
    debt(state, 0, 9500)
    cash(state, 0, 750)
    debt(state, 1, 30_000)
    cash(state, 1, 0)
    own(state, 1, "iron", 1)
    debt(state, 2, 1000)
    cash(state, 2, 0)
    arrive(state, 8)
    act(state, "condition inflation", "auction iron", "pass", "bid 1000", "loan 1000")
    assert (owner(state, "iron"), at(state, 0), state.turn) == (0, 8, 2)
    act(state, "loan 1000")
    assert (at(state, 0), state.turn) == (39, 0)
