"""Table talk: fixed phrases at a seat, to everybody or to one, and a host who may switch it off."""

import httpx
import pytest

from sobremesa.core.registry import game, titles
from sobremesa.core.texts import LANGS
from tests.servers import Server
from tests.sweep import one_of
from tests.web.browser import Open, check, set_table
from tests.web.play_area import sit_down


@pytest.mark.parametrize("title", [id for id in titles() if game(id).meta.editions[0].most_players > 1])
def test_every_title_for_several_has_thirty_phrases_in_both_languages_pacts_and_threats_among_them(title: str) -> None:
    one = game(title)
    every = [phrase for _, phrases in one.talk for phrase in phrases]
    assert len(every) == len(set(every))
    if title in ("deuda", "elplan"):
        assert len(every) >= 30
        assert {"pacts", "threats"} <= {kind for kind, _ in one.talk}
    for lang in LANGS:
        said = [one.phrase(phrase, lang) for phrase in every]
        assert len(set(said)) == len(every)


def say(client: httpx.Client, server: Server, path: str, **form: str) -> httpx.Response:
    return client.post(path, data=form, headers={"origin": server.url, "hx-request": "true"})


def test_what_is_said_stands_at_the_seat_for_everybody_until_the_game_has_gone_on(
    server: Server, client: httpx.Client
) -> None:
    made = say(client, server, "/new/deuda", players="3", **{"kind-1": "easy", "kind-2": "easy"})
    path = made.headers["location"]
    assert say(client, server, f"{path}/say", phrase="pact", to="1").status_code < 400
    shown = client.get(path).text
    assert "Shall we make a pact?" in shown
    assert 'id="said-0"' in shown
    with httpx.Client(base_url=server.url, headers={"accept-language": "es"}, timeout=20) as stranger:
        seen = stranger.get(path).text
        assert "¿Hacemos un pacto?" in seen, "in the language of whoever reads it"
        assert say(stranger, server, f"{path}/say", phrase="pact").status_code == 403
    for wrong in ({"phrase": "anything at all"}, {"phrase": "pact", "to": "9"}):
        assert say(client, server, f"{path}/say", **wrong).status_code in (400, 422)
    assert "anything at all" not in client.get(path).text


def test_nobody_says_much_at_once_and_the_host_may_switch_talk_off(server: Server, client: httpx.Client) -> None:
    path = say(client, server, "/new/elplan", players="3").headers["location"]
    sent = [say(client, server, f"{path}/say", phrase="hello").status_code for _ in range(8)]
    assert sent[0] < 400
    assert max(sent) in (409, 429)
    assert say(client, server, f"{path}/talk", allowed="false").status_code < 400
    shown = client.get(path).text
    assert 'id="talk"' not in shown
    assert 'id="said-0"' not in shown
    assert say(client, server, f"{path}/say", phrase="hello").status_code in (400, 409, 422)
    assert say(client, server, f"{path}/talk", allowed="true").status_code < 400
    assert 'id="talk"' in client.get(path).text


@pytest.mark.parametrize("lang", one_of(["es", "en"]))
def test_a_phrase_is_chosen_by_keyboard_and_seen_at_once(open_page: Open, lang: str) -> None:
    page = open_page(lang=lang, size="phone" if lang == "es" else "tablet")
    sit_down(page, "deuda", players="3")
    page.focus("#talk summary")
    page.keyboard.press("Enter")
    page.wait_for_selector("#talk-list .talk-kind")
    check(page)
    page.focus("#talk-list [value=pact]")
    page.keyboard.press("Enter")
    page.wait_for_selector("#said-0")
    assert page.inner_text("#said-0") == {"es": "¿Hacemos un pacto?", "en": "Shall we make a pact?"}[lang]


def test_programs_read_the_phrases_say_one_and_the_host_switches_talk_off(client: httpx.Client) -> None:
    code, key = set_table(client, "deuda", "screen", "easy", "easy")
    path, ours = f"/api/tables/{code}", {"authorization": f"Bearer {key}"}
    phrases = client.get(f"{path}/talk", params={"lang": "es"}).json()
    assert {"kind": "pacts", "phrase": "pact", "text": "¿Hacemos un pacto?"} in phrases
    assert client.post(f"{path}/say", json={"phrase": "pact", "to": 1}).status_code == 403
    assert client.post(f"{path}/say", json={"phrase": "pact", "to": 1}, headers=ours).status_code == 200
    said = {"seat": 0, "to": 1, "phrase": "pact", "text": "Shall we make a pact?"}
    assert client.get(path).json()["said"] == [said]
    refused = client.post(f"{path}/say", json={"phrase": "anything at all"}, headers=ours).json()
    assert refused["error"] == "no-phrase"
    assert client.post(f"{path}/talk", json={"allowed": False}, headers=ours).status_code == 200
    assert client.get(path).json()["said"] == []
    assert client.get(f"{path}/talk").json() == []
    assert client.post(f"{path}/say", json={"phrase": "pact"}, headers=ours).json()["error"] == "talk-off"


def test_who_plays_alone_has_nobody_to_talk_to(client: httpx.Client) -> None:
    code, key = set_table(client, "planeta")
    ours = {"authorization": f"Bearer {key}"}
    assert client.get(f"/api/tables/{code}/talk").json() == []
    assert client.post(f"/api/tables/{code}/talk", json={"allowed": False}, headers=ours).status_code == 200
    refused = client.post(f"/api/tables/{code}/say", json={"phrase": "hello"}, headers=ours).json()
    assert refused["error"] == "talk-alone"
    shown = client.get(f"/t/{code}", headers=ours).text
    assert 'id="talk"' not in shown
    assert 'id="talk-switch"' not in shown
    assert "no talk at this table" not in shown
