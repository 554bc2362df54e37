"""How well it goes with each thing: what share of the wins, against a fair share; alone at the table, what points."""

from dataclasses import dataclass, replace

import polars as pl

from sobremesa.lab.stats import Estimate, difference, holm, ratio
from sobremesa.lab.tables import ResultTables

FEW = 30
"""Of fewer uses nothing is said."""


@dataclass(frozen=True)
class Item:
    """A seat, a plan, a card …: how often it was used, in which part of the games, and how that went."""

    id: str
    uses: int
    games: float
    fair: float
    """The result that is neither good nor bad: 1, or 0 with one player."""
    result: Estimate
    """The share of wins as a multiple of the fair one; with one player the difference in points to games without."""
    sample: int
    """How many uses the result rests on; with one player, how many games with it or without, whichever are fewer."""
    p: float = 1.0
    """How likely that is by luck, corrected for all the items looked at beside it."""

    @property
    def verdict(self) -> str:
        """Return `strong` or `weak` where it is no luck, `few` where nothing can be said, else `fair`."""
        if self.sample < FEW:
            return "few"
        if self.p >= 0.05:
            return "fair"
        return "strong" if self.result.value > self.fair else "weak"


def wins(rows: ResultTables) -> pl.DataFrame:
    """Return the seats with the part of the win each had: winners share it, and nobody may have won."""
    return rows.seats.join(rows.games.select("number", "winners"), on="number").with_columns(
        won=pl.when(pl.col("rank") == 1).then(1 / pl.col("winners")).otherwise(0.0)
    )


def items(rows: ResultTables, column: str) -> list[Item]:
    """Return how each thing in a column did, things of a list one by one, the best first, at last those seldom seen."""
    used = wins(rows).select("number", "seat", "points", "won", "winners", item=column)
    if isinstance(used.schema["item"], pl.List):
        used = used.explode("item")
    used = used.with_columns(pl.col("item").cast(pl.String))
    players = rows.seats["seat"].n_unique()
    measured = _alone(rows, used) if players == 1 else _shared(rows, used, players)
    enough = [item for item in measured if item.sample >= FEW]
    corrected = holm([item.result.p for item in enough])
    judged = [replace(item, p=p) for item, p in zip(enough, corrected, strict=True)]
    return [
        item
        for group in (judged, [item for item in measured if item.sample < FEW])
        for item in sorted(group, key=lambda item: (-item.result.value, item.id))
    ]


def _shared(rows: ResultTables, used: pl.DataFrame, players: int) -> list[Item]:
    """Among several: of all uses of a thing, how many were the winner's, against one in so many players."""
    sums = (
        used.group_by("item", "number")
        .agg(uses=pl.len(), won=pl.col("won").sum(), somebody=pl.col("winners").first() > 0)
        .with_columns(fair=pl.when("somebody").then(pl.col("uses") / players).otherwise(0.0))
        .group_by("item")
        .agg(
            pl.col("uses").sum(),
            games=pl.len(),
            won=pl.col("won").sum(),
            fair=pl.col("fair").sum(),
            won2=(pl.col("won") ** 2).sum(),
            both=(pl.col("won") * pl.col("fair")).sum(),
            fair2=(pl.col("fair") ** 2).sum(),
        )
    )
    return [
        Item(item, uses, games / len(rows.games), 1.0, ratio(*figures), uses)
        for item, uses, games, *figures in sums.iter_rows()
    ]


def _alone(rows: ResultTables, used: pl.DataFrame) -> list[Item]:
    """Alone: the points of games with a thing, against those of games without."""
    points = rows.seats.select("number", "points")
    measured = []
    for (item,), part in used.group_by("item"):
        numbers = part["number"].unique().to_list()
        having = pl.col("number").is_in(numbers)
        result = difference(points.filter(having)["points"].to_list(), points.filter(~having)["points"].to_list())
        sample = min(len(numbers), len(points) - len(numbers))
        measured.append(Item(str(item), len(part), len(numbers) / len(points), 0.0, result, sample))
    return measured
