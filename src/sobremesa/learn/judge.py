"""One decision judged: what was played against the best that can be found, and whether the difference is real."""

from dataclasses import dataclass
from math import sqrt

from sobremesa.bots.search import Search
from sobremesa.bots.tree import Node
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng, mix
from sobremesa.core.state import State

__all__ = ["Judgement", "judge"]

BATCH = 24
"""After so many more pairs of trials a comparison that will come to nothing is given up."""


@dataclass(frozen=True)
class Judgement:
    """What a seat may expect (0 to 1) of what was played and of the best found; nothing lost if they are the same."""

    better: int
    expected: float
    possible: float
    error: float
    """The standard error of the difference."""

    @property
    def cost(self) -> float:
        """Return what the choice gave away."""
        return self.possible - self.expected


def judge(game: Game, state: State, played: int, budget: int, seed: int, least: float = 0.0) -> Judgement:
    """Judge an action in a position: half of the budget's descents look for a better one, the rest try it out.

    The best of many trials looks better than it is, so both meet again in fresh luck, the same for both. Nothing
    below `least` is of interest. The same seed and budget, the same judgement.
    """
    found = Search(state, game.heuristic, Rng(seed))
    node = _node(found, played)
    if node not in found.live:
        found.live.append(node)
    found.run(budget // 2)
    better = int(found.best())
    if better == played:
        return Judgement(played, node.mean(), node.mean(), 0.0)
    again = Search(state, game.heuristic, Rng(mix(seed, 1)))
    one, other = _node(again, better), _node(again, played)
    again.live = [one, other]
    mean, error = 0.0, 0.0
    total = squares = 0.0
    for pair in range(1, budget // 4 + 1):
        before = one.total - other.total
        again.descend()
        again.descend()
        difference = one.total - other.total - before
        total += difference
        squares += difference * difference
        mean = total / pair
        error = sqrt(max(squares / pair - mean * mean, 0.0) / pair)
        if pair % BATCH == 0 and mean + 2.0 * error < least:
            break
    return Judgement(better, other.mean(), one.mean(), error)


def _node(search: Search, action: int) -> Node:
    """Return the node of an action among the first ones; an amount that is not listed gets one of its own."""
    for child in search.root.children:
        if child.action == action:
            return child
    node = Node(action, search.me, min(child.prior for child in search.root.children))
    search.root.children.append(node)
    return node
