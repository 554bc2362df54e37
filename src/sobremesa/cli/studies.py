"""Commands of the lab that say something about a design: balance, compare, tune."""

import json
import shlex
import sys
from contextlib import closing
from dataclasses import asdict
from itertools import groupby
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from sobremesa.cli.console import make_console
from sobremesa.cli.labs import (
    CORES,
    AsJson,
    Bots,
    Cluster,
    EditionName,
    Games,
    Jobs,
    Level,
    Players,
    Seed,
    lab,
    plan_of,
    planned,
    progress,
)
from sobremesa.cli.packs import game_of
from sobremesa.cli.words import Lang, Options, read_options, say
from sobremesa.core.errors import UserError
from sobremesa.core.names import printable
from sobremesa.core.registry import game as find_game
from sobremesa.core.registry import titles
from sobremesa.lab.playing import Plan
from sobremesa.lab.simulate import collect
from sobremesa.lab.simulate import simulate as run
from sobremesa.lab.words import number, table_name
from sobremesa.lab.workers import workers


@planned(games=2000, bots="greedy")
def balance(
    *,
    plan: Plan,
    out: Annotated[Path | None, typer.Option(help="The folder for the report and its rows.")] = None,
    jobs: Jobs = CORES,
    cluster: Cluster = "",
    lang: Lang = "",
) -> None:
    """Report who wins with what, how long games are and when they are decided: one HTML file, and JSON.

    The rows are kept beside it; a run that was stopped goes on with the same command.

    Example: `sobremesa balance GAME --players 4 --games 2000 --option plans=deal --lang es`
    """
    folder = out or Path(f"{plan.game}-balance")
    with lab():
        from sobremesa.lab.balance import balance as study
        from sobremesa.lab.page import balance_json, balance_page
        from sobremesa.lab.store import RowStore

        with closing(RowStore(folder, plan)) as store:
            with progress(sum(map(len, store.missing(plan.numbers)))) as advance:
                done = run(plan, jobs, advance, cluster=cluster, stored=store).finished
            if done == 0:
                raise typer.Exit(130)
            report = study(plan, store.tables(plan.numbers), lang)
    (folder / "balance.html").write_text(balance_page(report, shlex.join(["sobremesa", *sys.argv[1:]])), "utf-8")
    (folder / "balance.json").write_text(balance_json(report), "utf-8")
    print(say(lang, "report-written", games=done, file=str(folder / "balance.html")))


def compare(
    a: Annotated[str, typer.Argument(help="A content pack's folder, options name=value, a bot, or . for none.")],
    b: Annotated[str, typer.Argument(help="The other side, of the same kind.")],
    game: Annotated[str | None, typer.Option(help="The game, if no content pack names it.")] = None,
    games: Games = 1000,
    bots: Bots = "greedy",
    seed: Seed = 1,
    players: Players = None,
    edition: EditionName = None,
    level: Level = None,
    option: Options = None,
    jobs: Jobs = CORES,
    cluster: Cluster = "",
    lang: Lang = "",
    as_json: AsJson = False,
) -> None:
    """Play the same seeds on two sides and tell the differences, game by game, with their 95 % intervals.

    Sides are two content packs, two rule variants or two bots; a bot takes each seat in turn among the others.

    Example: `sobremesa compare . tie=fail --game GAME --games 2000`
    """
    if game is None:
        packs = [Path(side) for side in (a, b) if side != "." and Path(side).is_dir()]
        if not packs:
            raise UserError("which-game", accepted=", ".join(titles()))
        game = game_of(*packs)
    title = find_game(game)
    plan = plan_of(game, games, bots, seed, players=players, edition=edition, level=level, option=option)
    with lab():
        from sobremesa.lab import compare as study
        from sobremesa.lab.tables import tables

        sides = study.sides(plan, *((side, read_options([side]) if "=" in side else {}) for side in (a, b)))
        with progress(2 * games) as advance, workers(jobs, cluster) as crew:
            rows = [tables(side, collect(side, crew, advance)) for side in sides]
        comparison = study.compare(sides[0], rows[0], rows[1], lang)
    if as_json:
        print(json.dumps([asdict(difference) for difference in comparison], ensure_ascii=False))
        return
    table = Table("", "A", "B", "B − A", "95 %", "", box=None)
    # Of what happens and of things only what differs is shown; --json has all of it.
    for id, group in groupby(comparison, lambda difference: difference.table):
        shown = [difference for difference in group if id in ("course", "bot") or difference.p < 0.05]
        if shown:
            table.add_row(f"[bold]{table_name(title, id, lang)}[/bold]")
        for difference in shown:
            figures = [
                number(lang, figure)
                for figure in (
                    difference.a,
                    difference.b,
                    difference.more.value,
                    difference.more.low,
                    difference.more.high,
                )
            ]
            table.add_row(
                f"  {difference.name}", *figures[:3], " – ".join(figures[3:]), "*" if difference.p < 0.05 else ""
            )
    console = make_console()
    console.print(table)
    console.print(say(lang, "compared", games=games, a=a, b=b))


@planned(games=500, bots="greedy")
def tune(
    *,
    param: Annotated[list[str], typer.Option(help="A figure and its values: file.entry.field=1..4; may be repeated.")],
    goal: Annotated[list[str], typer.Option(help="even:plan, used:investment, best=5; may be repeated.")],
    trials: Annotated[int, typer.Option(help="Number of contents to try.", min=1)] = 40,
    plan: Plan,
    any_source: Annotated[bool, typer.Option("--any", help="Also change values whose source is not design.")] = False,
    out: Annotated[Path | None, typer.Option(help="The folder for the pack and its report.")] = None,
    jobs: Jobs = CORES,
    cluster: Cluster = "",
    lang: Lang = "",
) -> None:
    """Search for content that reaches a goal: writes a content pack, and a report of before and after.

    All trials play the same seeds; before and after are measured with others. Ctrl-C keeps the best so far.

    Example: `sobremesa tune GAME --param map.mars.modifiers.invade=2..4 --goal best=46`
    """
    folder = out or Path(f"{plan.game}-tuned")
    with lab():
        from sobremesa.lab import tune as study
        from sobremesa.lab.goals import read_goals
        from sobremesa.lab.page import tuned_json, tuned_page

        params, goals = study.read_params(plan, param, any_source=any_source), read_goals(plan, goal)
        with progress((trials + 2) * plan.games) as advance, workers(jobs, cluster) as crew:
            tuned = study.tune(plan, params, goals, folder, crew, trials=trials, lang=lang, progress=advance)
    (folder / "tune.html").write_text(tuned_page(tuned, lang, shlex.join(["sobremesa", *sys.argv[1:]])), "utf-8")
    (folder / "tune.json").write_text(tuned_json(tuned), "utf-8")
    for text, before, after in tuned.goals:
        print(printable(f"{text}: {number(lang, before, 3)} → {number(lang, after, 3)}"))
    for path, old, new in tuned.changes:
        print(printable(f"{path}: {old} → {new}"))
    print(say(lang, "pack-written", folder=str(folder), file=str(folder / "tune.html")))
