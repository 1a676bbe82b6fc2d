"""Whoever waited is told in a few sentences what happened, when the turn comes; once, and again after a reload."""

from playwright.sync_api import expect

from tests.web.conftest import DESK, Keep, Visitor
from tests.web.playing import Player


def waited(player: Player) -> None:
    """Play until bots have decided and it is the own turn again."""
    for _ in range(60):
        before = player.moment
        player.ready()
        player.choose_from_list()
        player.decided(before)
        player.my_turn()
        if player.moment > before + 3:
            return
    raise AssertionError("nobody else ever decides")


def test_a_few_sentences_tell_what_the_others_did(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address).join("hellas-2", "special-action", 100)
    waited(player)
    told = player.page.get_by_role("region", name="While you waited")
    expect(told).to_be_visible()
    lines = told.get_by_role("listitem")
    assert 1 <= lines.count() <= 12
    keep(player.page, "chronicle")
    first = lines.first.inner_text()
    player.page.reload()
    expect(told.get_by_role("listitem").first).to_have_text(first)
    told.get_by_role("button", name="Close").click()
    expect(told).to_be_hidden()
