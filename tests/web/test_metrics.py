"""Whoever runs a server sees whether it is well, and its figures."""

import os
import re
import time
from pathlib import Path

import httpx
import pytest

from tests.servers import Server
from tests.tables.conftest import hidden
from tests.web.browser import set_table


def figures(url: str) -> dict[str, float]:
    """Return the figures of a server by their names and labels."""
    answer = httpx.get(f"{url}/metrics", timeout=30)
    assert answer.status_code == 200
    assert answer.headers["content-type"].startswith("text/plain")
    lines = [line for line in answer.text.splitlines() if not line.startswith("#")]
    return {name: float(value) for name, _, value in (line.rpartition(" ") for line in lines)}


def test_the_figures_tell_tables_streams_acts_and_how_long_they_took(tmp_path: Path) -> None:
    with Server(tmp_path, "--pace", "0") as server, httpx.Client(base_url=server.url, timeout=30) as client:
        before = figures(server.url)
        code, key = set_table(client, "planeta", "screen")
        mine = {"authorization": f"Bearer {key}"}
        with client.stream("GET", f"/api/tables/{code}/stream", headers=mine) as stream:
            lines = stream.iter_lines()
            next(lines)
            position = client.get(f"/api/tables/{code}").json()
            doing = {"action": str(position["actions"][0]["action"]), "at": position["at"]}
            client.post(f"/api/tables/{code}/act", json=doing, headers=mine).raise_for_status()
            assert client.post(f"/api/tables/{code}/act", json=doing, headers=mine).status_code == 409
            after = figures(server.url)
    act = 'route="/api/tables/{code}/act"'
    assert after["sobremesa_open_tables"] == before["sobremesa_open_tables"] + 1
    assert after["sobremesa_streams"] == before["sobremesa_streams"] + 1
    assert after["sobremesa_stored_entries_total"] > before["sobremesa_stored_entries_total"]
    assert after[f'sobremesa_answers_total{{{act},status="200"}}'] == 1
    assert after[f'sobremesa_answers_total{{{act},status="409"}}'] == 1
    assert after[f"sobremesa_request_seconds_count{{{act}}}"] == 2
    assert after["sobremesa_store_errors_total"] == 0
    assert after["process_resident_memory_bytes"] > 10_000_000


def test_what_bots_think_is_counted(tmp_path: Path) -> None:
    with Server(tmp_path, "--pace", "0") as server, httpx.Client(base_url=server.url, timeout=30) as client:
        code, _ = set_table(client, "planeta", "easy")
        with client.stream("GET", f"/api/tables/{code}/stream") as stream:
            until = time.monotonic() + 60
            for _ in stream.iter_lines():
                found = figures(server.url)
                if found["sobremesa_thoughts_total"] >= 1:
                    break
                assert time.monotonic() < until
    assert found["sobremesa_bots_waiting"] <= 1


def test_invented_paths_make_no_new_figures(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        for number in range(20):
            assert httpx.get(f"{server.url}/invented/{number}", timeout=30).status_code == 404
        assert not [name for name in figures(server.url) if "invented" in name]
        assert figures(server.url)['sobremesa_answers_total{route="other",status="404"}'] >= 20


def test_others_than_this_machine_see_no_figures_unless_they_were_opened_for_them(tmp_path: Path) -> None:
    from_afar = {"x-forwarded-for": "203.0.113.7"}
    with Server(tmp_path / "one") as server:
        assert httpx.get(f"{server.url}/metrics", headers=from_afar, timeout=30).status_code == 404
        assert httpx.get(f"{server.url}/health", headers=from_afar, timeout=30).status_code == 200
    with Server(tmp_path / "two", "--metrics", "203.0.113.0/24") as server:
        assert httpx.get(f"{server.url}/metrics", headers=from_afar, timeout=30).status_code == 200
        other = {"x-forwarded-for": "198.51.100.7"}
        assert httpx.get(f"{server.url}/metrics", headers=other, timeout=30).status_code == 404


def test_health_says_when_the_database_is_away_and_when_it_is_back(tmp_path: Path) -> None:
    url = f"sqlite:///{tmp_path}/tables.db"
    with Path(os.devnull).open("w") as nobody, Server(tmp_path, "--db", url, complaints=nobody) as server:
        assert httpx.get(f"{server.url}/health", timeout=30).json() == {"status": "ok"}
        with hidden(url, "tables"):
            away = httpx.get(f"{server.url}/health", timeout=30)
            assert (away.status_code, away.json()) == (503, {"status": "store-lost"})
        assert httpx.get(f"{server.url}/health", timeout=30).status_code == 200


def test_a_malformed_network_is_refused_with_an_example(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    from sobremesa.cli import main

    with pytest.raises(SystemExit):
        main(["serve", "--port", "0", "--metrics", "somewhere", "--lang", "en", "--db", f"sqlite:///{tmp_path}/t.db"])
    assert re.search(r"somewhere.*10\.0\.0\.0/8", " ".join(capsys.readouterr().err.split()))
