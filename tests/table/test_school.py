"""Lessons in the store: kept before they are shown, found again after a restart, the same from every process."""

import asyncio
from collections.abc import AsyncIterator

import pytest
from sqlalchemy import text as sql

from sobremesa.core.errors import UserError
from sobremesa.learn import lesson
from sobremesa.learn.deeds import GO, Deed
from sobremesa.table import House, Store
from sobremesa.table.course import Course
from sobremesa.table.header import HOST
from sobremesa.table.keys import hash_key
from sobremesa.table.school import School

pytestmark = pytest.mark.anyio
ANA, BETO = "key of ana", "key of beto"
TUTORIAL = lesson("elplan")


@pytest.fixture
async def schools(url: str) -> AsyncIterator[list[School]]:
    """Two processes on one database."""
    houses = [House(Store(url)), House(Store(url))]
    for house in houses:
        await house.open_doors()
    yield [house.school for house in houses]
    for house in houses:
        await house.close_doors()


async def act(school: School, course: Course, seat: int, notation: str) -> bool:
    action = course.lesson.game.parse(course.circle.state, notation)
    return (await school.act(course, seat, "en", len(course.circle.match.turns), action)).taken


async def test_progress_is_found_again_by_another_process_and_only_the_hash_of_the_key_is_kept(
    schools: list[School],
) -> None:
    one, two = schools
    course = await one.begin(TUTORIAL, ANA, 0, "Ana")
    await one.go_on(course, 0, 0)
    assert not await act(one, course, 0, "plan paseos")
    assert await act(one, course, 0, "plan quinta")
    again = await two.find(course.kept.code.lower())
    assert again.kept.log == ("1 join Ana", "1 go", "1 act plan quinta")
    assert again.circle.state.digest() == course.circle.state.digest()
    assert (again.seat(ANA), again.seat(BETO), again.seat("")) == (0, None, None)
    (taken,) = await two.taken(ANA)
    assert (taken.game, taken.lesson, taken.code, taken.step) == ("elplan", "tutorial", course.kept.code, 2)
    with one.store.engine.connect() as connection:
        kept = connection.execute(sql("SELECT hash FROM learners WHERE lesson_id = :id"), {"id": course.kept.id}).all()
    assert kept == [(hash_key(ANA),)]


async def test_what_is_sent_twice_or_for_another_position_is_done_once(schools: list[School]) -> None:
    school = schools[0]
    course = await school.begin(TUTORIAL, ANA, 0, "Ana")
    await asyncio.gather(*[school.go_on(course, 0, 0) for _ in range(3)])
    await school.go_on(course, 0, 0)
    assert course.kept.log == ("1 join Ana", "1 go")
    action = course.lesson.game.parse(course.circle.state, "plan quinta")
    with pytest.raises(UserError, match="table has changed"):
        await school.act(course, 0, "en", 0, action)
    assert course.kept.n == 2
    tried = [school.act(course, 0, "en", 1, action) for _ in range(3)]
    assert sum(isinstance(one, UserError) for one in await asyncio.gather(*tried, return_exceptions=True)) == 2
    assert list(course.kept.log)[2:] == ["1 act plan quinta"]


async def test_who_sits_down_at_the_same_time_each_gets_a_seat_of_their_own(schools: list[School]) -> None:
    school = schools[0]
    course = await school.begin(TUTORIAL, ANA, 0, "Ana", shared=True)
    wishes = [("key b", 1), ("key c", 2), ("key d", 2)]
    came = await asyncio.gather(*[school.join(course, key, seat, key) for key, seat in wishes], return_exceptions=True)
    assert [type(one) for one in came] == [type(None), type(None), UserError]
    assert [course.seat(key) for key in (ANA, "key b", "key c", "key d")] == [0, 1, 2, None]


async def test_of_two_processes_that_change_a_lesson_at_once_one_is_told_to_look_again(schools: list[School]) -> None:
    one, two = schools
    here = await one.begin(TUTORIAL, ANA, 0, "Ana", shared=True)
    there = await two.find(here.kept.code)
    await one.join(here, BETO, 1, "Beto")
    there.is_old = False  # as if the note of it had not come yet
    if there.kept.n == 1:
        with pytest.raises(UserError, match="table has changed"):
            await two.start(there, ANA)
    there = await two.find(here.kept.code)
    assert there.kept.n == 2
    await two.start(there, ANA)
    assert there.circle.begun


async def test_a_class_is_joined_begun_left_and_joined_again(schools: list[School]) -> None:
    school = schools[0]
    course = await school.begin(TUTORIAL, ANA, HOST, "", shared=True)
    assert course.waits_for_class
    with pytest.raises(UserError):
        await school.start(course, ANA)
    await school.join(course, BETO, 1, "Beto")
    with pytest.raises(UserError, match="Seat 2 is taken"):
        await school.join(course, "key of caro", 1, "Caro")
    await school.start(course, ANA)
    assert (course.seat(ANA), course.seat(BETO), course.circle.learners()) == (HOST, 1, [1])
    with pytest.raises(UserError):
        await school.lend(course, "key of a stranger", 1)
    await school.arrive(course, BETO)
    with pytest.raises(UserError):
        await school.lend(course, ANA, 1)
    school.leave(course, BETO)
    await school.lend(course, ANA, 1)
    assert course.seat(BETO) is None
    await school.join(course, "key of caro", 1, "Caro")
    assert (course.seat("key of caro"), course.seat(BETO), course.circle.names[1]) == (1, None, "Caro")


async def test_going_back_and_starting_again_are_kept_too(schools: list[School]) -> None:
    one, two = schools
    course = await one.begin(TUTORIAL, ANA, 2, "Ana")
    await one.go_on(course, 2, 0)
    await one.back(course, 2)
    assert (await two.find(course.kept.code)).kept.log == ("3 join Ana",)
    await one.go_on(course, 2, 0)
    await one.again(course, 2)
    assert course.kept.log == ("3 join Ana",)
    with pytest.raises(UserError):
        await one.back(course, 2)
    shared = await one.begin(TUTORIAL, ANA, 0, "Ana", shared=True)
    with pytest.raises(UserError, match="class"):
        await one.again(shared, 0)


async def test_a_lesson_for_one_is_not_joined_and_an_unknown_one_not_found(schools: list[School]) -> None:
    school = schools[0]
    course = await school.begin(TUTORIAL, ANA, 0, "Ana")
    with pytest.raises(UserError, match="for one person"):
        await school.join(course, BETO, 1, "Beto")
    with pytest.raises(UserError, match="no lesson with the code"):
        await school.find("XXXXXX")
    with pytest.raises(UserError, match="no seat 9"):
        await school.begin(TUTORIAL, ANA, 8, "Ana")


async def test_a_change_elsewhere_wakes_those_who_watch_here(schools: list[School]) -> None:
    one, two = schools
    if not one.store.is_shared:
        pytest.skip("one process owns a file")
    course = await one.begin(TUTORIAL, ANA, 0, "Ana")
    there = await two.find(course.kept.code)
    waiting = there.changed
    await one.go_on(course, 0, 0)
    async with asyncio.timeout(5):
        await waiting.wait()
    assert (await two.find(course.kept.code)).circle.log[-1] == Deed(0, GO)
