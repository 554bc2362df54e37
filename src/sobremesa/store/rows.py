"""Rows of the store as Python values: a table's header, log and positions; a lesson; a class; a review."""

import hashlib
from collections.abc import Mapping
from dataclasses import dataclass, field
from functools import cached_property
from typing import Final, NamedTuple

from sobremesa.core.game import Game
from sobremesa.core.meta import Setup, Value
from sobremesa.core.registry import game as find_game
from sobremesa.core.state import State

HOST: Final = -1
"""The seat number that stands for the host's rights."""
START: Final = "start"
"""The kind of the entry that begins the game."""
NEXT: Final = "next"
"""The kind of the entry that names, as its text, the table at which the same people play another game."""


@dataclass(frozen=True)
class Header:
    """What is fixed when a table is created."""

    id: str
    code: str
    """A short code by which people find the table."""
    game: str
    edition: str
    level: int
    players: int
    options: dict[str, Value] = field(default_factory=dict)
    rules: str = ""
    """The version of the rules it began with."""
    seed: int = 0
    salt: str = ""
    created: float = 0.0
    parent: str = ""
    """The code of the table it branched off from, if it did."""
    since: int = 0
    """How many actions it has in common with that table."""

    @cached_property
    def title(self) -> Game:
        """Return the game played at it."""
        return find_game(self.game)

    @cached_property
    def setup(self) -> Setup:
        """Return the setup of the game."""
        return self.title.meta.setup(players=self.players, edition=self.edition, level=self.level, options=self.options)

    @property
    def commitment(self) -> str:
        """Return the commitment shown from the start: it binds the seed without revealing it."""
        return hashlib.sha256(f"sobremesa:{self.seed}:{self.salt}".encode()).hexdigest()


@dataclass(frozen=True, slots=True)
class Entry:
    """One thing done at a table."""

    kind: str
    seat: int = -1
    value: int = 0
    text: str = ""
    """A seat as JSON, or an action in the record's notation, which stays readable when rules change."""
    time: float = 0.0


@dataclass(frozen=True)
class Snapshot:
    """A position as numbers, after so many entries of the log, under one version of the rules."""

    n: int
    rules: str
    digest: str
    numbers: list[int]

    @classmethod
    def of(cls, state: State, n: int, rules: str) -> "Snapshot":
        """Return a position as it is stored."""
        return cls(n, rules, state.digest(), state.snapshot())


class StoredTable(NamedTuple):
    """Everything needed to rebuild a table."""

    header: Header
    entries: list[Entry]
    snapshots: list[Snapshot]


@dataclass(frozen=True)
class StoredLesson:
    """A lesson being taken, as it is stored."""

    id: str
    code: str
    game: str
    lesson: str
    shared: bool
    """Whether others may join it by its code."""
    n: int
    """How often it has changed."""
    log: tuple[str, ...]
    learners: Mapping[str, int]
    """By the hash of a key, the seat it may act for."""


@dataclass(frozen=True)
class TakenLesson:
    """A lesson somebody has taken or is taking, and the step they have reached."""

    code: str
    game: str
    lesson: str
    step: int
    shared: bool


@dataclass(frozen=True)
class ClassHeader:
    """What is fixed when a class is created."""

    id: str
    code: str
    settings: str
    """As JSON; `classroom` knows its fields."""
    created: float = 0.0


@dataclass(frozen=True)
class ClassEntry:
    """One thing that happened in a class."""

    kind: str
    text: str = ""
    """As JSON."""
    time: float = 0.0


class StoredClass(NamedTuple):
    """Everything needed to rebuild a class."""

    header: ClassHeader
    entries: list[ClassEntry]
    keys: dict[str, frozenset[int]]
    """By hash of a key: the holder it may act as."""


class StoredReview(NamedTuple):
    """The state of a review: its results so far and the decisions judged, both as JSON."""

    review: str
    judged: str
