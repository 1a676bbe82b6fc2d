"""``tyche puzzle``: find the winning move at the terminal; ``tyche puzzles``: find puzzles in games of bots."""

from datetime import UTC, datetime
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from tyche.cli.desk import open_console
from tyche.cli.layout import Layout
from tyche.cli.play import USUAL_GAME
from tyche.cli.session import Quit, Session
from tyche.cli.simulate import match_of, progress_on
from tyche.cli.words import LANGUAGE, text
from tyche.core.ask import Option
from tyche.core.errors import SetupError
from tyche.core.game import game_named, games
from tyche.core.lessons import Lead, go_on, open_lesson
from tyche.core.puzzles import Puzzle, daily, puzzles_of, written
from tyche.core.table import Table
from tyche.study.puzzles import puzzles_in, soon_in
from tyche.text import Messages


def puzzle(
    game: Annotated[str, typer.Argument(help=text("cli-arg-puzzle-game"))] = "",
    id: Annotated[str, typer.Argument(help=text("cli-arg-puzzle"))] = "",
    language: Annotated[str, typer.Option(help=text("cli-arg-language"))] = LANGUAGE,
) -> None:
    """Solve the puzzle of the day, or another one."""
    found = _wanted(game, id)
    played = game_named(found.case.game)
    table = open_lesson(found, played)
    PuzzleSession(found, table, Layout(played, table.setup, Messages(played, language)), open_console()).solve()


def _wanted(game: str, id: str) -> Puzzle:
    if not game:
        of_today = daily(games(), datetime.now(UTC).date())
        if of_today is None:
            raise SetupError("no game has puzzles")
        return of_today
    known = puzzles_of(game_named(game))
    if not known:
        raise SetupError(f"{game} has no puzzles")
    if not id:
        return known[min(known)]
    if id not in known:
        raise SetupError(f"{game} has no puzzle {id!r}; it has {', '.join(known)}")
    return known[id]


class PuzzleSession(Session):
    """A puzzle at the terminal: every option may be tried, and a wrong one is answered with what became of it."""

    def __init__(self, puzzle: Puzzle, table: Table, layout: Layout, console: Console) -> None:
        super().__init__(table, {}, layout, console, None)
        self.puzzle = puzzle
        self.lead = Lead(puzzle, table)
        self.humans = [self.lead.seat]
        self.hints = 0

    def solve(self) -> None:
        """Ask until the answer is found, or somebody leaves."""
        go_on(self.lead, self.table)
        about = self.layout.ui(
            self._text("cli-puzzle-about"), seat=self.seat_name(self.lead.seat), right=1 + len(self.puzzle.also)
        )
        self.console.print(Panel(Text(about), title=f"{self.puzzle.case.game} {self.puzzle.id}"))
        try:
            self.ask_person(self.lead.seat)
        except (Quit, EOFError, KeyboardInterrupt):
            self.say("cli-bye")
            return
        self.say(self._text("cli-puzzle-solved"), **self._figure(self.puzzle.answer))

    def obey(self, seat: int, line: str) -> None:
        """As always; ``hint`` says where, then by which rule, and ``show me`` does it."""
        if line == "hint":
            self._hint()
        elif line == "show me":
            self.decide(seat, self.puzzle.answer)
        else:
            super().obey(seat, line)

    def decide(self, seat: int, option: Option) -> None:
        """Only the answer is taken; anything else is told how often it won."""
        if option in (self.puzzle.answer, *self.puzzle.also):
            super().decide(seat, option)
            return
        best = self._figure(self.puzzle.answer)["wins"]
        self.say(self._text("cli-puzzle-wrong"), best=best, **self._figure(option))

    def undo(self, seat: int) -> None:
        """There is nothing to take back."""
        self.say("cli-lesson-no-undo")

    def _text(self, ident: str) -> str:
        """A message, as it is for puzzles that ask for a victory that comes soon."""
        return f"{ident}-soon" if self.puzzle.soon else ident

    def _figure(self, option: Option) -> dict[str, int]:
        tried = next(one for one in self.puzzle.tried if one.option == option)
        return {"wins": round(100 * tried.wins), "games": tried.games}

    def _hint(self) -> None:
        self.hints += 1
        if self.hints == 1 and self.puzzle.places:
            names = [self.layout.name("place", place) for place in self.puzzle.places]
            self.say("cli-puzzle-where", places=", ".join(names))
        else:
            self.say("cli-puzzle-rule", clause=self.puzzle.clause)


def puzzles(
    game: Annotated[str, typer.Argument(help=text("cli-arg-game"))] = USUAL_GAME,
    out: Annotated[Path, typer.Option(help=text("cli-arg-puzzles-out"))] = Path("puzzles"),
    number: Annotated[int, typer.Option(min=1, help=text("cli-arg-puzzles-games"))] = 10,
    first: Annotated[int, typer.Option(min=0, help=text("cli-arg-puzzles-first"))] = 0,
    players: Annotated[int | None, typer.Option(help=text("cli-arg-players"))] = None,
    bots: Annotated[str, typer.Option(help=text("cli-arg-bots"))] = "",
    options: Annotated[str, typer.Option(help=text("cli-arg-options"))] = "",
    seed: Annotated[str, typer.Option(help=text("cli-arg-match-seed"))] = "puzzles",
    soon: Annotated[bool, typer.Option("--soon", help=text("cli-arg-puzzles-soon"))] = False,
    further: Annotated[int, typer.Option(min=0, help=text("cli-arg-puzzles-further"))] = 0,
) -> None:
    """Let bots play, and write down the moments at which one option stands far above the others."""
    match = match_of(game_named(game), players, bots, options, seed)
    console = open_console()
    out.mkdir(parents=True, exist_ok=True)
    count = 0
    with progress_on(console) as progress:
        task = progress.add_task(text("cli-puzzles-looking"), total=number)
        for n in range(first, first + number):
            for found in soon_in(match, n, further) if soon else puzzles_in(match, n):
                count += 1
                file = out / f"{match.players}-{n:03}-{len(found.table.decisions):04}.json"
                file.write_bytes(written(found.plain()))
            progress.advance(task)
    console.print(text("cli-puzzles-found", number=count, folder=str(out)))
