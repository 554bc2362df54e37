"""A match: a position, the record that led to it, and where its chance comes from."""

from collections.abc import Sequence

from sobremesa.core.errors import UserError
from sobremesa.core.events import Event
from sobremesa.core.game import Game
from sobremesa.core.meta import Setup
from sobremesa.core.record import Record
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State

__all__ = ["Match"]


class Match:
    """A game being played.

    The n-th action, if chance takes it, depends on the seed and on n alone: a game that is taken up again, or in
    which something was taken back, meets the same luck.
    """

    def __init__(self, game: Game, setup: Setup, names: Sequence[str], seed: int) -> None:
        self.record = Record(game, setup, tuple(names), seed=seed)
        self.game = game
        self.seed = seed
        self.state: State = game.new(setup)
        self.events: list[Event] = []
        """Everything that happened, in order."""
        self.marks: list[int] = [0]
        """How many events there were before each action."""
        self.turns: list[int] = []
        """Whose turn it was before each action."""
        self.state.journal = self.events

    @classmethod
    def resume(cls, record: Record, seed: int | None = None) -> "Match":
        """Return a match that goes on where a record stops."""
        if seed is None:
            seed = record.seed if record.seed is not None else 0
        match = cls(record.game, record.setup, record.names, seed)
        for action in record.actions:
            match.play(action)
        return match

    @classmethod
    def from_snapshot(cls, record: Record, seed: int, numbers: list[int]) -> "Match":
        """Return a match that goes on from a snapshot of its position; what happened before it cannot be told."""
        match = cls(record.game, record.setup, record.names, seed)
        match.record.actions = list(record.actions)
        match.marks = [0] * (len(record.actions) + 1)
        # Nothing before the snapshot can be taken back: it counts as chance's doing.
        match.turns = [CHANCE] * len(record.actions)
        match.state.restore(numbers)
        return match

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.state.turn == OVER

    def play(self, action: int) -> None:
        """Play an action of whoever's turn it is. Raises `IllegalAction`, and changes nothing, if it is refused."""
        turn = int(self.state.turn)
        self.state.play(action)
        self.turns.append(turn)
        self.record.actions.append(action)
        self.marks.append(len(self.events))

    def chance(self) -> int:
        """Return the outcome that chance has in store for this moment."""
        return int(self.state.sample(Rng(mix(self.seed, len(self.record.actions)))))

    def settle(self) -> None:
        """Let chance act until a person is to act or the game is over."""
        while self.state.turn == CHANCE:
            self.play(self.chance())

    def check_undo(self) -> None:
        """Undo goes back within one's own turn, up to the last chance outcome. Raises `UserError` with the reason."""
        if not self.turns:
            raise UserError("no-undo")
        if self.turns[-1] == CHANCE:
            raise UserError("no-undo-chance")
        if self.state.turn >= 0 and self.turns[-1] != self.state.turn:
            raise UserError("no-undo-other")

    def undo(self) -> None:
        """Take back the last action, if it was the same seat's and chance has not spoken since.

        Raises `UserError` with the reason otherwise.
        """
        self.check_undo()
        self.record.actions.pop()
        self.marks.pop()
        self.turns.pop()
        del self.events[self.marks[-1] :]
        self.state = self.record.state()
        self.state.journal = self.events
