"""What a title tells bots about itself: how good a position looks, how good an action looks."""

from math import exp
from typing import Any, Generic

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr
from typing_extensions import TypeVar

from sobremesa.core.rng import Rng
from sobremesa.core.state import State, new_buffer


def shares(scores: list[float]) -> list[float]:
    """Return odds that add up to one: a score that is one higher is e times as likely."""
    most = max(scores)
    weights = [exp(score - most) for score in scores]
    whole = sum(weights)
    return [weight / whole for weight in weights]


S = TypeVar("S", bound=State, default=Any)
"""The state of the title."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic(Generic[S]):
    """A title's knowledge for bots. Sees nothing but the State."""

    def odds(self, state: S) -> list[float]:
        """Return for each seat how likely it is to win, a shared win by its part; alone, how well it goes (0 to 1)."""
        raise NotImplementedError

    def urge(self, state: S, action: i64) -> float:
        """Return how attractive an action looks to the seat in turn, at first sight. Higher is better."""
        raise NotImplementedError

    def judge(self, state: S, action: i64) -> float:
        """Return the same on second thoughts: what a search starts from."""
        return self.urge(state, action)

    def judge_each(self, state: S, actions: list[i64]) -> list[float]:
        """Return the same of some actions of one position."""
        return [self.judge(state, action) for action in actions]

    def weights(self) -> list[float]:
        """Return the numbers that second thoughts go by and that training may change; none if they go by rules."""
        return []

    def weigh(self, weights: list[float]) -> None:
        """Go by other numbers. Raises `ValueError` if they are not as many."""
        raise NotImplementedError

    def stage(self, state: S) -> i64:
        """Return a number that grows as the game goes on, by which play-outs are measured: periods, laps."""
        return 0

    def horizon(self, state: S) -> i64:
        """Return after how many stages a play-out is cut off and valued as it stands; 0 for never."""
        return 0

    def heat(self, state: S) -> float:
        """Return the difference in second thoughts that makes a search try one action e times as often as another."""
        return 4.0

    def plays_out(self, state: S) -> bool:
        """Tell whether a search plays on to the horizon before it asks for the odds."""
        return True

    def splits_chance(self, state: S) -> bool:
        """Tell whether a search that plays out tells apart what chance said, or averages over it (open loop)."""
        return False

    def blur(self) -> float:
        """Return the difference in `urge` that a beginner does not see."""
        raise NotImplementedError

    def trust(self) -> float:
        """Return how far a search goes by second thoughts while it knows little, in standard errors of what it does."""
        return 1.0

    def effort(self) -> i64:
        """Return how many simulations of a search make a hard opponent."""
        return 32

    def bargain(self, state: S) -> i64:
        """Return the next step towards something worth proposing to others; -1 if there is nothing."""
        return -1

    def hope(self, state: S) -> float:
        """Return what that would add to the odds of whoever proposes it, if all agree."""
        return 0.0

    def full(self) -> float:
        """Return the points that odds of 1 stand for where one plays alone; 0 where odds are of winning."""
        return 0.0

    def rollout(self, state: S, rng: Rng, buffer: "vec[i64]") -> i64:
        """Return a sensible action by lot, quickly: what a hurried player would do."""
        return buffer[rng.below(state.legal_into(buffer))]

    def most_urgent(self, state: S, rng: Rng, buffer: "vec[i64]", count: i64) -> i64:
        """Return the most urgent of so many listed actions, give or take a little; an only one without a lot."""
        best = buffer[0]
        if count == 1:
            return best
        most = -1000.0
        for i in range(count):
            urge = self.urge(state, buffer[i]) + float(rng.below(1000)) * 0.002
            if urge > most:
                most = urge
                best = buffer[i]
        return best

    def hurried(self, state: S, rng: Rng) -> i64:
        """Return what `rollout` does; for plain Python, whose buffers compiled code would never free."""
        return self.rollout(state, rng, new_buffer())

    def careful(self, state: S, buffer: "vec[i64]") -> i64:
        """Return the action that is judged best; the first listed of equal ones."""
        count = state.legal_into(buffer)
        best = buffer[0]
        if count == 1:
            return best
        most = -1.0e9
        for i in range(count):
            judged = self.judge(state, buffer[i])
            if judged > most:
                most = judged
                best = buffer[i]
        return best
