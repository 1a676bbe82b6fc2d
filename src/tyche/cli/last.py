"""The table that was played last: kept without being asked to, so that nobody loses a game by closing a window."""

import os
from pathlib import Path

from tyche.cli.arguments import BOT, HUMAN
from tyche.core.errors import SetupError


def last_table() -> Path:
    """Where it is kept: in the user's folder for the state of programs."""
    state = os.environ.get("XDG_STATE_HOME")
    folder = Path(state) if state else Path.home() / ".local" / "state"
    return folder / "tyche" / "last.json"


def last_seats() -> str:
    """Who sat where at that table, as ``--seats`` takes it."""
    if not last_table().exists():
        raise SetupError("there is no table to go on with; start one with tyche play")
    return _seats().read_text(encoding="utf-8")


def keep(seats: list[str], holders: list[str]) -> Path | None:
    """Make room for a table and note who sits where; None where nothing can be written."""
    named = zip(seats, holders, strict=True)
    sitting = [f"{seat}={holder}" if holder == HUMAN else f"{seat}={BOT}:{holder}" for seat, holder in named]
    path = last_table()
    try:
        path.parent.mkdir(parents=True, exist_ok=True)
        _seats().write_text(",".join(sitting), encoding="utf-8")
    except OSError:
        return None
    return path


def _seats() -> Path:
    return last_table().with_name("last-seats.txt")
