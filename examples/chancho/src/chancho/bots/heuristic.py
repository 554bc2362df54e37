"""What bots are told: how likely each seat is to win, and how good an action looks."""

from chancho.engine.actions import HOLD
from chancho.engine.state import Position
from sobremesa.core.heuristic import Heuristic, shares


class ChanchoHeuristic(Heuristic[Position]):
    """Holds at twenty, or as soon as holding wins."""

    def odds(self, state: Position) -> list[float]:
        """Return who is likely to win: by points, with half of what is gathered."""
        gathered = [state.gathered * (seat == state.roller) for seat in range(len(state.points))]
        return shares([(6 * a + 3 * b) / state.goal for a, b in zip(state.points, gathered, strict=True)])

    def urge(self, state: Position, action: int) -> float:
        """Return what a roll brings on average, less what it risks: as much, with twenty gathered. Holding is 0."""
        if action == HOLD:
            return 100.0 if state.points[state.roller] + state.gathered >= state.goal else 0.0
        return (20 - state.gathered) / 6

    def blur(self) -> float:
        """Return the difference that a beginner does not see."""
        return 2.0
