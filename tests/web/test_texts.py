"""The words of the pages: complete in both languages, each one used, none missing."""

import re
from importlib.resources import files
from pathlib import Path

import pytest

from sobremesa.core.registry import game, titles
from sobremesa.core.texts import Texts
from sobremesa.web import render

TEXTS = Texts("sobremesa.web")
ASKED = re.compile(r"""\bt\(\s*["']([a-z][a-z0-9_-]*[a-z0-9])["']""")


def sources(folder: Path) -> str:
    """Return the templates and modules of a folder as one text."""
    found = sorted(file for kind in ("*.html", "*.svg", "*.py") for file in folder.rglob(kind))
    return "\n".join(file.read_text("utf-8") for file in found)


OWN = {title: sources(Path(str(files(game(title).texts.package))) / "web") for title in titles()}
PAGES = sources(Path(str(files("sobremesa.web"))))
PANELS = [sources(Path(str(files(game(title).texts.package))) / "view") for title in titles()]
SOURCES = "\n".join([PAGES, *OWN.values(), *PANELS])
QUOTED = set(re.findall(r"""["']([a-z][a-z_-]*[a-z0-9_-])["']""", SOURCES))
COMPOSED = tuple(re.findall(r"""["']([a-z-]+-)["'] \+""", SOURCES) + re.findall(r"""f["']([a-z-]+-)\{""", SOURCES))


def test_both_languages_have_every_word_of_the_pages() -> None:
    assert TEXTS.keys("es") == TEXTS.keys("en")


def test_every_word_a_template_asks_for_is_there() -> None:
    asked = set(ASKED.findall(PAGES))
    assert len(asked) > 60
    assert asked <= set(TEXTS.keys("es"))


@pytest.mark.parametrize("title", titles())
def test_a_title_asks_for_words_of_its_own_or_of_the_pages(title: str) -> None:
    asked, own = set(ASKED.findall(OWN[title])), set(game(title).texts.keys("es"))
    assert {key for key in asked if key.startswith(f"{title}-")} <= own
    assert {key for key in asked if not key.startswith(f"{title}-")} <= set(TEXTS.keys("es"))


@pytest.mark.parametrize("title", titles())
def test_no_word_of_a_titles_page_is_left_over(title: str) -> None:
    own = {key for key in game(title).texts.keys("es") if key.startswith(f"{title}-")}
    assert {key for key in own if key not in QUOTED and not key.startswith(COMPOSED)} == set()


def test_no_word_of_the_pages_is_left_over() -> None:
    left = {key for key in TEXTS.keys("es") if key not in QUOTED and not key.startswith(COMPOSED)}
    assert left == set()


def test_a_title_whose_id_begins_a_word_of_the_pages_takes_none_from_them(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(render, "titles", lambda: ["learn", "planeta"])
    monkeypatch.setattr(render, "game", lambda id: game("planeta"))
    render._texts_of.cache_clear()
    render._texts_by.cache_clear()
    assert render.say("en", "learn-short") == TEXTS.say("en", "learn-short")
    assert render.say("en", "planeta-end-early") == game("planeta").texts.say("en", "planeta-end-early")
