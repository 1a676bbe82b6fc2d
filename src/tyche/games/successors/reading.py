"""Options read back, however wrong they are: what their arguments name."""

from typing import Final

from tyche.core.ask import Option
from tyche.games.successors.atlas import FLEET_ID, N_PLACES, PLACE_ID
from tyche.games.successors.components import CARD_ID, CU_ID, FACTION_ID, GENERAL_ID, ROYAL_ID
from tyche.games.successors.words import INSIDE

PLACES: Final = frozenset(
    {
        "move", "remove", "claim", "besiege", "supply", "place-marker", "appear", "sail", "pontic-sail", "avoid-to",
        "lead", "relocate", "land", "drop", "place", "station", "station-used", "disband", "intercept-with-minor",
        "place-minor", "with-army", "move-her", "target",
    }
)  # fmt: skip
GENERALS: Final = frozenset(
    {
        "activate", "take-general", "leave-general", "recall", "oratory", "intercept", "avoid", "general-inside",
        "general-outside", "join-general", "army", "general-ashore", "recruit", "keep",
    }
)  # fmt: skip
ROYALS: Final = frozenset({"take-royal", "leave-royal", "royal-inside", "royal-outside", "royal-ashore"})
UNITS: Final = frozenset(
    {
        "take", "leave", "put-ashore", "lose", "train", "join", "go-inside", "go-outside", "desert", "win-over",
        "troops", "next",
    }
)  # fmt: skip
NUMBERED: Final = frozenset({"take", "leave", "put-ashore", "troops"})
FLEETS: Final = frozenset({"improve", "regain", "escort", "engage"})
CARDS: Final = frozenset({"play", "discard"})
FACTIONS: Final = frozenset({"first", "ask-passage"})
BY_TOPIC: Final[dict[tuple[str, str], dict[str, int]]] = {
    ("keep", "keep-card"): CARD_ID,
    ("target", "contempt"): GENERAL_ID,
    ("target", "hemlock"): ROYAL_ID,
    ("target", "pact"): FACTION_ID,
}
"""Verbs that name something else in some questions."""


def names_for(verb: str, topic: str) -> dict[str, int] | None:
    """What the first argument of a verb names; None if the verb has none."""
    if (verb, topic) in BY_TOPIC:
        return BY_TOPIC[verb, topic]
    for verbs, names in _TABLES:
        if verb in verbs:
            return names
    return None


_TABLES: Final[list[tuple[frozenset[str], dict[str, int]]]] = [
    (PLACES, PLACE_ID),
    (GENERALS, GENERAL_ID),
    (ROYALS, ROYAL_ID),
    (UNITS, CU_ID),
    (FLEETS, FLEET_ID),
    (CARDS, CARD_ID),
    (FACTIONS, FACTION_ID),
]


class Read:
    """An option taken apart: its verb, the index its first argument names, the area, and a number of units."""

    def __init__(self, option: Option, topic: str) -> None:
        self.option = option
        self.verb = str(option[0])
        self.index = -1
        self.area = -1
        self.number = 1
        self.unknown = ""
        """An argument that names nothing."""
        self.malformed = False
        names = names_for(self.verb, topic)
        if names is not None:
            self._read(names)

    def _read(self, names: dict[str, int]) -> None:
        option = self.option
        first = self.word(1)
        if first not in names or isinstance(option[1], int):
            self.unknown, self.malformed = first, not first
            return
        self.index = names[first]
        if names is PLACE_ID:
            inside = len(option) > 2 and option[2] == INSIDE
            self.area = self.index + N_PLACES if inside else self.index
        elif self.verb in NUMBERED:
            number = option[2] if len(option) > 2 else 0
            self.malformed = not isinstance(number, int) or number < 1
            self.number = number if isinstance(number, int) else 0

    def card(self, n: int) -> int | None:
        """The card that the n-th part names; -1 for something else, None if there is no such part."""
        return CARD_ID.get(self.word(n), -1) if len(self.option) > n else None

    def word(self, n: int) -> str:
        """The n-th part as a word; empty if there is none."""
        return str(self.option[n]) if len(self.option) > n else ""
