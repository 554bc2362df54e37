"""Classes: what is settled when one is opened, what happened in it, and who may do what."""

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Add the tables."""
    op.create_table(
        "classes",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("code", sa.Text, nullable=False, unique=True),
        sa.Column("settings", sa.Text, nullable=False),
        sa.Column("created", sa.Float, nullable=False),
    )
    op.create_table(
        "class_entries",
        sa.Column("class_id", sa.Text, sa.ForeignKey("classes.id"), primary_key=True),
        sa.Column("n", sa.Integer, primary_key=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("text", sa.Text, nullable=False),
        sa.Column("time", sa.Float, nullable=False),
    )
    op.create_table(
        "class_keys",
        sa.Column("class_id", sa.Text, sa.ForeignKey("classes.id"), primary_key=True),
        sa.Column("hash", sa.Text, primary_key=True),
        sa.Column("holder", sa.Integer, primary_key=True),
    )
    op.create_index("class_keys_by_hash", "class_keys", ["hash"])
