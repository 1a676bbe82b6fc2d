"""Other languages than English: nothing unknown, nothing forgotten, no variable that English does not have."""

from pathlib import Path

import pytest
from fluent.syntax import parse
from fluent.syntax.ast import Message

from tests.text.ftl import facts, messages_of, texts
from tyche.core.game import Game
from tyche.games.hellas import GAME as HELLAS
from tyche.games.scharz import GAME as SCHARZ
from tyche.games.successors import GAME as SUCCESSORS
from tyche.text.catalogue import FALLBACK, Catalogue, languages

GAMES = [SUCCESSORS, HELLAS, SCHARZ]
WHOLE = ["de"]
"""Languages with every text of every game."""
NAMED = ["cs", "pl"]
"""Languages with all names and words of the board; a sentence they do not have is the English one."""
FORMS = "forms-"
SENTENCES = ("telling-", "ask-", "option-", "refusal-", "foresee-", "about", "cli-", "list-")
"""Messages that are no names and no words of the board."""
DESCRIPTIONS = {"about", "ability", "bonus", "cavalry", "effect", "power", "region", "special", "when"}
"""Attributes that are texts, like those of questions; others are forms, which every language has its own of."""

games = pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)


@games
@pytest.mark.parametrize("language", WHOLE + NAMED)
def test_no_message_is_unknown(game: Game, language: str) -> None:
    unknown = messages_of(game, language).keys() - messages_of(game).keys()
    assert {ident for ident in unknown if not ident.startswith(FORMS)} == set()


@games
def test_a_message_stands_in_the_same_file_in_every_language(game: Game) -> None:
    """``names-de.ftl`` has what ``names-en.ftl`` has: whoever changes a text finds its translations."""
    files: dict[str, set[str]] = {}
    for path in sorted((game.folder / "locale").glob("*.ftl")):
        part = path.stem.rpartition("-")[0]
        for entry in parse(path.read_text(encoding="utf-8")).body:
            if isinstance(entry, Message) and not entry.id.name.startswith(FORMS):
                files.setdefault(entry.id.name, set()).add(part)
    assert len(files) > 100
    assert {ident: parts for ident, parts in files.items() if len(parts) > 1} == {}


@games
@pytest.mark.parametrize("language", WHOLE)
def test_no_message_is_missing(game: Game, language: str) -> None:
    assert messages_of(game).keys() - messages_of(game, language).keys() == set()


@games
@pytest.mark.parametrize("language", WHOLE)
def test_no_text_of_a_message_is_missing(game: Game, language: str) -> None:
    here = messages_of(game, language)
    for ident, message in messages_of(game).items():
        wanted = {name for name, _ in texts(message) if ident.startswith("ask-") or name in DESCRIPTIONS}
        assert wanted <= {name for name, _ in texts(here[ident])}, ident


@games
@pytest.mark.parametrize("language", WHOLE + NAMED)
def test_all_names_and_words_of_the_board_are_there(game: Game, language: str) -> None:
    missing = messages_of(game).keys() - messages_of(game, language).keys()
    assert {ident for ident in missing if not ident.startswith(SENTENCES)} == set()


@games
@pytest.mark.parametrize("language", [FALLBACK, *WHOLE, *NAMED])
def test_every_overlay_has_a_name_and_says_what_it_shows(game: Game, language: str) -> None:
    here = {ident: message for ident, message in messages_of(game, language).items() if ident.startswith("overlay-")}
    assert here.keys() == {f"overlay-{name}" for name in game.overlays}
    for ident, message in here.items():
        assert "about" in {name for name, _ in texts(message)}, ident


@games
@pytest.mark.parametrize("language", WHOLE + NAMED)
def test_sentences_have_the_labels_of_english_ones(game: Game, language: str) -> None:
    english = messages_of(game)
    for ident, message in messages_of(game, language).items():
        if ident.startswith("ask-"):
            assert {name for name, _ in texts(message)} == {name for name, _ in texts(english[ident])}, ident


@games
@pytest.mark.parametrize("language", WHOLE + NAMED)
def test_no_text_speaks_of_what_the_english_one_does_not(game: Game, language: str) -> None:
    english = messages_of(game)
    for ident, message in messages_of(game, language).items():
        if ident.startswith(FORMS):
            assert facts(message) == {"name"}, ident
            continue
        known = dict(texts(english[ident]))
        for name, text in texts(message):
            fallback = english[ident] if name not in known else known[name]
            assert facts(text) <= facts(fallback), f"{ident}.{name}"


@games
def test_the_languages_with_sentences_can_be_chosen(game: Game) -> None:
    assert languages(game.folder) == sorted([FALLBACK, *WHOLE, *NAMED])


def test_what_a_language_does_not_have_is_english(tmp_path: Path) -> None:
    (tmp_path / "locale").mkdir()
    (tmp_path / "locale/en.ftl").write_text("hill = hill\n    .about = A hill.\nriver = river\n", encoding="utf-8")
    (tmp_path / "locale/cs.ftl").write_text("hill = kopec\n", encoding="utf-8")
    catalogue = Catalogue(tmp_path, "cs")
    assert [catalogue.text("hill", {}), catalogue.text("river", {})] == ["kopec", "river"]
    assert catalogue.text("hill", {}, "about") == "A hill."
