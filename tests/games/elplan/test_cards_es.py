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
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.engine.rules.effects import processes
from sobremesa.games.elplan.engine.rules.end import converted, trios

from .tables import (
    CARDS,
    GAME,
    begin,
    card,
    do,
    give,
    go,
    happening,
    market,
    offer,
    offered,
    own,
    owned,
    refused,
    rows,
    rules_told,
    stand,
    stock,
    subsidies,
    till,
    told,
    walk,
    wares,
)


@pytest.mark.rule("elplan.card.cierre_ano_fiscal")
def test_everyone_returns_what_lies_idle_and_takes_two_of_each_also_with_nothing_idle() -> None:
    state = go(rows(give(give(begin(), 0, money=7), 1), 1, 0b1), EVENT)
    do(state, "event cierre_ano_fiscal")
    assert [till(state, seat) for seat in range(3)] == [(2, 2, 2)] * 3
    assert rules_told(state, "closed-year") == {"elplan.card.cierre_ano_fiscal"}


@pytest.mark.rule("elplan.card.cierre_ano_fiscal")
def test_insured_players_and_owners_of_analista_may_refuse_it_and_keep_what_lies_idle() -> None:
    state = own(stand(give(give(begin(), 0, money=9), 1, money=9), 0, "d1"), 1, "analista_riesgos", filled=1)
    go(state, EVENT)
    do(state, "event cierre_ano_fiscal", "ignore", "ignore")
    assert [till(state, seat) for seat in range(3)] == [(0, 9, 0), (0, 9, 0), (2, 2, 2)]


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
    state = own(begin(), 0, id)
    assert processes(state, 0) == before
    assert state.is_active(0, 0)
    walk(state, 2)
    do(state, f"fill-slot {id} 1 token")
    assert processes(state, 0) == after
    assert refused(state, f"empty-slot {id} 1").code == "locked"


@pytest.mark.rule("elplan.card.bodega")
def test_a_designers_card_may_give_another_process_in_each_of_its_slots(tmp_path: Path) -> None:
    cards = Path(CARDS["es"]).joinpath("investments.toml").read_text("utf-8")
    mixed = cards.replace('["logistics", "logistics", "logistics"]', '["production", "marketing", "any"]')
    assert mixed != cards
    (tmp_path / "investments.toml").write_text(mixed, "utf-8")
    state = GAME.new(edition="es", players=3, content=str(tmp_path))
    assert isinstance(state, ElPlan)
    for filled, given in ((1, (1, 0, 0, 0)), (2, (0, 0, 1, 0)), (4, (0, 0, 0, 1)), (7, (1, 0, 1, 1))):
        assert processes(own(state, 0, "bodega", filled), 0) == given
        state.drop(0, 0)


@pytest.mark.rule("elplan.card.cartel_publicitario")
def test_a_slash_card_works_in_the_period_it_is_acquired() -> None:
    state = walk(offer(give(begin(), 0, money=1, energy=1), 0, "cartel_publicitario"), 3)
    do(state, "acquire cartel_publicitario plain")
    assert processes(state, 0) == (0, 0, 1, 0)


@pytest.mark.rule("elplan.card.laboratorio")
@pytest.mark.parametrize(("edition", "id"), [("es", "laboratorio"), ("en", "laboratory")])
def test_the_laboratory_gives_one_process_chosen_when_it_is_spent(edition: str, id: str) -> None:
    state = own(begin(edition), 0, id)
    assert processes(state, 0) == (0, 0, 0, 0)
    state.set_holding(0, 0, card(state, id), 1, 0, 0)
    assert processes(state, 0) == (0, 0, 0, 1)
    for row in (0b1, 0b10):
        walk(rows(state, 0, row), 4)
        assert "produce 1 0" in offered(state)


@pytest.mark.rule("elplan.card.bodega")
def test_bodega_gives_as_many_processes_as_slots_are_filled_one_by_one() -> None:
    state = walk(own(begin(), 0, "bodega"), 2)
    assert not state.is_active(0, 0)
    do(state, "fill-slot bodega 3 token")
    assert processes(state, 0) == (0, 1, 0, 0)
    assert state.is_active(0, 0)
    do(state, "fill-slot bodega 1 token", "fill-slot bodega 2 token")
    assert processes(state, 0) == (0, 3, 0, 0)
    assert till(state, 0) == (1, 1, 1)


@pytest.mark.rule("elplan.card.prevencion_riesgos")
@pytest.mark.parametrize(("edition", "id"), [("es", "prevencion_riesgos"), ("en", "risk_prevention")])
def test_risk_prevention_gives_a_process_for_each_slot(edition: str, id: str) -> None:
    state = walk(own(begin(edition), 0, id), 2)
    do(state, f"fill-slot {id} 1 token")
    assert sum(processes(state, 0)) == 1
    do(state, f"fill-slot {id} 2 token", f"fill-slot {id} 3 token")
    assert sum(processes(state, 0)) == 3
    assert refused(state, f"activate {id} -").code == "wrong-way"


@pytest.mark.rule("elplan.card.bodega", "elplan.card.prevencion_riesgos")
def test_one_token_on_a_slot_card_is_enough_for_a_trio() -> None:
    state = own(own(own(begin(), 0, "bodega", 1), 0, "prevencion_riesgos", 2), 0, "informatica")
    assert trios(state, 0) == 1


@pytest.mark.rule("elplan.card.central_energia", "elplan.card.comite_emprendedor", "elplan.card.estrategia_rse")
@pytest.mark.parametrize(
    ("id", "gain"),
    [("central_energia", (0, 0, 1)), ("comite_emprendedor", (1, 0, 0)), ("estrategia_rse", (0, 1, 0))],
)
def test_the_income_cards_pay_when_active_since_the_period_before(id: str, gain: tuple[int, int, int]) -> None:
    state = walk(own(give(begin(), 0), 0, id, filled=1), 2)
    assert till(state, 0) == gain
    state = walk(own(give(begin(), 0), 0, id), 2)
    assert till(state, 0) == (0, 0, 0)


@pytest.mark.rule("elplan.card.tecnico_calidad")
def test_two_products_sold_in_a_period_bring_one_money_once() -> None:
    state = go(own(stock(give(begin(), 0), 0, raw=4), 0, "tecnico_calidad", filled=1), SELLING)
    do(state, "sell raw energy")
    assert till(state, 0) == (0, 0, 1)
    do(state, "sell raw energy", "sell raw energy", "sell raw energy")
    assert till(state, 0) == (0, 1, 4)
    assert rules_told(state, "quality") == {"elplan.card.tecnico_calidad"}


@pytest.mark.rule("elplan.card.tecnico_calidad")
def test_a_product_on_the_tienda_is_not_sold_until_it_is_bought() -> None:
    state = own(own(stock(give(begin(), 0), 0, raw=2), 0, "tecnico_calidad", 1), 0, "tienda_virtual", 1)
    go(state, SELLING)
    do(state, "shelve raw", "shelve raw")
    assert (till(state, 0), state.get(0, SOLD)) == ((0, 0, 0), 0)
    give(state, 1, money=6)
    walk(state, 5)
    do(state, "buy-from 1 raw plain", "buy-from 1 raw plain")
    assert till(state, 0) == (0, 7, 0)


@pytest.mark.rule("elplan.card.analista_riesgos")
def test_negative_events_never_touch_its_owner_neutral_ones_by_choice_positive_always() -> None:
    state = go(own(begin(), 0, "analista_riesgos", filled=1), EVENT)
    do(state.copy(), "event alza_arriendos")
    negative = state.copy()
    do(negative, "event alza_arriendos")
    assert till(negative, 0) == (2, 2, 2)
    assert negative.get(0, IGNORES) == 1
    positive = state.copy()
    do(positive, "event fondo_concursable")
    assert till(positive, 0) == (2, 3, 2)
    do(state, "event cierre_ano_fiscal")
    assert offered(state) == {"ignore", "accept"}
    ignoring = state.copy()
    ignoring.journal = []
    do(state, "accept")
    do(ignoring, "ignore")
    assert rules_told(state, "accepted") == {"elplan.card.analista_riesgos"}
    assert rules_told(ignoring, "ignored") == {"elplan.card.analista_riesgos"}


@pytest.mark.rule("elplan.card.analista_riesgos")
def test_an_inactive_analista_does_nothing_and_one_emptied_later_has_done_its_work() -> None:
    state = go(own(begin(), 0, "analista_riesgos"), EVENT)
    do(state, "event alza_arriendos")
    assert till(state, 0) == (2, 1, 2)
    state = go(own(begin(), 0, "analista_riesgos", filled=1), EVENT)
    do(state, "event dolar_alto", "empty analista_riesgos")
    assert state.get(0, IGNORES) == 1


@pytest.mark.rule("elplan.card.tienda_virtual")
def test_products_on_the_tienda_are_bought_by_others_at_three_money_for_its_owner() -> None:
    state = go(own(stock(give(begin(), 0), 0, raw=1, good=1, service=1), 0, "tienda_virtual", 1), SELLING)
    do(state, "sell raw money", "shelve good", "shelve service")
    assert [int(state.get(0, SHELVED + p)) for p in range(3)] == [0, 1, 1]
    assert wares(state, 0) == (0, 0, 0)
    assert state.market(1) == 0
    give(give(state, 0, money=9), 1, money=9)
    stand(state, 1, "d5")
    state.holder = 0
    walk(state, 5)
    assert refused(state, "buy-from 1 good plain").code == "no-shop"
    do(state, "done")
    assert {"buy-from 1 good money-off", "buy-from 1 service money-off"} <= offered(state)
    assert refused(state, "buy-from 1 good credit").code == "not-for-credit"
    do(state, "buy-from 1 good money-off")
    assert (till(state, 1), till(state, 0)) == ((0, 7, 0), (0, 12, 0))
    assert refused(state, "buy raw plain").code == "other-type"


@pytest.mark.rule("elplan.card.tienda_virtual")
@pytest.mark.parametrize(("event", "paid"), [("dolar_alto", 4), ("liquidacion_temporada", 2)])
def test_an_event_changes_what_the_buyer_pays_but_the_owner_receives_three(event: str, paid: int) -> None:
    state = happening(own(give(give(begin(), 0), 1, money=paid), 0, "tienda_virtual", 1), event)
    state.put(0, SHELVED + 1, 1)
    walk(state, 5)
    do(state, "buy-from 1 good plain")
    assert (till(state, 1), till(state, 0)) == ((0, 0, 0), (0, 3, 0))
    assert told(state, "bought-from")[0].numbers[2] == 3


@pytest.mark.rule("elplan.card.tienda_virtual")
def test_the_tienda_is_closed_while_inactive_and_its_products_go_to_the_box_when_it_is_liquidated() -> None:
    state = own(give(begin(), 1, money=3), 0, "tienda_virtual")
    state.put(0, SHELVED + 1, 2)
    give(state, 0)
    walk(state, 5)
    assert not any(text.startswith("buy-from") for text in offered(state))
    assert converted(state, 0) == 3
    state.holder = 0
    walk(state, 2)
    do(state, "liquidate tienda_virtual e")
    assert state.get(0, SHELVED + 1) == 0


@pytest.mark.rule("elplan.card.red_transporte")
def test_its_owner_may_use_a_taken_space_but_not_a_closed_one_and_the_first_takes_the_money() -> None:
    state = go(own(give(subsidies(begin(), 2), 1), 1, "red_transporte", filled=1), OPPORTUNITY)
    do(state, "place d6a")
    assert refused(state, "place d6b").code == "space-closed"
    do(state, "place d6a")
    assert state.get(1, SHARING) == 1
    assert rules_told(state, "placed") == {"elplan.opportunity.place", "elplan.card.red_transporte"}
    walk(state, 6)
    assert till(state, 0) == (2, 4, 2)
    do(state, "take money", "take money")
    assert till(state, 1) == (0, 1, 0)


@pytest.mark.rule("elplan.card.red_transporte")
def test_the_money_is_the_first_comers_whoever_holds_the_turn_token() -> None:
    state = stand(stand(give(subsidies(begin(), 2), 0), 0, "d6a"), 1, "d6a")
    state.put(0, SHARING, 1)
    walk(state, 6)
    assert (till(state, 0), till(state, 1)) == ((0, 0, 0), (2, 4, 2))


@pytest.mark.rule("elplan.card.red_transporte")
def test_inactive_it_opens_no_taken_space() -> None:
    state = go(own(begin(), 1, "red_transporte"), OPPORTUNITY)
    do(state, "place d4")
    assert refused(state, "place d4").code == "space-taken"


@pytest.mark.rule("elplan.card.red_transporte")
def test_on_a_free_space_its_owner_is_an_ordinary_player() -> None:
    state = go(own(give(subsidies(begin(), 2), 0), 0, "red_transporte", filled=1), OPPORTUNITY)
    do(state, "place d6a")
    walk(state, 6)
    assert till(state, 0) == (0, 2, 0)


@pytest.mark.rule("elplan.card.externalizacion")
def test_it_activates_another_investment_without_tokens_and_never_itself() -> None:
    state = walk(own(own(begin(), 0, "externalizacion"), 0, "galpon"), 2)
    assert refused(state, "point galpon").code == "not-pointing"
    do(state, "activate externalizacion -")
    assert refused(state, "point externalizacion").code == "bad-target"
    do(state, "point galpon")
    assert processes(state, 0) == (1, 1, 0, 0)
    assert state.is_active(0, 1)
    assert refused(state, "point galpon").code == "bad-target"


@pytest.mark.rule("elplan.card.externalizacion")
def test_the_target_counts_for_a_trio_and_may_change_once_in_each_later_district_two() -> None:
    state = own(own(own(begin(), 0, "externalizacion", 1), 0, "galpon"), 0, "maestro", 1)
    own(own(state, 0, "gps", 1), 0, "packing")
    state.put(0, TARGET, card(state, "galpon"))
    assert trios(state, 0) == 1
    walk(state, 2)
    do(state, "point packing")
    assert processes(state, 0) == (1, 3, 1, 0)
    assert refused(state, "point galpon").code == "pointed-already"


@pytest.mark.rule("elplan.card.externalizacion")
def test_the_target_works_as_with_its_least_paid_activation() -> None:
    state = own(own(own(begin(), 0, "externalizacion", 1), 0, "industria"), 0, "bodega")
    state.put(0, TARGET, card(state, "industria"))
    assert processes(state, 0) == (2, 0, 0, 0)
    state.put(0, TARGET, card(state, "bodega"))
    assert processes(state, 0) == (1, 1, 0, 0)
    walk(state, 2)
    do(state, "fill-slot bodega 2 token")
    assert processes(state, 0) == (1, 2, 0, 0)


@pytest.mark.rule("elplan.card.externalizacion")
def test_when_it_is_emptied_the_target_keeps_only_what_its_own_tokens_give() -> None:
    state = own(own(begin(), 0, "externalizacion", 1), 0, "galpon")
    state.put(0, TARGET, card(state, "galpon"))
    walk(state, 2)
    do(state, "empty externalizacion")
    assert state.get(0, TARGET) == -1
    assert not state.is_active(0, 1)


@pytest.mark.rule("elplan.card.externalizacion")
def test_activated_anew_it_chooses_its_card_anew() -> None:
    state = own(own(own(give(begin(), 0), 0, "externalizacion", 1), 0, "galpon"), 0, "packing")
    walk(state, 2)
    do(state, "point galpon", "empty externalizacion")
    assert refused(state, "point packing").code == "not-pointing"
    do(state, "activate externalizacion -", "point packing")
    assert processes(state, 0) == (0, 2, 1, 0)
    assert refused(state, "point galpon").code == "pointed-already"
    assert refused(state, "empty externalizacion").code == "locked"


@pytest.mark.rule("elplan.card.externalizacion")
def test_tokens_on_the_target_may_be_taken_back_and_it_works_on() -> None:
    state = own(own(give(begin(), 0), 0, "externalizacion", 1), 0, "galpon", 3)
    state.put(0, TARGET, card(state, "galpon"))
    walk(state, 2)
    do(state, "empty galpon")
    assert till(state, 0) == (1, 0, 1)
    assert processes(state, 0) == (1, 1, 0, 0)
    do(state, "liquidate galpon m")
    assert state.get(0, TARGET) == -1


@pytest.mark.rule("elplan.card.externalizacion")
def test_the_income_of_the_target_follows_the_income_rule() -> None:
    state = own(own(give(begin(), 0), 0, "externalizacion", 1), 0, "central_energia")
    state.put(0, TARGET, card(state, "central_energia"))
    walk(state, 2)
    assert till(state, 0) == (0, 0, 1)


@pytest.mark.rule("elplan.card.etiquetas_rfid")
def test_the_first_export_of_a_period_brings_every_owner_one_money() -> None:
    state = own(own(give(begin(), 0), 0, "etiquetas_rfid", 1), 1, "etiquetas_rfid", 1)
    give(give(market(stock(state, 0, raw=1), raw=11), 1), 2)
    go(state, SELLING)
    do(state, "sell raw energy")
    assert len(told(state, "exported")) == 2
    assert [till(state, seat) for seat in range(3)] == [(0, 1, 1), (0, 1, 0), (0, 0, 0)]
    assert state.phase not in (ADMINISTRATION, INVESTMENT)
    assert happening(state, "sequia").event >= 0
    assert owned(state, 0) == ["etiquetas_rfid"]
