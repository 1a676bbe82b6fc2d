"""A part of a rules case that knows where it stands: whoever reads it says what is wrong, and the line follows."""

from collections.abc import Callable, Mapping, Sequence
from difflib import get_close_matches
from typing import Final

from tyche.core.ask import Option
from tyche.core.errors import CaseError
from tyche.core.verbs import Kind

NOBODY: Final = "nobody"
MOST_SHOWN: Final = 12
"""How many known words a message lists before it counts the rest."""


class Node:
    """A value of a case, the mapping or list that holds it, and its key there."""

    def __init__(self, value: object, within: object, key: object) -> None:
        self.value = value
        self.within = within
        self.key = key

    def fault(self, message: str, id: str = "", **facts: object) -> CaseError:
        """What is wrong here, to be raised; `id` and facts say it in other languages."""
        return CaseError(message, self.within, self.key, id, {"key": str(self.key), "said": self.said(), **facts})

    def said(self) -> str:
        """The word that stands here; of a whole part its name, or its number in a list."""
        if isinstance(self.value, (str, int)):
            return shown(self.value)
        return f"#{self.key + 1}" if isinstance(self.key, int) else str(self.key)

    # Its parts.

    def entries(self) -> "list[Node]":
        """The items of a mapping; the name of each is its `key`."""
        if not isinstance(self.value, dict):
            raise self.fault(f"{self.key!r} must be a mapping, not {shown(self.value)}", "mapping")
        return [Node(value, self.value, key) for key, value in self.value.items()]

    def items(self) -> "list[Node]":
        """The items of a list."""
        if not isinstance(self.value, list):
            raise self.fault(f"{self.key!r} must be a list, not {shown(self.value)}", "list")
        return [Node(value, self.value, n) for n, value in enumerate(self.value)]

    def known(self, *words: str) -> "Node":
        """A mapping that has no other keys than these."""
        for entry in self.entries():
            if entry.key not in words:
                raise entry.fault(
                    f"{entry.key!r} has no meaning here; known are {', '.join(words)}{near(entry.key, words)}",
                    "unknown",
                    known=", ".join(words),
                )
        return self

    def has(self, key: str) -> bool:
        """Whether a mapping has a key."""
        return isinstance(self.value, dict) and key in self.value

    def at(self, key: str, usual: object = None) -> "Node":
        """The item of a mapping under a key; `usual` where there is none."""
        if not isinstance(self.value, dict):
            raise self.fault(f"{self.key!r} must be a mapping, not {shown(self.value)}", "mapping")
        return Node(self.value.get(key, usual), self.value, key)

    # As plain things.

    def number(self, least: int | None = None, most: int | None = None) -> int:
        """A whole number, within bounds."""
        value = self.value
        if isinstance(value, bool) or not isinstance(value, int):
            raise self.fault(f"{self.key!r} must be a whole number, not {shown(value)}", "number")
        if (least is not None and value < least) or (most is not None and value > most):
            bounds = f"{least} to {most}" if least is not None and most is not None else f"{least} or more"
            said = bounds if least is not None else f"at most {most}"
            raise self.fault(
                f"{self.key!r} is {said}, not {value}", "bounds", value=value, bounds=interval(least, most)
            )
        return value

    def truth(self) -> bool:
        """True or false."""
        if not isinstance(self.value, bool):
            raise self.fault(f"{self.key!r} must be true or false, not {shown(self.value)}", "truth")
        return self.value

    def word(self) -> str:
        """A word."""
        if not isinstance(self.value, str) or not self.value:
            raise self.fault(f"{self.key!r} must be a word, not {shown(self.value)}", "word")
        return self.value

    def words(self) -> list[str]:
        """A list of words."""
        return [item.word() for item in self.items()]

    def one_of(self, words: Sequence[str]) -> str:
        """One of a few words."""
        word = self.word()
        if word not in words:
            known = ", ".join(words)
            raise self.fault(
                f"{self.key!r} is one of {known}, not {word!r}{near(word, words)}", "one-of", word=word, known=known
            )
        return word

    def option(self) -> Option:
        """An option: ``[move, larisa]``, or a lone verb."""
        value = self.value
        if isinstance(value, str) and value:
            return (value,)
        if not isinstance(value, list) or not value or not isinstance(value[0], str):
            raise self.fault(f"{self.key!r} must be an option such as [move, larisa], not {shown(value)}", "option")
        parts: list[str | int] = []
        for n, part in enumerate(value):
            if isinstance(part, bool) or not isinstance(part, (str, int)):
                message = f"an option consists of words and whole numbers, not {shown(part)}"
                raise CaseError(message, value, n)
            parts.append(part)
        return tuple(parts)

    # As names.

    def name(self, kind: Kind) -> int:
        """The number of what is named here."""
        return number_of(self, self.word(), kind.ids, kind.name)

    def names(self, kind: Kind) -> list[int]:
        """The numbers of a list of names."""
        return [item.name(kind) for item in self.items()]

    def mask(self, kind: Kind) -> int:
        """A list of names as a bit set."""
        return sum({1 << number for number in self.names(kind)})

    def key_name(self, kind: Kind) -> int:
        """The number of what the key of this item names."""
        return number_of(self, str(self.key), kind.ids, kind.name)

    def by(self, kind: Kind) -> "list[tuple[int, Node]]":
        """A mapping by names: the number of each, and what stands there."""
        return [(entry.key_name(kind), entry) for entry in self.entries()]

    def seat(self, seats: list[str]) -> int:
        """A seat of the table."""
        return seat_of(self, self.word(), seats)

    def key_seat(self, seats: list[str]) -> int:
        """The seat that the key of this item names."""
        return seat_of(self, str(self.key), seats)

    def by_seat(self, seats: list[str]) -> "list[tuple[int, Node]]":
        """A mapping by seats."""
        return [(entry.key_seat(seats), entry) for entry in self.entries()]

    # Compared with what is found.

    def differs(self, found: object) -> str | None:
        """What is found if it is not what is expected here."""
        return None if found == self.value else shown(found)

    def each(self, find: "Callable[[Node], object]") -> str | None:
        """Compare a mapping item by item: ``{name: expected}``; what differs is named."""
        wrong: list[str] = []
        for entry in self.entries():
            found = find(entry)
            if found != entry.value:
                wrong.append(f"{entry.key}: {shown(found)}")
        return ", ".join(wrong) or None

    def each_of_each(self, find: "Callable[[Node, Node], object]") -> str | None:
        """Compare a mapping of mappings: ``{seat: {name: expected}}``; what differs is named."""
        wrong: list[str] = []
        for owner in self.entries():
            for entry in owner.entries():
                found = find(owner, entry)
                if found != entry.value:
                    wrong.append(f"{owner.key} {entry.key}: {shown(found)}")
        return ", ".join(wrong) or None


def number_of(node: Node, name: str, ids: Mapping[str, int], what: str) -> int:
    """The number of a name; an unknown one is refused with the nearest known."""
    if name not in ids:
        raise node.fault(f"there is no {what} {name!r}{near(name, list(ids))}", "nothing", word=name)
    return ids[name]


def seat_of(node: Node, name: str, seats: list[str]) -> int:
    """The number of a seat."""
    if name not in seats:
        known = ", ".join(seats)
        raise node.fault(f"there is no seat {name!r}; the seats are {known}", "no-seat", word=name, known=known)
    return seats.index(name)


def interval(least: int | None, most: int | None) -> str:
    """Bounds as figures: ``1–6``, ``≥ 1``, ``≤ 6``."""
    if least is None:
        return f"≤ {most}"
    return f"≥ {least}" if most is None else f"{least}–{most}"


def near(word: object, words: Sequence[str]) -> str:
    """The nearest known word as a hint; empty without one."""
    found = get_close_matches(str(word), words, 1)
    return f"; did you mean {found[0]}?" if found else ""


def shown(value: object) -> str:
    """A value as one writes it in a case."""
    if isinstance(value, (list, tuple)):
        return "[" + ", ".join([shown(item) for item in value]) + "]"
    if isinstance(value, dict):
        return "{" + ", ".join([f"{key}: {shown(item)}" for key, item in value.items()]) + "}"
    if value is None:
        return "nothing"
    if isinstance(value, bool):
        return "true" if value else "false"
    return str(value)
