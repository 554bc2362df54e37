"""The classes of one process: what a teacher and the pupils do, and who may."""

import secrets
from dataclasses import replace

from sobremesa.classroom.classroom import TEACHER
from sobremesa.classroom.lesson import ClassLessons
from sobremesa.classroom.open import OpenClass, OpenClasses
from sobremesa.classroom.pace import Pace
from sobremesa.classroom.questions import Questions
from sobremesa.classroom.roster import Roster
from sobremesa.classroom.settings import Settings, checked
from sobremesa.classroom.tables import ClassTables
from sobremesa.lessons.sessions import LessonSessions
from sobremesa.store import Store
from sobremesa.store.prune import delete_class
from sobremesa.tables import OpenTable, Tables
from sobremesa.tables.keys import hash_key, new_key


class Classes:
    """A class as a whole: opened, found, handed to another machine, deleted; and its parts, each with one job."""

    def __init__(self, store: Store, tables: Tables, sessions: LessonSessions) -> None:
        self.store = store
        self.open = OpenClasses(store)
        self.tables = ClassTables(tables)
        self.roster = Roster(self.open, self.tables)
        self.pace = Pace(self.open, self.tables)
        self.questions = Questions(self.open, self.tables)
        self.lessons = ClassLessons(self.open, sessions)
        self.is_closing = False
        """Whether streams are to end."""

    async def startup(self) -> None:
        """Begin to listen to other processes."""
        await self.open.listen()

    def end_streams(self) -> None:
        """Let the streams end: the server is about to stop."""
        self.is_closing = True
        for open_class in self.open.cache.values():
            open_class.send()

    async def settle(self) -> None:
        """Wait for what goes on by itself."""
        await self.questions.settle()
        await self.open.settle()

    def table_changed(self, live: OpenTable) -> None:
        """Note that a table is another than before: its class is shown anew, and may have a question for it."""
        code = live.table.class_code
        if code and code in self.open.cache:
            open_class = self.open.cache[code]
            open_class.send()
            self.questions.table_changed(open_class, live)

    async def create(self, settings: Settings, key: str) -> OpenClass:
        """Open a class whose teacher holds `key`. Raises `UserError` if it cannot be played so."""
        checked(settings)
        return await self.open.add(settings if settings.seed else replace(settings, seed=secrets.randbits(53)), key)

    async def find(self, code: str) -> OpenClass:
        """Return a class by its code. Raises `UserError` if there is none."""
        return await self.open.find(code)

    # -- the teacher's key -----------------------------------------------------------------------

    async def invite(self, open_class: OpenClass, key: str) -> str:
        """Return a new key to the teacher's page, for its link."""
        open_class.need_teacher(key)
        invitation = new_key()
        await self._add_teacher(open_class, invitation)
        return invitation

    async def accept(self, open_class: OpenClass, invitation: str, key: str) -> None:
        """Open the teacher's page to the holder of a key who has the key of its link."""
        open_class.need_teacher(invitation)
        await self._add_teacher(open_class, key)

    async def _add_teacher(self, open_class: OpenClass, key: str) -> None:
        if TEACHER not in open_class.holders(key):
            hash = hash_key(key)
            await self.open.change(open_class, lambda classroom: [], grant=lambda classroom: ((hash, TEACHER),))
            await self.tables.add_host(open_class, hash)

    # -- the end ---------------------------------------------------------------------------------

    async def delete(self, open_class: OpenClass, key: str) -> None:
        """Delete a class with all names, its tables, and the tables that came of them."""
        open_class.need_teacher(key)
        await self.erase(open_class)

    async def erase(self, open_class: OpenClass) -> None:
        """Delete a class without asking whose it is."""
        classroom = open_class.classroom
        tables = [group.code for group in classroom.groups]
        lessons = [pupil.lesson for pupil in classroom.pupils if pupil.lesson]
        async with open_class.lock:
            deleted = await self.store.ask(delete_class, self.store, classroom.header.id, tables, lessons)
            for code in lessons:
                self.lessons.sessions.cache.drop(code)
            self.open.cache.drop(open_class.code)
            self.tables.drop(deleted)
        open_class.send()
