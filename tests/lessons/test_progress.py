"""Several learners at one lesson: each has a place of their own, the guide has the free seats, nobody is stuck."""

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.registry import titles
from sobremesa.core.rng import Rng
from sobremesa.lessons import Guide, Lesson, lesson, lessons
from sobremesa.lessons.log import ACT, GO, JOIN, LEAVE, LessonEntry
from sobremesa.lessons.progress import Progress
from tests.lessons.walks import through

SHARED = [one for id in titles() for one in lessons(id) if len(one.places) > 1]
LESSONS = pytest.mark.parametrize("taught", SHARED, ids=lambda one: f"{one.game.meta.id}-{one.id}")


def everybody(taught: Lesson) -> Progress:
    return Progress.read(taught, [LessonEntry(seat, JOIN, f"L{seat + 1}") for seat in taught.places])


def who_can(progress: Progress) -> list[int]:
    return [seat for seat in progress.learners() if progress.seats[seat].ready and not progress.is_finished(seat)]


def right_entry(progress: Progress, seat: int, rng: Rng) -> LessonEntry:
    """A right thing to do for a learner whose moment has come, chosen by lot; a free step is ended soon."""
    if progress.step(seat).reads:
        return LessonEntry(seat, GO)
    right = [progress.lesson.game.text(progress.state, action) for action in progress.right(seat)]
    assert right, progress.step(seat).id
    ends = [text for text in right if text in progress.step(seat).ends]
    return LessonEntry(seat, ACT, ends[0] if ends and rng.below(2) else right[int(rng.below(len(right)))])


def walk(progress: Progress, rng: Rng, coming_and_going: bool = False) -> Progress:
    """Everybody goes on in an order chosen by lot, until all have finished."""
    for _ in range(3000):
        if progress.learners() and all(map(progress.is_finished, progress.learners())):
            return progress
        if coming_and_going and not rng.below(10):
            seat = int(rng.below(len(progress.lesson.places)))
            entry = LessonEntry(seat, LEAVE if progress.seats[seat].here else JOIN)
            if entry.kind == JOIN or len(progress.learners()) > 1:
                progress.do(entry)
            continue
        can = who_can(progress)
        assert can, [str(entry) for entry in progress.log]
        for seat in set(progress.learners()) - set(can):
            assert progress.is_finished(seat) or progress.waits_for(seat) in range(len(progress.seats))
        entry = right_entry(progress, can[int(rng.below(len(can)))], rng)
        assert progress.takes(entry), entry
        progress.do(entry)
    raise AssertionError("the lesson does not end")


@LESSONS
@pytest.mark.parametrize("seed", range(8))
def test_learners_who_do_right_in_whatever_order_all_come_to_the_end(taught: Lesson, seed: int) -> None:
    progress = walk(everybody(taught), Rng(seed))
    assert progress.match.is_over
    assert all(progress.is_finished(seat) for seat in taught.places)


@LESSONS
@pytest.mark.parametrize("seed", range(16))
def test_whoever_leaves_or_comes_in_the_middle_stops_nobody(taught: Lesson, seed: int) -> None:
    progress = Progress.read(taught, [LessonEntry(seed % len(taught.places), JOIN, "Ana")])
    assert walk(progress, Rng(seed), coming_and_going=True).match.is_over


@LESSONS
def test_a_circle_comes_out_of_its_log_again(taught: Lesson) -> None:
    progress = walk(everybody(taught), Rng(1), coming_and_going=True)
    lines = [str(entry) for entry in progress.log]
    again = Progress.read(taught, map(LessonEntry.read, lines))
    assert again.state.digest() == progress.state.digest()
    assert again.seats == progress.seats
    assert again.names == progress.names


def test_every_learner_of_the_tutorial_reaches_every_milestone_of_the_circle() -> None:
    progress, rng, ideas = everybody(lesson("elplan")), Rng(3), {}
    while not progress.match.is_over:
        before = len([event for event in progress.match.events if event.kind == "period"])
        progress.do(right_entry(progress, who_can(progress)[0], rng))
        if len([event for event in progress.match.events if event.kind == "period"]) > before:
            ideas[before + 1] = progress.lesson.game.scene(progress.state, "en").score
    assert ideas[4] == (0, 0, 0)
    assert ideas[5] == (1, 1, 1)


def test_one_learner_of_a_class_waits_for_another_and_is_told_for_whom() -> None:
    progress = Progress.read(
        lesson("elplan"),
        [LessonEntry(0, JOIN, "Ana"), LessonEntry(1, JOIN, "Beto"), LessonEntry(1, GO), LessonEntry(0, GO)],
    )
    ana, beto = (Guide(progress.lesson, seat, "en", progress=progress) for seat in (0, 1))
    assert (ana.own.ready, beto.own.ready) == (True, False)
    assert progress.waits_for(1) == 0
    assert beto.judge(0).text.startswith("It’s someone else")
    assert "yours, so you begin" in ana.instruction().text
    assert ana.try_action(progress.lesson.game.parse(progress.state, "plan quinta")).taken
    assert beto.own.ready
    assert "Ana has the turn token" in beto.instruction().text


def test_going_back_takes_back_ones_own_last_entry_unless_others_have_built_on_it() -> None:
    progress = Progress.read(
        lesson("elplan"),
        [LessonEntry(0, JOIN, "Ana"), LessonEntry(1, JOIN, "Beto"), LessonEntry(0, GO), LessonEntry(1, GO)],
    )
    assert progress.without_last(0).seats[0].index == 0, "somebody else has only read on"
    progress.do(LessonEntry(0, ACT, "plan quinta"))
    assert progress.without_last(0).step(0).id == "plan"
    progress.do(LessonEntry(1, ACT, "plan ceramica"))
    with pytest.raises(UserError, match="another"):
        progress.without_last(0)
    assert progress.without_last(1).step(1).id == "plan"
    with pytest.raises(UserError):
        Progress.read(lesson("elplan"), [LessonEntry(0, JOIN, "Ana")]).without_last(0)


def test_the_guide_is_asked_for_words_and_for_actions() -> None:
    guide = through(Guide(lesson("elplan"), lang="en"), until="plan")
    for question, answer in (
        ("resource", "What your business spends"),
        ("credit", "Credit belongs to the full game"),
        ("plan  paseos", "That card belongs to another seat"),
        ("Choose the plan Guided walks", "That card belongs to another seat"),
        ("nonsense", "That doesn’t exist at this table"),
    ):
        assert answer in guide.ask(question).text
    assert guide.ask("plan quinta").taken
    assert guide.step.id == "plan", "asking is not doing"


def test_an_entry_that_does_not_fit_the_moment_is_not_taken() -> None:
    progress = Progress.read(lesson("elplan"), [LessonEntry(0, JOIN, "Ana")])
    for entry in (
        LessonEntry(0, JOIN, "Eva"),
        LessonEntry(1, GO),
        LessonEntry(1, LEAVE),
        LessonEntry(7, JOIN),
        LessonEntry(0, ACT, "plan quinta"),
    ):
        assert not progress.takes(entry), entry
    progress.do(LessonEntry(0, GO))
    for entry in (LessonEntry(0, GO), LessonEntry(0, ACT, "plan paseos"), LessonEntry(0, ACT, "nonsense")):
        assert not progress.takes(entry), entry
    assert progress.takes(LessonEntry(0, ACT, "plan quinta"))


def test_a_log_that_no_longer_fits_is_followed_as_far_as_it_does() -> None:
    guide = through(Guide(lesson("elplan")), until="p3-invest")
    log = [*guide.progress.log[:5], LessonEntry(0, ACT, "plan paseos"), *guide.progress.log[5:]]
    assert len(Progress.read(guide.lesson, log).log) == 5


@pytest.mark.parametrize("line", ["", "go", "x go", "1 fly", "1000 go", "² go"])
def test_a_line_that_is_no_deed_is_refused(line: str) -> None:
    with pytest.raises(UserError, match="1 join"):
        LessonEntry.read(line)


@LESSONS
def test_one_more_entry_leads_where_the_whole_log_leads_and_leaves_what_it_began_with_as_it_was(taught: Lesson) -> None:
    progress, rng = everybody(taught), Rng(7)
    for _ in range(60):
        can = who_can(progress)
        if not can:
            break
        before = progress
        parts = before.match.state.digest(), len(before.match.events), list(before.log), [*map(str, before.seats)]
        progress = before.after(right_entry(before, can[int(rng.below(len(can)))], rng))
        assert parts == (
            before.match.state.digest(), len(before.match.events), before.log[:], [*map(str, before.seats)]
        )  # fmt: skip
    whole = Progress.read(taught, progress.log)
    assert whole.match.state.digest() == progress.match.state.digest()
    assert (whole.seats, whole.names, whole.news) == (progress.seats, progress.names, progress.news)
    assert whole.match.events == progress.match.events
