"""Where tables, lessons, classes and reviews are stored: SQLite or PostgreSQL, one schema, one writer."""

from sobremesa.store.changes import ClassChange, LessonChange, ReviewChange, TableChange
from sobremesa.store.rows import (
    HOST,
    NEXT,
    START,
    ClassEntry,
    ClassHeader,
    Entry,
    Header,
    Snapshot,
    StoredClass,
    StoredLesson,
    StoredReview,
    StoredTable,
    TakenLesson,
)
from sobremesa.store.store import Store

__all__ = [
    "HOST", "NEXT", "START", "ClassChange", "ClassEntry", "ClassHeader", "Entry", "Header", "LessonChange",
    "ReviewChange", "Snapshot", "Store", "StoredClass", "StoredLesson", "StoredReview", "StoredTable", "TableChange",
    "TakenLesson",
]  # fmt: skip
