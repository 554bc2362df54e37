"""Boards by parts: what is drawn from the same things as before need not be drawn again.

A title that names the parts of its board with `part` is drawn faster on live pages; anywhere else nothing changes.
"""

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from contextvars import ContextVar
from typing import Protocol


class Keeper(Protocol):
    """Whoever knows the parts that were drawn before, of one board in one language and width."""

    def keep(self, id: str, inputs: object, targets: frozenset[str], draw: Callable[[], str]) -> str:
        """Return what stands for the part: as it was, if inputs and targets in it are the same, or drawn anew."""


_KEEPER: "ContextVar[Keeper | None]" = ContextVar("keeper", default=None)


@contextmanager
def kept_by(keeper: Keeper) -> Iterator[None]:
    """Have the parts of a board kept while it is drawn."""
    token = _KEEPER.set(keeper)
    try:
        yield
    finally:
        _KEEPER.reset(token)


def part(id: str, draw: Callable[[], str], *, inputs: object, targets: frozenset[str] = frozenset()) -> str:
    """Return a part of a board: one element with that id, drawn again only if its inputs or targets in it are others.

    The inputs are all that it is drawn from beside the words of the language and the width of the board.
    """
    keeper = _KEEPER.get()
    return draw() if keeper is None else keeper.keep(id, inputs, targets, draw)
