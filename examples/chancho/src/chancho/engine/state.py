"""What is on the table."""

from chancho.engine.actions import VERBS
from sobremesa.core.meta import Setup
from sobremesa.core.state import State
from sobremesa.core.verbs import Verbs


class Position(State):
    """The table. The rules are functions over it, one module for each chapter of the book."""

    def __init__(self, given: Setup, numbers: list[int]) -> None:
        super().__init__(0)
        self.given, self.goal = given, int(given.options["goal"])
        self.restore(numbers)

    def restore(self, numbers: list[int]) -> None:
        """Become the position of a snapshot."""
        self.turn, self.roller, self.number, self.face, self.gathered, *self.points = numbers

    def snapshot(self) -> list[int]:
        """Return every number: who acts, who rolls, which turn, the die, what was gathered, and all points."""
        return [int(self.turn), self.roller, self.number, self.face, self.gathered, *self.points]

    def title(self) -> str:
        """Return the id of the title."""
        return "chancho"

    def setup(self) -> Setup:
        """Return what was settled before the first action."""
        return self.given

    def verbs(self) -> Verbs:
        """Return the verbs of the title."""
        return VERBS

    def when(self) -> str:
        """Return the number of the turn."""
        return f"turn {self.number}"
