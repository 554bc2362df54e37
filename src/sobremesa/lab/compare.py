"""Two content packs, two rule variants or two bots side by side: the same seeds, game by game."""

from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

import polars as pl

from sobremesa.bots import make
from sobremesa.bots.own import is_own
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.lab.counting import kinds, names, tallies_by_thing
from sobremesa.lab.course import course
from sobremesa.lab.playing import Plan
from sobremesa.lab.shares import FEW, items, wins
from sobremesa.lab.stats import Z95, Estimate, difference, holm, two_sided
from sobremesa.lab.tables import ResultTables
from sobremesa.lab.words import counted, say


@dataclass(frozen=True)
class Difference:
    """One figure on both sides, and what B has more than A; `p` is corrected for all figures of the same table."""

    table: str
    id: str
    name: str
    a: float
    b: float
    more: Estimate
    p: float
    paired: bool
    """Whether games with the same number were compared, or the two samples as wholes."""


def changed(plan: Plan, side: str, options: dict[str, str]) -> Plan:
    """Return a plan with one side's change: a content pack's folder, options, a bot, or `.` for none.

    A bot is set among the plan's others and takes each seat in turn.
    """
    title = find_game(plan.game)
    setup = plan.setup
    if side == ".":
        return plan
    if Path(side).is_dir():
        plan = replace(plan, setup=replace(setup, content=side))
    elif options:
        read = {name: title.meta.option(name).read(value, setup.players) for name, value in options.items()}
        plan = replace(plan, setup=replace(setup, options={**setup.options, **read}))
    else:
        try:
            make(side, title, 0)
        except UserError as error:
            if is_own(side):
                raise
            raise UserError("bad-side", given=side, accepted=str(error.numbers["accepted"])) from None
        plan = replace(plan, bots=(side, *plan.bots[1:]), rotate=True)
    title.new(plan.setup)
    return plan


def sides(plan: Plan, *given: tuple[str, dict[str, str]]) -> list[Plan]:
    """Return the plans of all sides; if one exchanges a bot, its seat moves on in all of them."""
    plans = [changed(plan, side, options) for side, options in given]
    return [replace(side, rotate=any(one.rotate for one in plans)) for side in plans]


def compare(plan: Plan, a: ResultTables, b: ResultTables, lang: str) -> list[Difference]:
    """Return every figure of two sides of a plan, and their differences."""
    groups = [_paired("course", *_both(course(a), course(b)), lang=lang)]
    if plan.rotate:
        groups.append(_paired("bot", *_both(_own(a, plan), _own(b, plan)), lang=lang))
    groups.append(_counts(plan, a, b, lang))
    groups += _things(plan, a, b, lang)
    return [one for group in groups for one in group]


def _both(a: pl.DataFrame, b: pl.DataFrame) -> tuple[pl.DataFrame, pl.DataFrame]:
    """Return the games that both have, in the same order."""
    return a.join(b, on="number", how="semi").sort("number"), b.join(a, on="number", how="semi").sort("number")


def _own(rows: ResultTables, plan: Plan) -> pl.DataFrame:
    """Return how the exchanged bot did in each game: it sits one seat on each time."""
    players = len(plan.bots)
    own = wins(rows).filter((pl.col("seat") - 1 - pl.col("number")) % players == 0)
    return own.select("number", points=pl.col("points").cast(pl.Float64), wins=pl.col("won"))


def _paired(table: str, a: pl.DataFrame, b: pl.DataFrame, *, lang: str) -> list[Difference]:
    figures = []
    for id in a.columns:
        if id != "number":
            # Where one side has no such figure in a game, the game says nothing about it.
            more = (b[id] - a[id]).drop_nulls().to_list()
            figures.append((id, _mean(a[id]), _mean(b[id]), difference(more)))
    name = {id: say(lang, f"figure-{id.replace('_', '-')}") for id, *_ in figures}
    return [
        Difference(table, id, name[id], mean_a, mean_b, more, p, True)
        for (id, mean_a, mean_b, more), p in zip(figures, holm([one[3].p for one in figures]), strict=True)
    ]


def _mean(values: pl.Series) -> float:
    return difference(values.drop_nulls().to_list()).value


def _counts(plan: Plan, a: ResultTables, b: ResultTables, lang: str) -> list[Difference]:
    """Return what happened, for the whole table, game by game."""
    title = find_game(plan.game)
    sums = []
    for rows in (a, b):
        columns = {
            tally.name: (pl.col(tally.name) if kind is None else pl.col(tally.name).list.len()).sum().cast(pl.Float64)
            for tally, kind in kinds(title).items()
            if tally.name in rows.seats.columns and not tally.once
        }
        sums.append(rows.seats.group_by("number").agg(**columns))
    first, second = _both(*sums)
    figures = [(id, first[id], second[id], difference((second[id] - first[id]).to_list())) for id in first.columns[1:]]
    return [
        Difference("counted", id, counted(title, id, lang), _mean(one), _mean(other), more, p, True)
        for (id, one, other, more), p in zip(figures, holm([one[3].p for one in figures]), strict=True)
    ]


def _things(plan: Plan, a: ResultTables, b: ResultTables, lang: str) -> Iterator[list[Difference]]:
    """Return how each thing did on both sides (see `shares`)."""
    title = find_game(plan.game)
    columns = {tally.name: names(title, title.new(plan.setup), kind, lang) for tally, kind in tallies_by_thing(title)}
    if len(plan.bots) > 1:
        columns = {"seat": {}, "place": {}} | columns
    for column, known in columns.items():
        one, other = ({item.id: item for item in items(rows, column) if item.sample >= FEW} for rows in (a, b))
        figures = []
        for id in [id for id in one if id in other]:
            left, right = one[id].result, other[id].result
            error = (((left.high - left.low) ** 2 + (right.high - right.low) ** 2) ** 0.5) / 2 / Z95
            more = right.value - left.value
            figures.append(
                (
                    id,
                    left.value,
                    right.value,
                    Estimate(more, more - Z95 * error, more + Z95 * error, two_sided(more, error)),
                )
            )
        corrected = holm([one[3].p for one in figures])
        yield [
            Difference(column, id, known.get(id, id), left, right, more, p, False)
            for (id, left, right, more), p in zip(figures, corrected, strict=True)
        ]
