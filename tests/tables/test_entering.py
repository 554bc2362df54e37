"""A real table: its host enters what people, dice and cards do; nothing is drawn."""

import random

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.registry import titles
from sobremesa.core.seats import CHANCE
from sobremesa.services import Services
from sobremesa.tables import OpenTable, Seat, log
from sobremesa.tables.hints import hint
from sobremesa.tables.rematch import rematch
from tests.tables.conftest import ANA, BETO, Open
from tests.tables.test_bots import wait_for

pytestmark = pytest.mark.anyio


async def real_table(services: Services, id: str) -> OpenTable:
    seats = [Seat(log.SCREEN, "ana")] if id == "planeta" else [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "beto")]
    return await services.tables.create(id, ANA, seats, start=True, entered=True)


async def enter_chance(services: Services, live: OpenTable) -> int:
    """Enter what comes up, as long as chance is to act; return how often it was."""
    count, lot = 0, random.Random(1)
    while live.table.turn == CHANCE:
        await services.tables.act(live, ANA, live.table.at, lot.choice(live.table.need_match().state.legal()))
        count += 1
    return count


@pytest.mark.parametrize("id", titles())
async def test_chance_waits_for_the_host_and_goes_on_waiting_in_another_process(
    services: Services, open_services: Open, id: str
) -> None:
    live = await real_table(services, id)
    assert live.table.turn == CHANCE
    with pytest.raises(UserError, match="not your turn"):
        await hint(services.tables, live, ANA, live.table.at)
    with pytest.raises(UserError, match="You are watching"):
        await services.tables.act(live, BETO, live.table.at, live.table.need_match().state.legal()[0])
    assert await enter_chance(services, live)
    other = open_services()
    await other.startup()
    read = await other.tables.open.find(live.table.header.code)
    assert read.table.is_entered
    assert read.table.need_match().state.digest() == live.table.need_match().state.digest()


async def test_a_bot_may_play_a_seat_of_a_real_table_and_never_its_dice(services: Services) -> None:
    live = await real_table(services, "deuda")
    await enter_chance(services, live)
    seat, before = live.table.turn, len(live.table.acts)
    await services.tables.seating.lend(live, seat, ANA, "easy")
    await wait_for(services, live, lambda table: table.turn != seat)
    assert len(live.table.acts) > before
    assert all(act.seat != CHANCE for act in live.table.acts[before:])


async def test_the_next_game_of_a_real_table_is_a_real_one_and_a_branch_is_not(services: Services) -> None:
    live = await real_table(services, "deuda")
    await enter_chance(services, live)
    assert (await rematch(services.tables, live, ANA)).table.is_entered
    branch = await services.tables.branch(live, len(live.table.acts), ANA)
    assert not branch.table.is_entered
    assert branch.table.turn != CHANCE
