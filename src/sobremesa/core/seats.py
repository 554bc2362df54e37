"""Who is to act: a seat (0, 1, 2 …), or one of the two that are not people."""

from typing import Final

CHANCE: Final = -1
"""Dice and draws. What it does stands in the record like anybody's action."""

OVER: Final = -2
"""Nobody: the game has ended."""
