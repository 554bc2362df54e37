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
from sobremesa.core.names import spoken
from sobremesa.core.numerals import numeral
from sobremesa.core.record import Record
from sobremesa.core.registry import game as find
from sobremesa.core.registry import titles
from sobremesa.core.state import State
from sobremesa.core.texts import Texts, capital, listed
from sobremesa.core.vocabulary import Speech
from sobremesa.review.figures import SEAT, STAGE, FigureColumn, Happened, Sum, happened

_TEXTS = Texts(__package__)
FEW = 3
"""Kinds with at most so many things have a row for each, even if nothing happened to it."""


@dataclass(frozen=True)
class QuestionSpec:
    """A question as declared in the title's file."""

    id: str
    rule: str
    rows: tuple[str, ...] = ()
    figures: tuple[FigureColumn, ...] = ()
    across: bool = False
    """Whether its one figure is given by seat."""
    panel: int | None = None
    """The number of the panel of the final scene that answers it."""
    columns: tuple[int, ...] = ()
    """Which columns of it; empty for all."""
    editions: tuple[str, ...] = ()
    """The editions it is asked in; empty for all."""


@dataclass(frozen=True)
class FigureTable:
    """A table of figures in words: column headings, and rows whose first cell is the row's name."""

    head: tuple[str, ...]
    rows: tuple[tuple[str, ...], ...]


@dataclass(frozen=True)
class Question:
    """A question, the answer of this game, its figures, the rule behind it, and what to discuss."""

    id: str
    question: str
    answer: str
    table: FigureTable
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
def _file(title: Game) -> tuple[tuple[str, str] | None, tuple[QuestionSpec, ...]]:
    file = files(title.texts.package).joinpath("content/debrief.toml")
    content = tomllib.loads(file.read_text("utf-8")) if file.is_file() else {"question": []}
    stage = content.get("stage")
    questions = tuple(
        QuestionSpec(
            asking["id"],
            f"{title.meta.id}.{asking['rule']}",
            (asking["rows"],) if isinstance(asking.get("rows"), str) else tuple(asking.get("rows", ())),
            tuple(FigureColumn.read(figure) for figure in asking.get("figures", ())),
            asking.get("across", False),
            asking.get("panel"),
            tuple(asking.get("columns", ())),
            tuple(asking.get("editions", ())),
        )
        for asking in content["question"]
    )
    return ((stage["event"], stage["field"]) if stage else None), questions


def asked(title: Game, edition: str = "") -> tuple[QuestionSpec, ...]:
    """Return the questions of a title; of an edition, if one is named."""
    return tuple(
        asking for asking in _file(title)[1] if not edition or not asking.editions or edition in asking.editions
    )


def sheet(record: Record, lang: str, *, unfinished: bool = False) -> Sheet:
    """Return the debrief sheet of a finished game, or of one that is talked about `unfinished`.

    Raises `UserError` for any other that still goes on, and where the title asks no questions.
    """
    game, state = record.game, record.state()
    if state.result() is None and not unfinished:
        raise UserError("not-over", given=len(record.actions))
    questions = asked(game, record.setup.edition)
    if not questions:
        raise UserError("no-debrief", game=game.meta.id, accepted=", ".join(id for id in titles() if asked(find(id))))
    speech = game.speech(state, lang, spoken(record.names, lang))
    events = list(happened(record, _file(game)[0]))
    answers = (_answer(game, asking, events, state, speech) for asking in questions)
    return Sheet(_TEXTS.say(lang, "debrief", game=game.name(lang)), _facts(record, state, speech), tuple(answers))


def _facts(record: Record, state: State, speech: Speech) -> tuple[tuple[str, str], ...]:
    result, setup = record.game.standing(state), record.setup
    winners = [speech.names[seat] for seat in result.winners]
    points = ", ".join(f"{name} {points}" for name, points in zip(speech.names, result.points, strict=True))
    facts = {
        "edition": speech.say(f"edition-{setup.edition}"),
        "players": listed(speech.lang, speech.names),
        "points": points,
        "winners": listed(speech.lang, winners),
        "ended": record.game.rules.says(result.rule, speech.lang)
        if result.rule
        else _TEXTS.say(speech.lang, "unfinished"),
        "actions": str(len(record.actions)),
    }
    if setup.players == 1 or not winners:
        del facts["winners"]
    return tuple((_TEXTS.say(speech.lang, f"fact-{name}"), said) for name, said in facts.items())


def _answer(game: Game, asking: QuestionSpec, events: Sequence[Happened], state: State, speech: Speech) -> Question:
    sums = {figure.id: Sum.of(figure, game) for figure in asking.figures}
    seats = [Sum.of(asking.figures[0], game, seat) for seat in range(len(speech.names))] if asking.across else []
    for event in events:
        for total in (*sums.values(), *seats):
            total.add(event, asking.rows)
    key = f"debrief-{asking.id}"
    if asking.panel is not None:
        panel = game.view.panels(game.view.table(state, speech), speech)[asking.panel]
        head = (panel.title, *panel.head[1:])
        taken = asking.columns or range(len(head))
        rows = (tuple(row[at].text for at in taken) for row in panel.rows)
        table = FigureTable(tuple(head[at] for at in taken), tuple(rows))
    else:
        table = _table(game, asking, sums, seats, speech)
    answer = speech.say(f"{key}.answer", **_values(game, asking, sums, speech))
    return Question(asking.id, speech.say(key), answer, table, asking.rule, speech.say(f"{key}.think"))


def _table(
    game: Game, asking: QuestionSpec, sums: Mapping[str, Sum], seats: Sequence[Sum], speech: Speech
) -> FigureTable:
    columns = list(seats or sums.values())
    rows = sorted({row for total in columns for row in total.rows})
    kind = asking.figures[0].kinds(game).get(asking.rows[0])
    if asking.rows == (SEAT,):
        rows = [(seat,) for seat in range(len(speech.names))]
    elif asking.rows == (STAGE,) and rows:
        rows = [(stage,) for stage in range(1, rows[-1][0] + 1)]
    elif kind is not None and 0 < len(kind.tokens) <= FEW:
        rows = [(value,) for value in kind.values()]
    elif len(asking.rows) > 1:
        rows.sort(key=lambda row: -columns[0].rows.get(row, 0))
    first = _TEXTS.say(speech.lang, f"row-{asking.rows[0]}") if asking.rows[0] in (SEAT, STAGE) else ""
    heads = [speech.names[seat] for seat in range(len(seats))] or [speech.say(f"figure-{id}") for id in sums]
    # The name of a thing begins a line here; that of a person is written as its owner does.
    things = len(asking.rows) == 1 and asking.rows != (SEAT,)
    names = [_name(game, asking, row, speech) for row in rows]
    cells = [
        (capital(name) if things else name, *(_cell(sums, total, row, speech) for total in columns))
        for name, row in zip(names, rows, strict=True)
    ]
    return FigureTable((first, *heads), tuple(cells))


def _cell(sums: Mapping[str, Sum], total: Sum, row: tuple[int, ...], speech: Speech) -> str:
    if not total.figure.part:
        return str(total.say(total.rows.get(row, 0), speech))
    return _percent(speech.lang, sums[total.figure.part].rows.get(row, 0), sums[total.figure.of].rows.get(row, 0))


def _percent(lang: str, part: int, whole: int) -> str:
    return f"{numeral(lang, 100 * part / whole)} %" if whole else "–"


def _name(game: Game, asking: QuestionSpec, row: tuple[int, ...], speech: Speech) -> str:
    """Return what a row is about: a player, a period, a thing, or two of them."""
    if asking.rows == (SEAT,):
        return speech.names[row[0]]
    if asking.rows == (STAGE,):
        return str(row[0])
    kinds = asking.figures[0].kinds(game)
    return " – ".join(str(kinds[field].say(number, speech)) for field, number in zip(asking.rows, row, strict=True))


def _values(game: Game, asking: QuestionSpec, sums: Mapping[str, Sum], speech: Speech) -> dict[str, str | int]:
    """Return what an answer may name: of each figure `$it` in all, who has the `$it-most`, and that `$it-top`.

    `$it-id` is the bare number, to choose the words by.
    """
    values: dict[str, str | int] = {}
    for id, total in sums.items():
        if total.figure.part:
            values[id] = _percent(speech.lang, sums[total.figure.part].whole, sums[total.figure.of].whole)
            continue
        best = total.best()
        values[id] = total.say(total.whole, speech)
        values[f"{id}-id"] = total.whole
        values[f"{id}-most"] = listed(speech.lang, [_name(game, asking, row, speech) for row in best])
        top = total.say(total.rows[best[0]] if best else 0, speech)
        values[f"{id}-top"] = _TEXTS.say(speech.lang, "each", amount=top) if len(best) > 1 else top
    return values
