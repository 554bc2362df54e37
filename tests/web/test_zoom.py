"""Boards can be made larger, by keys and by two fingers; on a phone nothing on them is smaller than 11 px as it is."""

import pytest
from playwright.sync_api import Page

from tests.servers import Server
from tests.web.browser import Open, check
from tests.web.play_area import do
from tests.web.test_fit import sit

WIDTH = "document.querySelector('#board-area svg').getBoundingClientRect().width"
PINCH = """async ([near, far]) => {
    const area = document.querySelector("#board-area");
    const { left, top } = area.getBoundingClientRect();
    const touch = (id, x) => new Touch({ identifier: id, target: area, clientX: left + x, clientY: top + 100 });
    const send = (kind, apart) => area.dispatchEvent(new TouchEvent(kind, {
        touches: [touch(1, 100 - apart / 2), touch(2, 100 + apart / 2)], bubbles: true, cancelable: true,
    }));
    send("touchstart", near);
    return send("touchmove", far);
}"""


def width(page: Page) -> float:
    return float(page.evaluate(WIDTH))


def test_keys_make_the_board_larger_and_it_stays_so_when_the_game_goes_on(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, "deuda", {"roll"}, 3, (1366, 768))
    usual = width(page)
    page.keyboard.press("+")
    page.keyboard.press("+")
    larger = width(page)
    assert larger > 1.5 * usual
    check(page)
    do(page, "#acts button[data-verb=roll]")
    assert width(page) == pytest.approx(larger, rel=0.02)
    page.keyboard.press("-")
    assert usual < width(page) < larger
    page.keyboard.press("0")
    assert width(page) == pytest.approx(usual, rel=0.02)


def test_two_fingers_make_the_board_larger_and_not_the_page(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, "planeta", {"move"}, 1, (390, 844))
    usual = width(page)
    assert page.evaluate(PINCH, [60, 150]) is False, "the page itself is not zoomed"
    assert width(page) > 2 * usual
    beside = page.evaluate("document.documentElement.scrollWidth - document.documentElement.clientWidth")
    assert beside <= 0, "the board scrolls in its place"
    page.evaluate(PINCH, [150, 20])
    assert width(page) == pytest.approx(usual, rel=0.02)


SMALL = """() => [...document.querySelectorAll("svg.board text")].filter(one => one.textContent.trim()).map(one => {
    const { a, b } = one.getScreenCTM();
    return [Math.hypot(a, b) * parseFloat(getComputedStyle(one).fontSize), one.textContent.trim()];
}).filter(([size]) => size < 11)"""


@pytest.mark.parametrize(
    ("id", "verbs", "players"),
    [("deuda", {"roll"}, 4), ("deuda", {"bid"}, 3), ("planeta", {"move"}, 1), ("elplan", {"sell"}, 4)],
    ids=str,
)
def test_no_text_on_a_board_is_below_11_px_on_a_phone(
    open_page: Open, server: Server, id: str, verbs: set[str], players: int
) -> None:
    page = sit(open_page, server, id, verbs, players, (390, 844))
    assert page.evaluate(SMALL) == []
