"""One request: who sends it, and what the server has to answer it with."""

import asyncio
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import Response

from tyche.server.accounts import Accounts
from tyche.server.http.errors import Problem
from tyche.server.metrics import Metrics
from tyche.server.notices import Notices
from tyche.server.room import Rooms
from tyche.server.security import Limits, Signer, fits_origin
from tyche.server.settings import Settings
from tyche.server.store import Person, Store

COOKIE: Final = "tyche-session"
CSRF: Final = "X-CSRF-Token"
DAY: Final = 24 * 60 * 60
NOBODY: Final = ("person.nobody",)
"""The error of every route that needs a person."""


class House:
    """All the parts of a running server."""

    def __init__(
        self, settings: Settings, signer: Signer, store: Store, rooms: Rooms, notices: Notices, metrics: Metrics
    ) -> None:
        self.settings = settings
        self.signer = signer
        self.store = store
        self.rooms = rooms
        self.notices = notices
        self.metrics = metrics
        self.accounts = Accounts(store, settings.session_days * DAY)
        self.limits = Limits(settings.limits)
        self.stopping = False
        self.creating = asyncio.Lock()

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


async def person_of(connection: HTTPConnection) -> Person | None:
    """Whose session the cookie is of."""
    token = connection.cookies.get(COOKIE, "")
    return await house_of(connection).store.session(token) if token else None


class Call:
    """A request with its person and its house. What it does to the session is put into the answer at the end."""

    def __init__(self, request: Request, house: House, session: str, person: Person | None) -> None:
        self.request = request
        self.house = house
        self.session = session
        self.person = person
        self._session_changed = False

    @classmethod
    async def of(cls, request: Request) -> "Call":
        """The call a request makes; a cookie of no session counts as none."""
        person = await person_of(request)
        return cls(request, house_of(request), request.cookies[COOKIE] if person else "", person)

    @property
    def address(self) -> str:
        """Where the request comes from."""
        return self.request.client.host if self.request.client else "unknown"

    def guard(self, limit: str, changing: bool) -> None:
        """Refuse what comes too often, from elsewhere, or without the token of the session."""
        who = self.person.id if self.person else self.address
        self.limit("any", who)
        if not changing:
            return
        if self.house.stopping:
            raise Problem("server.stopping")
        if not has_fitting_origin(self.request):
            raise Problem("request.origin")
        if not self.house.signer.fits_csrf(self.session, self.request.headers.get(CSRF, "")):
            raise Problem("request.csrf")
        self.limit("change", who)
        if limit:
            self.limit(limit, self.address)

    def limit(self, kind: str, who: str) -> None:
        """Count one request of a kind."""
        wait = self.house.limits.wait(kind, who)
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
            self.limit("guest", self.address)
            wanted = self.request.headers.get("accept-language", "")
            await self.sign_in(await self.house.accounts.new_guest(wanted))
        return self.me()

    async def sign_in(self, person: Person) -> None:
        """Begin a session of a person; one that was there ends."""
        if self.session:
            await self.house.store.end_session(self.session)
        self.session = await self.house.accounts.new_session(person)
        self.person = person
        self._session_changed = True

    async def sign_out(self) -> None:
        """End the session."""
        if self.session:
            await self.house.store.end_session(self.session)
        self.session, self.person, self._session_changed = "", None, True

    def finished(self, response: Response) -> Response:
        """The answer with the cookie, and the token for the next change, if the session changed."""
        if not self._session_changed:
            return response
        secure = self.request.url.scheme == "https"
        if self.session:
            age = self.house.settings.session_days * DAY
            response.set_cookie(COOKIE, self.session, max_age=age, httponly=True, samesite="lax", secure=secure)
        else:
            response.delete_cookie(COOKIE, httponly=True, samesite="lax", secure=secure)
        response.headers[CSRF] = self.house.signer.csrf(self.session)
        return response
