"""Hints on the page: told in words, marked on the board and in the panel; a table may do without them."""

import httpx
import pytest
from playwright.sync_api import Page, expect

from tests.sweep import one_of
from tests.web.browser import Open, check, set_table, shoot
from tests.web.play_area import at, post, sit_down, wait_for_change

STROKE = """id => getComputedStyle(
    document.getElementById(id).querySelector(':scope > .halo, :scope > .piece > .halo')
).strokeWidth"""


def marked(page: Page) -> list[str]:
    """Return the things on the board that the hint is about, each of which must show it."""
    targets = (page.get_attribute(".hint-said", "data-targets") or "").split()
    for target in targets:
        assert page.evaluate(STROKE, target) == "9px"
    return targets


@pytest.mark.parametrize(
    ("game", "players", "lang", "size"),
    one_of([("planeta", "1", "en", "phone"), ("elplan", "2", "es", "projector"), ("deuda", "2", "en", "tablet")]),
)
def test_a_hint_is_told_marked_on_the_board_and_in_the_panel_and_gone_after_the_move(
    open_page: Open, game: str, players: str, lang: str, size: str
) -> None:
    page = open_page(lang=lang, size=size, dark=game == "deuda")
    sit_down(page, game, players=players, **{"name-0": "Ana", "seat-1": "screen"})
    page.keyboard.press("h")
    page.wait_for_selector(".hint-said")
    said = page.inner_text(".hint-best")
    assert said.startswith({"es": "Yo haría", "en": "I would"}[lang])
    assert len(page.locator(".hint-said p").all()) == 3
    action = page.get_attribute(".hint-said", "data-action") or ""
    proposed = page.locator(f"#acts [id='act-{action}']")
    if proposed.count():
        assert proposed.evaluate("act => getComputedStyle(act).outlineWidth") == "4px"
    targets = marked(page)
    assert targets or game == "deuda"
    check(page)
    shoot(page, f"hint-{game}-{size}")
    before = at(page)
    page.locator(".hint-said button").evaluate("button => button.click()")
    wait_for_change(page, before)
    expect(page.locator(".hint-said")).to_have_count(0)


def test_a_hint_stays_while_something_else_happens_at_the_table(open_page: Open) -> None:
    page = open_page()
    code = sit_down(page, "planeta")
    page.click("#hint-ask button")
    page.wait_for_selector(".hint-said")
    n = page.get_attribute("#play-area", "data-n")
    post(page, f"/t/{code}/hints", allowed="true")
    page.wait_for_function("n => document.querySelector('#play-area').dataset.n !== n", arg=n)
    expect(page.locator(".hint-said")).to_be_visible()


def test_without_scripts_the_hint_is_part_of_the_page(client: httpx.Client) -> None:
    code, key = set_table(client, "planeta")
    now = client.get(f"/api/tables/{code}").json()["at"]
    answer = client.post(f"/t/{code}/hint", data={"at": now}, headers={"authorization": f"Bearer {key}"})
    assert "<!doctype html>" in answer.text
    assert 'class="hint-said"' in answer.text
    assert 'id="acts"' in answer.text


def test_a_table_without_hints_has_no_button_and_refuses_until_the_host_switches_them_on(
    open_page: Open, client: httpx.Client
) -> None:
    page = open_page("/new/planeta")
    page.check("[name=no-hints]")
    page.click("#new .go button")
    page.wait_for_selector("#acts")
    assert not page.locator("#hint-ask").count()
    code = page.url.rpartition("/")[2]
    refused = post(page, f"/t/{code}/hint", at=at(page))
    assert refused.status == 409
    assert "sin pistas" in refused.text()
    guest = open_page(f"/t/{code}", lang="es")
    assert "no hay pistas" in guest.inner_text("#table-nav")
    assert not guest.locator("#hints-switch").count()
    assert client.get(f"/api/tables/{code}").json()["hints"] is False
    page.click("#hints-switch button")
    page.wait_for_selector("#hint-ask")
    expect(guest.locator("#table-nav")).not_to_contain_text("no hay pistas")
    page.click("#hint-ask button")
    page.wait_for_selector(".hint-said")
    page.click("#hints-switch button")
    expect(page.locator("#hint-ask, .hint-said")).to_have_count(0)


def test_programs_are_told_the_same_with_the_key_of_the_seat_in_turn(client: httpx.Client) -> None:
    seats = [{"kind": "screen", "name": "Ana"}, {"kind": "screen", "name": "Bo"}]
    made = client.post("/api/tables", json={"game": "elplan", "seats": seats, "hints": False}).json()
    table, ours = f"/api/tables/{made['code']}", {"authorization": f"Bearer {made['key']}"}
    now = client.get(table).json()
    assert now["hints"] is False
    asked = client.post(f"{table}/hint", json={"at": now["at"]}, headers=ours)
    assert (asked.status_code, asked.json()["error"]) == (409, "hints-off")
    assert client.post(f"{table}/hints", json={"allowed": True}).status_code == 403
    assert client.post(f"{table}/hints", json={"allowed": True}, headers=ours).status_code == 200
    assert client.post(f"{table}/hint", json={"at": now["at"]}).status_code == 403
    told = client.post(f"{table}/hint?lang=es", json={"at": now["at"]}, headers=ours).json()
    assert told["action"] in {some["action"] for some in now["actions"]}
    assert told["reasons"][0].startswith("Yo haría")
    assert told["targets"]
    stale = client.post(f"{table}/hint", json={"at": now["at"] - 1}, headers=ours)
    assert stale.json()["error"] == "table-stale"
