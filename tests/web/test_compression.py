"""Compression: what is sent can be read message by message, in every encoding, and memory is given back."""

import zlib

import httpx
import pytest
import zstandard

from sobremesa.web import compression
from sobremesa.web.compression import EACH, Compression, offered
from tests.web.browser import set_table

MESSAGES = [f"data: <p id='a'>{n} is one of many messages that are much alike</p>\n\n".encode() for n in range(6)]


def read(name: str) -> "zlib._Decompress | zstandard.ZstdDecompressionObj":
    return zlib.decompressobj(31) if name == "gzip" else zstandard.ZstdDecompressor().decompressobj()


@pytest.mark.parametrize("name", ["gzip", "zstd"])
def test_each_message_can_be_read_at_once_and_costs_less_than_the_first(name: str) -> None:
    sent, reader = Compression(name), read(name)
    sizes = []
    for message in MESSAGES:
        packed = sent.compress(message)
        assert reader.decompress(packed) == message
        sizes.append(len(packed))
    assert max(sizes[1:]) < sizes[0]
    sent.close()


def test_beyond_the_budget_messages_are_compressed_alone_and_closed_streams_give_it_back(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(compression, "BUDGET", Compression.taken + EACH["gzip"])
    before = Compression.taken
    first, second = Compression.accepted("gzip, zstd"), Compression.accepted("gzip, zstd")
    assert first is not None
    assert second is not None
    assert (first.name, first.remembers, second.remembers) == ("gzip", True, False)
    reader = read("gzip")
    assert [reader.decompress(second.compress(message)) for message in MESSAGES] == MESSAGES
    first.close()
    first.close()
    second.close()
    assert Compression.taken == before


def test_an_encoding_that_is_refused_is_not_used() -> None:
    assert offered("gzip;q=0, zstd ; q=0.5, br") == {"zstd", "br"}
    assert Compression.accepted("identity") is None


def test_pages_and_streams_are_sent_in_the_encoding_that_is_offered(client: httpx.Client) -> None:
    code, _ = set_table(client)
    for accepts, used in (("gzip", "gzip"), ("gzip, deflate, br, zstd", "zstd"), ("identity", "")):
        headers = {"accept-encoding": accepts}
        page = client.get(f"/t/{code}", headers=headers)
        assert page.headers.get("content-encoding", "") == used
        assert page.text.rstrip().endswith("</html>")
        assert "accept-encoding" in page.headers["vary"].lower()
        with client.stream("GET", f"/live?on=t/{code}/en/wide@", headers=headers) as stream:
            assert stream.headers.get("content-encoding", "") == used
            raw = next(stream.iter_raw())
        assert (read(used).decompress(raw) if used else raw).startswith(b"data: t/")
