"""The Summary."""

import pytest

from sobremesa import CHANCE
from sobremesa.games.elplan.engine.numbers import CUTBACK, OPPORTUNITY, REFILL, SPACE

from .table import ElPlanTable, begin


def finish(table: ElPlanTable) -> ElPlanTable:
    """Let chance refill the offers."""
    while table.state.turn == CHANCE and table.state.phase == REFILL:
        table.state.play(table.state.legal()[0])
    return table


@pytest.mark.rule("elplan.summary.cutback")
def test_a_player_with_several_products_keeps_one_of_choice() -> None:
    table = begin().stock(0, 1, 0, 2).stock(2, 0, 1, 1).happening("sequia").go(CUTBACK)
    assert table.state.turn == 0
    assert table.offered() == {"keep 1 0 0", "keep 0 0 1"}
    table.refused("keep 1 0 1", code="wrong-keep")
    table.refused("keep 0 1 0", code="wrong-keep")
    table.play("keep 0 0 1")
    assert (table.wares(0), table.state.turn) == ((0, 0, 1), 2)


@pytest.mark.rule("elplan.summary.cutback")
def test_nobody_is_asked_when_all_are_of_one_type() -> None:
    table = begin().stock(0, 3, 0, 0).happening("sequia").go(CUTBACK)
    assert table.wares(0) == (1, 0, 0)
    assert table.all_events("cut-back")[0].rule == "elplan.summary.cutback"


@pytest.mark.rule("elplan.summary.entrepreneurs")
def test_entrepreneurs_go_back_to_their_players() -> None:
    table = finish(begin().stand(0, "d4").happening("sequia").go(CUTBACK))
    assert table.state.get(0, SPACE) == -1
    assert "place d4" in table.offered()


@pytest.mark.rule("elplan.summary.event_es", "elplan.summary.event_en")
@pytest.mark.parametrize(("edition", "event", "returns"), [("es", "sequia", 1), ("en", "tax_day", 0)])
def test_the_event_goes_under_its_deck_or_out_of_the_game(edition: str, event: str, returns: int) -> None:
    table = finish(begin(edition).happening(event).go(CUTBACK))
    gone = table.all_events("event-gone")[0]
    assert (gone.rule, gone.numbers[1]) == (f"elplan.summary.event_{edition}", returns)
    assert table.state.event == -1


@pytest.mark.rule("elplan.summary.offers_es")
def test_unsold_offers_are_rotated_and_retired_the_period_after() -> None:
    table = begin().happening("sequia")
    bench = table.card("taller")
    table.offer(0, "taller", rotated=1).offer(1, "galpon")
    table.state.decks[bench] = 0
    table.go(CUTBACK)
    assert table.state.face_up(bench) == 1
    assert (table.state.offer(1), bool(table.state.is_rotated(1))) == (table.card("galpon"), True)
    finish(table)
    assert all(table.state.offer(place) >= 0 for place in (0, 1, 3, 4, 6, 7))
    assert not table.state.is_rotated(0)
    assert table.state.offer(2) == -1
    assert "elplan.summary.offers_es" in table.rules_of("offered")


@pytest.mark.rule("elplan.summary.offers_en")
def test_in_english_empty_spaces_are_refilled_and_nothing_rotates() -> None:
    table = begin("en").happening("tax_day")
    kept = int(table.state.offer(1))
    table.state.lay(0, -1, 0)
    finish(table.go(CUTBACK))
    assert table.state.offer(0) >= 0
    assert table.all_events("offered")[-1].rule == "elplan.summary.offers_en"
    assert (table.state.offer(1), bool(table.state.is_rotated(1))) == (kept, False)


@pytest.mark.rule("elplan.summary.offers_en")
def test_in_english_the_spaces_of_an_empty_deck_stay_empty() -> None:
    table = begin("en").happening("tax_day")
    for number in range(int(table.state.parameters.deck_start(0)), int(table.state.parameters.deck_start(1))):
        table.state.decks[number] = 0
    table.state.lay(0, -1, 0)
    finish(table.go(CUTBACK))
    assert table.state.offer(0) == -1
    assert table.state.phase == OPPORTUNITY


@pytest.mark.rule("elplan.summary.reshuffle")
def test_with_no_card_face_down_those_face_up_are_shuffled_also_in_mid_refill() -> None:
    table = begin().happening("sequia")
    for number in range(int(table.state.parameters.deck_start(1))):
        table.state.decks[number] = 0
    camioneta, bench = table.card("camioneta"), table.card("taller")
    table.state.decks[camioneta] = 1
    table.offer(0, "taller", rotated=1).offer(1, "galpon", rotated=1)
    table.go(CUTBACK)
    assert table.offered() == {"offer camioneta"}
    table.play("offer camioneta")
    assert table.offered() == {"offer taller", "offer galpon"}
    assert table.rules_of("reshuffled") == {"elplan.summary.reshuffle"}
    assert table.state.face_down(bench) == 1


@pytest.mark.rule("elplan.summary.reshuffle")
def test_an_offer_retired_in_this_summary_may_come_back_at_once() -> None:
    table = begin().happening("sequia")
    for number in range(int(table.state.parameters.deck_start(1))):
        table.state.decks[number] = 0
    table.offer(0, "taller", rotated=1).offer(1, "galpon")
    table.go(CUTBACK)
    assert table.offered() == {"offer taller"}


@pytest.mark.rule("elplan.summary.turn_token")
def test_the_turn_token_passes_to_the_left() -> None:
    table = finish(begin().happening("sequia").go(CUTBACK))
    assert table.state.holder == 1
    assert table.state.turn == 1
    table = begin().happening("sequia")
    table.state.holder = 2
    finish(table.go(CUTBACK))
    assert (table.state.holder, table.state.turn) == (0, 0)


@pytest.mark.rule("elplan.summary.order")
@pytest.mark.parametrize(
    ("edition", "steps"),
    [
        ("es", ["kept", "returned", "event-gone", "retired", "rotated", "offered", "moved-subsidies", "passed-on"]),
        ("en", ["kept", "returned", "event-gone", "offered", "moved-subsidies", "passed-on"]),
    ],
)
def test_the_steps_come_in_the_printed_order(edition: str, steps: list[str]) -> None:
    table = begin(edition).stock(0, 1, 1, 0).happening("sequia" if edition == "es" else "tax_day")
    table.subsidies(0, 1, 0)
    if edition == "es":
        table.offer(0, "taller", rotated=1)
    else:
        table.state.lay(0, -1, 0)
    assert table.state.journal is not None
    table.state.journal.clear()
    table.go(CUTBACK)
    table.play("keep 1 0 0")
    finish(table)
    kinds = list(dict.fromkeys(event.kind for event in table.state.journal))
    assert [kind for kind in kinds if kind in steps] == steps


@pytest.mark.rule("elplan.summary.subsidies_es")
@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 1, 1), (1, 1, 0)), ((0, 0, 2), (2, 0, 0)), ((1, 0, 1), (1, 0, 1)), ((0, 2, 0), (2, 0, 0))],
)
def test_money_moves_left_together_until_space_one_is_filled(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    table = finish(begin().subsidies(*before).happening("sequia").go(CUTBACK))
    assert table.subsidy() == after


@pytest.mark.rule("elplan.summary.subsidies_en")
@pytest.mark.parametrize(("before", "after"), [((0, 2, 1), (1, 1, 1)), ((0, 0, 4), (2, 1, 1)), ((0, 2, 0), (1, 1, 0))])
def test_in_english_all_the_money_is_dealt_again_from_the_left(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    table = finish(begin("en").subsidies(*before).happening("tax_day").go(CUTBACK))
    assert table.subsidy() == after
    table = finish(begin("es", subsidies="deal").subsidies(*before).happening("sequia").go(CUTBACK))
    assert table.subsidy() == after
