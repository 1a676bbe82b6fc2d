"""The shape of what is seen of a table: names, never indices. The client's types are made from it.

Only what differs from an empty board is listed: a place appears when it carries something.
"""

from msgspec import UNSET, Struct, UnsetType

from tyche.core.race import Victory

Units = dict[str, int]
"""Numbers by type."""


class Group(Struct):
    """The pieces of a faction in an area; `strength` is that of an Independent army."""

    area: str
    faction: str | None
    generals: list[str]
    units: Units
    royals: list[str]
    strength: int | UnsetType = UNSET


class Siege(Struct):
    """S15. Who besieges, with how many points of how many."""

    by: str | None
    points: int
    needed: int


class Place(Struct):
    """What there is at a place; `at` is where the sea move under way is."""

    controller: str | None
    pieces: list[Group] | UnsetType = UNSET
    siege: Siege | UnsetType = UNSET
    marks: list[str] | UnsetType = UNSET
    at: str | UnsetType | None = UNSET


class PointSource(Struct):
    """Where points come from; `kind` and `id` name what it hangs on."""

    source: str
    points: int
    kind: str
    id: str


class ToVictory(Struct):
    """What is missing to win at once."""

    vp: int
    legitimacy: int


class Training(Struct):
    """S6.2.B3. The unit being trained, the points spent on it, and its price."""

    unit: str
    points: int
    cost: int


class Dispersed(Struct):
    """What comes back with the next reinforcements."""

    units: Units
    generals: list[str]


class OffMap(Struct):
    """What of one player is off the map."""

    dispersed: Dispersed
    off_map: list[str]
    minors: list[str]


class Seat(Struct):
    """The figures of one player, and what is his off the map."""

    name: str
    faction: str
    vp: int
    vp_sources: list[PointSource]
    legitimacy: int
    legitimacy_sources: list[PointSource]
    to_victory: ToVictory
    champion: bool
    usurper: bool
    hand: int
    training: Training | None
    fleets: list[str]
    fleet_strength: int
    dispersed: Dispersed
    reinforcements: Units
    off_map: list[str]
    minors: list[str]


class Royal(Struct):
    """S8. A member of the royal family: where, and whose; the dead are ``gone``."""

    area: str | None
    faction: str | None
    gone: bool


class Fleet(Struct):
    """S7.4. A fleet: whose, its face-up number, and whether it is dispersed."""

    faction: str | None
    strength: int
    improved: bool
    dispersed: bool


class Generals(Struct):
    """Generals out of the game, Independent armies in their boxes, popularity won or lost, and who was activated."""

    gone: list[str]
    boxes: list[str]
    popularity: dict[str, int]
    activated: list[str]


class Army(Struct):
    """The activated army: its general, party and movement points."""

    general: str
    area: str | None
    generals: list[str]
    units: Units
    royals: list[str]
    points: int
    allowance: int
    at_sea: bool


class Movement(Struct):
    """S9, S13. The movement die, and the activated army."""

    die: int | None
    army: Army | None
    sea_used: bool


class Effects(Struct):
    """Lasting effects of cards."""

    contempt: str | None
    orator: str | None
    oracle: str | None
    persian_support: str | None
    buried_at_pella_by: str | None
    cart_free: bool
    elephants_in_box: bool
    pacts: list[list[str]]
    offers: dict[str, str | None]
    marriages: dict[str, str | None]


class Course(Struct):
    """Where the game stands."""

    turn: int
    last_turn: int
    round: int | None
    rounds: int
    phase: str
    step: str
    segment: str
    active: str | None
    order: list[str]
    usurper: str | None
    winner: str | None
    victory: str | None
    deck: int
    discard: list[str]
    cards_on_table: int
    card: str | None
    points: int


class Public(Course):
    """What lies open on the table."""

    seats: list[Seat]
    provinces: dict[str, str | None]
    royals: dict[str, Royal]
    fleets: dict[str, Fleet]
    generals: Generals
    places: dict[str, Place]
    movement: Movement
    effects: Effects
    race: list[Victory]


class Private(Struct):
    """What only one reader may know: the own hand, and the own deal while those of the others are hidden."""

    seat: str | None
    hand: list[str]
    deal: dict[str, list[str]]
