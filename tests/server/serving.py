"""A server of rooms for tests, without the HTTP interface: a socket says in its address who it is.

python -m tests.server.serving DATABASE PORT [HEARTBEAT]      # the same as a process of its own
"""

import asyncio
import contextlib
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import uvicorn
from starlette.applications import Starlette
from starlette.routing import WebSocketRoute
from starlette.websockets import WebSocket

from tests import toy
from tyche.core.game import Game
from tyche.server.http import lines
from tyche.server.room import Rooms, RoomSettings, loading
from tyche.server.settings import Settings
from tyche.server.store import SeatRow, Store, TableRow, new_id
from tyche.server.wire import PaceOf

SEED = bytes(range(32))
EPOCH = 1_000_000.0
FAST = {"bot_pause": 0.0, "rate": 100_000.0}
loading._GAMES["toy"] = toy.GAME


class Time:
    """A time that moves when a test says so."""

    def __init__(self) -> None:
        self.at = EPOCH

    def __call__(self) -> float:
        return self.at


class Server(uvicorn.Server):
    """A uvicorn that runs inside a test."""

    def install_signal_handlers(self) -> None:
        """Signals are for pytest."""

    @contextlib.contextmanager
    def capture_signals(self) -> Any:
        """Signals are for pytest."""
        yield


def app_of(rooms: Rooms, store: Store) -> Starlette:
    """Sockets at ``/{table}/{person}``; nobody is ``-``."""

    async def socket(websocket: WebSocket) -> None:
        name = websocket.path_params["person"]
        person = None if name == "-" else await store.person(name)
        await rooms.serve(websocket, websocket.path_params["table"], person)

    return Starlette(routes=[WebSocketRoute("/{table}/{person}", socket)])


class House:
    """A running server and its parts."""

    def __init__(self, store: Store, rooms: Rooms, port: int) -> None:
        self.store = store
        self.rooms = rooms
        self.port = port

    def address(self, table_id: str, person_id: str | None) -> str:
        """Where a person's socket is."""
        return f"ws://127.0.0.1:{self.port}/{table_id}/{person_id or '-'}"


def config_of(app: Starlette, port: int) -> uvicorn.Config:
    """The settings of uvicorn that the real server has too."""
    settings = Settings(host="127.0.0.1", port=port, limits=False)
    return lines.config_of(app, settings, ws_max_size=64 * 1024, log_level="error", lifespan="off")


@asynccontextmanager
async def serving(url: str = "sqlite://", port: int = 0, **conduct: Any) -> AsyncIterator[House]:
    """A server on this event loop."""
    store = await Store.open(url)
    rooms = Rooms(store, RoomSettings(database=url, **{**FAST, **conduct}))
    await rooms.start()
    await store.listening()
    server = Server(config_of(app_of(rooms, store), port))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.005)
    try:
        yield House(store, rooms, server.servers[0].sockets[0].getsockname()[1])
    finally:
        await rooms.stop()
        server.should_exit = True
        await task
        await store.close()


async def new_table(
    store: Store,
    game: Game = toy.GAME,
    players: int = 3,
    *,
    holders: dict[int, str] | None = None,
    seed: bytes = SEED,
    options: dict[str, Any] | None = None,
    pace: PaceOf | None = None,
    on_timeout: str = "default",
    counts: bool = False,
) -> TableRow:
    """A table with a person at every seat that has no bot; `holders` seat -> bot, or the id of a person."""
    setup = game.check(players, options, None)
    row = TableRow(
        id=new_id(),
        game=game.name,
        rules=game.version,
        seed=seed,
        options=setup.options,
        seat_names=setup.seats,
        pace=pace or PaceOf(),
        on_timeout=on_timeout,
        counts=counts,
    )
    seats = []
    for seat in range(players):
        holder = (holders or {}).get(seat, "")
        if holder.startswith("bot:"):
            seats.append(SeatRow(table_id=row.id, seat=seat, kind="bot", bot=holder[4:]))
        else:
            person = holder or (await store.new_person(f"{setup.seats[seat]}-person")).id
            seats.append(SeatRow(table_id=row.id, seat=seat, kind="person", person_id=person))
    row.host = next((seat.person_id for seat in seats if seat.person_id), None)
    await store.create_table(row, seats)
    return row


async def main(url: str, port: int, heartbeat: float = 3.0) -> None:
    """Serve until killed."""
    async with serving(url, port, heartbeat=heartbeat):
        await asyncio.Event().wait()


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], int(sys.argv[2]), *map(float, sys.argv[3:])))
