"""The shape of the map files."""

import msgspec


class Faction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A people of the map (T20): its clause, what it can do, its homeland and its smallest playing area."""

    id: str
    clause: str
    traits: list[str]
    homeland: list[str]
    tier: int
    home_field: str = ""
    max_players: int = 12
    entry_sea: str = ""
    hills: list[str] = []
    """The regions where it is hill folk; without any, everywhere (T20.0.1)."""
    hates: list[str] = []
    """The peoples whose players are its rivals from the start (T20.4.1)."""
    fords: list[str] = []
    """The black rivers that it crosses at any time (T20.6.2)."""


class Neutral(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What a kind of neutral field does to those who stand there (T4.7, T8.20.1)."""

    lost_on: int = 7
    """The lowest face of a die on which a unit is lost; 7 where nobody is."""
    paths: bool = False
    """Whether some know safe ways through (T20.5.2, T20.5.13)."""
    elephants: bool = False
    """Whether elephants are tamed there (T20.1.10)."""


class Land(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A land field (T4.2-T4.5)."""

    id: str
    tier: int
    region: str
    colours: list[str]
    climate: str
    lat: float
    lon: float
    adj: list[str] = []
    black: list[str] = []
    river_black: dict[str, str] = {}
    sea: list[str] = []
    danube_bank: str = ""
    neutral: str = ""
    special: str = ""


class Sea(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A sea field (T4.6)."""

    id: str
    tier: int
    kind: str
    lat: float
    lon: float
    adj: list[str]
    coast: list[str]


class River(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A river open to Viking ships, its fields from the mouth upstream (T20.3.1)."""

    id: str
    mouth_sea: str
    fields: list[str]


class Section(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A section of a black river (T20.6.9)."""

    id: str
    river: str
    borders: list[tuple[str, str]]
    downstream: str = ""
    mouth_sea: str = ""


class MapFile(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """One map."""

    map: str
    zones: tuple[str, str]
    factions: list[Faction]
    land: list[Land]
    sea: list[Sea]
    outlines: dict[str, list[tuple[float, float]]]
    neutral: dict[str, Neutral] = {}
    rivers: list[River] = []
    black_rivers: list[Section] = []
