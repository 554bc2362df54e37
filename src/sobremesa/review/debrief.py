"""The debrief sheet: questions for the talk after a game, answered with the figures of that game.

The questions stand in a title's `content/debrief.toml`, their words in its texts.
"""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files

from sobremesa.core.errors import UserError
from sobremesa.core.game import Game
from sobremesa.core.record import Record
from sobremesa.core.registry import game as find
from sobremesa.core.registry import titles
from sobremesa.core.state import State
from sobremesa.core.texts import Texts, capital, listed
from sobremesa.core.vocabulary import Speech
from sobremesa.review.figures import SEAT, STAGE, Figure, Happened, Sum, happened

_TEXTS = Texts(__package__)
FEW = 3
"""Of a kind of so few things, all are told: also those of which there is nothing to tell."""


@dataclass(frozen=True)
class Asked:
    """A question as the title's file has it."""

    id: str
    rule: str
    rows: tuple[str, ...] = ()
    figures: tuple[Figure, ...] = ()
    across: bool = False
    """Whether its one figure is told for each seat."""
    panel: int | None = None
    """The part of the table, as it lies at the end, that answers it."""
    columns: tuple[int, ...] = ()
    """Which columns of it; empty for all."""
    editions: tuple[str, ...] = ()
    """The editions it is asked in; empty for all."""


@dataclass(frozen=True)
class Table:
    """Figures in words: a heading for each column, and rows of as many cells; the first names the row."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Question:
    """A question, what this game answers, the figures, the rule behind it, and what there is to talk about."""

    id: str
    question: str
    answer: str
    table: Table
    rule: str
    think: str


@dataclass(frozen=True)
class Sheet:
    """The sheet of one game."""

    title: str
    facts: tuple[tuple[str, str], ...]
    """What game it was: a label and what it says."""
    questions: tuple[Question, ...]


@cache
def _file(title: Game) -> tuple[tuple[str, str] | None, tuple[Asked, ...]]:
    file = files(title.texts.package).joinpath("content/debrief.toml")
    content = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {"question": []}
    stage = content.get("stage")
    questions = tuple(
        Asked(
            one["id"],
            f"{title.meta.id}.{one['rule']}",
            (one["rows"],) if isinstance(one.get("rows"), str) else tuple(one.get("rows", ())),
            tuple(Figure.read(figure) for figure in one.get("figures", ())),
            one.get("across", False),
            one.get("panel"),
            tuple(one.get("columns", ())),
            tuple(one.get("editions", ())),
        )
        for one in content["question"]
    )
    return ((stage["event"], stage["field"]) if stage else None), questions


def asked(title: Game, edition: str = "") -> tuple[Asked, ...]:
    """Return the questions of a title; of an edition, if one is named."""
    return tuple(one for one in _file(title)[1] if not edition or not one.editions or edition in one.editions)


def sheet(record: Record, lang: str) -> Sheet:
    """Return the debrief sheet of a finished game.

    Raises `UserError` for one that still goes on, and where the title asks no questions.
    """
    game, state = record.game, record.state()
    if state.result() is None:
        raise UserError("not-over", given=len(record.actions))
    questions = asked(game, record.setup.edition)
    if not questions:
        raise UserError("no-debrief", game=game.meta.id, accepted=", ".join(id for id in titles() if asked(find(id))))
    speech = game.speech(state, lang, record.names)
    events = list(happened(record, _file(game)[0]))
    found = (_answer(game, one, events, state, speech) for one in questions)
    return Sheet(_TEXTS.say(lang, "debrief", game=game.name(lang)), _facts(record, state, speech), tuple(found))


def _facts(record: Record, state: State, speech: Speech) -> tuple[tuple[str, str], ...]:
    result, setup = state.result(), record.setup
    assert result is not None
    winners = [record.names[seat] for seat in result.winners]
    points = ", ".join(f"{name} {points}" for name, points in zip(record.names, result.points, strict=True))
    facts = {
        "edition": speech.say(f"edition-{setup.edition}"),
        "players": listed(speech.lang, record.names),
        "points": points,
        "winners": listed(speech.lang, winners),
        "ended": record.game.rules.says(result.rule, speech.lang),
        "actions": str(len(record.actions)),
    }
    if setup.players == 1:
        del facts["winners"]
    return tuple((_TEXTS.say(speech.lang, f"fact-{name}"), said) for name, said in facts.items())


def _answer(game: Game, one: Asked, events: Sequence[Happened], state: State, speech: Speech) -> Question:
    sums = {figure.id: Sum.of(figure, game) for figure in one.figures}
    seats = [Sum.of(one.figures[0], game, seat) for seat in range(len(speech.names))] if one.across else []
    for event in events:
        for some in (*sums.values(), *seats):
            some.add(event, one.rows)
    key = f"debrief-{one.id}"
    if one.panel is not None:
        panel = game.scene(state, speech.lang, speech.names).panels[one.panel]
        head = (panel.title, *panel.head[1:])
        taken = one.columns or range(len(head))
        rows = (tuple(row[at].text for at in taken) for row in panel.rows)
        table = Table(tuple(head[at] for at in taken), tuple(rows))
    else:
        table = _table(game, one, sums, seats, speech)
    answer = speech.say(f"{key}.answer", **_values(game, one, sums, speech))
    return Question(one.id, speech.say(key), answer, table, one.rule, speech.say(f"{key}.think"))


def _table(game: Game, one: Asked, sums: Mapping[str, Sum], seats: Sequence[Sum], speech: Speech) -> Table:
    columns = list(seats or sums.values())
    rows = sorted({row for some in columns for row in some.rows})
    kind = one.figures[0].kinds(game).get(one.rows[0])
    if one.rows == (SEAT,):
        rows = [(seat,) for seat in range(len(speech.names))]
    elif one.rows == (STAGE,) and rows:
        rows = [(stage,) for stage in range(1, rows[-1][0] + 1)]
    elif kind is not None and 0 < len(kind.tokens) <= FEW:
        rows = [(value,) for value in kind.values()]
    elif len(one.rows) > 1:
        rows.sort(key=lambda row: -columns[0].rows.get(row, 0))
    first = _TEXTS.say(speech.lang, f"row-{one.rows[0]}") if one.rows[0] in (SEAT, STAGE) else ""
    heads = [speech.names[seat] for seat in range(len(seats))] or [speech.say(f"figure-{id}") for id in sums]
    # The name of a thing begins a line here; that of a person is written as its owner does.
    things = len(one.rows) == 1 and one.rows != (SEAT,)
    names = [_name(game, one, row, speech) for row in rows]
    cells = [
        (capital(name) if things else name, *(_cell(sums, some, row, speech) for some in columns))
        for name, row in zip(names, rows, strict=True)
    ]
    return Table((first, *heads), tuple(cells))


def _cell(sums: Mapping[str, Sum], some: Sum, row: tuple[int, ...], speech: Speech) -> str:
    if not some.figure.part:
        return str(some.say(some.rows.get(row, 0), speech))
    return _percent(sums[some.figure.part].rows.get(row, 0), sums[some.figure.of].rows.get(row, 0))


def _percent(part: int, whole: int) -> str:
    return f"{100 * part / whole:.0f} %" if whole else "–"


def _name(game: Game, one: Asked, row: tuple[int, ...], speech: Speech) -> str:
    """Return what a row is about: a player, a period, a thing, or two of them."""
    if one.rows == (SEAT,):
        return speech.names[row[0]]
    if one.rows == (STAGE,):
        return str(row[0])
    kinds = one.figures[0].kinds(game)
    return " – ".join(str(kinds[field].say(number, speech)) for field, number in zip(one.rows, row, strict=True))


def _values(game: Game, one: Asked, sums: Mapping[str, Sum], speech: Speech) -> dict[str, str | int]:
    """Return what an answer may name: of each figure `$it` in all, who has the `$it-most`, and that `$it-top`.

    `$it-id` is the bare number, to choose the words by.
    """
    values: dict[str, str | int] = {}
    for id, some in sums.items():
        if some.figure.part:
            values[id] = _percent(sums[some.figure.part].whole, sums[some.figure.of].whole)
            continue
        best = some.best()
        values[id] = some.say(some.whole, speech)
        values[f"{id}-id"] = some.whole
        values[f"{id}-most"] = listed(speech.lang, [_name(game, one, row, speech) for row in best])
        top = some.say(some.rows[best[0]] if best else 0, speech)
        values[f"{id}-top"] = _TEXTS.say(speech.lang, "each", amount=top) if len(best) > 1 else top
    return values
