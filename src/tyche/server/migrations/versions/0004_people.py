"""Names that look alike, passkeys, who wants nothing to do with whom, reports, bans, and news of persons."""

import sqlalchemy as sa
from alembic import op

from tyche.server.likeness import keys_of

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """New columns and tables; accounts get the likenesses of their names, the oldest first."""
    columns()
    people()
    likenesses()
    reports()


def columns() -> None:
    """What is new about persons and sessions."""
    op.add_column("persons", sa.Column("seen", sa.Double(), nullable=False, server_default="0"))
    op.add_column("persons", sa.Column("banned", sa.Double()))
    op.add_column("persons", sa.Column("banned_for", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("sessions", sa.Column("seen", sa.Double(), nullable=False, server_default="0"))
    op.add_column("sessions", sa.Column("way", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.add_column("sessions", sa.Column("agent", sa.Text(), nullable=False, server_default=sa.text("''")))
    op.execute("UPDATE persons SET seen = created")


def people() -> None:
    """Passkeys and stances."""
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("uses", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created", sa.Double(), nullable=False),
        sa.Column("used", sa.Double()),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_passkeys_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name="pk_passkeys"),
    )
    op.create_index("ix_passkeys_person_id", "passkeys", ["person_id"])
    op.create_table(
        "stances",
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.Column("other_id", sa.Text(), nullable=False),
        sa.Column("how", sa.Text(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_stances_person_id", ondelete="CASCADE"),
        sa.ForeignKeyConstraint(["other_id"], ["persons.id"], name="fk_stances_other_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("person_id", "other_id", name="pk_stances"),
    )
    op.create_index("ix_stances_other_id", "stances", ["other_id"])


def likenesses() -> None:
    """Whoever had a name first keeps its likeness; an account that looks like an older one keeps its name."""
    made = op.create_table(
        "likenesses",
        sa.Column("key", sa.Text(), nullable=False),
        sa.Column("person_id", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_likenesses_person_id", ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("key", name="pk_likenesses"),
    )
    op.create_index("ix_likenesses_person_id", "likenesses", ["person_id"])
    known = "SELECT id, name FROM persons WHERE kind = 'account' ORDER BY created, id"
    rows: dict[str, str] = {}
    for ident, name in op.get_bind().execute(sa.text(known)):
        for key in keys_of(name):
            rows.setdefault(key, ident)
    if rows:
        op.bulk_insert(made, [{"key": key, "person_id": ident} for key, ident in rows.items()])


def reports() -> None:
    """Reports to the operator, and news for every process."""
    op.create_table(
        "reports",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("person_id", sa.Text()),
        sa.Column("about_id", sa.Text()),
        sa.Column("about_name", sa.Text(), nullable=False),
        sa.Column("table_id", sa.Text(), nullable=False),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("lines", sa.Text(), nullable=False),
        sa.Column("closed", sa.Double()),
        sa.Column("note", sa.Text(), nullable=False),
        sa.ForeignKeyConstraint(["person_id"], ["persons.id"], name="fk_reports_person_id", ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["about_id"], ["persons.id"], name="fk_reports_about_id", ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name="pk_reports"),
    )
    op.create_index("ix_reports_person_id", "reports", ["person_id"])
    op.create_index("ix_reports_about_id", "reports", ["about_id"])
    op.create_table(
        "news",
        sa.Column("id", sa.Integer(), nullable=False),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("kind", sa.Text(), nullable=False),
        sa.Column("subject", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_news"),
        sqlite_autoincrement=True,
    )
