"""Bots that are registered on the machine of a server sit at its tables; others cannot be named."""

import sys
import time
from pathlib import Path

import httpx
import pytest

from tests.servers import Server

SOURCE = """
def ends(observation, mask):
    return int(mask.nonzero()[0][-1])

def fails(observation, mask):
    raise RuntimeError("no idea")
"""
POINTS = "[sobremesa.bots]\nends = a_bot:ends\nfails = a_bot:fails\n"


def at_its_end(client: httpx.Client, made: dict[str, str]) -> bool:
    """Wait for a table of bots to be over; tell whether it is."""
    headers = {"authorization": f"Bearer {made['key']}"}
    until = time.monotonic() + 120
    while time.monotonic() < until:
        if client.get(f"/api/tables/{made['code']}", headers=headers).json()["over"]:
            return True
        time.sleep(0.2)
    return False


def test_a_registered_bot_plays_at_a_table_and_for_one_that_fails_another_plays_on(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    info = tmp_path / "plugin" / "a_bot-1.dist-info"
    info.mkdir(parents=True)
    (info.parent / "a_bot.py").write_text(SOURCE)
    (info / "METADATA").write_text("Metadata-Version: 2.1\nName: a_bot\nVersion: 1\n")
    (info / "entry_points.txt").write_text(POINTS)
    monkeypatch.setenv("PYTHONPATH", ":".join([str(info.parent), *filter(None, sys.path)]))
    with (
        (tmp_path / "complaints").open("w+") as complaints,
        Server(tmp_path / "home", "--pace", "0", complaints=complaints, python=sys.executable) as server,
        httpx.Client(base_url=server.url, headers={"origin": server.url}, timeout=60) as client,
    ):
        for bot in ("ends", "fails"):
            made = client.post("/api/tables", json={"game": "planeta", "seats": [{"kind": bot}]})
            assert made.status_code == 201, made.text
            assert at_its_end(client, made.json()), bot
        assert 'value="fails"' in client.get("/new/elplan").text
        refused = client.post("/api/tables", json={"game": "planeta", "seats": [{"kind": "a_bot:ends"}]})
        assert refused.status_code == 422
        complaints.seek(0)
        assert "no idea" in complaints.read(), "whoever runs the server is told"
