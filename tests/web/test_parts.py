"""The parts of a page: what was made before and is used again is what would be made now."""

from itertools import product
from pathlib import Path

import pytest

from sobremesa.bots.play import recorded
from sobremesa.core.match import Match
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables import HOST, Seat, log
from sobremesa.tables.keys import new_key
from sobremesa.web.live.pages import Pages
from sobremesa.web.live.parts import Viewer, fragment
from sobremesa.web.live.view import There
from tests.web.browser import WHOLE, run

TITLES = [("elplan", 3), ("deuda", 4), ("planeta", 1)]


@pytest.mark.parametrize(("game", "players"), TITLES)
def test_at_each_act_a_page_of_parts_made_before_is_the_page_made_without_any(
    game: str, players: int, tmp_path: Path
) -> None:
    run(_followed(game, players, tmp_path))


async def _followed(game: str, players: int, home: Path) -> None:
    match = Match.resume(recorded(game, ["easy"] * players, 11))
    actions = [a for a, turn in zip(match.record.actions, match.turns, strict=True) if turn >= 0]
    key, services = new_key(), Services(Store(home / "tables.db"))
    seats = [Seat(log.SCREEN, name) for name in match.record.names]
    everybody = frozenset({HOST, *range(players)})
    viewers = [
        Viewer(lang, narrow, mine, "")
        for lang, narrow, mine in product(("es", "en"), (False, True), (everybody, frozenset({0}), frozenset[int]()))
    ]
    try:
        live = await services.tables.create(game, key, seats, seed=match.seed, start=True)
        pages, there = Pages(), There(frozenset({0}), frozenset({0}))
        for number, action in enumerate(actions):
            pages.follow(number)
            # All see every act; which of them are compared goes round.
            for n, viewer in enumerate(viewers):
                made = pages.page(viewer, "table", lambda v=viewer: fragment(pages, live, v, there))  # type: ignore[misc]
                if WHOLE or (number + n) % 5 == 0:
                    anew = Pages()
                    anew.follow(number)
                    fresh = anew.page(viewer, "table", lambda v=viewer: fragment(anew, live, v, there))  # type: ignore[misc]
                    assert made.inside == fresh.inside, f"act {number}, {viewer}"
            await services.tables.act(live, key, live.table.at, action)
    finally:
        await services.shutdown()
