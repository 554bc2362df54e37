"""What is broken stays apart: one table, one title, or the database for a while; everything else is shown."""

import sqlite3
import sys
import time
from contextlib import closing
from html import unescape
from pathlib import Path

import httpx
import pytest

from sobremesa.core.errors import UserError
from tests.postgres import Postgres, programs
from tests.servers import Server
from tests.web.browser import set_table
from tests.web.stages import finished

BROKEN = {
    "absent": "raise RuntimeError('the dice are lost')",
    "speechless": """
import copy
from dataclasses import replace
from sobremesa.games.planeta import GAME as whole
GAME = copy.copy(whole)
GAME.meta = replace(whole.meta, id="speechless")
GAME.texts = None
""",
    "inert": "GAME = 3",
}


def test_one_table_that_cannot_be_read_does_not_hide_the_others(tmp_path: Path) -> None:
    with Server(tmp_path) as server, httpx.Client(base_url=server.url, timeout=30) as client:
        made = [client.post("/new/planeta", headers={"origin": server.url}) for _ in range(3)]
        codes = [one.headers["location"].removeprefix("/t/") for one in made]
        key = client.cookies["sobremesa_key"]
    with closing(sqlite3.connect(tmp_path / "tables.db")) as database, database:
        database.execute("UPDATE tables SET game = 'gone' WHERE code = ?", (codes[0],))
        ours = "table_id = (SELECT id FROM tables WHERE code = ?)"
        database.execute(f"UPDATE entries SET text = '{{' WHERE kind = 'seat' AND {ours}", (codes[1],))
    with Server(tmp_path) as server:
        mine = {"accept-language": "en", "authorization": f"Bearer {key}"}
        page = httpx.get(f"{server.url}/", headers=mine, timeout=30)
        assert page.status_code == 200
        assert f'href="/t/{codes[2]}"' in page.text
        said = page.text.partition("These tables cannot be opened")[2][:80]
        assert codes[0] in said
        assert codes[1] in said
        assert httpx.get(f"{server.url}/t/{codes[0]}", timeout=30).status_code == 404


def test_broken_titles_do_not_hide_the_others(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    plugin = tmp_path / "plugin"
    for kind, source in BROKEN.items():
        info = plugin / f"{kind}-1.dist-info"
        info.mkdir(parents=True)
        (plugin / f"{kind}_title.py").write_text(source)
        (info / "METADATA").write_text(f"Metadata-Version: 2.1\nName: {kind}\nVersion: 1\n")
        (info / "entry_points.txt").write_text(f"[sobremesa.games]\n{kind} = {kind}_title:GAME\n")
    path = ":".join([str(plugin), *filter(None, sys.path)])
    monkeypatch.setenv("PYTHONPATH", path)
    with (tmp_path / "complaints").open("w+") as complaints:
        with (
            Server(tmp_path / "home", complaints=complaints, python=sys.executable) as server,
            httpx.Client(base_url=server.url, headers={"accept-language": "en"}, timeout=30) as client,
        ):
            for page in ("/", "/learn", "/about"):
                answer = client.get(page)
                assert answer.status_code == 200, page
                assert [kind for kind in BROKEN if kind in answer.text] == []
            assert "planeta" in client.get("/").text
            assert {title["id"] for title in client.get("/api/games").json()} == {"planeta", "elplan", "deuda"}
            unknown = client.post("/api/tables", json={"game": "nope", "seats": [{"kind": "screen"}]})
            assert unknown.status_code == 404
        complaints.seek(0)
        said = complaints.read()
    for kind in BROKEN:
        assert f"the title {kind}" in said, "whoever runs the server is told"
    assert "Traceback" not in said


@pytest.mark.skipif(programs() is None, reason="no PostgreSQL on this machine")
def test_while_the_database_is_away_every_page_says_so_and_comes_back_by_itself(tmp_path: Path) -> None:
    postgres = Postgres(programs())  # type: ignore[arg-type]
    try:
        with (tmp_path / "complaints").open("w+") as complaints:
            with (
                Server(tmp_path, "--db", postgres.url, complaints=complaints) as server,
                httpx.Client(base_url=server.url, headers={"accept-language": "en"}, timeout=60) as client,
            ):
                code, key = set_table(client, "planeta")
                mine = {"authorization": f"Bearer {key}"}
                begun = client.post("/learn/planeta/flight", headers=mine).headers["location"]
                now = client.get(f"/api/tables/{code}", headers=mine).json()
                doing = {"action": str(now["actions"][0]["action"]), "at": now["at"]}
                postgres.stop("immediate")
                for path in ("/", "/learn", "/t/BCDFGH", "/l/BCDFGH", "/join?code=BCDFGH", "/debrief?codes=BCDFGH"):
                    answer = client.get(path, headers=mine)
                    assert answer.status_code == 503, path
                    assert UserError("store-lost").text("en") in unescape(answer.text)
                    assert answer.headers["retry-after"] == "5"
                assert client.post(f"/api/tables/{code}/act", json=doing, headers=mine).status_code == 503
                assert client.post("/new/planeta", headers=mine).status_code == 503
                assert client.get("/about").status_code == 200
                postgres.start()
                for _ in range(200):
                    if client.get("/", headers=mine).status_code == 200:
                        break
                    time.sleep(0.1)
                assert client.get("/", headers=mine).status_code == 200
                assert client.get(begun, headers=mine).status_code == 200
                assert client.post(f"/api/tables/{code}/act", json=doing, headers=mine).status_code == 200
            complaints.seek(0)
            said = complaints.read()
            assert "Traceback" not in said, said
    finally:
        postgres.remove()


def test_a_class_is_shown_the_games_that_are_over_and_told_which_are_not(client: httpx.Client, server: Server) -> None:
    over = finished(server.home, "planeta", "easy")
    playing, _ = set_table(client, "planeta")
    waiting, _ = set_table(client, "elplan", "screen", "open")
    answer = client.get("/debrief", params={"codes": f"{playing} {over} {waiting}"})
    assert answer.status_code == 200
    assert f'href="/t/{over}/debrief"' in answer.text
    left_out = answer.text.partition("still playing")[2][:100]
    assert playing in left_out
    assert waiting in left_out
    assert f'href="/t/{playing}/debrief"' not in answer.text
    only = client.get("/debrief", params={"codes": playing})
    assert only.status_code == 422
    assert "still playing" in only.text
    wrong = client.get("/debrief", params={"codes": f"QQQQQQ {over}"})
    assert "QQQQQQ: There is no table" in wrong.text
    assert f'href="/t/{over}/debrief"' in wrong.text


def test_the_stream_of_a_review_before_its_time_is_refused_in_words(client: httpx.Client) -> None:
    code, _ = set_table(client, "planeta")
    waiting, _ = set_table(client, "elplan", "screen", "open")
    for one in (code, waiting):
        answer = client.get(f"/live?on=r/{one}/en/wide@")
        assert answer.status_code == 409
    assert "once it is over" in client.get(f"/live?on=r/{code}/en/wide@").text
