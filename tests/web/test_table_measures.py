"""What can be measured on the screen of a table, over recorded positions of every game: how much of it the map has,
that it keeps still, how small the type is, and that pieces and names do not lie upon one another.
"""

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, Keep, Visitor
from tests.web.playing import Player
from tests.web.test_table_looks import each_table

LAPTOP = (1280, 720)
LEAST_SHARE = {DESK: 0.62, LAPTOP: 0.55}
LEAST_TYPE = 11.0
"""Pixels, for whatever is on a piece."""
LEAST_NAME = 10.0
MOST_COVERED = 0.35
"""How much of a piece another one may cover."""
MOST_CROWDED = 0.06
"""The part of all pieces that may be covered more than that, where a whole empire meets in one place."""
POSITIONS = {
    "successors-4": (60, 230, 386, 520, 700, 860, 1000, 1150, 1300, 1450),
    "hellas-4": (40, 110, 180, 260, 301, 380, 460, 540, 620, 740),
    "scharz-8": (90, 180, 270, 400, 500, 600, 735, 860, 960, 1100),
    "scharz-12": (200, 420, 640, 860, 1080, 1300, 1520, 1740, 1960, 2180),
}
MEASURE = """
() => {
  const map = document.querySelector("[data-map] .view").getBoundingClientRect();
  const seen = box => box.right > map.left && box.left < map.right && box.bottom > map.top && box.top < map.bottom;
  const size = one => parseFloat(getComputedStyle(one).fontSize) * one.getScreenCTM().a;
  const all = selector => [...document.querySelectorAll(selector)];
  const sizes = selector => all(selector).filter(one => seen(one.getBoundingClientRect())).map(size);
  const boxes = selector => all(selector)
    .map(one => one.getBoundingClientRect()).filter(box => box.width > 0 && seen(box))
    .map(({ left, right, top, bottom }) => ({ left, right, top, bottom }));
  return {
    figures: sizes("[data-map] .stack text"), names: sizes("[data-map] g.name > text"),
    tokens: boxes("[data-map] .stack .plate, [data-map] .stack .step:last-of-type"),
    labels: boxes("[data-map] g.name > text:first-of-type"),
  };
}
"""


def covered(one: dict[str, float], other: dict[str, float]) -> float:
    """The part of the smaller box that lies on the other."""
    wide = min(one["right"], other["right"]) - max(one["left"], other["left"])
    high = min(one["bottom"], other["bottom"]) - max(one["top"], other["top"])
    areas = [(box["right"] - box["left"]) * (box["bottom"] - box["top"]) for box in (one, other)]
    return max(0.0, wide) * max(0.0, high) / max(1.0, min(areas))


def measured(page: Page) -> dict[str, Any]:
    """Type and boxes on the map, once it lies still."""
    page.wait_for_timeout(300)
    found: dict[str, Any] = page.evaluate(MEASURE)
    return found


@pytest.mark.parametrize("record", POSITIONS, ids=list(POSITIONS))
def test_pieces_and_names_can_be_read(visitor: Visitor, address: str, keep: Keep, record: str) -> None:
    player = Player(visitor(DESK), address)
    player.go(player.replay(record))
    page = player.page
    close = page.get_by_role("region", name="The game is over").get_by_role("button", name="Close")
    close.click()
    pieces = crowded = hidden = labels = 0
    for moment in POSITIONS[record]:
        page.get_by_role("slider", name="Moment").fill(str(moment))
        expect(player.prompt).to_contain_text(f"moment {moment:,} of")
        found = measured(page)
        assert min(found["figures"], default=LEAST_TYPE) >= LEAST_TYPE - 0.1, moment
        assert min(found["names"]) >= LEAST_NAME, moment
        tokens, names = found["tokens"], found["labels"]
        pieces += len(tokens)
        crowded += sum(
            any(covered(one, other) > MOST_COVERED for other in tokens if other is not one) for one in tokens
        )
        labels += len(names)
        hidden += sum(any(covered(name, token) > MOST_COVERED for token in tokens) for name in names)
    keep(page)
    assert pieces > 50
    assert crowded / pieces <= MOST_CROWDED, f"{crowded} of {pieces} pieces lie under others"
    assert hidden / labels <= 0.01, f"{hidden} of {labels} names lie under pieces"


@pytest.mark.parametrize("size", [DESK, LAPTOP], ids=["desk", "laptop"])
@each_table
def test_the_map_has_most_of_the_screen_and_keeps_still(
    visitor: Visitor, address: str, record: str, topic: str, after: int, size: tuple[int, int]
) -> None:
    player = Player(visitor(size), address).join(record, topic, after)
    page = player.page
    player.ready()
    map_of = page.locator(".map[data-map]")
    box = map_of.bounding_box()
    assert box is not None
    assert box["width"] * box["height"] / (size[0] * size[1]) >= LEAST_SHARE[size]
    place = page.locator("[data-focus]").first
    begun = place.bounding_box()
    for tab in page.get_by_role("tab").all():
        tab.click()
        assert map_of.bounding_box() == box, "the map changes its size"
    page.keyboard.press("Escape")
    page.get_by_role("tab", name="Actions").click()
    player.choose_from_list()
    player.waits_for(player.may_choose, 5)
    assert map_of.bounding_box() == box, "the map changes its size between questions"
    assert place.bounding_box() == begun, "the camera moves by itself"
