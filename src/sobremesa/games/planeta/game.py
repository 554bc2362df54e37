"""That's My Planet! as a title: its description, its words, its scenes."""

from collections.abc import Sequence

from sobremesa.core.catalogue import Catalogue
from sobremesa.core.cover import Cover
from sobremesa.core.game import Game
from sobremesa.core.meta import Edition, Meta, Option, Setup
from sobremesa.core.packing import first, second, verb_of
from sobremesa.core.scene import Scene
from sobremesa.core.state import State
from sobremesa.core.texts import Texts
from sobremesa.core.vocabulary import Speech
from sobremesa.games.planeta.bots.heuristic import PlanetaHeuristic
from sobremesa.games.planeta.content.model import KINDS, PLACE_IDS, Content
from sobremesa.games.planeta.content.setup import BARRED, TIE, first_position
from sobremesa.games.planeta.credits import CREDITS
from sobremesa.games.planeta.engine import actions
from sobremesa.games.planeta.engine.state import Position
from sobremesa.games.planeta.tallies import TALLIES
from sobremesa.games.planeta.view.board import draw
from sobremesa.games.planeta.view.scene import Table, moment, table
from sobremesa.games.planeta.view.text import MARKS, card_text, panels
from sobremesa.games.planeta.view.vocabulary import HELD, SHIP, WORDS

__all__ = ["PlanetaGame"]


class PlanetaGame(Game):
    """That's My Planet!"""

    meta = Meta(
        id="planeta",
        rules_version="1.0",
        editions=(Edition("solo", 1, 1),),
        options=(
            Option("faces", False, (False, True), "planeta.setup.deck"),
            Option("tie", "nothing", TIE, "planeta.act.tie"),
            Option("barred", "any", BARRED, "planeta.act.barred_returns"),
        ),
        most_actions=5000,
        credits=CREDITS,
    )
    words = WORDS
    texts = Texts(__package__)
    rules = Catalogue(__package__, texts)
    heuristic = PlanetaHeuristic()
    content = Content
    cover = Cover(30, 5, x=372, y=330, scale=0.82, ground="night", dice=((5, 572, 330, 14),), ink="blue")
    tallies = TALLIES

    def first(self, setup: Setup) -> State:
        """Return the first position of a checked setup."""
        return first_position(setup)

    def scene(self, state: State, lang: str = "es", names: Sequence[str] = ()) -> Scene:
        """Return what a person at the table perceives."""
        assert isinstance(state, Position)
        speech = self.speech(state, lang, names)
        lies = table(state, speech)
        return self.compose(
            state,
            speech,
            moment=moment(state, speech),
            panels=panels(lies),
            table=lies,
            words=_in_words(lies, speech),
            score=(lies.total,),
        )

    def asks(self, state: State, lang: str = "es", names: Sequence[str] = ()) -> str:
        """Return the sentence of the scene."""
        assert isinstance(state, Position)
        return moment(state, self.speech(state, lang, names))[1]

    def draw(self, scene: Scene, *, narrow: bool = False) -> str:
        """Return the board of a scene as one whole SVG, narrow for phones."""
        return draw(scene, narrow=narrow)

    def short(self, state: State, action: int, lang: str, names: Sequence[str] = ()) -> str:
        """Return a draft as the three cards by team sign, a card to play with what it is worth."""
        assert isinstance(state, Position)
        if verb_of(action) == actions.PLAY:
            card = first(action)
            return f"{card_text(HELD.tokens[card])} = {state.value(state.moved, card)}"
        if verb_of(action) != actions.DRAFT:
            return super().short(state, action, lang, names)
        phrase, numbers = self.words.arguments(action)
        cards = [kind.token(n, state) for (_, kind), n in zip(phrase.fields, numbers, strict=True)]
        return "  ".join(f"{mark} {card_text(card)}" for mark, card in zip(MARKS, cards, strict=True))

    def targets(self, state: State, action: int) -> tuple[str, ...]:
        """Return the ids of the things on the board that stand for an action."""
        verb, a, b = int(verb_of(action)), int(first(action)), int(second(action))
        if verb == actions.MOVE:
            return (f"ship-{SHIP.tokens[a]}", f"place-{PLACE_IDS[b]}")
        if verb in (actions.REFUEL, actions.RESCUE):
            return (f"ship-{SHIP.tokens[a]}", "boxes-fuel" if verb == actions.REFUEL else "boxes-bank")
        if verb == actions.SEARCH:
            return (f"ship-{SHIP.tokens[a]}", f"card-{HELD.tokens[b]}")
        if verb == actions.PLAY:
            return (f"card-{HELD.tokens[a]}",)
        if verb == actions.RECRUIT:
            return (f"team-{SHIP.tokens[a]}", "boxes-recruitment")
        if verb == actions.DRAFT:
            phrase, numbers = self.words.arguments(action)
            cards = [f"shown-{kind.token(n, state)}" for (_, kind), n in zip(phrase.fields, numbers, strict=True)]
            return (*cards, *(f"team-{ship}" for ship in SHIP.tokens))
        return ()


def _in_words(lies: Table, speech: Speech) -> list[str]:
    names = {"mother": lies.mother_ship} | {planet.id: planet.name for planet in lies.planets}
    lines = [
        speech.say(
            "alt-ship",
            **{
                "ship-id": ship.id,
                "broken": "yes" if ship.place == "broken" else "no",
                "place": names.get(ship.place, ""),
                "fuel": ship.fuel,
                "cards": sum(len(suit) for suit in ship.hand),
            },
        )
        for ship in lies.ships
    ]
    for planet in lies.planets:
        marks = [speech.say(f"alt-{kind}") for kind, marked in zip(KINDS, planet.marks, strict=True) if marked]
        if marks:
            lines.append(speech.say("alt-planet", place=planet.name, marks=", ".join(marks)))
    return [*lines, speech.say("alt-total", points=lies.total)]
