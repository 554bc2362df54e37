"""Ids of rules, seed and salt are there for whoever looks for them, and in nobody's way."""

import re

import pytest

from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open
from tests.web.stages import finished

ID = re.compile(r"\b(elplan|deuda|planeta)\.[a-z]")


@pytest.mark.parametrize(("id", "players"), one_of([("planeta", 1), ("deuda", 2), ("elplan", 2)]))
def test_no_id_no_seed_and_no_salt_is_read_at_the_end_until_details_are_opened(
    open_page: Open, server: Server, id: str, players: int
) -> None:
    code = finished(server.home, id, *["greedy"] * players)
    page = open_page(f"/t/{code}")
    page.wait_for_selector("#result")
    read = page.inner_text("#side")
    assert not ID.search(read)
    details = page.locator("#result details.seal")
    hidden = details.evaluate("one => one.textContent")
    figures = re.findall(r"[0-9a-f]{6,}", hidden)
    assert figures, "seed and salt can be checked"
    assert not any(figure in read for figure in figures)
    details.locator("summary").click()
    assert figures[-1] in page.inner_text("#side")
