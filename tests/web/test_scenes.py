"""Conflicts as scenes: every kind of every game, what they say, how they are decided in, stepped, folded, left, seen
again and put off; by mouse, keyboard and touch.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.barriers import barriers
from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.playing import Player

TOLD = {
    "successors-4": [
        (2048, "2048-23", "Battle at", "Blue wins the battle"),
        (2238, "sea-4-3-1-4-3", "Sea battle off", "wins the sea battle at"),
        (1888, "1888-8", "Siege of Aitolia", "Blue completes the siege"),
        (820, "820-49", "Overrun at Dana", "overruns"),
        (504, "504-7", "Interception at Ikonion", "rolls 5, needs 3"),
    ],
    "hellas-4": [
        (3247, "3247", "Battle in", ""),
        (2900, "298-acted-0-3", "Hunt: ", ""),
        (3306, "3306-3", "Monster: ", ""),
    ],
    "scharz-8": [
        (1362, "1362-35-6", "Battle at", ""),
        (620, "620-11", "Storm of", "against"),
        (1374, "1374-3-3", "Plunder at", "plunders"),
    ],
}
"""Scenes of a record: the moment at which one began, its key, its title, and how it ended."""
FOUGHT = [
    ("T10-siege.four-swords-do-not-breach-five-shields", ["Yes"], "Storm of Volsinii"),
    ("T09-combat.cargo-goes-down-with-the-ships", ["Attack Blue"], "Battle at Mare Latinum"),
    (
        "T09-combat.a-fortified-settlement-ambushes-who-enters-once-a-subphase",
        ["Tarquinii", "Set out"],
        "Ambush at Tarquinii",
    ),
]
"""Examples of Scharz, what is answered in them, and the scene that it leads to."""


def scene(page: Page) -> Locator:
    return page.locator("section.scene")


def linked(player: Player, record: str, moment: int, key: str) -> Locator:
    """Follow a link to a scene; nothing of the last one is left."""
    player.page.goto("about:blank")
    player.page.goto(f"{player.address}/t/{player.replay(record)}#scene-{moment}.{key}")
    expect(scene(player.page)).to_be_visible()
    return scene(player.page)


@pytest.mark.parametrize(
    ("size", "theme", "touch"), [(DESK, "light", False), (PHONE, "dark", True)], ids=["desk", "phone"]
)
@pytest.mark.parametrize("record", TOLD)
def test_every_kind_of_scene_is_whole(
    visitor: Visitor, address: str, keep: Keep, record: str, size: tuple[int, int], theme: str, touch: bool
) -> None:
    player = Player(visitor(size, theme, touch=touch), address)
    player.go(player.replay(record))
    page, shown = player.page, scene(player.page)
    for moment, key, title, ending in TOLD[record]:
        page.evaluate("address => { location.hash = address }", f"scene-{moment}.{key}")
        expect(shown.locator("h2")).to_contain_text(title)
        expect(shown.locator(".outcome")).to_contain_text(ending)
        expect(shown.locator("section.side").first).to_be_visible()
        assert "scene-" not in shown.inner_text(), "there is a word for everything"
        keep(page, key)
        assert barriers(page) == [], title
        leave = shown.locator("[data-continue]")
        leave.tap() if touch else leave.click()
        expect(shown).to_have_count(0)


def tried(player: Player, game: str, example: str) -> Player:
    """A table of my own at the position of an example of the rulebook."""
    return player.go(player.call("POST", f"/api/games/{game}/examples/{example}/table")["id"])


@pytest.mark.parametrize(
    ("size", "theme", "touch"), [(DESK, "light", False), (PHONE, "dark", True)], ids=["desk", "phone"]
)
@pytest.mark.parametrize(("example", "answers", "title"), FOUGHT, ids=[title for _, _, title in FOUGHT])
def test_what_examples_lead_to_is_seen_as_it_happens(
    visitor: Visitor,
    address: str,
    keep: Keep,
    example: str,
    answers: list[str],
    title: str,
    size: tuple[int, int],
    theme: str,
    touch: bool,
) -> None:
    player = tried(Player(visitor(size, theme, touch=touch), address), "scharz", example)
    for answer in answers:  # on a phone some stand above the list
        player.ready()
        buttons = player.page.locator(".all button, .thumb button")
        player.press(buttons.filter(has_text=re.compile(rf"^\s*{answer}\b")).first)
    shown = scene(player.page)
    expect(shown.locator("h2")).to_contain_text(title)
    expect(shown.locator("section.side")).to_have_count(2)
    assert "scene-" not in shown.inner_text(), "there is a word for everything"
    keep(player.page)
    assert barriers(player.page) == []


def test_a_battle_says_how_it_ended_what_adds_up_and_what_was_lost(visitor: Visitor, address: str) -> None:
    shown = linked(Player(visitor(DESK), address), "successors-4", 2048, "2048-23")
    expect(shown.locator(".outcome")).to_contain_text("Blue wins the battle at Byzantion against Black, 1 to 0")
    black, blue = shown.locator("section.side").all()
    for side, lines in ((black, ["1 Loyal Macedonian 2", "Local Troops 0", "Strength 2"]), (blue, ["Local Troops 1"])):
        words = re.sub(r"\s+", " ", side.inner_text())
        assert all(line in words for line in lines), words
    expect(black.locator(".lookup").first).to_contain_text("Roll 4 · Strength 2 → Score 0")
    assert black.get_by_role("img", name="2", exact=True).count() == 2, "both dice as they fell"
    expect(shown.locator(".middle")).to_contain_text("Black: Loses")
    expect(shown.locator(".middle")).to_contain_text("dispersed")


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
    expect(page).not_to_have_url(re.compile("#"))  # the address names the table again


def test_the_log_shows_a_scene_again(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = Player(page, address)
    player.go(player.replay("scharz-4"))
    page.get_by_role("button", name="Look at the map").click()
    player.tab("Log")
    log = page.locator(".log")
    log.get_by_role("button", name=re.compile("Older entries")).click()  # a long game shows its end first
    log.get_by_role("button", name="See it again").last.click()
    expect(scene(page).locator("h2")).to_be_visible()


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
