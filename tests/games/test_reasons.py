"""Every title says why an action is good from its own figures, what one plays for, and its rules in five lines."""

import random
from typing import cast

import pytest

from sobremesa.bots import ExpectedAction, Reasons, explain
from sobremesa.core.match import Match
from sobremesa.core.packing import verb_of
from sobremesa.core.registry import game
from sobremesa.core.texts import LANGS
from sobremesa.games.deuda.engine import actions as deuda
from sobremesa.games.planeta.engine import actions as planeta
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.view.odds import attempt

TITLES = {"planeta": 1, "deuda": 3, "elplan": 3}


def walk(id: str, count: int = 300) -> Match:
    title, lot = game(id), random.Random(3)
    match = Match(title, title.meta.setup(players=TITLES[id]), ("Ana", "Beto", "Cata")[: TITLES[id]], 3)
    for _ in range(count):
        match.settle()
        if match.is_over:
            break
        match.play(lot.choice(match.state.legal()))
    return match


@pytest.mark.parametrize("id", TITLES)
def test_reasons_are_sentences_in_both_languages_for_whatever_may_be_done(id: str) -> None:
    match, title = walk(id), game(id)
    said = 0
    for number, turn in enumerate(match.turns):
        if turn < 0:
            continue
        state = match.position(number)
        digest = state.digest()
        for lang in LANGS:
            why = title.why(state, match.record.actions[number], lang, match.record.names)
            assert not why or why.endswith(".")
            said += bool(why)
        assert state.digest() == digest, "to ask changes nothing"
    assert said > 20


def test_a_hint_says_the_reason_before_the_expectation() -> None:
    match, title = walk("planeta"), game("planeta")

    def can_try(state: Planeta) -> bool:
        return attempt(state, int(state.moved), int(state.place(state.moved))) is not None

    number = next(
        n
        for n, action in enumerate(match.record.actions)
        if match.turns[n] == 0 and verb_of(action) == planeta.ACT and can_try(cast("Planeta", match.position(n)))
    )
    state, action = match.position(number), match.record.actions[number]
    other = next(int(each) for each in state.legal() if each != action)
    reasons = Reasons((ExpectedAction(action, 0.5, 100), ExpectedAction(other, 0.4, 100)))
    line = explain(reasons, title, state, "en", notation=False)[0]
    because = line.index("Because ")
    assert "%" in line[because:]
    assert because < line.index("I expect")


def test_what_is_built_in_deuda_is_reasoned_by_what_it_costs_and_earns() -> None:
    match, title = walk("deuda", 500), game("deuda")
    built = [n for n, a in enumerate(match.record.actions) if match.turns[n] >= 0 and verb_of(a) == deuda.BUILD]
    assert built
    why = title.why(match.position(built[0]), match.record.actions[built[0]], "en")
    assert "a visit" in why


@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("id", TITLES)
def test_the_goal_is_one_line_and_the_rules_five(id: str, lang: str) -> None:
    assert len(game(id).goal(lang)) == 6
    assert all(len(line) < 190 for line in game(id).goal(lang))
