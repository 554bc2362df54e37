"""Sobremesa: three Latin American economic board games to play, learn, teach and study.

>>> import sobremesa
>>> game = sobremesa.game(sobremesa.titles()[-1])
>>> state = game.new()
"""

from importlib.metadata import PackageNotFoundError, version

from sobremesa import _compiled
from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.core.record import load, read, write
from sobremesa.core.registry import game, titles
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import IllegalAction, State

__all__ = [
    "CHANCE",
    "OVER",
    "IllegalAction",
    "Match",
    "State",
    "UserError",
    "__version__",
    "compiled",
    "game",
    "load",
    "read",
    "titles",
    "write",
]

compiled: bool = not _compiled.is_source("sobremesa.core.state")
"""Whether the rules run compiled (mypyc) or as the Python they are written in."""

try:
    __version__ = version("sobremesa")
except PackageNotFoundError:
    # The sources alone, as where a wheel is being built.
    __version__ = "0"
