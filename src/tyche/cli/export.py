"""``tyche export`` and ``tyche records``: games as a dataset, and back."""

import asyncio
from collections.abc import Callable, Iterable, Iterator
from functools import partial
from pathlib import Path
from typing import Annotated, Any, TypeVar

import typer
from rich.console import Console

from tyche import __version__
from tyche.cli.desk import open_console
from tyche.cli.serve import Database, needing_the_server
from tyche.cli.simulate import match_of, progress_on
from tyche.cli.words import text
from tyche.core.errors import SetupError
from tyche.core.game import game_named
from tyche.core.record import LARGEST
from tyche.study.dataset import Dataset, Manifest, Writer
from tyche.study.rows import BOT, KINDS, NEEDED, Given, Holder, LeftOut, Rows, rows_of
from tyche.study.simulate import Match, play_game
from tyche.study.work import Work, work_at

T = TypeVar("T")
RECORDS, SIMULATION = "records", "simulation"


def export(
    folder: Annotated[Path, typer.Argument(help=text("cli-arg-dataset"))],
    records: Annotated[list[Path] | None, typer.Argument(help=text("cli-arg-export-records"))] = None,
    server: Annotated[bool, typer.Option("--server", help=text("cli-arg-export-server"))] = False,
    database: Database = None,
    sample: Annotated[str, typer.Option(help=text("cli-arg-sample"))] = "",
    games: Annotated[int, typer.Option(min=1, help=text("cli-arg-games"))] = 20,
    players: Annotated[int | None, typer.Option(help=text("cli-arg-players"))] = None,
    bots: Annotated[str, typer.Option(help=text("cli-arg-bots"))] = "",
    options: Annotated[str, typer.Option(help=text("cli-arg-options"))] = "",
    seed: Annotated[str, typer.Option(help=text("cli-arg-match-seed"))] = "1",
    only: Annotated[str, typer.Option(help=text("cli-arg-export-only"))] = "",
    workers: Annotated[int, typer.Option(min=1, help=text("cli-arg-workers"))] = 1,
    ray: Annotated[str, typer.Option(help=text("cli-arg-ray"))] = "",
) -> None:
    """Write games as Parquet files; what was written before is not written again."""
    if [bool(records), server or database is not None, bool(sample)].count(True) != 1:
        raise SetupError(text("cli-export-one-source"))
    kinds, work, console = kinds_of(only), work_at(workers, ray), open_console()
    if records:
        made = from_records(folder, records, kinds, work, console)
    elif sample:
        match = match_of(game_named(sample), players, bots, options, seed)
        made = from_match(folder, match, games, kinds, work, console)
    else:
        with needing_the_server():
            made = from_server(folder, database, kinds, work, console)
    told = text("cli-exported", games=made.games, folder=str(folder), left=made.left_out)
    console.print(told, soft_wrap=True, markup=False)


def kinds_of(only: str) -> list[str]:
    """The kinds of rows that are wanted."""
    named = [kind.strip() for kind in only.split(",") if kind.strip()] or list(KINDS)
    for kind in named:
        if kind not in KINDS:
            raise SetupError(text("cli-no-rows", kind=kind, kinds=", ".join(KINDS)))
    return [kind for kind in KINDS if kind in named or kind in NEEDED]


def from_records(folder: Path, paths: list[Path], kinds: list[str], work: Work, console: Console) -> Manifest:
    """Write the games of records: files, or all that lie in folders, in the order of their names."""
    files = files_of(paths)
    source = {RECORDS: sorted(str(path) for path in paths)}
    writer = Writer(folder, __version__, source, kinds)
    tasks = [(str(file), file) for file in files if str(file) > writer.upto]
    return write(writer, tasks, partial(rows_of_file, kinds), work, console, len(tasks))


def files_of(paths: list[Path]) -> list[Path]:
    """The files that are named, and all that lie in folders, in the order of their names."""
    return sorted({file for path in paths for file in (path.rglob("*.json") if path.is_dir() else [path])})


def rows_of_file(kinds: list[str], path: Path) -> Rows | LeftOut:
    """The rows of the record in a file."""
    with path.open("rb") as file:
        return rows_of(kinds, Given(file.read(LARGEST + 1), RECORDS))


def from_match(folder: Path, match: Match, games: int, kinds: list[str], work: Work, console: Console) -> Manifest:
    """Play games of bots and write them."""
    match.records = True
    said = ("game", "players", "bots", "options", "seed")
    source = {SIMULATION: {name: getattr(match, name) for name in said}}
    writer = Writer(folder, __version__, source, kinds)
    tasks = [(f"{n:09}", n) for n in range(int(writer.upto or -1) + 1, games)]
    return write(writer, tasks, partial(rows_of_match, kinds, match), work, console, len(tasks))


def rows_of_match(kinds: list[str], match: Match, n: int) -> Rows | LeftOut:
    """Play the n-th game of a match; its rows."""
    holders = [Holder(BOT, name) for name in match.seated(n)]
    return rows_of(kinds, Given(play_game(match, n).record, SIMULATION, holders))


def from_server(folder: Path, database: str | None, kinds: list[str], work: Work, console: Console) -> Manifest:
    """Write the games of a server that are over."""
    from tyche.server.exporting import Pseudonyms, finished_games, rows_of_table
    from tyche.server.security import secret_of
    from tyche.server.settings import read_settings
    from tyche.server.store import Store

    settings = read_settings(database=database)
    writer = Writer(folder, __version__, {"server": True}, kinds)
    names = Pseudonyms(secret_of(settings), writer.manifest.salt)
    with asyncio.Runner() as runner:
        store = runner.run(Store.look_at(settings.database_url))

        def tasks() -> Iterator[tuple[str, Any]]:
            found = finished_games(store, writer.upto, names)

            async def following() -> tuple[str, Any] | None:
                return await anext(found, None)

            while (one := runner.run(following())) is not None:
                yield one

        try:
            return write(writer, tasks(), partial(rows_of_table, kinds), work, console, None)
        finally:
            runner.run(store.close())


def write(
    writer: Writer,
    tasks: Iterable[tuple[str, T]],
    function: Callable[[T], Rows | LeftOut],
    work: Work,
    console: Console,
    number: int | None,
) -> Manifest:
    """Make rows of games wherever the work is done, and write them in order, under a progress bar."""
    with progress_on(console) as progress:
        made = work.run(partial(_keyed, function), tasks)
        for key, rows in progress.track(made, number, description=text("cli-exporting")):
            if isinstance(rows, LeftOut):
                console.print(text("cli-left-out", game=key, why=rows.why), soft_wrap=True, markup=False)
            writer.add(key, None if isinstance(rows, LeftOut) else rows)
    return writer.close()


def _keyed(function: Callable[[T], Rows | LeftOut], task: tuple[str, T]) -> tuple[str, Rows | LeftOut]:
    return task[0], function(task[1])


def records(
    dataset: Annotated[Path, typer.Argument(help=text("cli-arg-dataset"))],
    folder: Annotated[Path, typer.Argument(help=text("cli-arg-records"))],
) -> None:
    """Write the records of a dataset, as `tyche verify` and `tyche replay` read them."""
    folder.mkdir(parents=True, exist_ok=True)
    number = 0
    for ident, record in Dataset(dataset).records():
        (folder / f"{ident}.json").write_bytes(record)
        number += 1
    open_console().print(text("cli-records-written", number=number, folder=str(folder)), soft_wrap=True, markup=False)
