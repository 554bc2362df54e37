"""Tests that any title can be put through, ours or anybody's: a pytest plug-in, loaded by `-p sobremesa.testing`.

from sobremesa.testing import Conformance, Traceability

class TestConformance(Conformance):
    titles = ("ludo",)

class TestTraceability(Traceability):
    titles = ("ludo",)
"""

import pytest

from sobremesa.testing.conformance import Conformance
from sobremesa.testing.table import Table
from sobremesa.testing.traceability import Traceability
from sobremesa.testing.walks import setups, start, walk

__all__ = ["Conformance", "Table", "Traceability", "pytest_configure", "setups", "start", "walk"]


def pytest_configure(config: pytest.Config) -> None:
    """Make the mark known by which a test names the rules it checks."""
    config.addinivalue_line("markers", "rule(*ids): the rules of the catalogue this test checks")
