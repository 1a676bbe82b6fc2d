"""What comes over a socket in whatever pieces: it is heard as it was said, and what is wrong ends the socket."""

import asyncio
import random
import struct
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
import uvicorn
from websockets.frames import Frame, Opcode

from tyche.server.http.frames import TOO_LARGE, UNKNOWN, size_of, text_in
from tyche.server.http.lines import LARGEST_MESSAGE, MOST_UNHEARD, Lines, config_of
from tyche.server.settings import Settings

pytestmark = pytest.mark.anyio
SIZES = [0, 1, 125, 126, 127, 300, LARGEST_MESSAGE]


def said(text: bytes, opcode: Opcode = Opcode.TEXT, fin: bool = True) -> bytes:
    """A frame as a client sends it."""
    return Frame(opcode, text, fin=fin).serialize(mask=True)


@pytest.mark.parametrize("size", SIZES)
def test_a_frame_is_whole_with_its_last_byte(size: int) -> None:
    frame = said(b"x" * size)
    assert size_of(b"..." + frame + b"...", 3, LARGEST_MESSAGE) == len(frame)
    assert all(size_of(frame[:cut], 0, LARGEST_MESSAGE) == UNKNOWN for cut in {0, 1, 3, len(frame) - 1})
    assert text_in(frame) == "x" * size


def test_what_is_no_plain_text_is_left_to_the_library() -> None:
    for frame in (
        said(b"x", Opcode.BINARY),
        said(b"x", Opcode.PING),
        said(b"x", fin=False),
        said("\N{SNOWMAN}".encode()[:2]),
        Frame(Opcode.TEXT, b"x").serialize(mask=False),
        bytes((0xC1, 0x81)) + bytes(5),
    ):
        assert text_in(frame) is None
    assert size_of(said(b"x" * (LARGEST_MESSAGE + 1)), 0, LARGEST_MESSAGE) == TOO_LARGE
    assert size_of(bytes((0x81, 0xFF)) + struct.pack(">Q", 1 << 40), 0, LARGEST_MESSAGE) == TOO_LARGE


async def echo(scope: Any, receive: Any, send: Any) -> None:
    """Says whatever it hears, after a moment."""
    await receive()
    await send({"type": "websocket.accept"})
    while (message := await receive())["type"] == "websocket.receive":
        await asyncio.sleep(0.001)
        await send({"type": "websocket.send", "text": message.get("text") or "no text"})


class Wire:
    """A bare client."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self.reader = reader
        self.writer = writer

    async def frame(self) -> tuple[int, bytes]:
        """What kind of frame comes next, and what is in it."""
        kind, size = await asyncio.wait_for(self.reader.readexactly(2), 30)
        if size == 126:
            size = int.from_bytes(await self.reader.readexactly(2), "big")
        return kind & 15, await self.reader.readexactly(size)

    async def texts(self, number: int) -> list[str]:
        """So many texts; signs of life between them do not count."""
        found: list[str] = []
        while len(found) < number:
            kind, payload = await self.frame()
            if kind == Opcode.TEXT:
                found.append(payload.decode())
        return found


@asynccontextmanager
async def listening() -> AsyncIterator[Wire]:
    """A socket to the echo."""
    lines = Lines(10, None)
    server = uvicorn.Server(config_of(echo, Settings(), lines, port=0, lifespan="off"))
    task = asyncio.create_task(server.serve())
    while not server.started:
        await asyncio.sleep(0.01)
    reader, writer = await asyncio.open_connection("127.0.0.1", server.servers[0].sockets[0].getsockname()[1])
    head = (
        "GET / HTTP/1.1",
        "Host: 127.0.0.1",
        "Upgrade: websocket",
        "Connection: Upgrade",
        "Sec-WebSocket-Version: 13",
        "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==",
    )
    writer.write("\r\n".join([*head, "", ""]).encode())
    assert b" 101 " in await asyncio.wait_for(reader.readuntil(b"\r\n\r\n"), 30)
    try:
        yield Wire(reader, writer)
    finally:
        writer.close()
        server.should_exit = True
        await task
        assert lines.total == 0


async def test_messages_in_whatever_pieces_are_heard_in_their_order() -> None:
    luck = random.Random(7)
    said_ones, frames = [], b""
    for number in range(12 * MOST_UNHEARD):
        text = f"{number} " + "\N{GREEK SMALL LETTER TAU}" * luck.choice([0, 3, 60, 200, 3000])
        said_ones.append(text)
        if number % 5 == 1:  # in two frames, with a sign of life between them
            half = len(text.encode()) // 2
            frames += said(text.encode()[:half], fin=False) + said(b"!", Opcode.PING)
            frames += said(text.encode()[half:], Opcode.CONT)
        else:
            frames += said(text.encode())
    async with listening() as wire:
        task = asyncio.create_task(wire.texts(len(said_ones)))
        while frames:
            size = luck.choice([1, 2, 3, 7, 50, 1000, 20_000])
            wire.writer.write(frames[:size])
            await wire.writer.drain()
            await asyncio.sleep(0)
            frames = frames[size:]
        assert await task == said_ones


@pytest.mark.parametrize(
    ("frame", "code"),
    [
        (said(b"\xff"), 1007),
        (said(b"x" * (LARGEST_MESSAGE + 1)), 1009),
        (bytes((0x81, 0xFF)) + struct.pack(">Q", 1 << 40), 1009),
        (Frame(Opcode.TEXT, b"x").serialize(mask=False), 1002),
        (said(b"x", fin=False) + said(b"y"), 1002),
        (bytes((0xC1, 0x81)) + bytes(5), 1002),
        (said(struct.pack(">H", 1000), Opcode.CLOSE) + said(b"too late"), 1000),
    ],
    # Masks are drawn at random, so the frames would be other names in every process.
    ids=["no text", "too large", "too large to be true", "unmasked", "unfinished", "reserved", "closed"],
)
async def test_what_is_wrong_ends_the_socket_after_what_was_right(frame: bytes, code: int) -> None:
    async with listening() as wire:
        wire.writer.write(said(b"first"))
        assert await wire.texts(1) == ["first"]
        wire.writer.write(frame)
        kind, payload = await wire.frame()
        assert (kind, int.from_bytes(payload[:2], "big")) == (Opcode.CLOSE, code)


async def test_what_is_no_text_is_heard_as_such() -> None:
    async with listening() as wire:
        wire.writer.write(said(b"x", Opcode.BINARY) + said(b"y"))
        assert await wire.texts(2) == ["no text", "y"]
