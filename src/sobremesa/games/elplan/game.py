"""El Plan as a title: its description, its words, its scenes."""

from collections.abc import Iterator, Sequence
from dataclasses import replace

from sobremesa.core.catalogue import Catalogue
from sobremesa.core.cover import Cover
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.meta import Edition, Meta, Option, Setup
from sobremesa.core.packing import verb_of
from sobremesa.core.scene import Scene
from sobremesa.core.state import State
from sobremesa.core.texts import Texts
from sobremesa.core.verbs import Argument, Verb
from sobremesa.games.elplan.bots.heuristic import ElPlanHeuristic
from sobremesa.games.elplan.content.comparison import remarks
from sobremesa.games.elplan.content.first_player import BY_LOT, FirstPlayer
from sobremesa.games.elplan.content.model import Content
from sobremesa.games.elplan.content.packs import read_pack
from sobremesa.games.elplan.content.setup import first_position
from sobremesa.games.elplan.credits import CREDITS
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.rules.end import points
from sobremesa.games.elplan.engine.state import Position
from sobremesa.games.elplan.tallies import TALLIES
from sobremesa.games.elplan.view.board import draw
from sobremesa.games.elplan.view.deeds import lay_out
from sobremesa.games.elplan.view.moment import edition_of, moment
from sobremesa.games.elplan.view.scene import table
from sobremesa.games.elplan.view.targets import brief, targets
from sobremesa.games.elplan.view.text import in_words, panels
from sobremesa.games.elplan.view.vocabulary import TOKENS, WORDS

__all__ = ["ElPlanGame"]


class ElPlanGame(Game):
    """El Plan."""

    meta = Meta(
        id="elplan",
        rules_version="1.1",
        editions=(
            Edition("es", 2, 6, (1, 2)),
            Edition("en", 3, 6, (1, 2, 3)),
            Edition("tutorial", 3, 3),
        ),
        options=(
            Option("plans", "choose", ("choose", "deal"), "elplan.setup.plans"),
            Option("insured_partial", False, (False, True), "elplan.d1.opportunity"),
            Option("idea_at_once", False, (False, True), "elplan.d2.idea_wildcard"),
            Option("d2_order", "free", ("free", "printed"), "elplan.d2.any_order"),
            Option("credit_interest", 1, (0, 1, 2, "never"), "elplan.d3.credit_repay"),
            Option("ideas_per_period", "all", ("all", 1), "elplan.d7.innovate"),
            Option("subsidies", "edition", ("edition", "shift", "deal"), "elplan.summary.subsidies_en"),
            Option("periods", 12, (12, 8, 6, 4), "elplan.end.when"),
            FirstPlayer("first_player", BY_LOT, (BY_LOT, 1, 2, 3, 4, 5, 6), "elplan.setup.first_player", True),
        ),
        most_actions=20000,
        credits=CREDITS,
    )
    words = WORDS
    texts = Texts(__package__)
    rules = Catalogue(__package__, texts)
    heuristic = ElPlanHeuristic()
    narrow_below = 1280
    content = Content
    cover = Cover(
        210, 8, x=640, y=640, scale=0.6, turn=-7, ground="leaf", ink="leaf",
        tokens=(("coin", "money", 52, 352), ("bolt", "energy", 118, 362), ("person", "human", 590, 48)),
    )  # fmt: skip
    tallies = TALLIES

    def first(self, setup: Setup) -> State:
        """Return the first position of a checked setup."""
        return first_position(setup)

    def remarks(self, folder: str = "", edition: str | None = None) -> list[UserError]:
        """Return the investments of a sound content pack that nobody needs."""
        return remarks(read_pack(self.meta.edition(edition).id, folder).investments)

    def scene(self, state: State, lang: str = "es", names: Sequence[str] = ()) -> Scene:
        """Return what a person at the table perceives."""
        assert isinstance(state, Position)
        speech = self.speech(state, lang, names)
        lies = table(state, speech)
        phase, sentence, rules = moment(state, speech)
        here = tuple(id for id in rules if edition_of(state) in self.rules[id].editions)
        scene = self.compose(
            state,
            speech,
            moment=(phase, sentence, here),
            panels=panels(lies),
            table=lies,
            words=in_words(lies, speech),
            score=tuple(int(points(state, seat)) for seat in range(int(state.parameters.players))),
        )
        return replace(scene, table=replace(lies, desk=lay_out(state, speech, scene.choices)))

    def asks(self, state: State, lang: str = "es", names: Sequence[str] = ()) -> str:
        """Return the sentence of the scene."""
        assert isinstance(state, Position)
        return moment(state, self.speech(state, lang, names))[1]

    def draw(self, scene: Scene, *, narrow: bool = False) -> str:
        """Return the board of a scene as one whole SVG, narrow for phones."""
        return draw(scene, narrow=narrow)

    def well_formed(self, state: State) -> Iterator[int]:
        """Return every well-formed action; investments are those of the seat in turn and of the decks: nobody means a
        card that is nowhere near.
        """
        assert isinstance(state, Position)
        for verb in self.words.verbs.all:
            yield from verb.actions([self._values(state, verb, argument) for argument in verb.arguments])

    def _values(self, state: Position, verb: Verb, argument: Argument) -> list[int]:
        seat = int(state.turn)
        if argument.name == "card" and verb.number != actions.OFFER:
            return [int(state.card_at(seat, i)) for i in range(int(state.held(seat)))] if seat >= 0 else []
        if argument.name == "tokens":
            return [value for value in argument.values() if len(TOKENS.tokens[value]) <= 5]
        return argument.values()

    def short(self, state: State, action: int, lang: str, names: Sequence[str] = ()) -> str:
        """Return an action in few signs where there are many to choose from: `HH → $`, `2r 1c`."""
        assert isinstance(state, Position)
        verb = verb_of(action)
        alike = sum(1 for other in state.legal() if verb_of(other) == verb)
        few = brief(state, action, self.speech(state, lang, names)) if alike > 1 else ""
        return few or super().short(state, action, lang, names)

    def targets(self, state: State, action: int) -> tuple[str, ...]:
        """Return the ids of the things on the board that stand for an action."""
        assert isinstance(state, Position)
        return targets(state, action)
