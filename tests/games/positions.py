"""Positions that random games seldom come to: those of finished games and goldens, of every title that has them."""

from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import TypeVar
from unittest.mock import patch

from sobremesa.core.match import Match
from sobremesa.core.record import Record, load
from sobremesa.core.registry import titles
from sobremesa.core.rng import Rng, mix
from sobremesa.core.state import State
from tests.games.deuda import test_goldens as deuda
from tests.games.deuda.table import DeudaTable
from tests.games.elplan import test_goldens as elplan
from tests.games.goldens import retell
from tests.games.planeta import test_goldens as planeta

Some = TypeVar("Some")
FOLDER = Path(__file__).parent
FINISHED = {
    id: [file for part in ("games", "finished") for file in sorted((FOLDER / id / part).glob("**/*.txt"))]
    for id in titles()
}
"""By title the records of its finished games."""


@cache
def record(file: Path) -> Record:
    return load(file.read_text("utf-8"))


def finished(id: str, seed: int) -> Match:
    """A match that stands somewhere in a finished game, drawn by a seed."""
    rng = Rng(mix(seed, 7))
    whole = record(FINISHED[id][int(rng.below(len(FINISHED[id])))])
    length = int(rng.below(len(whole.actions) + 1))
    return Match.resume(Record(whole.game, whole.setup, whole.names, whole.actions[:length], whole.seed), seed)


@cache
def golden(id: str) -> tuple[State, ...]:
    """Every position that a golden tells of."""
    return tuple(_golden(id))


def _golden(id: str) -> Iterator[State]:
    if id in ("elplan", "planeta"):
        stories, names, builders = {
            "elplan": (elplan.STORIES, elplan.NAMES, elplan.BUILDERS),
            "planeta": (planeta.STORIES, planeta.NAMES, planeta.BUILDERS),
        }[id]
        for file in stories:
            seen: list[State] = []
            retell(file.read_text("utf-8"), "en", names, builders, seen)
            yield from seen
    elif id == "deuda":
        kept: list[State] = []
        tell = deuda.log

        def log(table: DeudaTable, title: str) -> list[str]:
            kept.append(table.state.copy())
            return tell(table, title)

        with patch.object(deuda, "log", log):
            for story in deuda.STORIES.values():
                story()
        yield from kept


def sample(some: Sequence[Some], number: int, seed: int = 0) -> list[Some]:
    """So many of some, spread over all of them and shifted by a seed."""
    if len(some) <= number:
        return list(some)
    return [some[(i * len(some) // number + seed) % len(some)] for i in range(number)]
