"""The guided first game of each game in a browser: opened from its list, tips at its questions, played to its end.

Usually the first turns are played; ``TYCHE_LESSONS=all`` plays every game through (`make lessons-browser`).
"""

import os
from time import monotonic

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, Keep, Visitor
from tests.web.playing import Player
from tyche.core.game import Game, game_named, games
from tyche.core.lessonfile import Lesson
from tyche.core.lessons import lessons_of
from tyche.text.lessons import LessonTexts, step_id

ALL = os.environ.get("TYCHE_LESSONS") == "all"
FEW = 14
"""Decisions of the learner that are taken usually."""
LONGEST_GAME = 1500.0
"""Seconds; bots think in real time, and a machine may be busy."""
THINKING = 120.0


class Pupil:
    """Somebody who plays a guided first game: reads each tip, then does what is usual, from the list of actions."""

    def __init__(self, player: Player, game: Game, lesson: Lesson) -> None:
        self.player = player
        self.page = player.page
        self.bubble = self.page.locator("[data-lesson]")
        self.lesson = lesson
        self.game = game
        self.texts = LessonTexts(game, "en")
        self.read: list[str] = []
        """The questions that a tip was read for, in order."""
        self.taken = 0

    def open(self) -> None:
        """Begin the game from the list of lessons."""
        self.page.goto(f"{self.player.address}/learn/{self.game.name}")
        self.page.locator("ol .sheet").last.get_by_role("button").last.click()
        expect(self.player.prompt).to_be_visible()

    @property
    def over(self) -> bool:
        """Whether the game has come to its end."""
        return bool(self.player.view) and not self.player.view["ask"]

    def play(self, most: float) -> None:
        """Decide until the game is over, or so often."""
        end = monotonic() + LONGEST_GAME
        while not self.over and self.taken < most and monotonic() < end:
            if not self.player.waits_for(lambda: self.over or self.player.may_choose(), THINKING):
                pytest.fail(f"nobody goes on: {self.player.ask}")
            if not self.over:
                self.tip()
                self.decide()
        assert self.over or self.taken >= most, f"{self.taken} decisions, and no end"

    def tip(self) -> None:
        """The tip for the question that is asked, once for each."""
        topic = self.player.ask["topic"]
        step = next((one for one in self.lesson.steps if one.topic == topic), None)
        if step is None or topic in self.read:
            return
        expect(self.bubble).to_contain_text(self.texts.text(step_id(self.lesson, step)))
        self.bubble.locator("button.task").click()
        expect(self.bubble).to_be_hidden()
        self.read.append(topic)

    def decide(self) -> None:
        """What is usual, from the list of actions; anything, where nothing is."""
        done = self.page.locator("[data-continue]")
        if done.is_visible():
            done.click()
        self.player.tab("Actions")
        usual = self.page.locator(".all button.default, .all button.go")
        found = usual if usual.first.is_visible() else self.player.listed
        if number := found.count():
            self.taken += self.player.tries(found.nth(self.player.random.randrange(number)))


@pytest.mark.timeout(LONGEST_GAME + 300 if ALL else 300)
@pytest.mark.parametrize("name", sorted(games()))
def test_a_guided_first_game(name: str, visitor: Visitor, address: str, keep: Keep) -> None:
    game = game_named(name)
    lesson = lessons_of(game)[-1]
    page = visitor(DESK)
    pupil = Pupil(Player(page, address), game, lesson)
    pupil.open()
    pupil.play(float("inf") if ALL else FEW)
    keep(page, lesson.name)
    assert len(pupil.read) >= 3, "the first questions are explained"
    if ALL:
        expect(pupil.bubble).to_contain_text(pupil.texts.text(lesson.name, "done"))
        learned = pupil.player.call("GET", "/api/lessons")
        assert [one["done"] for one in learned if one["lesson"] == lesson.name] == [True]
