"""The schema of the database. Changes to it go through `migrations`."""

from sqlalchemy import BigInteger, Column, Float, ForeignKey, Index, Integer, MetaData, Table, Text, text

METADATA = MetaData()

tables = Table(
    "tables",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("edition", Text, nullable=False),
    Column("level", Integer, nullable=False),
    Column("players", Integer, nullable=False),
    Column("options", Text, nullable=False),
    Column("rules", Text, nullable=False),
    Column("seed", BigInteger, nullable=False),
    Column("salt", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("parent", Text, nullable=False, server_default=text("''")),
    Column("since", Integer, nullable=False, server_default="0"),
    Index("tables_by_parent", "parent"),
)

# This key decides races for the n-th entry.
entries = Table(
    "entries",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("value", BigInteger, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
)

# The last position under each version of the rules by which the table was played.
snapshots = Table(
    "snapshots",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("rules", Text, primary_key=True),
    Column("n", Integer, nullable=False),
    Column("digest", Text, nullable=False),
    Column("numbers", Text, nullable=False),
)

# Only hashes: the database does not contain what is needed to take a seat.
keys = Table(
    "keys",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("hash", Text, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("seen", Float, nullable=False),
    Index("keys_by_hash", "hash"),
)

# The results of a review so far, and the decisions that have been judged.
reviews = Table(
    "reviews",
    METADATA,
    Column("table_id", Text, ForeignKey("tables.id"), primary_key=True),
    Column("review", Text, nullable=False),
    Column("judged", Text, nullable=False),
)

# A lesson being taken: its log, one line an entry. Of two changes to the same n, one is stored.
lessons = Table(
    "lessons",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("game", Text, nullable=False),
    Column("lesson", Text, nullable=False),
    Column("shared", Integer, nullable=False),
    Column("n", Integer, nullable=False),
    Column("log", Text, nullable=False),
    Column("created", Float, nullable=False),
    Column("touched", Float, nullable=False),
)

# Learners by the hash of their key; seat -1 is a teacher who opened it for a class and has no seat.
learners = Table(
    "learners",
    METADATA,
    Column("lesson_id", Text, ForeignKey("lessons.id"), primary_key=True),
    Column("hash", Text, primary_key=True),
    Column("seat", Integer, nullable=False),
    Column("step", Integer, nullable=False),
    Index("learners_by_hash", "hash"),
)

# A class: what is fixed when it is created. Its tables are ordinary tables, named in its log.
classes = Table(
    "classes",
    METADATA,
    Column("id", Text, primary_key=True),
    Column("code", Text, nullable=False, unique=True),
    Column("settings", Text, nullable=False),
    Column("created", Float, nullable=False),
)

# This key decides races for the n-th entry.
class_entries = Table(
    "class_entries",
    METADATA,
    Column("class_id", Text, ForeignKey("classes.id"), primary_key=True),
    Column("n", Integer, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("text", Text, nullable=False),
    Column("time", Float, nullable=False),
)

# Only hashes, as of tables; holder -1 is the teacher, others are participants by their numbers.
class_keys = Table(
    "class_keys",
    METADATA,
    Column("class_id", Text, ForeignKey("classes.id"), primary_key=True),
    Column("hash", Text, primary_key=True),
    Column("holder", Integer, primary_key=True),
    Index("class_keys_by_hash", "hash"),
)
