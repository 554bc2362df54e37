"""What is on the table."""

from newgame.engine.parameters import Parameters
from sobremesa.core.meta import Setup
from sobremesa.core.state import State


class Position(State):
    """The table. The rules are functions over it, one module for each chapter of the book."""

    def __init__(self, parameters: Parameters, turn: int, roller: int, points: list[int]) -> None:
        super().__init__(turn)
        self.parameters = parameters
        self.roller = roller
        """Whose die chance rolls; otherwise the seat in turn."""
        self.points = points

    def title(self) -> str:
        """Return the id of the title."""
        return "newgame"

    def setup(self) -> Setup:
        """Return what was settled before the first action."""
        return self.parameters.setup

    def snapshot(self) -> list[int]:
        """Return every number of the position."""
        return [int(self.turn), self.roller, *self.points]

    def restore(self, numbers: list[int]) -> None:
        """Become the position of a snapshot."""
        self.turn, self.roller, *self.points = numbers
