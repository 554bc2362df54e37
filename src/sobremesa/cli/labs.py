"""Commands of the lab: simulate, bench."""

import json
import os
import sys
from dataclasses import asdict
from typing import Annotated

import typer
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from sobremesa.bots import make
from sobremesa.cli.words import ContentFolder, GameName, Options, read_options
from sobremesa.core.registry import game as find_game
from sobremesa.core.registry import titles
from sobremesa.lab.bench import Speed, measure
from sobremesa.lab.simulate import Plan, spread_bots
from sobremesa.lab.simulate import simulate as run

__all__ = ["bench", "simulate"]

Players = Annotated[int | None, typer.Option(help="How many seats.", min=1)]
EditionName = Annotated[str | None, typer.Option(help="The edition.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]


def simulate(
    game: GameName,
    games: Annotated[int, typer.Option(help="How many games.", min=1)] = 1000,
    bots: Annotated[str, typer.Option(help="A bot for all seats, or one for each: greedy,random.")] = "random",
    seed: Annotated[int, typer.Option(help="Same seed, same games.", min=0)] = 1,
    players: Players = None,
    edition: EditionName = None,
    level: Annotated[int | None, typer.Option(help="The level.")] = None,
    option: Options = None,
    content: ContentFolder = "",
    jobs: Annotated[int, typer.Option(help="Processes; all cores by default.", min=1)] = os.cpu_count() or 1,
    as_json: AsJson = False,
) -> None:
    """Play many games between bots. A decision is any action of the record, chance's included.

    Example: `sobremesa simulate planeta --games 10000 --bots greedy --seed 1`
    """
    title = find_game(game)
    seats = spread_bots(bots.split(","), players, title.meta.edition(edition).least_players)
    setup = title.meta.setup(
        players=len(seats), edition=edition, level=level, options=read_options(option), content=content
    )
    title.new(setup)
    for name in seats:
        make(name, title, 0)
    plan = Plan(game, setup, seats, games, seed)
    bar = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=Console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as progress:
        task = progress.add_task("", total=games)
        summary = run(plan, jobs, lambda done: progress.advance(task, done))
    if as_json:
        print(json.dumps(asdict(summary)))
        return
    table = Table("seat", "bot", "mean", "95 %", "wins", box=None)
    for number, seat in enumerate(summary.seats, 1):
        low, high = seat.ci95
        table.add_row(str(number), seat.bot, f"{seat.mean:.2f}", f"{low:.2f} – {high:.2f}", str(seat.wins))
    console = Console(highlight=False)
    console.print(table)
    speed = summary.decisions / summary.seconds if summary.seconds else 0
    console.print(
        f"{summary.finished} of {summary.games} games, {summary.decisions} decisions in {summary.seconds:.1f} s"
        f" ({speed:,.0f}/s)"
    )


def bench(
    game: Annotated[str | None, typer.Argument(help="A game; all of them by default.", metavar="GAME")] = None,
    players: Players = None,
    edition: EditionName = None,
    as_json: AsJson = False,
) -> None:
    """Measure random play-outs and searches: best of five on one core. A decision is any action, chance's included.

    Example: `sobremesa bench planeta --json`
    """
    rows: list[Speed] = []
    for id in (game,) if game else titles():
        title = find_game(id)
        rows.append(measure(title, title.meta.setup(players=players, edition=edition)))
    if as_json:
        print(json.dumps([asdict(row) for row in rows]))
        return
    table = Table(
        "game", "edition", "players", "compiled", "inside/s", "driven/s", "copies/s", "copy", "searches/s", box=None
    )
    for row in rows:
        table.add_row(
            row.game,
            row.edition,
            str(row.players),
            "yes" if row.compiled else "no",
            f"{row.inside_decisions_per_s:,}",
            f"{row.driven_decisions_per_s:,}",
            f"{row.copies_per_s:,}",
            f"{1e6 / row.copies_per_s:.2f} µs",
            f"{row.descents_per_s:,}",
        )
    Console(highlight=False).print(table)
