"""Changes, as the writer takes them: each is stored completely or not at all."""

from collections.abc import Mapping
from dataclasses import dataclass, field

from sobremesa.store.rows import ClassEntry, ClassHeader, Entry, Header, Snapshot, StoredLesson, StoredReview


@dataclass(frozen=True)
class TableChange:
    """An addition to a table."""

    header: Header
    is_new: bool = False
    n: int = 0
    entries: tuple[Entry, ...] = ()
    """Entries of the log, from the n-th on."""
    snapshot: Snapshot | None = None
    """The position after them."""
    revoke: tuple[int, ...] = ()
    """Seats whose keys are revoked."""
    grant: tuple[tuple[str, int], ...] = ()
    """By hash of a key: the seats it may act for from now on."""
    seen: tuple[tuple[str, float], ...] = ()
    """By hash of a key: when its holder was last present."""

    @property
    def order(self) -> tuple[str, int]:
        """Return the key by which changes of one transaction are sorted."""
        return self.header.id, self.n


@dataclass(frozen=True)
class LessonChange:
    """A lesson as it is after its n-th change."""

    lesson: StoredLesson
    steps: Mapping[int, int] = field(default_factory=dict)
    """By seat: the step its learner has reached."""
    is_new: bool = False

    @property
    def order(self) -> tuple[str, int]:
        """Return the key by which changes of one transaction are sorted."""
        return self.lesson.id, self.lesson.n


@dataclass(frozen=True)
class ReviewChange:
    """The state of a review."""

    table_id: str
    review: StoredReview

    @property
    def order(self) -> tuple[str, int]:
        """Return the key by which changes of one transaction are sorted."""
        return self.table_id, 0


@dataclass(frozen=True)
class ClassChange:
    """An addition to a class, with the tables created for it: all or nothing."""

    header: ClassHeader
    is_new: bool = False
    n: int = 0
    entries: tuple[ClassEntry, ...] = ()
    """Entries of the log, from the n-th on."""
    revoke: tuple[int, ...] = ()
    """Holders whose keys are revoked."""
    grant: tuple[tuple[str, int], ...] = ()
    """By hash of a key: the holder it may act as from now on."""
    tables: tuple[TableChange, ...] = ()

    @property
    def order(self) -> tuple[str, int]:
        """Return the key by which changes of one transaction are sorted."""
        return self.header.id, self.n


Change = TableChange | LessonChange | ReviewChange | ClassChange
