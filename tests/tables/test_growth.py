"""How far a table can grow, how often it is read, and how many stay in memory."""

import asyncio
import gc
import random
import threading
from pathlib import Path

import pytest

from sobremesa.core.errors import UserError
from sobremesa.lessons import lesson
from sobremesa.services import Services
from sobremesa.store import Entry, Store, StoredTable
from sobremesa.tables import Seat, growth, log
from sobremesa.tables.cache import Cache
from sobremesa.tables.hints import allow_hints
from sobremesa.tables.open import OpenTable
from tests.tables.conftest import ANA, BETO, Open, key_in_turn, play_on, two_people

pytestmark = pytest.mark.anyio


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The same on any database: one is enough."""
    return f"sqlite:///{tmp_path}/tables.db"


async def at_one_screen(services: Services) -> OpenTable:
    return await services.tables.create(
        "elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "beto")], seed=5, start=True
    )


async def act(services: Services, live: OpenTable, number: int = 0) -> None:
    legal = live.table.need_match().state.legal()
    await services.tables.act(live, ANA, live.table.at, legal[number % len(legal)])


# -- reading ----------------------------------------------------------------------------------------


class Counting(Store):
    """A store whose tables are found when they may be."""

    found = 0

    may: threading.Event

    def find(self, code: str) -> StoredTable | None:
        self.found += 1
        assert self.may.wait(60)
        return super().find(code)


async def test_eight_who_look_at_a_table_at_once_have_it_read_once_and_see_the_same(
    services: Services, url: str
) -> None:
    code = (await at_one_screen(services)).table.header.code
    store = Counting(url)
    store.may = threading.Event()
    other = Services(store)
    readers = [asyncio.ensure_future(other.tables.open.find(code)) for _ in range(8)]
    await asyncio.sleep(0)
    readers[0].cancel()  # the first one to ask leaves: the others do not go without
    store.may.set()
    found = await asyncio.gather(*readers, return_exceptions=True)
    assert isinstance(found[0], asyncio.CancelledError)
    assert store.found == 1
    assert len({id(live) for live in found[1:]}) == 1
    with pytest.raises(UserError, match="no table"):
        await other.tables.open.find("BCDFGH")
    await other.shutdown()


# -- growing ----------------------------------------------------------------------------------------


async def test_taking_back_again_and_again_is_refused_with_a_sentence_and_the_game_goes_on(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growth.Bucket.__init__, "__defaults__", (5.0, 0.0))
    live = await at_one_screen(services)
    for number in range(5):
        await act(services, live, number)
        await services.tables.undo(live, ANA, live.table.at)
    await act(services, live)
    n = live.table.n
    with pytest.raises(UserError, match="lot of undoing"):
        await services.tables.undo(live, ANA, live.table.at)
    assert live.table.n == n
    await play_on(services, live, 10, random.Random(1), lambda live: ANA)
    assert live.table.n > n
    # A moment later it may be done again.
    live.growth._buckets["undo"].rate = 1e9
    await services.tables.undo(live, ANA, live.table.at)


async def test_what_people_do_at_a_table_is_never_too_often() -> None:
    bucket = growth.Bucket()
    assert all(bucket.allows() for _ in range(30)), "back to the beginning of a turn, and again, at once"


async def test_seats_that_change_hands_and_links_that_are_made_all_the_time_are_refused_one_by_one(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growth.Bucket.__init__, "__defaults__", (5.0, 0.0))
    live = await two_people(services)  # beto sits down, with a key: that is once
    for number in range(4):
        await services.tables.seating.lend(live, 1, BETO, "easy" if number % 2 == 0 else "medium")
    with pytest.raises(UserError, match="very fast"):
        await services.tables.seating.lend(live, 1, BETO, "easy")
    # Another seat has nothing to do with it, and whoever is back is let in.
    await services.tables.seating.lend(live, 0, ANA, "easy")
    await services.tables.seating.lend(live, 0, ANA, "")
    await services.tables.seating.lend(live, 1, BETO, "")
    assert not live.table.seats[1].bot
    for _ in range(4):
        await services.tables.seating.invite(live, 1, ANA)
    with pytest.raises(UserError, match="very fast"):
        await services.tables.seating.invite(live, 1, ANA)
    for number in range(5):
        await allow_hints(services.tables, live, ANA, number % 2 == 0)
    with pytest.raises(UserError, match="very fast"):
        await allow_hints(services.tables, live, ANA, True)


async def test_asking_for_somebody_elses_seat_again_and_again_is_refused(services: Services) -> None:
    live = await two_people(services)
    claim = [Entry(log.CLAIM, 1)]
    for _ in range(growth.AT_ONCE):
        live.growth.check(live.table, claim)
    with pytest.raises(UserError, match="very fast"):
        live.growth.check(live.table, claim)


async def test_consent_is_not_refused_to_whoever_was_allowed_to_ask(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(growth.Bucket.__init__, "__defaults__", (1.0, 0.0))
    live = await two_people(services)
    lot = random.Random(2)
    while live.table.asking is None:
        before = key_in_turn(live)
        await play_on(services, live, 1, lot, key_in_turn)
        if key_in_turn(live) != before:
            await services.tables.undo(live, before, live.table.at)
    count = len(live.table.acts)
    await services.tables.answer(live, BETO if before == ANA else ANA, True)
    assert len(live.table.acts) < count


async def test_a_very_long_log_takes_the_game_to_its_end_and_nothing_else(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = await two_people(services)
    services.tables.driver._is_closed = True
    await services.tables.open.change(live, lambda table: table.sit(1, table.seats[1].with_bot("easy")))
    monkeypatch.setattr("sobremesa.tables.growth.CHANGES", live.table.n)
    key = key_in_turn(live)
    for doing in (
        services.tables.seating.sit(live, 0, Seat(log.PERSON, "another"), ANA),
        allow_hints(services.tables, live, ANA, False),
        services.tables.seating.lend(live, 0, ANA, "easy"),
    ):
        with pytest.raises(UserError, match="very long"):
            await doing
    await services.tables.presence.stay(live, BETO)
    assert not live.table.seats[1].bot, "whoever is back is let in"
    await play_on(services, live, 1, random.Random(1), key_in_turn)
    with pytest.raises(UserError, match="very long"):
        await services.tables.undo(live, key, live.table.at)
    await play_on(services, live, 20000, random.Random(1), key_in_turn)
    assert live.table.is_over


async def test_a_log_without_end_ends(services: Services, monkeypatch: pytest.MonkeyPatch) -> None:
    live = await at_one_screen(services)
    await act(services, live)
    monkeypatch.setattr("sobremesa.tables.growth.LONGEST", live.table.n)
    with pytest.raises(UserError, match="is full"):
        await act(services, live)
    assert live.table.n == growth.LONGEST


# -- staying in memory ------------------------------------------------------------------------------


class Thing:
    """Something to be remembered."""

    is_used = False


async def test_a_cache_forgets_what_was_not_used_for_longest_and_never_what_is_in_use() -> None:
    cache: Cache[Thing] = Cache(30, lambda thing: 10, lambda thing: thing.is_used)
    cache.put("used", Thing()).is_used = True
    for code in "abc":
        cache.put(code, Thing())
    held = cache.get("a")
    cache.put("d", Thing())
    gc.collect()
    assert sorted(code for code in ("used", "a", "b", "c", "d") if code in cache) == ["a", "c", "d", "used"]
    # Whoever still holds one that has left, and whoever asks for it meanwhile, have the same one.
    for code in "efgh":
        cache.put(code, Thing())
    assert cache.get("a") is held
    cache.drop("a")
    assert cache.get("a") is None


async def test_tables_that_were_only_looked_at_leave_memory_and_are_found_again(
    services: Services, url: str, open_services: Open
) -> None:
    codes = [(await at_one_screen(services)).table.header.code for _ in range(12)]
    other = Services(Store(url))
    other.tables.open.cache.bound = 1
    watched = await other.tables.open.find(codes[0])
    await other.tables.presence.arrive(watched, "")
    for code in codes[1:]:
        await other.tables.open.find(code)
    gc.collect()
    assert {live.table.header.code for live in other.tables.open.cache.values()} == {codes[0], codes[-1]}
    again = await other.tables.open.find(codes[3])
    assert (
        again.table.need_match().state.digest()
        == services.tables.open.cache[codes[3]].table.need_match().state.digest()
    )
    assert await other.tables.open.find(codes[0]) is watched
    watched.go("")
    await other.shutdown()


async def test_whoever_acts_at_a_table_that_leaves_memory_meanwhile_acts_at_the_one_that_others_see(
    services: Services, url: str
) -> None:
    codes = [(await at_one_screen(services)).table.header.code for _ in range(4)]
    other = Services(Store(url))
    other.tables.open.cache.bound = 1
    mine = await other.tables.open.find(codes[0])
    for code in codes[1:]:
        await other.tables.open.find(code)
    await act(other, mine)
    assert (await other.tables.open.find(codes[0])) is mine
    await other.shutdown()


async def test_lessons_that_nobody_has_open_leave_memory_and_are_found_again(services: Services) -> None:
    sessions, tutorial = services.lessons, lesson("elplan")
    sessions.cache.bound = 1
    codes = [(await sessions.begin(tutorial, ANA, 0, f"ana {n}")).stored.code for n in range(6)]
    watched = await sessions.find(codes[1])
    watched.come(ANA)
    await sessions.find(codes[2])
    gc.collect()
    assert {session.stored.code for session in sessions.cache.values()} == {codes[1], codes[2]}
    assert (await sessions.find(codes[0])).progress.names[0] == "ana 0"


def test_what_nobody_uses_leaves_after_its_time_even_if_there_is_room(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("sobremesa.tables.cache.time.monotonic", lambda: now[0])

    class Thing:
        def __init__(self, is_used: bool) -> None:
            self.is_used = is_used

    cache: Cache[Thing] = Cache(1000, lambda thing: 1, lambda thing: thing.is_used, age=300)
    cache.put("idle", Thing(False))
    cache.put("busy", Thing(True))
    now[0] += 200
    assert cache.get("idle")
    now[0] += 200
    cache.trim()
    assert "idle" in cache, "it was asked for 200 seconds ago"
    now[0] += 101
    cache.trim()
    assert "idle" not in cache
    assert "busy" in cache
