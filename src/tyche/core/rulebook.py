"""A game's ``rules.md`` as numbered clauses.

Clauses start at headings (``## S2 Board``), bold numbers (``- **S2.a** ...``, ``**T1.1 Title.** ...``), plain numbers
in lists (``- H1.1 ...``), rows of tables that list ids, bold letters (``**A. Seniority**``), and bold decision points
anywhere in a line (``**D-5.1**``). Numbered or lettered items inside a clause are clauses of their own, too.
"""

import re
from pathlib import Path
from typing import Final

PART: Final = r"(?:\d{1,3}[a-z]?|[A-Z]\d?|[a-z])(?![A-Za-z0-9])"
DOTTED: Final = rf"[A-Z]\d{{1,3}}[a-z]?(?![A-Za-z0-9])(?:\.{PART})*"
DASHED: Final = r"[A-Z]{1,4}-[A-Z0-9]{1,3}(?:\.[A-Z0-9]{1,3})?(?![A-Za-z0-9])"
ID: Final = rf"(?:{DASHED}|{DOTTED})"

_HEADING: Final = re.compile(rf"#+ +({ID})\*? *(.*)")
_BOLD: Final = re.compile(rf"\s*(?:- )?\*\*({ID})(?:[ .:]([^*]*))?\*\*(.*)")
_PLAIN: Final = re.compile(rf"\s*- ({ID}) (.*)")
_GROUP: Final = re.compile(r"\*\*([A-Z])\. ([^*]+)\*\*(.*)")
_NAMED: Final = re.compile(rf"\*\*([^*]+)\*\* \(({DASHED})\)(.*)")
_ROW: Final = re.compile(rf"\| *({ID}) *\|(.*)\|")
_LIST_OF_IDS: Final = re.compile(r"\| *(?:id|#|ruling) *\|", re.IGNORECASE)
_NUMBERED: Final = re.compile(r"\s*(\d+)\. (.*)")
_LETTERED: Final = re.compile(r"\s*(?:- )?(\(?)([a-z])\) (.*)")
_SUBHEAD: Final = re.compile(r"\*\*[^*]+\*\*(?: \(.*\))?:?")
_DECISION: Final = re.compile(r"\*\*(D-[A-Z0-9.]+)\*\*")


class Clause:
    """One clause: id, title, text, and where it stands.

    A `heading` may have text of its own. An `item` is a part of its parent's text. What only its children's ids imply
    (S10.J for S10.J.1) has line 0.
    """

    def __init__(self, id: str, title: str, text: str, line: int, heading: bool, item: bool) -> None:
        self.id = id
        self.title = title
        self.text = text
        self.line = line
        self.heading = heading
        self.item = item
        self.parent = parent_of(id)
        self.children: list[str] = []


class Rulebook:
    """All clauses of a game, in the order of the book."""

    def __init__(self, text: str) -> None:
        self.clauses = with_parents(Reader(text).found)

    def clause(self, id: str) -> Clause | None:
        """The clause of that id."""
        return self.clauses.get(id)

    def below(self, id: str) -> list[Clause]:
        """A clause and everything below it, in the order of the book."""
        clause = self.clauses.get(id)
        if clause is None:
            return []
        return [clause, *[deeper for child in clause.children for deeper in self.below(child)]]

    def search(self, words: str) -> list[Clause]:
        """The clauses that contain all the words: those with all of them in id or title first."""
        wanted = words.casefold().split()
        first: list[Clause] = []
        then: list[Clause] = []
        for clause in self.clauses.values():
            name = f"{clause.id} {clause.title}".casefold()
            whole = f"{name} {clause.text}".casefold()
            if wanted and not clause.item and all(word in whole for word in wanted):
                (first if all(word in name for word in wanted) else then).append(clause)
        return first + then

    def covered_by(self, id: str) -> list[str]:
        """What a citation of `id` stands for: itself; for a bare heading below a chapter also the clauses directly in
        it.
        """
        clause = self.clauses[id]
        if not clause.heading or clause.text or not clause.parent:
            return [id]
        return [id, *[child for child in clause.children if not self.clauses[child].heading]]

    def between(self, first: str, last: str) -> list[str]:
        """A range of ids with the same parent, S5.2.e to S5.2.g; empty if there is no such range."""
        if first not in self.clauses or last not in self.clauses or parent_of(first) != parent_of(last):
            return []
        parent = parent_of(first)
        if parent:
            siblings = self.clauses[parent].children
        else:
            siblings = [id for id, clause in self.clauses.items() if not clause.parent and id[0] == first[0]]
        start, end = siblings.index(first), siblings.index(last)
        return siblings[start : end + 1]

    def required(self, kinds: tuple[str, ...]) -> list[str]:
        """The clauses of these kinds: a range of chapters (``S2-S16``) or a family (``EX``); no headings, no items."""
        found: list[str] = []
        for kind in kinds:
            first, _, last = kind.partition("-")
            chapters = self.between(first, last) if last else []
            for id, clause in self.clauses.items():
                member = chapter_of(id) in chapters if last else id.partition("-")[0] == kind and "-" in id
                if member and not clause.heading and not clause.item:
                    found.append(id)
        return found


def read_rulebook(path: Path) -> Rulebook:
    """The rulebook in a file."""
    return Rulebook(path.read_text(encoding="utf-8"))


# Ids.


def parent_of(id: str) -> str:
    """S10.J.1 is below S10.J, S9.2.D1 below S9.2.D, H7.1a below H7.1; chapters and ids with a dash below nothing."""
    if "-" in id:
        return ""
    head, dot, last = id.rpartition(".")
    if len(last) > 1 and last[-1].isalpha():
        return id[:-1]
    if dot and len(last) > 1 and last[0].isalpha():
        return f"{head}.{last[0]}"
    return head


def chapter_of(id: str) -> str:
    """The chapter of a clause: S10 for S10.J.1, H5 for H5b."""
    while parent_of(id):
        id = parent_of(id)
    return id


def with_parents(found: dict[str, Clause]) -> dict[str, Clause]:
    """The clauses with parents that are only implied put in before their first child, and all children known."""
    clauses: dict[str, Clause] = {}
    for id, clause in found.items():
        missing: list[str] = []
        above = clause.parent
        while above and above not in found and above not in clauses:
            missing.append(above)
            above = parent_of(above)
        for implied in reversed(missing):
            clauses[implied] = Clause(implied, "", "", 0, True, False)
        clauses[id] = clause
    for id, clause in clauses.items():
        if clause.parent:
            clauses[clause.parent].children.append(id)
    return clauses


# Reading.


class Reader:
    """Reads a rulebook line by line."""

    def __init__(self, text: str) -> None:
        self.found: dict[str, Clause] = {}
        self.line = 0
        self.section = ""
        self.current: Clause | None = None
        self.in_list = False
        for line in text.splitlines():
            self.line += 1
            self.read(line)
        for clause in self.found.values():
            clause.text = clause.text.strip()

    def read(self, line: str) -> None:
        """Take one line."""
        if line.startswith("|"):
            self.read_row(line)
        else:
            self.in_list = False
            if line.startswith("#") or line == "---":
                self.read_heading(line)
            elif not self.starts_clause(line) and self.current is not None:
                self.read_item(line, self.current)
                self.current.text += line + "\n"
        self.read_decisions(line)

    def read_heading(self, line: str) -> None:
        """A heading with an id starts a section; one without ends the text before it."""
        match = _HEADING.fullmatch(line)
        self.current = None
        if match is not None:
            inline = _DECISION.search(match[2])
            title = (match[2] if inline is None else match[2][: inline.start()]).strip(" —")
            self.current = self.define(match[1], title, "", True)
            self.section = match[1]
        elif line.startswith("# "):
            self.section = ""

    def read_row(self, line: str) -> None:
        """A row of a table: an entry of a list of ids, or text of the current clause."""
        if _LIST_OF_IDS.match(line):
            self.in_list = True
        match = _ROW.match(line) if self.in_list else None
        if match is not None:
            self.define(match[1], "", match[2].strip(), False)
        elif not self.in_list and self.current is not None:
            self.current.text += line + "\n"

    def starts_clause(self, line: str) -> bool:
        """Whether a line starts a clause, or a part of the book that belongs to none."""
        if (match := _GROUP.fullmatch(line)) and self.section:
            self.current = self.define(f"{self.section}.{match[1]}", match[2], match[3].strip(" —"), True)
        elif match := _BOLD.fullmatch(line):
            self.current = self.define(match[1], (match[2] or "").strip(" .:"), match[3], False)
        elif match := _PLAIN.fullmatch(line):
            self.current = self.define(match[1], "", match[2], False)
        elif match := _NAMED.fullmatch(line):
            self.current = self.define(match[2], match[1], match[3], False)
        elif _SUBHEAD.fullmatch(line):
            self.current = None
        else:
            return False
        return True

    def read_item(self, line: str, clause: Clause) -> None:
        """A numbered or lettered item inside a clause."""
        if match := _NUMBERED.fullmatch(line):
            id, text = f"{clause.id}.{match[1]}", match[2]
        elif match := _LETTERED.fullmatch(line):
            # The letter in "(a)" continues a number, as in H5.8a; "a)" starts anew, as in C6.a.
            joined = match[1] and clause.id[-1].isdigit()
            id, text = f"{clause.id}{'' if joined else '.'}{match[2]}", match[3]
        else:
            return
        if "-" not in id:
            self.define(id, "", text, False).item = True

    def read_decisions(self, line: str) -> None:
        """Decision points in the middle of a line: each reaches to the next."""
        starts = list(_DECISION.finditer(line))
        for n, match in enumerate(starts):
            end = starts[n + 1].start() if n + 1 < len(starts) else len(line)
            self.define(match[1], "", line[match.end() : end].strip(), False)

    def define(self, id: str, title: str, text: str, heading: bool) -> Clause:
        """A new clause; what is said again of a known one is added to it."""
        clause = self.found.get(id)
        if clause is None:
            clause = self.found[id] = Clause(id, title, "", self.line, heading, False)
        clause.title = clause.title or title
        clause.text += text.strip() + "\n" if text.strip() else ""
        return clause
