"""Routes as typed functions: the signature says what is decoded, what comes back, and what the OpenAPI document tells.

A handler takes the `Call`, then path parameters by their names, then `query` and `body` if it has them::

    @route("POST", "/api/tables/{id}/join", errors=("table.full", "seat.taken"))
    async def join(call: Call, id: str, body: Join) -> TableCard: ...
"""

import asyncio
import inspect
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tyche.core.bounds import check_json
from tyche.server.http.call import Call
from tyche.server.http.errors import Problem
from tyche.server.http.kept import Kept
from tyche.server.room import Denied
from tyche.server.store import Unavailable
from tyche.server.work import Busy

Handler = Callable[..., Awaitable[Any]]

JSON: Final = "application/json"
SAFE: Final = ("GET", "HEAD")
USUAL_BODY: Final = 64 * 1024
BODY_SECONDS: Final = 20.0
"""Within which a body must have come."""
ALWAYS: Final = (
    "request.rate",
    "request.malformed",
    "request.host",
    "request.long",
    "server.busy",
    "server.full",
    "server.storage",
    "table.broken",
    "table.damaged",
)
FAILURES: Final = {"storage": "server.storage", "broken": "table.broken", "damaged": "table.damaged"}
"""What a table denies because something failed, as errors."""
CHANGING: Final = ("request.csrf", "request.origin", "server.stopping")
WITH_BODY: Final = ("request.type", "request.large", "request.slow")
NUL: Final = b"\\u0000"
"""No text may contain it: PostgreSQL cannot store it."""

_PARAMETER = re.compile(r"{(\w+)(?::\w+)?}")


class Endpoint:
    """One method of one path."""

    def __init__(
        self,
        method: str,
        path: str,
        handler: Handler,
        errors: tuple[str, ...],
        limit: str,
        status: int,
        largest: int,
        media: str,
        kept: bool,
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.limit = limit
        self.largest = largest
        self.media = media
        self.kept = kept
        self._kept: dict[tuple[Any, ...], Kept] = {}
        hints = get_type_hints(handler, include_extras=True)
        self.answers: Any = hints.pop("return")
        self.status = 204 if self.answers is type(None) else status
        self.body: Any = hints.pop("body", None)
        self.query: Any = hints.pop("query", None)
        self.parameters: dict[str, Any] = {name: hints[name] for name in _PARAMETER.findall(path)}
        self.errors = (*ALWAYS, *(() if method in SAFE else CHANGING), *(WITH_BODY if self.body else ()), *errors)

    @property
    def about(self) -> str:
        """What the handler's docstring says."""
        return inspect.getdoc(self.handler) or ""

    @property
    def body_needed(self) -> bool:
        """Whether the body has a field that must be there."""
        kind = self.body
        return kind is not None and (
            not isinstance(kind, type)
            or not issubclass(kind, msgspec.Struct)
            or any(field.required for field in msgspec.structs.fields(kind))
        )

    async def answer(self, request: Request) -> Response:
        """Check, decode, carry out, encode."""
        try:
            call = await Call.of(request)
            await call.guard(self.limit, changing=self.method not in SAFE)
            arguments = await self._arguments(request)
            found = await self.handler(call, **arguments)
        except Denied as denied:
            raise self._problem(denied) from None
        except Unavailable:
            raise Problem("server.storage") from None
        except Busy as busy:
            raise Problem("server.busy", seconds=busy.seconds) from None
        if not self.kept:
            return call.finished(self._encoded(found))
        key = tuple(arguments.values())
        if key not in self._kept:
            self._kept[key] = Kept(msgspec.json.encode(found), self.media)
        return self._kept[key].answer(request)

    async def _arguments(self, request: Request) -> dict[str, Any]:
        """What the handler is given, each part within its bounds."""
        found = {name: _path_value(request, name, kind) for name, kind in self.parameters.items()}
        if self.query is not None:
            found["query"] = _query_value(request, self.query)
        if self.body is not None:
            found["body"] = await self._body_value(request)
        return found

    def _problem(self, denied: Denied) -> Problem:
        """What a table denies, as the error that the route has for it."""
        code = FAILURES.get(denied.code, denied.code)
        return Problem(code if code in self.errors else "table.refused", **{"problem": denied.text, **denied.facts})

    async def _body_value(self, request: Request) -> Any:
        data = await read_body(request, self.largest)
        if not data and not self.body_needed:
            data = b"{}"
        elif request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Problem("request.type")
        if NUL in data:
            raise Problem("request.malformed", problem="a text contains the character NUL")
        if self.body is msgspec.Raw:  # whoever takes it parses it beside, with bounds of its own
            return msgspec.Raw(data)
        try:
            check_json(data, self.largest)
            return msgspec.json.decode(data, type=self.body)
        except (msgspec.DecodeError, RecursionError, ValueError) as error:
            raise Problem("request.malformed", problem=str(error)) from None

    def _encoded(self, found: object) -> Response:
        if found is None:
            return Response(status_code=self.status)
        if self.media != JSON:
            return Response(str(found), status_code=self.status, media_type=self.media)
        return Response(msgspec.json.encode(found), status_code=self.status, media_type=self.media)


def route(
    method: str,
    path: str,
    *,
    errors: tuple[str, ...] = (),
    limit: str = "",
    status: int = 200,
    largest: int = USUAL_BODY,
    media: str = JSON,
    kept: bool = False,
) -> Callable[[Handler], Endpoint]:
    """Make an endpoint of a handler; `limit` names the rate that applies besides the usual one.

    An answer that is `kept` is the same for everybody while the server runs: browsers may keep it.
    """
    return lambda handler: Endpoint(method, path, handler, errors, limit, status, largest, media, kept)


async def read_body(request: Request, largest: int) -> bytes:
    """The body, of which no more than allowed is ever read."""
    data = bytearray()
    try:
        async with asyncio.timeout(BODY_SECONDS):
            async for chunk in request.stream():
                data += chunk
                if len(data) > largest:
                    raise Problem("request.large", most=largest)
    except TimeoutError:
        raise Problem("request.slow", seconds=int(BODY_SECONDS)) from None
    return bytes(data)


def _path_value(request: Request, name: str, kind: Any) -> Any:
    try:
        return msgspec.convert(_without_nul(request.path_params[name]), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("request.malformed", problem=f"{name} in the path: {error}") from None


def _without_nul(value: str) -> str:
    if "\0" in value:
        raise Problem("request.malformed", problem="the address contains the character NUL")
    return value


def _query_value(request: Request, kind: Any) -> Any:
    given = request.query_params
    doubled = [key for key in given if len(given.getlist(key)) > 1]
    if doubled:
        raise Problem("request.malformed", problem=f"{doubled[0]} in the query is there twice")
    try:
        return msgspec.convert({key: _without_nul(value) for key, value in given.items()}, kind, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("request.malformed", problem=f"in the query: {error}") from None
