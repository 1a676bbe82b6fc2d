"""Other languages than English: nothing unknown, nothing forgotten, and names in the right form."""

import pytest

from tests.text.test_ids import COMPLETE, NAMES, all_messages
from tyche.games.successors import GAME
from tyche.text import Messages
from tyche.text.catalogue import FALLBACK

NAMED = ["cs", "pl"]
"""Languages that have the names of the components; their sentences are the English ones."""
OTHERS = [language for language in COMPLETE if language != FALLBACK]
FORMS = "forms-"
WHOLE = ("ask-", "card-", "opt-")
"""Messages whose attributes are texts; those of others are forms, which every language has its own of."""

GERMAN = Messages(GAME, "de")


def told(ident: str, **facts: object) -> str:
    return GERMAN.telling({"id": ident, "facts": facts})


@pytest.mark.parametrize("language", OTHERS + NAMED)
def test_no_message_is_unknown(language: str) -> None:
    unknown = all_messages(language).keys() - all_messages().keys()
    assert {ident for ident in unknown if not ident.startswith(FORMS)} == set()


@pytest.mark.parametrize("language", OTHERS)
def test_no_message_is_missing(language: str) -> None:
    assert all_messages().keys() - all_messages(language).keys() == set()


@pytest.mark.parametrize("language", OTHERS)
def test_no_text_of_a_message_is_missing(language: str) -> None:
    messages = all_messages(language)
    for ident, message in all_messages().items():
        if ident.startswith(WHOLE):
            here = {attribute.id.name for attribute in messages[ident].attributes}
            assert here == {attribute.id.name for attribute in message.attributes}, ident


@pytest.mark.parametrize("language", OTHERS)
def test_abilities_are_translated(language: str) -> None:
    here, english = Messages(GAME, language), Messages(GAME)
    for general in NAMES["general"]:
        ability = english.ability(general)
        assert not ability or here.ability(general) != ability, general


@pytest.mark.parametrize("language", NAMED)
@pytest.mark.parametrize("kind", sorted(NAMES.keys() - {"use"}))
def test_all_components_have_a_name(language: str, kind: str) -> None:
    messages = all_messages(language)
    assert [ident for ident in NAMES[kind] if f"{kind}-{ident}" not in messages] == []


@pytest.mark.parametrize("language", NAMED)
def test_partly_translated_texts_are_readable(language: str) -> None:
    """English sentences with names of the language."""
    messages = Messages(GAME, language)
    sentence = messages.telling({"id": "player-turn", "facts": {"faction": "red"}})
    assert sentence == f"{messages.name('faction', 'red')} takes a turn."
    placed = {"faction": "red", "area": "pella/inside", "units": {"mercenary": 1}}
    assert "[" not in messages.telling({"id": "units-placed", "facts": placed})


@pytest.mark.parametrize(
    ("units", "text"),
    [
        ({"loyal": 1}, "Rot platziert 1 Loyalen Makedonen in Pella."),
        ({"elephant": 1, "mercenary": 2}, "Rot platziert 1 Elefanten und 2 Söldner in Pella."),
    ],
)
def test_german_units_are_declined(units: dict[str, int], text: str) -> None:
    assert told("units-placed", faction="red", area="pella", units=units) == text


def test_german_places_know_where_and_whither() -> None:
    facts = {"faction": "red", "general": "eumenes", "units": {"mercenary": 2, "royal": 2}}
    assert told("moved", place="pella", **facts) == (
        "Eumenes (Rot) zieht mit 2 Söldnern und 2 Verbänden der Königlichen Armee nach Pella."
    )
    assert told("moved", place=["tp_zagros", "opis"], **facts).endswith("zum Transitpunkt Zagros und nach Opis.")
    assert told("left-royal", faction="red", area="lesbos", royal="cart") == (
        "Rot lässt den Begräbniswagen auf Lesbos zurück."
    )


def test_german_independents_are_declined() -> None:
    facts = {"winner": "red", "units": {"mercenary": 1}, "area": "pella/inside"}
    assert told("units-defect", faction="independent", **facts) == (
        "1 Söldner von der Unabhängigen Fraktion wechselt innerhalb von Pella zu Rot."
    )
