"""Branches: another table that begins as this one did and goes on by itself."""

import asyncio
import random

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.record import load
from sobremesa.services import Services
from sobremesa.store.rows import HOST
from sobremesa.tables import Seat, log
from sobremesa.tables.hints import allow_hints
from sobremesa.tables.open import OpenTable
from tests.tables.conftest import ANA, BETO, CARO, Open, differences, key_in_turn, news, play_on, two_people

pytestmark = pytest.mark.anyio


async def played(services: Services, count: int = 40) -> OpenTable:
    live = await two_people(services, game="deuda")
    await play_on(services, live, count, random.Random(3), key_in_turn)
    return live


async def test_a_branch_has_the_first_actions_of_its_table_and_survives_a_restart(
    services: Services, open_services: Open
) -> None:
    services.tables.driver._is_closed = True  # bots do not move on while we look
    live = await played(services)
    table = live.table
    number = next(n for n in range(20, 40) if table.need_match().turns[n] >= 0)
    seat = table.need_match().turns[number]
    branch = (await services.tables.branch(live, number, CARO)).table
    assert branch.header.code != table.header.code
    assert (branch.header.parent, branch.header.since) == (table.header.code, number)
    assert branch.header.seed != table.header.seed
    assert branch.need_match().record.actions == table.need_match().record.actions[:number]
    assert branch.need_match().state.digest() == table.position(number).digest()
    assert [some.kind for some in branch.seats] == [log.SCREEN if n == seat else log.BOT for n in range(2)]
    assert {some.bot for some in branch.seats} == {"", "hard"}
    assert branch.names == table.names
    assert await services.tables.open.seats(services.tables.open.cache[branch.header.code], CARO) == {HOST, seat}
    assert (
        await services.tables.open.seats(services.tables.open.cache[branch.header.code], key_in_turn(live))
        == frozenset()
    )
    kept = await open_services().tables.open.find(branch.header.code)
    assert differences(branch, kept.table) == {}
    assert kept.table.header == branch.header
    assert f"# branch of {table.header.code} after {number}\n" in branch.record()
    assert load(branch.record()).actions == branch.need_match().record.actions


async def test_a_branch_is_played_on_with_luck_of_its_own_and_not_taken_back_behind_its_beginning(
    services: Services,
) -> None:
    live = await played(services)
    number = next(n for n in range(30, 40) if live.table.need_match().turns[n] >= 0)
    branch = await services.tables.branch(live, number, CARO, "easy")
    assert branch.table.need_match().turns.count(branch.table.turn) > 0
    with pytest.raises(UserError, match=r"[Nn]othing"):
        await services.tables.undo(branch, CARO, branch.table.at)
    before = branch.table.need_match().state.digest()
    at, seat = branch.table.at, branch.table.turn
    await services.tables.act(branch, CARO, at, branch.table.need_match().state.legal()[0])
    await services.tables.undo(branch, CARO, branch.table.at)
    assert branch.table.need_match().state.digest() == before
    for _ in range(400):
        if branch.table.is_over:
            break
        if branch.table.turn == seat:
            await services.tables.act(branch, CARO, branch.table.at, branch.table.need_match().state.legal()[0])
        else:
            await news(branch, branch.table.n, 5.0)
        if len(branch.table.need_match().turns) > number + 15:
            break
    assert len(branch.table.need_match().turns) > number + 5
    assert live.table.n == len(await asyncio.to_thread(services.store.tail, live.table.header.id, 0)), (
        "the other is as before"
    )


async def test_where_chance_is_to_act_it_does_so_anew_and_whoever_decides_then_is_the_one_who_tries(
    services: Services,
) -> None:
    services.tables.driver._is_closed = True
    live = await played(services)
    turns = live.table.need_match().turns
    number = next(n for n in range(10, 40) if turns[n] < 0)
    seen = set()
    for _ in range(12):
        branch = (await services.tables.branch(live, number, CARO)).table
        assert branch.seats[branch.turn].kind == log.SCREEN
        assert len(branch.need_match().turns) > number
        seen.add(branch.need_match().record.actions[number])
    assert len(seen) > 1


async def test_nothing_can_be_tried_once_it_is_over_or_where_the_game_has_not_been(services: Services) -> None:
    seats = [Seat(log.SCREEN, "ana")]
    live = await services.tables.create("planeta", ANA, seats, seed=2, start=True)
    lot = random.Random(1)
    await play_on(services, live, 400, lot, lambda live: ANA)
    assert live.table.is_over
    last = len(live.table.need_match().turns)
    with pytest.raises(UserError, match="already over"):
        await services.tables.branch(live, last, CARO)
    for number in (-1, last + 1):
        with pytest.raises(UserError):
            await services.tables.branch(live, number, CARO)


async def test_while_a_game_without_hints_is_played_nobody_tries_it_out(services: Services) -> None:
    live = await played(services, 5)
    await allow_hints(services.tables, live, ANA, False)
    with pytest.raises(UserError, match="without hints"):
        await services.tables.branch(live, 3, BETO)
