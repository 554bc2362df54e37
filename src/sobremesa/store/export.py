"""Exports a database as lines of JSON, one for each table or lesson, for a backup or another database."""

import json
from collections.abc import Iterable, Iterator
from typing import Any

from sqlalchemy import Connection, Table, insert, select
from sqlalchemy.exc import SQLAlchemyError

from sobremesa.core.errors import UserError
from sobremesa.store import schema
from sobremesa.store.store import Store

FORMAT = "sobremesa export 1"
PARTS = {
    "table": (schema.tables, (schema.entries, schema.snapshots, schema.keys, schema.reviews)),
    "lesson": (schema.lessons, (schema.learners,)),
}
"""By kind of line: the database tables whose rows belong to it by its id."""
Row = dict[str, Any]


def export(store: Store) -> Iterator[str]:
    """Yield the lines: what they are, then every table and every lesson with all that belongs to it."""
    yield json.dumps({"format": FORMAT})
    for kind, (head, members) in PARTS.items():
        with store.engine.connect() as connection:
            ids = [str(id) for (id,) in connection.execute(select(head.c.id).order_by(head.c.created, head.c.id))]
        for id in ids:
            with store.engine.connect() as connection:
                rows = _rows(connection, head, "id", id)
                if rows:  # it may have been deleted meanwhile
                    line = {kind: rows[0], **{part.name: _rows(connection, part, f"{kind}_id", id) for part in members}}
                    yield json.dumps(line, ensure_ascii=False, separators=(",", ":"))


def _rows(connection: Connection, part: Table, column: str, id: str) -> list[Row]:
    wanted = select(part).where(part.c[column] == id).order_by(*part.primary_key.columns)
    return [dict(row) for row in connection.execute(wanted).mappings()]


def load(store: Store, lines: Iterable[str]) -> tuple[list[str], list[str]]:
    """Take up exported lines; return the codes that were added, and those that were there already and stay as they are.

    Each line is taken whole or not at all. Raises `UserError` with the number of a line that cannot be read.
    """
    added, known = list[str](), list[str]()
    for number, line in enumerate(lines, 1):
        try:
            read = json.loads(line)
            if number == 1:
                if read != {"format": FORMAT}:
                    raise ValueError(line[:40])
                continue
            kind = next(kind for kind in PARTS if kind in read)
            (added if _put(store, kind, read) else known).append(str(read[kind]["code"]))
        except (ValueError, TypeError, KeyError, StopIteration, AttributeError, SQLAlchemyError) as error:
            raise UserError("export-line", line=number, reason=type(error).__name__, accepted=FORMAT) from None
    return added, known


def _put(store: Store, kind: str, read: dict[str, Any]) -> bool:
    head, members = PARTS[kind]
    row = read[kind]
    with store.engine.begin() as connection:
        there = (head.c.id == row["id"]) | (head.c.code == row["code"])
        if connection.execute(select(head.c.id).where(there)).first():
            return False
        connection.execute(insert(head), [row])
        for part in members:
            rows = read[part.name]
            if any(each[f"{kind}_id"] != row["id"] for each in rows):
                raise ValueError(part.name)
            if rows:
                connection.execute(insert(part), rows)
    return True
