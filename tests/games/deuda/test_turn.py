"""The turn, the dice, the ways to move, and rounding."""

import pytest

from sobremesa.core.seats import CHANCE
from sobremesa.games.deuda.engine import numbers as fields
from sobremesa.games.deuda.view.table import Table
from tests.games.deuda.seen import GAME, NAMES, table_in
from tests.games.deuda.table import DeudaTable, start


def seen(table: DeudaTable) -> Table:
    return table_in(GAME.scene(table.state, "en", NAMES[:2]))


@pytest.mark.rule("deuda.turn.sequence")
def test_before_the_dice_one_borrows_and_builds_as_often_as_wanted_and_after_them_not() -> None:
    table = start()
    table.own(0, "sugar")
    table.play("loan 1000", "build sugar national", "loan 1000", "build sugar export", "roll")
    assert table.state.turn == CHANCE
    assert table.refused("loan 1000").family == "not-now"
    table.play("dice 3 3")
    assert table.at(0) == 6
    assert table.refused("build sugar national").family == "not-now"


@pytest.mark.rule("deuda.turn.sequence")
def test_doubles_mean_nothing() -> None:
    table = start()
    table.stand(0, 24)
    table.play("roll", "dice 3 3")
    assert table.state.mover == 1


@pytest.mark.rule("deuda.turn.dice")
@pytest.mark.parametrize(("owed", "dice"), [(0, 2), (9950, 2), (10_000, 3), (19_950, 3), (20_000, 4), (30_000, 4)])
def test_two_three_or_four_dice_by_the_debt(owed: int, dice: int) -> None:
    table = start()
    table.debt(0, owed)
    table.stand(0, 20)
    table.play("roll", "dice 1 2")
    if dice == 3:
        table.play("die 4")
    if dice == 4:
        table.play("dice 2 2")
    assert table.at(0) == (23 if dice == 2 else 27)


@pytest.mark.rule("deuda.money.rounding")
def test_what_a_player_pays_rounds_down_and_what_the_imf_pays_rounds_up() -> None:
    parameters = start().state.parameters
    assert parameters.owed_part(1250, 10) == 100
    assert parameters.owed(75) == 50
    assert parameters.received(275) == 300
    cuban = start(rounding="imf").state.parameters
    assert cuban.owed_part(1250, 10) == 150
    assert cuban.received(275) == 250


@pytest.mark.rule("deuda.money.rounding")
def test_no_amount_is_anything_but_a_multiple_of_fifty() -> None:
    table = start()
    table.debt(0, 1250)
    table.arrive(39)
    assert table.all_events("interest")[0].numbers[3] == 100


@pytest.mark.rule("deuda.move.kinds")
def test_a_move_forward_stops_at_the_imf_and_completes_the_lap_at_latin_america() -> None:
    table = start()
    table.debt(0, 5000)
    table.stand(0, 37)
    table.play("roll", "dice 2 3")
    assert table.at(0) == 39
    table.play("cash")
    assert table.cash(0) == 2500
    table.play("done")
    assert table.at(0) == 2
    assert table.state.of(0, fields.LAPS) == 1


@pytest.mark.rule("deuda.move.kinds")
def test_a_piece_sent_directly_meets_nothing_on_the_way() -> None:
    table = start()
    table.debt(0, 5000)
    table.arrive(36)
    table.play("solidarity guyana_suriname")
    assert table.at(0) == 10
    assert table.state.of(0, fields.LAPS) == 0
    assert not table.all_events("interest")


@pytest.mark.rule("deuda.move.kinds")
def test_one_moved_in_anothers_turn_uses_only_the_stop_at_the_imf() -> None:
    table = start()
    table.debt(0, 1000)
    table.debt(1, 1000)
    table.arrive(8)
    table.play("condition union_dismissed")
    assert table.at(1) == 39
    assert table.state.turn == 1
    table.play("cash", "done")
    assert table.state.mover == 1
    assert table.allows("roll")


@pytest.mark.rule("deuda.turn.sequence")
def test_a_number_that_is_no_action_is_told_what_a_turn_is() -> None:
    refusal = start().state.why_not(-1)
    assert refusal is not None
    assert (refusal.family, refusal.code, refusal.rule) == ("malformed", "no-such-action", "deuda.turn.sequence")


@pytest.mark.rule("deuda.turn.dice")
def test_the_faces_of_the_last_throw_are_kept_with_who_threw_them_until_the_next() -> None:
    table = start()
    assert (seen(table).faces, seen(table).thrown) == ((), "")
    table.play("roll")
    assert (seen(table).faces, seen(table).thrower) == ((), 0), "the dice are in the hand"
    table.play("dice 6 1")
    assert (seen(table).faces, seen(table).thrower, seen(table).thrown) == ((6, 1), 0, "Ana rolled 6 + 1 = 7")


@pytest.mark.rule("deuda.turn.dice")
def test_three_and_four_dice_are_kept_one_by_one() -> None:
    for debt, throws, faces in ((10_000, ["dice 1 2", "die 6"], (1, 2, 6)), (20_000, ["dice 1 2"] * 2, (1, 2, 1, 2))):
        table = start()
        table.debt(0, debt)
        table.play("roll", *throws)
        assert table_in(GAME.scene(table.state)).faces == faces


def test_faces_are_in_a_snapshot_but_two_positions_are_equal_without_them() -> None:
    one, other = start(), start()
    one.play("roll", "dice 1 4")
    other.play("roll", "dice 2 3")
    assert one.state == other.state
    assert one.state.digest() == other.state.digest()
    assert one.state.snapshot() != other.state.snapshot()
    again = start().state
    again.restore(one.state.snapshot())
    assert table_in(GAME.scene(again)).faces == (1, 4)
    again.restore(one.state.identity())
    assert table_in(GAME.scene(again)).faces == (), "a snapshot from before faces were kept"


def test_half_a_throw_from_before_faces_were_kept_is_not_shown() -> None:
    table = start()
    table.debt(0, 10_000)
    table.play("roll", "dice 1 2")
    table.state.restore(table.state.identity())
    table.play("die 6")
    assert table_in(GAME.scene(table.state)).faces == ()
