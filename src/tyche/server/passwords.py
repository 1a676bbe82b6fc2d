"""Which passwords are refused: short ones, and those that somebody who guesses would try first.

Length is what counts; no kinds of characters are demanded.
"""

import re
from functools import cache
from pathlib import Path
from typing import Final

from tyche.server.http.errors import Problem
from tyche.server.likeness import plain

LEAST: Final = 10
MOST: Final = 256
COMMON: Final = Path(__file__).parent / "data" / "common-passwords.txt"
ROWS: Final = (
    "abcdefghijklmnopqrstuvwxyz", "01234567890", "qwertyuiop", "qwertzuiop", "azertyuiop", "asdfghjkl", "zxcvbnm",
    "yxcvbnm", "1qaz2wsx3edc4rfv5tgb6yhn", "1q2w3e4r5t6y7u8i9o0p",
)  # fmt: skip
"""What lies side by side on a keyboard, or follows in order."""
LONGEST_UNIT: Final = 5
"""How long a piece may be that, said again and again, is not a password."""
LEAST_OWN: Final = 6
"""How much there must be of a password besides a word that everybody knows."""
HOUSE: Final = "tyche"


def checked_password(password: str, *names: str) -> str:
    """A password that is long enough and not among the first guesses; `names` are what is known of its owner."""
    if not LEAST <= len(password) <= MOST:
        raise Problem("password.weak", least=LEAST, most=MOST)
    if _guessed(plain(password), [plain(name) for name in (*names, HOUSE) if len(name) > 2]):
        raise Problem("password.common")
    return password


@cache
def _common() -> frozenset[str]:
    lines = COMMON.read_text(encoding="utf-8").splitlines()
    return frozenset(line for line in lines if line and not line.startswith("#"))


def _guessed(password: str, names: list[str]) -> bool:
    """Whether a password is common, a known word with little added, a name with little added, or a pattern."""
    core = re.sub(r"^[\W\d_]+|[\W\d_]+$", "", password)
    if password in _common() or (core in _common() and len(password) - len(core) < LEAST_OWN):
        return True
    for name in names:
        if name in password and len(password.replace(name, "")) < LEAST_OWN:
            return True
    return _repeated(password) or _in_rows(password)


def _repeated(password: str) -> bool:
    """Whether it is one short piece again and again."""
    units = (password[:length] for length in range(1, LONGEST_UNIT + 1))
    return any((unit * len(password))[: len(password)] == password for unit in units)


def _in_rows(password: str) -> bool:
    """Whether it is made of runs of a row, forwards or backwards, of three and more each."""
    rows = [row * 2 for row in ROWS]
    rows += [row[::-1] for row in rows]
    place = 0
    while place < len(password):
        longest = max(_run(password, place, row) for row in rows)
        if longest < 3:
            return False
        place += longest
    return True


def _run(password: str, place: int, row: str) -> int:
    """How many characters from a place on follow each other in a row."""
    length = 0
    while place + length < len(password) and password[place : place + length + 1] in row:
        length += 1
    return length
