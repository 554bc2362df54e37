"""A page speaks to its visitor: as *you* where they gave no name, and without calling them by it."""

import time

import httpx
import pytest

from tests.servers import LONG
from tests.web.reading import words


def sit_down(client: httpx.Client, game: str, lang: str = "en", **form: str) -> str:
    """Set a table by the form of the page; return the page of whoever sits first, when it is theirs to act."""
    client.headers["accept-language"] = lang
    table = client.post(f"/new/{game}", data=form, headers={"origin": str(client.base_url)}).headers["location"]
    until = time.monotonic() + LONG
    while 'id="acts"' not in (page := client.get(table).text):
        assert time.monotonic() < until, page
    return page


@pytest.mark.parametrize(("lang", "you"), [("en", "You"), ("es", "Tú")])
@pytest.mark.parametrize("game", ["elplan", "deuda", "planeta"])
def test_who_gave_no_name_is_you(client: httpx.Client, game: str, lang: str, you: str) -> None:
    page = sit_down(client, game, lang)
    assert words(page, "player-0", "who").startswith(you)
    for number in ("1", "Player", "Jugador", "Country", "País"):
        assert number not in words(page, "phase", "turn-of")
    assert "1" not in words(page, "sentence").partition(",")[0]


def test_who_gave_a_name_keeps_it_and_is_marked(client: httpx.Client) -> None:
    page = sit_down(client, "elplan", **{"name-0": "Ana"})
    assert words(page, "player-0", "who") == "Ana (you)"
    assert "Ana" in words(page, "phase")
    assert words(page, "sentence") == "Choose your plan."


def test_people_at_one_screen_are_called_by_their_names(client: httpx.Client) -> None:
    form = {"seat-1": "screen", "name-0": "Ana", "name-1": "Beto", "players": "2"}
    asked = words(sit_down(client, "elplan", **form), "sentence")
    assert asked in ("Ana, choose your plan.", "Beto, choose your plan.")
