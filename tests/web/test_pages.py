"""The pages around the table, in a real browser: accessible in both themes, usable by keyboard and on a phone, and the
way from an invitation to the table.
"""

import gzip
import re
from pathlib import Path

import pytest
from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page, Response, expect

from tests.web.conftest import Visitor

PAGES = (
    "/",
    "/new?game=scharz",
    "/rules/successors#S10.A.2",
    "/about",
    "/about/hellas",
    "/account",
    "/promise",
    "/status",
    "/nowhere",
)
PHONE, DESK = (390, 844), (1280, 800)
LARGEST_START = 150_000
"""Bytes of script, compressed, that any page needs."""
LARGEST_HOME = 200_000
"""Bytes that the first page sends in all."""


def settled(page: Page) -> None:
    """Wait until the page is complete."""
    page.wait_for_load_state("networkidle")
    expect(page.locator("h1")).to_be_visible()


def test_the_start_is_small(client: Path) -> None:
    page = (client / "index.html").read_text(encoding="utf-8")
    scripts = set(re.findall(r'(?:src|href)="/(assets/[^"]+\.js)"', page))
    assert scripts
    assert sum(len(gzip.compress((client / name).read_bytes())) for name in scripts) < LARGEST_START
    assert not re.search(r"<script(?![^>]*\bsrc=)|<style|\sstyle=", page), "the security policy forbids inline code"


def test_home_is_light(visitor: Visitor, address: str) -> None:
    page = visitor(DESK, language="cs-CZ")
    sent: dict[str, int] = {}

    def count(response: Response) -> None:
        sent[response.url] = int(response.headers.get("content-length", "0"))

    page.on("response", count)
    page.goto(address)
    settled(page)
    assert len(sent) > 5
    assert all(sent.values()), f"an answer that does not say its length: {sent}"
    assert sum(sent.values()) < LARGEST_HOME, sent
    assert not [url for url in sent if "/texts/" in url], "the texts of a game come with its table"


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_every_page_is_accessible(visitor: Visitor, address: str, theme: str) -> None:
    page = visitor(DESK, theme)
    for path in PAGES:
        page.goto(address + path)
        settled(page)
        found = Axe().run(page).response["violations"]
        assert [(path, rule["id"], rule["nodes"][0]["html"]) for rule in found] == []


def test_every_page_fits_a_phone(visitor: Visitor, address: str) -> None:
    page = visitor(PHONE)
    for path in PAGES:
        page.goto(address + path)
        settled(page)
        assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0], path


def test_a_deep_link_shows_its_clause(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    page.goto(f"{address}/rules/successors#S10.A.2")
    clause = page.locator('[data-clause="S10.A.2"]')
    expect(clause).to_have_class(re.compile("marked"))
    expect(clause).to_be_in_viewport()
    clause.locator("a").first.click()
    page.get_by_role("searchbox").fill("S16.2.a")
    expect(page.locator('[data-clause="S16.2.a"]')).to_be_visible()


def test_the_language_changes_without_loading_again(visitor: Visitor, address: str) -> None:
    page = visitor(DESK, language="de-DE")
    page.goto(address)
    expect(page.get_by_role("button", name="Jetzt spielen").first).to_be_visible()
    page.evaluate("window.same = true")
    page.get_by_label("Sprache").select_option("cs")
    expect(page.get_by_role("button", name="Hrát hned").first).to_be_visible()
    assert page.evaluate("window.same") is True
    page.reload()
    expect(page.get_by_role("button", name="Hrát hned").first).to_be_visible()


def test_a_newcomer_comes_to_a_table_by_keyboard_alone(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    page.goto(address)
    settled(page)
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.evaluate("document.activeElement.textContent").startswith("Play now"):
            break
    page.keyboard.press("Enter")
    page.wait_for_url(re.compile(r"/t/\w+$"))
    expect(page.get_by_role("group", name="What is to be decided")).to_be_visible()


def test_from_an_invitation_to_the_table(visitor: Visitor, address: str) -> None:
    host = visitor(DESK)
    host.goto(f"{address}/new?game=successors")
    host.get_by_label("Players").select_option("2")
    host.get_by_label("Blue").select_option("invited")
    host.get_by_role("button", name="Open the table").click()
    host.get_by_role("button", name="Invitation link").click()
    link = host.get_by_label("Invitation link for").input_value()
    expect(host.get_by_role("button", name="Start the game")).to_be_disabled()

    friend = visitor(PHONE, "dark")
    friend.goto(link)
    friend.get_by_label("Your name at the table").fill("Nearchos")
    friend.get_by_role("button", name="Take the seat").click()
    friend.get_by_role("button", name="I am ready").click()
    friend.get_by_label("Say something").fill("Here I am")
    friend.get_by_role("button", name="Send").click()

    expect(host.get_by_text("Here I am")).to_be_visible()
    expect(host.get_by_text("Nearchos", exact=False).first).to_be_visible()
    assert [rule["id"] for rule in Axe().run(host).response["violations"]] == []
    host.get_by_role("button", name="Start the game").click()
    expect(host.get_by_role("button", name="Start the game")).to_be_hidden()
    expect(friend.get_by_role("button", name="Not ready after all")).to_be_hidden()


def test_a_guest_becomes_an_account_and_keeps_the_seat(visitor: Visitor, address: str) -> None:
    page = visitor(DESK)
    page.goto(address)
    page.get_by_role("button", name="Play now").first.click()
    page.wait_for_url(re.compile(r"/t/\w+$"))
    page.goto(f"{address}/account")
    form = page.get_by_role("tabpanel")
    form.get_by_label("Name").fill("Eumenes of Kardia")
    form.get_by_label("Password", exact=True).fill("the silver shields")
    form.get_by_role("button", name="New account").click()
    expect(page.get_by_role("heading", name="Eumenes of Kardia")).to_be_visible()
    page.goto(address)
    expect(page.get_by_role("heading", name="My tables")).to_be_visible()
