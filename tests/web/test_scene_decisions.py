"""What is decided inside a scene, in every game: by mouse, keyboard and touch, with the chances before the dice as
the rules reckon them; and what a scene that is called for shows on the map.
"""

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from tests.web.barriers import barriers
from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.playing import Player
from tests.web.test_scenes import scene, tried

WEATHER = "questions.or-the-weather-is-taken-as-it-is"
"""Bad weather over Tarquinii by a 6, normal weather over Roma by a 4; prestige for another die."""
HUNT = "T04-hunting.a-hunt-starts-with-as-many-cards-as-strength-and-the-limit-waits-for-its-end"
TRAP = "T05-battles.trap-adds-the-leadership"
"""Three hoplites against six, and a card that makes seven of them."""
TIE = "T05-battles.a-tie-is-won-by-the-defender"
INDEPENDENT = "S14-battle.a-winning-independent-army-costs-the-loser-his-marker"
SIEGE = (
    "S15-sieges.a-completed-siege-marker-and-points-go-those-inside-suffer-as-after-a-lost-battle"
    "-the-heir-changes-hands"
)
"""The die is a 5, and a Champion's Pella falls to a Champion."""
OVERRUN = "S03-victory.attack-overrunning-one-unit"
"""Nobody there can avoid battle."""
CHIMERA = "T03-monsters-events.move-or-attack-is-the-acting-player-s-choice-also-for-the-chimera-s-victims"
SEVEN = "T09-battle.eight-li-against-four-of-a-rival"


def bar(shown: Locator) -> Locator:
    """The large bar of chances, above the options with their small ones."""
    return shown.locator(".middle > div:first-child > .odds > .bar")


def told(shown: Locator) -> dict[str, int]:
    """The chances of the large bar, in percent."""
    words = bar(shown).get_attribute("aria-label") or ""
    return {name: int(share) for name, share in re.findall(r"(\w[\w ]*?) (\d+) percent", words)}


def listed(player: Player, words: str) -> None:
    """Choose in the list of actions."""
    player.ready()
    player.press(player.page.locator(".padded button", has_text=words).first)


def attack_boeotia(player: Player) -> None:
    """All three hoplites march from Attica."""
    listed(player, "March")
    listed(player, "Boeotia")
    player.until(lambda: player.ask.get("topic") == "how-many", "it is not asked how many march")
    listed(player, "3")


def test_a_battle_is_decided_by_mouse_under_the_chances_that_the_rules_reckon(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = tried(Player(page, address), "successors", INDEPENDENT)
    listed(player, "March to Lamia")
    player.until(lambda: player.ask.get("topic") == "battle-card", "there is no battle")
    player.ready()
    shown = scene(page)
    expect(bar(shown)).to_be_visible()
    reckoned = next(heard["prospect"] for heard in player.heard if heard["type"] == "forecast" and heard["prospect"])
    assert reckoned["exact"]
    shares = told(shown)
    assert sum(shares.values()) == 100
    for outcome in reckoned["outcomes"]:
        assert abs(shares[outcome["name"].capitalize()] - 100 * outcome["chance"]) < 1, outcome
    player.press(shown.locator("[data-send]"))
    assert player.decisions()[-1]["option"] == ["pass"]
    expect(shown.locator(".outcome")).to_be_visible()


def test_a_battle_of_hellas_is_decided_by_keys(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = tried(Player(page, address), "hellas", TRAP)
    attack_boeotia(player)
    player.ready()
    shown = scene(page)
    expect(shown.get_by_role("radio")).to_have_count(2)
    shown.get_by_role("radio").first.focus()
    for _ in range(2):
        if shown.get_by_role("radio", name=re.compile("Trap")).get_attribute("aria-checked") == "true":
            break
        page.keyboard.press("ArrowRight")
    assert told(shown)["Won"] == 100, "seven against six, if nobody plays another card"
    before = player.moment
    page.wait_for_timeout(600)  # a new question takes no answer at once, so that nobody answers it by mistake
    page.keyboard.press("Enter")
    player.decided(before)
    assert player.decisions()[-1]["option"] == ["play", "cc13"]


def test_what_is_called_for_is_seen_on_the_map_of_its_moment(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = tried(Player(page, address), "hellas", TIE)
    attack_boeotia(player)
    player.until(lambda: any(entry["id"] == "battle-won" for entry in player.log), "there is no battle")
    shown = scene(page)
    shown.locator("[data-continue]").click()
    expect(shown).to_have_count(0)
    fought = next(entry["moment"] for entry in player.log if entry["id"] == "battle-won")
    player.tab("Log")
    page.locator(".log").get_by_role("button", name="See it again").last.click()
    expect(shown).to_be_visible()
    shown.locator("h2").focus()
    page.keyboard.press("Home")
    expect(player.prompt).to_contain_text(f"moment {fought - 1} of")
    shown.locator("h2").focus()
    page.keyboard.press("Escape")
    expect(player.prompt).not_to_contain_text("moment")


@pytest.mark.parametrize(
    ("size", "theme", "touch"), [(DESK, "light", False), (PHONE, "dark", True)], ids=["mouse", "touch"]
)
def test_a_hunt_is_decided_where_the_wounds_are(
    visitor: Visitor, address: str, keep: Keep, size: tuple[int, int], theme: str, touch: bool
) -> None:
    page = visitor(size, theme, touch=touch)
    player = tried(Player(page, address), "hellas", HUNT)
    listed(player, "Hunt")
    shown = scene(page)
    strikes = shown.get_by_role("radio", name=re.compile("^Slot 3 with"))
    expect(strikes.first).to_be_visible()
    keep(page)
    assert page.locator(".foot button.card.playable").count() == 0, "the hand does not lie over the scene"
    assert barriers(page) == []
    strikes.first.tap() if touch else strikes.first.click()
    send = shown.locator("[data-send]")
    expect(send).to_contain_text("Slot 3 with")
    player.press(send)
    assert player.decisions()[-1]["option"][:2] == ["strike", 3]
    expect(shown.locator("section.side").last).to_contain_text("slots covered")


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_the_weather_is_decided_beside_its_dice(visitor: Visitor, address: str, keep: Keep, theme: str) -> None:
    page = visitor(DESK, theme)
    player = tried(Player(page, address), "scharz", WEATHER)
    player.ready()
    shown = scene(page)
    rows = shown.locator(".fields tr")
    expect(rows).to_have_count(2)
    for row, words in zip(rows.all(), (["Tarquinii", "Bad", "Grain 2"], ["Roma", "Normal", "Grain 3"]), strict=True):
        for word in words:
            expect(row).to_contain_text(word)
    assert barriers(page) == []
    keep(page)
    shown.get_by_role("radio", name=re.compile("^Another die")).click()
    expect(bar(shown)).to_have_attribute("aria-label", re.compile("Good 33"))
    assert told(shown) == {"Good": 33, "Normal": 50, "Bad": 17}
    player.press(shown.locator("[data-send]"))
    assert player.decisions()[-1]["option"] == ["reroll-weather", "tarquinii"]


def test_swords_are_turned_into_shields_in_the_battle(visitor: Visitor, address: str) -> None:
    page = visitor(PHONE, touch=True)
    player = tried(Player(page, address), "scharz", SEVEN)
    listed(player, "Attack Blue")
    shown = scene(page)
    expect(shown.locator("section.side").first).to_contain_text("Swords 5")
    shown.get_by_role("radio", name=re.compile("^1 shield, 1 sword")).tap()
    player.press(shown.locator("[data-send]"))
    assert player.decisions()[-1]["option"] == ["convert", 1, 1]


def test_a_region_attack_says_whom_it_costs_what_before_it_is_chosen(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = tried(Player(page, address), "hellas", CHIMERA)
    player.ready()
    shown = scene(page)
    shown.get_by_role("radio", name="Region attack").click()
    player.press(shown.locator("[data-send]"))
    player.until(lambda: player.ask.get("topic") == "strike-at", "it is not asked where")
    victim = shown.get_by_role("radio", name=re.compile("^Strike at Elis"))
    expect(victim).to_contain_text("Player B: hoplites −2")
    expect(shown.get_by_role("radio", name=re.compile("^Strike at Achaea"))).not_to_contain_text("hoplites")
    victim.click()
    player.press(shown.locator("[data-send]"))
    assert player.decisions()[-1]["option"] == ["strike-at", "elis"]


@pytest.mark.parametrize(
    ("size", "theme", "touch"), [(DESK, "light", False), (PHONE, "dark", True)], ids=["mouse", "touch"]
)
def test_a_siege_that_ends_tells_status_and_losses_with_its_place_in_sight(
    visitor: Visitor, address: str, keep: Keep, size: tuple[int, int], theme: str, touch: bool
) -> None:
    page = visitor(size, theme, touch=touch)
    player = tried(Player(page, address), "successors", SIEGE)
    player.ready()
    siege = page.locator("button", has_text="Conduct a siege").locator("visible=true").first
    siege.tap() if touch else siege.click()
    sure = page.get_by_role("alertdialog").get_by_role("button", name="Do it")
    sure.tap() if touch else sure.click()
    shown = scene(page)
    expect(shown.locator(".outcome")).to_contain_text("completes the siege of Pella")
    expect(shown.locator(".change", has_text="Yellow: status")).to_contain_text("Champion → Successor")
    expect(shown.locator("section.side").last).not_to_contain_text("Modified roll")
    expect(shown.locator(".lost", has_text="Alexandros")).to_contain_text("taken")
    keep(page)
    assert barriers(page) == []
    player.until(lambda: above(page, "pella"), "the place of the scene lies under it")
    leave = shown.locator("[data-continue]")
    leave.tap() if touch else leave.click()
    expect(shown).to_have_count(0)


def above(page: Page, place: str) -> bool:
    """Whether a place is in sight above the panel of the scene."""
    spot = page.locator(f'[data-focus="{place}"]').bounding_box()
    panel, around = scene(page).bounding_box(), page.locator("[data-map]").bounding_box()
    assert spot
    assert panel
    assert around
    middle = spot["y"] + spot["height"] / 2
    return around["y"] < middle < panel["y"] and around["x"] < spot["x"] < around["x"] + around["width"]


def test_an_overrun_counts_the_units_of_both_sides_and_is_left_by_keys(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = tried(Player(page, address), "successors", OVERRUN)
    listed(player, "March to Trikka")
    player.until(lambda: player.ask.get("topic") == "free-passage", "passage is not asked for")
    player.ready()
    player.press(page.locator(".all button", has_text="Do not ask").first)
    shown = scene(page)
    expect(shown.locator(".outcome")).to_contain_text("Yellow overruns Blue at Trikka")
    for side, number in zip(shown.locator("section.side").all(), ("5", "1"), strict=True):
        expect(side.locator("tfoot td")).to_have_text(number)
    expect(shown.locator(".change", has_text="Yellow: status")).to_contain_text("Champion → Successor")
    shown.locator("h2").focus()
    page.keyboard.press("Enter")
    expect(shown).to_have_count(0)
