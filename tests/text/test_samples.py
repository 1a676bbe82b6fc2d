"""Every message with made-up facts: in no language does one ask for a form or a fact that does not exist."""

from collections.abc import Iterator

import pytest
from fluent.syntax import ast as fluent

from tests.text.ftl import messages_of, variables
from tests.text.strict import StrictCatalogue, strict_messages
from tests.text.test_languages import GAMES, NAMED, SENTENCES, WHOLE
from tyche.core.ask import Option
from tyche.core.game import Game
from tyche.text import Messages
from tyche.text.catalogue import FALLBACK
from tyche.text.messages import NOTHING, WAITING

TARGETS = {"hemlock": "royal", "pact": "faction", "contempt": "general"}
"""What the questions that do not ask for an area let their player choose."""
TO_CHOOSE = "target"
LEAST, MANY = 1, [3, 5]


class Sampler:
    """Facts and options for the messages of one game, with a name of every kind."""

    def __init__(self, game: Game, messages: Messages) -> None:
        self.references = messages.references
        self.names: dict[str, str] = {}
        for ident in messages_of(game):
            for kind in self.kinds():
                name = ident.removeprefix(f"{kind}-")
                if name not in (ident, NOTHING) and not ident.startswith(SENTENCES):
                    self.names[kind] = name
        self.names["area"] = f"{self.names['place']}/inside"
        self.names |= {"card": next(iter(self.references.cards), "")}

    def kinds(self) -> set[str]:
        """Whatever facts and the arguments of options can refer to."""
        found = {kind for kinds in self.references.facts.values() for kind in kinds}
        return found | {kind for parts in self.references.options.values() for _, kinds in parts for kind in kinds}

    def facts(self, message: fluent.Message) -> Iterator[dict[str, object]]:
        """Facts for a message: what can be of several kinds is of each of them in turn."""
        wanted = variables(message)
        for turn in range(max(len(kinds) for kinds in self.references.facts.values())):
            found: dict[str, object] = {}
            for name in {variable.partition("-")[0] for variable in wanted}:
                kinds = self.references.kinds(name)
                found[name] = self.value(kinds, turn) if kinds else self.number(name, wanted)
            yield found

    def value(self, kinds: list[str], turn: int) -> object:
        """Something of one of these kinds."""
        kind = kinds[turn % len(kinds)]
        return {self.names["units"]: LEAST} if kind == "units" else self.names[kind]

    def number(self, name: str, wanted: set[str]) -> object:
        """A number; several where a message reckons with them one by one."""
        return MANY if any(variable.startswith(f"{name}-") for variable in wanted) else LEAST

    def options(self, verb: str, only: str = "") -> Iterator[Option]:
        """Options of a verb, with the kinds of its arguments in turn; of this kind `only`, if they can be."""
        parts = self.references.options.get(verb, [])
        for turn in range(max([1, *(len(kinds) for _, kinds in parts)])):
            option: list[str | int] = [verb]
            for _, kinds in parts:
                option += self.argument([only] if only in kinds else kinds, turn)
            yield tuple(option)

    def argument(self, kinds: list[str], turn: int) -> list[str | int]:
        """One argument of an option."""
        kind = kinds[turn % len(kinds)]
        if kind == "units":
            return [self.names["units"], LEAST]
        if kind in ("number", "where"):
            return [LEAST] if kind == "number" else ["inside"]
        return list(self.names[kind].split("/"))


@pytest.fixture(
    scope="module",
    params=[(game, language) for game in GAMES for language in [FALLBACK, *WHOLE, *NAMED]],
    ids=lambda pair: f"{pair[0].name}-{pair[1]}",
)
def strict(request: pytest.FixtureRequest) -> tuple[Game, Messages, StrictCatalogue]:
    game, language = request.param
    return (game, *strict_messages(game, language))


def faults(catalogue: StrictCatalogue) -> list[str]:
    """What is wrong with the texts; that some are English is right for a language that has the names only."""
    whole = catalogue.language not in NAMED
    return sorted(fault for fault in catalogue.faults if whole or not fault.endswith(": missing"))


def test_sentences_find_all_they_ask_for(strict: tuple[Game, Messages, StrictCatalogue]) -> None:
    game, messages, catalogue = strict
    sampler = Sampler(game, messages)
    for ident, message in (messages_of(game) | messages_of(game, messages.language)).items():
        kind, _, name = ident.partition("-")
        for facts in sampler.facts(message):
            if kind == "telling":
                messages.telling({"id": name, "facts": facts})
            elif kind == "ask":
                messages.prompt({"topic": name, "facts": facts})
                messages.waiting({"topic": name, "facts": facts})
            elif kind == "refusal":
                messages.refusal(name, facts)
            elif kind == "foresee":
                messages.remark(name, facts)
    assert faults(catalogue) == []


def test_labels_find_all_they_ask_for(strict: tuple[Game, Messages, StrictCatalogue]) -> None:
    game, messages, catalogue = strict
    sampler = Sampler(game, messages)
    for ident, message in (messages_of(game) | messages_of(game, messages.language)).items():
        kind, _, name = ident.partition("-")
        if kind == "option":
            for option in sampler.options(name):
                messages.option(option, "")
        elif kind == "ask":
            for attribute in (one for one in message.attributes if one.id.name != WAITING):
                only = TARGETS.get(name, "area") if attribute.id.name == TO_CHOOSE else ""
                for option in sampler.options(attribute.id.name, only):
                    messages.option(option, name)
    assert faults(catalogue) == []
