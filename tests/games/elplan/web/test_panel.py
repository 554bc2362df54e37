"""The panel of El Plan without a browser: whatever the position, it offers exactly what may be done."""

import random
import re
from collections import Counter
from types import SimpleNamespace

import pytest

from sobremesa.core.match import Match
from sobremesa.core.packing import verb_of
from sobremesa.core.registry import game
from sobremesa.core.texts import LANGS
from sobremesa.draw.symbols import SYMBOLS
from sobremesa.games.elplan.engine import actions
from sobremesa.web.render import part
from tests.web.stages import NAMES, search

SETUPS = [("es", 2, 1), ("es", 5, 2), ("en", 3, 1), ("en", 4, 2), ("en", 6, 3), ("tutorial", 3, None)]


def check(match: Match, lang: str) -> None:
    """Compare the buttons of the panel with what is legal."""
    scene = match.game.scene(match.state, lang, match.record.names)
    drawn = part("elplan/actions.html", lang, view=SimpleNamespace(scene=scene, game=match.game))
    offered = Counter(int(value) for value in re.findall(r'name="action"\s+value="(\d+)"', drawn))
    assert offered == Counter(int(action) for action in match.state.legal()), [
        choice.notation for choice in scene.choices
    ]
    ids = Counter(re.findall(r'\sid="([^"]+)"', drawn))
    assert max(ids.values()) == 1, ids.most_common(2)
    symbols = set(re.findall(r'href="#symbol-([^"]+)"', drawn))
    assert symbols, "it is drawn with symbols"
    assert symbols <= SYMBOLS.keys(), "the page has each of them"


@pytest.mark.parametrize(("edition", "players", "level"), SETUPS)
def test_the_panel_offers_each_legal_action_once_and_nothing_else(
    edition: str, players: int, level: int | None
) -> None:
    title = game("elplan")
    match = Match(title, title.meta.setup(players=players, edition=edition, level=level), NAMES[:players], 7)
    lot = random.Random(7)
    match.settle()
    while not match.is_over:
        if lot.random() < 0.3:
            check(match, lot.choice(LANGS))
        match.play(lot.choice(match.state.legal()))
        match.settle()


@pytest.mark.parametrize("verb", [actions.SWAP_ROW, actions.SWAP, actions.INNOVATE, actions.SHELVE, actions.POINT])
def test_what_seldom_may_be_done_is_offered_too(verb: int) -> None:
    match = search(
        "elplan", lambda state: any(verb_of(action) == verb for action in state.legal()), edition="es", level=1
    )
    for lang in LANGS:
        check(match, lang)
