"""Chancho as a title: its description, its words, its scenes."""

from chancho.bots.heuristic import ChanchoHeuristic
from chancho.engine.play import Chancho
from chancho.engine.state import Position
from chancho.view.scene import moment, panels
from chancho.view.vocabulary import WORDS
from sobremesa.core.catalogue import Catalogue
from sobremesa.core.cover import Cover
from sobremesa.core.game import Game
from sobremesa.core.meta import Edition, Meta, Option, Setup
from sobremesa.core.tally import Tally
from sobremesa.core.texts import Texts
from sobremesa.core.view import View

GOAL = Option("goal", 100, (50, 100), "chancho.end.goal")


class ChanchoGame(Game[Position]):
    """Chancho, the dice game known as Pig."""

    meta = Meta("chancho", "1.0", (Edition("classic", 2, 6),), (GOAL,), most_actions=20_000)
    words = WORDS
    texts = Texts(__package__)
    rules = Catalogue(__package__, texts)
    heuristic = ChanchoHeuristic()
    view = View(moment=moment, panels=panels)
    cover = Cover(24, x=260, y=150, scale=1.4, dice=((1, 500, 290, 12), (6, 562, 240, -14)), ink="pink")
    tallies = (Tally("held", "held", "gathered"), Tally("lost", "lost", "points"))

    def first(self, setup: Setup) -> Position:
        """Return the first position of a checked setup."""
        return Chancho(setup, [0, 0, 1, 0, 0, *[0] * setup.players])

    def score(self, state: Position) -> tuple[int, ...]:
        """Return the points of each seat as they stand."""
        return tuple(state.points)
