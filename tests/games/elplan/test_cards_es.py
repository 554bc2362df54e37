"""The named cards of the Spanish edition."""

from pathlib import Path

import pytest

from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    EVENT,
    IGNORES,
    INVESTMENT,
    OPPORTUNITY,
    SELLING,
    SHARING,
    SHELVED,
    SOLD,
    TARGET,
)
from sobremesa.games.elplan.engine.rules.effects import processes
from sobremesa.games.elplan.engine.rules.end import converted, trios

from .table import CARDS, begin, fresh


@pytest.mark.rule("elplan.card.cierre_ano_fiscal")
def test_everyone_returns_what_lies_idle_and_takes_two_of_each_also_with_nothing_idle() -> None:
    table = begin().give(0, money=7).give(1).rows(1, 0b1).go(EVENT)
    table.play("event cierre_ano_fiscal")
    assert [table.till(seat) for seat in range(3)] == [(2, 2, 2)] * 3
    assert table.rules_of("closed-year") == {"elplan.card.cierre_ano_fiscal"}


@pytest.mark.rule("elplan.card.cierre_ano_fiscal")
def test_insured_players_and_owners_of_analista_may_refuse_it_and_keep_what_lies_idle() -> None:
    table = begin().give(0, money=9).give(1, money=9).stand(0, "d1").own(1, "analista_riesgos", filled=1)
    table.go(EVENT)
    table.play("event cierre_ano_fiscal", "ignore", "ignore")
    assert [table.till(seat) for seat in range(3)] == [(0, 9, 0), (0, 9, 0), (2, 2, 2)]


@pytest.mark.rule("elplan.card.cartel_publicitario", "elplan.card.industria", "elplan.card.informatica")
@pytest.mark.parametrize(
    ("id", "before", "after"),
    [
        ("cartel_publicitario", (0, 0, 1, 0), (0, 0, 2, 0)),
        ("industria", (1, 0, 0, 0), (2, 0, 0, 0)),
        ("informatica", (0, 1, 0, 0), (0, 1, 1, 0)),
    ],
)
def test_a_slash_card_comes_active_and_one_extra_token_changes_what_it_gives(
    id: str, before: tuple[int, ...], after: tuple[int, ...]
) -> None:
    table = begin().own(0, id)
    assert processes(table.state, 0) == before
    assert table.state.is_active(0, 0)
    table.walk(2)
    table.play(f"fill-slot {id} 1 token")
    assert processes(table.state, 0) == after
    table.refused(f"empty-slot {id} 1", code="locked")


@pytest.mark.rule("elplan.card.bodega")
def test_a_designers_card_may_give_another_process_in_each_of_its_slots(tmp_path: Path) -> None:
    cards = Path(CARDS["es"]).joinpath("investments.toml").read_text("utf-8")
    mixed = cards.replace('["logistics", "logistics", "logistics"]', '["production", "marketing", "any"]')
    assert mixed != cards
    (tmp_path / "investments.toml").write_text(mixed, "utf-8")
    table = fresh(content=str(tmp_path))
    for filled, given in ((1, (1, 0, 0, 0)), (2, (0, 0, 1, 0)), (4, (0, 0, 0, 1)), (7, (1, 0, 1, 1))):
        assert processes(table.own(0, "bodega", filled).state, 0) == given
        table.state.drop(0, 0)


@pytest.mark.rule("elplan.card.cartel_publicitario")
def test_a_slash_card_works_in_the_period_it_is_acquired() -> None:
    table = begin().give(0, money=1, energy=1).offer(0, "cartel_publicitario").walk(3)
    table.play("acquire cartel_publicitario plain")
    assert processes(table.state, 0) == (0, 0, 1, 0)


@pytest.mark.rule("elplan.card.laboratorio")
@pytest.mark.parametrize(("edition", "id"), [("es", "laboratorio"), ("en", "laboratory")])
def test_the_laboratory_gives_one_process_chosen_when_it_is_spent(edition: str, id: str) -> None:
    table = begin(edition).own(0, id)
    assert processes(table.state, 0) == (0, 0, 0, 0)
    table.state.set_holding(0, 0, table.card(id), 1, 0, 0)
    assert processes(table.state, 0) == (0, 0, 0, 1)
    for row in (0b1, 0b10):
        table.rows(0, row).walk(4)
        assert "produce 1 0" in table.offered()


@pytest.mark.rule("elplan.card.bodega")
def test_bodega_gives_as_many_processes_as_slots_are_filled_one_by_one() -> None:
    table = begin().own(0, "bodega").walk(2)
    assert not table.state.is_active(0, 0)
    table.play("fill-slot bodega 3 token")
    assert processes(table.state, 0) == (0, 1, 0, 0)
    assert table.state.is_active(0, 0)
    table.play("fill-slot bodega 1 token", "fill-slot bodega 2 token")
    assert processes(table.state, 0) == (0, 3, 0, 0)
    assert table.till(0) == (1, 1, 1)


@pytest.mark.rule("elplan.card.prevencion_riesgos")
@pytest.mark.parametrize(("edition", "id"), [("es", "prevencion_riesgos"), ("en", "risk_prevention")])
def test_risk_prevention_gives_a_process_for_each_slot(edition: str, id: str) -> None:
    table = begin(edition).own(0, id).walk(2)
    table.play(f"fill-slot {id} 1 token")
    assert sum(processes(table.state, 0)) == 1
    table.play(f"fill-slot {id} 2 token", f"fill-slot {id} 3 token")
    assert sum(processes(table.state, 0)) == 3
    table.refused(f"activate {id} -", code="wrong-way")


@pytest.mark.rule("elplan.card.bodega", "elplan.card.prevencion_riesgos")
def test_one_token_on_a_slot_card_is_enough_for_a_trio() -> None:
    table = begin().own(0, "bodega", 1).own(0, "prevencion_riesgos", 2).own(0, "informatica")
    assert trios(table.state, 0) == 1


@pytest.mark.rule("elplan.card.central_energia", "elplan.card.comite_emprendedor", "elplan.card.estrategia_rse")
@pytest.mark.parametrize(
    ("id", "gain"),
    [("central_energia", (0, 0, 1)), ("comite_emprendedor", (1, 0, 0)), ("estrategia_rse", (0, 1, 0))],
)
def test_the_income_cards_pay_when_active_since_the_period_before(id: str, gain: tuple[int, int, int]) -> None:
    table = begin().give(0).own(0, id, filled=1).walk(2)
    assert table.till(0) == gain
    table = begin().give(0).own(0, id).walk(2)
    assert table.till(0) == (0, 0, 0)


@pytest.mark.rule("elplan.card.tecnico_calidad")
def test_two_products_sold_in_a_period_bring_one_money_once() -> None:
    table = begin().give(0).stock(0, raw=4).own(0, "tecnico_calidad", filled=1).go(SELLING)
    table.play("sell raw energy")
    assert table.till(0) == (0, 0, 1)
    table.play("sell raw energy", "sell raw energy", "sell raw energy")
    assert table.till(0) == (0, 1, 4)
    assert table.rules_of("quality") == {"elplan.card.tecnico_calidad"}


@pytest.mark.rule("elplan.card.tecnico_calidad")
def test_a_product_on_the_tienda_is_not_sold_until_it_is_bought() -> None:
    table = begin().give(0).stock(0, raw=2).own(0, "tecnico_calidad", 1).own(0, "tienda_virtual", 1)
    table.go(SELLING)
    table.play("shelve raw", "shelve raw")
    assert (table.till(0), table.state.get(0, SOLD)) == ((0, 0, 0), 0)
    table.give(1, money=6)
    table.walk(5)
    table.play("buy-from 1 raw plain", "buy-from 1 raw plain")
    assert table.till(0) == (0, 7, 0)


@pytest.mark.rule("elplan.card.analista_riesgos")
def test_negative_events_never_touch_its_owner_neutral_ones_by_choice_positive_always() -> None:
    table = begin().own(0, "analista_riesgos", filled=1).go(EVENT)
    table.copy().play("event alza_arriendos")
    negative = table.copy()
    negative.play("event alza_arriendos")
    assert negative.till(0) == (2, 2, 2)
    assert negative.state.get(0, IGNORES) == 1
    positive = table.copy()
    positive.play("event fondo_concursable")
    assert positive.till(0) == (2, 3, 2)
    table.play("event cierre_ano_fiscal")
    assert table.offered() == {"ignore", "accept"}
    ignoring = table.copy()
    ignoring.state.journal = []
    table.play("accept")
    ignoring.play("ignore")
    assert table.rules_of("accepted") == {"elplan.card.analista_riesgos"}
    assert ignoring.rules_of("ignored") == {"elplan.card.analista_riesgos"}


@pytest.mark.rule("elplan.card.analista_riesgos")
def test_an_inactive_analista_does_nothing_and_one_emptied_later_has_done_its_work() -> None:
    table = begin().own(0, "analista_riesgos").go(EVENT)
    table.play("event alza_arriendos")
    assert table.till(0) == (2, 1, 2)
    table = begin().own(0, "analista_riesgos", filled=1).go(EVENT)
    table.play("event dolar_alto", "empty analista_riesgos")
    assert table.state.get(0, IGNORES) == 1


@pytest.mark.rule("elplan.card.tienda_virtual")
def test_products_on_the_tienda_are_bought_by_others_at_three_money_for_its_owner() -> None:
    table = begin().give(0).stock(0, raw=1, good=1, service=1).own(0, "tienda_virtual", 1).go(SELLING)
    table.play("sell raw money", "shelve good", "shelve service")
    assert [int(table.state.get(0, SHELVED + p)) for p in range(3)] == [0, 1, 1]
    assert table.wares(0) == (0, 0, 0)
    assert table.state.market(1) == 0
    table.give(0, money=9).give(1, money=9)
    table.stand(1, "d5")
    table.state.holder = 0
    table.walk(5)
    table.refused("buy-from 1 good plain", code="no-shop")
    table.play("done")
    assert {"buy-from 1 good money-off", "buy-from 1 service money-off"} <= table.offered()
    table.refused("buy-from 1 good credit", code="not-for-credit")
    table.play("buy-from 1 good money-off")
    assert (table.till(1), table.till(0)) == ((0, 7, 0), (0, 12, 0))
    table.refused("buy raw plain", code="other-type")


@pytest.mark.rule("elplan.card.tienda_virtual")
@pytest.mark.parametrize(("event", "paid"), [("dolar_alto", 4), ("liquidacion_temporada", 2)])
def test_an_event_changes_what_the_buyer_pays_but_the_owner_receives_three(event: str, paid: int) -> None:
    table = begin().give(0).give(1, money=paid).own(0, "tienda_virtual", 1).happening(event)
    table.state.put(0, SHELVED + 1, 1)
    table.walk(5)
    table.play("buy-from 1 good plain")
    assert (table.till(1), table.till(0)) == ((0, 0, 0), (0, 3, 0))
    assert table.all_events("bought-from")[0].numbers[2] == 3


@pytest.mark.rule("elplan.card.tienda_virtual")
def test_the_tienda_is_closed_while_inactive_and_its_products_go_to_the_box_when_it_is_liquidated() -> None:
    table = begin().give(1, money=3).own(0, "tienda_virtual")
    table.state.put(0, SHELVED + 1, 2)
    table.give(0)
    table.walk(5)
    assert not any(text.startswith("buy-from") for text in table.offered())
    assert converted(table.state, 0) == 3
    table.state.holder = 0
    table.walk(2)
    table.play("liquidate tienda_virtual e")
    assert table.state.get(0, SHELVED + 1) == 0


@pytest.mark.rule("elplan.card.red_transporte")
def test_its_owner_may_use_a_taken_space_but_not_a_closed_one_and_the_first_takes_the_money() -> None:
    table = begin().subsidies(2).give(1).own(1, "red_transporte", filled=1).go(OPPORTUNITY)
    table.play("place d6a")
    table.refused("place d6b", code="space-closed")
    table.play("place d6a")
    assert table.state.get(1, SHARING) == 1
    assert table.rules_of("placed") == {"elplan.opportunity.place", "elplan.card.red_transporte"}
    table.walk(6)
    assert table.till(0) == (2, 4, 2)
    table.play("take money", "take money")
    assert table.till(1) == (0, 1, 0)


@pytest.mark.rule("elplan.card.red_transporte")
def test_the_money_is_the_first_comers_whoever_holds_the_turn_token() -> None:
    table = begin().subsidies(2).give(0).stand(0, "d6a").stand(1, "d6a")
    table.state.put(0, SHARING, 1)
    table.walk(6)
    assert (table.till(0), table.till(1)) == ((0, 0, 0), (2, 4, 2))


@pytest.mark.rule("elplan.card.red_transporte")
def test_inactive_it_opens_no_taken_space() -> None:
    table = begin().own(1, "red_transporte").go(OPPORTUNITY)
    table.play("place d4")
    table.refused("place d4", code="space-taken")


@pytest.mark.rule("elplan.card.red_transporte")
def test_on_a_free_space_its_owner_is_an_ordinary_player() -> None:
    table = begin().subsidies(2).give(0).own(0, "red_transporte", filled=1).go(OPPORTUNITY)
    table.play("place d6a")
    table.walk(6)
    assert table.till(0) == (0, 2, 0)


@pytest.mark.rule("elplan.card.externalizacion")
def test_it_activates_another_investment_without_tokens_and_never_itself() -> None:
    table = begin().own(0, "externalizacion").own(0, "galpon").walk(2)
    table.refused("point galpon", code="not-pointing")
    table.play("activate externalizacion -")
    table.refused("point externalizacion", code="bad-target")
    table.play("point galpon")
    assert processes(table.state, 0) == (1, 1, 0, 0)
    assert table.state.is_active(0, 1)
    table.refused("point galpon", code="bad-target")


@pytest.mark.rule("elplan.card.externalizacion")
def test_the_target_counts_for_a_trio_and_may_change_once_in_each_later_district_two() -> None:
    table = begin().own(0, "externalizacion", 1).own(0, "galpon").own(0, "maestro", 1)
    table.own(0, "gps", 1).own(0, "packing")
    table.state.put(0, TARGET, table.card("galpon"))
    assert trios(table.state, 0) == 1
    table.walk(2)
    table.play("point packing")
    assert processes(table.state, 0) == (1, 3, 1, 0)
    table.refused("point galpon", code="pointed-already")


@pytest.mark.rule("elplan.card.externalizacion")
def test_the_target_works_as_with_its_least_paid_activation() -> None:
    table = begin().own(0, "externalizacion", 1).own(0, "industria").own(0, "bodega")
    table.state.put(0, TARGET, table.card("industria"))
    assert processes(table.state, 0) == (2, 0, 0, 0)
    table.state.put(0, TARGET, table.card("bodega"))
    assert processes(table.state, 0) == (1, 1, 0, 0)
    table.walk(2)
    table.play("fill-slot bodega 2 token")
    assert processes(table.state, 0) == (1, 2, 0, 0)


@pytest.mark.rule("elplan.card.externalizacion")
def test_when_it_is_emptied_the_target_keeps_only_what_its_own_tokens_give() -> None:
    table = begin().own(0, "externalizacion", 1).own(0, "galpon")
    table.state.put(0, TARGET, table.card("galpon"))
    table.walk(2)
    table.play("empty externalizacion")
    assert table.state.get(0, TARGET) == -1
    assert not table.state.is_active(0, 1)


@pytest.mark.rule("elplan.card.externalizacion")
def test_activated_anew_it_chooses_its_card_anew() -> None:
    table = begin().give(0).own(0, "externalizacion", 1).own(0, "galpon").own(0, "packing")
    table.walk(2)
    table.play("point galpon", "empty externalizacion")
    table.refused("point packing", code="not-pointing")
    table.play("activate externalizacion -", "point packing")
    assert processes(table.state, 0) == (0, 2, 1, 0)
    table.refused("point galpon", code="pointed-already")
    table.refused("empty externalizacion", code="locked")


@pytest.mark.rule("elplan.card.externalizacion")
def test_tokens_on_the_target_may_be_taken_back_and_it_works_on() -> None:
    table = begin().give(0).own(0, "externalizacion", 1).own(0, "galpon", 3)
    table.state.put(0, TARGET, table.card("galpon"))
    table.walk(2)
    table.play("empty galpon")
    assert table.till(0) == (1, 0, 1)
    assert processes(table.state, 0) == (1, 1, 0, 0)
    table.play("liquidate galpon m")
    assert table.state.get(0, TARGET) == -1


@pytest.mark.rule("elplan.card.externalizacion")
def test_the_income_of_the_target_follows_the_income_rule() -> None:
    table = begin().give(0).own(0, "externalizacion", 1).own(0, "central_energia")
    table.state.put(0, TARGET, table.card("central_energia"))
    table.walk(2)
    assert table.till(0) == (0, 0, 1)


@pytest.mark.rule("elplan.card.etiquetas_rfid")
def test_the_first_export_of_a_period_brings_every_owner_one_money() -> None:
    table = begin().give(0).own(0, "etiquetas_rfid", 1).own(1, "etiquetas_rfid", 1)
    table.stock(0, raw=1).market(raw=11).give(1).give(2)
    table.go(SELLING)
    table.play("sell raw energy")
    assert len(table.all_events("exported")) == 2
    assert [table.till(seat) for seat in range(3)] == [(0, 1, 1), (0, 1, 0), (0, 0, 0)]
    assert table.state.phase not in (ADMINISTRATION, INVESTMENT)
    assert table.happening("sequia").state.event >= 0
    assert table.owned(0) == ["etiquetas_rfid"]
