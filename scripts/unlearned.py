"""Experts without their learned evaluation, as bots of one's own, to be compared with those who have it.

`PYTHONPATH=scripts sobremesa ladder planeta --bots unlearned:Expert,expert --games 400` (docs/figures/bots.md)
"""

from sobremesa.bots.bot import Planner
from sobremesa.bots.levels import EXPERT
from sobremesa.core.game import Game


class Expert(Planner):
    """As many simulations as an expert had, with what all bots know."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, iterations=EXPERT * game.heuristic.effort(), seconds=0.5)
