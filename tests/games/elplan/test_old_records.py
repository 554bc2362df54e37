"""Records of games that were played by the rules 1.0, with the English cards of that time."""

from pathlib import Path

import pytest

from sobremesa import Match, load, read
from sobremesa.core.errors import UserError

from .table import CARDS, GAME

pytestmark = pytest.mark.pure

OLD = {
    file.stem: file.read_text("utf-8").replace(f"content {CARDS['en']}\n", "")
    for file in sorted((Path(__file__).parent / "finished/en").glob("*.txt"))
}
"""As they were written when the cards of the tests were those of the game."""


@pytest.mark.parametrize("name", OLD)
def test_a_record_that_the_cards_of_today_contradict_says_how_far_it_is_valid(name: str) -> None:
    reading = read(OLD[name])
    assert reading.rules == "1.0"
    assert reading.error is not None
    here = GAME.meta.rules_version
    said = f"played by rules 1.0. By today’s rules, {here}, it is valid up to action {reading.valid}. Line "
    assert said in str(reading.error)
    assert "con las reglas 1.0" in reading.error.text("es")
    with pytest.raises(UserError):
        load(OLD[name])


def test_what_is_valid_of_an_old_record_goes_on_by_the_rules_of_today() -> None:
    record = read(OLD["points"]).record
    assert record is not None
    match = Match.resume(record)
    while not match.is_over:
        match.settle()
        if not match.is_over:
            match.play(match.state.legal()[0])
    assert match.state.result() is not None
