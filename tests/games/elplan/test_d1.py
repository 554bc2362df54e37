"""District 1: events."""

from pathlib import Path

import pytest

from sobremesa.games.elplan.engine.numbers import EVENT, IGNORES, INSURANCE

from .tables import (
    CARDS,
    begin,
    do,
    give,
    go,
    happening,
    market,
    offered,
    own,
    refused,
    rows,
    rules_told,
    stand,
    stock,
    subsidy,
    till,
    told,
    walk,
)


@pytest.mark.rule("elplan.d1.event")
def test_the_top_event_is_turned_up_and_everyone_applies_it() -> None:
    state = go(begin(), EVENT)
    do(state, "event fondo_concursable")
    assert [till(state, seat) for seat in range(3)] == [(2, 3, 2)] * 3
    assert rules_told(state, "event") == {"elplan.d1.event"}


@pytest.mark.rule("elplan.d1.opportunity")
def test_the_entrepreneur_in_district_one_may_ignore_the_event_after_reading_it() -> None:
    state = go(stand(begin(), 1, "d1"), EVENT)
    do(state, "event alza_arriendos")
    assert (state.phase, state.turn) == (INSURANCE, 1)
    do(state, "ignore")
    assert [till(state, seat) for seat in range(3)] == [(2, 1, 2), (2, 2, 2), (2, 1, 2)]
    assert rules_told(state, "ignored") == {"elplan.d1.opportunity"}


@pytest.mark.rule("elplan.d1.opportunity")
def test_the_insured_player_may_accept_after_all_and_others_are_not_asked() -> None:
    state = go(stand(begin(), 1, "d1"), EVENT)
    do(state, "event fondo_concursable", "accept")
    assert till(state, 1) == (2, 3, 2)
    assert refused(state, "ignore").rule == "elplan.d1.opportunity"


@pytest.mark.rule("elplan.d1.opportunity")
def test_ignoring_is_all_or_nothing_unless_the_variant_lets_help_through() -> None:
    for partial, money in ((False, 2), (True, 3)):
        state = go(stand(begin(insured_partial=partial), 0, "d1"), EVENT)
        do(state, "event fondo_concursable", "ignore")
        assert till(state, 0) == (2, money, 2)
    state = go(stand(begin(insured_partial=True), 0, "d1"), EVENT)
    do(state, "event alza_arriendos", "ignore")
    assert till(state, 0) == (2, 2, 2)


@pytest.mark.rule("elplan.d1.opportunity")
@pytest.mark.rule("elplan.card.cierre_ano_fiscal")
def test_an_event_that_gives_and_takes_counts_as_harm_to_an_insured_player() -> None:
    state = go(stand(give(begin(insured_partial=True), 0, human=5, money=0, energy=1), 0, "d1"), EVENT)
    do(state, "event cierre_ano_fiscal", "ignore")
    assert till(state, 0) == (5, 0, 1)
    assert till(state, 1) == (2, 2, 2)


@pytest.mark.rule("elplan.d1.opportunity")
@pytest.mark.parametrize(("effect", "energy"), [("lose = { money = 1 }", 2), ("price = 1", 2), ("price = -1", 3)])
def test_one_harm_makes_the_whole_event_harm(tmp_path: Path, effect: str, energy: int) -> None:
    events = (
        Path(CARDS["es"], "events.toml").read_text("utf-8").replace("effect = { gain = { money = 1 } }", "MIXED", 1)
    )
    (tmp_path / "events.toml").write_text(events.replace("MIXED", f"effect = {{ gain = {{ energy = 1 }}, {effect} }}"))
    state = go(stand(begin(content=str(tmp_path), insured_partial=True), 0, "d1"), EVENT)
    do(state, "event fondo_concursable", "ignore")
    assert till(state, 0) == (2, 2, energy)


@pytest.mark.rule("elplan.d1.scope")
def test_what_an_event_does_to_the_board_happens_though_someone_ignores_it() -> None:
    state = go(stand(begin(), 0, "d1"), EVENT)
    do(state, "event plan_regional", "ignore")
    assert subsidy(state) == (1, 1, 0)
    state = go(stand(begin(), 0, "d1"), EVENT)
    do(state, "event buena_cosecha", "ignore")
    assert state.market(0) == 1


@pytest.mark.rule("elplan.d1.scope")
def test_ignoring_frees_the_player_from_the_event_later_in_the_period_too() -> None:
    state = happening(market(begin(), raw=2), "dolar_alto")
    state.put(1, IGNORES, 1)
    give(give(give(state, 0, money=3), 1, money=3), 2, money=4)
    walk(state, 5)
    assert refused(state, "buy raw plain").code == "cannot-pay"
    do(state, "done", "buy raw plain")
    assert till(state, 1) == (0, 0, 0)
    do(state, "done", "buy raw plain")
    assert till(state, 2) == (0, 0, 0)


@pytest.mark.rule("elplan.d1.scope")
def test_choices_an_event_gives_are_made_in_turn_order() -> None:
    state = go(begin(), EVENT)
    do(state, "event cooperativa")
    assert offered(state) == {"take human", "take money", "take energy"}
    do(state, "take human", "take money", "take energy")
    assert [till(state, seat) for seat in range(3)] == [(3, 2, 2), (2, 3, 2), (2, 2, 3)]


@pytest.mark.rule("elplan.d1.shortfall")
def test_a_player_gives_what_lies_idle_and_owes_nothing() -> None:
    state = go(rows(give(begin(), 0, money=2), 0, 2), EVENT)
    do(state, "event sequia")
    assert till(state, 0) == (0, 2, 0)
    assert state.get(0, 11) == 2
    assert till(state, 1) == (2, 2, 1)
    assert [(event.rule, event.numbers[0]) for event in told(state, "gave")] == [
        ("elplan.d1.scope", 1),
        ("elplan.d1.scope", 2),
    ]


@pytest.mark.rule("elplan.d1.shortfall")
def test_a_resource_of_choice_is_asked_for_only_where_there_is_a_choice() -> None:
    state = give(give(go(begin(), EVENT), 0), 1, energy=2)
    do(state, "event colecta")
    assert till(state, 0) == (0, 0, 0)
    assert till(state, 1) == (0, 0, 1)
    assert state.turn == 2
    do(state, "give human")
    assert till(state, 2) == (1, 2, 2)


@pytest.mark.rule("elplan.d1.toll")
def test_who_does_not_pay_the_toll_has_no_benefit_of_the_space() -> None:
    state = go(stand(stand(begin("en"), 0, "d2"), 1, "d4"), EVENT)
    do(state, "event energy_rationing")
    assert till(state, 0) == (2, 2, 2)
    assert refused(state, "toll money").code == "toll-other-kind"
    do(state, "toll energy")
    assert till(state, 0) == (3, 2, 1)
    assert refused(state, "toll energy").code == "no-toll"
    assert rules_told(state, "tolled") == {"elplan.d1.toll"}


@pytest.mark.rule("elplan.d1.toll")
def test_in_district_two_the_toll_also_buys_the_right_to_liquidate() -> None:
    state = go(own(stand(begin("en"), 0, "d2"), 0, "workshop"), EVENT)
    do(state, "event stock_market_crash")
    assert refused(state, "liquidate workshop m").rule == "elplan.d1.toll"
    do(state, "toll money", "liquidate workshop m")
    assert till(state, 0) == (3, 2, 2)


@pytest.mark.rule("elplan.d1.toll")
def test_an_insured_player_pays_no_toll() -> None:
    state = go(stand(begin("en"), 0, "d1"), EVENT)
    do(state, "event economic_crisis", "ignore")
    assert state.get(0, IGNORES) == 1
    assert not any(text.startswith("toll") for text in offered(state))


@pytest.mark.rule("elplan.d1.toll")
def test_the_toll_may_be_declined_and_comes_before_the_subsidy() -> None:
    state = happening(stand(begin("en"), 0, "d6a"), "economic_crisis")
    state.set_subsidy(0, 2)
    walk(state, 6)
    assert offered(state) == {"toll human", "toll money", "toll energy", "done"}
    do(state.copy(), "done")
    do(state, "toll human")
    assert till(state, 0) == (1, 4, 2)
    do(state, "take energy")
    assert till(state, 0) == (1, 4, 3)


@pytest.mark.rule("elplan.d1.toll")
def test_who_cannot_pay_the_toll_leaves_the_money_of_the_space() -> None:
    state = happening(stand(give(begin("en"), 0), 0, "d6a"), "stock_market_crash")
    state.set_subsidy(0, 2)
    walk(state, 6)
    assert offered(state) == {"done"}
    do(state, "done")
    assert not told(state, "collected")
    assert (till(state, 0), sum(subsidy(state))) == ((0, 0, 0), 2)


@pytest.mark.rule("elplan.d1.toll")
def test_in_districts_three_four_and_five_the_toll_opens_discount_and_process() -> None:
    state = happening(stand(begin("en"), 0, "d5"), "stock_market_crash")
    market(give(state, 0, money=3), raw=1)
    walk(state, 5)
    assert "buy raw money-off" not in offered(state)
    do(state, "toll money", "buy raw money-off")
    assert till(state, 0) == (0, 0, 0)
    state = happening(stand(begin("en"), 0, "d4"), "stock_market_crash")
    rows(state, 0, 1)
    walk(state, 4)
    assert refused(state, "produce 1 0").code == "too-few-processes"
    do(state, "toll money", "produce 1 0")


def test_events_that_change_prices_hold_for_everyone() -> None:
    state = happening(market(give(begin(), 0, money=2), raw=1), "liquidacion_temporada")
    walk(state, 5)
    do(state, "buy raw plain")
    assert till(state, 0) == (0, 0, 0)
    state = happening(stock(give(begin(), 0), 0, raw=2), "feria_costumbrista")
    walk(state, 5)
    while state.turn != 0:
        do(state, "done")
    do(state, "sell raw money", "sell raw money")
    assert till(state, 0) == (0, 3, 0)
    assert told(state, "sold")
