"""Commands of the lab: simulate, bench."""

import json
import os
import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack, closing, contextmanager
from dataclasses import asdict, replace
from functools import wraps
from inspect import Parameter, Signature, signature
from pathlib import Path
from typing import Annotated, Any

import typer
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from sobremesa.bots import make
from sobremesa.cli.console import make_console
from sobremesa.cli.words import ContentFolder, GameName, Options, read_options
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.core.registry import titles
from sobremesa.lab.bench import Speed, measure
from sobremesa.lab.playing import Plan, spread_bots
from sobremesa.lab.simulate import simulate as run

Games = Annotated[int, typer.Option(help="Number of games.", min=1)]
Bots = Annotated[str, typer.Option(help="A bot for all seats, or one for each: greedy,random.")]
Seed = Annotated[int, typer.Option(help="Same seed, same games.", min=0)]
Players = Annotated[int | None, typer.Option(help="Number of seats.", min=1)]
EditionName = Annotated[str | None, typer.Option(help="The edition.")]
Level = Annotated[int | None, typer.Option(help="The level.")]
Jobs = Annotated[int, typer.Option(help="Number of processes; all cores by default.", min=1, show_default=False)]
Cluster = Annotated[str, typer.Option(help="A Dask cluster: tcp://host:port, or local:2 to start one here.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
CORES = os.cpu_count() or 1


def plan_of(
    game: GameName,
    games: Games,
    bots: Bots,
    seed: Seed = 1,
    *,
    players: Players = None,
    edition: EditionName = None,
    level: Level = None,
    option: Options = None,
    content: ContentFolder = "",
) -> Plan:
    """Return what is to be played. Raises `UserError` for what cannot be, before anything is started."""
    title = find_game(game)
    seats = spread_bots(bots.split(","), players, title.meta.edition(edition).least_players)
    setup = title.meta.setup(
        players=len(seats), edition=edition, level=level, options=read_options(option), content=content
    )
    title.new(setup)
    for name in seats:
        make(name, title, 0)
    return Plan(game, setup, seats, games, seed)


def planned(games: int, bots: str) -> Callable[[Callable[..., None]], Callable[..., None]]:
    """Give a command the options of `plan_of`, with these defaults, in place of its parameter `plan`."""
    defaults = {"games": games, "bots": bots}
    options = [
        one.replace(kind=Parameter.KEYWORD_ONLY, default=defaults.get(one.name, one.default))
        for one in signature(plan_of).parameters.values()
    ]

    def give(command: Callable[..., None]) -> Callable[..., None]:
        @wraps(command)
        def run(**given: Any) -> None:
            command(plan=plan_of(**{one.name: given.pop(one.name) for one in options}), **given)

        own = list(signature(command).parameters.values())
        at = [one.name for one in own].index("plan")
        run.__signature__ = Signature([*own[:at], *options, *own[at + 1 :]])  # type: ignore[attr-defined]
        return run

    return give


@contextmanager
def progress(total: int) -> Iterator[Callable[[float], None]]:
    """Show how far it is, where there is a terminal to show it on."""
    bar = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*bar, console=make_console(stderr=True), transient=True, disable=not sys.stderr.isatty()) as shown:
        task = shown.add_task("", total=total)
        yield lambda done: shown.advance(task, done)


@contextmanager
def lab() -> Iterator[None]:
    """Say what to install where a part of the lab is missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise UserError("needs-extra", given=str(error.name), accepted="pip install 'sobremesa[lab]'") from None


@planned(games=1000, bots="random")
def simulate(
    *,
    plan: Plan,
    out: Annotated[
        Path | None, typer.Option(help="Save the rows to this folder, as Parquet, and continue from it.")
    ] = None,
    first: Annotated[int, typer.Option(help="The number of the first game.", min=0)] = 0,
    rotate: Annotated[bool, typer.Option("--rotate", help="Bots move to the next seat with each game.")] = False,
    jobs: Jobs = CORES,
    cluster: Cluster = "",
    as_json: AsJson = False,
) -> None:
    """Play many games between bots. A decision is any action of the record, chance's included.

    Ctrl-C keeps what is done; with a folder the same command goes on from there.

    Example: `sobremesa simulate GAME --games 10000 --bots greedy --seed 1 --out rows`
    """
    plan = replace(plan, first=first, rotate=rotate)
    with lab(), ExitStack() as stack:
        shelf = None
        if out:
            from sobremesa.lab.store import Store

            shelf = stack.enter_context(closing(Store(out, plan)))
        missing = sum(map(len, shelf.missing(plan.numbers))) if shelf else plan.games
        with progress(missing) as advance:
            summary = run(plan, jobs, advance, cluster=cluster, shelf=shelf)
    if as_json:
        print(json.dumps(asdict(summary)))
        return
    table = Table("no." if rotate else "seat", "bot", "mean", "95 %", "wins", box=None)
    for number, seat in enumerate(summary.seats, 1):
        low, high = seat.ci95
        table.add_row(str(number), seat.bot, f"{seat.mean:.2f}", f"{low:.2f} – {high:.2f}", str(seat.wins))
    console = make_console()
    console.print(table)
    # A run that went on with what was there has no speed to tell.
    speed = f" ({summary.decisions / summary.seconds:,.0f}/s)" if missing == plan.games and summary.seconds else ""
    console.print(
        f"{summary.finished} of {summary.games} games, {summary.decisions} decisions in {summary.seconds:.1f} s{speed}"
    )


def bench(
    game: Annotated[str | None, typer.Argument(help="A game; all of them by default.", metavar="GAME")] = None,
    players: Players = None,
    edition: EditionName = None,
    as_json: AsJson = False,
) -> None:
    """Measure random play-outs and searches: best of five on one core. A decision is any action, chance's included.

    Example: `sobremesa bench GAME --json`
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
            f"{row.simulations_per_s:,}",
        )
    make_console().print(table)
