"""What a player weighs before an answer, and what yields to the question: chances beside reactions, results of the ways
to use a card, what special actions do, the colours of armies, and the hand behind a scene.
"""

import re

from playwright.sync_api import expect

from tests.web.barriers import barriers
from tests.web.conftest import DESK, Keep, Visitor
from tests.web.playing import Player
from tests.web.test_scenes import scene


def test_an_interception_is_weighed_before_it_is_tried(visitor: Visitor, address: str, keep: Keep) -> None:
    page = visitor(DESK)
    player = Player(page, address).join("successors-4", "intercept", 500)
    player.ready()
    weighed = page.locator(".all .weighed").first
    expect(weighed).to_contain_text(re.compile(r"needs \d or more: \d+%"))
    expect(weighed.get_by_role("img")).to_have_attribute("aria-label", re.compile("Succeeds"))
    assert page.locator(".all button").last.inner_text() == "Do not intercept", "what declines comes last"
    keep(page)
    assert barriers(page) == []
    player.press(weighed.get_by_role("button").first)
    gone = page.get_by_role("button", name="Nothing more")
    expect(page.locator(".muster")).to_be_visible()
    expect(gone).to_have_count(0)  # alone it would leave behind all who are meant to go
    player.press(page.locator(".muster button.go"))
    shown = scene(page)
    # The dice decide: an interception that fails leads to the battle at once.
    expect(shown).to_contain_text(re.compile("The chance of that was|Battle at"))
    expect(shown.locator("section.side")).to_have_count(2)


def test_ways_to_use_a_card_say_what_they_bring_and_the_hand_stands_in_one_row(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = Player(page, address).join("successors-4", "tyche", 56)
    player.ready()
    cards = page.locator(".foot .hand .card")
    tops = {box["y"] for card in cards.all() if (box := card.bounding_box())}
    assert cards.count() > 1
    assert len(tops) == 1, "a hand of five stands in one row"
    page.locator(".foot button.card.playable").first.click()
    menu = page.get_by_role("dialog")
    expect(menu).to_contain_text("points are lost")
    expect(menu).to_contain_text("movement points")
    ways = menu.locator(".choices button").all_inner_texts()
    assert ways[-1] == "Without effect", ways


def test_special_actions_say_what_they_do(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = Player(page, address).join("hellas-4", "special-action", 28)
    player.ready()
    expect(page.locator(".all .subject", has_text="Build Monument")).to_contain_text("Add a level to a monument")


def test_seats_are_drawn_in_the_colours_of_their_armies(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = Player(page, address).join("hellas-4", "special-action", 28)
    colours = {seat["faction"]: player.board["colours"][seat["colour"]] for seat in player.view["seats"]}
    edges = page.locator(".players > li").evaluate_all(
        "all => all.map(one => one.style.getPropertyValue('--side').trim())"
    )
    assert edges == list(colours.values())
    assert len(set(edges)) == len(edges)
