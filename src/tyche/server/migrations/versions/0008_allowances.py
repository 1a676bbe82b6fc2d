"""Limits that all processes of a house count together."""

import sqlalchemy as sa
from alembic import op

revision = "0008"
down_revision = "0007"


def upgrade() -> None:
    """A table."""
    op.create_table(
        "allowances",
        sa.Column("who", sa.LargeBinary(), nullable=False),
        sa.Column("remaining", sa.Double(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("filled", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("who", name="pk_allowances"),
    )
    op.create_index("ix_allowances_filled", "allowances", ["filled"])
