"""One term for one thing: no text says what was given up for a better word."""

import fnmatch
import re
import tomllib
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest

HERE = Path(__file__).parent.parent
SPANISH = ("src/*/texts/es*.ftl", "src/*/content/*.toml:es", "README.es.md", "docs/es/*.md")
ENGLISH = (
    "src/*/texts/en*.ftl",
    "src/*/content/*.toml:en",
    "src/sobremesa/cli/*.py",
    "README.md",
    "docs/play/*.md",
    "docs/teach/*.md",
)
EL_PLAN = ("src/sobremesa/games/elplan/texts/es*.ftl", "src/sobremesa/web/texts/es-elplan.ftl")
DEUDA = ("src/sobremesa/games/deuda/texts/es*.ftl",)
PLANETA = ("src/sobremesa/games/planeta/texts/es*.ftl",)
DOCS = ("docs/*.md", "README.md", "CONTRIBUTING.md")


class GivenUp(NamedTuple):
    """A term that is not written any more, where not, and what is written instead."""

    term: str
    instead: str
    where: tuple[str, ...]


GIVEN_UP = (
    # -- the terms of the books
    GivenUp(r"\bcostos?\b", "coste", SPANISH),
    GivenUp(r"\bcada quien\b", "cada jugador, cada persona", SPANISH),
    GivenUp(r"\bmercadeo\b", "marketing", SPANISH),
    GivenUp(r"\beventos?\b", "suceso", EL_PLAN),
    GivenUp(r"\brecortes?\b", "merma", EL_PLAN),
    GivenUp(r"\btarjetas?\b(?! de Plan)", "carta (Tarjeta de Plan for a plan)", EL_PLAN),
    GivenUp(r"\b(ocios|suelt)[oa]s?\b", "libre", EL_PLAN),
    GivenUp(r"\b(encend|apag)\w+|\bandando\b", "activar, activa, inactiva", EL_PLAN[1:]),
    GivenUp(r"\bcartas?\b", "tarjeta", DEUDA),
    GivenUp(r"\bremat\w+", "subasta", DEUDA),
    GivenUp(r"\bpuj[ao]\w*", "oferta, ofrecer", DEUDA),
    GivenUp(r"\btierras\b", "terrenos", ("src/sobremesa/games/deuda/texts/es-rules.ftl",)),
    GivenUp(r"\bpalos?\b", "pinta", PLANETA),
    # -- the words of the table
    GivenUp(r"\basientos?\b", "puesto", SPANISH),
    GivenUp(r"\bIntro\b", "Enter", SPANISH),
    GivenUp(r"\b(poner|pone|puso|puestas?) (una|la|las)? ?mesas?\b|mesas están puestas", "crear una mesa", SPANISH),
    GivenUp(r"\brevisión\b", "análisis", SPANISH),
    GivenUp(r"Así no resulta", "No se pudo", SPANISH),
    GivenUp(r"[Hh]abla el azar|azar (ya )?(no )?(ha )?habl", "Se tiran los dados, se levanta una tarjeta", SPANISH),
    GivenUp(r"de cada cien", "probabilidad de ganar", SPANISH),
    GivenUp(r"[Aa](hora|quí) corresponde", "Ahora haz esto", SPANISH),
    GivenUp(r"alguien da la partida", "Cuando estén todos, presionen «Empezar»", SPANISH),
    GivenUp(r"Cierre de un curso", "Comparar las mesas del curso", SPANISH),
    GivenUp(r"cuyas partidas", "mesas que ya terminaron", SPANISH),
    GivenUp(r"en la pared", "proyéctala", SPANISH),
    GivenUp(r"regalaron", "qué decisiones costaron más", SPANISH),
    GivenUp(r"vuelto a mirar", "aún no se analiza", SPANISH),
    GivenUp(r"salió de ello", "qué resultado dio", SPANISH),
    GivenUp(r"(?<!quien )\bmás (vendió|compró|cobró|invirtió|hizo)\b", "Quien más vendió", SPANISH),
    GivenUp(r"Lo más ocupado", "La casilla más usada", SPANISH),
    GivenUp(r"[Nn]o es azar, aun", "significativo al 5 %", SPANISH),
    GivenUp(r"Para programas", "API", SPANISH),
    GivenUp(r"\bis to (play|act|choose|decide)\b", "It’s {name}’s turn", ENGLISH),
    GivenUp(r"\b[Ss]ets? (a|the) tables?\b|\btables? (is|are) set\b", "create a table, New table", ENGLISH),
    GivenUp(r"\b[Tt]hr(ow|ew)\w*", "roll", ENGLISH[:1]),
    GivenUp(r"\bof choice\b", "of your choice", ENGLISH),
    GivenUp(r"\bwild card\b", "wildcard", ENGLISH),
    GivenUp(r"in a hundred", "chance of winning", ENGLISH),
    GivenUp(r"We wait for", "Waiting for {name}’s answer…", ENGLISH),
    GivenUp(r"host begins", "Waiting for the host to start.", ENGLISH),
    GivenUp(r"of this moment is possible", "Every action is available now.", ENGLISH),
    GivenUp(r"play again myself", "Take my seat back", ENGLISH),
    GivenUp(r"is no luck", "significant at 5 %", ENGLISH),
    GivenUp(r"For programs", "API", ENGLISH),
    GivenUp(r"[Cc]hance (speaks|has spoken)|what chance has not answered", "dice or cards have been revealed", ENGLISH),
    GivenUp(r"has the word", "it’s your turn to speak", ENGLISH),
    GivenUp(r"on the wall", "project it", ENGLISH),
    GivenUp(r"most away", "which decisions cost the most", ENGLISH),
    GivenUp(r"Debrief of a class", "Compare the tables of a class", ENGLISH),
    # -- what engineers read
    GivenUp(r"What holds", "Guarantees", DOCS),
    GivenUp(r"Kept, then told|goes one way", "Stored before shown. Every change takes the same path", DOCS),
    GivenUp(r"\bknocks\b", "retries", DOCS),
    GivenUp(r"the same eyes", "viewers with the same language, screen width and seats", DOCS),
    GivenUp(r"sample are", "the sampling unit is the game", DOCS),
    GivenUp(r"said to somebody", "shown in at least one reachable situation", DOCS),
    GivenUp(r"brings the schema up to date", "migrates the database", DOCS),
)


@cache
def _files() -> list[str]:
    found = [*HERE.glob("src/**/*"), *HERE.glob("docs/**/*.md"), *HERE.glob("*.md")]
    return sorted(file.relative_to(HERE).as_posix() for file in found if file.suffix in (".ftl", ".toml", ".md", ".py"))


@cache
def _said(name: str, lang: str) -> list[tuple[int, str]]:
    """Whatever a file says, line by line: of a content file what it says in a language, of code what `help` says."""
    return list(_lines(HERE / name, lang))


def _lines(file: Path, lang: str) -> Iterator[tuple[int, str]]:
    for number, line in enumerate(file.read_text("utf-8").splitlines(), 1):
        if file.suffix == ".toml":
            yield from ((number, text) for text in _words(line, lang))
        elif file.suffix == ".py":
            yield from ((number, text) for text in re.findall(r'help="([^"]*)"', line))
        elif not line.startswith("# ") or file.suffix == ".md":
            yield number, line.partition(" = ")[2] or line if file.suffix == ".ftl" else line


def _words(line: str, lang: str) -> list[str]:
    """What one line of a content file says in a language: `name = { es = "…" }`, `flavour.es = "…"`."""
    try:
        table: Any = tomllib.loads(line)
    except tomllib.TOMLDecodeError:
        return []
    found = [value[lang] for value in table.values() if isinstance(value, dict) and lang in value]
    return [text for text in found if isinstance(text, str)]


def _given_up(word: GivenUp) -> list[str]:
    """Where a term is still written: file, line and what to write instead."""
    found = []
    for where in word.where:
        pattern, _, lang = where.partition(":")
        for name in fnmatch.filter(_files(), pattern):
            for number, text in _said(name, lang):
                if term := re.search(word.term, text, re.IGNORECASE):
                    found.append(f"{name}:{number}: “{term[0]}”, write: {word.instead}")
    return found


@pytest.mark.parametrize("word", GIVEN_UP, ids=lambda word: word.term)
def test_a_term_that_was_given_up_is_written_nowhere(word: GivenUp) -> None:
    assert _given_up(word) == []


@pytest.mark.parametrize(
    ("where", "line"),
    [
        ("src/*/texts/es*.ftl", "src/sobremesa/web/texts/es.ftl"),
        ("src/*/content/*.toml:es", "src/sobremesa/games/elplan/content/es/events.toml"),
        ("src/sobremesa/cli/*.py", "src/sobremesa/cli/serve.py"),
        ("README.es.md", "README.es.md"),
        ("docs/es/*.md", "docs/es/play/index.md"),
        ("docs/*.md", "docs/build/tables.md"),
    ],
)
def test_a_term_is_found_in_every_kind_of_text(where: str, line: str) -> None:
    assert any(found.startswith(f"{line}:") for found in _given_up(GivenUp(r"\w+", "nothing", (where,))))
