"""``tyche learn``: the lessons of a game at the terminal."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.panel import Panel
from rich.text import Text

from tyche.cli.desk import open_console
from tyche.cli.last import last_table
from tyche.cli.layout import Layout
from tyche.cli.play import USUAL_GAME, seat_bot
from tyche.cli.session import Quit, Session
from tyche.cli.words import LANGUAGE, text
from tyche.core.ask import Option
from tyche.core.errors import SetupError
from tyche.core.game import game_named
from tyche.core.lessonfile import Lesson, LessonStep
from tyche.core.lessons import Lead, go_on, lessons_of, open_lesson
from tyche.core.seat import Bot
from tyche.core.table import Table
from tyche.text import Messages
from tyche.text.lessons import LessonTexts, question_id, step_id

SHOWS = 3
"""After so many misses the lesson offers to do it."""


def learn(
    game: Annotated[str, typer.Argument(help=text("cli-arg-game"))] = USUAL_GAME,
    lesson: Annotated[str, typer.Argument(help=text("cli-arg-lesson"))] = "",
    language: Annotated[str, typer.Option(help=text("cli-arg-language"))] = LANGUAGE,
) -> None:
    """Play a lesson of a game; without its name the first that is not done."""
    found = game_named(game)
    lessons = {one.name: one for one in lessons_of(found)}
    if not lessons:
        raise SetupError(f"{found.name} has no lessons yet")
    if lesson and lesson not in lessons:
        raise SetupError(f"{found.name} has no lesson {lesson!r}; it has {', '.join(lessons)}")
    console, texts = open_console(), LessonTexts(found, language)
    done = _done(game)
    for one in lessons.values():
        mark = "✓" if one.name in done else " "
        console.print(Text(f" {mark} {one.name:<10} {texts.text(one.name)}"))
    wanted = lessons[lesson] if lesson else next((one for one in lessons.values() if one.name not in done), None)
    if wanted is None:
        console.print(Text(Messages(found, language).ui("cli-lesson-all-done")))
        return
    table = open_lesson(wanted, found)
    layout = Layout(found, table.setup, Messages(found, language))
    if LessonSession(wanted, table, layout, console, texts).learn():
        _keep(game, [*done, wanted.name])


def _file(game: str) -> Path:
    return last_table().with_name(f"learned-{game}.txt")


def _done(game: str) -> list[str]:
    """The lessons that were done here."""
    return _file(game).read_text(encoding="utf-8").split() if _file(game).exists() else []


def _keep(game: str, done: list[str]) -> None:
    try:
        _file(game).parent.mkdir(parents=True, exist_ok=True)
        _file(game).write_text("\n".join(dict.fromkeys(done)), encoding="utf-8")
    except OSError:  # where nothing can be written one learns all the same
        return


class LessonSession(Session):
    """A lesson at the terminal: each step is shown, and what leads away is answered with a hint."""

    def __init__(self, lesson: Lesson, table: Table, layout: Layout, console: Console, texts: LessonTexts) -> None:
        seat = table.setup.seats.index(lesson.seat)
        bots: dict[int, Bot] = {}
        if lesson.bots:
            bots = {other: seat_bot(lesson.bots, table, other) for other in range(table.setup.players) if other != seat}
        super().__init__(table, bots, layout, console, None)
        self.humans = [seat]
        self.lesson = lesson
        self.texts = texts
        self.lead = None if lesson.bots else Lead(lesson, table)
        self.misses = 0
        self.read: set[str] = set()

    def learn(self) -> bool:
        """Go through the lesson; whether it was done to the end."""
        self.console.print(
            Panel(Text(self.texts.text(self.lesson.name, "goal")), title=self.texts.text(self.lesson.name))
        )
        if self.lead is None:
            self.run()
            return self.table.over
        try:
            self._steps(self.lead)
            self._question()
        except (Quit, EOFError, KeyboardInterrupt):
            self.say("cli-bye")
            return False
        self.console.print(Text(self.texts.text(self.lesson.name, "done"), "bold"))
        return True

    def _steps(self, lead: Lead) -> None:
        go_on(lead, self.table)
        for number, step in enumerate(self.lesson.steps):
            self.misses = 0
            if not step.decides:
                self._present(step)
                self.console.input(Text(self.layout.ui("cli-lesson-enter"), "dim"))
            while step.decides and lead.step == number:
                self.ask_person(lead.seat)

    def _present(self, step: LessonStep) -> None:
        ident = step_id(self.lesson, step)
        said = Text(self.texts.text(ident))
        if step.decides:  # what is to be looked at is not pointed at here
            said.append(f"\n☞ {self.texts.text(ident, 'task')}", "bold")
        self.console.print(Panel(said, title=self.texts.text(ident, "title"), title_align="left"))

    def _question(self) -> None:
        asked = self.lesson.question
        if asked is None:
            return
        ident = question_id(self.lesson)
        while True:
            self.console.print(Panel(Text(self.texts.text(ident))))
            for number, answer in enumerate(asked.answers, start=1):
                self.console.print(Text(f" {number}. {self.texts.text(ident, answer)}"))
            line = self.console.input("> ").strip()
            if line in ("quit", "exit"):
                raise Quit
            if line.isdecimal() and 0 < int(line) <= len(asked.answers) and asked.answers[int(line) - 1] == asked.right:
                self.console.print(Text(self.texts.text(ident, "why"), "green"))
                return
            self.say("cli-lesson-wrong")

    # What a session does, led.

    def show(self, seat: int) -> None:
        """The table and the question as always, and what the lesson says to it."""
        super().show(seat)
        step = self._current()
        if step is not None:
            self._present(step)

    def _current(self) -> LessonStep | None:
        if self.lead is not None:
            return self.lesson.steps[self.lead.step] if self.lead.step < len(self.lesson.steps) else None
        topic = None if self.table.ask is None else self.table.ask.topic
        tip = next((step for step in self.lesson.steps if step.topic == topic and step.name not in self.read), None)
        if tip is not None:
            self.read.add(tip.name)
        return tip

    def decide(self, seat: int, option: Option) -> None:
        """Take a decision if the lesson allows it, and let the others answer."""
        if self.lead is not None and not self.lead.allows(option):
            self._hint(option)
            return
        super().decide(seat, option)
        if self.lead is not None:
            self.lead.note(self.table, seat, option)
            go_on(self.lead, self.table)

    def _hint(self, option: Option) -> None:
        step = self._current()
        assert step is not None
        ident = step_id(self.lesson, step)
        named = [f"hint-{wrong.hint}" for wrong in step.wrong if option[: len(wrong.begins)] == wrong.begins]
        hint = next((self.texts.text(ident, name) for name in [*named, "hint"] if self.texts.has(ident, name)), "")
        self.console.print(Text(f"! {hint or self.layout.ui('cli-lesson-hint')}", "yellow"))
        self.misses += 1
        if self.misses >= SHOWS:
            self.say("cli-lesson-show")

    def hint(self) -> None:
        """What the step says to a wrong try; in a game of one's own what a strong bot would do."""
        if self.lead is None:
            super().hint()
        else:
            self._hint(())

    def obey(self, seat: int, line: str) -> None:
        """As always; ``show me`` does what the step wants."""
        if self.lead is not None and line == "show me":
            self.decide(seat, self.lead.wanted()[0])
        else:
            super().obey(seat, line)

    def undo(self, seat: int) -> None:
        """Nothing is taken back in a lesson: it can be begun again."""
        if self.lead is None:
            super().undo(seat)
        else:
            self.say("cli-lesson-no-undo")
