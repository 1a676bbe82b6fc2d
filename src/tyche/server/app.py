"""The server as an ASGI application: `create_app`."""

import asyncio
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any, Final

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
from tyche.server.room import Rooms, RoomSettings
from tyche.server.security import PRIVATE_FOLDER, Hosts, Signer, secret_of
from tyche.server.settings import MEMORY, Settings
from tyche.server.store import Store
from tyche.server.sweeping import Sweeper
from tyche.server.work import Pool
from tyche.server.work.jobs import Jobs
from tyche.server.work.kinds import KINDS, SLOW

MOST_WAITING: Final = 100
SHARE: Final = 3
"""What may wait for the workers, in all and of one person."""
SLOW_WORKERS: Final = 1
SOCKET_LINE: Final = '%s - "WebSocket %s"'
"""How lines of uvicorn about sockets begin."""


def create_app(settings: Settings) -> Starlette:
    """The whole server. It opens its database when it starts and lets nothing get lost when it stops."""
    metrics = Metrics()
    middleware = [Middleware(Frame, metrics=metrics, hosts=Hosts(settings))]
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
        settings.folder.mkdir(mode=PRIVATE_FOLDER, parents=True, exist_ok=True)
    signer = Signer(secret_of(settings))
    await asyncio.to_thread(warm_up)
    store = await Store.open(settings.database_url)
    try:
        notices = Notices(settings, store, signer, metrics)
        sweeper = Sweeper()
        of_rooms = RoomSettings(
            database=settings.database_url,
            bot_workers=settings.bot_workers,
            idle=float(settings.table_idle),
            on_news=notices.on_news,
            on_trouble=metrics.trouble,
            on_left=sweeper.note_left,
        )
        rooms = Rooms(store, of_rooms)
        notices.here = rooms.is_here
        pool = Pool(settings.workers, most=MOST_WAITING, share=SHARE)
        jobs = Jobs(store, pool, KINDS, settings.workers)
        slow = Pool(SLOW_WORKERS, most=MOST_WAITING, share=SHARE)
        reviews = Jobs(store, slow, SLOW, SLOW_WORKERS)
        house = House(settings, signer, store, rooms, notices, metrics, pool, jobs, reviews)
        await rooms.start()
        await house.crier.start()
        parts = (notices, house.crier, house.pulse, house.retention, house.annals, jobs, reviews, sweeper)
        beside = [asyncio.create_task(part.run(), name="tyche beside") for part in parts]
        try:
            yield house
        finally:
            await house.stop()
            for task in beside:
                task.cancel()
            await asyncio.gather(*beside, return_exceptions=True)
            pool.close()
            slow.close()
            await notices.close()
    finally:
        await store.close()


async def _refuse(request: Request, problem: Problem) -> Response:
    body = msgspec.json.encode(problem.answer())
    return Response(body, status_code=problem.status, media_type="application/json", headers=problem.headers)


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


def _tells_no_path(record: logging.LogRecord) -> bool:
    """Whether a line is written: not those of uvicorn that name the path of a socket, which holds the id of a table."""
    return not (record.name == "uvicorn.error" and str(record.msg).startswith(SOCKET_LINE))


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
    handler.addFilter(_tells_no_path)
    root = logging.getLogger()
    root.handlers, root.level = [handler], logging.getLevelName(settings.log_level.upper())
