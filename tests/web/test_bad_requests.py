"""Bad requests of every kind: none is answered by a fault of ours, and none changes a game.

`SOBREMESA_CASES=10000` sends so many of them; a few hundred otherwise.
"""

import os
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import requests
import schemathesis
from hypothesis import HealthCheck, Phase, given, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode, checks
from schemathesis.specs.openapi.schemas import OpenApiSchema

from tests.web.conftest import Server, set_table

CASES = int(os.environ.get("SOBREMESA_CASES", "200"))
CHECKS = [
    checks.not_a_server_error,
    checks.status_code_conformance,
    checks.content_type_conformance,
    checks.response_schema_conformance,
]
OPERATIONS = ("games", "create", "position", "join", "start", "why_not", "act", "undo", "answer", "record")
MODES = {"well formed": GenerationMode.POSITIVE, "badly formed": GenerationMode.NEGATIVE}
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
def schema(server: Server) -> OpenApiSchema:
    """What the API says of itself."""
    return schemathesis.openapi.from_url(f"{server.url}/openapi.json")


@pytest.fixture(scope="module")
def session() -> Iterator[requests.Session]:
    with requests.Session() as found:
        yield found


@pytest.mark.parametrize("mode", MODES)
@pytest.mark.parametrize("operation", OPERATIONS)
def test_the_api_answers_whatever_is_sent_to_it(
    schema: OpenApiSchema, witnesses: dict[str, str], session: requests.Session, operation: str, mode: str
) -> None:
    wanted = schema.find_operation_by_id(operation)
    cases = wanted.as_strategy(MODES[mode])

    @quick(CASES // (len(OPERATIONS) * len(MODES)))
    @given(case=cases, code=st.sampled_from(["", *witnesses]))
    def send(case: schemathesis.Case[Any], code: str) -> None:
        if code and "code" in (case.path_parameters or {}):
            case.path_parameters["code"] = code
        answer = case.call(session=session, timeout=30)
        case.validate_response(answer, checks=CHECKS)

    send()


def test_with_a_valid_key_too_there_is_an_answer_to_everything(
    server: Server, schema: OpenApiSchema, session: requests.Session
) -> None:
    with httpx.Client(base_url=server.url, timeout=30) as client:
        tables = [set_table(client, game, *["screen"] * n) for game, n in (("planeta", 1), ("elplan", 3), ("deuda", 2))]
    cases = st.one_of(*(schema.find_operation_by_id(id).as_strategy() for id in ("act", "undo", "answer", "why_not")))

    @quick(CASES // 5)
    @given(case=cases, table=st.sampled_from(tables), packed=st.integers(0, 10**18))
    def send(case: schemathesis.Case[Any], table: tuple[str, str], packed: int) -> None:
        code, key = table
        case.path_parameters["code"] = code
        if isinstance(case.body, dict) and "at" in case.body:
            case.body["at"] = session.get(f"{server.url}/api/tables/{code}").json()["at"]
            case.body |= {"action": str(packed)} if "action" in case.body and packed % 2 else {}
        answer = case.call(session=session, headers={"authorization": f"Bearer {key}"}, timeout=30)
        case.validate_response(answer, checks=CHECKS)

    send()


@pytest.mark.parametrize("form", FORMS)
def test_a_form_with_anything_in_it_is_answered(
    server: Server, witnesses: dict[str, str], session: requests.Session, form: str
) -> None:
    values = st.one_of(st.text(max_size=40), st.integers().map(str), st.sampled_from(["0", "-1", "screen", "easy"]))

    @quick(CASES // (4 * len(FORMS)))
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

    @quick(CASES // 20)
    @given(fields=st.fixed_dictionaries({}, optional=dict.fromkeys(names, values)))
    def send(fields: dict[str, str]) -> None:
        # Open seats, so that no bot has to play what comes of it.
        sent = {f"seat-{n}": "open" for n in range(6)} | fields
        data = {name: value.encode("utf-8", "replace") for name, value in sent.items()}
        answer = session.post(f"{server.url}/new/{game}", data=data, allow_redirects=False, timeout=30)
        session.cookies.clear()
        assert answer.status_code in (303, 422), (fields, answer.text)

    send()
