"""Whatever comes in, the HTTP interface answers as its OpenAPI document says, and never fails."""

import asyncio
import threading
from collections.abc import Iterator
from typing import Any

import httpx
import pytest
import schemathesis
import uvicorn
from hypothesis import HealthCheck, given, seed, settings
from hypothesis import strategies as st
from schemathesis import GenerationMode
from schemathesis.checks import not_a_server_error
from schemathesis.core.result import Ok
from schemathesis.specs.openapi.checks import (
    content_type_conformance,
    response_schema_conformance,
    status_code_conformance,
)

from tests.server.fuzzing import MINUTES, rounds
from tyche.server.app import create_app
from tyche.server.http.routes import endpoints
from tyche.server.openapi import openapi_of
from tyche.server.settings import Settings

EXAMPLES = 12
PATIENCE = 120
"""Seconds for an answer: what a worker does may wait for a core that others use, and is "busy" after a minute."""
SESSION = "tyche-session"
MOSTLY = st.sampled_from([True, True, True, True, True, False])
CHECKS = [not_a_server_error, status_code_conformance, content_type_conformance, response_schema_conformance]
FOUND = schemathesis.openapi.from_dict(openapi_of(endpoints())).get_all_operations()
OPERATIONS = [found.ok() for found in FOUND if isinstance(found, Ok)]


class Target:
    """A server on this machine, and a guest with an open and a running table."""

    def __init__(self, url: str) -> None:
        self.url = url
        self.http = httpx.Client(base_url=url)
        self.tables: list[str] = []
        self.csrf = ""

    def enter(self) -> None:
        """Be a guest with tables, unless we are one already."""
        me = self.http.get("/api/me").json()
        self.csrf = me["csrf"]
        if me["person"] is None or not self.tables:
            self.tables = [self._opened(False), self._opened(True), "nothing"]

    def _opened(self, start: bool) -> str:
        body = {"game": "successors", "seats": ["me", "me" if start else "open"], "start": start}
        response = self.http.post("/api/tables", json=body, headers={"X-CSRF-Token": self.csrf})
        self.csrf = response.headers.get("x-csrf-token", self.csrf)
        return str(response.json()["id"])


@pytest.fixture(scope="module")
def target() -> Iterator[Target]:
    """The server runs in a thread of its own."""
    app = create_app(Settings(database="sqlite://", limits=False))
    server = uvicorn.Server(uvicorn.Config(app, port=0, log_config=None, lifespan="on", ws="websockets-sansio"))
    thread = threading.Thread(target=lambda: asyncio.run(server.serve()))
    thread.start()
    while not server.started:
        assert thread.is_alive()
        thread.join(0.05)
    port = server.servers[0].sockets[0].getsockname()[1]
    found = Target(f"http://127.0.0.1:{port}")
    yield found
    found.http.close()
    server.should_exit = True
    thread.join()


def test_every_operation_is_tried() -> None:
    assert len(OPERATIONS) == len(endpoints())


def fitting(target: Target) -> dict[str, st.SearchStrategy[Any]]:
    """Values of path parameters that lead to something; others are made up."""
    return {
        "id": st.sampled_from(target.tables),
        "seat": st.integers(0, 3),
        "game": st.sampled_from(["successors", "hellas", "nothing"]),
        "language": st.sampled_from(["en", "de", "xx"]),
    }


@pytest.mark.parametrize("operation", OPERATIONS, ids=lambda operation: operation.label)
def test_every_answer_is_one_that_the_document_lists(target: Target, operation: Any) -> None:
    ways = [GenerationMode.POSITIVE, GenerationMode.NEGATIVE]

    @settings(
        max_examples=EXAMPLES,
        deadline=None,
        derandomize=not MINUTES,
        database=None,
        suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much, HealthCheck.data_too_large],
    )
    @given(data=st.data())
    def run(data: st.DataObject) -> None:
        target.enter()
        way = data.draw(st.sampled_from(ways))
        case = data.draw(operation.as_strategy(generation_mode=way))
        for name, values in fitting(target).items():
            if name in (case.path_parameters or {}) and data.draw(MOSTLY):
                case.path_parameters[name] = data.draw(values)
        if data.draw(MOSTLY):
            case.headers["X-CSRF-Token"] = target.csrf
        cookies = {SESSION: target.http.cookies.get(SESSION) or ""}
        response = case.call(base_url=target.url, cookies=cookies, timeout=PATIENCE)
        case.validate_response(response, checks=CHECKS)

    for number in rounds(len(OPERATIONS)):
        (seed(number)(run) if MINUTES else run)()
