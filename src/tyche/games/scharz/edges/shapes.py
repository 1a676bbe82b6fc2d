"""The shape of what is seen of a table: names, never indices. The client's types are made from it.

Only what differs from an empty board is listed: a place appears when it carries something.
"""

from msgspec import UNSET, Struct, UnsetType

from tyche.core.race import Victory

Units = dict[str, int]
"""Numbers by kind of unit."""


class Group(Struct):
    """The units of a player at one spot of a place."""

    area: str
    faction: str
    units: Units


class Settlement(Struct):
    """T3.7. A settlement with shipyard, fortification and stores."""

    kind: str
    owner: str
    yard: str | None
    fortified: bool
    defence: int
    encircled: bool
    grain: int
    fish: int


class Site(Struct):
    """T12.7. A building site: half quarter-turns done, and needed."""

    building: str
    owner: str
    progress: int
    needed: int


class Sown(Struct):
    """T15.3. Grain that stands on a field."""

    owner: str
    grain: int


class Herds(Struct):
    """T3.8. Herds of a kind."""

    owner: str
    herd: str
    number: int
    area: str


class Place(Struct):
    """What there is at a place."""

    controller: str | None
    pieces: list[Group]
    marks: list[str]
    settlement: Settlement | UnsetType = UNSET
    site: Site | UnsetType = UNSET
    sown: Sown | UnsetType = UNSET
    herds: list[Herds] | UnsetType = UNSET


class Goal(Struct):
    """T19.4. A minor goal: what a player has, and what he needs."""

    has: int
    needs: int


class PointSource(Struct):
    """T19.9. Where total points come from; `kind` and `id` name what they hang on."""

    source: str
    points: int
    kind: str
    id: str


class Seat(Struct):
    """The figures of one player."""

    name: str
    faction: str
    people: str | None
    alive: bool
    gold: int
    pr: int
    vp: int
    vp_needed: int
    tp: int
    ap: int
    fields: int
    settlements: int
    units: int
    units_left: int
    tiles_left: int
    destroyed: int
    lost: int
    rivals: list[str]
    command: str
    announced: list[str]
    goals: dict[str, Goal]
    sources: list[PointSource]
    connected: list[str]


class Treaty(Struct):
    """T18.2. A valid treaty; `until` is the round in whose Trade a ransom ends."""

    treaty: str
    receiver: str
    payer: str
    gold: int
    until: int


class Effects(Struct):
    """T15.9, T20.6.9. The weather of this winter, and frozen rivers."""

    good_winter: list[str]
    bad_winter: list[str]
    sea: str
    frozen: list[str]


class Course(Struct):
    """Where the game stands."""

    map: str
    mode: str
    year: int
    last_year: int
    season: str
    phase: str
    order: list[str]
    winners: list[str]
    victory: str | None


class Public(Course):
    """What lies open on the table: in Scharz, everything (T7.6)."""

    seats: list[Seat]
    places: dict[str, Place]
    treaties: list[Treaty]
    effects: Effects
    race: list[Victory]


class Private(Struct):
    """Who looks; there is nothing else that only one seat may know (T7.6)."""

    seat: str | None
