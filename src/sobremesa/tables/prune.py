"""Deletes what nobody has used for long: lobbies soon, unfinished games later, finished ones never by default."""

import time
from collections.abc import Callable, Iterator
from dataclasses import dataclass, field

from sobremesa.core.seats import OVER
from sobremesa.store import Store
from sobremesa.store.prune import STEP, UsedTable, delete_lessons, delete_tables, old_lessons, old_tables
from sobremesa.tables.reading import read_turn

DAY = 86400.0
DELETED = 20
"""Tables deleted in one transaction: few, so that no player waits for long."""


@dataclass(frozen=True)
class Ages:
    """Days without use after which something is deleted; 0 for never."""

    lobbies: float = 7.0
    """Tables whose game was never begun."""
    unfinished: float = 180.0
    finished: float = 0.0
    lessons: float = 90.0
    classes: float = 30.0
    """Classes with all their tables, even if used recently: names of minors are not stored for longer."""


@dataclass
class Pruned:
    """What was deleted, by code."""

    lobbies: list[str] = field(default_factory=list)
    unfinished: list[str] = field(default_factory=list)
    finished: list[str] = field(default_factory=list)
    lessons: list[str] = field(default_factory=list)
    unreadable: list[str] = field(default_factory=list)
    """Games of which today's rules cannot tell whether they are over: they stay."""

    @property
    def codes(self) -> list[str]:
        """Return the codes of everything that was deleted."""
        return [*self.lobbies, *self.unfinished, *self.finished, *self.lessons]


def prune(
    store: Store,
    ages: Ages,
    *,
    now: float | None = None,
    dry: bool = False,
    is_used: Callable[[str], bool] = lambda code: False,
) -> Iterator[Pruned]:
    """Delete what is old, in small steps, each in a transaction of its own; yield what went in each step.

    Whatever happens at a table, or somebody with a key being there, makes it young again. A dry one only tells.
    """
    now = time.time() if now is None else now
    least = min(filter(None, (ages.lobbies, ages.unfinished, ages.finished)), default=None)
    after = ""
    while least is not None:
        tables = old_tables(store, after, now - least * DAY)
        unused = [table for table in tables if table.used < now - least * DAY and not is_used(table.code)]
        yield _prune_tables(store, ages, now, unused, dry)
        if len(tables) < STEP:
            break
        after = tables[-1].id
    if ages.lessons:
        before = now - ages.lessons * DAY
        lessons = {code: id for id, code in old_lessons(store, before) if not is_used(code)}
        ids = list(lessons.values())
        for first in range(0, 0 if dry else len(ids), DELETED):
            delete_lessons(store, ids[first : first + DELETED], before)
        yield Pruned(lessons=list(lessons))


def _prune_tables(store: Store, ages: Ages, now: float, tables: list[UsedTable], dry: bool) -> Pruned:
    done, doomed = Pruned(), list[UsedTable]()
    for table in tables:
        kind = _kind(store, table)
        age = 0.0 if kind == "unreadable" else float(getattr(ages, kind))
        if age and table.used < now - age * DAY:
            doomed.append(table)
        if kind == "unreadable" or table in doomed[-1:]:
            getattr(done, kind).append(table.code)
    for first in range(0, 0 if dry else len(doomed), DELETED):
        delete_tables(store, doomed[first : first + DELETED])
    return done


def _kind(store: Store, table: UsedTable) -> str:
    """Return what a table is: a lobby, unfinished, finished, or unreadable."""
    if not table.is_begun:
        return "lobbies"
    try:
        return "finished" if read_turn(store, table.code) == OVER else "unfinished"
    except Exception:
        return "unreadable"
