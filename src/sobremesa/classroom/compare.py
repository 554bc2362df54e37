"""The tables of a class side by side: what their games answer to the same questions, and where those with the same
luck parted. One sheet, for the wall and for paper.
"""

import logging
from collections.abc import Awaitable, Callable, Sequence
from dataclasses import dataclass

from sobremesa.bots.explanations import told_in
from sobremesa.classroom.classroom import ClassQuestion, Classroom
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import mix
from sobremesa.core.seats import CHANCE
from sobremesa.core.texts import Texts, capital, listed
from sobremesa.review.debrief import FigureTable as Figures
from sobremesa.review.debrief import Sheet, sheet
from sobremesa.review.review import JudgedMoment
from sobremesa.tables import Table

LOG = logging.getLogger(__name__)
_TEXTS = Texts(__package__)
TRIALS = 240
"""In so many simulations `expert` tries out each of the choices at which tables parted."""
ALIKE = 0.015
"""What `expert` expects of two choices is the same if it differs by less."""
Expect = Callable[[JudgedMoment, Sequence[int]], Awaitable[Sequence[float]]]


@dataclass(frozen=True)
class TableSheet:
    """A table and the sheet of its game, finished or not."""

    number: int
    table: Table
    sheet: Sheet

    @property
    def is_finished(self) -> bool:
        """Tell whether its rules ended it."""
        return self.table.need_match().is_over


@dataclass(frozen=True)
class ComparedQuestion:
    """A question to all tables, with what they answer in words and figures, and what there is to talk about."""

    id: str
    question: str
    answer: str
    table: Figures
    rule: str = ""
    think: str = ""
    by_table: bool = False
    """Whether each row is a table and what is told of it, to lie side by side."""


@dataclass(frozen=True)
class ClassSheet:
    """The debrief of a class."""

    title: str
    facts: tuple[tuple[str, str], ...]
    questions: tuple[ComparedQuestion, ...]
    codes: tuple[str, ...]
    """Of the tables in the first part, row by row."""
    unread: tuple[int, ...]
    """The numbers of the tables that cannot be shown."""


def sheets(tables: Sequence[Table], lang: str) -> tuple[list[TableSheet], list[int]]:
    """Return the sheets of all tables that have one, and the numbers of those that cannot be shown.

    One table that today's rules cannot read, or that makes its title stumble, does not hide the others.
    """
    made, unread = list[TableSheet](), list[int]()
    for number, table in enumerate(tables):
        try:
            made.append(TableSheet(number, table, sheet(table.named_record(), lang, unfinished=True)))
        except Exception as error:
            LOG.warning("table %s has no debrief: %s", table.header.code, type(error).__name__)
            unread.append(number)
    return made, unread


# -- where tables parted ---------------------------------------------------------------------------


@dataclass(frozen=True)
class PartingChoice:
    """What some tables did at the decision at which they parted."""

    action: int
    tables: tuple[int, ...]
    """The numbers of those tables."""


@dataclass(frozen=True)
class Parted:
    """The first decision at which tables with the same luck parted; without choices they never did."""

    count: int
    """So many actions were the same at all of them."""
    choices: tuple[PartingChoice, ...] = ()
    moment: JudgedMoment | None = None
    """The position they were all in, as other processes take it."""


def parted(tables: Sequence[Table]) -> Parted | None:
    """Return where tables parted that were dealt the same; None unless at least two were.

    Tables that ended earlier, or where time was up, have no part in it from there on. Of an experiment whose tables are
    set up differently, the largest group with the same setup is compared.
    """
    groups: dict[object, list[int]] = {}
    for number, table in enumerate(tables):
        if not table.before and table.match is not None:
            header = table.header
            dealt = header.seed, header.setup.edition, header.setup.players, tuple(sorted(header.options.items()))
            groups.setdefault(dealt, []).append(number)
    same = max(groups.values(), key=len, default=[])
    if len(same) < 2:
        return None
    played, count = {number: tables[number].need_match().record.actions for number in same}, 0
    while True:
        going = [number for number in played if len(played[number]) > count]
        if len(going) < 2:
            return Parted(count)
        choices: dict[int, list[int]] = {}
        for number in going:
            choices.setdefault(played[number][count], []).append(number)
        state = tables[going[0]].position(count) if len(choices) > 1 else None
        if state is None or state.turn == CHANCE:
            # Chance answers alike, but for the clock: whose time was up goes no further.
            most = max(choices.values(), key=len)
            played, count = {number: played[number] for number in most}, count + 1
            continue
        header = tables[going[0]].header
        moment = JudgedMoment(
            header.game, header.setup, tuple(state.snapshot()), count, 0, TRIALS, mix(header.seed, count) >> 11
        )
        ordered = sorted(choices.items(), key=lambda choice: (-len(choice[1]), choice[1]))
        return Parted(count, tuple(PartingChoice(action, tuple(numbers)) for action, numbers in ordered), moment)


def _parted_part(tables: Sequence[Table], apart: Parted, expected: Sequence[float], lang: str) -> ComparedQuestion:
    """Tell where tables parted: who chose what, where it led, and what `expert` expects of it."""
    say = _say(lang)
    if not apart.choices:
        return ComparedQuestion("parted", say("parted"), say("parted-never", count=apart.count), Figures((), ()))
    first = tables[apart.choices[0].tables[0]]
    state, (unit, whole) = first.position(apart.count), told_in(first.game)
    seat, rows = int(state.turn), []
    for choice, part in zip(apart.choices, expected, strict=True):
        there = [tables[number] for number in choice.tables]
        led = [
            say("led", table=number + 1, name=table.names[seat], points=standing.points[seat])
            for number, table in zip(choice.tables, there, strict=True)
            for standing in [table.game.standing(table.need_match().state)]
        ]
        said = capital(there[0].game.text(state, choice.action, lang))
        rows.append((
            said, listed(lang, [str(number + 1) for number in choice.tables]), "; ".join(led),
            say(f"expected-{unit}", count=round(whole * part)),
        ))  # fmt: skip
    best = max(range(len(rows)), key=lambda row: expected[row])
    alike = max(expected) - min(expected) < ALIKE
    head = tuple(say(key) for key in ("parted-choice", "tables", "parted-led", "parted-expected"))
    return ComparedQuestion(
        "parted", say("parted"), say("parted-text", count=apart.count, place=_moment_of(first, apart.count, lang)),
        Figures(head, tuple(rows)), think=say("parted-alike") if alike else say("parted-think", action=rows[best][0]),
    )  # fmt: skip


def _moment_of(table: Table, count: int, lang: str) -> str:
    return str(table.game.moment(table.position(count), lang, table.names).phase)


# -- the sheet -------------------------------------------------------------------------------------


async def class_sheet(classroom: Classroom, tables: Sequence[Table], lang: str, expect: Expect) -> ClassSheet:
    """Return the debrief of a class, its games finished or not; `expect` asks `expert` what it expects of actions."""
    apart = parted(tables) if classroom.settings.same_deal else None
    expected: Sequence[float] = ()
    if apart is not None and apart.moment is not None:
        expected = await expect(apart.moment, [choice.action for choice in apart.choices])
    return _sheet(classroom, tables, lang, apart, expected)


def _sheet(
    classroom: Classroom, tables: Sequence[Table], lang: str, apart: Parted | None, expected: Sequence[float]
) -> ClassSheet:
    say, title = _say(lang), find_game(classroom.settings.game)
    made, unread = sheets(tables, lang)
    parts = [_overview(made, lang)] if made else []
    if apart is not None:
        parts.append(_parted_part(tables, apart, expected, lang))
    for asked in made[0].sheet.questions if made else ():
        rows = tuple(
            (_name(each, lang), next((q.answer for q in each.sheet.questions if q.id == asked.id), "–"))
            for each in made
        )  # fmt: skip
        head = (say("table-head"), say("answer-head"))
        parts.append(ComparedQuestion(asked.id, asked.question, "", Figures(head, rows), asked.rule, asked.think, True))
    parts += [_answers(question, lang) for question in classroom.questions if question.answers]
    facts = (
        (say("fact-edition"), str(title.texts.say(lang, f"edition-{classroom.settings.edition}"))),
        (say("fact-people"), str(len(classroom.here))), (say("tables"), str(len(tables))),
    )  # fmt: skip
    codes = tuple(each.table.header.code for each in made)
    return ClassSheet(say("compare", game=title.name(lang)), facts, tuple(parts), codes, tuple(unread))


def _name(some: TableSheet, lang: str) -> str:
    return _say(lang)("table" if some.is_finished else "table-unfinished", number=some.number + 1)


def _overview(made: Sequence[TableSheet], lang: str) -> ComparedQuestion:
    say = _say(lang)
    rows = []
    for each in made:
        state = each.table.need_match().state
        standing, seats = each.table.game.standing(state), range(len(each.table.names))
        points = " · ".join(f"{each.table.names[seat]} {standing.points[seat]}" for seat in seats)
        phase = str(each.table.game.moment(state, lang, each.table.names).phase)
        winners = [each.table.names[seat] for seat in standing.winners] if len(each.table.names) > 1 else []
        ended = say("stood", phase=phase) if not each.is_finished else say("finished", names=listed(lang, winners),
                                                                          count=len(winners))  # fmt: skip
        rows.append((_name(each, lang), points, ended, str(len(each.table.acts))))
    head = tuple(say(key) for key in ("table-head", "points", "ended", "actions"))
    return ComparedQuestion("facts", say("compared"), "", Figures(head, tuple(rows)))


def _answers(question: ClassQuestion, lang: str) -> ComparedQuestion:
    """Tell what was answered: choices are counted, words are written out."""
    say = _say(lang)
    if question.choices:
        rows = tuple((choice, str(question.count(choice))) for choice in question.choices)
        return ComparedQuestion(
            f"said-{question.id}", question.text, "", Figures((say("said-head"), say("people")), rows)
        )
    words = tuple((given.text,) for given in question.answers)
    return ComparedQuestion(f"said-{question.id}", question.text, "", Figures((say("said-head"),), words))


def _say(lang: str) -> Callable[..., str]:
    return lambda key, **values: str(_TEXTS.say(lang, key, **values))
