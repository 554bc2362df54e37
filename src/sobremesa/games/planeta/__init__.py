"""That's My Planet!: solo; draft, roll and write."""

from sobremesa.games.planeta.game import PlanetaGame

__all__ = ["GAME"]

GAME = PlanetaGame()
