"""How games of Deuda Eterna between greedy bots go: the figures of docs/figures/deuda.md.

Run: python scripts/deuda_figures.py [GAMES] [EDITION]
"""

import sys
from collections import Counter

from sobremesa.bots import make
from sobremesa.core.registry import game
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.deuda.engine.numbers import LAPS
from sobremesa.games.deuda.engine.state import Position

KINDS = ("devalued", "auctioned", "pirated", "united", "club-formed", "direct-deal", "bankrupt")


def report(games: int, edition: str, players: int) -> None:
    """Play the games and print how they went."""
    title = game("deuda")
    endings: Counter[str] = Counter()
    had: Counter[str] = Counter()
    times: Counter[str] = Counter()
    wins = [0.0] * players
    laps, decisions = [], []
    for number in range(games):
        state = title.new(players=players, edition=edition)
        assert isinstance(state, Position)
        state.journal = []
        chance = Rng(mix(number, players, 99))
        bots = [make("greedy", title, seat) for seat in range(players)]
        count = 0
        while state.turn != OVER:
            if state.turn == CHANCE:
                state.apply(state.sample(chance))
            else:
                state.apply(bots[state.turn].choose(state))
                count += 1
        result = state.result()
        assert result is not None
        endings[result.rule] += 1
        decisions.append(count)
        laps.append(max(int(state.of(seat, LAPS)) for seat in range(players)))
        told = Counter(event.kind for event in state.journal)
        for kind in KINDS:
            had[kind] += told[kind] > 0
            times[kind] += told[kind]
        begins = next(event.numbers[0] for event in state.journal if event.kind == "begins")
        for winner in result.winners:
            wins[(winner - begins) % players] += 1 / len(result.winners)
    print(f"{players} countries, {games} games, edition {edition}")
    print("  endings %:", {rule: round(100 * n / games, 1) for rule, n in endings.most_common()})
    print(f"  laps: mean {sum(laps) / games:.1f}, most {max(laps)}")
    print(f"  decisions: mean {sum(decisions) / games:.0f}, most {max(decisions)}")
    print(
        "  games with, % (times a game):", {k: (round(100 * had[k] / games), round(times[k] / games, 2)) for k in KINDS}
    )
    print("  wins by place in the turn order, %:", [round(100 * share / max(sum(wins), 1), 1) for share in wins])


if __name__ == "__main__":
    for seats in (2, 3, 4):
        report(int(sys.argv[1]) if len(sys.argv) > 1 else 1000, sys.argv[2] if len(sys.argv) > 2 else "book", seats)
