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
OVER_TLS: Final = "max-age=31536000"
"""Strict-Transport-Security, for requests that came over https."""
UNROUTED: Final = "other"

log = structlog.get_logger("tyche.http")


class Frame:
    """ASGI middleware around everything."""

    def __init__(self, app: ASGIApp, metrics: Metrics) -> None:
        self._app = app
        self._metrics = metrics

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Answer one request."""
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
            await self._app(scope, receive, framed)
        except Exception:
            log.exception("request failed", request=ident, method=scope["method"], route=_route(scope))
            if status == 0:
                await _apologise(framed, ident)
        finally:
            self._note(scope, ident, status, time.perf_counter() - began)

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
        route = _route(scope)
        self._metrics.requests.labels(scope["method"], route, str(status)).inc()
        self._metrics.seconds.labels(route).observe(seconds)
        log.info(
            "request", request=ident, method=scope["method"], route=route, status=status, ms=round(seconds * 1000, 1)
        )


def _route(scope: Scope) -> str:
    """The path pattern of the route that answered."""
    return getattr(scope.get("route"), "path", UNROUTED)


async def _apologise(send: Send, ident: str) -> None:
    problem = Problem("server.error", request=ident)
    body = msgspec.json.encode(problem.answer())
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": problem.status, "headers": headers})
    await send({"type": "http.response.body", "body": body})
