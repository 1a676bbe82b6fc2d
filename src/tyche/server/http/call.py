"""One request: who sends it, and what the server has to answer it with."""

import asyncio
import time
from collections import Counter
from typing import Final
from weakref import WeakValueDictionary

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tyche.server.accounts import Accounts
from tyche.server.annals import Annals
from tyche.server.crier import Crier
from tyche.server.http.errors import Problem
from tyche.server.links import Links
from tyche.server.metrics import Metrics
from tyche.server.notices import Notices
from tyche.server.pulse import Pulse
from tyche.server.recent import Recent
from tyche.server.retention import Retention
from tyche.server.room import Rooms
from tyche.server.room.connection import Allowance
from tyche.server.security import RATES, SHARED, Limits, Signer, fits_origin, neighbourhood
from tyche.server.settings import Settings
from tyche.server.store import Person, Session, Store
from tyche.server.store.rows import Way
from tyche.server.work import Pool
from tyche.server.work.jobs import Jobs

COOKIE: Final = "tyche-session"
HOST_COOKIE: Final = f"__Host-{COOKIE}"
"""Its name over https: browsers take such a cookie from this very host alone, and never over http."""
CSRF: Final = "X-CSRF-Token"
DAY: Final = 24 * 60 * 60
FRAMES: Final = 400.0
"""Requests a second on all sockets from one place; twice as many at once."""
LONGEST_AGENT: Final = 200
PROOFS: Final = ("link", "passkey")
PROOF_LIFETIME: Final = 30 * 60
"""For how long a proof of who somebody is counts, in seconds."""
NOBODY: Final = ("person.nobody",)
"""The error of every route that needs a person."""


class House:
    """All the parts of a running server."""

    def __init__(
        self,
        settings: Settings,
        signer: Signer,
        store: Store,
        rooms: Rooms,
        notices: Notices,
        metrics: Metrics,
        pool: Pool,
        jobs: Jobs,
        reviews: Jobs,
    ) -> None:
        self.settings = settings
        self.signer = signer
        self.store = store
        self.rooms = rooms
        self.notices = notices
        self.metrics = metrics
        self.pool = pool
        self.jobs = jobs
        self.reviews = reviews
        """Has reviews made."""
        self.accounts = Accounts(store, settings.session_days * DAY)
        self.links = Links(store, signer, self.accounts)
        self.crier = Crier(store, rooms)
        self.pulse = Pulse(metrics)
        self.retention = Retention(settings, store, metrics, rooms.forget, lambda: rooms.clockwork.keeper.mine)
        self.annals = Annals(store, pool, lambda: rooms.clockwork.keeper.mine)
        self.recent = Recent()
        self.limits = Limits(settings.limits)
        self.stopping = False
        self.callers: Counter[str] = Counter()
        """Sockets by where they come from, also from behind a proxy."""
        self.creating = asyncio.Lock()
        self._together: WeakValueDictionary[str, Allowance] = WeakValueDictionary()

    def together(self, place: str) -> Allowance | None:
        """What all sockets from one place may ask together, as long as there are any; None without limits."""
        if not self.settings.limits:
            return None
        found = self._together.get(place)
        if found is None:
            found = self._together[place] = Allowance(FRAMES, 2 * FRAMES)
        return found

    async def stop(self) -> None:
        """Take no more decisions, finish what is being stored, and say goodbye to everybody; once is enough."""
        if not self.stopping:
            self.stopping = True
            await self.rooms.stop()


def house_of(connection: HTTPConnection) -> House:
    """The server that answers a request."""
    house = connection.app.state.house
    assert isinstance(house, House)
    return house


def has_fitting_origin(connection: HTTPConnection) -> bool:
    """Whether a request or socket comes from our own pages."""
    headers = connection.headers
    public = house_of(connection).settings.origin
    return fits_origin(headers.get("origin"), headers.get("host", ""), public, headers.get("sec-fetch-site"))


def cookie_of(connection: HTTPConnection) -> str:
    """The name of the cookie with the session. (An address that is taken apart would be kept by `urllib` for long.)"""
    return HOST_COOKIE if connection.scope["scheme"] in ("https", "wss") else COOKIE


async def signed_in(connection: HTTPConnection) -> tuple[Person, Session] | None:
    """Whose session the cookie is of, and that session."""
    token = connection.cookies.get(cookie_of(connection), "")
    return await house_of(connection).store.session(token) if token else None


class Call:
    """A request with its person and its house. What it does to the session is put into the answer at the end."""

    def __init__(self, request: Request, house: House, session: str, signed: tuple[Person, Session] | None) -> None:
        self.request = request
        self.house = house
        self.session = session
        """The token of the session; empty without one."""
        self.person: Person | None = signed[0] if signed else None
        self.since: Session | None = signed[1] if signed else None
        self._session_changed = False

    @classmethod
    async def of(cls, request: Request) -> "Call":
        """The call a request makes; a cookie of no session counts as none."""
        signed = await signed_in(request)
        token = request.cookies[cookie_of(request)] if signed else ""
        if signed and house_of(request).store.is_stale(signed[1]):  # beside: nobody waits for it, nothing fails with it
            house_of(request).rooms.chores.spawn(house_of(request).store.touch(*signed))
        return cls(request, house_of(request), token, signed)

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return self.request.client.host if self.request.client else "unknown"

    @property
    def place(self) -> str:
        """What requests are counted by that come from there."""
        return neighbourhood(self.address)

    @property
    def owner(self) -> str:
        """Whose share of requests and costly work it is: the person's, or that of the place."""
        return self.person.id if self.person else self.place

    async def guard(self, limit: str, changing: bool) -> None:
        """Refuse what comes too often, from elsewhere, or without the token of the session."""
        who = self.owner
        await self.limit("any", who)
        if not changing:
            return
        if self.house.stopping:
            raise Problem("server.stopping")
        if not has_fitting_origin(self.request):
            raise Problem("request.origin")
        if not self.house.signer.fits_csrf(self.session, self.request.headers.get(CSRF, "")):
            raise Problem("request.csrf")
        await self.limit("change", who)
        if limit:
            await self.limit(limit, self.place)

    async def limit(self, kind: str, who: str) -> None:
        """Count one request of a kind; some are counted together with those that other processes have had."""
        house, rate = self.house, RATES[kind]
        wait = house.limits.wait(kind, who)
        if not wait and house.limits.on and kind in SHARED:
            wait = await house.store.spend(house.signer.blurred(f"{kind} {who}"), rate.burst, rate.per_second)
        if wait:
            raise Problem("request.rate", seconds=int(wait) + 1)

    # Persons.

    def me(self) -> Person:
        """The person who asks; somebody must be there."""
        if self.person is None:
            raise Problem("person.nobody")
        return self.person

    async def someone(self) -> Person:
        """The person who asks; if there is none, a new guest."""
        if self.person is None:
            await self.limit("guest", self.place)
            wanted = self.request.headers.get("accept-language", "")
            await self.sign_in(await self.house.accounts.new_guest(wanted))
        return self.me()

    async def sign_in(self, person: Person, way: Way = "guest") -> None:
        """Begin a session of a person who may come in; one that was there ends."""
        if person.banned is not None and person.banned > time.time():
            raise Problem("person.banned", until=person.banned, why=person.banned_for)
        if self.session:
            await self.house.store.end_session(self.session)
        agent = self.request.headers.get("user-agent", "")[:LONGEST_AGENT]
        self.session = await self.house.accounts.new_session(person, way, agent)
        self.person = person
        self._session_changed = True
        await self.house.crier.cry()

    async def sign_out(self) -> None:
        """End the session."""
        if self.session:
            await self.house.store.end_session(self.session)
        self.session, self.person, self._session_changed = "", None, True
        await self.house.crier.cry()

    def has_proven(self) -> bool:
        """Whether it was proven a moment ago, by mail or passkey, who is there: as good as a password."""
        since = self.since
        return since is not None and since.way in PROOFS and time.time() - since.created < PROOF_LIFETIME

    def finished(self, response: Response) -> Response:
        """The answer with the cookie, and the token for the next change, if the session changed."""
        if not self._session_changed:
            return response
        secure = self.request.scope["scheme"] == "https"
        name = cookie_of(self.request)
        if self.session:
            age = self.house.settings.session_days * DAY
            response.set_cookie(name, self.session, max_age=age, httponly=True, samesite="lax", secure=secure)
        else:
            response.delete_cookie(name, httponly=True, samesite="lax", secure=secure)
        response.headers[CSRF] = self.house.signer.csrf(self.session)
        return response
