"""What an army on its way shows: at sea it is drawn, and prices cover no pieces; cards in a battle say what they do."""

import re

import pytest
from playwright.sync_api import Locator, expect

from tests.web.conftest import DESK, PHONE, Visitor
from tests.web.playing import Player
from tests.web.test_scenes import linked, scene, tried

SOUTH = "S13-sea.sea-battle-strength-2-against-none-wins-escorts-and-cargo-suffer-dropped-units-stay"
"""An army of Yellow in Pelousion, with four points."""
COVERED = """
() => {
  const boxes = (found) => [...document.querySelectorAll(found)].map((one) => one.getBoundingClientRect());
  const meets = (a, b) => a.left < b.right - 1 && b.left < a.right - 1 && a.top < b.bottom - 1 && b.top < a.bottom - 1;
  const [plates, pieces] = [boxes("g.tag rect"), boxes(".stack .plate")];
  return [plates.length, plates.filter((plate) => pieces.some((piece) => meets(plate, piece))).length];
}
"""
"""How many plates with prices there are, and how many of them lie on pieces."""


def test_an_army_at_sea_is_seen_off_its_port_and_prices_cover_no_pieces(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = Player(page, address)
    body = {"moment": 391, "seat": 2}
    player.go(player.call("POST", f"/api/tables/{player.replay('successors-4')}/branch", body)["id"])
    player.ready()
    army = page.locator('[data-place="myriandros"] .stack', has=page.locator(".hull"))
    expect(army).to_be_visible()
    expect(page.locator('[data-focus="myriandros"]')).to_have_attribute("aria-label", re.compile("At sea"))
    expect(page.locator("g.tag").first).to_be_attached()
    plates, covering = page.evaluate(COVERED)
    assert plates > 1
    assert covering == 0


def test_cards_in_a_battle_say_what_they_do(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    Player(page, address).join("hellas-4", "battle-card", 341).ready()
    expect(scene(page).locator(".option .effect").first).to_be_visible()


def test_losses_are_named_and_an_outcome_has_one_emblem(visitor: Visitor, address: str) -> None:
    shown = linked(Player(visitor(DESK), address), "hellas-4", 3247, "3247")
    expect(shown.locator(".lost").first).to_contain_text("1 hoplite killed")
    outcome = shown.locator(".outcome")
    assert outcome.locator("svg").count() == 2, "one emblem for each side that is named"


def test_the_goal_of_a_way_is_seen_above_the_strip_that_tells_of_it(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = tried(Player(page, address), "successors", SOUTH)
    player.ready()
    player.click_place("memphis")
    strip = page.get_by_role("region", name="The way to Memphis")
    expect(strip).to_be_visible()
    goal, card = page.locator('[data-focus="memphis"]'), page.locator("aside.card")
    player.until(lambda: max(foot(goal), foot(card)) <= top(strip), "the strip covers what it is about")
    strip.get_by_role("button", name="Cancel").click()
    expect(strip).to_have_count(0)


def top(shown: Locator) -> float:
    box = shown.bounding_box()
    assert box
    return box["y"]


def foot(shown: Locator) -> float:
    box = shown.bounding_box()
    assert box
    return box["y"] + box["height"]


@pytest.mark.parametrize(("size", "touch"), [(DESK, False), (PHONE, True)], ids=["mouse", "touch"])
def test_a_province_says_what_it_brings_and_what_completes_it(
    visitor: Visitor, address: str, size: tuple[int, int], touch: bool
) -> None:
    page = visitor(size, touch=touch)
    player = tried(Player(page, address), "successors", SOUTH)
    player.ready()
    value = page.locator("g.worth", has=page.locator("title", has_text="Aigyptos"))
    expect(value.locator("title")).to_have_text("Aigyptos: VP 6; needed: 3 of 5, among them Memphis; Yellow 1")
    expect(value.locator("text")).to_have_text("VP 6")
    player.click_place("memphis", touch)
    expect(page.locator("aside.card")).to_contain_text("VP 6; needed: 3 of 5, among them Memphis; Yellow 1")


def test_a_land_of_hellas_says_who_holds_how_much_of_it(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = tried(Player(page, address), "hellas", "T05-battles.a-tie-is-won-by-the-defender")
    player.ready()
    player.click_place("euboea")
    card = page.locator("aside.card")
    expect(card).to_contain_text("Eastern land")
    expect(card).to_contain_text(re.compile(r"needed: \d of \d"))
