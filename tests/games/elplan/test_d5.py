"""District 5: the market."""

import pytest

from sobremesa.games.elplan.engine.numbers import BUYING, CREDIT, DEBT, SELLING

from .table import begin


def goods(state: object) -> list[int]:
    return [int(state.market(p)) for p in range(3)]  # type: ignore[attr-defined]


@pytest.mark.rule("elplan.d5.two_passes")
def test_everyone_buys_before_anyone_sells() -> None:
    table = begin().give(0, money=3).give(1, money=3).stock(0, raw=1).market(good=2)
    table.walk(5)
    assert (table.state.phase, table.state.turn) == (BUYING, 0)
    table.refused("sell raw money", "elplan.d5.two_passes")
    table.play("done", "buy good plain")
    while table.state.phase == BUYING:
        table.play("done")
    assert (table.state.phase, table.state.turn) == (SELLING, 0)
    table.refused("buy good plain", "elplan.d5.two_passes")


@pytest.mark.rule("elplan.d5.buy")
def test_products_of_the_market_cost_three_money_and_are_all_of_one_type() -> None:
    table = begin().give(0, money=9).market(raw=2, good=1).walk(5)
    table.play("buy raw plain")
    table.refused("buy good plain", code="other-type")
    table.play("buy raw plain")
    assert table.till(0) == (0, 3, 0)
    assert table.wares(0) == (2, 0, 0)
    assert goods(table.state) == [0, 1, 0]
    table.refused("buy raw plain", code="not-in-market")


@pytest.mark.rule("elplan.d5.import_es")
def test_a_type_not_in_the_market_is_imported_for_five_money() -> None:
    table = begin().give(0, money=13).market(raw=1).walk(5)
    table.refused("import raw plain", "elplan.d5.import_es")
    table.copy().play("import good plain")
    table.play("buy raw plain", "import raw plain", "import raw plain")
    assert table.till(0) == (0, 0, 0)
    assert table.wares(0) == (3, 0, 0)


@pytest.mark.rule("elplan.d5.import_en")
def test_in_english_a_product_is_imported_though_it_lies_in_the_market() -> None:
    table = begin("en").give(0, money=8).market(raw=2).walk(5)
    table.play("import raw plain", "buy raw plain")
    assert table.wares(0) == (2, 0, 0)
    assert table.rules_of("imported") == {"elplan.d5.import_en"}


@pytest.mark.rule("elplan.d5.credit")
def test_a_credit_card_pays_for_one_product_of_the_market_never_for_an_import() -> None:
    table = begin().give(0, money=5).market(raw=2).walk(5)
    table.refused("import good credit", code="not-for-credit")
    table.play("buy raw credit")
    assert table.state.get(0, CREDIT) == 1
    assert table.state.get(0, DEBT + 1) == 4
    table.refused("buy raw credit", code="holds-credit")
    table.play("buy raw plain")
    assert table.till(0) == (0, 2, 0)


@pytest.mark.rule("elplan.d5.discount")
def test_the_space_takes_one_money_off_one_product_bought_or_imported() -> None:
    table = begin().give(0, money=5).stand(0, "d5").market(raw=2).walk(5)
    table.copy().play("import good money-off")
    table.play("buy raw money-off")
    assert table.till(0) == (0, 3, 0)
    table.refused("buy raw money-off", "elplan.d5.discount")
    table.refused("buy raw money-off", "elplan.d5.discount")
    table.play("buy raw plain")
    assert table.till(0) == (0, 0, 0)


@pytest.mark.rule("elplan.d5.discount")
def test_with_credit_the_discounted_amount_is_owed() -> None:
    table = begin().give(0).stand(0, "d5").market(raw=1).walk(5)
    table.play("buy raw money-off+credit")
    assert table.state.get(0, DEBT + 1) == 3


@pytest.mark.rule("elplan.d5.sell")
def test_products_of_one_type_bring_one_money_or_one_energy_each() -> None:
    table = begin().give(0).stock(0, raw=2, good=1).go(SELLING)
    table.refused("sell raw human", code="sold-for")
    table.play("sell raw money")
    table.refused("sell good money", code="other-type")
    table.refused("sell good money", "elplan.d5.sell")
    assert table.refused("sell service money").code in {"other-type", "no-product"}
    table.play("sell raw energy")
    assert table.till(0) == (0, 1, 1)
    assert goods(table.state) == [2, 0, 0]


@pytest.mark.rule("elplan.d5.export")
def test_after_a_sale_six_of_a_type_are_shipped_and_what_is_over_stays() -> None:
    table = begin().stock(0, raw=3).market(raw=5).go(SELLING)
    table.play("sell raw money", "sell raw money")
    assert goods(table.state)[0] == 7
    table.play("done")
    assert goods(table.state)[0] == 1
    assert table.subsidy() == (1, 0, 0)
    assert table.all_events("exported")[0].rule == "elplan.d5.export"


@pytest.mark.rule("elplan.d5.export")
def test_each_six_is_one_export_and_without_a_sale_nothing_is_checked() -> None:
    table = begin().stock(0, raw=1, good=1).market(raw=12, good=6).go(SELLING)
    quiet = table.copy()
    quiet.play("done")
    assert goods(quiet.state) == [12, 6, 0]
    table.play("sell good money")
    assert goods(table.state) == [0, 1, 0]
    assert table.subsidy() == (1, 1, 1)


@pytest.mark.rule("elplan.d5.export_order")
@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 0, 0), (1, 0, 0)), ((1, 0, 0), (1, 1, 0)), ((1, 1, 1), (2, 1, 1)), ((2, 1, 0), (2, 1, 1))],
)
def test_export_money_goes_to_the_leftmost_space_with_the_fewest(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    table = begin().subsidies(*before).stock(0, raw=1).market(raw=5).go(SELLING)
    table.play("sell raw money")
    assert table.subsidy() == after
