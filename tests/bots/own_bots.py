"""Bots as somebody else would write them, for the tests of bots of one's own."""

from typing import Any

from sobremesa.bots import Bot
from sobremesa.core.state import State


class Last(Bot):
    """Takes the last of what is offered, now and then the first."""

    def choose(self, state: State) -> int:
        """Return the action."""
        actions = state.legal()
        return actions[0] if self.rng.below(3) == 0 else actions[-1]


class Plain:
    """No subclass of anything, and it answers in notation."""

    def __init__(self, game: Any, seed: int) -> None:
        self.game = game

    def choose(self, state: State) -> str:
        """Return the action as the record writes it."""
        return str(self.game.text(state, state.legal()[0]))


class Raises(Last):
    """Knows no answer once the game has begun."""

    def choose(self, state: State) -> int:
        """Raise."""
        raise RuntimeError("no idea")


class Cheats(Last):
    """Chooses what is no action."""

    def choose(self, state: State) -> int:
        """Return a number that no action has."""
        return 2**50


class Sawn(Last):
    """Plays with the position it is shown, which is a copy."""

    def choose(self, state: State) -> int:
        """Play on the copy, then answer."""
        action = super().choose(state)
        state.play(action)
        return action


def first_legal(observation: Any, mask: Any) -> int:
    """A policy: the first action of the mask."""
    assert observation.ndim == mask.ndim == 1
    return int(mask.argmax())


def masked_out(observation: Any, mask: Any) -> int:
    """A policy that does not look at the mask."""
    return int(mask.argmin())


NOT_A_BOT = 5
