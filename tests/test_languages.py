"""No English word in a Spanish text, and the reverse: every message of every room, every word on the cards."""

import tomllib
from collections.abc import Iterator
from importlib.resources import files
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.ast import Message, SyntaxNode, Term, TextElement

from sobremesa.core.texts import LANGS
from tests.languages import foreign

HERE = Path(str(files("sobremesa")))


def _texts(node: object) -> Iterator[str]:
    """Whatever is to be read in a message, without what is filled in."""
    if isinstance(node, TextElement):
        yield node.value
    elif isinstance(node, list):
        for child in node:
            yield from _texts(child)
    elif isinstance(node, SyntaxNode):
        yield from _texts(list(vars(node).values()))


def _messages(file: Path) -> list[tuple[str, str]]:
    entries = FluentParser().parse(file.read_text("utf-8")).body
    return [(entry.id.name, text) for entry in entries if isinstance(entry, Message | Term) for text in _texts(entry)]


def _words(table: Any, lang: str) -> Iterator[str]:
    """Whatever a content file says in a language: `name = { es = "…" }`, `flavour.es = "…"`."""
    for key, value in table.items() if isinstance(table, dict) else enumerate(table):
        if key == lang and isinstance(value, str):
            yield value
        elif isinstance(value, dict | list):
            yield from _words(value, lang)


@pytest.mark.parametrize("file", sorted(HERE.rglob("texts/*.ftl")), ids=lambda file: "/".join(file.parts[-3:]))
def test_a_text_is_in_its_language(file: Path) -> None:
    lang = file.name[:2]
    said = _messages(file)
    assert said
    assert [(key, words) for key, text in said if (words := foreign(text, lang))] == []


@pytest.mark.parametrize("lang", LANGS)
def test_what_cards_say_is_in_its_language(lang: str) -> None:
    said = [
        (file.name, text)
        for file in sorted(HERE.rglob("content/**/*.toml"))
        for text in _words(tomllib.loads(file.read_text("utf-8")), lang)
    ]
    assert len(said) > 200
    assert [(name, words) for name, text in said if (words := foreign(text, lang))] == []


def test_a_word_of_the_other_language_is_found() -> None:
    assert foreign("Compra en el market del barrio", "es") == ["market"]
    assert foreign("Buy it mañana with dinero", "en") == ["mañana", "dinero"]
