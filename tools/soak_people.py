"""The people of a soak: they decide, take back, go back, talk, leave, return and resign, all by chance.

Each has a session of its own and speaks as much of the protocol as that takes, so that many of them fit on one core.
"""

import asyncio
import contextlib
import random
import time
from array import array
from collections import Counter
from typing import Any, Final

import httpx
import msgspec
from benchmarks.crowd import Ask, Line, Private, Public, Seat, View
from msgspec import Struct, field

ACTS: Final = (("undo", 0.02), ("rewind", 0.004), ("chat", 0.004), ("leave", 0.002), ("resign", 0.0003))
"""What somebody does instead of deciding, and how often."""
AGREES: Final = 0.8
PLAYS_ON: Final = 0.3
PLAYED_ON: Final = 10
"""Decisions against the bots of those who have left, which take their time, before somebody has enough."""
CONCLUDE, PLAY_ON = "conclude", "play on"
"""What is said to the question whether to end a game that all others have left."""
SILENCE: Final = 90.0
"""Seconds without any message after which somebody comes in anew."""
RATE_WAIT: Final = 0.5
PROPOSAL_WAIT: Final = 3.0
AWAY: Final = 2.0
"""Seconds for which somebody stays away, at most."""
BACK: Final = 0.3
"""Seconds until somebody tries again after a line was cut."""


class Proposal(Struct):
    """Somebody wants to go back."""

    id: int
    by: int


class Heard(Struct):
    """What a person reads of a message."""

    type: str
    id: int | None = None
    code: str = ""
    view: View | None = None
    public: Public = field(default_factory=Public)
    private: Private = field(default_factory=Private)
    proposal: Proposal | None = None
    alone: list[int] = []


_DECODE: Final = msgspec.json.Decoder(Heard).decode


class Ledger:
    """What all people were told, to be compared with what is stored."""

    def __init__(self, rate: float) -> None:
        self.rate = rate
        """Decisions a second of all people together, at most."""
        self.keys: dict[tuple[str, int], array[int]] = {}
        """Keys of the decisions that were acknowledged, by table and seat."""
        self.playing: set[str] = set()
        """Tables that are being played."""
        self.answers: Counter[str] = Counter()
        self.tables: list[str] = []
        self.decisions = 0
        self.slowest = 0.0
        """Seconds that an answer to a decision took, at most; not of those that a kill has cost."""
        self._due = 0.0

    def turn(self) -> float:
        """Seconds until somebody may decide."""
        now = time.monotonic()
        self._due = max(self._due, now) + 1 / self.rate
        return self._due - 1 / self.rate - now

    def decided(self, table: str, seat: int, key: int) -> None:
        """A decision was acknowledged."""
        self.keys.setdefault((table, seat), array("Q")).append(key)
        self.decisions += 1


class Decision(Struct):
    """What somebody has decided and has no answer to: sent again, with the same key, if the line is cut."""

    key: int
    answers: int
    message: bytes
    at: float
    told: bool = False


class Visit(Line):
    """One socket of a person at a table, from coming in to leaving; `ended` says why."""

    def __init__(self, person: "Person", seat: Seat, port: int) -> None:
        super().__init__(seat, port)
        self.person = person
        self.loop = asyncio.get_running_loop()
        self.ended: asyncio.Future[str] = self.loop.create_future()
        self.heard = time.monotonic()
        self.ask: Ask | None = None
        self.moment = 0
        self.answered = -1
        self.busy = False
        """Whether an answer is waited for, or the time to act has not come."""
        self._acts: dict[int, str] = {}
        self._decisions: dict[int, Decision] = {}
        """What was decided, by the number of the request: the same may be sent twice."""
        self._proposed: asyncio.TimerHandle | None = None

    def shut_out(self, why: str) -> None:
        """The line is cut."""
        self.end("cut")

    def end(self, why: str) -> None:
        """Go away."""
        if not self.ended.done():
            self.ended.set_result(why)
        self.close()

    def hear(self, payload: bytes) -> None:
        """Take in a message, and act if that is our turn."""
        message = _DECODE(payload)
        self.heard = time.monotonic()
        match message.type:
            case "view" if message.view is not None:
                self._shown(message.view, message.proposal)
            case "delta":
                self.moment = message.public.new.moment or self.moment
                if message.private.new.ask is not msgspec.UNSET:
                    self._asked(message.private.new.ask)
            case "done" | "refused":
                self._answered(message)
            case "proposal":
                self._vote(message.proposal)
            case "people" if self.seat.seat in message.alone:
                self._alone()

    def _shown(self, view: View, proposal: Proposal | None) -> None:
        self.moment, unanswered = view.moment, self.person.unanswered
        self._vote(proposal)
        if unanswered is not None and view.ask is not None:
            self.busy, self.answered = True, unanswered.answers
            self._decisions[self._send("decide", unanswered.message)] = unanswered
        self._asked(view.ask)

    def _asked(self, ask: Ask | None) -> None:
        self.ask = ask
        if ask is None:
            self.end("over")
        else:
            self._go_on()

    # Acting.

    def _go_on(self, decide: bool = False) -> None:
        """Act, if it is our turn and nothing is under way."""
        ask = self.ask
        if self.busy or ask is None or self.seat.seat not in ask.seats or not ask.options or ask.n == self.answered:
            return
        self.busy = True
        self.loop.call_later(self.person.ledger.turn(), self._act, decide)

    def _act(self, decide: bool) -> None:
        ask, person = self.ask, self.person
        self.busy = False
        if self.ended.done() or ask is None or not ask.options:
            return
        act = "decide" if decide else person.act()
        if act == "leave" or act == "resign":
            person.ledger.answers[act] += 1
            self.end(act)
            return
        self.busy = act != "chat"
        key = person.key()
        if act == "decide":
            self.answered = ask.n
            option = bytes(person.luck.choice(ask.options))
            text = b'"answers":%d,"option":%b,"key":"%d"}' % (ask.n, option, key)
            person.unanswered = Decision(key, ask.n, text, time.monotonic())
            self._decisions[self._send(act, text)] = person.unanswered
        elif act == "undo":
            self._send(act, b'"key":"%d"}' % key)
        elif act == "rewind":
            self._send(act, b'"key":"%d","to":%d}' % (key, max(0, self.moment - person.luck.randint(1, 8))))
        else:
            self._send(act, b'"text":"well, well"}')
            self._go_on(decide=True)

    def _send(self, act: str, rest: bytes, called: str = "") -> int:
        number = self.person.number()
        self._acts[number] = called or act
        self.write(b'{"type":"%b","id":%d,%b' % (act.encode(), number, rest))
        return number

    def _vote(self, proposal: Proposal | None) -> None:
        if proposal is None:
            if self._proposed is not None:
                self._free(decide=True)
        elif proposal.by != self.seat.seat:
            yes = b"true" if self.person.luck.random() < AGREES else b"false"
            self._send("consent", b'"proposal":%d,"yes":%b}' % (proposal.id, yes))

    def _alone(self) -> None:
        """All other people have left. It may be said several times before the answer is heard; it is given once."""
        if CONCLUDE in self._acts.values() or PLAY_ON in self._acts.values():
            return
        if self.person.luck.random() < PLAYS_ON:
            self.person.left_to_play = PLAYED_ON
            self._send("conclude", b'"play_on":true}', PLAY_ON)
        else:
            self._send("conclude", b'"play_on":false}')

    # Answers.

    def _answered(self, message: Heard) -> None:
        act = self._acts.pop(message.id or 0, "")
        if not act:
            return
        code = "done" if message.type == "done" else message.code
        self.person.ledger.answers[f"{act} {code}"] += 1
        if code == "over" or (act == CONCLUDE and code == "done"):
            self.end("over")
        elif act == "decide":
            self._decided(code, self._decisions.pop(message.id or 0))
        elif act == "undo":
            self._free(decide=code != "done")
        elif act == "rewind":
            wait = PROPOSAL_WAIT if code == "done" else 0.0
            self._proposed = self.loop.call_later(wait, self._free, True)

    def _decided(self, code: str, decision: Decision) -> None:
        person, ledger = self.person, self.person.ledger
        if code == "done" and not decision.told:
            decision.told = True
            ledger.decided(self.seat.table, self.seat.seat, decision.key)
            ledger.slowest = max(ledger.slowest, time.monotonic() - decision.at)
        if decision is not person.unanswered:  # it was sent twice, and answered before
            return
        person.unanswered = None
        if code == "done":
            if person.had_enough():
                self._send("conclude", b'"play_on":false}')
            self._free()
        else:  # the question is another one by now, or there is too much to do: look again
            self.answered = -1
            self.loop.call_later(RATE_WAIT, self._look_again)

    def _look_again(self) -> None:
        self.busy = False
        self.write(b'{"type":"resync","id":0}')

    def _free(self, decide: bool = False) -> None:
        if self._proposed is not None:
            self._proposed.cancel()
            self._proposed = None
        self.busy = False
        self._go_on(decide)


class Person:
    """Somebody with a session of their own."""

    def __init__(self, address: str, transport: httpx.AsyncHTTPTransport, luck: random.Random, ledger: Ledger) -> None:
        self.luck = luck
        self.ledger = ledger
        self.http = httpx.AsyncClient(
            base_url=address, headers={"Origin": address}, timeout=60, transport=transport, trust_env=False
        )
        self.port = int(address.rsplit(":", 1)[1])
        self.unanswered: Decision | None = None
        self.left_to_play: int | None = None
        self._number = 0
        self._key = 0

    def number(self) -> int:
        """The next request's number."""
        self._number += 1
        return self._number

    def key(self) -> int:
        """A key that this person has not used before."""
        self._key += 1
        return self._key

    def act(self) -> str:
        """What to do now."""
        luck = self.luck.random()
        for act, chance in ACTS:
            if luck < chance:
                return act
            luck -= chance
        return "decide"

    def had_enough(self) -> bool:
        """Whether somebody who plays on against bots ends the game."""
        if self.left_to_play is None:
            return False
        self.left_to_play -= 1
        if self.left_to_play:
            return False
        self.left_to_play = None
        return True

    async def post(self, path: str, body: object = None) -> dict[str, Any]:
        """A change over HTTP, tried again while the server is away."""
        while True:
            with contextlib.suppress(httpx.HTTPError, ValueError):
                csrf = (await self.http.get("/api/me")).json()["csrf"]
                answer = await self.http.post(path, json=body or {}, headers={"X-CSRF-Token": csrf})
                if answer.status_code < 500:
                    found: dict[str, Any] = answer.json() if answer.content else {}
                    return found
                self.ledger.answers[f"HTTP {answer.status_code}"] += 1
            await asyncio.sleep(BACK)

    async def begun(self, table: str) -> bool:
        """Whether a table is being played, or has been."""
        while True:
            with contextlib.suppress(httpx.HTTPError, ValueError):
                answer = await self.http.get(f"/api/tables/{table}")
                if answer.status_code < 500:
                    return bool(answer.json().get("status", "open") != "open")
            await asyncio.sleep(BACK)

    async def sit(self, table: str, seat: int) -> None:
        """Play at a table until its game is over, coming back whenever the line is cut."""
        self.left_to_play = None
        while True:
            why = await self._visit(Seat(table, seat, self.http.cookies.get("tyche-session") or ""))
            if why in ("over", "resign"):
                break
            if self.unanswered is not None:
                self.unanswered.at = float("inf")
            await asyncio.sleep(self.luck.uniform(0, AWAY) if why == "leave" else BACK)
        self.unanswered = None
        if why == "resign":
            await self.post(f"/api/tables/{table}/resign", {"seat": seat})

    async def _visit(self, seat: Seat) -> str:
        """Come in, and play until something ends that."""
        visit = Visit(self, seat, self.port)
        try:
            await asyncio.get_running_loop().create_connection(lambda: visit, "127.0.0.1", self.port)
        except OSError:
            return "cut"
        while not (await asyncio.wait([visit.ended], timeout=SILENCE / 3))[0]:
            if time.monotonic() - visit.heard > SILENCE:
                self.ledger.answers["silence"] += 1
                visit.end("cut")
        return visit.ended.result()
