"""The command `sobremesa`: one line and exit status 2 for whatever cannot be taken."""

import sys

import typer

from sobremesa.cli import (
    after,
    classes,
    db,
    entering,
    games,
    labs,
    ladder,
    lessons,
    newgame,
    packs,
    printing,
    records,
    serve,
    studies,
)
from sobremesa.cli.words import default_lang
from sobremesa.core.errors import UserError
from sobremesa.core.names import printable
from sobremesa.core.texts import LANGS

app = typer.Typer(
    name="sobremesa",
    help="Latin American economic board games: play, learn, teach, study.",
    no_args_is_help=True,
    add_completion=False,
    rich_markup_mode="markdown",
    pretty_exceptions_enable=False,
)
app.command()(games.play)
app.command()(serve.serve)
app.command()(lessons.lesson)
app.command()(records.replay)
app.command()(records.verify)
app.command()(records.rules)
app.command()(labs.simulate)
app.command()(studies.balance)
app.command()(studies.compare)
app.command()(studies.tune)
app.command()(labs.bench)
app.command()(labs.bench_env)
app.command()(labs.moves)
app.command()(labs.bound)
app.command()(labs.train)
app.command()(ladder.ladder)
app.command()(after.review)
app.command()(after.debrief)
app.command(name="print")(printing.print_)
app.command()(entering.enter)
app.command()(newgame.new_game)
app.add_typer(packs.content, name="content")
app.add_typer(db.db, name="db")
app.add_typer(classes.classes, name="class")

# Typer keeps its base class of usage errors to itself; it is what every bad parameter is.
_UsageError: type[Exception] = next(kind for kind in typer.BadParameter.__mro__ if kind.__name__ == "ClickException")


def main(arguments: list[str] | None = None) -> None:
    """Run the command line and exit."""
    arguments = sys.argv[1:] if arguments is None else arguments
    try:
        status = app(arguments, standalone_mode=False)
    except UserError as error:
        sys.exit(complain(error.text(_lang(arguments))))
    except _UsageError as error:
        sys.exit(complain(f"{error.format_message()} {_accepted(arguments)}"))  # type: ignore[attr-defined]
    except (KeyboardInterrupt, typer.Abort):
        sys.exit(130)
    except BrokenPipeError:
        # The reader of our output has left, as `head` does.
        sys.stderr.close()
        sys.exit(0)
    sys.exit(status if isinstance(status, int) else 0)


def complain(line: str) -> int:
    """Print one line about bad input; return the exit status for it."""
    print(f"sobremesa: {' '.join(printable(line).split())}", file=sys.stderr)
    return 2


def _accepted(arguments: list[str]) -> str:
    """Say what would be accepted: the commands, or where a command's own help is."""
    commands = [
        command.name or command.callback.__name__.replace("_", "-")
        for command in app.registered_commands
        if command.callback
    ]
    commands += [str(part.name) for part in app.registered_groups]
    given = next((argument for argument in arguments if argument in commands), None)
    return f"See: sobremesa {given} --help" if given else f"Commands: {', '.join(commands)}."


def _lang(arguments: list[str]) -> str:
    for flag, value in zip(arguments, [*arguments[1:], ""], strict=True):
        chosen = value if flag == "--lang" else flag.removeprefix("--lang=")
        if chosen in LANGS and flag.startswith("--lang"):
            return chosen
    return default_lang()
