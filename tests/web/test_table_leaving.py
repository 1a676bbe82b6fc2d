"""Leaving in the browser: resigning, the last person, votes, coming back; and what the tab and the log say then."""

import re
from functools import partial

from playwright.sync_api import expect

from tests.web.conftest import DESK, Keep, Visitor
from tests.web.playing import Player, asked, one_move, together


def people(visitor: Visitor, address: str, number: int, game: str = "scharz") -> list[Player]:
    """So many people at a table."""
    players = [Player(visitor(DESK), address, chance) for chance in range(number)]
    together(players, game)
    return players


def test_the_last_person_ends_the_game_as_its_winner(visitor: Visitor, address: str, keep: Keep) -> None:
    players = people(visitor, address, 2)
    loser, winner = asked(players)
    page = loser.page
    loser.ready()
    page.get_by_role("button", name="Menu", exact=True).click()
    page.get_by_role("button", name="Resign").click()
    keep(page, "resigning")
    page.get_by_role("button", name="Yes").click()
    alone = winner.page.get_by_role("alertdialog")
    expect(alone).to_contain_text("All other people have left")
    keep(winner.page, "alone")
    expect(loser.listed).to_have_count(0)
    alone.get_by_role("button", name="End the game").click()
    for player in players:
        result = player.page.get_by_role("region", name="The game is over")
        expect(result).to_contain_text("wins")
        expect(result).to_contain_text("All other people have left.")
    keep(winner.page, "won")
    expect(winner.page).to_have_title(re.compile("^The game is over · "))
    seat = players.index(winner)
    assert winner.card()["result"] == {"winner": seat, "winners": [seat], "why": "left"}


def test_whom_the_others_vote_for_comes_back(visitor: Visitor, address: str, keep: Keep) -> None:
    players = people(visitor, address, 3)
    target = players[players[0].ask["seats"][0]]
    proposer, voter = [player for player in players if player is not target]
    proposer.page.get_by_role("button", name="Menu", exact=True).click()
    row = proposer.page.locator(".row", has_text=f": {_name(target)}")
    row.get_by_role("button", name="Ask the others for a bot").click()
    proposal = voter.page.get_by_role("group", name="A proposal")
    expect(proposal).to_contain_text("proposes that a bot plays for")
    keep(voter.page, "vote")
    expect(target.page.get_by_role("button", name="Agree")).to_be_hidden()
    proposal.get_by_role("button", name="Agree").click()
    back = target.page.get_by_role("button", name="Play myself again")
    expect(back).to_be_visible()
    keep(target.page, "kept")
    back.click()
    expect(back).to_be_hidden()
    expect(target.page.get_by_role("region", name="Players")).not_to_contain_text("a bot stands in")
    target.tab("Log")
    log = target.page.get_by_role("region", name="Log")
    expect(log).to_contain_text("the others have agreed on it")
    expect(log).to_contain_text("is back and plays again")


def _name(player: Player) -> str:
    """The name of the person at a page."""
    card = player.card()
    return str(card["seats"][card["mine"][0]]["person"])


def test_going_back_shows_what_was_revealed(visitor: Visitor, address: str, keep: Keep) -> None:
    players = people(visitor, address, 2, "hellas")
    for _ in range(24):
        one_move(players)
    proposer, other = players
    page = proposer.page
    page.get_by_role("slider", name="Moment").fill("1")
    page.get_by_role("button", name="Go back to here …").click()
    keep(page, "asking")
    page.get_by_role("button", name="Yes").click()
    proposal = other.page.get_by_role("group", name="A proposal")
    expect(proposal).to_contain_text("What comes then is random anew")
    expect(proposal).to_contain_text("Revealed since then")
    expect(proposal.locator("li").first).to_be_visible()
    keep(other.page, "asked")
    proposal.get_by_role("button", name="Agree").click()
    for player in players:
        player.until(partial(_stands_before, player, 2), "the table did not go back")
        player.tab("Log")
        expect(player.page.get_by_role("region", name="Log")).to_contain_text("The table went back by")


def _stands_before(player: Player, moment: int) -> bool:
    return player.moment < moment


def test_the_tab_says_whose_turn_it_is_and_a_reload_keeps_since_my_last_turn(visitor: Visitor, address: str) -> None:
    players = people(visitor, address, 2)
    mover, other = asked(players)
    expect(mover.page).to_have_title(re.compile("Your turn · Scharz"))
    expect(other.page).to_have_title(re.compile("Waiting for .* · Scharz"))
    for _ in range(6):
        one_move(players)
    mover, other = asked(players)
    since = mover.page.get_by_role("button", name="Since my last turn")
    shown = since.is_visible()
    mover.page.reload()
    mover.ready()
    assert since.is_visible() == shown


def test_a_spectator_is_not_told_of_a_last_visit_and_reads_no_chat(visitor: Visitor, address: str, keep: Keep) -> None:
    players = people(visitor, address, 2)
    for _ in range(3):
        one_move(players)
    watcher = Player(visitor(DESK), address).go(players[0].table)
    watcher.tab("Log")
    expect(watcher.page.get_by_role("region", name="Log")).to_be_visible()
    expect(watcher.page.get_by_text("New since your last visit")).to_be_hidden()
    watcher.tab("Chat")
    expect(watcher.page.get_by_text("spectators do not read it")).to_be_visible()
    expect(watcher.page.get_by_text("Nobody has said anything yet")).to_be_hidden()
    keep(watcher.page)
