"""How the parts of the store reach the database: reading from a pool, writing through the one writer."""

import asyncio
import secrets
from collections.abc import Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, Final, TypeVar

from sqlalchemy import Connection, Engine, Executable, Row
from sqlalchemy.exc import DBAPIError

from tyche.server.store.appending import Work
from tyche.server.store.engines import READERS
from tyche.server.store.errors import plain
from tyche.server.store.writer import Writer

T = TypeVar("T")

LETTERS: Final = "abcdefghijkmnpqrstuvwxyz23456789"
"""What ids are made of: nothing that looks like something else."""


def new_id() -> str:
    """A random word of sixty bits."""
    return "".join(secrets.choice(LETTERS) for _ in range(12))


class Access:
    """Base of the parts of the store."""

    def __init__(self, reading: Engine, writer: Writer) -> None:
        self._reading = reading
        self._writer = writer
        self._readers = ThreadPoolExecutor(READERS, "tyche reader")

    async def _all(self, query: Executable) -> Sequence[Row[Any]]:
        """Read."""
        return (await self._together(query))[0]

    async def _together(self, *queries: Executable) -> list[Sequence[Row[Any]]]:
        """Read several things one after the other, over one connection.

        Whoever is cancelled meanwhile leaves the connection in order: the reading goes on to its end.
        """
        return await asyncio.get_running_loop().run_in_executor(self._readers, self._read_all, queries)

    def _read_all(self, queries: Sequence[Executable]) -> list[Sequence[Row[Any]]]:
        try:
            with self._reading.connect() as connection:
                return [connection.execute(query).all() for query in queries]
        except DBAPIError as error:
            raise plain(error) from error

    async def _first(self, query: Executable) -> Row[Any] | None:
        found = await self._all(query)
        return found[0] if found else None

    async def _execute(self, *statements: Executable) -> None:
        """Write, all or nothing."""

        def work(connection: Connection) -> None:
            for statement in statements:
                connection.execute(statement)

        await self._writer.do(work)

    async def _change(self, table_id: str, work: Work[T]) -> T:
        """Write something about a table that other processes must hear of."""

        def all_work(connection: Connection) -> T:
            result = work(connection)
            self._writer.notify(connection, [table_id])
            return result

        return await self._writer.do(all_work, table_id)
