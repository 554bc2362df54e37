"""The tables of a class: created and started together, with pupils and bots seated, paused and ended together."""

import logging
import secrets
import time
from collections.abc import Callable, Sequence
from dataclasses import replace
from typing import Final

from sobremesa.classroom.classroom import NOBODY, TEACHER, Classroom, Pupil
from sobremesa.classroom.open import TRIES, OpenClass
from sobremesa.core.errors import UserError
from sobremesa.core.registry import game as find_game
from sobremesa.core.rng import mix
from sobremesa.core.texts import Texts
from sobremesa.store import HOST, Entry, Header, Snapshot, TableChange
from sobremesa.tables import OpenTable, Seat, Table, Tables
from sobremesa.tables import log as table_log
from sobremesa.tables.keys import new_code
from sobremesa.tables.open import stamped
from sobremesa.tables.seating import LINK
from sobremesa.tables.table import Decided

LOG = logging.getLogger(__name__)
_TEXTS = Texts(__package__)
DEALS: Final = 9000
"""Added to a table's number to derive its own seed from that of the class."""


class ClassTables:
    """The tables of classes."""

    def __init__(self, tables: Tables) -> None:
        self.open = tables.open

    async def find(self, open_class: OpenClass, number: int) -> OpenTable:
        """Return a table of a class, by number from 0."""
        groups = open_class.classroom.groups
        if not 0 <= number < len(groups):
            raise UserError("bad-table", given=number + 1, accepted=len(groups))
        code = groups[number].code
        live = open_class.tables[code] = await self.open.find(code)
        return live

    async def all(self, open_class: OpenClass) -> list[OpenTable]:
        """Return all tables of a class that have begun."""
        return [await self.find(open_class, number) for number in range(len(open_class.classroom.groups))]

    async def tell(self, open_class: OpenClass, decide: Callable[[Table], Decided]) -> None:
        """Apply a change to all tables; a table that refuses it does not stop the others."""
        for live in await self.all(open_class):
            for _ in range(TRIES):
                try:
                    await self.open.change(live, decide)
                    break
                except UserError as error:
                    # Somebody acted at the same time in another process.
                    if error.code != "table-stale":
                        LOG.warning("table %s of a class could not be told: %s", live.table.header.code, error)
                        break

    async def add_host(self, open_class: OpenClass, hash: str) -> None:
        """Make the holder of a key the host of all tables."""
        for live in await self.all(open_class):
            await self.open.change(live, lambda table: Decided([]), grant=((hash, HOST),))

    def drop(self, codes: Sequence[str]) -> None:
        """Drop deleted tables from memory, and wake the streams of people who have them open."""
        for code in codes:
            if code in self.open.cache:
                self.open.cache[code].send()
            self.open.cache.drop(code)

    # -- seats -----------------------------------------------------------------------------------

    async def free_seats(self, open_class: OpenClass, number: int) -> list[int]:
        """Return the seats of a table that bots hold for latecomers; none once its game is over."""
        table = (await self.find(open_class, number)).table
        taken = {pupil.seat for pupil in open_class.classroom.at(number)}
        bots = [seat for seat, holder in enumerate(table.seats) if holder.kind == table_log.BOT]
        return [] if table.is_over else [seat for seat in bots if seat not in taken]

    async def own(self, open_class: OpenClass, key: str) -> OpenTable | None:
        """Return the table at which a key's holder plays, and give them their seat if they do not have it yet."""
        pupil = open_class.pupil(key)
        if pupil is None or pupil.table == NOBODY or pupil.seat == NOBODY:
            return None
        live = await self.find(open_class, pupil.table)
        if pupil.seat not in await self.open.seats(live, key):
            await self.sit(open_class, pupil)
        return live

    async def sit(self, open_class: OpenClass, pupil: Pupil) -> None:
        """Give a pupil the seat that the class has assigned to them."""
        live, seat = await self.find(open_class, pupil.table), pupil.seat
        wanted = Seat(table_log.PERSON, pupil.name)

        def decide(table: Table) -> Decided:
            right = table_log.GIVEN if table.seats[seat].is_person else table_log.ARRANGED
            return table.sit(seat, wanted, 0 if table.seats[seat] == wanted else right)

        grant = tuple((hash, seat) for hash in open_class.hashes(pupil.number))
        await self.open.change(live, decide, revoke=(seat, LINK - seat), grant=grant)

    async def leave(self, open_class: OpenClass, pupil: Pupil) -> None:
        """Seat a bot where a pupil has left."""
        if pupil.seat == NOBODY:
            return
        live, seat = await self.find(open_class, pupil.table), pupil.seat
        settings, group = open_class.classroom.settings, open_class.classroom.groups[pupil.table]
        bot = Seat(table_log.BOT, _bot_name(settings.lang, seat, live.table.names), settings.bots_with(group.treatment))
        await self.open.change(live, lambda table: table.sit(seat, bot, table_log.ARRANGED), revoke=(seat, LINK - seat))

    async def stand_in(self, open_class: OpenClass, pupil: Pupil) -> None:
        """Let a stand-in play for a pupil until they come back."""
        if pupil.seat == NOBODY:
            raise UserError("class-nobody")
        live, level = await self.find(open_class, pupil.table), open_class.classroom.settings.bots
        await self.open.change(live, lambda table: table.sit(pupil.seat, table.seats[pupil.seat].with_bot(level)))

    async def rename(self, open_class: OpenClass, pupil: Pupil) -> None:
        """Update the name at a pupil's seat."""
        if pupil.seat != NOBODY:
            live = await self.find(open_class, pupil.table)
            await self.open.change(
                live, lambda table: table.sit(pupil.seat, replace(table.seats[pupil.seat], name=pupil.name))
            )


def _bot_name(lang: str, seat: int, names: Sequence[str]) -> str:
    name, number = _TEXTS.say(lang, "bot", number=seat + 1), seat + 1
    while name in names:
        number += 1
        name = _TEXTS.say(lang, "bot", number=number)
    return name


def new_table(
    open_class: OpenClass, classroom: Classroom, number: int, pupils: Sequence[Pupil], treatment: int, deadline: int
) -> TableChange:
    """Return the change that creates a table of a class: seated, with the class's settings, and started."""
    settings = classroom.settings
    setup, title = settings.setup(treatment), find_game(settings.game)
    names = [pupil.name for pupil in pupils]
    seats = [Seat(table_log.PERSON, name) for name in names]
    while len(seats) < setup.players:
        name = _bot_name(settings.lang, len(seats), names)
        seats.append(Seat(table_log.BOT, name, settings.bots_with(treatment)))
    seated = [Entry(table_log.SEAT, n, 0, seat.write()) for n, seat in enumerate(seats)]
    seated.append(Entry(table_log.CLASS, HOST, int(classroom.stand_ins), classroom.header.code))
    seated += [] if settings.hints_with(treatment) else [Entry(table_log.HINTS, HOST, 0)]
    seated += [] if settings.talk else [Entry(table_log.TALK, HOST, 0)]
    seated += [Entry(table_log.DEADLINE, HOST, deadline)] if deadline else []
    seed = settings.seed if settings.same_deal else mix(settings.seed, DEALS + number) >> 11
    header = Header(
        id=secrets.token_hex(12), code=new_code(), game=settings.game, edition=setup.edition, level=setup.level,
        players=setup.players, options=dict(setup.options), rules=title.meta.rules_version, seed=seed & (2**53 - 1),
        salt=secrets.token_hex(16), created=time.time(),
    )  # fmt: skip
    begun, state = Table(header, seated).start()
    notices = [Entry(table_log.PAUSE, HOST, 1)] if classroom.is_paused else []
    notices += [Entry(table_log.LOOK, HOST, 0, classroom.look_path)] if classroom.look else []
    entries = stamped([*seated, *begun, *notices])
    shot = None if state is None else Snapshot.of(state, len(seated) + len(begun), header.rules)
    grant = [(hash, HOST) for hash in open_class.hashes(TEACHER)]
    grant += [(hash, seat) for seat, pupil in enumerate(pupils) for hash in open_class.hashes(pupil.number)]
    return TableChange(header, True, 1, entries, shot, grant=tuple(grant))
