"""People who are not there: clocks that run out, and bots that stand in."""

from playwright.sync_api import expect

from tests.web.conftest import DESK, Keep, Visitor
from tests.web.playing import Player, asked, one_move, together
from tyche.core.record import load_record, table_from

SHORT_PACE = {"kind": "live", "bank": 2, "increment": 0}


def test_when_the_clock_runs_out_the_default_is_taken(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address).open("scharz", "me", "me", pace=SHORT_PACE)
    expect(player.page.get_by_role("timer").first).to_be_visible()
    player.until(lambda: player.moment > 1, "no clock runs out")
    assert player.decisions() == []
    headers = {"Origin": address}
    record = player.page.request.get(f"{address}/api/tables/{player.table}/record", headers=headers).body()
    table = table_from(load_record(record))
    for moment, (seat, option) in enumerate(table.decisions):
        assert option == table.at(moment).default(seat)


def test_when_the_clock_runs_out_a_bot_stands_in(visitor: Visitor, address: str, keep: Keep) -> None:
    more = {"on_timeout": "bot:dux", "pace": SHORT_PACE}
    player = Player(visitor(DESK), address).open("scharz", "me", "bot:dux", **more)
    expect(player.page.get_by_role("region", name="Players")).to_contain_text("a bot stands in")
    before = player.moment
    player.until(lambda: player.moment > before + 2, "the bot does not play")
    keep(player.page)
    assert player.decisions() == []


def test_a_missing_player_is_replaced_and_gets_the_seat_back(visitor: Visitor, address: str, keep: Keep) -> None:
    players = [Player(visitor(DESK), address, chance) for chance in range(2)]
    together(players, "scharz")
    host, friend = players
    if asked(players)[0] is host:
        host.ready()
        host.choose_from_list()
        friend.decided(0)
    before, menu = host.moment, host.page.get_by_role("button", name="Menu")
    menu.click()
    host.page.get_by_role("button", name="Let a bot play").click()
    keep(host.page)
    host.decided(before)
    expect(friend.page.get_by_role("region", name="Players")).to_contain_text("a bot stands in")
    host.page.get_by_role("button", name="Give the seat back").click()
    expect(friend.page.get_by_role("region", name="Players")).not_to_contain_text("a bot stands in")
    host.page.keyboard.press("Escape")
    for _ in range(3):
        one_move(players)
    assert friend.decisions()
