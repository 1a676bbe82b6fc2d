"""The cases of a game as examples to look at: what each is about, and the table after each of its steps.

An example is known by the file and title of its case: ``S10-movement.ex-28-five-units-overrun-one``.
"""

import re
from pathlib import Path
from typing import Any, Final

from tyche.core.ask import Option
from tyche.core.casefile import Case, Step, case_files, cases_of, read_cases
from tyche.core.cases import CaseRun
from tyche.core.clauses import citations
from tyche.core.errors import CaseError, Refusal, SetupError
from tyche.core.game import Game, OptionValue
from tyche.core.located import read_documents
from tyche.core.rulebook import Rulebook, read_rulebook
from tyche.core.table import Table
from tyche.core.vocabulary import as_mapping, as_option, as_seat, as_word, as_words

HEAD: Final = ("game", "title", "clauses")
SHOWN: Final = ("choose", "until", "refused", "offered", "not_offered")
"""The kinds of steps that are worth looking at; the others say what the table shows anyway."""
_DIVIDER: Final = re.compile(r"^---[ \t]*(?:#.*)?$", re.MULTILINE)
_TOP: Final = re.compile(r"^([a-z_]+):", re.MULTILINE)
_NOT_A_WORD: Final = re.compile(r"[^a-z0-9]+")


class Heading:
    """What an example is about, and where its case stands."""

    def __init__(self, id: str, title: str, clauses: list[str], file: Path, place: int) -> None:
        self.id = id
        self.title = title
        self.clauses = clauses
        """All that it shows, ranges and bare headings spelled out."""
        self.file = file
        self.place = place
        """Which document of its file."""


class Moment:
    """The table after a step: who chose what, or what is (not) offered or refused to them, and what was told."""

    def __init__(self, kind: str, seat: int | None, option: Option, topic: str, refusal: Refusal | None) -> None:
        self.kind = kind
        self.seat = seat
        self.option = option
        self.topic = topic
        """What the question was about that the option belongs to."""
        self.refusal = refusal
        self.facts: dict[str, object] = {}
        """Those of the refusal, as plain data."""
        self.told: list[dict[str, Any]] = []
        self.view: dict[str, Any] = {}


class Example:
    """A case as it was played: the table it begins with, what everybody sees of it, and its moments."""

    def __init__(self, heading: Heading, case: Case, table: Table) -> None:
        self.heading = heading
        self.players: int = table.setup.players
        self.options: dict[str, OptionValue] = case.options
        self.seats: list[str] = table.setup.seats
        self.board: dict[str, object] = table.game.board(table.setup)
        self.view: dict[str, Any] = table.view(None)
        self.moments: list[Moment] = []


def headings(game: Game) -> list[Heading]:
    """The examples of a game in the order of its files. Only the heads of its cases are read."""
    path = Path(game.folder) / "rules.md"
    folder = cases_of(game)
    if not path.exists() or not folder.exists():
        return []
    rules = read_rulebook(path)
    return [heading for file in case_files(folder) for heading in _headings(file, rules)]


def _headings(file: Path, rules: Rulebook) -> list[Heading]:
    found: list[Heading] = []
    for place, document in enumerate(_documents(file)):
        for head in read_documents(str(file), _head(document)):
            data = as_mapping(head.data, head.data, "a case")
            title = as_word(data["title"], data, "title")
            cited = citations(" ".join(as_words(data["clauses"], data, "clauses")), rules).ids
            found.append(Heading(f"{file.stem}.{_slug(title)}", title, cited, file, place))
    return found


def _documents(file: Path) -> list[str]:
    return _DIVIDER.split(file.read_text(encoding="utf-8"))


def _head(document: str) -> str:
    """The lines of a document that say what it is about."""
    starts = list(_TOP.finditer(document))
    ends = [match.start() for match in starts[1:]] + [len(document)]
    return "".join([document[match.start() : end] for match, end in zip(starts, ends, strict=True) if match[1] in HEAD])


def _slug(title: str) -> str:
    return _NOT_A_WORD.sub("-", title.lower()).strip("-")


def text_of(heading: Heading) -> str:
    """The case of an example as it is written."""
    return _documents(heading.file)[heading.place].strip() + "\n"


def case_of(heading: Heading) -> Case:
    """The case of an example."""
    (case,) = read_cases(str(heading.file), _documents(heading.file)[heading.place].encode())
    return case


def opened(heading: Heading, game: Game) -> Table:
    """A table at the position that an example begins with."""
    return opened_at(case_of(heading), game)


def opened_at(case: Case, game: Game) -> Table:
    """A table at the position that a case begins with."""
    players = game.least if case.players is None else case.players
    try:
        return game.vocabulary().open(players, case.options, case.given, case.dice)
    except SetupError as unfit:
        raise case.lines.locate(CaseError(str(unfit)), case.given) from None
    except CaseError as error:
        raise case.lines.locate(error, case.given) from None


def played(heading: Heading, game: Game) -> Example:
    """An example from its first position to its last."""
    case = case_of(heading)
    witness = Witness(heading, case)
    failures = CaseRun(case, game, witness.see).failures
    if failures or witness.example is None:
        raise CaseError("; ".join(failures) or f"{case.place}: nothing happens")
    return witness.example


class Witness:
    """Sees a case being played, and keeps what is worth looking at."""

    def __init__(self, heading: Heading, case: Case) -> None:
        self.heading = heading
        self.case = case
        self.example: Example | None = None
        self.told = 0
        self.topic = ""

    def see(self, step: Step | None, table: Table) -> None:
        """A step was taken, or (None) none yet."""
        if self.example is None:
            self.example = Example(self.heading, self.case, table)
        elif step is not None and step.kind in SHOWN:
            self._note(step, table, self.example)
        self.topic = "" if table.ask is None else table.ask.topic

    def _note(self, step: Step, table: Table, example: Example) -> None:
        seat: int | None = None
        option: Option = ()
        refusal: Refusal | None = None
        if step.kind != "until":
            mapping = as_mapping(step.value, step.within, step.key)
            key = "choose" if "choose" in mapping else "begins"
            seat = as_seat(mapping["seat"], example.seats, mapping, "seat")
            option = as_option(mapping[key], mapping, key)
            if key == "begins":
                return  # half an option has no words
            if step.kind in ("refused", "not_offered"):
                refusal = table.why(seat, option)
        moment = Moment(step.kind, seat, option, self.topic, refusal)
        if refusal is not None:
            moment.facts = {key: table.game.spell(key, value) for key, value in refusal.facts.items()}
        log = table.log_for(None)
        moment.told = [table.game.told(telling) for telling in log[self.told :]]
        moment.view = table.view(None)
        self.told = len(log)
        if step.kind != "until" or moment.told:
            example.moments.append(moment)
