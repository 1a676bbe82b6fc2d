"""Draw the client's PNG icons from its SVG icon, with a browser: python tools/icons.py [path of the browser]."""

from __future__ import annotations

import sys
from pathlib import Path
from typing import Final

from playwright.sync_api import sync_playwright

PUBLIC: Final = Path(__file__).resolve().parent.parent / "web" / "public"
SIZES: Final = (192, 512)


def main(browser: str | None) -> None:
    """One PNG for each size, beside the SVG."""
    drawing = (PUBLIC / "icon.svg").read_text(encoding="utf-8")
    with sync_playwright() as playwright:
        chromium = playwright.chromium.launch(executable_path=browser, args=["--no-sandbox"])
        for size in SIZES:
            page = chromium.new_page(viewport={"width": size, "height": size})
            page.set_content(f"<style>body{{margin:0}}svg{{width:{size}px;display:block}}</style>{drawing}")
            page.screenshot(path=PUBLIC / f"icon-{size}.png", omit_background=True)
        chromium.close()


if __name__ == "__main__":
    main(sys.argv[1] if len(sys.argv) > 1 else None)
