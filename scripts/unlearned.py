"""Experts before and after they have learnt, as bots of one's own to be compared: both without a limit of time, with
simulations that take about the same.

`PYTHONPATH=scripts sobremesa ladder planeta --bots unlearned:Before,unlearned:After --games 400`, at a table with
`--players 4`. With `PART=30` both take only a thirtieth of the simulations, with `PART=10,12` the one a tenth and the
other a twelfth (docs/figures/bots.md).
"""

from os import environ

from sobremesa.bots.bot import Planner
from sobremesa.bots.levels import EXPERT
from sobremesa.core.game import Game

BEFORE, _, AFTER = environ.get("PART", "1").partition(",")


class Before(Planner):
    """As many simulations as an expert had, with what all bots know."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, simulations=EXPERT * game.heuristic.effort() // int(BEFORE))


class After(Planner):
    """An expert."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, simulations=EXPERT * game.expert.effort() // int(AFTER or BEFORE), as_expert=True)
