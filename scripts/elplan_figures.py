"""How games of El Plan between greedy bots go: the figures of docs/figures/elplan.md, as Markdown rows.

Run: python scripts/elplan_figures.py [GAMES] [EDITION [LEVEL [PLAYERS]]]
The games are those of `sobremesa simulate elplan --bots greedy --option plans=deal --seed 1`.
"""

import sys
from collections import Counter, defaultdict
from collections.abc import Iterable

from sobremesa.bots import make
from sobremesa.core.registry import game
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.view.kinds import TOLD_CARD, TOLD_PLAN, pack_of

TITLE = game("elplan")
SEED = 1


def play(edition: str, level: int, players: int, number: int) -> ElPlan:
    """Play one game to its end and keep what was told."""
    state = TITLE.new(edition=edition, level=level, players=players, options={"plans": "deal"})
    assert isinstance(state, ElPlan)
    state.journal = []
    chance = Rng(mix(SEED, number))
    bots = [make("greedy", TITLE, mix(SEED, number, seat + 1)) for seat in range(players)]
    while state.turn != OVER:
        state.apply(state.sample(chance) if state.turn == CHANCE else bots[state.turn].choose(state))
    return state


def spread(wins: Iterable[float], fair: float) -> str:
    """Return the least and the most of some shares, as multiples of the fair one."""
    shares = [share / fair for share in wins]
    return f"{min(shares):.2f} to {max(shares):.2f}"


def report(edition: str, level: int, players: int, games: int) -> None:
    """Play the games and print a row, and below it what stands behind it."""
    had: Counter[str] = Counter()
    won: defaultdict[str, float] = defaultdict(float)
    bought: Counter[str] = Counter()
    seats, order, ideas = [0.0] * players, [0.0] * players, 0.0
    for number in range(games):
        state = play(edition, level, players, number)
        result = state.result()
        assert result is not None
        assert state.journal is not None
        plans = {e.numbers[0]: TOLD_PLAN.token(e.numbers[1], state) for e in state.journal if e.kind == "planned"}
        first = next(event.numbers[0] for event in state.journal if event.kind == "first")
        had.update(plans.values())
        bought.update({TOLD_CARD.token(event.numbers[0], state) for event in state.journal if event.kind == "acquired"})
        for winner in result.winners:
            share = 1 / len(result.winners)
            won[plans[winner]] += share
            seats[winner] += share
            order[(winner - first) % players] += share
            ideas += share * int(state.all_ideas(winner))
    shares = {plan: players * won[plan] / had[plan] for plan in had}
    fair = games / players
    print(
        f"| {edition} {level}, {players} | {spread(shares.values(), 1)} | {spread(seats, fair)} "
        f"| {spread(order, fair)} | {ideas / games:.1f} |"
    )
    print("  plans:", ", ".join(f"{plan} {share:.2f}" for plan, share in sorted(shares.items(), key=lambda x: x[1])))
    print("  order from the first player:", " ".join(f"{share / fair:.2f}" for share in order))
    cards = {card.id for card in pack_of(state).investments}
    rare = ", ".join(
        f"{card} {100 * bought[card] / games:.1f} %" for card in sorted(cards, key=lambda c: bought[c])[:3]
    )
    print("  rarest investments, games in which somebody bought them:", rare, flush=True)


if __name__ == "__main__":
    wanted = sys.argv[2:]
    for one in TITLE.meta.editions:
        for degree in one.levels:
            for count in range(one.least_players, one.most_players + 1):
                table = [one.id, str(degree), str(count)]
                if one.id != "tutorial" and table[: len(wanted)] == wanted:
                    report(one.id, degree, count, int(sys.argv[1]) if len(sys.argv) > 1 else 1000)
