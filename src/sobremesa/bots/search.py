"""Monte Carlo tree search with chance nodes, for any title.

At the root the candidates are tried in turn and the worse half is given up again and again (sequential halving), each
candidate's n-th trial with the same luck as the others' n-th: what differs is then the choice and not the dice. Below
it a tree grows where it looks good.

Chance is drawn anew in every simulation. Where simulations are played out it has no node of its own (open loop): a
node is what was chosen, whatever the dice said; where a learned evaluation stands for the rest it has one. No node
holds a position: each simulation copies the root and plays down, which is cheaper than keeping copies.
"""

from math import exp, log, sqrt
from time import perf_counter, sleep
from typing import Final

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.heuristic import Heuristic
from sobremesa.core.rng import MULTIPLIER, Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State, new_buffer

REST: Final = 0.002
"""After so many seconds other threads get a chance to run, and to say stop."""
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


class Search:
    """A search from one position. Sees nothing but the State; the same seed and simulations, the same tree.

    Another thread may set `stop`: the search ends within a simulation.
    """

    def __init__(
        self,
        state: State,
        heuristic: Heuristic,
        rng: Rng,
        *,
        explore: float = 1.5,
        trust: float = -1.0,
        most: i64 = 12,
        horizon: i64 = -1,
        heat: float = -1.0,
        first_sight: bool = False,
    ) -> None:
        self.heuristic = heuristic
        self.rng = rng
        self.explore = explore
        """How far to stray from what looked good so far."""
        self.heat = heat if heat >= 0.0 else heuristic.heat(state)
        """How little first thoughts are trusted."""
        self.first_sight = first_sight
        """Whether there are no second thoughts."""
        self.trust = trust if trust >= 0.0 else 1.0 if first_sight else heuristic.trust()
        self.far_sighted = not heuristic.plays_out(state)
        self.splits_chance = heuristic.splits_chance(state)
        self.most: i64 = most
        self.length: i64 = horizon
        self.stop = False
        self.simulations: i64 = 0
        """How many there were."""
        self.buffer: vec[i64] = new_buffer()
        self.looked: i64 = 0
        self.luck = Rng(0)
        self.seeds: list[i64] = []
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
        self.tried = 0
        self.candidates: list[Node] = []
        for child in self.choices(root, self.state):
            at = len(self.candidates)
            while at > 0 and self.candidates[at - 1].prior < child.prior:
                at -= 1
            if at < self.most:
                self.candidates.insert(at, child)
                if len(self.candidates) > self.most:
                    self.candidates.pop()

    def follow(self, state: State) -> bool:
        """Go on from a position that came of the last one, if the tree has been there; tell whether it has."""
        self.looked = 0
        node = self.seek(self.root, self.state, state.turn, state.snapshot(), 4)
        if node is None:
            return False
        self.stop = False
        self.start(state, node)
        return True

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

    # -- how long --------------------------------------------------------------------------------

    def run(self, simulations: i64) -> None:
        """Simulate so often."""
        self.work(simulations, 0.0)

    def work(self, simulations: i64, seconds: float) -> None:
        """Simulate so often, or so long; if both are given, until the first is spent.

        The same is spent on each round; after each the worse half of the candidates is given up.
        """
        rounds: i64 = 1
        left = len(self.candidates)
        while left > 2:
            left = (left + 1) // 2
            rounds += 1
        begun = perf_counter()
        rested = begun
        done: i64 = 0
        for number in range(1, rounds + 1):
            part = float(number) / float(rounds)
            while len(self.candidates) > 1 and not self.stop:
                now = perf_counter()
                if now - rested > REST:
                    sleep(0)
                    rested = now
                spent = float(done) / float(simulations) if simulations > 0 else 0.0
                if seconds > 0.0:
                    spent = max(spent, (now - begun) / seconds)
                if spent >= part:
                    break
                self.simulate()
                done += 1
            if self.stop:
                break
            if number < rounds:
                self.halve()

    def halve(self) -> None:
        """Give up the worse half of the candidates; beside the best amount of a range two others come in."""
        ranked: list[Node] = []
        for node in self.candidates:
            at = len(ranked)
            while at > 0 and self.score(ranked[at - 1]) < self.score(node):
                at -= 1
            ranked.insert(at, node)
        keep = (len(ranked) + 1) // 2
        self.candidates = ranked[: max(keep, 2)]
        self.refine(self.candidates[0])

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
                        self.candidates.append(child)

    def score(self, node: Node) -> float:
        """Return what a candidate is worth as far as is known; the first thought counts while little is."""
        if node.visits == 0:
            return -1.0e6 + node.prior
        return node.mean() + self.trust * self.noise() * log(node.prior) / sqrt(float(node.visits))

    def best(self) -> i64:
        """Return the best of the candidates that are left."""
        best = self.candidates[0]
        for node in self.candidates:
            if self.score(node) > self.score(best):
                best = node
        return best.action

    # -- one simulation -----------------------------------------------------------------------------

    def simulate(self) -> None:
        """The candidate tried least, down the tree, a quick play-out, and its worth back up."""
        node = self.candidates[0]
        for other in self.candidates:
            if other.visits < node.visits:
                node = other
        self.deal(node.visits)
        state = self.state.copy()
        state.apply(node.action)
        path = [self.root, node]
        luck = self.luck
        if self.far_sighted:
            self.go_down(node, state, path)
        elif self.splits_chance:
            while node.visits > 0 and state.turn != OVER and self.heuristic.stage(state) < self.until:
                node = self.outcome(node, state.sample(luck)) if state.turn == CHANCE else self.select(node, state)
                state.apply(node.action)
                path.append(node)
            self.play_out(state)
        else:
            while node.visits > 0 and state.turn != OVER and self.heuristic.stage(state) < self.until:
                if state.turn == CHANCE:
                    state.apply(state.sample(luck))
                else:
                    node = self.select(node, state)
                    state.apply(node.action)
                    path.append(node)
            self.play_out(state)
        self.simulations += 1
        self.learn(path, self.heuristic.odds(state), self.me)

    def go_down(self, node: Node, state: State, path: list[Node]) -> None:
        """Follow the tree, what chance says being a part of it, to a choice that is new; there the best is taken."""
        luck = self.luck
        while state.turn != OVER:
            if state.turn == CHANCE:
                node = self.outcome(node, state.sample(luck))
                state.apply(node.action)
            else:
                new = len(node.children) == 0
                node = self.select(node, state)
                state.apply(node.action)
                if new:
                    path.append(node)
                    return
            path.append(node)

    def play_out(self, state: State) -> None:
        """Play on to the horizon: the own seat with care, the others in a hurry."""
        heuristic = self.heuristic
        luck = self.luck
        while state.turn != OVER and heuristic.stage(state) < self.until:
            if state.turn == CHANCE:
                state.apply(state.sample(luck))
            elif state.turn == self.me:
                state.apply(heuristic.careful(state, self.buffer))
            else:
                state.apply(heuristic.rollout(state, luck, self.buffer))

    def deal(self, number: i64) -> None:
        """Take up the luck of the n-th trial, the same for every candidate."""
        while len(self.seeds) <= 2 * number:
            self.seeds.append(self.rng.word())
            self.seeds.append(self.rng.word() % (MULTIPLIER - 1) + 1)
        self.luck.x = self.seeds[2 * number]
        self.luck.carry = self.seeds[2 * number + 1]

    # -- the tree ----------------------------------------------------------------------------------

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
        if self.first_sight:
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
