"""The order of paying, the embargo, auctions, bankruptcy."""

import pytest

from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import DeudaTable, start


def broke(players: int = 3) -> DeudaTable:
    """Country 1 at the limit without cash, owning sugar and iron, owes $1,000 by Capital Flight."""
    table = start(players)
    table.own(0, "sugar", 1)
    table.own(0, "iron", 1)
    table.cash(0, 0)
    table.debt(0, 30_000)
    table.arrive(12)
    table.play("die 1")
    return table


@pytest.mark.rule("deuda.embargo.when")
def test_at_the_limit_one_plays_on_while_cash_lasts() -> None:
    table = start()
    table.own(0, "iron")
    table.debt(0, 30_000)
    table.arrive(12)
    table.play("die 2")
    assert table.cash(0) == 1000
    assert not table.all_events("auctioned")


@pytest.mark.rule("deuda.embargo.when")
def test_a_payment_that_cannot_be_met_begins_the_embargo() -> None:
    table = broke()
    assert table.state.turn == 0
    assert table.legal() == ["auction sugar", "auction iron"]
    refusal = table.refused("auction tin")
    assert (refusal.code, refusal.rule) == ("not-yours", "deuda.embargo.auction")


@pytest.mark.rule("deuda.embargo.auction")
def test_bids_start_at_half_the_invested_value_and_the_highest_buys() -> None:
    table = broke()
    table.play("auction iron")
    assert table.state.turn == 1
    assert table.refused("bid 950").code == "bad-bid"
    table.play("bid 1000")
    assert table.state.turn == 2
    assert table.refused("bid 1000").code == "bad-bid"
    table.play("bid 1050", "bid 1500", "pass")
    assert (table.owner("iron"), table.industries("iron")) == (1, (1, 0))
    assert (table.cash(0), table.cash(1)) == (500, 1500)
    assert table.state.mover == 1


@pytest.mark.rule("deuda.embargo.auction", "deuda.money.rounding")
def test_half_of_an_odd_value_is_rounded_up() -> None:
    table = broke()
    table.own(0, "sugar", 2, 0)
    table.play("auction sugar")
    assert table.all_events("auctioned")[0].numbers[2] == 250
    assert table.allows("bid 250")


@pytest.mark.rule("deuda.embargo.auction")
def test_a_bid_may_be_paid_with_a_loan_that_calls_the_bidder() -> None:
    table = broke()
    table.cash(1, 0)
    table.debt(1, 9500)
    table.play("auction iron", "bid 1000", "pass", "loan 1000")
    assert table.owner("iron") == 1
    assert table.at(1) == 39
    assert table.state.turn == 1
    table.play("cash", "loan 1050")
    assert table.state.mover == 1
    assert table.all_events("called")[0].numbers[0] == 1
    table.sound()


@pytest.mark.rule("deuda.embargo.auction")
def test_the_highest_bid_is_cash_and_room_for_loans() -> None:
    table = broke(2)
    table.debt(1, 28_000)
    table.play("auction iron")
    (bids,) = table.state.ranges()
    assert (bids.least * 50, bids.most * 50) == (1000, 5000)
    assert table.refused("bid 5050").code == "bad-bid"


@pytest.mark.rule("deuda.embargo.no_bid")
def test_without_a_bid_the_imf_buys_at_half_and_the_land_is_free() -> None:
    table = broke(2)
    table.play("auction iron", "pass")
    assert (table.owner("iron"), table.industries("iron")) == (-1, (0, 0))
    assert table.cash(0) == 0
    assert table.event("imf-bought").rule == "deuda.embargo.no_bid"


@pytest.mark.rule("deuda.embargo.repeat")
def test_if_it_is_not_enough_another_property_is_put_up() -> None:
    table = broke(2)
    table.play("auction sugar", "pass")
    assert table.cash(0) == 150
    assert table.legal() == ["auction iron"]
    table.play("auction iron", "bid 2000")
    assert table.cash(0) == 150 + 2000 - 1000
    assert table.debt(0) == 30_000
    assert table.state.mover == 1


@pytest.mark.rule("deuda.embargo.repeat")
def test_an_auction_can_break_a_chain() -> None:
    table = start(2)
    fish = table.own(0, "fish", 1)
    table.own(0, "cattle", 1)
    table.cash(0, 0)
    table.debt(0, 30_000)
    table.arrive(12)
    table.play("die 1", "auction cattle", "bid 3000")
    assert not table.state.has_chain(fish, 0)


@pytest.mark.rule("deuda.embargo.bankrupt")
def test_with_no_property_left_the_rest_goes_to_the_imf_and_the_country_leaves() -> None:
    table = start(3)
    table.cash(0, 400)
    table.debt(0, 30_000)
    table.state.note(0, fields.KEPT, 3)
    table.state.piles[0] = 2**20 - 1 - 2**14 - 2**15
    table.state.promises = table.state.promise_bit(0, 2)
    table.state.barrier = 0
    table.arrive(12)
    table.play("decline", "die 1")
    assert not table.state.is_in(0)
    assert (table.cash(0), table.gold(0), table.debt(0)) == (0, 0, 0)
    assert (table.state.promises, table.state.barrier, table.state.imf_gold) == (0, 0, 3)
    assert table.state.piles[2] == 2
    assert table.state.mover == 1
    table.sound()


@pytest.mark.rule("deuda.embargo.bankrupt")
def test_a_creditor_of_a_bankrupt_gets_nothing() -> None:
    table = start(3, piracy=False)
    table.own(1, "iron", 3)
    table.gold(0, 0)
    table.cash(0, 400)
    table.debt(0, 30_000)
    table.arrive(15)
    assert not table.state.is_in(0)
    assert table.cash(1) == 3000


@pytest.mark.rule("deuda.embargo.bankrupt")
def test_at_the_limit_without_property_one_is_bankrupt_at_the_first_payment_not_before() -> None:
    table = start(3)
    table.cash(0, 0)
    table.debt(0, 30_000)
    table.arrive(30)
    assert table.state.is_in(0)


@pytest.mark.rule("deuda.embargo.auction", "deuda.devaluation.call")
def test_the_drawer_who_wins_anothers_auction_is_called_when_the_own_square_is_done() -> None:
    table = start(3)
    table.debt(0, 9500)
    table.cash(0, 750)
    table.debt(1, 30_000)
    table.cash(1, 0)
    table.own(1, "iron", 1)
    table.debt(2, 1000)
    table.cash(2, 0)
    table.arrive(8)
    table.play("condition inflation", "auction iron", "pass", "bid 1000", "loan 1000")
    assert (table.owner("iron"), table.at(0), table.state.turn) == (0, 8, 2)
    table.play("loan 1000")
    assert (table.at(0), table.state.turn) == (39, 0)
