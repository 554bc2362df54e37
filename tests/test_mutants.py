"""`make mutants`: what it breaks, and what it leaves alone. That it runs is seen by running it."""

import importlib.util
import sys
from pathlib import Path
from types import ModuleType

import pytest

from tests.sweep import one_of

SCRIPT = Path(__file__).parents[1] / "scripts/mutants.py"

RULES = '''
"""A chapter."""
from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    pass

__all__ = ["why_not"]

TWO: Final = 2
RULES: Final = {1: "planeta.turn.order", 2: "planeta.end.when"}


def why_not(position: "vec[3]", card: int) -> int:
    """Not 1 < 2."""
    assert card != 7
    if card > TWO and position.phase == 0:
        return OTHER_PHASE
    position.left -= 1
    position.tell("dropped", "planeta.turn.order", card)
    position.tell("kept", "planeta.end.when", card)
    return FINE
'''


@pytest.fixture(scope="module")
def mutants() -> ModuleType:
    spec = importlib.util.spec_from_file_location("mutants", SCRIPT)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["mutants"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def changes(mutants: ModuleType, tmp_path: Path) -> set[tuple[str, str]]:
    file = tmp_path / "rules.py"
    file.write_text(RULES)
    return {(one.before, one.after) for ways in mutants.Source(file).places() for one in ways}


@pytest.mark.parametrize(
    "change",
    [
        ("card > TWO", "card >= TWO"),
        ("card > TWO and position.phase == 0", "card > TWO or position.phase == 0"),
        ("card > TWO and position.phase == 0", "position.phase == 0"),
        ("card > TWO and position.phase == 0", "False"),
        ("OTHER_PHASE", "FINE"),
        ("position.left -= 1", "position.left += 1"),
        ("position.left -= 1", "pass"),
        ("position.tell('dropped', 'planeta.turn.order', card)", "pass"),
        ("'dropped'", "'kept'"),
        ("'planeta.turn.order'", "'planeta.end.when'"),
        ("0", "1"),
    ],
    ids=str,
)
def test_conditions_amounts_calls_reasons_events_and_rules_are_broken(
    changes: set[tuple[str, str]], change: tuple[str, str]
) -> None:
    assert change in changes


def test_what_no_test_could_notice_is_left_alone(changes: set[tuple[str, str]]) -> None:
    broken = {before for before, _ in changes}
    assert not broken & {"2", "3", "7", "card != 7", "TYPE_CHECKING", "'A chapter.'", "'Not 1 < 2.'", "'why_not'"}


@pytest.mark.parametrize("title", one_of(["planeta", "elplan", "deuda"]))
def test_the_same_seed_makes_the_same_mutants_of_every_title_and_all_of_them_compile(
    mutants: ModuleType, title: str
) -> None:
    chosen = mutants.choose(title, 12, 7)
    assert [str(one) for one in chosen] == [str(one) for one in mutants.choose(title, 12, 7)]
    assert [str(one) for one in chosen] != [str(one) for one in mutants.choose(title, 12, 8)]
    for one in chosen:
        assert mutants.mutated(one) != mutants.build(one.file, {})
