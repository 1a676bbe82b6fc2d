"""The lessons of every game: each goes by its expected way, and says all it needs in every language, briefly."""

from pathlib import Path

import pytest
from fluent.syntax import ast

from tyche.bots import bots
from tyche.core.ask import Option
from tyche.core.clauses import citations
from tyche.core.errors import CaseError
from tyche.core.game import Game, games
from tyche.core.ids import ids_of as ids_of_game
from tyche.core.lessonfile import Lesson, read_lesson
from tyche.core.lessons import Lead, LeftLesson, go_on, lead_of, lessons_of, open_lesson, try_lesson
from tyche.core.rulebook import read_rulebook
from tyche.core.table import Table
from tyche.text.catalogue import files, resource
from tyche.text.lessons import MOST_WORDS, LessonTexts, needed

GAMES = games()
LANGUAGES = ("en", "de", "cs", "pl")
LESSONS = [(game, lesson) for game in GAMES.values() for lesson in lessons_of(game)]
TURN = next(lesson for game, lesson in LESSONS if (game.name, lesson.name) == ("successors", "turn"))


def name_of(value: object) -> str:
    return str(getattr(value, "name", ""))


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=name_of)
def test_lesson(game: Game, lesson: Lesson) -> None:
    assert try_lesson(lesson, game) == []


@pytest.mark.parametrize(("game", "lesson"), LESSONS, ids=name_of)
def test_clauses_are_in_the_rulebook(game: Game, lesson: Lesson) -> None:
    cited = [*lesson.case.clauses, *(step.clause for step in lesson.steps)]
    cited += [clause for step in lesson.steps for clause in step.learns.values()]
    assert citations(" ".join(cited), read_rulebook(Path(game.folder) / "rules.md")).strays == []


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES.values(), ids=name_of)
def test_lessons_say_all_they_need_in_every_language_and_briefly(game: Game, language: str) -> None:
    own = {ident for path in files(Path(game.folder) / "lessons", language) for ident in ids_of(path)}
    texts = LessonTexts(game, language)
    missing, long = [], []
    for lesson in lessons_of(game):
        for ident, attribute in needed(lesson):
            if (ident, attribute) not in own:
                missing.append(f"{ident}.{attribute}" if attribute else ident)
    for ident, attribute in sorted(own):
        if len(texts.text(ident, attribute).split()) > MOST_WORDS:
            long.append(f"{ident}.{attribute}" if attribute else ident)
    assert (missing, long) == ([], [])


@pytest.mark.parametrize("language", LANGUAGES[1:])
@pytest.mark.parametrize("game", GAMES.values(), ids=name_of)
def test_no_language_says_what_english_does_not(game: Game, language: str) -> None:
    said = [
        {one for path in files(Path(game.folder) / "lessons", of) for one in ids_of(path)} for of in ("en", language)
    ]
    assert said[1] == said[0]


def ids_of(path: Path) -> set[tuple[str, str]]:
    """The messages of a file with their attributes; its own text has none."""
    found: set[tuple[str, str]] = set()
    for entry in resource(path).body:
        assert not isinstance(entry, ast.Junk), f"{path}: {entry.content}"
        if isinstance(entry, ast.Message):
            found |= {(entry.id.name, ""), *((entry.id.name, one.id.name) for one in entry.attributes)}
    return found


def test_a_game_with_tips_has_bots_that_there_are_and_topics_that_are_asked() -> None:
    for game, lesson in LESSONS:
        if lesson.bots:
            assert lesson.bots in bots(game.name)
            assert {step.topic for step in lesson.steps} <= ids_of_game(game).topics


CHOICES = [
    (game, lesson, number)
    for game, lesson in LESSONS
    for number, step in enumerate(lesson.steps)
    if not lesson.bots and (step.way in ("one", "any") or step.allowed)
]


@pytest.mark.parametrize(("game", "lesson", "number"), CHOICES, ids=name_of)
def test_whatever_is_allowed_leads_to_the_end(game: Game, lesson: Lesson, number: int) -> None:
    """A step that leaves a choice, or allows something beside its way, never ends in a dead end."""
    table, lead = led(game, lesson, number)
    assert table.ask is not None
    for option in [option for option in table.ask.options_for(lead.seat) if lead.allows(option)]:
        table, lead = led(game, lesson, number)
        decide(lead, table, option)
        while lead.step < len(lesson.steps) and table.ask is not None:
            decide(lead, table, lead.wanted()[0])


def led(game: Game, lesson: Lesson, number: int) -> tuple[Table, Lead]:
    """A table at a step of its lesson, come there by the expected way."""
    table = open_lesson(lesson, game)
    lead = Lead(lesson, table)
    go_on(lead, table)
    while lead.step < number:
        decide(lead, table, lead.wanted()[0])
    return table, lead


def decide(lead: Lead, table: Table, option: Option) -> None:
    table.choose(lead.seat, option)
    lead.note(table, lead.seat, option)
    go_on(lead, table)


# How a lesson is led.

OTHERS = """\
- until: {seat: red}
  - others: [{seat: red, choose: recruit-mercenary}]
  - until: {seat: yellow, topic: surrender-place}"""


def test_a_lesson_is_followed_decision_by_decision() -> None:
    table = open_lesson(TURN, GAMES["successors"])
    lead = Lead(TURN, table)
    assert (lead.step, lead.wanted(), lead.began) == (1, [("claim", "sardeis")], [0, 0])
    assert not lead.allows(("done",))
    table.choose(0, ("claim", "sardeis"))
    lead.note(table, 0, ("claim", "sardeis"))
    assert (lead.step, lead.began) == (3, [0, 0, 1, 1]), "a look in between needs no decision"
    again = lead_of(TURN, table)
    assert (again.step, again.taken, again.began) == (lead.step, lead.taken, lead.began)


def test_a_table_that_has_left_its_lesson_is_noticed() -> None:
    table = open_lesson(TURN, GAMES["successors"])
    table.choose(0, ("done",))
    with pytest.raises(LeftLesson):
        lead_of(TURN, table)


def test_others_do_what_is_laid_down_before_the_learner_is_asked_again() -> None:
    game = GAMES["successors"]
    text = source().replace("- until: {seat: yellow, topic: surrender-place}", OTHERS)
    lesson = read_lesson("lesson.yaml", text.encode(), "successors")
    table = open_lesson(lesson, game)
    lead = Lead(lesson, table)
    go_on(lead, table)
    while lead.wanted() != [("claim", "daskyleion")]:
        chosen = lead.wanted()[0]
        table.choose(0, chosen)
        lead.note(table, 0, chosen)
        go_on(lead, table)
    assert (2, ("recruit-mercenary",)) in table.decisions


# What authors are told.


def source() -> str:
    return Path(TURN.case.lines.file).read_text(encoding="utf-8")


def line_of(text: str, part: str) -> int:
    return text[: text.index(part)].count("\n") + 1


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("lesson: turn", "lessn: turn", "'lessn' has no meaning here"),
        ("minutes: 4", "minutes: long", "'minutes' must be a whole number"),
        ("do: [claim, sardeis]", "do: [claim, sardeis]\n    one: [roll]", "a step ends in one way"),
        ("tap: {place: sardeis}", "tap: {town: sardeis}", "'town' has no meaning here; known are place"),
        ("step: goal", "step: claim", "there are two steps 'claim'"),
        ("do: roll", "any: [roll]\n    way: [done]", "'way' does not end this step"),
        ("right: wins", "right: loses", "'loses' among them"),
        ("question:", "tips: []\nquestion:", "either 'steps' or"),
    ],
)
def test_what_is_malformed_is_told_with_its_line(old: str, new: str, told: str) -> None:
    text = source().replace(old, new, 1)
    with pytest.raises(CaseError, match=r"lesson\.yaml:\d+: ") as error:
        read_lesson("lesson.yaml", text.encode(), "successors")
    assert told in str(error.value)


@pytest.mark.parametrize(
    ("old", "new", "told"),
    [
        ("do: [claim, sardeis]", "do: [claim, pella]", "yellow may not choose [claim, pella]"),
        ("vp: {yellow: 3, blue: 8}", "vp: {yellow: 4}", "vp: expected {yellow: 4}, found yellow: 3"),
        ("begins: [place-marker, lesbos]", "begins: [place-marker, pella]", "is not offered [place-marker, pella]"),
        ("places: [pergamon, ephesos]", "places: [pergamum]", "looks at 'pergamum', which is no place"),
        ("dice: [3]", "dice: [3, 4]", "2 dice are given"),
        ("topic: surrender-place}", "topic: supply}", "it never came to"),
    ],
)
def test_a_lesson_that_no_longer_runs_fails_with_its_line(old: str, new: str, told: str) -> None:
    text = source().replace(old, new, 1)
    lesson = read_lesson("lesson.yaml", text.encode(), "successors")
    failures = try_lesson(lesson, GAMES["successors"])
    assert any(told in failure and failure.startswith("lesson.yaml:") for failure in failures), failures
