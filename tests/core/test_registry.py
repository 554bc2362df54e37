"""The registry: which titles there are, and why one is left out."""

import logging
from collections.abc import Iterator
from importlib.metadata import EntryPoint

import pytest

from sobremesa.core import registry
from sobremesa.core.errors import UserError


def clear() -> None:
    registry.titles.cache_clear()
    registry.game.cache_clear()
    registry._loaded.cache_clear()


@pytest.fixture
def points(monkeypatch: pytest.MonkeyPatch) -> Iterator[list[EntryPoint]]:
    """The entry points there are, for a test to fill."""
    found: list[EntryPoint] = []
    monkeypatch.setattr(registry, "entry_points", lambda group: found)
    clear()
    yield found
    clear()


@pytest.mark.parametrize(
    ("value", "cause"),
    [
        ("sobremesa.games.nothing:GAME", "ModuleNotFoundError: No module named 'sobremesa.games.nothing'"),
        ("sobremesa.core.registry:GAME", "AttributeError: module 'sobremesa.core.registry' has no attribute 'GAME'"),
        ("sobremesa.core.registry:GROUP", "TypeError: it must name an instance of Game, not 'sobremesa.games'"),
        ("sobremesa.games.planeta:GAME", "ValueError: the entry point is called 'other', but the title 'planeta'"),
    ],
)
def test_a_title_that_cannot_be_loaded_is_left_out_once_with_its_cause(
    points: list[EntryPoint], caplog: pytest.LogCaptureFixture, value: str, cause: str
) -> None:
    points += [
        EntryPoint("other", value, registry.GROUP),
        EntryPoint("planeta", "sobremesa.games.planeta:GAME", registry.GROUP),
    ]
    with caplog.at_level(logging.WARNING):
        assert registry.titles() == ("planeta",)
        with pytest.raises(UserError, match="Games: planeta"):
            registry.game("other")
    assert caplog.messages == [f"the title other ({value}) is left out: {cause}"]


def test_a_title_that_is_installed_twice_is_listed_once(points: list[EntryPoint]) -> None:
    points += [EntryPoint("planeta", "sobremesa.games.planeta:GAME", registry.GROUP)] * 2
    assert registry.titles() == ("planeta",)
