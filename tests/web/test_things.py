"""What is this? Everything on the board says what it is, whose it is and what its rule says."""

import random
import re

import httpx
import pytest

from sobremesa.core.match import Match
from sobremesa.core.registry import game
from tests.sweep import one_of
from tests.web.browser import Open, check
from tests.web.play_area import sit_down

TITLES = {"planeta": 1, "deuda": 3, "elplan": 3}
SILENT = re.compile(
    r"board.*|pattern-.*|clip-.*|city|street|park|periods|year|ground-.*|moment-on-board|asked-on-board|yard-.*|floor-.*"
    r"|signs.*|fields|.*-place(-.*)?|ledger|titles|free-titles|frontier|map|sky|canisters|dock|sheet|sheet-head|sum"
    r"|shown-.*|card-.*|plan-.*|pending.*|hat|.*-paper|.*on-board|die.*|crowd.*|laurel.*|shelf.*|broken|burnt.*|reserve.*|docked-.*|park-.*|head-.*"
    r"|(around|column|count|dock|edge|flag|fuel|mark|rest|term|thrust|asked|laps|purse)-.*|pile-(backs|count)"
    r"|below|inside|pieces|ring"
)
"""What only holds other things, is a part of one that is told, or is no thing of the game's own."""


@pytest.mark.parametrize("lang", ["es", "en"])
@pytest.mark.parametrize("id", TITLES)
def test_everything_on_the_board_is_told_with_a_rule_of_its_edition(id: str, lang: str) -> None:
    title, lot = game(id), random.Random(5)
    match = Match(title, title.meta.setup(players=TITLES[id]), ("Ana", "Beto", "Cata")[: TITLES[id]], 5)
    for _ in range(160):
        match.settle()
        if match.is_over:
            break
        match.play(lot.choice(match.state.legal()[:40]))
    found = {thing.id: thing for thing in title.things(match.state, lang, match.record.names)}
    for thing in found.values():
        assert thing.name
        if thing.rule:
            assert thing.rule in title.rules
            assert title.rules.says(thing.rule, lang)
    scene = title.scene(match.state, lang, match.record.names)
    drawn = set(re.findall(r'\bid="([^"]+)"', title.draw(scene)))
    assert [id for id in sorted(drawn - set(found)) if not SILENT.fullmatch(id)] == []


def test_an_owner_is_named(client: httpx.Client) -> None:
    made = client.post(
        "/api/tables", json={"game": "deuda", "seats": [{"kind": "screen", "name": "Ana"}, {"kind": "easy"}]}
    )
    shown = client.get(f"/t/{made.json()['code']}/things").text
    assert "Ana’s" in shown
    assert 'id="about-square-12"' in shown
    assert "/rules/deuda#deuda.square.capital_flight" in shown


@pytest.mark.parametrize("lang", one_of(["es", "en"], 1))
def test_a_thing_is_inspected_by_mouse_and_by_keyboard_and_nothing_is_done(open_page: Open, lang: str) -> None:
    page = open_page(lang=lang)
    sit_down(page, "deuda", players="2")
    page.wait_for_selector("#acts", state="attached")
    before = page.get_attribute("#play-area", "data-n")
    flight = {"es": "Fuga", "en": "Capital"}[lang]
    page.hover("#square-12")
    page.wait_for_function(f"() => document.querySelector('#inspect').textContent.includes('{flight}')")
    assert page.is_visible("#inspect .rule")
    page.keyboard.press("i")
    page.wait_for_selector("#table.inspecting")
    check(page)
    page.focus("#square-12")
    page.keyboard.press("ArrowRight")
    page.wait_for_function("() => document.activeElement.id === 'square-11'")
    page.wait_for_function("() => !document.querySelector('#inspect').hidden")
    page.click("#square-10")
    page.wait_for_selector("#inspect .rule[href$='#deuda.square.solidarity_aid']")
    page.keyboard.press("Escape")
    page.wait_for_selector("#table:not(.inspecting)")
    assert page.locator("#square-10[tabindex]").count() == 0 or page.locator("#square-10.target").count()
    assert page.get_attribute("#play-area", "data-n") == before


def test_a_tap_on_what_cannot_be_chosen_says_what_it_is(open_page: Open) -> None:
    page = open_page(size="phone")
    sit_down(page, "elplan", players="3")
    page.wait_for_selector("#board-area svg #district-7", state="attached")
    page.locator("#district-7").evaluate("each => each.dispatchEvent(new MouseEvent('click', {bubbles: true}))")
    page.wait_for_function("() => !document.querySelector('#inspect').hidden")
    assert "Innovation" in page.inner_text("#inspect")
    check(page)
