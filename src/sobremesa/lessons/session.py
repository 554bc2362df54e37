"""A lesson being taken, in memory, with those who have it open."""

import asyncio
from dataclasses import dataclass, field

from sobremesa.lessons import Guide, Lesson
from sobremesa.lessons import lesson as find_lesson
from sobremesa.lessons.log import Entry
from sobremesa.lessons.progress import Progress
from sobremesa.store import HOST, Header, StoredLesson
from sobremesa.tables import Seat, Table, log
from sobremesa.tables.audience import Audience
from sobremesa.tables.keys import hash_key


def read_progress(stored: StoredLesson) -> Progress:
    """Return the progress that the log of a stored lesson leads to."""
    return Progress.read(find_lesson(stored.game, stored.lesson), [Entry.read(line) for line in stored.log])


@dataclass(eq=False)
class LessonSession(Audience):
    """A lesson being taken, with those who have it open here."""

    stored: StoredLesson
    progress: Progress
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_old: bool = False
    """Whether another process has changed it since: then it is read again when somebody looks next."""

    @property
    def lesson(self) -> Lesson:
        """Return what is taught."""
        return self.progress.lesson

    @property
    def is_used(self) -> bool:
        """Tell whether somebody has it open, or something is being done in it."""
        return bool(self.watchers) or self.lock.locked()

    @property
    def waits_for_class(self) -> bool:
        """Tell whether it is a class that has not begun."""
        return self.stored.shared and not self.progress.begun

    def seat(self, key: str) -> int | None:
        """Return the seat of a key at which its holder learns; `HOST` for somebody who only looks after the class."""
        seat = self.stored.learners.get(hash_key(key)) if key else None
        return None if seat is None or (seat != HOST and not self.progress.seats[seat].here) else seat

    def present(self) -> frozenset[int]:
        """Return the seats whose learners have the lesson open here."""
        seats = (self.seat(key) for key in self.watchers)
        return frozenset(seat for seat in seats if seat is not None)

    def guide(self, seat: int, lang: str) -> Guide:
        """Return the guide of the learner at a seat."""
        return Guide(self.lesson, seat, lang, progress=self.progress)

    def table(self) -> Table:
        """Return the table that the lesson is played at, as the pages of tables show one."""
        progress, setup = self.progress, self.progress.match.record.setup
        header = Header(self.stored.id, self.stored.code, self.stored.game, setup.edition, setup.level, setup.players,
                        dict(setup.options))  # fmt: skip
        table = Table(header)
        table.match = progress.match
        table.n, table.at = self.stored.n, len(progress.match.turns)
        table.seats = [
            Seat(log.PERSON if seat.here else log.BOT, name)
            for seat, name in zip(progress.seats, progress.names, strict=True)
        ]
        return table
