"""Whole turns at the table in a real browser: with the mouse, with the keyboard alone, through the list alone."""

import re
import time
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.conftest import DESK, Keep, Visitor
from tests.web.playing import Player

A_MINUTE = 60
A_BREATH_MS = 300
"""A key pressed sooner after a new question was meant for the old one, and does nothing."""
ENOUGH = 8
"""Decisions after which a turn is brought to its end."""
MOST = 80
TURNS = [("successors-2", "tyche", 386), ("hellas-2", "regular-action", 140), ("scharz-2", "units", 20)]
"""Where turns of the games begin in golden records."""
WATCH_THE_MOUSE = """
window.pointed = [];
for (const kind of ["pointerdown", "pointermove", "mousedown", "mousemove", "wheel", "touchstart"]) {
  addEventListener(kind, () => window.pointed.push(kind), { capture: true });
}
"""

Choose = Callable[[bool], None]


def turn_of(player: Player) -> list[Any]:
    """What tells one turn of a game from the next; where all act within phases, a round of phases."""
    return [player.view[field] for field in player.board["turn"] if field != "phase"]


def play_turn(player: Player, topic: str, choose: Choose) -> int:
    """Play until the turn is over; gives the number of decisions."""
    player.ready()
    while player.ask["topic"] != topic:
        player.choose_from_list(usual=True)
        player.ready()
    begun = turn_of(player)
    for number in range(MOST):
        player.until(lambda: turn_of(player) != begun or player.may_choose(), "the table stands still")
        if turn_of(player) != begun:
            return number
        choose(number >= ENOUGH)
    pytest.fail(f"the turn does not end: {player.ask}")


def test_a_newcomer_makes_a_first_move_within_a_minute(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address)
    page = player.page
    begun = time.monotonic()
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(player.prompt).to_contain_text("Your turn", timeout=A_MINUTE * 1000)
    expect(page.get_by_role("tab", name="Actions")).to_have_attribute("aria-selected", "true")
    keep(page)
    before = player.moment
    player.choose_from_list()
    assert player.moment > before
    assert time.monotonic() - begun < A_MINUTE
    seats = player.call("GET", f"/api/tables/{page.url.rsplit('/', 1)[1]}")["seats"]
    assert [seat["holder"] for seat in seats].count("bot") == len(seats) - 1


@pytest.mark.parametrize(("record", "topic", "after"), TURNS, ids=[record for record, _, _ in TURNS])
def test_a_turn_with_the_mouse(visitor: Visitor, address: str, keep: Keep, record: str, topic: str, after: int) -> None:
    player = Player(visitor(DESK), address).join(record, topic, after)
    page = player.page
    bar = page.locator("header .actions button, header .ending button:not([title])")
    done = {"card": 0, "map": 0, "bar": 0, "list": 0}

    def way(ending: bool) -> str:
        held = any(word in player.view.get("hand", []) for _, *words in player.ask["options"] for word in words)
        if ending and bar.first.is_visible():
            return "bar"
        if held and page.locator("button.card.playable").first.is_visible():
            return "card"
        if player.places():
            return "map"
        return "bar" if bar.first.is_visible() else "list"

    def choose(ending: bool) -> None:
        chosen = way(ending)
        done[chosen] += 1
        if chosen == "bar":
            player.press(bar.last if ending else bar.nth(player.random.randrange(bar.count())))
        elif chosen == "card":
            player.choose_card()
        elif chosen == "map":
            player.choose_on_map()
        else:
            player.choose_from_list(usual=True)

    decisions = play_turn(player, topic, choose)
    keep(page)
    assert decisions >= 3
    assert done["bar"] >= 1
    assert done["map"] + done["card"] >= 1


def test_a_turn_with_the_keyboard_alone(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    page.add_init_script(WATCH_THE_MOUSE)
    player = Player(page, address).join("hellas-2", "regular-action", 140)
    keys = page.keyboard
    done = {"map": 0, "list": 0}

    def jump(place: str) -> None:
        """Go to a place on the map by its name."""
        if not page.evaluate("document.activeElement.dataset.focus"):
            keys.press("m")
        keys.type(player.called(place)[:6])

    def choose(ending: bool) -> None:
        before, places = player.moment, player.places()
        if places and not ending:
            place = player.random.choice(places)
            jump(place)
            assert page.evaluate("document.activeElement.dataset.focus") == place
            done["map"] += 1
        else:
            if page.evaluate("document.activeElement.dataset.focus"):
                keys.press("Tab")
            keys.press("a")
            expect(player.listed.first).to_be_focused()
            done["list"] += 1
        where = page.get_by_text("choose where to")
        for _ in range(8):
            page.wait_for_timeout(A_BREATH_MS)
            keys.press("Enter")
            player.waits_for(lambda: player.moment > before or where.or_(player.menu).first.is_visible())
            if player.moment > before:
                return
            if where.is_visible() and not player.menu.is_visible():
                jump(player.random.choice(player.places()))
        pytest.fail(f"keys decide nothing: {player.ask}")

    assert play_turn(player, "regular-action", choose) >= 2
    assert done["map"] >= 1
    assert done["list"] >= 1
    assert page.evaluate("window.pointed") == []


def test_a_turn_through_the_list_alone(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address).join("successors-2", "tyche", 100)
    assert play_turn(player, "tyche", lambda ending: player.choose_from_list(usual=ending)) >= 3
