"""The cover of a title, as its box stands on the first page: a position of its board, cut out, with a few pieces."""

from dataclasses import dataclass


@dataclass(frozen=True)
class Cover:
    """Which position of a game is shown, what of its board, and the pieces that lie before it."""

    actions: int = 0
    """So many actions after the beginning, played by bots."""
    seed: int = 1
    x: float = 320
    """The middle of the picture on the board."""
    y: float = 200
    scale: float = 1
    turn: float = -6
    ground: str = "tile"
    tokens: tuple[tuple[str, str, float, float], ...] = ()
    """Symbol, ink and place of tokens."""
    dice: tuple[tuple[int, float, float, float], ...] = ()
    """Face, place and turn of dice."""
    ink: str = "blue"
    """The ink of the box."""
