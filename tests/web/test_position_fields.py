"""Positions that are built in a browser by clicks and keys: places, pieces, cards; the text follows."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.barriers import open_way
from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.test_positions import GOOD, said


def opened(page: Page, address: str) -> None:
    """The editor with a small position of Lords of Hellas."""
    page.goto(f"{address}/edit/hellas")
    said(page, "right")
    page.get_by_role("textbox").fill(GOOD)
    said(page, "right")


def text(page: Page) -> str:
    """The case as it stands."""
    found: str = page.get_by_role("textbox").input_value()
    return found


@pytest.mark.parametrize(("size", "theme"), [(DESK, "light"), (PHONE, "dark")])
def test_a_place_is_changed_by_its_fields_and_the_text_follows(
    size: tuple[int, int], theme: str, visitor: Visitor, address: str, keep: Keep
) -> None:
    page = visitor(size, theme, touch=size == PHONE)
    opened(page, address)
    page.get_by_label("Place", exact=True).select_option("boeotia")
    here = page.locator("[data-here=boeotia]")
    hoplites = here.get_by_label("Player A", exact=True).and_(page.locator("input[type=number]"))
    expect(hoplites).to_have_value("3")
    hoplites.fill("5")
    hoplites.press("Tab")
    expect(page.get_by_role("textbox")).to_have_value(re.compile("boeotia: 5"))
    here.get_by_label("Put here: Monsters").select_option("hydra")
    said(page, "right")
    assert "monsters: {hydra: {at: boeotia}}" in text(page)
    open_way(page)
    keep(page, "fields")
    page.get_by_role("button", name="Undo").click()
    said(page, "right")
    assert "hydra" not in text(page)


def test_what_is_wrong_is_told_in_the_readers_language_and_marked_at_its_field(visitor: Visitor, address: str) -> None:
    page = visitor(DESK, "light", language="de")
    page.goto(f"{address}/edit/hellas")
    said(page, "right")
    page.get_by_role("textbox").fill(GOOD)
    said(page, "right")
    page.get_by_label("Ort", exact=True).select_option("boeotia")
    field = page.locator("[data-here=boeotia] input[type=number]").first
    field.fill("99")
    field.press("Tab")
    said(page, "wrong")
    expect(page.locator("[data-position]")).to_contain_text("erlaubt ist 0–15")
    expect(field).to_have_attribute("aria-invalid", "true")


def test_a_place_is_chosen_on_the_map_and_the_position_is_played(visitor: Visitor, address: str) -> None:
    page = visitor(DESK, "light")
    opened(page, address)
    page.locator(".map").get_by_role("button", name=re.compile("^Attica")).first.press("Enter")
    expect(page.locator("[data-here=attica]")).to_be_visible()
    page.locator("[data-here=attica]").get_by_role("checkbox", name="Temples").check()
    expect(page.get_by_role("textbox")).to_have_value(re.compile(r"temples: \[attica\]"))
    page.get_by_label("Say more").select_option("hands")
    page.get_by_label("Add: Hands").select_option("a")
    said(page, "right")
    page.get_by_role("button", name="Play on from here").click()
    page.wait_for_url("**/t/*")
