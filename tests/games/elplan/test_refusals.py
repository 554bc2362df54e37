"""A refusal names the rule that is really against an action, and says what would be needed."""

import pytest

from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    BUYING,
    CREDIT,
    CUTBACK,
    EVENT,
    EVENT_CHOICE,
    INNOVATION,
    INVESTMENT,
    OPPORTUNITY,
    PLANS,
    PRODUCTION,
    SELLING,
    SUBSIDY,
)
from sobremesa.games.elplan.engine.play import ElPlan

from .table import GAME, ElPlanTable, begin, fresh

pytestmark = pytest.mark.pure

DISTRICTS = {
    ADMINISTRATION: ("empty-row 1", "fill-row 1 token", "exchange human human money"),
    INVESTMENT: ("acquire galpon plain",),
    PRODUCTION: ("produce 1 0",),
    BUYING: ("buy raw plain", "import raw plain", "buy-from 2 raw plain"),
    SELLING: ("sell raw money", "shelve raw"),
    INNOVATION: ("innovate",),
}
ROUTE = (ADMINISTRATION, INVESTMENT, PRODUCTION, BUYING, SELLING, SUBSIDY, INNOVATION)
MARKET = (BUYING, SELLING)


def at(phase: int) -> ElPlanTable:
    """A table in a phase in which seat 0, on the first subsidy, has something to decide."""
    table = begin().give(0, human=5, money=5, energy=5).stock(0, raw=2, good=2, service=2).stand(0, "d6a")
    return table.offer(0, "galpon").market(raw=1).rows(0, 0b1111).go(phase)


@pytest.mark.rule("elplan.period.enabled")
@pytest.mark.parametrize("phase", ROUTE)
def test_what_belongs_to_another_district_is_refused_by_name(phase: int) -> None:
    table = at(phase)
    assert (table.state.phase, table.state.turn) == (phase, 0)
    for other, texts in DISTRICTS.items():
        for text in texts:
            if other == phase:
                continue
            refusal = table.refused(text)
            if other in MARKET and phase in MARKET:
                assert refusal.rule == "elplan.d5.two_passes", text
            else:
                assert (refusal.code, refusal.rule) == ("in-district", "elplan.period.enabled"), text


def test_the_sentence_names_both_districts() -> None:
    table = at(INVESTMENT)
    assert table.said("buy raw plain") == "that is done in District 5, and now District 3 is enabled"
    assert table.said("buy raw plain", "es") == "eso se hace en el Distrito 5, y ahora está activo el Distrito 3"
    assert at(OPPORTUNITY).said("innovate").endswith("no district is enabled now")


@pytest.mark.parametrize(
    ("phase", "text", "rule"),
    [
        (OPPORTUNITY, "plan huerto", "setup.plans"),
        (ADMINISTRATION, "place d1", "opportunity.place"),
        (ADMINISTRATION, "ignore", "d1.opportunity"),
        (PRODUCTION, "accept", "d1.opportunity"),
        (SELLING, "give money", "d1.scope"),
        (SELLING, "toll money", "d1.toll"),
        (SELLING, "keep 1 0 0", "summary.cutback"),
        (CUTBACK, "keep 1 1 1", "summary.cutback"),
        (ADMINISTRATION, "first 1", "setup.first_player"),
        (ADMINISTRATION, "event fondo_concursable", "d1.event"),
        (ADMINISTRATION, "offer galpon", "setup.decks"),
        (ADMINISTRATION, "deal huerto", "setup.plans"),
    ],
)
def test_what_belongs_to_no_district_names_its_own_rule(phase: int, text: str, rule: str) -> None:
    assert at(phase).refused(text).rule == f"elplan.{rule}"


@pytest.mark.parametrize(
    ("phase", "rule"),
    [
        (OPPORTUNITY, "opportunity.place"),
        (PRODUCTION, "d4.produce"),
        (CUTBACK, "summary.cutback"),
    ],
)
def test_a_turn_that_must_be_used_is_not_ended(phase: int, rule: str) -> None:
    assert at(phase).refused("done").rule == f"elplan.{rule}"


@pytest.mark.parametrize(
    ("edition", "rule"), [("es", "setup.plans"), ("en", "setup.plans"), ("tutorial", "tutorial.seats")]
)
def test_a_plan_must_be_chosen_first(edition: str, rule: str) -> None:
    table = fresh(edition)
    while table.state.phase != PLANS:
        table.state.play(table.state.legal()[0])
    assert table.refused("done").rule == f"elplan.{rule}"


@pytest.mark.parametrize(
    ("edition", "rule"), [("es", "setup.offers"), ("en", "setup.offers_en"), ("tutorial", "setup.first_player")]
)
def test_while_cards_are_turned_up_nobody_acts(edition: str, rule: str) -> None:
    table = fresh(edition)
    assert table.state.turn == CHANCE
    assert table.refused("done").rule == f"elplan.{rule}"
    assert begin(edition).go(EVENT).refused("fill-row 1 token").rule == "elplan.d1.event"


def test_an_event_that_gives_asks_for_nothing_else() -> None:
    table = begin().happening("cooperativa").go(EVENT_CHOICE)
    table.refused("give money", "elplan.d1.scope")
    table.refused("done", "elplan.d1.scope")


@pytest.mark.rule("elplan.d6.subsidy_es")
def test_a_subsidy_needs_the_entrepreneur_in_district_six() -> None:
    assert at(BUYING).refused("take money").rule == "elplan.period.enabled"
    assert at(BUYING).stand(0, "d4").said("take money") == "only with your entrepreneur in District 6"
    assert at(BUYING).stand(0, "d4").refused("take money").rule == "elplan.d6.subsidy_es"


@pytest.mark.rule("elplan.d2.idea_wildcard", "elplan.d3.credit_repay")
def test_what_the_rule_itself_ties_to_district_two_is_refused_by_that_rule() -> None:
    table = at(BUYING)
    table.refused("swap-row 1", "elplan.d2.idea_wildcard")
    table.refused("repay", code="no-credit-held")
    table.state.put(0, CREDIT, 1)
    assert (table.refused("repay").code, table.refused("repay").rule) == ("in-district", "elplan.d3.credit_repay")


@pytest.mark.rule("elplan.d3.activate_later")
def test_investments_are_activated_in_district_two() -> None:
    table = at(INVESTMENT).own(0, "maestro")
    table.refused("activate maestro -", "elplan.d3.activate_later")
    assert at(BUYING).own(0, "maestro").refused("activate maestro -").rule == "elplan.period.enabled"


@pytest.mark.rule("elplan.d1.toll")
def test_a_toll_is_paid_first_and_in_the_district_of_the_space() -> None:
    table = begin("en").stand(0, "d5").happening("stock_market_crash").walk(2)
    assert table.said("toll money") == "the toll is paid in your turn in the district of your space, District 5"
    table.state.add_market(0, 2)
    table = table.give(0, money=5).go(BUYING)
    assert table.said("buy raw money-off", "es") == "primero paga el peaje de tu casilla: 1 de dinero"
    table.play("toll money", "buy raw money-off")


@pytest.mark.rule("elplan.card.externalizacion")
def test_outsourcing_is_refused_by_its_own_rule_everywhere() -> None:
    table = at(BUYING).own(0, "externalizacion", filled=3).own(0, "galpon")
    table.refused("point galpon", code="point-later")
    assert at(BUYING).own(0, "galpon").refused("point galpon").code == "not-pointing"


@pytest.mark.rule("elplan.tutorial.not_yet", "elplan.tutorial.phases", "elplan.tutorial.market")
def test_what_the_tutorial_leaves_out_is_told_at_any_moment() -> None:
    table = begin("tutorial").in_period(2)
    table = table.give(0, human=2, money=2).go(ADMINISTRATION)
    for text, rule in (
        ("exchange human human money", "not_yet"),
        ("repay", "not_yet"),
        ("import raw plain", "market"),
        ("buy raw plain", "phases"),
        ("place d1", "phases"),
        ("take money", "phases"),
    ):
        assert table.refused(text).rule == f"elplan.tutorial.{rule}", text
    table = table.in_period(4).go(ADMINISTRATION)
    table.refused("sell raw money", "elplan.tutorial.market")


@pytest.mark.parametrize("edition", ["es", "en", "tutorial"])
def test_every_refusal_of_a_game_is_said_in_both_languages_and_none_is_the_bare_moment(edition: str) -> None:
    state = GAME.new(edition=edition, players=3)
    assert isinstance(state, ElPlan)
    rng, seen = Rng(3), set()
    while state.turn != OVER:
        if (int(state.phase), state.turn == CHANCE) not in seen:
            seen.add((int(state.phase), state.turn == CHANCE))
            for action in GAME.space(state):
                refusal = state.why_not(action)
                if refusal is not None:
                    assert refusal.code != "other-phase" or state.turn == CHANCE
                    assert GAME.explain(refusal, "es", state=state) != GAME.explain(refusal, "en", state=state)
        legal = state.legal()
        state.play(int(state.sample(rng)) if state.turn == CHANCE else legal[int(rng.below(len(legal)))])
