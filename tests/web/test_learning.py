"""Learning from the first page: one click, no account, on a phone and by keyboard alone; left, and gone on with."""

import re

from playwright.sync_api import Locator, Page, expect

from tests.web.barriers import barriers
from tests.web.conftest import PHONE, Keep, Visitor

MOST_TABS = 80


def reach(page: Page, wanted: Locator) -> None:
    """Come to something with the keyboard alone."""
    expect(wanted).to_be_visible()
    for _ in range(MOST_TABS):
        page.keyboard.press("Tab")
        if wanted.evaluate("one => one === document.activeElement"):
            return
    raise AssertionError(f"the keyboard does not lead to {wanted}")


def test_the_first_lesson_by_keyboard_without_an_account(visitor: Visitor, address: str, keep: Keep) -> None:
    page = visitor(PHONE, touch=True, new=True)
    page.goto(address)
    reach(page, page.get_by_role("button", name=re.compile("^Learn.*Successors")))
    keep(page, "home")
    assert barriers(page) == []
    page.keyboard.press("Enter")
    bubble = page.locator("[data-lesson]")
    expect(bubble).to_have_attribute("data-lesson", "0")
    reach(page, bubble.locator("button.task"))
    keep(page, "step")
    assert barriers(page) == []
    page.keyboard.press("Enter")
    expect(bubble).to_have_attribute("data-lesson", "1")
    page.keyboard.press("Escape")
    leaving = page.get_by_role("dialog")
    expect(leaving).to_be_visible()
    keep(page, "leaving")
    page.goto(address)
    go_on = page.get_by_role("button", name=re.compile("^Go on learning.*Successors"))
    reach(page, go_on)
    keep(page, "home-again")
    expect(page.locator("#learn-successors")).to_contain_text("2")
    page.keyboard.press("Enter")
    expect(bubble).to_have_attribute("data-lesson", "1")
