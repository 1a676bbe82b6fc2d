"""What bars somebody's way on a page, in both themes."""

from axe_playwright_python.sync_playwright import Axe  # type: ignore[import-untyped]
from playwright.sync_api import Page

OVERFLOW = "document.documentElement.scrollWidth - document.documentElement.clientWidth"


def barriers(page: Page) -> list[str]:
    """What axe finds to be a barrier."""
    found = Axe().run(page).response["violations"]
    return [f"{rule['id']}: {node['html'][:200]}" for rule in found for node in rule["nodes"][:3]]


def open_way(page: Page) -> None:
    """Nothing bars the way, light or dark, and nothing lies beyond the edge. The theme stays as it was."""
    first = page.evaluate("matchMedia('(prefers-color-scheme: dark)').matches")
    for dark in (not first, first):
        page.emulate_media(color_scheme="dark" if dark else "light")
        page.wait_for_function("dark => matchMedia('(prefers-color-scheme: dark)').matches === dark", arg=dark)
        found = barriers(page)
        assert not found, found
    beyond = page.evaluate(OVERFLOW)
    assert beyond <= 0, beyond
