"""A game of the real box, entered in the browser."""

import re

import httpx
import pytest
from playwright.sync_api import expect

from sobremesa.core.record import load, write
from sobremesa.core.registry import game, titles
from tests.cli.test_entering import shortest
from tests.sweep import one_of
from tests.web.browser import Open, check


def entered(client: httpx.Client, id: str) -> tuple[str, list[str]]:
    """The code of a table at which the shortest recorded game of a title is to be entered, and its lines."""
    client.headers["origin"] = str(client.base_url).rstrip("/")
    record = shortest(id)
    form = {"players": str(record.setup.players), "edition": record.setup.edition, "level": str(record.setup.level)}
    form |= {f"option-{name}": str(value).lower() for name, value in record.setup.options.items()}
    form |= {f"name-{n}": name for n, name in enumerate(record.names)}
    answer = client.post(f"/enter/{id}", data=form)
    assert answer.status_code == 303, answer.text
    return answer.headers["location"], [line for line in write(record).splitlines() if re.match(r"\d+\. ", line)]


def at(client: httpx.Client, table: str) -> str:
    found = re.search(r'data-at="(\d+)"', client.get(table).text)
    assert found is not None
    return found[1]


@pytest.mark.parametrize("id", titles())
def test_a_recorded_game_entered_again_has_the_same_positions_and_a_review_and_a_debrief(
    client: httpx.Client, id: str
) -> None:
    table, lines = entered(client, id)
    assert client.post(f"{table}/enter", data={"at": at(client, table), "lines": "\n".join(lines)}).status_code == 303
    kept, record = load(client.get(f"{table}/record").text), shortest(id)
    assert kept.seed is None
    assert kept.actions == record.actions
    assert [state.digest() for state in kept.states()] == [state.digest() for state in record.states()]
    page = client.get(table).text
    assert f'action="{table}/review"' in page
    assert f"{table}/deal" not in page
    assert client.get(f"{table}/deal").status_code == 409
    assert client.get(f"{table}/debrief").status_code == 200


@pytest.mark.parametrize("id", titles())
def test_what_dice_and_cards_may_show_is_chosen_and_can_be_taken_back(client: httpx.Client, id: str) -> None:
    table, _ = entered(client, id)
    record = shortest(id)
    outcomes = record.game.outcomes(record.game.new(record.setup), "en", record.names)
    page = client.get(table).text
    for outcome in outcomes:
        assert f'id="act-{outcome.action}"' in page
    before = at(client, table)
    assert client.post(f"{table}/act", data={"at": before, "action": str(outcomes[-1].action)}).status_code == 303
    assert load(client.get(f"{table}/record").text).actions == [outcomes[-1].action]
    assert client.post(f"{table}/undo", data={"at": at(client, table)}).status_code == 303
    assert load(client.get(f"{table}/record").text).actions == []


@pytest.mark.parametrize("id", titles())
def test_a_line_that_cannot_have_happened_is_named_and_none_of_them_counts(client: httpx.Client, id: str) -> None:
    table, lines = entered(client, id)
    for wrong, said in (("4. nobody dances", "nobody"), ("fly to the moon", "Line 4")):
        sent = {"at": at(client, table), "lines": "\n".join([*lines[:3], wrong])}
        answer = client.post(f"{table}/enter", data=sent, headers={"accept-language": "en"})
        assert 400 <= answer.status_code < 500
        assert said in answer.text
    assert load(client.get(f"{table}/record").text).actions == []


def test_only_the_host_of_a_real_table_enters_and_only_there(client: httpx.Client) -> None:
    id = titles()[0]
    table, lines = entered(client, id)
    moment = at(client, table)
    with httpx.Client(base_url=client.base_url, timeout=60) as stranger:
        assert stranger.post(f"{table}/enter", data={"at": moment, "lines": lines[0]}).status_code == 403
        assert "enter-lines" not in stranger.get(table).text
    other = client.post(f"/new/{id}").headers["location"]
    assert client.post(f"{other}/enter", data={"at": at(client, other), "lines": lines[0]}).status_code == 409


def test_the_page_of_a_new_table_leads_to_entering_and_asks_for_names_only(client: httpx.Client) -> None:
    for id in titles():
        assert f'href="/enter/{id}"' in client.get(f"/new/{id}").text
        page = client.get(f"/enter/{id}").text
        assert 'name="name-0"' in page
        assert 'name="seat-0"' not in page
    id = next(id for id in titles() if game(id).meta.editions[0].most_players > 1)
    twice = client.post(f"/enter/{id}", data={"players": "2", "name-0": "Ana", "name-1": "Ana"})
    assert twice.status_code == 422
    assert f'action="/enter/{id}"' in twice.text


@pytest.mark.parametrize("id", one_of(titles()))
def test_a_real_table_is_entered_by_clicking_and_by_typing(open_page: Open, id: str) -> None:
    page = open_page(f"/enter/{id}", size="phone", lang="es")
    check(page)
    page.click("#new .go button")
    expect(page.locator("#entering")).to_be_visible()
    check(page)
    first = page.locator("#acts .act").first
    came_up = first.inner_text()
    first.click()
    expect(page.locator("#undo")).to_be_visible()
    page.click("#undo button")
    expect(page.locator("#undo")).to_have_count(0)
    expect(page.locator("#acts .act").first).to_have_text(came_up)
    page.click("#typing summary")
    example = page.get_attribute("#enter-lines", "placeholder") or ""
    page.fill("#enter-lines", "nonsense")
    page.click("#enter button")
    expect(page.locator("#toast")).to_contain_text("Línea 1")
    expect(page.locator("#enter-lines")).to_have_value("nonsense")
    page.fill("#enter-lines", example)
    page.click("#enter button")
    expect(page.locator("#undo")).to_be_visible()
    expect(page.locator("#enter-lines")).to_have_value("")
