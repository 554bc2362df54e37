"""What a title tells bots about itself: how good a position looks, how good an action looks."""

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from sobremesa.core.rng import Rng
from sobremesa.core.state import State

__all__ = ["Heuristic"]


@mypyc_attr(allow_interpreted_subclasses=True)
class Heuristic:
    """A title's knowledge for bots. Sees nothing but the State."""

    def value(self, state: State, seat: i64) -> float:
        """Return how well the game is going for a seat; at its end exactly how well it went."""
        raise NotImplementedError

    def urge(self, state: State, action: i64) -> float:
        """Return how attractive an action looks to the seat in turn, at first sight. Higher is better."""
        raise NotImplementedError

    def scale(self, state: State) -> float:
        """Return the difference in `value` that counts as large, so that one search suits all titles."""
        raise NotImplementedError

    def horizon(self, state: State) -> i64:
        """Return after how many actions a play-out is cut off and valued as it stands; 0 for never."""
        return 0

    def rollout(self, state: State, rng: Rng, buffer: "vec[i64]") -> i64:
        """Return a sensible action by lot, quickly: what a hurried player would do."""
        return buffer[rng.below(state.legal_into(buffer))]
