"""Lessons in a browser: by their expected way and by a wrong one, on a desk and on a phone, in two languages."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tyche.core.game import game_named
from tyche.core.lessonfile import Lesson
from tyche.core.lessons import lessons_of
from tyche.text.lessons import LessonTexts, question_id, step_id

GAME = game_named("successors")
LESSONS = {lesson.name: lesson for lesson in lessons_of(GAME)}
TRIED = [("turn", DESK, "en"), ("battle", DESK, "en"), ("battle", PHONE, "cs"), ("siege", DESK, "en")]
AGAIN_MS = 1500
TRIES = 30


def bubble(page: Page) -> Locator:
    return page.locator("[data-lesson]")


def state(page: Page) -> tuple[str | None, str | None]:
    """The step that is shown, and how much of it is done."""
    return bubble(page).get_attribute("data-lesson"), bubble(page).get_attribute("data-taken")


def until_changed(page: Page, was: tuple[str | None, str | None], act: Callable[[], None]) -> None:
    """Do something until the lesson goes on: right after a new question a click does not count."""
    for _ in range(TRIES):
        act()
        try:
            page.wait_for_function(
                "was => { const at = document.querySelector('[data-lesson]');"
                " return !at || at.dataset.lesson !== was[0] || at.dataset.taken !== was[1] }",
                arg=list(was),
                timeout=AGAIN_MS,
            )
        except Exception:
            continue
        return
    pytest.fail(f"the lesson stays at {was}: {bubble(page).inner_text()}")


def options(page: Page, phone: bool) -> Locator:
    """The list of all that can be chosen."""
    if phone:
        page.get_by_role("tab").first.click()
    else:
        page.locator(".tabbed").get_by_role("tab").first.click()
    return page.locator(".pane")


def take(page: Page, phone: bool) -> None:
    """Choose what is lit, wherever it stands."""
    lit = page.locator("button.lit:visible")
    if not lit.count():
        lit = options(page, phone).locator("button.lit")
    if lit.count():
        lit.first.click()


def opened(page: Page, address: str, lesson: Lesson) -> None:
    page.goto(f"{address}/learn/{GAME.name}")
    page.locator("ol .sheet").nth(list(LESSONS).index(lesson.name)).get_by_role("button").last.click()
    expect(bubble(page)).to_be_visible()


@pytest.mark.parametrize(("name", "size", "language"), TRIED)
def test_a_lesson_by_its_way_and_by_a_wrong_one(
    name: str, size: tuple[int, int], language: str, visitor: Visitor, address: str, keep: Keep
) -> None:
    lesson = LESSONS[name]
    phone, texts = size == PHONE, LessonTexts(GAME, language)
    page = visitor(size, language=language, touch=phone)
    opened(page, address, lesson)
    erred = False
    for number, step in enumerate(lesson.steps):
        expect(bubble(page)).to_have_attribute("data-lesson", str(number))
        expect(bubble(page)).to_contain_text(texts.text(step_id(lesson, step)))
        expect(bubble(page)).not_to_contain_text(re.compile(r"\[lesson"))
        if not step.decides:
            _go_on(page)
            bubble(page).locator("button.task").click()
            continue
        if not erred:
            erred = True
            _err(page, phone)
        for _ in range(len(step.taken)):
            if bubble(page).get_attribute("data-lesson") == str(number):
                until_changed(page, state(page), lambda: take(page, phone))
    keep(page, f"lesson-{lesson.name}-{language}")
    _answer(page, lesson, texts)


def _go_on(page: Page) -> None:
    """Leave a scene that has come to its end: on a phone it lies over the lesson until then."""
    done = page.locator("[data-continue]")
    if done.is_visible():
        done.click()


def _err(page: Page, phone: bool) -> None:
    """What leads away gets hints; after the third the lesson does it itself."""
    was = state(page)
    other = options(page, phone).locator(".button:not(.lit):not(.quiet):visible")
    show = bubble(page).locator(".hintbox button")
    for _ in range(TRIES):
        if show.count():
            break
        other.first.click()
        page.wait_for_timeout(100)
    expect(bubble(page).locator(".hintbox")).to_be_visible()
    assert state(page) == was, "nothing has happened"
    until_changed(page, was, lambda: show.click() if show.count() else None)


def _answer(page: Page, lesson: Lesson, texts: LessonTexts) -> None:
    assert lesson.question is not None
    ident = question_id(lesson)
    wrong = next(answer for answer in lesson.question.answers if answer != lesson.question.right)
    bubble(page).get_by_role("button", name=texts.text(ident, wrong), exact=True).click()
    expect(bubble(page).locator(".hintbox")).to_be_visible()
    bubble(page).get_by_role("button", name=texts.text(ident, lesson.question.right), exact=True).click()
    expect(bubble(page)).to_contain_text(texts.text(ident, "why"))
