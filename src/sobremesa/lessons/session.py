"""A lesson being taken, in memory, with the people who have it open."""

import asyncio
from dataclasses import dataclass, field

from sobremesa.lessons import Guide, Lesson
from sobremesa.lessons import lesson as find_lesson
from sobremesa.lessons.log import LessonEntry
from sobremesa.lessons.progress import Progress
from sobremesa.store import HOST, Header, StoredLesson
from sobremesa.tables import Seat, Table, log
from sobremesa.tables.audience import Audience
from sobremesa.tables.keys import hash_key


def read_progress(stored: StoredLesson) -> Progress:
    """Return the progress of a stored lesson."""
    return Progress.read(find_lesson(stored.game, stored.lesson), [LessonEntry.read(line) for line in stored.log])


@dataclass(eq=False)
class LessonSession(Audience):
    """A lesson being taken, with the people who have it open in this process."""

    stored: StoredLesson
    progress: Progress
    lock: asyncio.Lock = field(default_factory=asyncio.Lock)
    is_old: bool = False
    """Whether another process has changed it: then it is read again on the next request."""

    @property
    def lesson(self) -> Lesson:
        """Return the lesson being taken."""
        return self.progress.lesson

    @property
    def is_used(self) -> bool:
        """Tell whether somebody has it open, or a change is in progress: then it stays in memory."""
        return bool(self.watchers) or self.lock.locked()

    @property
    def waits_for_class(self) -> bool:
        """Tell whether it is a class that has not begun."""
        return self.stored.shared and not self.progress.begun

    def seat(self, key: str) -> int | None:
        """Return the seat at which a key's holder learns; `HOST` for a teacher without a seat."""
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
        """Return the table of the lesson, in the form that pages of tables show."""
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
