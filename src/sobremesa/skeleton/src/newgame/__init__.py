"""NewGame, a title for Sobremesa."""

from newgame.game import NewGame

__all__ = ["GAME"]

GAME = NewGame()
