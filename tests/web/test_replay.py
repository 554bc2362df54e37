"""Positions of a game that is looked at again cost the others nothing."""

import asyncio
import random
import threading
from collections.abc import AsyncIterator
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from pathlib import Path

import httpx
import pytest

from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables import Seat, Table, log
from sobremesa.tables.open import OpenTable
from sobremesa.web import create_app
from sobremesa.web.live.lines import Line, lines
from tests.tables.conftest import ANA, news, play_on
from tests.web.browser import run


@asynccontextmanager
async def opened(tmp_path: Path) -> AsyncIterator[Services]:
    """Services without a server."""
    found = Services(Store(tmp_path / "tables.db"), pace=0)
    try:
        yield found
    finally:
        await found.shutdown()


async def played(services: Services, count: int = 60) -> OpenTable:
    live = await services.tables.create("elplan", ANA, [Seat(log.SCREEN, "ana"), Seat(log.SCREEN, "beto")], start=True)
    await play_on(services, live, count, random.Random(1), lambda live: ANA)
    return live


def test_while_a_position_is_drawn_and_its_story_told_others_are_served(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as services:
            live, begun, may = await played(services), threading.Event(), threading.Event()

            def told(table: Table, lang: str) -> list[Line]:
                begun.set()
                assert may.wait(20), "nobody else was served"
                return lines(table, lang)

            monkeypatch.setattr("sobremesa.web.routes.replay.lines", told)
            transport = httpx.ASGITransport(create_app(services))
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", timeout=90) as http:
                looking = asyncio.ensure_future(http.get(f"/t/{live.table.header.code}/replay?at=30"))
                assert await asyncio.to_thread(begun.wait, 60)
                assert (await http.get("/health")).status_code == 200
                may.set()
                answer = await looking
            assert answer.status_code == 200
            assert 'data-at="30"' in answer.text

    run(story())


def test_a_story_told_in_many_threads_at_once_has_each_line_once(tmp_path: Path) -> None:
    async def story() -> None:
        async with opened(tmp_path) as services:
            live = await played(services, 150)
            with ThreadPoolExecutor(8) as threads:
                found = list(threads.map(lambda _: list(lines(live.table, "es")), range(32)))
            wanted = list(range(1, len(live.table.acts) + 1))
            assert all([line.number for line in one] == wanted for one in found)

    run(story())


def test_a_program_that_asks_with_its_key_has_bots_that_answer_and_one_without_has_none(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def story() -> None:
        async with opened(tmp_path) as services:
            monkeypatch.setattr("sobremesa.tables.open.LATELY", 0.0)
            seats = [Seat(log.BOT, "x", "random"), Seat(log.BOT, "y", "random")]
            live = await services.tables.create("elplan", ANA, seats, start=True)
            while live.is_driven:
                await news(live, live.table.n, 0.1)
            monkeypatch.setattr("sobremesa.tables.open.LATELY", 120.0)
            n, path = live.table.n, f"/api/tables/{live.table.header.code}"
            transport = httpx.ASGITransport(create_app(services))
            async with httpx.AsyncClient(transport=transport, base_url="http://127.0.0.1", timeout=90) as http:
                assert (await http.get(path)).json()["n"] == n
                assert await news(live, n, 0.5) == n
                other = {"Authorization": "Bearer the key of nobody here"}
                assert (await http.get(path, headers=other)).json()["n"] == n
                assert await news(live, n, 0.5) == n
                await http.get(path, headers={"Authorization": f"Bearer {ANA}"})
                assert await news(live, n, 60) > n

    run(story())
