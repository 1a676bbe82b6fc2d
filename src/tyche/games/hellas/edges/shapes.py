"""The shape of what is seen of a table: names, never indices. The client's types are made from it.

Only what differs from an empty board is listed: a region appears when it carries something.
"""

from msgspec import UNSET, Struct, UnsetType

from tyche.core.race import Victory


class Course(Struct):
    """Where the game stands."""

    turn: int
    phase: str
    active: str | None
    winner: str | None
    victory: str | None
    offer: list[str]
    """H16.2. Neutral artifacts that somebody chooses from."""


class PointSource(Struct):
    """H19. One step towards a victory: a land, a temple or a monster; `kind` and `id` name it."""

    source: str
    points: int
    kind: str
    id: str


class Attributes(Struct):
    """H4.3. The stored values, without regard to injuries."""

    leadership: int
    strength: int
    speed: int


class Seat(Struct):
    """The boards of one player, and how near they are to each victory (H19)."""

    name: str
    faction: str
    colour: str | None
    hero: str | None
    hero_at: str | None
    quest: str | None
    quest_step: int
    attributes: Attributes
    injured: list[str]
    leadership: int
    strength: int
    speed: int
    hand: int
    hand_limit: int
    priests: int
    priests_in_supply: int
    hoplites_in_supply: int
    artifacts: dict[str, bool]
    """Whether they are charged."""
    blessings: list[str]
    kept_quests: list[str]
    used_actions: list[str]
    exhausted: bool
    figures: list[str]
    regions: int
    lands: int
    temples: int
    slain: int
    sources: list[PointSource]
    lands_needed: int


class Group(Struct):
    """The pieces of a player (or monsters) in the open or in the city of a region."""

    area: str
    faction: str | None
    heroes: list[str]
    units: dict[str, int]
    monsters: list[str]


class Place(Struct):
    """What there is in a region."""

    controller: str | None
    pieces: list[Group]
    marks: list[str]


class Slot(Struct):
    """H10.1. A wound slot."""

    symbol: str
    reward: str | None
    covered: bool


class Monster(Struct):
    """A monster that has appeared: where, its slots, its evolutions; a slain one has none of these."""

    region: str | None
    slain: bool
    slots: list[Slot]
    evolutions: list[str]


class Monument(Struct):
    """H18. A monument: level, power now, priests by player, places."""

    region: str
    level: int
    power: int
    priests: dict[str, int]
    places: int


class Quest(Struct):
    """H15. A quest on the board, and the heroes on its steps."""

    quest: str
    region: str
    heroes: dict[str, int]


class Temples(Struct):
    """H3.11. The temple card: temples built, how many there are, and which of them start a draft."""

    card: str | None
    built: int
    in_play: int
    drafts: list[int]


class Decks(Struct):
    """H21.1, H21.3. Sizes of decks, and the open discard piles."""

    combat: int
    combat_discard: list[str]
    events: int
    event_discard: list[str]
    blessings: int
    blessing_discard: list[str]
    artifacts: int
    attacks: int


class Movement(Struct):
    """H6, H8. What the active player has done in this turn, and the monsters still to be rolled for."""

    done: list[str]
    moves: int | None
    extra_actions: int
    to_roll: list[str]


class Effects(Struct):
    """H19.4. The countdown of King of kings, once it has begun."""

    king_of_kings: list[str] | UnsetType = UNSET
    """God and player."""
    tokens: int | UnsetType = UNSET


class Public(Course):
    """What lies open on the table."""

    seats: list[Seat]
    provinces: dict[str, str]
    """Who controls a whole land."""
    glory: dict[str, str | None]
    places: dict[str, Place]
    monsters: dict[str, Monster]
    monuments: dict[str, Monument]
    quests: list[Quest]
    temples: Temples
    decks: Decks
    movement: Movement
    effects: Effects
    race: list[Victory]


class Hunt(Struct):
    """H10. The hunt under way; who chooses an attack sees two cards and remembers the one not played."""

    monster: str
    attack: str | None
    strength: int
    played: list[str]
    not_played: list[str]
    drawn: list[str]


class Draft(Struct):
    """H17.2, H21.1. The pack of a draft: its size, and its cards for those who have seen it."""

    number: int
    cards: list[str]


class Private(Struct):
    """What only one seat (or a spectator) may know: the own hand, and what it has seen in hunt and draft."""

    seat: str | None
    hand: list[str]
    hunt: Hunt | None
    draft: Draft | None
