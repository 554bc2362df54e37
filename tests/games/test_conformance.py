"""Our titles in what holds for every title; further positions are those of finished games and goldens."""

from collections.abc import Sequence

import pytest

from sobremesa.core.match import Match
from sobremesa.core.registry import titles
from sobremesa.core.state import State
from sobremesa.testing import Conformance
from tests.games.positions import FINISHED, finished, golden, sample


@pytest.mark.pure
class TestConformance(Conformance):
    titles = titles()

    @classmethod
    def later(cls, id: str, seed: int) -> Sequence[Match]:
        return (finished(id, seed),) if FINISHED[id] else ()

    @classmethod
    def positions(cls, id: str, seed: int) -> Sequence[State]:
        return sample(golden(id), 8, seed)
