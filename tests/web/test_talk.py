"""What is said, ordered and explained at the table: chat, standing orders, why not, and what a spectator sees."""

import json
import re

from playwright.sync_api import expect

from tests.web.conftest import DESK, Keep, Visitor
from tests.web.playing import Player, together


def say(player: Player, text: str) -> None:
    """Say something."""
    player.page.get_by_label("Say something").fill(text)
    player.page.get_by_role("button", name="Send").click()


def test_chat_is_public_or_private_and_spectators_hear_nothing_private(
    visitor: Visitor, address: str, keep: Keep
) -> None:
    players = first, second, third = [Player(visitor(DESK), address) for _ in range(3)]
    together(players, "successors")
    onlooker = Player(visitor(DESK), address).go(first.table)
    for player in (*players, onlooker):
        player.tab("Chat")
    say(first, "To all of you")
    to_blue = first.page.get_by_role("group", name=re.compile("^Private")).get_by_label("Blue")
    to_blue.check()
    say(first, "For your ears only")
    for player in players:
        expect(player.page.get_by_text("To all of you")).to_be_visible()
    expect(first.page.get_by_text("For your ears only")).to_be_visible()
    expect(second.page.get_by_text("For your ears only")).to_be_visible()
    keep(second.page)
    say(second, "Heard")
    expect(third.page.get_by_text("Heard")).to_be_visible()
    for player in (third, onlooker):
        assert "For your ears only" not in json.dumps(player.heard)
        expect(player.page.get_by_text("For your ears only")).to_be_hidden()
    expect(onlooker.page.get_by_label("Say something")).to_be_hidden()
    keep(onlooker.page, "spectator")


def test_a_spectator_sees_no_hand(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address).join("successors-2", "tyche", 386)
    assert player.view["hand"]
    onlooker = Player(visitor(DESK), address).go(player.table)
    page = onlooker.page
    for name in ("Actions", "Hand", "Notes"):
        expect(page.get_by_role("tab", name=name)).to_be_hidden()
    expect(page.locator(".card")).to_have_count(0)
    assert not onlooker.view["hand"]
    assert "options" not in onlooker.ask or not onlooker.ask["options"]
    seen = page.locator("body").inner_text()
    for title in player.page.locator(".card .title").all_inner_texts():
        assert title not in seen
    keep(page)


def test_why_not_cites_the_rules(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address).open("scharz", "me", "me")
    page = player.page
    player.ready()
    before, places = player.moment, player.targets.evaluate_all("found => found.map(one => one.dataset.focus)")
    place = next(place for place in player.board["places"] if place not in places)
    player.click_place(place)
    notice = page.locator(".notices .notice")
    expect(notice).to_be_visible()
    keep(page)
    assert len(notice.locator("p").inner_text()) > 20
    clause = notice.get_by_role("button", name=re.compile("^Rules, clause"))
    name = (clause.get_attribute("aria-label") or "").removeprefix("Rules, clause ")
    clause.click()
    expect(page.get_by_role("tab", name="Rules")).to_have_attribute("aria-selected", "true")
    expect(page.locator(f'[data-clause="{name}"]')).to_be_in_viewport()
    assert player.moment == before
    assert player.decisions() == []


def test_a_standing_order_answers(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address).open("successors", "me", "me")
    page = player.page
    player.ready()
    assert player.ask["topic"] == "redistribute"
    page.get_by_role("button", name="Standing orders").first.click()
    orders = page.get_by_role("dialog", name="Standing orders")
    keep(page)
    orders.get_by_role("button", name="Give this order").click()
    expect(orders.get_by_role("button", name="Revoke")).to_be_visible()
    orders.get_by_role("button", name="Close").click()
    player.until(lambda: player.ask["topic"] != "redistribute" or player.curtain.is_visible(), "nothing was answered")
    assert player.decisions() == []
    assert player.moment >= 1
