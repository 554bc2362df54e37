"""Bad requests of every kind: none is answered by a fault of ours, none changes a game, none costs memory.

`SOBREMESA_CASES=100000` sends so many of them (`make fuzz`); a few hundred otherwise. `SOBREMESA_SEED` sends others.
"""

import os
from collections.abc import Iterator
from contextlib import closing
from http.client import HTTPConnection, HTTPException
from itertools import islice
from pathlib import Path
from typing import TYPE_CHECKING, Any

import httpx
import pytest
import requests
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st

from tests.servers import UNLIMITED, Server
from tests.web.browser import set_table
from tests.web.fuzz import Attack, Sent, routes

if TYPE_CHECKING:
    # Imported where it is used: it takes as long as all of ours.
    from schemathesis import Case
    from schemathesis.core.transport import Response
    from schemathesis.specs.openapi.schemas import OpenApiSchema

CASES = int(os.environ.get("SOBREMESA_CASES", "300"))
SEED = int(os.environ.get("SOBREMESA_SEED", "1"))
API, KEYED, FORMED, NEW, RAW = (CASES * share // 100 for share in (35, 10, 10, 5, 40))
"""How many cases are of each kind."""
CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_schema_conformance",
)
OPERATIONS = (
    "games", "create", "position", "join", "start", "why_not", "act", "undo", "answer", "record", "advise",
    "allow_hints", "branch_off", "class_open", "class_join", "class_state", "class_do",
)  # fmt: skip
MODES = {"well formed": "POSITIVE", "badly formed": "NEGATIVE"}
FORMS = {
    "sit": ("seat", "name", "kind"),
    "take": ("key", "name"),
    "act": ("at", "action"),
    "undo": ("at",),
    "answer": ("yes",),
    "link": ("seat",),
    "start": (),
    "hurry": (),
}


def quick(cases: int) -> settings:
    return settings(
        max_examples=max(2, cases), deadline=None, database=None, derandomize=True, print_blob=False,
        phases=[Phase.explicit, Phase.generate, Phase.shrink], suppress_health_check=list(HealthCheck),
    )  # fmt: skip


@pytest.fixture(scope="module")
def witnesses(server: Server) -> Iterator[dict[str, str]]:
    """Games that are being played; at the end each stands as it stood."""
    with httpx.Client(base_url=server.url, timeout=30) as client:
        tables = dict(
            set_table(client, game, *["screen"] * n) for game, n in (("planeta", 1), ("elplan", 3), ("deuda", 2))
        )
        before = {code: client.get(f"/api/tables/{code}").json() for code in tables}
        yield tables
        assert {code: client.get(f"/api/tables/{code}").json() for code in tables} == before


@pytest.fixture(scope="module")
def schema(server: Server) -> "OpenApiSchema":
    """What the API says of itself."""
    import schemathesis

    return schemathesis.openapi.from_url(f"{server.url}/openapi.json")


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as found:
        yield found


def validate(case: "Case[Any]", answer: "Response") -> None:
    """Hold an answer against what the API says of itself."""
    from schemathesis import checks

    case.validate_response(answer, checks=[getattr(checks, name) for name in CHECKS])


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("operation", OPERATIONS)
def test_the_api_answers_whatever_is_sent_to_it(
    schema: "OpenApiSchema", witnesses: dict[str, str], session: requests.Session, operation: str, mode: str
) -> None:
    from schemathesis import GenerationMode

    cases = schema.find_operation_by_id(operation).as_strategy(GenerationMode[MODES[mode]])

    @quick(API // (len(OPERATIONS) * len(MODES)))
    @given(case=cases, code=st.sampled_from(["", *witnesses]))
    def send(case: "Case[Any]", code: str) -> None:
        if code and "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = code
        answer = case.call(session=session, timeout=30)
        validate(case, answer)

    send()


def test_with_a_valid_key_too_there_is_an_answer_to_everything(
    server: Server, schema: "OpenApiSchema", session: requests.Session
) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        tables = [set_table(client, game, *["screen"] * n) for game, n in (("planeta", 1), ("elplan", 3), ("deuda", 2))]
    cases = st.one_of(*(schema.find_operation_by_id(id).as_strategy() for id in ("act", "undo", "answer", "why_not")))

    @quick(KEYED)
    @given(case=cases, table=st.sampled_from(tables), packed=st.integers(0, 10**18))
    def send(case: "Case[Any]", table: tuple[str, str], packed: int) -> None:
        code, key = table
        case.path_parameters["code"] = code
        if isinstance(case.body, dict) and "at" in case.body:
            case.body["at"] = session.get(f"{server.url}/api/tables/{code}").json()["at"]
            case.body |= {"action": str(packed)} if "action" in case.body and packed % 2 else {}
        answer = case.call(session=session, headers={"authorization": f"Bearer {key}"}, timeout=30)
        validate(case, answer)

    send()


@pytest.mark.parametrize("form", FORMS)
def test_a_form_with_anything_in_it_is_answered(
    server: Server, witnesses: dict[str, str], session: requests.Session, form: str
) -> None:
    values = st.one_of(st.text(max_size=40), st.integers().map(str), st.sampled_from(["0", "-1", "screen", "easy"]))

    @quick(FORMED // len(FORMS))
    @given(
        fields=st.fixed_dictionaries({}, optional=dict.fromkeys(FORMS[form], values)),
        code=st.sampled_from([*witnesses]),
    )
    def send(fields: dict[str, str], code: str) -> None:
        sent = {name: value.encode("utf-8", "replace") for name, value in fields.items()}
        answer = session.post(f"{server.url}/t/{code}/{form}", data=sent, allow_redirects=False, timeout=30)
        session.cookies.clear()
        assert 400 <= answer.status_code < 500, (fields, answer.text)

    send()


@pytest.mark.parametrize("game", ["planeta", "elplan", "deuda"])
def test_a_new_table_with_anything_in_its_form_is_answered(
    server: Server, session: requests.Session, game: str
) -> None:
    names = ("edition", "level", "players", "seat-0", "seat-1", "name-0", "option-tie", "option-plans", "option-x")
    values = st.one_of(st.text(max_size=40), st.integers().map(str), st.sampled_from(["es", "2", "open", "no", ""]))

    @quick(NEW // 3)
    @given(fields=st.fixed_dictionaries({}, optional=dict.fromkeys(names, values)))
    def send(fields: dict[str, str]) -> None:
        # Open seats, so that no bot has to play what comes of it.
        sent = {f"seat-{n}": "open" for n in range(6)} | fields
        data = {name: value.encode("utf-8", "replace") for name, value in sent.items()}
        answer = session.post(f"{server.url}/new/{game}", data=data, allow_redirects=False, timeout=30)
        session.cookies.clear()
        assert answer.status_code in (303, 422), (fields, answer.text)

    send()


def exchange(connection: HTTPConnection, sent: Sent) -> int:
    """Send one request and return the status of its answer; a stream is left at once."""
    try:
        connection.putrequest(sent.method, sent.path, skip_host="host" in sent.headers, skip_accept_encoding=True)
        for name, value in sent.headers.items():
            connection.putheader(name, value)
        if sent.body:
            connection.putheader("content-length", str(len(sent.body)))
        connection.endheaders(sent.body or None)
        answer = connection.getresponse()
        if not sent.is_stream:
            answer.read()
        return answer.status
    finally:
        if sent.is_stream or sent.body:
            connection.close()


def test_requests_go_to_pages_of_every_kind_and_to_the_api() -> None:
    assert {("GET", "/"), ("POST", "/t/{code}/act"), ("POST", "/c/{code}/join"), ("POST", "/api/tables")} <= set(
        routes()
    )


def test_every_route_answers_anything_changes_nothing_and_costs_no_memory(tmp_path: Path) -> None:
    with (
        (tmp_path / "complaints").open("w+") as complaints,
        Server(tmp_path, *UNLIMITED, complaints=complaints) as server,
        httpx.Client(base_url=server.url, timeout=60) as client,
        closing(HTTPConnection(server.url.removeprefix("http://"), timeout=60)) as connection,
    ):
        tables = [
            set_table(client, game, *["screen"] * n)[0] for game, n in (("planeta", 1), ("elplan", 3), ("deuda", 2))
        ]
        lesson = client.post("/learn/planeta/flight", headers={"origin": server.url}).headers["location"][3:]
        client.cookies.clear()

        def stands() -> list[str]:
            return [client.get(f"/api/tables/{code}").text for code in tables] + [
                client.get(f"/t/{tables[0]}/log").text
            ]

        before = stands()
        attack = Attack(SEED, tables, lesson)
        memory: list[int] = []
        for number, sent in enumerate(islice(attack, RAW)):
            try:
                status = exchange(connection, sent)
            except (HTTPException, OSError) as error:
                raise AssertionError(f"seed {SEED}, case {number} was not answered: {error!r}: {sent}") from error
            assert status < 500, f"seed {SEED}, case {number} was answered by {status}: {sent}"
            if number % max(1, RAW // 10) == 0:
                memory.append(server.memory())
        memory.append(server.memory())
        assert stands() == before
        # What is loaded once and the caches of bounded size are filled in the first half.
        half = memory[len(memory) // 2]
        print(f"memory in MiB: {[size >> 20 for size in memory]}")
        if RAW >= 10_000:
            assert memory[-1] < half * 1.1 + 8 * 2**20, [size >> 20 for size in memory]
        complaints.seek(0)
        assert "Traceback" not in complaints.read()
