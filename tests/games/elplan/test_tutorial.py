"""The tutorial: its rules, its guide and its milestones."""

from itertools import product as every

import pytest

from sobremesa import CHANCE, UserError
from sobremesa.core.texts import LANGS
from sobremesa.games.elplan.lesson import PHASES, Lesson, steps
from sobremesa.games.elplan.packs import read_pack
from sobremesa.games.elplan.state import ADMINISTRATION, BUYING, INVESTMENT, OPPORTUNITY, PRODUCTION, ROWS, SELLING

from .tables import GAME, begin, do, give, go, market, offered, refused, stock, till, told, walk, wares


def lesson(first: int = 1, plans: tuple[str, ...] = ("quinta", "ceramica", "paseos"), learner: int = 0) -> Lesson:
    """A lesson in which the turn token and the plans have been given out."""
    run = Lesson(learner)
    run.state.journal = []
    do(run.state, f"first {first}")
    while run.state.period == 0:
        do(run.state, f"plan {plans[int(run.state.turn)]}")
    return run


def until(run: Lesson, period: int, phase: str = "") -> Lesson:
    """Let the guide play every seat until a moment."""
    while not run.is_over and not (run.state.period == period and phase in ("", PHASES[int(run.state.phase)])):
        run.state.apply(run.suggestion())
    return run


def ideas(run: Lesson) -> list[int]:
    return [int(run.state.all_ideas(seat)) for seat in range(3)]


@pytest.mark.rule("elplan.tutorial.seats")
def test_three_seats_with_one_plan_of_each_type_and_the_guide_plays_for_two() -> None:
    assert {plan["makes"]["product"] for plan in read_pack("tutorial").plans} == {"raw", "good", "service"}
    run = Lesson(learner=1)
    run.advance()
    assert run.state.turn == 1
    assert run.state.period <= 2


@pytest.mark.rule("elplan.tutorial.decks")
def test_events_and_decks_lie_in_order_and_offers_are_laid_out_in_period_three_after_district_two() -> None:
    run = lesson()
    assert offered(run.state) == {"event dia_emprendimiento"}
    assert all(run.state.offer(place) == -1 for place in range(9))
    until(run, 3, "offering")
    assert offered(run.state) == {"offer maquinaria"}
    assert refused(run.state, "offer galpon_tutorial").code == "not-in-the-deck"
    until(run, 3, "investment")
    assert sum(1 for place in range(9) if run.state.offer(place) >= 0) == 6
    assert {event.rule for event in told(run.state, "offered")} == {"elplan.tutorial.decks"}


@pytest.mark.rule("elplan.tutorial.period1")
def test_period_one_has_district_one_only() -> None:
    run = until(lesson(first=1), 2)
    assert {event.numbers[0] for event in told(run.state, "enabled")} == {1}
    assert told(run.state, "event-gone")[0].rule == "elplan.summary.event_en"
    assert run.state.holder == 1
    assert not told(run.state, "returned")


@pytest.mark.rule("elplan.tutorial.period2")
def test_period_two_activates_two_processes_and_makes_one_product() -> None:
    run = until(lesson(), 2, "administration")
    assert {event.numbers[0] for event in told(run.state, "enabled")} == {1, 2}
    until(run, 3)
    assert [int(run.state.get(seat, ROWS)) for seat in range(3)] == [3, 3, 3]
    assert [wares(run.state, seat) for seat in range(3)] == [(1, 0, 0), (0, 1, 0), (0, 0, 1)]


@pytest.mark.rule("elplan.tutorial.period3")
def test_period_three_acquires_one_investment_and_sells_one_of_two_products() -> None:
    run = until(lesson(), 4)
    assert [int(run.state.held(seat)) for seat in range(3)] == [1, 1, 1]
    assert [int(run.state.market(p)) for p in range(3)] == [1, 1, 1]
    assert [sum(wares(run.state, seat)) for seat in range(3)] == [1, 1, 1]


@pytest.mark.rule("elplan.tutorial.period4")
@pytest.mark.parametrize("first", [1, 2, 3])
@pytest.mark.parametrize(
    "plans", [("quinta", "ceramica", "paseos"), ("paseos", "quinta", "ceramica"), ("ceramica", "quinta", "paseos")]
)
def test_every_seat_gets_its_first_idea_in_period_four(first: int, plans: tuple[str, ...]) -> None:
    run = until(lesson(first, plans), 4, "production")
    assert ideas(run) == [0, 0, 0]
    until(run, 5)
    assert ideas(run) == [1, 1, 1]


@pytest.mark.rule("elplan.tutorial.period4")
def test_a_second_investment_is_refused_unless_three_money_remain() -> None:
    run = until(lesson(), 4, "investment")
    while run.state.phase == INVESTMENT:
        for action in run.state.legal():
            after = run.state.copy()
            after.apply(action)
            fine = action in run.accepted()
            assert fine == (int(after.idle(run.state.turn, 1)) >= 3)
            assert (run.why_not(action, "es") is None) == fine
        run.state.apply(run.accepted()[0])


@pytest.mark.rule("elplan.tutorial.period4")
def test_every_allowed_purchase_still_leads_to_exactly_one_idea_each() -> None:
    start = until(lesson(), 4, "investment")
    for choices in every(range(3), repeat=3):
        run = Lesson(0)
        run.state = start.state.copy()
        for choice in choices:
            if run.state.phase == INVESTMENT:
                accepted = run.accepted()
                run.state.apply(accepted[choice % len(accepted)])
        until(run, 5)
        assert ideas(run) == [1, 1, 1]


@pytest.mark.rule("elplan.tutorial.period5")
def test_period_five_is_a_full_period_with_one_open_space_in_district_six() -> None:
    run = until(lesson(), 5, "opportunity")
    assert run.state.phase == OPPORTUNITY
    assert {text for text in offered(run.state) if "d6" in text} == {"place d6a"}
    assert "place d5" in offered(run.state)
    do(run.state, "place d6a")
    until(run, 5, "subsidy")
    assert {event.numbers[0] for event in told(run.state, "enabled")} >= {2, 3, 4, 5, 6}


@pytest.mark.rule("elplan.tutorial.end")
def test_it_ends_after_the_summary_of_the_fifth_event_and_most_ideas_win() -> None:
    run = until(lesson(), 6)
    assert run.is_over
    assert run.state.period == 5
    result = run.state.result()
    assert result is not None
    assert result.points == ideas(run)
    best = max(result.points)
    assert result.winners == [seat for seat in range(3) if result.points[seat] == best]
    assert result.rule == "elplan.tutorial.end"
    assert "full game" in run.text("en")


@pytest.mark.rule("elplan.tutorial.guidance")
def test_the_guide_speaks_at_every_step_and_defines_each_term_once() -> None:
    run = Lesson(0)
    spoken = set()
    while not run.is_over:
        step = run.step()
        if step is not None:
            spoken.add(step.id)
            for lang in LANGS:
                assert run.text(lang)
            defined = run.terms("es")
            assert run.terms("es") == []
            assert len(defined) <= 4
        elif run.state.turn != CHANCE:
            raise AssertionError(PHASES[int(run.state.phase)])
        run.state.apply(run.suggestion())
    assert len(run.told) == len(set(run.told))
    assert {step.id for step in steps() if step.period < 5} <= spoken
    for step in steps():
        for lang in LANGS:
            assert GAME.texts.has(lang, f"lesson-{step.id}")
            if not step.free and PHASES.index(step.phase) >= ADMINISTRATION and step.phase != "ended":
                assert GAME.texts.has(lang, f"lesson-{step.id}.wrong"), step.id


@pytest.mark.rule("elplan.tutorial.guidance")
def test_a_step_that_goes_wrong_is_explained_and_can_be_taken_again() -> None:
    run = until(lesson(), 2, "administration")
    wrong = 0
    while run.state.period < 5:
        if run.state.turn != CHANCE:
            before = run.state.snapshot()
            for action in run.state.legal():
                if action not in run.accepted():
                    wrong += 1
                    assert run.why_not(action, "es")
                    with pytest.raises(UserError):
                        run.play(action)
            assert run.state.snapshot() == before
        run.state.apply(run.suggestion())
    assert wrong > 20
    assert ideas(run) == [1, 1, 1]


@pytest.mark.rule("elplan.tutorial.phases")
def test_only_period_five_has_an_opportunity_phase_and_missing_districts_are_skipped() -> None:
    run = lesson()
    seen: dict[int, set[str]] = {}
    while not run.is_over:
        seen.setdefault(int(run.state.period), set()).add(PHASES[int(run.state.phase)])
        run.state.apply(run.suggestion())
    assert all("opportunity" not in seen[period] for period in (1, 2, 3, 4))
    assert "opportunity" in seen[5]
    assert seen[1] == {"event"}
    assert "investment" not in seen[2]


@pytest.mark.rule("elplan.tutorial.summary")
def test_the_summary_does_only_the_steps_of_its_period() -> None:
    run = until(lesson(), 6)
    kinds = [event.kind for event in run.state.journal or []]
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
    assert state.chart.edition.trios == 0
    assert state.chart.edition.rotation == 0


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
    assert state.phase != PRODUCTION


@pytest.mark.rule("elplan.tutorial.event3")
def test_the_third_event_gives_everyone_one_money_in_district_seven() -> None:
    run = until(lesson(), 3, "selling")
    prize = [event for event in told(run.state, "took") if event.rule == "elplan.tutorial.event3"]
    assert prize == []
    until(run, 4)
    prize = [event for event in told(run.state, "took") if event.rule == "elplan.tutorial.event3"]
    assert [event.numbers[1:3] for event in prize] == [[1, 1]] * 3


@pytest.mark.rule("elplan.card.maquinaria")
def test_maquinaria_costs_one_money() -> None:
    run = until(lesson(plans=("quinta", "ceramica", "paseos")), 3, "investment")
    while run.state.turn != 0:
        run.state.apply(run.suggestion())
    before = till(run.state, 0)
    do(run.state, "acquire maquinaria plain")
    assert till(run.state, 0) == (before[0], before[1] - 1, before[2])
