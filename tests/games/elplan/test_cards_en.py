"""The named cards of the English edition."""

import pytest

from sobremesa.games.elplan.engine.numbers import CUTBACK, EVENT, INNOVATION
from sobremesa.games.elplan.engine.rules.effects import processes

from .tables import (
    begin,
    do,
    give,
    go,
    happening,
    market,
    offer,
    offered,
    own,
    refused,
    rows,
    stand,
    stock,
    subsidy,
    till,
    told,
    walk,
    wares,
)


@pytest.mark.rule("elplan.card.sowing_season")
@pytest.mark.parametrize(
    ("goods", "money"), [((0, 0, 0), (0, 0, 0)), ((0, 3, 0), (1, 0, 0)), ((1, 0, 1), (1, 1, 0)), ((1, 1, 1), (1, 1, 1))]
)
def test_one_money_on_as_many_spaces_as_there_are_types(
    goods: tuple[int, int, int], money: tuple[int, int, int]
) -> None:
    state = go(market(begin("en"), *goods), EVENT)
    do(state, "event sowing_season")
    assert subsidy(state) == money


@pytest.mark.rule("elplan.card.training_franchise")
def test_everyone_has_one_extra_process_of_choice_this_period() -> None:
    state = happening(begin("en"), "training_franchise")
    assert [processes(state, seat) for seat in range(3)] == [(0, 0, 0, 1)] * 3


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
    state = walk(rows(happening(stand(begin("en"), 0, "d4"), event), 0, 0b1), 4)
    assert {text for text in offered(state) if text.startswith("toll")} == tolls
    assert processes(state, 0)[3] == 0
    do(state, sorted(tolls)[0])
    assert processes(state, 0)[3] == 1


@pytest.mark.rule("elplan.card.energy_rationing")
def test_who_lacks_the_resource_has_no_benefit() -> None:
    state = walk(happening(stand(give(begin("en"), 0, money=5), 0, "d2"), "energy_rationing"), 2)
    assert refused(state, "toll energy").code == "cannot-pay"
    assert till(state, 0) == (0, 5, 0)


@pytest.mark.rule("elplan.card.recession")
def test_nobody_buys_imports_or_sells_except_an_insured_player() -> None:
    state = go(stand(market(begin("en"), raw=5), 1, "d1"), EVENT)
    do(state, "event recession", "ignore")
    for seat in range(3):
        stock(give(state, seat, money=9), seat, raw=1)
    walk(state, 5)
    assert state.turn == 1
    do(state, "buy raw plain", "done", "sell raw money", "sell raw money")
    assert told(state, "exported")
    assert (wares(state, 0), wares(state, 2)) == ((1, 0, 0), (1, 0, 0))


@pytest.mark.rule("elplan.card.financial_adviser")
def test_one_money_off_a_purchase_or_an_investment_once_a_period() -> None:
    state = own(stand(give(begin("en"), 0, money=3), 0, "d3b"), 0, "financial_adviser", filled=1)
    walk(market(offer(state, 3, "seller"), raw=1), 3)
    assert {"acquire seller money-off", "acquire seller money-off+adviser"} <= offered(state)
    do(state, "acquire seller money-off+adviser")
    assert till(state, 0) == (0, 3, 0)
    walk(state, 5)
    assert refused(state, "buy raw adviser").rule == "elplan.card.financial_adviser"


@pytest.mark.rule("elplan.card.financial_adviser")
def test_the_adviser_adds_to_the_discount_of_the_space_on_the_same_product() -> None:
    state = own(stand(give(begin("en"), 0, money=1), 0, "d5"), 0, "financial_adviser", filled=1)
    walk(market(state, raw=1), 5)
    do(state, "buy raw money-off+adviser")
    assert till(state, 0) == (0, 0, 0)


@pytest.mark.rule("elplan.card.investor", "elplan.card.robot", "elplan.card.solar_panels")
@pytest.mark.parametrize(("id", "gain"), [("investor", (0, 1, 0)), ("robot", (1, 0, 0)), ("solar_panels", (0, 0, 1))])
def test_income_cards_active_before_district_two_is_enabled_pay(id: str, gain: tuple[int, int, int]) -> None:
    state = walk(own(give(begin("en"), 0), 0, id, filled=1), 2)
    assert till(state, 0) == gain
    state = walk(own(give(begin("en"), 0, 1, 1, 1), 0, id), 2)
    do(state, f"activate {id} -")
    assert sum(till(state, 0)) == 2


@pytest.mark.rule("elplan.card.warehouse")
def test_an_active_warehouse_keeps_three_products_in_all() -> None:
    state = go(happening(own(stock(begin("en"), 0, 2, 2, 1), 0, "warehouse", filled=1), "tax_day"), CUTBACK)
    assert "keep 2 1 0" in offered(state)
    assert "keep 1 1 1" in offered(state)
    assert refused(state, "keep 2 2 0").code == "wrong-keep"
    do(state, "keep 1 1 1")
    go(state, INNOVATION)
    do(state, "innovate")
    state = go(happening(own(stock(begin("en"), 0, 2, 0, 0), 0, "warehouse"), "tax_day"), CUTBACK)
    assert wares(state, 0) == (1, 0, 0)
