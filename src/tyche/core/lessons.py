"""Lessons, led: where a table stands in its lesson, and what happens there by itself."""

from pathlib import Path
from typing import Any, Final

from tyche.core.ask import Option
from tyche.core.cases import PATIENCE, run_case
from tyche.core.errors import CaseError, SetupError
from tyche.core.game import Game
from tyche.core.lessonfile import Beat, Lesson, LessonStep, fits, load_lessons
from tyche.core.puzzles import Puzzle
from tyche.core.resume import position_of, resumed
from tyche.core.table import Table, open_table
from tyche.core.vocabulary import CASE_SEED, as_mapping, as_option, as_seat

OFF: Final = "lesson"
"""The reason of a refusal: the option is lawful, but leads away from the lesson."""


class LeftLesson(Exception):
    """The decisions of a table are not those of its lesson: it was written anew since."""


class Lead:
    """Follows a table through its lesson, decision by decision. Changes nothing at the table."""

    def __init__(self, lesson: Lesson, table: Table) -> None:
        self.lesson = lesson
        self.seat = as_seat(lesson.seat, table.setup.seats, lesson.case.given, "seat")
        self.beat = 0
        self.step = 0
        """The step that is under way: the first that no decision has ended; all steps if the lesson is over."""
        self.taken: list[Option] = []
        """What of the step under way is done, or of what others do."""
        self.began: list[int] = []
        """The moments at which the steps so far began."""
        self._settle(table)

    @property
    def _now(self) -> Beat | None:
        return self.lesson.beats[self.beat] if self.beat < len(self.lesson.beats) else None

    def allows(self, option: Option) -> bool:
        """Whether the learner may decide so now."""
        beat = self._now
        if beat is None or beat.step is None:
            return beat is None
        return option in self.wanted() or _begins(option, beat.step.allowed) or _fits_any(beat.step, option)

    def wanted(self) -> list[Option]:
        """What leads on from here; of a step that may end in many ways the one that is shown."""
        beat = self._now
        step = None if beat is None else beat.step
        if step is None:
            return []
        if step.way == "do":
            return step.options[len(self.taken) : len(self.taken) + 1]
        if step.way == "all":
            return _without(step.options, self.taken)
        return step.taken

    def note(self, table: Table, seat: int, option: Option) -> None:
        """Take account of a decision; `table` is the table after it."""
        beat = self._now
        if beat is not None:
            self._count(beat, seat, option)
        self._settle(table)

    def _count(self, beat: Beat, seat: int, option: Option) -> None:
        step = beat.step
        if step is not None and seat == self.seat:
            if not self.allows(option):
                raise LeftLesson
            if option in self.wanted() or _fits_any(step, option):
                self.taken.append(option)
                whole = len(step.options) if step.way in ("do", "all") else 1
                if len(self.taken) == whole:
                    self._go_on()
        elif beat.kind == "others":
            self.taken.append(option)
            if len(self.taken) == len(beat.parts):
                self._go_on()

    def _go_on(self) -> None:
        beat = self._now
        self.step += beat is not None and beat.step is not None
        self.beat += 1
        self.taken = []

    def _settle(self, table: Table) -> None:
        """Pass over what needs no decision: looks, expectations, and waits that have come to their end."""
        while (beat := self._now) is not None:
            if beat.step is not None and len(self.began) <= self.step:
                self.began.append(len(table.decisions))
            if beat.kind == "others" or (beat.step is not None and beat.step.decides):
                return
            if beat.kind == "until" and not self._asked(table, beat.parts[0].value):
                return
            self._go_on()

    def _asked(self, table: Table, wanted: object) -> bool:
        """Whether somebody is asked what a lesson waits for; nobody waits for a game that is over."""
        ask, mapping = table.ask, as_mapping(wanted, wanted, "until")
        if ask is None:
            return True
        if "topic" in mapping and mapping["topic"] != ask.topic:
            return False
        return "seat" not in mapping or table.setup.seats.index(str(mapping["seat"])) in ask.seats()

    def due(self, table: Table) -> tuple[int, Option] | None:
        """What happens next by itself: an answer that is laid down, or a default; None if the learner is to decide."""
        beat, waiting = self._now, table.awaited()
        if beat is None or not waiting:
            return None
        if beat.kind == "others":
            answer = as_mapping(beat.parts[len(self.taken)].value, beat.parts, "others")
            seat = as_seat(answer["seat"], table.setup.seats, answer, "seat")
            return seat, as_option(answer["choose"], answer, "choose")
        if beat.kind == "step" and self.seat in waiting:
            return None
        return waiting[0], table.default(waiting[0])


def _begins(option: Option, with_one: list[Option]) -> bool:
    return any(option[: len(begins)] == begins for begins in with_one)


def _fits_any(step: LessonStep, option: Option) -> bool:
    return step.way in ("one", "any") and fits(step, option)


def _without(options: list[Option], taken: list[Option]) -> list[Option]:
    rest = options[:]
    for option in taken:
        rest.remove(option)
    return rest


# Tables.


def open_lesson(lesson: Lesson, game: Game) -> Table:
    """The table of a lesson before its first decision."""
    case = lesson.case
    players = game.least if case.players is None else case.players
    try:
        if not isinstance(lesson, Puzzle):
            game.check(players, case.options, None)
        if lesson.bots:
            return open_table(game, players, case.options, None, CASE_SEED)
        if isinstance(lesson, Puzzle):
            table = lesson.open(game)
        else:
            table = game.vocabulary().open(players, case.options, case.given, case.dice)
        return resumed(game, table.setup, lesson.seed, position_of(table), [])
    except SetupError as unfit:
        raise case.lines.locate(CaseError(str(unfit)), case.given) from None
    except CaseError as error:
        raise case.lines.locate(error, case.given) from None


def lead_of(lesson: Lesson, table: Table) -> Lead:
    """Where a table stands in its lesson; `LeftLesson` if it is another one."""
    again = table.at(0)
    lead = Lead(lesson, again)
    for seat, option in table.decisions:
        again.choose(seat, option)
        lead.note(again, seat, option)
    return lead


def go_on(lead: Lead, table: Table) -> None:
    """Let happen what happens by itself, until the learner is to decide."""
    for _ in range(PATIENCE):
        due = lead.due(table)
        if due is None:
            return
        table.choose(*due)
        lead.note(table, *due)
    raise SetupError(f"{lead.lesson.case.place}: nobody is asked what the lesson waits for")


# Trying them.


def try_lesson(lesson: Lesson, game: Game) -> list[str]:
    """Play a lesson by its expected way: what failed, each with file and line."""
    if lesson.bots:
        open_lesson(lesson, game)
        return []
    failures = _misplaced(lesson, game) + run_case(lesson.case, game)
    return failures or _played(lesson, game)


def _played(lesson: Lesson, game: Game) -> list[str]:
    """The same as a learner plays it: the lead must come to the end."""
    table = open_lesson(lesson, game)
    lead = Lead(lesson, table)
    go_on(lead, table)
    while lead.step < len(lesson.steps):
        wanted = lead.wanted()
        if not wanted or table.ask is None:
            where = f"it does not get beyond {lesson.steps[lead.step].name!r}"
            return [f"{lesson.case.place}: {lesson.case.title}: {where}"]
        table.choose(lead.seat, wanted[0])
        lead.note(table, lead.seat, wanted[0])
        go_on(lead, table)
    return []


def _misplaced(lesson: Lesson, game: Game) -> list[str]:
    """What is to light up or to be tapped on the map, and is not there."""
    table = open_lesson(lesson, game)
    board: dict[str, Any] = game.board(table.setup)
    places = board.get("places") or {}
    wrong: list[str] = []
    for beat in lesson.beats:
        step = beat.step
        if step is None or not places:
            continue
        named = [*step.look.get("places", []), *([step.tap[1]] if step.tap[0] == "place" else [])]
        wrong += [f"step {step.name!r} looks at {name!r}, which is no place" for name in named if name not in places]
    return [f"{lesson.case.place}: {lesson.case.title}: {text}" for text in wrong]


def lessons_of(game: Game) -> list[Lesson]:
    """All lessons of a game, in order."""
    return load_lessons(Path(game.folder), game.name)
