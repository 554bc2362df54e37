"""The commands `db …`: look after the database of a server, whether it runs or not."""

import sys
from collections.abc import Iterable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sobremesa.cli import saves
from sobremesa.cli.records import read_text
from sobremesa.cli.words import Lang, say
from sobremesa.core.errors import UserError

if TYPE_CHECKING:
    from sobremesa.store import Store

db = typer.Typer(help="The database of a server: delete what is old, check it, copy it.", no_args_is_help=True)
Database = Annotated[
    str, typer.Option("--db", help="The database: sqlite:///FILE or postgresql://HOST/NAME; by default the own file.")
]


def store_of(given: str) -> "Store":
    """Return the store of an address, or the own one. Raises `UserError` for a file that is not there."""
    # Here and not above: the other commands need not wait for a database that they do not use.
    from sqlalchemy.engine import make_url
    from sqlalchemy.exc import ArgumentError

    from sobremesa.store import Store

    place: str | Path = given or saves.folder() / "tables.db"
    try:
        file = place if isinstance(place, Path) else Path(make_url(place).database or "")
        is_file = isinstance(place, Path) or make_url(place).get_backend_name() == "sqlite"
    except ArgumentError:
        return Store(place)
    if is_file and not file.is_file():
        raise UserError("unreadable", given=str(file), reason="not found")
    return Store(place)


@db.command()
def prune(
    database: Database = "",
    lobbies: Annotated[float, typer.Option(help="Days after which a game that was never begun goes.", min=0)] = 7,
    unfinished: Annotated[float, typer.Option(help="Days after which an unfinished game goes.", min=0)] = 180,
    finished: Annotated[float, typer.Option(help="Days after which a finished game goes; 0: never.", min=0)] = 0,
    lessons: Annotated[float, typer.Option(help="Days after which a lesson goes.", min=0)] = 90,
    dry: Annotated[bool, typer.Option("--dry-run", help="Only tell what would go.")] = False,
    lang: Lang = "",
) -> None:
    """Delete what nobody has come back to for so many days; 0 keeps it for ever.

    Example: `sobremesa db prune --dry-run`
    """
    from sobremesa.tables import prune as pruning

    store, counts, unreadable = (
        store_of(database),
        dict.fromkeys(("lobbies", "unfinished", "finished", "lessons"), 0),
        0,
    )
    ages = pruning.Ages(lobbies=lobbies, unfinished=unfinished, finished=finished, lessons=lessons)
    try:
        for done in pruning.prune(store, ages, dry=dry):
            for kind in counts:
                counts[kind] += len(getattr(done, kind))
            unreadable += len(done.unreadable)
    finally:
        store.close()
    print(say(lang, "db-would-go" if dry else "db-gone", **counts))
    if unreadable:
        print(say(lang, "db-kept", count=unreadable))


@db.command()
def check(database: Database = "", lang: Lang = "") -> None:
    """Check the database: every log is folded and compared with the position kept beside it. Nothing is changed.

    Example: `sobremesa db check --db sqlite:///tables.db`
    """
    from sobremesa.services.check import check as checked
    from sobremesa.services.check import counted

    store = store_of(database)
    try:
        problems = 0
        for problem in checked(store):
            problems += 1
            reason = problem.reason.text(lang) if isinstance(problem.reason, UserError) else problem.reason
            print(say(lang, problem.key, given=problem.given, reason=reason), file=sys.stderr)
        tables, lessons = counted(store)
    finally:
        store.close()
    print(say(lang, "db-checked", tables=tables, lessons=lessons, problems=problems))
    if problems:
        raise typer.Exit(1)


@db.command()
def export(
    file: Annotated[Path, typer.Argument(help="The file of lines to write.", metavar="FILE")],
    database: Database = "",
    records: Annotated[Path | None, typer.Option(help="Write the record of each game into this folder too.")] = None,
    lang: Lang = "",
) -> None:
    """Write everything into one file, a line for each table and lesson; `db import` reads it into any database.

    The records are those that `replay`, `verify`, `review` and `play --resume` read.

    Example: `sobremesa db export tables.jsonl --records games`
    """
    from sobremesa.store.export import export as lines

    store = store_of(database)
    try:
        count = _write(file, lines(store))
        written = _records(store, records) if records else 0
    finally:
        store.close()
    print(say(lang, "db-exported", count=count - 1, file=str(file), records=written))


@db.command(name="import")
def load(
    file: Annotated[Path, typer.Argument(help="A file that `db export` wrote.", metavar="FILE")],
    database: Database = "",
    lang: Lang = "",
) -> None:
    """Read what `db export` wrote; tables and lessons that are there already stay as they are.

    Example: `sobremesa db import tables.jsonl --db postgresql:///sobremesa`
    """
    from sobremesa.store import Store
    from sobremesa.store.export import load as loaded

    lines = read_text(file).splitlines()
    store = Store(database or saves.folder() / "tables.db")
    try:
        added, known = loaded(store, lines)
    finally:
        store.close()
    print(say(lang, "db-imported", added=len(added), known=len(known)))


def _write(file: Path, lines: Iterable[str]) -> int:
    """Write lines to a file, whole or not at all; return how many."""
    count = 0
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        fresh = file.with_name(file.name + ".part")
        with fresh.open("w", encoding="utf-8") as out:
            for line in lines:
                out.write(line + "\n")
                count += 1
        fresh.replace(file)
    except OSError as error:
        raise UserError("unwritable", given=str(file), reason=str(error.strerror or error)) from None
    return count


def _records(store: "Store", folder: Path) -> int:
    """Write the record of each game that can be read; return how many."""
    from sobremesa.tables import read_table

    count = 0
    for code in store.codes():
        try:
            table = read_table(store, code)
        except Exception:
            continue  # `db check` tells why; the lines have it all the same
        if table is not None and table.match is not None:
            saves.keep(table.record(), folder / f"{table.header.game}-{code}{saves.SUFFIX}")
            count += 1
    return count
