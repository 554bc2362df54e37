"""A page speaks to its visitor: as *you* where they gave no name, and without calling them by it."""

import pytest

from tests.sweep import one_of
from tests.web.browser import Open
from tests.web.felt import sit_down


@pytest.mark.parametrize(
    ("game", "lang", "you"),
    one_of(
        [
            ("elplan", "en", "You"),
            ("deuda", "es", "Tú"),
            ("planeta", "en", "You"),
            ("elplan", "es", "Tú"),
            ("deuda", "en", "You"),
            ("planeta", "es", "Tú"),
        ],
        *range(3),
    ),
)
def test_who_gave_no_name_is_you(open_page: Open, game: str, lang: str, you: str) -> None:
    page = open_page(lang=lang)
    sit_down(page, game)
    page.wait_for_selector("#acts", state="attached")
    assert page.inner_text("#player-0 .who").startswith(you)
    for number in ("1", "Player", "Jugador", "Country", "País"):
        assert number not in page.inner_text("#phase .turn-of")
    assert "1" not in page.inner_text("#sentence").partition(",")[0]


def test_who_gave_a_name_keeps_it_and_is_marked(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "elplan", **{"name-0": "Ana"})
    page.wait_for_selector("#acts", state="attached")
    assert page.inner_text("#player-0 .who") == "Ana (you)"
    assert "Ana" in page.inner_text("#phase")
    assert page.inner_text("#sentence") == "Choose your plan."


def test_people_at_one_screen_are_called_by_their_names(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "elplan", **{"seat-1": "screen", "name-0": "Ana", "name-1": "Beto", "players": "2"})
    page.wait_for_selector("#acts", state="attached")
    asked = page.inner_text("#sentence")
    assert asked in ("Ana, choose your plan.", "Beto, choose your plan.")
