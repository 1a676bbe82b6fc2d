"""What Alembic runs: the steps that are missing, on the connection and in the transaction of whoever calls it."""

from alembic import context

from tyche.server.store.schema import metadata


def run() -> None:
    """Take the steps on the connection that the caller gives; SQLite builds a table anew where it cannot alter it."""
    connection = context.config.attributes["connection"]
    context.configure(connection=connection, target_metadata=metadata, render_as_batch=True)
    context.run_migrations()


run()
