"""The tree of a search: what was chosen so far, and where to go on.

Chance is drawn anew in every simulation. Where simulations are played out it has no node of its own (open loop): a
node is what was chosen, whatever the dice said; where a learned evaluation stands for the rest it has one. No node
holds a position: each simulation copies the root and plays down, which is cheaper than keeping copies.
"""

from math import exp, sqrt
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.heuristic import Heuristic
from sobremesa.core.seats import CHANCE
from sobremesa.core.state import State, new_buffer

SEEK: Final = 400
"""How many nodes are looked at for a position that came of the last one."""


class Node:
    """A moment in the tree, and what the simulations through it were worth to the seat that chose it."""

    def __init__(self, action: i64, seat: i64, prior: float) -> None:
        self.action: i64 = action
        self.seat: i64 = seat
        self.prior = prior
        self.visits: i64 = 0
        self.total = 0.0
        self.children: list[Node] = []
        self.top = 0.0
        """The best first thought here, by which the others are measured."""
        self.whole = 0.0

    def mean(self) -> float:
        """Return what the simulations were worth on average."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0


class Tree:
    """Nodes, and the way down."""

    def __init__(self, heuristic: Heuristic, explore: float, heat: float, hasty: bool) -> None:
        self.heuristic = heuristic
        self.explore = explore
        """How far to stray from what looked good so far."""
        self.heat = heat
        """How little first thoughts are trusted."""
        self.hasty = hasty
        """Whether there are no second thoughts."""
        self.buffer: vec[i64] = new_buffer()
        self.looked: i64 = 0
        self.sum = 0.0
        self.squares = 0.0
        self.tried: i64 = 0

    def choices(self, node: Node, state: State) -> list[Node]:
        """Return the nodes of the legal actions, new ones for those that were not legal here before."""
        count = state.legal_into(self.buffer)
        found: list[Node] = []
        fresh: list[i64] = []
        for i in range(count):
            action = self.buffer[i]
            known: Node | None = None
            # Mostly the same are legal as before, in the same order.
            if i < len(node.children) and node.children[i].action == action and node.children[i].seat == state.turn:
                known = node.children[i]
            else:
                for child in node.children:
                    if child.action == action and child.seat == state.turn:
                        known = child
                        break
            if known is None:
                fresh.append(action)
            else:
                found.append(known)
        if len(fresh) == 0:
            return found
        if self.hasty:
            judged = [self.heuristic.urge(state, action) for action in fresh]
        else:
            judged = self.heuristic.judge_each(state, fresh)
        if node.whole == 0.0:
            node.top = max(judged)
            for one in judged:
                node.whole += self.weight(one - node.top)
        for i in range(len(fresh)):
            child = Node(fresh[i], state.turn, self.weight(judged[i] - node.top) / node.whole)
            node.children.append(child)
            found.append(child)
        return found

    def weight(self, less: float) -> float:
        """Return the weight of an action by how much less attractive it is than the best: never nothing."""
        return exp(min(max(less, -20.0), 0.0) / self.heat) + 0.02

    def select(self, node: Node, state: State) -> Node:
        """Return the child that promises most: its worth so far, and more for what was tried little."""
        children = self.choices(node, state)
        total = 0.0
        visits: i64 = 0
        for child in children:
            total += child.total
            visits += child.visits
        unknown = total / float(visits) if visits > 0 else 0.0
        spread = self.explore * self.noise() * sqrt(float(visits + 1))
        best = children[0]
        most = -1.0e9
        for child in children:
            worth = child.total / float(child.visits) if child.visits > 0 else unknown
            promise = worth + spread * child.prior / float(1 + child.visits)
            if promise > most:
                most = promise
                best = child
        return best

    def outcome(self, node: Node, action: i64) -> Node:
        """Return the node of what chance said after a choice."""
        for child in node.children:
            if child.action == action and child.seat == CHANCE:
                return child
        child = Node(action, CHANCE, 1.0)
        node.children.append(child)
        return child

    def noise(self) -> float:
        """Return how much simulations differ: exploration is measured by it, so that one search suits all titles."""
        if self.tried < 2:
            return 0.1
        mean = self.sum / float(self.tried)
        return sqrt(max(self.squares / float(self.tried) - mean * mean, 0.0001))

    def learn(self, path: list[Node], odds: list[float], seat: i64) -> None:
        """Take what a simulation came to back up its path, to each seat its own."""
        worth = odds[seat]
        self.tried += 1
        self.sum += worth
        self.squares += worth * worth
        for node in path:
            node.visits += 1
            if node.seat != CHANCE:
                node.total += odds[node.seat]

    def seek(self, node: Node, state: State, turn: i64, wanted: list[int], depth: i64) -> Node | None:
        """Return the node of a position, if it is one of the descendants that no chance stands before."""
        for child in node.children:
            if state.turn == child.seat and child.visits > 1 and self.looked < SEEK:
                self.looked += 1
                after = state.copy()
                after.apply(child.action)
                if after.turn == turn and after.snapshot() == wanted:
                    return child
                if depth > 1:
                    found = self.seek(child, after, turn, wanted, depth - 1)
                    if found is not None:
                        return found
        return None
