"""What comes after a game: where a table branched off from, and reviews."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Add the columns and the table."""
    op.add_column("tables", sa.Column("parent", sa.Text, nullable=False, server_default=sa.text("''")))
    op.add_column("tables", sa.Column("since", sa.Integer, nullable=False, server_default="0"))
    op.create_index("tables_by_parent", "tables", ["parent"])
    op.create_table(
        "reviews",
        sa.Column("table_id", sa.Text, sa.ForeignKey("tables.id"), primary_key=True),
        sa.Column("review", sa.Text, nullable=False),
        sa.Column("judged", sa.Text, nullable=False),
    )
