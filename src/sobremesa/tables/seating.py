"""Who may sit where. A person's seat is taken only with their consent or when they are away, and all see it."""

from sobremesa.core.errors import UserError
from sobremesa.store import HOST, Entry
from sobremesa.tables import log
from sobremesa.tables.keys import hash_key, new_key
from sobremesa.tables.log import Seat, SeatClaim
from sobremesa.tables.open import OpenTable, OpenTables
from sobremesa.tables.presence import Presence
from sobremesa.tables.table import Decided, Table

LINK = -2
"""`LINK - n` among the keys of a table is a link to seat n made by the host: its holder may claim the seat."""


class Seating:
    """Assigns the seats of the open tables."""

    def __init__(self, tables: OpenTables, presence: Presence) -> None:
        self.tables = tables
        self.presence = presence

    async def sit(self, live: OpenTable, number: int, seat: Seat, key: str) -> None:
        """Let somebody sit down at an open seat, or the host put somebody else there; the key may act for it then.

        If it is a person's seat and the game has begun, its person is asked, or must be away.
        """
        mine = await self.tables.seats(live, key)
        before, is_mine, is_host = _seat(live, number), number in mine, HOST in mine
        if before.kind != log.OPEN and not is_host and not is_mine:
            raise UserError("table-seat-taken", given=number + 1)
        if seat.kind != log.PERSON and not is_host:
            # A bot, nobody, or somebody at the host's screen.
            raise UserError("table-not-host")
        if seat.kind == log.OPEN and live.table.match is not None:
            raise UserError("table-started")
        right = 0
        if not is_mine and (before.is_person or (before.kind == log.BOT and live.table.match is not None)):
            if await self._must_ask(live, number):
                await self._claim(live, number, SeatClaim(seat, hash_key(key)))
                return
            right = log.ARRANGED if live.table.match is None or not before.is_person else log.AWAY
        revoke = () if seat.is_person and is_mine else (number, LINK - number)
        await self._seat(live, number, before, seat, right, hash_key(key) if key else "", revoke)

    async def invite(self, live: OpenTable, number: int, key: str) -> str:
        """Return a new key to a seat, for its link. The host may make one for each seat, others for their own.

        One's own link lets oneself in from another device; one the host makes for somebody else's seat asks for it.
        """
        mine = await self.tables.seats(live, key)
        if number not in mine and HOST not in mine:
            raise UserError("table-not-host")
        if _seat(live, number).kind == log.BOT:
            raise UserError("bad-seat", given=number + 1, accepted=len(live.table.seats))
        fresh, held = new_key(), number if number in mine else LINK - number
        await self.tables.change(live, lambda table: Decided([]), grant=((hash_key(fresh), held),))
        return fresh

    async def accept(self, live: OpenTable, invitation: str, key: str, name: str = "") -> int | None:
        """Give a seat to somebody with the key of its link; return its number, nothing if it is only asked for.

        From then on it is theirs alone: the screen it was at before can no longer act for it, nor somebody who
        made the link and still knows it.
        """
        opens = await self.tables.store.ask(self.tables.store.seats, live.table.header.id, hash_key(invitation))
        number = min((n if n >= 0 else LINK - n for n in opens if n != HOST), default=None)
        if number is None or live.table.seats[number].kind == log.BOT:
            raise UserError("table-bad-link")
        before, is_theirs = live.table.seats[number], number in opens
        seat, hash = Seat(log.PERSON, name or before.name or "?"), hash_key(key)
        if is_theirs and before.kind == log.PERSON:
            await self._seat(live, number, before, seat, 0, hash, ())
            return number
        if number in await self.tables.seats(live, key) and before.kind == log.PERSON:
            return number
        right = 0
        if before.is_person and not is_theirs:
            if await self._must_ask(live, number):
                await self._claim(live, number, SeatClaim(seat, hash, by_link=True))
                return None
            right = log.LINK if live.table.match is None else log.AWAY_LINK
        link = (hash_key(invitation), LINK - number)
        await self._seat(live, number, before, seat, right, hash, (number,), link)
        return number

    async def give(self, live: OpenTable, key: str, yes: bool) -> None:
        """Answer a claim to one's seat: give the seat away, or keep it."""
        mine = await self.tables.seats(live, key)
        asked = [number for number in live.table.claims if number in mine]
        if not asked:
            raise UserError("table-no-claim")
        for number in asked:
            if yes:
                await self._grant(live, number, live.table.claims[number], log.GIVEN)
            else:
                await self.tables.change(live, lambda table, number=number: _keep(table, number))  # type: ignore[misc]

    async def grant_claims(self, live: OpenTable) -> None:
        """Grant claims to the seats of people who have gone away meanwhile."""
        for number, claim in list(live.table.claims.items()):
            if not await self._must_ask(live, number):
                await self._grant(live, number, claim, log.AWAY_LINK if claim.by_link else log.AWAY)

    async def lend(self, live: OpenTable, number: int, key: str, level: str) -> None:
        """Let a bot play for a person, or with an empty level no longer.

        One's own seat comes back when one asks for it; one that the host lends for somebody away, when they return.
        """
        mine = await self.tables.seats(live, key)
        if number not in mine and HOST not in mine:
            raise UserError("table-not-your-seat")
        if not _seat(live, number).is_person:
            raise UserError("bad-seat", given=number + 1, accepted=len(live.table.seats))
        if level and number not in mine and not await self._may_be_played_for(live, number):
            raise UserError("table-still-here", given=live.table.seats[number].name, accepted=round(self.presence.wait))

        def decide(table: Table) -> Decided:
            if not table.seats[number].is_person:
                raise UserError("table-stale")
            return table.sit(number, table.seats[number].with_bot(level, lent=bool(level) and number in mine))

        await self.tables.change(live, decide)

    async def _may_be_played_for(self, live: OpenTable, number: int) -> bool:
        """Tell whether the person at a seat is away, or has the table only in a background tab."""
        is_behind = number in await self.presence.present(live) - await self.presence.looking(live)
        return is_behind or await self.presence.is_away(live, number)

    async def _must_ask(self, live: OpenTable, number: int) -> bool:
        """Tell whether a seat is held by a person who must consent before somebody else takes it."""
        if live.table.match is None or await self.presence.is_away(live, number):
            return False
        holders = await self.tables.store.ask(self.tables.store.holders, live.table.header.id)
        return live.table.seats[number].is_person and any(held == number for _, held in holders)

    async def _claim(self, live: OpenTable, number: int, claim: SeatClaim) -> None:
        await self.tables.change(live, lambda table: table.claim(number, claim))

    async def _grant(self, live: OpenTable, number: int, claim: SeatClaim, right: int) -> None:
        def decide(table: Table) -> Decided:
            if table.claims.get(number) != claim:
                raise UserError("table-stale")
            return table.sit(number, claim.seat, right)

        grant = ((claim.hash, number),) if claim.seat.is_person else ()
        await self.tables.change(live, decide, revoke=(number,), grant=grant)

    async def _seat(
        self, live: OpenTable, number: int, before: Seat, seat: Seat, right: int, hash: str, revoke: tuple[int, ...],
        *more: tuple[str, int],
    ) -> None:  # fmt: skip
        """Seat somebody, unless the seat has changed hands since permission was checked."""
        begun = live.table.match is not None

        def decide(table: Table) -> Decided:
            decided = table.sit(number, seat, right)
            if table.seats[number] != before or (table.match is not None) != begun:
                raise UserError("table-seat-taken", given=number + 1)
            return decided

        grant = (((hash, number),) if seat.is_person and hash else ()) + more
        await self.tables.change(live, decide, revoke=revoke, grant=grant)


def _seat(live: OpenTable, number: int) -> Seat:
    if not 0 <= number < len(live.table.seats):
        raise UserError("bad-seat", given=number + 1, accepted=len(live.table.seats))
    return live.table.seats[number]


def _keep(table: Table, number: int) -> Decided:
    return Decided([Entry(log.KEEP, number)] if number in table.claims else [])
