"""Counting games that are over. Every question is one query over indexed rows; what comes back is short."""

from typing import Any, Final

from msgspec import Struct
from sqlalchemy import ColumnElement, Float, Integer, Row, Select, Text, cast, exists, func, literal, select

from tyche.server.rating import Skill
from tyche.server.store.access import Access
from tyche.server.store.outcomes import TABLE, Company
from tyche.server.store.schema import marks, outcome_seats, outcomes, persons, ratings

MOST_MEMBERS: Final = 400
"""Members of all groups together that are counted, the most frequent first."""
MOST_RIVALS: Final = 100
MOST_RANKED: Final = 100
MOST_PAST: Final = 300
"""Games of somebody's past that a rating is traced through."""
BARS: Final = 12
RANKED: Final = '%"ranked":true%'
"""How it is stored that somebody lets others see their rating; in a text of theirs the quotes would be escaped."""


class Which(Struct, frozen=True):
    """The games that are asked about."""

    game: str
    company: Company
    players: int | None
    since: float
    only: tuple[tuple[str, str], ...]
    """Options of the table and their values."""

    def holds(self, company: bool = True, players: bool = True) -> ColumnElement[bool]:
        """As a condition; without one of its parts, to count what else there is."""
        found = (outcomes.c.game == self.game) & (outcomes.c.winners > 0) & (outcomes.c.ended >= self.since)
        if company:
            found &= outcomes.c.company == self.company
        if players and self.players is not None:
            found &= outcomes.c.players == self.players
        for kind, value in self.only:
            own = marks.alias()  # the query around it may be about marks as well
            of_table = (own.c.outcome_id == outcomes.c.id) & (own.c.seat == TABLE)
            found &= exists().where(of_table & (own.c.kind == kind) & (own.c.value == value))
        return found


class Member(Struct, frozen=True):
    """How often something was played and won, and how often it would be if all were equal."""

    kind: str
    value: str
    games: int
    won: int
    even: float


class Lengths(Struct, frozen=True):
    """How long games were, in decisions: the middle, and bars of equal width from the shortest on."""

    median: int
    turns: int
    first: int
    width: int
    bars: list[int]


class Rival(Struct, frozen=True):
    """Somebody whom a person has played: both may have lost."""

    name: str | None
    bot: str | None
    games: int
    won: int
    lost: int


class Rated(Struct, frozen=True):
    """A rating, and whose it is."""

    game: str
    name: str | None
    bot: str | None
    person_id: str | None
    skill: Skill


_WON: Final = func.sum(cast(outcome_seats.c.won, Integer))
_EVEN: Final = func.sum(cast(outcomes.c.winners, Float) / outcomes.c.players)
_JOINED: Final = outcomes.join(outcome_seats, outcome_seats.c.outcome_id == outcomes.c.id)


class Statistics(Access):
    """Counts by game."""

    async def count_companies(self, which: Which) -> dict[str, int]:
        """Games by who played."""
        return await self._counted(outcomes.c.company, which.holds(company=False))

    async def count_players(self, which: Which) -> dict[str, int]:
        """Games by number of players."""
        return await self._counted(outcomes.c.players, which.holds(players=False))

    async def count_endings(self, which: Which) -> dict[str, int]:
        """Games by kind of victory."""
        return await self._counted(outcomes.c.victory, which.holds())

    async def count_splits(self, which: Which) -> list[Member]:
        """Games by the options that they differ in."""
        joined = outcomes.join(marks, (marks.c.outcome_id == outcomes.c.id) & (marks.c.seat == TABLE))
        columns = (marks.c.kind, marks.c.value, func.count().label("games"))
        query = select(*columns).select_from(joined).where(which.holds()).group_by(marks.c.kind, marks.c.value)
        rows = await self._all(query.order_by(marks.c.kind, marks.c.value).limit(MOST_MEMBERS))
        return [Member(row.kind, row.value, row.games, 0, 0.0) for row in rows]

    async def count_groups(self, which: Which) -> list[Member]:
        """Games and wins by whatever seats were marked with, and by seat and player."""
        marked = _JOINED.join(marks, (marks.c.outcome_id == outcomes.c.id) & (marks.c.seat == outcome_seats.c.seat))
        of_marks = _members(marks.c.kind, marks.c.value).select_from(marked).where(which.holds())
        query = of_marks.group_by(marks.c.kind, marks.c.value).order_by(func.count().desc(), marks.c.value)
        found = [Member(**row._mapping) for row in await self._all(query.limit(MOST_MEMBERS))]
        for kind, column in (("seat", outcome_seats.c.seat), ("player", func.coalesce(outcome_seats.c.bot, ""))):
            query = _members(literal(kind), column).select_from(_JOINED).where(which.holds()).group_by(column)
            rows = await self._all(query.order_by(column).limit(MOST_MEMBERS))
            found += [Member(kind, str(row.value), row.games, row.won, row.even) for row in rows]
        return found

    async def measure(self, which: Which) -> Lengths | None:
        """How long games were; None if there are none."""
        of = which.holds()
        extremes = (func.count().label("games"), func.min(outcomes.c.decisions).label("least"))
        most = func.max(outcomes.c.decisions).label("most")
        row = await self._first(select(*extremes, most).where(of))
        if row is None or not row.games:
            return None
        width = _neat((row.most - row.least) / BARS)
        first = row.least // width * width
        column = (outcomes.c.decisions - first) // width
        counted = await self._all(select(column.label("bar"), func.count().label("games")).where(of).group_by(column))
        bars = [0] * ((row.most - first) // width + 1)
        for one in counted:
            bars[one.bar] = one.games
        middle = row.games // 2
        decisions = await self._nth(outcomes.c.decisions, of, middle)
        return Lengths(decisions, await self._nth(outcomes.c.turns, of, middle), first, width, bars)

    async def _nth(self, column: ColumnElement[int], of: ColumnElement[bool], n: int) -> int:
        row = await self._first(select(column.label("found")).where(of).order_by(column).offset(n).limit(1))
        return 0 if row is None else int(row.found)

    async def _counted(self, column: ColumnElement[Any], of: ColumnElement[bool]) -> dict[str, int]:
        query = select(column.label("value"), func.count().label("games")).where(of).group_by(column)
        return {str(row.value): row.games for row in await self._all(query.limit(MOST_MEMBERS))}

    # Of one person.

    async def record_of(self, person_id: str) -> dict[tuple[str, str], tuple[int, int]]:
        """Games played and won, by game and by who played."""
        won = func.max(cast(outcome_seats.c.won, Integer)).label("won")
        mine = (outcome_seats.c.person_id == person_id) & (outcomes.c.winners > 0) & (outcomes.c.company != "alone")
        each = select(outcomes.c.id, outcomes.c.game, outcomes.c.company, won).select_from(_JOINED).where(mine)
        of = each.group_by(outcomes.c.id, outcomes.c.game, outcomes.c.company).subquery()
        query = select(of.c.game, of.c.company, func.count().label("games"), func.sum(of.c.won).label("won"))
        rows = await self._all(query.group_by(of.c.game, of.c.company))
        return {(row.game, row.company): (row.games, int(row.won)) for row in rows}

    async def rivals_of(self, person_id: str, game: str | None) -> list[Rival]:
        """Those whom a person has played, the most frequent first; whoever was erased is nobody."""
        mine, theirs = outcome_seats.alias("mine"), outcome_seats.alias("theirs")
        met = outcomes.join(mine, mine.c.outcome_id == outcomes.c.id)
        met = met.join(theirs, theirs.c.outcome_id == outcomes.c.id).outerjoin(
            persons, persons.c.id == theirs.c.person_id
        )
        who = (mine.c.person_id == person_id) & (outcomes.c.winners > 0)
        other = theirs.c.bot.is_not(None) | (theirs.c.person_id.is_not(None) & (theirs.c.person_id != person_id))
        if game is not None:
            who &= outcomes.c.game == game
        # A bot at several seats is met once, and has won if any of them has.
        columns = (theirs.c.person_id, theirs.c.bot, persons.c.name, outcomes.c.id)
        won = func.max(cast(mine.c.won, Integer)).label("won")
        lost = func.max(cast(theirs.c.won, Integer)).label("lost")
        each = select(*columns, won, lost).select_from(met).where(who & other).group_by(*columns).subquery()
        key = (each.c.person_id, each.c.bot, each.c.name)
        counted = (func.count().label("games"), func.sum(each.c.won).label("won"), func.sum(each.c.lost).label("lost"))
        query = select(*key, *counted).group_by(*key).order_by(func.count().desc(), each.c.name, each.c.bot)
        rows = await self._all(query.limit(MOST_RIVALS))
        return [Rival(None if row.bot else row.name, row.bot, row.games, int(row.won), int(row.lost)) for row in rows]

    async def traced(self, person_id: str) -> list[tuple[str, float, Skill]]:
        """How the ratings of a person went: game, when, and the rating then; the last games, oldest first."""
        mine = (outcome_seats.c.person_id == person_id) & outcome_seats.c.mu.is_not(None)
        columns = (outcomes.c.game, outcomes.c.ended, outcome_seats.c.mu, outcome_seats.c.sigma)
        query = select(*columns).select_from(_JOINED).where(mine).order_by(outcomes.c.ended.desc()).limit(MOST_PAST)
        return [(row.game, row.ended, Skill(row.mu, row.sigma)) for row in reversed(await self._all(query))]

    # Ratings.

    async def ratings_of(self, person_ids: list[str], bots: list[str], game: str | None = None) -> list[Rated]:
        """The ratings of some persons and bots, whoever may see them."""
        whose = ratings.c.person_id.in_(person_ids) | ratings.c.bot.in_(bots)
        query = _rated().where(whose if game is None else whose & (ratings.c.game == game))
        return [_rating(row) for row in await self._all(query.order_by(ratings.c.game))]

    async def ranked(self, game: str) -> list[Rated]:
        """The ratings of a game that everybody may see: of bots, and of persons who want that. The best first."""
        open_to_all = ratings.c.bot.is_not(None) | cast(persons.c.settings, Text).like(RANKED)
        query = _rated().where((ratings.c.game == game) & open_to_all)
        sure = ratings.c.mu - 2 * ratings.c.sigma
        return [_rating(row) for row in await self._all(query.order_by(sure.desc(), ratings.c.id).limit(MOST_RANKED))]

    async def willing(self, person_ids: list[str]) -> set[str]:
        """Which of some persons let others see their rating."""
        fits = persons.c.id.in_(person_ids) & cast(persons.c.settings, Text).like(RANKED)
        return {row.id for row in await self._all(select(persons.c.id).where(fits))}


def _members(kind: ColumnElement[str], value: ColumnElement[Any]) -> Select[Any]:
    return select(
        kind.label("kind"), value.label("value"), func.count().label("games"), _WON.label("won"), _EVEN.label("even")
    )


def _rated() -> Select[Any]:
    joined = ratings.outerjoin(persons, persons.c.id == ratings.c.person_id)
    return select(ratings, persons.c.name).select_from(joined)


def _rating(row: Row[Any]) -> Rated:
    return Rated(row.game, row.name, row.bot, row.person_id, Skill(row.mu, row.sigma, row.games))


def _neat(width: float) -> int:
    """The next larger width that reads well: 1, 2 or 5 times a power of ten."""
    step = 1
    while True:
        for factor in (1, 2, 5):
            if step * factor >= width:
                return step * factor
        step *= 10
