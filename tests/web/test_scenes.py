"""Conflicts as scenes: every kind of every game, by mouse, keyboard and touch; decided in, stepped, linked to."""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Locator, Page, expect

from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.playing import Player

TOLD = [
    ("successors-4", 2048, "2048-23", "Battle at Byzantion"),
    ("successors-4", 2242, "sea-4-3-1-4-3", "Sea battle off"),
    ("successors-4", 1888, "1888-8", "Siege of Aitolia"),
    ("successors-4", 820, "820-49", "Overrun at"),
    ("successors-4", 504, "504-7", "Interception at"),
    ("hellas-4", 3247, "3247", "Battle in"),
    ("hellas-4", 2900, "298-acted-0-3", "Hunt: "),
    ("hellas-4", 3306, "3306-3", "Monster: "),
    ("scharz-8", 619, "619-33-7", "Battle at Metapontum"),
    ("scharz-8", 620, "620-11", "Storm of"),
    ("scharz-8", 1374, "1374-3-3", "Plunder at"),
]
"""A record, the moment at which a scene of it began, its key and its title."""


def scene(page: Page) -> Locator:
    return page.locator("section.scene")


def barriers(page: Page) -> list[str]:
    """What axe finds to be a barrier in the scene."""
    found = Axe().run(page, context="section.scene").response["violations"]
    return [f"{rule['id']}: {node['html'][:200]}" for rule in found for node in rule["nodes"][:3]]


def linked(player: Player, record: str, moment: int, key: str) -> Locator:
    """Follow a link to a scene; nothing of the last one is left."""
    player.page.goto("about:blank")
    player.page.goto(f"{player.address}/t/{player.replay(record)}#scene-{moment}.{key}")
    expect(scene(player.page)).to_be_visible()
    return scene(player.page)


@pytest.mark.parametrize(("size", "theme", "touch"), [(DESK, "light", False), (PHONE, "dark", True)])
def test_every_kind_of_scene_can_be_linked_to(
    visitor: Visitor, address: str, keep: Keep, size: tuple[int, int], theme: str, touch: bool
) -> None:
    player = Player(visitor(size, theme, touch=touch), address)
    for record, moment, key, title in TOLD:
        shown = linked(player, record, moment, key)
        expect(shown.locator("h2")).to_contain_text(title)
        assert "scene-" not in shown.inner_text(), "there is a word for everything"
        keep(player.page)
        assert barriers(player.page) == [], title
        leave = shown.locator("[data-continue]")
        if touch:
            leave.tap()
        else:
            leave.click()
        expect(scene(player.page)).to_have_count(0)


def test_a_battle_says_how_it_ended_what_adds_up_and_what_was_lost(visitor: Visitor, address: str) -> None:
    shown = linked(Player(visitor(DESK), address), "successors-4", 2048, "2048-23")
    expect(shown.locator(".outcome")).to_contain_text("Blue wins the battle at Byzantion against Black, 1 to 0")
    black, blue = shown.locator("section.side").all()
    for side, lines in ((black, ["1 Loyal Macedonian 2", "Local Troops 0", "Strength 2"]), (blue, ["Local Troops 1"])):
        words = re.sub(r"\s+", " ", side.inner_text())
        assert all(line in words for line in lines), words
    expect(black.locator(".lookup").first).to_contain_text("Roll 4 · Strength 2 → Score 0")
    assert black.get_by_role("img", name="2", exact=True).count() == 2, "both dice as they fell"
    expect(black).to_contain_text("dispersed")


def test_a_scene_is_stepped_folded_and_left_by_keys(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    shown = linked(Player(page, address), "successors-4", 2048, "2048-23")
    expect(shown.locator("h2")).to_be_focused()
    page.keyboard.press("Home")
    expect(shown.locator('[aria-current="step"]')).to_have_text("Opening")
    expect(shown.locator(".outcome")).to_have_count(0)
    page.keyboard.press("ArrowRight")
    expect(shown.locator('[aria-current="step"]')).to_have_text("Decision")
    page.keyboard.press("End")
    expect(shown.locator('[aria-current="step"]')).to_have_text("Losses")
    page.keyboard.press("Escape")
    expect(shown).to_have_count(0)
    page.locator("button.chip").press("Enter")
    expect(shown.locator("h2")).to_be_visible()
    shown.locator("h2").focus()
    page.keyboard.press("Enter")
    expect(shown).to_have_count(0)
    assert "#" not in page.url, "the address names the table again"


def test_the_log_shows_a_scene_again(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = Player(page, address)
    player.go(player.replay("scharz-4"))
    page.get_by_role("button", name="Look at the map").click()
    player.tab("Log")
    again = page.locator(".log").get_by_role("button", name="See it again")
    again.last.click()
    expect(scene(page).locator("h2")).to_be_visible()


@pytest.mark.parametrize(
    ("record", "topic", "after", "options"),
    [("successors-4", "battle-card", 191, 1), ("hellas-4", "battle-card", 40, 3), ("scharz-8", "go-on", 0, 2)],
)
def test_what_a_battle_asks_is_decided_in_it_with_the_odds(
    visitor: Visitor, address: str, keep: Keep, record: str, topic: str, after: int, options: int
) -> None:
    page = visitor(DESK)
    player = Player(page, address).join(record, topic, after)
    player.ready()
    shown = scene(page)
    expect(shown.locator(".odds .bar").first).to_be_visible()
    expect(shown.locator(".odds .bar").first).to_have_attribute(
        "aria-label", re.compile(r"Won \d+ percent.*Lost \d+ percent")
    )
    tiles = shown.get_by_role("radio")
    expect(tiles).to_have_count(options if options > 1 else 0)
    send = shown.locator("[data-send]")
    if options > 1:
        expect(send).to_have_attribute("aria-disabled", "true")
        tiles.first.focus()
        page.keyboard.press("ArrowRight")
        expect(tiles.nth(1)).to_have_attribute("aria-checked", "true")
    keep(page)
    assert barriers(page) == []
    assert player.decisions() == [], "thinking of an option decides nothing"
    before = player.moment
    wanted = tiles.nth(1).get_attribute("data-option") if options > 1 else None
    player.press(send)
    player.decided(before)
    if wanted is not None:
        assert str(player.decisions()[0]["option"][0]) in wanted


def test_a_hunt_shows_its_slots_and_is_fought_in_the_scene(visitor: Visitor, address: str, keep: Keep) -> None:
    page = visitor(PHONE, touch=True)
    player = Player(page, address).join("hellas-4", "hunt-attack", 160)
    player.ready()
    expect(scene(page).locator(".side ol li").first).to_be_visible()
    expect(scene(page).get_by_role("radio").first).to_be_visible()
    keep(page)
    assert barriers(page) == []
    before = player.moment
    scene(page).get_by_role("radio").last.tap()
    player.press(scene(page).locator("[data-send]"))
    player.decided(before)


def test_scenes_can_be_put_off_and_that_is_remembered(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = Player(page, address).join("successors-4", "battle-card", 191)
    player.ready()
    scene(page).get_by_label("How fast scenes are shown").select_option("off")
    expect(scene(page)).to_have_count(0)
    page.reload()
    player.ready()
    page.wait_for_timeout(300)
    expect(scene(page)).to_have_count(0)
