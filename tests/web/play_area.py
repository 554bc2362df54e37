"""How the tests sit down at a table and play at it."""

import random
from collections.abc import Sequence
from urllib.parse import urlsplit

import httpx
from playwright.sync_api import APIResponse, Page

CHANGED = "before => document.querySelector('#play-area').dataset.at !== before"
ACTS = """() => [...document.querySelectorAll('#acts .act')].map(act => ({
    id: act.id, verb: act.dataset.verb, targets: act.dataset.targets.split(' ').filter(Boolean),
}))"""


def post(page: Page, path: str, **form: str) -> APIResponse:
    """Send a form as the page would, with its cookies and from its own address."""
    here = urlsplit(page.url)
    headers = {"origin": f"{here.scheme}://{here.netloc}", "hx-request": "true"}
    return page.request.post(path, form=dict(form), headers=headers, max_redirects=0)


def sit_down(page: Page, game: str, **form: str) -> str:
    """Set a table by the form of the page, with the first seat at this screen; return its code."""
    sent = post(page, f"/new/{game}", **form)
    code = sent.headers["location"].rpartition("/")[2]
    page.goto(f"/t/{code}")
    return code


def at(page: Page) -> str:
    """Return the entry of the log that made the position which the page shows."""
    return page.get_attribute("#play-area", "data-at") or ""


def wait_for_change(page: Page, before: str) -> None:
    """Wait until the page shows another position."""
    page.wait_for_function(CHANGED, arg=before)


def acts(page: Page) -> list[dict[str, object]]:
    """Return what may be done."""
    found: list[dict[str, object]] = page.evaluate(ACTS)
    return found


def do(page: Page, selector: str) -> None:
    """Do what a selector leads to, and wait for what comes of it."""
    before = at(page)
    page.locator(selector).first.evaluate("act => act.click()")
    wait_for_change(page, before)


def key_of(page: Page) -> str:
    """Return the key that a browser keeps."""
    return next(cookie["value"] for cookie in page.context.cookies() if cookie["name"] == "sobremesa_key")


def step(client: httpx.Client, code: str, key: str) -> int:
    """Do the first thing that may be done, as a program would; return the entry of the log that stood before it."""
    now = client.get(f"/api/tables/{code}").json()
    doing = {"action": str(now["actions"][0]["action"]), "at": now["at"]}
    client.post(f"/api/tables/{code}/act", json=doing, headers={"authorization": f"Bearer {key}"})
    return int(now["at"])


def finish(client: httpx.Client, code: str, keys: Sequence[str]) -> None:
    """Play a game to its end by lot, with the keys of its seats."""
    lot, path = random.Random(1), f"/api/tables/{code}"
    while not (position := client.get(path).json())["over"]:
        choice = {"action": str(lot.choice(position["actions"])["action"]), "at": position["at"]}
        client.post(f"{path}/act", json=choice, headers={"authorization": f"Bearer {keys[position['turn']]}"})
