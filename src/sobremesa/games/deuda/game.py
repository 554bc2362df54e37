"""Deuda Eterna as a title: its description, its words, its scenes."""

from sobremesa.core.catalogue import Catalogue
from sobremesa.core.cover import Cover
from sobremesa.core.game import Game
from sobremesa.core.heuristic import Heuristic
from sobremesa.core.meta import Edition, Meta, Setup
from sobremesa.core.scored import Scored
from sobremesa.core.talk import COMMON
from sobremesa.core.texts import Texts
from sobremesa.core.view import View
from sobremesa.games.deuda.bots.expert import DeudaExpert
from sobremesa.games.deuda.bots.heuristic import DeudaHeuristic
from sobremesa.games.deuda.content.model import Content
from sobremesa.games.deuda.content.setup import CLOCK, CONTENT, OPTIONS, parameters_of
from sobremesa.games.deuda.engine.observation import DeudaEncoder
from sobremesa.games.deuda.engine.play import MOST_PLAYED, Deuda, opening
from sobremesa.games.deuda.engine.rules.ending import is_counted, worth
from sobremesa.games.deuda.tallies import TALLIES
from sobremesa.games.deuda.view.board import draw
from sobremesa.games.deuda.view.kinds import money
from sobremesa.games.deuda.view.moment import moment
from sobremesa.games.deuda.view.motion import motion
from sobremesa.games.deuda.view.panels import action_panel
from sobremesa.games.deuda.view.paper import printed
from sobremesa.games.deuda.view.scene import table
from sobremesa.games.deuda.view.targets import short, targets
from sobremesa.games.deuda.view.text import panels, sentences
from sobremesa.games.deuda.view.things import things
from sobremesa.games.deuda.view.vocabulary import WORDS
from sobremesa.games.deuda.view.why import why

EXPERT = DeudaExpert()


class DeudaGame(Game[Deuda]):
    """Deuda Eterna. Two to four countries; the program is the IMF (deuda.setup.players, deuda.setup.imf_role)."""

    meta = Meta(
        id="deuda",
        rules_version="1.1",
        editions=tuple(Edition(edition.id, 2, 4, defaults=edition.options) for edition in CONTENT.editions.all),
        options=(*OPTIONS.values(), CLOCK),
        most_actions=MOST_PLAYED,
    )
    words = WORDS
    texts = Texts(__package__)
    rules = Catalogue(__package__, texts)
    heuristic = DeudaHeuristic()
    view = View(
        moment=moment, table=table, panels=panels, words=sentences, actions=action_panel, draw=draw, printed=printed,
        targets=targets, short=short, why=why, things=things, motion=motion,
    )  # fmt: skip
    content = Content
    cover = Cover(
        200, 4, x=500, y=640, scale=0.64, turn=6, ground="earth", ink="brick",
        dice=((4, 548, 318, -12), (3, 596, 352, 20)), tokens=(("ingot", "gold", 48, 356),),
    )  # fmt: skip
    asides = frozenset(("thrown", "own-land", "nothing-due", "start-cash", "start-die", "exempt", "passed"))
    talk = (
        *COMMON,
        ("game", ("your-debt", "dont-pay", "free-trade", "capital", "coup", "almost-free", "broke")),
        ("pacts", ("pact", "no-pirating", "union", "club", "lift-it", "sell-me", "same-boat")),
        ("threats", ("pirate-back", "barrier", "outbid", "remember", "pay-up", "embargo")),
    )
    goal_symbol = "tall-factory"
    tallies = TALLIES

    @property
    def expert(self) -> Heuristic[Deuda]:
        """What experts know."""
        return EXPERT

    def first(self, setup: Setup) -> Deuda:
        """Return the first position of a checked setup."""
        content = Content.read(setup.content) if setup.content else CONTENT
        return opening(parameters_of(content, setup))

    def encoder(self, state: Deuda) -> DeudaEncoder:
        """Return how positions of a set-up look to a learning machine."""
        return DeudaEncoder(state.parameters, int(state.players))

    def score(self, state: Deuda) -> tuple[int, ...]:
        """Return what each country is worth (deuda.end.limit)."""
        return tuple(int(worth(state, seat)) for seat in range(int(state.players)))

    def scored(self, state: Deuda, lang: str) -> tuple[Scored, ...]:
        """Return what each country is worth; one that is bankrupt has nothing to its name (deuda.end.limit)."""
        return tuple(
            Scored(money(points, lang), self.texts.say(lang, "scored-worth"))
            if is_counted(state, seat)
            else Scored("", self.texts.say(lang, "scored-bankrupt"))
            for seat, points in enumerate(self.score(state))
        )
