"""What a title is printed as: boards, cards, tokens and sheets with their sizes, and its rules in short."""

from dataclasses import dataclass
from typing import Literal

Kind = Literal["board", "cards", "tokens", "sheets"]
"""How a component is laid out: in tiles that are glued together, with bleed and crop marks, in a grid, one a page."""

NETS = "nets"
"""The id of the component that is dice to fold: other tables have their own."""


@dataclass(frozen=True)
class Piece:
    """One printed thing and how many there are of it."""

    id: str
    name: str
    """What a person calls it, in the reader's language."""
    svg: str
    """Its face, a whole SVG; of a card with its bleed."""
    count: int = 1
    designed: bool = False
    """Whether it is ours and not the book's."""


@dataclass(frozen=True)
class Component:
    """Pieces of one size. Lengths are in millimetres."""

    id: str
    """The name by which it is chosen: "cards"."""
    name: str
    kind: Kind
    width: float
    height: float
    pieces: tuple[Piece, ...]
    back: str = ""
    """The other side, a whole SVG; empty for none."""
    note: str = ""
    """What to do with it, in a sentence."""

    @property
    def count(self) -> int:
        """Return how many pieces there are together."""
        return sum(piece.count for piece in self.pieces)


@dataclass(frozen=True)
class Chapter:
    """A few lines under a heading."""

    name: str
    lines: tuple[str, ...]


@dataclass(frozen=True)
class Printed:
    """Everything a title has on paper; its rules come from the catalogue."""

    components: tuple[Component, ...] = ()
    short: tuple[Chapter, ...] = ()
    """The rules on one page."""
    turn: tuple[str, ...] = ()
    """A turn, step by step, for everybody to have beside them."""
    needs: tuple[str, ...] = ()
    """What nobody can print: a pencil, dice."""
    dice: bool = False
    """Whether a table of throws helps those who have no dice."""
    notes: tuple[str, ...] = ()
    """What should be known of this set, as which parts of it are ours."""
