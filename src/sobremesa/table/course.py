"""A course: a lesson being taken, in memory, with those who have it open."""

import asyncio
from dataclasses import dataclass, field

from sobremesa.learn import Guide, Lesson
from sobremesa.learn.circle import Circle
from sobremesa.table import log
from sobremesa.table.header import HOST, Header
from sobremesa.table.keys import hash_key
from sobremesa.table.lessons import Kept
from sobremesa.table.log import Seat
from sobremesa.table.table import Table
from sobremesa.table.watched import Watched

__all__ = ["Course"]


@dataclass(eq=False)
class Course(Watched):
    """A lesson being taken, with those who have it open here."""

    kept: Kept
    circle: Circle
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_old: bool = False
    """Whether another process has changed it since: then it is read again by whoever looks next."""

    @property
    def lesson(self) -> Lesson:
        """Return what is taught."""
        return self.circle.lesson

    @property
    def is_used(self) -> bool:
        """Tell whether somebody has it open, or something is being done in it."""
        return bool(self.watchers) or self.lock.locked()

    @property
    def waits_for_class(self) -> bool:
        """Tell whether it is a class that has not begun."""
        return self.kept.shared and not self.circle.begun

    def seat(self, key: str) -> int | None:
        """Return the seat of a key at which its holder learns; `HOST` for whoever only looks after the class."""
        found = self.kept.learners.get(hash_key(key)) if key else None
        return None if found is None or (found != HOST and not self.circle.places[found].here) else found

    def present(self) -> frozenset[int]:
        """Return the seats whose learners have the lesson open here."""
        found = (self.seat(key) for key in self.watchers)
        return frozenset(seat for seat in found if seat is not None)

    def guide(self, seat: int, lang: str) -> Guide:
        """Return the guide of the learner at a seat."""
        return Guide(self.lesson, seat, lang, circle=self.circle)

    def table(self) -> Table:
        """Return the table that the lesson is played at, as the pages of tables show one."""
        circle, setup = self.circle, self.circle.match.record.setup
        header = Header(self.kept.id, self.kept.code, self.kept.game, setup.edition, setup.level, setup.players,
                        dict(setup.options))  # fmt: skip
        table = Table(header)
        table.match = circle.match
        table.n, table.at = self.kept.n, len(circle.match.turns)
        table.seats = [
            Seat(log.PERSON if place.here else log.BOT, name)
            for place, name in zip(circle.places, circle.names, strict=True)
        ]
        return table
