"""Shared by all tests."""

import asyncio
import gc
import re
from collections.abc import Generator

import pytest
from hypothesis import HealthCheck, settings

import sobremesa
from sobremesa import workers
from sobremesa._compiled import stale_message
from tests.forks import FORKS

# For all: a server and a browser, PostgreSQL, an environment with titles of other distributions, a clock; what each
# test costs.
pytest_plugins = ["tests.web.browser", "tests.postgres", "tests.outside.environment", "tests.clock", "tests.cpu"]

settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")
FIRST = [re.compile(f"tests/{folder}/") for folder in ("web", "games/[a-z]+/web", "outside", "tables")]
"""What takes longest, in this order."""
# A process that is spawned imports everything for itself, a second of work for each pool of each test.
workers.CONTEXT = FORKS


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sweep", action="store_true", help="run also what is marked slow, as `make sweep` does")
    parser.addoption(
        "--once", action="store_true", help="of the tests of rules, run those that check one for the first time"
    )


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def pytest_report_header() -> str:
    return f"rules: {'compiled' if sobremesa.compiled else 'plain Python'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if message := stale_message():
        terminalreporter.write_line(f"WARNING: what was tested is not the source: {message}", red=True, bold=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the slow to the sweep, mark what opens a browser, and begin with files that have servers: others are short.

    `make test` gives whole files to processes, in this order.
    """
    if not config.getoption("--sweep"):
        slow = [item for item in items if item.get_closest_marker("slow")]
        items[:] = [item for item in items if not item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
    if config.getoption("--once"):
        again = _of_rules_again(items)
        items[:] = [item for item in items if item not in again]
        config.hook.pytest_deselected(items=list(again))
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    items.sort(key=lambda item: next((n for n, folder in enumerate(FIRST) if folder.match(item.nodeid)), len(FIRST)))


def _of_rules_again(items: list[pytest.Item]) -> set[pytest.Item]:
    """Return the tests of rules whose rules all have a test before them; what is marked `pure` is more than that."""
    again, checked = set[pytest.Item](), set[str]()
    for item in items:
        rules = {id for mark in item.iter_markers("rule") for id in mark.args}
        if rules and rules <= checked and not item.get_closest_marker("pure"):
            again.add(item)
        checked |= rules
    return again


@pytest.hookimpl(wrapper=True, tryfirst=True)
def pytest_runtest_protocol(item: pytest.Item) -> Generator[None, object, object]:
    """Hide the event loop of a browser, which runs from the first page on: whatever needs none has its own."""
    loop = None if item.get_closest_marker("browser") else asyncio._get_running_loop()
    if loop is not None:
        asyncio._set_running_loop(None)
    try:
        return (yield)
    finally:
        if loop is not None:
            asyncio._set_running_loop(loop)


@pytest.hookimpl(trylast=True)
def pytest_runtest_teardown(item: pytest.Item, nextitem: pytest.Item | None) -> None:
    """After each file, look no more for rings among what it leaves behind."""
    if nextitem is None or nextitem.path != item.path:
        _freeze()


def pytest_collection_finish() -> None:
    """Look no more for rings among what is loaded by now, some million objects: every `gc.collect` took a second."""
    _freeze()


def _freeze() -> None:
    gc.collect()
    gc.freeze()
