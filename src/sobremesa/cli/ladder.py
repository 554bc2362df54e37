"""The command `ladder`: how strong the bots are."""

import re
from pathlib import Path
from typing import Annotated

import typer
from rich.table import Table

from sobremesa.bots import make
from sobremesa.cli.console import make_console
from sobremesa.cli.labs import CORES, EditionName, Jobs, Players, Seed, progress
from sobremesa.cli.words import GameName, Options, read_options
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.lab.ladder import RUNGS, Rung, bouts, climb, play_all, solo


def ladder(
    game: GameName,
    players: Players = None,
    games: Annotated[int, typer.Option(help="Number of games between each pair of neighbours.", min=2)] = 40,
    bots: Annotated[str, typer.Option(help="The bots on the ladder, from weakest to strongest.")] = ",".join(RUNGS),
    edition: EditionName = None,
    option: Options = None,
    one: Annotated[
        bool, typer.Option(help="Give the stronger of two neighbours one seat and the weaker all the others.")
    ] = False,
    seed: Seed = 1,
    jobs: Jobs = CORES,
    out: Annotated[
        Path | None, typer.Option(help="Write the table into this Markdown file, replacing the previous one.")
    ] = None,
) -> None:
    """Rate the bots: Elo with 95% intervals, greedy at 1000; mean points where one plays alone.

    Example: `sobremesa ladder GAME --players 2 --games 40`
    """
    title = find_game(game)
    setup = title.meta.setup(players=players, edition=edition, options=read_options(option))
    names = bots.split(",")
    for name in names:
        make(name, title, 0)
    if len(set(names)) != len(names) or len(names) < 2:
        raise UserError("bad-ladder", given=bots, accepted=",".join(RUNGS))
    todo = bouts(game, setup, names, games, seed, one)
    scores = []
    with progress(len(todo)) as advance:
        for score in play_all(todo, jobs):
            scores.append(score)
            advance(1)
    alone = setup.players == 1
    rows = [row(rung, alone) for rung in (solo(scores, names) if alone else climb(scores, names))]
    heads = ["bot", "games", "points" if alone else "Elo", "95 %", "above the one below", "95 %"]
    heads += [] if alone else ["wins a seat", "95 %"]
    table = Table(*heads, box=None)
    for cells in rows:
        table.add_row(*cells)
    make_console().print(table)
    if out is not None:
        keep(
            out, f"{game} {setup.edition} {setup.players}{' one' if one else ''}", [heads, ["---"] * len(heads), *rows]
        )


def row(rung: Rung, alone: bool) -> list[str]:
    """Return a rung as cells of a table."""
    low, high = rung.ci95
    cells = [rung.bot, str(rung.games), f"{rung.rating:.0f}", f"{low:.0f} to {high:.0f}"]
    if rung.above_ci95 == (0.0, 0.0):
        # The lowest.
        return cells + [""] * (2 if alone else 4)
    least, most = rung.above_ci95
    cells += [f"{rung.above:+.0f}", f"{least:+.0f} to {most:+.0f}"]
    least, most = rung.share_ci95
    return cells if alone else [*cells, f"{rung.share:.0%}", f"{least:.0%} to {most:.0%}"]


def keep(file: Path, name: str, rows: list[list[str]]) -> None:
    """Put a table into a Markdown file between its marks, at the end if it has none there yet."""
    begin, end = f"<!-- ladder {name} -->", f"<!-- end of {name} -->"
    lines = "\n".join("| " + " | ".join(cells) + " |" for cells in rows)
    table = f"{begin}\n{lines}\n{end}"
    text = file.read_text("utf-8") if file.exists() else ""
    if begin in text:
        text = re.sub(re.escape(begin) + ".*?" + re.escape(end), lambda _: table, text, flags=re.DOTALL)
    else:
        text += f"\n{table}\n"
    file.write_text(text, "utf-8")
