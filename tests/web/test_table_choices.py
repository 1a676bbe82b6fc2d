"""How things are chosen: armies by steppers, things with a text as cards, ways to use a card; menus that stay open;
what is grave is asked for once more, and ways to distant places are walked.
"""

from playwright.sync_api import expect

from tests.web.barriers import barriers
from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.playing import Player
from tests.web.test_scenes import tried

OVERRUN = "S10-movement.ex-28-five-units-overrun-one"
"""An army at Lamia with six points, beside a lone unit of a Champion."""


def test_a_whole_army_sets_out_and_leaves_some_behind(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address).join("successors-4", "armies", 117)
    player.ready()
    player.page.locator(".subject button.card").first.click()
    rows = player.page.get_by_role("region", name="Who goes")
    expect(rows).to_be_visible()
    taken = [option for option in player.ask["options"] if option[0] == "take"]
    most = max(int(option[2]) for option in taken)
    expect(rows.get_by_text(f"{most}/{most}").first).to_be_visible()
    keep(player.page)
    assert barriers(player.page) == []
    row = rows.locator("li", has_text=f"{most}/{most}").first
    row.get_by_role("button", name="Leave one behind").focus()
    player.page.keyboard.press("Enter")
    expect(rows.get_by_text("1 stays behind")).to_be_visible()
    assert [sent["option"][0] for sent in player.decisions()] == ["activate"], "a plan is no decision yet"
    player.page.locator(".all button", has_text="March to").first.click()
    player.until(lambda: player.decisions()[-1]["option"][0] == "move", "the army does not march")
    sent = [decision["option"] for decision in player.decisions()][1:-1]
    assert any(option[0] == "take" and option[2] == most - 1 for option in sent), sent


def test_a_whole_army_sets_out_by_one_choice(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address).join("successors-4", "armies", 117)
    player.ready()
    player.page.locator(".subject button.card").first.click()
    expect(player.page.get_by_role("region", name="Who goes")).to_be_visible()
    player.page.wait_for_timeout(400)
    player.page.locator(".all button", has_text="March to").first.click()
    player.until(lambda: player.decisions()[-1]["option"][0] == "move", "the army does not march")
    assert [decision["option"][0] for decision in player.decisions()] == ["activate", "take-all", "move"]


def test_things_with_a_text_are_chosen_as_cards(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(PHONE, touch=True), address).join("hellas-4", "keep-artifact", 0)
    player.ready()
    cards = player.page.locator(".subject button.card")
    expect(cards).to_have_count(len(player.ask["options"]))
    assert all(len(text) > 40 for text in cards.all_inner_texts()), "a card says what it does"
    keep(player.page)
    before = player.moment
    player.page.wait_for_timeout(400)
    cards.first.tap()
    player.decided(before)


def test_ways_to_use_a_card_stand_on_the_card(visitor: Visitor, address: str, keep: Keep) -> None:
    player = Player(visitor(DESK), address).join("successors-4", "tyche", 10)
    player.ready()
    player.page.locator("button.card.playable").first.click()
    menu = player.page.locator("dialog[open]")
    expect(menu.locator(".face .effect")).to_be_visible()
    keep(player.page)
    assert barriers(player.page) == []
    assert player.page.evaluate("!document.querySelector('dialog[open]').matches(':modal')"), "the board stays free"


def test_the_menu_of_layers_stays_open_while_it_is_used(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address).join("hellas-2", "regular-action", 140)
    page = player.page
    page.locator("summary", has=page.locator("svg")).last.click()
    label = page.get_by_text("Isolation").or_(page.locator("details[open] label")).first
    for _ in range(2):
        box = label.bounding_box()
        assert box is not None
        # On the text, which takes no focus.
        page.mouse.move(box["x"] + box["width"] - 6, box["y"] + box["height"] / 2)
        page.mouse.down()
        page.wait_for_timeout(50)
        page.mouse.up()
        expect(page.locator("details[open] fieldset")).to_be_visible()
    page.keyboard.press("Escape")
    expect(page.locator("details[open] fieldset")).to_be_hidden()


def test_a_group_is_put_together_at_once_where_the_rules_ask_kind_by_kind(visitor: Visitor, address: str) -> None:
    player = Player(visitor(DESK), address).join("scharz-4", "group", 50)
    player.ready()
    rows = player.page.get_by_role("region", name="Who goes")
    most = sum(player.ask["facts"]["units"].values())
    rows.get_by_role("button", name="Leave one behind").first.click()
    expect(rows.get_by_text("1 stays behind")).to_be_visible()
    rows.get_by_role("button", name="Set out").click()
    player.until(player.decisions, "nobody sets out")
    assert player.decisions()[0]["option"][2] == most - 1


def test_a_grave_loss_is_asked_for_once_more(visitor: Visitor, address: str, keep: Keep) -> None:
    page = visitor(DESK)
    player = tried(Player(page, address), "successors", OVERRUN)
    player.ready()
    attack = page.locator(".all button", has_text="Larisa").first
    asked = page.get_by_role("alertdialog")
    attack.focus()
    page.keyboard.press("Enter")
    expect(asked).to_contain_text("legitimacy")
    expect(asked.locator("button:focus")).to_have_count(1)
    keep(page)
    assert barriers(page) == []
    page.keyboard.press("Escape")
    expect(asked).to_have_count(0)
    assert player.decisions() == [], "the harmless answer decides nothing"
    player.press(attack)
    assert player.decisions()[-1]["option"] == ["move", "larisa"]


def test_a_way_to_a_distant_place_is_shown_and_walked(visitor: Visitor, address: str, keep: Keep) -> None:
    page = visitor(PHONE, touch=True)
    player = tried(Player(page, address), "successors", OVERRUN)
    player.ready()
    player.click_place("korinthos", touch=True)
    way = page.get_by_role("region", name="The way to Korinthos")
    expect(way.locator("ol > li").first).to_be_visible()
    keep(page)
    assert barriers(page) == []
    assert player.decisions() == [], "looking at a way decides nothing"
    player.press(way.locator("button.primary"))
    player.until(lambda: len(player.decisions()) > 1, "the army stops at the first step")
    assert {sent["option"][0] for sent in player.decisions()} == {"move"}
