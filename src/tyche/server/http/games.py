"""What there is to play: games, their texts and rulebooks."""

from functools import cache
from typing import Annotated, Final

from msgspec import Meta

from tyche.bots import bots
from tyche.core.game import Game, games
from tyche.core.rulebook import read_rulebook
from tyche.server.http.bodies import (
    LANGUAGES,
    ClauseText,
    GameCard,
    Markdown,
    OptionCard,
    ReferenceTexts,
    Texts,
)
from tyche.server.http.call import Call
from tyche.server.http.errors import Problem
from tyche.server.http.routing import route
from tyche.text.catalogue import ENGINE, FALLBACK, files, languages
from tyche.text.references import References

GameName = Annotated[str, Meta(max_length=60)]
LanguageCode = Annotated[str, Meta(max_length=12)]
UNKNOWN: Final = ("game.unknown",)


@cache
def installed() -> dict[str, Game]:
    """The games of this server."""
    return games()


def warm_up() -> None:
    """Read what every visitor asks for, before the first one has to wait for it."""
    for name in installed():
        _card(name)
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
        languages=languages(game.folder),
        seat_names={str(number): game.seat_names(number) for number in range(game.least, game.most + 1)},
    )


@cache
def _texts(name: str, language: str) -> Texts:
    folder = installed()[name].folder
    found = References(folder)
    references = ReferenceTexts(found.facts, found.options, found.merged, found.cards)
    return Texts(_ftl(name, language), _ftl(name, FALLBACK), references)


def _ftl(name: str, language: str) -> str:
    """The engine's own texts and those of a game; the command line's are of no use to a client."""
    paths = [ENGINE / f"{language}.ftl", *files(installed()[name].folder / "locale", language)]
    return "\n".join(path.read_text(encoding="utf-8") for path in paths if path.exists())


@cache
def _clauses(name: str) -> list[ClauseText]:
    path = installed()[name].folder / "rules.md"
    book = read_rulebook(path).clauses.values() if path.exists() else []
    return [
        ClauseText(clause.id, clause.title, clause.text, clause.parent, clause.heading)
        for clause in book
        if not clause.item
    ]


@route("GET", "/api/games")
async def list_games(call: Call) -> list[GameCard]:
    """The installed games, with their options, bots and languages."""
    return [_card(name) for name in installed()]


@route("GET", "/api/games/{game}/texts/{language}", errors=(*UNKNOWN, "language.unknown"))
async def texts(call: Call, game: GameName, language: LanguageCode) -> Texts:
    """The messages of a game in a language. What is missing there is to be taken from the fallback."""
    known = dict.fromkeys([*LANGUAGES, *languages(known_game(game).folder)])
    if language not in known:
        raise Problem("language.unknown", language=language, languages=", ".join(known))
    return _texts(game, language)


@route("GET", "/api/games/{game}/rules", errors=UNKNOWN)
async def rules(call: Call, game: GameName) -> list[ClauseText]:
    """The rulebook of a game, clause by clause, in its order."""
    return _clauses(known_game(game).name)


@route("GET", "/api/games/{game}/sources", errors=(*UNKNOWN, "game.sources"))
async def sources(call: Call, game: GameName) -> Markdown:
    """Which data of a game come from its rulebook and which are reconstructed."""
    path = known_game(game).folder / "sources.md"
    if not path.exists():
        raise Problem("game.sources", game=game)
    return Markdown(path.read_text(encoding="utf-8"))
