"""Servers on this machine that take what is sent to them: a mail server, and one for webhooks and push messages."""

import asyncio
import email
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from email.message import EmailMessage
from email.policy import default
from typing import Final, TypeVar


class MailSink:
    """Takes mails."""

    SCHEME: Final = "smtp"

    def __init__(self) -> None:
        self.mails: list[EmailMessage] = []
        self.url = ""
        self.broken = False

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """Speak just enough SMTP."""
        writer.write(b"220 sink\r\n")
        while line := await reader.readline():
            word = line.split(maxsplit=1)[0].upper() if line.split() else b""
            if word == b"DATA" and not self.broken:
                writer.write(b"354 go on\r\n")
                data = await reader.readuntil(b"\r\n.\r\n")
                message = email.message_from_bytes(data[:-5], _class=EmailMessage, policy=default)
                self.mails.append(message)
                writer.write(b"250 taken\r\n")
            elif word == b"QUIT":
                writer.write(b"221 bye\r\n")
                break
            else:
                writer.write(b"451 not now\r\n" if word == b"DATA" else b"250 fine\r\n")
        writer.close()


class Posted:
    """A request that came in."""

    def __init__(self, path: str, headers: dict[str, str], body: bytes) -> None:
        self.path = path
        self.headers = headers
        self.body = body


class WebSink:
    """Takes requests and answers each with the status of the day."""

    SCHEME: Final = "http"

    def __init__(self) -> None:
        self.posted: list[Posted] = []
        self.url = ""
        self.status = 200

    async def serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        """One request a connection."""
        head = (await reader.readuntil(b"\r\n\r\n")).decode("latin-1").split("\r\n")
        headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in head[1:] if line)}
        body = await reader.readexactly(int(headers.get("content-length", 0)))
        self.posted.append(Posted(head[0].split()[1], headers, body))
        location = "Location: http://127.0.0.1:1/\r\n" if self.status in (301, 302) else ""
        writer.write(
            f"HTTP/1.1 {self.status} Fine\r\n{location}Content-Length: 0\r\nConnection: close\r\n\r\n".encode()
        )
        await writer.drain()
        writer.close()


Sink = TypeVar("Sink", MailSink, WebSink)


@asynccontextmanager
async def listening(sink: Sink) -> AsyncIterator[Sink]:
    """A server at an address of this machine."""
    server = await asyncio.start_server(sink.serve, "127.0.0.1", 0)
    sink.url = f"{sink.SCHEME}://127.0.0.1:{server.sockets[0].getsockname()[1]}"
    try:
        yield sink
    finally:
        server.close()
