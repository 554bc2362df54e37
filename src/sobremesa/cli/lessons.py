"""The command `lesson`."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from sobremesa.cli import saves
from sobremesa.cli.records import read_text
from sobremesa.cli.tutor import Tutor
from sobremesa.cli.words import GameName, Lang
from sobremesa.core.errors import UserError
from sobremesa.core.record import one_word
from sobremesa.learn import Guide, resume
from sobremesa.learn import lesson as find_lesson

__all__ = ["lesson"]

PREFIX = "lesson-"


def lesson(
    game: GameName,
    lang: Lang = "",
    seat: Annotated[int, typer.Option(help="Which seat is yours; the guide plays the others.", min=1)] = 1,
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    which: Annotated[str, typer.Option("--lesson", help="Which lesson; the first by default.")] = "",
    file: Annotated[Path | None, typer.Option("--save", help="Keep your progress in this file.")] = None,
    resume_from: Annotated[Path | None, typer.Option("--resume", help="Go on with the lesson in this file.")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Go on with the last unfinished lesson.")] = False,
) -> None:
    """Learn a game step by step with a guide. Progress is saved; a lesson that breaks off can be continued.

    Example: `sobremesa lesson elplan --lang es --seat 2`
    """
    find_lesson(game, which)
    if go_on:
        resume_from = saves.latest_unfinished(game, "lesson", PREFIX)
    if resume_from is not None:
        guide, file = resume(read_text(resume_from), lang), file or resume_from
        if guide.lesson.game.meta.id != game:
            accepted = f"sobremesa lesson {guide.lesson.game.meta.id}"
            raise UserError("other-game", given=str(resume_from), accepted=accepted)
    else:
        guide = Guide(find_lesson(game, which), seat - 1, lang, one_word(name) if name else "")
        file = file or saves.new_file(PREFIX + game)
    raise typer.Exit(Tutor(guide, file, Console(highlight=False), sys.stdin).run())
