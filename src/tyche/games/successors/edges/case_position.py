"""A position of a rules case while it is being set up."""

from tyche.core.node import Node
from tyche.games.successors.edges import case_names as names
from tyche.games.successors.rules.components import (
    FIRST_MINOR,
    GENERAL_NAMES,
)
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY


class Given:
    """A position being set up: the run of the rules and the words that describe it."""

    def __init__(self, t: Successors, words: Node) -> None:
        self.t = t
        self.s = t.s
        self.words = words
        self.players = t.setup.players

    def has(self, key: str) -> bool:
        """Whether the case says anything about this."""
        return self.words.has(key)

    def mapping(self, key: str) -> list[Node]:
        """The items of a part of the position that is a mapping; none if it is not given."""
        return self.words.at(key, {}).entries()

    def items(self, key: str) -> list[Node]:
        """The items of a part of the position that is a list; none if it is not given."""
        return self.words.at(key, []).items()

    def number(self, key: str, usual: int, least: int, most: int) -> int:
        """A number within limits."""
        return self.words.at(key, usual).number(least, most)

    def truth(self, key: str, usual: bool) -> bool:
        """True or false."""
        return self.words.at(key, usual).truth()

    def faction(self, key: str) -> int:
        """A player faction as a part of the position; NOBODY if it is not given."""
        return names.faction(self.words.at(key), self.players) if self.has(key) else NOBODY

    def factions(self, key: str) -> int:
        """Several player factions as a bit set; none if they are not given."""
        return sum(1 << seat for seat in names.factions(self.words.at(key, []), self.players))

    def by_faction(self, key: str) -> list[tuple[int, Node]]:
        """A part that is given by faction."""
        return [(names.key_faction(entry, self.players), entry) for entry in self.mapping(key)]


def major(node: Node, general: int) -> int:
    """A major general."""
    if general >= FIRST_MINOR:
        raise node.fault(f"{GENERAL_NAMES[general]} is no major general", "kind", word=GENERAL_NAMES[general])
    return general
