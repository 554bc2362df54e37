"""The first page: three games, one click to play."""

import pytest

from tests.sweep import one_of
from tests.web.browser import Open, shoot


@pytest.mark.parametrize("game", one_of(["planeta", "elplan", "deuda"]))
def test_one_click_and_one_is_playing(open_page: Open, game: str) -> None:
    page = open_page("/")
    page.click(f".game-{game} button.strong")
    page.wait_for_selector("#play-area")
    # A title's own panel may keep the plain buttons out of sight.
    page.wait_for_selector("#acts .act", state="attached")
    before = page.get_attribute("#play-area", "data-at")
    page.locator("#acts .act").first.dispatch_event("click")
    page.wait_for_function("before => document.querySelector('#play-area').dataset.at !== before", arg=before)
    shoot(page, f"first-{game}")


ON_SCREEN = """() => [...document.querySelectorAll("#acts button, #acts input[type=radio]")].some((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    const there = width && document.elementFromPoint(x + width / 2, y + height / 2);
    return there && (one.contains(there) || one.closest("label, li")?.contains(there));
})"""


@pytest.mark.parametrize("game", ["planeta", "elplan", "deuda"])
def test_on_a_phone_one_tap_leads_to_the_first_decision_which_is_on_the_screen(open_page: Open, game: str) -> None:
    page = open_page("/", size="phone", lang="es")
    page.tap(f".game-{game} button.strong")
    page.wait_for_selector("#acts", state="attached")
    page.wait_for_function(ON_SCREEN)
