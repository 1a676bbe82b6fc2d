"""Every id that the rules of Successors use has an English text, and every text is used."""

from pathlib import Path

import pytest
from fluent.syntax import ast as fluent

from tests.text.ftl import messages_of
from tests.text.scan import Used, scan
from tyche.core.run import MALFORMED, NOT_YOURS, OVER
from tyche.core.table import NOTHING_TO_UNDO, TOO_FAR
from tyche.games.successors import GAME
from tyche.games.successors.rules.atlas import (
    FLEET_NAMES,
    PLACE_NAMES,
    PLACE_TITLES,
    PROVINCE_NAMES,
    PROVINCE_TITLES,
    REGION_NAMES,
    TRANSITS,
)
from tyche.games.successors.rules.components import (
    CARD_KINDS,
    CARD_TITLE,
    CU_NAMES,
    FACTION_NAMES,
    GENERAL_NAMES,
    GENERAL_TITLES,
    MAJOR_NAMES,
    ROYAL_NAMES,
)
from tyche.games.successors.rules.kinds import USES
from tyche.text import Messages
from tyche.text.catalogue import FALLBACK
from tyche.text.messages import WAITING

SHIFTS = {"go-inside", "go-outside", "general-inside", "general-outside", "royal-inside", "royal-outside"}
COMPUTED = {
    "rules/movement/land.py:shift": SHIFTS,
    "rules/movement/initiative.py:roll_initiative": {"interception", "avoid-battle"},
}
ABOUT_TABLES = {"branched", "from-example", "rules-changed"}
"""What the server tells at tables of every game, beside all that is called table-..."""
ENGINE_REASONS = {MALFORMED, NOT_YOURS, NOTHING_TO_UNDO, OVER, TOO_FAR}
VERB_REASONS = {"must-choose", "unknown-name", "not-yours", "not-now", "malformed", "not-offered"}
"""What `Verbs.explain` answers before a guard is asked."""
EVERYWHERE = {"pass", "done", "yes", "no"}
VERBS = {verb.name for verb in GAME.verbs.all}
SOURCES = Path(__file__).resolve().parents[2] / "src/tyche/games/successors"
COMPLETE = [FALLBACK, "de"]

NAMES = {
    "place": PLACE_NAMES,
    "province": PROVINCE_NAMES,
    "region": REGION_NAMES,
    "general": GENERAL_NAMES,
    "faction": [*FACTION_NAMES, "independent", "none"],
    "card": CARD_TITLE,
    "card-kind": CARD_KINDS,
    "royal": ROYAL_NAMES,
    "fleet": FLEET_NAMES,
    "unit": CU_NAMES,
    "units": [*CU_NAMES, "none"],
    "use": list(USES),
    "opt": [option.name for option in GAME.options],
}


@pytest.fixture(scope="module")
def used() -> Used:
    found = scan(SOURCES)
    for where, ids in COMPUTED.items():
        assert where in found.computed, f"{where} tells plain ids now"
        found.tellings |= ids
    assert found.computed == set(COMPUTED)
    return found


def all_messages(language: str = FALLBACK) -> dict[str, fluent.Message]:
    return messages_of(GAME, language)


def ids_with(prefix: str) -> set[str]:
    return {name.removeprefix(prefix) for name in all_messages() if name.startswith(prefix)}


def variables(message: fluent.Message) -> set[str]:
    """The facts a message needs; it may ask for others in a selector whose default is the variant `missing`."""
    found: set[str] = set()
    pending: list[object] = [message.value]
    while pending:
        node = pending.pop()
        if isinstance(node, fluent.VariableReference):
            found.add(fact_of(node))
        elif isinstance(node, fluent.SelectExpression) and (optional := optional_fact(node)):
            for variant in node.variants:
                inner = variables(fluent.Message(message.id, variant.value))
                found |= inner if variant.default else inner - {optional}
        elif isinstance(node, fluent.BaseNode):
            pending += vars(node).values()
        elif isinstance(node, list):
            pending += node
    return found


def fact_of(variable: fluent.VariableReference) -> str:
    return str(variable.id.name.partition("-")[0])


def optional_fact(select: fluent.SelectExpression) -> str:
    """The fact a selector asks for only if it is there; empty for other selectors."""
    default = next(variant.key for variant in select.variants if variant.default)
    if not isinstance(default, fluent.Identifier) or default.name != "missing":
        return ""
    assert isinstance(select.selector, fluent.VariableReference)
    return fact_of(select.selector)


def test_every_telling_has_a_sentence(used: Used) -> None:
    told = {name for name in ids_with("telling-") if not name.startswith("table-")}
    assert told == used.tellings | ABOUT_TABLES


def test_every_question_has_a_sentence(used: Used) -> None:
    assert ids_with("ask-") == used.topics
    assert set(GAME.verbs.topics()) <= used.topics


def test_every_option_has_a_label(used: Used) -> None:
    assert ids_with("option-") == VERBS | EVERYWHERE


def test_every_option_that_is_written_out_has_a_verb(used: Used) -> None:
    assert used.verbs <= VERBS | EVERYWHERE
    assert len(used.verbs) > 60


def test_every_refusal_has_a_reason(used: Used) -> None:
    assert ids_with("refusal-") == used.reasons | VERB_REASONS | {reason.replace(".", "-") for reason in ENGINE_REASONS}


@pytest.mark.parametrize("language", COMPLETE)
def test_sentences_speak_only_of_facts_they_are_given(used: Used, language: str) -> None:
    messages = all_messages(language)
    for ident, facts in used.facts.items():
        assert variables(messages[ident]) <= facts, ident


def test_labels_of_questions_are_those_of_verbs() -> None:
    for name, message in all_messages().items():
        if name.startswith("ask-"):
            labels = {attribute.id.name for attribute in message.attributes} - {WAITING}
            assert labels <= VERBS | EVERYWHERE, name


@pytest.mark.parametrize("kind", NAMES)
def test_everything_has_a_name(kind: str) -> None:
    assert set(NAMES[kind]) <= ids_with(f"{kind}-")


def test_every_card_says_what_it_does_and_surprise_cards_when() -> None:
    messages = Messages(GAME)
    for ident in messages.references.cards:
        card = messages.card(ident)
        assert card.effect, card.title
        assert card.when or card.kind != "Surprise", card.title
        assert "[" not in card.title + card.kind


def test_there_are_no_cards_too_many() -> None:
    kinds = {f"kind-{kind}" for kind in [*CARD_KINDS, "none"]}
    assert ids_with("card-") == set(CARD_TITLE) | kinds


def test_names_are_spelled_as_in_the_data() -> None:
    messages = Messages(GAME)
    for k, ident in enumerate(PLACE_NAMES):
        name = messages.name("place", ident)
        assert name == (f"the {PLACE_TITLES[k]} transit point" if TRANSITS >> k & 1 else PLACE_TITLES[k])
    for ident, title in zip(PROVINCE_NAMES, PROVINCE_TITLES, strict=True):
        assert messages.name("province", ident) == title
    for ident, title in zip(GENERAL_NAMES, GENERAL_TITLES, strict=True):
        assert messages.name("general", ident) == title


def test_major_generals_have_an_ability_and_others_none() -> None:
    messages = Messages(GAME)
    assert [name for name in GENERAL_NAMES if messages.ability(name)] == MAJOR_NAMES


def test_every_option_of_the_table_is_described() -> None:
    messages = Messages(GAME)
    for option in GAME.options:
        assert messages.describe("option", option.name).endswith("."), option.name
