"""A bot's reasons: what it expects, and what the next best would cost."""

import pytest

from sobremesa.bots import ExpectedAction, Reasons, evaluate, explain, make
from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.texts import Texts
from tests.bots.test_bots import a_choice

NAMES = ("Ana", "Beto", "Caro", "Dani")


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("id", titles())
def test_a_planner_says_what_it_would_do_and_why_not_the_two_next_best(id: str, lang: str) -> None:
    title = game(id)
    state = a_choice(title)
    bot = make("planner@60", title, 1)
    reasons = bot.reasons(state)
    lines = explain(reasons, title, state, lang, NAMES)
    assert len(lines) == 3
    for option, line in zip(reasons.options, lines, strict=False):
        assert title.text(state, option.action, lang, NAMES) in line
        assert f"({title.text(state, option.action)})" in line
    assert reasons.action == make("planner@60", title, 1).choose(state)


def test_differences_are_told_in_games_of_a_hundred_or_in_points() -> None:
    title = game("planeta")
    state = a_choice(title)
    first, second, third = state.legal()[:3]
    reasons = Reasons((ExpectedAction(first, 0.5, 9), ExpectedAction(second, 0.499, 9), ExpectedAction(third, 0.4, 9)))
    lines = explain(reasons, title, state, "en")
    assert "about 66 points" in lines[0]
    assert lines[1].startswith("Nearly as good")
    assert "about 13 points less" in lines[2]
    title = game("elplan")
    state = a_choice(title)
    first, second, third = state.legal()[:3]
    reasons = Reasons((ExpectedAction(first, 0.5, 9), ExpectedAction(second, 0.49, 9), ExpectedAction(third, 0.4, 9)))
    lines = explain(reasons, title, state, "en", NAMES)
    assert "a 50 % chance of winning" in lines[0]
    assert "drop by 1 percentage point." in lines[1]
    assert "drop by 10 percentage points." in lines[2]


def test_a_bot_that_does_not_look_ahead_says_so() -> None:
    title = game("planeta")
    state = a_choice(title)
    (line,) = explain(make("greedy", title, 1).reasons(state), title, state, "en")
    assert line.startswith("At first sight I would ")


@pytest.mark.parametrize("id", titles())
def test_a_finished_game_is_valued_by_who_won(id: str) -> None:
    title = game(id)
    state, rng, bot = title.new(), Rng(1), make("greedy", title, 1)
    while state.turn != OVER:
        state.play(state.sample(rng) if state.turn == CHANCE else bot.choose(state))
    result = state.result()
    assert result is not None
    odds = evaluate(title, state)
    if len(odds) > 1:
        assert [one > 0.0 for one in odds] == [seat in result.winners for seat in range(len(odds))]
        assert sum(odds) == pytest.approx(1.0 if result.winners else 0.0)


def test_both_languages_have_every_sentence() -> None:
    texts = Texts("sobremesa.bots")
    assert texts.keys("es") == texts.keys("en")
