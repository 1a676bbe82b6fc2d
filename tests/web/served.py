"""The real server with a client built for the test, and a browser to look at it."""

import os
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from urllib.error import URLError

import pytest

from tests.ports import free_port
from tests.web.node import WEB, node

BROWSERS = ("/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome")
STARTING = 90


def browser_path() -> str | None:
    """A browser of this machine; None leaves the choice to Playwright."""
    return next((path for path in BROWSERS if Path(path).exists()), None)


def built_client(folder: Path) -> Path:
    """The client as `npm run build` makes it, in a folder of its own."""
    if not (WEB / "public/atlas").exists():
        drawn = node("../atlas/build.mjs", cwd=WEB)
        assert drawn.returncode == 0, drawn.stdout + drawn.stderr
    done = node("vite/bin/vite.js", "build", "--outDir", str(folder), "--emptyOutDir", cwd=WEB)
    assert done.returncode == 0, done.stdout + done.stderr
    return folder


@contextmanager
def running_server(folder: Path, client: Path) -> Iterator[str]:
    """A server of its own at a free port; gives its address."""
    port = free_port()
    environment = {**os.environ, "TYCHE_CLIENT": str(client), "TYCHE_LIMITS": "false"}
    program = Path(sys.executable).parent / "tyche"
    command = [str(program), "serve", "--port", str(port), "--database", f"sqlite:///{folder}/t.db"]
    with (folder / "server.log").open("w") as log:
        process = subprocess.Popen(command, env=environment, stdout=log, stderr=log)
        try:
            _wait_for(f"http://127.0.0.1:{port}/healthz", process, Path(log.name))
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()
            process.wait(timeout=30)


def _wait_for(address: str, process: subprocess.Popen[bytes], log: Path) -> None:
    until = time.monotonic() + STARTING
    while time.monotonic() < until:
        if process.poll() is not None:
            pytest.fail(f"the server did not start: {log.read_text()[-2000:]}")
        try:
            with urllib.request.urlopen(address, timeout=5):
                return
        except (URLError, OSError):
            time.sleep(0.3)
    pytest.fail(f"the server did not answer in time: {log.read_text()[-2000:]}")
