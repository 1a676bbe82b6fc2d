"""The words of the command line itself, which are needed before a game is chosen: help texts."""

import os
from functools import cache

from tyche.text.catalogue import ENGINE, FALLBACK, Catalogue

LANGUAGE = os.environ.get("TYCHE_LANGUAGE", FALLBACK)


@cache
def _catalogue() -> Catalogue:
    return Catalogue(ENGINE.parent, LANGUAGE)


def text(ident: str, **arguments: object) -> str:
    """A text that belongs to no game."""
    return _catalogue().text(ident, arguments)


def help_of(command: str) -> str:
    """The help of a command, with its examples in lines of their own."""
    return f"{text(f'cli-{command}-help')}\n\n\b\n{text(f'cli-{command}-examples')}"
