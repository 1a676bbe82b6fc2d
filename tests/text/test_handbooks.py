"""The rulebooks for people: every clause is said, in every language the same, and every link leads somewhere."""

import re
from pathlib import Path

import pytest

from tyche.core.game import Game, games
from tyche.core.handbook import (
    Handbook,
    HandbookError,
    clauses_for_people,
    languages_of,
    plain,
    read_handbook,
)
from tyche.core.rulebook import Rulebook, read_rulebook

LANGUAGES = ["cs", "de", "en", "pl"]
GAMES = [game for game in games().values() if languages_of(game.folder)]
EVERY = [(game, language) for game in GAMES for language in languages_of(game.folder)]
NAMES = [f"{game.name}-{language}" for game, language in EVERY]


def rules_of(game: Game) -> Rulebook:
    return read_rulebook(Path(game.folder) / "rules.md")


def book_of(game: Game, language: str) -> Handbook:
    book = read_handbook(Path(game.folder), language, rules_of(game))
    assert book is not None
    return book


@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_a_rulebook_is_written_in_all_languages(game: Game) -> None:
    assert languages_of(game.folder) == LANGUAGES


@pytest.mark.parametrize(("game", "language"), EVERY, ids=NAMES)
def test_every_clause_is_said(game: Game, language: str) -> None:
    chapters = tuple(kind for kind in game.must_cite if "-" in kind)
    assert chapters
    assert book_of(game, language).missing(rules_of(game), chapters) == []


@pytest.mark.parametrize(("game", "language"), EVERY, ids=NAMES)
def test_links_lead_to_clauses_and_terms(game: Game, language: str) -> None:
    book, rules = book_of(game, language), rules_of(game)
    wrong = [
        f"{chapter.path.name}:{paragraph.line}: {word}"
        for chapter, paragraph in book.paragraphs()
        for word in [
            *[id for id in paragraph.references() if rules.clause(id) is None],
            *[term for term in paragraph.terms() if term not in book.glossary],
        ]
    ]
    wrong += [f"glossary: {term}" for term, entry in book.glossary.items() if rules.clause(entry.clause) is None]
    assert wrong == []


@pytest.mark.parametrize(("game", "language"), EVERY, ids=NAMES)
def test_paragraphs_speak_to_people_and_not_of_sources(game: Game, language: str) -> None:
    for chapter, paragraph in book_of(game, language).paragraphs():
        for mark in ("[R]", "[F]", "[P]", "RULING", "DIFF-", "AMB-", "GAP-", ".yaml"):
            assert mark not in paragraph.text, f"{chapter.path.name}:{paragraph.line} speaks of {mark}"


@pytest.mark.parametrize(("game", "language"), EVERY, ids=NAMES)
def test_all_languages_say_the_same(game: Game, language: str) -> None:
    """The same chapters and paragraphs, the same numbers, tables of the same shape, the same terms."""
    english, other = book_of(game, "en"), book_of(game, language)
    assert [chapter.id for chapter in other.chapters] == [chapter.id for chapter in english.chapters]
    assert sorted(other.glossary) == sorted(english.glossary)
    for (chapter, mine), (_, theirs) in zip(other.paragraphs(), english.paragraphs(), strict=True):
        where = f"{chapter.path.name}:{mine.line}"
        assert mine.clauses == theirs.clauses, where
        assert mine.numbers() == theirs.numbers(), where
        assert mine.shape() == theirs.shape(), where
        assert bool(mine.title) == bool(theirs.title), where
        assert set(mine.terms()) == set(theirs.terms()), where
        assert language == "en" or plain(mine.text) != plain(theirs.text), f"{where} is not translated"


@pytest.mark.parametrize("language", ["de", "cs", "pl"])
@pytest.mark.parametrize("game", GAMES, ids=lambda game: str(game.name))
def test_sources_are_told_alike_in_all_languages(game: Game, language: str) -> None:
    """The same tables, figures and links."""
    english, other = (
        (Path(game.folder) / name).read_text(encoding="utf-8") for name in ("sources.md", f"sources-{language}.md")
    )
    for pattern in (r"^\|.*?(\d+) \| (\d+) \| (\d+) \|$", r"https://[\w.]+", r"\b[A-Z]-?\d\d\b", r"^(?:\||#|- |\d\.)"):
        assert sorted(re.findall(pattern, other, re.M)) == sorted(re.findall(pattern, english, re.M)), pattern


RULES = Rulebook("## X1 Moving\n- X1.1 One.\n- X1.2 Two.\n- X1.3 Three.\n")


def written(folder: Path, text: str) -> Path:
    home = folder / "rulebook" / "en"
    home.mkdir(parents=True)
    (home / "01.md").write_text(text, encoding="utf-8")
    return folder


def test_a_chapter_is_read_paragraph_by_paragraph(tmp_path: Path) -> None:
    text = (
        "# {X1} Moving\nFirst words.\n\n## Far\n{X1.1-X1.2} Up to 3 [[steps|step]], see X1.3.\n\n"
        "| a | b |\n|---|---|\n| 1 | 2.5 |\n\n{X1.3} Done.\n"
    )
    book = read_handbook(written(tmp_path, text), "en", RULES)
    assert book is not None
    (chapter,) = book.chapters
    assert (chapter.id, chapter.title, chapter.opening) == ("X1", "Moving", "First words.")
    first, second = chapter.paragraphs
    assert (first.clauses, first.title, second.clauses, second.title) == (["X1.1", "X1.2"], "Far", ["X1.3"], "")
    assert (first.terms(), first.references()) == (["step"], ["X1.3"])
    assert (first.numbers(), first.shape()) == (["1", "2.5", "3"], [3, 3, 3])
    assert plain(first.text).startswith("Up to 3 steps, see")
    assert book.missing(RULES, ("X1-X1",)) == []


def test_what_is_not_said_is_missing(tmp_path: Path) -> None:
    book = read_handbook(written(tmp_path, "# {X1} Moving\n{X1.1} One.\n"), "en", RULES)
    assert book is not None
    assert book.missing(RULES, ("X1-X1",)) == ["X1.2", "X1.3"]
    assert read_handbook(tmp_path, "de", RULES) is None


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("{X1.1} One.\n", "01.md:1: a chapter begins with a heading"),
        ("# {X1} Moving\n{X9.1} One.\n", "01.md:2: there is no clause 'X9.1'"),
        ("# {X1} Moving\n{X1.3-X1.1} One.\n", "01.md:2: there is no clause"),
        ("# {X1} Moving\n## Far\nWords.\n", "01.md:3: what follows a heading begins with its clauses"),
        ("# {X1} Moving\n{X1.1} One.\n## Far\n", "nothing below 'Far'"),
        ("", "nothing in it"),
    ],
)
def test_what_is_wrong_is_said_with_its_place(tmp_path: Path, text: str, message: str) -> None:
    with pytest.raises(HandbookError, match=message):
        read_handbook(written(tmp_path, text), "en", RULES)


def test_the_terminal_reads_the_rulebook_of_the_language() -> None:
    hellas = games()["hellas"]
    german = clauses_for_people(Path(hellas.folder), "de")
    moving, placing = german.clause("H6.15"), german.clause("H5.2")
    assert moving is not None
    assert placing is not None
    assert moving.text.startswith("Du bewegst bis zu so viele Hopliten")
    assert placing.text == "→ H5.1"
    assert clauses_for_people(Path(hellas.folder), "xx").clauses.keys() == german.clauses.keys()
