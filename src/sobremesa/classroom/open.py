"""The open classes of one process. Each is changed by one thing at a time: decided, stored, applied, then sent."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field, replace
from typing import Final

from sobremesa.classroom.classroom import TEACHER, Classroom, Pupil
from sobremesa.classroom.settings import Settings
from sobremesa.core.errors import UserError
from sobremesa.store import ClassChange, ClassEntry, ClassHeader, Store, TableChange
from sobremesa.tables import OpenTable
from sobremesa.tables.audience import Audience
from sobremesa.tables.cache import Cache
from sobremesa.tables.keys import hash_key, new_code, read_code

Decide = Callable[[Classroom], Sequence[ClassEntry]]
Grants = tuple[tuple[str, int], ...]
"""Hashes of keys, and as whom their holders may act."""
TRIES: Final = 20
"""So many codes are tried for a new class, and so often something is decided anew if another process was quicker."""
WEIGHT: Final = 100_000
"""So many bytes, about, a class takes in memory."""
MEMORY: Final = 64 << 20


@dataclass(eq=False)
class OpenClass(Audience):
    """A class in memory, with those who have it open from here."""

    classroom: Classroom
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
        return self.classroom.header.code

    @property
    def is_used(self) -> bool:
        """Tell whether somebody has it open, or something is being done in it."""
        return bool(self.watchers) or self.lock.locked()

    def holders(self, key: str) -> frozenset[int]:
        """Return as whom a key's holder may act."""
        return self.keys.get(hash_key(key), frozenset()) if key else frozenset()

    def hashes(self, holder: int) -> list[str]:
        """Return the hashes of the keys of a pupil, or of the teacher."""
        return [hash for hash, held in self.keys.items() if holder in held]

    def pupil(self, key: str) -> Pupil | None:
        """Return the pupil that a key's holder is."""
        pupils = (self.classroom.pupils[number] for number in sorted(self.holders(key) - {TEACHER}))
        return next((pupil for pupil in pupils if not pupil.removed), None)

    def need_teacher(self, key: str) -> None:
        """Raise `UserError` for a key that is not the teacher's."""
        if TEACHER not in self.holders(key):
            raise UserError("class-not-teacher")

    def need_pupil(self, key: str) -> Pupil:
        """Return the pupil that a key's holder is. Raises `UserError` for a stranger."""
        pupil = self.pupil(key)
        if pupil is None:
            raise UserError("class-not-yours")
        return pupil


class OpenClasses:
    """Classes in memory, as they are in the store."""

    def __init__(self, store: Store) -> None:
        self.store = store
        self.cache: Cache[OpenClass] = Cache(MEMORY, lambda _: WEIGHT, lambda open_class: open_class.is_used)
        self._tasks: set[asyncio.Task[None]] = set()

    async def listen(self) -> None:
        """Begin to listen to other processes."""
        loop = asyncio.get_running_loop()
        await asyncio.to_thread(self.store.listen, lambda code, n: loop.call_soon_threadsafe(self.heard, code, n))

    def heard(self, code: str, n: int) -> None:
        """Another process has changed a class; any of them, if the code is empty."""
        for open_class in self.cache.values() if not code else [self.cache[code]] if code in self.cache else []:
            open_class.is_old = True
            open_class.send()

    async def settle(self) -> None:
        """Wait for what goes on by itself."""
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def add(self, settings: Settings, key: str) -> OpenClass:
        """Store a new class whose teacher holds `key`."""
        held = {hash_key(key): frozenset({TEACHER})}
        for _ in range(TRIES):
            code = new_code()
            if await self.store.ask(self.store.is_used, code):
                continue
            header = ClassHeader(secrets.token_hex(12), code, settings.write(), time.time())
            if await self.store.write(ClassChange(header, True, 1, (), (), ((hash_key(key), TEACHER),))):
                return self.cache.put(code, OpenClass(classroom=Classroom(header), keys=held))
        raise UserError("store-lost")

    async def find(self, code: str) -> OpenClass:
        """Return a class by its code. Raises `UserError` if there is none."""
        code = read_code(code)
        open_class = self.cache.get(code) if code else None
        if open_class is None:
            stored = await self.store.ask(self.store.class_of, code) if code else None
            if stored is None:
                raise UserError("class-unknown", given=code or "?")
            read = OpenClass(classroom=Classroom(stored.header, stored.entries), keys=stored.keys)
            open_class = self.cache.get(code) or self.cache.put(code, read)
        if open_class.is_old:
            async with open_class.lock:
                await self._catch_up(open_class)
        return open_class

    async def held_by(self, key: str) -> list[tuple[str, int]]:
        """Return the codes of the classes of a key, and as whom it acts there, the newest first."""
        return await self.store.ask(self.store.classes_of, hash_key(key)) if key else []

    async def change(
        self, open_class: OpenClass, decide: Decide, *, revoke: tuple[int, ...] = (),
        grant: Callable[[Classroom], Grants] = lambda classroom: (),
        tables: Callable[[Classroom], tuple[TableChange, ...]] = lambda classroom: (),
    ) -> None:  # fmt: skip
        """Have something decided on the class as it stands, stored, and only then applied and sent.

        If another process was quicker, it is decided anew on what that made of the class. The caller may leave in its
        middle: it is brought to its end all the same.
        """
        task = asyncio.ensure_future(self._change(open_class, decide, revoke, grant, tables))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        await asyncio.shield(task)

    async def _change(
        self, open_class: OpenClass, decide: Decide, revoke: tuple[int, ...], grant: Callable[[Classroom], Grants],
        tables: Callable[[Classroom], tuple[TableChange, ...]],
    ) -> None:  # fmt: skip
        async with open_class.lock:
            for _ in range(TRIES):
                if open_class.is_old:
                    await self._catch_up(open_class)
                classroom, now = open_class.classroom, time.time()
                entries = tuple(replace(entry, time=now) for entry in decide(classroom))
                granted, set_up = grant(classroom), tables(classroom)
                if not entries and not revoke and not granted:
                    return
                change = ClassChange(classroom.header, False, classroom.n + 1, entries, revoke, granted, set_up)
                if await self.store.write(change):
                    break
                open_class.is_old = True
            else:
                raise UserError("table-stale")
            classroom.take(entries)
            keys = {hash: held - set(revoke) for hash, held in open_class.keys.items()}
            for hash, holder in granted:
                keys[hash] = keys.get(hash, frozenset()) | {holder}
            open_class.keys = keys
            open_class.send()

    async def _catch_up(self, open_class: OpenClass) -> None:
        """Become what the class is in the store. Raises `UserError` if it is no longer there."""
        open_class.is_old = False
        stored = await self.store.ask(self.store.class_of, open_class.code)
        if stored is None:
            self.cache.drop(open_class.code)
            raise UserError("class-unknown", given=open_class.code)
        open_class.classroom, open_class.keys = Classroom(stored.header, stored.entries), stored.keys
