"""The command `lesson`."""

import sys
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.text import Text

from sobremesa.cli import saves
from sobremesa.cli.console import make_console
from sobremesa.cli.records import read_text
from sobremesa.cli.tutor import Tutor
from sobremesa.cli.words import GameName, Lang, say
from sobremesa.core.errors import UserError
from sobremesa.core.record import one_word
from sobremesa.lessons import Guide, Lesson, lessons, resume
from sobremesa.lessons import lesson as find_lesson

PREFIX = "lesson-"


def lesson(
    game: GameName,
    lang: Lang = "",
    seat: Annotated[int, typer.Option(help="Which seat is yours; the guide plays the others.", min=1)] = 1,
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    which: Annotated[str, typer.Option("--lesson", help="Which lesson; the first unfinished by default.")] = "",
    file: Annotated[Path | None, typer.Option("--save", help="Save your progress to this file.")] = None,
    resume_from: Annotated[Path | None, typer.Option("--resume", help="Continue the lesson in this file.")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Continue your last unfinished lesson.")] = False,
) -> None:
    """Learn a game step by step with a guide. Progress is saved; a lesson that breaks off can be continued.

    Example: `sobremesa lesson GAME --lang es --seat 2`
    """
    find_lesson(game, which)
    console = make_console()
    if go_on:
        resume_from = saves.latest_unfinished(game, "lesson", PREFIX, unfinished)
    if resume_from is not None:
        guide, file = resume(read_text(resume_from), lang), file or resume_from
        if guide.lesson.game.meta.id != game:
            accepted = f"sobremesa lesson {guide.lesson.game.meta.id}"
            raise UserError("other-game", given=str(resume_from), accepted=accepted)
    else:
        chosen = find_lesson(game, which) if which else next_lesson(game, lang, console)
        guide = Guide(chosen, seat - 1, lang, one_word(name) if name else "")
    while True:
        tutor = Tutor(guide, file or saves.new_file(PREFIX + game), console, sys.stdin)
        status, following = tutor.run(), after(guide.lesson)
        if not guide.finished or not tutor.offer(following) or following is None:
            raise typer.Exit(status)
        guide, file = Guide(following, guide.seat, lang, guide.progress.match.record.names[guide.seat]), None


def progress(text: str) -> Guide | None:
    """Return the lesson that a file keeps, where it was left; nothing if it keeps none."""
    try:
        return resume(text)
    except UserError:
        return None


def unfinished(text: str) -> bool:
    """Tell whether a file keeps progress through a lesson that has not been taken to its end."""
    guide = progress(text)
    return guide is not None and not guide.finished


def finished(game: str) -> set[str]:
    """Return the lessons of a game that have been taken to their end, as far as they are kept."""
    guides = [progress(file.read_text("utf-8")) for file in saves.saved_games(PREFIX + game)]
    return {guide.lesson.id for guide in guides if guide is not None and guide.finished}


def next_lesson(game: str, lang: str, console: Console) -> Lesson:
    """Return the first lesson not yet finished, or the first; where there are several, print them."""
    known, done = lessons(game), finished(game)
    chosen = next((one for one in known if one.id not in done), known[0])
    for one in known if len(known) > 1 else ():
        mark = "✓" if one.id in done else "→" if one is chosen else " "
        entry = say(lang, "lesson-entry", name=one.name(lang), minutes=one.minutes, id=one.id)
        console.print(Text(f"{mark} {entry}", style="bold" if one is chosen else ""))
    return chosen


def after(taken: Lesson) -> Lesson | None:
    """Return the lesson that comes after another one of its game."""
    known = lessons(taken.game.meta.id)
    place = known.index(taken) + 1
    return known[place] if place < len(known) else None
