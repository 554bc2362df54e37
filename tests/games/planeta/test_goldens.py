"""A story for each chapter of the book, in one language or the other; the files are their own input.

To accept a changed story, name its file: SOBREMESA_GOLDEN=en-act pytest tests/games/planeta/test_goldens.py
"""

from pathlib import Path

import pytest

from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.testing import Table
from tests.games.goldens import Builder, compare, retell
from tests.games.planeta.table import flight, new

pytestmark = pytest.mark.pure

STORIES = sorted((Path(__file__).parent / "goldens").glob("*.txt"))
NAMES = ("Ana",)
CHAPTERS = {"draft", "move", "act", "other", "broken", "end"}


def begin_flight(
    fuel: str = "6,6,6",
    teams: str = "10c,9c/10d,9d/10h,9h",
    reserve: str = "2s,3s,4s",
    marks: str = "",
    boxes: str = "0,0,0",
    **more: str,
) -> Table[Planeta]:
    """A turn about to begin: `fuel=6,6,1 teams=10c,9c/10d/ marks=mars:IV,venus:C boxes=0,8,0 red=mars tie=fail`."""
    yellow, blue, red = (int(tank) for tank in fuel.split(","))
    recruits, tanks, bank = (int(row) for row in boxes.split(","))
    infiltration, invasion, conquest = (cards.replace(",", " ") for cards in teams.split("/"))
    return flight(
        fuel=(yellow, blue, red),
        teams=(infiltration, invasion, conquest),
        reserve=reserve.replace(",", " "),
        marks=dict(mark.split(":") for mark in marks.split(",") if mark),
        boxes=(recruits, tanks, bank),
        **more,
    )


BUILDERS: dict[str, Builder] = {"begin": new, "begin_flight": begin_flight}


@pytest.mark.parametrize("file", STORIES, ids=lambda file: file.stem)
def test_the_story_is_the_one_on_file(file: Path) -> None:
    lang, _, _ = file.stem.partition("-")
    compare(file, retell(file.read_text("utf-8"), lang, NAMES, BUILDERS))


def test_every_chapter_in_which_something_is_done_has_its_story() -> None:
    assert {file.stem.partition("-")[2] for file in STORIES} == CHAPTERS
