"""A socket at a table of a server in the same process, with the cookies of a visitor."""

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec

from tests.server.lines import texts
from tests.server.web import BASE, Visitor, Web
from tyche.server.room.connection import LINE

PATIENCE = 30.0


class Look:
    """What comes over one socket; `over` is why the server closed it."""

    def __init__(self) -> None:
        self.heard: list[dict[str, Any]] = []
        self.over: str | None = None
        self.came = asyncio.Event()
        self.said: asyncio.Queue[dict[str, Any]] = asyncio.Queue()

    async def send(self, message: dict[str, Any]) -> None:
        """Take what the server sends around the messages."""
        if message["type"] == "websocket.close":
            await self.end(str(message.get("reason", "")))

    # The line that the server hears from and writes to.

    async def receive(self) -> dict[str, Any]:
        """What comes next."""
        return await self.said.get()

    def put(self, frames: bytes) -> None:
        """Take messages."""
        self.heard += [msgspec.json.decode(text) for text in texts(frames)]
        self.came.set()

    def waiting(self) -> int:
        """All is read at once."""
        return 0

    async def end(self, reason: str) -> None:
        """The server closes it."""
        self.over = reason
        self.drop()

    def drop(self) -> None:
        """The server ends it at once."""
        self.said.put_nowait({"type": "websocket.disconnect", "code": 1000})
        self.came.set()

    # What the client does.

    async def say(self, **request: Any) -> None:
        """Send a request."""
        text = msgspec.json.encode({"id": len(self.heard), **request}).decode()
        await self.said.put({"type": "websocket.receive", "text": text})

    async def until(self, fits: Any) -> None:
        """Wait until something holds."""

        async def waiting() -> None:
            while not fits():
                self.came.clear()
                await self.came.wait()

        await asyncio.wait_for(waiting(), PATIENCE)

    def last(self, kind: str) -> dict[str, Any]:
        """The last message of a kind."""
        return [message for message in self.heard if message["type"] == kind][-1]

    def chats(self) -> list[dict[str, Any]]:
        """All that was said, as far as it came here."""
        found = [message["chat"] for message in self.heard if message["type"] == "chat"]
        for message in self.heard:
            found += message.get("chats", []) if message["type"] == "view" else []
        return found


@asynccontextmanager
async def looking(web: Web, visitor: Visitor, table: str) -> AsyncIterator[Look]:
    """A socket that stays open until the server, or the test, ends it."""
    cookies = "; ".join(f"{name}={value}" for name, value in visitor.http.cookies.items())
    host = BASE.removeprefix("http://")
    headers = {"host": host, "origin": BASE, "cookie": cookies}
    scope: dict[str, Any] = {
        "type": "websocket", "scheme": "ws", "path": f"/api/tables/{table}/socket", "raw_path": b"", "root_path": "",
        "query_string": b"", "subprotocols": [], "client": ("203.0.113.7", 1), "server": (host, 80), "state": {},
        "headers": [(name.encode(), value.encode()) for name, value in headers.items()], "asgi": {"version": "3.0"},
    }  # fmt: skip
    look = Look()
    scope["extensions"] = {LINE: look}
    await look.said.put({"type": "websocket.connect"})
    serving = asyncio.create_task(web.app(scope, look.receive, look.send))  # type: ignore[arg-type]
    try:
        await look.until(lambda: any(message["type"] == "people" for message in look.heard) or look.over is not None)
        yield look
    finally:
        await look.said.put({"type": "websocket.disconnect", "code": 1000})
        await asyncio.wait_for(serving, PATIENCE)
