"""Accounts and people in a real browser: passkeys, sessions, muting and reporting, what we promise."""

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import DESK, Visitor
from tests.web.playing import Player

PASSWORD = "a long walk to Susa"
AUTHENTICATOR = {
    "protocol": "ctap2", "transport": "internal", "hasResidentKey": True, "hasUserVerification": True,
    "isUserVerified": True, "automaticPresenceSimulation": True,
}  # fmt: skip


@pytest.fixture
def place(address: str) -> str:
    """The server under a name: passkeys are bound to names, not to numbers."""
    return address.replace("127.0.0.1", "localhost")


def register(page: Page, place: str, name: str) -> None:
    """Make an account on the page for it."""
    page.goto(f"{place}/account")
    page.get_by_role("tab", name="New account").click()
    page.get_by_label("Name", exact=True).first.fill(name)
    page.get_by_label("Password", exact=True).fill(PASSWORD)
    page.get_by_role("button", name="New account").click()
    expect(page.get_by_role("heading", level=1)).to_have_text(name)


def with_device(page: Page) -> None:
    """A browser with a device that asks for a finger and always gets it."""
    session = page.context.new_cdp_session(page)
    session.send("WebAuthn.enable")
    session.send("WebAuthn.addVirtualAuthenticator", {"options": AUTHENTICATOR})


def test_a_passkey_signs_in_and_gets_back_in_without_the_password(visitor: Visitor, place: str) -> None:
    page = visitor(DESK)
    with_device(page)
    register(page, place, "Passkey Owner")
    expect(page.get_by_text("This server sends no mail").first).to_be_visible()
    page.get_by_label("Where it lies").fill("my test device")
    page.get_by_label("Your password, once more").fill("not the password")
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("Name and password do not match.")).to_be_visible()
    page.get_by_label("Your password, once more").fill(PASSWORD)
    page.get_by_role("button", name="Add a passkey").click()
    expect(page.get_by_text("The passkey is ready")).to_be_visible()
    expect(page.get_by_text("my test device", exact=True)).to_be_visible()
    page.get_by_role("button", name="Sign out", exact=True).click()
    page.get_by_role("tab", name="Sign in").first.click()
    page.get_by_role("button", name="Sign in with a passkey").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Passkey Owner")
    page.get_by_text("Change the password").click()
    page.get_by_label("New password").fill("an even longer walk")
    page.get_by_role("button", name="Save").last.click()
    expect(page.get_by_text("Saved").first).to_be_visible()
    page.get_by_role("button", name=re.compile("Remove.*my test device")).click()
    expect(page.get_by_text("You have no passkey yet.")).to_be_visible()


def test_a_browser_elsewhere_can_be_signed_out(visitor: Visitor, place: str) -> None:
    here, there = visitor(DESK), visitor(DESK)
    register(here, place, "Two Browsers")
    there.goto(f"{place}/account")
    there.get_by_role("tab", name="Sign in").first.click()
    there.get_by_label("Name or mail address").fill("Two Browsers")
    there.get_by_label("Password", exact=True).fill(PASSWORD)
    there.get_by_role("button", name="Sign in", exact=True).click()
    expect(there.get_by_role("heading", level=1)).to_have_text("Two Browsers")
    here.reload()
    expect(here.get_by_text("this browser", exact=True)).to_be_visible()
    here.get_by_role("button", name="Sign out there").click()
    expect(here.get_by_role("button", name="Sign out there")).to_have_count(0)
    there.reload()
    expect(there.get_by_role("heading", level=1)).to_have_text("Sign in")


def test_weak_passwords_and_taken_names_are_explained(visitor: Visitor, place: str) -> None:
    register(visitor(DESK), place, "Known Name")
    page = visitor(DESK)
    page.goto(f"{place}/account")
    page.get_by_role("tab", name="New account").click()
    page.get_by_label("Name", exact=True).first.fill("Known Narne")
    page.get_by_label("Password", exact=True).fill("1234567890")
    page.get_by_role("button", name="New account").click()
    expect(page.get_by_role("alert")).to_contain_text("looks like one that is")
    page.get_by_label("Name", exact=True).first.fill("Quite Another")
    page.get_by_role("button", name="New account").click()
    expect(page.get_by_role("alert")).to_contain_text("among the first that are guessed")


def test_somebody_is_muted_reported_and_heard_again(visitor: Visitor, place: str) -> None:
    host, other = visitor(DESK), visitor(DESK)
    register(host, place, "Patient Host")
    register(other, place, "Rude Guest")
    mine, theirs = Player(host, place), Player(other, place)
    table = mine.call("POST", "/api/tables", {"game": "successors", "seats": ["me", "open"]})["id"]
    theirs.call("POST", f"/api/tables/{table}/join", {})
    theirs.call("POST", f"/api/tables/{table}/ready", {})
    mine.call("POST", f"/api/tables/{table}/start")
    for player in (mine, theirs):
        player.page.goto(f"{place}/t/{table}")
        expect(player.prompt).to_be_visible()
        player.tab("Chat")
    other.get_by_placeholder(re.compile("Say")).fill("something nasty")
    other.get_by_role("button", name="Send").click()
    expect(host.get_by_text("something nasty")).to_be_visible()
    host.get_by_role("button", name="About Rude Guest").last.click()
    host.get_by_label("What happened?").fill("insults")
    host.get_by_role("button", name="Send the report").click()
    expect(host.get_by_text("The operator has been told.")).to_be_visible()
    host.get_by_role("button", name="About Rude Guest").last.click()
    host.get_by_role("button", name="Mute", exact=True).click()
    expect(host.get_by_text("something nasty")).to_have_count(0)
    host.goto(f"{place}/account")
    expect(host.get_by_text("muted")).to_be_visible()
    host.get_by_role("button", name=re.compile("Undo.*Rude Guest")).click()
    expect(host.get_by_text("muted")).to_have_count(0)
    assert mine.call("GET", "/api/me/stances") == []


@pytest.mark.parametrize(
    ("language", "promise", "dice", "load"),
    [
        ("en-GB", "What we promise", "Fair dice", "calm|busy|strained"),
        ("de-DE", "Was wir versprechen", "Faire Würfel", "ruhig|beschäftigt|überlastet"),
        ("cs-CZ", "Co slibujeme", "Poctivé kostky", "klid|rušno|přetížení"),
        ("pl-PL", "Co obiecujemy", "Uczciwe kości", "spokój|ruch|przeciążenie"),
    ],
)
def test_promise_and_status_are_told(
    visitor: Visitor, address: str, language: str, promise: str, dice: str, load: str
) -> None:
    page = visitor(DESK, language=language)
    page.goto(f"{address}/promise")
    expect(page.get_by_role("heading", level=1)).to_have_text(promise)
    expect(page.get_by_role("heading", name=dice)).to_be_visible()
    expect(page.get_by_text(re.compile(r"\b90\b")).first).to_be_visible()
    page.goto(f"{address}/status")
    expect(page.locator("dd").first).to_have_text(re.compile(load))
