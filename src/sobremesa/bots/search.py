"""Monte Carlo tree search with chance nodes, for any title.

At the root the candidates are tried in turn and the worse half is given up again and again (sequential halving), each
candidate's n-th trial with the same luck as the others' n-th: what differs is then the choice and not the dice. Below
it a tree grows where it looks good.
"""

from math import log, sqrt
from time import perf_counter, sleep
from typing import Final

from mypy_extensions import i64

from sobremesa.bots.tree import Node, Tree
from sobremesa.core.heuristic import Heuristic
from sobremesa.core.rng import MULTIPLIER, Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State

REST: Final = 0.002
"""After so many seconds other threads get a chance to run, and to say stop."""


class Search(Tree):
    """A search from one position. Sees nothing but the State; the same seed and iterations give the same tree.

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
        hasty: bool = False,
    ) -> None:
        super().__init__(heuristic, explore, heat if heat >= 0.0 else heuristic.heat(state), hasty)
        self.rng = rng
        self.trust = trust if trust >= 0.0 else 1.0 if hasty else heuristic.trust()
        self.far_sighted = not heuristic.plays_out(state)
        self.splits_chance = heuristic.splits_chance(state)
        self.most: i64 = most
        self.length: i64 = horizon
        self.stop = False
        self.simulations: i64 = 0
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
        self.live: list[Node] = []
        for child in self.choices(root, self.state):
            at = len(self.live)
            while at > 0 and self.live[at - 1].prior < child.prior:
                at -= 1
            if at < self.most:
                self.live.insert(at, child)
                if len(self.live) > self.most:
                    self.live.pop()

    def follow(self, state: State) -> bool:
        """Go on from a position that came of the last one, if the tree has been there; tell whether it has."""
        self.looked = 0
        node = self.seek(self.root, self.state, state.turn, state.snapshot(), 4)
        if node is None:
            return False
        self.stop = False
        self.start(state, node)
        return True

    # -- how long --------------------------------------------------------------------------------

    def run(self, iterations: i64) -> None:
        """Descend that often."""
        self.work(iterations, 0.0)

    def work(self, iterations: i64, seconds: float) -> None:
        """Descend so often, or so long; if both are given, until the first is spent.

        The same is spent on each round; after each the worse half of the candidates is given up.
        """
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
                spent = float(done) / float(iterations) if iterations > 0 else 0.0
                if seconds > 0.0:
                    spent = max(spent, (now - begun) / seconds)
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
        self.live = ranked[: max(keep, 2)]
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

    # -- one simulation -----------------------------------------------------------------------------

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
