"""``tyche simulate``: many games of bots, counted."""

import time
from contextlib import nullcontext
from pathlib import Path
from typing import Annotated

import typer
from rich import box
from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TextColumn, TimeRemainingColumn
from rich.table import Table as Grid

from tyche.bots import bots as bots_of
from tyche.bots import usual_bot
from tyche.cli.arguments import parse_options
from tyche.cli.desk import open_console
from tyche.cli.layout import Layout
from tyche.cli.play import USUAL_GAME, USUAL_PLAYERS
from tyche.cli.words import LANGUAGE, text
from tyche.core.errors import SetupError
from tyche.core.game import Game, game_named
from tyche.study.arena import Interval, wilson
from tyche.study.ledger import Ledger, write_line
from tyche.study.simulate import Match, Tally, play_games, played_before
from tyche.study.work import Work, work_at
from tyche.text import Messages


def simulate(
    game: Annotated[str, typer.Argument(help=text("cli-arg-game"))] = USUAL_GAME,
    players: Annotated[int | None, typer.Option(help=text("cli-arg-players"))] = None,
    bots: Annotated[str, typer.Option(help=text("cli-arg-bots"))] = "",
    games: Annotated[int, typer.Option(min=1, help=text("cli-arg-games"))] = 100,
    workers: Annotated[int, typer.Option(min=1, help=text("cli-arg-workers"))] = 1,
    options: Annotated[str, typer.Option(help=text("cli-arg-options"))] = "",
    seed: Annotated[str, typer.Option(help=text("cli-arg-match-seed"))] = "1",
    ray: Annotated[str, typer.Option(help=text("cli-arg-ray"))] = "",
    out: Annotated[Path | None, typer.Option(help=text("cli-arg-out"))] = None,
    records: Annotated[Path | None, typer.Option(help=text("cli-arg-records"))] = None,
    language: Annotated[str, typer.Option(help=text("cli-arg-language"))] = LANGUAGE,
) -> None:
    """Play, write down, count."""
    played = game_named(game)
    match = match_of(played, players, bots, options, seed)
    if records is not None:
        records.mkdir(parents=True, exist_ok=True)
        match.records = True
    console = open_console()
    layout = Layout(played, played.check(match.players, match.options, None), Messages(played, language))
    started = time.perf_counter()
    tally = count(match, games, work_at(workers, ray), out, records, layout, console)
    report(tally, time.perf_counter() - started, layout, console)


def match_of(game: Game, players: int | None, bots: str, options: str, seed: str) -> Match:
    """The match as described, checked before any game is played."""
    names = [name.strip() for name in bots.split(",") if name.strip()] or [usual_bot(game.name)]
    known = bots_of(game.name)
    for name in names:
        if name not in known:
            raise SetupError(f"there is no bot {name!r} for {game.name}; there are {', '.join(known)}")
    if players is None:
        players = max(game.least, min(game.most, max(USUAL_PLAYERS, len(names))))
    if len(names) > players:
        raise SetupError(f"{len(names)} bots do not fit on {players} seats")
    chosen = parse_options(game, options)
    game.check(players, chosen, None)
    return Match(game.name, players, names, chosen, seed)


def count(
    match: Match,
    games: int,
    work: Work,
    out: Path | None,
    records: Path | None,
    layout: Layout,
    console: Console,
) -> Tally:
    """Play all games under a progress bar; each becomes a record of its own in `records`, and then a line of `out`.

    Games of `out` that were played before are only counted.
    """
    ledger = None if out is None else Ledger(out, None)
    before = [] if ledger is None else played_before(match, ledger)[:games]
    tally = Tally()
    with (
        progress_on(console) as progress,
        ledger.open() if ledger is not None else nullcontext() as file,
    ):
        task = progress.add_task(layout.ui("cli-simulating"), total=games, completed=len(before))
        for line in before:
            tally.add(line)
        for played in play_games(match, games, work, len(before)):
            tally.add(played.line)
            if records is not None:
                (records / f"{match.game}-{played.line['number']:06}.json").write_bytes(played.record)
            if file is not None:
                write_line(file, played.line)
            progress.advance(task)
    return tally


def progress_on(console: Console) -> Progress:
    """A progress bar; none where nobody looks."""
    columns = [TextColumn("{task.description}"), BarColumn(), MofNCompleteColumn(), TimeRemainingColumn()]
    return Progress(*columns, console=console, disable=not console.is_terminal)


def report(tally: Tally, seconds: float, layout: Layout, console: Console) -> None:
    """The tables: wins by seat, bot and whatever the game groups by, with intervals; results; lengths; speed."""
    for group, members in tally.wins.items():
        grid = grid_of(layout.label("group", group), ["wins", "games", "share"], layout)
        for ident, (wins, games) in sorted(members.items(), key=lambda entry: -entry[1][0] / entry[1][1]):
            share = wilson(wins, games)
            row = [str(wins), str(games), f"{share.value:.1f} % {shown(share)}"]
            grid.add_row(_member(group, ident, layout), *row)
        console.print(grid)
    for fact, values in tally.counts.items():
        grid = grid_of(layout.label("result", fact), ["games", "share"], layout)
        for value, number in sorted(values.items()):
            grid.add_row(layout.label(fact, value), str(number), f"{100 * number / tally.games:.1f} %")
        console.print(grid)
    lengths = {name: f"{value:.0f}" for name, value in tally.lengths_summary().items()}
    console.print(layout.ui("cli-lengths", **lengths))
    decisions = sum(tally.lengths)
    rate = round(decisions / max(seconds, 1e-9))
    console.print(layout.ui("cli-speed", games=tally.games, decisions=decisions, seconds=f"{seconds:.1f}", rate=rate))


def shown(interval: Interval) -> str:
    """The bounds of an interval."""
    return f"[{interval.least:.0f}, {interval.most:.0f}]"


def grid_of(title: str, columns: list[str], layout: Layout) -> Grid:
    """An empty table with a title for its first column."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column(title)
    for column in columns:
        grid.add_column(layout.ui(f"cli-column-{column}"), justify="right")
    return grid


def _member(group: str, ident: str, layout: Layout) -> str:
    kind = "faction" if group == "seat" else group
    return layout.name(kind, ident) if ident in layout.kinds.get(kind, []) else ident
