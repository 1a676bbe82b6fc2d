"""Every question, option, refusal and entry of the log of Scharz has an English text, and every text is used."""

import random

import pytest

from tests.text.ftl import ids_with
from tests.text.scan import Used, scan, words_in
from tests.text.strict import unnamed, untold
from tyche.core.table import open_table
from tyche.games.scharz import GAME
from tyche.games.scharz.data import MAPS
from tyche.games.scharz.rules.atlas import CLIMATES, atlas_of
from tyche.games.scharz.rules.components import (
    BUILDING_NAMES,
    COMMAND_NAMES,
    HERD_NAMES,
    ROME,
    SEASON_NAMES,
    SEAT_NAMES,
    TYPE_NAMES,
)
from tyche.games.scharz.rules.diplomacy.pacts import TREATY_NAMES
from tyche.games.scharz.rules.diplomacy.treaties import LEAST
from tyche.games.scharz.rules.units import KIND_ID
from tyche.games.scharz.rules.victory import NAMES as VICTORIES
from tyche.study.fuzz import random_decision

DEALS = {"buy-grain", "sell-grain", "buy-fish", "buy-herd", "sell-herd", "slaughter"}
CHANGES = {"unit-upgrade", "unit-degrade", "unit-train", "unit-sell"}
MOVES = {"marched", "boarded", "landed", "sailed", "ferried"}
"""What is told with a computed id: deals in goods, changes of units, moves."""
SUBPHASES = {"units", "special", "retreat", "winter", "rivers"}
"""Questions that are asked by the name of the subphase, or of whose dice they are."""
REASONS_OF_VERBS = {"malformed", "must-choose", "not-now", "not-offered", "not-yours", "unknown-name"}
"""What the engine says of words that do not fit the question."""
ENGINE_WORDS = {"pass", "done", "yes", "no"}
NAMES = {
    "place": [name for one in MAPS for name in atlas_of(one, 12).names],
    "people": [*[name for one in MAPS for name in atlas_of(one, 12).factions], ROME],
    "faction": SEAT_NAMES,
    "unit": list(KIND_ID),
    "units": list(KIND_ID),
    "type": TYPE_NAMES,
    "herd": HERD_NAMES,
    "building": BUILDING_NAMES[1:],
    "level": COMMAND_NAMES,
    "season": SEASON_NAMES,
    "treaty": TREATY_NAMES[1:],
    "terms": list(LEAST),
    "victory": [*VICTORIES[1:], "sovereignty", "significance", "last"],
    "zone": [*CLIMATES, "seas"],
    "opt": [option.name for option in GAME.options],
}


@pytest.fixture(scope="module")
def used() -> Used:
    found = scan(GAME.folder)
    assert found.computed == {"rules/move/subphases.py:cycle", "rules/trade/market.py:market_step"}
    found.tellings = found.tellings - {"unit-"} | DEALS | CHANGES | MOVES
    found.topics |= SUBPHASES
    return found


def test_the_log_has_a_sentence_for_everything_told_and_no_other(used: Used) -> None:
    assert ids_with(GAME, "telling-") == used.tellings


def test_every_question_has_a_sentence_and_no_other(used: Used) -> None:
    assert ids_with(GAME, "ask-") == used.topics


def test_every_refusal_has_a_sentence_and_no_other(used: Used) -> None:
    assert ids_with(GAME, "refusal-") == used.reasons | REASONS_OF_VERBS


def test_no_label_is_left_over() -> None:
    assert ids_with(GAME, "option-") - words_in(GAME.folder) - set(GAME.verbs.named) == set()


def test_every_verb_that_may_be_explained_has_a_label() -> None:
    assert {*GAME.verbs.named, *verbs_of_a_game()} - ENGINE_WORDS <= ids_with(GAME, "option-")


def verbs_of_a_game() -> set[str]:
    """The verbs that a long game in the richest mode offers."""
    rng = random.Random(3)
    table = open_table(GAME, 6, {"mode": "red", "map": "orient"}, None, rng.randbytes(32), log=False)
    verbs: set[str] = set()
    while not table.over and len(table.decisions) < 3000:
        for seat in table.awaited():
            verbs |= {str(option[0]) for option in table.options(seat)}
        table.choose(*random_decision(table, rng))
    return verbs


@pytest.mark.parametrize("kind", NAMES)
def test_everything_has_a_name(kind: str) -> None:
    assert unnamed(GAME, kind, NAMES[kind]) == []


@pytest.mark.parametrize(
    ("players", "mode", "field"), [(2, "first", "italia"), (4, "green", "huns"), (8, "red", "taifas")]
)
def test_random_games_are_told_without_fault(players: int, mode: str, field: str) -> None:
    assert untold(GAME, players, {"mode": mode, "map": field}) == []
