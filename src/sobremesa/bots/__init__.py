"""Bots: players that see nothing but the State."""

from sobremesa.bots.bot import BOTS, Bot, make

__all__ = ["BOTS", "Bot", "make"]
