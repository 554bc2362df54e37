"""Live pages: by parts they become what they would be if they were loaded anew, whatever happens to the messages."""

from itertools import islice, product

import httpx
import pytest
from playwright.sync_api import Browser

from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import WHOLE, set_table
from tests.web.live import NOISY, Game, Kind, decisions, easy, follow
from tests.web.play_area import step, wait_for_change

KINDS = [Kind(*kind) for kind in product(("es", "en"), (False, True), (True, False))]
TITLES = [("elplan", 3), ("deuda", 4), ("planeta", 1)]
CONNECTIONS = 6
"""So many a browser opens to one server."""


PLAYER, WATCHER = KINDS[0], KINDS[7]
"""One who plays and one who watches, each in another language and width."""


def followed(game: str, acts: int) -> list[tuple[range, Kind]]:
    """Return two stretches of a game, and who follows each; the titles share the beginning, the middle and the end."""
    beginning, middle, end = range(8), range(acts // 2, acts // 2 + 6), range(acts - 6, acts)
    return {
        "elplan": [(middle, PLAYER), (end, WATCHER)],
        "deuda": [(beginning, PLAYER), (end, WATCHER)],
        "planeta": [(beginning, WATCHER), (end, PLAYER)],
    }[game]


@pytest.mark.parametrize(("game", "players"), TITLES)
def test_a_page_made_by_parts_is_the_page_loaded_anew_at_each_act_of_a_recorded_game(
    game: str, players: int, server: Server, client: httpx.Client, browser: Browser
) -> None:
    match = easy(game, players, 7)
    acts = len(decisions(match))
    for stretch, kinds in (
        [(range(acts), KINDS)] if WHOLE else [(stretch, [kind]) for stretch, kind in followed(game, acts)]
    ):
        played = Game.recorded(server, client, match, stretch.start)
        followers = [follow(browser, server, played, kind) for kind in kinds]
        for number, n in zip(stretch, islice(played.play(), len(stretch)), strict=True):
            for follower in followers:
                follower.shows(n)
                if WHOLE or number % 3 == 0 or number == stretch[-1]:
                    assert follower.difference() == "", f"act {number}"
                if number % 25 == 24 or number == stretch[-1]:
                    assert follower.difference_to_loaded() == "", f"act {number}"
        for follower in followers:
            follower.context.close()


@pytest.mark.parametrize(("game", "players"), one_of(TITLES, 1))
def test_messages_that_are_lost_late_or_come_twice_leave_no_trace(
    game: str, players: int, server: Server, client: httpx.Client, browser: Browser
) -> None:
    played = Game.recorded(server, client, easy(game, players, 8))
    followers = [follow(browser, server, played, kind, script=NOISY) for kind in (KINDS[1], KINDS[4])]
    for number, n in enumerate(played.play()):
        if number % 20 == 18:
            # The last message before a pause may be the one that is lost: whoever lacks it learns of it by the next.
            for follower in followers:
                follower.page.evaluate("globalThis.noisy = false")
        if number % 20 == 19:
            for follower in followers:
                follower.shows(n)
                assert follower.difference() == "", f"act {number}"
                follower.page.evaluate("globalThis.noisy = true")
        if number == 19 and not WHOLE:
            break
    for follower in followers:
        assert follower.page.evaluate("globalThis.lost") > 0
        follower.context.close()


def test_more_tables_in_one_browser_than_it_has_connections_are_all_live(
    server: Server, client: httpx.Client, browser: Browser
) -> None:
    context = browser.new_context(base_url=server.url)
    tables = [set_table(client, "planeta") for _ in range(CONNECTIONS + 1)]
    pages = [context.new_page() for _ in tables]
    for page, (code, _) in zip(pages, tables, strict=True):
        page.goto(f"/t/{code}")
    for page, (code, key) in zip(pages, tables, strict=True):
        wait_for_change(page, str(step(client, code, key)))
    context.close()
