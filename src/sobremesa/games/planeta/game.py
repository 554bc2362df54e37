"""That's My Planet! as a title: its description, its words, its scenes."""

from functools import cached_property
from importlib.resources import files

from sobremesa.core.catalogue import Catalogue
from sobremesa.core.cover import Cover
from sobremesa.core.credits import Credit
from sobremesa.core.game import Game
from sobremesa.core.meta import Edition, Meta, Option, Setup
from sobremesa.core.texts import Texts
from sobremesa.core.view import View
from sobremesa.games.planeta.bots.bound import bound, has_bound, remove_reserve
from sobremesa.games.planeta.bots.expert import PlanetaExpert
from sobremesa.games.planeta.bots.heuristic import PlanetaHeuristic
from sobremesa.games.planeta.content.model import Content
from sobremesa.games.planeta.content.setup import BARRED, TIE, first_position
from sobremesa.games.planeta.engine.observation import PlanetaEncoder
from sobremesa.games.planeta.engine.play import Planeta
from sobremesa.games.planeta.engine.rules.score import total
from sobremesa.games.planeta.tallies import TALLIES
from sobremesa.games.planeta.view.board import draw
from sobremesa.games.planeta.view.moment import moment
from sobremesa.games.planeta.view.motion import motion
from sobremesa.games.planeta.view.panels import action_panel
from sobremesa.games.planeta.view.paper import printed
from sobremesa.games.planeta.view.scene import in_words, table
from sobremesa.games.planeta.view.targets import short, targets
from sobremesa.games.planeta.view.text import panels
from sobremesa.games.planeta.view.things import things
from sobremesa.games.planeta.view.vocabulary import WORDS
from sobremesa.games.planeta.view.why import why


class PlanetaGame(Game[Planeta]):
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
        # As the last page of its book says.
        credits=(
            Credit("design", ("Cristian Martell Godoy", "Eugenio Robles")),
            Credit("translation", ("Carlos Gallardo",)),
            Credit("publisher", ("Nebrall Games",)),
        ),
    )
    words = WORDS
    texts = Texts(__package__)
    rules = Catalogue(__package__, texts)
    heuristic: PlanetaHeuristic = PlanetaHeuristic()
    view = View(
        moment=moment, table=table, panels=panels, words=in_words, actions=action_panel, draw=draw, printed=printed,
        targets=targets, short=short, why=why, things=things, motion=motion,
    )  # fmt: skip
    content = Content
    cover = Cover(30, 5, x=372, y=330, scale=0.82, ground="night", dice=((5, 572, 330, 14),), ink="blue")
    goal_symbol = "flag"
    tallies = TALLIES

    def first(self, setup: Setup) -> Planeta:
        """Return the first position of a checked setup."""
        return first_position(setup)

    @property
    def expert(self) -> PlanetaExpert:
        """What experts know. Each bot has one of its own, which notes what it looks at."""
        expert = PlanetaExpert()
        expert.weigh(self._weights)
        return expert

    @cached_property
    def _weights(self) -> list[float]:
        return [float(line) for line in files(__package__).joinpath("bots/weights.txt").read_text("ascii").split()]

    def untrained(self) -> PlanetaExpert:
        """Return what experts go by before they have played."""
        return PlanetaExpert()

    def bounded(self, state: Planeta) -> tuple[Planeta, float] | None:
        """Return the position without its Reserve, and its bound, when the draft is over: without recruits."""
        if not has_bound(state):
            return None
        without = state.copy()
        remove_reserve(without)
        return without, bound(without)

    def encoder(self, state: Planeta) -> PlanetaEncoder:
        """Return how positions of a set-up look to a learning machine."""
        return PlanetaEncoder(state.parameters)

    def score(self, state: Planeta) -> tuple[int, ...]:
        """Return the player's total as it stands."""
        return (int(total(state)),)
