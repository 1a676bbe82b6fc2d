"""Lessons in a browser: every one by its expected way and by wrong ones, on a desk and on a phone, in two languages.

Usually each lesson is gone through once, so that every game meets each size with each language;
``TYCHE_LESSONS=all`` goes through all of them in every way (`make lessons-browser`).
"""

import os
from itertools import product

import pytest

from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.learner import FEW, Learner
from tyche.core.game import game_named, games
from tyche.core.lessonfile import Lesson
from tyche.core.lessons import lessons_of

WAYS = [(DESK, "en"), (PHONE, "de"), (PHONE, "en"), (DESK, "de")]
ALL = os.environ.get("TYCHE_LESSONS") == "all"


def guided(name: str) -> list[Lesson]:
    """The lessons of a game that lead step by step."""
    return [lesson for lesson in lessons_of(game_named(name)) if not lesson.bots]


def tried() -> list[tuple[str, int, tuple[int, int], str]]:
    """Game, number of the lesson, size and language."""
    found = []
    for name in sorted(games()):
        numbers = range(len(guided(name)))
        ways = product(numbers, WAYS) if ALL else ((number, WAYS[number % len(WAYS)]) for number in numbers)
        found += [(name, number, size, language) for number, (size, language) in ways]
    return found


@pytest.mark.parametrize(("name", "number", "size", "language"), tried())
def test_a_lesson_by_its_way_and_by_wrong_ones(
    name: str, number: int, size: tuple[int, int], language: str, visitor: Visitor, address: str, keep: Keep
) -> None:
    game, lesson, phone = game_named(name), guided(name)[number], size == PHONE
    page = visitor(size, language=language, touch=phone)
    learner = Learner(page, address, game, lesson, language, phone, len(lesson.steps) if ALL else FEW)
    learner.open(number)
    learner.go_through()
    assert learner.erred, "nothing wrong could be tried"
    keep(page, f"{lesson.name}-{language}")
