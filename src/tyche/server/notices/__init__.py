"""Telling people that it is their turn, by mail, push or webhook, when they are not at the table."""

import asyncio
import time
from collections.abc import Awaitable, Callable, Iterable
from typing import Final

import msgspec
import structlog

from tyche.server.accounts import settings_of
from tyche.server.metrics import Metrics
from tyche.server.notices.mail import Mailer
from tyche.server.notices.outside import Outside, Unreachable
from tyche.server.notices.push import Pusher
from tyche.server.notices.texts import Turn, text
from tyche.server.security import LINK_LIFETIME, Signer
from tyche.server.settings import Settings
from tyche.server.store import Notice, Person, Store

TURN: Final = "turn"
WAYS: Final = ("mail", "push", "webhook")
MOST_TRIES: Final = 6
FIRST_PAUSE: Final = 60.0
POLL: Final = 5.0
TABLE_PAGE: Final = "/t/"
SETTINGS_PAGE: Final = "/account"
LINK_PAGE: Final = "/login/"

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

    async def on_turn(self, table_id: str, seats: Iterable[int]) -> None:
        """The table waits for these seats from now on: plan a notice for everybody who is not there."""
        asked = set(seats)
        held = {
            seat.person_id for seat in await self._store.seats(table_id) if seat.seat in asked and not seat.stood_in
        }
        for person in held:
            if person is not None and not await self.here(table_id, person):
                await self._store.add_notice(person, table_id, TURN, time.time() + self._settings.notice_delay)

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
        turn = await self._turn(notice, person) if person is not None else None
        failed: list[str] = []
        if person is not None and turn is not None:
            for way in notice.data.get("ways", WAYS):
                if not await self._tried(way, person, turn):
                    failed.append(way)
        await self._store.drop_notice(notice.id)
        tries = int(notice.data.get("tries", 0)) + 1
        if failed and tries < MOST_TRIES:
            again = {"ways": failed, "tries": tries}
            due = now + FIRST_PAUSE * 2**tries
            await self._store.add_notice(notice.person_id, notice.table_id, TURN, due, again)

    async def _turn(self, notice: Notice, person: Person) -> Turn | None:
        """What there is to say; nothing if they have come or the table no longer waits for them."""
        if await self.here(notice.table_id, person.id):
            return None
        row = await self._store.table(notice.table_id)
        if row is None or row.status != "running":
            return None
        waited = [seat.seat for seat in await self._store.seats(row.id) if seat.person_id == person.id]
        if not set(waited) & set(row.awaited):
            return None
        base = self._settings.address
        title = row.title or row.game.capitalize()
        return Turn(person.name, person.language, row.id, title, f"{base}{TABLE_PAGE}{row.id}", base + SETTINGS_PAGE)

    async def _tried(self, way: str, person: Person, turn: Turn) -> bool:
        """Whether a way needs no further try."""
        send: Callable[[Person, Turn], Awaitable[bool]] = self._sending[way]
        try:
            if await send(person, turn):
                self._metrics.notices.labels(way, "sent").inc()
        except Unreachable as problem:
            self._metrics.notices.labels(way, "failed").inc()
            log.warning("notice not sent", way=way, person=person.id, table=turn.table_id, problem=str(problem))
            return False
        return True

    async def _by_mail(self, person: Person, turn: Turn) -> bool:
        if not (self.mailer.on and person.mail and settings_of(person).notices.mail):
            return False
        await self.mailer.send(person.mail, turn.subject(), turn.mail())
        return True

    async def _by_push(self, person: Person, turn: Turn) -> bool:
        if not (self._settings.push and settings_of(person).notices.push):
            return False
        subscriptions = await self._store.pushes(person.id)
        for subscription in subscriptions:
            if not await self.pusher.send(subscription, turn.push()):
                await self._store.drop_push(subscription.endpoint)
        return bool(subscriptions)

    async def _by_webhook(self, person: Person, turn: Turn) -> bool:
        hook = settings_of(person).notices.webhook
        if hook is None or not self._settings.webhooks:
            return False
        body = msgspec.json.encode(turn.webhook(hook.shape))
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

    async def _mail(self, to: str, subject: str, body: str) -> None:
        try:
            await self.mailer.send(to, subject, body)
        except Unreachable as problem:
            log.warning("mail not sent", problem=str(problem))


async def _nobody(table_id: str, person_id: str) -> bool:
    """Before there are rooms nobody is in one."""
    return False
