"""What comes after a game: where a table branched off from, and reviews."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"
branch_labels = None
depends_on = None


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


def downgrade() -> None:
    """Remove them."""
    op.drop_table("reviews")
    op.drop_index("tables_by_parent", "tables")
    op.drop_column("tables", "since")
    op.drop_column("tables", "parent")
