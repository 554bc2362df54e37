"""The command `play`."""

import secrets
import sys
from pathlib import Path
from typing import Annotated

import typer

from sobremesa.bots import Bot, make
from sobremesa.cli import saves
from sobremesa.cli.console import make_console
from sobremesa.cli.records import open_record
from sobremesa.cli.session import Session
from sobremesa.cli.words import ContentFolder, GameName, Lang, Options, read_options, say
from sobremesa.core.errors import UserError
from sobremesa.core.match import Match
from sobremesa.core.record import one_word
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import mix


def play(
    game: GameName,
    lang: Lang = "",
    seed: Annotated[int | None, typer.Option(help="Same seed, same luck.", min=0)] = None,
    option: Options = None,
    edition: Annotated[str | None, typer.Option(help="The edition.")] = None,
    level: Annotated[int | None, typer.Option(help="The level.")] = None,
    players: Annotated[int | None, typer.Option(help="Number of seats.", min=1)] = None,
    bots: Annotated[
        str | None, typer.Option(help="Who plays the other seats: greedy,random. Empty for people.")
    ] = None,
    name: Annotated[str | None, typer.Option(help="Your name at the table.")] = None,
    content: ContentFolder = "",
    file: Annotated[Path | None, typer.Option("--save", help="Save the game to this file.")] = None,
    resume: Annotated[Path | None, typer.Option(help="Continue the game in this file.")] = None,
    go_on: Annotated[bool, typer.Option("--continue", help="Continue your last unfinished game.")] = False,
) -> None:
    """Play in the terminal. Every action is saved; a game that breaks off can be continued.

    Example: `sobremesa play GAME --players 3 --lang es --seed 7`

    Where the option is offered, `--option first_player=2` names who goes first, or everybody's birthday tells it:
    `--option "first_player=24/12 5/3 1/9"`
    """
    title = find_game(game)
    if go_on:
        resume = saves.latest_unfinished(game)
    if resume is not None:
        record = open_record(resume)
        if record.game.meta.id != game:
            raise UserError("other-game", given=str(resume), accepted=f"sobremesa play {record.game.meta.id}")
        match, file = Match.resume(record), file or resume
    else:
        setup = title.meta.setup(
            players=players, edition=edition, level=level, options=read_options(option), content=content
        )
        others = _others(bots, setup.players)
        # A solo player is told "you …"; at a table sentences are about somebody, who needs a name.
        own = name or say(lang, "you" if setup.players == 1 else "first-player")
        names = [one_word(own), *_names(others, lang)]
        match = Match(title, setup, names, secrets.randbits(32) if seed is None else seed)
        file = file or saves.new_file(game)
    sitting = _sitting(match)
    session = Session(match, file, lang, make_console(), sys.stdin, sitting)
    raise typer.Exit(session.run())


def _others(bots: str | None, players: int) -> list[str]:
    """Return who sits at each other seat: a bot's name, or nothing for a person at this screen."""
    if bots is None:
        return ["greedy"] * (players - 1)
    given = bots.split(",") if bots else [""]
    if len(given) == 1:
        given *= players - 1
    if len(given) != players - 1:
        raise UserError("bad-bots", given=len(given), accepted=players - 1)
    return given


def _names(others: list[str], lang: str) -> list[str]:
    return [
        f"bot{number}:{bot}" if bot else one_word(say(lang, "person", number=number))
        for number, bot in enumerate(others, 2)
    ]


def _sitting(match: Match) -> dict[int, Bot]:
    """Return the bots of a match by seat; their names say which they are, also in a saved game."""
    sitting = {}
    for seat, name in enumerate(match.record.names):
        if name.startswith("bot") and ":" in name:
            sitting[seat] = make(name.partition(":")[2], match.game, mix(match.seed, 1000 + seat))
    return sitting
