"""Houses on real databases: every story is told on SQLite and on PostgreSQL."""

import random
from collections.abc import AsyncIterator, Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from sqlalchemy import create_engine
from sqlalchemy import text as sql

from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables import OpenTable, Seat, Table, log
from tests.postgres import Postgres

ANA, BETO, CARO = "key of ana", "key of beto", "key of caro"
NOTHING = "nothing to undo"
Open = Callable[..., Services]


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a database; PostgreSQL's is the same for all stories, which have each their own tables in it."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path}/tables.db"
    server: Postgres = request.getfixturevalue("postgres")
    return server.url


@pytest.fixture
async def open_services(url: str) -> AsyncIterator[Open]:
    """Return a function that opens other services, like another process, on the same database."""
    opened_services: list[Services] = []

    def opened(patience: float = 90.0) -> Services:
        opened_services.append(Services(Store(url), pace=0, patience=patience))
        return opened_services[-1]

    yield opened
    for services in opened_services:
        await services.shutdown()


@pytest.fixture
async def services(open_services: Open) -> Services:
    """Services that have been started."""
    found = open_services()
    await found.startup()
    return found


async def two_people(services: Services, *more: Seat, game: str = "elplan") -> OpenTable:
    """Return a table at which ana, its host, and beto play, each with a key of their own, and others."""
    live = await services.tables.create(game, ANA, [Seat(log.SCREEN, "ana"), Seat(log.OPEN), *more], seed=5)
    await services.tables.seating.sit(live, 1, Seat(log.PERSON, "beto"), BETO)
    await services.tables.start(live, ANA)
    return live


def key_in_turn(live: OpenTable) -> str:
    """Return the key of whoever is to act at a table of two people."""
    return (ANA, BETO)[live.table.turn]


async def play_on(
    services: Services, live: OpenTable, count: int, lot: random.Random, keys: Callable[[OpenTable], str]
) -> None:
    """Play so many actions by lot, or until the game is over."""
    for _ in range(count):
        if live.table.is_over:
            return
        action = lot.choice(live.table.need_match().state.legal())
        await services.tables.act(live, keys(live), live.table.at, action)


def differences(one: Table, other: Table) -> dict[str, tuple[object, object]]:
    """Return what differs between two tables; nothing for equal ones."""
    of_table = ("n", "at", "seats", "turn", "names", "hints", "next", "asking", "agreed", "acts", "before")
    pairs: dict[str, tuple[object, object]] = {name: (getattr(one, name), getattr(other, name)) for name in of_table}
    if one.match is not None and other.match is not None:
        mine, yours = one.match, other.match
        pairs["turns"] = mine.turns, yours.turns
        pairs["digest"] = mine.state.digest(), yours.state.digest()
        pairs["actions"] = mine.record.actions, yours.record.actions
        pairs["events"] = mine.events, yours.events
        pairs["record"] = one.record(), other.record()
    else:
        pairs["match"] = one.match, other.match
    return {name: pair for name, pair in pairs.items() if pair[0] != pair[1]}


@contextmanager
def hidden(url: str, name: str = "entries") -> Iterator[None]:
    """Have the log, or something else that is stored, out of reach for a while."""
    engine = create_engine(url)
    with engine.begin() as connection:
        connection.execute(sql(f"ALTER TABLE {name} RENAME TO {name}_away"))
    try:
        yield
    finally:
        with engine.begin() as connection:
            connection.execute(sql(f"ALTER TABLE {name}_away RENAME TO {name}"))
        engine.dispose()


async def news(live: OpenTable, n: int, patience: float) -> int:
    """Wait until the log is longer than n, or for so many seconds; return its length."""
    while live.table.n <= n and await live.wait(patience):
        pass
    return live.table.n
