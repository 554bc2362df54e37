"""Chancho, a dice game: a title for Sobremesa."""

from chancho.game import ChanchoGame

__all__ = ["GAME"]

GAME = ChanchoGame()
