"""Recorded games played again at a table, while pages of all kinds follow it."""

from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import NamedTuple

import httpx
from playwright.sync_api import Browser, BrowserContext, Page, ViewportSize

from sobremesa.bots.play import recorded
from sobremesa.core.match import Match
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.tables import Seat, log
from sobremesa.tables.keys import new_key
from tests.servers import Server
from tests.web.browser import run

COMPARE = """
// What scripts do to a page is left out: it is compared with a page that has none.
const undress = (table) => {
  const copy = table.cloneNode(true);
  for (const each of [copy, ...copy.querySelectorAll("*")]) {
    const own = ["tabindex", "aria-pressed", "data-htmx-powered", "data-key", "data-held", "aria-expanded"];
    for (const name of [...own, "hidden", "disabled", "data-version"]) each.removeAttribute(name);
    if (each.closest("svg")) {
      each.removeAttribute("role");
      each.removeAttribute("aria-label");
    }
    each.classList.remove("chosen", "lit", "faded", "other", "hinted", "last-move", "htmx-added", "htmx-request");
    each.classList.remove("open", "filled", "given", "held", "gives-yellow", "gives-blue", "gives-red");
    if (!each.getAttribute("class")?.trim()) each.removeAttribute("class");
    if (each.hasAttribute("class")) each.setAttribute("class", [...each.classList].join(" "));
    if (each.matches("[hx-morph-skip], #picked p, output, .missing, .slot-worth, .slot-card")) each.replaceChildren();
    if (each.matches("details")) each.removeAttribute("open");
  }
  copy.normalize();
  return copy;
};
const path = (one, other, at) => {
  if (one.isEqualNode(other)) return "";
  const kind = (node) => `${node.nodeType} ${node.nodeName} ${node.namespaceURI}`;
  if (one.nodeType !== 1 || kind(one) !== kind(other))
    return `${at}: ${one.outerHTML ?? one.textContent} !== ${other.outerHTML ?? other.textContent}`;
  for (const name of new Set([...one.getAttributeNames(), ...other.getAttributeNames()]))
    if (one.getAttribute(name) !== other.getAttribute(name))
      return `${at}#${one.id} ${name}: ${one.getAttribute(name)} !== ${other.getAttribute(name)}`;
  if (one.childNodes.length !== other.childNodes.length)
    return `${at}#${one.id}: ${one.outerHTML.slice(0, 600)}\\n!==\\n${other.outerHTML.slice(0, 600)}`;
  for (const [i, child] of [...one.childNodes].entries()) {
    const found = path(child, other.childNodes[i], `${at}/${one.nodeName}`);
    if (found) return found;
  }
  return `${at}: ?`;
};
"""
FRESH = (
    "async () => {"
    + COMPARE
    + """
  // What is under way may come while the page is fetched: then they are compared again.
  let found = "";
  for (let i = 0; i < 40; i++) {
    const text = await (await fetch(location.href)).text();
    const fresh = new DOMParser().parseFromString(text, "text/html").querySelector("[data-live]");
    found = path(undress(document.querySelector("[data-live]")), undress(document.importNode(fresh, true)), "");
    if (!found) return "";
    await new Promise((again) => setTimeout(again, 50));
  }
  return found;
}"""
)
"""Whether a page is what the server would send now; if not, where it differs first."""
LOADED = (
    "(other) => {"
    + COMPARE
    + """
  const bare = (table) => {
    for (const each of [table, ...table.querySelectorAll("*")]) {
      each.removeAttribute("data-version");
      each.removeAttribute("data-held");
      each.classList.remove("htmx-request");
      // Where nothing is left in a list of classes, the list may be left as well.
      if (each.getAttribute("class")?.trim() === "") each.removeAttribute("class");
      if (each.hasAttribute("class")) each.setAttribute("class", [...each.classList].sort().join(" "));
      if (each.matches("[hx-morph-skip]")) each.replaceChildren();
      if (each.matches("details")) each.removeAttribute("open");
    }
    table.normalize();
    return table;
  };
  const fresh = new DOMParser().parseFromString(other, "text/html").querySelector("[data-live]");
  const here = new DOMParser().parseFromString(document.querySelector("[data-live]").outerHTML, "text/html");
  return path(bare(here.querySelector("[data-live]")), bare(fresh), "");
}"""
)
"""Whether a page is what another one is that was loaded with all its scripts."""
NOISY = """
globalThis.noisy = true;
let number = 0;
globalThis.EventSource = class extends EventSource {
  set onmessage(hear) {
    super.onmessage = (event) => {
      number += 1;
      if (!globalThis.noisy) hear(event);
      else if (number % 5 === 2) globalThis.lost = (globalThis.lost ?? 0) + 1;
      else if (number % 5 === 3) setTimeout(() => hear(event), 120);
      else {
        hear(event);
        if (number % 5 === 4) {
          hear(event);
          setTimeout(() => hear(event), 200);
        }
      }
    };
  }
};
delete globalThis.SharedWorker;
"""
"""A connection that loses one message in five, brings one late, and one three times."""


@dataclass
class Game:
    """A recorded game at a table of its own, to be played again action by action by its host."""

    client: httpx.Client
    code: str
    key: str
    actions: list[int]

    @classmethod
    def recorded(cls, server: Server, client: httpx.Client, match: Match, start: int = 0) -> "Game":
        """Return a recorded game at a table that stands before its action of that number."""
        actions = decisions(match)
        code, key = run(_begun(server.home, match, actions[:start]))
        return cls(client, code, key, actions[start:])

    def play(self) -> Iterator[int]:
        """Play it; after each action, return how many entries the log has."""
        path, mine = f"/api/tables/{self.code}", {"authorization": f"Bearer {self.key}"}
        at = self.client.get(path).json()["at"]
        for action in self.actions:
            done = self.client.post(f"{path}/act", json={"action": str(action), "at": at}, headers=mine)
            assert done.status_code == 200, done.text
            at = done.json()["at"]
            yield done.json()["n"]


def easy(id: str, players: int, seed: int) -> Match:
    """Return a game between bots of easy levels."""
    return Match.resume(recorded(id, ["easy"] * players, seed))


def decisions(match: Match) -> list[int]:
    """Return the actions of a game that were not chance."""
    return [action for action, turn in zip(match.record.actions, match.turns, strict=True) if turn >= 0]


async def _begun(home: Path, match: Match, actions: list[int]) -> tuple[str, str]:
    key, services = new_key(), Services(Store(home / "tables.db"))
    seats = [Seat(log.SCREEN, name) for name in match.record.names]
    try:
        live = await services.tables.create(match.game.meta.id, key, seats, seed=match.seed, start=True)
        for action in actions:
            await services.tables.act(live, key, live.table.at, action)
        return live.table.header.code, key
    finally:
        await services.shutdown()


@dataclass
class Follower:
    """A page that follows a game."""

    page: Page
    context: BrowserContext

    def shows(self, n: int) -> None:
        """Wait until it shows the log as long as this."""
        self.page.wait_for_function("n => Number(document.querySelector('#play-area').dataset.n) >= n", arg=n)

    def difference(self) -> str:
        """Return where it differs from the page as it would be loaded now."""
        found: str = self.page.evaluate(FRESH)
        return found

    def difference_to_loaded(self) -> str:
        """Return where it differs from the page loaded now, after all that scripts have done to both."""
        other = self.context.new_page()
        found = "?"
        for _ in range(5):
            other.goto(self.page.url)
            found = self.page.evaluate(LOADED, other.evaluate("document.querySelector('[data-live]').outerHTML"))
            if not found:
                break
        other.close()
        return found


class Kind(NamedTuple):
    """A kind of page: its language, whether the screen is narrow, and whether somebody plays there or only watches."""

    lang: str
    narrow: bool
    plays: bool


def follow(browser: Browser, server: Server, game: Game, kind: Kind, *, script: str = "") -> Follower:
    """Open a page that follows a game."""
    size: ViewportSize = {"width": 390, "height": 844} if kind.narrow else {"width": 1366, "height": 768}
    locale = {"es": "es-CL", "en": "en-GB"}[kind.lang]
    context = browser.new_context(base_url=server.url, viewport=size, locale=locale)
    cookies = {"sobremesa_width": "narrow" if kind.narrow else "wide"}
    cookies |= {"sobremesa_key": game.key} if kind.plays else {}
    context.add_cookies([{"name": name, "value": value, "url": server.url} for name, value in cookies.items()])
    if script:
        context.add_init_script(script)
    page = context.new_page()
    page.goto(f"/t/{game.code}")
    return Follower(page, context)
