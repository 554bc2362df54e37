"""Positions of random games of Deuda Eterna to look at: many kinds of moment, for two, three and four countries."""

from functools import cache
from xml.etree.ElementTree import Element

import sobremesa
from sobremesa.core.packing import verb_of
from sobremesa.core.rng import Rng
from sobremesa.core.scene import Scene
from sobremesa.games.deuda.engine import actions
from sobremesa.games.deuda.engine.numbers import OWE
from sobremesa.games.deuda.engine.play import Deuda
from sobremesa.games.deuda.engine.rules.pay import is_embargo
from sobremesa.games.deuda.game import DeudaGame
from sobremesa.games.deuda.view.table import Table

GAME = DeudaGame()
NAMES = ("Ana", "Beto", "Carla", "Dani")
EAGER = {actions.CLUB: 5, actions.ACCEPT: 4, actions.BUY: 3, actions.CLAIM: 3, actions.BUILD: 2, actions.LOAN: 0}
"""What an eager player prefers, so that lands, industries, unions and the club are seen."""


@cache
def positions(players: int, seed: int, eager: bool = False, most: int = 400) -> tuple[Deuda, ...]:
    """Every position of a random game in which someone decides, and the last."""
    match = sobremesa.Match(GAME, GAME.meta.setup(players=players), NAMES[:players], seed=seed)
    rng = Rng(seed)
    seen: list[Deuda] = []
    match.settle()
    while not match.is_over and len(seen) < most:
        copy = match.state.copy()
        assert isinstance(copy, Deuda)
        seen.append(copy)
        legal = copy.legal()
        if eager and rng.below(5):
            best = max(EAGER.get(int(verb_of(action)), 1) for action in legal)
            legal = [action for action in legal if EAGER.get(int(verb_of(action)), 1) == best]
        match.play(legal[int(rng.below(len(legal)))])
        match.settle()
    assert isinstance(match.state, Deuda)
    return (*seen, match.state)


@cache
def moments() -> tuple[Deuda, ...]:
    """A few positions of every kind of moment, early and late, with and without the club."""
    found: dict[tuple[int, int, int], Deuda] = {}
    for players, seed, eager in ((2, 0, False), (3, 3, False), (4, 0, False), (4, 2, True), (3, 5, True)):
        for position in positions(players, seed, eager):
            now = int(position.now()) if position.turn >= 0 else -1
            embargo = now == OWE and is_embargo(position)
            found[(players, now, int(position.club) + 2 * embargo)] = position
    return tuple(found.values())


@cache
def scenes(lang: str = "es") -> tuple[Scene, ...]:
    return tuple(GAME.scene(position, lang, NAMES[: int(position.players)]) for position in moments())


def table_in(scene: Scene) -> Table:
    assert isinstance(scene.table, Table)
    return scene.table


def texts(root: Element) -> list[str]:
    return [element.text or "" for element in root.iter("{http://www.w3.org/2000/svg}text")]


def element(root: Element, id: str) -> Element:
    element = root.find(f".//*[@id='{id}']")
    assert element is not None, id
    return element


def classes(root: Element) -> list[str]:
    return [name for element in root.iter() for name in (element.get("class") or "").split()]
