"""Advice is given at tables against bots alone, to the seat that asks, about what it is offered."""

import asyncio
import pickle
from collections.abc import Callable
from typing import Any

import pytest

from tests.server.client import Client
from tests.server.serving import House, new_table, serving
from tyche.core.ask import Option
from tyche.core.game import games
from tyche.core.table import Table
from tyche.server.room.bots import BotPool, Task
from tyche.server.room.room import Room
from tyche.server.work import Pool

pytestmark = pytest.mark.anyio

MOST = 60


async def at_table(house: House, name: str, holders: dict[int, str], *, counts: bool = False) -> list[Client]:
    row = await new_table(house.store, games()[name], 2, holders=holders, counts=counts)
    await house.rooms.open(row.id)
    seats = await house.store.seats(row.id)
    return [await Client.at(house.address(row.id, seat.person_id)) for seat in seats if seat.kind == "person"]


@pytest.mark.parametrize("name", sorted(games()))
async def test_against_bots_the_coach_says_what_it_would_do_and_why(name: str) -> None:
    async with serving() as house:
        (client,) = await at_table(house, name, {1: "bot:random"})
        await client.until(lambda: bool(client.options))
        answer: dict[str, Any] = await client.ask("advise")
        assert answer["type"] == "advise"
        assert answer["answers"] == client.view["ask"]["n"]
        assert 1 <= len(answer["opinions"]) <= 3
        for opinion in answer["opinions"]:
            assert opinion["option"] in [list(option) for option in client.options]
        assert (await client.decide(answer["opinions"][0]["option"]))["type"] == "done"
        await client.close()


async def test_among_people_and_for_spectators_it_is_silent() -> None:
    async with serving() as house:
        clients = await at_table(house, "hellas", {})
        for client in clients:
            assert (await client.ask("advise"))["code"] == "no-coach"
        watcher = await Client.at(house.address(clients[0].hello["table"]["id"], None))
        assert (await watcher.ask("advise"))["type"] == "refused"
        for client in (*clients, watcher):
            await client.close()


@pytest.mark.parametrize(("holders", "counts"), [({}, False), ({1: "bot:random"}, True)])
async def test_it_is_silent_at_what_branched_off_from_a_game_of_people_or_for_a_rating(
    holders: dict[int, str], counts: bool
) -> None:
    async with serving() as house:
        live = await new_table(house.store, games()["hellas"], 2, holders=holders, counts=counts)
        await house.rooms.open(live.id)
        mine = (await house.store.seats(live.id))[0].person_id
        person = await house.store.person(mine or "")
        assert person is not None
        branch = await house.rooms.branch(live.id, 0, 0, person)
        again = await house.rooms.branch(branch, 0, 0, person)
        for table in (branch, again):
            client = await Client.at(house.address(table, mine))
            for answer in [await client.ask("advise"), await client.ask("reconsider"), await client.ask("motive", n=1)]:
                assert answer["code"] == "no-coach"
            await client.close()
        await house.store.update_table(live.id, status="finished")
        client = await Client.at(house.address(branch, mine))
        assert (await client.ask("reconsider"))["type"] == "reconsider", "when that is over it speaks"
        await client.close()


async def test_whoever_asks_at_many_tables_has_one_share_of_its_time(monkeypatch: pytest.MonkeyPatch) -> None:
    asked: list[str] = []

    async def run(pool: Pool, work: Any, task: Any, *, owner: str, **_: Any) -> list[Any]:
        asked.append(owner)
        return []

    async with serving(bot_pause=600.0) as house:
        me = await house.store.new_person("me")
        clients = [await at_table(house, "hellas", {0: me.id, 1: "bot:random"}) for _ in range(2)]
        monkeypatch.setattr(Pool, "run", run)
        for (client,) in clients:
            await client.until(lambda client=client: bool(client.view))
            await client.ask("advise")
            await client.close()
    assert [owner for owner in asked if owner.startswith("coach")] == [f"coach of {me.id}"] * 2


async def test_where_ratings_are_at_stake_it_is_silent() -> None:
    async with serving() as house:
        (client,) = await at_table(house, "hellas", {1: "bot:random"}, counts=True)
        for answer in [await client.ask("advise"), await client.ask("reconsider"), await client.ask("motive", n=1)]:
            assert answer["code"] == "no-coach"
        await client.close()


@pytest.fixture
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    """What bots say is thought out here, not in a worker that would have to be started first; all goes as data."""

    async def consult(_: BotPool, owner: str, work: Callable[[Task], Any], task: Task) -> Any:
        return pickle.loads(pickle.dumps(work(pickle.loads(pickle.dumps(task)))))

    monkeypatch.setattr(BotPool, "consult", consult)


async def against_a_bot(house: House, name: str, enough: Callable[[Table], bool]) -> tuple[Room, Client]:
    """A table after enough moves of both sides, one of which is a bot's from now on; the other looks at it."""
    row = await new_table(house.store, games()[name], 2)
    await house.rooms.open(row.id)
    room = await house.rooms.room(row.id)
    for _ in range(MOST):
        async with room.change() as match:
            table = match.course.table
            if enough(table):
                break
            seat = table.awaited()[0]
            await room.commit([match.apply(seat, table.options(seat)[0])])
    client = await Client.at(house.address(row.id, room.seats[0].person_id))
    room.seats[1].kind, room.seats[1].person_id = "bot", None
    room.sitting.settle()
    return room, client


def begun(table: Table) -> bool:
    return len(table.decisions) >= 24


def decided(room: Room) -> list[tuple[int, Option]]:
    assert room.course is not None
    return room.course.table.decisions


def moments_of(room: Room, seat: int) -> list[int]:
    """The moments after the decisions of a seat."""
    return [n for n, (who, _) in enumerate(decided(room), start=1) if who == seat]


@pytest.mark.parametrize("name", sorted(games()))
async def test_it_can_be_asked_whether_the_last_decision_is_one_to_take_back(name: str, at_once: None) -> None:
    async with serving() as house:
        room, client = await against_a_bot(
            house, name, lambda table: len(table.decisions) > 8 and table.undoable(0) >= 0
        )
        answer = await client.ask("reconsider")
        assert (answer["type"], answer["n"]) == ("reconsider", len(decided(room)))
        regret = answer["regret"]
        assert regret is None or (
            regret["better"] > regret["chance"] and regret["option"] == list(decided(room)[-1][1])
        )
        await client.close()


async def test_after_others_have_acted_there_is_nothing_to_reconsider() -> None:
    async with serving() as house:
        room, client = await against_a_bot(house, "scharz", begun)
        assert room.course is not None
        room.course.table.barrier = len(decided(room))
        assert (await client.ask("reconsider"))["regret"] is None
        await client.close()


async def test_why_a_bot_moved_is_told_only_of_bots_and_only_where_the_coach_speaks(at_once: None) -> None:
    async with serving() as house:
        room, client = await against_a_bot(house, "scharz", begun)
        moment = moments_of(room, 1)[-1]
        answer = await client.ask("motive", n=moment)
        assert (answer["type"], answer["n"], answer["seat"], answer["opinions"]) == ("motive", moment, 1, [])
        assert answer["since"] < moment <= answer["until"]
        assert all(decided(room)[n][0] == 1 for n in range(answer["since"], answer["until"])), (
            "moves of that seat alone"
        )
        assert (await client.ask("motive", n=moments_of(room, 0)[0]))["code"] == "no-bot"
        for beyond in (0, -3, len(decided(room)) + 1, 10**9):
            assert (await client.ask("motive", n=beyond))["code"] == "no-moment"
        watcher = await Client.at(house.address(room.id, None))
        assert (await watcher.ask("motive", n=moment))["code"] == "not-yours"
        assert (await watcher.ask("reconsider"))["code"] == "not-yours"
        await client.close()
        await watcher.close()


async def test_among_people_nothing_of_it_is_told() -> None:
    async with serving() as house:
        clients = await at_table(house, "hellas", {})
        for client in clients:
            assert (await client.ask("reconsider"))["code"] == "no-coach"
            assert (await client.ask("motive", n=1))["code"] == "no-coach"
            await client.close()


async def test_after_the_game_everybody_may_ask_what_a_bot_thought(at_once: None) -> None:
    async with serving() as house:
        room, client = await against_a_bot(house, "scharz", begun)
        room.row.status = "finished"
        moment = moments_of(room, 1)[-1]
        watcher = await Client.at(house.address(room.id, None))
        answer = await watcher.ask("motive", n=moment)
        assert (answer["type"], answer["seat"], answer["grounds"]) == ("motive", 1, [])
        assert answer["opinions"][0]["option"] == list(decided(room)[moment - 1][1])
        await client.close()
        await watcher.close()


async def test_what_was_answered_in_secret_is_no_move_to_ask_about(at_once: None) -> None:
    def answered(table: Table) -> bool:
        return table.ask is not None and table.ask.also is not None and bool(table.ask.answers)

    async with serving() as house:
        room, client = await against_a_bot(house, "scharz", answered)
        moment = len(decided(room))
        assert decided(room)[-1][0] == 1, "the bot has answered, the reader not yet"
        assert (await client.ask("motive", n=moment))["code"] == "no-moment"
        while room.course is not None and room.course.moment < moment:
            async with room.change() as match:
                await room.commit([match.apply(0, match.course.table.options(0)[0])])
        answer = await client.ask("motive", n=moment)
        assert (answer["type"], answer["grounds"], answer["opinions"], answer["topic"]) == ("motive", [], [], "")
        await client.close()


async def test_while_the_coach_thinks_everything_else_goes_on(monkeypatch: pytest.MonkeyPatch) -> None:
    thought = asyncio.Event()

    async def consult(_: BotPool, owner: str, work: Callable[[Task], Any], task: Task) -> Any:
        await thought.wait()
        return work(task)

    monkeypatch.setattr(BotPool, "consult", consult)
    async with serving() as house:
        _, client = await against_a_bot(house, "hellas", lambda table: begun(table) and table.awaited() == [0])
        asked = [await client.send("advise") for _ in range(5)]
        assert (await client.answer(asked[-1]))["code"] == "busy", "so many questions wait, and no more"
        assert (await client.decide(client.options[0]))["type"] == "done"
        thought.set()
        assert (await client.answer(asked[0]))["type"] in ("advise", "refused")
        await client.close()
