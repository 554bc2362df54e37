"""Rows as tables: one row for each game, one for each seat of it, with what the title counts as columns."""

from collections.abc import Iterable
from dataclasses import dataclass

import polars as pl

from sobremesa.core.game import Game
from sobremesa.core.registry import game as find_game
from sobremesa.core.tally import TABLE
from sobremesa.lab.counting import kinds
from sobremesa.lab.moves import DecisionRow
from sobremesa.lab.playing import GameRow, Plan

Schema = dict[str, pl.DataType | type[pl.DataType]]

GAME: Schema = {
    "number": pl.Int64,
    "decisions": pl.Int64,
    "rule": pl.String,
    "winners": pl.Int64,
    "lead_changes": pl.Int64,
    "decided": pl.Float64,
}
SEAT: Schema = {
    "number": pl.Int64,
    "seat": pl.Int64,
    "place": pl.Int64,
    "bot": pl.String,
    "points": pl.Int64,
    "rank": pl.Int64,
}


MOVE: Schema = {
    "number": pl.Int64,
    "n": pl.Int64,
    "seat": pl.Int64,
    "player": pl.String,
    "action": pl.String,
    "place": pl.Int64,
    "legal": pl.Int64,
    "points": pl.Int64,
    "rank": pl.Int64,
    "observation": pl.List(pl.Int32),
    "mask": pl.List(pl.Int32),
}


def moves_table(moves: Iterable[DecisionRow], observe: bool) -> pl.DataFrame:
    """Return decisions as a table, one row each; with what was seen and what was legal only if that is wanted."""
    columns = [name for name in MOVE if observe or name not in ("observation", "mask")]
    listed = list(moves)
    return pl.DataFrame(
        {name: [list(value) if isinstance(value := getattr(move, name), tuple) else value for move in listed]
         for name in columns},
        schema={name: MOVE[name] for name in columns},
    )  # fmt: skip


@dataclass(frozen=True)
class ResultTables:
    """The games of a plan, and their seats; both sorted by number. Seats count from 1."""

    games: pl.DataFrame
    seats: pl.DataFrame


def schema(title: Game, *, table: bool) -> Schema:
    """Return the columns of what a title counts."""
    things = pl.List(pl.String)
    return {
        tally.name: pl.Int64 if kind is None else things
        for tally, kind in kinds(title).items()
        if (tally.whose == TABLE) == table
    }


def tables(plan: Plan, rows: Iterable[GameRow]) -> ResultTables:
    """Return rows as tables."""
    title = find_game(plan.game)
    ordered = sorted(rows, key=lambda row: row.number)
    games = [
        {
            "number": row.number,
            "decisions": row.decisions,
            "rule": row.rule,
            "winners": row.ranks.count(1),
            "lead_changes": row.lead_changes,
            "decided": row.decided,
            **row.table,
        }
        for row in ordered
    ]
    seats = [
        {
            "number": row.number,
            "seat": seat + 1,
            "place": row.places[seat],
            "bot": plan.bots[plan.bot(row.number, seat)],
            "points": row.points[seat],
            "rank": row.ranks[seat],
            **counts,
        }
        for row in ordered
        for seat, counts in enumerate(row.seats)
    ]
    return ResultTables(
        pl.DataFrame(games, schema=GAME | schema(title, table=True)),
        pl.DataFrame(seats, schema=SEAT | schema(title, table=False)),
    )
