"""Somebody who plays at a table in a browser: with the mouse, the keyboard, or the list of actions.

What is chosen is taken from what the screen offers, as a person would do; what comes of it is followed on the socket.
"""

import contextlib
import json
import random
import re
import time
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Locator, Page, WebSocket, expect
from playwright.sync_api import TimeoutError as PlaywrightTimeout

from tests.web.line import Line
from tyche.core.delta import patched
from tyche.core.record import load_record, table_from

RECORDS = Path(__file__).parents[1] / "records"
PATIENCE = 20.0
SHORT_PATIENCE = 2.0
STEP_MS = 20
ANSWER_MS = 90_000
"""What needs a worker waits until the first one has begun."""
BUSY, BUSY_TRIES = (429, 503), 20
"""A server that has too much to do says so at once, and people try again."""

FREE_POINT = """
place => {
  const wanted = `[data-place="${CSS.escape(place)}"]`;
  let best = null;
  for (const element of document.querySelectorAll(`[data-map] ${wanted}, .map ${wanted}`)) {
    const box = element.getBoundingClientRect();
    for (let i = 1; i < 12; i++) for (let j = 1; j < 12; j++) {
      const [x, y] = [box.left + box.width * i / 12, box.top + box.height * j / 12];
      const top = document.elementFromPoint(x, y);
      if (top?.closest("[data-place]")?.getAttribute("data-place") !== place) continue;
      const far = Math.hypot(i - 6, j - 6) + (top.closest("[data-stack]") ? 100 : 0);
      if (!best || far < best.far) best = { x, y, far };
    }
  }
  return best && [best.x, best.y];
}
"""
"""A point of the screen at which a place can be clicked, if possible beside the pieces that stand there."""


_IMPORTED: dict[tuple[str, str], str] = {}


@cache
def question(record: str, topic: str, after: int) -> tuple[int, int]:
    """Where in a golden record a question of that topic comes up next: its moment, and the seat that is asked."""
    table = table_from(load_record((RECORDS / f"{record}.json").read_bytes()))
    for moment in range(after, len(table.decisions)):
        then = table.at(moment)
        if then.ask is not None and then.ask.topic == topic:
            return moment, then.awaited()[0]
    pytest.fail(f"nobody is asked about {topic} in {record} after moment {after}")


class Player:
    """A page at a table, what it hears from the server, and hands that choose."""

    def __init__(self, page: Page, address: str, chance: int = 1, frail: bool = False) -> None:
        """Somebody whose choices come from `chance`; a frail line can be cut."""
        self.page = page
        self.address = address
        self.random = random.Random(chance)
        self.table = ""
        self.board: dict[str, Any] = {}
        self.view: dict[str, Any] = {}
        self.log: list[dict[str, Any]] = []
        self.heard: list[dict[str, Any]] = []
        self.sent: list[dict[str, Any]] = []
        self.line = Line(page, self._hear, self._say) if frail else None
        if not frail:
            page.on("websocket", self._listen)

    # Around the table.

    def call(self, method: str, path: str, body: object = None) -> Any:
        """A request to the server as this person."""
        headers = {"Origin": self.address, "Content-Type": "application/json"}
        if method != "GET":
            headers["X-CSRF-Token"] = self.page.request.get(f"{self.address}/api/me").json()["csrf"]
        data = None if body is None else json.dumps(body)
        for _ in range(BUSY_TRIES):
            answer = self.page.request.fetch(
                self.address + path, method=method, data=data, headers=headers, timeout=ANSWER_MS
            )
            if answer.status not in BUSY:
                break
            self.page.wait_for_timeout(1000)
        assert answer.ok, (path, answer.status, answer.text())
        return answer.json() if answer.body() else None

    def open(self, game: str, *seats: str, **more: object) -> "Player":
        """Open a table that starts at once, and go there."""
        body = {"game": game, "seats": list(seats), "start": True, **more}
        return self.go(self.call("POST", "/api/tables", body)["id"])

    def replay(self, record: str) -> str:
        """A golden record as a table to look at; it is imported once."""
        known = _IMPORTED.get((self.address, record))
        if known is None:
            known = self.call("POST", "/api/records", json.loads((RECORDS / f"{record}.json").read_bytes()))["id"]
            _IMPORTED[self.address, record] = known
        return known

    def join(self, record: str, topic: str, after: int) -> "Player":
        """Go to a table of my own from a moment of a golden record at which somebody is asked about something."""
        moment, seat = question(record, topic, after)
        body = {"moment": moment, "seat": seat}
        return self.go(self.call("POST", f"/api/tables/{self.replay(record)}/branch", body)["id"])

    def go(self, table: str, moment: int | None = None) -> "Player":
        """Go to a table."""
        self.table = table
        self.page.goto(f"{self.address}/t/{table}{'' if moment is None else f'#moment={moment}'}")
        expect(self.prompt).to_be_visible()
        expect(self.page.locator("svg .place").first).to_be_attached()
        return self

    def card(self) -> Any:
        """The table as lists show it."""
        return self.call("GET", f"/api/tables/{self.table}")

    # What is on the screen.

    @property
    def prompt(self) -> Locator:
        """The turn light with the question."""
        return self.page.get_by_role("group", name="What is to be decided")

    @property
    def listed(self) -> Locator:
        """The buttons of the list of actions that decide something: not those that put a group together."""
        return self.page.locator(".all button:not(.stepper button)")

    @property
    def targets(self) -> Locator:
        """The places that can be chosen."""
        return self.page.locator('[role="button"][data-focus][aria-label*="can be chosen"]')

    @property
    def curtain(self) -> Locator:
        """What hides one seat's hand from another."""
        return self.page.get_by_role("dialog", name=re.compile("^Pass the screen to"))

    @property
    def menu(self) -> Locator:
        """The small menu of several options for one click."""
        return self.page.locator("dialog[open]")

    @property
    def scene(self) -> Locator:
        """What is told of a conflict, over the map."""
        return self.page.locator("section.scene")

    @property
    def ask(self) -> dict[str, Any]:
        """The question as this page knows it."""
        found: dict[str, Any] = self.view["ask"] or {}
        return found

    @property
    def moment(self) -> int:
        """How many decisions were taken."""
        return int(self.view["moment"])

    def called(self, place: str) -> str:
        """The name of a place, as the map says it."""
        label = self.page.locator(f'[data-focus="{place}"]').get_attribute("aria-label") or ""
        return label.split(";")[0]

    def tab(self, name: str) -> None:
        """Open a tab beside the map."""
        self.page.get_by_role("tab", name=name).click()

    def my_turn(self) -> None:
        """Wait for my turn."""
        expect(self.prompt).to_contain_text("Your turn")

    def waits_for(self, holds: Callable[[], object], seconds: float = SHORT_PATIENCE) -> bool:
        """Wait a little for something; whether it came to hold."""
        end = time.monotonic() + seconds
        while not holds():
            if time.monotonic() > end:
                return False
            self.page.wait_for_timeout(STEP_MS)
        return True

    def until(self, holds: Callable[[], object], what: str) -> None:
        """Wait until something holds."""
        if not self.waits_for(holds, PATIENCE):
            pytest.fail(f"{what}; the screen says {self.prompt.inner_text()!r}, the last question is {self.ask}")

    def decided(self, before: int) -> None:
        """Wait until a decision after that moment is known here."""
        self.until(lambda: self.moment > before, f"moment {before} did not pass")

    # The socket.

    def _listen(self, socket: WebSocket) -> None:
        socket.on("framereceived", lambda frame: self._hear(str(frame)))
        socket.on("framesent", lambda frame: self._say(str(frame)))

    def _say(self, frame: str) -> None:
        self.sent.append(json.loads(frame))

    def _hear(self, frame: str) -> None:
        message = json.loads(frame)
        self.heard.append(message)
        if message["type"] == "hello":
            self.board = message["board"]
        elif message["type"] == "view":
            self.view, self.log = message["view"], message["log"]
        elif message["type"] == "delta":
            for part in ("public", "private"):
                self.view = patched(self.view, message.get(part) or {})
            if "kept" in message:
                self.log = [told for told in self.log if told["n"] < message["kept"]]
            self.log = [*self.log, *message.get("log", [])]

    def decisions(self) -> list[dict[str, Any]]:
        """The decisions that this page sent."""
        return [message for message in self.sent if message["type"] == "decide"]

    # Choosing.

    def ready(self) -> None:
        """Wait until one of my seats can choose; passes the curtain."""
        self.until(self.may_choose, "nothing can be chosen")

    def may_choose(self) -> bool:
        """Whether a seat of mine can choose now; passes the curtain."""
        if self.curtain.is_visible():
            self.curtain.get_by_role("button", name="I am").click()
            return False
        return "Your turn" in self.prompt.inner_text() and bool(self.ask.get("options"))

    def choose_from_list(self, usual: bool = False) -> None:
        """Choose in the list of actions: anything, or what is done if the clock runs out, or one of its cards."""
        usually = ".all button.default, .all button.go, .all .subject button.card"
        found = self.page.locator(usually) if usual else self.listed
        expect(found.first).to_be_visible()
        self.press(found.nth(self.random.randrange(found.count())))

    def press(self, button: Locator) -> None:
        """Press a button that decides. A click right after a new question does nothing: people click again. A note that
        opened under the resting mouse goes when it moves away."""
        before = self.moment
        self.page.mouse.move(1, 1)
        for _ in range(4):
            if button.is_visible():
                button.click()
            if self._follows(before):
                return
        pytest.fail(f"the button decides nothing: {self.ask}")

    def tries(self, button: Locator) -> bool:
        """Press a button once, which may go or be barred meanwhile; whether that decides."""
        before = self.moment
        with contextlib.suppress(PlaywrightTimeout):
            button.click(timeout=SHORT_PATIENCE * 1000)
        return self._follows(before)

    def click_place(self, place: str, touch: bool = False) -> None:
        """Click a place on the map, wherever it can be hit."""
        point = self.page.evaluate(FREE_POINT, place)
        if point is None:
            self.page.get_by_role("button", name="Show everything").click()
            self.until(lambda: self.page.evaluate(FREE_POINT, place), f"{place} cannot be reached on the map")
            point = self.page.evaluate(FREE_POINT, place)
        if touch:
            self.page.touchscreen.tap(*point)
        else:
            self.page.mouse.click(*point)

    def places(self) -> list[str]:
        """The places that can be chosen for what the question is about: not what may be done at any time."""
        aside = {*self.board.get("any_time", []), *self.board.get("grave", [])}
        named: dict[bool, set[str]] = {True: set(), False: set()}
        for verb, *words in self.ask["options"]:
            named[verb in aside] |= {str(word).split("/")[0] for word in words}
        if not named[False]:
            return []
        found = self.targets.evaluate_all("found => found.map(one => one.dataset.focus)")
        return [place for place in found if place in named[False] or place not in named[True]]

    def choose_on_map(self, touch: bool = False) -> None:
        """Choose something by clicks on the map, and in the card or menu that a click may open."""
        before = self.moment
        for _ in range(6):
            close = self.page.locator("aside.card").get_by_role("button", name="Close")
            if close.is_visible():
                close.click()
            place = self.random.choice(self.places())
            if self.page.evaluate(FREE_POINT, place) is None and self.scene.is_visible():
                return self.choose_from_list()  # what lies under a scene is decided in the list, or there
            self.click_place(place, touch)
            if self._follows(before):
                return None
        pytest.fail(f"clicks on the map decide nothing: {self.ask}")

    def choose_card(self) -> None:
        """Choose a card of the hand and what to do with it."""
        before = self.moment
        cards = self.page.locator("button.card.playable")
        if not cards.first.is_visible():
            self.page.get_by_role("tab", name="Hand").click()
        cards.nth(self.random.randrange(cards.count())).click()
        assert self._follows(before), self.ask

    def _follows(self, before: int) -> bool:
        """Whether a click decides; where it opens a menu or a card or asks again, go on there."""
        menu = self.menu.locator(".choices button")
        sure = self.page.get_by_role("alertdialog").get_by_role("button", name="Do it")
        pieces = self.page.locator("aside.card button.piece")
        end = time.monotonic() + SHORT_PATIENCE
        while time.monotonic() < end:
            if self.moment > before:
                return True
            for found in (menu, sure, pieces):
                if found.first.is_visible():
                    # What the last click has decided may close the menu under this one.
                    with contextlib.suppress(PlaywrightTimeout):
                        found.nth(self.random.randrange(max(1, found.count()))).click(timeout=2000)
                    end = time.monotonic() + SHORT_PATIENCE
                    break
            self.page.wait_for_timeout(STEP_MS)
            if self.page.get_by_text("choose where to").is_visible():
                return False
        return False


def together(players: list[Player], game: str, **more: object) -> None:
    """Seat some people, in this order, at a table of the first one that begins at once."""
    host, *friends = players
    seats = ["me", *["open"] * len(friends)]
    table = host.call("POST", "/api/tables", {"game": game, "seats": seats, **more})["id"]
    for seat, friend in enumerate(friends, start=1):
        friend.call("POST", f"/api/tables/{table}/join", {"seat": seat})
        friend.call("POST", f"/api/tables/{table}/ready", {"ready": True})
    host.call("POST", f"/api/tables/{table}/start")
    for player in players:
        player.go(table)


def one_move(players: list[Player]) -> tuple[Player, Player]:
    """Whoever is asked chooses in the list, and another one hears of it: who, and who heard."""
    mover, other = asked(players)
    mover.ready()
    before = mover.moment
    mover.choose_from_list()
    other.decided(before)
    return mover, other


def asked(players: list[Player]) -> tuple[Player, Player]:
    """Of people at one table: who is asked, and somebody who is not."""
    seat = players[0].ask["seats"][0]
    return players[seat], next(player for player in players if player is not players[seat])
