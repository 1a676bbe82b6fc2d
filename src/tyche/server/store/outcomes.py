"""What is kept of games that are over: who played what, who has won and how, and everybody's rating."""

from typing import Any, Final, Literal

from msgspec import Struct
from sqlalchemy import Connection, delete, exists, insert, select, update

from tyche.server.rating import Skill, after
from tyche.server.store.access import Access
from tyche.server.store.schema import events, marks, outcome_seats, outcomes, ratings, tables

Company = Literal["persons", "mixed", "bots", "alone"]
"""Who played: people, people and bots, bots, or one person all seats."""
TABLE: Final = -1
"""The seat of what is marked of a whole table."""


class Mark(Struct, frozen=True):
    """Something to group by: a hero, a map, an opening."""

    kind: str
    value: str


class OutcomeSeat(Struct, kw_only=True):
    """How a seat came out. `place` is for ratings: winners are first, the others as they stood, who gave up is last."""

    person_id: str | None
    bot: str | None
    won: bool
    place: int
    points: int | None
    marks: list[Mark]


class Outcome(Struct, kw_only=True):
    """A game that is over."""

    table_id: str
    game: str
    company: Company
    victory: str
    decisions: int
    turns: int
    ended: float
    rated: bool
    marks: list[Mark]
    seats: list[OutcomeSeat]

    @property
    def players(self) -> list[str]:
        """Who is rated, seat by seat: keys of persons and bots."""
        return [_key(seat.person_id, seat.bot) for seat in self.seats]


class Outcomes(Access):
    """Keeps what comes of games, each once."""

    async def unkept(self, most: int) -> list[str]:
        """Tables that are over and of which nothing is kept yet, the oldest first.

        Lessons, branches of other tables and imported records (which begin and end at once) are no games of anybody.
        """
        known = exists().where(outcomes.c.table_id == tables.c.id)
        branched = exists().where((events.c.table_id == tables.c.id) & (events.c.kind == "branch"))
        played = (tables.c.status == "finished") & (tables.c.lesson == "") & (tables.c.ended > tables.c.started)
        query = select(tables.c.id).where(played & ~known & ~branched)
        return [row.id for row in await self._all(query.order_by(tables.c.ended, tables.c.id).limit(most))]

    async def keep_outcome(self, outcome: Outcome) -> None:
        """Keep what came of a game, and what it does to ratings; nothing if that is kept already."""

        def work(connection: Connection) -> None:
            still = connection.execute(select(tables.c.id).where(tables.c.id == outcome.table_id)).first()
            known = connection.execute(select(outcomes.c.id).where(outcomes.c.table_id == outcome.table_id)).first()
            if still is None or known is not None:
                return
            number = _insert(connection, outcome)
            skills = _rate(connection, outcome) if outcome.rated else {}
            connection.execute(insert(outcome_seats), _seat_rows(number, outcome, skills))
            marked = _mark_rows(number, outcome)
            if marked:
                connection.execute(insert(marks), marked)

        await self._writer.do(work)


def unlink(connection: Connection, table_id: str) -> None:
    """A table goes: what is kept of it names nobody any more."""
    of_table = select(outcomes.c.id).where(outcomes.c.table_id == table_id)
    connection.execute(
        update(outcome_seats)
        .where(outcome_seats.c.outcome_id.in_(of_table))
        .values(person_id=None, mu=None, sigma=None)
    )


def _key(person_id: str | None, bot: str | None) -> str:
    return f"bot {bot}" if bot else person_id or ""


def _insert(connection: Connection, outcome: Outcome) -> int:
    values = {
        "table_id": outcome.table_id,
        "game": outcome.game,
        "players": len(outcome.seats),
        "company": outcome.company,
        "victory": outcome.victory,
        "winners": sum(seat.won for seat in outcome.seats),
        "decisions": outcome.decisions,
        "turns": outcome.turns,
        "ended": outcome.ended,
        "rated": outcome.rated,
    }
    return int(connection.execute(insert(outcomes).values(values).returning(outcomes.c.id)).scalar_one())


def _rate(connection: Connection, outcome: Outcome) -> dict[str, Skill]:
    """New ratings for all who played."""
    of_game = select(ratings).where(ratings.c.game == outcome.game)
    people = [seat.person_id for seat in outcome.seats if seat.person_id and not seat.bot]
    bots = [seat.bot for seat in outcome.seats if seat.bot]
    rows = connection.execute(of_game.where(ratings.c.person_id.in_(people) | ratings.c.bot.in_(bots))).all()
    known = {_key(row.person_id, row.bot): Skill(row.mu, row.sigma, row.games) for row in rows}
    skills = {player: known.get(player, Skill()) for player in outcome.players}
    new = after(outcome.players, [seat.place for seat in outcome.seats], skills)
    connection.execute(delete(ratings).where(ratings.c.id.in_([row.id for row in rows])))
    connection.execute(insert(ratings), [_rating_row(outcome.game, player, new[player]) for player in new])
    return new


def _rating_row(game: str, player: str, skill: Skill) -> dict[str, Any]:
    bot = player.removeprefix("bot ") if player.startswith("bot ") else None
    person = None if bot else player
    return {
        "game": game,
        "person_id": person,
        "bot": bot,
        "mu": skill.mu,
        "sigma": skill.sigma,
        "games": skill.games,
    }


def _seat_rows(number: int, outcome: Outcome, skills: dict[str, Skill]) -> list[dict[str, Any]]:
    found = []
    for place, (seat, player) in enumerate(zip(outcome.seats, outcome.players, strict=True)):
        skill = skills.get(player)
        found.append(
            {
                "outcome_id": number,
                "seat": place,
                "person_id": seat.person_id,
                "bot": seat.bot,
                "won": seat.won,
                "points": seat.points,
                "mu": None if skill is None else skill.mu,
                "sigma": None if skill is None else skill.sigma,
            }
        )
    return found


def _mark_rows(number: int, outcome: Outcome) -> list[dict[str, Any]]:
    of_seats = [(place, mark) for place, seat in enumerate(outcome.seats) for mark in seat.marks]
    return [
        {"outcome_id": number, "seat": place, "kind": mark.kind, "value": mark.value}
        for place, mark in dict.fromkeys([*((TABLE, mark) for mark in outcome.marks), *of_seats])
    ]
