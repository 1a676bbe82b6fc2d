"""``tyche statistics``: how games come out, from what a server has kept or from records."""

import asyncio
import time
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, Final

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from tyche.cli.desk import open_console
from tyche.cli.export import files_of
from tyche.cli.play import USUAL_GAME
from tyche.cli.serve import Database, needing_the_server
from tyche.cli.simulate import progress_on
from tyche.cli.words import LANGUAGE, text
from tyche.core.errors import SetupError, TycheError
from tyche.core.game import Game, game_named
from tyche.core.record import LARGEST, load_record, table_from
from tyche.text import Messages

if TYPE_CHECKING:
    from tyche.server.http.figures import GameFigures, Grouping, Portion
    from tyche.server.store.statistics import Which

DAY: Final = 24 * 60 * 60
COMPANIES: Final = ("persons", "mixed", "bots")
WIDTH: Final = 20
"""Characters of a drawn share."""


def statistics(
    game: Annotated[str, typer.Argument(help=text("cli-arg-game"))] = USUAL_GAME,
    records: Annotated[list[Path] | None, typer.Argument(help=text("cli-arg-export-records"))] = None,
    database: Database = None,
    who: Annotated[str, typer.Option(help=text("cli-arg-statistics-who"))] = COMPANIES[0],
    players: Annotated[int, typer.Option(min=0, help=text("cli-arg-statistics-players"))] = 0,
    days: Annotated[int, typer.Option(min=0, help=text("cli-arg-statistics-days"))] = 0,
    only: Annotated[str, typer.Option(help=text("cli-arg-statistics-only"))] = "",
    csv: Annotated[Path | None, typer.Option(help=text("cli-arg-statistics-csv"))] = None,
    json: Annotated[Path | None, typer.Option(help=text("cli-arg-statistics-json"))] = None,
    language: Annotated[str, typer.Option(help=text("cli-arg-language"))] = LANGUAGE,
) -> None:
    """Count, tell, write."""
    if who not in COMPANIES:
        raise SetupError(text("cli-statistics-who", known=", ".join(COMPANIES)))
    if records and database is not None:
        raise SetupError(text("cli-statistics-one-source"))
    with needing_the_server():
        from tyche.server.http.counting import UnknownSplit, as_csv, only_of
        from tyche.server.store.statistics import Which

        rules = game_named(game)
        try:
            options = only_of(rules, only)
        except UnknownSplit as unknown:
            raise SetupError(text("cli-statistics-only", known=str(unknown))) from None
        since = time.time() - days * DAY if days else 0.0
        which = Which(rules.name, who, players or None, since, options)  # type: ignore[arg-type]
        console = open_console()
        if records:
            found = asyncio.run(_of_records(rules, which, files_of(records), console))
        else:
            found = asyncio.run(_of_server(rules, which, database))
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    if csv is not None:
        csv.write_text(as_csv(found), encoding="utf-8")
    _tell(found, Messages(rules, language), console)


async def _of_server(game: Game, which: "Which", database: str | None) -> "GameFigures":
    """What a server has kept of games."""
    from tyche.server.http.counting import counted
    from tyche.server.settings import read_settings
    from tyche.server.store import Store

    store = await Store.look_at(read_settings(database=database).database_url)
    try:
        return await counted(store, game, which)
    finally:
        await store.close()


async def _of_records(game: Game, which: "Which", files: list[Path], console: Console) -> "GameFigures":
    """What came of the games of records: who played them nobody knows, so it is not asked."""
    from tyche.server.annals import outcome_of, seen_in
    from tyche.server.http.counting import counted
    from tyche.server.store import Store
    from tyche.server.store.importing import rows_of
    from tyche.server.store.store import PASSING

    store = await Store.open(PASSING)
    try:
        with progress_on(console) as progress:
            for file in progress.track(files, description=text("cli-statistics-counting")):
                try:
                    with file.open("rb") as opened:
                        table = table_from(load_record(opened.read(LARGEST + 1)), None, False)
                    if not table.over:
                        raise SetupError(text("cli-statistics-not-over"))
                except TycheError as error:
                    console.print(text("cli-left-out", game=str(file), why=str(error)), soft_wrap=True, markup=False)
                    continue
                made = rows_of(table)
                await store.create_table(made.row, made.seats)
                await store.keep_outcome(outcome_of(made.row, made.seats, [], seen_in(table)))
        found = await counted(store, game, msgspec.structs.replace(which, company=COMPANIES[0]))
        return msgspec.structs.replace(found, companies={})
    finally:
        await store.close()


# What is told.


def _tell(found: "GameFigures", words: Messages, console: Console) -> None:
    console.print(words.ui("figures-counted", number=found.games), style="bold")
    others = {company: number for company, number in found.companies.items() if company in COMPANIES}
    for company, number in others.items():
        console.print(f"  {words.ui(f'figures-who-{company}')}: {number}")
    for group in found.groups:
        _group(group, words, console)
    _portions(words.ui("figures-endings"), [(_ending(words, one.id), one) for one in found.endings], words, console)
    for split in found.splits:
        rows = [(_value(words, split.option, one.id), one) for one in split.values]
        _portions(words.ui(f"option-{split.option}"), rows, words, console)
    if found.lasting is not None:
        told = words.ui("figures-median", decisions=found.lasting.decisions, turns=found.lasting.turns)
        console.print(f"{words.ui('figures-lengths')}: {told}", style="bold")
        most = max(bar.games for bar in found.lasting.bars)
        for bar in found.lasting.bars:
            console.print(f"{bar.first:>6}-{bar.last:<6} {'█' * round(WIDTH * bar.games / most):<{WIDTH}} {bar.games}")


def _group(group: "Grouping", words: Messages, console: Console) -> None:
    """How often each member has won, beside an even share."""
    named = f"figures-by-{group.kind}"
    grid = _grid(words.ui(named) if words.has(named) else group.kind, words, ("won", "share", "interval", "even"))
    for one in group.members:
        share = _share(one.share, one.low, one.high, words)
        grid.add_row(_member(words, group, one.id), str(one.games), str(one.won), *share, f"{one.even:.1f} %")
    console.print(grid)


def _portions(title: str, rows: Sequence[tuple[str, "Portion"]], words: Messages, console: Console) -> None:
    if not rows:
        return
    grid = _grid(title, words, ("share", "interval"))
    for name, one in rows:
        grid.add_row(name, str(one.games), *_share(one.share, one.low, one.high, words))
    console.print(grid)


def _share(share: float | None, low: float | None, high: float | None, words: Messages) -> tuple[str, str]:
    """A share and its interval; below the number of games that allows one it is not told."""
    if share is None:
        return words.ui("figures-few"), ""
    return f"{share:.1f} %", f"{low:.1f}-{high:.1f} %"


def _grid(title: str, words: Messages, columns: Iterable[str]) -> Grid:
    grid = Grid(title=title, title_justify="left", title_style="bold", box=box.SIMPLE_HEAD, pad_edge=False)
    grid.add_column("")
    for column in ("games", *columns):
        grid.add_column(words.ui(f"figures-{column}"), justify="right")
    return grid


def _member(words: Messages, group: "Grouping", ident: str) -> str:
    if group.kind == "seat":
        return words.ui("figures-seat", number=int(ident) + 1)
    if group.kind == "player":
        return ident or words.ui("figures-people")
    return words.name(group.names, ident)


def _ending(words: Messages, ident: str) -> str:
    """A kind of victory, or why a game ended otherwise."""
    known = [f"figures-ending-{ident}", f"board-victory-{ident}", f"victory-{ident}", "figures-ending-other"]
    return words.ui(next(message for message in known if words.has(message)))


def _value(words: Messages, option: str, value: Any) -> str:
    named = f"option-{option}-{value}"
    return words.ui(named) if words.has(named) else str(value)
