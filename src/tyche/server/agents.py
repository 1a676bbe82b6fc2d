"""What a browser calls itself, short enough to be recognised in a list."""

from typing import Final

BROWSERS: Final = (
    ("Firefox/", "Firefox"), ("Edg/", "Edge"), ("OPR/", "Opera"), ("SamsungBrowser/", "Samsung Internet"),
    ("Chrome/", "Chrome"), ("Safari/", "Safari"),
)  # fmt: skip
SYSTEMS: Final = (
    ("Android", "Android"), ("iPhone", "iPhone"), ("iPad", "iPad"), ("Windows", "Windows"), ("Mac OS X", "macOS"),
    ("CrOS", "ChromeOS"), ("Linux", "Linux"),
)  # fmt: skip
"""Marks in the header and what they mean; the first that is there counts."""


def agent_of(header: str) -> str:
    """Browser and system out of a ``User-Agent`` header; empty if it names neither."""
    found = [next((name for mark, name in known if mark in header), "") for known in (BROWSERS, SYSTEMS)]
    return ", ".join(part for part in found if part)
