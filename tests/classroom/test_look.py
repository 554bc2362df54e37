"""What a teacher shows and asks: it reaches the tables, the lesson and the lobby; on both databases."""

import pytest

from sobremesa.classroom import Classroom, log
from sobremesa.classroom.classroom import Look
from sobremesa.classroom.orders import Order, carry_out, read_look
from sobremesa.core.errors import UserError
from sobremesa.services import Services
from sobremesa.store import ClassHeader
from tests.classroom.conftest import TEACHER_KEY, key_of, open_class
from tests.tables.conftest import Open

pytestmark = pytest.mark.anyio


async def test_any_position_of_a_table_is_shown_to_all_and_one_that_is_not_there_is_refused(
    services: Services, open_services: Open
) -> None:
    one = await open_class(services, 5)
    classes = services.classes
    await classes.pace.begin(one, TEACHER_KEY)
    last = len((await classes.tables.find(one, 1)).table.need_match().turns)
    for order, table, at in (
        (Order("look", table=1, yes=True), 1, -1), (Order("look", table=1, at=str(last), yes=True), 1, last),
        (Order("look", page=f"/t/{one.classroom.groups[0].code}"), 0, -1),
        (Order("look", page=f"/t/{one.classroom.groups[0].code}/replay?at=0"), 0, 0),
    ):  # fmt: skip
        await carry_out(classes, one, TEACHER_KEY, order)
        look = one.classroom.look
        assert look is not None
        assert (look.table, look.at, look.page) == (table, at, "")
        path = f"/c/{one.code}/look?n={one.classroom.n}"
        for live in await classes.tables.all(one):
            assert (live.table.look, live.table.is_paused) == (path, True)
        assert one.classroom.calls(one.pupil(key_of(0))) == path
    assert (await open_services().classes.find(one.code)).classroom.look == one.classroom.look
    for order, code in (
        (Order("look", table=1, at=str(last + 1), yes=True), "record-at"),
        (Order("look", table=2, yes=True), "bad-table"), (Order("look", table=1, at="x", yes=True), "not-a-number"),
    ):  # fmt: skip
        with pytest.raises(UserError) as error:
            await carry_out(classes, one, TEACHER_KEY, order)
        assert error.value.code == code
    await classes.pace.pause(one, TEACHER_KEY, False)
    assert one.classroom.look is None
    assert {live.table.look for live in await classes.tables.all(one)} == {""}


async def test_pages_of_this_server_are_shown_and_no_other_address_and_nothing_private(services: Services) -> None:
    one = await open_class(services, 1)
    for page in ("/rules/elplan#elplan.end.when", "/docs/es/", f"/c/{one.code}/debrief", "/t/BCDFGH/debrief"):
        assert read_look(one, Order("look", page=f" {page} ", text=" Here ")) == Look("Here", page=page)
    assert read_look(one, Order("look", text="Eyes on me")) == Look("Eyes on me")
    for page in (
        "https://example.org/", "//example.org", "javascript:alert(1)", "/\\example.org", "rules/elplan",
        "/c/BCDFGH/debrief",
        f"/c/{one.code}/teacher", f"/c/{one.code}/look", "/t/BCDFGH/take", "/api/games", "/metrics", "/a b",
    ):  # fmt: skip
        with pytest.raises(UserError) as error:
            read_look(one, Order("look", page=page))
        assert error.value.code == "class-page", page


async def test_a_table_that_begins_while_all_look_at_something_looks_and_waits_too(services: Services) -> None:
    one = await open_class(services, 4)
    await services.classes.pace.look(one, TEACHER_KEY, Look("Listen"))
    await services.classes.pace.begin(one, TEACHER_KEY)
    table = (await services.classes.tables.find(one, 0)).table
    assert (table.is_paused, table.look) == (True, one.classroom.look_path)


async def test_what_an_older_version_showed_is_still_shown() -> None:
    header = ClassHeader("id", "BCDFGH", '{"game": "elplan", "edition": "es", "level": 1, "players": 4}', 0.0)
    shown = Classroom(header, [log.entry(log.LOOK, path="2", title="Here")])
    assert shown.look == Look("Here", 2, number=1)
    assert Classroom(header, [log.entry(log.LOOK, path="", title="Me")]).look == Look("Me", number=1)
    assert Classroom(header, [log.entry(log.LOOK, path="2", title=""), log.entry(log.LOOK)]).look is None


async def test_a_question_asked_now_reaches_those_at_no_table_until_they_have_answered(services: Services) -> None:
    one = await open_class(services, 2, lesson="tutorial")
    questions, first, second = services.classes.questions, one.pupil(key_of(0)), one.pupil(key_of(1))
    await questions.ask(one, TEACHER_KEY, "At the end?", (), stage=True)
    assert one.classroom.calls(first) == ""
    await questions.ask(one, TEACHER_KEY, "Ready?", ("yes", "no"), stage=False)
    assert one.classroom.calls(first) == one.classroom.calls(second) == f"/c/{one.code}/q/1"
    await questions.answer(one, key_of(0), 1, "yes")
    assert (one.classroom.calls(first), one.classroom.calls(second)) == ("", f"/c/{one.code}/q/1")
    await questions.close(one, TEACHER_KEY, 1, is_open=False, shown=True)
    assert one.classroom.calls(second) == ""


async def test_a_pause_stops_the_lesson_of_a_class_and_no_lesson_that_somebody_takes_alone(services: Services) -> None:
    one = await open_class(services, 1, lesson="tutorial")
    classes = services.classes
    await classes.lessons.begin(one, TEACHER_KEY)
    taken = await classes.lessons.own(one, key_of(0))
    assert taken is not None
    alone = await services.lessons.begin(taken.lesson, "alone", 0, "Zoe")
    await classes.pace.pause(one, TEACHER_KEY, True)
    with pytest.raises(UserError) as error:
        await classes.lessons.need_running(key_of(0), taken)
    assert error.value.code == "table-paused"
    await classes.lessons.need_running("alone", alone)
    await classes.pace.pause(one, TEACHER_KEY, False)
    await classes.lessons.need_running(key_of(0), taken)
