"""What surrounds every request: an id, headers that keep browsers safe, a line in the log, and a last resort."""

import secrets
import time
from typing import Final

import msgspec
import structlog
from starlette.datastructures import MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from tyche.server.http.errors import Problem
from tyche.server.metrics import Metrics
from tyche.server.security import Hosts

HEADERS: Final = {
    "Content-Security-Policy": (
        "default-src 'none'; script-src 'self'; style-src 'self'; img-src 'self' data:; font-src 'self'; "
        "connect-src 'self'; manifest-src 'self'; worker-src 'self'; form-action 'self'; base-uri 'none'; "
        "frame-ancestors 'none'"
    ),
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), geolocation=(), microphone=()",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
    "X-Frame-Options": "DENY",
}
POLICY_VIOLATION: Final = 1008
OVER_TLS: Final = "max-age=31536000"
"""Strict-Transport-Security, for requests that came over https."""
UNROUTED: Final = "other"
METHODS: Final = frozenset({"GET", "HEAD", "POST", "PUT", "PATCH", "DELETE", "OPTIONS"})
"""What is counted by its name: made-up methods must not make up figures, which are kept for good."""
LONGEST_TARGET: Final = 2048
"""Bytes of a path and its query."""

log = structlog.get_logger("tyche.http")


class Frame:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, metrics: Metrics, hosts: Hosts) -> None:
        self._app = app
        self._metrics = metrics
        self._hosts = hosts

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
        if scope["type"] == "websocket" and self._unfit(scope) is not None:
            await send({"type": "websocket.close", "code": POLICY_VIOLATION})
            return
        if scope["type"] != "http":
            await self._app(scope, receive, send)
            return
        ident, began, status = secrets.token_hex(8), time.perf_counter(), 0

        async def framed(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                self._add_headers(MutableHeaders(scope=message), scope, ident)
            await send(message)

        try:
            unfit = self._unfit(scope)
            if unfit is not None:
                await _refuse(framed, unfit)
            else:
                await self._app(scope, receive, framed)
        except Exception:
            log.exception("request failed", request=ident, method=scope["method"], route=_route(scope))
            if status == 0:
                await _refuse(framed, Problem("server.error", request=ident))
        finally:
            self._note(scope, ident, status, time.perf_counter() - began)

    def _unfit(self, scope: Scope) -> Problem | None:
        """What is wrong with a request before anybody looks at what it wants."""
        target = len(scope.get("raw_path") or scope["path"]) + len(scope["query_string"])
        if target > LONGEST_TARGET:
            return Problem("request.long", most=LONGEST_TARGET)
        hosts = [value for name, value in scope["headers"] if name == b"host"]
        if len(hosts) != 1 or not self._hosts.know(hosts[0].decode("latin-1")):
            return Problem("request.host")
        return None

    def _add_headers(self, headers: MutableHeaders, scope: Scope, ident: str) -> None:
        headers["X-Request-Id"] = ident
        for name, value in HEADERS.items():
            headers[name] = value
        if scope["path"].startswith("/api/"):
            headers.setdefault("Cache-Control", "no-store")
        if scope["scheme"] == "https":
            headers["Strict-Transport-Security"] = OVER_TLS

    def _note(self, scope: Scope, ident: str, status: int, seconds: float) -> None:
        """The log names the route, not the path: paths may hold keys and tokens."""
        route, method = _route(scope), scope["method"] if scope["method"] in METHODS else UNROUTED
        self._metrics.requests.labels(method, route, str(status)).inc()
        self._metrics.seconds.labels(route).observe(seconds)
        log.info("request", request=ident, method=method, route=route, status=status, ms=round(seconds * 1000, 1))


def _route(scope: Scope) -> str:
    """The path pattern of the route that answered."""
    return getattr(scope.get("route"), "path", UNROUTED)


async def _refuse(send: Send, problem: Problem) -> None:
    body = msgspec.json.encode(problem.answer())
    headers = {"content-type": "application/json", "content-length": str(len(body)), **problem.headers}
    raw = [(name.lower().encode(), value.encode()) for name, value in headers.items()]
    await send({"type": "http.response.start", "status": problem.status, "headers": raw})
    await send({"type": "http.response.body", "body": body})
