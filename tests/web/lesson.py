"""How the tests take a lesson in a browser."""

import re

from playwright.sync_api import Page

STEP = "before => document.querySelector('#felt') && document.querySelector('#felt').dataset.n !== before"


def begin(page: Page, game: str = "elplan", lesson: str = "tutorial") -> str:
    """Begin a lesson as a visitor does; return its path."""
    page.goto("/learn")
    page.locator(f"#learn-{game} ~ .offers #offer-{lesson} .offer-go :is(button, a)").click()
    page.wait_for_selector("#felt")
    return re.sub(r"^\w+://[^/]+", "", page.url)


def changed(page: Page, before: str | None) -> None:
    """Wait until the page shows what came of something."""
    page.wait_for_function(STEP, arg=before)


def n(page: Page) -> str | None:
    return page.get_attribute("#felt", "data-n")


def kind(page: Page) -> str:
    """What the learner is to do: `reads`, `acts`, `waits` or `finished`."""
    found = re.search(r"lesson-(\w+)", page.get_attribute("#felt", "class") or "")
    assert found
    return found[1]


def ask_hint(page: Page) -> list[str]:
    """Have the right actions shown; return the ids of their buttons."""
    page.evaluate("document.querySelector('#said').replaceChildren()")
    page.click("#hint button")
    page.wait_for_selector("#said [data-hint]")
    style = page.locator("#said style").text_content() or ""
    return list(dict.fromkeys(re.findall(r"\bact-\d+", style)))


def press(page: Page, act: str) -> None:
    """Click on an action where the page has it, after what leads to it: a card is looked at, a dial is turned."""
    button = page.locator(f"#{act}")
    if not button.is_visible():
        page.evaluate("id => document.getElementById(id).closest('details:not([open])')?.querySelector('summary').click()", act)
    if not button.is_visible() and page.locator(f".plan-card:has(#{act})").count():
        page.locator(f".plan-card:has(#{act}) .plan-pick").click()
    if not button.is_visible() and page.locator(f"[data-dial]:has(#{act})").count():
        wanted = [int(number) for number in (button.get_attribute("data-sum") or "").split()]
        # Down first: what is made takes what there is.
        for by in (-1, 1):
            for counter in page.locator(f"[data-dial]:has(#{act}) [data-counter]").all():
                aim = wanted[int(counter.get_attribute("data-counter") or 0)]
                for _ in range(9):
                    if (aim - int(counter.locator("output").inner_text())) * by <= 0:
                        break
                    counter.locator(f"[data-step='{by}']").click()
    button.click()


def ending(page: Page, acts: list[str]) -> str:
    """The right action to choose: one that ends a free step, if there is one."""
    return next((act for act in acts if page.get_attribute(f"#{act}", "data-verb") == "done"), acts[0])


def go_on(page: Page, free: bool = False) -> str:
    """Do the one thing a step asks for, by mouse; return the kind of step."""
    before, now = n(page), kind(page)
    if now == "reads":
        page.click("#go-on")
    else:
        acts = ask_hint(page)
        press(page, acts[0] if free else ending(page, acts) if len(acts) > 3 else acts[0])
    changed(page, before)
    return now
