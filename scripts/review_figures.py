"""How well reviews tell the strong from the weak, and how long they take: the figures of docs/figures/review.md.

Twenty recorded games between `hard` and `easy`, ten of El Plan (two and four seats), five of Deuda Eterna, five of
each bot alone in That's My Planet! counted as one game of both; what part of the five dearest decisions is `easy`'s.

Processor time is told beside the time that passed: it is what a quiet machine takes, spread over the jobs.

Run: python scripts/review_figures.py [--jobs 2] [--budget 600] [--first 0] [--games 20]
"""

import argparse
import os
import resource
import time
from collections import Counter

from sobremesa.bots.play import recorded
from sobremesa.core.rng import mix
from sobremesa.review.review import BUDGET, Costly, review

TABLES = (
    [("elplan", ("hard", "easy"))] * 3
    + [("elplan", ("easy", "hard"))] * 2
    + [("elplan", ("hard", "easy", "hard", "easy"))] * 3
    + [("elplan", ("easy", "hard", "easy", "hard"))] * 2
    + [("deuda", ("hard", "easy", "hard", "easy"))] * 3
    + [("deuda", ("easy", "hard", "easy", "hard"))] * 2
    + [("planeta", ("hard", "easy"))] * 5
)


def processor() -> float:
    """Return the processor time used so far, here and in the processes that have ended."""
    return sum(
        resource.getrusage(who).ru_utime + resource.getrusage(who).ru_stime
        for who in (resource.RUSAGE_SELF, resource.RUSAGE_CHILDREN)
    )


def dearest(id: str, bots: tuple[str, ...], seed: int, budget: int, jobs: int) -> list[tuple[str, Costly]]:
    """Return the five dearest decisions of a game, each with the bot that took it; alone, each plays its own game."""
    found = []
    for seats in [(bot,) for bot in bots] if id == "planeta" else [bots]:
        record = recorded(id, seats, seed)
        begun, used = time.perf_counter(), processor()
        result = review(record, budget=budget, jobs=jobs)
        seconds, used = time.perf_counter() - begun, processor() - used
        found += [(seats[one.seat], one) for one in result.worst(5)]
        told = f"{id} {','.join(seats)} seed {seed}: {len(record.actions)} actions, "
        told += f"{seconds:.1f} s ({used:.1f} s of processor, load {os.getloadavg()[0]:.1f}): "
        print(told + ", ".join(f"{seats[one.seat]} {one.cost:.3f}" for one in result.worst(5)), flush=True)
    return sorted(found, key=lambda pair: -pair[1].cost)[:5]


def main() -> None:
    """Play, review, count."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--jobs", type=int, default=2)
    parser.add_argument("--budget", type=int, default=BUDGET)
    parser.add_argument("--first", type=int, default=0)
    parser.add_argument("--games", type=int, default=len(TABLES))
    parser.add_argument("--seed", type=int, default=1)
    given = parser.parse_args()
    whose: dict[str, Counter[str]] = {}
    for number, (id, bots) in list(enumerate(TABLES))[given.first : given.first + given.games]:
        found = dearest(id, bots, mix(given.seed, number) % 10_000, given.budget, given.jobs)
        whose.setdefault(id, Counter()).update(bot for bot, _ in found)
    for id, counts in whose.items():
        print(f"{id}: {counts['easy']} of {counts.total()} belong to easy")
    whole = sum(whose.values(), Counter[str]())
    print(f"all: {whole['easy']} of {whole.total()}, {whole['easy'] / whole.total():.0%}")


if __name__ == "__main__":
    main()
