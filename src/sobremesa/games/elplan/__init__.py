"""El Plan: a small business, seven districts, twelve periods."""

from sobremesa.games.elplan.game import ElPlanGame

__all__ = ["GAME"]

GAME = ElPlanGame()
