"""Limits that no second process helps to get around."""

import asyncio

import pytest

from tests.server.postgres import Postgres
from tests.server.web import Web, serving
from tyche.server.security import RATES
from tyche.server.store import Store

pytestmark = pytest.mark.anyio
KEY = "the same for all processes of a house"
WRONG = {"name": "Timaios", "password": "guess"}


async def codes(webs: list[Web], path: str, body: object, times: int) -> list[str]:
    """What is refused where one tries in turns at all processes, as somebody new each time."""
    return [await webs[n % len(webs)].visitor().refused("POST", path, body) for n in range(times)]


async def test_attempts_to_sign_in_are_counted_over_all_processes(postgres: Postgres) -> None:
    database, burst = postgres.fresh(), RATES["secret"].burst
    settings = {"limits": True, "database": database, "secret_key": KEY}
    async with serving(**settings) as one, serving(**settings) as two:
        found = await codes([one, two], "/api/login", WRONG, burst + 2)
        assert found == ["password.wrong"] * burst + ["request.rate"] * 2


async def test_a_restart_forgets_no_attempt(url: str) -> None:
    settings = {"limits": True, "database": url, "secret_key": KEY}
    burst = RATES["secret"].burst
    async with serving(**settings) as web:
        await codes([web], "/api/login", WRONG, burst)
    async with serving(**settings) as web:
        assert await codes([web], "/api/login", WRONG, 1) == ["request.rate"]


async def test_a_shared_bucket_fills_again_and_is_forgotten_when_it_is_full(
    url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    now = 1000.0
    monkeypatch.setattr("tyche.server.store.allowances.time.time", lambda: now)
    store = await Store.open(url)
    try:
        waits = [await store.spend(b"somebody", 2, 0.5) for _ in range(3)]
        assert waits == [0.0, 0.0, 2.0]
        assert await store.spend(b"somebody else", 2, 0.5) == 0.0
        now += 2
        assert [await store.spend(b"somebody", 2, 0.5) for _ in range(2)] == [0.0, 2.0]
        now += 100
        assert [await store.spend(b"somebody", 2, 0.5) for _ in range(3)] == [0.0, 0.0, 2.0]
    finally:
        await store.close()


async def test_of_many_who_come_at_once_to_several_processes_only_so_many_pass(postgres: Postgres) -> None:
    url = postgres.fresh()
    stores = [await Store.open(url) for _ in range(2)]
    try:
        found = await asyncio.gather(*(stores[n % 2].spend(b"somebody", 5, 0.001) for n in range(20)))
        assert sum(1 for wait in found if not wait) == 5
    finally:
        for store in stores:
            await store.close()
