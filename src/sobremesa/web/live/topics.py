"""What a stream can tell about, by the name that a page gives it."""

from collections.abc import Awaitable, Callable
from contextlib import AbstractAsyncContextManager
from dataclasses import dataclass, replace

from fastapi import Request

from sobremesa.core.errors import UserError
from sobremesa.core.texts import LANGS
from sobremesa.tables.audience import Signal
from sobremesa.web.live.pages import Page
from sobremesa.web.live.stream import Topic, frame
from sobremesa.web.visitor import Visitor

WIDTHS = ("wide", "narrow")


@dataclass(frozen=True)
class Asked:
    """A page that somebody has open, as it names itself: `t/CODE/en/wide`, more of it, and the version it shows."""

    name: str
    kind: str
    code: str
    visitor: Visitor
    more: str
    seen: str


Find = Callable[[Request, Asked], Awaitable[Topic]]
TOPICS: dict[str, Find] = {}
"""What is found by the first letter of a topic's name."""


def topic(kind: str) -> Callable[[Find], Find]:
    """Mark the function that finds the topics of a kind."""

    def known(find: Find) -> Find:
        TOPICS[kind] = find
        return find

    return known


def read_asked(given: str, visitor: Visitor) -> Asked:
    """Return what a page asks for. Raises `UserError` for what no page asks for."""
    name, _, seen = given.partition("@")
    kind, code, lang, width, *more = [*name.split("/"), "", "", ""]
    if kind not in TOPICS or lang not in LANGS or width not in WIDTHS:
        raise UserError("bad-topic", given=given[:60], accepted="t/CODE/en/wide")
    # As the page was made, whatever the browser prefers by now.
    visitor = replace(visitor, lang=lang, narrow=width == "narrow")
    return Asked(name, kind, code, visitor, more[0], seen)


def page_topic(
    asked: Asked,
    source: Signal,
    *,
    version: Callable[[], object],
    page: Callable[[], Awaitable[Page]],
    visit: AbstractAsyncContextManager[None] | None = None,
    pace: float = 0.0,
) -> Topic:
    """Return a page that is kept up to date by parts, from the version on that somebody has seen.

    A message has two lines: the name of the topic, the version it adds to (`-` if it is the whole page) and the one it
    leads to; and the parts that changed.
    """
    seen = asked.seen

    def written(shown: Page) -> bytes:
        since, parts = shown.since(seen)
        return b"" if since and not parts else frame(f"{asked.name} {since or '-'} {shown.version}\n{parts}")

    async def render() -> bytes:
        nonlocal seen
        shown = await page()
        if shown.version == seen:
            return b""
        # Once for all who see it alike and have seen the same.
        message = shown.pages.once(("message", shown.viewer, asked.name, seen), lambda: written(shown))
        # Where there is nothing that this visitor sees, what comes next adds to what they have seen.
        seen = shown.version if message else seen
        return message

    return Topic(source, version, render, visit, pace=pace)
