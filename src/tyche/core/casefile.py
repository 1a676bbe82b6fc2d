"""Case files: the rulebook's examples as data.

A case names its game, title and clauses; ``given`` is a position in the game's own vocabulary, ``dice`` the dice to
come, ``when`` what the seats decide, and the rest what is expected: ``then``, ``asks``, ``offered``, ``not_offered``,
``refused``, ``told`` and ``not_told``. Expectations may also stand between the decisions of ``when``.
"""

from pathlib import Path
from typing import Final

from tyche.core.errors import CaseError
from tyche.core.game import Game, OptionValue
from tyche.core.located import Document, Lines, read_documents
from tyche.core.vocabulary import as_list, as_mapping, as_number, as_option, as_word, as_words, known

HEAD: Final = ["game", "title", "clauses", "given", "dice", "when"]
EXPECTATIONS: Final = ["asks", "offered", "not_offered", "refused", "told", "not_told", "then"]
FOLDER: Final = "cases"
DECISIONS: Final = ["seat", "choose", "until"]


class Step:
    """A decision or an expectation: its kind, its words, and the mapping it stands in."""

    def __init__(self, kind: str, value: object, within: object, key: object) -> None:
        self.kind = kind
        self.value = value
        self.within = within
        self.key = key


class Case:
    """One case as read, its parts checked for their shape."""

    def __init__(self, game: str, title: str, clauses: list[str], document: Document) -> None:
        self.game = game
        self.title = title
        self.clauses = clauses
        self.lines: Lines = document.lines
        self.line = document.line
        self.players: int | None = None
        self.options: dict[str, OptionValue] = {}
        self.given: dict[str, object] = {}
        self.dice: list[int] = []
        self.exactly = False
        """Whether no die may fall beyond those that are given."""
        self.steps: list[Step] = []

    @property
    def place(self) -> str:
        """File and line."""
        return f"{self.lines.file}:{self.line}"


def cases_of(game: Game) -> Path:
    """The folder of a game's own cases: they are examples of its rulebook, and part of its package."""
    return Path(game.folder) / FOLDER


def case_files(path: Path) -> list[Path]:
    """The case files at a path: the file itself, or all YAML files below a folder."""
    if path.is_dir():
        return sorted(file for file in path.rglob("*") if file.suffix in (".yaml", ".yml"))
    if not path.exists():
        raise CaseError(f"{path}: there is no such file or folder")
    return [path]


def load_cases(path: Path, faults: list[CaseError] | None = None) -> list[Case]:
    """All cases of a file or folder. With `faults` what is malformed is noted there, and the others are read."""
    found: list[Case] = []
    for file in case_files(path):
        try:
            found += read_cases(str(file), file.read_bytes(), faults)
        except CaseError as error:
            if faults is None:
                raise
            faults.append(error)
    return found


def read_cases(file: str, data: bytes, faults: list[CaseError] | None = None) -> list[Case]:
    """All cases of a text; `file` names it in messages."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise CaseError(f"{file}:1: this is no UTF-8 text: {error.reason}") from None
    cases: list[Case] = []
    for document in read_documents(file, text):
        try:
            cases.append(_case(document))
        except CaseError as error:
            located = document.lines.locate(error, document.data)
            if faults is None:
                raise located from None
            faults.append(located)
    return cases


def _case(document: Document) -> Case:
    data = as_mapping(document.data, document.data, "a case")
    known(data, [*HEAD, *EXPECTATIONS])
    for key in ("game", "title", "clauses"):
        if key not in data:
            raise CaseError(f"a case needs {key!r}", data)
    clauses = as_words(data["clauses"], data, "clauses")
    if not clauses:
        raise CaseError("a case cites at least one clause", data, "clauses")
    case = Case(as_word(data["game"], data, "game"), as_word(data["title"], data, "title"), clauses, document)
    read_given(case, data)
    for n, value in enumerate(_one_or_more(data.get("when"))):
        _read_when(case, as_mapping(value, data, "when"), n)
    for key, value in data.items():
        if key in EXPECTATIONS:
            read_expectation(case, key, value, data)
    if not case.steps:
        raise CaseError("a case needs something that happens or is expected", data)
    return case


def read_given(case: Case, data: dict[str, object]) -> None:
    given = dict(as_mapping(data.get("given", {}), data, "given"))
    source = data.get("given", {})
    if "players" in given:
        case.players = as_number(given.pop("players"), source, "players")
    chosen = as_mapping(given.pop("options", {}), source, "options")
    for key, value in chosen.items():
        if not isinstance(value, (bool, int, str)):
            raise CaseError(f"option {key!r} must be a word, a number, true or false", chosen, key)
        case.options[key] = value
    case.lines.note(given, case.lines.of(data, "given"))
    for key in given:
        case.lines.note_item(given, key, case.lines.of(source, key))
    case.given = given
    _read_dice(case, data)


def _read_dice(case: Case, data: dict[str, object]) -> None:
    """A list of results; an empty one, or one under ``exactly``, says that no other die falls."""
    written = data.get("dice")
    if isinstance(written, dict):
        known(written, ["exactly"])
        _needs(written, ["exactly"])
        dice, case.exactly = as_list(written["exactly"], written, "exactly"), True
    else:
        dice = [] if written is None else as_list(written, data, "dice")
        case.exactly = written is not None and not dice
    case.dice = [as_number(value, dice, n) for n, value in enumerate(dice)]


def _read_when(case: Case, step: dict[str, object], n: int) -> None:
    known(step, [*DECISIONS, *EXPECTATIONS])
    if "seat" in step or "choose" in step:
        known(step, ["seat", "choose"])
        if len(step) < 2:
            raise CaseError("a decision needs 'seat' and 'choose'", step)
        as_option(step["choose"], step, "choose")
        case.steps.append(Step("choose", step, step, "choose"))
    elif "until" in step:
        known(step, ["until"])
        _read_asked(step["until"], step, "until")
        case.steps.append(Step("until", step["until"], step, "until"))
    else:
        if not step:
            raise CaseError(f"step {n + 1} of 'when' is empty", step)
        for key, value in step.items():
            read_expectation(case, key, value, step)


def read_expectation(case: Case, kind: str, value: object, within: dict[str, object]) -> None:
    for item in _one_or_more(value):
        if kind == "asks":
            _read_asked(item, within, kind)
        else:
            mapping = as_mapping(item, within, kind)
            if kind in ("offered", "not_offered"):
                _read_offer(mapping)
            elif kind == "refused":
                known(mapping, ["seat", "choose", "clause", "reason"])
                _needs(mapping, ["seat", "choose", "clause"])
                as_option(mapping["choose"], mapping, "choose")
                as_word(mapping["clause"], mapping, "clause")
            elif kind in ("told", "not_told"):
                _needs(mapping, ["id"])
        case.steps.append(Step(kind, item, within, kind))


def _read_asked(value: object, within: object, key: str) -> None:
    """Who is asked what: a mapping, or ``nobody``."""
    if value == "nobody":
        return
    mapping = as_mapping(value, within, key)
    known(mapping, ["seat", "seats", "topic", "clause", "default", "options"])
    if not mapping:
        raise CaseError(f"{key!r} says nothing", within, key)


def _read_offer(mapping: dict[str, object]) -> None:
    known(mapping, ["seat", "choose", "begins"])
    _needs(mapping, ["seat"])
    if ("choose" in mapping) == ("begins" in mapping):
        raise CaseError("an offer is described by 'choose' or by what it 'begins' with", mapping)
    key = "choose" if "choose" in mapping else "begins"
    as_option(mapping[key], mapping, key)


def _needs(mapping: dict[str, object], keys: list[str]) -> None:
    for key in keys:
        if key not in mapping:
            raise CaseError(f"{key!r} is missing", mapping)


def _one_or_more(value: object) -> list[object]:
    if value is None:
        return []
    return value if isinstance(value, list) else [value]
