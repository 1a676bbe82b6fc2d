"""What a client draws: the parts of a board description that all games share.

A board description is plain data, the same for every moment of a table (`Game.board`). Clients know no game: they draw
what the description names. All parts are optional, what a game does not describe is not drawn; a game may add facts of
its own, to the whole and to its places. The client's types are made from these (`tools/client_types.py`).
"""

from msgspec import UNSET, Struct, UnsetType, field


class HeaderField(Struct):
    """A field of the view that says where the game stands; `of` is the field with its highest value."""

    field: str
    kind: str
    of: str | UnsetType = UNSET


class FactionSign(Struct):
    """Who sits where, in the order of the seats."""

    id: str
    colour: str


class Track(Struct):
    """A figure of a seat that counts towards victory, and the field with its sources."""

    field: str
    goal: int
    sources: str | UnsetType = UNSET


class SummaryField(Struct):
    """A further field of a seat: a number, a flag, a count, or a kind of name for a list."""

    field: str
    kind: str


class RegionOf(Struct):
    """A group of provinces."""

    id: str
    provinces: list[str]


class ProvinceOf(Struct):
    """A group of places: points, markers needed to control it, and its major city."""

    region: str
    places: list[str]
    vp: int | UnsetType = UNSET
    need: int | UnsetType = UNSET
    major: str | UnsetType | None = UNSET


class PlaceOf(Struct):
    """A place of the map; games add facts of their own."""

    kind: str | UnsetType = UNSET
    province: str | UnsetType | None = UNSET
    port: bool | UnsetType = UNSET
    lat: float | UnsetType = UNSET
    lon: float | UnsetType = UNSET


class RouteKind(Struct):
    """What a route of this kind costs."""

    cost: int


class PieceKind(Struct):
    """What a group of pieces at a place holds: `list` of names, or `counts` by name."""

    key: str
    kind: str
    shape: str


class LogKinds(Struct):
    """Entries of the log that are not told plainly."""

    heading: list[str] | UnsetType = UNSET
    loud: list[str] | UnsetType = UNSET
    quiet: list[str] | UnsetType = UNSET


class MoveOf(Struct):
    """The facts of an entry of the log that tells of a move: who, from where, and where to."""

    who: str
    to: str
    origin: str = field(name="from")


class BoardOf(Struct):
    """A board description. Words for its fields are in ``locale/board-*.ftl``."""

    header: list[HeaderField] | UnsetType = UNSET
    turn: list[str] | UnsetType = UNSET
    """The fields that change when another player's turn begins."""
    factions: list[FactionSign] | UnsetType = UNSET
    colours: dict[str, str] | UnsetType = UNSET
    """Colours that seats choose in the game (`colour` of a seat in the view): they are drawn in them."""
    tracks: list[Track] | UnsetType = UNSET
    summary: list[SummaryField] | UnsetType = UNSET
    regions: list[RegionOf] | UnsetType = UNSET
    provinces: dict[str, ProvinceOf] | UnsetType = UNSET
    places: dict[str, PlaceOf] | UnsetType = UNSET
    routes: list[tuple[str, str, str]] | UnsetType = UNSET
    """One end, the other end, the kind."""
    route_kinds: dict[str, RouteKind] | UnsetType = UNSET
    pieces: list[PieceKind] | UnsetType = UNSET
    symbols: dict[str, str] | UnsetType = UNSET
    """Short signs for what is counted."""
    any_time: list[str] | UnsetType = UNSET
    """Verbs of options that are offered beside whatever is asked."""
    grave: list[str] | UnsetType = UNSET
    """Verbs that deserve a second thought."""
    forced: list[str] | UnsetType = UNSET
    """Topics at which a client may give the only possible answer by itself: nothing is learned or risked by it.

    A topic at which a hidden card could be played is none of them: how soon a seat answers would tell what it holds.
    """
    weighed: list[str] | UnsetType = UNSET
    """Topics at which the chances of every answer are shown beside it."""
    log: LogKinds | UnsetType = UNSET
    moves: dict[str, MoveOf] | UnsetType = UNSET
    """Entries of the log that tell of moves, to be drawn on the map."""
    dice: dict[str, list[int | str]] | UnsetType = UNSET
    """The faces of dice that are not numbered 1 to 6."""
    kinds: dict[str, list[str]] | UnsetType = UNSET
    """All names of each kind: what a person may type."""
