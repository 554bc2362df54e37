"""The period and the Opportunity phase."""

import pytest

from sobremesa import CHANCE
from sobremesa.games.elplan.engine.numbers import (
    ADMINISTRATION,
    ADVISER_USED,
    BUYING,
    CUTBACK,
    EVENT,
    IGNORES,
    INNOVATION,
    INVESTMENT,
    OPPORTUNITY,
    PRODUCTION,
    SELLING,
    SHARING,
    SOLD,
    SPACE,
    TOLL_PAID,
)

from .tables import (
    begin,
    do,
    give,
    go,
    happening,
    market,
    offered,
    refused,
    rows,
    rules_told,
    stand,
    stock,
    till,
    told,
    walk,
)


@pytest.mark.rule("elplan.period.phases")
def test_a_period_is_opportunity_route_and_summary_and_entrepreneurs_come_before_the_event() -> None:
    state = begin()
    assert (state.period, state.phase) == (1, OPPORTUNITY)
    do(state, "place d4", "place d5", "place d2")
    assert (state.turn, state.phase) == (CHANCE, EVENT)
    do(state, "event practica_profesional")
    assert state.phase == ADMINISTRATION
    do(state, "done", "done", "done")
    assert state.phase == INVESTMENT
    assert [event.numbers[0] for event in told(state, "enabled")] == [1, 2, 3]


@pytest.mark.rule(
    "elplan.d1.opportunity",
    "elplan.d1.toll",
    "elplan.card.financial_adviser",
    "elplan.card.tecnico_calidad",
    "elplan.card.etiquetas_rfid",
    "elplan.card.red_transporte",
)
def test_what_holds_for_a_period_is_over_when_the_next_one_begins() -> None:
    state = happening(begin(), "sequia")
    noted = (IGNORES, TOLL_PAID, ADVISER_USED, SOLD, SHARING)
    for field in noted:
        state.put(1, field, 1)
    state.exports = 2
    go(state, CUTBACK)
    while state.turn == CHANCE:
        state.play(state.legal()[0])
    assert (state.period, state.phase) == (2, OPPORTUNITY)
    assert [int(state.get(1, field)) for field in noted] == [0] * 5
    assert state.exports == 0


@pytest.mark.rule("elplan.period.order")
@pytest.mark.parametrize("phase", [ADMINISTRATION, INVESTMENT, PRODUCTION, BUYING, SELLING, INNOVATION, CUTBACK])
def test_every_phase_starts_with_the_holder_and_goes_left(phase: int) -> None:
    state = market(happening(begin(), "practica_profesional"), 3, 3, 3)
    for seat in range(3):
        stock(give(rows(state, seat, 0b11), seat, 9, 9, 9), seat, 2, 2, 2)
    state.holder = 1
    go(state, phase)
    seats: list[int] = []
    while state.phase == phase and len(seats) < 3:
        seats.append(int(state.turn))
        state.play(state.legal()[-1])
    assert seats == [1, 2, 0]


@pytest.mark.rule("elplan.period.order")
def test_turns_start_with_the_holder_of_the_turn_token_and_go_left() -> None:
    state = begin()
    state.holder = 1
    go(state, OPPORTUNITY)
    seats = []
    for space in ("d4", "d5", "d2"):
        seats.append(int(state.turn))
        do(state, f"place {space}")
    assert seats == [1, 2, 0]


@pytest.mark.rule("elplan.period.enabled")
def test_a_benefit_holds_only_while_its_district_is_enabled() -> None:
    state = stand(begin(), 0, "d4")
    walk(state, 2)
    assert till(state, 0) == (2, 2, 2)
    assert refused(state, "produce 1 0").rule == "elplan.period.enabled"
    rows(state, 0, 1)
    walk(state, 4)
    assert state.phase == PRODUCTION
    do(state, "produce 1 0")
    assert rules_told(state, "enabled") == {"elplan.period.enabled"}


@pytest.mark.rule("elplan.period.enabled")
def test_what_a_space_gives_outright_comes_before_anyone_acts() -> None:
    state = walk(stand(begin(), 2, "d2"), 2)
    assert state.turn == 0
    assert till(state, 2) == (3, 2, 2)


@pytest.mark.rule("elplan.opportunity.place")
def test_one_entrepreneur_a_space_and_placing_is_compulsory() -> None:
    state = begin()
    assert "done" not in offered(state)
    do(state, "place d4")
    assert refused(state, "place d4").code == "space-taken"
    do(state, "place d2", "place d2b")
    assert [int(state.get(seat, SPACE)) for seat in range(3)] == [7, 2, 3]


@pytest.mark.rule("elplan.opportunity.place")
def test_in_district_six_any_open_space_may_be_taken() -> None:
    state = go(market(begin(), raw=1, good=1, service=1), OPPORTUNITY)
    do(state, "place d6c")
    assert {"place d6a", "place d6b"} <= offered(state)


@pytest.mark.rule("elplan.opportunity.spaces")
@pytest.mark.parametrize(
    ("edition", "players", "second"), [("es", 4, False), ("es", 5, True), ("es", 2, False), ("en", 6, False)]
)
def test_district_one_has_a_second_space_with_five_or_six_in_spanish(edition: str, players: int, second: bool) -> None:
    state = market(begin(edition, players), 1, 1, 1)
    spaces = {"d1", "d2", "d2b", "d3a", "d3b", "d3c", "d4", "d5", "d6a", "d6b", "d6c"}
    spaces |= {"d1b"} if second else set()
    assert offered(state) == {f"place {space}" for space in spaces}
    if not second:
        assert refused(state, "place d1b").code == "space-not-there"


@pytest.mark.rule("elplan.opportunity.d6_open")
@pytest.mark.parametrize(("goods", "spaces"), [((0, 0, 0), 1), ((4, 0, 0), 1), ((1, 0, 3), 2), ((1, 1, 1), 3)])
def test_the_types_in_the_market_open_the_spaces_of_district_six(goods: tuple[int, int, int], spaces: int) -> None:
    state = market(begin(), *goods)
    open_now = {text for text in offered(state) if text.startswith("place d6")}
    assert len(open_now) == spaces
    if spaces < 3:
        assert refused(state, "place d6c").rule == "elplan.opportunity.d6_open"


@pytest.mark.rule("elplan.opportunity.d6_open")
def test_a_space_taken_keeps_its_benefit_when_its_type_has_left_the_market() -> None:
    state = stand(market(begin(), 1, 1, 1), 0, "d6c")
    market(state)
    walk(give(state, 0), 6)
    assert state.turn == 0
    do(state, "take human")
    assert till(state, 0) == (1, 0, 0)


def test_a_player_who_has_no_choice_is_not_asked() -> None:
    state = happening(begin(), "sequia")
    walk(state, 4)
    assert (state.period, state.phase) == (2, OPPORTUNITY)
