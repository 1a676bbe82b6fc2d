"""Several people at one table, each with a browser of their own: they see each other's moves, and none gets lost."""

from playwright.sync_api import expect

from tests.web.conftest import DESK, Keep, Visitor
from tests.web.playing import Player, asked, one_move, together

SILENCE_MS = 21_000
"""A dead line is noticed within twenty seconds."""


def pair(visitor: Visitor, address: str, frail: bool = False) -> list[Player]:
    """Two people at a table of a game without dice at its start."""
    players = [Player(visitor(DESK), address, chance, frail) for chance in range(2)]
    together(players, "scharz")
    return players


def test_two_browsers_see_each_others_moves(visitor: Visitor, address: str, keep: Keep) -> None:
    players = pair(visitor, address)
    movers = set()
    for _ in range(3):
        mover, other = asked(players)
        movers.add(mover)
        expect(other.prompt).to_contain_text("Waiting for")
        mover.ready()
        before = mover.moment
        mover.choose_on_map()
        other.decided(before)
        told = [entry for entry in other.log if entry["moment"] > before]
        other.tab("Log")
        expect(other.page.get_by_role("region", name="Log")).to_contain_text(other.called(told[-1]["facts"]["place"]))
    keep(players[0].page)
    assert len(movers) == 2
    assert [player.moment for player in players] == [3, 3]
    assert players[0].card()["moment"] == 3


def test_who_was_cut_off_comes_back_to_everything(visitor: Visitor, address: str, keep: Keep) -> None:
    players = pair(visitor, address, frail=True)
    mover, other = asked(players)
    assert other.line
    other.line.cut()
    expect(other.prompt).to_contain_text("No connection")
    keep(other.page)
    mover.ready()
    mover.choose_from_list()
    assert (mover.moment, other.moment) == (1, 0)
    other.line.dead = False
    other.decided(0)
    expect(other.prompt).not_to_contain_text("No connection")
    assert other.log == mover.log
    one_move(players)


def test_a_decision_whose_answer_is_lost_is_taken_once(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address, frail=True).open("scharz", "me", "me")
    player.ready()
    assert player.line
    player.line.dies_after = "decide"
    while not player.decisions():
        player.listed.first.click()
        player.waits_for(player.decisions)
    expect(player.prompt).to_contain_text("No connection")
    player.line.dead = False
    player.decided(0)
    player.ready()
    assert len({message["key"] for message in player.decisions()}) == 1
    assert player.card()["moment"] == 1


def test_a_line_that_dies_without_a_word_is_noticed(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address, frail=True).open("scharz", "me", "me")
    assert player.line is not None
    player.ready()
    before = player.moment
    player.line.silent_after = "decide"
    while not player.decisions():
        player.listed.first.click()
        player.waits_for(player.decisions)
    key = player.decisions()[0]["key"]
    expect(player.prompt).to_contain_text("No connection", timeout=SILENCE_MS)
    keep(player.page)
    player.line.silent = False
    expect(player.prompt).to_contain_text("Your turn", timeout=SILENCE_MS)
    assert player.moment == before + 1
    assert {decision["key"] for decision in player.decisions()} == {key}


def test_a_double_click_decides_once(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address).open("scharz", "me", "me")
    player.ready()
    while player.moment == 0:
        player.listed.first.dblclick()
        player.waits_for(lambda: player.moment > 0)
    player.ready()
    assert len(player.decisions()) == 1
    assert player.card()["moment"] == 1


def test_two_tabs_of_one_person(visitor: Visitor, address: str) -> None:
    first = Player(visitor(DESK), address).open("scharz", "me", "me")
    second = Player(first.page.context.new_page(), address).go(first.table)
    for mover, other in [(first, second), (second, first)]:
        mover.ready()
        before = mover.moment
        mover.choose_from_list()
        other.decided(before)
        other.ready()
        assert other.ask == mover.ask or other.view["seat"] != mover.view["seat"]
    assert first.card()["moment"] == 2 == len(first.decisions()) + len(second.decisions())


def test_taking_back(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address).join("hellas-2", "regular-action", 140)
    undo = player.page.get_by_role("button", name="Undo")
    player.ready()
    before, options = player.moment, player.ask["options"]
    player.choose_on_map()
    expect(undo).to_have_attribute("aria-disabled", "false")
    undo.click()
    player.until(lambda: player.moment == before, "nothing was taken back")
    player.ready()
    assert player.ask["options"] == options


def test_going_back_together(visitor: Visitor, address: str, keep: Keep) -> None:
    players = pair(visitor, address)
    for _ in range(4):
        one_move(players)
    proposer, other = players
    page = proposer.page
    page.get_by_role("slider", name="Moment").fill("1")
    expect(proposer.prompt).to_contain_text("Looking back: moment 1 of 4")
    page.get_by_role("button", name="Go back to here …").click()
    page.get_by_role("button", name="Yes").click()
    expect(page.get_by_text("proposes to go back to moment 1")).to_be_visible()
    keep(other.page)
    assert proposer.card()["moment"] == 4
    other.page.get_by_role("button", name="Agree").click()
    proposer.until(lambda: proposer.moment == 1, "nobody went back")
    other.until(lambda: other.moment == 1, "only one went back")
    expect(other.page.get_by_text("proposes to go back")).to_be_hidden()
    mover, other = one_move(players)
    assert other.log == mover.log


def test_a_curtain_hides_one_hand_from_the_other(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address).open("successors", "me", "me")
    page = player.page
    while not player.view["hand"]:
        player.ready()
        player.choose_from_list(usual=True)
    player.ready()
    first, held = player.view["seat"], player.view["hand"]
    expect(page.locator(".hand button.card")).to_have_count(len(held))
    while not player.curtain.is_visible():
        player.until(lambda: player.curtain.is_visible() or player.listed.first.is_visible(), "nobody is asked")
        if not player.curtain.is_visible():
            player.choose_from_list(usual=True)
            player.waits_for(player.curtain.is_visible, 0.3)
    keep(page)
    box = player.curtain.bounding_box()
    assert box == {"x": 0, "y": 0, "width": DESK[0], "height": DESK[1]}
    for x in range(20, DESK[0], 200):
        for y in range(20, DESK[1], 120):
            seen = page.evaluate("([x, y]) => document.elementFromPoint(x, y).closest('.curtain') !== null", [x, y])
            assert seen, f"the curtain has a hole at {x}, {y}"
    player.curtain.get_by_role("button", name="I am").click()
    expect(player.curtain).to_be_hidden()
    player.until(lambda: player.view["seat"] != first, "the view stays with the first seat")
    assert set(player.view["hand"]).isdisjoint(held)
    expect(page.locator(".hand button.card")).to_have_count(len(player.view["hand"]))
