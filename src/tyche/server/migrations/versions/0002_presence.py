"""Who looks at which table in which process, until when clocks ran, and which chats a seat has heard."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Two small tables and a column."""
    op.create_table(
        "beats",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_beats"),
    )
    op.create_table(
        "presences",
        sa.Column("house", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("persons", sa.Text(), nullable=False),
        sa.Column("spectators", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["house"], ["beats.id"], name="fk_presences_house", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_presences_table_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("house", "table_id", name="pk_presences"),
    )
    op.create_index("ix_presences_table_id", "presences", ["table_id"])
    op.add_column("seats", sa.Column("heard", sa.Integer(), nullable=False, server_default="0"))
