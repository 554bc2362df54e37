"""The bots by name: levels of known strength, the small grammar of the others (`planner@0.5s`, `planner@800`), and
one's own (`module:Class`).
"""

import re
from collections.abc import Callable

from sobremesa.bots.bot import Beginner, Bot, Greedy, Planner, Random
from sobremesa.bots.own import is_own, make_own, names
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game

LEVELS = ("easy", "medium", "hard", "expert")
"""Weakest first; docs/figures/bots.md says how strong each is."""

ADVISER = LEVELS[-1]
"""Who is asked for a hint."""
EXPERT = 30
"""How many times as far as `hard` an `expert` looks."""

BOTS: dict[str, Callable[[Game, int], Bot]] = {
    "easy": Beginner,
    # Few enough simulations for an answer at once without compiled code.
    "medium": lambda game, seed: Planner(game, seed, simulations=8, first_sight=True),
    # The time is for slow machines: otherwise they play the same on all of them.
    "hard": lambda game, seed: Planner(game, seed, simulations=game.heuristic.effort(), seconds=0.1),
    "expert": lambda game, seed: Planner(
        game, seed, simulations=EXPERT * game.expert.effort(), seconds=0.5, as_expert=True
    ),
    "random": Random,
    "greedy": Greedy,
    "planner": lambda game, seed: Planner(game, seed, seconds=0.1),
}


def make(name: str, game: Game, seed: int) -> Bot:
    """Return a bot by its name. Raises `UserError` that lists the names there are."""
    if is_own(name) and name not in BOTS:
        return make_own(name, game, seed)
    kind, _, budget = name.partition("@")
    if kind == "planner" and budget:
        if match := re.fullmatch(r"(\d+(?:\.\d+)?)s", budget):
            return Planner(game, seed, seconds=float(match[1]))
        if budget.isdecimal() and int(budget) > 0:
            return Planner(game, seed, simulations=int(budget))
    elif kind in BOTS and not budget:
        return BOTS[kind](game, seed)
    accepted = [*BOTS, "planner@0.5s", "planner@800", *names(), "module:Class"]
    raise UserError("unknown-bot", given=name, accepted=", ".join(accepted))


def levels() -> tuple[str, ...]:
    """Return who may be asked to sit at a table: the levels, and the bots that are registered on this machine."""
    return (*LEVELS, *(name for name in names() if name not in LEVELS))
