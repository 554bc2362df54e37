"""Raw materials and manufactures."""

import pytest

from tests.games.deuda.table import start


@pytest.mark.rule("deuda.raw.unowned")
def test_land_without_owner_is_sold_from_or_bought() -> None:
    table = start()
    table.arrive(15)
    assert table.legal() == ["buy", "sell"]
    table.play("sell")
    assert (table.cash(0), table.owner("iron")) == (3800, -1)
    table.arrive(15)
    table.play("buy")
    assert (table.cash(1), table.owner("iron")) == (2200, 1)


@pytest.mark.rule("deuda.raw.unowned", "deuda.pay.order")
def test_land_beyond_cash_and_credit_cannot_be_bought() -> None:
    table = start()
    table.cash(0, 0)
    table.debt(0, 29_500)
    table.arrive(15)
    assert table.cash(0) == 800
    assert table.event("sold-raw").rule == "deuda.raw.unowned"


@pytest.mark.rule("deuda.raw.unowned", "deuda.debt.loan")
def test_land_may_be_bought_with_a_loan() -> None:
    table = start()
    table.cash(0, 0)
    table.arrive(15)
    table.play("buy", "loan 1000")
    assert (table.cash(0), table.debt(0), table.owner("iron")) == (200, 1000, 0)


@pytest.mark.rule("deuda.raw.owned_bare")
def test_bare_land_of_another_costs_nothing() -> None:
    table = start(piracy=False)
    table.own(1, "iron")
    table.arrive(15)
    assert table.cash(0) == table.cash(1) == 3000
    assert table.event("nothing-due").rule == "deuda.raw.owned_bare"


@pytest.mark.rule("deuda.raw.owned_industry")
@pytest.mark.parametrize("national", [1, 2, 3])
def test_the_fee_is_the_amount_times_the_national_industries(national: int) -> None:
    table = start(piracy=False)
    table.own(1, "iron", national)
    table.arrive(15)
    table.play("cash")
    assert (table.cash(0), table.cash(1)) == (3000 - 800 * national, 3000 + 800 * national)


@pytest.mark.rule("deuda.raw.own")
def test_own_industry_neither_pays_nor_collects_and_own_bare_land_sells() -> None:
    table = start()
    table.own(0, "iron", 1)
    table.arrive(15)
    assert table.cash(0) == 3000
    table.own(1, "iron")
    table.arrive(15)
    assert table.cash(1) == 3800


@pytest.mark.rule("deuda.raw.own")
def test_with_own_bare_land_nothing_it_sells_nothing() -> None:
    table = start(own_bare_land="nothing")
    table.own(0, "iron")
    table.arrive(15)
    assert table.cash(0) == 3000


@pytest.mark.rule("deuda.manufacture.imf")
def test_a_manufacture_without_export_is_paid_to_the_imf() -> None:
    table = start()
    bank = table.state.bank
    table.own(1, "iron", 2)
    table.arrive(35)
    table.play("cash")
    assert table.cash(0) == 1400
    assert table.state.bank == bank + 1600
    assert table.cash(1) == 3000


@pytest.mark.rule("deuda.manufacture.national_exempts")
def test_the_owner_of_the_national_industry_pays_nothing_in_the_north() -> None:
    table = start()
    table.own(0, "iron", 1)
    table.arrive(35)
    assert table.cash(0) == 3000
    assert table.event("exempt").rule == "deuda.manufacture.national_exempts"
    table.own(1, "tin")
    table.arrive(34)
    assert table.allows("cash")


@pytest.mark.rule("deuda.manufacture.export_other")
@pytest.mark.parametrize("export", [1, 2])
def test_anothers_exports_are_paid_to_the_owner(export: int) -> None:
    table = start()
    table.own(1, "fish", 3, export)
    table.arrive(29)
    table.play("cash")
    assert (table.cash(0), table.cash(1)) == (3000 - 800 * export, 3000 + 800 * export)


@pytest.mark.rule("deuda.manufacture.export_own")
@pytest.mark.parametrize("export", [1, 2, 3])
def test_for_own_exports_the_imf_pays(export: int) -> None:
    table = start()
    table.own(0, "fish", 3, export)
    table.arrive(29)
    assert table.cash(0) == 3000 + 800 * export
    assert table.event("exported").rule == "deuda.manufacture.export_own"


@pytest.mark.rule("deuda.club.south_north")
def test_in_the_club_land_is_bought_and_sold_from_unless_the_option_says_otherwise() -> None:
    for sells in (True, False):
        table = start(club_sells_raw=sells, club_vote="mover")
        table.form_club()
        table.arrive(15)
        assert table.allows("buy")
        if sells:
            table.play("sell")
            assert table.cash(1) == 3800
        else:
            assert table.refused("sell").rule == "deuda.club.south_north"
            table.play("decline")
            assert table.cash(1) == 3000
        assert not table.all_events("bought")


@pytest.mark.rule("deuda.chain.form")
def test_a_chain_needs_all_lands_of_the_colour_with_an_industry_each_and_oil_forms_none() -> None:
    table = start()
    fish, cattle = table.own(0, "fish", 1, 1), table.own(0, "cattle", 1)
    assert table.state.has_chain(fish, 0)
    assert not table.state.has_chain(fish, 1)
    table.own(1, "cattle", 1)
    assert not table.state.has_chain(fish, 0)
    table.own(0, "cattle", 1, 1)
    assert table.state.has_chain(cattle, 1)
    assert not table.state.has_chain(table.own(0, "oil", 3, 3), 0)


@pytest.mark.rule("deuda.chain.pay")
def test_a_visit_to_a_chain_costs_all_industries_of_that_colour_on_that_side() -> None:
    table = start(piracy=False)
    table.own(1, "fish", 2, 1)
    table.own(1, "cattle", 1, 1)
    table.arrive(9)
    table.play("cash")
    assert table.cash(0) == 3000 - (400 * 2 + 500)
    assert table.event("paid-country").rule == "deuda.chain.pay"
    table.stand(1, 28)
    table.play("roll", "dice 1 1")
    table.cash(0, 3000)
    table.arrive(31)
    table.play("cash")
    assert table.cash(0) == 3000 - (800 + 1000)


@pytest.mark.rule("deuda.chain.pay")
def test_with_chain_fee_square_it_is_the_squares_value_times_all_industries() -> None:
    table = start(piracy=False, chain_fee="square")
    table.own(1, "fish", 2)
    table.own(1, "cattle", 1)
    table.arrive(9)
    table.play("cash")
    assert table.cash(0) == 3000 - 400 * 3


@pytest.mark.rule("deuda.chain.own_north")
def test_the_owner_of_a_north_chain_collects_all_of_it_and_of_a_south_chain_nothing() -> None:
    table = start()
    table.own(0, "fish", 2, 2)
    table.own(0, "cattle", 1, 1)
    table.arrive(29)
    assert table.cash(0) == 3000 + 800 * 2 + 1000
    assert table.event("exported").rule == "deuda.chain.own_north"
    table.arrive(30)
    table.arrive(9)
    assert table.cash(0) == 5600


@pytest.mark.rule("deuda.chain.own_north")
def test_an_own_north_chain_brings_nothing_behind_the_barrier_or_closed() -> None:
    table = start()
    table.own(0, "fish", 1, 1)
    table.own(0, "cattle", 1, 1)
    table.state.barrier = 1
    table.arrive(29)
    assert table.cash(0) == 3000
