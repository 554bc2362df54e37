"""How far from perfect: what a bot makes of positions beside what nobody can exceed on average from them."""

from dataclasses import dataclass, replace
from functools import partial
from math import fsum

from sobremesa.bots import make
from sobremesa.bots.play import moves
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import Rng, mix
from sobremesa.core.seats import CHANCE, OVER
from sobremesa.lab.playing import Plan
from sobremesa.lab.stats import Estimate, difference, ratio
from sobremesa.lab.workers import Workers


@dataclass(frozen=True)
class Bounded:
    """What was made and what could be at most, on average, and the one as a part of the other."""

    games: int
    points: Estimate
    bound: Estimate
    share: Estimate


def play_bounded(plan: Plan, number: int) -> tuple[int, float] | None:
    """Play one game, alone; return its points and the bound of the first position that has one."""
    title = find_game(plan.game)
    state = title.new(plan.setup)
    chance = Rng(mix(plan.seed, number))
    bot = make(plan.bots[0], title, mix(plan.seed, number, 1))
    while int(state.turn) != OVER:
        if int(state.turn) == CHANCE:
            state.apply(state.sample(chance))
        elif (found := title.bounded(state)) is not None:
            state, bound = found
            for _ in moves(state, [bot], chance):
                pass
            return int(title.score(state)[0]), bound
        else:
            state.play(bot.choose(state))
    return None


def measure_bound(plan: Plan, crew: Workers) -> Bounded:
    """Play all games of a plan for one seat. Raises `UserError` if the title has no bound."""
    if len(plan.bots) != 1 or play_bounded(replace(plan, bots=("random",)), 0) is None:
        raise UserError("no-bound", given=find_game(plan.game).name("en"))
    played = [row for _, row in crew.map(partial(play_bounded, plan), plan.numbers) if row is not None]
    points = [float(row[0]) for row in played]
    bounds = [row[1] for row in played]
    share = ratio(
        fsum(points),
        fsum(bounds),
        fsum(one * one for one in points),
        fsum(one * other for one, other in zip(points, bounds, strict=True)),
        fsum(one * one for one in bounds),
    )
    return Bounded(len(played), difference(points), difference(bounds), share)
