"""The rulebook for people: one folder a language, one file a chapter, every paragraph with the clauses it says.

    # {H6} Your turn
    A few words on what the chapter is about.
    ## Moving hoplites
    {H6.15} You move up to as many [[hoplites|hoplite]] as your leadership ...
    {H6.16, H6.17} ...

A paragraph begins with its clauses in braces (`H13.17-H13.20` is a range) and goes on until the next one: lists and
tables belong to the paragraph before them. `[[words|term]]` leads to the glossary of the language. What a clause says
in one language it says in all: the same paragraphs, the same numbers, tables of the same shape.
"""

import re
from collections.abc import Iterator
from pathlib import Path
from typing import Final

import msgspec

from tyche.core.datafile import decode
from tyche.core.errors import TycheError
from tyche.core.rulebook import ID, Rulebook, chapter_of, parent_of, read_rulebook

FOLDER: Final = "rulebook"
GLOSSARY: Final = "glossary.yaml"
_MARK: Final = re.compile(r"\{([^{}]+)\} *(.*)")
_HEADING: Final = re.compile(r"(#{1,2}) +(?:\{([^{}]+)\} +)?(.+)")
_TERM: Final = re.compile(r"\[\[([^\[\]|]+)(?:\|([^\[\]|]+))?\]\]")
_REFERENCE: Final = re.compile(rf"(?<![A-Za-z0-9-])({ID})")
_NUMBER: Final = re.compile(r"\d+(?:[.,]\d+)?")
_SPREAD: Final = re.compile(rf"({ID}) *[-–] *({ID})")


class HandbookError(TycheError):
    """A rulebook that cannot be read: says where and why."""


class Paragraph:
    """What one or several clauses say; `title` if a heading stands before it."""

    def __init__(self, clauses: list[str], text: str, title: str, line: int) -> None:
        self.clauses = clauses
        self.text = text
        self.title = title
        self.line = line

    def terms(self) -> list[str]:
        """The terms of the glossary it refers to."""
        return [term for _, term in marked_words(self.text)]

    def references(self) -> list[str]:
        """The clauses it refers to."""
        return [match[1] for match in _REFERENCE.finditer(self.text)]

    def numbers(self) -> list[str]:
        """The figures it names, in order of size; ids of clauses are none."""
        return sorted(_NUMBER.findall(_REFERENCE.sub("", self.text).replace(",", ".")))

    def shape(self) -> list[int]:
        """The cells of each row of its tables."""
        return [line.count("|") for line in self.text.splitlines() if line.lstrip().startswith("|")]


class Chapter:
    """A chapter: its id (a chapter of the rules, or a word of its own), title, opening words, paragraphs."""

    def __init__(self, id: str, title: str, path: Path) -> None:
        self.id = id
        self.title = title
        self.path = path
        self.opening = ""
        self.paragraphs: list[Paragraph] = []


class Term(msgspec.Struct, frozen=True):
    """A word of the glossary: what it means, the clause that defines it, and other words people look for."""

    name: str
    text: str
    clause: str = ""
    also: list[str] = []
    aside: bool = False
    """Only there to be searched for: a word so common that sentences do not explain it."""


class Handbook:
    """The rulebook of a game in one language."""

    def __init__(self, chapters: list[Chapter], glossary: dict[str, Term]) -> None:
        self.chapters = chapters
        self.glossary = glossary

    def paragraphs(self) -> Iterator[tuple[Chapter, Paragraph]]:
        """All paragraphs, in the order of the book."""
        for chapter in self.chapters:
            for paragraph in chapter.paragraphs:
                yield chapter, paragraph

    def clauses(self) -> set[str]:
        """The clauses it says."""
        return {id for _, paragraph in self.paragraphs() for id in paragraph.clauses}

    def missing(self, rules: Rulebook, kinds: tuple[str, ...]) -> list[str]:
        """The clauses of these kinds that no paragraph says, neither by itself nor with the clause it is a part of."""
        said = self.clauses()
        return [id for id in rules.required(kinds) if not said & set(_with_parents(id))]


def _with_parents(id: str) -> list[str]:
    """A clause and those it is a part of, chapters excepted."""
    found = [id]
    while (id := parent_of(id)) and id != chapter_of(id):
        found.append(id)
    return found


def languages_of(folder: Path) -> list[str]:
    """The languages that a game's rulebook is written in."""
    return sorted(path.name for path in (folder / FOLDER).glob("*") if path.is_dir())


def read_handbook(folder: Path, language: str, rules: Rulebook) -> Handbook | None:
    """The rulebook of a game's folder in a language; None if there is none."""
    home = folder / FOLDER / language
    paths = sorted(home.glob("*.md"))
    if not paths:
        return None
    return Handbook([_chapter(path, rules) for path in paths], _glossary(home / GLOSSARY))


def _glossary(path: Path) -> dict[str, Term]:
    return decode(path.name, path.read_bytes(), dict[str, Term]) if path.exists() else {}


def _chapter(path: Path, rules: Rulebook) -> Chapter:
    """Read one file."""
    chapter: Chapter | None = None
    title = ""
    for number, line in enumerate(path.read_text(encoding="utf-8").splitlines(), 1):
        if match := _HEADING.fullmatch(line):
            if match[1] == "#":
                chapter = Chapter((match[2] or path.stem).strip(), match[3].strip(), path)
            else:
                title = match[3].strip()
        elif chapter is None:
            if line.strip():
                raise HandbookError(f"{path}:{number}: a chapter begins with a heading such as '# {{H6}} Your turn'")
        elif match := _MARK.fullmatch(line):
            clauses = _clauses(match[1], rules, f"{path}:{number}")
            chapter.paragraphs.append(Paragraph(clauses, match[2], title, number))
            title = ""
        elif chapter.paragraphs and not title:
            chapter.paragraphs[-1].text += "\n" + line
        elif line.strip() and title:
            raise HandbookError(f"{path}:{number}: what follows a heading begins with its clauses, such as {{H6.15}}")
        else:
            chapter.opening += line + "\n"
    if chapter is None or title:
        raise HandbookError(f"{path}: {'nothing in it' if chapter is None else f'nothing below {title!r}'}")
    chapter.opening = chapter.opening.strip()
    for paragraph in chapter.paragraphs:
        paragraph.text = paragraph.text.strip()
    return chapter


def _clauses(marks: str, rules: Rulebook, place: str) -> list[str]:
    """The clauses that braces name."""
    found: list[str] = []
    for part in [part.strip() for part in marks.split(",")]:
        spread = _SPREAD.fullmatch(part)
        ids = rules.between(spread[1], spread[2]) if spread else [part]
        unknown = [id for id in ids if rules.clause(id) is None]
        if not ids or unknown:
            raise HandbookError(f"{place}: there is no clause {part!r}")
        found += ids
    return found


def marked_words(text: str) -> list[tuple[str, str]]:
    """The words of a paragraph that are marked as terms, each with its term."""
    return [(match[1].strip(), (match[2] or match[1]).strip()) for match in _TERM.finditer(text)]


def plain(text: str) -> str:
    """A paragraph without the marks of its terms."""
    return _TERM.sub(lambda match: match[1], text)


def clauses_for_people(folder: Path, language: str) -> Rulebook:
    """The clauses of a game as the rulebook of a language words them, else as the specification does."""
    rules = read_rulebook(folder / "rules.md")
    book = read_handbook(folder, language, rules)
    if book is None:
        return rules
    worded = {chapter_of(id) for id in book.clauses()}
    for clause in rules.clauses.values():
        if chapter_of(clause.id) in worded:
            clause.title = clause.text = ""
    for chapter in book.chapters:
        if (heading := rules.clause(chapter.id)) is not None:
            heading.title, heading.text = chapter.title, plain(chapter.opening)
    for _, paragraph in book.paragraphs():
        first, *others = [rules.clauses[id] for id in paragraph.clauses]
        first.title, first.text = paragraph.title, plain(paragraph.text)
        for other in others:
            other.text = f"→ {first.id}"
    return rules
