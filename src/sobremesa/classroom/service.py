"""The classes of one process: what a teacher and the pupils do, and who may. Decided, stored, applied, then sent."""

import asyncio
import logging
import secrets
import time
from collections.abc import AsyncIterator, Callable, Sequence
from contextlib import asynccontextmanager
from dataclasses import dataclass, field, replace
from typing import Final

from sobremesa.classroom import log
from sobremesa.classroom.classroom import NOBODY, TEACHER, Classroom, Person
from sobremesa.classroom.settings import Settings, checked
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import mix
from sobremesa.core.texts import Texts
from sobremesa.lessons import lesson as find_lesson
from sobremesa.lessons.session import LessonSession
from sobremesa.lessons.sessions import LessonSessions
from sobremesa.store import HOST, ClassChange, ClassEntry, ClassHeader, Entry, Header, Snapshot, Store, TableChange
from sobremesa.store.prune import delete_class
from sobremesa.tables import OpenTable, Seat, Table, Tables
from sobremesa.tables import log as table_log
from sobremesa.tables.audience import Audience
from sobremesa.tables.cache import Cache
from sobremesa.tables.keys import hash_key, new_code, new_key, read_code
from sobremesa.tables.open import stamped
from sobremesa.tables.seating import LINK
from sobremesa.tables.table import Decided

LOG = logging.getLogger(__name__)
_TEXTS = Texts(__package__)
Decide = Callable[[Classroom], list[ClassEntry]]
Grants = tuple[tuple[str, int], ...]
TRIES: Final = 20
"""So many codes are tried for a new class, and so often something is decided anew if another process was quicker."""
SIGNS: Final = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""What the word to come back by is made of: nothing that is read as something else, and no vowels."""
WORD: Final = 4
MEMORY: Final = 64 << 20


def new_word() -> str:
    """Return the word of somebody, to come back by from another device."""
    return "".join(secrets.choice(SIGNS) for _ in range(WORD))


def read_word(typed: str) -> str:
    """Return a word from however it was typed."""
    return "".join(sign for sign in typed.upper() if sign.isalnum())[: 2 * WORD]


@dataclass(eq=False)
class OpenClass(Audience):
    """A class in memory, with those who have it open from here."""

    room: Classroom
    keys: dict[str, frozenset[int]] = field(default_factory=dict)
    """By the hash of a key, as whom its holder may act."""
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    tables: dict[str, OpenTable] = field(default_factory=dict)
    """By code, its tables that were asked for here; they stay in memory as long as the class does."""
    is_old: bool = False
    """Whether another process has added to it since: then that is read before anything else."""

    @property
    def code(self) -> str:
        """Return the code of the class."""
        return self.room.header.code

    @property
    def is_used(self) -> bool:
        """Tell whether somebody has it open, or something is being done in it."""
        return bool(self.watchers) or self.lock.locked()

    def holders(self, key: str) -> frozenset[int]:
        """Return as whom a key's holder may act."""
        return self.keys.get(hash_key(key), frozenset()) if key else frozenset()

    def person(self, key: str) -> Person | None:
        """Return the person of the class that a key's holder is."""
        numbers = sorted(self.holders(key) - {TEACHER})
        return next((self.room.people[n] for n in numbers if not self.room.people[n].removed), None)

    @asynccontextmanager
    async def visit(self, key: str) -> AsyncIterator[None]:
        """Count a key's holder among those who have it open."""
        self.come(key)
        try:
            yield
        finally:
            self.go(key)


class Classes:
    """Classes in memory, as they are in the store; the service that a teacher and the pupils act through."""

    def __init__(self, store: Store, tables: Tables, lessons: LessonSessions) -> None:
        self.store = store
        self.tables = tables
        self.lessons = lessons
        self._enrolling = asyncio.Lock()
        """Nobody gets two lessons by asking twice at once."""
        self.cache: Cache[OpenClass] = Cache(MEMORY, lambda one: 100_000, lambda one: one.is_used)
        self.is_closing = False
        """Whether streams are to end."""
        self._tasks: set[asyncio.Task[None]] = set()
        self._stages: dict[str, str] = {}
        """By code of a table of a class, the period or lap it was seen in."""

    async def startup(self) -> None:
        """Begin to listen to other processes."""
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.store.listen, lambda code, n: loop.call_soon_threadsafe(self.heard, code, n))

    def heard(self, code: str, n: int) -> None:
        """Another process has changed a class; any of them, if the code is empty."""
        for one in self.cache.values() if not code else [self.cache[code]] if code in self.cache else []:
            one.is_old = True
            one.send()

    def end_streams(self) -> None:
        """Let the streams end: the server is about to stop."""
        self.is_closing = True
        for one in self.cache.values():
            one.send()

    async def settle(self) -> None:
        """Wait for what goes on by itself."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    # -- finding ---------------------------------------------------------------------------------

    async def find(self, code: str) -> OpenClass:
        """Return a class by its code. Raises `UserError` if there is none."""
        code = read_code(code)
        found = self.cache.get(code) if code else None
        if found is None:
            stored = await self.store.ask(self.store.class_of, code) if code else None
            if stored is None:
                raise UserError("class-unknown", given=code or "?")
            room = Classroom(stored.header, stored.entries)
            found = self.cache.get(code) or self.cache.put(code, OpenClass(room=room, keys=stored.keys))
        if found.is_old:
            async with found.lock:
                await self._catch_up(found)
        return found

    async def held_by(self, key: str) -> list[tuple[str, int]]:
        """Return the codes of the classes of a key, and as whom it acts there, the newest first."""
        return await self.store.ask(self.store.classes_of, hash_key(key)) if key else []

    async def table(self, one: OpenClass, number: int) -> OpenTable:
        """Return a table of a class, by number from 0."""
        if not 0 <= number < len(one.room.groups):
            raise UserError("bad-table", given=number + 1, accepted=len(one.room.groups))
        code = one.room.groups[number].code
        live = one.tables[code] = await self.tables.open.find(code)
        return live

    async def all_tables(self, one: OpenClass) -> list[OpenTable]:
        """Return all tables of a class that have begun."""
        return [await self.table(one, number) for number in range(len(one.room.groups))]

    def need_teacher(self, one: OpenClass, key: str) -> None:
        """Raise `UserError` for a key that is not the teacher's."""
        if TEACHER not in one.holders(key):
            raise UserError("class-not-teacher")

    def need_person(self, one: OpenClass, key: str) -> Person:
        """Return the person that a key's holder is. Raises `UserError` for a stranger."""
        person = one.person(key)
        if person is None:
            raise UserError("class-not-yours")
        return person

    # -- changing --------------------------------------------------------------------------------

    async def open(self, settings: Settings, key: str) -> OpenClass:
        """Open a class whose teacher holds `key`. Raises `UserError` if it cannot be played so."""
        checked(settings)
        settings = settings if settings.seed else replace(settings, seed=secrets.randbits(53))
        for _ in range(TRIES):
            code = new_code()
            if await self.store.ask(self.store.is_used, code):
                continue
            header = ClassHeader(secrets.token_hex(12), code, settings.write(), time.time())
            grant = ((hash_key(key), TEACHER),)
            if await self.store.write(ClassChange(header, True, 1, (), (), grant)):
                held = {hash_key(key): frozenset({TEACHER})}
                return self.cache.put(code, OpenClass(room=Classroom(header), keys=held))
        raise UserError("store-lost")

    async def change(
        self, one: OpenClass, decide: Decide, *, revoke: tuple[int, ...] = (), grant: Grants = (),
        tables: Callable[[Classroom], tuple[TableChange, ...]] | None = None,
    ) -> None:  # fmt: skip
        """Have something decided on the class as it stands, stored, and only then applied and sent.

        If another process was quicker, it is decided anew on what that made of the class. The caller may leave in its
        middle: it is brought to its end all the same.
        """
        task = asyncio.ensure_future(self._change(one, decide, revoke, grant, tables))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    async def _change(
        self, one: OpenClass, decide: Decide, revoke: tuple[int, ...], grant: Grants,
        tables: Callable[[Classroom], tuple[TableChange, ...]] | None,
    ) -> None:  # fmt: skip
        async with one.lock:
            for _ in range(TRIES):
                if one.is_old:
                    await self._catch_up(one)
                room = one.room
                decided = decide(room)
                if not decided and not revoke and not grant:
                    return
                now = time.time()
                entries = tuple(replace(entry, time=now) for entry in decided)
                made = tables(room) if tables else ()
                if await self.store.write(ClassChange(room.header, False, room.n + 1, entries, revoke, grant, made)):
                    break
                one.is_old = True
            else:
                raise UserError("table-stale")
            room.take(entries)
            for holder in revoke:
                one.keys = {hash: held - {holder} for hash, held in one.keys.items()}
            for hash, holder in grant:
                one.keys = {**one.keys, hash: one.keys.get(hash, frozenset()) | {holder}}
            one.send()

    async def _catch_up(self, one: OpenClass) -> None:
        """Become what the class is in the store. Raises `UserError` if it is no longer there."""
        one.is_old = False
        stored = await self.store.ask(self.store.class_of, one.code)
        if stored is None:
            self.cache.drop(one.code)
            raise UserError("class-unknown", given=one.code)
        one.room, one.keys = Classroom(stored.header, stored.entries), stored.keys

    # -- the roster ------------------------------------------------------------------------------

    async def join(self, one: OpenClass, key: str, name: str, word: str = "") -> Person:
        """Let somebody in by their name: a newcomer, or somebody who comes back with their word.

        Raises `UserError` for a name that somebody has whose word this is not.
        """
        mine = one.person(key)
        if mine is not None and (not name or one.room.named(name) == mine):
            return mine
        known = one.room.named(name)
        if known is not None:
            if not known.admitted and read_word(word) != known.word:
                raise UserError("class-word" if word else "class-name-taken", given=name)
            await self._come_back(one, known, key)
            return one.room.person(known.number)
        fresh, hash = new_word(), hash_key(key)
        if mine is not None:
            # Another person at the same device from now on.
            await self.change(one, lambda room: [], revoke=(mine.number,))
        number = NOBODY

        def decide(room: Classroom) -> list[ClassEntry]:
            nonlocal number
            number = len(room.people)
            return room.join(name, fresh)

        async with one.lock:
            # The number is known only in the end: what is granted must be the same person's.
            await self._join(one, decide, hash)
        number = next(person.number for person in one.room.people if person.word == fresh and person.name == name)
        await self.seat_latecomer(one, number, key)
        return one.room.person(number)

    async def _join(self, one: OpenClass, decide: Decide, hash: str) -> None:
        for _ in range(TRIES):
            if one.is_old:
                await self._catch_up(one)
            room, now = one.room, time.time()
            entries = tuple(replace(entry, time=now) for entry in decide(room))
            grant = ((hash, len(room.people)),)
            if await self.store.write(ClassChange(room.header, False, room.n + 1, entries, (), grant)):
                room.take(entries)
                one.keys = {**one.keys, hash: one.keys.get(hash, frozenset()) | {grant[0][1]}}
                one.send()
                return
            one.is_old = True
        raise UserError("table-stale")

    async def _come_back(self, one: OpenClass, person: Person, key: str) -> None:
        """Give somebody's place in the class, and their seat, to the device they come back from."""
        number = person.number
        await self.change(
            one, lambda room: [log.entry(log.BACK, person=number)], revoke=(number,), grant=((hash_key(key), number),)
        )
        await self.ensure_seat(one, key)

    async def ensure_seat(self, one: OpenClass, key: str) -> OpenTable | None:
        """Return the table at which a key's holder plays; if the seat is not theirs yet, it is from now on."""
        person = one.person(key)
        if person is None or person.table == NOBODY or person.seat == NOBODY:
            return None
        live = await self.table(one, person.table)
        if person.seat not in await self.tables.open.seats(live, key):
            await self._sit(live, person.seat, person.name, hash_key(key))
        return live

    async def _sit(self, live: OpenTable, seat: int, name: str, hash: str) -> None:
        def decide(table: Table) -> Decided:
            right = table_log.GIVEN if table.seats[seat].is_person else table_log.ARRANGED
            wanted = Seat(table_log.PERSON, name)
            return table.sit(seat, wanted, 0 if table.seats[seat] == wanted else right)

        await self.tables.open.change(live, decide, revoke=(seat, LINK - seat), grant=((hash, seat),))

    async def seat_latecomer(self, one: OpenClass, number: int, key: str = "") -> bool:
        """Give somebody who is at no table the seat of a bot, at the table with most of them; tell whether one was."""
        person = one.room.person(number)
        if not one.room.has_begun or not person.approved or person.table != NOBODY or one.room.is_stopped:
            return False
        free: list[tuple[int, int, int]] = []
        for table, live in enumerate(await self.all_tables(one)):
            if not live.table.is_over:
                bots = [seat for seat, who in enumerate(live.table.seats) if who.kind == table_log.BOT]
                taken = {other.seat for other in one.room.at(table)}
                free += [(-len(bots), table, seat) for seat in bots if seat not in taken]
        for _, table, seat in sorted(free):
            await self.change(one, lambda room, at=(table, seat): _seat_if_free(room, number, *at))  # type: ignore[misc]
            if (one.room.people[number].table, one.room.people[number].seat) == (table, seat):
                live = await self.table(one, table)
                hashes = [hash for hash, held in one.keys.items() if number in held]
                await self._sit(live, seat, person.name, hash_key(key) if key else next(iter(hashes), ""))
                return True
        return False

    async def approve(self, one: OpenClass, key: str, number: int) -> None:
        """Let somebody in who waits for it."""
        self.need_teacher(one, key)
        await self.change(one, lambda room: room.approve(number))
        await self.seat_latecomer(one, number)

    async def rename(self, one: OpenClass, key: str, number: int, name: str) -> None:
        """Give somebody another name, at their table too."""
        self.need_teacher(one, key)
        await self.change(one, lambda room: room.rename(number, name))
        person = one.room.person(number)
        if person.seat != NOBODY:
            live = await self.table(one, person.table)
            await self.tables.open.change(
                live, lambda table: table.sit(person.seat, replace(table.seats[person.seat], name=person.name))
            )

    async def remove(self, one: OpenClass, key: str, number: int) -> None:
        """Remove somebody; a bot plays on in their seat."""
        self.need_teacher(one, key)
        before = one.room.person(number)
        await self.change(one, lambda room: [log.entry(log.REMOVE, person=number)], revoke=(number,))
        await self._leave_seat(one, before)

    async def _leave_seat(self, one: OpenClass, person: Person) -> None:
        """A bot takes the seat that somebody has left."""
        if person.seat == NOBODY:
            return
        live = await self.table(one, person.table)
        settings, treatment = one.room.settings, one.room.groups[person.table].treatment
        level = (settings.treatments[treatment].bots if treatment >= 0 else "") or settings.bots
        name = _bot_name(settings.lang, person.seat, live.table.names)
        seat = person.seat
        await self.tables.open.change(
            live,
            lambda table: table.sit(seat, Seat(table_log.BOT, name, level), table_log.ARRANGED),
            revoke=(seat, LINK - seat),
        )

    async def reseat(self, one: OpenClass, key: str, number: int, table: int) -> None:
        """Move somebody to another table, of the lobby or of those that have begun, where a bot's seat is free."""
        self.need_teacher(one, key)
        if not one.room.has_begun or table >= len(one.room.groups):
            await self.change(one, lambda room: room.move(number, table - len(room.groups)))
            return
        person, live = one.room.person(number), await self.table(one, table)
        taken = {other.seat for other in one.room.at(table)}
        seat = next((n for n, who in enumerate(live.table.seats) if who.kind == table_log.BOT and n not in taken), None)
        if person.table == table:
            return
        if seat is None or live.table.is_over:
            raise UserError("class-full", given=table + 1, accepted=one.room.settings.players)
        await self.change(one, lambda room: [log.entry(log.SEAT, person=number, table=table, seat=seat)])
        await self._leave_seat(one, person)
        for hash, held in one.keys.items():
            if number in held:
                await self._sit(live, seat, person.name, hash)

    async def swap(self, one: OpenClass, key: str, number: int, other: int) -> None:
        """Let two people change places, also in the middle of their games."""
        self.need_teacher(one, key)
        a, b = one.room.person(number), one.room.person(other)
        if a.seat == NOBODY or b.seat == NOBODY:
            await self.change(one, lambda room: room.swap(number, other))
            return
        await self.change(one, lambda room: [
            log.entry(log.SEAT, person=number, table=b.table, seat=b.seat),
            log.entry(log.SEAT, person=other, table=a.table, seat=a.seat),
        ])  # fmt: skip
        # Names at one table stay distinct at every step.
        for person in (a, b):
            await self._leave_seat(one, person)
        for person in (one.room.people[number], one.room.people[other]):
            live = await self.table(one, person.table)
            for hash, held in one.keys.items():
                if person.number in held:
                    await self._sit(live, person.seat, person.name, hash)

    async def admit(self, one: OpenClass, key: str, number: int) -> None:
        """Let somebody back in who has lost their device and their word: they only pick their name."""
        self.need_teacher(one, key)
        await self.change(one, lambda room: [log.entry(log.ADMIT, person=room.person(number).number)])

    async def arrange(self, one: OpenClass, key: str, how: str) -> None:
        """Put all who wait at tables."""
        self.need_teacher(one, key)
        await self.change(one, lambda room: room.arrange(how))

    async def lock(self, one: OpenClass, key: str, on: bool) -> None:
        """Let nobody new in, or let them in again."""
        self.need_teacher(one, key)
        await self.change(one, lambda room: [log.entry(log.LOCK, on=on)] if room.is_locked != on else [])

    async def consent(self, one: OpenClass, key: str) -> None:
        """Note that somebody agrees to what the consent page says."""
        number = self.need_person(one, key).number
        await self.change(
            one, lambda room: [log.entry(log.CONSENT, person=number)] if number not in room.consents else []
        )

    async def invite(self, one: OpenClass, key: str) -> str:
        """Return a new key to the teacher's page, for its link."""
        self.need_teacher(one, key)
        fresh = new_key()
        await self._grant_teacher(one, fresh)
        return fresh

    async def accept(self, one: OpenClass, invitation: str, key: str) -> None:
        """Open the teacher's page to the holder of a key who has the key of its link."""
        self.need_teacher(one, invitation)
        await self._grant_teacher(one, key)

    async def _grant_teacher(self, one: OpenClass, key: str) -> None:
        if TEACHER in one.holders(key):
            return
        await self.change(one, lambda room: [], grant=((hash_key(key), TEACHER),))
        for live in await self.all_tables(one):
            await self.tables.open.change(live, lambda table: Decided([]), grant=((hash_key(key), HOST),))

    # -- the lesson ------------------------------------------------------------------------------

    async def learn(self, one: OpenClass, key: str) -> None:
        """Have everybody take the lesson of the class, until the tables begin."""
        self.need_teacher(one, key)

        def decide(room: Classroom) -> list[ClassEntry]:
            if not room.settings.lesson or room.has_begun:
                raise UserError("class-no-lesson")
            return [] if room.is_learning else [log.entry(log.LEARN)]

        await self.change(one, decide)

    async def ensure_lesson(self, one: OpenClass, key: str) -> LessonSession | None:
        """Return the lesson that a key's holder takes in the class; on another device they go on where they were."""
        person = one.person(key)
        if person is None or not person.approved or not one.room.is_learning:
            return None
        async with self._enrolling:
            number, code = person.number, one.room.people[person.number].lesson
            if not code:
                lesson = find_lesson(one.room.settings.game, one.room.settings.lesson)
                session = await self.lessons.begin(lesson, key, lesson.places[0], person.name)
                code = session.stored.code
                await self.change(one, lambda room: [log.entry(log.LESSON, person=number, code=code)])
                return session
            session = await self.lessons.find(code)
            if session.seat(key) is None:
                await self.lessons.hand_over(session, key)
            return session

    async def teaches(self, key: str, session: LessonSession) -> str:
        """Return the code of the class in which a key's holder takes a lesson; empty if they take it by themselves."""
        for code, holder in await self.held_by(key):
            if holder != TEACHER:
                person = (await self.find(code)).person(key)
                if person is not None and person.lesson == session.stored.code:
                    return code
        return ""

    # -- the tables ------------------------------------------------------------------------------

    async def begin(self, one: OpenClass, key: str) -> None:
        """Set a table for each group of the lobby, bots at the seats nobody takes, and begin all their games.

        The tables and the entry that names them are stored together: a class has all of them or none.
        """
        self.need_teacher(one, key)
        made: list[TableChange] = []
        teachers = [hash for hash, held in one.keys.items() if TEACHER in held]

        def decide(room: Classroom) -> list[ClassEntry]:
            loose = [person.number for person in room.loose()] if room.has_begun else []
            groups = room.lobby() or [
                [room.people[n] for n in loose[i : i + room.settings.players]]
                for i in range(0, len(loose), room.settings.players)
            ]
            groups = [group for group in groups if group]
            if not groups:
                raise UserError("class-empty")
            made.clear()
            treatments = room.treatments(len(groups))
            deadline = room.deadline or (int(time.time()) + 60 * room.settings.minutes if room.settings.minutes else 0)
            for group, treatment in zip(groups, treatments, strict=True):
                holders = {
                    person.number: [hash for hash, held in one.keys.items() if person.number in held]
                    for person in group
                }
                made.append(
                    _new_table(room, len(room.groups) + len(made), group, treatment, deadline, holders, teachers)
                )
            entries = [log.entry(log.BEGIN, tables=[
                {"code": change.header.code, "treatment": treatment, "people": [
                    group[seat].number if seat < len(group) else -1 for seat in range(room.settings.players)
                ]}
                for change, group, treatment in zip(made, groups, treatments, strict=True)
            ])]  # fmt: skip
            return entries if deadline == room.deadline else [*entries, log.entry(log.DEADLINE, at=deadline)]

        await self.change(one, decide, tables=lambda room: tuple(made))
        await self.all_tables(one)

    async def pause(self, one: OpenClass, key: str, on: bool) -> None:
        """Stop all tables, or let them go on. What everybody was to look at is over then."""
        self.need_teacher(one, key)
        await self.change(one, lambda room: [
            *([log.entry(log.PAUSE, on=on)] if room.is_paused != on else []),
            *([log.entry(log.LOOK)] if room.look and not on else []),
        ])  # fmt: skip
        await self._tell(one, lambda table: table.pause(one.room.is_paused))
        if not on:
            await self._tell(one, lambda table: table.look_at(""))

    async def look(self, one: OpenClass, key: str, path: str, title: str) -> None:
        """Have all screens show something, and all tables wait meanwhile."""
        self.need_teacher(one, key)
        await self.change(one, lambda room: [
            *([log.entry(log.PAUSE, on=True)] if not room.is_paused else []),
            log.entry(log.LOOK, path=path, title=title),
        ])  # fmt: skip
        await self._tell(one, lambda table: table.pause(True))
        await self._tell(one, lambda table: table.look_at(f"/c/{one.code}/look"))

    async def end_at(self, one: OpenClass, key: str, deadline: int) -> None:
        """Say when time is up, in seconds since 1970; 0 for never."""
        self.need_teacher(one, key)
        await self.change(one, lambda room: [log.entry(log.DEADLINE, at=deadline)] if room.deadline != deadline else [])
        await self._tell(one, lambda table: table.end_at(one.room.deadline))

    async def more_time(self, one: OpenClass, key: str, minutes: int) -> None:
        """Give everybody some more minutes."""
        await self.end_at(one, key, max(one.room.deadline, int(time.time())) + 60 * minutes)

    async def stop(self, one: OpenClass, key: str) -> None:
        """End all games as they stand."""
        self.need_teacher(one, key)
        await self.change(one, lambda room: [log.entry(log.STOP)] if not room.is_stopped else [])
        await self._tell(one, lambda table: table.look_at(""))
        await self._tell(one, lambda table: table.stop())

    async def allow_stand_ins(self, one: OpenClass, key: str, on: bool) -> None:
        """Say whether bots come by themselves for those who are away."""
        self.need_teacher(one, key)
        await self.change(one, lambda room: [log.entry(log.STAND_INS, on=on)] if room.stand_ins != on else [])
        await self._tell(one, lambda table: Decided([Entry(table_log.CLASS, HOST, int(on), one.code)]))

    async def stand_in(self, one: OpenClass, key: str, number: int) -> None:
        """Have a bot play for somebody until they come back."""
        self.need_teacher(one, key)
        person = one.room.person(number)
        if person.seat == NOBODY:
            raise UserError("class-nobody")
        live, level = await self.table(one, person.table), one.room.settings.bots
        await self.tables.open.change(
            live, lambda table: table.sit(person.seat, table.seats[person.seat].with_bot(level))
        )

    async def _tell(self, one: OpenClass, decide: Callable[[Table], Decided]) -> None:
        """Tell all tables something; one that cannot be told does not keep it from the others."""
        for live in await self.all_tables(one):
            for _ in range(TRIES):
                try:
                    await self.tables.open.change(live, decide)
                    break
                except UserError as error:
                    # Somebody acted at the same moment in another process.
                    if error.code != "table-stale":
                        LOG.warning("table %s of a class could not be told: %s", live.table.header.code, error)
                        break

    # -- questions -------------------------------------------------------------------------------

    async def ask(self, one: OpenClass, key: str, text: str, choices: Sequence[str], *, stage: bool) -> None:
        """Ask everybody something, now or at the end of each period or lap."""
        self.need_teacher(one, key)
        when = "stage" if stage else "now"
        await self.change(one, lambda room: [log.entry(log.ASK, text=text, choices=list(choices), when=when)])
        if not stage:
            id = len(one.room.questions) - 1
            await self._tell(one, lambda table: table.look_at(f"/c/{one.code}/q/{id}"))

    async def close_question(self, one: OpenClass, key: str, id: int, *, is_open: bool, shown: bool) -> None:
        """Take no more answers to a question, or take them again; show them to all, or not."""
        self.need_teacher(one, key)
        await self.change(one, lambda room: [log.entry(log.CLOSE, id=room.question(id).id, open=is_open, shown=shown)])
        if not is_open:
            prefix = f"/c/{one.code}/q/{id}"
            await self._tell(one, lambda table: table.look_at("") if table.look.startswith(prefix) else Decided([]))

    async def answer(self, one: OpenClass, key: str, id: int, text: str) -> None:
        """Note somebody's answer."""
        person = self.need_person(one, key)
        stage = ""
        if person.table != NOBODY and one.room.question(id).stage:
            stage = stage_of((await self.table(one, person.table)).table)
        await self.change(one, lambda room: room.answer(person.number, id, text, stage))

    def table_changed(self, live: OpenTable) -> None:
        """Note that a table is another than before: its class is shown anew, and a period's end may have a question."""
        code = live.table.class_code
        if not code or code not in self.cache:
            return
        one = self.cache[code]
        one.send()
        name, stage = live.table.header.code, stage_of(live.table)
        before = self._stages.get(name, "")
        self._stages[name] = stage
        asked = [question.id for question in one.room.questions if question.stage and question.is_open]
        if before != stage and _number(before) > 0 and asked:
            path = f"/c/{code}/q/{asked[-1]}?at={stage.replace(' ', '-')}"
            task = asyncio.ensure_future(self._ask_table(live, path))
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)

    async def _ask_table(self, live: OpenTable, path: str) -> None:
        try:
            await self.tables.open.change(live, lambda table: table.look_at(path))
        except UserError as error:
            LOG.info("table %s was not asked: %s", live.table.header.code, error.code)

    # -- the end ---------------------------------------------------------------------------------

    async def delete(self, one: OpenClass, key: str) -> None:
        """Delete a class with all names, and its tables."""
        self.need_teacher(one, key)
        await self.erase(one)

    async def erase(self, one: OpenClass) -> None:
        """Delete a class without asking whose it is."""
        codes = [group.code for group in one.room.groups]
        lessons = [person.lesson for person in one.room.people if person.lesson]
        async with one.lock:
            await self.store.ask(delete_class, self.store, one.room.header.id, codes, lessons)
            for code in lessons:
                self.lessons.cache.drop(code)
            self.cache.drop(one.code)
            for code in codes:
                if code in self.tables.open.cache:
                    self.tables.open.cache[code].send()
                self.tables.open.cache.drop(code)
        one.send()


def stage_of(table: Table) -> str:
    """Return how far a table's game is, in the engine's words: `period 3`."""
    return str(table.match.state.when()) if table.match is not None else ""


def _number(stage: str) -> int:
    """Return which period or lap it is; 0 before the first, while the table is made ready."""
    last = stage.rpartition(" ")[2]
    return int(last) if last.isdecimal() else 0


def _seat_if_free(room: Classroom, number: int, table: int, seat: int) -> list[ClassEntry]:
    is_free = all(person.seat != seat for person in room.at(table))
    return [log.entry(log.SEAT, person=number, table=table, seat=seat)] if is_free else []


def _bot_name(lang: str, seat: int, names: Sequence[str]) -> str:
    name, number = _TEXTS.say(lang, "bot", number=seat + 1), seat + 1
    while name in names:
        number += 1
        name = _TEXTS.say(lang, "bot", number=number)
    return name


def _new_table(
    room: Classroom, number: int, group: Sequence[Person], treatment: int, deadline: int,
    holders: dict[int, list[str]], teachers: Sequence[str],
) -> TableChange:  # fmt: skip
    """Return a table of a class as it is stored: seated, told what the class wants, and begun."""
    settings = room.settings
    setup, title = settings.setup(treatment), find_game(settings.game)
    own = settings.treatments[treatment] if treatment >= 0 else None
    level = (own.bots if own else "") or settings.bots
    hints = settings.hints if own is None or own.hints is None else own.hints
    names = [person.name for person in group]
    seats = [Seat(table_log.PERSON, name) for name in names]
    while len(seats) < setup.players:
        seats.append(Seat(table_log.BOT, _bot_name(settings.lang, len(seats), names), level))
    seated = [Entry(table_log.SEAT, n, 0, seat.write()) for n, seat in enumerate(seats)]
    seated.append(Entry(table_log.CLASS, HOST, int(room.stand_ins), room.header.code))
    seated += [] if hints else [Entry(table_log.HINTS, HOST, 0)]
    seated += [] if settings.talk else [Entry(table_log.TALK, HOST, 0)]
    seated += [Entry(table_log.DEADLINE, HOST, deadline)] if deadline else []
    seed = settings.seed if settings.same_deal else mix(settings.seed, 9000 + number) >> 11
    header = Header(
        id=secrets.token_hex(12), code=new_code(), game=settings.game, edition=setup.edition, level=setup.level,
        players=setup.players, options=dict(setup.options), rules=title.meta.rules_version, seed=seed & (2**53 - 1),
        salt=secrets.token_hex(16), created=time.time(),
    )  # fmt: skip
    begun, state = Table(header, seated).start()
    pause = [Entry(table_log.PAUSE, HOST, 1)] if room.is_paused else []
    entries = stamped([*seated, *begun, *pause])
    shot = None if state is None else Snapshot.of(state, len(seated) + len(begun), header.rules)
    grant = [(hash, HOST) for hash in teachers]
    grant += [(hash, seat) for seat, person in enumerate(group) for hash in holders[person.number]]
    return TableChange(header, True, 1, entries, shot, grant=tuple(grant))
