"""What is shown moving when something has happened: dice, a walk over squares, money on its way, a card that comes up.

A title says it of an action and its events (`View.motion`); things are named by their ids on the board.
"""

from dataclasses import astuple, dataclass


@dataclass(frozen=True)
class Throw:
    """Dice that are thrown, and how they fall."""

    thing: str
    """Where they lie on the board."""
    faces: tuple[int, ...]
    total: int
    """What they make together, with dice that were thrown before."""


@dataclass(frozen=True)
class Walk:
    """A piece that goes from where it stands to a place, over all places between: `square-3`, `square-4`, …"""

    thing: str
    to: str


@dataclass(frozen=True)
class Flow:
    """Something that goes from one thing to another: an amount, with the names and seats of giver and taker."""

    source: str
    target: str
    said: str
    giver: str
    taker: str
    seats: tuple[int, int]
    """The seats of both; -1 for one that is no player."""


@dataclass(frozen=True)
class Card:
    """A card that comes up: who drew it, what it is called and says, and what it has done, to whom."""

    pile: str
    seat: int
    drawn: str
    """Who draws from which pile, in words."""
    title: str
    text: str
    then: tuple[str, ...]


Motion = Throw | Walk | Flow | Card


def noted(motion: Motion) -> list[object]:
    """Return a motion as the page's script reads it: its kind, then its parts."""
    return [type(motion).__name__.lower(), *astuple(motion)]
