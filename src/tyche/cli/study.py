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
from tyche.study.review import Review, review
from tyche.text import Messages
from tyche.text.review_page import page, percent, told

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
        console.print(told(table, found, turn, words), soft_wrap=True)


def _curves(found: Review, words: Messages, console: Console) -> None:
    """Every seat's chance to win, from the beginning to the end."""
    steps = found.steps
    marks = [steps[k * (len(steps) - 1) // (WIDTH - 1)] for k in range(WIDTH)] if steps else []
    console.print(words.ui("study-chances"), style="bold")
    for seat, name in enumerate(found.seats):
        line = "".join(BARS[min(7, int(step.chances[seat] * 8))] for step in marks)
        console.print(f"{name:>12} {line}")


def _accounts(found: Review, words: Messages, console: Console) -> None:
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("seat", "start", "luck", "own", "others", "result", "adjusted"):
        grid.add_column(words.ui(f"study-{column}"), justify="left" if column == "seat" else "right")
    for name, account in zip(found.seats, found.accounts, strict=True):
        figures = (account.start, account.luck, account.own, account.others, account.result, account.adjusted)
        signed = (False, True, True, True, False, False)
        grid.add_row(name, *[percent(one, sign) for one, sign in zip(figures, signed, strict=True)])
    console.print(grid)
