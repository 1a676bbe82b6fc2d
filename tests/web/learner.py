"""Somebody who goes through lessons in a browser: sees what is lit, does it, and errs on the way."""

import re
from collections.abc import Callable
from contextlib import suppress

import pytest
from playwright.sync_api import Error, Locator, Page, expect

from tests.web.playing import FREE_POINT
from tyche.core.game import Game
from tyche.core.lessonfile import Lesson, LessonStep
from tyche.text.lessons import LessonTexts, question_id, step_id

AGAIN_MS = 1500
CLICK_MS = 20_000
TRIES = 40
MISSES = 3
"""After so many wrong tries a lesson offers to do it itself."""
FEW = 2
SEND = "[data-send]"
ON = """
was => {
  const at = document.querySelector("[data-lesson]");
  return !at || at.dataset.lesson !== was[0] || at.dataset.taken !== was[1];
}
"""


class Learner:
    """A page, the lesson that is gone through, and what it says in the reader's language."""

    def __init__(
        self, page: Page, address: str, game: Game, lesson: Lesson, language: str, phone: bool, errs: int = FEW
    ) -> None:
        self.page = page
        self.address = address
        self.game = game
        self.lesson = lesson
        self.phone = phone
        self.texts = LessonTexts(game, language)
        self.bubble = page.locator("[data-lesson]")
        self.errs = errs
        """At how many steps something wrong is tried."""
        self.erred = 0
        """Steps at which something wrong was tried."""

    # The whole way.

    def open(self, number: int) -> None:
        """Begin the lesson from its list."""
        self.page.goto(f"{self.address}/learn/{self.game.name}")
        self.page.locator("ol .sheet").nth(number).get_by_role("button").last.click()
        expect(self.bubble).to_be_visible()

    def go_through(self) -> None:
        """Every step: at some that decide something first a wrong try, at the first of them until it is shown."""
        for number, step in enumerate(self.lesson.steps):
            expect(self.bubble).to_have_attribute("data-lesson", str(number))
            expect(self.bubble).to_contain_text(self.texts.text(step_id(self.lesson, step)))
            expect(self.bubble).not_to_contain_text(re.compile(r"\[lesson|undefined"))
            self.go_on()
            if step.decides:
                self.decide(number, step)
            else:
                self.look(step)
        self.answer()

    def decide(self, number: int, step: LessonStep) -> None:
        """Err, then do what leads on."""
        if self.erred < self.errs:
            self.err(MISSES if not self.erred else 1)
        for _ in step.taken:
            was = self.state
            if was[0] != str(number):
                return  # several were done at once
            self.until_on(self.take, was)

    def answer(self) -> None:
        """The last question: wrongly, then rightly."""
        question, ident = self.lesson.question, question_id(self.lesson)
        assert question is not None
        self.go_on()
        wrong = next(answer for answer in question.answers if answer != question.right)
        self.bubble.get_by_role("button", name=self.texts.text(ident, wrong), exact=True).click()
        expect(self.bubble.locator(".hintbox")).to_be_visible()
        self.bubble.get_by_role("button", name=self.texts.text(ident, question.right), exact=True).click()
        expect(self.bubble).to_contain_text(self.texts.text(ident, "why"))

    # One step.

    @property
    def state(self) -> list[str | None]:
        """The step that is shown, and how much of it is done."""
        return [self.bubble.get_attribute("data-lesson"), self.bubble.get_attribute("data-taken")]

    def until_on(self, act: Callable[[], None], was: list[str | None] | None = None) -> None:
        """Do something until the lesson goes on: right after a new question a click does not count."""
        was = was or self.state
        for _ in range(TRIES):
            self.go_on()
            try:
                if self.state == was:
                    act()
                self.page.wait_for_function(ON, arg=was, timeout=AGAIN_MS)
            except Error:
                continue
            return
        pytest.fail(f"the lesson stays at {was}: {self.bubble.inner_text()}")

    def go_on(self) -> None:
        """Leave a scene that has come to its end: on a phone it lies over the lesson until then."""
        done = self.page.locator("[data-continue]")
        if done.is_visible():
            done.click()

    def look(self, step: LessonStep) -> None:
        """Point at what is to be looked at: a place on the map where it can be hit, else the task itself."""
        kind, place = step.tap
        if kind != "place" or self.phone:
            self.bubble.locator("button.task").click(timeout=CLICK_MS)
        else:
            self.until_on(lambda: self.point(place))

    def point(self, place: str) -> None:
        """Click a place where it lies now: the map may have moved to show what is lit."""
        found = self.page.evaluate(FREE_POINT, place)
        if found is None:
            self.bubble.locator("button.task").click(timeout=CLICK_MS)
        else:
            self.page.mouse.click(*found)

    def take(self) -> None:
        """Choose what is lit, wherever it stands: in a menu, a scene, beside the question, in the hand, in the list."""
        menu = self.page.locator("dialog[open]")
        for lit in (
            menu.locator("button.lit, .choices > .primary"),
            self.page.locator(f".scene:not(:has(.option.lit.picked)):has({SEND}) .option.lit"),
            self.page.locator(SEND),
            self.page.locator("button.lit:not(.card, .option, [role='tab']):visible"),
            self.page.locator("button.card.playable.lit:visible"),
        ):
            if lit.count():
                lit.first.click(timeout=CLICK_MS)
                return
        self.list_of_actions()

    def list_of_actions(self) -> Locator:
        """All that can be chosen, as a list."""
        self.page.locator('[role="tab"]').filter(has_text=self.actions).first.click(timeout=CLICK_MS)
        return self.page.locator(".pane .all")

    @property
    def actions(self) -> re.Pattern[str]:
        """How the list of actions is called."""
        return re.compile("^(Actions|Aktionen|Akce|Akcje)")

    def err(self, misses: int) -> None:
        """What leads away gets a hint and changes nothing; after the third the lesson offers to do it itself."""
        was, hint = self.state[0], self.bubble.locator(".hintbox")
        show = hint.locator("button")
        for _ in range(TRIES):
            if show.count() if misses == MISSES else hint.count():
                break
            with suppress(Error):
                if not self.stray():
                    return
        expect(hint).to_be_visible()
        assert self.state[0] == was, "the lesson went on by something wrong"
        self.erred += 1
        if misses == MISSES:
            self.until_on(lambda: show.click(timeout=CLICK_MS) if show.count() else None)

    def stray(self) -> bool:
        """Choose something that is not lit, in a scene or in the list; False if there is nothing else."""
        if self.page.locator(SEND).count():
            other = self.page.locator(".scene .option:not(.lit)")
            if other.count():
                other.first.click(timeout=CLICK_MS)
                self.page.locator(SEND).click(timeout=CLICK_MS)
            return bool(other.count())
        other = self.list_of_actions().locator("button.button:not(.lit):visible, .card.playable:not(.lit):visible")
        if other.count():
            other.first.click(timeout=CLICK_MS)
        return bool(other.count())
