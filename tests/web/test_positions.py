"""Positions that are written in a browser: the map follows, what is wrong is named with its line, and one plays on."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.barriers import open_way
from tests.web.conftest import DESK, PHONE, Keep, Visitor

GOOD = (
    "game: hellas\ntitle: mine\nclauses: [H6]\ngiven:\n  control: {boeotia: a}\n"
    "  armies: {a: {boeotia: 3}}\nasks: {seat: a, topic: regular-action}\n"
)


def said(page: Page, state: str) -> None:
    expect(page.locator("[data-position]")).to_have_attribute("data-position", state, timeout=120_000)


@pytest.mark.parametrize(("size", "theme", "game"), [(DESK, "light", "successors"), (PHONE, "dark", "scharz")])
def test_a_position_is_written_seen_shared_and_played(
    size: tuple[int, int], theme: str, game: str, visitor: Visitor, address: str, keep: Keep
) -> None:
    page = visitor(size, theme, touch=size == PHONE)
    page.goto(f"{address}/edit/{game}")
    said(page, "right")
    open_way(page)
    keep(page, game)
    page.goto(f"{address}/edit/hellas")
    said(page, "right")
    text = page.get_by_role("textbox")
    text.fill(GOOD.replace("boeotia: 3", "atlantis: 3"))
    said(page, "wrong")
    expect(page.locator("[data-position]")).to_contain_text("There is no “atlantis” in this game")
    keep(page, "wrong")
    page.get_by_role("button", name="Line 6").click()
    assert page.evaluate("document.activeElement.selectionStart") == GOOD.index("  armies")
    text.press("Control+z")
    expect(text).not_to_have_value(GOOD)
    text.press("Control+y")
    text.fill(GOOD)
    said(page, "right")
    page.get_by_role("button", name="Copy link").click()
    page.wait_for_function("location.hash.length > 20")
    other = visitor(size)
    other.goto(page.url)
    expect(other.get_by_role("textbox")).to_have_value(GOOD)
    other.close()
    keep(page, "hellas")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
    expect(page.locator(".map canvas, .map svg").first).to_be_visible()
