"""Boards fit their window, and what decides a turn is on the screen."""

import pytest
from playwright.sync_api import Page

from sobremesa.core.registry import game
from sobremesa.core.state import State
from tests.servers import Server
from tests.web.browser import Open
from tests.web.stages import stage

BOARD = """() => {
    const { left, right, top, bottom } = document.querySelector("svg.board").getBoundingClientRect();
    const bar = document.querySelector("#bar, .replay-controls");
    const over = ["fixed", "sticky"].includes(getComputedStyle(bar).position);
    return { left, right, top, bottom, floor: over ? bar.getBoundingClientRect().top : innerHeight };
}"""
INSIDE = """selector => {
    const box = document.querySelector(selector).getBoundingClientRect();
    return box.top >= 0 && box.bottom <= innerHeight + 1;
}"""
WINDOWS = [(1366, 768), (1366, 640), (800, 1280)]


def sit(open_page: Open, server: Server, id: str, verbs: set[str], players: int, size: tuple[int, int]) -> Page:
    """Sit down in a window of that size, where all this is possible now."""
    words = game(id).words

    def possible(state: State) -> bool:
        return state.turn >= 0 and verbs <= {words.arguments(action)[0].name for action in state.legal()}

    code, key = stage(server.home, id, possible, players=players)
    page = open_page("/about", size="projector")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.context.add_cookies([{"name": "sobremesa_key", "value": key, "url": server.url}])
    page.goto(f"/t/{code}")
    page.wait_for_selector("#acts")
    return page


@pytest.mark.parametrize("size", WINDOWS, ids=str)
@pytest.mark.parametrize(("id", "verb", "players"), [("deuda", "roll", 4), ("planeta", "move", 1)])
def test_the_whole_board_is_on_the_screen_at_the_table_and_in_the_replay(
    open_page: Open, server: Server, id: str, verb: str, players: int, size: tuple[int, int]
) -> None:
    page = sit(open_page, server, id, {verb}, players, size)
    board = page.evaluate(BOARD)
    assert board["bottom"] <= board["floor"], "no row is cut"
    if size[0] < 1000:
        assert board["right"] - board["left"] > 0.96 * size[0], "it is as wide as the tablet"
    page.goto(f"{page.url}/replay")
    board = page.evaluate(BOARD)
    assert board["bottom"] - board["top"] <= size[1]
    if size[0] >= 1000:
        assert board["bottom"] <= size[1]
    else:
        assert board["right"] - board["left"] > 0.96 * size[0]


@pytest.mark.parametrize("players", [2, 4])
def test_who_decides_in_el_plan_sees_what_is_asked_the_own_workshop_and_done(
    open_page: Open, server: Server, players: int
) -> None:
    page = sit(open_page, server, "elplan", {"done", "fill-row"}, players, (1366, 768))
    own = int(page.get_attribute("#felt", "data-turn") or 0) + 1
    page.wait_for_function(INSIDE, arg=f"#workshop-{own}")
    for needed in ("#sentence", "#done .act"):
        assert page.evaluate(INSIDE, needed), needed


def test_a_machine_that_is_lit_looks_lit(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, "elplan", {"empty-row", "fill-row"}, 2, (1366, 768))
    ground = "one => getComputedStyle(one).backgroundColor"
    lit = page.locator(".machine.lit").first.evaluate(ground)
    assert lit != page.locator(".machine:not(.lit)").first.evaluate(ground)
