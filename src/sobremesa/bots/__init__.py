"""Bots: players that see nothing but the State."""

from sobremesa.bots.bot import Bot
from sobremesa.bots.explanations import Option, Reasons, evaluate, explain, told_in
from sobremesa.bots.levels import ADVISER, BOTS, LEVELS, make

__all__ = ["ADVISER", "BOTS", "LEVELS", "Bot", "Option", "Reasons", "evaluate", "explain", "make", "told_in"]
