"""The server about itself."""

import hmac
import ipaddress
from typing import Any, Literal

from msgspec import Struct

import tyche
from tyche.server.http.call import Call
from tyche.server.http.errors import Problem
from tyche.server.http.routing import route


class Health(Struct, frozen=True):
    """Whether the server is well."""

    status: Literal["ok"]
    version: str


@route("GET", "/healthz", errors=("server.stopping",))
async def healthz(call: Call) -> Health:
    """Whether the server answers and its database does."""
    if call.house.stopping or not await call.house.store.healthy():
        raise Problem("server.stopping")
    return Health("ok", tyche.__version__)


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
