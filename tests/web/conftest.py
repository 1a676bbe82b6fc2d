"""One built client and one server for all tests in a browser, and people who visit it."""

import re
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, ViewportSize, expect, sync_playwright

from tests.needs import missing
from tests.web.served import browser_path, built_client, running_server

SCREENSHOTS = Path(__file__).parents[2] / "build/screenshots"
PHONE, DESK = (390, 844), (1440, 900)
LONGEST_WAIT_MS = 20_000
"""Patience for a busy machine; nothing waits longer than it must."""

KNOWS_THE_SCREEN = (
    "try { localStorage['tyche-settings'] ??= '{\"toured\": true}' } catch { /* an empty page has none */ }"
)

Visitor = Callable[..., Page]
Keep = Callable[..., Path]


@pytest.fixture(scope="session")
def client(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The built client."""
    return built_client(tmp_path_factory.mktemp("client"))


@pytest.fixture(scope="session")
def address(client: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A running server."""
    with running_server(tmp_path_factory.mktemp("server"), client) as found:
        yield found


@pytest.fixture(scope="module")
def browser() -> Iterator[Browser]:
    """A browser. It goes with its module: while it is open no test of this process can run an event loop of its own."""
    expect.set_options(timeout=LONGEST_WAIT_MS)
    with sync_playwright() as playwright:
        found = _launched(playwright)
        yield found
        found.close()


def _launched(playwright: Playwright) -> Browser:
    try:
        return playwright.chromium.launch(executable_path=browser_path(), args=["--no-sandbox"])
    except Error as error:
        missing(f"no browser: install chromium ({error.message.splitlines()[0]})")


@pytest.fixture
def visitor(browser: Browser) -> Iterator[Visitor]:
    """Makes somebody new; nobody's page may have complained in the end."""
    complaints: list[str] = []
    contexts: list[BrowserContext] = []

    def arrive(
        size: tuple[int, int], theme: str = "light", language: str = "en-GB", touch: bool = False, new: bool = False
    ) -> Page:
        """A page; `new` is somebody whom the screen of a table was never explained to."""
        width, height = size
        context = browser.new_context(
            viewport=ViewportSize(width=width, height=height),
            color_scheme="dark" if theme == "dark" else "light",
            locale=language,
            service_workers="block",
            reduced_motion="reduce",
            has_touch=touch,
            is_mobile=touch,
        )
        context.set_default_timeout(LONGEST_WAIT_MS)
        if not new:
            context.add_init_script(KNOWS_THE_SCREEN)
        context.on("page", lambda page: page.on("pageerror", lambda error: complaints.append(_told(page, error))))
        contexts.append(context)
        return context.new_page()

    yield arrive
    for context in contexts:
        context.close()
    assert complaints == []


def _told(page: Page, error: Error) -> str:
    return f"{page.url}: {error.stack or error}"


@pytest.fixture
def keep(request: pytest.FixtureRequest) -> Keep:
    """Keeps a screenshot to look at, under the name of the test."""
    name = re.sub(r"[^\w-]+", "-", request.node.name.removeprefix("test_")).strip("-")

    def shoot(page: Page, moment: str = "") -> Path:
        path = SCREENSHOTS / f"{name}{'-' if moment else ''}{moment}.png"
        page.screenshot(path=path)
        return path

    return shoot
