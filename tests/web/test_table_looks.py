"""How the table looks: in every language and theme, on a phone, magnified, and to a screen reader."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.barriers import OVERFLOW, barriers
from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.playing import Player

TABLES = [("successors-2", "act", 386), ("hellas-2", "regular-action", 300), ("scharz-4", "units", 150)]
IDS = [record for record, _, _ in TABLES]
LANGUAGES = {"en": "Language", "de": "Sprache", "cs": "Jazyk", "pl": "Język"}
UNTRANSLATED = re.compile(r"\[[a-z][\w.-]*\]|\{\s*\$")
"""How a message looks that is missing or lacks a fact."""
ALL_WORDS = """
() => [document.body.innerText, ...[...document.querySelectorAll("[aria-label], [title]")]
  .map(one => `${one.getAttribute("aria-label") ?? ""} ${one.getAttribute("title") ?? ""}`)].join("\\n")
"""
WATCH_MOTION = """
() => {
  window.moved = [];
  const look = () => {
    for (const one of document.getAnimations()) {
      const { target } = one.effect;
      if (one.effect.getComputedTiming().activeDuration > 20) window.moved.push(target?.outerHTML.slice(0, 120));
    }
    requestAnimationFrame(look);
  };
  look();
}
"""
"""Notes whatever moves or fades in more than the blink of an eye."""
CUT_OFF = """
() => {
  const map = document.querySelector("[data-map]").getBoundingClientRect();
  return [...document.querySelectorAll("[data-map] .place")].filter(place => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    const [x, y] = [(left + right) / 2, (top + bottom) / 2];
    return x < map.left || x > map.right || y < map.top || y > map.bottom;
  }).map(place => place.dataset.place);
}
"""
"""The places whose middle is not in sight."""

each_table = pytest.mark.parametrize(("record", "topic", "after"), TABLES, ids=IDS)


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
        page.locator("header button.menu").click()
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


@pytest.mark.parametrize("size", [DESK, (1280, 720)], ids=["desk", "laptop"])
@each_table
def test_all_of_the_map_fits(
    visitor: Visitor, address: str, keep: Keep, record: str, topic: str, after: int, size: tuple[int, int]
) -> None:
    player = Player(visitor(size), address).join(record, topic, after)
    player.page.get_by_role("button", name="Show everything").click()
    keep(player.page)
    assert player.page.evaluate(CUT_OFF) == []


def test_what_can_be_done_besides_is_no_target(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address).join("successors-5", "act", 48)
    player.ready()
    assert {verb for verb, *_ in player.ask["options"]} - set(player.board["any_time"]) == {"done", "take", "go-out"}
    expect(player.targets).to_have_count(0)
    beside = player.page.locator('[data-focus][aria-label*="more can be done here"]')
    expect(beside.first).to_be_attached()
    before = player.moment
    player.click_place(str(beside.first.get_attribute("data-focus")))
    keep(player.page)
    player.page.locator("aside.card button.quiet").first.click()
    expect(player.menu).to_be_visible()
    assert player.moment == before, "what can be done besides is never done by a click on the map"


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
    box = page.locator(".map[data-map]").bounding_box()
    assert box is not None
    assert min(box["width"], box["height"]) > 300, "the map is too small to use"
    keep(page, "200-percent")
    player.ready()
    player.press(page.locator(".thumb button, .all button").first)


@each_table
def test_nothing_moves_for_who_wants_less_motion(
    visitor: Visitor, address: str, record: str, topic: str, after: int
) -> None:
    player = Player(visitor(DESK), address).join(record, topic, after)
    player.page.evaluate(WATCH_MOTION)
    player.ready()
    player.choose_from_list()
    player.page.get_by_role("button", name="One step back").click()
    player.page.get_by_role("button", name="Back to the present").last.click()
    player.my_turn()
    assert player.page.evaluate("window.moved") == []
