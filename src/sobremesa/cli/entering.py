"""The command `enter`: a game played at a real table, typed in and checked by the rules."""

import sys
from dataclasses import replace
from pathlib import Path
from typing import Annotated

import typer

from sobremesa.cli import saves
from sobremesa.cli.console import make_console
from sobremesa.cli.records import open_record
from sobremesa.cli.session import Session
from sobremesa.cli.words import ContentFolder, GameName, Lang, Options, read_options, say
from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.core.record import Record, one_word
from sobremesa.core.registry import game as find_game
from sobremesa.core.scene import Scene
from sobremesa.core.seats import CHANCE


class Entering(Session):
    """Somebody who types what a real table does; nobody is played for, and nothing is drawn."""

    welcome = "enter-welcome"

    def run(self) -> int:
        """Take lines to the end of the game or of the input; return the exit status."""
        status = super().run()
        if self.match.is_over:
            self.say("enter-over", review=f"sobremesa review {self.file}", debrief=f"sobremesa debrief {self.file}")
        return status

    def scene(self) -> Scene:
        """Return what is on the table, and where chance is to act, what may come up."""
        scene = super().scene()
        if self.match.state.turn != CHANCE:
            return scene
        match = self.match
        return replace(scene, choices=match.game.outcomes(match.state, self.lang, match.record.names))

    def let_others_act(self) -> None:
        """Everybody is at the real table."""

    def undo(self) -> None:
        """Take back the last line, dice and cards too."""
        self.match.take_back()

    def hint(self) -> None:
        """Print what a bot would do; luck has no better and worse."""
        if self.match.state.turn == CHANCE:
            self.say("enter-chance")
        else:
            super().hint()

    def chosen(self, line: str, scene: Scene) -> int:
        """Return the action a line means; a line of a record may be typed as it stands."""
        return super().chosen(self.match.record.acted(line, int(self.match.state.turn)), scene)

    def continue_command(self) -> str:
        """Return the command that goes on with this game."""
        return f"sobremesa enter {self.match.game.meta.id} --resume {self.file}"


def enter(
    game: GameName,
    lang: Lang = "",
    names: Annotated[str, typer.Option(help="Who plays, with commas: Ana,Beto.")] = "",
    players: Annotated[int | None, typer.Option(help="Number of seats.", min=1)] = None,
    edition: Annotated[str | None, typer.Option(help="The edition.")] = None,
    level: Annotated[int | None, typer.Option(help="The level.")] = None,
    option: Options = None,
    content: ContentFolder = "",
    file: Annotated[Path | None, typer.Option("--save", help="Save the game to this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue the game in this file.")] = None,
) -> None:
    """Type in a game played with the real box: each line is checked by the rules, dice and cards included.

    The result is a saved game like any other, for review, debrief and replay.

    Example: `sobremesa enter GAME --names Ana,Beto,Carla --save ours.sobremesa`
    """
    title = find_game(game)
    if resume is not None:
        record = open_record(resume)
        if record.game.meta.id != game:
            raise UserError("other-game", given=str(resume), accepted=f"sobremesa enter {record.game.meta.id}")
        file = file or resume
    else:
        given = [one_word(name) for name in names.split(",") if name.strip()]
        setup = title.meta.setup(
            players=len(given) or players, edition=edition, level=level, options=read_options(option), content=content
        )
        seats = given or [one_word(say(lang, "person", number=seat + 1)) for seat in range(setup.players)]
        if len(set(seats)) < len(seats):
            raise UserError("same-names", given=", ".join(seats))
        record = Record(title, setup, tuple(seats))
    session = Entering(Match.entered(record), file or saves.new_file(game), lang, make_console(), sys.stdin, {})
    raise typer.Exit(session.run())
