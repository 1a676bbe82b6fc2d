"""A server that sends mails and messages, with somebody at the other end."""

import asyncio
import time
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import pytest
from sqlalchemy import select

from tests.server.sinks import MailSink, WebSink, listening
from tests.server.web import Visitor, Web, serving
from tyche.server.store.schema import notices

LATER = 10_000.0


class Stage:
    """A server with a mail server and a web server at its side."""

    def __init__(self, web: Web, mail: MailSink, sink: WebSink) -> None:
        self.web = web
        self.mail = mail
        self.sink = sink

    async def member(self, name: str, **settings: Any) -> Visitor:
        """Somebody with an account, a mail address and settings for notices."""
        visitor = self.web.visitor()
        await visitor.post("/api/register", {"name": name, "password": f"the password of {name}"})
        person = await self.web.house.store.person_by_name(name)
        assert person is not None
        person.mail = f"{name.lower()}@example.org"
        await self.web.house.store.update_person(person)
        response = await visitor.ask("PATCH", "/api/me", {"settings": {"notices": settings}})
        assert response.status_code == 200, response.text
        return visitor

    async def table(self, host: Visitor, *seats: str) -> str:
        """A running table, at which nobody is."""
        wanted = {"game": "successors", "seats": list(seats), "title": "Babylon", "start": True}
        table = str((await host.post("/api/tables", wanted))["id"])
        await self.settle(table)
        return table

    async def settle(self, table: str) -> None:
        """Wait until the notices of the last hand-over are planned."""
        for _ in range(100):
            if await self.planned():
                return
            await asyncio.sleep(0.02)
        pytest.fail("no notice was planned")

    async def planned(self) -> int:
        """How many notices wait."""
        return len(await self.web.house.store._all(select(notices.c.id)))

    async def send(self, after: float = LATER) -> None:
        """Send what is due by then."""
        await self.web.house.notices.send_due(time.time() + after)


@asynccontextmanager
async def staged() -> AsyncIterator[Stage]:
    """Everything at hand."""
    async with (
        listening(MailSink()) as mail,
        listening(WebSink()) as sink,
        serving(mail=mail.url, mail_from="Tyche <tyche@example.org>", private_webhooks=True) as web,
    ):
        yield Stage(web, mail, sink)
