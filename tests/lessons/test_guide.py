"""The guide, whatever the lesson: it says, takes, explains, goes back, and nothing of it depends on luck."""

import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.registry import game
from sobremesa.lessons import Guide, Lesson, lesson, resume, save
from tests.lessons.walks import through


def jumping(skip: tuple[str, ...], script: tuple[str, ...] = ()) -> Lesson:
    """A lesson of a game alone, whose second step comes after what is skipped and scripted."""
    steps = [{"id": "start"}, {"id": "land", "right": ["act"], "skip": skip, "script": script}]
    table = {"id": "x", "edition": "solo", "seat": [{"name": "Ana"}], "step": steps, "minutes": 1}
    return Lesson.model_validate(table).of(game("planeta"))


DRAFT = tuple(f"draw {card}" for card in ["Ac", "2c", "X1", "3c", "4c", "5c", "X2", "6c", "7c", "8c"])


def test_a_lesson_can_jump_ahead_and_act_for_the_learner_and_what_it_jumps_over_is_not_news() -> None:
    rest = [f"{number}{suit}" for suit in "cdhs" for number in (*"A23456789", "10")][8:]
    rounds = [rest[i : i + 4] for i in range(0, 32, 4)]
    played = [line for four in rounds for line in (*(f"draw {card}" for card in four), f"draft {' '.join(four[:3])}")]
    guide = Guide(jumping(skip=(*DRAFT, *played), script=("move red mars",)))
    guide.go_on()
    told = [event.kind for event in guide.progress.match.events[guide.progress.news :]]
    assert told == ["moved"]
    assert [guide.lesson.game.text(guide.progress.state, action) for action in guide.progress.right(guide.seat)] == [
        "act"
    ]
    assert guide.progress.match.record.state().digest() == guide.progress.state.digest()


def test_a_script_that_the_rules_do_not_allow_says_in_which_step_it_is_stuck() -> None:
    guide = Guide(jumping(skip=("draw Ac", "draw Ac")))
    with pytest.raises(UserError, match=r"cannot continue in its step “land”. Possible there: draw 2c, "):
        guide.go_on()


def test_there_is_nothing_before_the_beginning() -> None:
    with pytest.raises(UserError):
        Guide(lesson("elplan")).back()


def test_a_step_to_read_takes_no_action_and_a_step_to_act_in_is_not_skipped() -> None:
    guide = Guide(lesson("elplan"), lang="en")
    assert guide.progress.right(guide.seat) == []
    assert not guide.try_action(0).taken
    assert guide.go_on().taken
    assert not guide.step.reads
    assert not guide.go_on().taken
    assert guide.step.id == "plan"


def test_after_the_last_step_nothing_more_is_taken() -> None:
    guide = through(Guide(lesson("elplan")))
    assert guide.finished
    assert not guide.go_on().taken
    assert not guide.try_action(0).taken
    assert guide.instruction().step == "end"


def test_two_learners_who_do_the_same_get_the_same() -> None:
    one, two = through(Guide(lesson("elplan"), 2)), through(Guide(lesson("elplan"), 2))
    assert one.progress.match.record.actions == two.progress.match.record.actions


def test_terms_can_be_asked_for_once_they_have_been_introduced() -> None:
    guide = Guide(lesson("elplan"), lang="en")
    assert guide.about("process") is None
    through(guide, until="p2-first")
    answer = guide.about("Process")
    assert answer is not None
    assert answer.text.startswith("A kind of work")
    assert guide.about("nonsense") is None


def test_a_lesson_that_is_not_there_and_a_seat_that_is_not_there() -> None:
    with pytest.raises(UserError, match=r"elplan has no lesson “economics”. Lessons: tutorial"):
        lesson("elplan", "economics")
    with pytest.raises(UserError, match=r"There is no seat 4. Seats: 1 to 3"):
        Guide(lesson("elplan"), 3)


def test_a_record_without_the_line_of_a_lesson_is_no_progress() -> None:
    text = save(Guide(lesson("elplan")))
    with pytest.raises(UserError, match="no lesson progress"):
        resume("\n".join(line for line in text.splitlines() if not line.startswith("#")))
    with pytest.raises(UserError, match="There is no seat 9"):
        resume(text.replace("seat 1", "seat 9"))


def test_progress_that_no_longer_fits_goes_on_from_the_last_step_that_does() -> None:
    guide = through(Guide(lesson("elplan")), until="p3-invest")
    text = save(guide)
    lines = text.splitlines()
    asked_too_far = "\n".join([*lines[:-1], "# lesson tutorial seat 1 step 35"])
    assert resume(asked_too_far).step.id == "p3-invest"
