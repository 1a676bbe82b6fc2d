"""A game that is over, to be shared: its story, the map from the first to the last position, a picture to keep."""

import struct

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import expect

from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.playing import Player

PNG = b"\x89PNG\r\n\x1a\n"
LEAST_PICTURE = 30_000
"""Bytes: a picture of an empty sea would be smaller."""
EDGES = """
() => {
  const ink = getComputedStyle(document.body).color;
  const all = [...document.querySelectorAll("polyline")];
  const edges = all.filter(one => one.classList.contains("edge"));
  const edged = edges.filter(one => getComputedStyle(one).stroke === ink).length;
  return { lines: all.length - edges.length, edged };
}
"""
"""How many lines of sides there are, and how many have edges of the colour of the text."""
LONGEST_MS = 90_000
"""Patience for importing a record, and for drawing a picture of some thousand parts, on a busy machine."""


@pytest.mark.parametrize("record", ["hellas-2", "scharz-2"])
def test_the_end_of_a_game_can_be_shared(visitor: Visitor, address: str, record: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address)
    player.page.context.set_default_timeout(LONGEST_MS)
    table = player.replay(record)
    # Whoever follows the link sees it, without a seat or an account.
    page = visitor(PHONE if record == "scharz-2" else DESK, "dark" if record == "hellas-2" else "light")
    page.context.set_default_timeout(LONGEST_MS)
    page.goto(f"{address}/t/{table}/end")
    expect(page.get_by_role("heading", level=1)).not_to_be_empty(timeout=LONGEST_MS)
    story = page.locator("section", has=page.get_by_role("heading", name="The story")).get_by_role("listitem")
    expect(story.first).to_be_visible()
    assert 1 <= story.count() <= 10
    assert page.get_by_text("[", exact=False).count() == 0, "a sentence is missing"
    expect(page.locator("figure svg .place").first).to_be_attached()
    # A side as pale or as dark as the paper is seen, too.
    found = page.evaluate(EDGES)
    assert found["lines"] == found["edged"] > 0
    # The whole game in pictures, by the keyboard too.
    slider = page.get_by_role("slider", name="Moment of the game")
    expect(slider).not_to_have_attribute("max", "0")
    shown = slider.get_attribute("aria-valuetext")
    slider.focus()
    page.keyboard.press("Home")
    expect(slider).not_to_have_attribute("aria-valuetext", shown or "")
    page.get_by_role("button", name="The whole game in pictures").click()
    page.get_by_role("button", name="Pause").click()
    with page.expect_download() as loading:
        page.get_by_role("button", name="Save as a picture").click()
    picture = loading.value.path().read_bytes()
    assert picture.startswith(PNG)
    assert len(picture) > LEAST_PICTURE
    width, height = struct.unpack(">II", picture[16:24])
    assert min(width, height) > 300
    assert page.evaluate("document.documentElement.scrollWidth") <= page.evaluate("innerWidth")
    violations = Axe().run(page).response["violations"]
    assert [(rule["id"], rule["nodes"][0]["html"]) for rule in violations] == []
    keep(page)


def test_a_running_game_has_no_end_to_show(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address).open("scharz", "me", "bot:random")
    player.page.goto(f"{address}/t/{player.table}/end")
    expect(player.page.get_by_role("heading", name="This game is not over yet.")).to_be_visible()
    answer = player.page.request.get(f"{address}/api/tables/{player.table}/story")
    assert answer.status == 409
