"""Monte Carlo tree search with chance nodes, for any title.

At the root the candidates are tried in turn and the worse half is given up again and again (sequential halving), each
candidate's n-th trial with the same luck as the others' n-th: what differs is then the choice and not the dice. Below
it a tree grows where it looks good; below a chance event the outcomes drawn so far have a node each. No node holds a
position: each descent copies the root and plays down, which is cheaper than keeping the copies.
"""

from math import exp, log, sqrt
from time import perf_counter, sleep

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.heuristic import Heuristic
from sobremesa.core.rng import MULTIPLIER, Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State, new_buffer

__all__ = ["Node", "Search"]

REST = 0.002
"""After so many seconds other threads get a chance to run, and to say stop."""
SEEK = 400
"""How many nodes are looked at for a position that came of the last one."""


class Node:
    """A moment in the tree, and what the descents through it were worth to the seat that chose it."""

    def __init__(self, action: i64, seat: i64, prior: float) -> None:
        self.action: i64 = action
        self.seat: i64 = seat
        self.prior = prior
        self.visits: i64 = 0
        self.total = 0.0
        self.children: list[Node] = []
        self.kept: list[Node] = []

    def mean(self) -> float:
        """Return what the descents were worth on average."""
        return self.total / float(self.visits) if self.visits > 0 else 0.0


class Search:
    """A search from one position. Sees nothing but the State; the same seed and iterations give the same tree.

    Another thread may set `stop`: the search ends within a descent.
    """

    def __init__(
        self,
        state: State,
        heuristic: Heuristic,
        rng: Rng,
        *,
        explore: float = 1.5,
        trust: float = 1.0,
        most: i64 = 12,
        careful: bool = True,
        paired: bool = True,
        horizon: i64 = -1,
        heat: float = 4.0,
        widen: bool = True,
        closed: bool = True,
    ) -> None:
        self.heuristic = heuristic
        self.rng = rng
        self.explore = explore
        self.trust = trust
        self.most: i64 = most
        self.careful = careful
        self.paired = paired
        self.heat = heat
        self.widen = widen
        self.closed = closed
        self.length: i64 = horizon
        self.stop = False
        self.descents: i64 = 0
        self.luck = Rng(0)
        self.seeds: list[i64] = []
        self.buffer: vec[i64] = new_buffer()
        self.start(state, Node(0, state.turn, 1.0))

    def start(self, state: State, root: Node) -> None:
        """Begin at a position and its node."""
        self.state = state.copy()
        self.root = root
        self.me: i64 = state.turn
        ahead = self.length if self.length >= 0 else self.heuristic.horizon(state)
        self.until: i64 = self.heuristic.stage(state) + ahead if ahead > 0 else 1_000_000_000
        self.sum = 0.0
        self.squares = 0.0
        self.tried: i64 = 0
        if len(root.children) == 0:
            self.expand(root, self.state)
        self.live: list[Node] = []
        for child in root.children:
            at = len(self.live)
            while at > 0 and self.live[at - 1].prior < child.prior:
                at -= 1
            if at < self.most:
                self.live.insert(at, child)
                if len(self.live) > self.most:
                    self.live.pop()

    def follow(self, state: State) -> bool:
        """Go on from a position that came of the last one, if the tree has been there; tell whether it has."""
        self.looked: i64 = 0
        node = self.seek(self.root, self.state, state.turn, state.snapshot(), 4)
        if node is None or len(node.children) == 0 or node.children[0].seat != state.turn:
            return False
        self.stop = False
        self.start(state, node)
        return True

    def seek(self, node: Node, state: State, turn: i64, wanted: list[int], depth: i64) -> Node | None:
        """Return the node of a position, if it is one of the descendants that were visited."""
        for child in node.children:
            if child.visits > 1 and self.looked < SEEK:
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

    # -- how long --------------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        """Descend that often."""
        self.work(iterations, 0.0)

    def run_for(self, seconds: float) -> None:
        """Descend until the time is over."""
        self.work(0, seconds)

    def work(self, iterations: i64, seconds: float) -> None:
        """Spend the same on each round; after each the worse half of the candidates is given up."""
        rounds: i64 = 1
        left = len(self.live)
        while left > 2:
            left = (left + 1) // 2
            rounds += 1
        begun = perf_counter()
        rested = begun
        done: i64 = 0
        for number in range(1, rounds + 1):
            part = float(number) / float(rounds)
            while len(self.live) > 1 and not self.stop:
                now = perf_counter()
                if now - rested > REST:
                    sleep(0)
                    rested = now
                spent = (now - begun) / seconds if seconds > 0.0 else float(done) / float(iterations)
                if spent >= part:
                    break
                self.descend()
                done += 1
            if self.stop:
                break
            if number < rounds:
                self.halve()

    def halve(self) -> None:
        """Give up the worse half of the candidates; beside the best amount of a range two others come in."""
        ranked: list[Node] = []
        for node in self.live:
            at = len(ranked)
            while at > 0 and self.score(ranked[at - 1]) < self.score(node):
                at -= 1
            ranked.insert(at, node)
        keep = (len(ranked) + 1) // 2
        self.live = ranked[: keep if keep > 2 else 2]
        if self.widen:
            self.refine(self.live[0])

    def refine(self, node: Node) -> None:
        """Let in the amounts half way from an amount to those listed before and after it."""
        for choice in self.state.ranges():
            if int(node.action) in choice:
                amount = choice.amount(int(node.action))
                below, above = choice.least, choice.most
                for child in self.root.children:
                    if int(child.action) in choice:
                        other = choice.amount(int(child.action))
                        if below < other < amount:
                            below = other
                        if amount < other < above:
                            above = other
                for middle in ((below + amount) // 2, (above + amount) // 2):
                    middle -= (middle - choice.least) % choice.step
                    if below < middle < above and middle != amount:
                        child = Node(choice.action(middle), self.me, node.prior)
                        self.root.children.append(child)
                        self.live.append(child)

    def score(self, node: Node) -> float:
        """Return what a candidate is worth as far as is known; the first thought counts while little is."""
        if node.visits == 0:
            return -1.0e6 + node.prior
        return node.mean() + self.trust * self.noise() * log(node.prior) / sqrt(float(node.visits))

    def best(self) -> i64:
        """Return the best of the candidates that are left."""
        best = self.live[0]
        for node in self.live:
            if self.score(node) > self.score(best):
                best = node
        return best.action

    # -- one descent -----------------------------------------------------------------------------

    def descend(self) -> None:
        """The candidate tried least, down the tree, a quick play-out, and its worth back up."""
        node = self.live[0]
        for other in self.live:
            if other.visits < node.visits:
                node = other
        self.deal(node.visits)
        state = self.state.copy()
        state.apply(node.action)
        path = [self.root, node]
        luck = self.luck
        while node.visits > 0 and state.turn != OVER and self.heuristic.stage(state) < self.until:
            if state.turn == CHANCE:
                drawn = state.sample(luck)
                state.apply(drawn)
                node = self.outcome(node, drawn if self.closed else 0)
            else:
                if len(node.children) == 0 or not self.closed:
                    self.expand(node, state)
                node = self.select(node)
                state.apply(node.action)
            path.append(node)
        self.play_out(state)
        odds = self.heuristic.odds(state)
        worth = odds[self.me]
        self.tried += 1
        self.descents += 1
        self.sum += worth
        self.squares += worth * worth
        for node in path:
            node.visits += 1
            if node.seat >= 0:
                node.total += odds[node.seat]

    def play_out(self, state: State) -> None:
        """Play on to the horizon: the own seat with care, the others in a hurry."""
        heuristic = self.heuristic
        luck = self.luck
        while state.turn != OVER and heuristic.stage(state) < self.until:
            if state.turn == CHANCE:
                state.apply(state.sample(luck))
            elif state.turn == self.me and self.careful:
                state.apply(heuristic.careful(state, self.buffer))
            else:
                state.apply(heuristic.rollout(state, luck, self.buffer))

    def deal(self, number: i64) -> None:
        """Take up the luck of the n-th trial, the same for every candidate."""
        if not self.paired:
            number = self.descents
        while len(self.seeds) <= 2 * number:
            self.seeds.append(self.rng.word())
            self.seeds.append(self.rng.word() % (MULTIPLIER - 1) + 1)
        self.luck.x = self.seeds[2 * number]
        self.luck.carry = self.seeds[2 * number + 1]

    def expand(self, node: Node, state: State) -> None:
        """Give a decision a node for every legal action, the more attractive ones with more weight."""
        count = state.legal_into(self.buffer)
        judged = [self.heuristic.judge(state, self.buffer[i]) for i in range(count)]
        most = max(judged)
        weights = [exp(max(one - most, -20.0) / self.heat) + 0.02 for one in judged]
        whole = sum(weights)
        old = node.kept
        children: list[Node] = []
        for i in range(count):
            found: Node | None = None
            for child in old:
                if child.action == self.buffer[i] and child.seat == state.turn:
                    found = child
            if found is None:
                found = Node(self.buffer[i], state.turn, weights[i] / whole)
                node.kept.append(found)
            children.append(found)
        node.children = children

    def select(self, node: Node) -> Node:
        """Return the child that promises most: its worth so far, and more for what was tried little."""
        total = 0.0
        visits: i64 = 0
        for child in node.children:
            total += child.total
            visits += child.visits
        unknown = total / float(visits) if visits > 0 else 0.0
        spread = self.explore * self.noise() * sqrt(float(visits + 1))
        best = node.children[0]
        most = -1.0e9
        for child in node.children:
            worth = child.total / float(child.visits) if child.visits > 0 else unknown
            promise = worth + spread * child.prior / float(1 + child.visits)
            if promise > most:
                most = promise
                best = child
        return best

    def noise(self) -> float:
        """Return how much descents differ: exploration is measured by it, so that one search suits all titles."""
        if self.tried < 2:
            return 0.1
        mean = self.sum / float(self.tried)
        return sqrt(max(self.squares / float(self.tried) - mean * mean, 0.0001))

    def outcome(self, node: Node, action: i64) -> Node:
        """Return the node of a chance outcome, a new one the first time it comes up."""
        for child in node.children:
            if child.action == action:
                return child
        child = Node(action, CHANCE, 0.0)
        node.children.append(child)
        return child
