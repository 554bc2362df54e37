"""What recruits are worth to the search in That's My Planet!: the same hands and luck, boxes open and closed.

`python scripts/recruits.py --simulations 200 --games 200` (docs/figures/bots.md)
"""

import argparse
from concurrent.futures import ProcessPoolExecutor
from functools import partial

from sobremesa.bots.bot import Planner
from sobremesa.bots.play import moves
from sobremesa.core.registry import game
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE
from sobremesa.games.planeta.bots.bound import has_bound, remove_reserve
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.score import total
from sobremesa.lab.stats import difference

TITLE = game("planeta")


def points(state: Planeta, simulations: int, seed: int) -> float:
    """Return what the search makes of a position."""
    for _ in moves(state, [Planner(TITLE, mix(seed, 2), simulations=simulations)], Rng(mix(seed, 5))):
        pass
    return float(total(state))


def play_both(simulations: int, seed: int) -> tuple[float, float]:
    """Draft once, then play on with recruits and without; return both results."""
    state = TITLE.new()
    luck, bot = Rng(mix(seed, 3)), Planner(TITLE, mix(seed, 1), simulations=simulations)
    while not has_bound(state):
        state.apply(state.sample(luck) if state.turn == CHANCE else bot.choose(state))
    without = state.copy()
    remove_reserve(without)
    return points(state, simulations, seed), points(without, simulations, seed)


def main() -> None:
    """Play the games and print the means, and the difference in pairs."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--simulations", type=int, default=200)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--jobs", type=int, default=2)
    given = parser.parse_args()
    with ProcessPoolExecutor(given.jobs) as pool:
        played = list(pool.map(partial(play_both, given.simulations), range(1, given.games + 1)))
    for name, values in (
        ("open", [one for one, _ in played]),
        ("closed", [other for _, other in played]),
        ("open - closed", [one - other for one, other in played]),
    ):
        found = difference(values)
        print(f"{name}: {found.value:.1f} ({found.low:.1f} to {found.high:.1f})")


if __name__ == "__main__":
    main()
