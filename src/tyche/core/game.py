"""What a game tells the engine about itself, and the registry of installed games."""

from collections.abc import Mapping, Sequence
from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic, TypeAlias, TypeVar

from tyche.core.aids import Sheet
from tyche.core.ask import Ask, Flow, Option
from tyche.core.chronicle import Weighty
from tyche.core.dice import Dice
from tyche.core.edges import Edges, Layer
from tyche.core.errors import Refusal, SetupError
from tyche.core.facets import Facets
from tyche.core.native import mypyc_attr
from tyche.core.observing import Observation
from tyche.core.play import Play
from tyche.core.scenes import raw_stake, spelled_scene
from tyche.core.sections import Part, whole
from tyche.core.snapshot import dice_at, refill, snapshot_of
from tyche.core.stakes import Prospect, Stake
from tyche.core.steps import Step, play_through
from tyche.core.telling import Remark, Telling
from tyche.core.verbs import Kind, Verbs, spelled
from tyche.core.ways import Leg

if TYPE_CHECKING:
    from tyche.core.vocabulary import Vocabulary

P = TypeVar("P", bound=Play)
OptionValue = bool | int | str


class TableOption:
    """A choice made when a table is opened: an optional rule or variant, with the clause that describes it."""

    def __init__(self, name: str, clause: str, default: OptionValue, values: tuple[OptionValue, ...]) -> None:
        self.name = name
        self.clause = clause
        self.default = default
        self.values = values

    def __repr__(self) -> str:
        return f"TableOption({self.name!r}, {self.clause!r}, default={self.default!r}, values={self.values!r})"


class Setup:
    """How a table is opened: players, options, and a name for each seat."""

    def __init__(self, players: int, options: dict[str, OptionValue], seats: list[str]) -> None:
        self.players = players
        self.options = options
        self.seats = seats

    def __repr__(self) -> str:
        return f"Setup(players={self.players}, options={self.options}, seats={self.seats})"


@mypyc_attr(allow_interpreted_subclasses=True)
class GameOf(Generic[P]):
    """A set of rules with its components; `P` is a run of them. Each game package exports one instance as ``GAME``."""

    name: str
    version: str
    """Rules version, stored with every record: changes whenever a record may replay differently."""
    least: int
    most: int
    options: tuple[TableOption, ...]
    folder: Path
    """The package folder, with ``rules.md`` and ``locale/*.ftl``."""
    steps: Mapping[str, Step[P]]
    """The steps of the game by name (see `steps`)."""
    fields: tuple[str, ...]
    """The names of all fields of the state: what a snapshot holds."""
    verbs: Verbs[P] = Verbs([])
    """What people may do."""
    facts: Mapping[str, Kind] = {}
    """What the facts of questions, tellings and refusals refer to."""
    must_cite: tuple[str, ...] = ()
    """What of ``rules.md`` cases or tests must cite: ranges of chapters and families, ``("S2-S16", "EX", "DX")``."""
    overlays: tuple[str, ...] = ()
    """The layers that can be laid over the map on request."""
    parts: Sequence[Part[P]] = ()
    """The sections of the public view (see `sections`)."""
    weighty: Mapping[str, Weighty] = {}
    """The tellings that matter to somebody who comes back (see `chronicle`)."""
    observation: Observation[P] | None = None
    """The position as numbers for learning (see `observing`)."""
    types: Mapping[str, type] = {}
    """The structs that views and board are made of: ``public``, ``private``, ``board``."""
    splits: tuple[str, ...] = ()
    """The options that make games so different that statistics tell them apart."""
    edges: Edges[P]
    """What stands around the rules: the methods below that say nothing else pass on to it."""
    seats: Sequence[str] = ()
    """The usual names (colours, peoples) of the seats."""
    opening: tuple[str, str] = ("", "")
    """The verb with which a seat opens its game, and the kind of what it names: ``("start", "region")``."""

    def __repr__(self) -> str:
        return f"<Game {self.name}, rules version {self.version}, {self.least} to {self.most} players>"

    # Running it.

    def start(self, setup: Setup, dice: Dice) -> P:
        """A fresh run of the rules, before the first step."""
        raise NotImplementedError

    def flow(self, play: P) -> Flow[None]:
        """Play from the current state to the end of the game."""
        return play_through(play, self.steps)

    def restore(self, setup: Setup, snapshot: dict[str, object], dice: Dice) -> P:
        """A run of the rules from a stored snapshot."""
        play = self.start(setup, dice_at(dice, snapshot))
        refill(play.state(), self.fields, snapshot)
        return play

    def snapshot(self, play: P) -> dict[str, object]:
        """The state of a run as plain data: what is hashed, stored and compared."""
        return snapshot_of(play.state(), self.fields, play.dice)

    def result(self, play: P) -> dict[str, object] | None:
        """Winner and kind of victory once the game is over."""
        raise NotImplementedError

    def wrongs(self, play: P, decisions: Sequence[tuple[int, Option]]) -> list[tuple[int, int]]:
        """Who broke his word to whom, read off decisions that everybody has seen; the oldest first."""
        return self.edges.wrongs(play, decisions)

    def facets(self, play: P) -> Facets:
        """What statistics group and measure by, of a game that is over (see `facets`)."""
        return Facets(0, [], {})

    # What is lawful, and what it leads to.

    def explain(self, play: P, ask: Ask, seat: int, option: Option) -> Refusal:
        """Why an option that is not offered is not lawful."""
        return self.verbs.explain(play, ask, seat, option)

    def foresee(self, play: P, ask: Ask, seat: int, option: Option) -> list[Remark]:
        """What `seat` should know before it chooses an option that it is offered, from what it may know already."""
        return self.edges.foresee(play, ask, seat, option)

    def stakes(self, play: P, ask: Ask, seat: int, option: Option) -> list[Stake]:
        """What is at stake for everybody in an option that `seat` is offered, from what it may know already."""
        certain = self.verbs.stakes(play, ask, seat, option) + self.edges.answers(play, ask, seat, option)
        return certain + self.edges.risks(play, ask, seat, option)

    def instead(self, play: P, ask: Ask, seat: int, option: Option) -> list[Remark]:
        """What would spare `seat` the grave consequences of an option that it is offered."""
        return self.edges.instead(play, ask, seat, option)

    def worth(self, play: P, seat: int, place: str) -> list[Stake]:
        """What it would bring and cost everybody if a seat came to hold a place: what it completes."""
        return self.edges.worth(play, seat, place)

    def way(self, play: P, ask: Ask, seat: int, goal: str, origin: str) -> list[Leg]:
        """How those whom a question sets in motion can come to a place of the board; empty if they cannot.

        `origin` is the place that they set out from, where that is left to the seat; empty for the best one.
        """
        return self.edges.way(play, ask, seat, goal, origin)

    def prospect(self, play: P, ask: Ask, seat: int | None, option: Option | None) -> Prospect | None:
        """How the conflict that a question is about, or an option leads to, may end; None where there is none.

        From what `seat` (a spectator is None) may know already. Without an option: as it stands, for whoever attacks.
        """
        return self.edges.prospect(play, ask, seat, option)

    def faults(self, play: P) -> list[str]:
        """What is wrong with the state, for debugging: broken invariants, derived figures that differ."""
        return self.edges.faults(play)

    # What a seat may know.

    def public(self, play: P) -> dict[str, object]:
        """What lies open on the table, the same for everybody, as plain data."""
        return whole(self.parts, play)

    def private(self, play: P, seat: int | None) -> dict[str, object]:
        """What differs from seat to seat (a spectator is None), as plain data."""
        return whole(self.own(seat), play)

    def own(self, seat: int | None) -> Sequence[Part[P]]:
        """The sections of what only a seat (or a spectator, None) is shown."""
        return self.edges.own(seat)

    def view(self, play: P, seat: int | None) -> dict[str, object]:
        """All that a seat (or a spectator, None) may know."""
        return {**self.public(play), **self.private(play, seat)}

    def redeal(self, play: P, seat: int) -> None:
        """Deal anew, in place, everything that `seat` cannot know."""
        self.edges.redeal(play, seat)

    def reshuffle(self, play: P) -> None:
        """Shuffle anew, in place, what nobody at the table knows, such as decks. What anybody has seen stays.

        What is shuffled is put in order first: the outcome must not depend on how it lay before.
        """
        self.edges.reshuffle(play)

    def conceal(self, play: P, ask: Ask, seat: int) -> None:
        """After a redeal: take from a pending ask, in place, what others are offered and `seat` cannot know."""
        self.edges.conceal(play, ask, seat)

    def overlay(self, play: P, name: str, seat: int | None) -> Layer:
        """One of `overlays` from what a seat (or a spectator, None) may know. Changes nothing."""
        return self.edges.overlay(play, name, seat)

    # How it is shown and called.

    def aids(self) -> list[Sheet]:
        """The sheets of its player aid."""
        return self.edges.aids()

    def board(self, setup: Setup) -> dict[str, object]:
        """What a client draws: places, tracks, piece kinds, summary fields. Without it the bare view is shown."""
        return self.edges.board(setup)

    def spell(self, key: str, value: object) -> object:
        """A fact as plain data: references become names (``place=37`` becomes ``"sardeis"``)."""
        return spelled(self.facts, key, value)

    def seat_names(self, players: int) -> list[str]:
        """The usual names (colours, peoples) of the seats."""
        return list(self.seats[:players])

    def vocabulary(self) -> "Vocabulary":
        """The words that the game's rules cases use for positions and expectations."""
        from tyche.core.vocabulary import Vocabulary  # opens tables, which know of games

        return Vocabulary(self)

    def told(self, telling: Telling) -> dict[str, object]:
        """A telling as plain data."""
        facts = {key: self.spell(key, value) for key, value in telling.facts.items()}
        told = {"id": telling.message, "clause": telling.clause, "facts": facts, "moment": telling.moment}
        if telling.scene is not None:
            told["scene"] = spelled_scene(telling.scene, self.spell)
        return told

    def staked(self, stake: Stake) -> object:
        """A stake as plain data."""
        return spelled_scene(raw_stake(stake), self.spell)

    def expected(self, prospect: Prospect) -> object:
        """A prospect as plain data."""
        return spelled_scene(prospect.plain(), self.spell)

    def check(self, players: int, options: dict[str, OptionValue] | None, seats: list[str] | None) -> Setup:
        """Fill in and check the description of a table."""
        if not self.least <= players <= self.most:
            raise SetupError(f"{self.name} is for {self.least} to {self.most} players, not {players}")
        chosen: dict[str, OptionValue] = {option.name: option.default for option in self.options}
        known = {option.name: option for option in self.options}
        for key, value in (options or {}).items():
            if key not in known:
                raise SetupError(f"{self.name} has no option {key!r}; it has {', '.join(sorted(known))}")
            if not any(value == allowed and type(value) is type(allowed) for allowed in known[key].values):
                allowed_values = ", ".join(str(allowed) for allowed in known[key].values)
                raise SetupError(f"option {key!r} of {self.name} is one of {allowed_values}, not {value!r}")
            chosen[key] = value
        names = self.seat_names(players) if seats is None else seats
        if len(names) != players or len(set(names)) != players or not all(names):
            raise SetupError(f"{players} seats need {players} different names, not {names}")
        return Setup(players, chosen, names)


Game: TypeAlias = GameOf[Any]
"""Any game, for whoever need not know what it is played by."""


def games() -> dict[str, Game]:
    """All installed games by name."""
    found: dict[str, Game] = {}
    for entry in sorted(entry_points(group="tyche.games"), key=lambda entry: entry.name):
        game = entry.load()
        found[game.name] = game
    return found


def game_named(name: str) -> Game:
    """The installed game of that name."""
    found = games()
    if name not in found:
        raise SetupError(f"there is no game {name!r}; installed are {', '.join(found)}")
    return found[name]
