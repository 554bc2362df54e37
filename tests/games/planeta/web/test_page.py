"""That's My Planet! in the browser: by mouse on the board, by keyboard alone, on a phone."""

import pytest
from playwright.sync_api import Page

from tests.sweep import one_of
from tests.web.browser import Open, check, shoot
from tests.web.play_area import acts, at, do, sit_down, wait_for_change

SLOW_ANSWERS = """(() => {
    const ask = window.fetch;
    window.fetch = async (...asked) => {
        const answer = await ask(...asked);
        if (String(asked[0]?.url ?? asked[0]).endsWith('/act')) await new Promise((done) => setTimeout(done, 200));
        return answer;
    };
})()"""
"""As if the answer to an action came later than the stream that shows what came of it."""


def click(page: Page, id: str) -> None:
    """Click a thing on the board, where no other lies on it."""
    place = {"x": 12, "y": 12} if id.startswith("card-") else None
    page.locator(f"#{id}").click(position=place)  # type: ignore[arg-type]


def draft_by_mouse(page: Page) -> None:
    cards = [thing.get_attribute("id") or "" for thing in page.locator(".thing-shown").all()]
    for card, ship in zip(cards, ("yellow", "blue", "red"), strict=False):
        click(page, card)
        click(page, f"team-{ship}")
    before = at(page)
    page.click("#picked [data-confirm]")
    wait_for_change(page, before)


def wanted(page: Page) -> dict[str, object]:
    """The first of what a sensible general would do."""
    found = acts(page)
    for verb in ("play", "act", "rescue", "move", "stay"):
        for act in found:
            if act["verb"] == verb:
                return act
    return found[0]


def test_a_whole_game_is_played_by_mouse_on_the_board(open_page: Open) -> None:
    page = open_page(size="tablet")
    sit_down(page, "planeta")
    drafts = 0
    while page.locator("#draft").count():
        if drafts == 2:
            shoot(page, "planeta-draft")
        draft_by_mouse(page)
        drafts += 1
    assert drafts >= 8
    moves = 0
    while not page.locator("#result").count():
        before = at(page)  # what may be done is read after it: of this position, or of one that has come since
        act = wanted(page)
        moves += act["verb"] == "move"
        targets = act["targets"]
        assert isinstance(targets, list)
        if not targets:
            do(page, f"#{act['id']}")
            continue
        for target in targets:
            click(page, target)
            if not page.locator("#picked").is_visible():
                break  # one click was all it took
        else:
            assert at(page) == before, "a choice in several parts waits to be confirmed"
            page.click("#picked [data-confirm]")
        wait_for_change(page, before)
        assert act["verb"] != "move" or page.locator("svg .last-move").count() == 2
        if moves == 4 and act["verb"] == "move":
            shoot(page, "planeta-game")
    page.wait_for_selector("#chart svg")
    assert page.locator("#result .places li").count() == 1
    total = page.inner_text("#result .score")
    assert f"{total} points" in page.inner_text("#sentence")
    assert page.inner_text("#score-sheet tfoot td") == total
    shoot(page, "planeta-end")


def test_what_is_picked_before_the_last_answer_has_come_stays_picked(open_page: Open) -> None:
    page = open_page(size="tablet")
    page.add_init_script(SLOW_ANSWERS)
    sit_down(page, "planeta")
    for _ in range(3):
        draft_by_mouse(page)


def test_a_click_in_the_moment_a_position_comes_is_for_that_position(open_page: Open) -> None:
    page = open_page(size="tablet")
    sit_down(page, "planeta")
    while page.locator("#draft").count():
        do(page, "#acts .act")
    page.evaluate(
        """() => new MutationObserver((_, watch) => {
            watch.disconnect();
            document.querySelector("[id^=ship-].target").dispatchEvent(new MouseEvent("click", { bubbles: true }));
        }).observe(document.querySelector("#play-area"), { attributeFilter: ["data-at"] })"""
    )
    move = next(act for act in acts(page) if act["verb"] == "move")
    with page.expect_response("**/act"):
        do(page, f"#{move['id']}")
    # Whatever follows the answer in the page's own order of things is done by then.
    page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    assert page.locator("#picked").is_visible()
    assert page.locator("svg .chosen").count() == 1


@pytest.mark.parametrize("whole", one_of([False, True]), ids=["ended", "whole"])
def test_a_game_is_played_by_keyboard_alone(open_page: Open, whole: bool) -> None:
    page = open_page(size="tablet")
    sit_down(page, "planeta")
    keys = page.keyboard

    def tab_to(selector: str) -> None:
        for _ in range(120):
            if page.evaluate("want => document.activeElement?.matches(want)", selector):
                return
            keys.press("Tab")
        raise AssertionError(f"{selector} cannot be reached by Tab")

    tab_to(".offer")
    while page.locator("#draft").count():
        before = at(page)
        if not page.evaluate("document.activeElement.matches('.offer')"):
            tab_to(".offer")
        for _ in range(4):  # three cards, then the button
            keys.press("Enter")
        wait_for_change(page, before)
    # On the board: a ship, then with the arrows on to a place; back by Escape; again, and done; then taken back.
    keys.press("b")
    for _ in range(40):
        if page.evaluate("document.activeElement.id.startsWith('ship-')"):
            break
        keys.press("Tab")
    ship = page.evaluate("document.activeElement.id")
    keys.press("Enter")
    assert page.locator("svg .lit").count() > 0
    keys.press("Escape")
    assert page.locator("svg .lit").count() == 0
    keys.press("Enter")
    keys.press("ArrowUp")
    assert page.evaluate("document.activeElement.classList.contains('target')")
    assert page.evaluate("document.activeElement.id") != ship
    tab_to("svg .thing-place.lit")
    before, stood = at(page), page.get_attribute(f"#{ship}", "style")
    keys.press("Enter")
    keys.press("Enter")
    wait_for_change(page, before)
    assert page.get_attribute(f"#{ship}", "style") != stood
    before = at(page)
    keys.press("u")
    wait_for_change(page, before)
    assert page.get_attribute(f"#{ship}", "style") == stood
    keys.press("?")
    assert page.locator("#keys").is_visible()
    keys.press("Escape")
    if not whole:
        for selector in ("#ending summary", ".act[data-verb=end]"):
            tab_to(selector)
            keys.press("Enter")
        page.wait_for_selector("#result")
    while not page.locator("#result").count():
        before = at(page)
        keys.press("1")
        wait_for_change(page, before)
    assert page.inner_text("#result .score") == page.inner_text("#score-sheet tfoot td")


@pytest.mark.parametrize("lang", one_of(["es", "en"]))
def test_a_phone_has_the_sentence_and_the_actions_below_the_board(open_page: Open, lang: str) -> None:
    page = open_page(size="phone", lang=lang, dark=lang == "es")
    sit_down(page, "planeta")
    page.wait_for_selector("#draft")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    bar = page.locator("#bar").bounding_box()
    assert bar is not None
    assert bar["height"] <= 844 * 0.53
    assert bar["y"] + bar["height"] <= 845
    shoot(page, f"planeta-phone-{lang}")
    page.tap("#fold")
    folded = page.locator("#bar").bounding_box()
    assert folded is not None
    assert folded["height"] < 140
    assert page.locator("#sentence").is_visible()
    page.tap("#fold")
    page.tap(".offer >> nth=0")
    assert page.locator("#slot-yellow .pcard").is_visible()
    page.tap("#slot-blue")
    assert page.locator("#slot-blue .pcard").is_visible()
    page.tap(".offer >> nth=0")
    assert page.locator(".slot .pcard").count() == 0
    before = at(page)
    for number in range(3):
        page.tap(f".offer >> nth={number}")
    page.tap("#picked [data-confirm]")
    wait_for_change(page, before)
    check(page, "main")


def test_a_ship_glides_to_its_place_and_stays_the_same_thing(open_page: Open) -> None:
    page = open_page(size="tablet")
    sit_down(page, "planeta")
    while page.locator("#draft").count():
        do(page, "#acts .act")
    act = next(act for act in acts(page) if act["verb"] == "move")
    ship = act["targets"][0]  # type: ignore[index]
    seen = page.evaluate(
        """async ([ship, act]) => {
            const thing = document.getElementById(ship);
            const stage = document.querySelector("#stage");
            const copy = () => stage.querySelector(`.stage-piece[data-of="${ship}"]`);
            const changes = (until) => new Promise((done) => {
                const watch = new MutationObserver(() => { if (until()) { watch.disconnect(); done(); } });
                watch.observe(stage, { childList: true });
            });
            const left = changes(copy);
            document.getElementById(act).click();
            await left;
            const goes = getComputedStyle(thing).opacity === "0" && copy().getAnimations().length === 1;
            await changes(() => !copy());
            const stands = getComputedStyle(thing).opacity === "1";
            return [goes, stands, document.getElementById(ship) === thing];
        }""",
        [ship, act["id"]],
    )
    assert seen == [True, True, True], "a copy goes all the way, and there is one and only one ship"
