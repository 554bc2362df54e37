"""Commands about records and rules: replay, verify, rules."""

import json
from dataclasses import asdict
from pathlib import Path
from typing import Annotated

import typer
from rich.padding import Padding
from rich.text import Text

from sobremesa.cli.console import make_console
from sobremesa.cli.show import show_scene
from sobremesa.cli.words import GameName, Lang, say
from sobremesa.core.errors import UserError
from sobremesa.core.names import spoken
from sobremesa.core.record import Record, load, read
from sobremesa.core.registry import game as find_game
from sobremesa.lab.coverage import coverage as trace

RecordFile = Annotated[Path, typer.Argument(help="A saved game.", metavar="FILE")]


def read_text(file: Path) -> str:
    """Return the text of a file. Raises `UserError` if there is none to read."""
    try:
        return file.read_text("utf-8")
    except (OSError, UnicodeDecodeError) as error:
        reason = getattr(error, "strerror", None) or "not a text file"
        raise UserError("unreadable", given=str(file), reason=str(reason)) from None


def open_record(file: Path) -> Record:
    """Return a whole, valid record."""
    return load(read_text(file))


def replay(
    file: RecordFile,
    at: Annotated[int | None, typer.Option(help="The position after this many actions; the last by default.")] = None,
    svg: Annotated[Path | None, typer.Option(help="Write the board of that position to this file.")] = None,
    lang: Lang = "",
) -> None:
    """Show a saved game: its actions up to a position, and the table there.

    Example: `sobremesa replay mine.sobremesa --at 60 --svg board.svg`
    """
    record = open_record(file)
    state = record.state(at)
    game, console, names = record.game, make_console(), spoken(record.names, lang)
    if svg is not None:
        svg.write_text(game.svg(state, lang, names), "utf-8")
        console.print(say(lang, "svg-written", file=str(svg)), soft_wrap=True)
        return
    journal = record.game.new(record.setup)
    journal.journal = []
    for action in record.actions[:at]:
        journal.play(action)
    for event in journal.journal:
        console.print(Text("· " + game.tell(event, lang, names, state)), soft_wrap=True)
    show_scene(console, game.scene(state, lang, names))


def verify(
    file: RecordFile,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Check a saved game from its first action to its result.

    Example: `sobremesa verify mine.sobremesa`
    """
    reading = read(read_text(file))
    if as_json:
        digest = reading.state.digest() if reading.state else ""
        error = reading.error.text(lang) if reading.error else None
        print(json.dumps({"valid": reading.error is None, "actions": reading.valid, "digest": digest, "error": error}))
        if reading.error is not None:
            raise typer.Exit(2)
        return
    if reading.error is not None:
        raise reading.error
    assert reading.state is not None
    assert reading.record is not None
    if reading.rules:
        here = reading.record.game.meta.rules_version
        print(say(lang, "verified-rules", given=reading.rules, here=here))
    result = reading.state.result()
    key = "verified-over" if result else "verified"
    points = " ".join(map(str, result.points)) if result else ""
    print(say(lang, key, actions=reading.valid, digest=reading.state.digest(), points=points))


def rules(
    game: GameName,
    coverage: Annotated[bool, typer.Option("--coverage", help="Where each rule is enforced and tested.")] = False,
    as_json: Annotated[bool, typer.Option("--json", help="Print JSON.")] = False,
    lang: Lang = "",
) -> None:
    """Print the rules of a game, each with its id.

    Example: `sobremesa rules GAME --lang en`
    """
    title = find_game(game)
    console = make_console()
    if coverage:
        rows = trace(title)
        if as_json:
            print(json.dumps([asdict(row) for row in rows], indent=1))
        for row in rows if not as_json else ():
            # Lines are not broken: a place is there to be copied or searched for.
            console.print(Text(row.id, style="bold"), Text(title.rules.says(row.id, lang), style="dim"), soft_wrap=True)
            for place in (*row.enforced_in, *row.tests):
                console.print(Text(f"    {place}"), soft_wrap=True)
        return
    if as_json:
        print(
            json.dumps(
                [
                    {
                        "id": rule.id,
                        "says": title.rules.says(rule.id, lang),
                        "ruling": title.rules.ruling(rule.id, lang),
                        "option": rule.option,
                    }
                    for rule in title.rules.rules
                ],
                ensure_ascii=False,
                indent=1,
            )
        )
        return
    console.print(Text(title.name(lang), style="bold underline"))
    for chapter, members in title.rules.chapters().items():
        console.print()
        console.print(Text(title.texts.say(lang, f"chapter-{chapter}"), style="bold"))
        for rule in members:
            console.print(Text("  " + rule.id, style="dim"))
            console.print(Padding(title.rules.says(rule.id, lang), (0, 0, 0, 4)))
            if ruling := title.rules.ruling(rule.id, lang):
                console.print(Padding(Text(say(lang, "ruling", text=ruling), style="italic"), (0, 0, 0, 4)))
