"""The review of a table that is over: made when it is asked for, walked through by keys, with the board beside it."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.barriers import open_way
from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.playing import RECORDS, Player

RECORD = "scharz-2"
BOARD = ".there [data-moment]"
PATIENCE = 300_000
"""Milliseconds: on a machine with much else to do a worker that gives way to everybody takes its time."""


@pytest.fixture(scope="module")
def tables() -> dict[str, str]:
    """The table of each server, reviewed once for all tests."""
    return {}


def opened(page: Page, address: str, tables: dict[str, str]) -> str:
    """The page of a review that is made; for the first one the record is chosen as a file."""
    if address not in tables:
        imported = Player(page, address).replay(RECORD)  # a worker has begun: the next import is quick
        page.goto(address)
        page.get_by_role("tab", name="Finished").click()
        page.get_by_label("Open a record").set_input_files(RECORDS / f"{RECORD}.json")
        expect(page).to_have_url(re.compile(f"/t/(?!{imported})"), timeout=PATIENCE)
        tables[address] = page.url.rsplit("/", 1)[1]
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
    moment = int(scrubber.input_value())
    expect(page.locator(BOARD)).to_have_attribute("data-moment", str(moment - 1))
    expect(page.locator(f"{BOARD} svg .place").first).to_be_attached()
    keep(page, "point")
    page.keyboard.press("Enter")
    expect(page).to_have_url(re.compile(f"/t/{table}#moment={moment - 1}$"))
    expect(Player(page, address).prompt).to_contain_text("Looking back")
    page.go_back()
    expect(scrubber).to_have_value(str(moment))
    expect(page.locator("li.chosen")).to_have_count(1)


def test_the_board_beside_the_curve_follows_what_is_chosen_and_leads_on(
    visitor: Visitor, address: str, tables: dict[str, str]
) -> None:
    page = visitor(DESK)
    table = opened(page, address, tables)
    board, there = page.locator(BOARD), page.locator(".there")
    expect(board).to_have_attribute("data-moment", "36")
    for n in range(page.locator("#turns ~ ol > li").count()):
        page.locator(f"#turn-{n} button").click()
        expect(page.locator(f"#turn-{n}")).to_have_class(re.compile("chosen"))
        expect(there.locator(".head .number")).to_have_text(str(n + 1))
        if there.get_by_role("table").count():
            break
    options = there.get_by_role("table").get_by_role("button")
    pressed = [option.get_attribute("aria-pressed") for option in options.all()]
    assert pressed.count("true") == 1, "what was chosen is shown"
    other = options.nth(pressed.index("false"))
    other.click()
    expect(other).to_have_attribute("aria-pressed", "true")
    moment = int(page.get_by_role("slider", name="Moment of the game").input_value()) - 1
    expect(board).to_have_attribute("data-moment", str(moment))
    page.keyboard.press("Shift+ArrowRight")
    expect(board).to_have_attribute("data-moment", str(moment + 2))
    page.locator("svg.plot").click(position={"x": 60, "y": 150})
    expect(board).not_to_have_attribute("data-moment", str(moment + 2))
    expect(page).to_have_url(re.compile(rf"/t/{table}/review#at=\d+$"))
    shown = int(board.get_attribute("data-moment") or -1)
    expect(there.get_by_role("link", name="Open the table there")).to_have_attribute(
        "href", f"/t/{table}#moment={shown}"
    )
    there.get_by_role("button", name="Open as a sandbox").click()
    expect(page).to_have_url(re.compile(f"/t/(?!{table})[^/]+$"))


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")], ids=["desk", "phone"])
def test_nothing_bars_the_way_and_all_of_it_fits(
    visitor: Visitor, address: str, keep: Keep, tables: dict[str, str], theme: str, size: tuple[int, int]
) -> None:
    page = visitor(size, theme)
    opened(page, address, tables)
    expect(page.locator(f"{BOARD} svg .place").first).to_be_attached()
    keep(page, "all")
    page.get_by_text("As a table").click()
    expect(page.get_by_role("cell", name=re.compile("±")).first).to_be_visible()
    open_way(page)
