"""One server at a time on a SQLite file: two would not hear of each other, and each would trust its own memory."""

import fcntl
import os
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

from tyche.server.store.engines import SQLITE
from tyche.server.store.errors import StoreError


@contextmanager
def alone(url: str) -> Iterator[None]:
    """Refuse to go on while another server holds the same SQLite file; a process that is gone holds nothing."""
    if not url.startswith(SQLITE) or url == SQLITE:
        yield
        return
    path = Path(url.removeprefix(SQLITE))
    path.parent.mkdir(parents=True, exist_ok=True)
    with open(os.open(f"{path}.lock", os.O_RDWR | os.O_CREAT, 0o600), "r+", encoding="ascii") as file:
        try:
            fcntl.lockf(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            holder = file.read().strip()
            raise StoreError(
                f"another server{f' (process {holder})' if holder else ''} runs on {path}; stop it first, "
                "give this one another database, or use PostgreSQL, which several can share"
            ) from None
        file.truncate()
        file.write(str(os.getpid()))
        file.flush()
        yield
