"""NewGame as a title: its description, its words, its scenes."""

from newgame.bots.heuristic import NewGameHeuristic
from newgame.engine.parameters import Parameters
from newgame.engine.play import NewGameState
from newgame.engine.state import Position
from newgame.view.scene import moment, panels
from newgame.view.vocabulary import WORDS
from sobremesa.core.catalogue import Catalogue
from sobremesa.core.game import Game
from sobremesa.core.meta import Edition, Meta, Setup
from sobremesa.core.texts import Texts
from sobremesa.core.view import View


class NewGame(Game[Position]):
    """NewGame."""

    meta = Meta(id="newgame", rules_version="1.0", editions=(Edition("classic", 2, 6),), options=(), most_actions=500)
    words = WORDS
    texts = Texts(__package__)
    rules = Catalogue(__package__, texts)
    heuristic = NewGameHeuristic()
    view = View(moment=moment, panels=panels)

    def first(self, setup: Setup) -> Position:
        """Return the first position of a checked setup."""
        return NewGameState(Parameters(setup), 0, 0, [0] * setup.players)

    def score(self, state: Position) -> tuple[int, ...]:
        """Return the points of each seat as they stand."""
        return tuple(state.points)
