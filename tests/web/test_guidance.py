"""What explains the screen of a table: the walk over it, which comes once, and "What is this?" in every panel."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.barriers import barriers
from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.test_coach import at_a_victory
from tests.web.test_table_looks import UNTRANSLATED

STOPS = {
    DESK: ["map", "question", "actions", "players", "log", "drawer", "help"],
    PHONE: ["map", "question", "actions", "drawer", "players", "log", "help"],
}
OVER_WORDS = """
() => {
  const found = [];
  for (const button of document.querySelectorAll(".about button")) {
    const { left, right, top, bottom } = button.getBoundingClientRect();
    if (!button.checkVisibility()) continue;
    const part = button.closest(".people, .pane, .content");
    if (!part) continue;
    const texts = document.createTreeWalker(part, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      if (!text.data.trim() || button.contains(text) || text.parentElement.closest(".hidden")) continue;
      const range = document.createRange();
      range.selectNodeContents(text);
      const seen = { left: 0, right: innerWidth, top: 0, bottom: innerHeight };
      for (let around = text.parentElement; around !== part; around = around.parentElement) {
        if (getComputedStyle(around).overflowY === "visible") continue;
        const edge = around.getBoundingClientRect();
        seen.top = Math.max(seen.top, edge.top);
        seen.bottom = Math.min(seen.bottom, edge.bottom);
      }
      for (const { left: l, right: r, top: t, bottom: b } of range.getClientRects()) {
        const box = { top: Math.max(t, seen.top), bottom: Math.min(b, seen.bottom) };
        const wide = Math.min(r, right) - Math.max(l, left);
        const high = Math.min(box.bottom, bottom) - Math.max(box.top, top);
        if (box.top < box.bottom && wide > 1 && high > 1) found.push(text.data);
      }
    }
  }
  return found;
}
"""
"""Words that a "What is this?" lies over."""

sizes = pytest.mark.parametrize("size", [DESK, PHONE], ids=["desk", "phone"])


def inside(page: Page, size: tuple[int, int]) -> None:
    """The words of the walk are wholly in the window."""
    box = page.locator("[data-tour]").bounding_box()
    assert box is not None
    assert box["x"] >= 0
    assert box["y"] >= 0
    assert box["x"] + box["width"] <= size[0]
    assert box["y"] + box["height"] <= size[1]


@sizes
def test_the_walk_over_the_screen_comes_once(size: tuple[int, int], visitor: Visitor, address: str, keep: Keep) -> None:
    page = visitor(size, touch=size == PHONE, new=True)
    player = at_a_victory(page, address)
    walk = page.locator("[data-tour]")
    for stop in STOPS[size]:
        expect(page.locator("[data-tour]")).to_have_attribute("data-tour", stop)
        expect(page.locator("[data-tour] h2")).to_be_focused()
        inside(page, size)
        keep(page, stop)
        if stop in ("map", "log"):
            assert barriers(page) == []
        page.keyboard.press("ArrowRight")
    expect(walk).to_have_count(0)
    page.reload()
    player.ready()
    expect(walk).to_have_count(0)
    page.locator("header button.menu").click()
    page.get_by_role("button", name="Explain the screen").click()
    expect(page.locator("[data-tour]")).to_have_attribute("data-tour", "map")
    page.keyboard.press("Escape")
    expect(walk).to_have_count(0)


@sizes
def test_every_panel_says_what_it_is(size: tuple[int, int], visitor: Visitor, address: str, keep: Keep) -> None:
    page = visitor(size, touch=size == PHONE)
    at_a_victory(page, address).ready()
    said = set()
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        assert page.evaluate(OVER_WORDS) == [], tab.inner_text()
        for button in page.get_by_role("button", name="What is this?").all():
            if not button.is_visible() or button.get_attribute("aria-expanded") == "true":
                continue
            button.click()
            note = page.locator(f"[id='{button.get_attribute('aria-controls')}']")
            words = note.inner_text()
            assert len(words.split()) > 4
            assert UNTRANSLATED.findall(words) == []
            said.add(words)
            button.press("Escape")
            expect(note).to_have_count(0)
    assert len(said) >= 6, said
    keep(page)
