"""Measure how long the short forms of each title are, for `content/lengths.toml` and docs/figures/class.md.

A decision is an action of a seat that had more than one to choose from. Games are played by bots; the minutes of people
are estimated: the whole game takes the minutes of the box, and a decision the same share of them in every form.

Example: `python scripts/lengths.py --games 40`
"""

import argparse
from statistics import mean, quantiles

from sobremesa.bots import make
from sobremesa.bots.play import moves
from sobremesa.classroom.lengths import lengths
from sobremesa.core.game import Game
from sobremesa.core.meta import Value
from sobremesa.core.registry import game, titles
from sobremesa.core.rng import Rng
from sobremesa.core.seats import CHANCE


def decisions(title: Game, players: int, options: dict[str, Value], seed: int, bot: str) -> int:
    """Return how many decisions one game takes."""
    state = title.first(title.meta.setup(players=players, options=options))
    bots = [make(bot, title, 100 * seed + seat) for seat in range(players)]
    count = 0
    playing = moves(state, bots, Rng(seed))
    while True:
        is_choice = state.turn != CHANCE and len(state.legal()) > 1
        if next(playing, None) is None:
            return count
        count += is_choice


def main() -> None:
    """Print a table for each title that has short forms."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=40)
    parser.add_argument("--bot", default="medium")
    args = parser.parse_args()
    for title in map(game, titles()):
        own = lengths(title)
        if own is None:
            continue
        print(f"\n{title.meta.id}: {own.option}, {own.minutes} minutes on the box, {args.games} games each")
        edition = title.meta.edition(None)
        for value in own.values:
            for players in range(edition.least_players, edition.most_players + 1):
                found = [decisions(title, players, {own.option: value} if own.option else {}, seed, args.bot)
                         for seed in range(1, args.games + 1)]  # fmt: skip
                low, *_, high = quantiles(found, n=10) if len(found) > 1 else found * 2
                print(f"{value} with {players}: {mean(found):.0f} decisions ({low:.0f} to {high:.0f})", flush=True)


if __name__ == "__main__":
    main()
