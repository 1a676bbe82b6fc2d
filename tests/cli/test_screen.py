"""Menus, and a game the command line has never seen."""

from io import StringIO
from pathlib import Path

import pytest
from rich.console import Console

from tests.toy import GAME
from tyche.bots import bot_named
from tyche.cli import screen
from tyche.cli.layout import Layout
from tyche.cli.menu import PAGE, Menu, options_meant
from tyche.cli.session import Session
from tyche.core.game import game_named
from tyche.core.table import SEED_BYTES, open_table
from tyche.games.successors.atlas import PLACE_NAMES
from tyche.text import Messages


@pytest.fixture(scope="module")
def layout() -> Layout:
    game = game_named("successors")
    return Layout(game, 4, Messages(game))


def printed(renderable: object) -> str:
    console = Console(file=StringIO(), width=100)
    console.print(renderable)
    assert isinstance(console.file, StringIO)
    return console.file.getvalue()


def test_long_menus_have_pages_and_numbers_that_stay(layout: Layout) -> None:
    menu = Menu([("move", place) for place in PLACE_NAMES[:45]], "act", layout)
    assert menu.pages == 3
    assert [number for number, _, _ in menu.shown()] == list(range(1, PAGE + 1))
    menu.turn()
    assert menu.shown()[0][:2] == (21, ("move", PLACE_NAMES[20]))
    assert "Page 2 of 3" in printed(screen.menu(menu, None, layout))
    assert menu.matching("45") == [44]
    menu.turn()
    menu.turn()
    assert menu.page == 0


def test_options_of_a_verb_stand_together(layout: Layout) -> None:
    menu = Menu([("move", "pella"), ("done",), ("move", "larisa")], "act", layout)
    assert menu.options == [("move", "pella"), ("move", "larisa"), ("done",)]


def test_words_mean_options_in_ids_or_names(layout: Layout) -> None:
    assert options_meant("move sardeis", layout) == [("move", "sardeis")]
    assert options_meant("take mercenary 2", layout) == [("take", "mercenary", "2"), ("take", "mercenary", 2)]
    assert options_meant("target Mikra Phrygia", layout) == [("target", "mikra_phrygia")]
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
    session = Session(table, bots, Layout(GAME, 2, Messages(GAME)), console, tmp_path / "toy.json")
    session.run()
    assert table.over
    assert isinstance(console.file, StringIO)
    assert "scores:" in console.file.getvalue()
    assert (tmp_path / "toy.json").exists()
