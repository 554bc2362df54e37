"""The first page: three games, one click to play."""

import pytest

from tests.web.browser import Open, shoot


@pytest.mark.parametrize("game", ["planeta", "elplan", "deuda"])
def test_one_click_and_one_is_playing(open_page: Open, game: str) -> None:
    page = open_page("/")
    page.click(f".game-{game} button.strong")
    page.wait_for_selector("#felt")
    # A title's own panel may keep the plain buttons out of sight.
    page.wait_for_selector("#acts .act", state="attached")
    before = page.get_attribute("#felt", "data-at")
    page.locator("#acts .act").first.dispatch_event("click")
    page.wait_for_function("before => document.querySelector('#felt').dataset.at !== before", arg=before)
    shoot(page, f"first-{game}")
