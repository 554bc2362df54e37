"""What experts of El Plan know: what positions are worth by weights that were learnt by playing."""

from sobremesa.games.elplan.bots.heuristic import ElPlanHeuristic
from sobremesa.games.elplan.bots.valuation import Valuation


class ElPlanExpert(ElPlanHeuristic):
    """Looks one action ahead like all bots, and goes by weights that `sobremesa train elplan` finds."""

    def weights(self) -> list[float]:
        """Return what it goes by."""
        return list(self.valuation.weights)

    def weigh(self, weights: list[float]) -> None:
        """Go by other weights. Raises `ValueError` if they are not as many as there should be."""
        self.valuation = Valuation(weights)
