"""Lessons in the store: kept before they are shown, found again after a restart, the same from every process."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text as sql

from sobremesa.core.errors import UserError
from sobremesa.lessons import lesson
from sobremesa.lessons.log import GO, LessonEntry
from sobremesa.lessons.session import LessonSession
from sobremesa.lessons.sessions import LessonSessions
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.store.rows import HOST
from sobremesa.tables.keys import hash_key

pytestmark = pytest.mark.anyio
ANA, BETO = "key of ana", "key of beto"
TUTORIAL = lesson("elplan")


@pytest.fixture
async def processes(url: str) -> AsyncIterator[list[LessonSessions]]:
    """Two processes on one database."""
    opened_services = [Services(Store(url)), Services(Store(url))]
    for services in opened_services:
        await services.startup()
    yield [services.lessons for services in opened_services]
    for services in opened_services:
        await services.shutdown()


async def act(sessions: LessonSessions, session: LessonSession, seat: int, notation: str) -> bool:
    action = session.lesson.game.parse(session.progress.state, notation)
    return (await sessions.act(session, seat, "en", len(session.progress.match.turns), action)).taken


async def test_progress_is_found_again_by_another_process_and_only_the_hash_of_the_key_is_kept(
    processes: list[LessonSessions],
) -> None:
    one, two = processes
    session = await one.begin(TUTORIAL, ANA, 0, "Ana")
    await one.go_on(session, 0, 0)
    assert not await act(one, session, 0, "plan paseos")
    assert await act(one, session, 0, "plan quinta")
    again = await two.find(session.stored.code.lower())
    assert again.stored.log == ("1 join Ana", "1 go", "1 act plan quinta")
    assert again.progress.state.digest() == session.progress.state.digest()
    assert (again.seat(ANA), again.seat(BETO), again.seat("")) == (0, None, None)
    (taken,) = await two.taken(ANA)
    assert (taken.game, taken.lesson, taken.code, taken.step) == ("elplan", "tutorial", session.stored.code, 2)
    with one.store.engine.connect() as connection:
        kept = connection.execute(
            sql("SELECT hash FROM learners WHERE lesson_id = :id"), {"id": session.stored.id}
        ).all()
    assert kept == [(hash_key(ANA),)]


async def test_what_is_sent_twice_or_for_another_position_is_done_once(processes: list[LessonSessions]) -> None:
    sessions = processes[0]
    session = await sessions.begin(TUTORIAL, ANA, 0, "Ana")
    await asyncio.gather(*[sessions.go_on(session, 0, 0) for _ in range(3)])
    await sessions.go_on(session, 0, 0)
    assert session.stored.log == ("1 join Ana", "1 go")
    action = session.lesson.game.parse(session.progress.state, "plan quinta")
    with pytest.raises(UserError, match="table has changed"):
        await sessions.act(session, 0, "en", 0, action)
    assert session.stored.n == 2
    tried = [sessions.act(session, 0, "en", 1, action) for _ in range(3)]
    assert sum(isinstance(one, UserError) for one in await asyncio.gather(*tried, return_exceptions=True)) == 2
    assert list(session.stored.log)[2:] == ["1 act plan quinta"]


async def test_who_sits_down_at_the_same_time_each_gets_a_seat_of_their_own(processes: list[LessonSessions]) -> None:
    sessions = processes[0]
    session = await sessions.begin(TUTORIAL, ANA, 0, "Ana", shared=True)
    wishes = [("key b", 1), ("key c", 2), ("key d", 2)]
    came = await asyncio.gather(
        *[sessions.join(session, key, seat, key) for key, seat in wishes], return_exceptions=True
    )
    assert [type(one) for one in came] == [type(None), type(None), UserError]
    assert [session.seat(key) for key in (ANA, "key b", "key c", "key d")] == [0, 1, 2, None]


async def test_of_two_processes_that_change_a_lesson_at_once_one_is_told_to_look_again(
    processes: list[LessonSessions],
) -> None:
    one, two = processes
    here = await one.begin(TUTORIAL, ANA, 0, "Ana", shared=True)
    there = await two.find(here.stored.code)
    await one.join(here, BETO, 1, "Beto")
    there.is_old = False  # as if the note of it had not come yet
    if there.stored.n == 1:
        with pytest.raises(UserError, match="table has changed"):
            await two.start(there, ANA)
    there = await two.find(here.stored.code)
    assert there.stored.n == 2
    await two.start(there, ANA)
    assert there.progress.begun


async def test_a_class_is_joined_begun_left_and_joined_again(processes: list[LessonSessions]) -> None:
    sessions = processes[0]
    session = await sessions.begin(TUTORIAL, ANA, HOST, "", shared=True)
    assert session.waits_for_class
    with pytest.raises(UserError):
        await sessions.start(session, ANA)
    await sessions.join(session, BETO, 1, "Beto")
    with pytest.raises(UserError, match="Seat 2 is taken"):
        await sessions.join(session, "key of caro", 1, "Caro")
    await sessions.start(session, ANA)
    assert (session.seat(ANA), session.seat(BETO), session.progress.learners()) == (HOST, 1, [1])
    with pytest.raises(UserError):
        await sessions.lend(session, "key of a stranger", 1)
    session.come(BETO)
    with pytest.raises(UserError):
        await sessions.lend(session, ANA, 1)
    session.go(BETO)
    await sessions.lend(session, ANA, 1)
    assert session.seat(BETO) is None
    await sessions.join(session, "key of caro", 1, "Caro")
    assert (session.seat("key of caro"), session.seat(BETO), session.progress.names[1]) == (1, None, "Caro")


async def test_going_back_and_starting_again_are_kept_too(processes: list[LessonSessions]) -> None:
    one, two = processes
    session = await one.begin(TUTORIAL, ANA, 2, "Ana")
    await one.go_on(session, 2, 0)
    await one.back(session, 2)
    assert (await two.find(session.stored.code)).stored.log == ("3 join Ana",)
    await one.go_on(session, 2, 0)
    await one.again(session, 2)
    assert session.stored.log == ("3 join Ana",)
    with pytest.raises(UserError):
        await one.back(session, 2)
    shared = await one.begin(TUTORIAL, ANA, 0, "Ana", shared=True)
    with pytest.raises(UserError, match="class"):
        await one.again(shared, 0)


async def test_a_lesson_for_one_is_not_joined_and_an_unknown_one_not_found(processes: list[LessonSessions]) -> None:
    sessions = processes[0]
    session = await sessions.begin(TUTORIAL, ANA, 0, "Ana")
    with pytest.raises(UserError, match="for one person"):
        await sessions.join(session, BETO, 1, "Beto")
    with pytest.raises(UserError, match="no lesson with the code"):
        await sessions.find("XXXXXX")
    with pytest.raises(UserError, match="no seat 9"):
        await sessions.begin(TUTORIAL, ANA, 8, "Ana")


async def test_a_change_elsewhere_wakes_those_who_watch_here(processes: list[LessonSessions]) -> None:
    one, two = processes
    if not one.store.is_shared:
        pytest.skip("one process owns a file")
    session = await one.begin(TUTORIAL, ANA, 0, "Ana")
    there = await two.find(session.stored.code)
    woken = asyncio.Event()
    with there.waking(woken):
        await one.go_on(session, 0, 0)
        async with asyncio.timeout(5):
            await woken.wait()
    assert (await two.find(session.stored.code)).progress.log[-1] == LessonEntry(0, GO)
