"""Statistics: how games come out, one's own record, and ratings."""

import time
from collections import defaultdict
from typing import Final

from tyche.core.game import Game
from tyche.server.accounts import settings_of
from tyche.server.http.call import NOBODY, Call
from tyche.server.http.counting import UnknownSplit, as_csv, counted, interval, only_of
from tyche.server.http.errors import Problem
from tyche.server.http.figures import (
    FiguresQuery,
    GameFigures,
    OwnFigures,
    OwnGames,
    OwnRating,
    RatingCard,
    RatingPoint,
    RivalCard,
    RivalsQuery,
    SeatRating,
)
from tyche.server.http.games import UNKNOWN, GameName, known_game
from tyche.server.http.routing import route
from tyche.server.http.tables import TABLE, TableId, table_of
from tyche.server.store.statistics import Rated, Which

DAY: Final = 24 * 60 * 60
HOUR: Final = 60 * 60


@route("GET", "/api/games/{game}/statistics", errors=UNKNOWN)
async def statistics(call: Call, game: GameName, query: FiguresQuery) -> GameFigures:
    """How games of a title come out: shares of wins by what is played, kinds of victory, length."""
    return await _figures(call, known_game(game), query)


@route("GET", "/api/games/{game}/statistics.csv", errors=UNKNOWN, media="text/csv")
async def statistics_csv(call: Call, game: GameName, query: FiguresQuery) -> str:
    """The same figures as lines of comma-separated values."""
    return as_csv(await _figures(call, known_game(game), query))


@route("GET", "/api/games/{game}/ratings", errors=UNKNOWN)
async def ratings(call: Call, game: GameName) -> list[RatingCard]:
    """The ratings of bots, and of those people who let others see theirs, the surest best first."""
    name = known_game(game).name
    found = await call.house.recent.of(call.owner, ("ratings", name), lambda: call.house.store.ranked(name))
    return [_rating_card(call, one) for one in found]


@route("GET", "/api/tables/{id}/ratings", errors=TABLE)
async def table_ratings(call: Call, id: TableId) -> list[SeatRating]:
    """The ratings of those at a table: of bots, of people who let others see theirs, and my own."""
    row, store = await table_of(call, id), call.house.store
    seats = await store.seats(row.id)
    people = [seat.person_id for seat in seats if seat.person_id]
    bots = [seat.bot for seat in seats if seat.kind == "bot" and seat.bot]
    seen = await store.willing(people) | ({call.person.id} if call.person else set())
    rated = {one.person_id or one.bot: one for one in await store.ratings_of(people, bots, row.game)}
    keys = {seat.seat: seat.bot if seat.kind == "bot" else seat.person_id for seat in seats}
    return [
        SeatRating(seat, _rating_card(call, rated[key]))
        for seat, key in keys.items()
        if key in rated and (rated[key].bot or key in seen)
    ]


@route("GET", "/api/me/statistics", errors=(*NOBODY, *UNKNOWN))
async def own_statistics(call: Call, query: RivalsQuery) -> OwnFigures:
    """My own record, how I fare against those whom I have played, and my ratings."""
    me, store = call.me(), call.house.store
    game = known_game(query.game).name if query.game else None
    past: dict[str, list[RatingPoint]] = defaultdict(list)
    for name, at, skill in await store.traced(me.id):
        past[name].append(RatingPoint(at, skill.shown, skill.give_or_take))
    counted = await store.record_of(me.id)
    return OwnFigures(
        games=[
            OwnGames(name, who, games, won, *interval(won, games))  # type: ignore[arg-type]
            for (name, who), (games, won) in sorted(counted.items())
        ],
        rivals=[
            RivalCard(one.name, one.bot, one.games, one.won, one.lost, *interval(one.won, one.games))
            for one in await store.rivals_of(me.id, game)
        ],
        ratings=[
            OwnRating(one.game, _rating_card(call, one), past[one.game]) for one in await store.ratings_of([me.id], [])
        ],
        ranked=settings_of(me).ranked,
    )


def _rating_card(call: Call, rated: Rated) -> RatingCard:
    mine = call.person is not None and rated.person_id == call.person.id
    skill = rated.skill
    return RatingCard(
        rated.name, rated.bot, mine, skill.shown, skill.give_or_take, skill.games, provisional=skill.provisional
    )


async def _figures(call: Call, game: Game, query: FiguresQuery) -> GameFigures:
    try:
        only = only_of(game, query.only)
    except UnknownSplit as unknown:
        raise Problem("request.malformed", problem=f"only says OPTION:VALUE, with options of {unknown}") from None
    now = time.time() // HOUR * HOUR
    which = Which(game.name, query.who, query.players or None, now - query.days * DAY if query.days else 0.0, only)
    return await call.house.recent.of(call.owner, which, lambda: counted(call.house.store, game, which))
