"""The rulebook in a browser: its examples are alive, its terms are explained, it answers questions, and there
is an aid to print.
"""

import re

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tyche.core.game import games

PAGE = re.compile(rb"/Type\s*/Page\b")
MEDIA_BOX = re.compile(rb"/MediaBox \[0 0 ([\d.]+) ([\d.]+)\]")
A4 = (595, 842)
SMALLEST_TYPE = 7.5
SMALLEST = """
() => Math.min(...[...document.querySelectorAll(".sheet-of-aid:not(.unprinted) *")]
  .filter(one => [...one.childNodes].some(({ nodeType, data }) => nodeType === Node.TEXT_NODE && data.trim()))
  .filter(one => one.getClientRects().length && !one.classList.contains("hidden"))
  .map(one => parseFloat(getComputedStyle(one).fontSize) * 0.75))
"""
"""The size of the smallest letters that are printed, in points."""


def complaints(page: Page) -> list[tuple[str, str]]:
    found = Axe().run(page).response["violations"]
    return [(rule["id"], rule["nodes"][0]["html"]) for rule in found]


def test_an_example_is_stepped_through_and_played_on(visitor: Visitor, address: str, keep: Keep) -> None:
    page = visitor(DESK, language="de-DE")
    page.goto(f"{address}/rules/successors#S10.J.1")
    tries = page.locator('[data-tries="S10.J.1"]')
    tries.click()
    example = page.get_by_role("region", name="Beispiele zu S10.J.1")
    said = example.locator(".said")
    expect(said).to_contain_text("Die Stellung am Anfang.")
    example.get_by_role("button", name="Weiter", exact=True).click()
    expect(said).to_contain_text("Rot: Nach Larisa ziehen")
    expect(example.locator('[data-place="larisa"]').first).to_be_visible()
    keep(page)
    assert complaints(page) == []
    example.get_by_role("button", name="Weiter", exact=True).press("ArrowRight")
    expect(said).to_contain_text("Rot überrennt Blau in Larisa.")
    expect(example.get_by_text("Schritt 2 von 2")).to_be_visible()
    page.keyboard.press("Escape")
    expect(example).to_be_hidden()
    expect(tries).to_be_focused()
    tries.press("Enter")
    example.get_by_role("button", name="Selbst spielen").click()
    page.wait_for_url(re.compile(r"/t/\w+"))
    expect(page.get_by_role("group", name="Was zu entscheiden ist")).to_be_visible()


def test_on_a_phone_an_example_follows_its_paragraph(visitor: Visitor, address: str, keep: Keep) -> None:
    page = visitor(PHONE, "dark", "cs-CZ", touch=True)
    page.goto(f"{address}/rules/hellas#H13.4")
    page.locator('[data-tries="H13.4"]').tap()
    example = page.locator('[data-clause="H13.4"]').get_by_role("region")
    example.get_by_role("button", name="Dál", exact=True).tap()
    expect(example.get_by_text(re.compile("^Krok 1 z"))).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    keep(page)
    assert complaints(page) == []


def test_questions_find_their_paragraph_and_terms_are_explained(visitor: Visitor, address: str) -> None:
    page = visitor(DESK, language="cs-CZ")
    page.goto(f"{address}/rules/successors#S10.K")
    page.get_by_role("searchbox").fill("kolik jednotek se vejde do města")
    expect(page.locator("[data-clause]").first).to_have_attribute("data-clause", "S9.4.d")
    page.get_by_role("searchbox").fill("")
    paragraph = page.locator('[data-clause="S10.K"]')
    note = page.get_by_role("note")
    paragraph.get_by_role("button", name="proslulost").hover()
    expect(note).to_contain_text("Proslulost")
    paragraph.get_by_role("button", name="královského makedonského vojska").focus()
    expect(note).to_have_count(1)
    expect(note).to_contain_text("Královské makedonské vojsko")
    assert complaints(page) == []
    page.keyboard.press("Escape")
    expect(note).to_be_hidden()


def test_the_player_aid_is_printed_on_a4(visitor: Visitor, address: str, keep: Keep) -> None:
    page = visitor(DESK, "dark", "pl-PL")
    page.goto(f"{address}/aid/scharz")
    expect(page.get_by_role("heading", name="Przebieg gry")).to_be_visible()
    page.get_by_role("combobox", name="Mapa").select_option("map-orient")
    expect(page.get_by_role("heading", name="Hetyci", exact=True)).to_be_visible()
    keep(page)
    assert complaints(page) == []
    page.set_viewport_size({"width": PHONE[0], "height": PHONE[1]})
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    sizes = pages_of(page)
    assert set(sizes) == {A4}
    page.emulate_media(media="print")
    expect(page.locator("#app > header")).to_be_hidden()
    expect(page.get_by_role("button", name="Drukuj")).to_be_hidden()
    assert page.evaluate("getComputedStyle(document.documentElement).colorScheme") == "light"


def pages_of(page: Page) -> list[tuple[int, ...]]:
    """The sizes of the pages that are printed, in points."""
    paper = page.pdf(prefer_css_page_size=True)
    assert len(PAGE.findall(paper)) == len(MEDIA_BOX.findall(paper))
    return [tuple(round(float(side)) for side in found) for found in MEDIA_BOX.findall(paper)]


@pytest.mark.parametrize("language", ["en-GB", "de-DE", "cs-CZ", "pl-PL"])
def test_the_player_aid_has_two_pages(language: str, visitor: Visitor, address: str) -> None:
    page = visitor(DESK, "light", language)
    page.add_init_script("window.print = () => {}")
    for game in sorted(games()):
        page.emulate_media(media="null")
        page.goto(f"{address}/aid/{game}")
        expect(page.locator(".sheet-of-aid").first).to_be_visible()
        for kind in page.locator(".choice select").all():
            for card in kind.locator("option").evaluate_all("options => options.map(({ value }) => value)"):
                kind.select_option(card)
                assert pages_of(page) == [A4, A4], (game, card)
        assert pages_of(page) == [A4, A4], game
        page.emulate_media(media="print")
        assert page.evaluate(SMALLEST) >= SMALLEST_TYPE, game
    cards = page.locator(".sheet-of-aid.unprinted")
    expect(cards).to_be_hidden()
    page.emulate_media(media="null")
    cards.get_by_role("button").click()
    page.emulate_media(media="print")
    expect(page.locator(".sheet-of-aid").last).to_be_visible()
    expect(page.locator(".sheet-of-aid").first).to_be_hidden()
