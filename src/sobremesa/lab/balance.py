"""Is it fair, and is it lively? What the rows of many games say about seats, choices, length and suspense."""

from dataclasses import dataclass
from functools import partial

import polars as pl

from sobremesa.core.game import Game
from sobremesa.core.registry import game as find_game
from sobremesa.core.state import State
from sobremesa.lab.counting import kinds, names, tallies_by_thing
from sobremesa.lab.course import course
from sobremesa.lab.playing import Plan
from sobremesa.lab.shares import Item, items, wins
from sobremesa.lab.stats import Estimate, difference, holm
from sobremesa.lab.tables import ResultTables
from sobremesa.lab.words import counted, say, table_name


@dataclass(frozen=True)
class BalanceItem:
    """An item with its name, and what is to be said of it."""

    name: str
    verdict: str
    """`strong`, `weak`, `fair` or `few`; `dominated` where it is weak and seldom chosen."""
    item: Item


@dataclass(frozen=True)
class BalanceTable:
    """One question: by what things the games are sorted, how each did, and what was never chosen."""

    id: str
    name: str
    things: list[BalanceItem]
    never: list[str]


@dataclass(frozen=True)
class GameFigure:
    """One figure about a whole game, with how often each value of it came."""

    id: str
    name: str
    mean: Estimate
    counts: list[tuple[float, int]]


@dataclass(frozen=True)
class CountedAmount:
    """Something counted: how much of it a seat has, and how much more the winners have than the others."""

    id: str
    name: str
    games: float
    """In which part of the games it happened at all."""
    mean: float
    winners: Estimate
    p: float


@dataclass(frozen=True)
class Report:
    """Everything that is told about a plan's games."""

    game: str
    title: str
    lang: str
    plan: str
    games: int
    players: int
    figures: list[GameFigure]
    endings: list[tuple[str, str, float]]
    """The rule, its text, and in which part of the games it ended them."""
    tables: list[BalanceTable]
    amounts: list[CountedAmount]


def balance(plan: Plan, rows: ResultTables, lang: str) -> Report:
    """Return what the rows of a plan say."""
    title = find_game(plan.game)
    state = title.new(plan.setup)
    players = len(plan.bots)
    return Report(
        plan.game,
        title.name(lang),
        lang,
        _described(plan, lang),
        len(rows.games),
        players,
        figures(rows, lang),
        [
            (rule, title.rules.says(rule, lang), count / len(rows.games))
            for rule, count in rows.games["rule"].value_counts(sort=True).iter_rows()
        ],
        _tables(plan, rows, title, state, lang),
        _amounts(rows, title, lang) if players > 1 else [],
    )


def _described(plan: Plan, lang: str) -> str:
    setup = plan.setup
    meta = find_game(plan.game).meta
    usual = meta.setup(players=setup.players, edition=setup.edition, level=setup.level).options
    options = [f"{name}={value}" for name, value in setup.options.items() if usual[name] != value]
    bots = ", ".join(plan.bots if len(set(plan.bots)) > 1 else plan.bots[:1])
    words = say(
        lang, "plan", edition=setup.edition, level=setup.level, players=setup.players, bots=bots, seed=plan.seed
    )
    return "; ".join([words, *options, *([setup.content] if setup.content else [])])


def figures(rows: ResultTables, lang: str) -> list[GameFigure]:
    """Return the figures about whole games: length, points, suspense."""
    return [_figure(values.name, values.drop_nulls().round(2), lang) for values in course(rows).drop("number")]


def _figure(id: str, values: pl.Series, lang: str) -> GameFigure:
    counts = values.value_counts().sort(values.name)
    name = say(lang, f"figure-{id.replace('_', '-')}")
    return GameFigure(id, name, difference(values.to_list()), list(counts.iter_rows()))


def _tables(plan: Plan, rows: ResultTables, title: Game, state: State, lang: str) -> list[BalanceTable]:
    tables = []
    if len(plan.bots) > 1:
        for column in ("seat", "place"):
            name = partial(say, lang, f"one-{column}")
            things = [BalanceItem(name(number=int(item.id)), item.verdict, item) for item in items(rows, column)]
            tables.append(
                BalanceTable(column, table_name(title, column, lang), sorted(things, key=lambda one: one.item.id), [])
            )
        if len(set(plan.bots)) > 1:
            things = [BalanceItem(item.id, item.verdict, item) for item in items(rows, "bot")]
            tables.append(BalanceTable("bot", table_name(title, "bot", lang), things, []))
    for tally, kind in tallies_by_thing(title):
        all_names = names(title, state, kind, lang)
        used = items(rows, tally.name)
        usual = sum(item.uses for item in used) / max(len(all_names), 1)
        things = [BalanceItem(all_names.get(item.id, item.id), _verdict(item, usual), item) for item in used]
        seen = {item.id for item in used} | set(tally.without)
        never = [] if tally.once else [name for id, name in all_names.items() if id not in seen]
        if used:
            tables.append(BalanceTable(tally.name, counted(title, tally.name, lang), things, never))
    return tables


def _verdict(item: Item, usual: float) -> str:
    return "dominated" if item.verdict == "weak" and item.uses < usual / 2 else item.verdict


def _amounts(rows: ResultTables, title: Game, lang: str) -> list[CountedAmount]:
    """Return what was counted; lists by how many things they hold."""
    seats = wins(rows)
    amounts = []
    for tally, kind in kinds(title).items():
        if tally.name not in seats.columns or tally.once:
            continue
        values = seats[tally.name] if kind is None else seats[tally.name].list.len()
        better, worse = (values.filter(seats["won"] > 0), values.filter(seats["won"] == 0))
        if values.n_unique() > 1:
            games = seats["number"].filter(values > 0).n_unique() / len(rows.games)
            mean = difference(values.to_list()).value
            amounts.append((tally.name, games, mean, difference(better.to_list(), worse.to_list())))
    corrected = holm([result.p for *_, result in amounts])
    return [
        CountedAmount(name, counted(title, name, lang), games, mean, result, p)
        for (name, games, mean, result), p in zip(amounts, corrected, strict=True)
    ]
