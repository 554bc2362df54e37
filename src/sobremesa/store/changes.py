"""What the writer is given: changes, each of which is stored whole or not at all."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sobremesa.store.rows import ClassEntry, ClassHeader, Entry, Header, Snapshot, StoredLesson, StoredReview


@dataclass(frozen=True)
class TableChange:
    """What is added to a table."""

    header: Header
    is_new: bool = False
    n: int = 0
    entries: tuple[Entry, ...] = ()
    """The n-th and following entries of the log."""
    snapshot: Snapshot | None = None
    """The position after them."""
    revoke: tuple[int, ...] = ()
    """Seats for which no key may act any more."""
    grant: tuple[tuple[str, int], ...] = ()
    """Hashes of keys, and the seats they may act for from now on."""
    seen: tuple[tuple[str, float], ...] = ()
    """Hashes of keys whose holders were at the table, and when."""

    @property
    def order(self) -> tuple[str, int]:
        """Return where it comes among others that are stored with it."""
        return self.header.id, self.n


@dataclass(frozen=True)
class LessonChange:
    """A lesson as it is after its n-th change."""

    lesson: StoredLesson
    steps: Mapping[int, int] = field(default_factory=dict)
    """By seat, the step its learner has come to."""
    is_new: bool = False

    @property
    def order(self) -> tuple[str, int]:
        """Return where it comes among others that are stored with it."""
        return self.lesson.id, self.lesson.n


@dataclass(frozen=True)
class ReviewChange:
    """A review as far as it is known."""

    table_id: str
    review: StoredReview

    @property
    def order(self) -> tuple[str, int]:
        """Return where it comes among others that are stored with it."""
        return self.table_id, 0


@dataclass(frozen=True)
class ClassChange:
    """What is added to a class, with the tables that are set for it: all or nothing."""

    header: ClassHeader
    is_new: bool = False
    n: int = 0
    entries: tuple[ClassEntry, ...] = ()
    """The n-th and following entries of the log."""
    revoke: tuple[int, ...] = ()
    """Holders for whom no key may act any more."""
    grant: tuple[tuple[str, int], ...] = ()
    """Hashes of keys, and as whom they may act from now on."""
    tables: tuple[TableChange, ...] = ()

    @property
    def order(self) -> tuple[str, int]:
        """Return where it comes among others that are stored with it."""
        return self.header.id, self.n


Change = TableChange | LessonChange | ReviewChange | ClassChange
