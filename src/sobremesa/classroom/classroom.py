"""A class: the fold of its log, and what may be done in it now."""

import json
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, field, replace
from math import inf
from typing import Any, Final

from sobremesa.classroom import log
from sobremesa.classroom.settings import MOST_NAMES, Settings
from sobremesa.core.errors import UserError
from sobremesa.core.names import name_key
from sobremesa.core.rng import Rng, mix
from sobremesa.store import ClassEntry, ClassHeader

TEACHER: Final = -1
"""Among the holders of keys, the one who opened the class."""
NOBODY: Final = -1


@dataclass(frozen=True)
class Pupil:
    """Somebody of the class."""

    number: int
    name: str
    word: str
    """Four signs by which they come back from another device."""
    table: int = NOBODY
    """Which table they are at: in the lobby, or of those that have begun."""
    seat: int = NOBODY
    """Their seat, once it has begun."""
    approved: bool = True
    removed: bool = False
    admitted: bool = False
    """Whether the teacher lets them in once without their word."""
    joined: float = 0.0
    lesson: str = ""
    """The code of the lesson they take or took in this class."""


@dataclass(frozen=True)
class StartedTable:
    """A table of the class that has begun."""

    code: str
    treatment: int = -1
    begun: float = 0.0


@dataclass(frozen=True)
class Sitting:
    """From when on a seat is somebody's, or nobody's of the class."""

    table: int
    seat: int
    pupil: int
    since: float


@dataclass(frozen=True)
class Look:
    """What everybody is to look at: a position of a table, a page of this server, or, if it is neither, the teacher."""

    title: str = ""
    table: int = NOBODY
    at: int = -1
    """The position after so many actions; the last one if it is -1."""
    page: str = ""
    """The path of a page."""
    number: int = 0
    """The entry of the log by which it is shown: what is shown later is another."""

    @classmethod
    def read(cls, values: Mapping[str, Any], number: int) -> "Look | None":
        """Return what an entry of the log shows; nothing if it is empty. Old ones had the table's number as `path`."""
        if not values:
            return None
        path = str(values.get("path", ""))
        table = int(values.get("table", path if path.isdecimal() else NOBODY))
        return cls(str(values.get("title", "")), table, int(values.get("at", -1)), str(values.get("page", "")), number)


@dataclass
class ClassQuestion:
    """A question to all, and what was answered."""

    id: int
    text: str
    choices: tuple[str, ...] = ()
    stage: bool = False
    """Whether it is asked at the end of each period or lap, and not at once."""
    is_open: bool = True
    shown: bool = False
    answers: list["PupilAnswer"] = field(default_factory=list)

    def count(self, text: str) -> int:
        """Return how many answered this."""
        return sum(given.text == text for given in self.answers)


@dataclass(frozen=True)
class PupilAnswer:
    """What somebody answered, and at which stage of their game."""

    pupil: int
    text: str
    stage: str
    time: float


class Classroom:
    """The log of a class, folded. The methods that return entries decide something and change nothing; `take` does."""

    def __init__(self, header: ClassHeader, entries: Iterable[ClassEntry] = ()) -> None:
        self.header = header
        self.settings = Settings.read(header.settings)
        self.n = 0
        self.pupils: list[Pupil] = []
        self.groups: list[StartedTable] = []
        """The tables that have begun; those of the lobby are numbered from there on."""
        self.sittings: list[Sitting] = []
        """Who has had which seat, in order."""
        self.is_locked = False
        self.is_paused = False
        self.is_learning = False
        """Whether everybody takes the lesson of the class now."""
        self.stand_ins = self.settings.stand_ins
        self.deadline = 0
        self.is_stopped = False
        self.look: Look | None = None
        self.questions: list[ClassQuestion] = []
        self.consents: set[int] = set()
        self.take(entries)

    # -- what it is ------------------------------------------------------------------------------

    @property
    def here(self) -> list[Pupil]:
        """Return those who belong to the class: neither removed nor waiting to be let in."""
        return [pupil for pupil in self.pupils if pupil.approved and not pupil.removed]

    @property
    def asking(self) -> list[Pupil]:
        """Return those who wait to be let in."""
        return [pupil for pupil in self.pupils if not pupil.approved and not pupil.removed]

    @property
    def has_begun(self) -> bool:
        """Tell whether any table has."""
        return bool(self.groups)

    def pupil(self, number: int) -> Pupil:
        """Return a pupil by number. Raises `UserError` if there is none, or they were removed."""
        if not 0 <= number < len(self.pupils) or self.pupils[number].removed:
            raise UserError("class-nobody")
        return self.pupils[number]

    def named(self, name: str) -> Pupil | None:
        """Return the pupil of a name, however it is written."""
        key = name_key(name)
        return next((pupil for pupil in self.pupils if not pupil.removed and name_key(pupil.name) == key), None)

    def free_names(self) -> list[str]:
        """Return the names of the list that nobody has taken yet."""
        taken = {name_key(pupil.name) for pupil in self.pupils if not pupil.removed}
        return [name for name in self.settings.names if name_key(name) not in taken]

    def lobby(self) -> list[list[Pupil]]:
        """Return those who wait for the start, table by table."""
        first = len(self.groups)
        waiting = [pupil for pupil in self.here if pupil.table >= first]
        count = max((pupil.table - first + 1 for pupil in waiting), default=0)
        return [[pupil for pupil in waiting if pupil.table == first + n] for n in range(count)]

    def at(self, table: int) -> list[Pupil]:
        """Return who is at a table, in the order of their seats."""
        return sorted((pupil for pupil in self.here if pupil.table == table), key=lambda pupil: pupil.seat)

    def sitter(self, table: int, seat: int, at: float = inf) -> int | None:
        """Return the number of the pupil whose seat it was at a time; none if it was a bot's."""
        had = [sat for sat in self.sittings if (sat.table, sat.seat) == (table, seat) and sat.since <= at]
        return had[-1].pupil if had and had[-1].pupil != NOBODY else None

    def code_of(self, pupil: Pupil | None) -> str:
        """Return the code of the table at which a pupil plays; empty if they play at none."""
        return self.groups[pupil.table].code if pupil is not None and pupil.seat != NOBODY else ""

    def loose(self) -> list[Pupil]:
        """Return those who belong to the class and are at no table."""
        return [pupil for pupil in self.here if pupil.table == NOBODY]

    def next_groups(self) -> list[list[Pupil]]:
        """Return who plays together at the tables that begin next: as the lobby has it, or else those at no table."""
        loose, size = self.loose() if self.has_begun else [], self.settings.players
        groups = self.lobby() or [loose[first : first + size] for first in range(0, len(loose), size)]
        return [group for group in groups if group]

    def calls(self, pupil: Pupil | None) -> str:
        """Return the path of what a pupil is to look at first: what is shown to all, or a question that was asked now
        and that they have not answered; empty if there is none.
        """
        if pupil is None or self.look:
            return self.look_path
        asked = [question for question in self.questions if question.is_open and not question.stage]
        open = [question.id for question in asked if all(answer.pupil != pupil.number for answer in question.answers)]
        return self.question_path(open[-1]) if open else ""

    @property
    def look_path(self) -> str:
        """Return where everybody sees what the teacher shows; another path each time she shows something."""
        return f"/c/{self.header.code}/look?n={self.look.number}" if self.look else ""

    def question_path(self, id: int) -> str:
        """Return where a question is answered."""
        return f"/c/{self.header.code}/q/{id}"

    def question(self, id: int) -> ClassQuestion:
        """Return a question by its number. Raises `UserError` if there is none."""
        if not 0 <= id < len(self.questions):
            raise UserError("class-question")
        return self.questions[id]

    # -- what happened ---------------------------------------------------------------------------

    def take(self, entries: Iterable[ClassEntry]) -> None:
        """Become what the class is after these entries of its log."""
        for entry in entries:
            self.n += 1
            values: dict[str, Any] = json.loads(entry.text)
            if entry.kind == log.BEGIN:
                self._begin(values["tables"], entry.time)
            elif entry.kind in (log.ASK, log.CLOSE, log.ANSWER):
                self._question(entry, values)
            elif entry.kind in (log.LEARN, log.LOCK, log.PAUSE, log.DEADLINE, log.STAND_INS, log.STOP, log.LOOK):
                self._pace(entry.kind, values)
            else:
                self._roster(entry, values)

    def _roster(self, entry: ClassEntry, values: dict[str, Any]) -> None:
        if entry.kind == log.JOIN:
            self.pupils.append(
                Pupil(
                    len(self.pupils), values["name"], values["word"], values["table"], NOBODY, values["approved"],
                    joined=entry.time,
                )
            )  # fmt: skip
        elif entry.kind == log.ARRANGE:
            for number, table in values["tables"].items():
                self._set(int(number), table=table, seat=NOBODY)
        elif entry.kind == log.CONSENT:
            self.consents.add(values["person"])
        elif entry.kind == log.RENAME:
            self._set(values["person"], name=values["name"])
        elif entry.kind == log.APPROVE:
            self._set(values["person"], approved=True, table=values["table"])
        elif entry.kind == log.REMOVE:
            self._sit(values["person"], NOBODY, NOBODY, entry.time)
            self._set(values["person"], removed=True)
        elif entry.kind in (log.ADMIT, log.BACK):
            self._set(values["person"], admitted=entry.kind == log.ADMIT)
        elif entry.kind == log.LESSON:
            self._set(values["person"], lesson=values["code"])
        elif entry.kind == log.SEAT:
            self._sit(values["person"], values["table"], values["seat"], entry.time)

    def _set(self, number: int, **values: Any) -> None:
        self.pupils[number] = replace(self.pupils[number], **values)

    def _sit(self, number: int, table: int, seat: int, at: float) -> None:
        """A pupil leaves their seat, which another may have taken already, and takes this one, if it is one."""
        pupil = self.pupils[number]
        if pupil.seat != NOBODY and self.sitter(pupil.table, pupil.seat) == number:
            self.sittings.append(Sitting(pupil.table, pupil.seat, NOBODY, at))
        if seat != NOBODY:
            self.sittings.append(Sitting(table, seat, number, at))
        self._set(number, table=table, seat=seat)

    def _begin(self, tables: Sequence[Mapping[str, Any]], at: float) -> None:
        first = len(self.groups)
        self.is_learning = False
        # Nobody stays at a table of the lobby: who is not among these waits for the next.
        for pupil in self.pupils:
            if pupil.table >= first:
                self._set(pupil.number, table=NOBODY, seat=NOBODY)
        for table in tables:
            for seat, number in enumerate(table["people"]):
                if number >= 0:
                    self._sit(number, len(self.groups), seat, at)
            self.groups.append(StartedTable(table["code"], table.get("treatment", -1), at))

    def _pace(self, kind: str, values: dict[str, Any]) -> None:
        if kind == log.LOCK:
            self.is_locked = bool(values["on"])
        elif kind == log.PAUSE:
            self.is_paused = bool(values["on"])
        elif kind == log.LEARN:
            self.is_learning = True
        elif kind == log.DEADLINE:
            self.deadline = int(values["at"])
        elif kind == log.STAND_INS:
            self.stand_ins = bool(values["on"])
        elif kind == log.STOP:
            self.is_stopped = True
        else:
            self.look = Look.read(values, self.n)

    def _question(self, entry: ClassEntry, values: dict[str, Any]) -> None:
        if entry.kind == log.ASK:
            made = ClassQuestion(
                len(self.questions), values["text"], tuple(values["choices"]), values["when"] == "stage"
            )
            self.questions.append(made)
        elif entry.kind == log.CLOSE:
            question = self.questions[values["id"]]
            question.is_open, question.shown = bool(values["open"]), bool(values["shown"])
        else:
            answer = PupilAnswer(values["person"], values["text"], values.get("stage", ""), entry.time)
            self.questions[values["id"]].answers.append(answer)

    # -- what may be done ------------------------------------------------------------------------

    def join(self, name: str, word: str) -> list[ClassEntry]:
        """Return that somebody new comes. Raises `UserError` if nobody may, or the name is somebody else's."""
        if self.is_locked:
            raise UserError("class-locked")
        if len(self.pupils) >= 2 * MOST_NAMES:
            raise UserError("class-many", given=len(self.pupils), accepted=2 * MOST_NAMES)
        if self.named(name) is not None:
            raise UserError("name-taken", given=name)
        approved = not self.settings.approve
        table = self._next_table() if approved and not self.has_begun else NOBODY
        return [log.entry(log.JOIN, name=name, word=word, table=table, approved=approved)]

    def _next_table(self) -> int:
        """The first table of the lobby that is not full: tables fill in the order of arrival."""
        first = len(self.groups)
        for n, people in enumerate(self.lobby()):
            if len(people) < self.settings.players:
                return first + n
        return first + len(self.lobby())

    def approve(self, number: int) -> list[ClassEntry]:
        """Return that somebody is let in who waits for it."""
        if self.pupil(number).approved:
            return []
        return [log.entry(log.APPROVE, person=number, table=NOBODY if self.has_begun else self._next_table())]

    def rename(self, number: int, name: str) -> list[ClassEntry]:
        """Return another name of somebody."""
        other = self.named(name)
        if other is not None and other.number != number:
            raise UserError("name-taken", given=name)
        return [log.entry(log.RENAME, person=number, name=name)] if self.pupil(number).name != name else []

    def arrange(self, how: str) -> list[ClassEntry]:
        """Return that all who wait are put at tables: in the order of `arrival`, at `random`, or by the `list`."""
        waiting = [pupil for pupil in self.here if pupil.table == NOBODY or pupil.table >= len(self.groups)]
        numbers = [pupil.number for pupil in waiting]
        if how == "random":
            rng = Rng(mix(self.settings.seed, 7000 + self.n))
            for last in range(len(numbers) - 1, 0, -1):
                other = int(rng.below(last + 1))
                numbers[last], numbers[other] = numbers[other], numbers[last]
        elif how == "list":
            order = {name_key(name): place for place, name in enumerate(self.settings.names)}
            names = {pupil.number: name_key(pupil.name) for pupil in waiting}
            numbers.sort(key=lambda number: (order.get(names[number], len(order)), names[number]))
        elif how != "arrival":
            raise UserError("class-arrange", given=how[:20], accepted="arrival, random, list")
        return self._at_tables(numbers)

    def _at_tables(self, numbers: Sequence[int]) -> list[ClassEntry]:
        """Tables as even as they can be, none of more than `players`."""
        if not numbers:
            return []
        count = -(-len(numbers) // self.settings.players)
        first, tables, place = len(self.groups), dict[str, int](), 0
        for table in range(count):
            size = len(numbers) // count + (table < len(numbers) % count)
            for number in numbers[place : place + size]:
                tables[str(number)] = first + table
            place += size
        return [log.entry(log.ARRANGE, tables=tables)]

    def move(self, number: int, table: int) -> list[ClassEntry]:
        """Return that somebody goes to another table of the lobby, numbered from 0, or to a new one after the last."""
        pupil, first = self.pupil(number), len(self.groups)
        if not pupil.approved or (pupil.table != NOBODY and pupil.table < first):
            raise UserError("class-seated")
        tables = self.lobby()
        if not 0 <= table <= len(tables):
            raise UserError("bad-table", given=table + 1, accepted=len(tables) + 1)
        if table < len(tables) and sum(other.number != number for other in tables[table]) >= self.settings.players:
            raise UserError("class-full", given=table + 1, accepted=self.settings.players)
        return [log.entry(log.ARRANGE, tables={str(number): first + table})]

    def swap(self, number: int, other: int) -> list[ClassEntry]:
        """Return that two of the lobby change tables."""
        first, second = self.pupil(number), self.pupil(other)
        if min(first.table, second.table) < len(self.groups):
            raise UserError("class-seated")
        return [log.entry(log.ARRANGE, tables={str(number): second.table, str(other): first.table})]

    def answer(self, number: int, id: int, text: str, stage: str) -> list[ClassEntry]:
        """Return somebody's answer to a question; at the same stage of the game one answer."""
        question = self.question(id)
        if not question.is_open:
            raise UserError("class-question-closed")
        if question.choices and text not in question.choices:
            raise UserError("class-choice", given=text[:80], accepted=", ".join(question.choices))
        stage = stage if question.stage else ""
        if any(given.pupil == number and given.stage == stage for given in question.answers):
            return []
        return [log.entry(log.ANSWER, id=id, person=self.pupil(number).number, text=text, stage=stage)]

    def treatments(self, tables: int) -> list[int]:
        """Return the treatment of each of so many further tables: as even as can be, by lot of the class's seed."""
        kinds = len(self.settings.treatments)
        if not kinds:
            return [-1] * tables
        rng, dealt = Rng(mix(self.settings.seed, 8000)), list[int]()
        while len(dealt) < len(self.groups) + tables:
            # A round of all of them after the other, each in its own order: never two more of one than of another.
            block = list(range(kinds))
            for last in range(kinds - 1, 0, -1):
                other = int(rng.below(last + 1))
                block[last], block[other] = block[other], block[last]
            dealt += block
        return dealt[len(self.groups) : len(self.groups) + tables]
