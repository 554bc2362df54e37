"""Going back: alone within one's own turn, further with the consent of the others."""

import random

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.seats import CHANCE
from sobremesa.services import Services
from sobremesa.tables import Seat, log
from sobremesa.tables.open import OpenTable
from tests.tables.conftest import ANA, BETO, CARO, NOTHING, Open, differences, key_in_turn, play_on, two_people

pytestmark = pytest.mark.anyio


async def until(services: Services, live: OpenTable, lot: random.Random, *, same_seat: bool) -> str:
    """Play until the last action was a person's and the same seat is (or is not) to act again; return its key."""
    for _ in range(500):
        key = key_in_turn(live)
        await play_on(services, live, 1, lot, key_in_turn)
        last = live.table.need_match().turns[-1]
        if live.table.turn >= 0 and (last == live.table.turn if same_seat else last not in (live.table.turn,)):
            return key
    raise AssertionError("no such moment")


async def test_within_ones_own_turn_the_last_action_is_taken_back_at_once(services: Services) -> None:
    live = await two_people(services)
    lot = random.Random(1)
    for _ in range(3):
        key = await until(services, live, lot, same_seat=True)
        acts = list(live.table.acts)
        before = live.table.position(len(acts) - 1).digest()
        await services.tables.undo(live, key, live.table.at)
        assert live.table.acts == acts[:-1]
        assert live.table.need_match().state.digest() == before


async def test_undoing_twice_from_the_same_page_goes_back_once(services: Services) -> None:
    live = await two_people(services)
    key = await until(services, live, random.Random(1), same_seat=True)
    at, count = live.table.at, len(live.table.acts)
    await services.tables.undo(live, key, at)
    with pytest.raises(UserError, match="table has changed"):
        await services.tables.undo(live, key, at)
    assert len(live.table.acts) == count - 1


async def test_behind_chance_or_another_players_action_the_others_are_asked_and_all_must_agree(
    services: Services, open_services: Open
) -> None:
    seats = [Seat(log.SCREEN, "ana"), Seat(log.OPEN), Seat(log.OPEN)]
    live = await services.tables.create("elplan", ANA, seats, seed=1)
    await services.tables.seating.sit(live, 1, Seat(log.PERSON, "beto"), BETO)
    await services.tables.seating.sit(live, 2, Seat(log.PERSON, "caro"), CARO)
    await services.tables.start(live, ANA)
    keys = (ANA, BETO, CARO)
    lot = random.Random(7)
    while True:
        await play_on(services, live, 1, lot, lambda live: keys[live.table.turn])
        turns = live.table.need_match().turns
        if turns[-1] == CHANCE and 0 in turns and live.table.turn > 0:
            break
    own = max(n for n, turn in enumerate(turns) if turn == 0)
    before = live.table.position(own).digest()
    await services.tables.undo(live, ANA, live.table.at)
    assert live.table.asking == (0, own)
    assert live.table.asked() == {1, 2}
    with pytest.raises(UserError, match="for someone else"):
        await services.tables.answer(live, ANA, True)
    await services.tables.answer(live, BETO, True)
    assert live.table.need_match().turns == turns
    with pytest.raises(UserError, match="for someone else"):
        await services.tables.answer(live, BETO, True)
    there = await open_services().tables.open.find(live.table.header.code)
    assert differences(live.table, there.table) == {}
    await services.tables.answer(live, CARO, True)
    assert live.table.asking is None
    assert live.table.need_match().state.digest() == before
    assert live.table.turn == 0
    # The luck is the same when the same is done again.
    await services.tables.act(live, ANA, live.table.at, there.table.acts[own].value)
    assert [act.value for act in live.table.acts] == [act.value for act in there.table.acts[: len(live.table.acts)]]


async def test_one_no_is_enough_and_an_action_meanwhile_is_a_no(services: Services) -> None:
    live = await two_people(services)
    key = await until(services, live, random.Random(2), same_seat=False)
    other = ANA if key == BETO else BETO
    acts = list(live.table.acts)
    await services.tables.undo(live, key, live.table.at)
    await services.tables.answer(live, other, False)
    assert (live.table.asking, live.table.acts) == (None, acts)
    with pytest.raises(UserError, match="Nobody is asking"):
        await services.tables.answer(live, other, True)
    await services.tables.undo(live, key, live.table.at)
    await play_on(services, live, 1, random.Random(3), key_in_turn)
    with pytest.raises(UserError, match="Nobody is asking"):
        await services.tables.answer(live, other, True)
    assert live.table.acts[: len(acts)] == acts


async def test_at_one_screen_nobody_is_asked(services: Services) -> None:
    live = await services.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "beto")], start=True)
    await play_on(services, live, 9, random.Random(3), lambda live: ANA)
    people = [n for n, act in enumerate(live.table.acts) if act.seat >= 0]
    for keep in reversed(people):
        await services.tables.undo(live, ANA, live.table.at)
        assert len(live.table.acts) == keep
    with pytest.raises(UserError, match=NOTHING):
        await services.tables.undo(live, ANA, live.table.at)


async def test_spectators_and_those_who_have_done_nothing_take_nothing_back(services: Services) -> None:
    live = await two_people(services)
    with pytest.raises(UserError, match="watching"):
        await services.tables.undo(live, CARO, live.table.at)
    await services.tables.act(live, key_in_turn(live), live.table.at, live.table.need_match().state.legal()[0])
    other = next(key for n, key in enumerate((ANA, BETO)) if n not in live.table.need_match().turns)
    with pytest.raises(UserError, match=NOTHING):
        await services.tables.undo(live, other, live.table.at)
