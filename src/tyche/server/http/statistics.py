"""Statistics: how games come out, one's own record, and ratings."""

import csv
import io
import time
from collections import defaultdict
from collections.abc import Iterable
from typing import Any, Final

from tyche.core.game import Game
from tyche.server.accounts import settings_of
from tyche.server.annals import OPENING
from tyche.server.http.call import NOBODY, Call
from tyche.server.http.errors import Problem
from tyche.server.http.figures import (
    LEAST,
    FiguresQuery,
    GameFigures,
    Grouping,
    Lasting,
    LengthBar,
    OptionSplit,
    OwnFigures,
    OwnGames,
    OwnRating,
    Portion,
    RatingCard,
    RatingPoint,
    RivalCard,
    RivalsQuery,
    SeatRating,
    WinShare,
)
from tyche.server.http.games import UNKNOWN, GameName, known_game
from tyche.server.http.routing import route
from tyche.server.http.tables import TABLE, TableId, table_of
from tyche.server.store.statistics import Lengths, Member, Rated, Which
from tyche.study.arena import wilson

DAY: Final = 24 * 60 * 60
HOUR: Final = 60 * 60
SEAT: Final = "seat"
PLAYER: Final = "player"
COLUMNS: Final = ("table", "id", "games", "won", "share", "low", "high", "even")


@route("GET", "/api/games/{game}/statistics", errors=UNKNOWN)
async def statistics(call: Call, game: GameName, query: FiguresQuery) -> GameFigures:
    """How games of a title come out: shares of wins by what is played, kinds of victory, length."""
    return await _figures(call, known_game(game), query)


@route("GET", "/api/games/{game}/statistics.csv", errors=UNKNOWN, media="text/csv")
async def statistics_csv(call: Call, game: GameName, query: FiguresQuery) -> str:
    """The same figures as lines of comma-separated values."""
    return _as_csv(await _figures(call, known_game(game), query))


@route("GET", "/api/games/{game}/ratings", errors=UNKNOWN)
async def ratings(call: Call, game: GameName) -> list[RatingCard]:
    """The ratings of bots, and of those people who let others see theirs, the surest best first."""
    name = known_game(game).name
    found = await call.house.recent.of(("ratings", name), lambda: call.house.store.ranked(name))
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
            OwnGames(name, who, games, won, *_interval(won, games))  # type: ignore[arg-type]
            for (name, who), (games, won) in sorted(counted.items())
        ],
        rivals=[
            RivalCard(one.name, one.bot, one.games, one.won, one.lost, *_interval(one.won, one.games))
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


# Counting.


async def _figures(call: Call, game: Game, query: FiguresQuery) -> GameFigures:
    only = _only(game, query.only)
    now = time.time() // HOUR * HOUR
    which = Which(game.name, query.who, query.players or None, now - query.days * DAY if query.days else 0.0, only)
    return await call.house.recent.of(which, lambda: _counted(call, game, which))


def _only(game: Game, text: str) -> tuple[tuple[str, str], ...]:
    """Options and their values, as the query says them."""
    found = {}
    for part in text.split(",") if text else ():
        name, _, value = part.partition(":")
        if name not in game.splits or not value:
            known = ", ".join(game.splits) or "none"
            raise Problem("request.malformed", problem=f"only says OPTION:VALUE, with options of {known}")
        found[name] = value
    return tuple(sorted(found.items()))


async def _counted(call: Call, game: Game, which: Which) -> GameFigures:
    store = call.house.store
    endings = await store.count_endings(which)
    games = sum(endings.values())
    lengths = await store.measure(which)
    return GameFigures(
        game=game.name,
        games=games,
        least=LEAST,
        companies=await store.count_companies(which),
        players=await store.count_players(which),
        groups=_groupings(game, await store.count_groups(which)),
        endings=[_part(id, number, games) for id, number in _often(endings)],
        splits=_split(game, await store.count_splits(which), games),
        lasting=None if lengths is None else _lasting(lengths),
    )


def _groupings(game: Game, members: list[Member]) -> list[Grouping]:
    """The members by kind, those that win most often first; seats stay in their order."""
    by_kind: dict[str, list[Member]] = {}
    for member in members:
        by_kind.setdefault(member.kind, []).append(member)
    order = [*sorted(by_kind.keys() - {OPENING, SEAT, PLAYER}), SEAT, OPENING, PLAYER]
    return [_grouping(game, kind, by_kind[kind]) for kind in order if len(by_kind.get(kind, ())) > 1]


def _grouping(game: Game, kind: str, members: list[Member]) -> Grouping:
    games = sum(member.games for member in members)
    shares = [_share(member) for member in members]
    if kind == SEAT:
        shares.sort(key=lambda one: int(one.id))
    else:
        shares.sort(key=lambda one: (one.share is None, -(one.share or 0.0), -one.games, one.id))
    names = game.opening[1] if kind == OPENING else "" if kind in (SEAT, PLAYER) else kind
    return Grouping(kind, names, _percent(sum(member.even for member in members) / games), shares)


def _share(member: Member) -> WinShare:
    told = member.games >= LEAST
    share, low, high = _interval(member.won, member.games) if told else (None, None, None)
    return WinShare(member.value, member.games, member.won, share, low, high, _percent(member.even / member.games))


def _part(id: str, number: int, games: int) -> Portion:
    share, low, high = _interval(number, games) if games >= LEAST else (None, None, None)
    return Portion(id, number, share, low, high)


def _split(game: Game, members: list[Member], games: int) -> list[OptionSplit]:
    """By option, where games differ in it."""
    found = []
    for option in game.splits:
        values = {member.value: member.games for member in members if member.kind == option}
        if len(values) > 1:
            found.append(OptionSplit(option, [_part(id, number, games) for id, number in _often(values)]))
    return found


def _lasting(lengths: Lengths) -> Lasting:
    starts = [lengths.first + lengths.width * number for number in range(len(lengths.bars))]
    bars = [
        LengthBar(first, first + lengths.width - 1, games) for first, games in zip(starts, lengths.bars, strict=True)
    ]
    return Lasting(lengths.median, lengths.turns, bars)


def _often(counted: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(counted.items(), key=lambda entry: (-entry[1], entry[0]))


def _interval(won: int, games: int) -> tuple[float, float, float]:
    """A share in percent with its 95 % interval, to a tenth."""
    found = wilson(won, games)
    return round(found.value, 1), round(max(0.0, found.least), 1), round(min(100.0, found.most), 1)


def _percent(share: float) -> float:
    return round(100 * share, 1)


# As lines.


def _as_csv(figures: GameFigures) -> str:
    """Everything that the figures hold, a line each."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerow(["games", "", figures.games, "", "", "", "", ""])
    for line in _lines(figures):
        writer.writerow(["" if value is None else value for value in line])
    return out.getvalue()


def _lines(figures: GameFigures) -> Iterable[tuple[Any, ...]]:
    for group in figures.groups:
        for one in group.members:
            yield group.kind, one.id, one.games, one.won, one.share, one.low, one.high, one.even
    parts = [("victory", figures.endings), *((split.option, split.values) for split in figures.splits)]
    for name, values in parts:
        for part in values:
            yield name, part.id, part.games, None, part.share, part.low, part.high, None
    if figures.lasting is not None:
        yield "decisions", "median", figures.lasting.decisions, *[None] * 5
        yield "turns", "median", figures.lasting.turns, *[None] * 5
        for bar in figures.lasting.bars:
            yield "decisions", f"{bar.first}-{bar.last}", bar.games, *[None] * 5
