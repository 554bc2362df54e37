"""The bots by name, and the small grammar that names them: `greedy`, `planner`, `planner@0.5s`, `planner@800`."""

import re
from abc import ABC, abstractmethod

from sobremesa.bots.search import Search
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng
from sobremesa.core.state import State

__all__ = ["BOTS", "Bot", "make"]


class Bot(ABC):
    """A player. Given the same seed (and iterations) it plays the same."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    @abstractmethod
    def choose(self, state: State) -> int:
        """Return an action for the seat in turn."""


class RandomBot(Bot):
    """Any legal action, each as likely."""

    def choose(self, state: State) -> int:
        """Return any legal action."""
        actions = state.legal()
        return actions[int(self.rng.below(len(actions)))]


class GreedyBot(Bot):
    """The action that looks best at first sight; the first listed of equal ones."""

    def choose(self, state: State) -> int:
        """Return the most urgent action."""
        heuristic = self.game.heuristic
        return max(state.legal(), key=lambda action: heuristic.urge(state, action))


class PlannerBot(Bot):
    """Searches: a tree of choices and chances, grown where it looks good, valued by quick play-outs."""

    def __init__(self, game: Game, seed: int, *, seconds: float = 0.1, iterations: int = 0) -> None:
        super().__init__(game, seed)
        self.seconds = seconds
        self.iterations = iterations

    def choose(self, state: State) -> int:
        """Return the action searched most."""
        search = Search(state, self.game.heuristic, self.rng)
        if self.iterations:
            search.run(self.iterations)
        else:
            search.run_for(self.seconds)
        return int(search.best())


LEVELS = {"easy": "random", "medium": "greedy", "hard": "planner@0.1s", "expert": "planner@0.5s"}
BOTS: dict[str, type[Bot]] = {"random": RandomBot, "greedy": GreedyBot, "planner": PlannerBot}


def make(name: str, game: Game, seed: int) -> Bot:
    """Return a bot by its name. Raises `UserError` that lists the names there are."""
    name = LEVELS.get(name, name)
    kind, _, budget = name.partition("@")
    if kind == "planner" and budget:
        if match := re.fullmatch(r"(\d+(?:\.\d+)?)s", budget):
            return PlannerBot(game, seed, seconds=float(match[1]))
        if budget.isdecimal() and int(budget) > 0:
            return PlannerBot(game, seed, iterations=int(budget))
    elif kind in BOTS and not budget:
        return BOTS[kind](game, seed)
    raise UserError("unknown-bot", given=name, accepted=", ".join([*BOTS, "planner@0.5s", "planner@800"]))
