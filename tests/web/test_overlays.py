"""What can be laid over the map: chosen by keys, drawn where the rules say, for the sides and moment one looks at."""

import re
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.playing import RECORDS, Player, question
from tyche.core.record import load_record, table_from

TABLES = [
    ("successors-4", "act", 900, "reach", "Reach by land"),
    ("hellas-2", "regular-action", 300, "heroes", "Reach of heroes"),
    ("scharz-4", "units", 150, "network", "Connection"),
]
DRAWN = """
() => [...document.querySelectorAll("[data-focus]")]
  .map(place => [place.dataset.focus, place.getAttribute("aria-label")])
"""


def laid(record: str, moment: int, name: str) -> dict[str, list[str]]:
    """A layer as the rules have it at a moment of a golden record."""
    return table_from(load_record((RECORDS / f"{record}.json").read_bytes())).at(moment).overlay(name, None)


def told(page: Page, title: str) -> dict[str, set[str]]:
    """The sides that each place is said to have the layer for."""
    found: dict[str, set[str]] = {}
    places: list[Any] = page.evaluate(DRAWN)
    for place, label in places:
        _, marked, sides = label.partition(f"; {title}: ")
        if marked:
            found[place] = set(sides.split(", "))
    return found


def lay(page: Page, title: str) -> None:
    """By keys alone: open what the map shows, and choose."""
    page.get_by_label("What the map shows").first.focus()
    page.keyboard.press("Enter")
    choice = page.get_by_role("radio", name=title)
    choice.focus()
    page.keyboard.press("Space")
    expect(choice).to_be_checked()


def counted(layer: dict[str, list[str]]) -> list[str]:
    return [str(len(places)) for places in layer.values()]


@pytest.mark.parametrize(("record", "topic", "after", "name", "title"), TABLES, ids=[one[0] for one in TABLES])
def test_a_layer_is_drawn_where_the_rules_say(
    visitor: Visitor, address: str, keep: Keep, record: str, topic: str, after: int, name: str, title: str
) -> None:
    moment, _ = question(record, topic, after)
    expected = laid(record, moment, name)
    page = Player(visitor(DESK), address).join(record, topic, after).page
    lay(page, title)
    legend = page.get_by_role("region", name=title)
    expect(legend.locator(".count")).to_have_text(counted(expected))
    shown = told(page, title)
    assert shown.keys() == {place for places in expected.values() for place in places}
    assert sum(len(sides) for sides in shown.values()) == sum(len(places) for places in expected.values())
    assert page.locator("svg .laid").count() >= len(shown)
    found = Axe().run(page).response["violations"]
    assert [f"{rule['id']}: {node['html'][:200]}" for rule in found for node in rule["nodes"][:3]] == []
    keep(page)

    side = next(k for k, places in enumerate(expected.values()) if places)
    legend.locator(".sides button").nth(side).click()
    expect(legend.locator(".sides button").nth(side)).to_have_attribute("aria-pressed", "true")
    assert told(page, title).keys() == set(list(expected.values())[side])
    legend.locator(".sides button").nth(side).click()
    assert told(page, title) == shown

    legend.get_by_role("button", name="Take it off the map").click()
    expect(legend).to_have_count(0)
    assert told(page, title) == {}
    expect(page.locator("svg .laid")).to_have_count(0)


def test_a_layer_follows_the_moment_that_is_looked_at(visitor: Visitor, address: str, keep: Keep) -> None:
    record, topic, after, name, title = TABLES[0]
    moment, _ = question(record, topic, after)
    player = Player(visitor(PHONE, "dark", touch=True), address).join(record, topic, after)
    page = player.page
    lay(page, title)
    legend = page.get_by_role("region", name=title)
    expect(legend.locator(".count")).to_have_text(counted(laid(record, moment, name)))
    early = 300
    assert counted(laid(record, early, name)) != counted(laid(record, moment, name))
    page.goto(re.sub(r"#.*|$", f"#moment={early}", page.url, count=1))
    page.reload()
    lay(page, title)
    expect(legend.locator(".count")).to_have_text(counted(laid(record, early, name)))
    keep(page, "earlier")
