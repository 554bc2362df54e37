"""The turn, the dice, the ways to move, and rounding."""

import pytest

from sobremesa.core.seats import CHANCE
from sobremesa.games.deuda.engine import numbers as fields
from tests.games.deuda.table import act, allows, arrive, at, cash, debt, own, refused, stand, start, told


@pytest.mark.rule("deuda.turn.sequence")
def test_before_the_dice_one_borrows_and_builds_as_often_as_wanted_and_after_them_not() -> None:
    state = start()
    own(state, 0, "sugar")
    act(state, "loan 1000", "build sugar national", "loan 1000", "build sugar export", "roll")
    assert state.turn == CHANCE
    assert refused(state, "loan 1000").family == "not-now"
    act(state, "dice 3 3")
    assert at(state, 0) == 6
    assert refused(state, "build sugar national").family == "not-now"


@pytest.mark.rule("deuda.turn.sequence")
def test_doubles_mean_nothing() -> None:
    state = start()
    stand(state, 0, 24)
    act(state, "roll", "dice 3 3")
    assert state.mover == 1


@pytest.mark.rule("deuda.turn.dice")
@pytest.mark.parametrize(("owed", "dice"), [(0, 2), (9950, 2), (10_000, 3), (19_950, 3), (20_000, 4), (30_000, 4)])
def test_two_three_or_four_dice_by_the_debt(owed: int, dice: int) -> None:
    state = start()
    debt(state, 0, owed)
    stand(state, 0, 20)
    act(state, "roll", "dice 1 2")
    if dice == 3:
        act(state, "die 4")
    if dice == 4:
        act(state, "dice 2 2")
    assert at(state, 0) == (23 if dice == 2 else 27)


@pytest.mark.rule("deuda.money.rounding")
def test_what_a_player_pays_rounds_down_and_what_the_imf_pays_rounds_up() -> None:
    parameters = start().parameters
    assert parameters.owed_part(1250, 10) == 100
    assert parameters.owed(75) == 50
    assert parameters.received(275) == 300
    cuban = start(rounding="imf").parameters
    assert cuban.owed_part(1250, 10) == 150
    assert cuban.received(275) == 250


@pytest.mark.rule("deuda.money.rounding")
def test_no_amount_is_anything_but_a_multiple_of_fifty() -> None:
    state = start()
    debt(state, 0, 1250)
    arrive(state, 39)
    assert told(state, "interest")[0].numbers[3] == 100


@pytest.mark.rule("deuda.move.kinds")
def test_a_move_forward_stops_at_the_imf_and_completes_the_lap_at_latin_america() -> None:
    state = start()
    debt(state, 0, 5000)
    stand(state, 0, 37)
    act(state, "roll", "dice 2 3")
    assert at(state, 0) == 39
    act(state, "cash")
    assert cash(state, 0) == 2500
    act(state, "done")
    assert at(state, 0) == 2
    assert state.of(0, fields.LAPS) == 1


@pytest.mark.rule("deuda.move.kinds")
def test_a_piece_sent_directly_meets_nothing_on_the_way() -> None:
    state = start()
    debt(state, 0, 5000)
    arrive(state, 36)
    act(state, "solidarity guyana_suriname")
    assert at(state, 0) == 10
    assert state.of(0, fields.LAPS) == 0
    assert not told(state, "interest")


@pytest.mark.rule("deuda.move.kinds")
def test_one_moved_in_anothers_turn_uses_only_the_stop_at_the_imf() -> None:
    state = start()
    debt(state, 0, 1000)
    debt(state, 1, 1000)
    arrive(state, 8)
    act(state, "condition union_dismissed")
    assert at(state, 1) == 39
    assert state.turn == 1
    act(state, "cash", "done")
    assert state.mover == 1
    assert allows(state, "roll")


@pytest.mark.rule("deuda.turn.sequence")
def test_a_number_that_is_no_action_is_told_what_a_turn_is() -> None:
    refusal = start().why_not(-1)
    assert refusal is not None
    assert (refusal.family, refusal.code, refusal.rule) == ("malformed", "no-such-action", "deuda.turn.sequence")
