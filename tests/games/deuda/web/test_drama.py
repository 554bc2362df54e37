"""What a turn of Deuda Eterna shows: the throw, what a button costs and needs, the ghost of a debt."""

import re

import pytest
from playwright.sync_api import Page

from sobremesa.core.registry import game
from sobremesa.core.state import State
from tests.games.deuda.web.test_page import act, sit
from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open, check
from tests.web.lesson import ask_hint, begin, go_on, lit
from tests.web.stages import stage, stage_before

INSIDE = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight && box.left >= 0 && box.right <= innerWidth;
}"""
UNCOVERED = """selector => {
    const thing = document.querySelector(selector), box = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def dice_on(page: Page) -> tuple[int, int]:
    """The faces on the board by their pips, and the sum that is written."""
    pips = page.locator("#dice .die circle").count()
    written = re.search(r"= (\d+)", page.locator("#dice").text_content() or "")
    assert written
    return pips, int(written[1])


def test_after_a_roll_the_dice_lie_on_the_board_with_faces_and_sum(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, {"roll"})
    act(page, "#acts button[data-verb=roll]")
    pips, written = dice_on(page)
    assert pips == written > 1


def test_borrowing_is_one_line_until_it_is_opened_and_its_ghost_warns(open_page: Open, server: Server) -> None:
    def early(state: State) -> bool:
        return state.turn == 0 and bool(state.when() == "lap 1") and "loan 30000" in _notations(state)

    code, key = stage(server.home, "deuda", early, players=2)
    page = open_page()
    page.context.add_cookies([{"name": "sobremesa_key", "value": key, "url": server.url}])
    page.goto(f"/t/{code}")
    page.wait_for_selector("#block-loan")
    assert not page.locator("#block-loan .amount").is_visible()
    page.click("#block-loan > summary")
    assert page.locator("#block-loan .crossing:visible").count() == 0
    page.click("#block-loan .quick >> text=just under the first devaluation")
    assert page.locator("#block-loan .crossing:visible").count() == 0
    page.click("#block-loan .quick >> text=all you may borrow")
    assert "four dice, called to the IMF" in (page.locator("#block-loan .crossing:visible").text_content() or "")
    check(page)


def _notations(state: State) -> set[str]:
    words = game("deuda").words
    return {words.notation(state, action) for action in state.legal()}


def test_on_a_phone_what_a_turn_needs_is_on_the_screen_without_scrolling(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, {"roll"}, size="phone")
    assert page.evaluate(INSIDE, "#acts button[data-verb=roll]")
    page = sit(open_page, server, {"buy"}, size="phone")
    for verb in ("buy", "sell"):
        assert page.evaluate(INSIDE, f"#acts button[data-verb={verb}]"), f"{verb} is on the screen"
    assert "−$" in (page.locator("#acts button[data-verb=buy]").text_content() or "")
    check(page)


@pytest.mark.parametrize("size", one_of(["tablet", "phone"]))
def test_the_barrier_of_the_second_lesson_opens_its_own_form_and_show_me_leads_to_the_control(
    open_page: Open, size: str
) -> None:
    page = open_page(size=size)
    begin(page, "deuda", "north")
    while page.locator("#add-lift").count() == 0:
        go_on(page)
    page.evaluate("document.querySelector('#barrier').dispatchEvent(new MouseEvent('click', { bubbles: true }))")
    assert page.locator("#add-lift").evaluate("form => form.open")
    assert page.evaluate("document.activeElement.closest('#add-lift') !== null")
    assert not page.locator("#picked").is_visible(), "nothing asks what else"
    page.locator("#add-lift").evaluate("form => form.open = false")
    ask_hint(page)
    shown = lit(page)[0]
    assert page.evaluate(INSIDE, f"#{shown}")
    assert page.evaluate(UNCOVERED, f"#{shown}"), "nothing lies over it"


def test_a_turn_without_surprises_takes_three_taps_on_a_phone_and_no_scrolling(open_page: Open, server: Server) -> None:
    # The roll leads to a land that may be bought, and that is the turn.
    code, key = stage_before(server.home, "deuda", "roll", "moved", then="buy")
    page = open_page(size="phone")
    page.context.add_cookies([{"name": "sobremesa_key", "value": key, "url": server.url}])
    page.goto(f"/t/{code}")
    turn, taps = page.get_attribute("#play-area", "data-turn"), 0
    while page.get_attribute("#play-area", "data-turn") == turn:
        button = next(
            f"#acts button[data-verb={verb}]"
            for verb in ("roll", "buy", "done")
            if page.locator(f"#acts button[data-verb={verb}]").count()
        )
        assert page.evaluate(INSIDE, button), "it is on the screen"
        assert page.evaluate(UNCOVERED, button), "nothing lies over it"
        before = page.get_attribute("#play-area", "data-at")
        page.locator(button).tap()
        page.wait_for_function("before => document.querySelector('#play-area').dataset.at !== before", arg=before)
        taps += 1
    assert taps <= 3
