"""El Plan as a title: its description, its words, its scenes."""

from collections.abc import Iterator
from functools import cached_property
from importlib.resources import files

from sobremesa.core.catalogue import Catalogue
from sobremesa.core.cover import Cover
from sobremesa.core.credits import Credit
from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.meta import Edition, Meta, Option, Setup
from sobremesa.core.talk import COMMON
from sobremesa.core.texts import Texts
from sobremesa.core.verbs import Argument, Verb
from sobremesa.core.view import View
from sobremesa.games.elplan.bots.expert import ElPlanExpert
from sobremesa.games.elplan.bots.heuristic import ElPlanHeuristic
from sobremesa.games.elplan.content.comparison import remarks
from sobremesa.games.elplan.content.first_player import BY_LOT, FirstPlayer
from sobremesa.games.elplan.content.model import Content
from sobremesa.games.elplan.content.packs import read_pack
from sobremesa.games.elplan.content.setup import first_position
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine.observation import ElPlanEncoder
from sobremesa.games.elplan.engine.play import ElPlan
from sobremesa.games.elplan.engine.rules.end import points
from sobremesa.games.elplan.tallies import TALLIES
from sobremesa.games.elplan.view.board import draw
from sobremesa.games.elplan.view.kinds import TOKENS
from sobremesa.games.elplan.view.moment import moment
from sobremesa.games.elplan.view.motion import motion
from sobremesa.games.elplan.view.panels import action_panel
from sobremesa.games.elplan.view.paper import printed
from sobremesa.games.elplan.view.scene import table
from sobremesa.games.elplan.view.targets import short, targets
from sobremesa.games.elplan.view.text import in_words, panels
from sobremesa.games.elplan.view.things import things
from sobremesa.games.elplan.view.vocabulary import WORDS
from sobremesa.games.elplan.view.why import why


class ElPlanGame(Game[ElPlan]):
    """El Plan."""

    meta = Meta(
        id="elplan",
        rules_version="1.2",
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
            Option("clock", False, (False, True), "elplan.end.when"),
            FirstPlayer("first_player", BY_LOT, (BY_LOT, 1, 2, 3, 4, 5, 6), "elplan.setup.first_player", True),
        ),
        most_actions=20000,
        # As the last pages of its books say.
        credits=(
            Credit("concept", ("Momento Cero",)),
            Credit("production", ("Camilo Potocnjak", "Benjamín Guerrero")),
            Credit("design", ("Benjamín Guerrero", "Camilo Potocnjak", "Tomás Yáñez")),
            Credit("graphics", ("Daniela Cartagena", "Fiorella Queirolo")),
            Credit("illustration", ("Karla Díaz", "Carlos Eulefí", "Jorge Verdugo")),
            Credit("illustration", ("Carlos Saavedra",), "en"),
            Credit("translation", ("Edwin Abbett",), "en"),
        ),
    )
    words = WORDS
    texts = Texts(__package__)
    rules = Catalogue(__package__, texts)
    heuristic = ElPlanHeuristic()
    view = View(
        moment=moment, table=table, panels=panels, words=in_words, actions=action_panel, draw=draw, printed=printed,
        targets=targets, short=short, why=why, things=things, motion=motion,
    )  # fmt: skip
    narrow_when = "(max-width: 760px), (max-width: 1280px) and (orientation: landscape)"
    content = Content
    cover = Cover(
        210, 8, x=640, y=640, scale=0.6, turn=-7, ground="leaf", ink="leaf",
        tokens=(("coin", "money", 52, 352), ("bolt", "energy", 118, 362), ("person", "human", 590, 48)),
    )  # fmt: skip
    asides = frozenset(
        (
            "first", "offered", "reshuffled", "enabled", "stocked", "spared", "arrived", "took", "income", "returned",
            "event-gone", "retired", "rotated", "moved-subsidies", "passed-on", "emptied-row", "emptied",
        )
    )  # fmt: skip
    talk = (
        *COMMON,
        ("game", ("full-market", "nice-shop", "bad-event", "no-energy", "who-sells", "idea", "so-close")),
        ("pacts", ("you-sell", "share-city", "divide", "not-too-much", "online-shop", "together")),
        ("threats", ("first-there", "flood", "that-card", "export-first", "summary", "see-you")),
    )
    goal_symbol = "bulb"
    tallies = TALLIES

    def first(self, setup: Setup) -> ElPlan:
        """Return the first position of a checked setup."""
        return first_position(setup)

    @property
    def expert(self) -> ElPlanExpert:
        """What experts know."""
        expert = ElPlanExpert()
        expert.weigh(self._weights)
        return expert

    @cached_property
    def _weights(self) -> list[float]:
        return [float(line) for line in files(__package__).joinpath("bots/weights.txt").read_text("ascii").split()]

    def untrained(self) -> ElPlanExpert:
        """Return what experts go by before they have played."""
        return ElPlanExpert()

    def remarks(self, folder: str = "", edition: str | None = None) -> list[UserError]:
        """Return the investments of a sound content pack that nobody needs."""
        return remarks(read_pack(self.meta.edition(edition).id, folder).investments)

    def encoder(self, state: ElPlan) -> ElPlanEncoder:
        """Return how positions of a set-up look to a learning machine."""
        return ElPlanEncoder(state.parameters)

    def score(self, state: ElPlan) -> tuple[int, ...]:
        """Return the points of each seat as they stand."""
        return tuple(int(points(state, seat)) for seat in range(int(state.parameters.players)))

    def well_formed(self, state: ElPlan) -> Iterator[int]:
        """Return every well-formed action; investments are those of the seat in turn and of the decks: nobody means a
        card that is nowhere near.
        """
        for verb in self.words.verbs.all:
            yield from verb.actions([self._values(state, verb, argument) for argument in verb.arguments])

    def _values(self, state: ElPlan, verb: Verb, argument: Argument) -> list[int]:
        seat = int(state.turn)
        if argument.name == "card" and verb.number != actions.OFFER:
            return [int(state.card_at(seat, i)) for i in range(int(state.held(seat)))] if seat >= 0 else []
        if argument.name == "tokens":
            return [value for value in argument.values() if len(TOKENS.tokens[value]) <= 5]
        return argument.values()
