"""All routes of the HTTP interface, and the socket."""

from collections import defaultdict
from collections.abc import Awaitable, Callable
from types import ModuleType
from typing import Final

from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import BaseRoute, Route, WebSocketRoute
from starlette.websockets import WebSocket

from tyche.server.http import (
    examples,
    games,
    lessons,
    manners,
    me,
    passkeys,
    play,
    positions,
    puzzles,
    reviews,
    statistics,
    status,
    system,
    tables,
)
from tyche.server.http.call import has_fitting_origin, house_of, signed_in
from tyche.server.http.client import client
from tyche.server.http.frame import POLICY_VIOLATION
from tyche.server.http.routing import Endpoint
from tyche.server.security import neighbourhood

MODULES: Final[tuple[ModuleType, ...]] = (
    me,
    passkeys,
    manners,
    games,
    examples,
    lessons,
    positions,
    puzzles,
    tables,
    play,
    reviews,
    statistics,
    status,
    system,
)


def endpoints() -> list[Endpoint]:
    """Every endpoint, module by module."""
    return [found for module in MODULES for found in vars(module).values() if isinstance(found, Endpoint)]


def routes() -> list[BaseRoute]:
    """One route for each path, the socket, and the client for everything else."""
    by_path: dict[str, dict[str, Endpoint]] = defaultdict(dict)
    for endpoint in endpoints():
        by_path[endpoint.path][endpoint.method] = endpoint
    found: list[BaseRoute] = [
        Route(path, _answering(of_path), methods=list(of_path), include_in_schema=False)
        for path, of_path in by_path.items()
    ]
    found.append(WebSocketRoute("/api/tables/{id}/socket", socket))
    found.append(Route("/{path:path}", client, methods=["GET"]))
    return found


def _answering(of_path: dict[str, Endpoint]) -> Callable[[Request], Awaitable[Response]]:
    """Answers by the endpoint of the method; a HEAD is a GET of which nobody reads the body."""

    async def answer(request: Request) -> Response:
        return await of_path["GET" if request.method == "HEAD" else request.method].answer(request)

    return answer


async def socket(websocket: WebSocket) -> None:
    """The socket of a table, for whoever comes from our own pages."""
    house = house_of(websocket)
    caller = neighbourhood(websocket.client.host if websocket.client else "unknown")
    crowded = house.settings.limits and house.callers[caller] >= house.settings.connections_each
    fitting = has_fitting_origin(websocket) and not house.stopping
    if not fitting or crowded or house.limits.wait("socket", caller):
        await websocket.close(POLICY_VIOLATION)
        return
    signed, table_id = await signed_in(websocket), websocket.path_params["id"]
    person, session = signed or (None, None)
    if person is not None:
        house.rooms.chores.spawn(house.store.drop_notices(table_id, person.id))
    house.callers[caller] += 1
    try:
        with house.metrics.sockets.track_inprogress():
            await house.rooms.serve(websocket, table_id, person, session, house.together(caller))
    finally:
        house.callers[caller] -= 1
        if not house.callers[caller]:
            del house.callers[caller]
