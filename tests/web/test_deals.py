"""Pages of a deal: its results, playing it oneself, the deal of the day."""

import httpx
import pytest

from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open, check
from tests.web.stages import finished


@pytest.mark.parametrize("game", ["planeta", "deuda", "elplan"])
def test_a_finished_game_can_be_dealt_again(server: Server, client: httpx.Client, game: str) -> None:
    bots = ("easy",) if game == "planeta" else ("easy", "easy")
    code = finished(server.home, game, *bots)
    assert f"/t/{code}/deal" in client.get(f"/t/{code}").text
    shown = client.get(f"/t/{code}/deal")
    assert shown.status_code == 200
    assert f"/t/{code}/replay?at=0" in shown.text
    ranked = client.get(f"/t/{code}/ranking")
    assert ranked.status_code == 200
    assert f"/t/{code}/replay?at=0" in ranked.text, "and stands in the ranking of its options"
    made = client.post(f"/t/{code}/deal", data={"name": "Caro"}, headers={"origin": server.url})
    assert made.status_code == 303
    mine = made.headers["location"]
    assert "Caro" in client.get(mine).text
    early = client.get(f"{mine}/deal")
    assert early.status_code in (400, 409, 422)
    assert "once its game is over" in early.text


@pytest.mark.parametrize("lang", one_of(["es", "en"]))
def test_the_deal_of_the_day_is_on_the_first_page_and_is_played(open_page: Open, lang: str) -> None:
    page = open_page("/", size="phone", lang=lang)
    page.click("a[href='/day/planeta']")
    check(page)
    page.fill("#deal-name", "Caro")
    page.click("#deal-play button")
    page.wait_for_selector("#draft")
    assert "/t/" in page.url
