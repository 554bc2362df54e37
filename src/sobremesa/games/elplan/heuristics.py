"""What bots are told about El Plan."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.heuristic import Heuristic
from sobremesa.core.rng import Rng
from sobremesa.core.state import State
from sobremesa.games.elplan.rules.end import points
from sobremesa.games.elplan.state import Position

__all__ = ["ElPlanHeuristic"]


class ElPlanHeuristic(Heuristic):
    """Placeholder."""

    def value(self, state: State, seat: i64) -> float:
        """Return points."""
        assert isinstance(state, Position)
        return float(points(state, seat))

    def urge(self, state: State, action: i64) -> float:
        """Return nothing."""
        return 0.0

    def scale(self, state: State) -> float:
        """Return three points."""
        return 3.0

    def rollout(self, state: State, rng: Rng, buffer: "vec[i64]") -> i64:
        """Any."""
        return buffer[rng.below(state.legal_into(buffer))]
