"""Classes from the terminal: list them, take their data away, delete them."""

from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from sobremesa.cli import saves
from sobremesa.cli.words import Lang, read_options, say
from sobremesa.core.errors import UserError
from sobremesa.core.meta import Value

if TYPE_CHECKING:
    from sobremesa.classroom import Classroom
    from sobremesa.store import Store, StoredClass

classes = typer.Typer(help="Classes: list them, take their data away, delete them.", no_args_is_help=True)
Db = Annotated[str, typer.Option(help="The database; by default the file of `serve`.")]
Code = Annotated[str, typer.Argument(help="The six letters of the class.")]


@contextmanager
def _store(db: str) -> "Iterator[Store]":
    # Here and not above: the other commands need not wait for a database that they do not use.
    from sobremesa.store import Store

    store = Store(db or saves.folder() / "tables.db")
    try:
        yield store
    finally:
        store.close()


def _find(store: "Store", code: str) -> "tuple[StoredClass, Classroom]":
    from sobremesa.classroom import Classroom
    from sobremesa.tables.keys import read_code

    stored = store.class_of(read_code(code))
    if stored is None:
        raise UserError("class-unknown", given=code[:20])
    return stored, Classroom(stored.header, stored.entries)


@classes.command("list")
def list_classes(db: Db = "", lang: Lang = "") -> None:
    """List the classes, the oldest first.

    Example: `sobremesa class list`
    """
    with _store(db) as store:
        for code in store.class_codes():
            _, classroom = _find(store, code)
            print(say(lang, "class-line", code=code, game=classroom.settings.game, people=len(classroom.here),
                      tables=len(classroom.groups)))  # fmt: skip


@classes.command("open")
def open_class(
    game: Annotated[str, typer.Argument(help="The game.")],
    players: Annotated[int | None, typer.Option(help="How many sit at a table.")] = None,
    names: Annotated[Path | None, typer.Option(help="A file with the names, one a line.")] = None,
    same_deal: Annotated[bool, typer.Option("--same-deal", help="The same luck at all tables.")] = False,
    minutes: Annotated[int, typer.Option(help="Minutes of play; 0 for no end by itself.")] = 35,
    option: Annotated[list[str], typer.Option("--option", help="A variant, as name=value.")] = [],  # noqa: B006
    lesson: Annotated[str, typer.Option(help="A lesson to take first.")] = "",
    db: Db = "",
    lang: Lang = "",
) -> None:
    """Open a class and print its code and the way to the teacher's page, for a server that is started afterwards.

    Example: `sobremesa class open GAME --players 4 --minutes 40`
    """
    import asyncio

    from sobremesa.classroom import Settings
    from sobremesa.classroom.settings import read_names
    from sobremesa.core.registry import game as find_game
    from sobremesa.services import Services
    from sobremesa.tables.keys import new_key

    title = find_game(game)
    options = dict[str, Value](read_options(option))
    setup = title.meta.setup(players=players, options=options)
    settings = Settings(
        title.meta.id, setup.edition, setup.level, setup.players, {name: setup.options[name] for name in options},
        read_names(names.read_text("utf-8")) if names else (), same_deal, minutes, lesson=lesson, lang=lang,
    )  # fmt: skip
    key = new_key()

    async def work(store: "Store") -> str:
        services = Services(store)
        open_class = await services.classes.create(settings, key)
        await services.shutdown()
        return open_class.code

    with _store(db) as store:
        code = asyncio.run(work(store))
    print(say(lang, "class-opened", code=code, path=f"/c/{code}/take#{key}"))


@classes.command()
def export(
    code: Code,
    out: Annotated[Path, typer.Option("--out", "-o", help="The file to write.")] = Path("class.zip"),
    names: Annotated[bool, typer.Option("--names", help="Names instead of pseudonyms.")] = False,
    db: Db = "",
    lang: Lang = "",
) -> None:
    """Write everything that came of a class into one zip file: CSV, Parquet, records, oTree's files.

    Example: `sobremesa class export BCDFGH -o class.zip`
    """
    from sobremesa.classroom.export import Played, class_zip
    from sobremesa.review.review import read as read_review
    from sobremesa.tables import read_table

    with _store(db) as store:
        _, classroom = _find(store, code)
        played = []
        for group in classroom.groups:
            table = read_table(store, group.code)
            if table is None:
                raise UserError("table-unknown", given=group.code)
            stored = store.review(table.header.id)
            played.append(Played(table, read_review(stored.review) if stored else None))
        out.write_bytes(class_zip(classroom, played, names=names))
    print(say(lang, "class-exported", file=str(out)))


@classes.command()
def delete(
    code: Code,
    yes: Annotated[bool, typer.Option("--yes", help="Delete it without asking.")] = False,
    db: Db = "",
    lang: Lang = "",
) -> None:
    """Delete a class with all names, tables and answers.

    Example: `sobremesa class delete BCDFGH --yes`
    """
    from sobremesa.store.prune import delete_class

    with _store(db) as store:
        stored, classroom = _find(store, code)
        if not yes and not typer.confirm(say(lang, "class-delete", code=stored.header.code)):
            raise typer.Abort
        lessons = [pupil.lesson for pupil in classroom.pupils if pupil.lesson]
        delete_class(store, stored.header.id, [group.code for group in classroom.groups], lessons)
    print(say(lang, "class-deleted", code=stored.header.code))
