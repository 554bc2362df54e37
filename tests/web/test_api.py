"""The API: a whole table by JSON alone, and what cannot be done, said to each asker in their own way."""

import json

import httpx
import pytest

from sobremesa.core.record import load
from sobremesa.web.errors import STATUS
from tests.web.browser import set_table


def test_a_table_is_set_joined_begun_and_played_by_json_alone(client: httpx.Client) -> None:
    assert {title["id"] for title in client.get("/api/games").json()} == {"planeta", "elplan", "deuda"}
    code, host = set_table(client, "deuda", "screen", "open")
    table = f"/api/tables/{code}"
    ours = {"authorization": f"Bearer {host}"}
    assert client.get(table).json()["started"] is False
    assert client.post(f"{table}/start", headers=ours).json()["error"] == "table-open-seats"
    joined = client.post(f"{table}/join", json={"seat": 1, "name": "  Bruno\u202e  B "}).json()
    theirs = {"authorization": f"Bearer {joined['key']}"}
    assert client.post(f"{table}/join", json={"seat": 1, "name": "Eva"}).status_code == 409
    assert client.post(f"{table}/start", headers=theirs).status_code == 403
    now = client.post(f"{table}/start", headers=ours).json()
    assert now["started"]
    assert now["seats"][1] == {"kind": "person", "name": "Bruno B", "bot": ""}

    keys = (ours, theirs)
    acting, waiting = keys[now["turn"]], keys[1 - now["turn"]]
    first = now["actions"][0]
    doing = {"action": first["notation"], "at": now["at"]}
    assert client.post(f"{table}/act", json=doing, headers=waiting).json()["error"] == "table-not-your-turn"
    assert client.get(f"{table}/why-not", params={"action": first["notation"]}).json()["possible"] is True
    assert client.get(f"{table}/why-not", params={"action": "pay for all"}).status_code == 422
    assert client.post(f"{table}/act", json=doing, headers=acting).status_code == 200
    assert client.post(f"{table}/act", json=doing, headers=acting).json()["error"] == "table-stale"
    after = client.get(table).json()
    assert after["digest"] != now["digest"]
    undone = client.post(f"{table}/undo", json={"at": after["at"]}, headers=acting)
    assert undone.status_code == 200
    asked = client.get(table).json()
    if asked["asking"] is not None:
        assert client.post(f"{table}/answer", json={"yes": True}, headers=acting).status_code == 403
        assert client.post(f"{table}/answer", json={"yes": True}, headers=waiting).status_code == 200
    assert client.get(table).json()["digest"] == now["digest"]
    assert load(client.get(f"{table}/record").text).names == ("Ana", "Bruno_B")


@pytest.mark.rule("elplan.setup.first_player")
def test_by_json_too_the_host_names_who_goes_first_or_gives_birthdays(client: httpx.Client) -> None:
    seats = [{"kind": "screen"}] * 3
    for given, kept in (({}, "lot"), ({"first_player": 3}, "3"), ({"first_player": "24/12 24/12 24/12"}, "1+2+3")):
        made = client.post("/api/tables", json={"game": "elplan", "seats": seats, "options": given})
        record = load(client.get(f"/api/tables/{made.json()['code']}/record").text)
        assert str(record.setup.options["first_player"]) == kept
    wrong = client.post("/api/tables", json={"game": "elplan", "seats": seats, "options": {"first_player": 4}})
    assert wrong.status_code == 422
    assert wrong.json()["error"] == "bad-first-player"
    options = next(title for title in client.get("/api/games").json() if title["id"] == "elplan")["options"]
    told = next(option for option in options if option["name"] == "first_player")
    assert told["default"] == "lot"
    assert "day/month" in told["text"]


def test_why_not_tells_the_reason_and_its_rule(client: httpx.Client) -> None:
    code, _ = set_table(client, "planeta")
    found = client.get(f"/api/tables/{code}/why-not", params={"action": "move red venus", "lang": "es"}).json()
    assert found["possible"] is False
    assert found["rule"].startswith("planeta.")
    assert found["text"]


def test_the_stream_tells_every_change_with_the_length_of_the_log(client: httpx.Client) -> None:
    code, key = set_table(client, "planeta")
    with client.stream("GET", f"/api/tables/{code}/stream") as stream:
        assert stream.headers["content-type"].startswith("text/event-stream")
        lines = stream.iter_lines()

        def next_one() -> dict[str, object]:
            event = {}
            for line in lines:
                name, _, value = line.partition(": ")
                event[name] = value
                if not line and "data" in event:
                    break
            found: dict[str, object] = json.loads(event["data"])
            assert event["id"] == str(found["n"])
            return found

        first = next_one()
        doing = {"action": str(first["actions"][0]["action"]), "at": first["at"]}  # type: ignore[index]
        with httpx.Client(base_url=client.base_url, timeout=60) as other:
            done = other.post(f"/api/tables/{code}/act", json=doing, headers={"authorization": f"Bearer {key}"}).json()
        assert next_one()["n"] == done["n"]
    assert client.get("/api/tables/QQQQQQ/stream").status_code == 404


@pytest.mark.parametrize("lang", ["es", "en"])
def test_what_cannot_be_done_is_said_as_the_asker_reads_it(client: httpx.Client, lang: str) -> None:
    code, key = set_table(client, "planeta")
    headers = {"accept-language": lang, "authorization": f"Bearer {key}"}
    said = {"es": "La mesa cambió", "en": "The table has changed"}[lang]
    page = client.post(f"/t/{code}/act", data={"action": "1", "at": "0"}, headers=headers)
    assert page.status_code == 409
    assert "<!doctype html>" in page.text
    toast = client.post(f"/t/{code}/act", data={"action": "1", "at": "0"}, headers=headers | {"hx-request": "true"})
    assert toast.headers["hx-retarget"] == "#toast"
    assert "<html" not in toast.text
    spoken = client.post(f"/api/tables/{code}/act", json={"action": "1", "at": 0}, headers=headers)
    assert spoken.json()["error"] == "table-stale"
    for text in (page.text, toast.text, spoken.json()["text"]):
        assert said in text
    for path, status in (("/api/nope", 404), ("/nope", 404), ("/api/tables", 405), ("/lang", 405)):
        assert client.get(path, headers=headers).status_code == status


def test_the_page_about_the_api_names_every_address_of_it(client: httpx.Client) -> None:
    page = client.get("/api").text
    for path in client.get("/openapi.json").json()["paths"]:
        assert path in page


def test_every_problem_that_is_not_our_fault_is_described(client: httpx.Client) -> None:
    possible = {str(status) for status in STATUS.values()} - {"500"}
    for path, methods in client.get("/openapi.json").json()["paths"].items():
        for about in methods.values():
            assert possible <= set(about["responses"]), path
