"""Statistics in a real browser: figures with their intervals, filters in the address, keyboard, phone, both themes."""

import asyncio
import threading
from asyncio import gather
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import expect

from tests.server.finished import kept
from tests.web.barriers import open_way
from tests.web.conftest import DESK, PHONE, Keep, Visitor
from tests.web.served import running_server
from tyche.server.store import Store

HEROES = ("achilles", "helen", "heracles", "perseus")
GAMES = 40


async def fill(url: str, token: Path) -> None:
    """Forty games of four people, of which Achilles wins half, and some of bots."""
    store = await Store.open(url)
    people = [(await store.new_person(name, "account")).id for name in ("Anna", "Berta", "Cleo", "Dora")]
    marks = [[("hero", hero)] for hero in HEROES]
    winners = [0 if n < GAMES // 2 else 1 + n % 3 for n in range(GAMES)]
    await gather(
        *(
            kept(store, "hellas", people, [won], marks, victory="warlord", decisions=200 + 10 * n)
            for n, won in enumerate(winners)
        ),
        *(kept(store, "hellas", ["bot:random"] * 3, [0], [*marks[:2], []], victory="slayer") for _ in range(5)),
    )
    await kept(store, "hellas", people[:2], [0], rated=True)
    token.write_text(await store.new_session(people[0], 3600.0))
    await store.close()


@pytest.fixture(scope="module")
def counted(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A server on which games were played: its address, and Anna's session."""
    folder = tmp_path_factory.mktemp("counted")
    token = folder / "token"
    # A browser may hold the event loop of this thread.
    filling = threading.Thread(target=lambda: asyncio.run(fill(f"sqlite:///{folder}/t.db", token)))
    filling.start()
    filling.join()
    with running_server(folder, client) as found:
        yield found, token.read_text()


def test_figures_filters_and_tabs(visitor: Visitor, counted: tuple[str, str]) -> None:
    page = visitor(DESK)
    page.goto(f"{counted[0]}/statistics")
    page.get_by_role("link", name="Lords of Hellas").click()
    row = page.get_by_role("row", name="Achilles")
    expect(row).to_contain_text("50.0%")
    expect(row).to_contain_text("35.2% to 64.8%, an even share is 25.0%. Differs from an even share.")
    expect(page.get_by_role("status").filter(has_text="finished games")).to_have_text("41 finished games")
    # Arrows go from tab to tab, and the address says which.
    page.get_by_role("tab", name="By hero").focus()
    page.keyboard.press("ArrowRight")
    expect(page.get_by_role("tab", name="By seat")).to_be_focused()
    expect(page.get_by_role("row", name="Seat 2")).to_be_visible()
    assert "by=seat" in page.url
    # Filters live in the address: a new visitor sees the same.
    page.get_by_label("Who plays").select_option("bots")
    expect(page.get_by_text("5 finished games")).to_be_visible()
    expect(page.get_by_text("too few").first).to_be_visible()
    assert "who=bots" in page.url
    other = visitor(DESK)
    other.goto(page.url)
    expect(other.get_by_text("5 finished games")).to_be_visible()
    expect(other.get_by_role("tab", name="By seat")).to_have_attribute("aria-selected", "true")
    page.go_back()
    expect(page.get_by_text("41 finished games")).to_be_visible()
    with page.expect_download() as loading:
        page.get_by_role("link", name="CSV").click()
    lines = loading.value.path().read_text(encoding="utf-8").splitlines()
    assert "hero,achilles,40,20,50.0,35.2,64.8,25.0" in lines


def test_my_record_is_mine(visitor: Visitor, counted: tuple[str, str], keep: Keep) -> None:
    address, token = counted
    page = visitor(PHONE, touch=True)
    page.goto(f"{address}/statistics/me")
    expect(page.get_by_role("link", name="Sign in").last).to_be_visible()
    page.context.add_cookies([{"name": "tyche-session", "value": token, "url": address}])
    page.goto(f"{address}/statistics/me")
    expect(page.get_by_role("row", name="Lords of Hellas").first).to_contain_text("41")
    expect(page.get_by_role("row", name="Berta")).to_contain_text("41")
    expect(page.get_by_text("provisional", exact=False).first).to_be_visible()
    assert page.evaluate("document.documentElement.scrollWidth") <= PHONE[0]
    # Nobody else sees the rating, until that is allowed.
    stranger = visitor(DESK)
    stranger.goto(f"{address}/statistics/hellas")
    expect(stranger.get_by_text("Nobody has a rating yet that others may see.")).to_be_visible()
    page.goto(f"{address}/account")
    page.get_by_label("Others may see my rating").check()
    expect(page.get_by_label("Others may see my rating")).to_be_checked()
    page.goto(f"{address}/statistics/me")
    expect(page.get_by_text("Others may see your rating.")).to_be_visible()
    keep(page)


@pytest.mark.parametrize("theme", ["light", "dark"])
def test_pages_of_statistics_are_accessible(visitor: Visitor, counted: tuple[str, str], theme: str, keep: Keep) -> None:
    address, token = counted
    page = visitor(PHONE if theme == "dark" else DESK, theme)
    page.context.add_cookies([{"name": "tyche-session", "value": token, "url": address}])
    for name, path in (("all", ""), ("hellas", "/hellas"), ("few", "/hellas?who=bots"), ("own", "/me")):
        page.goto(f"{address}/statistics{path}")
        expect(page.get_by_role("table").first).to_be_visible()
        page.wait_for_load_state("networkidle")
        open_way(page)
        keep(page, f"{name}-{theme}")
