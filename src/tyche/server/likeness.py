"""How a name looks: what two names have in common that readers could take for each other.

The letters that look alike are those of Unicode's list (UTS 39), which the library `confusable_homoglyphs` carries.
"""

import unicodedata
from collections.abc import Iterable
from functools import cache
from typing import Any, Final

from confusable_homoglyphs import confusables

SILENT: Final = " .'’-"
"""What a name may contain and nobody looks at."""
PAIRS: Final = (("rn", "m"), ("vv", "w"))
"""Two letters that look like one."""
RESERVED: Final = (
    "admin", "administrator", "moderator", "operator", "root", "support", "system", "server", "tyche", "nobody",
    "everybody", "spectator", "former player", "a former player", "ehemaliger Mitspieler", "bývalý hráč", "były gracz",
)  # fmt: skip
"""Names that would speak for the house."""
GUEST: Final = "guest"
"""How the names of guests begin, and of nobody else."""


@cache
def _shapes() -> dict[str, str]:
    """For each letter that looks like others the one that stands for all of them."""
    found: dict[str, str] = {}
    data: dict[str, list[dict[str, Any]]] = confusables.confusables_data
    for letter, others in data.items():
        if len(letter) == 1:
            alike = [letter, *(one["c"] for one in others if len(one["c"]) == 1)]
            found[letter] = min(alike, key=_rank)
    # The list names for each letter those it was made from; a second look leads all of a kind to the same one.
    return {letter: found.get(shape, shape) for letter, shape in found.items()}


def _rank(letter: str) -> tuple[bool, bool, bool, str]:
    """Plain small letters stand for others first, then plain letters."""
    return not letter.isascii(), not letter.islower(), not letter.isalpha(), letter


def _drawn(text: str) -> str:
    shapes = _shapes()
    drawn = "".join(shapes.get(letter, letter) for letter in unicodedata.normalize("NFD", text)).casefold()
    for pair, one in PAIRS:
        drawn = drawn.replace(pair, one)
    return unicodedata.normalize("NFC", drawn)


def plain(name: str) -> str:
    """A name in small letters, in the one way that Unicode calls the same."""
    return " ".join(unicodedata.normalize("NFKC", name).casefold().split())


def keys_of(name: str) -> set[str]:
    """How a name looks, as it is written and in small letters. Names that share one could be taken for each other."""
    bare = "".join(letter for letter in unicodedata.normalize("NFKC", name) if letter not in SILENT)
    return {_drawn(bare), _drawn(bare.casefold())}


@cache
def _reserved() -> frozenset[str]:
    return frozenset(key for name in RESERVED for key in keys_of(name))


def is_reserved(name: str) -> bool:
    """Whether a name looks like one of the house."""
    return bool(keys_of(name) & _reserved())


def like_a_guest(name: str) -> bool:
    """Whether a name looks like those that guests are given."""
    heads: Iterable[str] = keys_of(GUEST)
    return any(key.startswith(head) for key in keys_of(name) for head in heads)
