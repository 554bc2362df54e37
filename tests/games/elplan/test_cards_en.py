"""The named cards of the English edition."""

import pytest

from sobremesa.games.elplan.engine.numbers import CUTBACK, EVENT, INNOVATION
from sobremesa.games.elplan.engine.rules.effects import processes

from .table import begin


@pytest.mark.rule("elplan.card.sowing_season")
@pytest.mark.parametrize(
    ("goods", "money"), [((0, 0, 0), (0, 0, 0)), ((0, 3, 0), (1, 0, 0)), ((1, 0, 1), (1, 1, 0)), ((1, 1, 1), (1, 1, 1))]
)
def test_one_money_on_as_many_spaces_as_there_are_types(
    goods: tuple[int, int, int], money: tuple[int, int, int]
) -> None:
    table = begin("en").market(*goods).go(EVENT)
    table.play("event sowing_season")
    assert table.subsidy() == money


@pytest.mark.rule("elplan.card.training_franchise")
def test_everyone_has_one_extra_process_of_choice_this_period() -> None:
    table = begin("en").happening("training_franchise")
    assert [processes(table.state, seat) for seat in range(3)] == [(0, 0, 0, 1)] * 3


@pytest.mark.rule("elplan.card.energy_rationing", "elplan.card.stock_market_crash", "elplan.card.economic_crisis")
@pytest.mark.parametrize(
    ("event", "tolls"),
    [
        ("energy_rationing", {"toll energy"}),
        ("stock_market_crash", {"toll money"}),
        ("economic_crisis", {"toll human", "toll money", "toll energy"}),
    ],
)
def test_the_benefit_of_the_own_space_costs_one_resource(event: str, tolls: set[str]) -> None:
    table = begin("en").stand(0, "d4").happening(event).rows(0, 0b1).walk(4)
    assert {text for text in table.offered() if text.startswith("toll")} == tolls
    assert processes(table.state, 0)[3] == 0
    table.play(sorted(tolls)[0])
    assert processes(table.state, 0)[3] == 1


@pytest.mark.rule("elplan.card.energy_rationing")
def test_who_lacks_the_resource_has_no_benefit() -> None:
    table = begin("en").give(0, money=5).stand(0, "d2").happening("energy_rationing").walk(2)
    table.refused("toll energy", code="cannot-pay")
    assert table.till(0) == (0, 5, 0)


@pytest.mark.rule("elplan.card.recession")
def test_nobody_buys_imports_or_sells_except_an_insured_player() -> None:
    table = begin("en").market(raw=5).stand(1, "d1").go(EVENT)
    table.play("event recession", "ignore")
    for seat in range(3):
        table.give(seat, money=9).stock(seat, raw=1)
    table.walk(5)
    assert table.state.turn == 1
    table.play("buy raw plain", "done", "sell raw money", "sell raw money")
    assert table.all_events("exported")
    assert (table.wares(0), table.wares(2)) == ((1, 0, 0), (1, 0, 0))


@pytest.mark.rule("elplan.card.financial_adviser")
def test_one_money_off_a_purchase_or_an_investment_once_a_period() -> None:
    table = begin("en").give(0, money=3).stand(0, "d3b").own(0, "financial_adviser", filled=1)
    table.offer(3, "seller").market(raw=1).walk(3)
    assert {"acquire seller money-off", "acquire seller money-off+adviser"} <= table.offered()
    table.play("acquire seller money-off+adviser")
    assert table.till(0) == (0, 3, 0)
    table.walk(5)
    table.refused("buy raw adviser", "elplan.card.financial_adviser")


@pytest.mark.rule("elplan.card.financial_adviser")
def test_the_adviser_adds_to_the_discount_of_the_space_on_the_same_product() -> None:
    table = begin("en").give(0, money=1).stand(0, "d5").own(0, "financial_adviser", filled=1)
    table.market(raw=1).walk(5)
    table.play("buy raw money-off+adviser")
    assert table.till(0) == (0, 0, 0)


@pytest.mark.rule("elplan.card.investor", "elplan.card.robot", "elplan.card.solar_panels")
@pytest.mark.parametrize(("id", "gain"), [("investor", (0, 1, 0)), ("robot", (1, 0, 0)), ("solar_panels", (0, 0, 1))])
def test_income_cards_active_before_district_two_is_enabled_pay(id: str, gain: tuple[int, int, int]) -> None:
    table = begin("en").give(0).own(0, id, filled=1).walk(2)
    assert table.till(0) == gain
    table = begin("en").give(0, 1, 1, 1).own(0, id).walk(2)
    table.play(f"activate {id} -")
    assert sum(table.till(0)) == 2


@pytest.mark.rule("elplan.card.warehouse")
def test_an_active_warehouse_keeps_three_products_in_all() -> None:
    table = begin("en").stock(0, 2, 2, 1).own(0, "warehouse", filled=1).happening("tax_day").go(CUTBACK)
    assert "keep 2 1 0" in table.offered()
    assert "keep 1 1 1" in table.offered()
    table.refused("keep 2 2 0", code="wrong-keep")
    table.play("keep 1 1 1")
    table.go(INNOVATION)
    table.play("innovate")
    table = begin("en").stock(0, 2, 0, 0).own(0, "warehouse").happening("tax_day").go(CUTBACK)
    assert table.wares(0) == (1, 0, 0)
