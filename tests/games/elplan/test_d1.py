"""District 1: events."""

from pathlib import Path

import pytest

from sobremesa.games.elplan.engine.numbers import EVENT, IGNORES, INSURANCE

from .table import CARDS, begin


@pytest.mark.rule("elplan.d1.event")
def test_the_top_event_is_turned_up_and_everyone_applies_it() -> None:
    table = begin().go(EVENT)
    table.play("event fondo_concursable")
    assert [table.till(seat) for seat in range(3)] == [(2, 3, 2)] * 3
    assert table.rules_of("event") == {"elplan.d1.event"}


@pytest.mark.rule("elplan.d1.opportunity")
def test_the_entrepreneur_in_district_one_may_ignore_the_event_after_reading_it() -> None:
    table = begin().stand(1, "d1").go(EVENT)
    table.play("event alza_arriendos")
    assert (table.state.phase, table.state.turn) == (INSURANCE, 1)
    table.play("ignore")
    assert [table.till(seat) for seat in range(3)] == [(2, 1, 2), (2, 2, 2), (2, 1, 2)]
    assert table.rules_of("ignored") == {"elplan.d1.opportunity"}


@pytest.mark.rule("elplan.d1.opportunity")
def test_the_insured_player_may_accept_after_all_and_others_are_not_asked() -> None:
    table = begin().stand(1, "d1").go(EVENT)
    table.play("event fondo_concursable", "accept")
    assert table.till(1) == (2, 3, 2)
    table.refused("ignore", "elplan.d1.opportunity")


@pytest.mark.rule("elplan.d1.opportunity")
def test_ignoring_is_all_or_nothing_unless_the_variant_lets_help_through() -> None:
    for partial, money in ((False, 2), (True, 3)):
        table = begin(insured_partial=partial).stand(0, "d1").go(EVENT)
        table.play("event fondo_concursable", "ignore")
        assert table.till(0) == (2, money, 2)
    table = begin(insured_partial=True).stand(0, "d1").go(EVENT)
    table.play("event alza_arriendos", "ignore")
    assert table.till(0) == (2, 2, 2)


@pytest.mark.rule("elplan.d1.opportunity")
@pytest.mark.rule("elplan.card.cierre_ano_fiscal")
def test_an_event_that_gives_and_takes_counts_as_harm_to_an_insured_player() -> None:
    table = begin(insured_partial=True).give(0, human=5, money=0, energy=1).stand(0, "d1").go(EVENT)
    table.play("event cierre_ano_fiscal", "ignore")
    assert table.till(0) == (5, 0, 1)
    assert table.till(1) == (2, 2, 2)


@pytest.mark.rule("elplan.d1.opportunity")
@pytest.mark.parametrize(("effect", "energy"), [("lose = { money = 1 }", 2), ("price = 1", 2), ("price = -1", 3)])
def test_one_harm_makes_the_whole_event_harm(tmp_path: Path, effect: str, energy: int) -> None:
    events = (
        Path(CARDS["es"], "events.toml").read_text("utf-8").replace("effect = { gain = { money = 1 } }", "MIXED", 1)
    )
    (tmp_path / "events.toml").write_text(events.replace("MIXED", f"effect = {{ gain = {{ energy = 1 }}, {effect} }}"))
    table = begin(content=str(tmp_path), insured_partial=True).stand(0, "d1").go(EVENT)
    table.play("event fondo_concursable", "ignore")
    assert table.till(0) == (2, 2, energy)


@pytest.mark.rule("elplan.d1.scope")
def test_what_an_event_does_to_the_board_happens_though_someone_ignores_it() -> None:
    table = begin().stand(0, "d1").go(EVENT)
    table.play("event plan_regional", "ignore")
    assert table.subsidy() == (1, 1, 0)
    table = begin().stand(0, "d1").go(EVENT)
    table.play("event buena_cosecha", "ignore")
    assert table.state.market(0) == 1


@pytest.mark.rule("elplan.d1.scope")
def test_ignoring_frees_the_player_from_the_event_later_in_the_period_too() -> None:
    table = begin().market(raw=2).happening("dolar_alto")
    table.state.put(1, IGNORES, 1)
    table.give(0, money=3).give(1, money=3).give(2, money=4)
    table.walk(5)
    table.refused("buy raw plain", code="cannot-pay")
    table.play("done", "buy raw plain")
    assert table.till(1) == (0, 0, 0)
    table.play("done", "buy raw plain")
    assert table.till(2) == (0, 0, 0)


@pytest.mark.rule("elplan.d1.scope")
def test_choices_an_event_gives_are_made_in_turn_order() -> None:
    table = begin().go(EVENT)
    table.play("event cooperativa")
    assert table.offered() == {"take human", "take money", "take energy"}
    table.play("take human", "take money", "take energy")
    assert [table.till(seat) for seat in range(3)] == [(3, 2, 2), (2, 3, 2), (2, 2, 3)]


@pytest.mark.rule("elplan.d1.shortfall")
def test_a_player_gives_what_lies_idle_and_owes_nothing() -> None:
    table = begin().give(0, money=2).rows(0, 2).go(EVENT)
    table.play("event sequia")
    assert table.till(0) == (0, 2, 0)
    assert table.state.get(0, 11) == 2
    assert table.till(1) == (2, 2, 1)
    assert [(event.rule, event.numbers[0]) for event in table.all_events("gave")] == [
        ("elplan.d1.scope", 1),
        ("elplan.d1.scope", 2),
    ]


@pytest.mark.rule("elplan.d1.shortfall")
def test_a_resource_of_choice_is_asked_for_only_where_there_is_a_choice() -> None:
    table = begin().go(EVENT).give(0).give(1, energy=2)
    table.play("event colecta")
    assert table.till(0) == (0, 0, 0)
    assert table.till(1) == (0, 0, 1)
    assert table.state.turn == 2
    table.play("give human")
    assert table.till(2) == (1, 2, 2)


@pytest.mark.rule("elplan.d1.toll")
def test_who_does_not_pay_the_toll_has_no_benefit_of_the_space() -> None:
    table = begin("en").stand(0, "d2").stand(1, "d4").go(EVENT)
    table.play("event energy_rationing")
    assert table.till(0) == (2, 2, 2)
    table.refused("toll money", code="toll-other-kind")
    table.play("toll energy")
    assert table.till(0) == (3, 2, 1)
    table.refused("toll energy", code="no-toll")
    assert table.rules_of("tolled") == {"elplan.d1.toll"}


@pytest.mark.rule("elplan.d1.toll")
def test_in_district_two_the_toll_also_buys_the_right_to_liquidate() -> None:
    table = begin("en").stand(0, "d2").own(0, "workshop").go(EVENT)
    table.play("event stock_market_crash")
    table.refused("liquidate workshop m", "elplan.d1.toll")
    table.play("toll money", "liquidate workshop m")
    assert table.till(0) == (3, 2, 2)


@pytest.mark.rule("elplan.d1.toll")
def test_an_insured_player_pays_no_toll() -> None:
    table = begin("en").stand(0, "d1").go(EVENT)
    table.play("event economic_crisis", "ignore")
    assert table.state.get(0, IGNORES) == 1
    assert not any(text.startswith("toll") for text in table.offered())


@pytest.mark.rule("elplan.d1.toll")
def test_the_toll_may_be_declined_and_comes_before_the_subsidy() -> None:
    table = begin("en").stand(0, "d6a").happening("economic_crisis")
    table.state.set_subsidy(0, 2)
    table.walk(6)
    assert table.offered() == {"toll human", "toll money", "toll energy", "done"}
    table.copy().play("done")
    table.play("toll human")
    assert table.till(0) == (1, 4, 2)
    table.play("take energy")
    assert table.till(0) == (1, 4, 3)


@pytest.mark.rule("elplan.d1.toll")
def test_who_cannot_pay_the_toll_leaves_the_money_of_the_space() -> None:
    table = begin("en").give(0).stand(0, "d6a").happening("stock_market_crash")
    table.state.set_subsidy(0, 2)
    table.walk(6)
    assert table.offered() == {"done"}
    table.play("done")
    assert not table.all_events("collected")
    assert (table.till(0), sum(table.subsidy())) == ((0, 0, 0), 2)


@pytest.mark.rule("elplan.d1.toll")
def test_in_districts_three_four_and_five_the_toll_opens_discount_and_process() -> None:
    table = begin("en").stand(0, "d5").happening("stock_market_crash")
    table.give(0, money=3).market(raw=1)
    table.walk(5)
    assert "buy raw money-off" not in table.offered()
    table.play("toll money", "buy raw money-off")
    assert table.till(0) == (0, 0, 0)
    table = begin("en").stand(0, "d4").happening("stock_market_crash")
    table.rows(0, 1)
    table.walk(4)
    table.refused("produce 1 0", code="too-few-processes")
    table.play("toll money", "produce 1 0")


def test_events_that_change_prices_hold_for_everyone() -> None:
    table = begin().give(0, money=2).market(raw=1).happening("liquidacion_temporada")
    table.walk(5)
    table.play("buy raw plain")
    assert table.till(0) == (0, 0, 0)
    table = begin().give(0).stock(0, raw=2).happening("feria_costumbrista")
    table.walk(5)
    while table.state.turn != 0:
        table.play("done")
    table.play("sell raw money", "sell raw money")
    assert table.till(0) == (0, 3, 0)
    assert table.all_events("sold")
