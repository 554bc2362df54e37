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

from .table import begin


@pytest.mark.rule("elplan.period.phases")
def test_a_period_is_opportunity_route_and_summary_and_entrepreneurs_come_before_the_event() -> None:
    table = begin()
    assert (table.state.period, table.state.phase) == (1, OPPORTUNITY)
    table.play("place d4", "place d5", "place d2")
    assert (table.state.turn, table.state.phase) == (CHANCE, EVENT)
    table.play("event practica_profesional")
    assert table.state.phase == ADMINISTRATION
    table.play("done", "done", "done")
    assert table.state.phase == INVESTMENT
    assert [event.numbers[0] for event in table.all_events("enabled")] == [1, 2, 3]


@pytest.mark.rule(
    "elplan.d1.opportunity",
    "elplan.d1.toll",
    "elplan.card.financial_adviser",
    "elplan.card.tecnico_calidad",
    "elplan.card.etiquetas_rfid",
    "elplan.card.red_transporte",
)
def test_what_holds_for_a_period_is_over_when_the_next_one_begins() -> None:
    table = begin().happening("sequia")
    noted = (IGNORES, TOLL_PAID, ADVISER_USED, SOLD, SHARING)
    for field in noted:
        table.state.put(1, field, 1)
    table.state.exports = 2
    table.go(CUTBACK)
    while table.state.turn == CHANCE:
        table.state.play(table.state.legal()[0])
    assert (table.state.period, table.state.phase) == (2, OPPORTUNITY)
    assert [int(table.state.get(1, field)) for field in noted] == [0] * 5
    assert table.state.exports == 0


@pytest.mark.rule("elplan.period.order")
@pytest.mark.parametrize("phase", [ADMINISTRATION, INVESTMENT, PRODUCTION, BUYING, SELLING, INNOVATION, CUTBACK])
def test_every_phase_starts_with_the_holder_and_goes_left(phase: int) -> None:
    table = begin().happening("practica_profesional").market(3, 3, 3)
    for seat in range(3):
        table.rows(seat, 0b11).give(seat, 9, 9, 9).stock(seat, 2, 2, 2)
    table.state.holder = 1
    table.go(phase)
    seats: list[int] = []
    while table.state.phase == phase and len(seats) < 3:
        seats.append(int(table.state.turn))
        table.state.play(table.state.legal()[-1])
    assert seats == [1, 2, 0]


@pytest.mark.rule("elplan.period.order")
def test_turns_start_with_the_holder_of_the_turn_token_and_go_left() -> None:
    table = begin()
    table.state.holder = 1
    table.go(OPPORTUNITY)
    seats = []
    for space in ("d4", "d5", "d2"):
        seats.append(int(table.state.turn))
        table.play(f"place {space}")
    assert seats == [1, 2, 0]


@pytest.mark.rule("elplan.period.enabled")
def test_a_benefit_holds_only_while_its_district_is_enabled() -> None:
    table = begin().stand(0, "d4")
    table.walk(2)
    assert table.till(0) == (2, 2, 2)
    table.refused("produce 1 0", "elplan.period.enabled")
    table.rows(0, 1)
    table.walk(4)
    assert table.state.phase == PRODUCTION
    table.play("produce 1 0")
    assert table.rules_of("enabled") == {"elplan.period.enabled"}


@pytest.mark.rule("elplan.period.enabled")
def test_what_a_space_gives_outright_comes_before_anyone_acts() -> None:
    table = begin().stand(2, "d2").walk(2)
    assert table.state.turn == 0
    assert table.till(2) == (3, 2, 2)


@pytest.mark.rule("elplan.opportunity.place")
def test_one_entrepreneur_a_space_and_placing_is_compulsory() -> None:
    table = begin()
    assert "done" not in table.offered()
    table.play("place d4")
    table.refused("place d4", code="space-taken")
    table.play("place d2", "place d2b")
    assert [int(table.state.get(seat, SPACE)) for seat in range(3)] == [7, 2, 3]


@pytest.mark.rule("elplan.opportunity.place")
def test_in_district_six_any_open_space_may_be_taken() -> None:
    table = begin().market(raw=1, good=1, service=1).go(OPPORTUNITY)
    table.play("place d6c")
    assert {"place d6a", "place d6b"} <= table.offered()


@pytest.mark.rule("elplan.opportunity.spaces")
@pytest.mark.parametrize(
    ("edition", "players", "second"), [("es", 4, False), ("es", 5, True), ("es", 2, False), ("en", 6, False)]
)
def test_district_one_has_a_second_space_with_five_or_six_in_spanish(edition: str, players: int, second: bool) -> None:
    table = begin(edition, players).market(1, 1, 1)
    spaces = {"d1", "d2", "d2b", "d3a", "d3b", "d3c", "d4", "d5", "d6a", "d6b", "d6c"}
    spaces |= {"d1b"} if second else set()
    assert table.offered() == {f"place {space}" for space in spaces}
    if not second:
        table.refused("place d1b", code="space-not-there")


@pytest.mark.rule("elplan.opportunity.d6_open")
@pytest.mark.parametrize(("goods", "spaces"), [((0, 0, 0), 1), ((4, 0, 0), 1), ((1, 0, 3), 2), ((1, 1, 1), 3)])
def test_the_types_in_the_market_open_the_spaces_of_district_six(goods: tuple[int, int, int], spaces: int) -> None:
    table = begin().market(*goods)
    open_now = {text for text in table.offered() if text.startswith("place d6")}
    assert len(open_now) == spaces
    if spaces < 3:
        table.refused("place d6c", "elplan.opportunity.d6_open")


@pytest.mark.rule("elplan.opportunity.d6_open")
def test_a_space_taken_keeps_its_benefit_when_its_type_has_left_the_market() -> None:
    table = begin().market(1, 1, 1).stand(0, "d6c")
    table.market()
    table.give(0).walk(6)
    assert table.state.turn == 0
    table.play("take human")
    assert table.till(0) == (1, 0, 0)


def test_a_player_who_has_no_choice_is_not_asked() -> None:
    table = begin().happening("sequia")
    table.walk(4)
    assert (table.state.period, table.state.phase) == (2, OPPORTUNITY)
