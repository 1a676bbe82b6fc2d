"""Whatever a bot's judgement speaks of has a word in every language."""

import pytest

from tyche.bots.value import description_of
from tyche.core.game import games
from tyche.text import Messages
from tyche.text.catalogue import languages


@pytest.mark.parametrize("name", sorted(games()))
def test_every_reason_has_a_word(name: str) -> None:
    game = games()[name]
    for language in languages(game.folder):
        words = Messages(game, language)
        missing = [one.name for one in description_of(name).features if not words.has(f"reason-{one.name}")]
        assert missing == [], language
