"""Whatever comes over the socket: it is answered, nothing breaks, and nothing happens that the rules do not offer."""

import asyncio
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, seed, settings
from hypothesis import strategies as st
from hypothesis.stateful import RuleBasedStateMachine, initialize, invariant, rule, run_state_machine_as_test

from tests.server.client import Client
from tests.server.fuzzing import MINUTES, rounds
from tests.server.seated import Seated, seated
from tests.server.serving import House, serving
from tyche.server import requests, wire
from tyche.server.room import desk
from tyche.server.store.folding import folded

ASKED = get_args(requests.FromClient)
ANSWERS = {kind.__struct_config__.tag for kind in wire.Message.__subclasses__() if "id" in kind.__struct_fields__}
ODD = st.one_of(st.none(), st.booleans(), st.integers(-5, 2**70), st.floats(allow_nan=False), st.text(max_size=8))
OPTION = st.one_of(
    st.lists(st.one_of(st.text(max_size=5), st.integers(-3, 12)), max_size=3),
    st.sampled_from([["pass"], ["done"], ["roll"], ["play", "c3"], ["bid", "c1"], ["victim", "blue"], ["shout", "c0"]]),
)
KINDS = [*(kind.__struct_config__.tag for kind in ASKED), "hello", "view", "", "delete"]
FIELDS = [*sorted({name for kind in ASKED for name in kind.__struct_fields__} - {"id"}), "x"]
SEATS = st.integers(0, 2)
SHOWN = ("hand", "round", "scores", "hands", "discard", "step")


class Socket(RuleBasedStateMachine):
    """Three clients send sense and nonsense; every decision that stands was offered by the engine."""

    def __init__(self) -> None:
        super().__init__()
        self.loop = asyncio.new_event_loop()
        self.context = serving()
        self.house: House = self.loop.run_until_complete(self.context.__aenter__())
        self.table: Seated = self.loop.run_until_complete(seated(self.house))
        self.spent: list[tuple[int, int, list[Any], str]] = []
        self.tried = 0
        """How many keys were used up: one that comes again does nothing and is acknowledged."""

    def run(self, work: Any) -> Any:
        return self.loop.run_until_complete(asyncio.wait_for(work, 60))

    def teardown(self) -> None:
        for client in self.table.clients:
            self.run(client.close())
        self.loop.run_until_complete(self.context.__aexit__(None, None, None))
        self.loop.run_until_complete(self.loop.shutdown_asyncgens())
        self.loop.close()

    def client(self, seat: int) -> Client:
        return self.table.clients[seat]

    async def moment(self) -> int:
        room = await self.house.rooms.room(self.table.id)
        assert room.course is not None
        return len(room.course.table.decisions)

    async def reader(self, seat: int) -> int | None:
        """From where the client of a seat looks at the table: a message may have made it a spectator."""
        room = await self.house.rooms.room(self.table.id)
        while True:
            found = [one.seat for one in room.connections if one.person_id == self.table.persons[seat]]
            if len(found) == 1:
                return found[0]
            await asyncio.sleep(0.005)  # the socket that was left is just being closed

    @initialize()
    def begin(self) -> None:
        self.run(self.table.settle())

    @rule(seat=SEATS, pick=st.integers(0, 20))
    def play(self, seat: int, pick: int) -> None:
        """A proper decision."""
        client = self.client(seat)
        self.run(client.quiet(0.02))
        if client.view["ask"] is None or not client.options:
            return
        option, n = client.options[pick % len(client.options)], client.view["ask"]["n"]
        answer = self.run(client.decide(option, f"k{n}-{pick}", n))
        assert answer["type"] == "done", answer
        self.spent.append((seat, n, option, f"k{n}-{pick}"))

    @rule(seat=SEATS, option=OPTION, off=st.integers(-3, 3))
    def any_decision(self, seat: int, option: list[Any], off: int) -> None:
        """A decision that may be out of turn, of an old question or not offered."""
        client = self.client(seat)
        self.run(client.quiet(0.02))
        before = self.run(self.moment())
        ask = client.view["ask"]
        fits = ask is not None and off == 0 and option in client.options
        answers = off if ask is None else ask["n"] + off
        self.tried += 1
        answer = self.run(client.decide(option, f"odd {self.tried}", answers))
        assert answer["type"] == ("done" if fits else "refused")
        if not fits:
            assert answer["text"]
            assert self.run(self.moment()) == before

    @rule(seat=SEATS, which=st.integers(0, 100))
    def again(self, seat: int, which: int) -> None:
        """A decision that was taken already, once more."""
        if not self.spent:
            return
        owner, n, option, key = self.spent[which % len(self.spent)]
        before, sits = self.run(self.moment()), self.run(self.reader(owner)) == owner
        answer = self.run(self.client(owner).decide(option, key, n))
        assert answer["type"] == ("done" if sits else "refused")
        assert self.run(self.moment()) == before

    @rule(seat=SEATS)
    def take_back(self, seat: int) -> None:
        client = self.client(seat)
        self.run(client.quiet(0.02))
        allowed = client.undo
        self.tried += 1
        answer = self.run(client.ask("undo", key=f"u{self.tried}"))
        assert (answer["type"] == "done") == allowed, (answer, allowed)

    @rule(seat=SEATS, kind=st.sampled_from(KINDS), fields=st.dictionaries(st.sampled_from(FIELDS), ODD, max_size=4))
    def nonsense(self, seat: int, kind: str, fields: dict[str, Any]) -> None:
        """A message with odd fields; whatever it is, it is answered."""
        client = self.client(seat)
        client.id += 1
        try:
            raw = msgspec.json.encode({"type": kind, "id": client.id, **fields}).decode()
        except OverflowError:
            return
        self.run(client.socket.send(raw))
        self.run(self.answered(client))

    @rule(seat=SEATS, text=st.text(max_size=60))
    def garbage(self, seat: int, text: str) -> None:
        client = self.client(seat)
        self.run(client.socket.send(text))
        assert self.run(self.answered(client))["code"] == "malformed"

    @rule(seat=SEATS, size=st.integers(16_400, 40_000))
    def oversized(self, seat: int, size: int) -> None:
        client = self.client(seat)
        self.run(client.socket.send('{"type":"note","id":1,"text":"' + "x" * size + '"}'))
        assert self.run(self.answered(client))["code"] == "malformed"

    @rule(seat=SEATS, data=st.binary(max_size=40))
    def bytes_instead_of_text(self, seat: int, data: bytes) -> None:
        client = self.client(seat)
        self.run(client.socket.send(data))
        assert self.run(self.answered(client))["code"] == "malformed"

    @rule(seat=SEATS)
    def nul(self, seat: int) -> None:
        answer = self.run(self.client(seat).ask("chat", text="a\0b"))
        assert answer["code"] == "malformed"

    @rule(seat=SEATS)
    def come_again(self, seat: int) -> None:
        self.run(self.client(seat).close())
        self.table.clients[seat] = self.run(self.table.come(seat))

    async def answered(self, client: Client) -> dict[str, Any]:
        """The next message that is an answer; a `sit` or `resync` is answered by a view."""
        while True:
            message = await client.hear()
            if message["type"] in ANSWERS | {"view"}:
                return message

    @invariant()
    def views_are_right(self) -> None:
        """What clients have pieced together is what the engine shows, and what is stored leads there."""
        for client in self.table.clients:
            self.run(client.quiet(0.01))
        room = self.run(self.house.rooms.room(self.table.id))
        table = room.course.table
        assert folded(self.run(self.house.store.events(self.table.id))).decisions == table.decisions
        for seat, client in enumerate(self.table.clients):
            view = table.view(self.run(self.reader(seat)))
            assert {key: client.view[key] for key in SHOWN} == {key: view[key] for key in SHOWN}


TestSocket = Socket.TestCase
TestSocket.settings = settings(
    max_examples=6,
    stateful_step_count=25,
    deadline=None,
    suppress_health_check=[HealthCheck.too_slow, HealthCheck.filter_too_much],
)


@pytest.mark.skipif(not MINUTES, reason="concerns `make fuzz-server`")
def test_for_some_minutes() -> None:
    for number in rounds():
        run_state_machine_as_test(seed(number)(Socket), settings=settings(TestSocket.settings, database=None))


def test_every_kind_of_message_can_be_sent_and_is_dealt_with() -> None:
    declared = set(requests.Request.__subclasses__())
    assert declared == set(ASKED) == set(desk._HANDLERS)
