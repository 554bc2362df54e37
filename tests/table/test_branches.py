"""Branches: another table that begins as this one did and goes on by itself."""

import asyncio
import random

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.record import load
from sobremesa.table import House, Seat, log
from sobremesa.table.hall import Live
from sobremesa.table.header import HOST
from sobremesa.table.hints import allow_hints
from tests.table.conftest import ANA, BETO, CARO, Open, differences, key_in_turn, play_on, two_people

pytestmark = pytest.mark.anyio


async def played(house: House, count: int = 40) -> Live:
    live = await two_people(house, game="deuda")
    await play_on(house, live, count, random.Random(3), key_in_turn)
    return live


async def test_a_branch_has_the_first_actions_of_its_table_and_survives_a_restart(
    house: House, open_house: Open
) -> None:
    house.driver._is_closed = True  # bots do not move on while we look
    live = await played(house)
    table = live.table
    number = next(n for n in range(20, 40) if table.need_match().turns[n] >= 0)
    seat = table.need_match().turns[number]
    branch = (await house.branch(live, number, CARO)).table
    assert branch.header.code != table.header.code
    assert (branch.header.parent, branch.header.since) == (table.header.code, number)
    assert branch.header.seed != table.header.seed
    assert branch.need_match().record.actions == table.need_match().record.actions[:number]
    assert branch.need_match().state.digest() == table.position(number).digest()
    assert [some.kind for some in branch.seats] == [log.SCREEN if n == seat else log.BOT for n in range(2)]
    assert {some.bot for some in branch.seats} == {"", "hard"}
    assert branch.names == table.names
    assert await house.seats(house.live[branch.header.code], CARO) == {HOST, seat}
    assert await house.seats(house.live[branch.header.code], key_in_turn(live)) == frozenset()
    kept = await open_house().find(branch.header.code)
    assert differences(branch, kept.table) == {}
    assert kept.table.header == branch.header
    assert f"# branch of {table.header.code} after {number}\n" in branch.record()
    assert load(branch.record()).actions == branch.need_match().record.actions


async def test_a_branch_is_played_on_with_luck_of_its_own_and_not_taken_back_behind_its_beginning(
    house: House,
) -> None:
    live = await played(house)
    number = next(n for n in range(30, 40) if live.table.need_match().turns[n] >= 0)
    branch = await house.branch(live, number, CARO, "easy")
    assert branch.table.need_match().turns.count(branch.table.turn) > 0
    with pytest.raises(UserError, match=r"[Nn]othing"):
        await house.undo(branch, CARO, branch.table.at)
    before = branch.table.need_match().state.digest()
    at, seat = branch.table.at, branch.table.turn
    await house.act(branch, CARO, at, branch.table.need_match().state.legal()[0])
    await house.undo(branch, CARO, branch.table.at)
    assert branch.table.need_match().state.digest() == before
    for _ in range(400):
        if branch.table.is_over:
            break
        if branch.table.turn == seat:
            await house.act(branch, CARO, branch.table.at, branch.table.need_match().state.legal()[0])
        else:
            await house.news(branch, branch.table.n, 5.0)
        if len(branch.table.need_match().turns) > number + 15:
            break
    assert len(branch.table.need_match().turns) > number + 5
    assert live.table.n == len(await asyncio.to_thread(house.store.tail, live.table.header.id, 0)), (
        "the other is as before"
    )


async def test_where_chance_is_to_act_it_does_so_anew_and_whoever_decides_then_is_the_one_who_tries(
    house: House,
) -> None:
    house.driver._is_closed = True
    live = await played(house)
    turns = live.table.need_match().turns
    number = next(n for n in range(10, 40) if turns[n] < 0)
    seen = set()
    for _ in range(12):
        branch = (await house.branch(live, number, CARO)).table
        assert branch.seats[branch.turn].kind == log.SCREEN
        assert len(branch.need_match().turns) > number
        seen.add(branch.need_match().record.actions[number])
    assert len(seen) > 1


async def test_nothing_can_be_tried_once_it_is_over_or_where_the_game_has_not_been(house: House) -> None:
    seats = [Seat(log.SCREEN, "ana")]
    live = await house.create("planeta", ANA, seats, seed=2, start=True)
    lot = random.Random(1)
    await play_on(house, live, 400, lot, lambda live: ANA)
    assert live.table.is_over
    last = len(live.table.need_match().turns)
    with pytest.raises(UserError, match="already over"):
        await house.branch(live, last, CARO)
    for number in (-1, last + 1):
        with pytest.raises(UserError):
            await house.branch(live, number, CARO)


async def test_while_a_game_without_hints_is_played_nobody_tries_it_out(house: House) -> None:
    live = await played(house, 5)
    await allow_hints(house, live, ANA, False)
    with pytest.raises(UserError, match="without hints"):
        await house.branch(live, 3, BETO)
