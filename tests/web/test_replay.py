"""Looking back: steps, jumps, links to a moment, and a game of one's own that begins there."""

import re

from playwright.sync_api import expect

from tests.web.conftest import DESK, Keep, Visitor
from tests.web.playing import Player

RECORD = "hellas-2"
PAST = "Looking back: moment {:,} of {:,}"


def test_steps_jumps_and_links(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address)
    page = player.page
    page.context.grant_permissions(["clipboard-read", "clipboard-write"], origin=address)
    player.go(player.replay(RECORD))
    last = player.moment
    expect(player.prompt).to_contain_text("The game is over")
    result = page.get_by_role("region", name="The game is over")
    expect(result.get_by_role("table")).to_be_visible()
    keep(page, "result")
    result.get_by_role("button", name="Close").click()

    page.get_by_role("button", name="One step back").click()
    expect(player.prompt).to_contain_text(PAST.format(last - 1, last))
    page.get_by_role("button", name="One step back").click()
    expect(player.prompt).to_contain_text(PAST.format(last - 2, last))
    page.get_by_role("button", name="One step on").click()
    expect(player.prompt).to_contain_text(PAST.format(last - 1, last))
    page.get_by_role("button", name="To the beginning").click()
    expect(player.prompt).to_contain_text(PAST.format(0, last))
    page.get_by_role("slider", name="Moment").fill("140")
    expect(player.prompt).to_contain_text(PAST.format(140, last))
    expect(page).to_have_url(re.compile("#moment=140$"))
    keep(page, "past")

    page.get_by_role("button", name="Copy link").click()
    expect(page.get_by_text("Copied.")).to_be_visible()
    link = page.evaluate("navigator.clipboard.readText()")
    page.get_by_role("button", name="Back to the present").last.click()
    expect(player.prompt).to_contain_text("The game is over")

    friend = Player(visitor(DESK), address)
    friend.page.goto(link)
    expect(friend.prompt).to_contain_text(PAST.format(140, last))


def test_the_log_leads_to_its_moment(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address)
    player.go(player.replay(RECORD), moment=140)
    last = player.moment
    expect(player.page.get_by_text("Shown: moment 140")).to_be_visible()
    line = player.page.locator(".log button.moment").first  # among thousands of buttons a search by name takes long
    label = line.get_attribute("aria-label") or ""
    assert re.match(r"Show moment \d+", label)
    moment = int(re.sub(r"\D", "", label))
    line.click()
    expect(player.prompt).to_contain_text(PAST.format(moment, last))


def test_the_log_stands_at_the_moment_that_is_shown(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address)
    player.go(player.replay(RECORD), moment=140)
    mark = player.page.get_by_text("Shown: moment 140")
    expect(mark).to_be_in_viewport()
    log = player.page.get_by_role("region", name="Log")
    expect(log.locator("li.here").first).to_be_visible()
    moments = "found => found.map(one => Number(one.querySelector('.moment').title.replace(/\\D/g, '')))"
    later = log.locator("li.later:has(> .moment)")
    assert min(later.evaluate_all(moments)) > 140
    assert max(log.locator("li:not(.later):has(> .moment)").evaluate_all(moments)) == 140
    mark.locator("..").get_by_role("button", name="Back to the present").click()
    expect(player.prompt).to_contain_text("The game is over")
    expect(later).to_have_count(0)
    expect(log.get_by_text("wins").last).to_be_in_viewport()


def test_a_game_of_ones_own_begins_at_a_moment(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address)
    page = player.page
    player.go(player.replay(RECORD), moment=140)
    before = page.url
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url(lambda url: re.search(r"/t/\w+$", url) is not None and url != before)
    expect(player.prompt).to_contain_text("Your turn")
    player.table = page.url.rsplit("/", 1)[1]
    card = player.card()
    assert len(card["mine"]) == 1
    assert [seat["holder"] for seat in card["seats"]].count("bot") == len(card["seats"]) - 1
    player.ready()
    moment = player.moment
    player.choose_from_list(usual=True)
    assert player.moment > moment
    keep(page)


def test_nothing_can_be_decided_in_the_past(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address).join(RECORD, "regular-action", 140)
    player.ready()
    player.choose_on_map()
    player.ready()
    page, moment = player.page, player.moment
    page.get_by_role("button", name="One step back").click()
    expect(player.prompt).to_contain_text(PAST.format(moment - 1, moment))
    expect(player.listed).to_have_count(0)
    expect(player.targets).to_have_count(0)
    sent = len(player.decisions())
    page.keyboard.press("Escape")
    player.my_turn()
    expect(player.listed.first).to_be_visible()
    assert (player.moment, len(player.decisions())) == (moment, sent)
