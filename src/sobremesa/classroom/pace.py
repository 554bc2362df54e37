"""The pace of a class: its tables begin, wait, look at something, have until a time, and end."""

import time

from sobremesa.classroom import log
from sobremesa.classroom.classroom import NOBODY, Classroom, Look
from sobremesa.classroom.open import OpenClass, OpenClasses
from sobremesa.classroom.tables import ClassTables, new_table
from sobremesa.core.errors import UserError
from sobremesa.store import HOST, ClassEntry, Entry, TableChange
from sobremesa.tables import log as table_log
from sobremesa.tables.table import Decided


class Pace:
    """What a teacher does with all tables at once."""

    def __init__(self, open: OpenClasses, tables: ClassTables) -> None:
        self.open = open
        self.tables = tables

    async def begin(self, open_class: OpenClass, key: str) -> None:
        """Set a table for each group of the lobby, bots at the seats nobody takes, and begin all their games.

        The tables and the entry that names them are stored together: a class has all of them or none.
        """
        open_class.need_teacher(key)
        made: list[TableChange] = []

        def decide(classroom: Classroom) -> list[ClassEntry]:
            groups = classroom.next_groups()
            if not groups:
                raise UserError("class-empty")
            treatments, deadline = classroom.treatments(len(groups)), _deadline(classroom)
            made[:] = [
                new_table(open_class, classroom, number, pupils, treatment, deadline)
                for number, (pupils, treatment) in enumerate(
                    zip(groups, treatments, strict=True), len(classroom.groups)
                )
            ]
            empty = [NOBODY] * classroom.settings.players
            tables = [
                {"code": change.header.code, "treatment": treatment,
                 "people": [*(pupil.number for pupil in pupils), *empty[len(pupils):]]}
                for change, pupils, treatment in zip(made, groups, treatments, strict=True)
            ]  # fmt: skip
            entries = [log.entry(log.BEGIN, tables=tables)]
            return entries if deadline == classroom.deadline else [*entries, log.entry(log.DEADLINE, at=deadline)]

        await self.open.change(open_class, decide, tables=lambda classroom: tuple(made))
        await self.tables.all(open_class)

    async def pause(self, open_class: OpenClass, key: str, on: bool) -> None:
        """Stop all tables, or let them go on. What everybody was to look at is over then."""
        open_class.need_teacher(key)
        await self.open.change(open_class, lambda classroom: [
            *([log.entry(log.PAUSE, on=on)] if classroom.is_paused != on else []),
            *([log.entry(log.LOOK)] if classroom.look and not on else []),
        ])  # fmt: skip
        await self.tables.tell(open_class, lambda table: table.pause(open_class.classroom.is_paused))
        if not on:
            await self.tables.tell(open_class, lambda table: table.look_at(""))

    async def look(self, open_class: OpenClass, key: str, look: Look) -> None:
        """Have all screens show something, and all tables wait meanwhile.

        Raises `UserError` for a table or a position that is not there.
        """
        open_class.need_teacher(key)
        if look.table != NOBODY:
            last = len((await self.tables.find(open_class, look.table)).table.need_match().turns)
            if look.at > last:
                raise UserError("record-at", given=look.at, accepted=last)
        shown = log.entry(log.LOOK, title=look.title, table=look.table, at=look.at, page=look.page)
        await self.open.change(
            open_class,
            lambda classroom: [*([] if classroom.is_paused else [log.entry(log.PAUSE, on=True)]), shown],
        )
        await self.tables.tell(open_class, lambda table: table.pause(True))
        await self.tables.tell(open_class, lambda table: table.look_at(open_class.classroom.look_path))

    async def end_at(self, open_class: OpenClass, key: str, deadline: int) -> None:
        """Say when time is up, in seconds since 1970; 0 for never."""
        open_class.need_teacher(key)
        await self.open.change(
            open_class,
            lambda classroom: [log.entry(log.DEADLINE, at=deadline)] if classroom.deadline != deadline else [],
        )
        await self.tables.tell(open_class, lambda table: table.end_at(open_class.classroom.deadline))

    async def more_time(self, open_class: OpenClass, key: str, minutes: int) -> None:
        """Give everybody some more minutes."""
        await self.end_at(open_class, key, max(open_class.classroom.deadline, int(time.time())) + 60 * minutes)

    async def stop(self, open_class: OpenClass, key: str) -> None:
        """End all games as they stand."""
        open_class.need_teacher(key)
        await self.open.change(open_class, lambda classroom: [log.entry(log.STOP)] if not classroom.is_stopped else [])
        await self.tables.tell(open_class, lambda table: table.look_at(""))
        await self.tables.tell(open_class, lambda table: table.stop())

    async def allow_stand_ins(self, open_class: OpenClass, key: str, on: bool) -> None:
        """Say whether bots come by themselves for those who are away."""
        open_class.need_teacher(key)
        await self.open.change(
            open_class, lambda classroom: [log.entry(log.STAND_INS, on=on)] if classroom.stand_ins != on else []
        )
        entry = Entry(table_log.CLASS, HOST, int(on), open_class.code)
        await self.tables.tell(open_class, lambda table: Decided([entry]))


def _deadline(classroom: Classroom) -> int:
    """Return when time is up for tables that begin now; 0 for never."""
    minutes = classroom.settings.minutes
    return classroom.deadline or (int(time.time()) + 60 * minutes if minutes else 0)
