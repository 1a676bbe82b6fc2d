"""The shape of the data files. The structs serve decoding only; the rules read the flat tables built from them."""

from typing import Literal

import msgspec


class Record(msgspec.Struct, frozen=True, forbid_unknown_fields=True, kw_only=True):
    """What every record may say about where its values come from. Untagged values are the rulebooks'."""

    src: Literal["rulebook", "public", "reconstructed"] = "rulebook"
    reconstructed: list[str] = []
    public: list[str] = []
    note: str = ""


PlaceKind = Literal["minor", "stronghold", "major", "transit"]
RouteKind = Literal["land", "mountain", "strait", "sea", "transmed"]
CuName = Literal["mercenary", "loyal", "royal", "silver", "elephant", "cavalry"]


class Region(Record, frozen=True):
    id: str
    name: str


class Province(Record, frozen=True):
    id: str
    name: str
    region: str
    vp: int
    need: int
    major: str | None = None
    aliases: list[str] = []


class Place(Record, frozen=True):
    id: str
    name: str
    kind: PlaceKind
    lat: float
    lon: float
    province: str | None = None
    port: bool = False
    independent: bool = False
    aliases: list[str] = []


class IndependentException(Record, frozen=True):
    players: list[int]
    province: str
    only: list[str]


class Route(Record, frozen=True):
    a: str
    b: str
    kind: RouteKind


class Entry(Record, frozen=True):
    army: str
    places: list[str]
    lat: float
    lon: float


class PlaceGroup(Record, frozen=True):
    places: list[str]


class Fleet(Record, frozen=True):
    id: str
    by: Literal["province", "place", "card"]
    key: str
    normal: int
    improved: int


class MapFile(Record, frozen=True):
    regions: list[Region]
    provinces: list[Province]
    places: list[Place]
    independent_exceptions: list[IndependentException]
    routes: list[Route]
    entries: list[Entry]
    hellespont: PlaceGroup
    pontic: PlaceGroup
    master_of_asia: list[str]
    siege_modifiers: dict[str, int]
    fleets: list[Fleet]


class UnrestRow(Record, frozen=True):
    roll: int
    provinces: list[str]
    again: bool = False


class Card(Record, frozen=True):
    id: str
    title: str
    kind: Literal["event", "bonus", "surprise"]
    op: int
    optional: bool = False
    removed: bool = False
    reveal: bool = False
    cus: dict[CuName, int] = {}
    cus_cavalry: dict[CuName, int] = {}


class CardsFile(Record, frozen=True):
    unrest: list[UnrestRow]
    cards: list[Card]


class GeneralSet(Record, frozen=True):
    players: list[int]
    start: list[str]
    reserve: list[str]


class Ratings(Record, frozen=True):
    seniority: int
    initiative: int
    battle: int
    popularity: int = 0
    legitimacy: int = 0


class AbilityRecord(Record, frozen=True):
    kind: str
    value: int = 0
    provinces: list[str] = []
    minimum: int = 0
    cus: list[CuName] = []
    printed_surrender_only: bool = False


class StartRecord(Record, frozen=True):
    places: list[str]
    province: str
    markers: list[str]
    cus: dict[CuName, int]
    vp: int
    legitimacy: int
    royals: list[str] = []
    fleets: list[str] = []


class RecruitRecord(Record, frozen=True):
    cus: dict[CuName, int]
    province: str | None = None
    any_port: bool = False
    after_death_of: str | None = None


class Major(Record, frozen=True):
    id: str
    name: str
    ratings: Ratings
    ability: AbilityRecord
    start: StartRecord | None = None
    recruit: RecruitRecord | None = None


class Minor(Record, frozen=True):
    id: str
    name: str
    faction: str


class Independent(Record, frozen=True):
    id: str
    name: str
    initiative: int
    battle: int
    cus: int
    place: str | None = None
    back_to_box: bool = False
    provinces: list[str] = []


class Royal(Record, frozen=True):
    id: str
    kind: Literal["heir", "woman", "cart"]
    legitimacy: int
    place: str | None = None


class GeneralsFile(Record, frozen=True):
    sets: list[GeneralSet]
    event: list[str]
    unavailable: list[str]
    majors: list[Major]
    factions: list[str]
    minor_ratings: Ratings
    minors: list[Minor]
    independents: list[Independent]
    royals: list[Royal]
