"""Lessons on disk: what their learners have done, and by whom they are found again."""

import time
from collections.abc import Mapping
from dataclasses import dataclass

from sqlalchemy import delete, insert, select, text, update

from sobremesa.table import schema
from sobremesa.table.store import Store
from sobremesa.table.writer import CHANNEL

__all__ = ["Kept", "Lessons", "Taken"]


@dataclass(frozen=True)
class Kept:
    """A lesson being taken, as it is kept."""

    id: str
    code: str
    game: str
    lesson: str
    shared: bool
    """Whether others may join it by its code."""
    n: int
    """How often it has changed."""
    log: tuple[str, ...]
    learners: Mapping[str, int]
    """By the hash of a key, the seat it may act for."""


@dataclass(frozen=True)
class Taken:
    """A lesson somebody has taken or takes, and how far they have come."""

    code: str
    game: str
    lesson: str
    step: int
    shared: bool


class Lessons:
    """The lessons of a store. Any thread may call it; what `keep` has returned from is on disk."""

    def __init__(self, store: Store) -> None:
        self.store = store

    def keep(self, kept: Kept, steps: Mapping[int, int], *, is_new: bool = False) -> bool:
        """Keep a lesson as it is after its n-th change; tell whether that place was free. `steps` are by seat."""
        lessons, learners, now = schema.lessons, schema.learners, time.time()
        values = {"n": kept.n, "log": "\n".join(kept.log), "touched": now}
        with self.store.engine.begin() as connection:
            if is_new:
                taken = connection.execute(select(schema.tables.c.id).where(schema.tables.c.code == kept.code)).first()
                taken = taken or connection.execute(select(lessons.c.id).where(lessons.c.code == kept.code)).first()
                if taken:
                    return False
                row = {"id": kept.id, "code": kept.code, "game": kept.game, "lesson": kept.lesson, "created": now}
                connection.execute(insert(lessons), {**row, **values, "shared": int(kept.shared)})
            else:
                before = (lessons.c.id == kept.id) & (lessons.c.n == kept.n - 1)
                if connection.execute(update(lessons).where(before).values(values)).rowcount != 1:
                    return False
                connection.execute(delete(learners).where(learners.c.lesson_id == kept.id))
            rows = [
                {"lesson_id": kept.id, "hash": hash, "seat": seat, "step": steps.get(seat, 0)}
                for hash, seat in kept.learners.items()
            ]
            if rows:
                connection.execute(insert(learners), rows)
            if self.store.is_shared:
                note = f"{self.store.writer.name} {kept.code} {kept.n}"
                connection.execute(text("SELECT pg_notify(:channel, :note)"), {"channel": CHANNEL, "note": note})
        return True

    def find(self, code: str) -> Kept | None:
        """Return a lesson by its code."""
        lessons, learners = schema.lessons, schema.learners
        with self.store.engine.connect() as connection:
            row = connection.execute(select(lessons).where(lessons.c.code == code)).mappings().first()
            if row is None:
                return None
            held = connection.execute(select(learners.c.hash, learners.c.seat).where(learners.c.lesson_id == row["id"]))
            return Kept(
                row["id"], row["code"], row["game"], row["lesson"], bool(row["shared"]), row["n"],
                tuple(filter(None, row["log"].split("\n"))), {str(hash): int(seat) for hash, seat in held},
            )  # fmt: skip

    def taken(self, hash: str) -> list[Taken]:
        """Return the lessons of a key, the one it was last at first."""
        lessons, learners = schema.lessons, schema.learners
        wanted = (
            select(lessons.c.code, lessons.c.game, lessons.c.lesson, learners.c.step, lessons.c.shared)
            .join(learners, learners.c.lesson_id == lessons.c.id)
            .where(learners.c.hash == hash)
            .order_by(lessons.c.touched.desc())
        )
        with self.store.engine.connect() as connection:
            return [Taken(*row[:4], bool(row[4])) for row in connection.execute(wanted)]
