"""A server that is stopped."""

from pathlib import Path

import httpx

from tests.web.conftest import Server, set_table


def test_a_server_with_bots_and_open_streams_stops_at_once_and_without_a_complaint(tmp_path: Path) -> None:
    with (tmp_path / "complaints").open("w+") as complaints:
        server = Server(tmp_path, "--pace", "0.05", complaints=complaints)
        with httpx.Client(base_url=server.url, timeout=20) as client:
            code, _ = set_table(client, "deuda", "easy", "easy")
            page = client.stream("GET", f"/t/{code}/stream")
            with client.stream("GET", f"/api/tables/{code}/stream") as told, page as shown:
                ids = (line for line in told.iter_lines() if line.startswith("id: "))
                first = next(ids)
                while next(ids) == first:
                    pass  # until a bot has thought
                assert next(shown.iter_lines())
                server.stop()
        complaints.seek(0)
        assert complaints.read() == ""
