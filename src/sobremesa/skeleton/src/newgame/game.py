"""NewGame as a title: its description, its words, its scenes."""

from collections.abc import Sequence

from newgame.bots.heuristic import NewGameHeuristic
from newgame.engine.parameters import Parameters
from newgame.engine.play import NewGameState
from newgame.engine.state import Position
from newgame.view.scene import moment, panels
from newgame.view.vocabulary import WORDS
from sobremesa.core.catalogue import Catalogue
from sobremesa.core.game import Game
from sobremesa.core.meta import Edition, Meta, Setup
from sobremesa.core.scene import Scene
from sobremesa.core.texts import Texts


class NewGame(Game[Position]):
    """NewGame."""

    meta = Meta(id="newgame", rules_version="1.0", editions=(Edition("classic", 2, 6),), options=(), most_actions=500)
    words = WORDS
    texts = Texts(__package__)
    rules = Catalogue(__package__, texts)
    heuristic = NewGameHeuristic()

    def first(self, setup: Setup) -> Position:
        """Return the first position of a checked setup."""
        return NewGameState(Parameters(setup), 0, 0, [0] * setup.players)

    def scene(self, state: Position, lang: str = "es", names: Sequence[str] = ()) -> Scene:
        """Return what a person at the table perceives."""
        speech = self.speech(state, lang, names)
        lines = panels(state, speech)
        words = [f"{row[0].text}: {row[1].text}." for row in lines[0].rows]
        score = tuple(state.points)
        return self.compose(
            state, speech, moment=moment(state, speech), panels=lines, table=None, words=words, score=score
        )
