"""Two tables that differ only in what a seat cannot know send that seat and spectators the same bytes, in every game.

At random moments of random games everything that one seat cannot know is dealt anew. The table with the new deal and
the real one are then played side by side through rooms of their own, with the same clock: everybody acts alike where
both tables allow it, and differently where answers are withheld. Nor may the work of an answer differ, nor what
somebody who is away is written, nor the export of all data about oneself.

``SECRETS`` says at how many moments of each game (4 by default), half of them shortly before several seats are asked at
once.
"""

import asyncio
import json
import os
import random
import sys
from collections import Counter
from types import FrameType
from typing import Any

import msgspec
import pytest

from tests.server.lines import Kept
from tests.server.serving import EPOCH, Time
from tyche.core.ask import Option
from tyche.core.game import Game, games
from tyche.core.gathering import Gathering
from tyche.core.resume import Resumed
from tyche.core.table import Table, open_table
from tyche.server.room import Rooms, RoomSettings, desk
from tyche.server.room.connection import Connection
from tyche.server.room.room import Room
from tyche.server.store import Event, SeatRow, Store, TableRow, new_id
from tyche.server.wire import PaceOf
from tyche.study.fuzz import random_decision

pytestmark = pytest.mark.anyio

GAMES = 2
MOMENTS = int(os.environ.get("SECRETS", "4"))
STEPS = 10
SEATS = 3
DIFFERS = 0.8
"""How often another seat answers in secret, or otherwise, at the other table."""
WAITS = 0.4
"""How often it does not answer yet."""
AWAY = 0.3
"""How often the seat is not there while others decide."""
SAME_WORK = 0.02
"""By how much the work for all requests of a kind may differ: what a server does besides comes in between."""
Answer = tuple[int, Option]
News = tuple[str, str, list[int]]
"""A table, what has happened there, and to which seats."""


class Work:
    """Counts the calls of functions meanwhile: how long something takes, without the noise of a clock."""

    def __init__(self) -> None:
        self.calls = 0

    def __enter__(self) -> "Work":
        sys.setprofile(self._count)
        return self

    def __exit__(self, *_: object) -> None:
        sys.setprofile(None)

    def _count(self, frame: FrameType, event: str, argument: object) -> None:
        self.calls += event in ("call", "c_call")


class Side:
    """One of the two tables, with a connection for every seat and one for a spectator."""

    def __init__(self, rooms: Rooms, news: list[News], room: Room, persons: list[str]) -> None:
        self.rooms = rooms
        self.news = news
        self.room = room
        self.persons = persons
        self.readers: dict[int | None, Connection] = {}
        self.lines: dict[int | None, Kept] = {}

    @property
    def table(self) -> Table:
        assert self.room.course is not None
        return self.room.course.table

    async def come(self) -> None:
        """Everybody looks at the table."""
        for reader in (*range(SEATS), None):
            self.lines[reader] = Kept()
            await self.come_in(reader)

    async def come_in(self, reader: int | None) -> None:
        """Somebody looks at the table from now on."""
        person = None if reader is None else self.persons[reader]
        self.readers[reader] = Connection(self.lines[reader], person, 1e6)
        await self.room.join(self.readers[reader])

    async def notices(self, seat: int) -> list[str]:
        """What a seat's person was written since the last time."""
        await asyncio.sleep(0)
        found = [kind for table, kind, seats in self.news if table == self.room.id and seat in seats]
        self.news.clear()
        return found

    def deal(self, seat: int | None) -> None:
        """Go on from the last checkpoint, with all dealt anew that a seat cannot know."""
        room, was = self.room, self.table
        play = was.play.revive(was.play.saved, was.play.dice.at(was.play.saved_counters))
        if seat is not None:
            was.game.redeal(play, seat)
        table = Table(was.game, was.setup, play, was.decisions[:])
        table.checkpoints.append(play.checkpoint)
        table.origin = Resumed()
        play.log, play.dice.thrown = list(was.play.log or []), was.play.dice.thrown
        assert room.course is not None
        room.course.table, room.course.base = table, len(table.decisions)
        room.sitting.course = room.course
        room._adopt(room.sitting)

    async def send(self, reader: int | None, **message: Any) -> None:
        """A request of a reader."""
        await desk.serve(self.room, self.readers[reader], json.dumps(message))

    def heard(self, reader: int | None) -> list[bytes]:
        """What a reader was sent since the last time, write by write."""
        written = self.lines[reader].written
        found = list(written)
        written.clear()
        return found

    async def over_http(self, seat: int) -> list[bytes]:
        """Cards, logs and an export, as the HTTP interface sends them to a seat's person and to strangers."""
        person = await self.rooms.store.person(self.persons[seat])
        found: list[Any] = [await self.rooms.card(self.room.id, one) for one in (person, None)]
        found += [await self.rooms.log(self.room.id, reader, 0, 500) for reader in (seat, None)]
        exported = (await self.rooms.store.export_person(self.persons[seat]))["seats"]
        found.append([one for one in exported if one["table_id"] == self.room.id])
        return [msgspec.json.encode(one) for one in found]

    def known(self, seat: int) -> bytes:
        """All that the rules let a seat and spectators know."""
        table = self.table
        told = [[table.game.told(telling) for telling in table.log_for(reader)] for reader in (seat, None)]
        views = [table.view(reader) for reader in (seat, None)]
        for view in views:
            del view["moment"]  # it counts withheld answers, too
        return msgspec.json.encode([views, told], order="deterministic")


class Pair:
    """The real table and the one with the new deal, as a seat sees them."""

    def __init__(self, real: Side, other: Side, seat: int, whole: "Played", luck: random.Random, time: Time) -> None:
        self.sides = (real, other)
        self.time = time
        self.seat = seat
        self.game, self.pool = whole.table.decisions, whole.pool
        self.luck = luck
        self.tally: Counter[str] = Counter()
        self.work: dict[str, list[tuple[int, int]]] = {}
        self.keys = 0

    async def both(self, reader: int | None, **message: Any) -> None:
        """The same request at both tables, and how much work it is."""
        work = []
        for side in self.sides:
            with Work() as done:
                await side.send(reader, **message)
            work.append(done.calls)
        self.work.setdefault(message["type"], []).append((work[0], work[1]))

    async def compare(self) -> None:
        """What the seat and a spectator got must be the same, byte by byte, in number and order."""
        real, other = self.sides
        for reader in (self.seat, None):
            assert real.heard(reader) == other.heard(reader)
        assert await real.over_http(self.seat) == await other.over_http(self.seat)
        notices = await real.notices(self.seat)
        assert notices == await other.notices(self.seat)
        self.tally["notices"] += len(notices)
        self.tally["compared"] += 1

    async def inquire(self) -> None:
        """The seat and a spectator try to find out what they should not know."""
        real, seat, luck = self.sides[0], self.seat, self.luck
        assert real.room.course is not None
        question, own = real.room.course.question(seat), real.table.options(seat)
        for option in luck.choices(self.pool, k=4):
            await self.both(seat, type="why", id=1, option=option)
            if option not in own:
                await self.both(seat, type="decide", id=2, option=option, answers=question, key="k")
                await self.both(seat, type="foresee", id=3, option=option)
        for option in luck.sample(own, min(2, len(own))):
            await self.both(seat, type="foresee", id=4, option=option)
            await self._look_ahead(option)
        await self.both(seat, type="prices", id=9)
        for reader in (seat, None):
            await self.both(reader, type="foresee", id=19)
        if not real.table.can_undo(seat):
            await self.both(seat, type="undo", id=5, key="u")
        moment = real.room.course.moment
        await self.both(seat, type="moment", id=6, n=moment)
        await self.both(seat, type="moment", id=7, n=moment + 1)
        await self.both(None, type="moment", id=8, n=moment)
        for layer in real.table.game.overlays:
            await self.both(luck.choice([seat, None]), type="overlay", id=12, name=layer)
        await self.both(luck.choice([seat, None]), type="since", id=13, n=luck.choice([None, real.room.course.base]))
        await self.both(None, type="why", id=9, option=self.pool[0])
        await self._lay_down()
        await self.both(luck.choice([seat, None]), type="resync")
        if moment > real.room.course.base and luck.random() < 0.2:
            await self._propose(moment)

    async def _look_ahead(self, first: Option) -> None:
        """The seat asks what would be if it decided something first: as far as nothing is revealed it is told."""
        seat, then = self.seat, self.pool[(self.keys + len(first)) % len(self.pool)]
        place = str(then[-1])
        await self.both(seat, type="prices", id=20, after=[first])
        await self.both(seat, type="foresee", id=21, option=then, after=[first])
        await self.both(seat, type="way", id=22, goal=place, origin=str(first[-1]), after=[first])
        await self.both(seat, type="way", id=23, goal=place, origin=str(first[-1]))

    async def _lay_down(self) -> None:
        """The seat gives orders and lays down a plan for what it is not offered, and asks about places."""
        real, seat, option = self.sides[0], self.seat, self.luck.choice(self.pool)
        orders = [{"topic": "another", "option": option}, {"topic": "another", "option": "default"}]
        await self.both(seat, type="orders", id=14, orders=orders[: self.luck.randint(1, 2)])
        if option not in real.table.options(seat):
            await self.both(seat, type="plan", id=15, options=[option])
        await self.both(seat, type="note", id=16, text=str(option))
        await self.both(seat, type="worth", id=17, place=str(option[-1]))
        await self.both(seat, type="way", id=18, goal=str(option[-1]))

    async def _propose(self, moment: int) -> None:
        """The seat proposes to go back, and thinks better of it."""
        real = self.sides[0].room
        assert real.course is not None
        assert real.match is not None
        if real.match.needed(self.seat, moment - 1):
            self.keys += 1
            await self.both(self.seat, type="rewind", id=10, to=moment - 1, key=f"r{self.keys}")
            await self.both(self.seat, type="consent", id=11, proposal=real.course.proposals, yes=False)
            self.tally["proposals"] += 1

    async def act(self) -> bool:
        """Somebody decides; False if no decision is possible at both tables."""
        secret = any(in_secret(side.table) for side in self.sides)
        chosen = self._in_secret() if secret else self._openly()
        if chosen is None:
            return False
        self.keys += 1
        if not secret:  # when all have answered, clocks show how long each of them has thought
            self.time.at += self.luck.random() * 20
        for side, answer in zip(self.sides, chosen, strict=True):
            if answer is None:
                continue
            seat, option = answer
            assert side.room.course is not None
            answers = side.room.course.question(seat)
            await side.send(seat, type="decide", id=9, answers=answers, option=option, key=f"d{self.keys}")
            assert len(side.table.decisions) > side.room.course.base
        return True

    def _openly(self) -> list[Answer | None] | None:
        """The same decision at both tables, if possible that of the real game; None if they have none in common."""
        real, other = (side.table for side in self.sides)
        moment = len(real.decisions)
        seat, option = self.game[moment] if moment < len(self.game) else (-1, ())
        if seat not in real.awaited():
            seat = self.luck.choice(real.awaited())
        common = [option for option in real.options(seat) if option in other.options(seat)]
        if not common or seat not in other.awaited():
            return None
        return [(seat, option if option in common else self.luck.choice(common))] * 2

    def _in_secret(self) -> list[Answer | None] | None:
        """Where several seats are asked, another one may answer first at the other table, or otherwise, or none."""
        waiting = [[seat for seat in side.table.awaited() if seat != self.seat] for side in self.sides]
        if not all(waiting) or self.luck.random() > DIFFERS:
            return self._openly()
        chosen: list[Answer | None] = []
        for side, seats in zip(self.sides, waiting, strict=True):
            seat = self.luck.choice(seats)
            answer = (seat, self.luck.choice(side.table.options(seat)))
            chosen.append(None if self.luck.random() < WAITS else answer)
        self.tally["different" if chosen[0] != chosen[1] else "alike"] += 1
        return chosen

    async def play(self) -> None:
        """Go on until the rules themselves show the seat a difference, as when it draws a card."""
        if self.sides[0].known(self.seat) != self.sides[1].known(self.seat):
            return
        await self.compare()
        for _ in range(STEPS):
            await self.inquire()
            await self.compare()
            away = self.luck.random() < AWAY
            for side in self.sides if away else ():
                await side.room.leave(side.readers[self.seat])
            if self.sides[0].table.over or not await self.act():
                return
            for side in self.sides if away else ():
                await side.come_in(self.seat)
            if self.sides[0].known(self.seat) != self.sides[1].known(self.seat):
                self.tally["revealed"] += 1
                return
            await self.compare()
            self.tally["steps"] += 1


class Played:
    """A random game: the table at its end, moments to begin at, and options that somebody had."""

    def __init__(self, game: Game, luck: random.Random) -> None:
        self.seed = luck.randbytes(32)
        self.table = table = open_table(game, SEATS, None, None, self.seed)
        heads: list[int] = []
        before_polls: dict[int, list[int]] = {}
        pool: set[Option] = set()
        while not table.over:
            if table.play.saved_at == table.play.head_at == len(table.decisions):
                heads.append(len(table.decisions))
            if heads and table.ask is not None and in_secret(table):
                before_polls[heads[-1]] = table.ask.asked()
            for seat in range(SEATS):
                options = table.options(seat)
                pool |= set(luck.sample(options, min(2, len(options))))
            table.choose(*random_decision(table, luck))
        polls = luck.sample(sorted(before_polls), min(MOMENTS // 2, len(before_polls)))
        others = luck.sample(heads, min(MOMENTS - len(polls), len(heads)))
        self.polls = bool(before_polls)
        self.moments = [(moment, luck.choice(before_polls[moment])) for moment in polls]
        """Where to begin, and which seat looks on: one that is asked together with others, if that comes."""
        self.moments += [(moment, luck.randrange(SEATS)) for moment in others]
        self.pool = sorted(pool, key=repr)

    def past(self, moment: int) -> list[Event]:
        """The events up to a moment."""
        return [
            Event(n=n + 1, kind="decide", seat=seat, data=option, key=f"{n}", at=EPOCH)
            for n, (seat, option) in enumerate(self.table.decisions[:moment])
        ]

    def row(self) -> TableRow:
        """A new table of this game."""
        return TableRow(
            id=new_id(),
            game=self.table.game.name,
            rules=self.table.game.version,
            seed=self.seed,
            options=self.table.setup.options,
            seat_names=self.table.setup.seats,
            status="running",
            pace=PaceOf("live", 5000, 10),
            created=EPOCH,
            started=EPOCH,
        )


def in_secret(table: Table) -> bool:
    """Whether several seats are asked at once, and others do not learn what one of them answers."""
    return table.ask is not None and (table.ask.also is not None or isinstance(table.ask, Gathering))


async def seated(rooms: Rooms, news: list[News], row: TableRow, past: list[Event]) -> Side:
    """A table in the middle of a game, as a server keeps it."""
    store = rooms.store
    persons = [(await store.new_person(f"person {seat}")).id for seat in range(SEATS)]
    seats = [
        SeatRow(table_id=row.id, seat=seat, kind="person", person_id=person, bank=5000.0)
        for seat, person in enumerate(persons)
    ]
    await store.create_table(msgspec.structs.replace(row, host=persons[0]), seats, past)
    return Side(rooms, news, await rooms.room(row.id), persons)


def house(store: Store, time: Time) -> tuple[Rooms, list[News]]:
    """Rooms, and the news of them for those who are away."""
    news: list[News] = []

    async def on_news(table: str, kind: str, seats: list[int]) -> None:
        news.append((table, kind, seats))

    return Rooms(store, RoomSettings(now=time, rate=1e6, on_news=on_news)), news


@pytest.mark.parametrize("name", sorted(games()))
async def test_nothing_that_is_sent_depends_on_what_a_seat_cannot_know(name: str) -> None:
    game, luck, time = games()[name], random.Random(name), Time()
    stores = [await Store.open("sqlite://") for _ in range(2)]
    houses = [house(store, time) for store in stores]
    tally: Counter[str] = Counter()
    work: dict[str, list[tuple[int, int]]] = {}
    polls = False
    for _ in range(GAMES):
        whole = Played(game, luck)
        polls = polls or whole.polls
        for moment, seat in whole.moments:
            time.at, row = EPOCH, whole.row()
            sides = [await seated(rooms, news, row, whole.past(moment)) for rooms, news in houses]
            for side, dealt in zip(sides, (None, seat), strict=True):
                side.deal(dealt)
                async with side.room.change():
                    await side.room.take_stock()
                await side.come()
            pair = Pair(sides[0], sides[1], seat, whole, luck, time)
            await pair.play()
            tally += pair.tally
            for kind, pairs in pair.work.items():
                work.setdefault(kind, []).extend(pairs)
    for store in stores:
        await store.close()
    assert tally["steps"] > 2 * GAMES * MOMENTS
    assert tally["compared"] > 2 * tally["steps"]
    assert tally["different"] > 0 or not polls, "somebody must have answered otherwise in secret"
    assert tally["proposals"] > 0
    assert tally["notices"] > 0, "the seat must have been told that it is its turn"
    for kind, pairs in work.items():
        total, apart = sum(map(sum, pairs)), sum(abs(real - other) for real, other in pairs)
        assert apart <= SAME_WORK * total, f"{kind}: what is hidden can be seen by how long an answer takes"
