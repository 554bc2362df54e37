"""What is settled when a table is set up, and a position as it is kept."""

import hashlib
from dataclasses import dataclass, field
from functools import cached_property

from sobremesa.core.game import Game
from sobremesa.core.meta import Setup, Value
from sobremesa.core.registry import game as find_game
from sobremesa.core.state import State

__all__ = ["HOST", "Header", "Snapshot", "commitment"]

HOST = -1
"""The seat number that stands for the host's rights."""


@dataclass(frozen=True)
class Header:
    """What is settled when a table is set up, and never changes."""

    id: str
    code: str
    """A short word to find the table by."""
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
    """And how many actions it has from there."""

    @cached_property
    def title(self) -> Game:
        """Return the game played at it."""
        return find_game(self.game)

    @cached_property
    def setup(self) -> Setup:
        """Return the setup of the game."""
        return self.title.meta.setup(players=self.players, edition=self.edition, level=self.level, options=self.options)


def commitment(header: Header) -> str:
    """Return what is shown from the start: it binds the luck of the game without telling it."""
    return hashlib.sha256(f"sobremesa:{header.seed}:{header.salt}".encode()).hexdigest()


@dataclass(frozen=True)
class Snapshot:
    """A position in numbers, after so many entries of the log, by the rules of a version."""

    n: int
    rules: str
    digest: str
    numbers: list[int]

    @classmethod
    def of(cls, state: State, n: int, rules: str) -> "Snapshot":
        """Return a position as it is kept."""
        return cls(n, rules, state.digest(), state.snapshot())
