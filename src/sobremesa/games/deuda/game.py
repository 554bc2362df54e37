"""Deuda Eterna as a title: its description, its words, its scenes."""

from collections.abc import Sequence

from sobremesa.core.catalogue import Catalogue
from sobremesa.core.cover import Cover
from sobremesa.core.game import Game
from sobremesa.core.heuristic import Heuristic
from sobremesa.core.meta import Edition, Meta, Setup
from sobremesa.core.scene import Scene
from sobremesa.core.texts import Texts
from sobremesa.core.vocabulary import Speech
from sobremesa.games.deuda.bots.expert import DeudaMaster
from sobremesa.games.deuda.bots.heuristic import DeudaHeuristic
from sobremesa.games.deuda.content.model import Content
from sobremesa.games.deuda.content.setup import CONTENT, OPTIONS, parameters_of
from sobremesa.games.deuda.engine.play import MOST_PLAYED, Deuda, opening
from sobremesa.games.deuda.tallies import TALLIES
from sobremesa.games.deuda.view.board import draw
from sobremesa.games.deuda.view.kinds import money
from sobremesa.games.deuda.view.moment import moment
from sobremesa.games.deuda.view.scene import table
from sobremesa.games.deuda.view.table import Table
from sobremesa.games.deuda.view.targets import short, targets
from sobremesa.games.deuda.view.text import panels
from sobremesa.games.deuda.view.vocabulary import WORDS

MASTERY = DeudaMaster()


class DeudaGame(Game[Deuda]):
    """Deuda Eterna. Two to four countries; the program is the IMF (deuda.setup.players, deuda.setup.imf_role)."""

    meta = Meta(
        id="deuda",
        rules_version="1.1",
        editions=tuple(Edition(edition.id, 2, 4, defaults=edition.options) for edition in CONTENT.editions.all),
        options=OPTIONS,
        most_actions=MOST_PLAYED,
    )
    words = WORDS
    texts = Texts(__package__)
    rules = Catalogue(__package__, texts)
    heuristic = DeudaHeuristic()
    content = Content
    cover = Cover(
        200, 4, x=500, y=640, scale=0.64, turn=6, ground="earth", ink="brick",
        dice=((4, 548, 318, -12), (3, 596, 352, 20)), tokens=(("ingot", "gold", 48, 356),),
    )  # fmt: skip
    tallies = TALLIES

    @property
    def expert(self) -> Heuristic[Deuda]:
        """What experts know."""
        return MASTERY

    def first(self, setup: Setup) -> Deuda:
        """Return the first position of a checked setup."""
        content = Content.read(setup.content) if setup.content else CONTENT
        return opening(parameters_of(content, setup))

    def scene(self, state: Deuda, lang: str = "es", names: Sequence[str] = ()) -> Scene:
        """Return what a person at the table perceives."""
        speech = self.speech(state, lang, names)
        lies = table(state, speech)
        return self.compose(
            state,
            speech,
            moment=moment(state, speech),
            panels=panels(lies),
            table=lies,
            words=_in_words(lies, speech),
            score=tuple(country.worth for country in lies.countries),
        )

    def asks(self, state: Deuda, lang: str = "es", names: Sequence[str] = ()) -> str:
        """Return the sentence of the scene."""
        return moment(state, self.speech(state, lang, names))[1]

    def draw(self, scene: Scene, *, narrow: bool = False) -> str:
        """Return the board of a scene as one whole SVG, narrow for phones."""
        return draw(scene, narrow=narrow)

    def short(self, state: Deuda, action: int, lang: str, names: Sequence[str] = ()) -> str:
        """Return an amount as a figure, an industry with its price, a term of a deal by the signs of its countries."""
        return short(state, action, self.speech(state, lang, names)) or super().short(state, action, lang, names)

    def targets(self, state: Deuda, action: int) -> tuple[str, ...]:
        """Return the ids of the things on the board that stand for an action."""
        return targets(state, action)


def _in_words(lies: Table, speech: Speech) -> list[str]:
    lines = []
    for country in lies.countries:
        if country.out:
            lines.append(speech.say("alt-out", country=country.name))
            continue
        lines.append(
            speech.say(
                "alt-country",
                country=country.name,
                square=country.square,
                cash=money(country.cash, speech.lang),
                gold=country.gold,
                debt=money(country.debt, speech.lang),
            )
        )
    lines += [
        speech.say(
            "alt-land", land=estate.name, owner=estate.owner_name, national=estate.national, export=estate.export
        )
        for estate in lies.estates
        if estate.owner >= 0
    ]
    if lies.barrier >= 0:
        lines.append(speech.say("alt-barrier"))
    hat = [square.name for square in lies.squares if square.hat]
    if lies.hat != "none":
        lines.append(speech.say("alt-hat", square=hat[0]) if hat else speech.say("alt-hat-middle"))
    boots = [square.name for square in lies.squares if square.boot]
    if boots:
        lines.append(speech.say("alt-boots", squares=", ".join(boots)))
    if lies.paper is not None:
        lines.append(f"{lies.paper.title}: {'; '.join(lies.paper.lines)}.")
    return [*lines, *(f"{said}." for said in lies.promises)]
