"""What one network may ask for; nobody who plays is hurt by it, not even forty phones behind one address."""

import asyncio
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest

from sobremesa.web.security.limits import Rates, Running, network_of
from tests.servers import Server
from tests.web.browser import run, set_table
from tests.web.stages import finished

LONG = "9" * 400
PHONES = 40


@pytest.mark.parametrize(
    ("one", "other", "same"),
    [
        ("192.0.2.1", "192.0.2.2", False),
        ("192.0.2.1", "::ffff:192.0.2.1", True),
        ("2001:db8:0:1::1", "2001:db8:0:1:ffff:ffff:ffff:ffff", True),
        ("2001:db8:0:1::1", "2001:db8:0:2::1", False),
        ("fe80::1%eth0", "fe80::2%eth1", True),
        ("::1", "::2", False),
    ],
)
def test_a_network_is_an_ipv4_address_or_an_ipv6_64(one: str, other: str, same: bool) -> None:
    assert (network_of(one) == network_of(other)) is same


def test_what_is_no_address_is_counted_too_and_cut() -> None:
    assert network_of("unknown") == "unknown"
    assert len(network_of("x" * 10_000)) < 100


def test_asking_whether_a_limit_is_reached_does_not_count() -> None:
    rates = Rates(2)
    assert [rates.is_spent("a") for _ in range(9)] == [False] * 9
    assert [rates.allows("a") for _ in range(3)] == [True, True, False]
    assert rates.is_spent("a")
    assert not rates.is_spent("b")


def test_requests_in_progress_are_counted_for_each_network_and_not_for_this_machine() -> None:
    running = Running(2)
    assert [running.enter("a") for _ in range(3)] == [True, True, False]
    assert running.enter("b")
    running.leave("a")
    assert running.enter("a")
    assert all(running.enter("127.0.0.1") for _ in range(9))


# -- codes -----------------------------------------------------------------------------------------


@pytest.fixture(scope="module")
def guarded(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A server that takes five wrong codes of a network."""
    with Server(tmp_path_factory.mktemp("guarded"), "--guessing", "5") as found:
        yield found


PATHS = (
    "/t/{}", "/live?on=t/{}/en/wide@", "/t/{}/barred", "/t/{}/log", "/t/{}/chart", "/t/{}/replay", "/t/{}/record",
    "/t/{}/debrief",
    "/t/{}/review", "/live?on=r/{}/en/wide@", "/t/{}/take", "/l/{}", "/live?on=l/{}/en/wide@", "/l/{}/hint",
    "/api/tables/{}",
    "/api/tables/{}/stream", "/api/tables/{}/record", "/api/tables/{}/why-not?action=1", "/join?code={}",
)  # fmt: skip
FORMS = (
    "/t/{}/act", "/t/{}/sit", "/t/{}/take", "/t/{}/undo", "/t/{}/branch", "/t/{}/again", "/t/{}/review", "/t/{}/hint",
    "/l/{}/act", "/l/{}/join", "/api/tables/{}/join", "/api/tables/{}/act", "/api/tables/{}/branch",
)  # fmt: skip


GUESSED = (*PATHS, *(f"POST {path}" for path in FORMS), "/debrief?codes={}")


@pytest.mark.parametrize("path", GUESSED)
def test_codes_are_not_guessed_anywhere(guarded: Server, path: str) -> None:
    # A network of its own.
    asked = f"2001:db8:{GUESSED.index(path):x}:1::"
    method, _, where = path.rpartition(" ")
    bodies: dict[str, dict[str, Any]] = {
        "/join": {"seat": 0, "name": "A"}, "/act": {"at": 0, "action": "1"}, "/branch": {"at": 0}, "/undo": {"at": 0},
    }  # fmt: skip
    body = next((body for end, body in bodies.items() if where.endswith(end)), {"seat": 0, "key": "x", "at": 0})
    with httpx.Client(base_url=guarded.url, timeout=30) as client:

        def ask(code: str, n: int) -> httpx.Response:
            headers = {"x-forwarded-for": f"{asked}{n:x}", "accept-language": "en"}
            if "/api/" in where and method:
                return client.post(where.format(code), json=body, headers=headers)
            if method:
                return client.post(where.format(code), data=body, headers=headers)
            return client.get(where.format(code), headers=headers)

        statuses = [ask(f"BCDFG{letter}", n).status_code for n, letter in enumerate("BCDFGHJ", 1)]
        assert set(statuses[:5]) <= {404, 422}, "each is an honest mistake"
        refused = ask("QQQQQQ", 99)
        assert statuses[5:] == [429, 429]
        assert refused.status_code == 429
        assert int(refused.headers["retry-after"]) > 0
        assert "codes that do not exist" in refused.text
        other = client.get("/t/QQQQQQ", headers={"x-forwarded-for": "2001:db8:ffff:ffff::1"})
        assert other.status_code in (404, 429), "another network has its own count"


def test_right_codes_are_not_counted_and_whoever_has_a_seat_plays_on_beside_a_guesser(guarded: Server) -> None:
    home = {"x-forwarded-for": "198.51.100.7"}
    with httpx.Client(base_url=guarded.url, headers=home, timeout=30) as client:
        code, key = set_table(client, "planeta")
        assert [client.get(f"/t/{code}").status_code for _ in range(20)] == [200] * 20
        for n in range(8):
            client.get(f"/t/BCDFG{'BCDFGHJK'[n]}")
        assert client.get(f"/t/{code}").status_code == 429, "or a right guess would be told from a wrong one"
        mine = {"authorization": f"Bearer {key}"}
        now = client.get(f"/api/tables/{code}", headers=mine).json()
        doing = {"action": str(now["actions"][0]["action"]), "at": now["at"]}
        assert client.post(f"/api/tables/{code}/act", json=doing, headers=mine).status_code == 200
        assert client.get(f"/t/{code}", headers={"x-forwarded-for": "198.51.100.8"}).status_code == 200


# -- a school --------------------------------------------------------------------------------------


def test_forty_phones_behind_one_address_join_within_ten_seconds_and_act_at_once(tmp_path: Path) -> None:
    school = {"x-forwarded-for": "203.0.113.5", "accept-language": "es"}

    async def phone(url: str, code: str, seat: int, name: str, ready: asyncio.Barrier) -> list[int]:
        """Come by the code, look, sit down, follow the table, and act when it begins."""
        async with httpx.AsyncClient(base_url=url, headers=school | {"origin": url}, timeout=120) as client:
            found = [(await client.get("/join", params={"code": code})).status_code]
            found.append((await client.get(f"/t/{code}")).status_code)
            sat = await client.post(f"/t/{code}/sit", data={"seat": seat, "name": name})
            found.append(sat.status_code)
            async with client.stream("GET", f"/live?on=t/{code}/es/narrow@") as stream:
                found.append(stream.status_code)
                await ready.wait()
                await ready.wait()
                now = (await client.get(f"/api/tables/{code}")).json()
                form = {"at": now["at"], "action": now["actions"][0]["action"]}
                acted = await client.post(f"/t/{code}/act", data=form)
                found.append(acted.status_code)
        return found

    async def lesson(url: str) -> list[int]:
        """Ten tables of four phones each, all at once."""
        tables = PHONES // 4
        async with httpx.AsyncClient(base_url=url, headers=school, timeout=120) as teacher:
            seats = [{"kind": "open"}] * 4
            made = [
                (await teacher.post("/api/tables", json={"game": "elplan", "seats": seats})).json()
                for _ in range(tables)
            ]
            ready = asyncio.Barrier(PHONES + 1)
            phones = [
                asyncio.ensure_future(phone(url, made[n // 4]["code"], n % 4, f"Phone {n}", ready))
                for n in range(PHONES)
            ]
            await ready.wait()
            starts = [
                await teacher.post(
                    f"/api/tables/{one['code']}/start", headers={"authorization": f"Bearer {one['key']}"}
                )
                for one in made
            ]
            await ready.wait()
            statuses = [one.status_code for one in starts]
            for task in phones:
                statuses += await task
            return statuses

    with Server(tmp_path) as server:
        statuses = run(lesson(server.url))
    assert 429 not in statuses
    assert 503 not in statuses
    assert set(statuses) <= {200, 303, 409, 403}, "only turns of others are refused"
    assert statuses.count(303) >= 2 * PHONES + PHONES // 4, "all came in and sat down, and somebody acted at each table"


# -- what is in a request --------------------------------------------------------------------------


def test_a_giant_action_costs_nothing(client: httpx.Client, server: Server) -> None:
    code, key = set_table(client, "elplan", "screen", "screen")
    hashes = "#" * 16_000
    large = f"at=1&action={hashes}&amount:{hashes}={'9' * 33_000}"
    small = f"at=1&action={hashes[:150]}&amount:{hashes[:150]}={'9' * 33_000}"
    form = {"content-type": "application/x-www-form-urlencoded"}
    before = server.memory()
    for headers, status in (({}, 403), ({"authorization": f"Bearer {key}"}, 422)):
        for sent in (large, small):
            assert client.post(f"/t/{code}/act", content=sent, headers=headers | form).status_code == status
        asked = client.post(
            f"/api/tables/{code}/act", json={"at": 1, "action": "produce " + "9" * 60_000}, headers=headers
        )
        assert asked.status_code == status
    assert client.get(f"/api/tables/{code}/why-not", params={"action": "x" * 5000}).status_code == 422
    assert server.memory() - before < 20 * 2**20


@pytest.mark.parametrize("path", ["act", "undo", "answer", "lend", "link", "start", "hurry", "hint", "hints"])
def test_a_stranger_is_refused_before_what_they_sent_is_read(client: httpx.Client, path: str) -> None:
    code, _ = set_table(client, "planeta")
    for prefix in ("/t", "/api/tables"):
        if prefix == "/t" or path in ("act", "undo", "answer", "start", "hint", "hints"):
            broken = {"content-type": "application/json" if prefix == "/api/tables" else "multipart/form-data"}
            assert client.post(f"{prefix}/{code}/{path}", content=b"{", headers=broken).status_code == 403


def test_a_stranger_is_refused_in_a_lesson_before_what_they_sent_is_read(client: httpx.Client) -> None:
    begun = client.post("/learn/planeta/flight", data={"name": "Ana"}).headers["location"]
    client.cookies.clear()
    for path in ("go", "act", "back", "again", "leave", "begin"):
        assert client.post(f"{begun}/{path}", content=b"{").status_code == 403


def test_numbers_without_an_end_are_refused_with_a_sentence(client: httpx.Client, server: Server) -> None:
    code, key = set_table(client, "planeta")
    over = finished(server.home, "planeta", "easy")
    mine = {"authorization": f"Bearer {key}"}
    for path in (
        f"/t/{code}/replay?at={LONG}",
        f"/t/{over}/review?seat={LONG}",
    ):
        answer = client.get(path)
        assert answer.status_code == 422
        assert "openapi.json" in answer.text
    for path, form in (
        ("act", {"at": LONG, "action": "1"}), ("undo", {"at": LONG}), ("lend", {"seat": LONG}),
        ("link", {"seat": LONG}),
        ("sit", {"seat": LONG}), ("branch", {"at": LONG}), ("hint", {"at": LONG}), ("act", {"at": 1, "action": LONG}),
    ):  # fmt: skip
        answer = client.post(f"/t/{code}/{path}", data=form, headers=mine)
        assert answer.status_code == 422, (path, form)
    for path, body in (
        ("act", f'{{"at": {LONG}, "action": "1"}}'), ("act", f'{{"at": 1{"0" * 5000}, "action": "1"}}'),
        ("undo", f'{{"at": -{LONG}}}'), ("join", f'{{"seat": {LONG}, "name": "x"}}'),
    ):  # fmt: skip
        headers = mine | {"content-type": "application/json"}
        answer = client.post(f"/api/tables/{code}/{path}", content=body, headers=headers)
        assert (answer.status_code, answer.json()["error"]) == (422, "bad-request")
    options = f'{{"game": "elplan", "seats": [{{"kind": "screen"}}], "options": {{"plans": {LONG}}}}}'
    answer = client.post("/api/tables", content=options, headers={"content-type": "application/json"})
    assert answer.status_code == 422


def test_a_form_with_thousands_of_long_fields_is_answered_shortly(client: httpx.Client) -> None:
    answer = client.post("/new/elplan", data={"edition": "é" * 10_000})
    assert answer.status_code == 422
    assert len(answer.text) < 60_000
    many = client.post("/new/elplan", data={f"option-{n}": "1" for n in range(3000)})
    assert 400 <= many.status_code < 500


# -- names -----------------------------------------------------------------------------------------


def test_a_name_that_is_not_seen_or_taken_is_refused_by_page_and_api(client: httpx.Client) -> None:
    code, _ = set_table(client, "elplan", "screen", "open", "open")
    for name, status, said in (("\u3164", 422, "Nobody would see"), (" ＡＮＡ", 409, "already")):
        shown = client.post(f"/t/{code}/sit", data={"seat": 1, "name": name})
        spoken = client.post(f"/api/tables/{code}/join", json={"seat": 1, "name": name})
        assert (shown.status_code, spoken.status_code) == (status, status)
        assert said in shown.text
        assert said in spoken.json()["text"]
    assert client.post(f"/t/{code}/sit", data={"seat": 1, "name": "Beto"}).status_code == 303
    client.cookies.clear()
    twice = [{"kind": "screen", "name": "Ana"}, {"kind": "screen", "name": "ana"}]
    assert client.post("/api/tables", json={"game": "elplan", "seats": twice}).status_code == 409
    form = {"players": "2", "seat-1": "screen", "name-0": "Ana", "name-1": "ANA"}
    again = client.post("/new/elplan", data=form)
    assert again.status_code == 422
    assert "already" in again.text


# -- names of the server ---------------------------------------------------------------------------


def test_only_our_own_names_are_answered_and_invented_ones_cost_nothing(tmp_path: Path) -> None:
    with (
        Server(tmp_path, "--host-name", "mesa.test", *("--host-name", "otra.test")) as server,
        httpx.Client(base_url=server.url, timeout=30) as client,
    ):
        port = server.url.rpartition(":")[2]
        code, _ = set_table(client, "elplan", "screen", "screen")
        for host in (f"127.0.0.1:{port}", "localhost", f"LOCALHOST:{port}", "[::1]:80", "mesa.test", "otra.test:8443"):
            assert client.get("/health", headers={"host": host}).status_code == 200, host
        assert client.get("/health", headers={"host": "tercera.test"}).status_code == 421
        spoken = client.get("/api/games", headers={"host": "tercera.test"})
        assert (spoken.status_code, spoken.json()["error"]) == (421, "other-host")

        def look(host: str) -> None:
            with client.stream("GET", f"/live?on=t/{code}/en/wide@", headers={"host": host}) as stream:
                if stream.status_code == 200:
                    next(stream.iter_lines())

        # A server grows once, by some 20 MiB within the first few hundred streams, and then stays as it is.
        for n in range(500):
            look(f"localhost:{n + 1}")
        before = server.memory()
        for n in range(300):
            look(f"invented{n}.example" if n % 2 else f"localhost:{n + 1000}")
        assert server.memory() - before < 16 * 2**20


def test_json_is_never_kept_by_a_cache(client: httpx.Client) -> None:
    code, _ = set_table(client)
    for path in ("/api/games", f"/api/tables/{code}", "/api/tables/QQQQQQ", "/openapi.json", f"/t/{code}/barred"):
        assert client.get(path).headers["cache-control"] == "no-store", path
    assert client.get("/health").headers["cache-control"] == "no-store"
    assert "no-store" not in client.get("/static/table.css").headers.get("cache-control", "")
