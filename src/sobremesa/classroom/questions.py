"""The questions of a class: asked now or at the end of each period or lap, answered, closed, shown."""

import asyncio
import logging
from collections.abc import Sequence

from sobremesa.classroom import log
from sobremesa.classroom.classroom import NOBODY
from sobremesa.classroom.open import OpenClass, OpenClasses
from sobremesa.classroom.tables import ClassTables
from sobremesa.core.errors import UserError
from sobremesa.tables import OpenTable, Table
from sobremesa.tables.table import Decided

LOG = logging.getLogger(__name__)


class Questions:
    """What the teacher asks, and what is answered."""

    def __init__(self, open: OpenClasses, tables: ClassTables) -> None:
        self.open = open
        self.tables = tables
        self._stages: dict[str, str] = {}
        """By code of a table of a class, the period or lap it was seen in."""
        self._tasks: set[asyncio.Task[None]] = set()

    async def settle(self) -> None:
        """Wait for what goes on by itself."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def ask(self, open_class: OpenClass, key: str, text: str, choices: Sequence[str], *, stage: bool) -> None:
        """Ask everybody something, now or at the end of each period or lap."""
        open_class.need_teacher(key)
        when = "stage" if stage else "now"
        await self.open.change(
            open_class, lambda classroom: [log.entry(log.ASK, text=text, choices=list(choices), when=when)]
        )
        if not stage:
            path = open_class.classroom.question_path(len(open_class.classroom.questions) - 1)
            await self.tables.tell(open_class, lambda table: table.look_at(path))

    async def close(self, open_class: OpenClass, key: str, id: int, *, is_open: bool, shown: bool) -> None:
        """Take no more answers to a question, or take them again; show them to all, or not."""
        open_class.need_teacher(key)
        await self.open.change(
            open_class,
            lambda classroom: [log.entry(log.CLOSE, id=classroom.question(id).id, open=is_open, shown=shown)],
        )
        if not is_open:
            path = open_class.classroom.question_path(id)
            await self.tables.tell(
                open_class, lambda table: table.look_at("") if table.look.startswith(path) else Decided([])
            )

    async def answer(self, open_class: OpenClass, key: str, id: int, text: str) -> None:
        """Note a pupil's answer."""
        pupil, stage = open_class.need_pupil(key), ""
        if pupil.table != NOBODY and open_class.classroom.question(id).stage:
            stage = stage_of((await self.tables.find(open_class, pupil.table)).table)
        await self.open.change(open_class, lambda classroom: classroom.answer(pupil.number, id, text, stage))

    def table_changed(self, open_class: OpenClass, live: OpenTable) -> None:
        """Note that a table is another than before: at the end of its period or lap there may be a question."""
        code, stage = live.table.header.code, stage_of(live.table)
        before = self._stages.get(code, "")
        self._stages[code] = stage
        asked = [question.id for question in open_class.classroom.questions if question.stage and question.is_open]
        if before != stage and _number(before) > 0 and asked:
            path = f"{open_class.classroom.question_path(asked[-1])}?at={stage.replace(' ', '-')}"
            task = asyncio.ensure_future(self._ask_table(live, path))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _ask_table(self, live: OpenTable, path: str) -> None:
        try:
            await self.tables.open.change(live, lambda table: table.look_at(path))
        except UserError as error:
            LOG.info("table %s was not asked: %s", live.table.header.code, error.code)


def stage_of(table: Table) -> str:
    """Return how far a table's game is, in the engine's words: `period 3`."""
    return str(table.match.state.when()) if table.match is not None else ""


def _number(stage: str) -> int:
    """Return which period or lap it is; 0 before the first, while the table is made ready."""
    last = stage.rpartition(" ")[2]
    return int(last) if last.isdecimal() else 0
