"""Deuda Eterna in the browser: a whole game by mouse, the auction, the contract, the debt; keyboard and phone too."""

import time

import pytest
from playwright.sync_api import Page

from sobremesa.core.registry import game
from sobremesa.core.state import State
from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open, check, shoot
from tests.web.stages import stage

# What a hurried player clicks, the first of them that is there.
LIKED = (
    "roll",
    "buy",
    "accept",
    "cash",
    "gold",
    "bid",
    "sell",
    "claim",
    "use",
    "auction",
    "loan",
    "pass",
    "done",
    "decline",
)
FIRST = """liked => {
    document.querySelectorAll('#acts details').forEach(one => one.open = true);
    const there = (which) => document.querySelector(`#acts button.act${which}`);
    const which = liked.map(verb => `[data-verb=${verb}]`).find(which => there(which)?.checkVisibility());
    return which ?? (there('') && '');
}"""
"""Which of these buttons is there first; any, if none of them is; null where there is nothing to do any more."""


def act(page: Page, click: str) -> None:
    """Click something that is an action, and wait until the table has moved on."""
    before = page.get_attribute("#play-area", "data-at")
    page.click(click)
    page.wait_for_function("before => document.querySelector('#play-area').dataset.at !== before", arg=before)


def sit(open_page: Open, server: Server, verbs: set[str], *, size: str = "tablet", lang: str = "en") -> Page:
    """Sit down at a table where all this is possible now."""
    words = game("deuda").words

    def possible(state: State) -> bool:
        return state.turn >= 0 and verbs <= {words.arguments(action)[0].name for action in state.legal()}

    code, key = stage(server.home, "deuda", possible, players=3)
    page = open_page(size=size, lang=lang)
    page.context.add_cookies([{"name": "sobremesa_key", "value": key, "url": server.url}])
    page.goto(f"/t/{code}")
    page.wait_for_selector("#acts")
    return page


@pytest.mark.slow
def test_a_whole_game_by_mouse_against_a_bot(open_page: Open) -> None:
    page = open_page("/new/deuda")
    sent = page.request.post(
        "/new/deuda", form={"players": "2", "seat-1": "easy", "option-max_laps": "10"}, max_redirects=0
    )
    page.goto(sent.headers["location"])
    page.wait_for_selector("#play-area")
    until = time.monotonic() + 240
    done = 0
    while page.locator("#result").count() == 0:
        assert time.monotonic() < until, f"the game did not end after {done} actions"
        page.wait_for_selector("#acts, #result", timeout=60_000)
        verb = page.evaluate(FIRST, LIKED)
        if verb is not None:
            act(page, f"#acts button.act{verb} >> nth=0")
            done += 1
    assert done > 20
    shoot(page, "deuda-end")


def test_dice_are_thrown_by_a_click_on_the_board(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, {"roll", "loan", "build"})
    act(page, "#board-area #dice")
    assert page.locator("#news p").count() > 0


def test_the_debt_is_shown_as_it_would_be_while_the_loan_is_chosen(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, {"loan", "roll"}, size="projector")
    page.click("#block-loan > summary")
    amount = page.locator("#block-loan .amount")
    before = page.inner_text("#block-loan .debt-after")
    amount.locator("[data-by='1']").click()
    after = page.inner_text("#block-loan .debt-after")
    assert before != after
    shoot(page, "deuda-loan")
    act(page, "#block-loan button.act.strong")
    check(page)


def test_an_auction_is_bid_in_by_keyboard(open_page: Open, server: Server) -> None:
    page = sit(open_page, server, {"bid", "pass"})
    shoot(page, "deuda-auction")
    check(page)
    page.locator("#paper-side input[type=number]").focus()
    page.keyboard.press("ArrowUp")
    bid = page.input_value("#paper-side input[type=number]")
    before = page.get_attribute("#play-area", "data-at")
    page.locator("#paper-side button.act.strong").focus()
    page.keyboard.press("Enter")
    page.wait_for_function("before => document.querySelector('#play-area').dataset.at !== before", arg=before)
    assert f"{int(bid):,}" in page.inner_text("#news")


@pytest.mark.parametrize(("size", "lang"), one_of([("tablet", "en"), ("phone", "es")]))
def test_a_deal_is_written_term_by_term_struck_out_and_proposed(
    open_page: Open, server: Server, size: str, lang: str
) -> None:
    page = sit(open_page, server, {"abandon", "give", "money", "promise"}, size=size, lang=lang)
    terms = page.locator("#paper-side .terms li button.act").count()
    page.evaluate("document.querySelectorAll('#acts details').forEach(d => d.open = true)")
    act(page, "#add-money button.act.strong >> nth=0")
    assert page.locator("#paper-side .terms li button.act").count() == terms + 1
    page.evaluate("document.querySelectorAll('#acts details').forEach(d => d.open = true)")
    if page.locator("#add-promise button.act").count():
        act(page, "#add-promise button.act >> nth=0")
        act(page, "#paper-side .terms li button.act >> nth=-1")
        assert page.locator("#paper-side .terms li button.act").count() == terms + 1
    shoot(page, f"deuda-deal-{size}")
    check(page)
    act(page, "#acts button.act[data-verb=offer]")
    assert page.locator("#paper-side button.act[data-verb=accept]").count() == 1


@pytest.mark.parametrize(("size", "lang"), one_of([("tablet", "en"), ("phone", "es")], 1))
def test_any_share_of_the_barrier_is_proposed_and_what_was_refused_is_explained(
    open_page: Open, server: Server, size: str, lang: str
) -> None:
    page = sit(open_page, server, {"lift", "roll"}, size=size, lang=lang)

    def propose() -> str:
        """Open the proposals, type a share, and return the button that proposes it."""
        page.evaluate("document.querySelectorAll('#acts details').forEach(d => d.open = true)")
        page.locator("#add-lift .amount input[type=number] >> nth=0").fill("650")
        return "#add-lift .amount button.act.strong >> nth=0"

    button = propose()
    check(page, "#add-lift")
    shoot(page, f"deuda-lift-{size}")
    act(page, button)
    act(page, "#acts button.act[data-verb=refuse]")
    page.click(propose())
    page.wait_for_selector("#toast:not(:empty)")
    assert ("refused this turn" if lang == "en" else "se rechazó en este turno") in page.inner_text("#toast")
