"""Paying: gold, cash, a loan, the embargo, in that order."""

import pytest

from sobremesa.core.seats import OVER
from sobremesa.games.deuda import GAME
from sobremesa.games.deuda.engine.rules.causes import CAUSES
from tests.games.deuda.table import start


@pytest.mark.rule("deuda.gold.use")
def test_one_reserve_settles_a_whole_chain_a_manufacture_or_the_interest() -> None:
    table = start(piracy=False)
    for land in ("copper", "tin", "iron"):
        table.own(1, land, 3)
    table.arrive(13)
    table.play("gold")
    assert (table.gold(0), table.gold(1), table.cash(0)) == (2, 4, 3000)
    table.arrive(30)
    table.arrive(37)
    table.play("gold")
    assert (table.gold(0), table.state.imf_gold) == (1, 1)
    table.arrive(30)
    table.debt(0, 29_000)
    table.arrive(39)
    table.play("gold")
    assert table.event("paid-gold").rule == "deuda.debt.skip_interest"
    assert table.allows("repay 50")


@pytest.mark.rule("deuda.gold.limits")
def test_gold_does_not_pay_flight_fines_or_building() -> None:
    table = start()
    table.debt(0, 1000)
    table.arrive(8)
    table.play("condition tax")
    assert (table.cash(0), table.gold(0)) == (1500, 3)
    table.cash(1, 0)
    table.arrive(12)
    table.play("die 1")
    assert table.refused("gold").rule == "deuda.gold.limits"


@pytest.mark.rule("deuda.gold.limits")
def test_with_gold_pays_more_it_settles_flight_and_cards() -> None:
    table = start(gold_pays="more")
    table.arrive(12)
    table.play("die 6", "gold")
    assert (table.cash(0), table.gold(0)) == (3000, 2)


@pytest.mark.rule("deuda.gold.limits")
def test_gold_never_has_to_be_used_but_is_offered_again_before_an_auction() -> None:
    table = start(3, piracy=False)
    table.own(1, "iron", 3)
    table.own(0, "sugar")
    table.cash(0, 0)
    table.debt(0, 30_000)
    table.arrive(15)
    table.play("cash")
    assert table.allows("auction sugar")
    table.play("gold")
    assert (table.gold(0), table.gold(1), table.cash(0)) == (2, 4, 0)
    assert table.state.mover == 1


@pytest.mark.rule("deuda.gold.use", "deuda.pair.limits")
def test_in_a_pair_one_reserve_settles_one_members_interest() -> None:
    table = start(3)
    table.debt(0, 5000)
    table.arrive(0)
    table.play("cash", "done")
    table.unite("1+2")
    table.play("pass", "pass", "pass")
    assert table.gold(1) == 6
    table.arrive(39)
    table.play("gold")
    assert table.gold(0) == 5


@pytest.mark.rule("deuda.gold.limits", "deuda.embargo.bankrupt")
@pytest.mark.parametrize(("word", "left"), [("gold", True), ("cash", False)])
def test_when_the_last_property_was_not_enough_gold_is_offered_before_the_bankruptcy(word: str, left: bool) -> None:
    table = start(3, piracy=False)
    table.own(1, "iron", 3)
    table.own(0, "sugar")
    table.cash(0, 0)
    table.debt(0, 30_000)
    table.arrive(15)
    table.play("cash", "auction sugar", "pass", "pass")
    assert table.legal() == ["gold", "cash"]
    table.play(word)
    assert table.state.is_in(0) == left
    assert table.cash(0) == (50 if left else 0)
    assert table.gold(1) == (4 if left else 3)


@pytest.mark.rule("deuda.pay.order")
def test_cash_then_a_loan_of_what_is_missing_then_the_embargo() -> None:
    table = start(2)
    table.own(0, "iron", 1)
    table.cash(0, 500)
    table.debt(0, 28_500)
    table.arrive(12)
    table.play("die 6")
    # 6,000 are due: all cash and the last 1,500 of room are not enough, so that room is borrowed first.
    assert table.debt(0) == 30_000
    assert table.cash(0) == 2000
    table.play("auction iron", "bid 1000")
    assert not table.state.is_in(0)
    assert table.state.turn == OVER


@pytest.mark.rule("deuda.pay.order")
def test_nobody_sells_to_the_imf_to_avoid_a_loan() -> None:
    table = start(2)
    table.own(0, "iron", 1)
    table.cash(0, 0)
    table.arrive(12)
    table.play("die 1")
    assert table.refused("auction iron").family == "not-now"
    assert table.legal()[0] == "loan 1000"


@pytest.mark.rule("deuda.pay.out_of_turn")
def test_all_pay_one_after_the_other_each_to_the_end() -> None:
    table = start(4)
    table.debt(0, 1000)
    table.debt(1, 30_000)
    table.cash(1, 0)
    table.own(1, "iron", 1)
    table.debt(2, 30_000)
    table.cash(2, 0)
    table.stand(3, 20)
    table.arrive(8)
    table.play("condition inflation")
    assert table.cash(0) == 2250
    assert table.state.turn == 1
    table.play("auction iron", "pass", "bid 1000")
    assert (table.cash(1), table.owner("iron")) == (250, 0)
    assert not table.state.is_in(2)
    assert table.cash(3) == 2250
    assert table.state.mover == 1
    table.sound()


@pytest.mark.rule("deuda.pay.out_of_turn")
def test_if_the_drawer_goes_bankrupt_the_others_still_pay_and_the_turn_goes_on() -> None:
    table = start(3)
    table.debt(0, 30_000)
    table.cash(0, 0)
    table.arrive(8)
    table.play("condition inflation")
    assert not table.state.is_in(0)
    assert (table.cash(1), table.cash(2)) == (2250, 2250)
    assert table.state.mover == 1


@pytest.mark.rule("deuda.gold.use")
def test_gold_for_a_fee_goes_to_the_owner() -> None:
    table = start(piracy=False)
    table.own(1, "iron", 3)
    table.arrive(15)
    table.play("gold")
    assert (table.gold(0), table.gold(1)) == (2, 4)
    assert table.cash(0) == 3000


@pytest.mark.rule("deuda.pay.order")
def test_every_cause_of_a_payment_stands_at_its_number_and_names_its_rule() -> None:
    assert [cause.number for cause in CAUSES] == list(range(len(CAUSES)))
    assert all(cause.rule in GAME.rules for cause in CAUSES[1:])
