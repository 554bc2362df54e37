"""The guide of a lesson shows things where they are: the control itself, the board beside what is said of it."""

import pytest
from playwright.sync_api import Page

from sobremesa.core.registry import game
from sobremesa.core.texts import LANGS
from tests.sweep import one_of
from tests.web.browser import Open
from tests.web.lesson import ask_hint, begin, changed, kind, lit, n, press
from tests.web.test_fit import SPILLS

LIGHT = """() => { globalThis.light = null; new MutationObserver((_, watch) => {
    const light = document.querySelector("#stage .spotlight");
    if (!light) return;
    watch.disconnect();
    const { left, right, top, bottom } = light.getBoundingClientRect();
    const under = document.elementsFromPoint((left + right) / 2, (top + bottom) / 2);
    const acts = under.some(one => one.closest("#acts"));
    globalThis.light = { inside: top >= 0 && bottom <= innerHeight + 1, acts };
}).observe(document.querySelector("#stage"), { childList: true }); }"""
SEEN = """() => {
    const floor = document.querySelector("#bar").getBoundingClientRect().top;
    const { top, bottom } = document.querySelector("#board-area").getBoundingClientRect();
    return Math.min(bottom, floor) - Math.max(top, 0);
}"""


def to_next_action(page: Page) -> None:
    """Read on until the learner is to act."""
    while kind(page) == "reads":
        before = n(page)
        page.click("#go-on")
        changed(page, before)


def do_it(page: Page) -> None:
    """Do what the step asks for."""
    before = n(page)
    notation = ask_hint(page)[0]
    press(page, lit(page)[0], notation)
    changed(page, before)


@pytest.mark.parametrize(
    ("id", "lesson", "steps"), one_of([("planeta", "flight", 3), ("deuda", "north", 2), ("elplan", "tutorial", 3)], 1)
)
def test_show_me_spotlights_the_control_and_the_board_stays_visible_on_a_phone(
    open_page: Open, id: str, lesson: str, steps: int
) -> None:
    page = open_page(size="phone")
    begin(page, id, lesson)
    for _ in range(steps):
        to_next_action(page)
        page.evaluate("scrollTo(0, 0)")
        assert page.evaluate(SEEN) >= 60, "the board is seen beside what is said of it"
        assert page.evaluate(SPILLS) == []
        page.evaluate(LIGHT)
        ask_hint(page)
        page.wait_for_function("() => globalThis.light")
        assert page.evaluate("light") == {"inside": True, "acts": True}
        do_it(page)


@pytest.mark.parametrize("lang", LANGS)
def test_the_word_the_tutorial_of_el_plan_tells_to_choose_begins_every_such_button(lang: str) -> None:
    texts = game("elplan").texts
    word = texts.say(lang, "verb-done")
    for key in ("done", "sold", "bought", "no-offer", "no-idea", "no-subsidy"):
        assert texts.say(lang, f"elplan-{key}").startswith(word)
