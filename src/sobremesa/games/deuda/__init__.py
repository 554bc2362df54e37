"""Deuda Eterna: two to four countries against the International Monetary Fund, and each other."""

from sobremesa.games.deuda.game import DeudaGame

__all__ = ["GAME"]

GAME = DeudaGame()
