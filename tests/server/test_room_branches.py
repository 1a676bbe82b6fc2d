"""Branches: from a finished table exactly that moment with its past, from a running one what the seat knew."""

import random

import msgspec
import pytest

from tests.server.client import Client
from tests.server.serving import House, new_table, serving
from tyche.core.ask import Option
from tyche.core.game import Game, games
from tyche.core.record import record_of
from tyche.core.table import Table, open_table
from tyche.server.room.loading import load
from tyche.server.store import Person, SeatRow, TableRow, new_id
from tyche.server.store.importing import imported
from tyche.study.fuzz import random_decision

pytestmark = pytest.mark.anyio
SEED = bytes(range(32))
SEATS = 3


def played(game: Game, decisions: int | None = None) -> Table:
    """A random game, to its end or so far."""
    luck = random.Random(5)
    table = open_table(game, SEATS, None, None, SEED)
    while not table.over and (decisions is None or len(table.decisions) < decisions):
        table.choose(*random_decision(table, luck))
    return table


async def kept(house: House, table: Table, status: str) -> TableRow:
    """A table with these decisions, of persons who are not there."""
    made = imported(record_of(table, private=True))
    persons = [await house.store.new_person(f"person {seat}") for seat in range(SEATS)]
    row = msgspec.structs.replace(made.row, status=status, host=persons[0].id, ended=None)
    seats = [
        SeatRow(table_id=row.id, seat=seat, kind="person", person_id=person.id) for seat, person in enumerate(persons)
    ]
    await house.store.create_table(row, seats, made.past)
    return row


async def someone(house: House) -> Person:
    return await house.store.new_person(f"student {new_id()}")


def shown(table: Table, reader: int | None) -> bytes:
    return msgspec.json.encode(table.view(reader), order="deterministic")


@pytest.mark.parametrize("name", sorted(games()))
async def test_a_branch_of_a_finished_table_is_exactly_that_moment_and_knows_its_past(name: str) -> None:
    whole = played(games()[name])
    luck = random.Random(name)
    async with serving() as house:
        row = await kept(house, whole, "finished")
        me = await someone(house)
        room = await house.rooms.room(row.id)
        moments = luck.sample(range(1, len(whole.decisions)), 4)
        between = 0
        for moment in moments:
            branch = await house.rooms.branch(row.id, moment, 1, me)
            there = whole.at(moment)
            between += there.play.saved_at < moment
            course = (await load(house.store, branch)).course
            assert course is not None
            assert course.table.decisions[:moment] == whole.decisions[:moment]
            assert (course.base, course.table.at(moment).digest()) == (0, there.digest())
            assert course.table.at(moment).play.dice.counters == there.play.dice.counters
            for reader in (0, 1, None):
                assert shown(course.table.at(moment // 2), reader) == shown(whole.at(moment // 2), reader)
            noted = [telling for telling in course.table.play.log or [] if telling.message == "branched"]
            assert [telling.facts for telling in noted] == [{"asked": moment, "moment": moment}]
        assert between > 0, "some of the moments must lie between checkpoints"
        assert room.course is not None
        assert not any(telling.message == "branched" for telling in room.course.table.play.log or [])


async def test_the_dice_of_a_branch_are_others_from_its_moment_on_and_those_before_stay() -> None:
    game = games()["hellas"]
    whole = played(game)
    moment = len(whole.decisions) // 2
    until = whole.at(moment).play.dice.counters
    async with serving() as house:
        row = await kept(house, whole, "finished")
        me = await someone(house)
        first = await house.rooms.branch(row.id, moment, 0, me)
        table = (await house.rooms.room(first)).course.table  # type: ignore[union-attr]
        dice = table.play.dice
        assert dice.former == [(SEED, until)]
        ahead = [[dice.at([until[0] + n, 0]).throw(6) for n in range(40)] for dice in (dice, whole.play.dice)]
        assert ahead[0] != ahead[1]
        before = [[dice.at([n, 0]).throw(6) for n in range(until[0])] for dice in (dice, whole.play.dice)]
        assert before[0] == before[1]
        await house.store.update_table(first, status="finished")
        room = await house.rooms.room(first)
        async with room.held():
            await room.reload()
        second = await house.rooms.branch(first, moment // 2, 0, me)
        again = (await load(house.store, second)).course
        assert again is not None
        assert again.table.at(moment // 2).digest() == whole.at(moment // 2).digest()
        former = again.table.play.dice.former
        assert former is not None
        assert [seed for seed, _ in former] == [SEED, dice.seed]
        assert all(counters == whole.at(moment // 2).play.dice.counters for _, counters in former)


@pytest.mark.parametrize("name", sorted(games()))
async def test_a_branch_of_a_running_table_is_what_the_seat_knew_at_the_last_checkpoint(name: str) -> None:
    whole = played(games()[name], 60)
    async with serving() as house:
        row = await kept(house, whole, "running")
        persons = [seat.person_id for seat in await house.store.seats(row.id)]
        me = await house.store.person(persons[2] or "")
        assert me is not None
        room = await house.rooms.room(row.id)
        assert room.course is not None
        for asked in (0, 7, 33, room.course.moment):
            branch = await house.rooms.branch(row.id, asked, 2, me)
            loaded = await load(house.store, branch)
            assert loaded.course is not None
            table, begins = loaded.course.table, loaded.course.base
            heads = [kept[0] for kept in whole.checkpoints if kept[0] <= asked]
            assert begins in heads[-3:] or begins == 0
            assert begins == 0 or shown(table.at(begins), 2) == shown(whole.at(begins), 2), "its own cards"
            assert begins > 0 or asked < 10
            assert table.decisions[:begins] == [(0, ("past",))] * begins
            told = [telling for telling in table.play.log or [] if telling.message != "branched"]
            assert all(telling.readable_by(2) for telling in told)
            noted = [telling.facts for telling in table.play.log or [] if telling.message == "branched"]
            assert noted == [{"asked": asked, "moment": begins}]


async def test_a_branch_of_a_running_table_deals_anew_what_others_hold() -> None:
    whole = played(games()["successors"], 60)
    async with serving() as house:
        row = await kept(house, whole, "running")
        me = await house.store.person((await house.store.seats(row.id))[2].person_id or "")
        assert me is not None
        hands: set[bytes] = set()
        for _ in range(4):
            branch = await load(house.store, await house.rooms.branch(row.id, 60, 2, me))
            assert (branch.row.parent, branch.row.seed == row.seed) == (row.id, False)
            assert [(seat.kind, seat.person_id) for seat in branch.seats] == [("bot", None)] * 2 + [("person", me.id)]
            assert branch.course is not None
            table = branch.course.table
            hands.add(msgspec.json.encode([table.view(seat).get("hand") for seat in (0, 1)]))
        assert len(hands) > 1
        events = await house.store.events(branch.row.id)
        secret: list[tuple[int, Option]] = whole.decisions
        assert not {event.data for event in events} & {option for _, option in secret[:40]} - {("pass",)}
        client = await Client.at(house.address(branch.row.id, me.id))
        assert (await client.ask("moment", n=0))["code"] == "no-moment"
        await client.close()


async def test_a_branch_is_played_on_with_bots() -> None:
    whole = played(games()["hellas"])
    async with serving() as house:
        row = await kept(house, whole, "finished")
        me = await someone(house)
        moment = len(whole.decisions) // 4
        branch = await house.rooms.branch(row.id, moment, 0, me)
        client = await Client.at(house.address(branch, me.id))
        assert client.hello["seats"] == [0]
        for _ in range(6):
            await client.until(lambda: bool(client.options) and 0 in client.view["ask"]["seats"])
            n = client.view["ask"]["n"]
            assert (await client.decide(client.options[0]))["type"] == "done"
            await client.until(lambda n=n: client.view["ask"]["n"] != n)
        past = await client.ask("moment", n=3)
        assert past["view"]["moment"] == 3
        await client.close()


async def test_a_fresh_table_is_no_branch() -> None:
    async with serving() as house:
        row = await new_table(house.store)
        await house.rooms.open(row.id)
        room = await house.rooms.room(row.id)
        assert room.course is not None
        assert room.course.table.play.dice.former is None
