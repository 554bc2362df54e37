"""Every rule of our titles is told in both languages, enforced in a named place and tested by a test marked with it."""

from pathlib import Path

from sobremesa.core.registry import titles
from sobremesa.testing import Traceability


class TestTraceability(Traceability):
    titles = titles()
    tests = Path(__file__).parents[1]
