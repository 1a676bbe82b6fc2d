"""Player aids: the sheets that lie beside the board, made from the data of a game. They hold no sentence of their own.

A cell is a number, or refers to words of the reader's language: the name of a thing, an attribute of a message, a
message ``aid-...``, or what the rulebook for people says in a clause. So no figure can differ between languages.
"""

from typing import Final

import msgspec

Cell = dict[str, object]
DASH: Final[Cell] = {"number": None}


class Row(msgspec.Struct, frozen=True):
    """A line of a block, and the clause it rests on."""

    cells: list[Cell]
    clause: str = ""


class Block(msgspec.Struct, frozen=True):
    """A table or list below the title ``aid-ID``; columns are messages ``aid-column-ID``."""

    id: str
    rows: list[Row]
    columns: list[str] = []
    title: Cell = {}
    """Instead of the message, where a block is about one thing."""


class Sheet(msgspec.Struct, frozen=True):
    """A page: sheets of one kind are cards of which a reader takes those that fit the table."""

    id: str
    title: Cell
    blocks: list[Block]
    kind: str = ""
    """Cards of one kind (modes, maps) are chosen from; empty for sheets that everybody needs."""
    apart: bool = False
    """Lists to look things up in: printed only on request, and not with the two pages that everybody needs."""


def number(value: int | None) -> Cell:
    """A figure; a dash for none."""
    return {"number": value}


def name(kind: str, id: str) -> Cell:
    """The name of a thing."""
    return {"name": [kind, id]}


def about(message: str, attribute: str) -> Cell:
    """An attribute of a message, such as what a card does."""
    return {"about": [message, attribute]}


def say(id: str, **facts: int | str) -> Cell:
    """The message ``aid-ID``."""
    return {"say": id, "facts": facts}


def rule(clause: str) -> Cell:
    """What the rulebook for people says in a clause."""
    return {"rule": clause}


def heading(clause: str) -> Cell:
    """The heading under which the rulebook for people says a clause."""
    return {"heading": clause}


def several(*cells: Cell) -> Cell:
    """Things in a row."""
    return {"list": list(cells)}


def rules(*clauses: str) -> list[Row]:
    """Rows of what the rulebook says."""
    return [Row([rule(clause)], clause) for clause in clauses]
