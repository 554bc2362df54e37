"""What holds for every title, and every rule with its text, its place and its test."""

from sobremesa.testing import Conformance, Traceability


class TestConformance(Conformance):
    titles = ("newgame",)


class TestTraceability(Traceability):
    titles = ("newgame",)
