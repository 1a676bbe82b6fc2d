"""Playing at a room: decisions, retries, several tabs, taking back, looking back."""

import pytest

from tests import toy
from tests.server.client import Client
from tests.server.seated import BLUE, GREEN, RED, Seated, seated
from tests.server.serving import new_table, serving
from tyche.core.record import load_record, table_from
from tyche.server.store import Event

pytestmark = pytest.mark.anyio


# Deciding.


async def test_a_decision_is_stored_before_it_is_told(table: Seated) -> None:
    await table.bid()
    red, blue, _ = table.clients
    done = await red.decide(["done"])
    assert done["type"] == "done"
    assert (await table.events()).count("decide") == 4
    await blue.until(lambda: blue.view["ask"]["seats"] == [BLUE])
    assert blue.view["moment"] == 4


async def test_what_is_not_offered_is_refused_with_its_clause_and_changes_nothing(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    before = red.view
    refused = await red.decide(["play", "c99"])
    assert (refused["code"], refused["clause"]) == ("not-offered", "Y3.a")
    assert refused["reason"]
    assert red.view == before
    assert (await table.events()).count("decide") == 3


async def test_a_double_click_decides_once(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    n = red.view["ask"]["n"]
    first = await red.decide(["roll"], "same", n)
    again = await red.decide(["roll"], "same", n)
    assert (first["type"], again["type"]) == ("done", "done")
    assert (await table.events()).count("decide") == 4


async def test_an_old_question_is_stale(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    n = red.view["ask"]["n"]
    card = next(option for option in red.options if option[0] == "play")
    await red.decide(card)
    await red.quiet()
    assert red.view["ask"]["topic"] == "victim"
    assert (await red.decide(["done"], "late", n))["code"] == "stale"


async def test_two_tabs_see_the_same_and_decide_once(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    other = await table.come(RED)
    n = red.view["ask"]["n"]
    tabs = ((red, "one"), (other, "two"))
    sent = [(tab, await tab.send("decide", answers=n, option=["done"], key=key)) for tab, key in tabs]
    answers = [await tab.answer(number) for tab, number in sent]
    assert sorted(answer["type"] for answer in answers) == ["done", "refused"]
    for tab, _ in tabs:
        await tab.until(lambda tab=tab: tab.view["ask"]["seats"] == [BLUE])
    assert red.view == other.view
    assert (await table.events()).count("decide") == 4
    await other.close()


async def test_a_retry_after_a_lost_connection_is_recognised(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    n = red.view["ask"]["n"]
    await red.send("decide", answers=n, option=["done"], key="retry")
    await red.close()
    again = await table.come(RED)
    assert (await again.decide(["done"], "retry", n))["type"] == "done"
    assert (await table.events()).count("decide") == 4
    await again.close()


async def test_whoever_missed_something_gets_the_whole_view(table: Seated) -> None:
    red = table.clients[RED]
    red.view = {}
    await red.send("resync")
    await red.until(lambda: red.view)
    assert red.view == (await table.come(RED)).view


async def test_a_foreign_seat_cannot_be_taken(table: Seated) -> None:
    await table.bid()
    blue = table.clients[BLUE]
    assert (await blue.ask("sit", seat=RED))["code"] == "not-yours"
    assert (await blue.decide(["done"]))["code"] in ("not-offered", "stale")
    watcher = await table.come(None)
    assert watcher.hello["seat"] is None
    assert watcher.view["hand"] == []
    assert (await watcher.ask("decide", answers=3, option=["done"], key="x"))["code"] == "not-yours"
    await watcher.close()


async def test_several_seats_of_one_person_are_looked_at_one_at_a_time() -> None:
    async with serving() as house:
        me = (await house.store.new_person("me")).id
        table = await seated(house, holders={RED: me, BLUE: me})
        client = await table.come(RED)
        assert client.hello["seats"] == [RED, BLUE]
        await client.decide(["pass"])
        hand = client.view["hand"]
        client.view = {}
        await client.send("sit", seat=BLUE)
        await client.until(lambda: client.view)
        assert client.view["hand"] != hand
        assert (await client.decide(["pass"]))["type"] == "done"
        await table.leave(client)


async def test_a_table_that_has_not_begun_shows_who_is_there_and_then_begins() -> None:
    async with serving() as house:
        row = await new_table(house.store)
        persons = [seat.person_id or "" for seat in await house.store.seats(row.id)]
        client = await Client.at(house.address(row.id, persons[RED]), begun=False)
        assert client.hello["table"]["status"] == "open"
        assert (await client.ask("why", option=["pass"]))["code"] == "not-started"
        await house.rooms.open(row.id)
        await client.until(lambda: client.view)
        assert client.view["ask"]["topic"] == "bid"
        await client.close()


# Why, what if, and older moments.


async def test_why_names_the_clause(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    assert (await red.ask("why", option=["done"]))["legal"]
    reason = await red.ask("why", option=["play", "c77"])
    assert (reason["legal"], reason["clause"]) == (False, "Y3.a")


async def test_foresee_answers_for_what_is_offered_only(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    forecast = await red.ask("foresee", option=["done"])
    assert (forecast["type"], forecast["option"]) == ("forecast", ["done"])
    assert (await red.ask("foresee", option=["dance"]))["code"] == "not-offered"


async def test_prices_are_told_of_all_options_to_whoever_is_asked(table: Seated) -> None:
    await table.bid()
    red, blue, _ = table.clients
    priced = await red.ask("prices")
    assert priced["n"] == red.view["ask"]["n"]
    for option, stakes in zip(red.view["ask"]["options"], priced["stakes"], strict=True):
        assert stakes == (await red.ask("foresee", option=option))["stakes"]
    assert any(priced["stakes"])
    assert (await blue.ask("prices"))["stakes"] == []


async def test_an_older_moment_shows_what_the_seat_knew_then(table: Seated) -> None:
    red, blue, _ = table.clients
    hand = red.view["hand"]
    await table.bid()
    await red.decide(["roll"])
    await table.settle()
    assert len(red.view["hand"]) == len(hand) + 1
    past = await red.ask("moment", n=0)
    assert past["view"]["hand"] == hand
    assert past["view"]["moment"] == 0
    assert "options" not in past["view"]["ask"]
    assert (await blue.ask("moment", n=0))["view"]["hand"] != hand
    assert (await red.ask("moment", n=99))["code"] == "no-moment"


# Taking back.


async def test_undo_takes_back_the_last_decision_for_everybody(table: Seated) -> None:
    await table.bid()
    red, blue, _ = table.clients
    before = {key: red.view[key] for key in ("hand", "scores", "moment")}
    assert not red.undo
    card = next(option for option in red.options if option[0] == "play")
    await red.decide(card)
    await red.decide(["victim", "blue"])
    assert red.undo
    await table.settle()
    assert any(entry["id"] == "played" for entry in blue.log)
    await red.ask("undo", key="u1")
    assert (await red.ask("undo", key="u1"))["type"] == "done"
    await table.settle()
    assert red.view["ask"]["topic"] == "victim"
    assert not any(entry["id"] == "played" for entry in blue.log)
    await red.ask("undo", key="u2")
    await table.settle()
    assert {key: red.view[key] for key in before} == before
    assert (await red.ask("undo", key="u3"))["code"] == "nothing-to-undo"
    fresh = await table.come(BLUE)
    assert (fresh.view, fresh.log) == (blue.view, blue.log)
    await fresh.close()


async def test_the_number_of_a_question_never_comes_again(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    seen = {red.view["ask"]["n"]}
    card = next(option for option in red.options if option[0] == "play")
    for step in range(3):
        await red.decide(card)
        await red.ask("undo", key=f"back {step}")
        await red.quiet()
        assert red.view["ask"]["n"] not in seen
        seen.add(red.view["ask"]["n"])


async def test_a_rewind_needs_those_who_lose_something(table: Seated) -> None:
    await table.bid()
    red, blue, green = table.clients
    await red.decide(["done"])
    await table.settle()
    await blue.decide(["roll"])
    await table.settle()
    proposed = await red.ask("rewind", to=3, key="r")
    assert proposed["type"] == "done"
    await table.settle()
    assert green.proposal is not None
    assert (green.proposal["to"], green.proposal["needed"]) == (3, [BLUE, GREEN])
    n = green.proposal["id"]
    assert (await red.ask("consent", proposal=n, yes=True))["code"] == "not-yours"
    await blue.ask("consent", proposal=n, yes=True)
    assert blue.view["moment"] == 5
    await green.ask("consent", proposal=n, yes=True)
    await table.settle()
    for client in table.clients:
        assert client.view["moment"] == 3
        assert client.proposal is None
        assert not any(entry["id"] == "rolled" for entry in client.log)
    assert red.view["ask"]["seats"] == [RED]


async def test_a_proposal_survives_a_restart_and_can_be_turned_down(table: Seated) -> None:
    await table.bid()
    red, blue, _ = table.clients
    await red.decide(["roll"])
    await red.ask("rewind", to=3, key="r")
    room = await table.house.rooms.room(table.id)
    async with room.held():
        await room.reload()
    await table.settle()
    assert blue.proposal is not None
    assert (await blue.ask("consent", proposal=blue.proposal["id"], yes=False))["type"] == "done"
    await table.settle()
    assert red.proposal is None
    assert red.view["moment"] == 4


async def test_where_nobody_loses_anything_the_table_goes_back_at_once(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    card = next(option for option in red.options if option[0] == "play")
    await red.decide(card)
    await red.ask("rewind", to=3, key="r")
    await table.settle()
    assert red.view["moment"] == 3
    assert (await red.ask("rewind", to=3, key="s"))["code"] == "no-moment"


# Everything from the store.


async def test_what_cannot_be_stored_has_not_happened(table: Seated, monkeypatch: pytest.MonkeyPatch) -> None:
    await table.bid()
    red, blue, _ = table.clients

    async def full(*_: object, **__: object) -> None:
        raise OSError("no space left on device")

    with monkeypatch.context() as broken:
        broken.setattr(table.house.store, "append", full)
        assert (await red.decide(["done"], "k"))["code"] == "storage"
        await blue.quiet()
        assert blue.view["ask"]["seats"] == [RED]
    assert (await red.decide(["done"], "k"))["type"] == "done"
    await blue.until(lambda: blue.view["ask"]["seats"] == [BLUE])
    assert (await table.events()).count("decide") == 4


async def test_where_somebody_else_was_faster_the_answer_is_stale_and_the_view_new(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    n = red.view["ask"]["n"]
    await table.house.store.append(table.id, [Event(n=4, kind="decide", seat=RED, data=("done",))])
    assert (await red.decide(["roll"], "late", n))["code"] == "stale"
    await red.until(lambda: red.view["ask"]["seats"] == [BLUE])
    assert await table.events() == ["decide"] * 4


async def test_a_question_to_several_seats_stands_although_another_process_answered_for_one(table: Seated) -> None:
    red, _, _ = table.clients
    await table.house.store.append(table.id, [Event(n=1, kind="decide", seat=BLUE, data=("pass",))])
    assert (await red.decide(["pass"]))["type"] == "done"
    assert [event.seat for event in await table.house.store.events(table.id)] == [BLUE, RED]


async def test_a_room_read_anew_is_the_same(table: Seated) -> None:
    await table.bid()
    red = table.clients[RED]
    card = next(option for option in red.options if option[0] == "play")
    await red.decide(card)
    await red.ask("undo", key="u")
    await red.decide(["roll"])
    await table.settle()
    before = [(client.view, client.log, client.undo) for client in table.clients]
    room = await table.house.rooms.room(table.id)
    async with room.held():
        await room.reload()
    await table.settle()
    assert [(client.view, client.log, client.undo) for client in table.clients] == before


async def test_the_record_replays(table: Seated) -> None:
    await table.bid()
    await table.clients[RED].decide(["roll"])
    again = table_from(load_record(await table.house.rooms.record(table.id)), game=toy.GAME)
    assert len(again.decisions) == 4
