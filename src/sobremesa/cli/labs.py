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
from sobremesa.lab.playing import MOVES, OBSERVATIONS, Plan, spread_bots
from sobremesa.lab.simulate import simulate as run

Games = Annotated[int, typer.Option(help="Number of games.", min=1)]
Bots = Annotated[str, typer.Option(help="A bot for all seats, or one for each: greedy,random or my_module:MyBot.")]
Seed = Annotated[int, typer.Option(help="Same seed, same games.", min=0)]
Players = Annotated[int | None, typer.Option(help="Number of seats.", min=1)]
EditionName = Annotated[str | None, typer.Option(help="The edition.")]
Level = Annotated[int | None, typer.Option(help="The level.")]
Jobs = Annotated[int, typer.Option(help="Number of processes; all cores by default.", min=1, show_default=False)]
Cluster = Annotated[str, typer.Option(help="A Dask cluster: tcp://host:port, or local:2 to start one here.")]
AsJson = Annotated[bool, typer.Option("--json", help="Print JSON.")]
CORES = os.cpu_count() or 1
MOST_FAULTS = 10
"""So many different messages of bots of one's own are printed."""


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
    moves: Annotated[bool, typer.Option("--moves", help="Save one row for each decision too.")] = False,
    observations: Annotated[
        bool, typer.Option("--observations", help="Save decisions with what was seen and what was legal.")
    ] = False,
    jobs: Jobs = CORES,
    cluster: Cluster = "",
    as_json: AsJson = False,
) -> None:
    """Play many games between bots. A decision is any action of the record, chance's included.

    Ctrl-C keeps what is done; with a folder the same command goes on from there.

    Example: `sobremesa simulate GAME --games 10000 --bots greedy --seed 1 --out rows`
    """
    if (moves or observations) and out is None:
        raise UserError("moves-need-folder", given="--observations" if observations else "--moves")
    kept = OBSERVATIONS if observations else MOVES if moves else ""
    plan = replace(plan, first=first, rotate=rotate, moves=kept)
    with lab(), ExitStack() as stack:
        store = None
        if out:
            from sobremesa.lab.store import RowStore

            store = stack.enter_context(closing(RowStore(out, plan)))
        missing = sum(map(len, store.missing(plan.numbers))) if store else plan.games
        with progress(missing) as advance:
            summary = run(plan, jobs, advance, cluster=cluster, stored=store)
    for fault in summary.faults[:MOST_FAULTS]:
        print(fault, file=sys.stderr)
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
    if summary.forfeits:
        console.print(f"{summary.forfeits} games were lost by an error of a bot.")
    console.print(
        f"{summary.finished} of {summary.games} games, {summary.decisions} decisions in {summary.seconds:.1f} s{speed}"
    )


@planned(games=100, bots="expert")
def bound(*, plan: Plan, jobs: Jobs = CORES, as_json: AsJson = False) -> None:
    """Measure how far a bot is from perfect: its points beside what nobody can exceed on average.

    Example: `sobremesa bound GAME --bots hard --games 100`
    """
    from sobremesa.lab.bound import measure_bound
    from sobremesa.lab.workers import workers

    with workers(jobs) as crew:
        bounds = measure_bound(plan, crew)
    if as_json:
        print(json.dumps(asdict(bounds)))
        return
    table = Table("bot", "games", "points", "95 %", "bound", "95 %", "share", "95 %", box=None)
    cells = [plan.bots[0], str(bounds.games)]
    for one in (bounds.points, bounds.bound):
        cells += [f"{one.value:.1f}", f"{one.low:.1f} – {one.high:.1f}"]
    share = bounds.share
    table.add_row(*cells, f"{share.value:.1%}", f"{share.low:.1%} – {share.high:.1%}")
    make_console().print(table)


def train(
    game: GameName,
    out: Annotated[Path, typer.Option(help="The file to write the weights to.")],
    games: Games = 200_000,
    seed: Seed = 1,
    players: Players = None,
    edition: EditionName = None,
) -> None:
    """Find by playing what a title's experts go by. The same seed and games, the same weights; one core is used.

    Experts go by the weights in the title's folder (`bots/weights.txt`), if there are any.

    Example: `sobremesa train GAME --games 200000 --seed 1 --out weights.txt`
    """
    from sobremesa.lab.train import train as learn

    setup = find_game(game).meta.setup(players=players, edition=edition)
    with progress(games) as advance:
        weights = learn(game, setup, games, seed, advance)
    out.write_text(weights, "ascii")
    print(f"{out}: {out.stat().st_size:,} B")


def moves(
    place: Annotated[Path, typer.Argument(help="A saved game, or a folder of them.", metavar="PLACE")],
    out: Annotated[Path, typer.Option(help="The Parquet file to write.")],
    observations: Annotated[
        bool, typer.Option("--observations", help="With what was seen and what was legal; all games of one set-up.")
    ] = False,
) -> None:
    """Write the decisions of saved games as a table, one row each: the columns of `simulate --moves`.

    The games of a server come from `sobremesa db export --records FOLDER`.

    Example: `sobremesa moves game.sobremesa --out moves.parquet`
    """
    with lab():
        from sobremesa.lab.moves import of_files, records_in
        from sobremesa.lab.tables import moves_table

        files = records_in(place)
        table = moves_table((move for game in of_files(files, observations) for move in game), observations)
        try:
            table.write_parquet(out)
        except OSError as error:
            raise UserError("unwritable", given=str(out), reason=str(error)) from None
    make_console().print(f"{len(table)} decisions of {len(files)} games: {out}", soft_wrap=True)


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


def bench_env(
    game: Annotated[str | None, typer.Argument(help="A game; all of them by default.", metavar="GAME")] = None,
    players: Players = None,
    peers: Annotated[
        Path | None, typer.Option(help="Measure catanatron and PettingZoo too, installed into this folder.")
    ] = None,
    as_json: AsJson = False,
) -> None:
    """Measure environments: steps a second with observation and mask, best of three, choices by lot.

    Seconds are those of the processor, so that other work on the machine counts less.

    Example: `sobremesa bench-env GAME --players 4 --peers build/peers`
    """
    try:
        from sobremesa.lab import bench_env as speeds

        rows = [speeds.measure_env(find_game(id), players) for id in ((game,) if game else titles())]
    except ImportError as error:
        raise UserError("needs-extra", given=str(error), accepted="pip install 'sobremesa[env]'") from None
    others = speeds.peers(peers) if peers else {}
    if as_json:
        print(json.dumps({"ours": [asdict(row) for row in rows], "others": others}))
        return
    table = Table("game", "players", "fields/s", "flat/s", "batch", "one seat/s", "every seat/s", box=None)
    for row in rows:
        figures = row.fields_per_s, row.flat_per_s, row.batch, row.batch_per_s, row.every_seat_per_s
        table.add_row(row.game, str(row.players), *(f"{figure:,}" for figure in figures))
    console = make_console()
    console.print(table)
    for name, figure in others.items():
        console.print(f"{name}: {figure:,} steps/s" if isinstance(figure, int) else f"{name}: {figure}", soft_wrap=True)
