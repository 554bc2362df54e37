"""A table is what comes out of its log: read again after anything that was done, it is the same."""

import asyncio
import json
import tempfile
from collections.abc import Iterator
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from sobremesa.core.errors import UserError
from sobremesa.services import Services
from sobremesa.store import Entry, Store
from sobremesa.tables import Refused, Seat, Table, log, read_table
from sobremesa.tables.hints import allow_hints
from sobremesa.tables.open import OpenTable
from sobremesa.tables.thinker import Thinker
from tests.tables.conftest import ANA, BETO, differences, two_people
from tests.web.browser import run as run_apart

KEYS = (ANA, BETO)
Doing = tuple[str, int, int]
DOINGS = st.lists(
    st.tuples(
        st.sampled_from(["act", "act", "act", "act", "undo", "answer", "rename", "stand-in", "return", "hints"]),
        st.integers(0, 1),
        st.integers(0, 10**6),
    ),
    min_size=5,
    max_size=60,
)


@pytest.fixture(scope="module")
def store() -> Iterator[Store]:
    with tempfile.TemporaryDirectory() as folder:
        found = Store(Path(folder) / "tables.db")
        yield found
        found.close()


async def do(services: Services, live: OpenTable, doing: Doing) -> None:
    what, who, number = doing
    table, key = live.table, KEYS[who]
    if what == "act" and table.turn >= 0:
        legal = table.need_match().state.legal()
        await services.tables.act(live, KEYS[table.turn], table.at, legal[number % len(legal)])
    elif what == "undo":
        await services.tables.undo(live, key, table.at)
    elif what == "answer":
        await services.tables.answer(live, key, number % 3 > 0)
    elif what == "rename":
        await services.tables.seating.sit(live, who, Seat(log.PERSON, f"name {number}"), key)
    elif what == "stand-in":
        await services.tables.open.change(live, lambda table: table.stand_in(who, table.at, "easy"))
    elif what == "return":
        await services.tables.presence.stay(live, key)
    elif what == "hints":
        await allow_hints(services.tables, live, key, number % 2 == 0)


@settings(max_examples=25, deadline=None, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(game=st.sampled_from(["elplan", "deuda"]), doings=DOINGS)
def test_after_everything_that_is_done_the_table_read_again_equals_the_one_in_memory(
    store: Store, game: str, doings: list[Doing]
) -> None:
    async def story() -> None:
        services = Services(store, pace=0, thinker=Thinker(1))
        services.tables.driver._is_closed = True  # nobody else acts here
        live = await two_people(services, game=game)
        for doing in doings:
            before = live.table.n
            try:
                await do(services, live, doing)
            except (UserError, Refused):
                assert live.table.n == before
            kept = read_table(store, live.table.header.code)
            assert kept is not None
            assert differences(live.table, kept) == {}
        entries = store.tail(live.table.header.id, 0)
        table = Table(live.table.header)
        for count, entry in enumerate(entries, 1):
            table.take([entry])
            assert differences(table, Table(live.table.header, entries[:count])) == {}

    run_apart(story())


def test_a_seat_of_a_later_version_is_read_as_far_as_it_is_known() -> None:
    assert Seat.read(json.dumps({"kind": "person", "name": "ana", "hat": "red"})) == Seat(log.PERSON, "ana")
    assert Seat.read(Seat(log.PERSON, "ñandú «x»", "easy").write()) == Seat(log.PERSON, "ñandú «x»", "easy")


@pytest.mark.anyio
async def test_an_entry_that_is_kept_says_when_it_was_done_and_in_which_words(services: Services) -> None:
    live = await two_people(services)
    await services.tables.act(live, KEYS[live.table.turn], live.table.at, live.table.need_match().state.legal()[0])
    entries = await asyncio.to_thread(services.store.tail, live.table.header.id, 0)
    assert all(entry.time > live.table.header.created - 1 for entry in entries)
    acts = [entry for entry in entries if entry.kind == log.ACT]
    assert acts == live.table.acts
    assert all(
        f"{n}. {'chance' if a.seat < 0 else live.table.names[a.seat]} {a.text}\n" in live.table.record()
        for n, a in enumerate(acts, 1)
    )
    assert isinstance(acts[0], Entry)
