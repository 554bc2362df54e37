"""Ids of rules, seed and salt are there for whoever looks for them, and in nobody's way."""

import re
from hashlib import sha256

import httpx
import pytest

from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open, set_table
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


def seal(page: str) -> str:
    """What a page shows as the seal of its game's luck."""
    return str(re.findall(r"<details[^>]*seal.*?<code>([0-9a-f]{64})</code>", page, re.DOTALL)[0])


def test_the_seal_of_the_luck_is_on_the_page_from_the_lobby_on(client: httpx.Client) -> None:
    code, key = set_table(client, "deuda", "screen", "open")
    client.headers["authorization"] = f"Bearer {key}"
    in_lobby = seal(client.get(f"/t/{code}").text)
    client.post(f"/t/{code}/sit", data={"seat": "1", "kind": "easy"})
    client.post(f"/t/{code}/start")
    page = client.get(f"/t/{code}").text
    assert 'id="table-nav"' in page
    assert seal(page) == in_lobby


def test_whoever_hashes_the_seed_and_the_salt_of_a_finished_game_has_its_seal(
    client: httpx.Client, server: Server
) -> None:
    page = client.get(f"/t/{finished(server.home, 'planeta', 'greedy')}").text
    formula = re.findall(r"sobremesa:\d+:[0-9a-f]+", page)[0]
    assert sha256(formula.encode()).hexdigest() == seal(page)
