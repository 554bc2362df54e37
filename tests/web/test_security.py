"""What strangers may not do, with the page, beside it and around it."""

import re
import socket
from collections.abc import Iterator
from html.parser import HTMLParser

import httpx
import pytest

from sobremesa.core.errors import UserError
from sobremesa.core.names import NAME, read_name
from sobremesa.core.record import load
from sobremesa.tables.keys import hash_key
from tests.servers import Server
from tests.web.browser import Open, set_table

COOKIE = "sobremesa_key"
NASTY = (
    "<script>alert(1)</script>",
    '"><svg onload=alert(1)>',
    "' onfocus='alert(1)' autofocus='",
    "{{ 7 * 7 }} { $name } </title>",
    "\u202eabc\u2066def\u200f",
    "a\x00b\x07c\r\nSet-Cookie: x=1",
    "🧉👩‍👩‍👧‍👦🇨🇱",
    "   \t ",
    "x" * 10_000,
    "\ud800half a letter",
    "chance",
)


class Tags(HTMLParser):
    """Notes whatever of a page could run as a script."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.scripts: list[dict[str, str | None]] = []
        self.handlers: list[str] = []
        self.links: list[str] = []
        self.feed(page)

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        if tag == "script":
            self.scripts.append(dict(attrs))
        self.handlers += [name for name, _ in attrs if name.startswith("on")]
        self.links += [value or "" for name, value in attrs if name in ("href", "src", "action")]


def digest(client: httpx.Client, code: str) -> tuple[str, int]:
    found = client.get(f"/api/tables/{code}").json()
    return found["digest"], found["n"]


# -- keys ------------------------------------------------------------------------------------------


def test_a_seat_link_cannot_be_guessed_and_no_key_is_kept(client: httpx.Client, server: Server) -> None:
    code, host = set_table(client, "elplan", "screen", "open")
    bearer = {"authorization": f"Bearer {host}"}
    keys = [
        re.findall(rf'value="{server.url}/t/{code}/take#([\w-]{{43}})"', client.post(
            f"/t/{code}/link", data={"seat": 1}, headers=bearer).text)
        for _ in range(2)
    ]  # fmt: skip
    assert len(keys[0]) == len(keys[1]) == 1
    assert keys[0] != keys[1]
    kept = b"".join(file.read_bytes() for file in server.home.rglob("tables.db*"))
    assert hash_key(keys[0][0]).encode() in kept
    assert keys[0][0].encode() not in kept
    assert host.encode() not in kept
    assert client.post(f"/t/{code}/link", data={"seat": 1}, headers=bearer).headers["cache-control"] == "no-store"
    stranger = client.post(f"/t/{code}/link", data={"seat": 1}, headers={"authorization": "Bearer x"})
    assert stranger.status_code == 403


def test_the_key_of_a_link_is_in_no_address_that_a_browser_sends(client: httpx.Client, open_page: Open) -> None:
    code, host = set_table(client, "elplan", "screen", "open")
    shown = client.post(f"/t/{code}/link", data={"seat": 1}, headers={"authorization": f"Bearer {host}"}).text
    key = re.findall(r"/take#([\w-]+)", shown)[0]
    page = open_page("/")
    asked: list[str] = []
    page.on("request", lambda request: asked.append(f"{request.url} {request.headers.get('referer', '')}"))
    page.goto(f"/t/{code}/take#{key}")
    page.fill("#take-name", "Blanca")
    assert page.evaluate("location.hash") == ""
    assert not page.is_visible("#take-key")
    page.click("#take button")
    page.wait_for_url(f"**/t/{code}")
    assert "Blanca" in page.text_content("#lobby-seat-1 .seat-head")  # type: ignore[operator]
    assert page.is_visible("#lobby-seat-1 .badge")
    assert len(asked) > 3
    assert not any(key in url for url in asked)
    assert page.evaluate("document.cookie.includes('sobremesa_key')") is False


def test_nobody_acts_without_the_secret_of_the_seat(client: httpx.Client) -> None:
    code, host = set_table(client)
    _, other = set_table(client)
    before = client.get(f"/api/tables/{code}").json()
    doing = {"action": str(before["actions"][0]["action"]), "at": before["at"]}
    for key in ("", "x", other, hash_key(host)):
        headers = {"authorization": f"Bearer {key}"} if key else {}
        for path, body in (("act", doing), ("undo", {"at": before["at"]}), ("start", {})):
            assert client.post(f"/api/tables/{code}/{path}", json=body, headers=headers).status_code in (403, 409)
        assert client.post(f"/t/{code}/act", data=doing, headers=headers).status_code == 403
        assert client.post(f"/t/{code}/hurry", headers=headers).status_code == 403
        assert client.post(f"/t/{code}/link", data={"seat": 0}, headers=headers).status_code == 403
        assert client.post(f"/t/{code}/take", data={"key": key}, headers=headers).status_code in (403, 422)
        assert client.post(f"/t/{code}/sit", data={"seat": 0, "name": "me"}, headers=headers).status_code == 409
    assert client.get(f"/api/tables/{code}").json() == before
    done = client.post(f"/api/tables/{code}/act", json=doing, headers={"authorization": f"Bearer {host}"})
    assert done.status_code == 200


# -- forms -----------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("headers", "taken"),
    [
        ({"sec-fetch-site": "same-origin"}, True),
        ({"sec-fetch-site": "none"}, True),
        ({"sec-fetch-site": "cross-site"}, False),
        ({"sec-fetch-site": "same-site"}, False),
        ({"sec-fetch-site": "cross-site", "origin": "HERE"}, False),
        ({"origin": "HERE"}, True),
        ({"origin": "null"}, False),
        ({"origin": "https://evil.example"}, False),
        ({"origin": "https://evil.example", "referer": "HERE/new/planeta"}, False),
        ({"referer": "HERE/new/planeta"}, True),
        ({"referer": "https://evil.example/HERE"}, False),
        ({}, False),
        ({"authorization": "Bearer KEY"}, True),
        ({"authorization": "Bearer KEY", "sec-fetch-site": "cross-site"}, True),
    ],
)
def test_a_form_that_is_not_ours_does_nothing_with_a_browsers_key(
    client: httpx.Client, server: Server, headers: dict[str, str], taken: bool
) -> None:
    code, key = set_table(client)
    before = client.get(f"/api/tables/{code}").json()
    sent = {name: value.replace("HERE", server.url).replace("KEY", key) for name, value in headers.items()}
    form = {"action": str(before["actions"][0]["action"]), "at": str(before["at"])}
    answer = client.post(f"/t/{code}/act", data=form, headers=sent | {"cookie": f"{COOKIE}={key}"})
    assert answer.status_code == (303 if taken else 403)
    assert (client.get(f"/api/tables/{code}").json() == before) is not taken
    if not taken:
        assert "another site" in answer.text


def test_without_any_key_a_program_may_set_a_table_and_a_page_without_script_too(
    client: httpx.Client, server: Server
) -> None:
    assert client.post("/api/tables", json={"game": "planeta", "seats": [{"kind": "screen"}]}).status_code == 201
    assert client.post("/new/planeta", headers={"origin": server.url}).status_code == 303
    assert client.post("/new/planeta", headers={"origin": "https://evil.example"}).status_code == 403


def test_cookies_are_kept_from_scripts_and_other_sites_and_go_by_https_where_there_is_https(
    client: httpx.Client,
) -> None:
    plain = client.post("/new/planeta").headers["set-cookie"].lower()
    assert plain.startswith(COOKIE)
    assert {"httponly", "samesite=lax", "path=/"} <= {part.strip() for part in plain.split(";")}
    assert "secure" not in plain
    client.cookies.clear()
    proxied = client.post("/new/planeta", headers={"x-forwarded-proto": "https"}).headers["set-cookie"].lower()
    assert "secure" in {part.strip() for part in proxied.split(";")}


# -- what is too much ------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def strict(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server behind a proxy that counts closely."""
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    found = Server(
        tmp_path_factory.mktemp("strict"), "--port", str(port), "--address", "https://mesa.example",
        "--creating", "3", "--joining", "3", "--guessing", "3", url=f"http://127.0.0.1:{port}",
    )  # fmt: skip
    yield found
    found.stop()


def test_whoever_sets_tables_or_guesses_codes_too_often_waits_a_while(strict: Server) -> None:
    with httpx.Client(base_url=strict.url, headers={"accept-language": "es"}, timeout=20) as client:
        for path, said in (("/join?code=BCDFGH", "too-many-codes"), ("/api/tables", "too-often")):
            answers = [
                client.get(path) if "?" in path else client.post(path, json={"game": "x", "seats": [{"kind": "open"}]})
                for _ in range(6)
            ]
            assert [answer.status_code for answer in answers[:3]] == [404] * 3
            assert 429 in [answer.status_code for answer in answers[3:]]
            assert UserError(said).text("es") in answers[-1].text
            assert answers[-1].headers["retry-after"] == "60"
        assert client.get("/").status_code == 200


def test_a_body_that_is_too_large_is_refused_whether_it_says_so_or_not(client: httpx.Client) -> None:
    large = b'{"game": "' + b"x" * 70_000 + b'"}'

    def pieces() -> Iterator[bytes]:
        yield from (large[start : start + 5000] for start in range(0, len(large), 5000))

    json, form = {"content-type": "application/json"}, {"content-type": "application/x-www-form-urlencoded"}
    for content in (large, pieces()):
        answer = client.post("/api/tables", content=content, headers=json)
        assert (answer.status_code, answer.json()["error"]) == (413, "too-large")
    for content in (b"name-0=" + large, pieces()):
        answer = client.post("/new/planeta", content=content, headers=form)
        assert answer.status_code == 413
        assert "65,536" in answer.text
    assert client.get("/health").json() == {"status": "ok"}


# -- what people type ------------------------------------------------------------------------------


@pytest.mark.parametrize("name", NASTY)
def test_a_name_is_only_a_name(client: httpx.Client, name: str) -> None:
    made = client.post(
        "/new/elplan",
        content="&".join(
            f"{key}={value}"
            for key, value in {"name-0": _quoted(name), "seat-1": "open", "players": "2"}.items()
        ),
        headers={"content-type": "application/x-www-form-urlencoded"},
    )  # fmt: skip
    assert made.status_code == 303
    code, key = made.headers["location"].removeprefix("/t/"), client.cookies[COOKIE]
    client.cookies.clear()
    bearer = {"authorization": f"Bearer {key}"}
    pages = [client.get(f"/t/{code}", headers=bearer)]
    assert client.post(f"/t/{code}/sit", data={"seat": 1, "kind": "easy"}, headers=bearer).status_code == 303
    assert client.post(f"/t/{code}/start", headers=bearer).status_code == 303
    pages += [client.get(f"/t/{code}{path}", headers=bearer) for path in ("", "/replay", "/log", "/take")]
    for answer in pages:
        assert answer.status_code == 200
        tags = Tags(answer.text)
        assert all(script.get("src", "").startswith(("/static/", "/assets/")) for script in tags.scripts)  # type: ignore[union-attr]
        assert tags.handlers == []
        assert not re.search("[\u202a-\u202e\u2066-\u2069\u200e\u200f\x00\x07]", answer.text)
    seen = client.get(f"/api/tables/{code}").json()["seats"][0]["name"]
    assert 1 <= len(seen) <= NAME
    assert seen == read_name(name.encode("utf-8", "replace").decode(), "Player 1")
    record = client.get(f"/t/{code}/record")
    assert load(record.text).game.meta.id == "elplan"
    assert record.headers["content-disposition"] == f'attachment; filename="elplan-{code}.sobremesa"'


def _quoted(name: str) -> str:
    return "".join(f"%{byte:02X}" for byte in name.encode("utf-8", "replace"))


def test_half_a_letter_in_json_is_answered(client: httpx.Client) -> None:
    code, key = set_table(client)
    headers = {"content-type": "application/json", "authorization": f"Bearer {key}"}
    for path, body in (("", b'{"game": "\\ud800", "seats": []}'), (f"/{code}/act", b'{"action": "\\ud800", "at": 1}')):
        answer = client.post(f"/api/tables{path}", content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-request")


@pytest.mark.parametrize(
    "back", ["https://evil.example", "//evil.example", "/\\evil.example", "\\\\evil", "javascript:alert(1)", "/\n/evil"]
)
def test_changing_the_language_never_leads_elsewhere(client: httpx.Client, back: str) -> None:
    answer = client.post("/lang", data={"lang": "es", "back": back})
    assert (answer.status_code, answer.headers["location"]) == (303, "/")
    assert client.post("/lang", data={"lang": "es", "back": "/about?x=1"}).headers["location"] == "/about?x=1"


@pytest.mark.parametrize("path", ["/t/A%0d%0aX-Evil: 1/record", "/t/%22%3Bname=evil/record", "/t/../../etc/record"])
def test_no_header_is_made_of_what_stands_in_an_address(client: httpx.Client, path: str) -> None:
    answer = client.get(path)
    assert answer.status_code == 404
    assert "x-evil" not in answer.headers
    assert "content-disposition" not in answer.headers


def test_links_are_made_of_the_address_the_house_was_given_and_never_of_a_bad_one(
    strict: Server, client: httpx.Client
) -> None:
    form = {"players": "2", "seat-1": "open"}
    forwarded = {"host": "mesa.example", "x-forwarded-for": "10.0.0.9"}
    with httpx.Client(base_url=strict.url, headers=forwarded, timeout=20) as visitor:
        made = visitor.post("/new/elplan", data=form)
        assert "secure" in made.headers["set-cookie"].lower()
        page = visitor.get(made.headers["location"], headers={"host": "127.0.0.1:1"})
        assert "https://mesa.example/t/" in page.text
        assert "127.0.0.1" not in page.text
        assert page.headers["cache-control"] == "private, no-cache"
        for host in ("evil.example", "evil.example:80", "mesa.example.evil", "203.0.113.7", "[2001:db8::7]"):
            refused = visitor.get("/", headers={"host": host, "accept-language": "es"})
            assert refused.status_code == 421
            assert "no se llama así" in refused.text
            assert "evil" not in refused.text
    for host in ("evil.example/x", "a b", '"><script>', "user@evil.example", "[::1", ""):
        answer = client.get("/", headers={"host": host})
        assert answer.status_code == 400
        assert "evil" not in answer.text


# -- what browsers are told ------------------------------------------------------------------------


def test_no_page_has_a_script_of_its_own_and_browsers_are_told_so(client: httpx.Client) -> None:
    code, _ = set_table(client)
    pages = ["/", "/join", "/about", "/api", "/new/deuda", "/rules/deuda", "/nope"]
    for path in [*pages, f"/t/{code}", f"/t/{code}/replay", f"/t/{code}/take", f"/t/{code}/log"]:
        answer = client.get(path)
        policy = dict(part.strip().split(" ", 1) for part in answer.headers["content-security-policy"].split(";"))
        assert policy["script-src"] == "'self'"
        assert policy["default-src"] == policy["base-uri"] == "'none'"
        assert policy["frame-src"] == policy["frame-ancestors"] == "'self'", "a class is shown pages of this server"
        assert answer.headers["x-content-type-options"] == "nosniff"
        assert answer.headers["referrer-policy"] == "same-origin"
        tags = Tags(answer.text)
        assert tags.handlers == []
        assert all(script.get("src") for script in tags.scripts)
        assert all(link.startswith(("/", "#", "?")) for link in tags.links)
