"""Commands of the lab that say something about a design: balance, compare, tune."""

import shlex
import sys
from contextlib import closing
from pathlib import Path
from typing import Annotated

import typer

from sobremesa.cli.labs import (
    CORES,
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
    progress,
)
from sobremesa.cli.words import ContentFolder, GameName, Lang, Options, say
from sobremesa.lab.simulate import simulate as run

__all__ = ["balance"]


def balance(
    game: GameName,
    games: Games = 2000,
    bots: Bots = "greedy",
    seed: Seed = 1,
    players: Players = None,
    edition: EditionName = None,
    level: Level = None,
    option: Options = None,
    content: ContentFolder = "",
    out: Annotated[Path | None, typer.Option(help="The folder of the report and its rows.")] = None,
    jobs: Jobs = CORES,
    cluster: Cluster = "",
    lang: Lang = "",
) -> None:
    """Report who wins with what, how long games are and when they are decided: one HTML file, and JSON.

    The rows are kept beside it; a run that was stopped goes on with the same command.

    Example: `sobremesa balance elplan --players 4 --games 2000 --option plans=deal --lang es`
    """
    plan = plan_of(
        game,
        games,
        bots,
        seed,
        players=players,
        edition=edition,
        level=level,
        option=option,
        content=content,
    )
    folder = out or Path(f"{game}-balance")
    with lab():
        from sobremesa.lab.balance import balance as study
        from sobremesa.lab.page import balance_json, balance_page
        from sobremesa.lab.store import Store

        with closing(Store(folder, plan)) as store:
            with progress(sum(map(len, store.missing(plan.numbers)))) as advance:
                done = run(plan, jobs, advance, cluster=cluster, shelf=store).finished
            if done == 0:
                raise typer.Exit(130)
            report = study(plan, store.tables(plan.numbers), lang)
    (folder / "balance.html").write_text(balance_page(report, shlex.join(["sobremesa", *sys.argv[1:]])), "utf-8")
    (folder / "balance.json").write_text(balance_json(report), "utf-8")
    print(say(lang, "report-written", games=done, file=str(folder / "balance.html")))
