"""Finished games, one for each ending: they must always be read to the same end."""

from pathlib import Path

import pytest

from sobremesa import load, write
from sobremesa.games.elplan.rules.end import idea_lost
from sobremesa.games.elplan.rules.play import ElPlan

GAMES = sorted((Path(__file__).parent / "finished").glob("*.txt"))
ENDINGS = {
    "credit-penalty": "elplan.end.score_es",
    "points-en": "elplan.end.score_en",
    "points-es": "elplan.end.score_es",
    "tie-en": "elplan.end.tie_en",
    "tie-es": "elplan.end.tie_es",
    "tutorial": "elplan.tutorial.end",
}


@pytest.mark.parametrize("file", GAMES, ids=lambda file: file.stem)
def test_a_finished_game_is_replayed_to_its_result(file: Path) -> None:
    text = file.read_text("utf-8")
    record = load(text)
    state = record.state()
    result = state.result()
    assert result is not None
    assert result.rule == ENDINGS[file.stem]
    assert write(record) == text
    if file.stem == "credit-penalty":
        assert isinstance(state, ElPlan)
        assert any(idea_lost(state, seat) for seat in range(2))


def test_there_is_a_game_for_every_ending() -> None:
    assert {file.stem for file in GAMES} == set(ENDINGS)
