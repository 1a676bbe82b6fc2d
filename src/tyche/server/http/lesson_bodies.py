"""Bodies of the HTTP interface about lessons, and how far somebody has come in them."""

from typing import Annotated

from msgspec import Meta, Struct

from tyche.server.wire import Option


class TapCard(Struct, frozen=True):
    """What a look of a lesson is at: ``place``, ``panel``, ``figure``, or ``next`` for a step that is only read."""

    kind: str
    name: str


class WrongCard(Struct, frozen=True):
    """A hint for options that begin so."""

    begins: Option
    hint: str


class WordCard(Struct, frozen=True):
    """A word that is learned."""

    word: str
    about: str
    clause: str


class LessonStepCard(Struct, frozen=True):
    """A step of a lesson: what it says, what lights up, and what ends it."""

    name: str
    title: str
    say: str
    task: str
    hint: str
    way: str
    """``tap``, or by decisions: ``do`` in this order, ``all`` in any, ``one`` of them, ``any`` that begins so."""
    options: list[Option]
    tap: TapCard
    topic: str
    """Where the game is played freely: the question at which it is shown."""
    look: dict[str, list[str]]
    pieces: list[tuple[str, str]]
    lit: list[Option]
    allowed: list[Option]
    wrong: list[WrongCard]
    clause: str
    learns: list[WordCard]


class AnswerCard(Struct, frozen=True):
    """An answer to the last question of a lesson."""

    text: str
    right: bool


class LessonQuestion(Struct, frozen=True):
    """The last question of a lesson."""

    text: str
    answers: list[AnswerCard]
    why: str


class LessonCard(Struct, frozen=True):
    """A lesson in the reader's language; `free` is a game against bots with tips."""

    name: str
    title: str
    goal: str
    done: str
    minutes: int
    free: bool
    steps: list[LessonStepCard]
    question: LessonQuestion | None


class LessonBrief(Struct, frozen=True):
    """A lesson as the first page counts it."""

    name: str
    minutes: int
    steps: int


class LearningCard(Struct, frozen=True):
    """How far I have come in a lesson."""

    game: str
    lesson: str
    step: int
    done: bool


class LessonOpening(Struct, frozen=True, forbid_unknown_fields=True):
    """Opening a lesson: where I left it, or `again` from its beginning."""

    again: bool = False


class LessonTable(Struct, frozen=True):
    """The table of a lesson, and the step to show there."""

    table: str
    step: int


class LessonProgress(Struct, frozen=True, forbid_unknown_fields=True):
    """How far I have come."""

    step: Annotated[int, Meta(ge=0, le=1000)]
    done: bool = False
