"""The table's page, whatever is played at it: whose turn, what may be done, taking back, bots, how it ends."""

import re
import time

import httpx
import pytest
from playwright.sync_api import Page, Route, expect

from tests.web.browser import Open, check, set_table, shoot
from tests.web.play_area import at, do, finish, key_of, post, sit_down, step, wait_for_change

SMALL = """() => [...document.querySelectorAll("body *:not(svg *, .visually-hidden, script, style)")]
    .filter(part => [...part.childNodes].some(node => node.nodeType === 3 && node.textContent.trim()))
    .filter(part => part.offsetParent && parseFloat(getComputedStyle(part).fontSize) < 14)
    .map(part => part.outerHTML.slice(0, 100))"""
"""What is written too small beside the board, which is drawn to its own measure."""


@pytest.fixture
def ana_and_bo(open_page: Open) -> tuple[Page, Page, str]:
    """Two browsers at one table of Deuda Eterna, the game begun."""
    ana = open_page()
    code = sit_down(ana, "deuda", players="2", **{"name-0": "Ana", "seat-1": "open"})
    bo = open_page(size="phone", lang="es")
    post(bo, f"/t/{code}/sit", seat="1", name="Bo")
    bo.goto(f"/t/{code}")
    post(ana, f"/t/{code}/start")
    for page in (ana, bo):
        page.wait_for_selector("#play-area")
    return ana, bo, code


def in_turn(*pages: Page) -> tuple[Page, Page]:
    """Return the page of whoever is to act, and the other."""
    agree = "at => document.querySelector('#play-area').dataset.at === at"
    latest = max((at(page) for page in pages), key=int)
    for page in pages:
        page.wait_for_function(agree, arg=latest)
    acting = [page for page in pages if page.locator("#acts").count()]
    assert len(acting) == 1, "exactly one of them is to act"
    return acting[0], pages[1 - pages.index(acting[0])]


def test_two_browsers_at_one_table_see_each_other_play(ana_and_bo: tuple[Page, Page, str]) -> None:
    ana, bo, _ = ana_and_bo
    seats: set[str | None] = set()
    for _ in range(40):
        now, other = in_turn(ana, bo)
        assert now.title().startswith("● ")
        assert not other.title().startswith("● ")
        seats.add(now.get_attribute("#play-area", "data-turn"))
        before = at(now)
        now.locator("#acts .act").first.evaluate("act => act.click()")
        for page in (now, other):
            wait_for_change(page, before)
        if len(seats) == 2:
            break
    assert seats == {"0", "1"}
    assert now.inner_text("#news").strip()
    shoot(ana, "two-browsers-ana")
    shoot(bo, "two-browsers-bo")


def test_going_back_asks_the_other_and_an_action_that_came_late_changes_nothing(
    ana_and_bo: tuple[Page, Page, str],
) -> None:
    ana, bo, code = ana_and_bo
    first, second = in_turn(ana, bo)
    start = at(first)
    for _ in range(40):
        do(first, "#acts .act")
        now, _ = in_turn(ana, bo)
        if now is second:
            break
    assert now is second
    assert second.inner_text("#announce"), "a screen reader is told that it is their turn"
    late = at(second)
    first.click("#undo button")
    second.wait_for_selector("#answer")
    asked = "Bo" if second is bo else "Ana"
    said = re.compile(f"(Esperamos la respuesta de {asked}|Waiting for {asked}’s answer)…\\s*$")
    expect(first.locator("#asking p").first).to_contain_text(said)
    assert not first.locator("#answer").count()
    second.locator("#answer button[value=true]").click()
    for page in (first, second):
        wait_for_change(page, late)
    now, _ = in_turn(ana, bo)
    assert now is first
    assert at(first) != start
    action = first.locator("#acts .act").first.get_attribute("value") or ""
    stale = post(first, f"/t/{code}/act", at=late, action=action)
    assert stale.status == 409
    assert stale.headers["hx-retarget"] == "#toast"
    assert at(first) == at(second)


def test_who_only_watches_sees_everything_and_can_do_nothing(
    open_page: Open, ana_and_bo: tuple[Page, Page, str]
) -> None:
    ana, bo, code = ana_and_bo
    acting = ana if ana.locator("#acts").count() else bo
    guest = open_page(f"/t/{code}")
    assert guest.locator("#board-area svg").count() == 1
    assert "Ana" in guest.inner_text("#players")
    assert not guest.locator("#acts, #undo, .lend, svg [tabindex]").count()
    outlined = "[...document.querySelectorAll('svg .halo')].filter(halo => getComputedStyle(halo).stroke !== 'none')"
    assert guest.evaluate(f"{outlined}.length") == guest.locator("svg .last-move").count()
    assert acting.evaluate(f"{outlined}.length") > guest.locator("svg .last-move").count()


def test_who_closes_the_page_is_away_and_there_again_on_return(
    open_page: Open, ana_and_bo: tuple[Page, Page, str]
) -> None:
    ana, bo, code = ana_and_bo
    shown = at(ana)
    expect(ana.locator("#player-1")).not_to_contain_text("away")
    bo.goto("/about")
    expect(ana.locator("#player-1")).to_contain_text("away")
    bo.goto(f"/t/{code}")
    expect(ana.locator("#player-1")).not_to_contain_text("away")
    assert at(ana) == shown, "nothing else has changed"


@pytest.mark.parametrize("first", [0, -1])
def test_a_page_goes_live_in_whatever_order_its_scripts_arrive(
    open_page: Open, client: httpx.Client, first: int
) -> None:
    code, key = set_table(client)
    page = open_page()
    held: list[Route] = []
    page.route("**/*.js", lambda route: held.append(route))
    with page.expect_request(lambda request: "htmx" in request.url):
        page.goto(f"/t/{code}", wait_until="commit")
    scripts = "document.readyState === 'loading' ? 99 : document.querySelectorAll('script[src]').length"
    until = time.monotonic() + 30
    while len(held) < page.evaluate(scripts):
        assert time.monotonic() < until, [route.request.url for route in held]
        page.wait_for_timeout(20)
    while held:
        route = held.pop(first)
        route.fulfill(response=route.fetch())
        # It has arrived, and begins without the others.
        page.evaluate("new Promise(done => requestAnimationFrame(() => setTimeout(done)))")
    page.unroute("**/*.js")
    page.wait_for_load_state()
    wait_for_change(page, str(step(client, code, key)))


def test_a_refused_action_says_why_on_the_page_and_leaves_when_one_is_done_with_it(
    ana_and_bo: tuple[Page, Page, str],
) -> None:
    now, _ = in_turn(*ana_and_bo[:2])
    before = at(now)
    now.locator("#acts-at").evaluate("field => { field.value = 1 }")  # as if the page had not been told yet
    now.locator("#acts .act").first.evaluate("act => act.click()")
    toast = now.locator("#toast")
    expect(toast).to_have_text(re.compile(r"\w+ \w+"))
    box = toast.bounding_box()
    assert box is not None
    assert box["height"] > 20
    assert now.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert at(now) == before
    shoot(now, "refused")
    expect(now.locator("#acts .act").first).to_be_enabled()
    now.keyboard.press("Escape")
    expect(toast).to_be_empty()


def test_an_amount_is_typed_slid_or_taken_from_the_ladder(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "deuda", players="2")
    number = page.locator('[name="amount:loan #"]')
    number.wait_for(state="attached")
    for fold in page.locator("#acts details").all():
        fold.evaluate("fold => { fold.open = true }")
    number.wait_for()
    number.fill("2500")
    slider = page.locator(".amount:has([name='amount:loan #']) .slider")
    assert slider.input_value() == "2500"
    slider.fill("3000")
    assert number.input_value() == "3000"
    page.locator(".amount:has([name='amount:loan #']) [data-by='-1']").click()
    assert number.input_value() == "2950"
    do(page, ".act[value='loan #']")
    assert "$2,950" in page.inner_text("#news")


def test_what_may_not_be_done_has_its_reason_and_its_rule_on_demand(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "deuda", players="2")
    page.click(".barred summary")
    reason = page.locator(".barred dt").first
    reason.wait_for()
    assert re.search(r"/rules/deuda#deuda\.", reason.locator("a").get_attribute("href") or "")
    do(page, "#acts .act")
    assert not page.locator(".barred dt").count(), "the reasons were those of another moment"


def test_the_rules_of_the_moment_are_read_when_they_are_opened_and_follow_the_game(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "planeta", players="1")
    rules = page.locator("#rules-now .rule")
    expect(rules).to_have_count(0)
    page.click("#rule-now summary")
    expect(rules.first).to_be_visible()
    drafting = rules.all_inner_texts()
    assert all(rule.startswith("planeta.") for rule in drafting)
    while page.locator("#draft").count():
        before = at(page)
        page.locator("#acts .act").first.evaluate("act => act.click()")
        wait_for_change(page, before)
    expect(rules.first).not_to_have_text(drafting[0])
    assert page.locator("#rule-now[open]").count() == 1


def test_people_at_one_screen_are_told_whose_turn_it_is(open_page: Open) -> None:
    page = open_page(size="projector")
    sit_down(page, "elplan", players="2", **{"name-0": "Ana", "seat-1": "screen", "name-1": "Bo"})
    assert not page.locator("#undo").count(), "only luck has acted yet"
    # Who begins is a matter of luck.
    first, second = ("Ana", "Bo") if "Ana" in page.inner_text(".hand-over") else ("Bo", "Ana")
    do(page, "#acts .act")
    expect(page.locator(".hand-over")).to_contain_text(second)
    shoot(page, "hot-seat")
    do(page, "#undo button")
    expect(page.locator(".hand-over")).to_contain_text(first)


def test_a_seat_is_lent_to_a_bot_and_taken_back(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "deuda", players="2")
    page.wait_for_selector("#acts")
    before = at(page)
    page.click("#lend-0 button")
    wait_for_change(page, before)
    expect(page.locator("#player-0")).to_contain_text("a bot is standing in")
    page.click("#lend-0 button[value='']")
    page.wait_for_selector("#lend-0 button[value=medium]")
    page.wait_for_selector("#acts", timeout=20_000)


@pytest.mark.parametrize(
    ("game", "size", "lang", "dark"),
    [("planeta", "projector", "es", False), ("elplan", "tablet", "en", True), ("deuda", "phone", "es", False)],
)
def test_the_page_is_accessible_in_both_languages_on_every_screen(
    open_page: Open, game: str, size: str, lang: str, dark: bool
) -> None:
    page = open_page(size=size, lang=lang, dark=dark)
    # Nobody else acts meanwhile: a bot that begins may think for long where much else goes on.
    sit_down(page, game, **({} if game == "planeta" else {"players": "2", "seat-1": "screen", "name-1": "Bo"}))
    do(page, "#acts .act")
    page.wait_for_selector("#acts")
    assert page.get_attribute("html", "lang") == lang
    page.evaluate("document.querySelectorAll('#side details').forEach(details => details.open = true)")
    assert page.locator("#panels table").count()
    check(page, "main")
    assert page.evaluate(SMALL) == [], "no writing is smaller than 14 pixels"
    shoot(page, f"{game}-{size}")


def test_another_game_has_everybody_at_their_seat_again(
    ana_and_bo: tuple[Page, Page, str], client: httpx.Client
) -> None:
    ana, bo, code = ana_and_bo
    keys = key_of(ana), key_of(bo)
    for page in (ana, bo):
        page.goto("/about")  # to follow a whole game is another test
    finish(client, code, keys)
    for page in (ana, bo):
        page.goto(f"/t/{code}")
        page.wait_for_selector("#result")
    ana.click("#again button")
    ana.wait_for_selector("#play-area:not(.is-over)")
    expect(bo.locator("#next")).to_be_visible()
    assert bo.evaluate("document.documentElement.scrollWidth") <= 390, "the sheets are not wider than the phone"
    shoot(bo, "next-table")
    bo.click("#next")
    bo.wait_for_selector("#play-area:not(.is-over)")
    assert bo.url == ana.url
    now, other = in_turn(ana, bo)
    assert now.locator("#acts").count()
    assert "(tú)" in bo.inner_text("#player-1")
    assert other.locator("#waiting").count()


def test_a_folded_log_stays_open_and_a_page_at_twice_the_size_does_not_scroll_sideways(open_page: Open) -> None:
    page = open_page()
    sit_down(page, "deuda", players="2")
    page.set_viewport_size({"width": 512, "height": 384})
    page.wait_for_load_state()
    page.wait_for_selector("#play-area.is-narrow")
    page.locator("#log").evaluate("log => log.open = true")
    do(page, "#acts .act")
    assert page.locator("#log").evaluate("log => log.open")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth + 1")


def test_after_the_game_a_chart_tells_how_it_came_about_and_another_one_begins(open_page: Open) -> None:
    page = open_page(size="projector")
    code = sit_down(page, "planeta")
    do(page, ".act[data-verb=end]")
    page.wait_for_selector("#chart svg.plot")
    assert page.locator("#plot-0").count() == 1
    assert "#planeta.end" in (page.locator("#result .rule").first.get_attribute("href") or "")
    page.click("#again button")
    page.wait_for_selector("#draft")
    assert not page.url.endswith(code)
