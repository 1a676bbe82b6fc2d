"""The words in which a case gives a position, declared: what may stand under each, and how a position is written in it.

From the declaration follow the description of any position (`Vocabulary.describe`) and the fields of the editor: a
shape is plain data that a client can draw without knowing the game. How a word is read stands with the game's readers.
"""

from collections.abc import Callable, Sequence
from typing import Final, Generic, TypeVar

from tyche.core.play import Play
from tyche.core.verbs import Kind

P = TypeVar("P", bound=Play)
Shape = dict[str, object]
"""What may stand somewhere in a position; ``kind`` says how to read the rest."""

TRUTH: Final[Shape] = {"kind": "truth"}
SEAT: Final[Shape] = {"kind": "seat"}
PLACE: Final[Shape] = {"kind": "place"}


class Word(Generic[P]):
    """A word of `given`: its shape, and how a position is written in it (None: there is nothing to say)."""

    def __init__(self, name: str, shape: Shape, write: Callable[[P], object]) -> None:
        self.name = name
        self.shape = shape
        self.write = write


def number(least: int, most: int) -> Shape:
    """A whole number."""
    return {"kind": "number", "least": least, "most": most}


def place(*spots: str) -> Shape:
    """A place of the map, or a part of one: ``arcadia``, ``arcadia/city``."""
    return {"kind": "place", "spots": list(spots)}


def one_of(words: Sequence[str], texts: Sequence[str] = ()) -> Shape:
    """One of a few words; `texts` are the families of their names in the Fluent files."""
    return {"kind": "word", "words": [word for word in words if word], "texts": list(texts)}


def named(kind: Kind) -> Shape:
    """The name of something."""
    return one_of(kind.words, kind.texts)


def several(of: Shape) -> Shape:
    """A list; each thing once, and in any order."""
    return {"kind": "list", "of": of}


def by(key: Shape, of: Shape) -> Shape:
    """A mapping."""
    return {"kind": "map", "by": key, "of": of}


def apart(shape: Shape) -> Shape:
    """A mapping of lists in which everything stands once at the most: whose each place is."""
    return {**shape, "apart": True}


def parts(**of: Shape) -> Shape:
    """A mapping with these keys, each of which may be left out."""
    return {"kind": "parts", "parts": of}


def either(*ways: Shape) -> Shape:
    """One of several shapes."""
    return {"kind": "either", "ways": list(ways)}


def misfit(value: object, shape: Shape, seats: Sequence[str], places: Sequence[str]) -> str:
    """What does not fit a shape; empty if all does."""
    kind = shape["kind"]
    if kind == "either":
        ways = shape["ways"]
        assert isinstance(ways, list)
        found = [misfit(value, way, seats, places) for way in ways]
        return "" if "" in found else " and ".join(found)
    if kind in ("list", "map", "parts"):
        return _misfit_within(value, shape, seats, places)
    if kind == "truth":
        fits = isinstance(value, bool)
    elif kind == "number":
        least, most = shape["least"], shape["most"]
        assert isinstance(least, int)
        assert isinstance(most, int)
        fits = isinstance(value, int) and least <= value <= most
    else:
        fits = isinstance(value, str) and unmarked(value, shape) in _words(shape, seats, places)
    return "" if fits else f"{value!r} is no {kind}"


def _misfit_within(value: object, shape: Shape, seats: Sequence[str], places: Sequence[str]) -> str:
    of = shape.get("of")
    if shape["kind"] == "list":
        assert isinstance(of, dict)
        items = value if isinstance(value, list) else [None]
        found = [misfit(item, of, seats, places) for item in items]
    elif not isinstance(value, dict):
        return f"{value!r} is no mapping"
    elif shape["kind"] == "map":
        key = shape["by"]
        assert isinstance(of, dict)
        assert isinstance(key, dict)
        found = [misfit(part, key, seats, places) or misfit(value[part], of, seats, places) for part in value]
    else:
        known = shape["parts"]
        assert isinstance(known, dict)
        found = [
            misfit(value[part], known[part], seats, places) if part in known else f"there is no part {part!r}"
            for part in value
        ]
    return "; ".join([text for text in found if text])


def _words(shape: Shape, seats: Sequence[str], places: Sequence[str]) -> list[str]:
    """The words that fit a seat, a place or one of a few words."""
    if shape["kind"] == "seat":
        return list(seats)
    if shape["kind"] == "place":
        spots = shape.get("spots", [])
        assert isinstance(spots, list)
        return [*places, *(f"{where}/{spot}" for where in places for spot in spots)]
    words = shape["words"]
    assert isinstance(words, list)
    return words


def unmarked(word: str, shape: Shape) -> str:
    """A word without the marks that may follow it: ``light+used``."""
    name, *marks = word.split("+")
    known = shape.get("marks", [])
    assert isinstance(known, list)
    return name if all(mark in known for mark in marks) else word
