"""Shared by all tests."""

import gc

import pytest
from hypothesis import HealthCheck, settings

import sobremesa
from sobremesa import workers
from sobremesa._compiled import stale_message
from tests.forks import FORKS

# Fixtures for all: a server and a browser, PostgreSQL, an environment with titles of other distributions.
pytest_plugins = ["tests.web.browser", "tests.postgres", "tests.outside.environment"]

settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")
# A process that is spawned imports everything for itself, a second of work for each pool of each test.
workers.CONTEXT = FORKS


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--sweep", action="store_true", help="run also what is marked slow, as `make sweep` does")


@pytest.fixture
def anyio_backend() -> str:
    return "asyncio"


def pytest_report_header() -> str:
    return f"rules: {'compiled' if sobremesa.compiled else 'plain Python'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if message := stale_message():
        terminalreporter.write_line(f"WARNING: what was tested is not the source: {message}", red=True, bold=True)


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Leave the slow to the sweep, mark what opens a browser, and run it last.

    From the first page on its event loop runs in the process, and no other can.
    """
    if not config.getoption("--sweep"):
        slow = [item for item in items if item.get_closest_marker("slow")]
        items[:] = [item for item in items if not item.get_closest_marker("slow")]
        config.hook.pytest_deselected(items=slow)
    for item in items:
        if "browser" in getattr(item, "fixturenames", ()):
            item.add_marker("browser")
    items.sort(key=lambda item: item.get_closest_marker("browser") is not None)


def pytest_collection_finish() -> None:
    """Look no more for rings among what is loaded by now, some million objects: every `gc.collect` took a second."""
    gc.collect()
    gc.freeze()
