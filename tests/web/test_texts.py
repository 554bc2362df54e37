"""The words of the pages: complete in both languages, each one used, none missing."""

import re
from importlib.resources import files
from pathlib import Path

from sobremesa.core.texts import Texts

HERE = Path(str(files("sobremesa.web")))
TEXTS = Texts("sobremesa.web")
SOURCES = "\n".join(
    file.read_text("utf-8") for kind in ("*.html", "*.svg", "*.py") for file in HERE.rglob(kind)
)  # fmt: skip
QUOTED = set(re.findall(r"""["']([a-z][a-z_-]*[a-z0-9_-])["']""", SOURCES))
COMPOSED = tuple(re.findall(r"""["']([a-z-]+-)["'] \+""", SOURCES) + re.findall(r"""f["']([a-z-]+-)\{""", SOURCES))


def test_both_languages_have_every_word_of_the_pages() -> None:
    assert TEXTS.keys("es") == TEXTS.keys("en")


def test_every_word_a_template_asks_for_is_there() -> None:
    asked = set(re.findall(r"""\bt\(["']([a-z][a-z0-9_-]*[a-z0-9])["']""", SOURCES))
    assert len(asked) > 60
    assert asked <= set(TEXTS.keys("es"))


def test_no_word_of_the_pages_is_left_over() -> None:
    left = {key for key in TEXTS.keys("es") if key not in QUOTED and not key.startswith(COMPOSED)}
    assert left == set()
