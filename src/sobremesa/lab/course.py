"""How each game went, in one row of figures: length, points, suspense."""

import polars as pl

from sobremesa.lab.tables import ResultTables

ALONE = ("decisions", "best")
"""The figures of a game with one player."""
COURSE = (*ALONE, "margin", "lead_changes", "decided", "one_winner")
"""The figures of a game with several."""


def course(rows: ResultTables) -> pl.DataFrame:
    """Return the figures of each game, by number. `decided` is null where not exactly one has won."""
    points = rows.seats.group_by("number").agg(pl.col("points").sort(descending=True))
    games = rows.games.join(points, on="number", maintain_order="left")
    figures = {
        "decisions": pl.col("decisions"),
        "best": pl.col("points").list.first(),
        "margin": pl.col("points").list.get(0) - pl.col("points").list.get(1, null_on_oob=True),
        "lead_changes": pl.col("lead_changes"),
        "decided": pl.col("decided"),
        "one_winner": (pl.col("winners") == 1).cast(pl.Int64),
    }
    names = ALONE if rows.seats["seat"].n_unique() == 1 else COURSE
    return games.select("number", **{name: figures[name].cast(pl.Float64) for name in names})
