"""Menus, and a game the command line has never seen."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.toy import GAME
from tyche.bots import bot_named
from tyche.cli import question, screen
from tyche.cli.layout import Layout
from tyche.cli.menu import PAGE, Menu, options_meant
from tyche.cli.session import Session
from tyche.core.game import game_named
from tyche.core.table import SEED_BYTES, open_table
from tyche.games.successors.rules.atlas import PLACE_NAMES
from tyche.text import Messages


@pytest.fixture(scope="module")
def layout() -> Layout:
    game = game_named("successors")
    return Layout(game, game.check(4, None, None), Messages(game))


def printed(renderable: object) -> str:
    console = Console(file=StringIO(), width=100)
    console.print(renderable)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_long_menus_have_pages_and_numbers_that_stay(layout: Layout) -> None:
    menu = Menu([("move", place) for place in PLACE_NAMES[:45]], "act", layout)
    assert menu.pages == 3
    assert [entry.number for entry in menu.shown()] == list(range(1, PAGE + 1))
    menu.turn()
    assert menu.shown()[0][:2] == (21, ("move", PLACE_NAMES[20]))
    assert "Page 2 of 3" in printed(question.menu(menu, {}, layout))
    assert menu.matching("45") == [44]
    menu.turn()
    menu.turn()
    assert menu.page == 0


def test_options_of_a_verb_stand_together(layout: Layout) -> None:
    menu = Menu([("move", "pella"), ("done",), ("move", "larisa")], "act", layout)
    assert menu.options == [("move", "pella"), ("move", "larisa"), ("done",)]


def test_what_may_be_done_at_any_time_comes_last_and_is_not_chosen_by_a_name_alone(layout: Layout) -> None:
    menu = Menu([("oratory", "eumenes"), ("activate", "eumenes"), ("disband", "pella")], "armies", layout, ("done",))
    assert menu.options == [("activate", "eumenes"), ("oratory", "eumenes"), ("disband", "pella")]
    assert printed(question.menu(menu, {}, layout)).splitlines()[1] == "Any time:"
    assert menu.matching("eumenes") == [0]
    assert menu.matching("pella") == []
    assert menu.matching("disband pella") == [2]
    assert menu.matching("play eumenes") == [1]


def test_options_under_one_title_stand_in_one_line_and_on_one_page(layout: Layout) -> None:
    uses = ["march", "place", "train", "nothing"]
    cards = ["1", "2", "3", "10", "15", "16", "17", "24", "27", "28", "30", "34"]
    menu = Menu([("play", card, use) for card in cards for use in uses], "tyche", layout)
    assert menu.pages == 2
    assert [entry.number for entry in menu.shown()] == list(range(1, 41))
    lines = printed(question.menu(menu, {}, layout)).splitlines()
    assert lines[0] == "Drinking the Hemlock (1)"
    assert " ".join(lines[1].split()) == "1 forced march 2 place control markers 3 train troops 4 without effect"
    assert menu.matching("34 march") == [44]


def test_notes_say_what_stands_where_an_option_leads(layout: Layout) -> None:
    group = {"area": "outside", "faction": "blue", "generals": ["antigonos"], "units": {"mercenary": 2}}
    view = {"places": {"sardeis": {"controller": "red", "pieces": [group]}, "ephesos": {"controller": "red"}}}
    assert question.note(("move", "sardeis"), view, layout).plain == "Lydia, Blue: Antigonos · 2M"
    assert question.note(("activate", "antigonos"), view, layout).plain == "Sardeis: 2M"
    army = {"general": "krateros", "area": "daskyleion", "generals": ["krateros"], "units": {}, "royals": []}
    moving = {**view, "movement": {"army": {**army, "points": 2, "allowance": 4}}}
    assert question.note(("move", "sardeis"), moving, layout).plain == "Blue: Antigonos · 2M"
    assert question.note(("move", "ephesos"), moving, layout).plain == "Red"
    assert "2 of 4" in question.army(moving, layout).plain


def test_the_army_under_way_shows_who_stays(layout: Layout) -> None:
    group = {"area": "outside", "faction": "red", "generals": ["krateros"], "units": {"loyal": 2}, "royals": []}
    army = {"general": "krateros", "area": "tarsos", "generals": ["krateros"], "units": {"loyal": 1}, "royals": []}
    view = {"places": {"tarsos": {"pieces": [group]}}, "movement": {"army": {**army, "points": 1, "allowance": 1}}}
    line = question.army(view, layout).plain
    assert line == "Army: Krateros · 1LM at Tarsos; staying there: 1LM; movement points left: 1 of 1"


def test_words_mean_options_in_ids_or_names(layout: Layout) -> None:
    assert options_meant("move sardeis", layout)[0] == ("move", "sardeis")
    meant = options_meant("take mercenary 2", layout)
    assert meant[:2] == [("take", "mercenary", "2"), ("take", "mercenary", 2)]
    assert options_meant("target Mikra Phrygia", layout) == [("target", "mikra_phrygia")]
    assert options_meant("march to sardeis", layout)[-1] == ("move", "sardeis")
    assert ("move", "sardeis") in options_meant("sardeis", layout)
    assert options_meant("", layout) == []


def test_no_line_is_wider_than_the_screen_and_no_word_is_missing(layout: Layout) -> None:
    table = open_table(game_named("successors"), 4, None, None, bytes(SEED_BYTES))
    bots = {seat: bot_named("random", seat) for seat in range(4)}
    session = Session(table, bots, layout, Console(file=StringIO(), width=100), None)
    session.run()
    assert isinstance(session.console.file, StringIO)
    lines = session.console.file.getvalue().splitlines()
    assert max(len(line) for line in lines) <= 100
    assert not [line for line in lines if "[board-" in line or "[cli-" in line]
    for province in layout.board["provinces"]:
        assert "[" not in printed(screen.province_map(province, table.view(0), layout))
    assert "[" not in printed(screen.sources(table.view(0), layout))


def test_a_game_without_a_board_description_is_played_from_its_bare_view(tmp_path: Path) -> None:
    table = open_table(GAME, 2, None, None, bytes(SEED_BYTES))
    console = Console(file=StringIO(), width=100)
    bots = {seat: bot_named("random", seat) for seat in range(2)}
    session = Session(table, bots, Layout(GAME, table.setup, Messages(GAME)), console, tmp_path / "toy.json")
    session.run()
    assert table.over
    assert isinstance(console.file, StringIO)
    assert "scores:" in console.file.getvalue()
    assert (tmp_path / "toy.json").exists()


@pytest.mark.parametrize(("name", "language"), [("hellas", "en"), ("scharz", "en"), ("scharz", "pl"), ("hellas", "cs")])
def test_every_game_speaks_of_its_own_things(tmp_path: Path, name: str, language: str) -> None:
    """No words of another game, no ids: names of provinces, points of cards, examples in the help."""
    game = game_named(name)
    table = open_table(game, 3, None, None, bytes(SEED_BYTES))
    layout = Layout(game, table.setup, Messages(game, language))
    output = StringIO()
    session = Session(table, {}, layout, Console(file=output, width=110), tmp_path / "table.json")
    session.reader = table.awaited()[0]
    session.show(session.reader)
    session.looks["help"]("")
    said = output.getvalue()
    assert " OP" not in said
    assert "sardeis" not in said
    assert table.ask is not None
    assert f"rules {table.ask.clause}" in said
    provinces = layout.board["provinces"]
    spoken = [ident for ident in provinces if "-" in ident or not layout.name("province", ident)]
    assert not [ident for ident in spoken if f" {ident} " in said]
    assert all(layout.name("province", ident).split()[0] in said for ident in provinces)
    if name == "hellas":
        assert layout.messages.telling_of("hero", "helen").split()[0] in said, "heroes say what they can do"
