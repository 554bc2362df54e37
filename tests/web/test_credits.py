"""Who made each game, as its book names them: in both READMEs, on *About* and on its rules page."""

import re
from pathlib import Path

import httpx
import pytest

from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS

READMES = {"en": "README.md", "es": "README.es.md"}
TITLES = pytest.mark.parametrize("title", titles())
LANGUAGES = pytest.mark.parametrize("lang", LANGS)
NOBODY = {
    "es": "Su reglamento no dice quién lo creó.",
    "en": "Its rulebook does not say who made it.",
}
NAMED = {
    "elplan": {
        "concept": {"Momento Cero"},
        "production": {"Camilo Potocnjak", "Benjamín Guerrero"},
        "design": {"Benjamín Guerrero", "Camilo Potocnjak", "Tomás Yáñez"},
        "graphics": {"Daniela Cartagena", "Fiorella Queirolo"},
        "illustration": {"Karla Díaz", "Carlos Eulefí", "Jorge Verdugo", "Carlos Saavedra"},
        "translation": {"Edwin Abbett"},
    },
    "deuda": {},
    "planeta": {
        "design": {"Cristian Martell Godoy", "Eugenio Robles"},
        "translation": {"Carlos Gallardo"},
        "publisher": {"Nebrall Games"},
    },
}
"""What the last pages of the books say."""


def _plain(html: str) -> str:
    """What is read of a piece of a page."""
    return " ".join(re.sub(r"<[^>]+>", " ", html).split())


def _expected(title: str, lang: str) -> list[str]:
    told = game(title).credits(lang)
    return [f"{role}: {names}." for role, names in told] or [NOBODY[lang]]


@TITLES
def test_the_makers_are_those_the_book_names(title: str) -> None:
    found: dict[str, set[str]] = {}
    for credit in game(title).meta.credits:
        found.setdefault(credit.role, set()).update(credit.names)
    assert found == NAMED[title]


def test_names_are_listed_as_a_sentence_lists_them_and_tell_the_edition_that_names_them() -> None:
    assert dict(game("elplan").credits("en"))["Illustrations"] == (
        "Karla Díaz, Carlos Eulefí, Jorge Verdugo and Carlos Saavedra (English edition)"
    )
    assert dict(game("elplan").credits("es"))["Traducción"] == "Edwin Abbett (edición en inglés)"


@TITLES
@LANGUAGES
def test_the_readme_names_them(title: str, lang: str) -> None:
    readme = " ".join(Path(READMES[lang]).read_text("utf-8").split())
    for names in NAMED[title].values():
        assert [name for name in names if name not in readme] == []
    if not NAMED[title]:
        assert f"*{game(title).name('es')}*: {NOBODY[lang][:1].lower()}{NOBODY[lang][1:]}" in readme


@TITLES
@LANGUAGES
def test_about_and_the_rules_page_name_them(client: httpx.Client, title: str, lang: str) -> None:
    for address, id in (("/about", f"credits-{title}"), (f"/rules/{title}", "credits")):
        page = client.get(address, params={"lang": lang}).text
        found = re.search(rf'<(\w+)[^>]*\sid="{id}"\s*>(.*?)</\1>', page, re.DOTALL)
        assert found is not None
        assert _plain(found[2]) == " ".join(_expected(title, lang))
