"""Lesson files: guided first games as data (docs/lessons.md).

A lesson has a position in the words of the game's cases, dice to come, and steps: what the learner is told, what lights
up, and what ends the step. Between the steps stand expectations as in cases, and what others do. Its sentences are
messages of ``lessons/*.ftl``; here are only ids.
"""

from pathlib import Path
from typing import Final

from tyche.core.ask import Option
from tyche.core.casefile import EXPECTATIONS, Case, Step, read_expectation, read_given
from tyche.core.errors import CaseError
from tyche.core.located import Document, read_documents
from tyche.core.vocabulary import CASE_SEED, as_list, as_mapping, as_number, as_option, as_word, as_words, known

HEAD: Final = ["lesson", "minutes", "seat", "clauses", "given", "dice", "steps", "question", "bots", "tips"]
WAYS: Final = ["tap", "do", "all", "one", "any"]
"""How a step ends: by a look, by decisions in this order, in any order, by one of them, or by one that begins so."""
STEP: Final = ["step", *WAYS, "way", "look", "allow", "wrong", "learns", "clause"]
LOOK: Final = ["places", "pieces", "panels", "figures", "options", "cards"]
TAPS: Final = ["place", "panel", "figure"]
FOLDER: Final = "lessons"
NEXT: Final = "next"
"""A step that is only read."""


class Wrong:
    """A hint of its own for options that begin so."""

    def __init__(self, begins: Option, hint: str) -> None:
        self.begins = begins
        self.hint = hint


class LessonStep:
    """One step: the id of its messages, what lights up, and what ends it (`way` and `options`)."""

    def __init__(self, name: str, way: str) -> None:
        self.name = name
        self.way = way
        self.options: list[Option] = []
        self.taken: list[Option] = []
        """What is decided when the lesson goes its expected way."""
        self.tap: tuple[str, str] = (NEXT, "")
        self.topic = ""
        """Where a game is played freely: the question at which the step is shown."""
        self.look: dict[str, list[str]] = {}
        self.lit: list[Option] = []
        self.pieces: list[tuple[str, str]] = []
        self.allowed: list[Option] = []
        self.wrong: list[Wrong] = []
        self.learns: dict[str, str] = {}
        """Words that are learned, with their clauses."""
        self.clause = ""

    @property
    def decides(self) -> bool:
        """Whether a decision of the table ends the step, not a look."""
        return self.way != "tap"


class Beat:
    """One part of a lesson in its order: a step, decisions of others, a wait, or expectations (as of cases)."""

    def __init__(self, kind: str, step: LessonStep | None, parts: list[Step]) -> None:
        self.kind = kind
        self.step = step
        self.parts = parts


class Question:
    """The last question of a lesson: its answers by name, and the right one."""

    def __init__(self, answers: list[str], right: str) -> None:
        self.answers = answers
        self.right = right


class Lesson:
    """One lesson as read. `case` has its position, its dice and, as steps, its expected way."""

    def __init__(self, name: str, case: Case, minutes: int, seat: str) -> None:
        self.name = name
        self.case = case
        self.minutes = minutes
        self.seat = seat
        self.beats: list[Beat] = []
        self.question: Question | None = None
        self.bots = ""
        """Who plays the other seats of a game that is played freely; empty in a lesson proper."""
        self.seed = CASE_SEED
        """Of the dice that are not laid down."""

    @property
    def steps(self) -> list[LessonStep]:
        """The steps, in order."""
        return [beat.step for beat in self.beats if beat.step is not None]


def lesson_files(folder: Path) -> list[Path]:
    """The lesson files of a game's folder, in the order of their names."""
    return sorted((folder / FOLDER).glob("*.yaml"))


def load_lessons(folder: Path, game: str) -> list[Lesson]:
    """All lessons of a game, in order; `folder` is its package folder."""
    found: list[Lesson] = []
    for file in lesson_files(folder):
        lesson = read_lesson(str(file), file.read_bytes(), game)
        if any(lesson.name == other.name for other in found):
            raise CaseError(f"{lesson.case.place}: there is another lesson {lesson.name!r}")
        found.append(lesson)
    return found


def read_lesson(file: str, data: bytes, game: str) -> Lesson:
    """The lesson of a text; `file` names it in messages."""
    try:
        text = data.decode("utf-8")
    except UnicodeDecodeError as error:
        raise CaseError(f"{file}:1: this is no UTF-8 text: {error.reason}") from None
    documents = read_documents(file, text)
    if len(documents) != 1:
        raise CaseError(f"{file}:1: a file holds one lesson, not {len(documents)}")
    try:
        return _lesson(documents[0], game)
    except CaseError as error:
        raise documents[0].lines.locate(error, documents[0].data) from None


def _lesson(document: Document, game: str) -> Lesson:
    data = as_mapping(document.data, document.data, "a lesson")
    known(data, HEAD)
    for key in ("lesson", "minutes", "seat", "clauses"):
        if key not in data:
            raise CaseError(f"a lesson needs {key!r}", data)
    if ("steps" in data) == ("tips" in data):
        raise CaseError("a lesson has either 'steps' or, where the game is played freely, 'tips'", data)
    name = as_word(data["lesson"], data, "lesson")
    case = Case(game, f"lesson {name}", as_words(data["clauses"], data, "clauses"), document)
    read_given(case, data)
    lesson = Lesson(name, case, as_number(data["minutes"], data, "minutes"), as_word(data["seat"], data, "seat"))
    key = "tips" if "tips" in data else "steps"
    items = as_list(data[key], data, key)
    for n, item in enumerate(items):
        _read_beat(lesson, as_mapping(item, items, n), key == "tips")
    if "bots" in data or key == "tips":
        _read_game(lesson, data)
    _check_names(lesson, items)
    if "question" in data:
        lesson.question = _question(as_mapping(data["question"], data, "question"))
    lesson.case.steps = [part for beat in lesson.beats for part in _expected(lesson, beat)]
    return lesson


def _read_game(lesson: Lesson, data: dict[str, object]) -> None:
    """A game that is played freely: bots, and tips at questions."""
    if "bots" not in data or "tips" not in data:
        raise CaseError("a game that is played freely needs 'bots' and 'tips'", data)
    lesson.bots = as_word(data["bots"], data, "bots")
    if any(word in data for word in ("dice", "question")) or lesson.case.given:
        raise CaseError("a game that is played freely begins as any other: with 'players' and 'options' alone", data)


def _check_names(lesson: Lesson, items: list[object]) -> None:
    names = [step.name for step in lesson.steps]
    if not names:
        raise CaseError("a lesson needs steps", items)
    for name in names:
        if names.count(name) > 1:
            raise CaseError(f"there are two steps {name!r}", items)


def _question(data: dict[str, object]) -> Question:
    known(data, ["answers", "right"])
    answers, right = as_words(data.get("answers"), data, "answers"), as_word(data.get("right"), data, "right")
    if len(answers) < 2 or right not in answers:
        raise CaseError(f"a question has two answers at least, and {right!r} among them", data)
    return Question(answers, right)


# Beats.


def _read_beat(lesson: Lesson, item: dict[str, object], tips: bool) -> None:
    if "step" in item:
        step = _step(item, tips)
        decided = [_decision(lesson, item, option) for option in step.taken]
        lesson.beats.append(Beat("step", step, decided))
    elif tips:
        raise CaseError("a tip needs 'step', the id of its messages", item)
    elif "others" in item:
        known(item, ["others"])
        lesson.beats.append(Beat("others", None, _others(item)))
    elif "until" in item:
        known(item, ["until"])
        wanted = as_mapping(item["until"], item, "until")
        known(wanted, ["seat", "topic"])
        if not wanted:
            raise CaseError("'until' says nothing", item, "until")
        lesson.beats.append(Beat("until", None, [Step("until", wanted, item, "until")]))
    else:
        known(item, ["step", "others", "until", *EXPECTATIONS])
        for key, value in item.items():
            read_expectation(lesson.case, key, value, item)
        lesson.beats.append(Beat("expect", None, lesson.case.steps))
        lesson.case.steps = []


def _others(item: dict[str, object]) -> list[Step]:
    found: list[Step] = []
    answers = as_list(item["others"], item, "others")
    for n, value in enumerate(answers):
        answer = as_mapping(value, answers, n)
        known(answer, ["seat", "choose"])
        if len(answer) < 2:
            raise CaseError("what others do needs 'seat' and 'choose'", answer)
        as_option(answer["choose"], answer, "choose")
        found.append(Step("choose", answer, answer, "choose"))
    return found


def _decision(lesson: Lesson, item: dict[str, object], option: Option) -> Step:
    """A decision of the learner as a step of a case; the lines are those of the lesson's step."""
    value: dict[str, object] = {"seat": lesson.seat, "choose": list(option)}
    lesson.case.lines.note(value, lesson.case.lines.of(item))
    return Step("choose", value, item, "step")


def _step(item: dict[str, object], tip: bool) -> LessonStep:
    known(item, ["step", "topic", "look", "clause", "learns"] if tip else STEP)
    ways = [way for way in WAYS if way in item]
    if not tip and len(ways) != 1:
        raise CaseError(f"a step ends in one way: {', '.join(WAYS)}", item)
    step = LessonStep(as_word(item["step"], item, "step"), "tap" if tip else ways[0])
    if tip:
        step.topic = as_word(item.get("topic"), item, "topic")
    elif step.way == "tap":
        step.tap = _tap(item)
    else:
        _read_way(step, item)
    _read_look(step, as_mapping(item.get("look", {}), item, "look"))
    step.allowed = _options(item["allow"], item, "allow") if "allow" in item else []
    step.clause = as_word(item["clause"], item, "clause") if "clause" in item else ""
    for word, clause in as_mapping(item.get("learns", {}), item, "learns").items():
        step.learns[word] = as_word(clause, item["learns"], word)
    hints = as_list(item.get("wrong", []), item, "wrong")
    for n, value in enumerate(hints):
        hint = as_mapping(value, hints, n)
        known(hint, ["begins", "hint"])
        step.wrong.append(Wrong(as_option(hint.get("begins"), hint, "begins"), as_word(hint.get("hint"), hint, "hint")))
    return step


def _tap(item: dict[str, object]) -> tuple[str, str]:
    if item["tap"] == NEXT:
        return NEXT, ""
    wanted = as_mapping(item["tap"], item, "tap")
    known(wanted, TAPS)
    if len(wanted) != 1:
        raise CaseError(f"a tap is {NEXT!r}, or on one of: {', '.join(TAPS)}", item, "tap")
    ((kind, name),) = wanted.items()
    return kind, as_word(name, wanted, kind)


def _read_way(step: LessonStep, item: dict[str, object]) -> None:
    """The options that end a step, and those of them that are taken when the lesson is tried."""
    step.options = _options(item[step.way], item, step.way)
    if step.way in ("do", "all"):
        step.taken = step.options
    else:
        step.taken = step.options[:1]
    if "way" in item:
        if step.way not in ("one", "any"):
            raise CaseError("'way' says which of several ways is tried: of 'one' and 'any'", item, "way")
        step.taken = [as_option(item["way"], item, "way")]
    if not all(fits(step, option) for option in step.taken):
        raise CaseError("'way' does not end this step", item, "way")


def fits(step: LessonStep, option: Option) -> bool:
    """Whether an option is among those that end a step."""
    if step.way == "any":
        return any(option[: len(begins)] == begins for begins in step.options)
    return option in step.options


def _options(value: object, within: object, key: str) -> list[Option]:
    """One option, ``[move, larisa]``, or several, each in brackets."""
    if isinstance(value, list) and value and all(isinstance(item, list) for item in value):
        return [as_option(item, value, n) for n, item in enumerate(value)]
    return [as_option(value, within, key)]


def _read_look(step: LessonStep, look: dict[str, object]) -> None:
    known(look, LOOK)
    for key, value in look.items():
        if key == "options":
            step.lit = _options(value, look, key)
        elif key == "pieces":
            pieces = as_mapping(value, look, key)
            step.pieces = [(kind, name) for kind, names in pieces.items() for name in as_words(names, pieces, kind)]
        else:
            step.look[key] = as_words(value, look, key)


# The expected way.


def _expected(lesson: Lesson, beat: Beat) -> list[Step]:
    """What of a beat is tried: before the learner decides the others have answered, and hints have their options."""
    step = beat.step
    if step is None or not beat.parts:
        return beat.parts
    found: list[Step] = []
    for part in beat.parts:
        wait: dict[str, object] = {"seat": lesson.seat}
        lesson.case.lines.note(wait, lesson.case.lines.of(part.within))
        found += [Step("until", wait, part.within, "step"), part]
    for wrong in step.wrong:
        offer: dict[str, object] = {"seat": lesson.seat, "begins": list(wrong.begins)}
        lesson.case.lines.note(offer, lesson.case.lines.of(beat.parts[0].within))
        found.insert(1, Step("offered", offer, beat.parts[0].within, "wrong"))
    return found
