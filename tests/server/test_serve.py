"""The server as a program: settings, secrets, logs, the command line."""

import json
import logging
import os
import re
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import httpx
import pytest
import structlog
from typer.testing import CliRunner, Result
from websockets.exceptions import InvalidStatus
from websockets.sync.client import connect
from websockets.typing import Origin

from tyche.cli import app as command_line
from tyche.server.app import set_up_logs
from tyche.server.security import Mailed, Signer, kept_secret, secret_of
from tyche.server.settings import Settings, SettingsError, read_settings

pytestmark = pytest.mark.anyio


# Settings and secrets.


def test_settings_come_from_the_environment_and_the_command_line() -> None:
    environment = {
        "TYCHE_PORT": "9000",
        "TYCHE_PROXIES": "10.0.0.1, 10.0.0.2",
        "TYCHE_WEBHOOKS": "false",
        "TYCHE_LANGUAGE": "de",
        "HOME": "/nowhere",
    }
    settings = read_settings(environment, port=None, host="0.0.0.0")
    assert (settings.port, settings.host, settings.webhooks) == (9000, "0.0.0.0", False)
    assert settings.proxies == ["10.0.0.1", "10.0.0.2"]
    assert read_settings(environment, port=1234).port == 1234


@pytest.mark.parametrize(
    ("variable", "value", "said"),
    [
        ("TYCHE_PORT", "many", "TYCHE_PORT"),
        ("TYCHE_PORT", "70000", "TYCHE_PORT"),
        ("TYCHE_DATABASE", "mysql://u:hunter2@h/d", "neither sqlite"),
        ("TYCHE_PUBLIC_URL", "play.example.org", "public_url"),
        ("TYCHE_MAIL", "mail.example.org", "smtp://"),
        ("TYCHE_MAIL", "smtp://u:hunter2@mail.example.org", "mail_from"),
    ],
)
def test_settings_that_cannot_be_used(variable: str, value: str, said: str) -> None:
    with pytest.raises(SettingsError, match=said) as caught:
        read_settings({variable: value})
    assert "hunter2" not in str(caught.value)


def test_the_database_is_in_the_data_folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("XDG_DATA_HOME", str(tmp_path))
    assert Settings().database_url == f"sqlite:///{tmp_path}/tyche/tyche.db"
    assert Settings(database="sqlite:////srv/t/x.db").folder == Path("/srv/t")


def test_the_secret_is_made_once_and_kept(tmp_path: Path) -> None:
    settings = Settings(database=f"sqlite:///{tmp_path}/x/tyche.db")
    first = secret_of(settings)
    assert secret_of(settings) == first
    assert len(first) >= 32
    assert (tmp_path / "x" / "secret.key").stat().st_mode & 0o777 == 0o600
    assert [path.name for path in (tmp_path / "x").iterdir()] == ["secret.key"]
    assert kept_secret(tmp_path / "other") != first
    with pytest.raises(SettingsError, match="32 characters"):
        secret_of(Settings(secret_key="short"))


def test_signatures_of_another_secret_do_not_count() -> None:
    ours, theirs = Signer(b"a" * 32), Signer(b"b" * 32)
    assert ours.invited(ours.invitation("t", 1, 2)) == ("t", 1, 2)
    assert theirs.invited(ours.invitation("t", 1, 2)) is None
    assert ours.read_mailed(ours.mailed("proof", "p", "m@example.org")) == Mailed("proof", "p", "m@example.org")
    assert ours.read_mailed(theirs.mailed("proof", "p", "m@example.org")) == "wrong"
    token, challenge = ours.challenge("use")
    assert ours.challenged(token, "use") == challenge
    assert ours.challenged(token, "make") is None
    assert theirs.challenged(token, "use") is None
    assert ours.read_mailed(ours.invitation("t", 1, 2)) == "wrong"
    assert not theirs.fits_csrf("session", ours.csrf("session"))


@pytest.fixture
def logs_as_they_were() -> Iterator[None]:
    """Logging is the whole process's."""
    root = logging.getLogger()
    handlers, level = root.handlers, root.level
    yield
    root.handlers, root.level = handlers, level
    structlog.reset_defaults()


def test_logs_are_lines_of_json(capsys: pytest.CaptureFixture[str], logs_as_they_were: None) -> None:
    set_up_logs(Settings())
    structlog.get_logger("tyche.test").info("hello", table="abc")
    logging.getLogger("library").warning("careful")
    first, second = (json.loads(line) for line in capsys.readouterr().err.splitlines())
    assert (first["event"], first["table"], first["level"], first["logger"]) == ("hello", "abc", "info", "tyche.test")
    assert (second["event"], second["level"]) == ("careful", "warning")


# The command line.


def tyche(*arguments: str) -> Result:
    return CliRunner().invoke(command_line, list(arguments))


def test_tables_are_checked_before_an_upgrade_and_nothing_changes(tmp_path: Path) -> None:
    path = tmp_path / "tyche.db"
    words = ("check-tables", "--database", f"sqlite:///{path}")
    assert "there is no database" in tyche(*words).output
    assert not path.exists()
    assert "No table is running." in tyche(*words, "--update").output
    before = path.read_bytes()
    assert tyche(*words).exit_code == 0
    assert path.read_bytes() == before
    for shape, said in (("0001", "older Tyche"), ("9999", "newer Tyche")):
        with sqlite3.connect(path) as database:
            database.execute("UPDATE alembic_version SET version_num = ?", (shape,))
        database.close()
        result = tyche(*words)
        assert result.exit_code == 1
        assert said in " ".join(result.output.split())
        with sqlite3.connect(path) as database:
            assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (shape,)
        database.close()


def test_a_bad_setting_is_answered_with_a_sentence() -> None:
    result = tyche("serve", "--database", "mysql://nowhere")
    assert result.exit_code == 1
    assert "neither sqlite" in result.output
    assert "Traceback" not in result.output


@pytest.fixture
def server(tmp_path: Path) -> Iterator[tuple[str, "subprocess.Popen[str]"]]:
    """``tyche serve``, and the address it says."""
    program = [sys.executable, "-c", "from tyche.cli import app; app()", "serve", "--port", "0"]
    environment = {**os.environ, "TYCHE_LOG_LEVEL": "warning", "PYTHONUNBUFFERED": "1", "COLUMNS": "200"}
    command = [*program, "--database", f"sqlite:///{tmp_path}/tyche.db"]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True, env=environment) as process:
        assert process.stdout is not None
        said = re.search(r"http://127.0.0.1:\d+", process.stdout.readline())
        assert said is not None
        yield said[0], process
        process.kill()


def test_the_server_says_goodbye_before_it_stops(server: tuple[str, "subprocess.Popen[str]"]) -> None:
    address, process = server
    with httpx.Client(base_url=address) as visitor:
        headers = {"X-CSRF-Token": visitor.get("/api/me").json()["csrf"]}
        body = {"game": "successors", "seats": ["me", "me"], "start": True}
        table = visitor.post("/api/tables", json=body, headers=headers).json()["id"]
        cookie = f"tyche-session={visitor.cookies['tyche-session']}"
    path = f"{address.replace('http', 'ws')}/api/tables/{table}/socket"
    with pytest.raises(InvalidStatus, match="403"):
        connect(path, origin=Origin("https://evil.example"), additional_headers={"Cookie": cookie})
    with connect(path, origin=Origin(address), additional_headers={"Cookie": cookie}) as socket:
        hello = json.loads(socket.recv(timeout=20))
        assert (hello["type"], hello["seats"]) == ("hello", [0, 1])
        process.terminate()
        heard = [json.loads(message)["type"] for message in socket]
        assert heard[-1] == "over"
    assert process.wait(timeout=20) in (0, -15)


def test_without_its_libraries_the_server_says_what_to_install(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("tyche.server.app")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "structlog", None)
    result = tyche("serve")
    assert result.exit_code == 1
    assert 'pip install "tyche[server]"' in " ".join(result.output.split())
