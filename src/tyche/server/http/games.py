"""What there is to play: games, their texts and rulebooks."""

import re
from functools import cache
from pathlib import Path
from typing import Annotated, Final

from msgspec import Meta, convert

from tyche.bots import bots, level_of, usual_bot
from tyche.core.game import Game, games
from tyche.core.handbook import Paragraph, read_handbook
from tyche.core.rulebook import read_rulebook
from tyche.server.http.bodies import CardRecord, GameCard, OptionCard, ReferenceTexts, Texts
from tyche.server.http.book_bodies import (
    AidSheet,
    Book,
    BookChapter,
    BookParagraph,
    BookTerm,
    ClauseText,
    GlossaryTerm,
    Markdown,
    SearchQuery,
    SourcesQuery,
)
from tyche.server.http.call import Call
from tyche.server.http.errors import Problem
from tyche.server.http.lesson_bodies import LessonBrief
from tyche.server.http.persons import LANGUAGES
from tyche.server.http.routing import route
from tyche.server.room.lessons import lessons
from tyche.text.catalogue import ENGINE, FALLBACK, files, languages
from tyche.text.glossary import glossary_of
from tyche.text.references import References
from tyche.text.search import finder_of

GameName = Annotated[str, Meta(max_length=60)]
LanguageCode = Annotated[str, Meta(max_length=12)]
UNKNOWN: Final = ("game.unknown",)
MOST_HITS: Final = 30
BRIEF: Final = ("about", "board-", "faction-", "forms-faction", "opt-", "list-", "victory-")
"""How the ids begin of what is said about a game away from its table."""

_ENTRY = re.compile(r"^(-?[a-zA-Z][\w-]*) *=.*(?:\n(?![-#a-zA-Z]).*)*", re.MULTILINE)
_ATTRIBUTE = re.compile(r"^ +\.([a-zA-Z][\w-]*) *=", re.MULTILINE)


@cache
def installed() -> dict[str, Game]:
    """The games of this server."""
    return games()


def warm_up() -> None:
    """Read what every visitor asks for, before the first one has to wait for it."""
    for name in installed():
        _card(name)
        installed()[name].aids()
        _texts(name, FALLBACK)
        _clauses(name)


def known_game(name: str) -> Game:
    """The game of that name."""
    found = installed()
    if name not in found:
        raise Problem("game.unknown", game=name, games=", ".join(found))
    return found[name]


@cache
def _card(name: str) -> GameCard:
    game = installed()[name]
    return GameCard(
        name=game.name,
        version=game.version,
        least=game.least,
        most=game.most,
        options=[
            OptionCard(option.name, option.clause, option.default, list(option.values)) for option in game.options
        ],
        bots=bots(game.name),
        usual_bot=usual_bot(game.name),
        levels={name: level for name in bots(game.name) if (level := level_of(name))},
        languages=languages(game.folder),
        lessons=[LessonBrief(one.name, one.minutes, len(one.steps)) for one in lessons(name).values()],
        splits=list(game.splits),
        seat_names={str(number): game.seat_names(number) for number in range(game.least, game.most + 1)},
    )


@cache
def _texts(name: str, language: str) -> Texts:
    found = References(installed()[name])
    cards = convert(found.cards, dict[str, CardRecord])
    references = ReferenceTexts(found.facts, found.options, found.merged, cards)
    own, english = _entries(name, language), _entries(name, FALLBACK)
    return Texts(_joined(own), _joined(lacking(own, english)), references)


@cache
def _brief(name: str, language: str) -> Texts:
    own, english = (
        {ident: text for ident, text in _entries(name, of).items() if ident.startswith(BRIEF)}
        for of in (language, FALLBACK)
    )
    return Texts(_joined(own), _joined(lacking(own, english)), ReferenceTexts({}, {}, {}, {}))


def _entries(name: str, language: str) -> dict[str, str]:
    """The engine's own texts and those of a game by id; the command line's are of no use to a client."""
    paths = [ENGINE / f"{language}.ftl", *files(installed()[name].folder / "locale", language)]
    return {
        match[1]: match[0].rstrip()
        for path in paths
        if path.exists()
        for match in _ENTRY.finditer(path.read_text(encoding="utf-8"))
    }


def lacking(own: dict[str, str], english: dict[str, str]) -> dict[str, str]:
    """The English messages that a language has not, or not with all attributes, and the terms they may use."""
    attributes = {ident: set(_ATTRIBUTE.findall(text)) for ident, text in own.items()}
    found = {
        ident: text
        for ident, text in english.items()
        if ident not in own or not set(_ATTRIBUTE.findall(text)) <= attributes[ident]
    }
    terms = {ident: text for ident, text in english.items() if ident.startswith("-")} if found else {}
    return {**terms, **found}


def _joined(entries: dict[str, str]) -> str:
    return "\n".join(entries.values())


def known_language(game: str, language: str) -> str:
    """The language, if the game or the pages have it."""
    known = dict.fromkeys([*LANGUAGES, *languages(known_game(game).folder)])
    if language not in known:
        raise Problem("language.unknown", language=language, languages=", ".join(known))
    return language


@cache
def _clauses(name: str) -> list[ClauseText]:
    path = installed()[name].folder / "rules.md"
    book = read_rulebook(path).clauses.values() if path.exists() else []
    return [
        ClauseText(clause.id, clause.title, clause.text, clause.parent, clause.heading)
        for clause in book
        if not clause.item
    ]


@cache
def _book(name: str, language: str) -> Book:
    folder = installed()[name].folder
    path = folder / "rules.md"
    found = read_handbook(folder, language, read_rulebook(path)) if path.exists() else None
    if found is None:
        return Book([], {})
    chapters = [
        BookChapter(
            chapter.id,
            chapter.title,
            chapter.opening,
            [BookParagraph(one.clauses, one.title, one.text) for one in chapter.paragraphs],
        )
        for chapter in found.chapters
    ]
    terms = {id: BookTerm(term.name, term.text, term.clause, term.also) for id, term in found.glossary.items()}
    return Book(chapters, terms)


@route("GET", "/api/games")
async def list_games(call: Call) -> list[GameCard]:
    """The installed games, with their options, bots and languages."""
    return [_card(name) for name in installed()]


@route("GET", "/api/games/{game}/texts/{language}", errors=(*UNKNOWN, "language.unknown"), kept=True)
async def texts(call: Call, game: GameName, language: LanguageCode) -> Texts:
    """The messages of a game in a language; the fallback has those that are missing there."""
    return _texts(game, known_language(game, language))


@route("GET", "/api/games/{game}/brief/{language}", errors=(*UNKNOWN, "language.unknown"), kept=True)
async def brief(call: Call, game: GameName, language: LanguageCode) -> Texts:
    """What the pages around the table say of a game: what it is, its sides, options and figures."""
    return _brief(game, known_language(game, language))


@route("GET", "/api/games/{game}/rules", errors=UNKNOWN, kept=True)
async def rules(call: Call, game: GameName) -> list[ClauseText]:
    """The rulebook of a game, clause by clause, in its order."""
    return _clauses(known_game(game).name)


@route("GET", "/api/games/{game}/rulebook/{language}", errors=(*UNKNOWN, "language.unknown"), kept=True)
async def rulebook(call: Call, game: GameName, language: LanguageCode) -> Book:
    """The rulebook of a game for people, paragraph by paragraph, each with the clauses it says."""
    return _book(game, known_language(game, language))


@route("GET", "/api/games/{game}/aids", errors=UNKNOWN, kept=True)
async def aids(call: Call, game: GameName) -> list[AidSheet]:
    """The player aid of a game: tables of figures, and which words belong to them."""
    return convert(known_game(game).aids(), list[AidSheet], from_attributes=True)


@route("GET", "/api/games/{game}/glossary/{language}", errors=(*UNKNOWN, "language.unknown"), kept=True)
async def glossary(call: Call, game: GameName, language: LanguageCode) -> dict[str, GlossaryTerm]:
    """The terms of a game, with the forms in which its sentences use them."""
    folder, known = known_game(game).folder, known_language(game, language)
    found = await call.house.rooms.clockwork.beside(call.owner, lambda: glossary_of(folder, known))
    return {id: GlossaryTerm(term.name, term.text, term.clause, forms) for id, (term, forms) in found.items()}


@route("GET", "/api/games/{game}/search/{language}", errors=(*UNKNOWN, "language.unknown"))
async def search(call: Call, game: GameName, language: LanguageCode, query: SearchQuery) -> list[str]:
    """The paragraphs that answer some words best, best first: each by the first of its clauses."""
    folder = known_game(game).folder
    known = known_language(game, language)
    found = await call.house.rooms.clockwork.beside(call.owner, lambda: _searched(folder, known, query.q))
    return [paragraph.clauses[0] for paragraph in found]


def _searched(folder: Path, language: str, words: str) -> list[Paragraph]:
    finder = finder_of(folder, language)
    return [] if finder is None else finder.search(words, MOST_HITS)


@route("GET", "/api/games/{game}/sources", errors=(*UNKNOWN, "language.unknown", "game.sources"), kept=True)
async def sources(call: Call, game: GameName, query: SourcesQuery) -> Markdown:
    """Which data of a game come from its rulebook and which are reconstructed; in English where a language lacks it."""
    folder, language = known_game(game).folder, known_language(game, query.language)
    own = folder / f"sources-{language}.md"
    path = own if own.exists() else folder / "sources.md"
    if not path.exists():
        raise Problem("game.sources", game=game)
    return Markdown(path.read_text(encoding="utf-8"))
