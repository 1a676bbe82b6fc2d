"""The sentences of lessons: ``lessons/*.ftl`` of a game, with the ids that its lesson files lead to."""

from typing import Final

from tyche.core.game import Game
from tyche.core.lessonfile import FOLDER, Lesson, LessonStep
from tyche.text.catalogue import Catalogue

MOST_WORDS: Final = 25
"""Words that a learner is told at once."""
NEEDED: Final = ("title", "task")
"""Attributes that every step has."""


class LessonTexts:
    """All that lessons of a game say in one language."""

    def __init__(self, game: Game, language: str) -> None:
        self._catalogue = Catalogue(game.folder, language, FOLDER)

    def has(self, ident: str, attribute: str = "") -> bool:
        """Whether there is such a text."""
        return self._catalogue.has(ident, attribute)

    def text(self, ident: str, attribute: str = "") -> str:
        """A text; empty if there is none."""
        return self._catalogue.text(ident, {}, attribute) if self.has(ident, attribute) else ""

    def hints(self, lesson: Lesson, step: LessonStep) -> dict[str, str]:
        """The hints of a step by name."""
        return {wrong.hint: self.text(step_id(lesson, step), f"hint-{wrong.hint}") for wrong in step.wrong}


def step_id(lesson: Lesson, step: LessonStep) -> str:
    """The message of a step."""
    return f"{lesson.name}-{step.name}"


def question_id(lesson: Lesson) -> str:
    """The message of the last question."""
    return f"{lesson.name}-question"


def needed(lesson: Lesson) -> list[tuple[str, str]]:
    """Every message and attribute that a lesson cannot do without."""
    found = [(lesson.name, ""), (lesson.name, "goal"), (lesson.name, "done")]
    for step in lesson.steps:
        ident = step_id(lesson, step)
        found += [(ident, ""), *((ident, attribute) for attribute in NEEDED)]
        found += [(ident, f"hint-{wrong.hint}") for wrong in step.wrong]
        found += [(f"word-{word}", attribute) for word in step.learns for attribute in ("", "about")]
    if lesson.question is not None:
        ident = question_id(lesson)
        found += [(ident, ""), (ident, "why"), *((ident, answer) for answer in lesson.question.answers)]
    return found
