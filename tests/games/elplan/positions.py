"""Positions of random games of El Plan, for the tests of scene and board."""

from functools import cache
from xml.etree import ElementTree
from xml.etree.ElementTree import Element

import sobremesa
from sobremesa.core.rng import Rng
from sobremesa.core.scene import Scene
from sobremesa.core.state import State
from sobremesa.games.elplan.engine.state import Position
from sobremesa.games.elplan.view.board import draw
from sobremesa.games.elplan.view.table import Table

GAME = sobremesa.game("elplan")
NAMES = ("Ana", "Beto", "Carola", "Daniela", "Eduardo", "Francisca")
SETUPS = (("es", 2), ("es", 5), ("en", 4), ("tutorial", 3))
# Undoing what one has just done makes for long games in which little happens.
SELDOM = ("done", "empty-row", "empty", "liquidate", "exchange")


@cache
def positions(edition: str, players: int, seed: int = 1) -> tuple[State, ...]:
    """Every position of a random game in which someone decides, and the last."""
    setup = GAME.meta.setup(edition=edition, players=players)
    match = sobremesa.Match(GAME, setup, list(NAMES[:players]), seed=seed)
    rng = Rng(seed)
    seen = []
    match.settle()
    while not match.is_over:
        seen.append(match.state.copy())
        legal = match.state.legal()
        rather = [a for a in legal if GAME.text(match.state, a).split()[0] not in SELDOM]
        actions = rather if rather and rng.below(6) > 0 else legal
        match.play(actions[int(rng.below(len(actions)))])
        match.settle()
    return (*seen, match.state)


@cache
def moments(edition: str, players: int) -> tuple[State, ...]:
    """An early and a late position of each phase of a random game, and the last."""
    by_phase: dict[int, list[State]] = {}
    for state in positions(edition, players)[:-1]:
        assert isinstance(state, Position)
        by_phase.setdefault(int(state.phase), []).append(state)
    some = [found[i] for found in by_phase.values() for i in sorted({0, len(found) * 2 // 3})]
    return (*some, positions(edition, players)[-1])


@cache
def scenes(edition: str, players: int, lang: str = "es") -> tuple[Scene, ...]:
    """The scenes of those positions."""
    return tuple(GAME.scene(state, lang, NAMES[:players]) for state in moments(edition, players))


@cache
def boards(edition: str, players: int, lang: str = "es", narrow: bool = False) -> tuple[tuple[Scene, Element], ...]:
    """The scenes of those positions, each with its board."""
    return tuple(
        (scene, ElementTree.fromstring(draw(scene, narrow=narrow))) for scene in scenes(edition, players, lang)
    )


def table_of(scene: Scene) -> Table:
    """Return what lies on the table of a scene."""
    assert isinstance(scene.table, Table)
    return scene.table
