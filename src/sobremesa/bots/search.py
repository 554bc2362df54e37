"""Monte Carlo tree search with chance nodes, for any title.

A node is a moment reached by one action. Below a decision every legal action has a node; below a chance event the
outcomes drawn so far have one, so a roll that turns out badly is told apart from one that turns out well. No node
holds a position: each descent copies the root and plays down, which is cheaper than keeping the copies.
"""

from math import exp, sqrt
from time import perf_counter

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.heuristic import Heuristic
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State, new_buffer

__all__ = ["Node", "Search"]


class Node:
    """A moment in the tree, and what the descents through it were worth to the seat that chose it."""

    def __init__(self, action: i64, seat: i64, prior: float) -> None:
        self.action: i64 = action
        self.seat: i64 = seat
        self.prior = prior
        self.visits: i64 = 0
        self.total = 0.0
        self.children: list[Node] = []


class Search:
    """A search from one position. Sees nothing but the State; the same seed and iterations give the same tree."""

    def __init__(self, state: State, heuristic: Heuristic, rng: Rng, *, explore: float = 1.5) -> None:
        self.state = state.copy()
        self.heuristic = heuristic
        self.rng = rng
        self.explore = explore
        self.scale = heuristic.scale(state)
        self.horizon: i64 = heuristic.horizon(state)
        self.buffer: vec[i64] = new_buffer()
        self.root = Node(0, state.turn, 1.0)
        self.expand(self.root, self.state)

    def run(self, iterations: i64) -> None:
        """Descend that often."""
        if len(self.root.children) > 1:
            for _ in range(iterations):
                self.descend()

    def run_for(self, seconds: float) -> None:
        """Descend until the time is over."""
        until = perf_counter() + seconds
        while len(self.root.children) > 1 and perf_counter() < until:
            self.descend()

    def best(self) -> i64:
        """Return the action searched most; of equal ones the better."""
        best = self.root.children[0]
        for child in self.root.children:
            if child.visits > best.visits or (child.visits == best.visits and child.total > best.total):
                best = child
        return best.action

    def descend(self) -> None:
        """One descent: down the tree, one new node, a quick play-out, and its worth back up."""
        state = self.state.copy()
        node = self.root
        path = [node]
        while state.turn != OVER:
            fresh = node.visits == 0
            if state.turn == CHANCE:
                node = self.outcome(node, state.sample(self.rng))
            else:
                if len(node.children) == 0:
                    self.expand(node, state)
                node = self.select(node)
            state.apply(node.action)
            path.append(node)
            if fresh and len(path) > 2:
                break
        left = self.horizon
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.apply(state.sample(self.rng))
            else:
                state.apply(self.heuristic.rollout(state, self.rng, self.buffer))
            left -= 1
            if left == 0:
                break
        for node in path:
            node.visits += 1
            node.total += self.heuristic.value(state, max(node.seat, 0)) / self.scale

    def expand(self, node: Node, state: State) -> None:
        """Give a decision a node for every legal action, the more attractive ones with more weight."""
        count = state.legal_into(self.buffer)
        urges = [self.heuristic.urge(state, self.buffer[i]) for i in range(count)]
        most = max(urges)
        weights = [exp(max(urge - most, -20.0) / 4.0) + 0.05 for urge in urges]
        whole = sum(weights)
        children: list[Node] = []
        for i in range(count):
            children.append(Node(self.buffer[i], state.turn, weights[i] / whole))
        node.children = children

    def select(self, node: Node) -> Node:
        """Return the child that promises most: its worth so far, and more for what was tried little."""
        spread = self.explore * sqrt(float(node.visits + 1))
        unknown = node.total / float(node.visits) if node.visits > 0 else 0.0
        best = node.children[0]
        most = -1.0e9
        for child in node.children:
            worth = child.total / float(child.visits) if child.visits > 0 else unknown
            promise = worth + spread * child.prior / float(1 + child.visits)
            if promise > most:
                most = promise
                best = child
        return best

    def outcome(self, node: Node, action: i64) -> Node:
        """Return the node of a chance outcome, a new one the first time it comes up."""
        for child in node.children:
            if child.action == action:
                return child
        child = Node(action, CHANCE, 0.0)
        node.children.append(child)
        return child
