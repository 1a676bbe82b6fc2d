"""Puzzles: moments of finished games at which one option wins and the others do not, as data (docs/puzzles.md).

A puzzle is told like a lesson of one step: the table stands at the moment, every option can be tried, and one leads on.
Its file has the game up to there (set-up, seed, decisions) and what became of every option when it was played to the
end again and again.
"""

from collections.abc import Mapping
from datetime import date
from functools import cache
from pathlib import Path
from typing import Any, Final

import msgspec

from tyche.core.ask import Option
from tyche.core.casefile import Case, Step
from tyche.core.errors import CaseError, Refused
from tyche.core.game import Game, OptionValue
from tyche.core.lessonfile import Beat, Lesson, LessonStep
from tyche.core.located import Document, Lines
from tyche.core.table import Table, open_table

FOLDER: Final = "puzzles"
PREFIX: Final = "puzzle-"
"""What the name of a puzzle's lesson begins with."""
STEP: Final = "find"
ABOVE: Final = 0.25
"""By how much the answer of a puzzle wins more often than any other option."""


class Tried:
    """An option of a puzzle: how often it won, in how many games that were played to their end."""

    def __init__(self, option: Option, wins: float, games: int) -> None:
        self.option = option
        self.wins = wins
        self.games = games


class Puzzle(Lesson):
    """One puzzle as read: a lesson with one step, which `answer` or something as good ends."""

    def __init__(self, id: str, game: str, data: dict[str, object]) -> None:
        self.id = id
        self.options: dict[str, OptionValue] = _part(data, "options", dict[str, bool | int | str])
        self.seats: list[str] = _part(data, "seats", list[str])
        self.decisions: list[list[int | str]] = _part(data, "decisions", list[list[int | str]])
        self.answer: Option = tuple(_part(data, "answer", list[int | str]))
        self.also: list[Option] = [tuple(one) for one in _part({"also": [], **data}, "also", list[list[int | str]])]
        """Options that are as good as the answer."""
        self.places: list[str] = _part(data, "places", list[str])
        """Where the answer is to be found on the map: the first hint."""
        self.clause: str = _part(data, "clause", str)
        """The rule that the answer goes by: the second hint."""
        self.tried: list[Tried] = [
            Tried(tuple(option), wins, games)
            for option, wins, games in _part(data, "tried", list[tuple[list[int | str], float, int]])
        ]
        self.soon: bool = _part({"soon": False, **data}, "soon", bool)
        """Whether what counts is to win soon: within a round."""
        self.digest: str = _part(data, "digest", str)
        """Of the position: the rules still lead to it."""
        self.base: int = _part(data, "base", int)
        """How many decisions were taken at the last checkpoint before the moment: there its table begins."""
        number: int = _part(data, "seat", int)
        case = Case(game, f"puzzle {id}", [self.clause], Document(None, Lines(id), 1))
        super().__init__(f"{PREFIX}{id}", case, 0, self.seats[number])
        self.seed = bytes.fromhex(_part(data, "seed", str))
        self.beats = self._beats()

    def open(self, game: Game) -> Table:
        """The table at the last checkpoint before the moment, as its beginning; what happens from there to the moment
        is laid down as the first beat.
        """
        table = self.replayed(game)
        play = table.play
        fresh = play.revive(play.saved, play.dice.at(play.saved_counters))
        fresh.begin_at(play.saved, play.saved_counters, 0)
        fresh.dice.thrown = (play.dice.thrown or [])[: play.saved_counters[0]]
        fresh.log = []
        return Table(game, table.setup, fresh, [])

    def replayed(self, game: Game) -> Table:
        """The game up to the moment, with a checkpoint as near to it as there is."""
        table = open_table(game, len(self.seats), self.options, self.seats, self.seed, log=False)
        table.play.every = 1
        try:
            for decision in self.decisions:
                table.choose(int(decision[0]), tuple(decision[1:]))
        except Refused as refused:
            raise CaseError(f"puzzle {self.id}: the rules no longer lead to it: {refused}") from None
        return table

    def _beats(self) -> list[Beat]:
        others = [_choice(self.seats[int(seat)], tuple(option)) for seat, *option in self.decisions[self.base :]]
        step = LessonStep(STEP, "one")
        step.options, step.taken = [self.answer, *self.also], [self.answer]
        step.clause = self.clause
        found = [Beat("others", None, others)] if others else []
        return [*found, Beat("step", step, [_choice(self.seat, self.answer)])]


def _choice(seat: str, option: Option) -> Step:
    value: dict[str, object] = {"seat": seat, "choose": list(option)}
    return Step("choose", value, value, "choose")


def _part(data: dict[str, object], key: str, kind: Any) -> Any:
    if key not in data:
        raise CaseError(f"a puzzle needs {key!r}")
    try:
        return msgspec.convert(data[key], kind)
    except msgspec.ValidationError as error:
        raise CaseError(f"{key!r} of a puzzle: {error}") from None


def written(puzzle: dict[str, object]) -> bytes:
    """The file of a puzzle: one line for each of its parts."""
    lines = [
        f"{msgspec.json.encode(key).decode()}: {msgspec.json.encode(value).decode()}" for key, value in puzzle.items()
    ]
    return ("{\n" + ",\n".join(lines) + "\n}\n").encode()


@cache
def puzzles_of(game: Game) -> dict[str, Puzzle]:
    """The puzzles of a game by id, in order."""
    found: dict[str, Puzzle] = {}
    for file in sorted((Path(game.folder) / FOLDER).glob("*.json")):
        try:
            found[file.stem] = Puzzle(file.stem, game.name, msgspec.json.decode(file.read_bytes(), type=dict))
        except (CaseError, msgspec.DecodeError) as error:
            raise CaseError(f"{file}: {error}") from None
    return found


def in_turn(games: Mapping[str, Game]) -> list[Puzzle]:
    """The puzzles of all games in the order of the days: the games take turns."""
    by_game = [list(puzzles_of(game).values()) for game in games.values()]
    longest = max([len(found) for found in by_game], default=0)
    return [found[n] for n in range(longest) for found in by_game if n < len(found)]


def daily(games: Mapping[str, Game], day: date) -> Puzzle | None:
    """The puzzle of a day, the same for everybody; None if there are no puzzles."""
    found = in_turn(games)
    return found[day.toordinal() % len(found)] if found else None


def try_puzzle(puzzle: Puzzle, game: Game) -> list[str]:
    """Whether a puzzle is still one: the rules lead to its moment, its options are those that were tried, and one of
    them stands far above the others.
    """
    table = puzzle.replayed(game)
    wrong: list[str] = []
    if table.digest() != puzzle.digest or table.play.saved_at != puzzle.base:
        wrong.append("the position is another one")
    seat = puzzle.seats.index(puzzle.seat)
    if table.awaited() != [seat] or table.options(seat) != [tried.option for tried in puzzle.tried]:
        wrong.append("the options are not those that were tried")
    right = [puzzle.answer, *puzzle.also]
    best = [tried.wins for tried in puzzle.tried if tried.option in right]
    others = [tried.wins for tried in puzzle.tried if tried.option not in right]
    if len(best) != len(right) or not others or min(best) - max(others) < ABOVE:
        wrong.append("the answer does not stand far above the others")
    return [f"puzzle {puzzle.id}: {text}" for text in wrong]
