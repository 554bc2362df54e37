"""The parts of a page: what was made before and is used again is what would be made now."""

from collections.abc import Container
from itertools import product
from pathlib import Path

import pytest

from sobremesa.bots.play import recorded
from sobremesa.core.match import Match
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables import HOST, OpenTable, Seat, log
from sobremesa.tables.keys import new_key
from sobremesa.web.live.pages import UNUSED, Pages
from sobremesa.web.live.parts import Viewer, fragment
from sobremesa.web.live.view import Attendance
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
    every = product(("es", "en"), (False, True), (everybody, frozenset({0}), frozenset[int]()))
    viewers = [Viewer(lang, narrow, mine, "") for lang, narrow, mine in every]
    looked: Container[int] = range(len(actions))
    if not WHOLE:
        viewers = [viewers[0], viewers[10], viewers[8]]
        middle = len(actions) // 2
        looked = [*range(30), *range(middle, middle + 30), *range(len(actions) - 30, len(actions))]
    try:
        live = await services.tables.create(game, key, seats, seed=match.seed, start=True)
        pages, attendance = Pages(), Attendance(frozenset({0}), frozenset({0}))
        for number, action in enumerate(actions):
            # All see every act; which of them is compared goes round.
            for n, viewer in enumerate(viewers if number in looked else ()):
                made = _inside(pages, live, viewer, attendance, number)
                if WHOLE or number % 9 == 3 * n:
                    assert made == _inside(Pages(), live, viewer, attendance, number), f"act {number}, {viewer}"
            await services.tables.act(live, key, live.table.at, action)
    finally:
        await services.shutdown()


def _inside(pages: Pages, live: OpenTable, viewer: Viewer, attendance: Attendance, number: int) -> str:
    pages.follow(number)
    return pages.page(viewer, "table", lambda: fragment(pages, live, viewer, attendance)).inside


def test_a_part_in_one_that_stays_as_it_is_stays_the_same_part_however_long_nobody_asked_for_it() -> None:
    pages = Pages()

    def page(outer: str, inner: str) -> tuple[str, str]:
        """Return what the page is, and what somebody lacks who has seen it from the beginning."""

        def around() -> str:
            held = pages.part("inner", inner, lambda: f'<b id="inner">{inner}</b>')
            return f'<p id="outer">{outer}{held}</p>'

        made = pages.page("", "page", lambda: pages.part("outer", (outer, inner), around))
        return made.inside, made.since(f"{pages.line('')}.1")[1]

    for n in range(3 * UNUSED):
        pages.follow(n)
        assert page("now ", "A") == ('<p id="outer">now <b id="inner">A</b></p>', "")
    pages.follow("later")
    assert page("now ", "B") == ('<p id="outer">now <b id="inner">B</b></p>', '<b id="inner">B</b>')
