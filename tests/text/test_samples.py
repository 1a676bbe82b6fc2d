"""Every message with made-up facts: in no language does one ask for a form or a fact that does not exist."""

from collections.abc import Mapping

import pytest

from tests.text.strict import StrictCatalogue, strict_messages
from tests.text.test_ids import COMPLETE, all_messages
from tyche.core.ask import Option
from tyche.games.successors import GAME
from tyche.text import Messages

NAMED: Mapping[str, object] = {
    "area": "pella/inside",
    "card": "15",
    "faction": "independent",
    "fleet": "karia",
    "general": "eumenes",
    "number": 3,
    "place": "tp_zagros",
    "province": "media",
    "royal": "cart",
    "unit": "loyal",
    "use": "march",
}
"""A name of each kind."""
UNITS = {"mercenary": 1, "elephant": 2}
PLAIN: Mapping[str, object] = {
    "dice": [3, 5],
    "kind": "regency",
    "name": "atlantis",
    "rolls": {"red": 3, "blue": 5},
    "success": True,
    "killed": False,
    "back": False,
}
NUMBERS = (
    "against already bonus cards dealt die elephants first left legitimacy living losses lost modifier need needed"
)
MORE_NUMBERS = "points rating roll round score second strength troops turn was"


def facts(messages: Messages) -> dict[str, object]:
    """A value for every fact there is."""
    found: dict[str, object] = dict.fromkeys(f"{NUMBERS} {MORE_NUMBERS}".split(), 2)
    for fact, kinds in messages.references.facts.items():
        found[fact] = UNITS if kinds == ["units"] else NAMED[kinds[0]]
    return {**found, **PLAIN}


def sample(messages: Messages, verb: str, kind: str) -> Option:
    """An option of a verb; what can be of several kinds is of this one, if it can."""
    option: list[str | int] = [verb]
    for _, kinds in messages.references.options.get(verb, []):
        if kinds == ["units"]:
            option += ["loyal", 1]
        elif kinds == ["where"]:
            option.append("inside")
        else:
            named = NAMED[kind if kind in kinds else kinds[0]]
            option += named.split("/") if isinstance(named, str) else [3]
    return tuple(option)


@pytest.fixture(scope="module", params=COMPLETE)
def strict(request: pytest.FixtureRequest) -> tuple[Messages, StrictCatalogue]:
    return strict_messages(GAME, str(request.param))


def test_sentences_find_all_they_ask_for(strict: tuple[Messages, StrictCatalogue]) -> None:
    messages, catalogue = strict
    known = facts(messages)
    for ident in all_messages(messages.language):
        kind, _, name = ident.partition("-")
        if kind == "telling":
            messages.telling({"id": name, "facts": known})
        elif kind == "ask":
            messages.prompt({"topic": name, "facts": known})
        elif kind == "refusal":
            messages.refusal(name, known)
    assert not catalogue.faults


TARGETS = {"hemlock": "royal", "pact": "faction", "contempt": "general"}
"""What the questions that do not ask for an area let their player choose."""


def test_labels_find_all_they_ask_for(strict: tuple[Messages, StrictCatalogue]) -> None:
    messages, catalogue = strict
    for ident, message in all_messages(messages.language).items():
        kind, _, name = ident.partition("-")
        if kind == "option":
            messages.option(sample(messages, name, ""), "")
        elif kind == "ask":
            for attribute in message.attributes:
                messages.option(sample(messages, attribute.id.name, TARGETS.get(name, "area")), name)
    assert not catalogue.faults
