"""What the client asks for over the socket: each request with a number, which its answer names."""

from msgspec import Struct

from tyche.server.wire import Option, Order


class Request(Struct, frozen=True, tag_field="type", forbid_unknown_fields=True):
    """A message of the client; `id` is repeated in the answer."""

    id: int | None = None


class Sit(Request, frozen=True, tag="sit", kw_only=True):
    """See the table from another of my seats."""

    seat: int | None


class Decide(Request, frozen=True, tag="decide", kw_only=True):
    """Take a decision: the option, and the number of the question it answers."""

    answers: int
    option: Option
    key: str


class Undo(Request, frozen=True, tag="undo", kw_only=True):
    """Take back my last decision."""

    key: str


class Rewind(Request, frozen=True, tag="rewind", kw_only=True):
    """Ask the table to go back to a moment."""

    to: int
    key: str


class Consent(Request, frozen=True, tag="consent", kw_only=True):
    """Agree to a proposal to go back, or not."""

    proposal: int
    yes: bool


class Replace(Request, frozen=True, tag="replace", kw_only=True):
    """Ask the others to let a bot play for a person."""

    seat: int


class Conclude(Request, frozen=True, tag="conclude", kw_only=True):
    """All other people have left: play on against bots, or end the game and have won it."""

    play_on: bool


class Why(Request, frozen=True, tag="why", kw_only=True):
    """Which clause forbids an option?"""

    option: Option


class Foresee(Request, frozen=True, tag="foresee", kw_only=True):
    """What does an option cost, and what may it lead to? `after`: if I decide these first.

    Without an option: how may the conflict on the table end?
    """

    option: Option | None = None
    after: list[Option] = []


class Prices(Request, frozen=True, tag="prices", kw_only=True):
    """What is at stake in each of my options? `after`: if I decide these first."""

    after: list[Option] = []


class Way(Request, frozen=True, tag="way", kw_only=True):
    """How do those whom I set in motion come to a place? `after`: if I decide these first."""

    goal: str
    origin: str = ""
    after: list[Option] = []


class Worth(Request, frozen=True, tag="worth", kw_only=True):
    """What would it bring me to hold a place?"""

    place: str


class Moment(Request, frozen=True, tag="moment", kw_only=True):
    """The view of an older moment."""

    n: int


class Overlay(Request, frozen=True, tag="overlay", kw_only=True):
    """A layer to be laid over the map: now, or as it was after `n` decisions."""

    name: str
    n: int | None = None


class Advise(Request, frozen=True, tag="advise", kw_only=True):
    """What would a strong bot do in my place? Only where all others are bots."""


class Reconsider(Request, frozen=True, tag="reconsider", kw_only=True):
    """Does my last decision throw much away? Only where all others are bots, and while it can be taken back."""


class Motive(Request, frozen=True, tag="motive", kw_only=True):
    """Why did a bot decide so? `n` is the moment after its decision."""

    n: int


class Since(Request, frozen=True, tag="since", kw_only=True):
    """What has mattered after `n` decisions; without a number since the seat's own last one."""

    n: int | None = None


class Orders(Request, frozen=True, tag="orders", kw_only=True):
    """My standing orders from now on."""

    orders: list[Order]


class Plan(Request, frozen=True, tag="plan", kw_only=True):
    """Decisions laid down ahead."""

    options: list[Option]


class Note(Request, frozen=True, tag="note", kw_only=True):
    """My private notes at this table."""

    text: str


class Talk(Request, frozen=True, tag="chat", kw_only=True):
    """Say something to everybody, or to some seats."""

    text: str
    to: list[int] | None = None


class Seen(Request, frozen=True, tag="seen", kw_only=True):
    """I have looked at the table up to here."""

    moment: int


class Back(Request, frozen=True, tag="back", kw_only=True):
    """Go back to the beginning of a step of the lesson."""

    step: int
    key: str


class Resync(Request, frozen=True, tag="resync"):
    """Send the whole view again."""


FromClient = (
    Sit
    | Decide
    | Undo
    | Rewind
    | Consent
    | Replace
    | Conclude
    | Why
    | Foresee
    | Prices
    | Way
    | Worth
    | Moment
    | Overlay
    | Since
    | Advise
    | Reconsider
    | Motive
    | Orders
    | Plan
    | Note
    | Talk
    | Seen
    | Back
    | Resync
)
