"""El Plan in the browser: a panel for each phase, the board, the workshop, the dials, the score sheet."""

import re
import time
from collections.abc import Callable

import pytest
from playwright.sync_api import Page

from sobremesa.core.packing import verb_of
from sobremesa.games.elplan.engine import actions
from sobremesa.games.elplan.engine import numbers as phases
from sobremesa.games.elplan.engine.play import ElPlan
from tests.games.elplan.table import till
from tests.servers import Server
from tests.web.browser import Open, check, shoot
from tests.web.play_area import CHANGED, at
from tests.web.stages import Moment, stage

READY = "at => { const area = document.querySelector('#play-area'); return area.dataset.at !== at && (area.classList.contains('acting') || document.querySelector('#result')); }"  # noqa: E501


def sit(open_page: Open, server: Server, when: Moment, *, size: str = "tablet", lang: str = "en", dark: bool = False,
        **setup: object) -> Page:  # fmt: skip
    """Sit down at a table at a wanted moment."""
    code, key = stage(server.home, "elplan", when, bots=True, **{"edition": "es", "level": 1, **setup})
    page = open_page(size=size, lang=lang, dark=dark)
    page.context.add_cookies([{"name": "sobremesa_key", "value": key, "url": server.url}])
    page.goto(f"/t/{code}")
    page.wait_for_selector("#elplan-panel, #result")
    return page


def done(page: Page, do: Callable[[], object], until: str = CHANGED) -> None:
    """Do something, and wait until the page shows what came of it."""
    before = at(page)
    do()
    page.wait_for_function(until, arg=before)


def stock(page: Page) -> dict[str, int]:
    """What the bench says there is."""
    return {kind: int(page.inner_text(f"#bench-{kind} b")) for kind in ("human", "money", "energy", "idea")}


def previewed(page: Page, act: str) -> dict[str, int]:
    """What the bench will say after an action, as the page tells it beforehand."""
    pairs = (pair.split(":") for pair in (page.get_attribute(act, "data-after") or "").split())
    return {kind: int(number) for kind, number in pairs if kind in ("human", "money", "energy", "idea")}


def in_phase(phase: int, also: Moment = lambda state: True) -> Moment:
    return lambda state: state.phase == phase and also(state)


def offers(*verbs: int) -> Moment:
    """All of these may be done."""
    return lambda state: set(verbs) <= {int(verb_of(action)) for action in state.legal()}


# -- a whole game ----------------------------------------------------------------------------------


def play(page: Page, phase: str, period: set[str]) -> None:
    """One decision by mouse, in the panel or on the board, as the phase has it. `period` is what was done in it."""
    if phase == "plans":
        page.locator(".plan-card:not(.cannot) .plan-pick").first.click()
        page.locator(".plan-more .act:visible").click()
    elif phase == "opportunity":
        target = (page.locator("#plots .act").nth(2).get_attribute("data-targets") or "").split()[0]
        page.locator(f"#board-area #{target}").click()
    elif phase == "d2":
        lights = page.locator("#machines .light, #planks .light")
        swaps = page.locator("#job-exchange .act")
        if lights.count() and len(period) < 3:
            lights.first.click()
        elif "exchange" not in period and swaps.count() > 4:
            period.add("exchange")
            if not page.locator("#job-exchange").evaluate("job => job.open"):
                page.locator("#job-exchange summary").click()
            swaps.first.click()
        else:
            page.locator("#done .act").click()
    elif phase == "d3":
        wanted = page.locator("#posters .ways .act:not([data-parts*=credit]), #planks .act")
        (wanted.first if wanted.count() else page.locator("#done .act")).click()
    elif phase == "d4":
        page.locator("#dial-produce .outcome:visible").click()
    elif phase == "sell":
        wanted = page.locator("#stalls .act")
        (wanted.first if wanted.count() and "sell" not in period else page.locator("#done .act")).click()
    elif phase == "cutback":
        for _ in range(6):
            if page.locator("#dial-keep .act:visible").count():
                break
            page.locator("#dial-keep .tick[data-step='1']:enabled").first.click()
        page.locator("#dial-keep .act:visible").click()
    elif phase in ("choice", "insurance", "d6"):
        page.locator(".big-ways .act").first.click()
    elif phase == "d7":
        page.locator(".equation").click()
    else:
        page.locator("#done .act").click()
    period.add(f"{phase} {len(period)}" if phase == "d2" else phase)


@pytest.mark.slow
@pytest.mark.parametrize("whole", [False, True], ids=["last_periods", "whole"])
def test_el_plan_is_played_to_its_end_by_mouse(open_page: Open, server: Server, whole: bool) -> None:
    if whole:
        page = open_page("/", lang="es")
        sent = page.request.post("/new/elplan", form={"players": "2", "seat-1": "easy"}, max_redirects=0)
        page.goto(sent.headers["location"])
    else:
        # Whoever has enough comes to every district.
        near = in_phase(
            phases.OPPORTUNITY,
            lambda state: state.period >= state.parameters.periods - 1 and min(till(state, 0)) >= 2,
        )
        page = sit(open_page, server, near, lang="es")
    page.wait_for_function(READY, arg="")
    seen: set[str] = set()
    period: set[str] = set()
    end = time.monotonic() + 400
    while not page.locator("#result").count():
        assert time.monotonic() < end, f"the game did not end: {sorted(seen)}"
        phase = page.get_attribute("#elplan-panel", "data-phase") or ""
        if phase == "opportunity":
            period = set()
        seen.add(phase)
        done(page, lambda phase=phase, period=period: play(page, phase, period), READY)  # type: ignore[misc]
    assert seen >= {"opportunity", "d2", "d3", "d4", "sell"} | ({"plans"} if whole else set())
    points = [int(cell) for cell in page.locator(".line-total td").all_inner_texts()]
    places = [int(cell.strip(".")) for cell in page.locator(".line-final td").all_inner_texts()]
    assert points[places.index(1)] == max(points)
    assert page.locator("#score-sheet .decided").count() <= 1
    shoot(page, "elplan-end")
    check(page, "#play-area")


# -- District 2 and production by keyboard ----------------------------------------------------------


def walk_to(page: Page, selector: str) -> None:
    """Press Tab until something is reached."""
    for _ in range(150):
        if page.evaluate("selector => document.activeElement?.matches(selector)", selector):
            return
        page.keyboard.press("Tab")
    raise AssertionError(f"{selector} is not reached by Tab")


def test_the_workshop_is_run_by_keyboard(open_page: Open, server: Server) -> None:
    when = in_phase(phases.ADMINISTRATION, offers(actions.FILL_ROW, actions.EMPTY_ROW, actions.EXCHANGE))
    page = sit(open_page, server, when)
    page.focus("#elplan-panel .act >> nth=0")
    for selector in ("#machines .light", "#machines .back"):
        walk_to(page, selector)
        act = f"#{page.evaluate('document.activeElement.id')}"
        wanted = previewed(page, act)
        assert page.locator("#bench .then").count() > 0, "what comes of it is shown beforehand"
        done(page, lambda: page.keyboard.press("Enter"))
        assert stock(page) == wanted
    walk_to(page, "#job-exchange summary")
    page.keyboard.press("Enter")
    walk_to(page, "#job-exchange .act")
    before, wanted = stock(page), previewed(page, f"#{page.evaluate('document.activeElement.id')}")
    done(page, lambda: page.keyboard.press("Enter"))
    assert stock(page) == wanted
    assert sum(before.values()) - sum(wanted.values()) == 1, "two were given, one was got"
    assert page.locator("#job-exchange").evaluate("job => job.open"), "what one opened stays open"
    walk_to(page, "#done .act")
    done(page, lambda: page.keyboard.press("Enter"))


def test_production_is_dialled_by_keyboard(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, in_phase(phases.PRODUCTION, lambda state: len(state.legal()) > 4), lang="es")
    dialled = "#dial-produce output"
    first = [int(number) for number in page.locator(dialled).all_inner_texts()]
    assert sum(first) > 0, "it begins with as much as can be made"
    assert page.locator("#dial-produce .act:visible").count() == 1
    page.focus("#dial-produce .tick >> nth=0")
    walk_to(page, ".tick[data-step='-1']:enabled")
    page.keyboard.press("Enter")
    assert sum(int(number) for number in page.locator(dialled).all_inner_texts()) == sum(first) - 1
    shown = page.locator("#dial-produce .act:visible")
    assert shown.get_attribute("data-sum") == " ".join(page.locator(dialled).all_inner_texts())
    walk_to(page, "#dial-produce .act")
    before = int(page.locator("#log-lines .line-at").last.inner_text())
    done(page, lambda: page.keyboard.press("Enter"))
    # The bot may have acted since, and then the news are of that.
    told = page.locator("#log-lines .log-turn li").all_text_contents()
    assert any("Ana produce" in line for line in told if int(line.split()[0]) > before)


# -- each panel ------------------------------------------------------------------------------------


def has_lit_and_locked(state: ElPlan) -> bool:
    return state.held(0) > 1 and state.period > 2 and offers(actions.EMPTY_ROW, actions.LIQUIDATE)(state)


PANELS = {
    "plans": in_phase(phases.PLANS),
    "opportunity": in_phase(phases.OPPORTUNITY, lambda state: state.nth > 0),
    "insurance": in_phase(phases.INSURANCE),
    "choice": in_phase(phases.EVENT_CHOICE),
    "d2": in_phase(phases.ADMINISTRATION, has_lit_and_locked),
    "d3": in_phase(phases.INVESTMENT),
    "d4": in_phase(phases.PRODUCTION),
    "buy": in_phase(phases.BUYING, offers(actions.BUY)),
    "sell": in_phase(phases.SELLING),
    "d6": in_phase(phases.SUBSIDY),
    "d7": in_phase(phases.INNOVATION),
    "cutback": in_phase(phases.CUTBACK),
}
LOOKS = [("phone", "es", True), ("tablet", "en", False), ("projector", "es", False), ("phone", "en", False)]


@pytest.mark.parametrize("phase", PANELS)
def test_each_panel_can_be_read_by_everybody_and_does_what_it_says(open_page: Open, server: Server, phase: str) -> None:
    size, lang, dark = LOOKS[list(PANELS).index(phase) % len(LOOKS)]
    page = sit(open_page, server, PANELS[phase], size=size, lang=lang, dark=dark)
    assert page.get_attribute("#elplan-panel", "data-phase") == phase
    shoot(page, f"elplan-{phase}-{size}-{lang}{'-dark' if dark else ''}")
    widths = page.evaluate("""[...document.querySelectorAll("#elplan-panel .sign use")]
        .filter(use => use.checkVisibility()).map(use => use.getBBox().width)""")
    assert all(width > 0 for width in widths), "each sign is a symbol of the page"
    # The board beside them is the same in all phases, and is looked at by tests of the page.
    check(page, "#elplan-panel")
    done(page, lambda: play(page, phase, {"exchange"} if phase != "buy" else set()))


# -- what is not possible ----------------------------------------------------------------------------


def test_a_space_that_is_taken_says_by_whom_and_why(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, PANELS["opportunity"])
    taken = page.locator(".plot.cannot", has_text="Beto")
    assert taken.locator(".act").count() == 0
    taken.locator(".why summary").click()
    assert "already" in taken.locator(".why p").inner_text()
    rule = taken.locator(".why a").get_attribute("href") or ""
    assert re.fullmatch(r"/rules/elplan#elplan\.[a-z0-9_.]+", rule)


def test_a_product_bought_costs_what_its_stall_says(open_page: Open, server: Server) -> None:
    def may_go_on(state: ElPlan) -> bool:
        return state.idle(0, 1) >= 3 and not state.get(0, phases.CREDIT) and max(map(state.market, range(3))) > 1

    page = sit(open_page, server, in_phase(phases.BUYING, may_go_on))
    buy = page.locator(".stall .act[data-verb=buy]:not([data-parts*=credit])").first
    price, money = buy.locator(".token.money").count(), stock(page)["money"]
    done(page, buy.click)
    assert price > 0
    assert stock(page)["money"] == money - price


def test_on_a_phone_the_board_goes_to_the_workshop_of_the_player_in_turn(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, PANELS["d2"], size="phone")
    near = "_ => Math.abs(document.querySelector('#workshop-1').getBoundingClientRect().top) < 60"
    page.wait_for_function(near, arg="")


def test_a_plan_is_looked_at_before_it_is_chosen(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, PANELS["plans"])
    before = at(page)
    card = page.locator(".plan-card:not(.cannot)").first
    plan = (card.get_attribute("id") or "").removeprefix("card-")
    assert not card.locator(".act").is_visible()
    page.locator(f"#board-area #plan-{plan}").click()
    assert card.locator(".act").is_visible()
    assert at(page) == before
    done(page, card.locator(".act").click)
