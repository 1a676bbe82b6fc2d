"""Wheel and source distribution: they hold everything, and what is installed from them plays."""

import asyncio
import json
import os
import shutil
import subprocess
import sys
import tarfile
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tools import build_hook, compiled_wheel
from websockets.asyncio.client import connect

from tests.needs import missing
from tests.ports import free_port
from tyche.core.game import games

ROOT = Path(__file__).resolve().parent.parent
CLIENT = ROOT / "src" / "tyche" / "server" / "client" / "index.html"
PATIENCE = 600
COMPILED_WHEELS = ROOT / "dist" / "compiled"


def uv() -> str:
    found = shutil.which("uv", path=f"{Path(sys.executable).parent}{os.pathsep}{os.environ.get('PATH', '')}")
    return found or missing("uv, which builds and installs packages, is not there")


def run(*command: object, cwd: Path = ROOT) -> str:
    words = [str(word) for word in command]
    done = subprocess.run(words, cwd=cwd, capture_output=True, text=True, timeout=PATIENCE, check=False)
    assert done.returncode == 0, f"{words}: {done.stdout[-2000:]} {done.stderr[-2000:]}"
    return done.stdout


@pytest.fixture(scope="module")
def packages(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the source distribution, and the wheel that was built from it."""
    if not CLIENT.exists() or CLIENT.stat().st_mtime < build_hook.newest(ROOT / "web"):
        missing("the client is not built; run make client")
    folder = tmp_path_factory.mktemp("packages")
    run(uv(), "build", "--out-dir", folder, "--quiet")
    return folder


@pytest.fixture(scope="module")
def installed(packages: Path, tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The bin folder of an empty environment into which the wheel was installed."""
    folder = tmp_path_factory.mktemp("environment") / "env"
    wheel = next(packages.glob("*.whl"))
    run(uv(), "venv", "--quiet", "--python", sys.executable, folder)
    run(uv(), "pip", "install", "--quiet", "--python", folder / "bin" / "python", f"{wheel}[server]")
    return folder / "bin"


def test_the_wheel_brings_the_client_the_texts_and_the_licence(packages: Path) -> None:
    names = set(zipfile.ZipFile(next(packages.glob("*.whl"))).namelist())
    assert "tyche/server/client/index.html" in names
    assert {"tyche/py.typed", "tyche/games/successors/rules.md", "tyche/games/hellas/locale/en.ftl"} <= names
    assert {"tyche/games/successors/cases/S10-movement.yaml", "tyche/games/scharz/rulebook/cs/01-victory.md"} <= names
    assert any(name.endswith("licenses/LICENSE") for name in names)
    assert not [name for name in names if name.startswith(("tests/", "tools/"))]


def test_the_source_distribution_can_be_built_and_tested(packages: Path) -> None:
    with tarfile.open(next(packages.glob("*.tar.gz"))) as archive:
        names = {name.partition("/")[2] for name in archive.getnames()}
    needed = {
        "uv.lock",
        "Makefile",
        "benchmarks/run.py",
        "tests/conftest.py",
        "tools/build_hook.py",
        "web/package.json",
    }
    assert needed | {"LICENSE", "CHANGELOG.md", "src/tyche/server/client/index.html"} <= names
    assert not [name for name in names if "node_modules" in name]


def test_without_node_a_build_says_what_to_do(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "web").mkdir()
    monkeypatch.setattr("shutil.which", lambda *_, **__: None)
    with pytest.raises(SystemExit, match="make client"):
        build_hook.ensure_client(tmp_path)


def test_a_client_older_than_its_sources_is_built_again(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    page, source = tmp_path / "src" / "tyche" / "server" / "client" / "index.html", tmp_path / "web" / "index.html"
    for path in (page, source):
        path.parent.mkdir(parents=True)
        path.touch()
    monkeypatch.setattr("shutil.which", lambda *_, **__: None)
    os.utime(source, (1, 1))
    build_hook.ensure_client(tmp_path)
    os.utime(page, (0, 0))
    with pytest.raises(SystemExit):
        build_hook.ensure_client(tmp_path)
    (tmp_path / "PKG-INFO").touch()
    build_hook.ensure_client(tmp_path)


@pytest.fixture
def server(installed: Path, tmp_path: Path) -> Iterator[str]:
    """The address of a server that runs from the installed wheel, far from this repository."""
    port = free_port()
    command = [installed / "tyche", "serve", "--port", str(port), "--database", f"sqlite:///{tmp_path / 'tables.db'}"]
    environment = {**os.environ, "TYCHE_LOG_LEVEL": "warning"}
    environment.pop("PYTHONPATH", None)
    with subprocess.Popen([str(word) for word in command], cwd=tmp_path, env=environment) as process:
        address = f"http://127.0.0.1:{port}"
        try:
            for _ in range(PATIENCE):
                try:
                    httpx.get(f"{address}/healthz", timeout=5)
                    break
                except httpx.HTTPError:
                    assert process.poll() is None, "the server stopped"
                    time.sleep(0.2)
            yield address
        finally:
            process.terminate()


def test_the_installed_server_shows_its_page_and_a_move_is_played(server: str) -> None:
    page = httpx.get(server, timeout=30)
    assert page.status_code == 200
    assert '<script type="module"' in page.text
    with httpx.Client(base_url=server, headers={"Origin": server}, timeout=30) as person:
        person.headers["X-CSRF-Token"] = person.get("/api/me").json()["csrf"]
        table = {"game": "successors", "seats": ["me", "bot:random"], "start": True}
        made = person.post("/api/tables", json=table)
        assert made.status_code == 201, made.text
        cookie = "; ".join(f"{name}={value}" for name, value in person.cookies.items())
        asyncio.run(
            play_a_move(f"{server.replace('http', 'ws', 1)}/api/tables/{made.json()['id']}/socket", server, cookie)
        )


async def play_a_move(address: str, origin: str, cookie: str) -> None:
    """Take the default of my first question; the server says that it is done."""
    async with connect(address, origin=origin, additional_headers={"Cookie": cookie}, max_size=None) as socket:  # type: ignore[arg-type]
        answered = False
        async with asyncio.timeout(120):
            async for text in socket:
                message: dict[str, Any] = json.loads(text)
                ask = asked(message)
                if ask and ask.get("default") and not answered:
                    answered = True
                    decision = {
                        "type": "decide",
                        "id": 1,
                        "answers": ask["n"],
                        "option": ask["default"],
                        "key": "first",
                    }
                    await socket.send(json.dumps(decision))
                if message["type"] == "done":
                    return
                assert message["type"] != "refused", message


def asked(message: dict[str, Any]) -> dict[str, Any] | None:
    """The question in a message."""
    if message["type"] == "view":
        found: dict[str, Any] | None = message["view"]["ask"]
        return found
    return message.get("private", {}).get("=", {}).get("ask") if message["type"] == "delta" else None


def test_the_installed_package_is_typed_and_knows_its_games(installed: Path, tmp_path: Path) -> None:
    script = "import tyche; print(sorted(tyche.games.installed()), tyche.compiled())"
    assert run(installed / "python", "-c", script, cwd=tmp_path).strip() == f"{sorted(games())} False"
    asked = subprocess.run(
        [installed / "tyche", "clauses", "--missing"], cwd=tmp_path, capture_output=True, text=True, check=False
    )
    assert asked.returncode == 1
    assert "checkout" in asked.stdout


def test_a_compiled_wheel_says_that_it_is_compiled(tmp_path: Path) -> None:
    wheels = sorted(COMPILED_WHEELS.glob("*.whl"))
    if not wheels and os.environ.get("TYCHE_WHEEL_COMPILED"):
        pytest.fail("there is no compiled wheel; run make wheel-compiled")
    if not wheels:
        pytest.skip("no compiled wheel; make wheel-compiled builds one")
    environment = tmp_path / "env"
    run(uv(), "venv", "--quiet", "--python", sys.executable, environment)
    run(uv(), "pip", "install", "--quiet", "--python", environment / "bin" / "python", wheels[-1])
    script = "import tyche; table = tyche.open('hellas', 2, seed='x'); print(tyche.compiled(), table.over)"
    assert run(environment / "bin" / "python", "-c", script, cwd=tmp_path).strip() == "True False"


def test_a_compiled_wheel_is_the_plain_one_with_the_modules_in_it(packages: Path, tmp_path: Path) -> None:
    plain = next(packages.glob("*.whl"))
    made = compiled_wheel.compiled(plain, {"tyche/core/table.so": b"native"}, tmp_path)
    assert made.name.endswith(f"-{compiled_wheel.tag()}.whl")
    with zipfile.ZipFile(plain) as before, zipfile.ZipFile(made) as after:
        assert set(after.namelist()) == {*before.namelist(), "tyche/core/table.so"}
        info = next(name for name in after.namelist() if name.endswith("/WHEEL"))
        assert f"Tag: {compiled_wheel.tag()}" in after.read(info).decode()
        assert "Root-Is-Purelib: false" in after.read(info).decode()
    environment = tmp_path / "env"
    run(uv(), "venv", "--quiet", "--python", sys.executable, environment)
    run(uv(), "pip", "install", "--quiet", "--no-deps", "--python", environment / "bin" / "python", made)
    assert next(environment.rglob("core/table.so")).read_bytes() == b"native"
