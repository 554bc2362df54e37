"""The walk of one action in docs/build/architecture.md is the one that an action really takes."""

import importlib
import re
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from types import FrameType

import httpx
import uvicorn

from sobremesa._compiled import is_source
from sobremesa.core.packing import verb_of
from sobremesa.games.deuda.engine.actions import BUY
from sobremesa.services import Services
from sobremesa.store import Store
from sobremesa.web.app import create_app
from sobremesa.web.visitor import KEY
from tests.web.stages import stage

ROOT = Path(__file__).parents[2]
SOURCE = ROOT / "src" / "sobremesa"
WALK = (ROOT / "docs/build/architecture.md").read_text("utf-8").partition("{#walk}")[2].partition("\n## ")[0]
NAMED = [(found[1], found[2]) for found in re.finditer(r"`([\w.]+)`\s+\(`([\w/]+\.py)`\)", WALK)]


def _module(file: str) -> str:
    return "sobremesa." + file.removesuffix(".py").replace("/", ".")


SEEN = [(name, file) for name, file in NAMED if is_source(_module(file))]
"""Those of them whose calls Python notices: not the compiled ones."""


class Calls:
    """Notes which functions of ours are called, each once, in the order of their first call."""

    def __init__(self) -> None:
        self.is_on = False
        self.made: list[tuple[str, str]] = []

    def __call__(self, frame: FrameType, event: str, arg: object) -> None:
        """Note a call: what Python does with a profiler."""
        if self.is_on and event == "call" and frame.f_code.co_filename.startswith(str(SOURCE)):
            call = (frame.f_code.co_qualname, str(Path(frame.f_code.co_filename).relative_to(SOURCE)))
            if call not in self.made:
                self.made.append(call)


@contextmanager
def running(home: Path, calls: Calls) -> Iterator[str]:
    """A server in this process whose calls are noted; its address."""
    threading.setprofile(calls)
    try:
        app = create_app(Services(Store(home / "tables.db")))
        server = uvicorn.Server(uvicorn.Config(app, port=0, log_level="error"))
        thread = threading.Thread(target=server.run)
        thread.start()
    finally:
        threading.setprofile(None)
    try:
        while not server.started:
            assert thread.is_alive()
        yield f"http://127.0.0.1:{server.servers[0].sockets[0].getsockname()[1]}"
    finally:
        server.should_exit = True
        thread.join()


def test_an_action_passes_through_the_functions_of_the_walk_in_their_order(tmp_path: Path) -> None:
    code, key = stage(tmp_path, "deuda", lambda state: BUY in map(verb_of, state.legal()), players=3)
    calls = Calls()
    with running(tmp_path, calls) as url, httpx.Client(base_url=url, cookies={KEY: key}, timeout=30) as client:
        at = client.get(f"/api/tables/{code}").json()["at"]
        with client.stream("GET", f"/live?on=t/{code}/en/wide", headers={"accept-encoding": "identity"}) as stream:
            messages = (line for line in stream.iter_lines() if line.startswith("data:"))
            next(messages)
            # What the stream does after its first message is done by the time that another request is answered.
            client.get("/health")
            calls.is_on = True
            done = client.post(f"/t/{code}/act", data={"action": "buy", "at": at}, headers={"origin": url})
            while SEEN[-1] not in calls.made:
                next(messages)
            calls.is_on = False
    assert done.status_code == 303, done.text
    assert [call for call in calls.made if call in NAMED] == SEEN


def test_each_function_of_the_walk_is_named_once_and_there_is_one() -> None:
    assert len(NAMED) > 20
    assert len(set(NAMED)) == len(NAMED)
    for name, file in NAMED:
        found: object = importlib.import_module(_module(file))
        for part in name.split("."):
            found = getattr(found, part)
        assert callable(found)
