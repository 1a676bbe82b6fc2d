"""A client of the socket for tests: keeps its view by patches as the browser does, and checks that nothing is lost."""

import asyncio
import random
from typing import Any

import msgspec
from websockets.asyncio.client import ClientConnection, connect

from tyche.core.delta import patched
from tyche.server import wire

PATIENCE = 60.0


class Client:
    """One socket. Everything that comes in is kept in `heard`; views and deltas make up `view` and `log`."""

    def __init__(self, socket: ClientConnection) -> None:
        self.socket = socket
        self.heard: list[dict[str, Any]] = []
        self.raw: list[str] = []
        self.hello: dict[str, Any] = {}
        self.people: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.log_from = 0
        self.undo: Any = False
        self.proposal: dict[str, Any] | None = None
        self.lesson: Any = None
        self.seq = 0
        self.shown = 0
        """How often the whole view came."""
        self.id = 0

    @classmethod
    async def at(cls, address: str, begun: bool = True) -> "Client":
        """Come to a table; `begun`: wait for the first view."""
        client = cls(await connect(address, compression=None, max_size=None))
        await client.until(lambda: bool(client.people) and (bool(client.view) or not begun))
        return client

    async def close(self) -> None:
        """Leave."""
        await self.socket.close()

    async def hear(self) -> dict[str, Any]:
        """Take in the next message."""
        text = await asyncio.wait_for(self.socket.recv(), PATIENCE)
        assert isinstance(text, str)
        message: dict[str, Any] = msgspec.json.decode(text)
        self.heard.append(message)
        self.raw.append(text)
        take = getattr(self, f"take_{message['type']}", None)
        if take is not None:
            take(message)
        return message

    async def until(self, fits: Any) -> None:
        """Listen until something holds."""
        while not fits():
            await self.hear()

    async def quiet(self, seconds: float = 0.05) -> None:
        """Listen until nothing has come for a while."""
        while True:
            try:
                await asyncio.wait_for(self.hear(), seconds)
            except TimeoutError:
                return

    # What comes in.

    def take_hello(self, message: dict[str, Any]) -> None:
        self.hello = message

    def take_people(self, message: dict[str, Any]) -> None:
        self.people = message

    def take_proposal(self, message: dict[str, Any]) -> None:
        self.proposal = message["proposal"]

    def take_view(self, message: dict[str, Any]) -> None:
        self.seq = message["seq"]
        self.shown += 1
        self.view, self.log, self.log_from = message["view"], message["log"], message["log_from"]
        assert [entry["n"] for entry in self.log] == list(range(self.log_from, message["log_total"]))
        self.undo, self.proposal, self.lesson = message["undo"], message["proposal"], message["lesson"]

    def take_lesson(self, message: dict[str, Any]) -> None:
        self.lesson = message["at"]

    def take_delta(self, message: dict[str, Any]) -> None:
        delta = msgspec.convert(message, wire.Delta)
        assert msgspec.to_builtins(delta) == message, "the server writes deltas by hand: they must be what is described"
        assert message["seq"] == self.seq + 1, "a message is missing"
        self.seq += 1
        for part in ("public", "private"):
            if part in message:
                self.view = patched(self.view, message[part])
        if "kept" in message:
            assert all(entry["moment"] <= message["rewound"] for entry in self.log[: message["kept"] - self.log_from])
            del self.log[max(0, message["kept"] - self.log_from) :]
        for entry in message.get("log", ()):
            assert entry["n"] == self.log_from + len(self.log)
            self.log.append(entry)
        self.undo = message["undo"]

    # What goes out.

    async def send(self, kind: str, **fields: Any) -> int:
        """Send a request; its number."""
        self.id += 1
        await self.socket.send(msgspec.json.encode({"type": kind, "id": self.id, **fields}).decode())
        return self.id

    async def ask(self, kind: str, **fields: Any) -> dict[str, Any]:
        """Send a request and wait for its answer."""
        return await self.answer(await self.send(kind, **fields))

    async def answer(self, number: int) -> dict[str, Any]:
        """Wait for the answer to a request that was sent."""
        while True:
            message = await self.hear()
            if message.get("id") == number:
                return message

    async def decide(self, option: Any, key: str | None = None, answers: int | None = None) -> dict[str, Any]:
        """Answer the question on the table."""
        answers = self.view["ask"]["n"] if answers is None else answers
        return await self.ask("decide", answers=answers, option=option, key=key or f"{random.random()}")

    @property
    def options(self) -> list[Any]:
        """What may be chosen now."""
        ask = self.view.get("ask")
        return [] if ask is None else ask.get("options", [])

    @property
    def said(self) -> list[str]:
        """What somebody said since this client came."""
        return [message["chat"]["text"] for message in self.heard if message["type"] == "chat"]

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.view) and self.view["ask"] is None
