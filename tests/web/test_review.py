"""The review of a table that is over: made when it is asked for, walked through by keys, and a way to the board."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.barriers import open_way
from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.playing import Player

RECORD = "scharz-2"
PATIENCE = 300_000
"""Milliseconds: on a machine with much else to do a worker that gives way to everybody takes its time."""


@pytest.fixture(scope="module")
def tables() -> dict[str, str]:
    """The table of each server, reviewed once for all tests."""
    return {}


def opened(page: Page, address: str, tables: dict[str, str]) -> str:
    """The page of a review that is made."""
    player = Player(page, address)
    if address not in tables:
        tables[address] = player.replay(RECORD)
        player.go(tables[address])
        page.get_by_role("region", name="The game is over").get_by_role("link", name="Review").click()
    else:
        page.goto(f"{address}/t/{tables[address]}/review")
    expect(page.get_by_role("heading", name="Turning points")).to_be_visible(timeout=PATIENCE)
    return tables[address]


def test_from_the_end_of_a_game_through_its_points_to_the_board(
    visitor: Visitor, address: str, keep: Keep, tables: dict[str, str]
) -> None:
    page = visitor(DESK)
    table = opened(page, address, tables)
    expect(page.locator("svg.plot polyline:not(.under)")).to_have_count(2)
    expect(page.locator("svg.plot polygon")).to_have_count(2)
    expect(page.get_by_text(re.compile("Luck-adjusted result"))).to_be_visible()
    page.get_by_role("button", name="What is this?").click()
    expect(page.get_by_text(re.compile("the difference is luck"))).to_be_visible()

    scrubber = page.get_by_role("slider", name="Moment of the game")
    expect(scrubber).to_have_value("36")
    page.locator("h1").click()
    page.keyboard.press("ArrowLeft")
    expect(scrubber).not_to_have_value("36")
    while page.locator("li.chosen").count() == 0:
        before = scrubber.input_value()
        page.keyboard.press("ArrowLeft")
        expect(scrubber).not_to_have_value(before)
    keep(page, "point")
    moment = int(scrubber.input_value())
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/t/{table}#moment={moment - 1}$"))
    expect(Player(page, address).prompt).to_contain_text("Looking back")
    page.go_back()
    link = page.locator("#turn-0 a")
    target = link.get_attribute("href")
    link.click()
    expect(page).to_have_url(re.compile(f"{target}$"))


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_nothing_bars_the_way_and_all_of_it_fits(
    visitor: Visitor, address: str, keep: Keep, tables: dict[str, str], theme: str, size: tuple[int, int]
) -> None:
    page = visitor(size, theme)
    opened(page, address, tables)
    keep(page, "all")
    page.get_by_text("As a table").click()
    expect(page.get_by_role("cell", name=re.compile("±")).first).to_be_visible()
    open_way(page)
