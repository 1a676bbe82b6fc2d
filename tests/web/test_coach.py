"""The coach: against bots it says what it would do and why, what is better taken back, and why bots moved."""

from playwright.sync_api import Page, expect

from tests.web.barriers import barriers
from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.playing import Player, together

THINKING_MS = 120_000
"""A worker begins when it is first needed, and thinks in real time."""
A_VICTORY_IN_REACH = """game: hellas
title: One step from two whole lands
clauses: [H19.1]
given:
  players: 4
  moment: hoplites
  control: {argolis: a, laconia: a, crete: a, achaea: a, elis: a, arcadia: a, messenia: b, boeotia: c, attica: d}
  armies: {a: {elis: 1, crete: 2}, b: {aetolia: 2}, c: {boeotia: 3}, d: {attica: 3}}
  used: {a: [march]}
asks: {seat: a, topic: move-hoplites}
"""
AT_THE_END_OF_A_TURN = """game: hellas
title: The last decisions of a turn
clauses: [H7.5]
given:
  players: 2
  moment: special
  control: {boeotia: a, elis: b}
  armies: {a: {boeotia: 3}, b: {elis: 3}}
asks: {seat: a, topic: special-action}
"""
WANTS_TO_BE_TOLD = "localStorage['tyche-settings'] = '{\"toured\": true, \"regrets\": true}'"


def test_the_coach_names_the_best_options_with_reasons(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address).join("hellas-2", "special-action", 100)
    page = player.page
    player.ready()
    page.get_by_role("button", name="What would you do?").click()
    coach = page.get_by_role("region", name="The coach")
    expect(coach).to_be_visible(timeout=THINKING_MS)
    keep(page, "coach")
    advised = coach.locator("ol > li")
    assert 1 <= advised.count() <= 3
    expect(coach).to_contain_text("% to win")
    assert "reason-" not in coach.inner_text()
    expect(advised.first).to_be_in_viewport()
    before = player.moment
    advised.first.get_by_role("button").first.click()
    player.decided(before)
    expect(coach).to_be_hidden()


def test_on_a_phone_the_answer_is_in_sight(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(PHONE), address).join("hellas-2", "special-action", 100)
    page = player.page
    player.ready()
    player.tab("Actions")
    page.get_by_role("button", name="What would you do?").click()
    coach = page.get_by_role("region", name="The coach")
    expect(coach.locator("ol > li").first.get_by_role("button").first).to_be_in_viewport(ratio=1, timeout=THINKING_MS)
    keep(page, "coach-phone")


def at_a_victory(page: Page, address: str) -> Player:
    """At a table of my own where one move wins."""
    player = Player(page, address)
    text = {"text": A_VICTORY_IN_REACH}
    return player.go(player.call("POST", "/api/games/hellas/positions/table", text)["id"])


def stop_moving(player: Player) -> None:
    """Leave the victory where it is."""
    player.ready()
    before = player.moment
    player.page.get_by_role("button", name="Stop moving").first.click()
    player.decided(before)


def on_a_phone(page: Page) -> None:
    """The same page in the size of a phone."""
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})


def test_a_move_that_throws_the_game_away_can_be_taken_back(visitor: Visitor, address: str, keep: Keep) -> None:
    page = visitor(DESK)
    page.add_init_script(WANTS_TO_BE_TOLD)
    player = at_a_victory(page, address)
    stop_moving(player)
    told = page.locator("[data-regret]")
    expect(told).to_contain_text("You could take that back", timeout=THINKING_MS)
    expect(told).to_contain_text("This would win at once: From Elis to Messenia")
    assert not page.evaluate("document.querySelector('[data-regret]').contains(document.activeElement)")
    keep(page, "desk")
    assert barriers(page) == []
    on_a_phone(page)
    for name in ("Take back", "Leave it"):
        expect(told.get_by_role("button", name=name)).to_be_in_viewport(ratio=1)
    keep(page, "phone")
    assert barriers(page) == []
    page.keyboard.press("z")
    expect(told).to_be_empty()
    player.until(lambda: player.ask.get("topic") == "move-hoplites", "it was not taken back")


def test_who_does_not_want_to_be_told_is_not_told(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    player = at_a_victory(page, address)
    stop_moving(player)
    page.wait_for_timeout(1500)
    assert not [message for message in player.sent if message["type"] == "reconsider"], "it is off unless chosen"


def test_why_a_bot_moved_so(visitor: Visitor, address: str, keep: Keep) -> None:
    page = visitor(DESK, "dark")
    player = Player(page, address)
    player.go(player.call("POST", "/api/games/hellas/positions/table", {"text": AT_THE_END_OF_A_TURN})["id"])
    for name in ("Prepare", "Draw a combat card", "Draw a combat card"):
        player.ready()
        player.press(page.locator(".all").get_by_role("button", name=name))
    player.until(lambda: player.moment > 3, "the bot does nothing")
    player.until(player.may_choose, "the bot does not end its turn")
    player.tab("Log")
    why = page.get_by_role("button", name="Why?").last
    expect(why).to_be_visible(timeout=THINKING_MS)
    why.click()
    motive = page.locator("[data-motive]")
    expect(motive).to_contain_text("What Player B changed", timeout=THINKING_MS)
    expect(motive.locator("li").first).to_be_visible()
    keep(page, "desk")
    expect(motive).to_be_in_viewport(ratio=0.9)
    assert barriers(page) == []
    on_a_phone(page)
    why.click()
    expect(motive.locator("li").first).to_be_visible(timeout=THINKING_MS)
    keep(page, "phone")
    assert barriers(page) == []


def test_among_people_the_coach_is_silent(visitor: Visitor, address: str) -> None:
    players = [Player(visitor(DESK), address, chance) for chance in range(2)]
    together(players, "scharz")
    for player in players:
        expect(player.page.get_by_role("button", name="What would you do?")).to_have_count(0)
