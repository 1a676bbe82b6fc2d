"""The server about itself."""

import hmac
import ipaddress
from typing import Any, Final, Literal

from msgspec import Struct

import tyche
from tyche.server.http.call import Call
from tyche.server.http.errors import Problem
from tyche.server.http.routing import route


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str


@route("GET", "/livez")
async def livez(call: Call) -> Health:
    """That the server answers; whether it can do anything, `/readyz` says."""
    return Health("ok", tyche.__version__)


READY: Final = ("server.stopping",)


async def ready(call: Call) -> Health:
    """That the server can do its work: it is not about to stop, and its database reads and stores."""
    if call.house.stopping:
        raise Problem("server.stopping")
    if not await call.house.store.healthy() or not await call.house.store.ready():
        raise Problem("server.storage")
    return Health("ok", tyche.__version__)


@route("GET", "/readyz", errors=READY)
async def readyz(call: Call) -> Health:
    """Whether the server can do its work, also store something: not so with a full disk or a locked database."""
    return await ready(call)


@route("GET", "/healthz", errors=READY)
async def healthz(call: Call) -> Health:
    """The same as `/readyz`."""
    return await ready(call)


@route("GET", "/metrics", errors=("request.unknown",), media="text/plain")
async def metrics(call: Call) -> str:
    """Figures for Prometheus, for this machine or with the token of the settings."""
    if not _may_measure(call):
        raise Problem("request.unknown", path="/metrics")
    return call.house.metrics.text()


def _may_measure(call: Call) -> bool:
    token = call.house.settings.metrics_token
    said = call.request.headers.get("authorization", "").removeprefix("Bearer ")
    if token:
        return hmac.compare_digest(said.encode(), token.encode())
    try:
        return ipaddress.ip_address(call.address).is_loopback
    except ValueError:
        return False


@route("GET", "/api/openapi.json")
async def openapi(call: Call) -> dict[str, Any]:
    """This interface as an OpenAPI document."""
    found: dict[str, Any] = call.request.app.state.openapi
    return found
