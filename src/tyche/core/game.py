"""What a game tells the engine about itself, and the registry of installed games."""

from importlib.metadata import entry_points
from pathlib import Path
from typing import TYPE_CHECKING

from tyche.core.dice import Dice
from tyche.core.errors import SetupError
from tyche.core.native import mypyc_attr
from tyche.core.play import Play
from tyche.core.snapshot import dice_at, refill
from tyche.core.telling import Telling

if TYPE_CHECKING:
    from tyche.core.vocabulary import Vocabulary

OptionValue = bool | int | str
Layer = dict[str, list[str]]
"""Something to be seen on a map: the places where it holds, by the faction it holds for."""


class TableOption:
    """A choice made when a table is opened: an optional rule or variant, with the clause that describes it."""

    def __init__(self, name: str, clause: str, default: OptionValue, values: tuple[OptionValue, ...]) -> None:
        self.name = name
        self.clause = clause
        self.default = default
        self.values = values


class Setup:
    """How a table is opened: players, options, and a name for each seat."""

    def __init__(self, players: int, options: dict[str, OptionValue], seats: list[str]) -> None:
        self.players = players
        self.options = options
        self.seats = seats


@mypyc_attr(allow_interpreted_subclasses=True)
class Game:
    """A set of rules with its components. Each game package exports one instance as ``GAME``."""

    name: str
    version: str
    """Rules version, stored with every record: changes whenever a record may replay differently."""
    least: int
    most: int
    options: tuple[TableOption, ...]
    folder: Path
    """The package folder, with ``rules.md`` and ``locale/*.ftl``."""
    must_cite: tuple[str, ...] = ()
    """What of ``rules.md`` cases or tests must cite: ranges of chapters and families, ``("S2-S16", "EX", "DX")``."""
    overlays: tuple[str, ...] = ()
    """The layers that can be laid over the map on request."""

    def start(self, setup: Setup, dice: Dice) -> Play:
        """A fresh run of the rules, before the first step."""
        raise NotImplementedError

    def restore(self, setup: Setup, snapshot: dict[str, object], dice: Dice) -> Play:
        """A run of the rules from a stored snapshot."""
        play = self.start(setup, dice_at(dice, snapshot))
        refill(play.state(), play.fields(), snapshot)
        return play

    def public(self, play: Play) -> dict[str, object]:
        """What lies open on the table, the same for everybody, as plain data."""
        raise NotImplementedError

    def private(self, play: Play, seat: int | None) -> dict[str, object]:
        """What differs from seat to seat (a spectator is None), as plain data."""
        raise NotImplementedError

    def view(self, play: Play, seat: int | None) -> dict[str, object]:
        """All that a seat (or a spectator, None) may know."""
        return {**self.public(play), **self.private(play, seat)}

    def overlay(self, play: Play, name: str, seat: int | None) -> Layer:
        """One of `overlays` from what a seat (or a spectator, None) may know. Changes nothing."""
        raise NotImplementedError

    def board(self, setup: Setup) -> dict[str, object]:
        """What a client draws: places, tracks, piece kinds, summary fields. Without it the bare view is shown."""
        return {}

    def spell(self, key: str, value: object) -> object:
        """A fact as plain data: references become names (``place=37`` becomes ``"sardeis"``)."""
        raise NotImplementedError

    def seat_names(self, players: int) -> list[str]:
        """The usual names (colours, peoples) of the seats."""
        raise NotImplementedError

    def vocabulary(self) -> "Vocabulary":
        """The words that the game's rules cases use for positions and expectations."""
        raise NotImplementedError

    def told(self, telling: Telling) -> dict[str, object]:
        """A telling as plain data."""
        facts = {key: self.spell(key, value) for key, value in telling.facts.items()}
        return {"id": telling.message, "clause": telling.clause, "facts": facts, "moment": telling.moment}

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
