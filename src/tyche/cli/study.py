"""``tyche study``: the review of a finished game, in the terminal, as a page or as data."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich import box
from rich.console import Console
from rich.table import Table as Grid

from tyche.cli.desk import open_console
from tyche.cli.words import LANGUAGE, text
from tyche.core.record import load_record, table_from
from tyche.study.review import review
from tyche.study.reviewed import Review
from tyche.text import Messages
from tyche.text.review_page import COLUMNS, PARTS, figures, gained, page, told

BARS = "▁▂▃▄▅▆▇█"
WIDTH = 60


def study(
    record: Annotated[Path, typer.Argument(help=text("cli-arg-record"))],
    html: Annotated[Path | None, typer.Option(help=text("cli-arg-study-html"))] = None,
    json: Annotated[Path | None, typer.Option(help=text("cli-arg-study-json"))] = None,
    language: Annotated[str, typer.Option(help=text("cli-arg-language"))] = LANGUAGE,
) -> None:
    """Review, tell, write."""
    table = table_from(load_record(record.read_bytes()))
    found = review(table)
    words = Messages(table.game, language)
    if json is not None:
        json.write_bytes(msgspec.json.format(msgspec.json.encode(found)))
    if html is not None:
        html.write_text(page(table, found, words, language), encoding="utf-8")
    console = open_console()
    _curves(found, words, console)
    _accounts(found, words, console)
    for turn in found.turns:
        console.print(told(found, turn, words), soft_wrap=True)
    _gains(found, words, console)


def _curves(found: Review, words: Messages, console: Console) -> None:
    """Every seat's chance to win, from the beginning to the end."""
    steps = found.steps
    marks = [steps[k * (len(steps) - 1) // (WIDTH - 1)] for k in range(WIDTH)] if steps else []
    console.print(words.ui("study-chances"), style="bold")
    for seat, name in enumerate(found.seats):
        line = "".join(BARS[min(7, int(step.chances[seat] * 8))] for step in marks)
        console.print(f"{name:>12} {line}")


def _accounts(found: Review, words: Messages, console: Console) -> None:
    grid = _grid([words.ui(f"study-{column}") for column in ("seat", *COLUMNS)])
    for name, account in zip(found.seats, found.accounts, strict=True):
        grid.add_row(name, *figures(account))
    console.print(grid)


def _gains(found: Review, words: Messages, console: Console) -> None:
    """What every seat gained and lost by battles and cards, and by phases."""
    for by, title in (("kind", "study-gains"), ("phase", "study-phases")):
        console.print(words.ui(title), style="bold")
        grid = _grid(["", "", *(words.ui(f"study-{part}") for part in PARTS)], names=2)
        for name, gains in zip(found.seats, found.gains, strict=True):
            for n, (kind, parts) in enumerate(gained(gains, words, by)):
                grid.add_row("" if n else name, kind, *parts)
        console.print(grid)


def _grid(columns: list[str], names: int = 1) -> Grid:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for n, column in enumerate(columns):
        grid.add_column(column, justify="left" if n < names else "right")
    return grid
