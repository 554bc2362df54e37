"""Bots think for whoever is there, one table after the other, whatever becomes of their processes."""

import asyncio
import os
import signal
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from pathlib import Path
from typing import Any

import pytest

from sobremesa.core.errors import UserError
from sobremesa.review.review import JudgedMoment, weigh
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables import Seat, log
from sobremesa.tables.hints import hint
from sobremesa.tables.open import OpenTable
from sobremesa.tables.queue import FairQueue
from sobremesa.tables.thinker import Pool, Thinker
from tests.tables.conftest import ANA, Open, key_in_turn, news, two_people
from tests.tables.test_bots import wait_for
from tests.tables.test_reviews import finish, finished

pytestmark = pytest.mark.anyio
BOTS = [Seat(log.BOT, "one", "random"), Seat(log.BOT, "two", "random")]


@pytest.fixture
def url(tmp_path: Path) -> str:
    """The same on any database: one is enough."""
    return f"sqlite:///{tmp_path}/tables.db"


async def stands_still(services: Services, live: OpenTable, seconds: float = 0.5) -> bool:
    """Tell whether nothing happens at a table for a while, once what was begun is done."""
    while live.is_driven:
        await news(live, live.table.n, 0.1)
    n = live.table.n
    return await news(live, n, seconds) == n


# -- for whom ---------------------------------------------------------------------------------------


async def test_where_nobody_is_nobody_plays_and_whoever_comes_back_finds_bots_that_go_on(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.tables.open.LATELY", 0.0)
    live = await services.tables.create("elplan", ANA, BOTS, start=True)
    assert await stands_still(services, live)
    for _ in range(3):
        await services.tables.presence.arrive(live, "")
        n = live.table.n
        await wait_for(services, live, lambda table, n=n: table.n > n + 3)  # type: ignore[misc]
        live.go("")
        assert await stands_still(services, live)
        assert not live.table.is_over, "there is something left to be played"


async def test_for_a_phone_that_has_vanished_nobody_plays_until_it_gives_a_sign_of_life(
    services: Services, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.tables.open.LATELY", 0.0)
    live = await services.tables.create("elplan", ANA, BOTS, start=True)
    await services.tables.presence.arrive(live, ANA)
    n = live.table.n
    await wait_for(services, live, lambda table: table.n > n)
    live.fade(0.0)
    assert live.watchers, "its connection is still open"
    assert await stands_still(services, live)
    n = live.table.n
    monkeypatch.undo()
    await services.tables.presence.stay(live, ANA)
    await wait_for(services, live, lambda table: table.n > n)
    live.go(ANA)


async def test_a_program_without_a_stream_that_shows_its_key_has_bots_that_play(services: Services, url: str) -> None:
    live = await services.tables.create("elplan", ANA, BOTS, start=False)
    await services.tables.driver.close()
    await services.tables.start(live, ANA)
    there = Services(Store(url), pace=0)
    await there.startup()
    found = await there.tables.open.find(live.table.header.code)
    assert await stands_still(there, found), "whoever only looks is nobody there"
    await there.tables.open.seats(found, "the key of nobody here")
    assert await stands_still(there, found)
    await there.tables.open.seats(found, ANA)
    await wait_for(there, found, lambda table: table.n > live.table.n)
    await there.shutdown()


# -- in which order ---------------------------------------------------------------------------------


async def test_everybody_in_the_line_has_their_turn_and_who_is_behind_comes_later_but_comes() -> None:
    line, order = FairQueue(1), []

    async def stand(name: str, behind: float = 0.0) -> None:
        async with line.place(behind):
            order.append(name)
            await asyncio.sleep(0.001)

    async def table(name: str, behind: float = 0.0) -> None:
        for _ in range(3):
            await stand(name, behind)

    gone = asyncio.ensure_future(asyncio.sleep(0))
    async with line.place():
        tasks = [asyncio.ensure_future(table(name)) for name in "abc"]
        late = asyncio.ensure_future(stand("hint", 1000.0))
        gone = asyncio.ensure_future(stand("gone"))
        await asyncio.sleep(0.01)
        assert len(line) == 5
        gone.cancel()
    await asyncio.gather(*tasks, late)
    assert order == [*"abcabcabc", "hint"]
    assert gone.cancelled()
    assert len(line) == 0


async def test_a_place_is_never_lost_whoever_leaves_and_whatever_fails() -> None:
    line = FairQueue(2)

    async def stand(seconds: float) -> None:
        async with line.place():
            await asyncio.sleep(seconds)
            raise ValueError

    tasks = [asyncio.ensure_future(stand(n % 3 / 1000)) for n in range(60)]
    for n in range(0, 60, 4):
        await asyncio.sleep(0.001)
        tasks[n].cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    async with asyncio.timeout(30), line.place(), line.place():
        assert len(line) == 0


# -- processes that die -----------------------------------------------------------------------------


def kill(thinker: Thinker) -> int:
    """Do what `kill -9` does to every process that thinks; return how many there were."""
    killed = 0
    for pool in list(thinker._pools.values()):
        assert isinstance(pool, ProcessPoolExecutor)
        for pid in list(pool._processes or ()):
            try:
                os.kill(pid, signal.SIGKILL)
                killed += 1
            except ProcessLookupError:
                pass
    return killed


async def test_however_often_their_processes_are_killed_the_bots_play_on(services: Services) -> None:
    live = await services.tables.create("elplan", ANA, BOTS, start=True)
    await services.tables.presence.arrive(live, ANA)
    killed = 0
    for _ in range(4):
        n = live.table.n
        await wait_for(services, live, lambda table, n=n: table.n > n)  # type: ignore[misc]
        killed += kill(services.tables.thinker)
    assert killed >= 3
    n = live.table.n
    await wait_for(services, live, lambda table: table.n > n + 5)
    live.go(ANA)


class Deadly(Thinker):
    """Processes in which one kind of bot dies whenever it thinks."""

    died = 0
    is_deadly = True
    marked: JudgedMoment | None = None
    """The first decision of a review, which cannot be judged."""

    async def _in(self, where: Pool, work: Callable[..., Any], *args: Any, **kwargs: Any) -> Any:
        if work is weigh and not self.died:
            self.marked = args[0]
        if self.is_deadly and ("expert" in args or (work is weigh and args[0] is self.marked)):
            self.died += 1
            return await super()._in(where, os._exit, 1)
        return await super()._in(where, work, *args, **kwargs)


async def test_a_thought_that_kills_its_process_every_time_stops_neither_its_table_nor_others(
    url: str, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr("sobremesa.tables.thinker.PAUSES", (0.0, 0.0))
    thinker = Deadly(1)
    services = Services(Store(url), pace=0, thinker=thinker)
    await services.startup()
    deadly = await services.tables.create("elplan", ANA, [Seat(log.BOT, name, "expert") for name in "xy"], start=True)
    other = await services.tables.create("elplan", ANA, BOTS, start=True)
    first, second = deadly.table.n, other.table.n
    await wait_for(services, deadly, lambda table: table.n > first + 1)
    await wait_for(services, other, lambda table: table.n > second + 5)
    assert thinker.died >= 3
    assert "a simpler one plays" in caplog.text
    assert deadly.is_suspect
    assert deadly.failed >= 0, "everybody at the table sees that its bot failed"
    assert other.failed == -1
    thinker.is_deadly = False
    await wait_for(services, deadly, lambda _: deadly.failed == -1)
    await services.shutdown()


async def test_a_bot_that_never_comes_to_an_end_is_played_for(url: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sobremesa.tables.driver.ENDLESS", 0.1)

    class Endless(Thinker):
        async def choose(self, *args: Any, **kwargs: Any) -> int:
            await asyncio.Event().wait()
            raise AssertionError

    services = Services(Store(url), pace=0, thinker=Endless(1))
    await services.startup()
    live = await services.tables.create("elplan", ANA, BOTS, start=True)
    first = live.table.n
    await wait_for(services, live, lambda table: table.n > first + 2)
    assert live.failed >= 0
    await services.shutdown()


async def test_a_hint_that_dies_is_refused_with_a_sentence_and_thought_out_when_it_can_be(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.tables.thinker.PAUSES", (0.0,))
    thinker = Deadly(1)
    services = Services(Store(url), pace=0, thinker=thinker)
    live = await two_people(services)
    with pytest.raises(UserError, match="no answer"):
        await hint(services.tables, live, key_in_turn(live), live.table.at)
    thinker.is_deadly = False
    assert (await hint(services.tables, live, key_in_turn(live), live.table.at)).options
    await services.shutdown()


async def test_a_review_leaves_out_the_decision_that_kills_whoever_judges_it(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sobremesa.tables.thinker.PAUSES", (0.0,))
    thinker = Deadly(1)
    services = Services(Store(url), pace=0, thinker=thinker)
    live = await finished(services, 6)
    study = await services.reviews.start(live)
    await finish(study)
    assert thinker.died > 0
    assert study.is_done
    await services.shutdown()


async def test_whoever_thought_beside_one_that_dies_is_answered_all_the_same() -> None:
    thinker = Thinker(2)
    try:
        found = await asyncio.gather(
            *(thinker.study(abs, -n) for n in range(5)),
            thinker.study(os._exit, 1),
            *(thinker.study(abs, -n) for n in range(5)),
            return_exceptions=True,
        )
        assert [one for one in found if not isinstance(one, BaseException)] == [*range(5), *range(5)]
        assert isinstance(found[5], BrokenProcessPool)
        assert await thinker.study(abs, -7) == 7
    finally:
        await thinker.close()


async def test_a_bot_that_is_not_known_here_is_played_for_by_one_that_is(services: Services) -> None:
    live = await services.tables.create("planeta", ANA, [Seat(log.BOT, "x", "of a later version")], start=True)
    n = live.table.n
    await wait_for(services, live, lambda table: table.n > n)


async def test_bots_stand_behind_the_server_itself(services: Services) -> None:
    assert await services.tables.thinker._in(Pool.BOTS, os.nice, 0) == min(19, os.nice(0) + 5)


async def test_a_table_with_many_bots_takes_turns_with_another(services: Services, open_services: Open) -> None:
    many = await services.tables.create("elplan", ANA, [Seat(log.BOT, name, "random") for name in "abcde"], start=True)
    few = await services.tables.create("elplan", ANA, BOTS, start=True)
    began = time.monotonic()
    n, m = many.table.n, few.table.n
    await wait_for(services, few, lambda table: table.n > m + 10)
    assert time.monotonic() - began < 60
    assert many.table.n > n, "both have played"
