"""What the arguments of verbs and the facts of messages name: places, units, peoples and the like."""

from typing import Final

from tyche.core.ask import Option
from tyche.core.play import Play
from tyche.core.verbs import UNKNOWN, Kind, Number
from tyche.games.scharz.rules.atlas import CLIMATES
from tyche.games.scharz.rules.components import (
    BUILDING_NAMES,
    COMMAND_NAMES,
    HERD_NAMES,
    ROME,
    SEASON_NAMES,
    SEAT_NAMES,
    TYPE_NAMES,
)
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import KIND_NAMES

MOST: Final = 40
"""The largest number that is tried as an argument; gold may be more."""
TROOP: Final = 8
"""Bits of the number in a troop."""


class Places(Kind):
    """Land fields, waters or both: their numbers depend on the map in use."""

    def __init__(self, name: str, land: bool, water: bool) -> None:
        super().__init__(name, (), ("place",))
        self.land = land
        self.water = water

    def on(self, t: Scharz, option: Option, at: int = 1) -> int:
        """The number of the place that an offered option names: how rules read a choice."""
        return t.a.ids[str(option[at])]

    def read(self, play: Play, parts: Option, at: int) -> tuple[int, int]:
        """The number on the map in use."""
        assert isinstance(play, Scharz)
        place = play.a.ids.get(str(parts[at]), UNKNOWN)
        fits = self.land if place < play.a.n_land else self.water
        return (place if fits else UNKNOWN), at + 1

    def domain(self, play: Play) -> list[Option]:
        """The places of the map in use."""
        assert isinstance(play, Scharz)
        first, last = 0 if self.land else play.a.n_land, play.a.n if self.water else play.a.n_land
        return [(name,) for name in play.a.names[first:last]]


class Seats(Kind):
    """The players of the table."""

    def read(self, play: Play, parts: Option, at: int) -> tuple[int, int]:
        """A player who is there."""
        assert isinstance(play, Scharz)
        seat = self.ids.get(str(parts[at]), UNKNOWN)
        return (seat if seat < play.players else UNKNOWN), at + 1

    def domain(self, play: Play) -> list[Option]:
        """The players who are there."""
        assert isinstance(play, Scharz)
        return [(name,) for name in self.words[: play.players]]


class Peoples(Kind):
    """The peoples of the map in use, and Rome, which is claimed as a city."""

    def on(self, t: Scharz, option: Option, at: int = 1) -> int:
        """The number of the people that an offered option names; Rome comes after all of them."""
        return [*t.a.factions, ROME].index(str(option[at]))

    def read(self, play: Play, parts: Option, at: int) -> tuple[int, int]:
        """The number on the map in use."""
        assert isinstance(play, Scharz)
        peoples = [*play.a.factions, ROME]
        return (peoples.index(str(parts[at])) if parts[at] in peoples else UNKNOWN), at + 1

    def domain(self, play: Play) -> list[Option]:
        """The peoples of the map in use."""
        assert isinstance(play, Scharz)
        return [(name,) for name in [*play.a.factions, ROME]]


class Troops(Kind):
    """A number of units of one kind: two parts of an option."""

    def read(self, play: Play, parts: Option, at: int) -> tuple[int, int]:
        """Kind and number as one."""
        kind = self.ids.get(str(parts[at]), UNKNOWN)
        number = parts[at + 1] if at + 1 < len(parts) else UNKNOWN
        fits = kind >= 0 and isinstance(number, int) and 0 <= number < 1 << TROOP
        return (kind << TROOP | int(number) if fits else UNKNOWN), at + 2

    def domain(self, play: Play) -> list[Option]:
        """All kinds in small numbers."""
        return [(word, number) for word in self.ids for number in range(4)]


PLACE: Final = Places("place", True, True)
LAND: Final = Places("place", True, False)
WATER: Final = Places("place", False, True)
SEAT: Final = Seats("faction", SEAT_NAMES)
PEOPLE: Final = Peoples("people")
UNIT: Final = Kind("unit", KIND_NAMES)
UNITS: Final = Kind("unit", [*KIND_NAMES, "all"])
"""Units of one kind, or all of them."""
DICE: Final = Kind("unit", [*KIND_NAMES, "support"])
"""The dice of units of one kind, or of walls."""
TROOPS: Final = Troops("units", KIND_NAMES)
TYPE: Final = Kind("type", TYPE_NAMES)
HERD: Final = Kind("herd", HERD_NAMES)
BUILDING: Final = Kind("building", BUILDING_NAMES)
LEVEL: Final = Kind("level", COMMAND_NAMES)
VICTORY: Final = Kind("victory", ["", "supremacy", "power", "both"])
ZONE: Final = Kind("zone", [*CLIMATES, "seas"])
"""The climate zones, and the seas."""
SEASON: Final = Kind("season", SEASON_NAMES)
NUMBER: Final = Number(MOST)
PART: Final = Kind("what", ["yard"], ("number",))
"""What is kept of a town beside its houses (T10.8)."""
ALL_UNITS: Final = UNITS.ids["all"]
FACTS: Final[dict[str, Kind]] = {
    "faction": SEAT,
    "other": SEAT,
    "loser": SEAT,
    "place": PLACE,
    "to": PLACE,
    "unit": UNIT,
    "units": Kind("units"),
    "people": PEOPLE,
    "herd": HERD,
    "building": BUILDING,
    "season": SEASON,
    "level": LEVEL,
    "victory": VICTORY,
    "treaty": Kind("treaty"),
    "zone": ZONE,
    "terms": Kind("terms"),
}
"""What the facts of questions, tellings and refusals refer to."""
