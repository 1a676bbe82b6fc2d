"""Every question, option, refusal and entry of the log of Lords of Hellas has an English text and no other."""

import pytest

from tests.text.ftl import ids_with
from tests.text.scan import engine_reasons, scan, words_in
from tests.text.strict import unnamed, untold
from tyche.games.hellas import GAME
from tyche.games.hellas.rules.atlas import GOD_NAMES, LAND_NAMES, REGION_NAMES
from tyche.games.hellas.rules.components import (
    ACTION_NAMES,
    ARTIFACT_NAMES,
    ATTACK_NAMES,
    ATTRIBUTE_NAMES,
    BLESSING_NAMES,
    CARD_TITLE,
    COLOUR_NAMES,
    EVENTS,
    HERO_NAMES,
    MONSTER_NAMES,
    PLAYER_NAMES,
    QUEST_NAMES,
    SYMBOL_NAMES,
    TEMPLE_CARD_NAMES,
)

NAMES = {
    "place": REGION_NAMES,
    "province": LAND_NAMES,
    "god": GOD_NAMES,
    "faction": PLAYER_NAMES,
    "hero": HERO_NAMES,
    "monster": MONSTER_NAMES,
    "attribute": ATTRIBUTE_NAMES,
    "action": ACTION_NAMES,
    "symbol": SYMBOL_NAMES,
    "colour": COLOUR_NAMES,
    "card": CARD_TITLE,
    "attack": ATTACK_NAMES,
    "artifact": ARTIFACT_NAMES,
    "blessing": BLESSING_NAMES,
    "quest": QUEST_NAMES,
    "event": [event.id for event in EVENTS],
    "temple": TEMPLE_CARD_NAMES,
    "opt": [option.name for option in GAME.options],
}


@pytest.mark.parametrize("kind", NAMES)
def test_everything_has_a_name(kind: str) -> None:
    assert unnamed(GAME, kind, NAMES[kind]) == []


def test_every_telling_question_and_refusal_has_a_sentence_and_no_other() -> None:
    used = scan(GAME.folder)
    assert used.computed == set()
    assert ids_with(GAME, "telling-") == used.tellings
    assert ids_with(GAME, "ask-") == used.topics
    assert ids_with(GAME, "refusal-") == used.reasons | engine_reasons()


def test_no_label_is_left_over() -> None:
    assert ids_with(GAME, "option-") - words_in(GAME.folder) == set()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_games_are_told_without_fault(players: int) -> None:
    assert untold(GAME, players, None) == []
