"""A class without a browser: joining, tables, pace, latecomers and lost phones; on both databases."""

import time
from collections import Counter
from pathlib import Path

import pytest
from sqlalchemy import select

from sobremesa.classroom import Classroom, OpenClass, Settings, Treatment
from sobremesa.classroom.classroom import Look
from sobremesa.classroom.settings import read_treatments
from sobremesa.core.errors import UserError
from sobremesa.services import Services
from sobremesa.store.schema import METADATA
from sobremesa.tables import HOST, OpenTable, log, read_table
from sobremesa.tables.rematch import rematch
from tests.classroom.conftest import TEACHER_KEY, key_of, open_class
from tests.clock import Clock
from tests.tables.conftest import Open

pytestmark = pytest.mark.anyio


async def begun(services: Services, pupils: int, **more: object) -> OpenClass:
    one = await open_class(services, pupils, **more)
    await services.classes.pace.begin(one, TEACHER_KEY)
    return one


async def act(services: Services, live: OpenTable, one: OpenClass) -> None:
    """The pupil in turn at a table takes the first action they may."""
    table = live.table
    at = next(n for n, group in enumerate(one.classroom.groups) if group.code == table.header.code)
    number = next(pupil.number for pupil in one.classroom.at(at) if pupil.seat == table.turn)
    await services.tables.act(live, key_of(number), table.at, table.need_match().state.legal()[0])


def refusal(error: pytest.ExceptionInfo[UserError]) -> str:
    return error.value.code


async def test_thirty_pupils_fill_eight_tables_in_the_order_of_arrival_and_bots_the_rest(services: Services) -> None:
    one = await begun(services, 30)
    tables = await services.classes.tables.all(one)
    assert len(tables) == 8
    assert [seat.name for seat in tables[0].table.seats] == ["pupil 0", "pupil 1", "pupil 2", "pupil 3"]
    kinds = Counter(seat.kind for live in tables for seat in live.table.seats)
    assert kinds == {log.PERSON: 30, log.BOT: 2}
    assert [seat.kind for seat in tables[7].table.seats] == [log.PERSON] * 2 + [log.BOT] * 2
    for number in range(30):
        person = one.classroom.pupil(number)
        assert await services.tables.open.seats(tables[person.table], key_of(number)) == {person.seat}
    assert await services.tables.open.seats(tables[3], TEACHER_KEY) == {HOST}
    assert {live.table.header.seed for live in tables} != {tables[0].table.header.seed}


async def test_with_the_same_deal_chance_is_the_same_at_all_tables(services: Services) -> None:
    one = await begun(services, 12, same_deal=True)
    tables = await services.classes.tables.all(one)
    assert len({live.table.need_match().state.digest() for live in tables}) == 1
    for live in tables:
        await act(services, live, one)
    assert len({live.table.need_match().state.digest() for live in tables}) == 1


async def test_a_class_is_whole_in_the_store_before_anybody_sees_it(services: Services, open_services: Open) -> None:
    one = await begun(services, 5, minutes=20)
    other = open_services()
    again = await other.classes.find(one.code)
    assert (again.classroom.pupils, again.classroom.groups, again.classroom.n) == (
        one.classroom.pupils,
        one.classroom.groups,
        one.classroom.n,
    )
    assert again.pupil(key_of(4)) == one.pupil(key_of(4))
    assert again.classroom.deadline == one.classroom.deadline > time.time() + 19 * 60
    table = read_table(other.store, one.classroom.groups[1].code)
    assert table is not None
    assert (table.class_code, table.stand_ins, table.deadline) == (one.code, False, one.classroom.deadline)


async def test_only_the_teachers_key_can_do_what_a_teacher_may(services: Services) -> None:
    classes, one = services.classes, await begun(services, 5)
    pace, roster, questions = classes.pace, classes.roster, classes.questions
    pupil = key_of(0)
    for key in (pupil, "", "somebody's"):
        for work in (
            pace.begin(one, key), classes.lessons.begin(one, key), pace.pause(one, key, True), pace.stop(one, key),
            pace.end_at(one, key, 1), pace.more_time(one, key, 5), pace.look(one, key, Look("/")),
            pace.allow_stand_ins(one, key, True), roster.lock(one, key, True), roster.approve(one, key, 0),
            roster.rename(one, key, 0, "x"), roster.remove(one, key, 0), roster.reseat(one, key, 0, 1),
            roster.swap(one, key, 0, 4), roster.admit(one, key, 0), roster.arrange(one, key, "random"),
            roster.stand_in(one, key, 0), classes.invite(one, key), classes.accept(one, key, key),
            questions.ask(one, key, "?", (), stage=False), classes.delete(one, key),
            questions.close(one, key, 0, is_open=False, shown=True),
        ):  # fmt: skip
            with pytest.raises(UserError) as error:
                await work
            assert refusal(error) == "class-not-teacher"
    link = await classes.invite(one, TEACHER_KEY)
    await classes.accept(one, link, "key of her other machine")
    await classes.pace.pause(one, "key of her other machine", True)
    tables = await classes.tables.all(one)
    assert HOST in await services.tables.open.seats(tables[0], "key of her other machine")


async def test_a_latecomer_takes_a_bots_seat_and_the_next_one_waits(services: Services) -> None:
    one = await begun(services, 7)
    late = await services.classes.roster.join(one, "late", "Late")
    table = await services.classes.tables.find(one, 1)
    assert (late.table, late.seat) == (1, 3)
    assert table.table.seats[3] == log.Seat(log.PERSON, "Late")
    assert await services.tables.open.seats(table, "late") == {3}
    later = await services.classes.roster.join(one, "later", "Later")
    assert (later.table, one.classroom.loose()) == (-1, [later])
    await services.classes.pace.begin(one, TEACHER_KEY)
    assert (one.classroom.pupil(8).table, len(one.classroom.groups)) == (2, 3)
    assert one.classroom.pupil(0).table == 0


async def test_another_device_gets_the_seat_back_by_name_and_word_and_the_old_one_loses_it(services: Services) -> None:
    one = await begun(services, 5)
    person = one.classroom.pupil(2)
    for word, code in (("", "class-name-taken"), ("ZZZZ", "class-word")):
        with pytest.raises(UserError) as error:
            await services.classes.roster.join(one, "new phone", "PUPIL  2", word)
        assert refusal(error) == code
    back = await services.classes.roster.join(one, "new phone", "Pupil 2", f" {person.word.lower()} ")
    live = await services.classes.tables.find(one, 0)
    assert (back.number, back.table, back.seat) == (2, 0, 2)
    assert await services.tables.open.seats(live, "new phone") == {2}
    assert await services.tables.open.seats(live, key_of(2)) == frozenset()
    assert one.pupil(key_of(2)) is None
    # By the teacher's click, without the word, once.
    await services.classes.roster.admit(one, TEACHER_KEY, 2)
    await services.classes.roster.join(one, "third phone", "pupil 2")
    assert await services.tables.open.seats(live, "third phone") == {2}
    with pytest.raises(UserError, match="already joined"):
        await services.classes.roster.join(one, "fourth phone", "pupil 2")


async def test_who_is_away_is_not_played_for_unless_the_teacher_allows_it_or_clicks(
    clock: Clock, open_services: Open
) -> None:
    services = open_services(patience=1.0)
    await services.startup()
    one = await begun(services, 4)
    live = await services.classes.tables.find(one, 0)
    waits = live.table.turn
    watching = next(n for n in range(4) if n != waits)
    async with services.tables.presence.visit(live, key_of(watching)):
        for _ in range(8):
            clock.forward(1)
            await services.tables.presence.stay(live, key_of(watching))
            await services.tables.driver.go_round()
        assert not live.table.seats[waits].bot, "a locked phone is no reason for a bot"
        await services.classes.roster.stand_in(one, TEACHER_KEY, waits)
        assert live.table.seats[waits].bot == "medium"
    async with services.tables.presence.visit(live, key_of(waits)):
        assert not live.table.seats[waits].bot, "who comes back plays on"


async def test_a_pause_stops_everybody_and_survives_a_restart(services: Services, open_services: Open) -> None:
    one = await begun(services, 5)
    await services.classes.pace.pause(one, TEACHER_KEY, True)
    live = await services.classes.tables.find(one, 0)
    with pytest.raises(UserError) as error:
        await act(services, live, one)
    assert refusal(error) == "table-paused"
    other = open_services()
    again = await other.tables.open.find(live.table.header.code)
    assert again.table.is_paused
    await services.classes.pace.pause(one, TEACHER_KEY, False)
    n = live.table.n
    await act(services, live, one)
    assert live.table.n > n


async def test_when_time_is_up_the_period_in_play_is_the_last(services: Services) -> None:
    one = await begun(services, 4)
    live = await services.classes.tables.find(one, 0)
    await services.classes.pace.end_at(one, TEACHER_KEY, int(time.time()) - 1)
    assert (live.table.is_late, live.table.has_clock) == (True, True)
    for _ in range(300):
        if live.table.is_over:
            break
        await act(services, live, one)
    state = live.table.need_match().state
    assert (live.table.is_over, live.table.is_stopped, state.when()) == (True, False, "period 1")
    result = live.table.result
    assert result is not None
    assert result.rule.startswith("elplan.end.")


async def test_more_minutes_count_from_the_end_or_from_now(services: Services) -> None:
    one = await begun(services, 4, minutes=10)
    before = one.classroom.deadline
    await services.classes.pace.more_time(one, TEACHER_KEY, 5)
    assert one.classroom.deadline == before + 300
    assert (await services.classes.tables.find(one, 0)).table.deadline == before + 300
    await services.classes.pace.end_at(one, TEACHER_KEY, 5)
    await services.classes.pace.more_time(one, TEACHER_KEY, 5)
    assert abs(one.classroom.deadline - time.time() - 300) < 60


async def test_a_title_without_a_clock_is_stopped_when_time_is_up(open_services: Open) -> None:
    services = open_services(patience=1.0)
    await services.startup()
    one = await begun(services, 4, game="planeta", edition="solo", players=1)
    live = await services.classes.tables.find(one, 0)
    assert not live.table.has_clock
    await services.classes.pace.end_at(one, TEACHER_KEY, int(time.time()) - 1)
    await services.tables.driver.go_round()
    assert live.table.is_stopped


async def test_games_that_are_ended_now_have_a_score_and_nobody_has_won(services: Services) -> None:
    one = await begun(services, 8)
    live = await services.classes.tables.find(one, 1)
    await act(services, live, one)
    await services.classes.pace.stop(one, TEACHER_KEY)
    result = live.table.result
    assert result is not None
    assert (live.table.is_over, live.table.turn, result.winners, result.rule) == (True, -2, [], "")
    assert len(result.points) == 4
    with pytest.raises(UserError, match="over"):
        await services.tables.act(live, key_of(4), live.table.at, 0)
    assert live.table.record().endswith("# stopped\n")
    again = read_table(services.store, live.table.header.code)
    assert again is not None
    assert again.is_over
    assert await services.classes.roster.seat_latecomer(one, 0) is False


async def test_the_teacher_arranges_the_lobby_at_random_by_the_list_or_by_hand(services: Services) -> None:
    names = tuple(f"pupil {number}" for number in range(9, -1, -1))
    one = await open_class(services, 10, names=names)
    classes, room = services.classes, one.classroom

    def groups() -> list[list[int]]:
        return [[person.number for person in table] for table in room.lobby()]

    assert groups() == [[0, 1, 2, 3], [4, 5, 6, 7], [8, 9]]
    await classes.roster.arrange(one, TEACHER_KEY, "list")
    assert {number: person.table for number, person in enumerate(room.pupils)} == {
        9: 0, 8: 0, 7: 0, 6: 0, 5: 1, 4: 1, 3: 1, 2: 2, 1: 2, 0: 2,
    }  # fmt: skip
    await classes.roster.arrange(one, TEACHER_KEY, "random")
    assert sorted(map(len, groups())) == [3, 3, 4]
    await classes.roster.arrange(one, TEACHER_KEY, "arrival")
    assert groups() == [[0, 1, 2, 3], [4, 5, 6], [7, 8, 9]]
    await classes.roster.reseat(one, TEACHER_KEY, 0, 1)
    await classes.roster.swap(one, TEACHER_KEY, 1, 9)
    assert groups() == [[2, 3, 9], [0, 4, 5, 6], [1, 7, 8]]
    with pytest.raises(UserError) as error:
        await classes.roster.reseat(one, TEACHER_KEY, 9, 1)
    assert refusal(error) == "class-full"
    await classes.roster.reseat(one, TEACHER_KEY, 9, 3)
    assert groups()[3] == [9]
    with pytest.raises(UserError, match="Choose one of arrival"):
        await classes.roster.arrange(one, TEACHER_KEY, "height")


async def test_people_are_renamed_removed_moved_and_swapped_during_the_game(services: Services) -> None:
    one = await begun(services, 7)
    classes = services.classes
    first, second = await classes.tables.all(one)
    await classes.roster.rename(one, TEACHER_KEY, 0, "Ana")
    assert first.table.seats[0].name == "Ana"
    await classes.roster.reseat(one, TEACHER_KEY, 0, 1)
    assert (first.table.seats[0].kind, second.table.seats[3].name) == (log.BOT, "Ana")
    assert await services.tables.open.seats(first, key_of(0)) == frozenset()
    assert await services.tables.open.seats(second, key_of(0)) == {3}
    await classes.roster.swap(one, TEACHER_KEY, 1, 4)
    assert (first.table.seats[1].name, second.table.seats[0].name) == ("pupil 4", "pupil 1")
    assert await services.tables.open.seats(second, key_of(1)) == {0}
    await classes.roster.remove(one, TEACHER_KEY, 5)
    assert second.table.seats[1].kind == log.BOT
    assert await services.tables.open.seats(second, key_of(5)) == frozenset()
    assert one.pupil(key_of(5)) is None
    await classes.roster.join(one, "x", "pupil 5")
    assert len(one.classroom.here) == 7


async def test_who_has_to_be_let_in_waits_for_the_teacher_and_a_locked_class_takes_nobody(services: Services) -> None:
    one = await open_class(services, 2, approve=True)
    assert [person.name for person in one.classroom.asking] == ["pupil 0", "pupil 1"]
    with pytest.raises(UserError) as error:
        await services.classes.pace.begin(one, TEACHER_KEY)
    assert refusal(error) == "class-empty"
    await services.classes.roster.approve(one, TEACHER_KEY, 1)
    await services.classes.roster.lock(one, TEACHER_KEY, True)
    with pytest.raises(UserError) as error:
        await services.classes.roster.join(one, "z", "Zoe")
    assert refusal(error) == "class-locked"
    await services.classes.pace.begin(one, TEACHER_KEY)
    assert one.classroom.groups
    await services.classes.roster.approve(one, TEACHER_KEY, 0)
    assert one.classroom.pupil(0).table == 0, "whoever is let in late takes a bot's seat"


async def test_a_question_is_answered_once_and_only_with_what_may_be_answered(services: Services) -> None:
    one = await begun(services, 4)
    classes = services.classes
    await classes.questions.ask(one, TEACHER_KEY, "Who controls the market?", ("a", "b"), stage=False)
    live = await classes.tables.find(one, 0)
    assert live.table.look == f"/c/{one.code}/q/0"
    with pytest.raises(UserError) as error:
        await classes.questions.answer(one, key_of(0), 0, "c")
    assert refusal(error) == "class-choice"
    for text in ("a", "b"):
        await classes.questions.answer(one, key_of(0), 0, text)
    assert [(given.pupil, given.text) for given in one.classroom.questions[0].answers] == [(0, "a")]
    await classes.questions.close(one, TEACHER_KEY, 0, is_open=False, shown=True)
    assert (live.table.look, one.classroom.questions[0].shown) == ("", True)
    with pytest.raises(UserError) as error:
        await classes.questions.answer(one, key_of(1), 0, "a")
    assert refusal(error) == "class-question-closed"


async def test_a_question_for_the_end_of_each_period_reaches_a_table_when_its_period_ends(services: Services) -> None:
    one = await begun(services, 4)
    await services.classes.questions.ask(one, TEACHER_KEY, "What will you change?", (), stage=True)
    live = await services.classes.tables.find(one, 0)
    for _ in range(400):
        if live.table.look or live.table.is_over:
            break
        await act(services, live, one)
        await services.classes.settle()
    assert live.table.look == f"/c/{one.code}/q/0?at=period-2"


async def test_a_lesson_comes_first_each_at_their_own_pace_and_then_the_tables(services: Services) -> None:
    classes, one = services.classes, await open_class(services, 5, lesson="tutorial", game="elplan")
    assert await classes.lessons.own(one, key_of(0)) is None, "it has not begun"
    await classes.lessons.begin(one, TEACHER_KEY)
    sessions = [await classes.lessons.own(one, key_of(number)) for number in range(5)]
    assert len({session.stored.code for session in sessions if session}) == 5
    first = sessions[0]
    assert first is not None
    assert await classes.lessons.own(one, key_of(0)) is first, "the same one again"
    assert await classes.lessons.class_of(key_of(0), first) is one
    seat = first.lesson.places[0]
    await services.lessons.go_on(first, seat, first.progress.seats[seat].index)
    # From another device they go on where they were, and the old one does not.
    await classes.roster.join(one, "new phone", "pupil 0", one.classroom.pupil(0).word)
    again = await classes.lessons.own(one, "new phone")
    assert again is first
    assert (again.seat("new phone"), again.seat(key_of(0))) == (seat, None)
    assert again.progress.seats[seat].index == 1
    # Latecomers learn too; then everybody is at the table they would have been at.
    late = await classes.roster.join(one, "late", "Late")
    assert await classes.lessons.own(one, "late") is not None
    await classes.pace.begin(one, TEACHER_KEY)
    assert (one.classroom.is_learning, one.classroom.pupil(late.number).table, len(one.classroom.groups)) == (
        False,
        1,
        2,
    )
    with pytest.raises(UserError) as error:
        await classes.lessons.begin(one, TEACHER_KEY)
    assert refusal(error) == "class-no-lesson"
    codes = [person.lesson for person in one.classroom.pupils]
    await classes.delete(one, TEACHER_KEY)
    for code in codes:
        with pytest.raises(UserError):
            await services.lessons.find(code)


async def test_a_class_without_a_lesson_starts_none_and_an_unknown_lesson_is_refused(services: Services) -> None:
    one = await open_class(services, 4)
    with pytest.raises(UserError) as error:
        await services.classes.lessons.begin(one, TEACHER_KEY)
    assert refusal(error) == "class-no-lesson"
    with pytest.raises(UserError):
        await open_class(services, lesson="no such")


async def test_a_teacher_may_open_a_class_without_hints_and_without_table_talk(services: Services) -> None:
    for allowed in (True, False):
        one = await begun(services, 8, hints=allowed, talk=allowed)
        for live in await services.classes.tables.all(one):
            assert (live.table.hints, live.table.talks) == (allowed, allowed)


async def test_treatments_are_dealt_in_balance_and_by_the_seed(services: Services) -> None:
    treatments = (Treatment("short", {"periods": 4}), Treatment("hintless", {}, False, "easy"))
    one = await begun(services, 30, treatments=treatments, players=4)
    assert Counter(group.treatment for group in one.classroom.groups) == {0: 4, 1: 4}
    for group, live in zip(one.classroom.groups, await services.classes.tables.all(one), strict=True):
        assert live.table.header.options["periods"] == (4 if group.treatment == 0 else 12)
        assert live.table.hints == (group.treatment == 0)
    same = Classroom(one.classroom.header)
    assert same.treatments(8) == [group.treatment for group in one.classroom.groups]


async def test_a_treatment_may_be_another_edition_with_its_own_content(services: Services) -> None:
    treatments = read_treatments("chilean: periods=4\nbritish: edition=en hints=no bots=easy")
    assert treatments[1] == Treatment("british", {}, False, "easy", "en")
    one = await begun(services, 8, treatments=treatments)
    tables = await services.classes.tables.all(one)
    assert {one.classroom.groups[n].treatment: live.table.header.edition for n, live in enumerate(tables)} == {
        0: "es", 1: "en",
    }  # fmt: skip
    with pytest.raises(UserError) as error:
        await open_class(services, treatments=read_treatments("x: edition=fr"))
    assert refusal(error) == "unknown-edition"


async def test_a_deleted_class_leaves_nothing_behind(services: Services) -> None:
    one = await begun(services, 6)
    codes = [group.code for group in one.classroom.groups]
    await services.classes.delete(one, TEACHER_KEY)
    for code in codes:
        assert services.store.find(code) is None
    assert services.store.class_of(one.code) is None
    # On PostgreSQL other stories' classes and tables are there too.
    assert one.code not in dict(await services.classes.open.held_by(TEACHER_KEY))
    assert not set(codes) & set(await services.tables.held_by(key_of(0)))
    with pytest.raises(UserError, match="no class"):
        await services.classes.find(one.code)
    with pytest.raises(UserError):
        await services.classes.roster.join(one, "x", "Xavi")


async def test_when_a_class_is_deleted_no_name_is_left_in_any_table_of_the_database(
    services: Services, url: str
) -> None:
    classes, tables = services.classes, services.tables
    one = await open_class(services, lesson="tutorial", names=("Quenalba Ruiz",))
    for key, name in (("a", "Quenalba Ruiz"), ("b", "Zulmaria Paz")):
        await classes.roster.join(one, key, name)
    await classes.lessons.begin(one, TEACHER_KEY)
    assert await classes.lessons.own(one, "a") is not None
    await classes.pace.begin(one, TEACHER_KEY)
    await classes.roster.rename(one, TEACHER_KEY, 1, "Zulmaria Soto")
    await classes.questions.ask(one, TEACHER_KEY, "Who leads?", (), stage=False)
    await classes.questions.answer(one, "a", 0, "Zulmaria")
    live = await classes.tables.find(one, 0)
    # A branch of its game, a branch of that, and another game of the same people: they bear their names too.
    branch = await tables.branch(live, len(live.table.need_match().turns), "a")
    await tables.branch(branch, len(branch.table.need_match().turns), "b")
    await classes.pace.stop(one, TEACHER_KEY)
    await rematch(tables, live, "b")
    assert stored(services, "Zulmaria") >= {"class_entries", "entries"}
    assert stored(services, "Quenalba") >= {"class_entries", "classes", "entries", "lessons"}
    await classes.delete(one, TEACHER_KEY)
    assert stored(services, "Quenalba") == stored(services, "Zulmaria") == set()
    if url.startswith("sqlite"):
        # Nor in what the file no longer uses.
        file = Path(url.removeprefix("sqlite:///"))
        for part in (file, file.with_name(f"{file.name}-wal")):
            assert not [name for name in (b"Quenalba", b"Zulmaria") if part.exists() and name in part.read_bytes()]


def stored(services: Services, name: str) -> set[str]:
    """The tables of the database in which a name stands."""
    with services.store.engine.connect() as connection:
        return {
            table.name
            for table in METADATA.sorted_tables
            if any(name in str(value) for row in connection.execute(select(table)) for value in row)
        }


async def test_a_class_is_deleted_after_thirty_days_however_lately_somebody_was_there(services: Services) -> None:
    one = await begun(services, 4)
    now = time.time()
    assert one.code not in await services.pruner.round(now + 29 * 86400)
    async with one.visit(TEACHER_KEY):
        assert one.code not in await services.pruner.round(now + 31 * 86400), "nobody loses what is open"
    assert one.code in await services.pruner.round(now + 31 * 86400)


async def test_settings_that_cannot_be_are_refused_with_what_would_be_accepted(services: Services) -> None:
    for wrong, code in (
        ({"players": 9}, "bad-players"), ({"bots": "genius"}, "bad-seat-kind"), ({"minutes": 9999}, "class-minutes"),
        ({"options": {"periods": 5}}, "bad-option-value"), ({"edition": "fr"}, "unknown-edition"),
        ({"treatments": tuple(Treatment(str(n)) for n in range(9))}, "class-treatments"),
        ({"treatments": (Treatment("a", {"speed": 3}),)}, "unknown-option"),
    ):  # fmt: skip
        with pytest.raises(UserError) as error:
            await open_class(services, **wrong)
        assert refusal(error) == code


def test_settings_come_back_from_the_store() -> None:
    settings = Settings(
        "elplan", "es", 1, 4, {"periods": 4}, ("Ana",), True, 40, treatments=(Treatment("a", {"x": 1}),)
    )
    assert Settings.read(settings.write()) == settings
