"""Bots play by themselves, and for people who are away."""

import asyncio
import random
import time
from collections.abc import Callable

import pytest

from sobremesa.core.errors import UserError
from sobremesa.services import Services
from sobremesa.tables import Seat, Table, log, read_table
from sobremesa.tables.driver import STAND_IN
from sobremesa.tables.open import OpenTable
from tests.tables.conftest import ANA, BETO, Open, differences, hidden, key_in_turn, news, play_on, two_people

pytestmark = pytest.mark.anyio
PATIENCE = 60.0


async def wait_for(services: Services, live: OpenTable, holds: Callable[[Table], object], here: str = "") -> None:
    """Wait until something holds at a table, at which whoever holds the key `here` gives signs of life."""
    until = time.monotonic() + PATIENCE
    while not holds(live.table):
        await services.tables.presence.stay(live, here)
        assert time.monotonic() < until, "it never came"
        await news(live, live.table.n, 1)


@pytest.mark.parametrize("url", ["sqlite"], indirect=True)
async def test_bots_play_a_whole_game_for_whoever_has_just_set_it_up(services: Services, open_services: Open) -> None:
    live = await services.tables.create("planeta", ANA, [Seat(log.BOT, "bot", "easy")], start=True)
    await wait_for(services, live, lambda table: table.is_over)
    there = await open_services().tables.open.find(live.table.header.code)
    assert differences(live.table, there.table) == {}


async def test_a_stand_in_plays_for_somebody_who_is_away_and_gives_the_seat_back(open_services: Open) -> None:
    services = open_services(patience=0.2)
    await services.startup()
    live = await two_people(services)
    lot = random.Random(4)
    await services.tables.presence.arrive(live, ANA)
    await services.tables.presence.arrive(live, BETO)
    while key_in_turn(live) != BETO:
        await play_on(services, live, 1, lot, key_in_turn)
    await asyncio.sleep(0.6)
    assert not live.table.seats[1].bot, "beto is there: nobody plays for him"
    live.go(BETO)
    await wait_for(services, live, lambda table: table.seats[1].bot, here=ANA)
    assert live.table.seats[1] == Seat(log.PERSON, "beto", STAND_IN)
    await wait_for(services, live, lambda table: table.turn == 0)
    assert live.table.need_match().turns.count(1) > 0
    await services.tables.presence.arrive(live, BETO)
    assert live.table.seats[1] == Seat(log.PERSON, "beto")
    there = await open_services().tables.open.find(live.table.header.code)
    assert differences(live.table, there.table) == {}


@pytest.mark.parametrize("shift", [-1e6, 1e6])
async def test_a_clock_that_is_set_keeps_no_stand_in_away_and_calls_none(
    open_services: Open, shift: float, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.tables.presence.MISSED", 1.0)
    services = open_services(patience=3.0)
    await services.startup()
    live = await two_people(services)
    await services.tables.presence.arrive(live, BETO)
    while key_in_turn(live) != BETO:
        await play_on(services, live, 1, random.Random(4), key_in_turn)
    now = time.time
    monkeypatch.setattr(time, "time", lambda: now() + shift)
    until = time.monotonic() + 5
    while time.monotonic() < until:
        await services.tables.presence.stay(live, ANA)
        await services.tables.presence.stay(live, BETO)
        assert not live.table.seats[1].bot, "beto is there"
        await asyncio.sleep(0.2)
    await wait_for(services, live, lambda table: table.seats[1].bot, here=ANA)


@pytest.mark.parametrize("url", ["postgresql"], indirect=True)
async def test_nobody_stands_in_for_somebody_who_is_there_in_another_process(
    open_services: Open, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.tables.presence.MISSED", 1.0)
    services, other = open_services(patience=3.0), open_services(patience=3.0)
    await services.startup()
    live = await two_people(services)
    there = await other.tables.open.find(live.table.header.code)
    while key_in_turn(live) != BETO:
        await play_on(services, live, 1, random.Random(4), key_in_turn)
    until = time.monotonic() + 7
    while time.monotonic() < until:
        await services.tables.presence.stay(live, ANA)
        await other.tables.presence.stay(there, BETO)
        assert not live.table.seats[1].bot, "beto is there, elsewhere"
        await asyncio.sleep(0.1)
    await wait_for(services, live, lambda table: table.seats[1].bot, here=ANA)


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


async def test_nobody_stands_in_while_nobody_waits(open_services: Open) -> None:
    services = open_services(patience=0.1)
    await services.startup()
    live = await two_people(services)
    await services.tables.presence.arrive(live, "")
    await asyncio.sleep(0.5)
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
    monkeypatch.setattr("sobremesa.tables.driver.RETRY", 0.1)
    live = await services.tables.create("elplan", ANA, [Seat(log.BOT, name, "random") for name in "ab"], start=True)
    first = live.table.n
    await wait_for(services, live, lambda table: table.n > first)
    with hidden(url):
        await services.tables.open.settle()
        assert not live.table.is_over, "twelve periods are long enough to be interrupted"
        n = live.table.n
        await asyncio.sleep(0.5)
        assert live.table.n == n
    await wait_for(services, live, lambda table: table.n > n)
