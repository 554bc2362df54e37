"""Gold reserves."""

import pytest

from tests.games.deuda.table import act, allows, arrive, cash, debt, gold, options, own, refused, rule_of, start, unite


@pytest.mark.rule("deuda.gold.use")
def test_one_reserve_settles_a_whole_chain_a_manufacture_or_the_interest() -> None:
    state = start(piracy=False)
    for land in ("copper", "tin", "iron"):
        own(state, 1, land, 3)
    arrive(state, 13)
    act(state, "gold")
    assert (gold(state, 0), gold(state, 1), cash(state, 0)) == (2, 4, 3000)
    arrive(state, 30)
    arrive(state, 37)
    act(state, "gold")
    assert (gold(state, 0), state.imf_gold) == (1, 1)
    arrive(state, 30)
    debt(state, 0, 29_000)
    arrive(state, 39)
    act(state, "gold")
    assert rule_of(state, "paid-gold") == "deuda.debt.skip_interest"
    assert allows(state, "repay 50")


@pytest.mark.rule("deuda.gold.limits")
def test_gold_does_not_pay_flight_fines_or_building() -> None:
    state = start()
    debt(state, 0, 1000)
    arrive(state, 8)
    act(state, "condition tax")
    assert (cash(state, 0), gold(state, 0)) == (1500, 3)
    cash(state, 1, 0)
    arrive(state, 12)
    act(state, "die 1")
    assert refused(state, "gold").rule == "deuda.gold.limits"


@pytest.mark.rule("deuda.gold.limits")
def test_with_gold_pays_more_it_settles_flight_and_cards() -> None:
    state = start(gold_pays="more")
    arrive(state, 12)
    act(state, "die 6", "gold")
    assert (cash(state, 0), gold(state, 0)) == (3000, 2)


@pytest.mark.rule("deuda.gold.limits")
def test_gold_never_has_to_be_used_but_is_offered_again_before_an_auction() -> None:
    state = start(3, piracy=False)
    own(state, 1, "iron", 3)
    own(state, 0, "sugar")
    cash(state, 0, 0)
    debt(state, 0, 30_000)
    arrive(state, 15)
    act(state, "cash")
    assert allows(state, "auction sugar")
    act(state, "gold")
    assert (gold(state, 0), gold(state, 1), cash(state, 0)) == (2, 4, 0)
    assert state.mover == 1


@pytest.mark.rule("deuda.gold.use", "deuda.pair.limits")
def test_in_a_pair_one_reserve_settles_one_members_interest() -> None:
    state = start(3)
    debt(state, 0, 5000)
    arrive(state, 0)
    act(state, "cash", "done")
    unite(state, "1+2")
    act(state, "pass", "pass", "pass")
    assert gold(state, 1) == 6
    arrive(state, 39)
    act(state, "gold")
    assert gold(state, 0) == 5


@pytest.mark.rule("deuda.gold.limits", "deuda.embargo.bankrupt")
@pytest.mark.parametrize(("word", "left"), [("gold", True), ("cash", False)])
def test_when_the_last_property_was_not_enough_gold_is_offered_before_the_bankruptcy(word: str, left: bool) -> None:
    state = start(3, piracy=False)
    own(state, 1, "iron", 3)
    own(state, 0, "sugar")
    cash(state, 0, 0)
    debt(state, 0, 30_000)
    arrive(state, 15)
    act(state, "cash", "auction sugar", "pass", "pass")
    assert options(state) == ["gold", "cash"]
    act(state, word)
    assert state.is_in(0) == left
    assert cash(state, 0) == (50 if left else 0)
    assert gold(state, 1) == (4 if left else 3)
