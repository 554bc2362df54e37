"""Databases that earlier versions have written: every table in them is found where it stood, and goes on.

Each file is the dump of a real one. `ana` sits at every first and third seat, `beto` at the second.
"""

import random
import sqlite3
from pathlib import Path

import pytest

from sobremesa.services import Services
from sobremesa.store import Store
from tests.tables.conftest import ANA, BETO

pytestmark = pytest.mark.anyio

DUMPS = sorted((Path(__file__).parent / "databases").glob("*.sql"))
Acts = list[tuple[int, str]]


def restored(dump: Path, path: Path) -> dict[str, Acts]:
    """Write a database again from its dump; return by code what was played at each table, and was not taken back."""
    with sqlite3.connect(path) as connection:
        connection.executescript(dump.read_text(encoding="utf-8"))
    played: dict[str, Acts] = {}
    for id, code in connection.execute("SELECT id, code FROM tables").fetchall():
        acts: Acts = []
        log = connection.execute("SELECT kind, seat, value, text FROM entries WHERE table_id = ? ORDER BY n", [id])
        for kind, seat, value, text in log:
            if kind == "act":
                acts.append((seat, text))
            elif kind == "undo":
                del acts[value:]
        played[code] = acts
    connection.close()
    return played


@pytest.mark.parametrize("dump", DUMPS, ids=lambda dump: dump.stem)
async def test_every_table_of_an_old_database_stands_where_it_stood_and_goes_on(dump: Path, tmp_path: Path) -> None:
    path = tmp_path / "tables.db"
    played = restored(dump, path)
    assert sum(map(len, played.values())) > 500
    services = Services(Store(path), pace=0)
    lot = random.Random(1)
    try:
        for code, acts in played.items():
            live = await services.tables.open.find(code)
            assert [(act.seat, act.text) for act in live.table.acts] == acts
            for _ in range(30):
                if live.table.turn < 0:
                    break
                action = lot.choice(live.table.need_match().state.legal())
                await services.tables.act(live, BETO if live.table.turn == 1 else ANA, live.table.at, action)
            if acts:
                lines = [line for line in live.table.record().splitlines() if line[0].isdecimal()]
                assert len(lines) == len(live.table.acts)
    finally:
        await services.shutdown()
    again = Services(Store(path), pace=0)
    try:
        for code in played:
            one, other = (await again.tables.open.find(code)).table.match, services.tables.open.cache[code].table.match
            assert (one and one.state.digest()) == (other and other.state.digest())
    finally:
        await again.shutdown()
