"""How strong the bots are: games between neighbours on the ladder, and ratings with intervals from them.

The chance that a seat wins is taken as its bot's strength over the sum of all strengths at the table (Bradley and
Terry's model; Luce's for more than two). A rating is Elo's measure of it: 400 more is ten times the strength. The
interval is that of the middle 95 % of ratings from games drawn again with replacement.
"""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from itertools import pairwise
from math import exp, log

from sobremesa.bots import Forfeit, make
from sobremesa.bots.play import moves
from sobremesa.core.meta import Setup
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import Rng, mix
from sobremesa.lab.playing import forfeited
from sobremesa.workers import process_pool

RUNGS = ("random", "easy", "greedy", "medium", "hard", "expert")
"""Who is on the ladder, from the bottom."""
REDRAWN = 200
"""How often the games are drawn again for an interval."""
ELO = 400.0 / log(10.0)


@dataclass(frozen=True)
class Bout:
    """One game to be played: who sits where, and its seed."""

    game: str
    setup: Setup
    seats: tuple[str, ...]
    seed: int


@dataclass(frozen=True)
class Score:
    """How one game went: who sat where, what part of the victory each seat has, and the points."""

    seats: tuple[str, ...]
    parts: tuple[float, ...]
    points: tuple[int, ...]


@dataclass(frozen=True)
class Rung:
    """A bot's rating, or its mean points alone, with the 95% interval; and how far it is above the one below."""

    bot: str
    games: int
    rating: float
    ci95: tuple[float, float]
    above: float
    above_ci95: tuple[float, float]
    share: float
    """Victories by the seat in its games with the one below, a shared one by its part."""
    share_ci95: tuple[float, float]


def bouts(game: str, setup: Setup, bots: Sequence[str], games: int, seed: int, one: bool = False) -> list[Bout]:
    """Return so many games for each two neighbours: half of the seats each, or `one` for the upper, turned round.

    Alone each bot plays that many. The luck stays the same until everybody has sat everywhere.
    """
    if setup.players == 1:
        return [Bout(game, setup, (bot,), mix(seed, number)) for bot in bots for number in range(games)]
    planned = []
    for lower, upper in pairwise(bots):
        for number in range(games):
            every = setup.players if one else 2
            seats = tuple(upper if (seat + number) % every == 0 else lower for seat in range(setup.players))
            planned.append(Bout(game, setup, seats, mix(seed, number // every)))
    return planned


def play(bout: Bout) -> Score:
    """Play one game."""
    title = find_game(bout.game)
    state = title.new(bout.setup)
    chance = Rng(bout.seed)
    players = [make(name, title, mix(bout.seed, seat + 1)) for seat, name in enumerate(bout.seats)]
    try:
        for _ in moves(state, players, chance):
            pass
        result = state.result()
        assert result is not None
    except Forfeit as forfeit:
        result = forfeited(title, state, forfeit.seat)
    winners = result.winners
    parts = tuple(1.0 / len(winners) if seat in winners else 0.0 for seat in range(len(bout.seats)))
    return Score(bout.seats, parts, tuple(result.points))


def play_all(todo: Sequence[Bout], jobs: int) -> Iterator[Score]:
    """Play all games, on several cores."""
    if jobs == 1:
        yield from map(play, todo)
        return
    with process_pool(jobs) as pool:
        yield from pool.map(play, todo)


def climb(scores: Sequence[Score], bots: Sequence[str], anchor: str = "greedy") -> list[Rung]:
    """Return the rating of each bot, the anchor's being 1000. Games that nobody won do not change it."""
    fixed = bots.index(anchor) if anchor in bots else 0

    def rate(games: Sequence[Score]) -> list[float]:
        strengths = fit(games, bots)
        return [1000.0 + ELO * (one - strengths[fixed]) for one in strengths]

    return rungs(scores, bots, rate)


def solo(scores: Sequence[Score], bots: Sequence[str]) -> list[Rung]:
    """Return the mean points of each bot that plays alone."""

    def rate(games: Sequence[Score]) -> list[float]:
        means = []
        for bot in bots:
            points = [game.points[0] for game in games if game.seats[0] == bot]
            means.append(sum(points) / max(len(points), 1))
        return means

    return rungs(scores, bots, rate)


def rungs(scores: Sequence[Score], bots: Sequence[str], rate: Callable[[Sequence[Score]], list[float]]) -> list[Rung]:
    """Return the ladder: ratings of the games as they were, intervals from games drawn again, pair by pair."""
    rng = Rng(1)
    groups: dict[frozenset[str], list[Score]] = {}
    for score in scores:
        groups.setdefault(frozenset(score.seats), []).append(score)
    redrawn, shares = [], []
    for _ in range(REDRAWN):
        again = [group[rng.below(len(group))] for group in groups.values() for _ in group]
        redrawn.append(rate(again))
        shares.append(shares_of(again, bots))
    ratings, share = rate(scores), shares_of(scores, bots)
    found = []
    for at, bot in enumerate(bots):
        below = max(at - 1, 0)
        found.append(
            Rung(
                bot,
                sum(bot in score.seats for score in scores),
                ratings[at],
                middle([one[at] for one in redrawn]),
                ratings[at] - ratings[below],
                middle([one[at] - one[below] for one in redrawn]),
                share[at],
                middle([one[at] for one in shares]),
            )
        )
    return found


def shares_of(scores: Sequence[Score], bots: Sequence[str]) -> list[float]:
    """Return what part of the victories a seat of each bot has in its games with the one below."""
    shares = []
    for at, bot in enumerate(bots):
        pair = {bots[max(at - 1, 0)], bot}
        parts = [
            part
            for score in scores
            if set(score.seats) == pair
            for name, part in zip(score.seats, score.parts, strict=True)
            if name == bot
        ]
        shares.append(sum(parts) / max(len(parts), 1))
    return shares


def middle(values: list[float]) -> tuple[float, float]:
    """Return where the middle 95 % lie."""
    ordered = sorted(values)
    cut = round(0.025 * len(ordered))
    return ordered[cut], ordered[-1 - cut]


def fit(scores: Sequence[Score], bots: Sequence[str]) -> list[float]:
    """Return the logarithms of the strengths under which what happened is most likely.

    Half a win against either neighbour is added, so that one who never won is still somewhere on the ladder.
    """
    index = {bot: at for at, bot in enumerate(bots)}
    tables: dict[tuple[int, ...], list[float]] = {}
    for score in scores:
        seats = tuple(index[bot] for bot in score.seats)
        wins = tables.setdefault(seats, [0.0] * len(bots))
        for seat, part in zip(seats, score.parts, strict=True):
            wins[seat] += part
    for lower in range(len(bots) - 1):
        wins = tables.setdefault((lower, lower + 1), [0.0] * len(bots))
        wins[lower] += 0.5
        wins[lower + 1] += 0.5
    strengths = [0.0] * len(bots)
    for _ in range(300):
        # Hunter's minorisation: each step brings every strength nearer to wins over what was to be expected.
        wins = [sum(table[at] for table in tables.values()) for at in range(len(bots))]
        expected = [0.0] * len(bots)
        for seats, table in tables.items():
            whole = sum(exp(strengths[seat]) for seat in seats)
            for seat in seats:
                expected[seat] += sum(table) / whole
        strengths = [log(won / met) if won > 0.0 else 0.0 for won, met in zip(wins, expected, strict=True)]
    return strengths
