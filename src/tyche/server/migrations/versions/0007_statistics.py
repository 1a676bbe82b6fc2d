"""Statistics: what is kept of games that are over, ratings, and whether a table counts for them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    """A column and four tables."""
    with op.batch_alter_table("tables") as batch:
        batch.add_column(sa.Column("counts", sa.Boolean(), nullable=False, server_default=sa.false()))
    op.create_table(
        "outcomes",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("table_id", sa.Text()),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("players", sa.Integer(), nullable=False),
        sa.Column("company", sa.Text(), nullable=False),
        sa.Column("victory", sa.Text(), nullable=False),
        sa.Column("winners", sa.Integer(), nullable=False),
        sa.Column("decisions", sa.Integer(), nullable=False),
        sa.Column("turns", sa.Integer(), nullable=False),
        sa.Column("ended", sa.Double(), nullable=False),
        sa.Column("rated", sa.Boolean(), nullable=False),
        sa.ForeignKeyConstraint(["table_id"], ["tables.id"], name="fk_outcomes_table_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_outcomes"),
        sa.UniqueConstraint("table_id", name="uq_outcomes_table_id"),
    )
    op.create_index("ix_outcomes_game_company_players_ended", "outcomes", ["game", "company", "players", "ended"])
    op.create_table(
        "outcome_seats",
        sa.Column("outcome_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person_id", sa.Text()),
        sa.Column("bot", sa.Text()),
        sa.Column("won", sa.Boolean(), nullable=False),
        sa.Column("points", sa.Integer()),
        sa.Column("mu", sa.Double()),
        sa.Column("sigma", sa.Double()),
        sa.ForeignKeyConstraint(
            ["outcome_id"], ["outcomes.id"], name="fk_outcome_seats_outcome_id", ondelete="CASCADE"
        ),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_outcome_seats_person_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("outcome_id", "seat", name="pk_outcome_seats"),
    )
    op.create_index("ix_outcome_seats_person_id", "outcome_seats", ["person_id"])
    op.create_table(
        "marks",
        sa.Column("outcome_id", sa.Integer(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["outcome_id"], ["outcomes.id"], name="fk_marks_outcome_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("outcome_id", "seat", "kind", "value", name="pk_marks"),
    )
    op.create_table(
        "ratings",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text()),
        sa.Column("bot", sa.Text()),
        sa.Column("mu", sa.Double(), nullable=False),
        sa.Column("sigma", sa.Double(), nullable=False),
        sa.Column("games", sa.Integer(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_ratings_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_ratings"),
        sa.UniqueConstraint("game", "person_id", name="uq_ratings_game_person_id"),
        sa.UniqueConstraint("game", "bot", name="uq_ratings_game_bot"),
    )
    op.create_index("ix_ratings_person_id", "ratings", ["person_id"])
