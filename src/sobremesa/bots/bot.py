"""The bots: players that see nothing but the State."""

from abc import ABC, abstractmethod

from sobremesa.bots.explanations import ExpectedAction, Reasons
from sobremesa.bots.search import Search
from sobremesa.core.game import Game
from sobremesa.core.rng import Rng
from sobremesa.core.state import State


class Bot(ABC):
    """A player. Given the same seed (and number of simulations) it plays the same."""

    def __init__(self, game: Game, seed: int) -> None:
        self.game = game
        self.rng = Rng(seed)

    @abstractmethod
    def choose(self, state: State) -> int:
        """Return an action for the seat in turn."""

    def reasons(self, state: State) -> Reasons:
        """Return the action it would take and why. One that does not look ahead expects nothing."""
        return Reasons((ExpectedAction(self.choose(state), 0.0, 0),))

    def stop(self) -> None:
        """Have it answer at once with the best so far; any thread may say so. Most bots are never long."""
        return


class Random(Bot):
    """Any legal action, each as likely."""

    def choose(self, state: State) -> int:
        """Return any legal action."""
        actions = state.legal()
        return actions[int(self.rng.below(len(actions)))]


class Greedy(Bot):
    """The action that looks best at first sight; the first listed of equal ones."""

    def choose(self, state: State) -> int:
        """Return the most urgent action."""
        heuristic = self.game.heuristic
        return max(state.legal(), key=lambda action: heuristic.urge(state, action))


class Beginner(Bot):
    """Greedy with blurred sight: does not tell apart what differs little, but does nothing absurd."""

    def choose(self, state: State) -> int:
        """Return the action that looks best, give or take a blur."""
        heuristic = self.game.heuristic
        blur = heuristic.blur() / 1000.0
        return max(state.legal(), key=lambda action: heuristic.urge(state, action) + blur * float(self.rng.below(1000)))


class Planner(Bot):
    """Searches: a tree of choices and chances, grown where it looks good, valued by quick play-outs."""

    def __init__(
        self,
        game: Game,
        seed: int,
        *,
        simulations: int = 0,
        seconds: float = 0.0,
        first_sight: bool = False,
        as_expert: bool = False,
    ) -> None:
        """Look ahead so often, or so long; if both are given, until the first is spent. With `first_sight` there are no
        second thoughts; `as_expert` knows what experts do.
        """
        super().__init__(game, seed)
        self.heuristic = game.expert if as_expert else game.heuristic
        self.simulations = simulations
        self.seconds = seconds
        self.first_sight = first_sight
        self.search: Search | None = None

    def choose(self, state: State) -> int:
        """Return the action searched to be best, the only one at once."""
        actions = state.legal()
        if len(actions) == 1:
            return actions[0]
        step = int(self.heuristic.bargain(state))
        return step if step >= 0 else int(self.look(state).best())

    def reasons(self, state: State) -> Reasons:
        """Return the best action and the next best ones with what each is expected to lead to."""
        actions = state.legal()
        if len(actions) == 1:
            return Reasons((ExpectedAction(actions[0], 0.0, 0),))
        search = self.look(state)
        best = search.best()
        tried = [node for node in search.root.children if node.visits > 0 or node.action == best]
        tried.sort(key=lambda node: (node.action == best, search.score(node)), reverse=True)
        options = [ExpectedAction(int(node.action), float(node.mean()), int(node.visits)) for node in tried]
        if (step := int(self.heuristic.bargain(state))) >= 0:
            others = [option for option in options if option.action != step]
            expected = max(option.expected for option in options) + float(self.heuristic.hope(state))
            options = [ExpectedAction(step, expected, sum(option.tried for option in options)), *others]
        return Reasons(tuple(options))

    def look(self, state: State) -> Search:
        """Search from a position, with what an earlier search knows of it."""
        search = self.search
        if search is None or not search.follow(state):
            self.search = search = Search(state, self.heuristic, self.rng, first_sight=self.first_sight)
        search.work(self.simulations, self.seconds)
        return search

    def stop(self) -> None:
        """End the search that is going on."""
        if self.search is not None:
            self.search.stop = True
