"""Every lesson of every title: taken the right way and in every wrong way, left and taken up again, never stuck."""

import re
from importlib.resources import files
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast
from hypothesis import given, settings
from hypothesis import strategies as st

from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS
from sobremesa.lessons import Guide, Lesson, lessons, resume, save
from tests.lessons.walks import first_right, steps, through

ALL = [one for id in titles() for one in lessons(id)]
LESSONS = pytest.mark.parametrize("taught", ALL, ids=lambda one: f"{one.game.meta.id}-{one.id}")
WAYS = 4
"""How many right actions of a free step are followed to the end."""


# -- what it says ----------------------------------------------------------------------------------


@pytest.mark.parametrize("title", titles())
@pytest.mark.parametrize("lang", LANGS)
def test_no_text_of_a_title_hides_another_of_the_same_name(title: str, lang: str) -> None:
    folder = files(game(title).texts.package).joinpath("texts")
    bodies = [
        FluentParser().parse(file.read_text("utf-8")).body for file in folder.iterdir() if file.name.startswith(lang)
    ]
    assert [entry.content for body in bodies for entry in body if isinstance(entry, ast.Junk)] == []
    keys = [entry.id.name for body in bodies for entry in body if isinstance(entry, ast.Message)]
    assert sorted(keys) == sorted(set(keys))


@LESSONS
@pytest.mark.parametrize("lang", LANGS)
def test_a_lesson_has_a_name_a_sentence_about_it_and_takes_some_minutes(taught: Lesson, lang: str) -> None:
    assert taught.name(lang)
    assert taught.about(lang).endswith(".")
    assert 1 <= taught.minutes <= 60


@LESSONS
@pytest.mark.parametrize("lang", LANGS)
def test_every_step_says_a_title_a_text_and_where_something_is_to_be_done_a_goal_and_a_reason(
    taught: Lesson, lang: str
) -> None:
    keys = taught.game.texts.keys(lang)
    for step in taught.steps:
        attributes = set(keys[f"{taught.id}-{step.id}"])
        asked = {"title"} if step.reads else {"title", "goal", "why"}
        assert attributes - {"done"} == asked | {f"wrong-{wrong.id}" for wrong in step.wrong}, step.id
        assert step.rules, step.id
    for topic in taught.topics:
        assert f"{taught.id}-later-{topic.id}" in keys
    told = {key for key in keys if key.startswith(f"{taught.id}-term-")}
    assert told == {f"{taught.id}-term-{term}" for step in taught.steps for term in step.terms}


@LESSONS
def test_a_term_is_introduced_once(taught: Lesson) -> None:
    terms = [term for step in taught.steps for term in step.terms]
    assert len(terms) == len(set(terms))


@LESSONS
@pytest.mark.parametrize("lang", LANGS)
def test_a_term_is_not_used_before_it_is_explained(taught: Lesson, lang: str) -> None:
    words = Guide(taught).words()
    unknown = {
        term: taught.say(lang, f"term-{term}.name", words).casefold() for step in taught.steps for term in step.terms
    }
    for step in taught.steps:
        for term in step.terms:
            del unknown[term]
        parts = ["", ".title"] if step.reads else ["", ".title", ".goal", ".why"]
        text = " ".join(taught.say(lang, f"{step.id}{part}", words) for part in parts).casefold()
        early = [name for name in unknown.values() if re.search(rf"\b{re.escape(name)}(e?s)?\b", text)]
        assert early == [], step.id


@LESSONS
def test_the_first_action_comes_within_the_first_steps(taught: Lesson) -> None:
    assert not all(step.reads for step in taught.steps[:2])


@LESSONS
def test_steps_are_numbered_as_they_come_and_the_last_is_the_last(taught: Lesson) -> None:
    for seat in taught.places:
        guide = Guide(taught, seat)
        numbers = [(guide.own.index, guide.instruction().number, guide.instruction().of) for _ in steps(guide)]
        came = list(dict.fromkeys(index for index, _, _ in numbers))
        assert [number for _, number, _ in numbers] == [came.index(index) + 1 for index, _, _ in numbers]
        assert all(number <= of for _, number, of in numbers)
        assert numbers[-1][1:] == (len(came), len(came))
        assert (guide.instruction().number, guide.instruction().of) == numbers[-1][1:]


def test_the_documentation_lists_every_lesson_with_the_number_of_its_steps() -> None:
    text = (Path(__file__).parents[2] / "docs" / "build" / "lessons.md").read_text("utf-8")
    listed = [(id, int(count)) for id, count in re.findall(r"^\|[^|]*\| `(\w+)` \| (\d+) \|", text, re.MULTILINE)]
    assert sorted(listed) == sorted((taught.id, len(taught.steps)) for taught in ALL)


# -- the right way ---------------------------------------------------------------------------------


@LESSONS
def test_at_every_step_there_is_a_right_action_among_the_legal_ones_from_every_seat(taught: Lesson) -> None:
    for seat in taught.places:
        guide = Guide(taught, seat)
        for _ in steps(guide):
            if not guide.step.reads:
                assert guide.progress.state.turn == seat
                assert set(guide.progress.right(guide.seat)) <= set(guide.progress.state.legal())
                assert guide.progress.right(guide.seat)
                assert [choice.action for choice in guide.hints()] == guide.progress.right(guide.seat)
        assert guide.finished


@LESSONS
def test_whichever_right_action_is_chosen_mistakes_are_explained_and_it_goes_on_to_its_end(
    taught: Lesson,
) -> None:
    for seat in taught.places:
        guide = Guide(taught, seat)
        for _ in steps(guide):
            right = guide.progress.right(guide.seat)
            for action in right[1 :: max(1, (len(right) - 1) // WAYS)]:
                other = resume(save(guide))
                assert other.try_action(action).taken
                for step in steps(other):
                    generic = taught.say(other.lang, "wrong", {})
                    for wrong in (
                        ()
                        if other.step.reads
                        else set(other.progress.state.legal()) - set(other.progress.right(other.seat))
                    ):
                        assert other.judge(int(wrong)).text not in ("", generic), (step, int(wrong))
                assert other.finished


@LESSONS
def test_what_is_played_in_a_lesson_is_a_game_like_any_other(taught: Lesson) -> None:
    guide = through(Guide(taught))
    assert guide.progress.match.record.state().digest() == guide.progress.state.digest()


@LESSONS
def test_progress_is_kept_and_taken_up_again_at_every_step(taught: Lesson) -> None:
    seat = taught.places[-1]
    guide = Guide(taught, seat)
    for _ in steps(guide):
        again = resume(save(guide), "en")
        assert (again.own.index, again.seat, again.lang) == (guide.own.index, seat, "en")
        assert again.progress.match.record.actions == guide.progress.match.record.actions
        assert again.progress.state.digest() == guide.progress.state.digest()
        assert again.instruction().number == guide.instruction().number
    assert resume(save(guide)).finished


@LESSONS
def test_back_returns_to_the_step_before_and_the_way_on_is_the_same(taught: Lesson) -> None:
    guide = Guide(taught)
    seen = []
    for step in steps(guide):
        seen.append((step, guide.progress.state.digest()))
        if len(seen) > 1:
            guide.back()
            assert (guide.step.id, guide.progress.state.digest()) == seen[-2]
            if guide.step.reads:
                guide.go_on()
            else:
                guide.try_action(first_right(guide))
            assert (guide.step.id, guide.progress.state.digest()) == seen[-1]


# -- wrong ways ------------------------------------------------------------------------------------


@LESSONS
def test_every_mistake_at_every_step_is_explained_changes_nothing_and_can_be_made_good(taught: Lesson) -> None:
    for seat in taught.places:
        guide = Guide(taught, seat)
        for step in steps(guide):
            if guide.step.reads:
                continue
            right, before = set(guide.progress.right(guide.seat)), guide.progress.state.digest()
            legal = [int(action) for action in guide.progress.state.legal()]
            refused = [int(action) for action in taught.game.space(guide.progress.state)][::23]
            for guide.lang in LANGS:
                generic = taught.say(guide.lang, "wrong", {})
                wrong = [action for action in (*legal, *refused) if not guide.judge(action).taken]
                assert set(wrong) & set(legal) == set(legal) - right
                for action in wrong:
                    answer = guide.try_action(action)
                    assert not answer.taken
                    assert answer.text
                    assert answer.rule in taught.game.rules, step
                    assert answer.text != generic, (step, taught.game.text(guide.progress.state, action))
            assert guide.progress.state.digest() == before
        assert guide.finished


@LESSONS
def test_every_text_for_a_mistake_is_said_to_somebody(taught: Lesson) -> None:
    unsaid = {f"{step.id}.wrong-{wrong.id}" for step in taught.steps for wrong in step.wrong}
    for seat in taught.places:
        guide = Guide(taught, seat, "en")
        words = taught.words(seat)
        for _ in steps(guide):
            said = {taught.say("en", key, words): key for key in unsaid if key.startswith(f"{guide.step.id}.")}
            for action in (*guide.progress.state.legal(), *taught.game.space(guide.progress.state)) if said else ():
                unsaid.discard(said.pop(guide.judge(int(action)).text, ""))
                if not said:
                    break
    assert unsaid == set()


@LESSONS
@given(number=st.integers(-5, 2**40) | st.integers(0, 2**12))
@settings(max_examples=60)
def test_a_number_that_is_no_action_is_refused_like_any_other(taught: Lesson, number: int) -> None:
    guide = through(Guide(taught, lang="en"), until=next(step.id for step in taught.steps if not step.reads))
    answer = guide.judge(number)
    assert answer.taken == (number in guide.progress.right(guide.seat))
    assert answer.taken or answer.text
