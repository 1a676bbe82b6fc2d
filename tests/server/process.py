"""The real server, `tyche serve`, as a process of its own."""

import asyncio
import contextlib
import os
import re
import resource
import sys
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import httpx

PATIENCE = 120.0


class Served:
    """A running `tyche serve`."""

    def __init__(self, process: asyncio.subprocess.Process, address: str, errors: Path) -> None:
        self.process = process
        self.address = address
        self._errors = errors

    @property
    def port(self) -> int:
        """Where it listens."""
        return int(self.address.rpartition(":")[2])

    @property
    def log(self) -> str:
        """All it has logged."""
        return self._errors.read_text(encoding="utf-8")

    @property
    def socket_address(self) -> str:
        """Where sockets begin."""
        return self.address.replace("http", "ws", 1)

    async def guest(self) -> "Guest":
        """Somebody with a browser."""
        guest = Guest(self.address)
        guest.csrf = (await guest.http.get("/api/me")).json()["csrf"]
        return guest

    async def line(self) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
        """A bare line to it."""
        return await asyncio.open_connection("127.0.0.1", self.port)


class Guest:
    """Keeps cookies and shows the token that changes need."""

    def __init__(self, address: str) -> None:
        self.http = httpx.AsyncClient(base_url=address, timeout=PATIENCE)
        self.csrf = ""

    async def send(self, method: str, path: str, **options: Any) -> httpx.Response:
        """Ask for something."""
        headers = {"X-CSRF-Token": self.csrf, **options.pop("headers", {})}
        response = await self.http.request(method, path, headers=headers, **options)
        self.csrf = response.headers.get("x-csrf-token", self.csrf)
        return response

    async def table(self, game: str = "hellas", players: int = 2, **more: Any) -> str:
        """A table of my own that has begun."""
        body = {"game": game, "seats": ["me"] * players, "start": True, **more}
        response = await self.send("POST", "/api/tables", json=body)
        assert response.status_code == 201, response.text
        return str(response.json()["id"])

    @property
    def cookies(self) -> dict[str, str]:
        """The header that a socket needs."""
        return {"Cookie": "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())}


@asynccontextmanager
async def served(folder: Path, descriptors: int | None = None, **settings: str) -> AsyncIterator[Served]:
    """The server with a database in a folder; settings are those of the environment, in small letters."""
    program = [sys.executable, "-c", "from tyche.cli import app; app()", "serve", "--port", "0"]
    usual = {"database": f"sqlite:///{folder}/tyche.db", "limits": "false", "log_level": "info"}
    environment = {**os.environ, "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
    environment |= {f"TYCHE_{name.upper()}": value for name, value in (usual | settings).items()}
    errors = folder / "stderr.log"

    def limit() -> None:
        if descriptors is not None:
            resource.setrlimit(resource.RLIMIT_NOFILE, (descriptors, descriptors))

    with errors.open("wb") as sink:
        process = await asyncio.create_subprocess_exec(
            *program, stdout=asyncio.subprocess.PIPE, stderr=sink, env=environment, preexec_fn=limit
        )
    try:
        assert process.stdout is not None
        said = await asyncio.wait_for(process.stdout.readline(), PATIENCE)
        found = re.search(r"http://127.0.0.1:\d+", said.decode())
        assert found is not None, errors.read_text(encoding="utf-8")
        yield Served(process, found[0], errors)
    finally:
        if process.returncode is None:
            process.terminate()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(process.wait(), 20)
        if process.returncode is None:
            process.kill()
            await process.wait()
