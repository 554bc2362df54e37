"""The Summary."""

import pytest

from sobremesa import CHANCE
from sobremesa.games.elplan.engine.numbers import CUTBACK, OPPORTUNITY, REFILL, SPACE
from sobremesa.games.elplan.engine.play import ElPlan

from .tables import (
    begin,
    card,
    do,
    go,
    happening,
    offer,
    offered,
    refused,
    rules_told,
    stand,
    stock,
    subsidies,
    subsidy,
    told,
    wares,
)


def finish(state: ElPlan) -> ElPlan:
    """Let chance refill the offers."""
    while state.turn == CHANCE and state.phase == REFILL:
        state.play(state.legal()[0])
    return state


@pytest.mark.rule("elplan.summary.cutback")
def test_a_player_with_several_products_keeps_one_of_choice() -> None:
    state = go(happening(stock(stock(begin(), 0, 1, 0, 2), 2, 0, 1, 1), "sequia"), CUTBACK)
    assert state.turn == 0
    assert offered(state) == {"keep 1 0 0", "keep 0 0 1"}
    assert refused(state, "keep 1 0 1").code == "wrong-keep"
    assert refused(state, "keep 0 1 0").code == "wrong-keep"
    do(state, "keep 0 0 1")
    assert (wares(state, 0), state.turn) == ((0, 0, 1), 2)


@pytest.mark.rule("elplan.summary.cutback")
def test_nobody_is_asked_when_all_are_of_one_type() -> None:
    state = go(happening(stock(begin(), 0, 3, 0, 0), "sequia"), CUTBACK)
    assert wares(state, 0) == (1, 0, 0)
    assert told(state, "cut-back")[0].rule == "elplan.summary.cutback"


@pytest.mark.rule("elplan.summary.entrepreneurs")
def test_entrepreneurs_go_back_to_their_players() -> None:
    state = finish(go(happening(stand(begin(), 0, "d4"), "sequia"), CUTBACK))
    assert state.get(0, SPACE) == -1
    assert "place d4" in offered(state)


@pytest.mark.rule("elplan.summary.event_es", "elplan.summary.event_en")
@pytest.mark.parametrize(("edition", "event", "returns"), [("es", "sequia", 1), ("en", "tax_day", 0)])
def test_the_event_goes_under_its_deck_or_out_of_the_game(edition: str, event: str, returns: int) -> None:
    state = finish(go(happening(begin(edition), event), CUTBACK))
    gone = told(state, "event-gone")[0]
    assert (gone.rule, gone.numbers[1]) == (f"elplan.summary.event_{edition}", returns)
    assert state.event == -1


@pytest.mark.rule("elplan.summary.offers_es")
def test_unsold_offers_are_rotated_and_retired_the_period_after() -> None:
    state = happening(begin(), "sequia")
    bench = card(state, "taller")
    offer(offer(state, 0, "taller", rotated=1), 1, "galpon")
    state.decks[bench] = 0
    go(state, CUTBACK)
    assert state.face_up(bench) == 1
    assert (state.offer(1), bool(state.is_rotated(1))) == (card(state, "galpon"), True)
    finish(state)
    assert all(state.offer(place) >= 0 for place in (0, 1, 3, 4, 6, 7))
    assert not state.is_rotated(0)
    assert state.offer(2) == -1
    assert "elplan.summary.offers_es" in rules_told(state, "offered")


@pytest.mark.rule("elplan.summary.offers_en")
def test_in_english_empty_spaces_are_refilled_and_nothing_rotates() -> None:
    state = happening(begin("en"), "tax_day")
    kept = int(state.offer(1))
    state.lay(0, -1, 0)
    finish(go(state, CUTBACK))
    assert state.offer(0) >= 0
    assert told(state, "offered")[-1].rule == "elplan.summary.offers_en"
    assert (state.offer(1), bool(state.is_rotated(1))) == (kept, False)


@pytest.mark.rule("elplan.summary.offers_en")
def test_in_english_the_spaces_of_an_empty_deck_stay_empty() -> None:
    state = happening(begin("en"), "tax_day")
    for number in range(int(state.parameters.deck_start(0)), int(state.parameters.deck_start(1))):
        state.decks[number] = 0
    state.lay(0, -1, 0)
    finish(go(state, CUTBACK))
    assert state.offer(0) == -1
    assert state.phase == OPPORTUNITY


@pytest.mark.rule("elplan.summary.reshuffle")
def test_with_no_card_face_down_those_face_up_are_shuffled_also_in_mid_refill() -> None:
    state = happening(begin(), "sequia")
    for number in range(int(state.parameters.deck_start(1))):
        state.decks[number] = 0
    camioneta, bench = card(state, "camioneta"), card(state, "taller")
    state.decks[camioneta] = 1
    offer(offer(state, 0, "taller", rotated=1), 1, "galpon", rotated=1)
    go(state, CUTBACK)
    assert offered(state) == {"offer camioneta"}
    do(state, "offer camioneta")
    assert offered(state) == {"offer taller", "offer galpon"}
    assert rules_told(state, "reshuffled") == {"elplan.summary.reshuffle"}
    assert state.face_down(bench) == 1


@pytest.mark.rule("elplan.summary.reshuffle")
def test_an_offer_retired_in_this_summary_may_come_back_at_once() -> None:
    state = happening(begin(), "sequia")
    for number in range(int(state.parameters.deck_start(1))):
        state.decks[number] = 0
    offer(offer(state, 0, "taller", rotated=1), 1, "galpon")
    go(state, CUTBACK)
    assert offered(state) == {"offer taller"}


@pytest.mark.rule("elplan.summary.turn_token")
def test_the_turn_token_passes_to_the_left() -> None:
    state = finish(go(happening(begin(), "sequia"), CUTBACK))
    assert state.holder == 1
    assert state.turn == 1
    state = happening(begin(), "sequia")
    state.holder = 2
    finish(go(state, CUTBACK))
    assert (state.holder, state.turn) == (0, 0)


@pytest.mark.rule("elplan.summary.order")
@pytest.mark.parametrize(
    ("edition", "steps"),
    [
        ("es", ["kept", "returned", "event-gone", "retired", "rotated", "offered", "moved-subsidies", "passed-on"]),
        ("en", ["kept", "returned", "event-gone", "offered", "moved-subsidies", "passed-on"]),
    ],
)
def test_the_steps_come_in_the_printed_order(edition: str, steps: list[str]) -> None:
    state = happening(stock(begin(edition), 0, 1, 1, 0), "sequia" if edition == "es" else "tax_day")
    subsidies(state, 0, 1, 0)
    if edition == "es":
        offer(state, 0, "taller", rotated=1)
    else:
        state.lay(0, -1, 0)
    assert state.journal is not None
    state.journal.clear()
    go(state, CUTBACK)
    do(state, "keep 1 0 0")
    finish(state)
    kinds = list(dict.fromkeys(event.kind for event in state.journal))
    assert [kind for kind in kinds if kind in steps] == steps


@pytest.mark.rule("elplan.summary.subsidies_es")
@pytest.mark.parametrize(
    ("before", "after"),
    [((0, 1, 1), (1, 1, 0)), ((0, 0, 2), (2, 0, 0)), ((1, 0, 1), (1, 0, 1)), ((0, 2, 0), (2, 0, 0))],
)
def test_money_moves_left_together_until_space_one_is_filled(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    state = finish(go(happening(subsidies(begin(), *before), "sequia"), CUTBACK))
    assert subsidy(state) == after


@pytest.mark.rule("elplan.summary.subsidies_en")
@pytest.mark.parametrize(("before", "after"), [((0, 2, 1), (1, 1, 1)), ((0, 0, 4), (2, 1, 1)), ((0, 2, 0), (1, 1, 0))])
def test_in_english_all_the_money_is_dealt_again_from_the_left(
    before: tuple[int, int, int], after: tuple[int, int, int]
) -> None:
    state = finish(go(happening(subsidies(begin("en"), *before), "tax_day"), CUTBACK))
    assert subsidy(state) == after
    state = finish(go(happening(subsidies(begin("es", subsidies="deal"), *before), "sequia"), CUTBACK))
    assert subsidy(state) == after
