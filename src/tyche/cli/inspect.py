"""``tyche cases``, ``clauses``, ``rules``, ``verify`` and ``games``: what there is, and whether it holds."""

from functools import cache
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid
from rich.text import Text

from tyche.bots import bots, level_of, usual_bot
from tyche.cli.desk import look_up, open_console
from tyche.cli.play import USUAL_GAME
from tyche.cli.words import LANGUAGE, text
from tyche.core.casefile import Case
from tyche.core.cases import cases_of, load_cases, run_case
from tyche.core.clauses import Index, citations, index
from tyche.core.errors import CaseError, SetupError
from tyche.core.game import Game, game_named
from tyche.core.game import games as installed_games
from tyche.core.handbook import clauses_for_people
from tyche.core.lessonfile import Lesson, lesson_files, read_lesson
from tyche.core.lessons import try_lesson
from tyche.core.record import load_record
from tyche.core.record import verify as verify_record
from tyche.core.rulebook import Clause, Rulebook, read_rulebook
from tyche.study.pairs import covered_pairs, meetings
from tyche.text import Messages
from tyche.text.search import finder_of

FAILED = 1
EVERY_GAME = "all"
"""Stands for all installed games."""
MOST_PAIRS = 40
"""How many pairs of clauses are printed."""
HEADLINE = 50
"""How much of a clause stands beside its pair."""


def cases(paths: Annotated[list[Path] | None, typer.Argument(help=text("cli-arg-paths"))] = None) -> None:
    """Run rules cases, without a path those of all games; what failed is printed with file and line."""
    console = open_console()
    run = failed = 0
    for path in paths or map(cases_of, installed_games().values()):
        faults: list[CaseError] = []
        try:
            lessons = lessons_at(path, faults)
            found = [] if lessons or faults else load_cases(path, faults)
        except CaseError as error:
            lessons, found, faults = [], [], [error]
        for game, lesson in lessons:
            run += 1
            wrong = try_lesson(lesson, game)
            failed += bool(wrong)
            for failure in wrong:
                console.print(Text(failure, "red"), soft_wrap=True)
        for fault in faults:
            console.print(Text(str(fault), "red"), soft_wrap=True)
            failed += 1
        for case in found:
            run += 1
            failures = _failures(case)
            if failures:
                failed += 1
                head = f"{case.place}: {case.title} ({', '.join(case.clauses)})"
                console.print(Text(head, "bold red"), soft_wrap=True)
            for failure in failures:
                console.print(Text(f"  {failure.replace(f'{case.title}: ', '', 1)}"), soft_wrap=True)
    console.print(text("cli-cases-summary" if run or failed else "cli-no-cases", run=run, failed=failed))
    if failed or not run:
        raise typer.Exit(FAILED)


def lessons_at(path: Path, faults: list[CaseError]) -> list[tuple[Game, Lesson]]:
    """The lessons of installed games at a path, the file itself or all below a folder; what is malformed is noted."""
    found: list[tuple[Game, Lesson]] = []
    for game in installed_games().values():
        for file in lesson_files(Path(game.folder)):
            if file.resolve().is_relative_to(path.resolve()):
                try:
                    found.append((game, read_lesson(str(file), file.read_bytes(), game.name)))
                except CaseError as error:
                    faults.append(error)
    return found


def _failures(case: Case) -> list[str]:
    """What does not hold, a slip of a clause included."""
    try:
        strays = citations(" ".join(case.clauses), _rulebook(case.game)).strays
        return [text("cli-stray", stray=f"{case.place}: {stray}") for stray in strays] + run_case(case)
    except CaseError as error:
        return [str(error)]


@cache
def _rulebook(game: str) -> Rulebook:
    """The rulebook of a game; an empty one for a game that has none, or that there is not."""
    found = installed_games().get(game)
    path = None if found is None else Path(found.folder) / "rules.md"
    return Rulebook("") if path is None or not path.exists() else read_rulebook(path)


def clauses(
    game: Annotated[str, typer.Argument(help=text("cli-arg-game-or-all"))] = USUAL_GAME,
    below: Annotated[str, typer.Argument(help=text("cli-arg-clause"))] = "",
    missing: Annotated[bool, typer.Option("--missing", help=text("cli-arg-missing"))] = False,
    pairs: Annotated[bool, typer.Option("--pairs", help=text("cli-arg-pairs"))] = False,
    games: Annotated[int, typer.Option(min=1, help=text("cli-arg-pair-games"))] = 4,
    cases: Annotated[Path | None, typer.Option(help=text("cli-arg-cases"))] = None,
    tests: Annotated[Path, typer.Option(help=text("cli-arg-tests"))] = Path("tests"),
) -> None:
    """List the clauses of a game's rulebook with the cases, tests and functions that cite them."""
    console = open_console()
    if missing:
        _check_folder(tests)
        names = list(installed_games()) if game == EVERY_GAME else [game]
        lacking = [_print_missing(index(game_named(name), cases, tests), console) for name in names]
        if any(lacking):
            raise typer.Exit(FAILED)
        return
    if pairs:
        played = game_named(game)
        _print_pairs(played, below, games, cases or cases_of(played), console)
        return
    found = index(game_named(game), cases, tests)
    wanted = found.rulebook.below(below) if below else list(found.rulebook.clauses.values())
    if not wanted:
        raise SetupError(f"there is no clause {below!r} in the rulebook of {game}")
    for clause in wanted:
        _print_citations(clause, found, console)


def _print_citations(clause: Clause, found: Index, console: Console) -> None:
    """A clause and who cites it, if anybody does."""
    cited = {"functions": found.functions, "cases": found.cases, "tests": found.tests}
    lines = [(kind, places[clause.id]) for kind, places in cited.items() if clause.id in places]
    if lines:
        first = clause.title or clause.text.partition("\n")[0]
        console.print(Text.assemble((clause.id, "bold"), f" {first}"), no_wrap=True, overflow="ellipsis")
    for kind, places in lines:
        label = Text(f"  {text(f'cli-column-{kind}')}: ", "dim")
        console.print(label.append(", ".join(places), "default"), soft_wrap=True)


def _check_folder(tests: Path) -> None:
    """What is missing can only be told from the tests too, which are not installed with the package."""
    if not tests.is_dir():
        raise SetupError(
            f"there are no tests in {tests}: nothing can be said about what they lack; "
            "run this in a checkout of Tyche, or name their folder by --tests"
        )


def _print_missing(found: Index, console: Console) -> int:
    """The clauses that nobody cites, and citations of clauses that do not exist; how many are missing."""
    for stray in found.strays:
        console.print(Text(text("cli-stray", stray=stray), "yellow"), soft_wrap=True)
    lacking = found.missing()
    for ident in lacking:
        clause = found.rulebook.clause(ident)
        line = "" if clause is None else (clause.title or clause.text.partition("\n")[0])
        console.print(Text.assemble((ident, "bold"), f" {line}"), no_wrap=True, overflow="ellipsis")
    console.print(text("cli-missing-summary", number=len(lacking)))
    return len(lacking)


def _print_pairs(game: Game, below: str, games: int, cases: Path, console: Console) -> None:
    """The pairs of clauses of different chapters that meet in play and share no case, the most frequent first."""
    book = _rulebook(game.name)
    if below and not book.below(below):
        raise SetupError(f"there is no clause {below!r} in the rulebook of {game.name}")
    met = meetings(game, book, games)
    lacking = met.uncovered(covered_pairs(game, book, cases), below)
    for pair, number in lacking[:MOST_PAIRS]:
        line = Text.assemble(
            f"{number:6} ", (" ".join(pair), "bold"), f"  {' · '.join(_headline(book, id) for id in pair)}"
        )
        console.print(line, no_wrap=True, overflow="ellipsis")
    console.print(
        text("cli-pairs-summary", procedures=met.procedures, pairs=len(met.counts), lacking=len(lacking)),
        soft_wrap=True,
    )


def _headline(book: Rulebook, ident: str) -> str:
    """How a clause begins."""
    clause = book.clauses[ident]
    return (clause.title or clause.text.partition("\n")[0])[:HEADLINE]


def rules(
    game: Annotated[str, typer.Argument(help=text("cli-arg-game"))] = USUAL_GAME,
    words: Annotated[list[str] | None, typer.Argument(help=text("cli-arg-words"))] = None,
    language: Annotated[str, typer.Option(help=text("cli-arg-language"))] = LANGUAGE,
    search: Annotated[str, typer.Option(help=text("cli-arg-search-rules"))] = "",
) -> None:
    """Print the chapters, a clause, or what answers some words."""
    played = game_named(game)
    folder = Path(played.folder)
    wanted = " ".join([*(words or []), search]).strip()
    book, finder = clauses_for_people(folder, language), finder_of(folder, language)
    if not look_up(book, finder, wanted, Messages(played, language), open_console()):
        raise typer.Exit(FAILED)


def verify(record: Annotated[Path, typer.Argument(help=text("cli-arg-record"))]) -> None:
    """Check a record: seed and commitment, every decision and die, the final position and result."""
    console = open_console()
    report = verify_record(load_record(record.read_bytes()))
    for check in report.checks:
        mark, style = ("✓", "green") if check.holds else ("✗", "red")
        console.print(
            Text.assemble((mark, style), f" {text(f'cli-check-{check.topic}')} {check.found}"), soft_wrap=True
        )
    if report.record.turnings:
        console.print(text("cli-turnings", number=len(report.record.turnings)))
    thrown, decided = len(report.record.dice), len(report.record.decisions)
    console.print(text("cli-verified" if report.holds else "cli-not-verified", dice=thrown, decisions=decided))
    if not report.holds:
        raise typer.Exit(FAILED)


def games(language: Annotated[str, typer.Option(help=text("cli-arg-language"))] = LANGUAGE) -> None:
    """List the installed games with their players, options and bots."""
    console = open_console()
    for game in installed_games().values():
        messages = Messages(game, language)
        console.print(Text(game.name, "bold"), messages.ui("cli-for-players", least=game.least, most=game.most))
        console.print(_options(game, messages))
        console.print(_bots(game, messages))


def _options(game: Game, messages: Messages) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("option", "values", "clause", "about"):
        grid.add_column(messages.ui(f"cli-column-{column}"))
    for option in game.options:
        values = [f"{value}{'*' if value == option.default else ''}".lower() for value in option.values]
        about = messages.describe("option", option.name) or messages.name("option", option.name)
        grid.add_row(option.name, " ".join(values), option.clause, about)
    return grid


def _bots(game: Game, messages: Messages) -> Grid:
    """Who plays, from the weakest to the strongest; those without a level come last."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("bot", "level", "about"):
        grid.add_column(messages.ui(f"cli-column-{column}"))
    for name in bots(game.name):
        level = level_of(name)
        usual = "*" if name == usual_bot(game.name) else ""
        described = [messages.ui(f"cli-{what}-{level}") if level else "" for what in ("level", "style")]
        grid.add_row(name + usual, *described)
    return grid
