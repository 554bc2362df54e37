"""The tables of a class side by side: where those with the same luck parted, on the wall and on paper."""

from collections.abc import Sequence

import pytest

from sobremesa.classroom import OpenClass, Treatment
from sobremesa.classroom.compare import ClassSheet, ComparedQuestion, class_sheet, parted
from sobremesa.paper import Choices, debrief
from sobremesa.review.review import JudgedMoment, expected
from sobremesa.services import Services
from sobremesa.tables import OpenTable, Table
from tests.classroom.conftest import TEACHER_KEY, key_of, open_class

pytestmark = pytest.mark.anyio


async def begun(services: Services, pupils: int, **more: object) -> tuple[OpenClass, list[OpenTable]]:
    one = await open_class(services, pupils, same_deal=True, **more)
    await services.classes.pace.begin(one, TEACHER_KEY)
    return one, await services.classes.tables.all(one)


async def act(services: Services, live: OpenTable, number: int = 0, choice: int = 0) -> None:
    """The pupil in turn at a table of four takes one of the actions they may."""
    table = live.table
    action = table.need_match().state.legal()[choice]
    await services.tables.act(live, key_of(4 * number + table.turn), table.at, action)


async def guess(moment: JudgedMoment, actions: Sequence[int]) -> Sequence[float]:
    """What `expert` might expect."""
    return [0.5 / (n + 1) for n in range(len(actions))]


def tables_of(tables: Sequence[OpenTable]) -> list[Table]:
    return [live.table for live in tables]


def part(sheet: ClassSheet, id: str) -> ComparedQuestion:
    return next(part for part in sheet.questions if part.id == id)


async def test_tables_with_the_same_luck_part_at_the_first_decision_that_is_not_the_same(services: Services) -> None:
    one, tables = await begun(services, 12)
    for number, live in enumerate(tables):
        await act(services, live, number)
        await act(services, live, number, 1 if number == 1 else 0)
        await act(services, live, number)
    apart = parted(tables_of(tables))
    assert apart is not None
    count = next(n for n, act in enumerate(tables[0].table.acts) if act.value != tables[1].table.acts[n].value)
    assert apart.count == count
    assert [choice.tables for choice in apart.choices] == [(0, 2), (1,)]
    sheet = await class_sheet(one.classroom, tables_of(tables), "en", guess)
    told = part(sheet, "parted")
    assert [(row[1], row[3]) for row in told.table.rows] == [
        ("1 and 3", "wins 50 of 100 games"), ("2", "wins 25 of 100 games"),
    ]  # fmt: skip
    names = [tables[n].table.names[tables[0].table.position(count).turn] for n in (0, 2)]
    assert told.table.rows[0][2] == f"Table 1: {names[0]}, 0 points; Table 3: {names[1]}, 0 points"
    assert told.think.startswith(f"The expert bot prefers: {told.table.rows[0][0]}.")


async def test_a_table_that_did_not_get_there_does_not_hide_where_the_others_parted(services: Services) -> None:
    one, tables = await begun(services, 12)
    for number, live in enumerate(tables[:2]):
        await act(services, live, number)
        await act(services, live, number, number)
    apart = parted(tables_of(tables))
    assert apart is not None
    assert [choice.tables for choice in apart.choices] == [(0,), (1,)]
    await services.classes.pace.stop(one, TEACHER_KEY)
    sheet = await class_sheet(one.classroom, tables_of(tables), "es", guess)
    assert [row[0] for row in part(sheet, "facts").table.rows] == [f"Mesa {n} (sin terminar)" for n in (1, 2, 3)]


async def test_tables_that_did_the_same_never_parted_and_that_is_said(services: Services) -> None:
    one, tables = await begun(services, 8)
    sheet = await class_sheet(one.classroom, tables_of(tables), "en", guess)
    assert "decided the same as far as they came" in part(sheet, "parted").answer
    assert part(sheet, "parted").table.rows == ()


async def test_of_an_experiment_the_tables_that_are_set_up_alike_are_compared(services: Services) -> None:
    treatments = (Treatment("short", {"periods": 4}), Treatment("long", {"periods": 8}))
    _, tables = await begun(services, 16, treatments=treatments)
    assert len({live.table.header.options["periods"] for live in tables}) == 2
    for number, live in enumerate(tables):
        await act(services, live, number)
        await act(services, live, number, number % 2)
        await act(services, live, number)
    apart = parted(tables_of(tables))
    assert apart is not None
    compared = [number for choice in apart.choices for number in choice.tables] or [0]
    assert len({tables[number].table.header.options["periods"] for number in compared}) == 1


async def test_expert_tells_choices_apart_also_where_they_show_only_in_the_end(services: Services) -> None:
    _, tables = await begun(services, 8)
    for number, live in enumerate(tables):
        await act(services, live, number, number)
    apart = parted(tables_of(tables))
    assert apart is not None
    assert apart.moment is not None
    assert apart.moment.state().when() == "period 0", "they parted when they chose their plans"
    actions = [choice.action for choice in apart.choices]
    found = expected(apart.moment, actions)
    assert len(found) == len(actions) == 2
    assert found[0] != found[1]
    assert all(0.0 < one < 1.0 for one in found)
    assert found == expected(apart.moment, actions), "the same luck, the same answer"


async def test_answers_are_counted_or_written_out_and_the_whole_prints_as_pdf(services: Services) -> None:
    one, tables = await begun(services, 8)
    classes = services.classes
    await classes.questions.ask(one, TEACHER_KEY, "Export?", ("yes", "no"), stage=False)
    await classes.questions.ask(one, TEACHER_KEY, "Why?", (), stage=False)
    for number in range(3):
        await classes.questions.answer(one, key_of(number), 0, "no" if number else "yes")
    await classes.questions.answer(one, key_of(1), 1, "Because <we> = rich")
    for lang in ("es", "en"):
        sheet = await class_sheet(one.classroom, tables_of(tables), lang, guess)
        assert part(sheet, "said-0").table.rows == (("yes", "1"), ("no", "2"))
        assert part(sheet, "said-1").table.rows == (("Because <we> = rich",),)
        assert debrief(sheet, Choices(lang)).startswith(b"%PDF-")
