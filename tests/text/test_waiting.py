"""What those read who are not asked: every question names its matter for them, and addresses nobody."""

import re

import pytest
from fluent.syntax import ast as fluent

from tests.text.ftl import messages_of, texts
from tests.text.test_languages import GAMES, NAMED, WHOLE
from tyche.core.game import Game
from tyche.text.catalogue import FALLBACK
from tyche.text.messages import WAITING

ADDRESSES = {
    "en": r"\b(?i:you|your|yours|yourself)\b",
    "de": r"\b(?i:du|dich|dir|dein(?:e[mnrs]?)?|euch|euer|eure[mnrs]?)\b|\bSie\b|\bIhr(?:e[mnrs]?|en)?\b",
    "cs": r"\b(?i:ty|tebe|tobě|tě|ti|[ts]v(?:ůj|á|é|ého|ému|ém|ou|oji|ých|ým|ými|oje))\b",
    "pl": r"\b(?i:ty|ciebie|cię|tobie|ci|[ts]w(?:ój|oja|oje|oi|ojej|ojego|ojemu|oich|oim|oją))\b",
}

cases = pytest.mark.parametrize(
    ("game", "language"),
    [(game, language) for game in GAMES for language in [FALLBACK, *WHOLE, *NAMED]],
    ids=lambda value: value if isinstance(value, str) else value.name,
)


def written(pattern: fluent.Pattern) -> str:
    """The words of a text without its variables."""
    return " ".join(part.value for part in pattern.elements if isinstance(part, fluent.TextElement))


@cases
def test_whoever_waits_is_not_addressed(game: Game, language: str) -> None:
    for ident, message in messages_of(game, language).items():
        if ident.startswith("ask-"):
            said = written(dict(texts(message))[WAITING])
            assert not re.search(ADDRESSES[language], said), f"{ident}: {said}"
            assert not said.rstrip().endswith(("?", ".", "!")), f"{ident} asks or orders: {said}"


@pytest.mark.parametrize(
    ("language", "said"), [("en", "Your turn"), ("de", "Stelle deine Figuren auf"), ("pl", "twoje wsie")]
)
def test_addressing_is_noticed(language: str, said: str) -> None:
    assert re.search(ADDRESSES[language], said)
