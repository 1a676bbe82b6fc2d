"""Routes as typed functions: the signature says what is decoded, what comes back, and what the OpenAPI document tells.

A handler takes the `Call`, then path parameters by their names, then `query` and `body` if it has them::

    @route("POST", "/api/tables/{id}/join", errors=("table.full", "seat.taken"))
    async def join(call: Call, id: str, body: Join) -> TableCard: ...
"""

import inspect
import re
from collections.abc import Awaitable, Callable
from typing import Any, Final, get_type_hints

import msgspec
from starlette.requests import Request
from starlette.responses import Response

from tyche.server.http.call import Call
from tyche.server.http.errors import Problem
from tyche.server.room import Denied

Handler = Callable[..., Awaitable[Any]]

JSON: Final = "application/json"
SAFE: Final = ("GET", "HEAD")
USUAL_BODY: Final = 64 * 1024
ALWAYS: Final = ("request.rate", "request.malformed")
CHANGING: Final = ("request.csrf", "request.origin", "server.stopping")
WITH_BODY: Final = ("request.type", "request.large")
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
    ) -> None:
        self.method = method
        self.path = path
        self.handler = handler
        self.limit = limit
        self.largest = largest
        self.media = media
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
        call = await Call.of(request)
        call.guard(self.limit, changing=self.method not in SAFE)
        arguments = {name: _path_value(request, name, kind) for name, kind in self.parameters.items()}
        if self.query is not None:
            arguments["query"] = _query_value(request, self.query)
        if self.body is not None:
            arguments["body"] = await self._body_value(request)
        try:
            found = await self.handler(call, **arguments)
        except Denied as denied:
            raise Problem("table.refused", problem=denied.text) from None
        return call.finished(self._encoded(found))

    async def _body_value(self, request: Request) -> Any:
        data = await read_body(request, self.largest)
        if not data and not self.body_needed:
            data = b"{}"
        elif request.headers.get("content-type", "").partition(";")[0].strip().lower() != JSON:
            raise Problem("request.type")
        if NUL in data:
            raise Problem("request.malformed", problem="a text contains the character NUL")
        try:
            return msgspec.json.decode(data, type=self.body)
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError) as error:
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
) -> Callable[[Handler], Endpoint]:
    """Make an endpoint of a handler; `limit` names the rate that applies besides the usual one."""
    return lambda handler: Endpoint(method, path, handler, errors, limit, status, largest, media)


async def read_body(request: Request, largest: int) -> bytes:
    """The body, of which no more than allowed is ever read."""
    data = bytearray()
    async for chunk in request.stream():
        data += chunk
        if len(data) > largest:
            raise Problem("request.large", most=largest)
    return bytes(data)


def _path_value(request: Request, name: str, kind: Any) -> Any:
    try:
        return msgspec.convert(request.path_params[name], kind, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("request.malformed", problem=f"{name} in the path: {error}") from None


def _query_value(request: Request, kind: Any) -> Any:
    given = request.query_params
    doubled = [key for key in given if len(given.getlist(key)) > 1]
    if doubled:
        raise Problem("request.malformed", problem=f"{doubled[0]} in the query is there twice")
    try:
        return msgspec.convert(dict(given), kind, strict=False)
    except msgspec.ValidationError as error:
        raise Problem("request.malformed", problem=f"in the query: {error}") from None
