"""A scene: a position turned once into what a person perceives. Board, terminal and screen reader all start here."""

from dataclasses import dataclass
from typing import NamedTuple


class Cell(NamedTuple):
    """A piece of text on the table, with the ink it is written in (a name of `draw.palette`)."""

    text: str
    ink: str = ""
    strong: bool = False


class Panel(NamedTuple):
    """A part of the table as a small table of cells: the terminal prints it, a screen reader reads it."""

    title: str
    head: tuple[str, ...]
    rows: tuple[tuple[Cell, ...], ...]
    side: bool = False
    """Whether it may stand beside the panel before it."""


class Part(NamedTuple):
    """One part of a choice: what it is for (`ship`), how the notation writes it (`red`), and its name."""

    name: str
    token: str
    text: str


class Choice(NamedTuple):
    """Something that may be done now."""

    action: int
    notation: str
    text: str
    verb: str
    short: str
    """The text in few signs, where there are many to choose from; otherwise the text."""
    targets: tuple[str, ...] = ()
    """The ids of the things on the board that stand for it."""
    parts: tuple[Part, ...] = ()
    """What it is put together from, in the order of the notation."""


class Amount(NamedTuple):
    """A choice of an amount, as the notation writes it: `loan #` from least to most by step."""

    verb: str
    notation: str
    """With `#` in the place of the amount."""
    text: str
    """What it would be with the least amount, as a sentence."""
    least: int
    most: int
    step: int
    said: tuple[str, str]
    """The least and the most, as people write them."""
    targets: tuple[str, ...] = ()


class Barred(NamedTuple):
    """Something that may not be done now, and why."""

    action: int
    notation: str
    text: str
    verb: str
    reason: str
    rule: str


class Moment(NamedTuple):
    """What a position is about: its name ("Phase 1"), whose turn it is and what for in a sentence, its rules."""

    phase: str
    sentence: str
    rules: tuple[str, ...]


@dataclass(frozen=True)
class Scene:
    """What is on the table and what may be done now; why not the rest, `Game.barred` tells when somebody asks."""

    game: str
    lang: str
    turn: int
    phase: str
    """A short name of the moment: "Phase 1"."""
    sentence: str
    """One sentence: whose turn it is and what for."""
    rules: tuple[str, ...]
    """The ids of the rules of the moment."""
    panels: tuple[Panel, ...]
    choices: tuple[Choice, ...]
    table: object
    """What the title's own board draws from."""
    alt: str = ""
    """The position in words, for those who cannot see the board."""
    score: tuple[int, ...] = ()
    amounts: tuple[Amount, ...] = ()
    """Choices of an amount; `choices` holds a ladder of each."""
    actions: object = ()
    """What the title's own panel of actions shows."""


def in_words(panels: tuple[Panel, ...]) -> list[str]:
    """Return panels as sentences, row by row: what the first cell names, and what the second says of it."""
    return [f"{row[0].text}: {row[1].text}." for panel in panels for row in panel.rows if len(row) > 1]
