"""Several learners at one lesson: each has a place of their own, the guide has the free seats, nobody is stuck."""

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.registry import titles
from sobremesa.core.rng import Rng
from sobremesa.lessons import Guide, Lesson, lesson, lessons
from sobremesa.lessons.log import ACT, GO, JOIN, LEAVE, Entry
from sobremesa.lessons.progress import Progress
from tests.lessons.walks import through

SHARED = [one for id in titles() for one in lessons(id) if len(one.places) > 1]
LESSONS = pytest.mark.parametrize("taught", SHARED, ids=lambda one: f"{one.game.meta.id}-{one.id}")


def everybody(taught: Lesson) -> Progress:
    return Progress.read(taught, [Entry(seat, JOIN, f"L{seat + 1}") for seat in taught.places])


def who_can(circle: Progress) -> list[int]:
    return [seat for seat in circle.learners() if circle.seats[seat].ready and not circle.is_finished(seat)]


def one_deed(circle: Progress, seat: int, rng: Rng) -> Entry:
    """A right thing to do for a learner whose moment has come, chosen by lot; a free step is ended soon."""
    if circle.step(seat).reads:
        return Entry(seat, GO)
    right = [circle.lesson.game.text(circle.state, action) for action in circle.right(seat)]
    assert right, circle.step(seat).id
    ends = [text for text in right if text in circle.step(seat).ends]
    return Entry(seat, ACT, ends[0] if ends and rng.below(2) else right[int(rng.below(len(right)))])


def walk(circle: Progress, rng: Rng, coming_and_going: bool = False) -> Progress:
    """Everybody goes on in an order chosen by lot, until all have finished."""
    for _ in range(3000):
        if circle.learners() and all(map(circle.is_finished, circle.learners())):
            return circle
        if coming_and_going and not rng.below(10):
            seat = int(rng.below(len(circle.lesson.places)))
            deed = Entry(seat, LEAVE if circle.seats[seat].here else JOIN)
            if deed.kind == JOIN or len(circle.learners()) > 1:
                circle.do(deed)
            continue
        can = who_can(circle)
        assert can, [str(deed) for deed in circle.log]
        for seat in set(circle.learners()) - set(can):
            assert circle.is_finished(seat) or circle.waits_for(seat) in range(len(circle.seats))
        deed = one_deed(circle, can[int(rng.below(len(can)))], rng)
        assert circle.takes(deed), deed
        circle.do(deed)
    raise AssertionError("the lesson does not end")


@LESSONS
@pytest.mark.parametrize("seed", range(8))
def test_learners_who_do_right_in_whatever_order_all_come_to_the_end(taught: Lesson, seed: int) -> None:
    circle = walk(everybody(taught), Rng(seed))
    assert circle.match.is_over
    assert all(circle.is_finished(seat) for seat in taught.places)


@LESSONS
@pytest.mark.parametrize("seed", range(16))
def test_whoever_leaves_or_comes_in_the_middle_stops_nobody(taught: Lesson, seed: int) -> None:
    circle = Progress.read(taught, [Entry(seed % len(taught.places), JOIN, "Ana")])
    assert walk(circle, Rng(seed), coming_and_going=True).match.is_over


@LESSONS
def test_a_circle_comes_out_of_its_log_again(taught: Lesson) -> None:
    circle = walk(everybody(taught), Rng(1), coming_and_going=True)
    lines = [str(deed) for deed in circle.log]
    again = Progress.read(taught, map(Entry.read, lines))
    assert again.state.digest() == circle.state.digest()
    assert again.seats == circle.seats
    assert again.names == circle.names


def test_every_learner_of_the_tutorial_reaches_every_milestone_of_the_circle() -> None:
    circle, rng, ideas = everybody(lesson("elplan")), Rng(3), {}
    while not circle.match.is_over:
        before = len([event for event in circle.match.events if event.kind == "period"])
        circle.do(one_deed(circle, who_can(circle)[0], rng))
        if len([event for event in circle.match.events if event.kind == "period"]) > before:
            ideas[before + 1] = circle.lesson.game.scene(circle.state, "en").score
    assert ideas[4] == (0, 0, 0)
    assert ideas[5] == (1, 1, 1)


def test_one_learner_of_a_circle_waits_for_another_and_is_told_for_whom() -> None:
    circle = Progress.read(
        lesson("elplan"), [Entry(0, JOIN, "Ana"), Entry(1, JOIN, "Beto"), Entry(1, GO), Entry(0, GO)]
    )
    ana, beto = (Guide(circle.lesson, seat, "en", progress=circle) for seat in (0, 1))
    assert (ana.waits, beto.waits) == (False, True)
    assert circle.waits_for(1) == 0
    assert beto.judge(0).text.startswith("It’s someone else")
    assert "yours, so you begin" in ana.instruction().text
    assert ana.try_action(circle.lesson.game.parse(circle.state, "plan quinta")).taken
    assert not beto.waits
    assert "Ana has the turn token" in beto.instruction().text


def test_going_back_takes_back_ones_own_last_deed_unless_others_have_built_on_it() -> None:
    circle = Progress.read(
        lesson("elplan"), [Entry(0, JOIN, "Ana"), Entry(1, JOIN, "Beto"), Entry(0, GO), Entry(1, GO)]
    )
    assert circle.without_last(0).seats[0].index == 0, "somebody else has only read on"
    circle.do(Entry(0, ACT, "plan quinta"))
    assert circle.without_last(0).step(0).id == "plan"
    circle.do(Entry(1, ACT, "plan ceramica"))
    with pytest.raises(UserError, match="another"):
        circle.without_last(0)
    assert circle.without_last(1).step(1).id == "plan"
    with pytest.raises(UserError):
        Progress.read(lesson("elplan"), [Entry(0, JOIN, "Ana")]).without_last(0)


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


def test_what_is_no_deed_of_the_moment_is_not_taken() -> None:
    circle = Progress.read(lesson("elplan"), [Entry(0, JOIN, "Ana")])
    for deed in (
        Entry(0, JOIN, "Eva"), Entry(1, GO), Entry(1, LEAVE), Entry(7, JOIN), Entry(0, ACT, "plan quinta"),
    ):  # fmt: skip
        assert not circle.takes(deed), deed
    circle.do(Entry(0, GO))
    for deed in (Entry(0, GO), Entry(0, ACT, "plan paseos"), Entry(0, ACT, "nonsense")):
        assert not circle.takes(deed), deed
    assert circle.takes(Entry(0, ACT, "plan quinta"))


def test_a_log_that_no_longer_fits_is_followed_as_far_as_it_does() -> None:
    guide = through(Guide(lesson("elplan")), until="p3-invest")
    log = [*guide.progress.log[:5], Entry(0, ACT, "plan paseos"), *guide.progress.log[5:]]
    assert len(Progress.read(guide.lesson, log).log) == 5


@pytest.mark.parametrize("line", ["", "go", "x go", "1 fly", "1000 go", "² go"])
def test_a_line_that_is_no_deed_is_refused(line: str) -> None:
    with pytest.raises(UserError, match="1 join"):
        Entry.read(line)
