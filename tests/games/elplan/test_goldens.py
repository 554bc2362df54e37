"""A story for each district and edition, told in the edition's language; the files are their own input.

To accept a changed story, name its file: SOBREMESA_GOLDEN=es-d1 pytest tests/games/elplan/test_goldens.py
"""

from pathlib import Path

import pytest

from tests.games.goldens import Builder, compare, retell

from .table import begin

pytestmark = pytest.mark.pure

STORIES = sorted((Path(__file__).parent / "goldens").glob("*.txt"))
NAMES = ("Ana", "Beto", "Carla", "Dani", "Elena", "Fabio")
LANGUAGES = {"es": "es", "en": "en", "tutorial": "es"}
BUILDERS: dict[str, Builder] = {"begin": begin}


@pytest.mark.parametrize("file", STORIES, ids=lambda file: file.stem)
def test_the_story_is_the_one_on_file(file: Path) -> None:
    text = file.read_text("utf-8")
    lang = LANGUAGES[file.stem.split("-")[0]]
    compare(file, retell(text, lang, NAMES, BUILDERS))
    assert len(text.splitlines()) < 200


def test_every_district_of_every_edition_has_its_story() -> None:
    districts = {f"{edition}-d{district}" for edition in LANGUAGES for district in range(1, 8)}
    assert {file.stem for file in STORIES} == districts
