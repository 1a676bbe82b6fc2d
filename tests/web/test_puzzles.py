"""Puzzles in a browser: from the first page to the answer, by mouse and by keyboard, on a desk and on a phone."""

import pytest
from playwright.sync_api import Page, expect

from tests.web.barriers import open_way
from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tyche.core.game import games
from tyche.core.puzzles import Puzzle, in_turn
from tyche.text import Messages

PUZZLE = next(
    one for one in in_turn(games()) if not one.soon and not any(tried.option[0] == "march" for tried in one.tried)
)


def label(puzzle: Puzzle, option: tuple[str | int, ...], language: str) -> str:
    game = games()[puzzle.case.game]
    ask = puzzle.replayed(game).ask
    assert ask is not None
    return Messages(game, language).option(option, ask.topic)


def choose(page: Page, words: str, phone: bool, by_key: bool) -> None:
    """Choose an option in the list of all that can be chosen."""
    tab = page.get_by_role("tab").first if phone else page.locator(".tabbed").get_by_role("tab").first
    tab.click()
    button = page.locator(".pane button", has_text=words).first
    if by_key:
        button.focus()
        page.keyboard.press("Enter")
    else:
        button.click()


@pytest.mark.parametrize(("size", "language", "theme"), [(DESK, "en", "light"), (PHONE, "de", "dark")])
def test_a_puzzle_is_found_tried_and_solved(
    size: tuple[int, int], language: str, theme: str, visitor: Visitor, address: str, keep: Keep
) -> None:
    phone = size == PHONE
    page = visitor(size, theme, language, touch=phone)
    page.goto(address)
    expect(page.locator(".daily .week a").first).to_be_visible()
    open_way(page)
    keep(page, "home")
    page.goto(f"{address}/puzzle/{PUZZLE.case.game}/{PUZZLE.id}")
    bubble = page.locator("[data-puzzle]")
    expect(bubble).to_have_attribute("data-puzzle", "open")
    expect(page.locator(".map canvas, .map svg").first).to_be_visible()
    head = page.locator(".puzzle")
    head.get_by_role("button").first.click()
    expect(bubble.locator(".note")).to_be_visible()
    wrong = next(tried for tried in PUZZLE.tried if tried.option != PUZZLE.answer)
    choose(page, label(PUZZLE, wrong.option, language), phone, by_key=False)
    expect(bubble.locator(".wrong")).to_contain_text(str(round(100 * wrong.wins)))
    expect(bubble).to_have_attribute("data-puzzle", "open")
    open_way(page)
    keep(page, "wrong")
    choose(page, label(PUZZLE, PUZZLE.answer, language), phone, by_key=not phone)
    expect(bubble).to_have_attribute("data-puzzle", "solved")
    keep(page, "solved")
    page.goto(f"{address}/puzzle")
    expect(page.locator(".numbers .solved").first).to_have_attribute("href", f"/puzzle/{PUZZLE.case.game}/{PUZZLE.id}")
    open_way(page)
    keep(page, "all")
