"""How the tests take a lesson in a browser."""

import re

from playwright.sync_api import Page

from tests.web.play_area import post

STEP = "before => document.querySelector('#play-area') && document.querySelector('#play-area').dataset.n !== before"

UNFOLD = "id => document.getElementById(id).closest('details:not([open])')?.querySelector('summary').click()"


def begin(page: Page, game: str = "elplan", lesson: str = "tutorial") -> str:
    """Begin a lesson by its form; return its path."""
    where = post(page, f"/learn/{game}/{lesson}").headers["location"]
    page.goto(where)
    page.wait_for_selector("#play-area")
    return where


def changed(page: Page, before: str | None) -> None:
    """Wait until the page shows what came of something."""
    page.wait_for_function(STEP, arg=before)


def n(page: Page) -> str | None:
    return page.get_attribute("#play-area", "data-n")


def kind(page: Page) -> str:
    """What the learner is to do: `reads`, `acts`, `waits` or `finished`."""
    found = re.search(r"lesson-(\w+)", page.get_attribute("#play-area", "class") or "")
    assert found
    return found[1]


def ask_hint(page: Page) -> list[str]:
    """Have the right actions shown; return them as records write them."""
    page.evaluate("document.querySelector('#said').replaceChildren()")
    page.click("#hint button")
    page.wait_for_selector("#said [data-hint]")
    shown: list[str] = page.eval_on_selector_all("#said [data-notation]", "all => all.map(one => one.dataset.notation)")
    return shown


def lit(page: Page) -> list[str]:
    """The ids of the buttons that the guide shows as right."""
    style = page.locator("#said style").text_content() or ""
    found = dict.fromkeys(re.findall(r"\b(?:act-\d+|amount-[a-z0-9-]+)", style))
    there: list[str] = page.evaluate("ids => ids.filter(id => document.querySelector(`#acts #${id}`))", list(found))
    return there


def press(page: Page, id: str, notation: str) -> None:
    """Do an action by mouse where the page has it: a card is looked at, a dial turned, an amount typed, cards dealt."""
    button = page.locator(f"#{id}")
    if id.startswith("amount"):
        if not button.is_visible():
            page.evaluate(UNFOLD, id)
        button.locator("input[type=number]").fill(notation.split()[-1])
        button.locator(".act").click()
        return
    if not button.is_visible():
        page.evaluate(UNFOLD, id)
    if not button.is_visible() and page.locator(f".plan-card:has(#{id})").count():
        page.locator(f".plan-card:has(#{id}) .plan-pick").click()
    if not button.is_visible() and page.locator(f"[data-dial]:has(#{id})").count():
        _dial(page, id)
    if not button.is_visible() and page.locator("#draft").count():
        for pair in (button.get_attribute("data-parts") or "").split():
            team, card = pair.split(":")
            page.locator(f".offer[data-card='{card}']").click()
            page.locator(f".slot[data-team='{team}']").click()
        page.locator("#picked [data-confirm]").click()
        return
    button.click()


def _dial(page: Page, id: str) -> None:
    wanted = [int(number) for number in (page.get_attribute(f"#{id}", "data-sum") or "").split()]
    # Down first: what is made takes what there is.
    for by in (-1, 1):
        for counter in page.locator(f"[data-dial]:has(#{id}) [data-counter]").all():
            aim = wanted[int(counter.get_attribute("data-counter") or 0)]
            for _ in range(9):
                if (aim - int(counter.locator("output").inner_text())) * by <= 0:
                    break
                counter.locator(f"[data-step='{by}']").click()


def do_right(page: Page) -> None:
    """Have the right actions shown and do one of them; a free step is ended."""
    shown = ask_hint(page)
    ids = lit(page)
    done = shown.index("done") if "done" in shown and len(shown) > 3 else 0
    press(page, ids[done] if len(ids) == len(shown) else ids[0], shown[done])


def go_on(page: Page) -> str:
    """Do the one thing a step asks for, by mouse; return the kind of step."""
    before, now = n(page), kind(page)
    if now == "reads":
        page.click("#go-on")
    else:
        do_right(page)
    changed(page, before)
    return now
