"""The roster of a class: who joins, who comes back from another device, who sits where; what the teacher does there."""

import secrets
from typing import Final

from sobremesa.classroom import log
from sobremesa.classroom.classroom import NOBODY, Classroom, Pupil
from sobremesa.classroom.open import OpenClass, OpenClasses
from sobremesa.classroom.tables import ClassTables
from sobremesa.core.errors import UserError
from sobremesa.store import ClassEntry
from sobremesa.tables.keys import hash_key

SIGNS: Final = "BCDFGHJKLMNPQRSTVWXZ23456789"
"""What the word to come back by is made of: nothing that is read as something else, and no vowels."""
WORD: Final = 4


def new_word() -> str:
    """Return the word of a pupil, to come back by from another device."""
    return "".join(secrets.choice(SIGNS) for _ in range(WORD))


def read_word(typed: str) -> str:
    """Return a word from however it was typed."""
    return "".join(sign for sign in typed.upper() if sign.isalnum())[: 2 * WORD]


class Roster:
    """Pupils come, come back, are let in, named, moved and removed."""

    def __init__(self, open: OpenClasses, tables: ClassTables) -> None:
        self.open = open
        self.tables = tables

    # -- what pupils do --------------------------------------------------------------------------

    async def join(self, open_class: OpenClass, key: str, name: str, word: str = "") -> Pupil:
        """Let somebody in by their name: a newcomer, or a pupil who comes back with their word.

        Raises `UserError` for a name that somebody has whose word this is not.
        """
        mine, known = open_class.pupil(key), open_class.classroom.named(name)
        if mine is not None and (not name or known == mine):
            return mine
        if known is not None:
            if not known.admitted and read_word(word) != known.word:
                raise UserError("class-word" if word else "class-name-taken", given=name)
            await self._come_back(open_class, known.number, key)
            return open_class.classroom.pupil(known.number)
        if mine is not None:
            # Another person at the same device from now on.
            await self.open.change(open_class, lambda classroom: [], revoke=(mine.number,))
        new = new_word()
        await self.open.change(
            open_class, lambda classroom: classroom.join(name, new),
            grant=lambda classroom: ((hash_key(key), len(classroom.pupils)),),
        )  # fmt: skip
        number = open_class.need_pupil(key).number
        await self.seat_latecomer(open_class, number)
        return open_class.classroom.pupil(number)

    async def _come_back(self, open_class: OpenClass, number: int, key: str) -> None:
        """Give a pupil's place in the class, and their seat, to the device they come back from."""
        await self.open.change(
            open_class, lambda classroom: [log.entry(log.BACK, person=number)], revoke=(number,),
            grant=lambda classroom: ((hash_key(key), number),),
        )  # fmt: skip
        await self.tables.own(open_class, key)

    async def seat_latecomer(self, open_class: OpenClass, number: int) -> bool:
        """Give a pupil who is at no table the seat of a bot, at the table with most of them; tell whether one was."""
        classroom, pupil = open_class.classroom, open_class.classroom.pupil(number)
        if not classroom.has_begun or not pupil.approved or pupil.table != NOBODY or classroom.is_stopped:
            return False
        free: list[tuple[int, int, int]] = []
        for table in range(len(classroom.groups)):
            seats = await self.tables.free_seats(open_class, table)
            free += [(-len(seats), table, seat) for seat in seats]
        for _, table, seat in sorted(free):
            await self.open.change(
                open_class,
                lambda classroom, at=(table, seat): _seat_if_free(classroom, number, *at),  # type: ignore[misc]
            )
            pupil = open_class.classroom.pupils[number]
            if (pupil.table, pupil.seat) == (table, seat):
                await self.tables.sit(open_class, pupil)
                return True
        return False

    async def consent(self, open_class: OpenClass, key: str) -> None:
        """Note that a pupil agrees to what the consent page says."""
        number = open_class.need_pupil(key).number
        await self.open.change(
            open_class,
            lambda classroom: [] if number in classroom.consents else [log.entry(log.CONSENT, person=number)],
        )

    # -- what the teacher does -------------------------------------------------------------------

    async def approve(self, open_class: OpenClass, key: str, number: int) -> None:
        """Let a pupil in who waits for it."""
        open_class.need_teacher(key)
        await self.open.change(open_class, lambda classroom: classroom.approve(number))
        await self.seat_latecomer(open_class, number)

    async def rename(self, open_class: OpenClass, key: str, number: int, name: str) -> None:
        """Give a pupil another name, at their table too."""
        open_class.need_teacher(key)
        await self.open.change(open_class, lambda classroom: classroom.rename(number, name))
        await self.tables.rename(open_class, open_class.classroom.pupil(number))

    async def remove(self, open_class: OpenClass, key: str, number: int) -> None:
        """Remove a pupil; a bot plays on in their seat."""
        open_class.need_teacher(key)
        pupil = open_class.classroom.pupil(number)
        await self.open.change(open_class, lambda classroom: [log.entry(log.REMOVE, person=number)], revoke=(number,))
        await self.tables.leave(open_class, pupil)

    async def reseat(self, open_class: OpenClass, key: str, number: int, table: int) -> None:
        """Move a pupil to another table, of the lobby or of those that have begun, where a bot's seat is free."""
        open_class.need_teacher(key)
        if table >= len(open_class.classroom.groups):
            await self.open.change(open_class, lambda classroom: classroom.move(number, table - len(classroom.groups)))
            return
        pupil, free = open_class.classroom.pupil(number), await self.tables.free_seats(open_class, table)
        if pupil.table == table:
            return
        if not free:
            raise UserError("class-full", given=table + 1, accepted=open_class.classroom.settings.players)
        await self.open.change(
            open_class, lambda classroom: [log.entry(log.SEAT, person=number, table=table, seat=free[0])]
        )
        await self.tables.leave(open_class, pupil)
        await self.tables.sit(open_class, open_class.classroom.pupil(number))

    async def swap(self, open_class: OpenClass, key: str, number: int, other: int) -> None:
        """Let two pupils change places, also in the middle of their games."""
        open_class.need_teacher(key)
        first, second = open_class.classroom.pupil(number), open_class.classroom.pupil(other)
        if first.seat == NOBODY or second.seat == NOBODY:
            await self.open.change(open_class, lambda classroom: classroom.swap(number, other))
            return
        await self.open.change(open_class, lambda classroom: [
            log.entry(log.SEAT, person=number, table=second.table, seat=second.seat),
            log.entry(log.SEAT, person=other, table=first.table, seat=first.seat),
        ])  # fmt: skip
        # Names at one table stay distinct at every step.
        for pupil in (first, second):
            await self.tables.leave(open_class, pupil)
        for pupil in (first, second):
            await self.tables.sit(open_class, open_class.classroom.pupil(pupil.number))

    async def admit(self, open_class: OpenClass, key: str, number: int) -> None:
        """Let a pupil back in who has lost their device and their word: they only pick their name."""
        open_class.need_teacher(key)
        await self.open.change(
            open_class, lambda classroom: [log.entry(log.ADMIT, person=classroom.pupil(number).number)]
        )

    async def arrange(self, open_class: OpenClass, key: str, how: str) -> None:
        """Put all who wait at tables."""
        open_class.need_teacher(key)
        await self.open.change(open_class, lambda classroom: classroom.arrange(how))

    async def lock(self, open_class: OpenClass, key: str, on: bool) -> None:
        """Let nobody new in, or let them in again."""
        open_class.need_teacher(key)
        await self.open.change(
            open_class, lambda classroom: [log.entry(log.LOCK, on=on)] if classroom.is_locked != on else []
        )

    async def stand_in(self, open_class: OpenClass, key: str, number: int) -> None:
        """Have a bot play for a pupil until they come back."""
        open_class.need_teacher(key)
        await self.tables.stand_in(open_class, open_class.classroom.pupil(number))


def _seat_if_free(classroom: Classroom, number: int, table: int, seat: int) -> list[ClassEntry]:
    is_free = all(pupil.seat != seat for pupil in classroom.at(table))
    return [log.entry(log.SEAT, person=number, table=table, seat=seat)] if is_free else []
