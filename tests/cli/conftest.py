"""A command line to call, and a finished game to look at."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from typer.testing import CliRunner, Result

from tyche.cli import app

Call = Callable[..., Result]


@pytest.fixture(scope="session", autouse=True)
def nowhere(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """The last table is kept out of the user's home."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("XDG_STATE_HOME", str(tmp_path_factory.mktemp("state")))
        yield


@pytest.fixture
def tyche() -> Call:
    """``tyche("play", "--players", "2", typed=["1", "undo"])``."""

    def call(*arguments: str | Path, typed: list[str] | None = None) -> Result:
        lines = "".join(f"{line}\n" for line in typed or [])
        return CliRunner().invoke(app, [str(argument) for argument in arguments], input=lines)

    return call


@pytest.fixture(scope="session")
def finished(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The record of a whole game of two random bots."""
    path = tmp_path_factory.mktemp("records") / "finished.json"
    seats = "yellow=bot:random,blue=bot:random"
    result = CliRunner().invoke(app, ["play", "--players", "2", "--seats", seats, "--seed", "a", "--save", str(path)])
    assert result.exit_code == 0
    return path
