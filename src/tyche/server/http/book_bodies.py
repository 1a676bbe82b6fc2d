"""Bodies of the HTTP interface about rulebooks: clauses, chapters, player aids, the glossary and examples."""

from typing import Annotated, Any

from msgspec import Meta, Struct

from tyche.server.wire import Told


class ClauseText(Struct, frozen=True):
    """A clause of a rulebook; the text is Markdown."""

    id: str
    title: str
    text: str
    parent: str
    heading: bool


class BookParagraph(Struct, frozen=True):
    """What one or several clauses say to people; `title` if a heading stands before it. The text is Markdown, in which
    ``[[words|term]]`` leads to the glossary.
    """

    clauses: list[str]
    title: str
    text: str


class BookChapter(Struct, frozen=True):
    """A chapter of a rulebook for people."""

    id: str
    title: str
    opening: str
    paragraphs: list[BookParagraph]


class BookTerm(Struct, frozen=True):
    """A word that rulebook, prompts and cards use: what it means, and other words that people look for."""

    name: str
    text: str
    clause: str
    also: list[str]


class AidRow(Struct, frozen=True):
    """A line of a player aid: cells as in `core/aids.py`, and the clause it rests on."""

    cells: list[dict[str, Any]]
    clause: str


class AidBlock(Struct, frozen=True):
    """A table of a player aid."""

    id: str
    rows: list[AidRow]
    columns: list[str]
    title: dict[str, Any]


class AidSheet(Struct, frozen=True):
    """A sheet of a player aid; those of one `kind` are cards to choose from, those `apart` are printed on request."""

    id: str
    title: dict[str, Any]
    blocks: list[AidBlock]
    kind: str
    apart: bool


class GlossaryTerm(Struct, frozen=True):
    """A word that sentences explain where it stands, in any of its forms (in small letters)."""

    name: str
    text: str
    clause: str
    forms: list[str]


class Book(Struct, frozen=True):
    """A rulebook for people, in one language; no chapters if there is none."""

    chapters: list[BookChapter]
    glossary: dict[str, BookTerm]


class SourcesQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """The language that sources are told in."""

    language: Annotated[str, Meta(max_length=12)] = "en"


class SearchQuery(Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody looks for in a rulebook."""

    q: Annotated[str, Meta(min_length=1, max_length=200)]


class ExampleCard(Struct, frozen=True):
    """An example of the rulebook, which is a rules case: the clauses that it shows, and what it says of itself."""

    id: str
    title: str
    clauses: list[str]


class ExampleStep(Struct, frozen=True):
    """A step of an example: `choose`, `refused`, `offered` and `not_offered` are about an option of a seat, `until` is
    what follows by itself.

    `patch` leads from the view before to the one after it (`core/delta.py`).
    """

    kind: str
    seat: int | None
    option: list[str | int]
    topic: str
    reason: str
    clause: str
    facts: dict[str, Any]
    log: list[Told]
    patch: dict[str, Any]


class ExampleShown(Struct, frozen=True):
    """An example from its first position on, as everybody at the table sees it."""

    id: str
    title: str
    clauses: list[str]
    seats: list[str]
    board: dict[str, Any]
    view: dict[str, Any]
    steps: list[ExampleStep]


class Markdown(Struct, frozen=True):
    """A text in Markdown."""

    text: str
