"""The tutorial: its rules and its milestones."""

from itertools import product as every

import pytest

from sobremesa import CHANCE, OVER
from sobremesa.core.texts import LANGS
from sobremesa.games.elplan.content.packs import read_pack
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    BUYING,
    EVENT,
    INVESTMENT,
    OFFERING,
    OPPORTUNITY,
    PRODUCTION,
    ROWS,
    SELLING,
    SUBSIDY,
)

from .guide import seated, step, until, wanted
from .table import GAME, ElPlanTable, begin


def ideas(table: ElPlanTable) -> list[int]:
    return [int(table.state.all_ideas(seat)) for seat in range(3)]


@pytest.mark.rule("elplan.tutorial.seats")
def test_three_seats_with_one_plan_of_each_type_in_a_cycle() -> None:
    plans = read_pack("tutorial").plans
    assert {plan.makes.product for plan in plans} == {"raw", "good", "service"}
    assert {plan.also.product for plan in plans} == {"raw", "good", "service"}
    assert GAME.meta.edition("tutorial").most_players == 3


@pytest.mark.rule("elplan.tutorial.decks")
def test_events_and_decks_lie_in_order_and_offers_are_laid_out_in_period_three_after_district_two() -> None:
    table = seated()
    assert table.offered() == {"event dia_emprendimiento"}
    assert all(table.state.offer(place) == -1 for place in range(9))
    until(table, 3, OFFERING)
    assert table.offered() == {"offer maquinaria"}
    table.refused("offer galpon_tutorial", code="not-in-the-deck")
    until(table, 3, INVESTMENT)
    assert sum(1 for place in range(9) if table.state.offer(place) >= 0) == 6


@pytest.mark.rule("elplan.tutorial.period1")
def test_period_one_has_district_one_only() -> None:
    table = until(seated(first=1), 2)
    assert {event.numbers[0] for event in table.all_events("enabled")} == {1}
    assert table.all_events("event-gone")[0].rule == "elplan.summary.event_en"
    assert table.state.holder == 1
    assert not table.all_events("returned")


@pytest.mark.rule("elplan.tutorial.period2")
def test_period_two_activates_two_processes_and_makes_one_product() -> None:
    table = until(seated(), 2, ADMINISTRATION)
    assert {event.numbers[0] for event in table.all_events("enabled")} == {1, 2}
    until(table, 3)
    assert {event.numbers[0] for event in table.all_events("enabled")} == {1, 2, 4, 7}
    assert [int(table.state.get(seat, ROWS)) for seat in range(3)] == [3, 3, 3]
    assert [table.wares(seat) for seat in range(3)] == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]


@pytest.mark.rule("elplan.tutorial.period3")
def test_period_three_acquires_one_investment_and_sells_one_of_two_products() -> None:
    table = until(seated(), 4)
    assert [int(table.state.held(seat)) for seat in range(3)] == [1, 1, 1]
    assert [int(table.state.market(p)) for p in range(3)] == [1, 1, 1]
    assert [sum(table.wares(seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("elplan.tutorial.period4")
@pytest.mark.parametrize("first", [1, 2, 3])
@pytest.mark.parametrize(
    "plans", [("quinta", "ceramica", "paseos"), ("paseos", "quinta", "ceramica"), ("ceramica", "quinta", "paseos")]
)
def test_every_seat_gets_its_first_idea_in_period_four(first: int, plans: tuple[str, ...]) -> None:
    table = until(seated(first, plans), 4, PRODUCTION)
    assert ideas(table) == [0, 0, 0]
    until(table, 5)
    assert ideas(table) == [1, 1, 1]


@pytest.mark.rule("elplan.tutorial.period4")
def test_every_second_investment_that_leaves_three_money_still_leads_to_exactly_one_idea_each() -> None:
    start = until(seated(), 4, INVESTMENT)
    for choices in every(range(3), repeat=3):
        table = start.copy()
        for choice in choices:
            if table.state.phase == INVESTMENT:
                kept = [action for action in table.state.legal() if leaves_three_money(table, action)]
                table.state.play(kept[choice % len(kept)])
        until(table, 5)
        assert ideas(table) == [1, 1, 1]


def leaves_three_money(table: ElPlanTable, action: int) -> bool:
    after = table.copy()
    after.state.apply(action)
    return bool(after.state.idle(table.state.turn, 1) >= 3)


@pytest.mark.rule("elplan.tutorial.period5")
def test_period_five_is_a_full_period_with_one_open_space_in_district_six() -> None:
    table = until(seated(), 5, OPPORTUNITY)
    assert {text for text in table.offered() if "d6" in text} == {"place d6a"}
    assert "place d5" in table.offered()
    table.play("place d6a")
    until(table, 5, SUBSIDY)
    assert {event.numbers[0] for event in table.all_events("enabled")} >= {2, 3, 4, 5, 6}


@pytest.mark.rule("elplan.tutorial.end")
def test_it_ends_after_the_summary_of_the_fifth_event_and_most_ideas_win() -> None:
    table = until(seated(), 6)
    assert (table.state.turn, table.state.period) == (OVER, 5)
    result = table.state.result()
    assert result is not None
    assert result.points == ideas(table)
    best = max(result.points)
    assert result.winners == [seat for seat in range(3) if result.points[seat] == best]
    assert result.rule == "elplan.tutorial.end"


@pytest.mark.rule("elplan.tutorial.guidance")
def test_whatever_is_refused_on_the_way_is_explained_and_changes_nothing() -> None:
    table = until(seated(), 2, ADMINISTRATION)
    tried = 0
    while table.state.period < 5:
        if table.state.turn != CHANCE:
            assert wanted(table)
            before = table.state.snapshot()
            for action in GAME.space(table.state)[:: 1 + tried % 17]:
                refusal = table.state.why_not(action)
                if refusal is not None:
                    tried += 1
                    assert all(GAME.explain(refusal, lang, (), table.state) for lang in LANGS)
            assert table.state.snapshot() == before
        step(table)
    assert tried > 100
    assert ideas(table) == [1, 1, 1]


@pytest.mark.rule("elplan.tutorial.phases")
def test_only_period_five_has_an_opportunity_phase_and_missing_districts_are_skipped() -> None:
    table = seated()
    seen: dict[int, set[int]] = {}
    while table.state.turn != OVER:
        seen.setdefault(int(table.state.period), set()).add(int(table.state.phase))
        step(table)
    assert all(OPPORTUNITY not in seen[period] for period in (1, 2, 3, 4))
    assert OPPORTUNITY in seen[5]
    assert seen[1] == {EVENT}
    assert INVESTMENT not in seen[2]


@pytest.mark.rule("elplan.tutorial.summary")
def test_the_summary_does_only_the_steps_of_its_period() -> None:
    table = until(seated(), 6)
    kinds = [event.kind for event in table.state.journal or []]
    assert kinds.count("event-gone") == 5
    assert kinds.count("passed-on") == 5
    assert kinds.count("returned") == 1
    assert kinds.count("moved-subsidies") == 0
    table = begin("tutorial").stock(0, 2, 0, 0)
    table.state.period = 1
    table.walk(8)
    assert table.wares(0) == (2, 0, 0)


@pytest.mark.rule("elplan.tutorial.market")
def test_there_are_no_imports_and_nobody_sells_in_period_four() -> None:
    table = begin("tutorial")
    table.state.period = 4
    table.stock(0, raw=1).give(0, money=9).market(good=1)
    table.go(BUYING)
    table.refused("import service plain", "elplan.tutorial.market")
    table.play("buy good plain")
    while table.state.phase == BUYING:
        table.play("done")
    assert table.state.phase != SELLING


@pytest.mark.rule("elplan.tutorial.not_yet")
def test_credit_liquidation_exchange_and_trios_do_not_exist_and_the_refusal_says_so() -> None:
    table = begin("tutorial")
    table.state.period = 3
    table.state.lay(0, 0, 0)
    table.state.receive(0, 1)
    table.go(ADMINISTRATION)
    refusals = [table.refused(text) for text in ("exchange money money human", "liquidate galpon_tutorial m", "repay")]
    table.go(INVESTMENT)
    refusals.append(table.refused("acquire maquinaria credit"))
    assert {refusal.rule for refusal in refusals} == {"elplan.tutorial.not_yet"}
    assert all("full game" in GAME.explain(refusal, "en", (), table.state) for refusal in refusals)
    assert all("juego completo" in GAME.explain(refusal, "es", (), table.state) for refusal in refusals)
    assert table.state.parameters.trios == 0
    assert table.state.parameters.rotation == 0


@pytest.mark.rule("elplan.tutorial.board_text")
def test_where_the_guide_is_silent_the_spanish_rule_holds() -> None:
    table = begin("tutorial")
    table.state.period = 5
    table.stock(0, raw=1).give(0, money=3).market(good=1)
    table.go(BUYING)
    table.play("buy good plain")
    assert table.till(0) == (0, 0, 0)
    table.go(SELLING)
    table.play("sell raw energy")
    assert table.till(0) == (0, 0, 1)


@pytest.mark.rule("elplan.tutorial.event3")
def test_the_third_event_gives_everyone_one_money_in_district_seven() -> None:
    table = until(seated(), 3, SELLING)
    assert not [event for event in table.all_events("took") if event.rule == "elplan.tutorial.event3"]
    until(table, 4)
    prize = [event for event in table.all_events("took") if event.rule == "elplan.tutorial.event3"]
    assert [event.numbers[1:3] for event in prize] == [[1, 1]] * 3


@pytest.mark.rule("elplan.card.maquinaria")
def test_maquinaria_costs_one_money() -> None:
    table = until(seated(), 3, INVESTMENT)
    while table.state.turn != 0:
        step(table)
    before = table.till(0)
    table.play("acquire maquinaria plain")
    assert table.till(0) == (before[0], before[1] - 1, before[2])
