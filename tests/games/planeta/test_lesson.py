"""The first flight: eight steps, and a sheet that is counted as the game counts it."""

import pytest

from sobremesa.core.texts import LANGS
from sobremesa.lessons import Guide, lesson
from tests.lessons.walks import through

FLIGHT = lesson("planeta")


@pytest.mark.rule("planeta.score.rows", "planeta.score.columns", "planeta.score.costs")
@pytest.mark.parametrize("lang", LANGS)
@pytest.mark.parametrize("card", ["4s", "5s"])
@pytest.mark.parametrize("first", ["rescue red", "search blue 10c"])
def test_the_sheet_the_guide_counts_is_the_score_of_the_game(card: str, first: str, lang: str) -> None:
    def choose(guide: Guide) -> int:
        said = {
            guide.lesson.game.text(guide.progress.state, action): action for action in guide.progress.right(guide.seat)
        }
        return said.get(f"play {card}", said.get(first, guide.progress.right(guide.seat)[0]))

    guide = through(Guide(FLIGHT, lang=lang), choose, until="score")
    assert guide.instruction().text.count("18 + 31 − 8 = 41") == 1
    result = guide.progress.state.result()
    assert result is not None
    assert result.points == [41]


def test_from_the_draft_to_the_score_there_are_at_most_eight_steps() -> None:
    assert len(FLIGHT.steps) <= 8
    assert (FLIGHT.steps[0].id, FLIGHT.steps[-1].id) == ("draft", "score")


@pytest.mark.rule("planeta.draft.counts", "planeta.draft.reserve")
@pytest.mark.parametrize(("lang", "said"), [("es", "la Reserva, de 16"), ("en", "the Reserve, of 16")])
def test_the_rounds_the_guide_dealt_leave_what_it_says(lang: str, said: str) -> None:
    guide = through(Guide(FLIGHT, lang=lang), until="fly")
    assert said in guide.instruction().text
    (reserve,) = [event for event in guide.progress.match.events if event.kind == "reserve"]
    assert reserve.numbers[:2] == [16, 8]


@pytest.mark.rule("planeta.act.tie")
def test_a_tie_is_explained_and_is_not_played() -> None:
    guide = through(Guide(FLIGHT, lang="en"), until="play")
    answer = guide.try_action(FLIGHT.game.parse(guide.progress.state, "play As"))
    assert not answer.taken
    assert answer.rule == "planeta.act.tie"
    assert guide.step.id == "play"
