"""Play-outs inside compiled code: what simulations, benchmarks and search spend their time in."""

from librt.vecs import vec
from mypy_extensions import i64

from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.core.state import State, new_buffer


def playout(state: State, rng: Rng, buffer: "vec[i64]") -> i64:
    """Play `state` to its end with uniformly random actions; return how many actions that took, chance included."""
    count: i64 = 0
    while state.turn != OVER:
        if state.turn == CHANCE:
            state.apply(state.sample(rng))
        else:
            state.apply(buffer[rng.below(state.legal_into(buffer))])
        count += 1
    return count


def playouts(start: State, rng: Rng, games: i64) -> i64:
    """Play `games` random games from copies of `start`; return the number of actions in all."""
    buffer = new_buffer()
    total: i64 = 0
    for _ in range(games):
        total += playout(start.copy(), rng, buffer)
    return total


def copies(state: State, times: i64) -> None:
    """Copy a state that often (for the benchmark)."""
    for _ in range(times):
        state.copy()
