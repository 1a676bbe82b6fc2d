"""Telling people what concerns them, such as that it is their turn, by mail, push or webhook, when they are away."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import msgspec
import structlog

from tyche.server.accounts import settings_of
from tyche.server.http.persons import USUAL_LANGUAGE
from tyche.server.metrics import Metrics
from tyche.server.notices.mail import Mailer
from tyche.server.notices.outside import Outside, Unreachable
from tyche.server.notices.push import Pusher
from tyche.server.notices.texts import News, text
from tyche.server.room.settings import ASKED, LAST, OVER, REPLACED, TURN
from tyche.server.security import LINK_LIFETIME, Signer
from tyche.server.settings import Settings
from tyche.server.store import Notice, Person, SeatRow, Store, TableRow
from tyche.server.store.talk import TOLD

WAYS: Final = ("mail", "push", "webhook")
MOST_TRIES: Final = 6
FIRST_PAUSE: Final = 60.0
QUIET: Final = 6 * 60 * 60.0
"""Seconds for which there is no other notice of a kind about a table to somebody who does not come: whoever takes back
and decides again, or proposes and withdraws, does not send them a mail each time.
"""
POLL: Final = 5.0
TABLE_PAGE: Final = "/t/"
SETTINGS_PAGE: Final = "/account"
LINK_PAGE: Final = "/login/"


def _waits(row: TableRow, mine: list[SeatRow]) -> bool:
    """Whether the table still waits for one of somebody's seats, which no bot plays."""
    return row.status == "running" and any(seat.seat in row.awaited and not seat.stood_in for seat in mine)


CONCERNS: Final[dict[str, Callable[[TableRow, list[SeatRow]], bool]]] = {
    TURN: _waits,
    OVER: lambda row, mine: row.status == "finished",
    REPLACED: lambda row, mine: row.status == "running" and any(seat.stood_in for seat in mine),
    LAST: lambda row, mine: row.status == "running" and not all(seat.resigned for seat in mine),
    ASKED: lambda row, mine: row.status == "running" and not all(seat.resigned for seat in mine),
}
"""The kinds of notices, and whether one still holds for somebody with these seats when it is sent."""

log = structlog.get_logger("tyche.notices")

__all__ = ["Notices", "Outside", "Unreachable"]


class Notices:
    """Plans a notice at each hand-over and sends those that are due. They wait in the store: a restart loses none."""

    def __init__(self, settings: Settings, store: Store, signer: Signer, metrics: Metrics) -> None:
        self._settings = settings
        self._store = store
        self._metrics = metrics
        self.here: Callable[[str, str], Awaitable[bool]] = _nobody
        """Whether a person looks at a table right now; the rooms know."""
        self._mails: set[asyncio.Task[None]] = set()
        self._sending = {"mail": self._by_mail, "push": self._by_push, "webhook": self._by_webhook}
        self.outside = Outside(settings.private_webhooks)
        self.mailer = Mailer(settings)
        self.pusher = Pusher(signer, self.outside, settings.push_contact)

    async def close(self) -> None:
        """Send the mails that are under way, and stop."""
        await asyncio.gather(*self._mails, return_exceptions=True)
        await self.outside.close()

    # Planning.

    async def on_news(self, table_id: str, kind: str, seats: Iterable[int]) -> None:
        """There is news of a kind (see `CONCERNS`) for these seats: plan a notice for those who are not there."""
        asked = set(seats)
        held = {seat.person_id for seat in await self._store.seats(table_id) if seat.seat in asked}
        for person in held:
            if person is not None and not await self.here(table_id, person):
                await self._store.add_notice(person, table_id, kind, time.time() + self._settings.notice_delay)

    # Sending.

    async def run(self) -> None:
        """Send what is due, again and again, until cancelled."""
        while True:
            try:
                await self.send_due(time.time())
            except Exception:
                log.exception("notices failed")
            await asyncio.sleep(POLL)

    async def send_due(self, now: float) -> None:
        """Send all that is due."""
        due = await self._store.due_notices(now)
        await asyncio.gather(*(self._send(notice, now) for notice in due))

    async def _send(self, notice: Notice, now: float) -> None:
        """One notice, by all ways that are left to try; a way that fails is tried again later."""
        person = await self._store.person(notice.person_id)
        news = await self._news(notice, person) if person is not None and TOLD not in notice.data else None
        failed: list[str] = []
        if person is not None and news is not None:
            for way in notice.data.get("ways", WAYS):
                if not await self._tried(way, person, news):
                    failed.append(way)
        if news is not None and not failed:
            await self._store.told(notice, now + QUIET)
            return
        await self._store.drop_notice(notice.id)
        tries = int(notice.data.get("tries", 0)) + 1
        if failed and tries < MOST_TRIES:
            again = {"ways": failed, "tries": tries}
            due = now + FIRST_PAUSE * 2**tries
            await self._store.add_notice(notice.person_id, notice.table_id, notice.kind, due, again)

    async def _news(self, notice: Notice, person: Person) -> News | None:
        """What there is to say; nothing if they have come or it no longer holds."""
        if await self.here(notice.table_id, person.id):
            return None
        row = await self._store.table(notice.table_id)
        concerns = CONCERNS.get(notice.kind)
        if row is None or concerns is None:
            return None
        if not concerns(row, [seat for seat in await self._store.seats(row.id) if seat.person_id == person.id]):
            return None
        base = self._settings.address
        title = row.title or row.game.capitalize()
        url = f"{base}{TABLE_PAGE}{row.id}"
        return News(notice.kind, person.name, person.language, row.id, title, url, base + SETTINGS_PAGE)

    async def _tried(self, way: str, person: Person, news: News) -> bool:
        """Whether a way needs no further try."""
        send: Callable[[Person, News], Awaitable[bool]] = self._sending[way]
        try:
            if await send(person, news):
                self._metrics.notices.labels(way, "sent").inc()
        except Unreachable as problem:
            self._metrics.notices.labels(way, "failed").inc()
            log.warning("notice not sent", way=way, person=person.id, table=news.table_id, problem=str(problem))
            return False
        return True

    async def _by_mail(self, person: Person, news: News) -> bool:
        if not (self.mailer.on and person.mail and settings_of(person).notices.mail):
            return False
        await self.mailer.send(person.mail, news.subject(), news.mail())
        return True

    async def _by_push(self, person: Person, news: News) -> bool:
        if not (self._settings.push and settings_of(person).notices.push):
            return False
        subscriptions = await self._store.pushes(person.id)
        for subscription in subscriptions:
            if not await self.pusher.send(subscription, news.push()):
                await self._store.drop_push(subscription.endpoint)
        return bool(subscriptions)

    async def _by_webhook(self, person: Person, news: News) -> bool:
        hook = settings_of(person).notices.webhook
        if hook is None or not self._settings.webhooks:
            return False
        body = msgspec.json.encode(news.webhook(hook.shape))
        status = await self.outside.post(hook.url, body, {"Content-Type": "application/json", "User-Agent": "Tyche"})
        if status >= 300:
            raise Unreachable(f"the webhook answered {status}")
        return True

    # Links to sign in.

    def mail_link(self, mail: str, language: str, token: str) -> None:
        """Send a link to sign in, in the background: how long it takes tells nothing about the address."""
        url = f"{self._settings.address}{LINK_PAGE}{token}"
        body = text(language, "link-mail", url=url, minutes=LINK_LIFETIME // 60)
        task = asyncio.create_task(self._mail(mail, text(language, "link-subject"), body))
        self._mails.add(task)
        task.add_done_callback(self._mails.discard)

    def mail_operator(self) -> None:
        """Tell the operator that there is a report to look at, if there is somebody to tell and a way to do it."""
        contact = self._settings.contact
        if self.mailer.on and "@" in contact:
            body = text(USUAL_LANGUAGE, "report-mail", server=self._settings.address)
            task = asyncio.create_task(
                self._mail(contact.removeprefix("mailto:"), text(USUAL_LANGUAGE, "report-subject"), body)
            )
            self._mails.add(task)
            task.add_done_callback(self._mails.discard)

    async def _mail(self, to: str, subject: str, body: str) -> None:
        try:
            await self.mailer.send(to, subject, body)
        except Unreachable as problem:
            log.warning("mail not sent", problem=str(problem))


async def _nobody(table_id: str, person_id: str) -> bool:
    """Before there are rooms nobody is in one."""
    return False
