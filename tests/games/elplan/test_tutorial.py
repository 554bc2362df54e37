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
from sobremesa.games.elplan.engine.play import ElPlan

from .guide import seated, step, until, wanted
from .tables import GAME, begin, do, give, go, market, offered, refused, stock, till, told, walk, wares


def ideas(state: ElPlan) -> list[int]:
    return [int(state.all_ideas(seat)) for seat in range(3)]


@pytest.mark.rule("elplan.tutorial.seats")
def test_three_seats_with_one_plan_of_each_type_in_a_cycle() -> None:
    plans = read_pack("tutorial").plans
    assert {plan.makes.product for plan in plans} == {"raw", "good", "service"}
    assert {plan.also.product for plan in plans} == {"raw", "good", "service"}
    assert GAME.meta.edition("tutorial").most_players == 3


@pytest.mark.rule("elplan.tutorial.decks")
def test_events_and_decks_lie_in_order_and_offers_are_laid_out_in_period_three_after_district_two() -> None:
    state = seated()
    assert offered(state) == {"event dia_emprendimiento"}
    assert all(state.offer(place) == -1 for place in range(9))
    until(state, 3, OFFERING)
    assert offered(state) == {"offer maquinaria"}
    assert refused(state, "offer galpon_tutorial").code == "not-in-the-deck"
    until(state, 3, INVESTMENT)
    assert sum(1 for place in range(9) if state.offer(place) >= 0) == 6


@pytest.mark.rule("elplan.tutorial.period1")
def test_period_one_has_district_one_only() -> None:
    state = until(seated(first=1), 2)
    assert {event.numbers[0] for event in told(state, "enabled")} == {1}
    assert told(state, "event-gone")[0].rule == "elplan.summary.event_en"
    assert state.holder == 1
    assert not told(state, "returned")


@pytest.mark.rule("elplan.tutorial.period2")
def test_period_two_activates_two_processes_and_makes_one_product() -> None:
    state = until(seated(), 2, ADMINISTRATION)
    assert {event.numbers[0] for event in told(state, "enabled")} == {1, 2}
    until(state, 3)
    assert {event.numbers[0] for event in told(state, "enabled")} == {1, 2, 4, 7}
    assert [int(state.get(seat, ROWS)) for seat in range(3)] == [3, 3, 3]
    assert [wares(state, seat) for seat in range(3)] == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]


@pytest.mark.rule("elplan.tutorial.period3")
def test_period_three_acquires_one_investment_and_sells_one_of_two_products() -> None:
    state = until(seated(), 4)
    assert [int(state.held(seat)) for seat in range(3)] == [1, 1, 1]
    assert [int(state.market(p)) for p in range(3)] == [1, 1, 1]
    assert [sum(wares(state, seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("elplan.tutorial.period4")
@pytest.mark.parametrize("first", [1, 2, 3])
@pytest.mark.parametrize(
    "plans", [("quinta", "ceramica", "paseos"), ("paseos", "quinta", "ceramica"), ("ceramica", "quinta", "paseos")]
)
def test_every_seat_gets_its_first_idea_in_period_four(first: int, plans: tuple[str, ...]) -> None:
    state = until(seated(first, plans), 4, PRODUCTION)
    assert ideas(state) == [0, 0, 0]
    until(state, 5)
    assert ideas(state) == [1, 1, 1]


@pytest.mark.rule("elplan.tutorial.period4")
def test_every_second_investment_that_leaves_three_money_still_leads_to_exactly_one_idea_each() -> None:
    start = until(seated(), 4, INVESTMENT)
    for choices in every(range(3), repeat=3):
        state = start.copy()
        for choice in choices:
            if state.phase == INVESTMENT:
                kept = [action for action in state.legal() if leaves_three_money(state, action)]
                state.play(kept[choice % len(kept)])
        until(state, 5)
        assert ideas(state) == [1, 1, 1]


def leaves_three_money(state: ElPlan, action: int) -> bool:
    after = state.copy()
    after.apply(action)
    return bool(after.idle(state.turn, 1) >= 3)


@pytest.mark.rule("elplan.tutorial.period5")
def test_period_five_is_a_full_period_with_one_open_space_in_district_six() -> None:
    state = until(seated(), 5, OPPORTUNITY)
    assert {text for text in offered(state) if "d6" in text} == {"place d6a"}
    assert "place d5" in offered(state)
    do(state, "place d6a")
    until(state, 5, SUBSIDY)
    assert {event.numbers[0] for event in told(state, "enabled")} >= {2, 3, 4, 5, 6}


@pytest.mark.rule("elplan.tutorial.end")
def test_it_ends_after_the_summary_of_the_fifth_event_and_most_ideas_win() -> None:
    state = until(seated(), 6)
    assert (state.turn, state.period) == (OVER, 5)
    result = state.result()
    assert result is not None
    assert result.points == ideas(state)
    best = max(result.points)
    assert result.winners == [seat for seat in range(3) if result.points[seat] == best]
    assert result.rule == "elplan.tutorial.end"


@pytest.mark.rule("elplan.tutorial.guidance")
def test_whatever_is_refused_on_the_way_is_explained_and_changes_nothing() -> None:
    state = until(seated(), 2, ADMINISTRATION)
    tried = 0
    while state.period < 5:
        if state.turn != CHANCE:
            assert wanted(state)
            before = state.snapshot()
            for action in GAME.space(state)[:: 1 + tried % 17]:
                refusal = state.why_not(action)
                if refusal is not None:
                    tried += 1
                    assert all(GAME.explain(refusal, lang, (), state) for lang in LANGS)
            assert state.snapshot() == before
        step(state)
    assert tried > 100
    assert ideas(state) == [1, 1, 1]


@pytest.mark.rule("elplan.tutorial.phases")
def test_only_period_five_has_an_opportunity_phase_and_missing_districts_are_skipped() -> None:
    state = seated()
    seen: dict[int, set[int]] = {}
    while state.turn != OVER:
        seen.setdefault(int(state.period), set()).add(int(state.phase))
        step(state)
    assert all(OPPORTUNITY not in seen[period] for period in (1, 2, 3, 4))
    assert OPPORTUNITY in seen[5]
    assert seen[1] == {EVENT}
    assert INVESTMENT not in seen[2]


@pytest.mark.rule("elplan.tutorial.summary")
def test_the_summary_does_only_the_steps_of_its_period() -> None:
    state = until(seated(), 6)
    kinds = [event.kind for event in state.journal or []]
    assert kinds.count("event-gone") == 5
    assert kinds.count("passed-on") == 5
    assert kinds.count("returned") == 1
    assert kinds.count("moved-subsidies") == 0
    state = stock(begin("tutorial"), 0, 2, 0, 0)
    state.period = 1
    walk(state, 8)
    assert wares(state, 0) == (2, 0, 0)


@pytest.mark.rule("elplan.tutorial.market")
def test_there_are_no_imports_and_nobody_sells_in_period_four() -> None:
    state = begin("tutorial")
    state.period = 4
    market(give(stock(state, 0, raw=1), 0, money=9), good=1)
    go(state, BUYING)
    assert refused(state, "import service plain").rule == "elplan.tutorial.market"
    do(state, "buy good plain")
    while state.phase == BUYING:
        do(state, "done")
    assert state.phase != SELLING


@pytest.mark.rule("elplan.tutorial.not_yet")
def test_credit_liquidation_exchange_and_trios_do_not_exist_and_the_refusal_says_so() -> None:
    state = begin("tutorial")
    state.period = 3
    state.lay(0, 0, 0)
    state.receive(0, 1)
    go(state, ADMINISTRATION)
    refusals = [refused(state, text) for text in ("exchange money money human", "liquidate galpon_tutorial m", "repay")]
    go(state, INVESTMENT)
    refusals.append(refused(state, "acquire maquinaria credit"))
    assert {refusal.rule for refusal in refusals} == {"elplan.tutorial.not_yet"}
    assert all("full game" in GAME.explain(refusal, "en", (), state) for refusal in refusals)
    assert all("juego completo" in GAME.explain(refusal, "es", (), state) for refusal in refusals)
    assert state.parameters.trios == 0
    assert state.parameters.rotation == 0


@pytest.mark.rule("elplan.tutorial.board_text")
def test_where_the_guide_is_silent_the_spanish_rule_holds() -> None:
    state = begin("tutorial")
    state.period = 5
    market(give(stock(state, 0, raw=1), 0, money=3), good=1)
    go(state, BUYING)
    do(state, "buy good plain")
    assert till(state, 0) == (0, 0, 0)
    go(state, SELLING)
    do(state, "sell raw energy")
    assert till(state, 0) == (0, 0, 1)


@pytest.mark.rule("elplan.tutorial.event3")
def test_the_third_event_gives_everyone_one_money_in_district_seven() -> None:
    state = until(seated(), 3, SELLING)
    assert not [event for event in told(state, "took") if event.rule == "elplan.tutorial.event3"]
    until(state, 4)
    prize = [event for event in told(state, "took") if event.rule == "elplan.tutorial.event3"]
    assert [event.numbers[1:3] for event in prize] == [[1, 1]] * 3


@pytest.mark.rule("elplan.card.maquinaria")
def test_maquinaria_costs_one_money() -> None:
    state = until(seated(), 3, INVESTMENT)
    while state.turn != 0:
        step(state)
    before = till(state, 0)
    do(state, "acquire maquinaria plain")
    assert till(state, 0) == (before[0], before[1] - 1, before[2])
