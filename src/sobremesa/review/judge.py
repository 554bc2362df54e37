"""Judges one decision: what was played against the best action found, and whether the difference is real."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import hypot, sqrt
from statistics import stdev

from sobremesa.bots.search import Node, Search
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng, mix
from sobremesa.core.state import State

ROUNDS = (0.125, 0.5, 0.5)
"""In how many pairs of trials, as parts of the search, two actions meet again. Most differences do not outlive the
short round. The long ones are two, because within one tree trials follow each other and err together."""

HORIZONS = (-1, 0)
"""How far actions are tried out: as far as bots look; if nothing shows there, as while the table is set, to the end."""
SAME = 1e-6
"""Two actions count as equal if their results differ by less."""


@dataclass(frozen=True)
class Judgement:
    """The expectation (0 to 1) of what was played and of the best action found; equal if nothing was lost."""

    better: int
    expected: float
    possible: float
    error: float
    """The standard error of the difference."""

    @property
    def cost(self) -> float:
        """Return how much the choice cost."""
        return self.possible - self.expected


def judge(game: Game, state: State, played: int, budget: int, seed: int, least: float = 0.0) -> Judgement:
    """Judge an action in a position: a search of so many simulations looks for a better one, then both are tried out.

    The best of many looks better than it is, so they meet again and again in trees grown anew, with fresh luck that is
    the same for both. What does not come to `least` is given up early. The same seed and budget, the same judgement.
    """
    search = Search(state, game.expert, Rng(seed))
    node = _node(search, played)
    if node not in search.candidates:
        search.candidates.append(node)
    search.run(budget)
    better = int(search.best())
    if better == played:
        return Judgement(played, node.mean(), node.mean(), 0.0)
    rounds: list[Judgement] = []
    for number, part in enumerate(ROUNDS, 1):
        rounds.append(_meet(game, state, better, played, int(part * budget), mix(seed, number)))
        if rounds[-1].cost + 2.0 * rounds[-1].error < least:
            return rounds[-1]
    *_, one, other = rounds
    within, between = hypot(one.error, other.error) / 2.0, abs(one.cost - other.cost) / 2.0
    expected, possible = (one.expected + other.expected) / 2.0, (one.possible + other.possible) / 2.0
    return Judgement(better, expected, possible, max(within, between))


def _meet(game: Game, state: State, better: int, played: int, pairs: int, seed: int) -> Judgement:
    """Try two actions with the same luck."""
    search = Search(state, game.expert, Rng(seed))
    one, other = _node(search, better), _node(search, played)
    search.candidates = [one, other]
    differences = []
    for _ in range(max(pairs, 2)):
        before = one.total - other.total
        search.simulate()
        search.simulate()
        differences.append(one.total - other.total - before)
    return Judgement(better, other.mean(), one.mean(), stdev(differences) / sqrt(len(differences)))


def try_out(game: Game, state: State, actions: Sequence[int], trials: int, seed: int) -> list[float]:
    """Return the expectation (0 to 1) of the seat in turn for each action, all simulated with the same luck."""
    for horizon in HORIZONS:
        search = Search(state, game.expert, Rng(seed), horizon=horizon)
        nodes = [_node(search, action) for action in actions]
        search.candidates = list(nodes)
        for _ in range(trials * len(nodes)):
            search.simulate()
        means = [float(node.mean()) for node in nodes]
        if max(means) - min(means) > SAME:
            break
    return means


def _node(search: Search, action: int) -> Node:
    """Return the node of an action among the first ones; an amount that is not listed gets one of its own."""
    for child in search.root.children:
        if child.action == action:
            return child
    node = Node(action, search.me, min(child.prior for child in search.root.children))
    search.root.children.append(node)
    return node
