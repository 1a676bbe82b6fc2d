"""What the edges of a game show of the positions that some cases end in, kept as text: views, forecasts, ways, layers.

python -m tests.looks                               # write all anew: read the difference before committing it
python -m tests.looks hellas H05-setup.CASE@2       # look at another position from now on
python -m tests.looks hellas --not H05-setup.CASE   # and at one no more

Each position stands in ``tests/looks/GAME.yaml`` under the id of its case (see `examples`), with what differs from the
board that a case begins with and is not nothing. Besides: the description of the board, and the player aids.
"""

import re
import sys
from functools import cache
from pathlib import Path
from typing import Any

import msgspec

from tyche.core.ask import Option
from tyche.core.cases import CaseRun
from tyche.core.chronicle import chronicle
from tyche.core.describing import describe, laid
from tyche.core.errors import CaseError
from tyche.core.examples import case_of, headings
from tyche.core.game import Game, game_named, games
from tyche.core.stakes import Prospect, Stake
from tyche.core.table import Table
from tyche.core.telling import Remark

FOLDER = Path(__file__).parent / "looks"
OPTIONS = 6
"""How many options of a seat are foreseen beside the first of every verb."""
GOALS = 8
"""How many places are looked for, beside those that options name."""
USUAL = ("view", "own", "layers", "given")
"""What is compared with the empty board."""
STILL = ("aids", "board")
"""What is looked at beside positions."""
Way = tuple[str, ...]
Leaves = dict[Way, object]


# --- what is shown ---


def shown(table: Table) -> dict[str, object]:
    """All that the edges show of a table, by what it is."""
    game = table.game
    own = {seat: game.private(table.play, seat) for seat in (None, *range(table.setup.players))}
    found: dict[str, object] = {
        "view": game.public(table.play),
        "own": {str(seat): value for seat, value in own.items() if seat is None or value != own[None]},
        "layers": {name: _layers(table, name) for name in game.overlays},
        "wrongs": [f"{one} {other}" for one, other in table.wrongs()],
        "prospect": prospect_of(game, table.prospect(None)),
        "told": [_told(game.told(telling)) for telling in table.log_for(None)],
        "chronicle": chronicle_of(table),
        "given": given(table),
    }
    for seat in table.awaited():
        found[f"seat {seat}"] = _asked(table, seat)
    return found


def _layers(table: Table, name: str) -> object:
    """A layer; as seat 0 sees it, if that differs."""
    public, own = table.overlay(name, None), table.overlay(name, 0)
    return public if own == public else {"public": public, "own": own}


def given(table: Table) -> object:
    """The position written as a case, or why it cannot be."""
    try:
        return describe(table)
    except CaseError as error:
        return str(error)


def _told(told: dict[str, Any]) -> object:
    return {key: value for key, value in told.items() if key != "moment"}


def chronicle_of(table: Table) -> object:
    """What somebody who comes back is told, by sides."""
    found = chronicle(table.game.weighty, table.log_for(0), 0, 0)
    sides = {str(side): [line.telling.message for line in lines] for side, lines in found.sides.items()}
    return {"mine": [line.telling.message for line in found.mine], **sides}


def _asked(table: Table, seat: int) -> dict[str, object]:
    """What a seat is asked, and can find out before it answers."""
    game = table.game
    ask: Any = table.ask_view(seat)
    ask["options"] = [_word(option) for option in ask["options"]]
    ask["default"] = _word(ask["default"])
    ways = {goal: [leg_of(game, leg) for leg in table.way(seat, goal)] for goal in _goals(table, seat)}
    return {
        "ask": ask,
        "foresee": {_word(option): forecast(table, seat, option) for option in _some(table, seat)},
        "way": ways,
        "worth": {goal: stakes_of(game, table.worth(seat, goal)) for goal in ways},
    }


def _some(table: Table, seat: int) -> list[Option]:
    """Some options of a seat, of every verb."""
    options = table.options(seat)
    firsts = {option[0]: option for option in reversed(options)}
    others = [option for option in options if option not in firsts.values()]
    return [*reversed(firsts.values()), *others[:: max(1, len(others) // OPTIONS)]]


def _goals(table: Table, seat: int) -> list[str]:
    """Some places: those that options name, and some others."""
    board: Any = table.game.board(table.setup)
    places = list(board["places"])
    named = [place for place in places if any(place in option for option in table.options(seat))]
    return [*named[:GOALS], *places[:: max(1, len(places) // GOALS)]]


def leg_of(game: Game, leg: Any) -> object:
    """A step of a way."""
    return {
        "to": f"{leg.source} {leg.place}",
        "option": _word(leg.option),
        "stakes": stakes_of(game, leg.stakes),
        "remarks": _remarks(game, leg.remarks),
    }


def forecast(table: Table, seat: int, option: Option) -> object:
    """All that is foreseen of an option."""
    game, found = table.game, table.foresee(seat, option)
    return {
        "stakes": stakes_of(game, found.stakes),
        "remarks": _remarks(game, found.remarks),
        "instead": _remarks(game, found.instead),
        "prospect": prospect_of(game, found.prospect),
    }


def stakes_of(game: Game, stakes: list[Stake]) -> list[object]:
    """Stakes on one line each; certain ones without their chance."""
    found: list[Any] = [game.staked(stake) for stake in stakes]
    for stake in found:
        if stake.pop("certain"):
            stake.pop("chance")
    return found


def _remarks(game: Game, remarks: list[Remark]) -> list[object]:
    return [
        {
            "id": remark.message,
            "clause": remark.clause,
            **{key: game.spell(key, value) for key, value in remark.facts.items()},
            "option": _word(remark.option),
        }
        for remark in remarks
    ]


def prospect_of(game: Game, prospect: Prospect | None) -> object:
    """How a conflict may end."""
    return None if prospect is None else game.expected(prospect)


def _word(option: Option) -> str:
    return " ".join(map(str, option))


# --- as text ---


def leaves(value: Any, path: Way = ()) -> Leaves:
    """The parts of a value that are not nothing, by where they are."""
    if isinstance(value, list) and any(isinstance(part, dict) for part in value):
        value = {str(n): part for n, part in enumerate(value)}
    if not isinstance(value, dict):
        return {path: rounded(value)} if value or (value == 0 and not isinstance(value, bool)) else {}
    found: Leaves = {}
    for key, part in value.items():
        found |= leaves(part, (*path, str(key)))
    return found


def rounded(value: Any) -> Any:
    """Chances to a ten-thousandth, whatever the machine adds up."""
    if isinstance(value, list):
        return [rounded(part) for part in value]
    if isinstance(value, dict):
        return {key: rounded(part) for key, part in value.items()}
    return str(round(value, 4)) if isinstance(value, float) else value


def nested(found: Leaves) -> dict[str, Any]:
    """Parts by where they are as a whole again."""
    whole: dict[str, Any] = {}
    for path, value in found.items():
        inside = whole
        for key in path[:-1]:
            inside = inside.setdefault(key, {})
        inside[path[-1]] = value
    return whole


class Looks:
    """How the positions of a game's cases look."""

    def __init__(self, game: str) -> None:
        self.game = game_named(game)
        self.headings = {heading.id: heading for heading in headings(self.game)}
        self.usual: dict[str, Leaves] = {}

    def of(self, name: str) -> str:
        """How a position looks, or one of the `STILL` things."""
        if name == "aids":
            return _text(name, leaves(msgspec.to_builtins(self.game.aids())))
        if name == "board":
            return _text(name, self.boards())
        return self.text(name, self.at(name))

    def boards(self) -> Leaves:
        """The description of the board, and how it differs with more players and with every value of an option."""
        game = self.game
        setups = {"most": game.check(game.most, {}, None)}
        for option in game.options:
            for value in option.values:
                setups[f"{option.name} {value}"] = game.check(game.least, {option.name: value}, None)
        usual = leaves(msgspec.to_builtins(game.board(game.check(game.least, {}, None))))
        found = dict(usual)
        for name, setup in setups.items():
            board = leaves(msgspec.to_builtins(game.board(setup)))
            found |= {(name, *path): value for path, value in board.items() if usual.get(path) != value}
        return found

    def at(self, name: str) -> Table:
        """A position: the end of a case, or, as ``CASE@2``, what comes after two of its steps."""
        case, _, steps = name.partition("@")
        played = case_of(self.headings[case])
        if steps:
            played.steps = played.steps[: int(steps)]
        return CaseRun(played, self.game).table

    def text(self, name: str, table: Table) -> str:
        """How a table looks, as far as it does not look as usual."""
        usual, found = self.empty(table), leaves(msgspec.to_builtins(shown(table)))
        gone = [".".join(path) for path in usual if path not in found]
        different = {path: value for path, value in found.items() if usual.get(path) != value}
        return _text(name, different | ({("gone",): gone} if gone else {}))

    def empty(self, table: Table) -> Leaves:
        """How the board looks that a case of the same players and options begins with."""
        setup = table.setup
        key = f"{setup.players} {setup.options}"
        if key not in self.usual:
            found = shown(self.game.vocabulary().open(setup.players, setup.options, {}, []))
            self.usual[key] = leaves(msgspec.to_builtins({name: found[name] for name in USUAL}))
        return self.usual[key]


def _text(name: str, found: Leaves) -> str:
    lines = [f"{name}:"]
    for key, value in nested(found).items():
        lines += laid(key, value, "  ")
    return "\n".join([*lines, ""])


# --- kept ---


def file_of(game: str) -> Path:
    """Where the looks of a game are kept."""
    return FOLDER / f"{game}.yaml"


@cache
def kept(game: str) -> dict[str, str]:
    """How the positions of a game looked when they were written."""
    path = file_of(game)
    parts = re.split(r"^(?=\S)", path.read_text(encoding="utf-8"), flags=re.MULTILINE) if path.exists() else []
    return {part.partition(":")[0]: part for part in parts if part}


def write(game: str, names: list[str]) -> None:
    """Write how some positions look."""
    looks = Looks(game)
    FOLDER.mkdir(exist_ok=True)
    file_of(game).write_text("".join([looks.of(name) for name in names]), encoding="utf-8")


def main(words: list[str]) -> None:
    """Write looks anew, of more or fewer positions if the words say so."""
    for game in words[:1] or games():
        names, away = set(words[1:]) | set(kept(game)) | set(STILL), set()
        if "--not" in words:
            away = set(words[words.index("--not") :])
        write(game, sorted(names - away))


if __name__ == "__main__":
    main(sys.argv[1:])
