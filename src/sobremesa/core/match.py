"""A match: a position, the record that led to it, and where its chance comes from."""

from bisect import bisect_right
from collections.abc import Sequence
from copy import copy
from dataclasses import replace
from operator import itemgetter

from sobremesa.core.errors import UserError
from sobremesa.core.events import Event
from sobremesa.core.game import Game
from sobremesa.core.meta import Setup
from sobremesa.core.record import Record
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State

CHECKPOINTS = 32
"""Checkpoints of a match, at most; when there are more, every second one is dropped."""
STEP = 16
"""Actions between two checkpoints at first."""


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
        """For each action, how many events came before it."""
        self.turns: list[int] = []
        """For each action, whose turn it was."""
        self._step = STEP
        self._checkpoints: list[tuple[int, State]] = [(0, self.state.copy())]
        """Positions after so many actions, from which all others are replayed; they are copied, never played on."""
        self.state.journal = self.events

    @classmethod
    def resume(cls, record: Record, seed: int | None = None) -> "Match":
        """Return a match that continues a record."""
        if seed is None:
            seed = record.seed if record.seed is not None else 0
        match = cls(record.game, record.setup, record.names, seed)
        for action in record.actions:
            match.play(action)
        return match

    @classmethod
    def from_snapshot(cls, record: Record, seed: int, numbers: list[int]) -> "Match":
        """Return a match that continues from a snapshot; it has no events from before it."""
        match = cls(record.game, record.setup, record.names, seed)
        match.record.actions = list(record.actions)
        match.marks = [0] * (len(record.actions) + 1)
        # Nothing before the snapshot can be taken back: it counts as chance's.
        match.turns = [CHANCE] * len(record.actions)
        match.state.restore(numbers)
        match._checkpoints = [(len(record.actions), match.state.copy())]
        return match

    @classmethod
    def entered(cls, record: Record) -> "Match":
        """Return the match of a real table, whose dice and cards are entered, not drawn: it has no seed."""
        match = cls.resume(replace(record, seed=None), 0)
        match.record.seed = None
        return match

    @property
    def is_over(self) -> bool:
        """Tell whether the game has ended."""
        return self.state.turn == OVER

    def play(self, action: int) -> None:
        """Play an action of the seat in turn. Raises `IllegalAction`, and changes nothing, if it is refused."""
        turn = int(self.state.turn)
        self.state.play(action)
        self.turns.append(turn)
        self.record.actions.append(action)
        self.marks.append(len(self.events))
        if len(self.turns) >= self._checkpoints[-1][0] + self._step:
            self._checkpoints.append((len(self.turns), self.state.copy()))
            if len(self._checkpoints) > CHECKPOINTS:
                # A new list instead of a shortened one: another thread may be searching the old one.
                self._step *= 2
                self._checkpoints = self._checkpoints[::2]

    def position(self, count: int) -> State:
        """Return the position after so many actions, without playing the whole game again.

        Raises `UserError` for one that is not there, or that lies before the snapshot the match goes on from.
        """
        checkpoints, last = self._checkpoints, len(self.turns)
        if not checkpoints[0][0] <= count <= last:
            raise UserError("record-at", given=count, accepted=last)
        at, nearest = checkpoints[bisect_right(checkpoints, count, key=itemgetter(0)) - 1]
        state = nearest.copy()
        for action in self.record.actions[at:count]:
            state.apply(action)
        return state

    def back(self, count: int) -> "Match":
        """Return the match as it was after so many actions; this one stays as it is."""
        match = copy(self)
        match.record = replace(self.record, actions=self.record.actions[:count])
        match.state = self.position(count)
        match.turns, match.marks = self.turns[:count], self.marks[: count + 1]
        match.state.journal = match.events = self.events[: self.marks[count]]
        match._checkpoints = [checkpoint for checkpoint in self._checkpoints if checkpoint[0] <= count]
        return match

    def chance(self) -> int:
        """Return the outcome that the seed gives chance at this point."""
        return int(self.state.sample(Rng(mix(self.seed, len(self.record.actions)))))

    def settle(self) -> None:
        """Let chance act until a seat is to act or the game is over."""
        while self.state.turn == CHANCE:
            self.play(self.chance())

    def check_undo(self) -> None:
        """Raise `UserError` with the reason unless the last action was this seat's own, with no chance since."""
        if not self.turns:
            raise UserError("no-undo")
        if self.turns[-1] == CHANCE:
            raise UserError("no-undo-chance")
        if self.state.turn >= 0 and self.turns[-1] != self.state.turn:
            raise UserError("no-undo-other")

    def take_back(self) -> None:
        """Take back the last action, whoever's it was, chance's too: who enters a game may have misread it.

        Raises `UserError` where there is none.
        """
        if not self.turns:
            raise UserError("no-undo")
        vars(self).update(vars(self.back(len(self.turns) - 1)))

    def undo(self) -> None:
        """Take back the last action, if it was the same seat's and chance has not spoken since.

        Raises `UserError` with the reason otherwise.
        """
        self.check_undo()
        vars(self).update(vars(self.back(len(self.turns) - 1)))
