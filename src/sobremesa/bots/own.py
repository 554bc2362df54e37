"""Bots of one's own: `module:Class` by name, or registered as an entry point of the group `sobremesa.bots`.

A bot is a class that is made with a title and a seed and has `choose(state)`; a policy is any other callable, from
the flat observation and the mask (`Game.encoder`) to a place in the table of actions.
"""

import sys
from collections.abc import Callable
from functools import cache
from importlib.metadata import entry_points
from pathlib import Path
from pkgutil import resolve_name
from typing import Any

from sobremesa.bots.bot import Bot
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.rng import mix
from sobremesa.core.state import State

GROUP = "sobremesa.bots"


class Forfeit(UserError):
    """A bot of one's own raised an error or chose something illegal: it has lost its game."""

    def __init__(self, bot: str, seat: int, reason: str) -> None:
        super().__init__("bot-failed", given=bot, reason=reason)
        self.seat = seat


class OwnBot(Bot):
    """A bot of one's own at a seat: what it does is checked, and what it raises is its own loss."""

    def __init__(self, name: str, game: Game, seed: int, made: Any) -> None:
        super().__init__(game, seed)
        self.name = name
        self.made = made

    def choose(self, state: State) -> int:
        """Return what it chose, a number or notation. Raises `Forfeit` if that is not legal, or it has no answer."""
        # What it does with its position is its own affair.
        seen, seat = state.copy(), int(state.turn)
        try:
            chosen = self.made.choose(seen)
            action = int(state.read(chosen if isinstance(chosen, str) else int(chosen)))
        except Exception as error:
            raise Forfeit(self.name, seat, f"{type(error).__name__}: {error}") from error
        refusal = state.refusal_of(action)
        if refusal is not None:
            said = UserError("bot-illegal", given=str(chosen), reason=self.game.explain(refusal, "en", state=state))
            raise Forfeit(self.name, seat, str(said))
        return action

    def stop(self) -> None:
        """Tell it to answer at once, if it can be told."""
        if hasattr(self.made, "stop"):
            self.made.stop()


class Policy:
    """A policy as a bot: shown the flat observation and the mask, it names a place in the table of actions."""

    def __init__(self, game: Game, seed: int, policy: Callable[[Any, Any], Any]) -> None:
        self.game = game
        self.policy = policy
        self.encoder: Any = None
        self.setup: object = None

    def choose(self, state: State) -> int:
        """Return the action at the place that the policy names."""
        import numpy as np

        if self.setup != state.setup():
            self.encoder, self.setup = self.game.encoder(state), state.setup()
        table = self.encoder.table
        legal = table.legal(state)
        mask = np.zeros(int(table.size), np.int8)
        mask[list(legal)] = 1
        place = int(self.policy(np.array(self.encoder.numbers(state, int(state.turn)), np.int32), mask))
        if place not in legal:
            raise ValueError(f"the policy chose {place}, whose mask is 0")
        return int(legal[place])


@cache
def names() -> tuple[str, ...]:
    """Return the bots that are registered as entry points."""
    return tuple(sorted({point.name for point in entry_points(group=GROUP)}))


def is_own(name: str) -> bool:
    """Tell whether a name means a bot of one's own."""
    return ":" in name or name in names()


def make_own(name: str, game: Game, seed: int) -> Bot:
    """Return a bot of one's own. Raises `UserError` if it cannot be loaded or made."""
    try:
        found = _loaded(name)
        made = found(game, seed) if isinstance(found, type) else Policy(game, seed, found)
        if not callable(getattr(made, "choose", None)):
            raise TypeError("it has no method choose(state)")
    except Exception as error:
        raise UserError("no-own-bot", given=name, reason=f"{type(error).__name__}: {error}") from error
    return OwnBot(name, game, mix(seed), made)


@cache
def _loaded(name: str) -> Any:
    for point in entry_points(group=GROUP):
        if point.name == name:
            return point.load()
    # As `python -m` does: what lies in the folder one works in is found. Worker processes have the same folder.
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    found = resolve_name(name)
    if not callable(found):
        raise TypeError(f"{name.partition(':')[2]} is neither a class nor a function")
    return found
