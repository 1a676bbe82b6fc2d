"""The server as an ASGI application: `create_app`."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

import msgspec
import structlog
from starlette.applications import Starlette
from starlette.exceptions import HTTPException
from starlette.middleware import Middleware
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware

from tyche.server.http.call import House
from tyche.server.http.errors import Problem
from tyche.server.http.frame import Frame
from tyche.server.http.games import warm_up
from tyche.server.http.routes import endpoints, routes
from tyche.server.metrics import Metrics
from tyche.server.notices import Notices
from tyche.server.openapi import openapi_of
from tyche.server.room import Conduct, Rooms
from tyche.server.security import Signer, secret_of
from tyche.server.settings import MEMORY, Settings
from tyche.server.store import Store


def create_app(settings: Settings) -> Starlette:
    """The whole server. It opens its database when it starts and lets nothing get lost when it stops."""
    metrics = Metrics()
    middleware = [Middleware(Frame, metrics=metrics)]
    if settings.proxies:
        middleware.insert(0, Middleware(ProxyHeadersMiddleware, trusted_hosts=settings.proxies))

    @asynccontextmanager
    async def lifespan(app: Starlette) -> AsyncIterator[None]:
        async with _house(settings, metrics) as house:
            app.state.house = house
            yield

    handlers: Any = {Problem: _refuse, HTTPException: _refuse_http}
    app = Starlette(routes=routes(), middleware=middleware, exception_handlers=handlers, lifespan=lifespan)
    app.router.redirect_slashes = False
    app.state.openapi = openapi_of(endpoints())
    return app


@asynccontextmanager
async def _house(settings: Settings, metrics: Metrics) -> AsyncIterator[House]:
    """All parts of the server, put together; in the end they are taken apart in the right order."""
    if settings.database_url != MEMORY:
        settings.folder.mkdir(parents=True, exist_ok=True)
    signer = Signer(secret_of(settings))
    await asyncio.to_thread(warm_up)
    store = await Store.open(settings.database_url)
    try:
        notices = Notices(settings, store, signer, metrics)
        conduct = Conduct(database=settings.database_url, bot_workers=settings.bot_workers, on_turn=notices.on_turn)
        rooms = Rooms(store, conduct)
        notices.here = rooms.is_here
        house = House(settings, signer, store, rooms, notices, metrics)
        await rooms.start()
        sending = asyncio.create_task(notices.run(), name="tyche notices")
        try:
            yield house
        finally:
            await house.stop()
            sending.cancel()
            await asyncio.gather(sending, return_exceptions=True)
            await notices.close()
    finally:
        await store.close()


async def _refuse(request: Request, problem: Problem) -> Response:
    headers = {"Retry-After": str(problem.facts["seconds"])} if problem.code == "request.rate" else None
    body = msgspec.json.encode(problem.answer())
    return Response(body, status_code=problem.status, media_type="application/json", headers=headers)


async def _refuse_http(request: Request, error: HTTPException) -> Response:
    """What Starlette itself refuses: an unknown path or method."""
    if error.status_code != 405:
        return await _refuse(request, Problem("request.unknown", path=request.url.path))
    allowed = _allowed(request)
    response = await _refuse(request, Problem("request.method", method=request.method, allowed=allowed))
    response.headers["Allow"] = allowed
    return response


def _allowed(request: Request) -> str:
    """The methods that the path has."""
    route = request.scope.get("route")
    return ", ".join(sorted(route.methods or ())) if isinstance(route, Route) else ""


def set_up_logs(settings: Settings) -> None:
    """Logs as lines of JSON (or for people, if the settings say so), from us and from the libraries alike."""
    shared: list[Any] = [
        structlog.contextvars.merge_contextvars,
        structlog.stdlib.add_log_level,
        structlog.stdlib.add_logger_name,
        structlog.processors.TimeStamper(fmt="iso"),
        structlog.processors.format_exc_info,
    ]
    structlog.configure(
        processors=[*shared, structlog.stdlib.ProcessorFormatter.wrap_for_formatter],
        logger_factory=structlog.stdlib.LoggerFactory(),
        wrapper_class=structlog.stdlib.BoundLogger,
    )
    drawn: Any = structlog.processors.JSONRenderer() if settings.log_json else structlog.dev.ConsoleRenderer()
    formatter = structlog.stdlib.ProcessorFormatter(
        foreign_pre_chain=shared, processors=[structlog.stdlib.ProcessorFormatter.remove_processors_meta, drawn]
    )
    handler = logging.StreamHandler()
    handler.setFormatter(formatter)
    root = logging.getLogger()
    root.handlers, root.level = [handler], logging.getLevelName(settings.log_level.upper())
