"""Shared by all tests."""

import pytest
from hypothesis import HealthCheck, settings

import sobremesa
from sobremesa._compiled import stale_message

# Browser and server are needed in tests/web and in web/ of every title.
pytest_plugins = ["tests.web.browser", "tests.outside.environment"]

settings.register_profile("default", deadline=None, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("default")


def pytest_report_header() -> str:
    return f"rules: {'compiled' if sobremesa.compiled else 'plain Python'}"


def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    if message := stale_message():
        terminalreporter.write_line(f"WARNING: what was tested is not the source: {message}", red=True, bold=True)


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Run what opens a browser last: from then on its event loop runs in the process, and no other can."""
    items.sort(key=lambda item: "browser" in getattr(item, "fixturenames", ()))
