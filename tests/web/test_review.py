"""After a game: its review with progress, stopped and gone on with; another try from a decision, or from any move."""

import re
import time

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open, check, set_table, shoot
from tests.web.play_area import acts, at, do, post, sit_down
from tests.web.stages import finished, reviewed

PATIENCE = 120_000
SHORT = 3
"""The seed of a game in which somebody is soon ruined, so that its review is soon done."""
MARK = """id => getComputedStyle(
    document.getElementById(id).querySelector(':scope > .halo, :scope > .piece > .halo')
).stroke"""


@pytest.fixture(scope="module")
def played(server: Server) -> dict[str, str]:
    """The codes of games that bots brought to their end."""
    planeta = finished(server.home, "planeta", "easy")
    reviewed(server.home, planeta)
    return {
        "planeta": planeta,
        "deuda": finished(server.home, "deuda", "easy", "random", seed=SHORT),
    }


def finish(client: httpx.Client, code: str) -> str:
    """Have a game reviewed to the end; return its page."""
    client.post(f"/t/{code}/review")
    for _ in range(600):
        page = client.get(f"/t/{code}/review").text
        if 'id="review-stop"' not in page:
            return page
        time.sleep(0.2)
    raise AssertionError("the review does not come to its end")


def test_a_review_shows_its_progress_is_stopped_gone_on_with_and_shown_by_itself_when_done(
    open_page: Open, played: dict[str, str]
) -> None:
    page = open_page(f"/t/{played['deuda']}", lang="en")
    page.click("#to-review button")
    page.wait_for_selector("#review-stop")
    page.wait_for_function("() => Number(document.querySelector('#review-bar')?.value) > 0", timeout=PATIENCE)
    assert re.match(r"\d+ of \d+ decisions", page.inner_text("#review-said"))
    page.wait_for_selector(".plot", timeout=PATIENCE)
    assert page.locator("#review-stop").count(), "what could be expected is shown while decisions are still judged"
    shoot(page, "review-progress")
    page.click("#review-stop")
    page.wait_for_selector("#review-begin", timeout=PATIENCE)
    expect(page.locator("#review-said")).to_contain_text("The review stopped after")
    assert page.locator(".plot").count() == 1, "what is known is shown"
    page.click("#review-begin")
    page.wait_for_selector("#review-stop")
    page.wait_for_selector(".costly", timeout=PATIENCE)
    expect(page.locator("#review-said")).to_contain_text("All ", timeout=PATIENCE)
    assert page.locator("#review-bar, #review-stop, #review-begin").count() == 0
    assert 1 <= page.locator(".costly").count() <= 5
    check(page)


@pytest.mark.parametrize(("lang", "dark", "size"), one_of([("es", False, "phone"), ("en", True, "projector")]))
def test_each_costly_decision_has_its_board_its_words_its_rule_and_another_try(
    open_page: Open, played: dict[str, str], lang: str, dark: bool, size: str
) -> None:
    page = open_page(f"/t/{played['planeta']}/review", lang=lang, dark=dark, size=size)
    check(page)
    shoot(page, f"review-planeta-{size}", full=True)
    costs = []
    for one in page.locator(".costly").all():
        assert one.locator(".costly-board > svg").count() == 1
        assert one.locator(".of-played dd").inner_text() != one.locator(".of-better dd").inner_text()
        assert one.locator("a.rule").get_attribute("href", timeout=1000)
        assert one.locator(".likely li").count() > 0
        costs.append(int(re.findall(r"\d+", one.locator("h3").inner_text())[-1]))
        for mark in (one.locator(".costly-board").get_attribute("data-marks") or "").split():
            assert page.evaluate(MARK, mark) != "none"
    assert costs == sorted(costs, reverse=True)
    assert costs
    ids = page.locator("#review [id]").evaluate_all("all => all.map(one => one.id)")
    assert len(ids) == len(set(ids)), "several boards, and no id twice"


def test_only_ones_own_decisions_can_be_asked_for(client: httpx.Client, played: dict[str, str]) -> None:
    whole = finish(client, played["deuda"])
    seats = set(re.findall(r'data-seat="(\d)"', whole))
    for seat in "01":
        found = re.findall(r'data-seat="(\d)"', client.get(f"/t/{played['deuda']}/review?seat={seat}").text)
        assert set(found) <= {seat}
        assert found or seat not in seats
    assert client.get(f"/t/{played['deuda']}/review?seat=99").status_code == 422


def test_without_scripts_a_reload_tells_how_far_it_is(client: httpx.Client, server: Server) -> None:
    code = finished(server.home, "deuda", "easy", "easy")
    assert 'id="review-begin"' in client.get(f"/t/{code}/review").text
    begun = client.post(f"/t/{code}/review", follow_redirects=True)
    assert begun.status_code == 200
    assert "http-equiv" in begun.text
    assert 'id="review-stop"' in begun.text
    client.post(f"/t/{code}/review/stop")


def test_a_game_that_goes_on_has_no_review_yet(client: httpx.Client) -> None:
    code, _ = set_table(client, "planeta")
    assert client.get(f"/t/{code}/review").status_code == 409
    assert client.post(f"/t/{code}/review").status_code == 409


def branch_off(page: Page) -> str:
    """Wait for the table of a branch, and return the code of the one it came from."""
    page.wait_for_selector("#branch-of")
    page.wait_for_selector("#play-area")
    return (page.locator("#branch-of a").get_attribute("href") or "").split("/")[2]


def test_from_a_costly_decision_one_tries_it_oneself_against_bots_and_the_branch_is_kept(
    open_page: Open, client: httpx.Client, played: dict[str, str]
) -> None:
    finish(client, played["deuda"])
    page = open_page(f"/t/{played['deuda']}/review")
    costly = page.locator(".costly").first
    number, seat = costly.get_attribute("data-number"), costly.get_attribute("data-seat")
    costly.locator("select").select_option("easy")
    costly.locator(".branch button").click()
    assert branch_off(page) == played["deuda"]
    assert page.get_attribute("#play-area", "data-turn") == seat
    assert acts(page), "it is mine to decide"
    assert not page.locator("#undo").count(), "what came from there cannot be taken back"
    shoot(page, "branch")
    check(page)
    code = page.url.rpartition("/")[2]
    for _ in range(4):
        page.wait_for_selector("#acts .act")
        do(page, "#acts .act")
    page.locator("#branch-of a").click()
    page.wait_for_selector("#replay")
    assert page.get_attribute("#replay", "data-at") == number
    assert page.url.endswith(f"/t/{played['deuda']}/replay?at={number}")
    assert f'href="/t/{code}"' in client.get(f"/t/{played['deuda']}/review").text
    page.goto("/")
    expect(page.locator(".own-tables")).to_contain_text(code)


def test_from_any_move_of_a_replay_one_tries_it_oneself(open_page: Open, played: dict[str, str]) -> None:
    page = open_page(f"/t/{played['planeta']}/replay", lang="es", size="phone")
    expect(page.locator(".branch button")).to_be_disabled()
    page.click("#earlier")
    page.click("#earlier")
    expect(page.locator(".branch button")).to_be_enabled()
    shown = page.locator(".branch [name=at]").input_value()
    page.click(".branch button")
    assert branch_off(page) == played["planeta"]
    assert f"después de {shown} acciones" in page.inner_text("#branch-of")
    assert at(page)


def test_during_a_game_without_hints_there_is_no_trying_it_out(open_page: Open, client: httpx.Client) -> None:
    page = open_page()
    code = sit_down(page, "planeta", **{"no-hints": "yes"})
    page.goto(f"/t/{code}/replay")
    assert not page.locator(".branch").count()
    assert post(page, f"/t/{code}/branch", at="0").status == 409
    tried = client.post(f"/api/tables/{code}/branch", json={"at": 0})
    assert tried.json()["error"] == "hints-off"


def test_programs_branch_off_too(client: httpx.Client, played: dict[str, str]) -> None:
    made = client.post(f"/api/tables/{played['deuda']}/branch", json={"at": 20, "bot": "easy"})
    assert made.status_code == 201
    now = client.get(f"/api/tables/{made.json()['code']}").json()
    assert [seat["kind"] for seat in now["seats"]].count("screen") == 1
    acting = {"authorization": f"Bearer {made.json()['key']}"}
    doing = {"action": str(now["actions"][0]["action"]), "at": now["at"]}
    assert client.post(f"/api/tables/{now['code']}/act", json=doing, headers=acting).status_code == 200
    assert client.post(f"/api/tables/{played['deuda']}/branch", json={"at": 10**6}).status_code == 422


def test_on_a_phone_nothing_of_the_result_lies_over_what_comes_after_it(open_page: Open, server: Server) -> None:
    page = open_page(f"/t/{finished(server.home, 'elplan', 'easy', 'easy')}", size="phone")
    foot, next_one = "document.querySelector('#result')", "document.querySelector('#news')"
    page.wait_for_selector("#chart svg")
    assert page.evaluate(f"{foot}.getBoundingClientRect().bottom <= {next_one}.getBoundingClientRect().top")
