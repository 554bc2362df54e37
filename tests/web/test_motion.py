"""What has happened is shown happening, and whoever does not want that is spared it."""

import pytest
from playwright.sync_api import Page, expect

from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open, check
from tests.web.stages import stage_before

ROLL = "#acts button[data-verb=roll]"
WATCH = """() => {
    globalThis.seen = { dice: [], walks: [], flows: [] };
    new MutationObserver((changes) => {
        for (const added of changes.flatMap((change) => [...change.addedNodes])) {
            if (added.matches?.(".stage-dice")) seen.dice.push([...added.querySelectorAll(".stage-die")].map(
                (die) => Number(die.dataset.points)));
            if (added.matches?.(".stage-coin, .stage-strip")) seen.flows.push(added.textContent);
        }
    }).observe(document.querySelector("#stage"), { childList: true });
    const animate = Element.prototype.animate;
    Element.prototype.animate = function (frames, options) {
        if (this.matches(".stage-piece")) {
            // It stands before and after its walk as long as others are on the stage.
            const moves = frames.slice(1, -1);
            seen.walks.push([this.dataset.of, moves.length, (moves.at(-1).offset - moves[0].offset) * options]);
        }
        return animate.call(this, frames, options);
    };
}"""
"""Notes what the dice show when they lie, the frames of pieces that move, and money on its way."""


HOLD = """() => new MutationObserver(() => document.querySelector(".stage-card")?.dispatchEvent(
    new PointerEvent("pointerenter"))).observe(document.querySelector("#card-up"), { childList: true })"""
"""Points at each card as it comes up, so that it stays."""


def sit_before(open_page: Open, server: Server, kind: str, *, size: str = "tablet", lang: str = "en") -> Page:
    """Sit down where the next roll brings an event of that kind; what is shown is noted."""
    code, key = stage_before(server.home, "deuda", "roll", kind)
    page = open_page(size=size, lang=lang)
    page.context.add_cookies([{"name": "sobremesa_key", "value": key, "url": server.url}])
    page.goto(f"/t/{code}")
    page.wait_for_selector(ROLL)
    page.evaluate(WATCH)
    return page


def roll(page: Page) -> None:
    """Roll, and wait until the table has moved on."""
    before = page.get_attribute("#play-area", "data-at")
    page.click(ROLL)
    page.wait_for_function("before => document.querySelector('#play-area').dataset.at !== before", arg=before)


def test_dice_are_thrown_and_the_piece_walks_every_square(open_page: Open, server: Server) -> None:
    page = sit_before(open_page, server, "moved", size="projector")
    roll(page)
    page.wait_for_function("seen.dice.length && seen.walks.length")
    seen = page.evaluate("seen")
    lying = page.locator("#dice .die circle").count()
    assert sum(map(sum, seen["dice"])) == lying, "the dice show what they will show when they lie"
    # Whoever stood beside it makes room.
    piece, frames, duration = max(seen["walks"], key=lambda walk: walk[1])
    assert piece.startswith("piece-")
    assert frames == lying + 1, "from where it stood, over each square"
    assert 400 <= round(duration) <= 900
    expect(page.locator(".stage-dice")).to_have_count(0)


def test_a_card_that_comes_up_is_read_large_put_away_by_a_click_and_stays_in_the_log(
    open_page: Open, server: Server
) -> None:
    page = sit_before(open_page, server, "solidarity", size="phone", lang="es")
    page.evaluate(HOLD)
    roll(page)
    card = page.locator("#card-up .stage-card")
    card.wait_for()
    check(page)
    title = card.locator("h2").inner_text()
    assert card.locator("p").count() == 2
    card.locator("button").click()
    expect(card).to_have_count(0)
    page.locator("#log").evaluate("log => log.open = true")
    assert title in page.inner_text("#log")


def test_a_card_nobody_puts_away_leaves_by_itself(open_page: Open, server: Server) -> None:
    page = sit_before(open_page, server, "condition")
    roll(page)
    card = page.locator("#card-up .stage-card")
    card.wait_for()
    expect(card).to_have_count(0)


@pytest.mark.parametrize("size", one_of(["phone", "projector"]))
def test_money_is_seen_to_go_from_country_to_country(open_page: Open, server: Server, size: str) -> None:
    page = sit_before(open_page, server, "paid-country", size=size)
    roll(page)
    page.wait_for_function("seen.flows.length")
    flows = page.evaluate("seen.flows")
    assert all("$" in text for text in flows)
    if size == "phone":
        assert any(name in "".join(flows) for name in ("Ana", "Beto", "Cata")), "the purses are not on the screen"


def test_what_is_sold_in_el_plan_is_seen_to_go_to_the_market_and_money_to_come(open_page: Open, server: Server) -> None:
    code, key = stage_before(server.home, "elplan", "sell", "sold")
    page = open_page(size="projector")
    page.context.add_cookies([{"name": "sobremesa_key", "value": key, "url": server.url}])
    page.goto(f"/t/{code}")
    page.wait_for_selector("#acts button[data-verb=sell]", state="attached")
    page.evaluate(WATCH)
    page.locator("#acts button[data-verb=sell]").first.evaluate("act => act.click()")
    page.wait_for_function("() => seen.flows.length > 1")
    goods, money = page.evaluate("seen.flows")[:2]
    assert any(product in goods for product in ("raw material", "consumer good", "service"))
    assert any(resource in money for resource in ("money", "energy"))


def test_without_motion_only_the_card_is_shown(open_page: Open, server: Server) -> None:
    page = sit_before(open_page, server, "condition")
    page.emulate_media(reduced_motion="reduce")
    roll(page)
    page.locator("#card-up .stage-card").wait_for()
    assert page.evaluate("seen") == {"dice": [], "walks": [], "flows": []}


LIT = "() => document.querySelectorAll('.stage-light.lit').length"
"""How many things of the board are lit."""


def test_who_wishes_for_simple_motion_sees_light_on_what_it_was_about(open_page: Open, server: Server) -> None:
    page = sit_before(open_page, server, "moved", size="phone")
    page.locator("#motion-kind").evaluate("""choice => {
        choice.value = "simple";
        choice.dispatchEvent(new Event("change", { bubbles: true }));
    }""")
    page.reload()
    page.wait_for_selector(ROLL)
    assert page.input_value("#motion-kind") == "simple", "the browser keeps it"
    page.evaluate(WATCH)
    roll(page)
    page.wait_for_function(LIT)
    animated = "document.getAnimations().filter((each) => each.effect.target.closest('#stage, #lights')).length"
    assert page.evaluate(animated) == 0, "a page wakes up for each frame of an animation"
    page.wait_for_function(f"() => !({LIT})()")
    assert page.evaluate("seen") == {"dice": [], "walks": [], "flows": []}
    assert page.locator("#board-area [data-held]").count() == 0


def test_a_device_that_takes_long_to_show_what_comes_has_simple_motion_until_it_is_quick(
    open_page: Open, server: Server
) -> None:
    page = sit_before(open_page, server, "moved", size="phone")
    page.evaluate("localStorage.removeItem('sobremesa-motion-kind')")
    come = """async took => {
        let time = 0;
        performance.now = () => (time += took);
        for (let n = 0; n < 3; n++) {
            for (const when of ["live:before", "live:after"])
                document.querySelector("#table").dispatchEvent(new CustomEvent(when, { bubbles: true }));
            await null;
        }
        return localStorage.getItem("sobremesa-slow");
    }"""
    assert page.evaluate(come, 1) != "yes"
    assert page.evaluate(come, 50) == "yes"
    roll(page)
    page.wait_for_function(LIT)
    assert page.evaluate("seen") == {"dice": [], "walks": [], "flows": []}
    assert page.evaluate(come, 1) == "no"


def test_who_is_in_a_hurry_has_it_faster_and_the_browser_keeps_that(open_page: Open, server: Server) -> None:
    page = sit_before(open_page, server, "moved", size="projector")
    page.click("#faster")
    page.reload()
    page.wait_for_selector("#faster[aria-pressed=true]")
    page.evaluate(WATCH)
    roll(page)
    page.wait_for_function("seen.walks.length")
    assert all(duration < 400 for _, _, duration in page.evaluate("seen.walks"))


def test_a_page_that_is_loaded_shows_nothing_of_what_is_over(open_page: Open, server: Server) -> None:
    page = sit_before(open_page, server, "condition")
    roll(page)
    page.reload()
    page.wait_for_selector("#play-area")
    page.evaluate(WATCH)
    assert page.locator("#motion li").count() > 0
    assert page.locator("#stage > *, #card-up > *").count() == 0


def test_all_that_moves_for_one_action_comes_and_leaves_together(open_page: Open, server: Server) -> None:
    # Each time something comes or goes the page is drawn again: a cheap phone can do that twice for an action.
    page = sit_before(open_page, server, "paid-country", size="phone")
    page.evaluate("""() => {
        globalThis.left = [];
        globalThis.came = [];
        new MutationObserver((changes) => {
            const count = (name) => changes.flatMap((change) => [...change[name]]).length;
            if (count("addedNodes")) came.push(count("addedNodes"));
            if (count("removedNodes")) left.push(count("removedNodes"));
        }).observe(document.querySelector("#stage"), { childList: true });
    }""")
    roll(page)
    page.wait_for_function("() => left.length")
    expect(page.locator("#stage > *")).to_have_count(0)
    came, left = page.evaluate("[came, left]")
    assert came == left
    assert len(came) == 1
    assert came[0] > 1, "dice, a piece and money"


def test_on_a_phone_with_a_keyboard_the_first_action_is_done_by_its_number(open_page: Open, server: Server) -> None:
    page = sit_before(open_page, server, "moved", size="phone")
    before = page.get_attribute("#play-area", "data-at")
    page.keyboard.press("1")
    page.wait_for_function("before => document.querySelector('#play-area').dataset.at !== before", arg=before)
