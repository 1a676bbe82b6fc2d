"""The table of Scharz: crews and ships that set out, purchases, talks, and what twelve seats look like."""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.barriers import OVERFLOW, barriers
from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.playing import Player, question

RECORD = "scharz-4"
TWELVE = 12
SAILS, MARCHES, TRADES, FIGHTS, PLUNDERS = 48, 443, 128, 102, 108
"""Moments of the record: before a ship sails with two on the quay, before three kinds of units march, in Trade, before
an attack, before fields are plundered."""
LEFT_OUT = """
() => {
  const boxes = [...document.querySelectorAll("ul[aria-label] > li")].map(one => one.getBoundingClientRect());
  return boxes.filter(box => box.width > 0 && (box.right > innerWidth + 1 || box.left < -1)).length;
}
"""
"""How many entries of lists stand beyond the edge of the screen."""


def who_goes(player: Player, topic: str, after: int, goal: str) -> Locator:
    """Choose a way in the list, and see who goes."""
    player.join(RECORD, topic, after).ready()
    player.page.wait_for_timeout(400)
    player.page.locator(".all button", has_text=goal).first.click()
    rows = player.page.get_by_role("region", name="Who goes")
    expect(rows).to_be_visible()
    return rows


def test_a_ship_sails_with_whom_one_wants(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK, "dark"), address)
    rows = who_goes(player, "units", SAILS, "Frentanum")
    expect(rows).to_contain_text("Sail from Teate to Mare Frentanum")
    expect(rows.get_by_text("2/2")).to_be_visible()
    expect(player.page.locator("path.arrow.tentative")).to_have_count(1)
    keep(player.page)
    assert barriers(player.page) == []
    rows.get_by_role("button", name="Leave one behind").click()
    expect(rows.get_by_text("1/2")).to_be_visible()
    rows.get_by_role("button", name="Set out").click()
    player.until(lambda: ["take", "light", 1] in [one["option"] for one in player.decisions()], "nobody boards")


def buys(player: Player, button: Locator) -> None:
    """Press a button until a decision is sent: all trade at once, so that decisions of others say nothing of it."""

    def sent() -> bool:
        if not player.decisions():
            player.tries(button)
        return bool(player.decisions())

    player.until(sent, "nothing is bought")


def test_an_army_of_several_kinds_sets_out_by_one_press_of_a_key(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address)
    rows = who_goes(player, "units", MARCHES, "Ariminum")
    expect(rows.locator("li")).to_have_count(3)
    infantry = rows.locator("li", has_text="4/4")
    infantry.get_by_role("button", name="Leave one behind").focus()
    player.page.keyboard.press("Enter")
    expect(rows.get_by_text("1 stays behind")).to_be_visible()
    rows.get_by_role("button", name="Set out").focus()
    player.page.wait_for_timeout(400)
    player.page.keyboard.press("Enter")
    taken = [["take", "light-recruits", 1], ["take", "light", 3], ["take", "mercenary-experienced", 1]]
    player.until(
        lambda: [one["option"] for one in player.decisions() if one["option"][0] == "take"] == taken,
        "not all of them set out",
    )


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_purchases_stand_together_with_their_prices(
    visitor: Visitor, address: str, keep: Keep, size: tuple[int, int], theme: str
) -> None:
    player = Player(visitor(size, theme, touch=size == PHONE), address).join(RECORD, "trade", TRADES)
    player.ready()
    page = player.page
    bought = page.get_by_role("group", name=re.compile(r"^Recruit light infantry \(one a field\) at …"))
    expect(bought).to_be_visible()
    price = bought.locator("button small").first
    expect(price).to_contain_text("gold −1")
    assert "\u00a0−1" in (price.text_content() or ""), "a word stays with its figure"
    keep(page)
    assert barriers(page) == []
    assert page.evaluate(OVERFLOW) == 0
    _, seat = question(RECORD, "trade", TRADES)
    gold = player.view["seats"][seat]["gold"]
    buys(player, bought.locator("button").first)
    assert player.decisions()[-1]["option"][0] == "recruit"
    player.until(lambda: player.view["seats"][seat]["gold"] == gold - 1, "nothing is paid")


def test_the_odds_of_an_attack_and_what_is_plundered_are_told_before_a_click(visitor: Visitor, address: str) -> None:
    player = Player(visitor(PHONE, "dark", touch=True), address).join(RECORD, "declare", FIGHTS)
    player.ready()
    page = player.page
    expect(page.locator(".weighed", has_text="Attack Yellow")).to_contain_text(
        re.compile(r"won \d+%, drawn \d+%, lost \d+%")
    )
    assert barriers(page) == []
    player.join(RECORD, "plunder", PLUNDERS).ready()
    expect(page.locator(".all button", has_text="Plunder").first).to_contain_text(re.compile("gold.\\+1"))


def test_nobody_is_pressed_to_speak_or_to_submit(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address).join(RECORD, "talks", 0)
    player.ready()
    page, bar = player.page, player.page.locator("header")
    expect(page.locator(".all button", has_text="Speak with").first).to_be_visible()
    expect(page.get_by_role("heading", name="At any time")).to_have_count(0)
    expect(bar.get_by_role("button", name=re.compile("Speak with"))).to_have_count(0)
    player.join(RECORD, "vassalage", 0).ready()
    expect(page.locator(".all button", has_text="Submit to").first).to_be_visible()
    expect(bar.get_by_role("button", name=re.compile("Submit"))).to_have_count(0)
    expect(page.get_by_role("heading", name="At any time")).to_be_visible()


def test_what_is_due_in_winter_is_told_once_and_not_with_every_answer(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address).join(RECORD, "salaries", 0)
    player.ready()
    assert len(player.ask["options"]) > 1
    due = player.page.get_by_text(re.compile(r"^Salaries due: \d+ gold; you have \d+\.$"))
    expect(due).to_have_count(1)
    expect(player.page.locator(".all .weighed")).to_have_count(0)


def at_the_end(visitor: Visitor, address: str, size: tuple[int, int]) -> Page:
    player = Player(visitor(size), address)
    player.go(player.replay("scharz-12"))
    return player.page


def test_twelve_seats_have_room(visitor: Visitor, address: str, keep: Keep) -> None:
    page = at_the_end(visitor, address, DESK)
    result = page.get_by_role("region", name="The game is over")
    expect(result).to_be_visible()
    keep(page, "result")
    assert result.locator("tbody tr").count() == TWELVE
    table = result.locator("table").first
    box, frame = table.bounding_box(), result.bounding_box()
    assert box is not None
    assert frame is not None
    assert box["x"] >= frame["x"]
    assert box["x"] + box["width"] <= frame["x"] + frame["width"] + 1, "the result is cut"
    result.get_by_role("button", name="Close").click()
    assert page.evaluate(OVERFLOW) == 0
    assert page.evaluate(LEFT_OUT) == 0, "a player stands beyond the edge"
    assert page.get_by_role("list", name="The race to victory").locator("li").count() == TWELVE
    keep(page, "table")
    assert barriers(page) == []
