"""Experts before and after they have learnt, as bots of one's own to be compared: both without a limit of time, with
simulations that take about the same.

`PYTHONPATH=scripts sobremesa ladder planeta --bots unlearned:Before,unlearned:After --games 400` (docs/figures/bots.md)
"""

from sobremesa.bots.bot import Planner
from sobremesa.bots.levels import EXPERT
from sobremesa.core.game import Game


class Before(Planner):
    """As many simulations as an expert had, with what all bots know."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, iterations=EXPERT * game.heuristic.effort())


class After(Planner):
    """An expert."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed, iterations=EXPERT * game.expert.effort(), masterly=True)


class BeforeTenth(Before):
    """With a tenth of the time."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.iterations //= 10


class AfterTenth(After):
    """With a tenth of the time a game: it has more decisions than before."""

    def __init__(self, game: Game, seed: int) -> None:
        super().__init__(game, seed)
        self.iterations //= 12
