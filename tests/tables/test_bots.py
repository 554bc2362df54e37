"""Bots play by themselves, and for people who are away."""

import asyncio
import random
import time
from collections.abc import Callable
from typing import Any

import pytest

from sobremesa.core.errors import UserError
from sobremesa.services import Services
from sobremesa.store import TableChange
from sobremesa.tables import Seat, Table, log, read_table
from sobremesa.tables.driver import STAND_IN
from sobremesa.tables.open import OpenTable
from tests.clock import Clock
from tests.tables.conftest import ANA, BETO, Open, differences, hidden, key_in_turn, news, play_on, two_people

pytestmark = pytest.mark.anyio
PATIENCE = 60.0


async def wait_for(services: Services, live: OpenTable, holds: Callable[[Table], object]) -> None:
    """Wait until something holds at a table."""
    async with asyncio.timeout(PATIENCE):
        while not holds(live.table):
            await news(live, live.table.n, 1)


async def pass_time(services: Services, live: OpenTable, clock: Clock, *here: str) -> None:
    """Let a second pass in which whoever holds these keys gives a sign of life, and look for people who are away."""
    clock.forward(1)
    for key in here:
        await services.tables.presence.stay(live, key)
    await services.tables.driver.go_round()


async def wait_for_stand_in(services: Services, live: OpenTable, clock: Clock, *here: str) -> None:
    """Let time pass until a bot plays for beto."""
    for _ in range(20):
        if live.table.seats[1].bot:
            return
        await pass_time(services, live, clock, *here)
    raise AssertionError("nobody stands in")


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_bots_play_a_whole_game_for_whoever_has_just_set_it_up(services: Services, open_services: Open) -> None:
    live = await services.tables.create("planeta", ANA, [Seat(log.BOT, "bot", "easy")], start=True)
    await wait_for(services, live, lambda table: table.is_over)
    there = await open_services().tables.open.find(live.table.header.code)
    assert differences(live.table, there.table) == {}


async def test_a_stand_in_plays_for_somebody_who_is_away_and_gives_the_seat_back(
    clock: Clock, open_services: Open
) -> None:
    services = open_services(patience=0.2)
    await services.startup()
    live = await two_people(services)
    lot = random.Random(4)
    await services.tables.presence.arrive(live, ANA)
    await services.tables.presence.arrive(live, BETO)
    while key_in_turn(live) != BETO:
        await play_on(services, live, 1, lot, key_in_turn)
    for _ in range(10):
        await pass_time(services, live, clock, ANA, BETO)
        assert not live.table.seats[1].bot, "beto is there: nobody plays for him"
    live.go(BETO)
    await wait_for_stand_in(services, live, clock, ANA)
    assert live.table.seats[1] == Seat(log.PERSON, "beto", STAND_IN)
    await wait_for(services, live, lambda table: table.turn == 0)
    assert live.table.need_match().turns.count(1) > 0
    await services.tables.presence.arrive(live, BETO)
    assert live.table.seats[1] == Seat(log.PERSON, "beto")
    there = await open_services().tables.open.find(live.table.header.code)
    assert differences(live.table, there.table) == {}


@pytest.mark.parametrize("shift", [-1e6, 1e6])
async def test_a_clock_that_is_set_keeps_no_stand_in_away_and_calls_none(
    clock: Clock, open_services: Open, shift: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    services = open_services(patience=3.0)
    await services.startup()
    live = await two_people(services)
    await services.tables.presence.arrive(live, BETO)
    while key_in_turn(live) != BETO:
        await play_on(services, live, 1, random.Random(4), key_in_turn)
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + shift)
    for _ in range(10):
        await pass_time(services, live, clock, ANA, BETO)
        assert not live.table.seats[1].bot, "beto is there"
    await wait_for_stand_in(services, live, clock, ANA)


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_nobody_stands_in_for_somebody_who_is_there_in_another_process(clock: Clock, open_services: Open) -> None:
    services, other = open_services(patience=3.0), open_services(patience=3.0)
    await services.startup()
    live = await two_people(services)
    there = await other.tables.open.find(live.table.header.code)
    while key_in_turn(live) != BETO:
        await play_on(services, live, 1, random.Random(4), key_in_turn)
    for _ in range(10):
        await other.tables.presence.stay(there, BETO)
        await other.store.writer.store(TableChange(there.table.header))  # the sign before it is stored by then
        await pass_time(services, live, clock, ANA)
        assert not live.table.seats[1].bot, "beto is there, elsewhere"
    await wait_for_stand_in(services, live, clock, ANA)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_seat_that_was_lent_stays_lent_while_its_person_watches_and_comes_back_when_they_ask(
    services: Services, open_services: Open
) -> None:
    live = await two_people(services)
    await services.tables.seating.lend(live, 1, BETO, "easy")
    await services.tables.presence.arrive(live, BETO)
    await services.tables.presence.stay(live, BETO)
    assert live.table.seats[1] == Seat(log.PERSON, "beto", "easy", lent=True)
    there = await open_services().tables.open.find(live.table.header.code)
    assert there.table.seats[1].lent
    with pytest.raises(UserError):
        await services.tables.seating.lend(live, 0, BETO, "easy")
    await services.tables.seating.lend(live, 1, BETO, "")
    assert live.table.seats[1] == Seat(log.PERSON, "beto")
    # What the host lends for somebody who is away is given back when they come.
    with pytest.raises(UserError, match="was here a moment ago"):
        await services.tables.seating.lend(live, 1, ANA, "easy")
    live.go(BETO)
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(services.tables.presence, "patience", 0.0)
        patch.setattr("sobremesa.tables.presence.MISSED", 0.0)
        await services.tables.seating.lend(live, 1, ANA, "easy")
    await services.tables.presence.stay(live, BETO)
    assert live.table.seats[1] == Seat(log.PERSON, "beto")


async def test_nobody_stands_in_while_nobody_waits(clock: Clock, open_services: Open) -> None:
    services = open_services(patience=0.1)
    await services.startup()
    live = await two_people(services)
    await services.tables.presence.arrive(live, "")
    for _ in range(10):
        await pass_time(services, live, clock)
    assert not any(seat.bot for seat in live.table.seats)


async def test_whoever_acts_has_their_seat_back(services: Services) -> None:
    live = await two_people(services)
    seat, key = live.table.turn, key_in_turn(live)
    services.tables.driver._is_closed = True  # the stand-in is a slow thinker
    await services.tables.open.change(live, lambda table: table.stand_in(seat, table.at, STAND_IN))
    assert live.table.seats[seat].bot == STAND_IN
    await services.tables.act(live, key, live.table.at, live.table.need_match().state.legal()[0])
    assert not live.table.seats[seat].bot
    kept = await asyncio.to_thread(read_table, services.store, live.table.header.code)
    assert kept is not None
    assert differences(live.table, kept) == {}


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_a_bot_waits_for_a_database_that_is_away_and_then_plays_on(
    services: Services, url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.tables.driver.RETRY", 0.01)
    tries, act = asyncio.Semaphore(0), services.tables.driver._act

    async def tried(*given: Any) -> None:
        tries.release()
        await act(*given)

    live = await services.tables.create("elplan", ANA, [Seat(log.BOT, name, "random") for name in "ab"], start=True)
    first = live.table.n
    await wait_for(services, live, lambda table: table.n > first)
    with hidden(url):
        await services.tables.open.settle()
        assert not live.table.is_over, "twelve periods are long enough to be interrupted"
        n = live.table.n
        monkeypatch.setattr(services.tables.driver, "_act", tried)
        async with asyncio.timeout(PATIENCE):
            for _ in range(3):
                await tries.acquire()
        assert live.table.n == n
    await wait_for(services, live, lambda table: table.n > n)
