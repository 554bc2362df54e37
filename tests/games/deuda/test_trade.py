"""Raw materials and manufactures."""

import pytest

from tests.games.deuda.table import (
    act,
    allows,
    arrive,
    cash,
    debt,
    form_club,
    gold,
    options,
    own,
    owner,
    refused,
    rule_of,
    start,
    told,
)


@pytest.mark.rule("deuda.raw.unowned")
def test_land_without_owner_is_sold_from_or_bought() -> None:
    state = start()
    arrive(state, 15)
    assert options(state) == ["buy", "sell"]
    act(state, "sell")
    assert (cash(state, 0), owner(state, "iron")) == (3800, -1)
    arrive(state, 15)
    act(state, "buy")
    assert (cash(state, 1), owner(state, "iron")) == (2200, 1)


@pytest.mark.rule("deuda.raw.unowned", "deuda.pay.order")
def test_land_beyond_cash_and_credit_cannot_be_bought() -> None:
    state = start()
    cash(state, 0, 0)
    debt(state, 0, 29_500)
    arrive(state, 15)
    assert cash(state, 0) == 800
    assert rule_of(state, "sold-raw") == "deuda.raw.unowned"


@pytest.mark.rule("deuda.raw.unowned", "deuda.debt.loan")
def test_land_may_be_bought_with_a_loan() -> None:
    state = start()
    cash(state, 0, 0)
    arrive(state, 15)
    act(state, "buy", "loan 1000")
    assert (cash(state, 0), debt(state, 0), owner(state, "iron")) == (200, 1000, 0)


@pytest.mark.rule("deuda.raw.owned_bare")
def test_bare_land_of_another_costs_nothing() -> None:
    state = start(piracy=False)
    own(state, 1, "iron")
    arrive(state, 15)
    assert cash(state, 0) == cash(state, 1) == 3000
    assert rule_of(state, "nothing-due") == "deuda.raw.owned_bare"


@pytest.mark.rule("deuda.raw.owned_industry")
@pytest.mark.parametrize("national", [1, 2, 3])
def test_the_fee_is_the_amount_times_the_national_industries(national: int) -> None:
    state = start(piracy=False)
    own(state, 1, "iron", national)
    arrive(state, 15)
    act(state, "cash")
    assert (cash(state, 0), cash(state, 1)) == (3000 - 800 * national, 3000 + 800 * national)


@pytest.mark.rule("deuda.raw.own")
def test_own_industry_neither_pays_nor_collects_and_own_bare_land_sells() -> None:
    state = start()
    own(state, 0, "iron", 1)
    arrive(state, 15)
    assert cash(state, 0) == 3000
    own(state, 1, "iron")
    arrive(state, 15)
    assert cash(state, 1) == 3800


@pytest.mark.rule("deuda.raw.own")
def test_with_own_bare_land_nothing_it_sells_nothing() -> None:
    state = start(own_bare_land="nothing")
    own(state, 0, "iron")
    arrive(state, 15)
    assert cash(state, 0) == 3000


@pytest.mark.rule("deuda.manufacture.imf")
def test_a_manufacture_without_export_is_paid_to_the_imf() -> None:
    state = start()
    bank = state.bank
    own(state, 1, "iron", 2)
    arrive(state, 35)
    act(state, "cash")
    assert cash(state, 0) == 1400
    assert state.bank == bank + 1600
    assert cash(state, 1) == 3000


@pytest.mark.rule("deuda.manufacture.national_exempts")
def test_the_owner_of_the_national_industry_pays_nothing_in_the_north() -> None:
    state = start()
    own(state, 0, "iron", 1)
    arrive(state, 35)
    assert cash(state, 0) == 3000
    assert rule_of(state, "exempt") == "deuda.manufacture.national_exempts"
    own(state, 1, "tin")
    arrive(state, 34)
    assert allows(state, "cash")


@pytest.mark.rule("deuda.manufacture.export_other")
@pytest.mark.parametrize("export", [1, 2])
def test_anothers_exports_are_paid_to_the_owner(export: int) -> None:
    state = start()
    own(state, 1, "fish", 3, export)
    arrive(state, 29)
    act(state, "cash")
    assert (cash(state, 0), cash(state, 1)) == (3000 - 800 * export, 3000 + 800 * export)


@pytest.mark.rule("deuda.manufacture.export_own")
@pytest.mark.parametrize("export", [1, 2, 3])
def test_for_own_exports_the_imf_pays(export: int) -> None:
    state = start()
    own(state, 0, "fish", 3, export)
    arrive(state, 29)
    assert cash(state, 0) == 3000 + 800 * export
    assert rule_of(state, "exported") == "deuda.manufacture.export_own"


@pytest.mark.rule("deuda.club.south_north")
def test_in_the_club_land_is_bought_and_sold_from_unless_the_option_says_otherwise() -> None:
    for sells in (True, False):
        state = start(club_sells_raw=sells, club_vote="mover")
        form_club(state)
        arrive(state, 15)
        assert allows(state, "buy")
        if sells:
            act(state, "sell")
            assert cash(state, 1) == 3800
        else:
            assert refused(state, "sell").rule == "deuda.club.south_north"
            act(state, "decline")
            assert cash(state, 1) == 3000
        assert not told(state, "bought")


@pytest.mark.rule("deuda.gold.use")
def test_gold_for_a_fee_goes_to_the_owner() -> None:
    state = start(piracy=False)
    own(state, 1, "iron", 3)
    arrive(state, 15)
    act(state, "gold")
    assert (gold(state, 0), gold(state, 1)) == (2, 4)
    assert cash(state, 0) == 3000
