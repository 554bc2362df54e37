"""Odds, costs and clicks of That's My Planet! in the browser."""

import re

import pytest
from playwright.sync_api import Page

from sobremesa.core.registry import game
from sobremesa.core.state import State
from tests.servers import Server
from tests.web.browser import Open, check
from tests.web.play_area import at, wait_for_change
from tests.web.stages import Moment, stage, stage_before

PLACES = """() => [...document.querySelectorAll(".offer, .slot")].flatMap((one) => {
    const { x, y, width, height } = one.getBoundingClientRect();
    return [x + width / 2, y + height / 2];
})"""
"""The middles of cards and teams: a card that was given shrinks, but stays where it is."""
UNCOVERED = """selector => {
    const thing = document.querySelector(selector), box = thing.getBoundingClientRect();
    return thing.contains(document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2));
}"""


def may(*verbs: str) -> Moment:
    """A moment when all this is possible."""
    words = game("planeta").words

    def possible(state: State) -> bool:
        return state.turn >= 0 and set(verbs) <= {words.arguments(action)[0].name for action in state.legal()}

    return possible


def sit(open_page: Open, server: Server, found: tuple[str, str], size: str = "tablet") -> Page:
    """Sit down at a table."""
    code, key = found
    page = open_page(size=size)
    page.context.add_cookies([{"name": "sobremesa_key", "value": key, "url": server.url}])
    page.goto(f"/t/{code}")
    page.wait_for_selector("#acts")
    return page


def test_each_route_shows_the_fuel_left_the_chance_and_the_points(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, stage(server.home, "planeta", may("move"), players=1))
    routes = page.locator("#acts button[data-verb=move]").all_inner_texts()
    assert routes
    for route in routes:
        if "Mother Ship" not in route:
            assert re.search(r"\d fuel left", route), route
    assert any(re.search(r"\d+ % .*\+\d+ points", route.replace("\n", " ")) for route in routes)


def test_before_the_roll_each_card_has_its_chance_and_costs_stand_on_the_buttons(
    open_page: Open, server: Server
) -> None:
    page = sit(open_page, server, stage(server.home, "planeta", may("act", "recruit", "refuel"), players=1))
    panel = page.inner_text("#acts")
    assert re.search(r"\d+ ?%", panel)
    assert "−1 point" in page.locator("#acts button[data-verb=recruit]").first.inner_text()
    assert "−2 points" in page.locator("#acts button[data-verb=refuel]").first.inner_text()
    check(page)


def test_a_click_on_the_own_ship_never_greys_the_main_action(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, stage(server.home, "planeta", may("act", "refuel"), players=1))
    ship = page.locator("#acts button[data-verb=act]").get_attribute("data-targets") or ""
    mine = next(target for target in ship.split() if target.startswith("ship-"))
    page.evaluate("id => document.getElementById(id).dispatchEvent(new MouseEvent('click', { bubbles: true }))", mine)
    assert "other" not in (page.get_attribute("#acts button[data-verb=act]", "class") or "")


def test_a_round_of_the_draft_takes_four_taps_on_a_phone_and_nothing_moves_under_the_finger(
    open_page: Open, server: Server
) -> None:
    page = sit(open_page, server, stage(server.home, "planeta", may("draft"), players=1), "phone")
    places, before = page.evaluate(PLACES), at(page)
    for n in (1, 2, 3):
        assert page.evaluate(UNCOVERED, f".offer:nth-of-type({n})")
        page.locator(".offer").nth(n - 1).tap()
        assert page.evaluate(PLACES) == pytest.approx(places, abs=1)
    assert page.evaluate(UNCOVERED, "#picked [data-confirm]")
    page.locator("#picked [data-confirm]").tap()
    wait_for_change(page, before)


def test_the_joker_that_spoils_a_round_is_shown(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, stage_before(server.home, "planeta", "draft", "spoilt", players=1))
    act = page.locator("#acts button[data-verb=draft]").first
    before = at(page)
    act.evaluate("act => act.click()")
    wait_for_change(page, before)
    page.locator("#card-up .stage-card").wait_for()
    assert page.inner_text("#card-up h2") == "Joker"
    assert page.locator("#draft-jokers").count() == 1


def test_the_white_die_is_thrown_and_lies_as_it_fell(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, stage(server.home, "planeta", may("act"), players=1))
    before = at(page)
    page.locator("#die").click()
    wait_for_change(page, before)
    page.wait_for_selector(".stage-die", state="attached")
    page.wait_for_selector(".stage-die", state="detached")
    assert page.locator("#die circle").count() in range(1, 7)
