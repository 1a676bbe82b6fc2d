"""How the table looks: in every language and theme, on a phone, magnified, and to a screen reader."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.playing import Player

TABLES = [("successors-2", "act", 386), ("hellas-2", "regular-action", 300), ("scharz-4", "units", 250)]
IDS = [record for record, _, _ in TABLES]
LANGUAGES = {"en": "Language", "de": "Sprache", "cs": "Jazyk", "pl": "Język"}
UNTRANSLATED = re.compile(r"\[[a-z][\w.-]*\]|\{\s*\$")
"""How a message looks that is missing or lacks a fact."""
ALL_WORDS = """
() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")]
  .map(one => `${one.getAttribute("aria-label") ?? ""} ${one.getAttribute("title") ?? ""}`)].join("\\n")
"""
OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"

each_table = pytest.mark.parametrize(("record", "topic", "after"), TABLES, ids=IDS)


def barriers(page: Page) -> list[str]:
    """What axe finds to be a barrier."""
    found = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {node['html'][:200]}" for rule in found for node in rule["nodes"][:3]]


def walk(page: Page) -> list[str]:
    """All words of the page, with each of its tabs open."""
    found = []
    for tab in page.get_by_role("tab").all():
        tab.click()
        expect(tab).to_have_attribute("aria-selected", "true")
        found.append(page.evaluate(ALL_WORDS))
    return found


@each_table
def test_every_language_without_loading_again(
    visitor: Visitor, address: str, keep: Keep, record: str, topic: str, after: int
) -> None:
    player = Player(visitor(DESK), address).join(record, topic, after)
    page = player.page
    page.evaluate("window.same = true")
    prompt = page.locator(".prompt")
    said = set()
    for now, language in zip(LANGUAGES, [*list(LANGUAGES)[1:], "en"], strict=True):
        expect(page.locator("html")).to_have_attribute("lang", now)
        expect(prompt).to_be_visible()
        said.add(prompt.inner_text())
        for words in walk(page):
            assert UNTRANSLATED.findall(words) == []
        page.get_by_role("tab").first.click()
        keep(page, now)
        page.locator("header button[aria-haspopup]").click()
        page.get_by_label(LANGUAGES[now]).select_option(language)
        expect(page.locator("html")).to_have_attribute("lang", language)
        page.keyboard.press("Escape")
    assert len(said) == len(LANGUAGES)
    assert page.evaluate("window.same") is True


@pytest.mark.parametrize("theme", ["light", "dark"])
@each_table
def test_no_barriers(
    visitor: Visitor, address: str, keep: Keep, record: str, topic: str, after: int, theme: str
) -> None:
    player = Player(visitor(DESK, theme), address).join(record, topic, after)
    page = player.page
    keep(page)
    for name in ("Actions", "Log", "Rules"):
        player.tab(name)
        assert barriers(page) == [], name


@each_table
def test_a_move_on_a_phone(visitor: Visitor, address: str, keep: Keep, record: str, topic: str, after: int) -> None:
    player = Player(visitor(PHONE, touch=True), address).join(record, topic, after)
    page = player.page
    player.ready()
    assert page.evaluate(OVERFLOW) == 0
    keep(page, "actions")
    before = player.moment
    if player.places():
        player.choose_on_map(touch=True)
    else:
        button = page.locator(".thumb button, .all button").first
        button.tap()
    player.decided(before)
    for tab in page.get_by_role("tab").all():
        tab.tap()
        assert page.evaluate(OVERFLOW) == 0, tab.inner_text()
    keep(page, "tabs")
    assert barriers(page) == []


@each_table
def test_magnified_and_in_forced_colours(
    visitor: Visitor, address: str, keep: Keep, record: str, topic: str, after: int
) -> None:
    player = Player(visitor(DESK), address).join(record, topic, after)
    page = player.page
    page.emulate_media(forced_colors="active")
    keep(page, "forced-colours")
    lines = page.get_by_role("tab").evaluate_all("tabs => tabs.map(one => getComputedStyle(one).borderBottomColor)")
    assert lines[0] != lines[1], "the open tab looks like the others"
    page.emulate_media(forced_colors="none")
    # Twice as large is the same as half the space.
    page.set_viewport_size({"width": DESK[0] // 2, "height": DESK[1] // 2})
    expect(player.prompt).to_be_in_viewport()
    assert page.evaluate(OVERFLOW) == 0
    keep(page, "200-percent")
    player.ready()
    player.press(page.locator(".thumb button, .all button").first)
