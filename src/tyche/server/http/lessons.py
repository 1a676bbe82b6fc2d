"""Lessons: what they say, where one stands in them, and their tables."""

from functools import cache
from typing import Annotated, Final

from msgspec import Meta

from tyche.core.lessonfile import Lesson, LessonStep
from tyche.server.http.call import NOBODY, Call
from tyche.server.http.errors import Problem
from tyche.server.http.games import UNKNOWN, GameName, LanguageCode, installed, known_game, known_language
from tyche.server.http.lesson_bodies import (
    AnswerCard,
    LearningCard,
    LessonCard,
    LessonOpening,
    LessonProgress,
    LessonQuestion,
    LessonStepCard,
    LessonTable,
    TapCard,
    WordCard,
    WrongCard,
)
from tyche.server.http.routing import route
from tyche.server.room.lessons import lessons
from tyche.text.lessons import LessonTexts, question_id, step_id

LessonName = Annotated[str, Meta(max_length=60)]
NO_LESSON: Final = (*UNKNOWN, "lesson.unknown")


def known_lesson(game: str, name: str) -> Lesson:
    """The lesson of that name."""
    found = lessons(known_game(game).name)
    if name not in found:
        raise Problem("lesson.unknown", game=game, lesson=name, lessons=", ".join(found))
    return found[name]


@cache
def _cards(game: str, language: str) -> list[LessonCard]:
    texts = LessonTexts(installed()[game], language)
    return [_card(lesson, texts) for lesson in lessons(game).values()]


def _card(lesson: Lesson, texts: LessonTexts) -> LessonCard:
    return LessonCard(
        name=lesson.name,
        title=texts.text(lesson.name),
        goal=texts.text(lesson.name, "goal"),
        done=texts.text(lesson.name, "done"),
        minutes=lesson.minutes,
        free=bool(lesson.bots),
        steps=[_step(lesson, step, texts) for step in lesson.steps],
        question=_question(lesson, texts),
    )


def _step(lesson: Lesson, step: LessonStep, texts: LessonTexts) -> LessonStepCard:
    ident = step_id(lesson, step)
    hints = texts.hints(lesson, step)
    return LessonStepCard(
        name=step.name,
        title=texts.text(ident, "title"),
        say=texts.text(ident),
        task=texts.text(ident, "task"),
        hint=texts.text(ident, "hint"),
        way=step.way,
        options=step.options,
        tap=TapCard(*step.tap),
        topic=step.topic,
        look=step.look,
        pieces=step.pieces,
        lit=step.lit,
        allowed=step.allowed,
        wrong=[WrongCard(wrong.begins, hints[wrong.hint]) for wrong in step.wrong],
        clause=step.clause,
        learns=[
            WordCard(texts.text(f"word-{word}"), texts.text(f"word-{word}", "about"), clause)
            for word, clause in step.learns.items()
        ],
    )


def _question(lesson: Lesson, texts: LessonTexts) -> LessonQuestion | None:
    asked, ident = lesson.question, question_id(lesson)
    if asked is None:
        return None
    answers = [AnswerCard(texts.text(ident, answer), answer == asked.right) for answer in asked.answers]
    return LessonQuestion(texts.text(ident), answers, texts.text(ident, "why"))


@route("GET", "/api/games/{game}/lessons/{language}", errors=(*UNKNOWN, "language.unknown"), kept=True)
async def lesson_texts(call: Call, game: GameName, language: LanguageCode) -> list[LessonCard]:
    """The lessons of a game, in order, with all that they say."""
    return _cards(game, known_language(game, language))


@route("GET", "/api/lessons")
async def learned(call: Call) -> list[LearningCard]:
    """How far I have come in the lessons that I have begun; nothing for who is nobody yet."""
    found = [] if call.person is None else await call.house.store.learned(call.person.id)
    known = [one for one in found if one.game in installed() and one.lesson in lessons(one.game)]
    return [LearningCard(one.game, one.lesson, one.step, one.done is not None) for one in known]


@route("POST", "/api/games/{game}/lessons/{lesson}", limit="create", errors=NO_LESSON)
async def open_lesson(call: Call, game: GameName, lesson: LessonName, body: LessonOpening) -> LessonTable:
    """My table for a lesson: the one I left, or a new one. Whoever is nobody yet becomes a guest."""
    return await lesson_table(call, known_lesson(game, lesson), game, body.again)


async def lesson_table(call: Call, wanted: Lesson, game: str, again: bool) -> LessonTable:
    """The table for a lesson or puzzle that somebody left, or a new one."""
    me, house = await call.someone(), call.house
    async with house.creating:
        for one in await house.store.learned(me.id):
            if (one.game, one.lesson) != (game, wanted.name) or one.table_id is None or again:
                continue
            row = await house.store.table(one.table_id)
            fresh = row is not None and row.status == "running" and await house.rooms.is_led(row.id)
            if fresh and not (one.done and one.step >= len(wanted.steps)):
                return LessonTable(one.table_id, one.step)
        return LessonTable(await house.rooms.begin_lesson(game, wanted, me), 0)


@route("POST", "/api/games/{game}/lessons/{lesson}/progress", errors=(*NO_LESSON, *NOBODY))
async def progress(call: Call, game: GameName, lesson: LessonName, body: LessonProgress) -> None:
    """I have come to a step, or to the end."""
    wanted = known_lesson(game, lesson)
    step = min(body.step, len(wanted.steps))
    await call.house.store.learn(call.me().id, game, lesson, step, body.done)
