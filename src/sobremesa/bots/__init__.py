"""Bots: players that see nothing but the State."""

from sobremesa.bots.bot import Bot
from sobremesa.bots.explanations import ExpectedAction, Reasons, evaluate, explain, told_in
from sobremesa.bots.levels import ADVISER, LEVELS, levels, make
from sobremesa.bots.own import Forfeit

__all__ = [
    "ADVISER",
    "LEVELS",
    "Bot",
    "ExpectedAction",
    "Forfeit",
    "Reasons",
    "evaluate",
    "explain",
    "levels",
    "make",
    "told_in",
]
