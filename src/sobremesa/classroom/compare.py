"""The tables of a class side by side: their debrief sheets, and where tables with the same luck parted."""

import logging
from collections.abc import Sequence
from dataclasses import dataclass

from sobremesa.bots.explanations import evaluate, told_in
from sobremesa.core.errors import UserError
from sobremesa.core.record import Record
from sobremesa.core.texts import capital
from sobremesa.review.debrief import Question, Sheet, sheet
from sobremesa.tables import Table

LOG = logging.getLogger(__name__)


@dataclass(frozen=True)
class TableSheet:
    """A table and the sheet of its game, finished or not."""

    number: int
    table: Table
    sheet: Sheet

    def answer(self, id: str) -> Question | None:
        """Return what this game answers to a question, if it is asked in its edition."""
        return next((question for question in self.sheet.questions if question.id == id), None)

    @property
    def is_finished(self) -> bool:
        """Tell whether its rules ended it."""
        return self.table.need_match().is_over


def sheets(tables: Sequence[Table], lang: str) -> tuple[list[TableSheet], list[int]]:
    """Return the sheets of all tables that have one, and the numbers of those that cannot be shown.

    One table that today's rules cannot read, or that makes its title stumble, does not hide the others.
    """
    made, unread = list[TableSheet](), list[int]()
    for number, table in enumerate(tables):
        try:
            record = table.need_match().record
            own = Record(record.game, record.setup, table.names, record.actions)
            if table.before:
                raise UserError("table-other-rules", given=table.header.rules, accepted=table.game.meta.rules_version)
            made.append(TableSheet(number, table, sheet(own, lang, unfinished=True)))
        except Exception as error:
            LOG.warning("table %s has no debrief: %s", table.header.code, type(error).__name__)
            unread.append(number)
    return made, unread


@dataclass(frozen=True)
class Choice:
    """What one table did at the decision at which tables parted."""

    number: int
    who: str
    action: str
    points: tuple[int, ...]
    """As they stand in the end."""
    expected: int
    """What the one who chose could expect right after it, as bots estimate it at a glance: of 100 games, or points."""


@dataclass(frozen=True)
class Parted:
    """The first decision at which tables with the same luck parted; without choices they never did."""

    count: int
    """So many actions were the same at all of them."""
    unit: str
    choices: tuple[Choice, ...]


def parted(tables: Sequence[Table], lang: str) -> Parted | None:
    """Return where tables parted that were dealt the same; None unless at least two were."""
    same = [(n, table) for n, table in enumerate(tables) if not table.before and table.match is not None]
    first = same[0][1].header if same else None
    if first is None or any(
        (one.header.seed, one.header.setup) != (first.seed, first.setup) for _, one in same
    ) or len(same) < 2:  # fmt: skip
        return None
    games = [table.need_match().record.actions for _, table in same]
    unit, whole = told_in(same[0][1].game)
    count = 0
    while all(len(actions) > count for actions in games) and len({actions[count] for actions in games}) == 1:
        count += 1
    if all(len(actions) <= count for actions in games) or any(len(actions) <= count for actions in games):
        return Parted(count, unit, ())
    choices = []
    for (number, table), actions in zip(same, games, strict=True):
        state = table.position(count)
        seat = int(state.turn)
        said = table.game.text(state, actions[count], lang, table.names)
        after = state.copy()
        after.apply(actions[count])
        expected = round(evaluate(table.game, after)[seat] * whole) if seat >= 0 else 0
        points = tuple(table.game.standing(table.need_match().state).points)
        who = table.names[seat] if seat >= 0 else ""
        choices.append(Choice(number, who, capital(said), points, expected))
    return Parted(count, unit, tuple(choices))
