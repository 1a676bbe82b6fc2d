"""The coach: at a table against bots it says what it would do and why, and what it says can be done at once."""

from playwright.sync_api import expect

from tests.web.conftest import DESK, Keep, Visitor
from tests.web.playing import Player, together


def test_the_coach_names_the_best_options_with_reasons(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address).join("hellas-2", "special-action", 100)
    page = player.page
    player.ready()
    page.get_by_role("button", name="What would you do?").click()
    coach = page.get_by_role("region", name="The coach")
    expect(coach).to_be_visible(timeout=60_000)
    keep(page, "coach")
    advised = coach.locator("ol > li")
    assert 1 <= advised.count() <= 3
    expect(coach).to_contain_text("% to win")
    assert "reason-" not in coach.inner_text()
    before = player.moment
    advised.first.get_by_role("button").first.click()
    player.decided(before)
    expect(coach).to_be_hidden()


def test_among_people_the_coach_is_silent(visitor: Visitor, address: str) -> None:
    players = [Player(visitor(DESK), address, chance) for chance in range(2)]
    together(players, "scharz")
    for player in players:
        expect(player.page.get_by_role("button", name="What would you do?")).to_have_count(0)
