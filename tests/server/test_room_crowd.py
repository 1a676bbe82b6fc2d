"""Long chats and readers who do not read: views stay small, what waits is bounded, who is let go learns why."""

import asyncio
import socket
import time
from pathlib import Path

import pytest
from websockets.asyncio.client import connect

from tests.server.client import Client
from tests.server.lines import Kept
from tests.server.process import served
from tests.server.seated import GREEN, RED, Seated
from tests.server.web import serving as web_serving
from tyche.server.room import acts
from tyche.server.room.connection import MOST_WAITING, Connection
from tyche.server.room.talk import SHOWN, keep, page, recent, shown
from tyche.server.store import ChatRow

pytestmark = pytest.mark.anyio


def line(n: int, seat: int = 0, to: list[int] | None = None) -> ChatRow:
    return ChatRow(n=n, table_id="t", person_id=None, seat=seat, name="", to=to, text=str(n), at=0.0)


def test_of_a_long_chat_the_last_lines_of_everybody_are_kept() -> None:
    whispers = [line(n, 0, [1]) for n in range(1, 151)]
    said = [*whispers, *(line(n, 2, [0]) for n in range(151, 401))]
    kept = recent(said, 3)
    assert [chat.n for chat in shown(kept, 1)] == list(range(51, 151)), "however much others say to each other"
    assert [chat.n for chat in shown(kept, 0)] == [chat.n for chat in shown(kept, 2)] == list(range(301, 401))
    assert shown(kept, None) == []
    assert len(kept) == 2 * SHOWN
    growing: list[ChatRow] = []
    for n in range(1, 2001):
        keep(growing, line(n), 3)
        assert len(growing) <= 4 * SHOWN
    assert [chat.n for chat in shown(growing, 1)] == list(range(1901, 2001))


async def test_a_view_has_the_last_lines_and_pages_have_the_others(table: Seated) -> None:
    store = table.house.store
    for n in range(1, 251):
        to = [RED] if n % 10 == 0 else None
        await store.add_chat(table.id, f"{n}", person_id=None, seat=1, name="Berta", to=to)
    room = await table.house.rooms.room(table.id)
    await room.reload()
    green = await table.come(GREEN)
    view = next(message for message in reversed(green.heard) if message["type"] == "view")
    heard = [n for n in range(1, 251) if n % 10]
    assert [chat["n"] for chat in view["chats"]] == heard[-SHOWN:]
    found, before = list(view["chats"]), view["chats"][0]["n"]
    while before is not None:
        older, before = await page(store, table.id, GREEN, before)
        found = [{"n": chat.n} for chat in older] + found
    assert [chat["n"] for chat in found] == heard, "all of it, once, and nothing that was not meant for green"
    await green.close()


async def test_pages_of_the_chat_are_for_those_who_sit_there() -> None:
    async with web_serving() as web:
        anna, berta = web.visitor(), web.visitor()
        table = (await anna.post("/api/tables", {"game": "hellas", "seats": ["me", "open"]}))["id"]
        for n in range(3):
            await web.house.store.add_chat(table, f"{n}", person_id=None, seat=0, name="Anna")
        found = await anna.get(f"/api/tables/{table}/chats?before=3&seat=0")
        assert ([chat["text"] for chat in found["chats"]], found["before"]) == (["0", "1"], None)
        address = f"/api/tables/{table}/chats?before=3&seat="
        assert await berta.refused("GET", f"{address}0") == "person.nobody"
        await berta.post("/api/tables", {"game": "hellas", "seats": ["me", "open"]})
        assert await berta.refused("GET", f"{address}0") == "seat.not-yours"
        assert await anna.refused("GET", f"{address}1") == "seat.not-yours"
        assert await anna.refused("GET", f"{address}7") == "seat.unknown"
        assert await anna.refused("GET", f"/api/tables/{table}/chats?before={'9' * 30}&seat=0") == "request.malformed"


async def test_who_stays_away_while_others_talk_is_told_of_the_last_lines_alone(table: Seated) -> None:
    store, green = table.house.store, table.persons[GREEN]
    for n in range(1, 251):
        await store.add_chat(table.id, f"{n}", person_id=table.persons[RED], seat=RED, name="Anna")
    (said,) = (await store.unheard(green, [table.id])).values()
    assert [chat.n for chat in said] == list(range(151, 251)), "a list of tables reads no more than that of each"
    assert {chat.text for chat in said} == {""}
    assert (await table.house.rooms.card(table.id, await store.person(green))).unread == 100


async def test_a_table_keeps_so_many_lines(table: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(acts, "MOST_LINES", 2)
    red, green = table.clients[RED], table.clients[GREEN]
    assert [(await one.ask("chat", text="well"))["type"] for one in (red, green)] == ["done", "done"]
    refused = await red.ask("chat", text="well, well")
    assert (refused["type"], refused["code"]) == ("refused", "too-many")
    assert len(await table.house.store.chats(table.id)) == 2


async def test_what_waits_for_a_reader_is_bounded_in_bytes() -> None:
    line = Kept()
    connection = Connection(line, None, 1.0)
    connection.push(b"x" * 2 * MOST_WAITING)  # however large: nothing waits before it
    assert len(line.written) == 1
    line.unread = MOST_WAITING - 10
    connection.push(b"x" * 10)
    assert (len(line.written), line.ended) == (2, [])
    connection.push(b"x" * 11)
    assert (len(line.written), line.ended, connection.closing) == (2, ["dropped"], "slow")
    line.unread = 0
    connection.push(b"x")
    connection.close("bye")
    await connection.gone()
    assert (len(line.written), line.ended, connection.closing) == (2, ["dropped"], "slow"), "it is gone for good"


async def test_who_does_not_read_is_let_go_and_told_so_when_they_come_back(tmp_path: Path) -> None:
    async with served(tmp_path) as server:
        guest = await server.guest()
        table = await guest.table()
        address = f"{server.socket_address}/api/tables/{table}/socket"
        deaf = await deaf_line(server.port, table, guest.cookies["Cookie"])
        client = Client(await connect(address, additional_headers=guest.cookies, compression=None, max_size=None))
        await client.until(lambda: bool(client.view))
        end = time.monotonic() + 90
        gone = False
        while not gone and time.monotonic() < end:  # whole views for both, as fast as the server sends them
            for _ in range(30):
                await client.send("resync")
            deaf.sendall(RESYNC * 60)
            await client.quiet(0.3)
            gone = await is_gone(deaf)
        deaf.close()
        assert gone, "a socket that reads nothing must not pile up more and more"
        await client.close()
        back = Client(await connect(address, additional_headers=guest.cookies, compression=None, max_size=None))
        await back.until(lambda: bool(back.hello))
        assert back.hello["dropped"] == "slow"
        await back.close()
        again = Client(await connect(address, additional_headers=guest.cookies, compression=None, max_size=None))
        await again.until(lambda: bool(again.hello))
        assert again.hello["dropped"] == "", "once is enough"
        await again.close()
        await guest.http.aclose()


def frame(text: bytes) -> bytes:
    """A text frame of a client, masked with zeros."""
    assert len(text) < 126
    return bytes([0x81, 0x80 | len(text), 0, 0, 0, 0]) + text


RESYNC = frame(b'{"type":"resync"}')


async def deaf_line(port: int, table: str, cookie: str) -> socket.socket:
    """A socket whose client never reads."""
    line = socket.socket()
    line.setsockopt(socket.SOL_SOCKET, socket.SO_RCVBUF, 4096)
    line.connect(("127.0.0.1", port))
    line.sendall(
        f"GET /api/tables/{table}/socket HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
        f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\nCookie: {cookie}\r\n\r\n".encode()
    )
    await asyncio.sleep(1.0)
    return line


async def is_gone(line: socket.socket) -> bool:
    """Whether the server has ended a line: what is sent on it is sent back as an error."""
    try:
        line.sendall(RESYNC)
        await asyncio.sleep(0.2)
        line.sendall(RESYNC)
    except OSError:
        return True
    return False
