"""Lessons: tables at which one is learned, and how far everybody has come."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """A column and a table."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("lesson", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.create_table(
        "learning",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("lesson", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text()),
        sa.Column("step", sa.Integer(), nullable=False),
        sa.Column("done", sa.Double()),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_learning_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_learning_table_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("person_id", "game", "lesson", name="pk_learning"),
    )
    op.create_index("ix_learning_table_id", "learning", ["table_id"])
