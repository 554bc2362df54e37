"""Where tables, lessons and reviews are stored: SQLite or PostgreSQL, one schema, one writer."""

from sobremesa.store.changes import LessonChange, ReviewChange, TableChange
from sobremesa.store.rows import (
    HOST,
    START,
    Entry,
    Header,
    Snapshot,
    StoredLesson,
    StoredReview,
    StoredTable,
    TakenLesson,
)
from sobremesa.store.store import Store

__all__ = [
    "HOST", "START", "Entry", "Header", "LessonChange", "ReviewChange", "Snapshot", "Store", "StoredLesson",
    "StoredReview", "StoredTable", "TableChange", "TakenLesson",
]  # fmt: skip
