"""The shape of the map files."""

import msgspec


class Faction(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """A people of the map (T20): its clause, homeland and smallest playing area."""

    id: str
    clause: str
    homeland: list[str]
    tier: int
    home_field: str = ""
    max_players: int = 12
    entry_sea: str = ""


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
    rivers: list[River] = []
    black_rivers: list[Section] = []
