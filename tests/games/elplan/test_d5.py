"""District 5: the market."""

import pytest

from sobremesa.games.elplan.engine.numbers import BUYING, CREDIT, DEBT, SELLING

from .tables import (
    begin,
    do,
    give,
    go,
    market,
    refused,
    rules_told,
    stand,
    stock,
    subsidies,
    subsidy,
    till,
    told,
    walk,
    wares,
)


def goods(state: object) -> list[int]:
    return [int(state.market(p)) for p in range(3)]  # type: ignore[attr-defined]


@pytest.mark.rule("elplan.d5.two_passes")
def test_everyone_buys_before_anyone_sells() -> None:
    state = market(stock(give(give(begin(), 0, money=3), 1, money=3), 0, raw=1), good=2)
    walk(state, 5)
    assert (state.phase, state.turn) == (BUYING, 0)
    assert refused(state, "sell raw money").rule == "elplan.d5.two_passes"
    do(state, "done", "buy good plain")
    while state.phase == BUYING:
        do(state, "done")
    assert (state.phase, state.turn) == (SELLING, 0)
    assert refused(state, "buy good plain").rule == "elplan.d5.two_passes"


@pytest.mark.rule("elplan.d5.buy")
def test_products_of_the_market_cost_three_money_and_are_all_of_one_type() -> None:
    state = walk(market(give(begin(), 0, money=9), raw=2, good=1), 5)
    do(state, "buy raw plain")
    assert refused(state, "buy good plain").code == "other-type"
    do(state, "buy raw plain")
    assert till(state, 0) == (0, 3, 0)
    assert wares(state, 0) == (2, 0, 0)
    assert goods(state) == [0, 1, 0]
    assert refused(state, "buy raw plain").code == "not-in-market"


@pytest.mark.rule("elplan.d5.import_es")
def test_a_type_not_in_the_market_is_imported_for_five_money() -> None:
    state = walk(market(give(begin(), 0, money=13), raw=1), 5)
    assert refused(state, "import raw plain").rule == "elplan.d5.import_es"
    do(state.copy(), "import good plain")
    do(state, "buy raw plain", "import raw plain", "import raw plain")
    assert till(state, 0) == (0, 0, 0)
    assert wares(state, 0) == (3, 0, 0)


@pytest.mark.rule("elplan.d5.import_en")
def test_in_english_a_product_is_imported_though_it_lies_in_the_market() -> None:
    state = walk(market(give(begin("en"), 0, money=8), raw=2), 5)
    do(state, "import raw plain", "buy raw plain")
    assert wares(state, 0) == (2, 0, 0)
    assert rules_told(state, "imported") == {"elplan.d5.import_en"}


@pytest.mark.rule("elplan.d5.credit")
def test_a_credit_card_pays_for_one_product_of_the_market_never_for_an_import() -> None:
    state = walk(market(give(begin(), 0, money=5), raw=2), 5)
    assert refused(state, "import good credit").code == "not-for-credit"
    do(state, "buy raw credit")
    assert state.get(0, CREDIT) == 1
    assert state.get(0, DEBT + 1) == 4
    assert refused(state, "buy raw credit").code == "holds-credit"
    do(state, "buy raw plain")
    assert till(state, 0) == (0, 2, 0)


@pytest.mark.rule("elplan.d5.discount")
def test_the_space_takes_one_money_off_one_product_bought_or_imported() -> None:
    state = walk(market(stand(give(begin(), 0, money=5), 0, "d5"), raw=2), 5)
    do(state.copy(), "import good money-off")
    do(state, "buy raw money-off")
    assert till(state, 0) == (0, 3, 0)
    assert refused(state, "buy raw money-off").rule == "elplan.d5.discount"
    assert refused(state, "buy raw money-off").rule == "elplan.d5.discount"
    do(state, "buy raw plain")
    assert till(state, 0) == (0, 0, 0)


@pytest.mark.rule("elplan.d5.discount")
def test_with_credit_the_discounted_amount_is_owed() -> None:
    state = walk(market(stand(give(begin(), 0), 0, "d5"), raw=1), 5)
    do(state, "buy raw money-off+credit")
    assert state.get(0, DEBT + 1) == 3


@pytest.mark.rule("elplan.d5.sell")
def test_products_of_one_type_bring_one_money_or_one_energy_each() -> None:
    state = go(stock(give(begin(), 0), 0, raw=2, good=1), SELLING)
    assert refused(state, "sell raw human").code == "sold-for"
    do(state, "sell raw money")
    assert refused(state, "sell good money").code == "other-type"
    assert refused(state, "sell good money").rule == "elplan.d5.sell"
    assert refused(state, "sell service money").code in {"other-type", "no-product"}
    do(state, "sell raw energy")
    assert till(state, 0) == (0, 1, 1)
    assert goods(state) == [2, 0, 0]


@pytest.mark.rule("elplan.d5.export")
def test_after_a_sale_six_of_a_type_are_shipped_and_what_is_over_stays() -> None:
    state = go(market(stock(begin(), 0, raw=3), raw=5), SELLING)
    do(state, "sell raw money", "sell raw money")
    assert goods(state)[0] == 7
    do(state, "done")
    assert goods(state)[0] == 1
    assert subsidy(state) == (1, 0, 0)
    assert told(state, "exported")[0].rule == "elplan.d5.export"


@pytest.mark.rule("elplan.d5.export")
def test_each_six_is_one_export_and_without_a_sale_nothing_is_checked() -> None:
    state = go(market(stock(begin(), 0, raw=1, good=1), raw=12, good=6), SELLING)
    quiet = state.copy()
    do(quiet, "done")
    assert goods(quiet) == [12, 6, 0]
    do(state, "sell good money")
    assert goods(state) == [0, 1, 0]
    assert subsidy(state) == (1, 1, 1)


@pytest.mark.rule("elplan.d5.export_order")
@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0, 0), (1, 0, 0)), ((1, 0, 0), (1, 1, 0)), ((1, 1, 1), (2, 1, 1)), ((2, 1, 0), (2, 1, 1))],
)
def test_export_money_goes_to_the_leftmost_space_with_the_fewest(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    state = go(market(stock(subsidies(begin(), *before), 0, raw=1), raw=5), SELLING)
    do(state, "sell raw money")
    assert subsidy(state) == after
