"""People who are not there: clocks that run out, and bots that stand in."""

from playwright.sync_api import expect

from tests.web.conftest import DESK, Keep, Visitor
from tests.web.playing import Player, asked, together
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


def test_nobody_hands_a_seat_to_a_bot_before_its_person_was_away_for_long(
    visitor: Visitor, address: str, keep: Keep
) -> None:
    players = [Player(visitor(DESK), address, chance) for chance in range(2)]
    together(players, "scharz", pace={"kind": "live", "bank": 600, "increment": 0})
    host, friend = players
    if asked(players)[0] is host:
        host.ready()
        host.choose_from_list()
        friend.decided(0)
    host.page.get_by_role("button", name="Menu", exact=True).click()
    expect(host.page.get_by_role("heading", name="Missing players")).to_be_visible()
    expect(host.page.get_by_role("button", name="Let a bot play")).to_be_hidden()
    expect(host.page.get_by_role("button", name="Ask the others for a bot")).to_be_hidden()
    friend.page.goto("about:blank")
    host.page.get_by_role("button", name="Let a bot play").click()
    expect(host.page.get_by_text("waited for them for 5 minutes")).to_be_visible()
    keep(host.page)
    assert not host.card()["seats"][1]["stood_in"]
