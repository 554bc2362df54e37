"""Where the districts of El Plan lie, and where the plots are in each."""

from collections.abc import Callable
from typing import NamedTuple

from sobremesa.games.elplan.view.board.plots import FOOT
from sobremesa.games.elplan.view.board.plots import HEIGHT as PLOT_HEIGHT
from sobremesa.games.elplan.view.board.plots import WIDTH as PLOT_WIDTH

HEAD = 48.0
"""The height of a block's name."""


class Block(NamedTuple):
    """Where a district lies and how large it and its writing are."""

    x: float
    y: float
    width: float
    height: float
    size: float = 17

    def foot(self, id: str) -> tuple[float, float]:
        """Return where an entrepreneur's foot stands on one of its plots."""
        x, y = PLOTS[id[1]](self, id)
        return self.x + x + FOOT[0], self.y + y + FOOT[1]


def _foot_row(at: Block, id: str) -> tuple[float, float]:
    """Districts 1 and 2: at the foot of the block, from the left."""
    second = id.endswith("b")
    if at.width > 400:
        # On a phone on the right, where a thumb is: beside the event one above the other.
        if id.startswith("d1"):
            return at.width - 14 - PLOT_WIDTH, HEAD + 6 + (PLOT_HEIGHT + 10) * second
        return at.width - 14 - PLOT_WIDTH - (PLOT_WIDTH + 10) * (not second), at.height - PLOT_HEIGHT - 12
    return 12 + (PLOT_WIDTH + 10) * second, at.height - PLOT_HEIGHT - 12


def kinds(at: Block) -> list[tuple[float, float, float]]:
    """For each kind of investment: the corner of its column and its width; one below the other on a phone."""
    if at.width < 600:
        step = (at.height - HEAD) / 3
        return [(14, HEAD + step * i, at.width - 28) for i in range(3)]
    width = (at.width - 28 - 24) / 3
    return [(14 + (width + 12) * i, HEAD, width) for i in range(3)]


def _by_kind(at: Block, id: str) -> tuple[float, float]:
    x, y, width = kinds(at)["abc".index(id[2])]
    return x + width - PLOT_WIDTH, y


def _right(at: Block, id: str) -> tuple[float, float]:
    return at.width - PLOT_WIDTH - 14, HEAD + 8


def _subsidies(at: Block, id: str) -> tuple[float, float]:
    step = (at.width - 28 - PLOT_WIDTH) / 2
    return 14 + min(step, PLOT_WIDTH + 36) * "abc".index(id[2]), HEAD + 8


PLOTS: dict[str, Callable[[Block, str], tuple[float, float]]] = {
    "1": _foot_row,
    "2": _foot_row,
    "3": _by_kind,
    "4": _right,
    "5": _right,
    "6": _subsidies,
}
