"""What bots are told: how likely each seat is to win, and how good an action looks."""

from newgame.engine.actions import ROLL
from newgame.engine.parameters import GOAL, STEP_POINTS
from newgame.engine.state import Position
from sobremesa.core.heuristic import Heuristic, shares
from sobremesa.core.packing import verb_of


class NewGameHeuristic(Heuristic[Position]):
    """Compares points."""

    def odds(self, state: Position) -> list[float]:
        """Return who is likely to win, by points."""
        return shares([8 * points / GOAL for points in state.points])

    def urge(self, state: Position, action: int) -> float:
        """Return the points an action brings on average."""
        return 20 / 6 if verb_of(action) == ROLL else float(STEP_POINTS)

    def blur(self) -> float:
        """Return the difference that a beginner does not see."""
        return 2.0
