"""What is exported of a class tells who decided what, whoever sits there in the end; on both databases."""

import asyncio

import pytest

from sobremesa.classroom.export import Played, Row, tables_of
from sobremesa.services import Services
from tests.classroom.conftest import TEACHER_KEY, key_of, open_class

pytestmark = pytest.mark.anyio


async def test_each_decision_is_the_one_of_whoever_had_the_seat_then(services: Services) -> None:
    one = await open_class(services, 7)
    classes, room = services.classes, one.classroom
    await classes.pace.begin(one, TEACHER_KEY)
    live = await classes.tables.find(one, 0)

    async def act() -> tuple[int, int]:
        """Who has the turn acts; return the seat and the pupil."""
        seat, table = live.table.turn, live.table
        number = next(pupil.number for pupil in room.at(0) if pupil.seat == seat)
        await services.tables.act(live, key_of(number), table.at, table.need_match().state.legal()[0])
        return seat, number

    done = [await act()]
    # Two tables' pupils change places; then one of the first table goes to a bot's seat at the other.
    await classes.roster.swap(one, TEACHER_KEY, done[0][1], 4)
    while len({seat for seat, _ in done}) < 4 or done[-1][0] != done[0][0]:
        done.append(await act())
    mover = done[0][1]
    assert done[-1] == (done[0][0], 4)
    await classes.roster.reseat(one, TEACHER_KEY, 4, 1)
    assert [row["participant"] for row in await decisions(services, one.code)] == [number + 1 for _, number in done]
    assert room.sitter(0, done[0][0]) is None
    assert room.sitter(1, room.pupil(4).seat) == 4
    assert room.sitter(1, room.pupil(mover).seat) == mover
    await classes.roster.remove(one, TEACHER_KEY, 4)
    assert 4 not in [room.sitter(1, seat) for seat in range(4)]


async def test_what_a_stand_in_decides_is_marked_as_a_bots(services: Services) -> None:
    one = await open_class(services, 2, players=2)
    classes = services.classes
    await classes.pace.begin(one, TEACHER_KEY)
    live = await classes.tables.find(one, 0)
    waits = live.table.turn
    async with services.tables.presence.visit(live, key_of(1 - waits)):
        await classes.roster.stand_in(one, TEACHER_KEY, waits)
        async with asyncio.timeout(60):
            while not any(live.table.by_bots):
                await asyncio.sleep(0.05)
    rows = await decisions(services, one.code)
    assert [(row["participant"], row["by_bot"]) for row in rows] == [(waits + 1, 1)] * len(rows)
    assert len(live.table.by_bots) == len(live.table.acts)


async def decisions(services: Services, code: str) -> list[Row]:
    """The decisions of the first table."""
    one = await services.classes.find(code)
    played = [Played(live.table, None) for live in await services.classes.tables.all(one)]
    return [row for row in tables_of(one.classroom, played, names=False)["decisions"] if row["table"] == 1]
