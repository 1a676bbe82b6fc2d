"""Visitors of a server in the same process: every answer they get is checked against the OpenAPI document."""

import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from functools import partial
from typing import Any
from unittest.mock import patch

import httpx
import jsonschema_rs
from argon2 import PasswordHasher
from starlette.applications import Starlette

from tyche.server.app import create_app
from tyche.server.http.call import House
from tyche.server.settings import Settings

BASE = "http://tyche.test"
SAFE = ("GET", "HEAD")


class Contract:
    """What the OpenAPI document says about answers."""

    def __init__(self, document: dict[str, Any]) -> None:
        self._document = document
        self._paths = [(re.compile(re.sub(r"{\w+}", "[^/]+", path)), path) for path in document["paths"]]

    def check(self, response: httpx.Response) -> None:
        """Status and body must be listed for the method of the path."""
        method, path = response.request.method, response.request.url.path
        found = [template for pattern, template in self._paths if pattern.fullmatch(path)]
        operation = self._document["paths"][found[0]].get(method.lower()) if found else None
        if operation is None:
            return
        assert str(response.status_code) in operation["responses"], (method, found[0], response.text)
        content = operation["responses"][str(response.status_code)].get("content", {})
        if "application/json" in content and response.content:
            schema = {**content["application/json"]["schema"], "components": self._document["components"]}
            jsonschema_rs.validate(schema, response.json())


class Visitor:
    """Somebody with a browser: keeps cookies and shows the token that changes need."""

    def __init__(self, app: Starlette, contract: Contract, **headers: str) -> None:
        transport = httpx.ASGITransport(app=app, raise_app_exceptions=False, client=("203.0.113.7", 1234))
        self.http = httpx.AsyncClient(transport=transport, base_url=BASE, headers=headers)
        self._contract = contract
        self._csrf: str | None = None

    async def request(self, method: str, path: str, **options: Any) -> httpx.Response:
        """Send something as it is."""
        response = await self.http.request(method, path, **options)
        self._contract.check(response)
        return response

    async def ask(self, method: str, path: str, json: object = None, **headers: str) -> httpx.Response:
        """Send something with the token and the origin that browsers would send."""
        if method not in SAFE:
            if self._csrf is None:
                self._csrf = (await self.request("GET", "/api/me")).json()["csrf"]
            headers = {"X-CSRF-Token": self._csrf, "Origin": BASE, **headers}
        options: dict[str, Any] = {} if json is None else {"json": json}
        response = await self.request(method, path, headers=headers, **options)
        self._csrf = response.headers.get("x-csrf-token", self._csrf)
        if path == "/api/me" and response.status_code == 200:
            self._csrf = response.json()["csrf"]
        return response

    async def get(self, path: str) -> Any:
        """What a path has; it must be fine."""
        response = await self.ask("GET", path)
        assert response.status_code == 200, response.text
        return response.json()

    async def post(self, path: str, json: object = None) -> Any:
        """What comes of a change; it must be fine."""
        response = await self.ask("POST", path, json)
        assert response.status_code < 300, response.text
        return response.json() if response.content else None

    async def refused(self, method: str, path: str, json: object = None) -> str:
        """The code of the error that comes of something."""
        response = await self.ask(method, path, json)
        assert response.status_code >= 400, response.text
        error = response.json()["error"]
        assert error["text"]
        assert "{" not in error["text"]
        return str(error["code"])


class Web:
    """A running server and its visitors."""

    def __init__(self, app: Starlette) -> None:
        self.app = app
        self.contract = Contract(app.state.openapi)
        self._visitors: list[Visitor] = []

    @property
    def house(self) -> House:
        """The parts of the server."""
        house = self.app.state.house
        assert isinstance(house, House)
        return house

    def visitor(self, **headers: str) -> Visitor:
        """Somebody new."""
        self._visitors.append(Visitor(self.app, self.contract, **headers))
        return self._visitors[-1]

    async def close(self) -> None:
        """All visitors leave."""
        for visitor in self._visitors:
            await visitor.http.aclose()


@asynccontextmanager
async def serving(**settings: Any) -> AsyncIterator[Web]:
    """A server with a database of its own."""
    chosen = {"database": "sqlite://", "limits": False, "bot_workers": 1, "hosts": ["tyche.test"], **settings}
    app = create_app(Settings(**chosen))
    quick = partial(PasswordHasher, time_cost=1, memory_cost=64)
    with patch("tyche.server.security.PasswordHasher", quick):
        async with app.router.lifespan_context(app):
            web = Web(app)
            try:
                yield web
            finally:
                await web.close()
