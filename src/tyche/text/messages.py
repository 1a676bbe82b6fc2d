"""Sentences, labels and names for one reader of one game."""

from collections.abc import Iterable, Mapping
from typing import Final, NamedTuple, cast

from tyche.core.ask import Option
from tyche.core.game import Game
from tyche.text.catalogue import FALLBACK, Arguments, Catalogue, languages
from tyche.text.digest import digest
from tyche.text.references import SEAT, References

NOTHING = "none"
INSIDE = "inside"
WAITING = "waiting"
"""The attribute of a question that says what others wait for; the other attributes are labels of options."""


TELLING: Final = ("bonus", "effect", "ability", "power", "about")
"""The attributes in which games describe a thing, in the order in which they are read."""


class CardText(NamedTuple):
    """What is on a card; `when` says when it may be played, `cavalry` what the cavalry option changes."""

    title: str
    kind: str
    op: int
    effect: str
    when: str
    cavalry: str


class Messages:
    """Every word a person reads at a table of `game`; a missing message shows as its id in brackets."""

    def __init__(self, game: Game, language: str = FALLBACK) -> None:
        self.game = game
        self.language = language
        self.catalogue = Catalogue(game.folder, language)
        self.references = References(game)

    # What the engine says.

    def prompt(self, ask: Mapping[str, object]) -> str:
        """The sentence for a question, as `Table.ask_view` gives it."""
        return self._sentence(f"ask-{ask['topic']}", self._arguments(cast(Mapping[str, object], ask["facts"])))

    def waiting(self, ask: Mapping[str, object]) -> str:
        """What a question is about, for those who are not asked: names the matter and addresses nobody."""
        facts = self._arguments(cast(Mapping[str, object], ask["facts"]))
        return self._sentence(f"ask-{ask['topic']}", facts, WAITING)

    def option(self, option: Option, topic: str) -> str:
        """A short label for an option of a question."""
        verb = str(option[0])
        arguments = self._option_arguments(option)
        if self.catalogue.has(f"ask-{topic}", verb):
            return self._sentence(f"ask-{topic}", arguments, verb)
        return self._sentence(f"option-{verb}", arguments)

    def telling(self, told: Mapping[str, object]) -> str:
        """The sentence for an entry of the log, as `Game.told` gives it."""
        return self._sentence(f"telling-{told['id']}", self._arguments(cast(Mapping[str, object], told["facts"])))

    def digest(self, told: Iterable[Mapping[str, object]]) -> list[Mapping[str, object]]:
        """The entries of a log, with fewer of them: `telling` has a sentence for each."""
        return digest(told, self.references.merged)

    def remark(self, message: str, facts: Mapping[str, object]) -> str:
        """What to know about an option, as `Table.foresee` tells it; its facts may still be references."""
        spelled = {key: self.game.spell(key, value) for key, value in facts.items()}
        return self._sentence(f"foresee-{message}", self._arguments(spelled))

    def refusal(self, reason: str, facts: Mapping[str, object]) -> str:
        """Why something is not legal; the facts of a `Refusal` may still be references."""
        spelled = {key: self.game.spell(key, value) for key, value in facts.items()}
        return self._sentence(f"refusal-{reason.replace('.', '-')}", self._arguments(spelled))

    # Names.

    def name(self, kind: str, ident: str) -> str:
        """The name of a place, province, general, faction, card, royal, fleet, unit, table option, region, ..."""
        if kind == "area":
            return self.catalogue.text(*self._area(ident))
        return self.catalogue.text(self._name_id(kind, ident), {})

    def describe(self, kind: str, ident: str) -> str:
        """The line about something that has one, such as an option of the table; empty without."""
        return self._attribute(self._name_id(kind, ident), "about")

    def telling_of(self, kind: str, ident: str) -> str:
        """What a hero, an artifact, a general or another thing does, as its text says; empty for what has none."""
        found = [self._attribute(self._name_id(kind, ident), name) for name in TELLING]
        return " ".join([text for text in found if text])

    def units(self, units: Mapping[str, int], form: str = "") -> str:
        """Combat units by type: "2 mercenaries and 1 Loyal Macedonian"; or a form of that, such as another case."""
        present = {f"units-{kind}": {"number": number} for kind, number in units.items() if number}
        counted = [self._form(message, number, form) for message, number in present.items()]
        return self.listed(counted) if counted else self._form("units-none", {}, form)

    def card(self, ident: str) -> CardText:
        """All that is on a card."""
        record = self.references.cards.get(ident, {})
        message = self._name_id("card", ident)
        kind, points = str(record.get("kind", NOTHING)), int(record.get("op", 0))
        texts = [self._attribute(message, attribute) for attribute in ("effect", "when", "cavalry")]
        return CardText(self.name("card", ident), self.name("card-kind", kind), points, *texts)

    def ability(self, general: str) -> str:
        """What a general can do; empty for those without a special ability."""
        return self._attribute(f"general-{general}", "ability")

    # Anything else.

    def ui(self, ident: str, **arguments: object) -> str:
        """Any text by its id, such as those of the command line."""
        return self.catalogue.text(ident, {key: _plain(value) for key, value in arguments.items()})

    def has(self, ident: str) -> bool:
        """Whether there is a message of this id."""
        return self.catalogue.has(ident)

    @property
    def about(self) -> str:
        """What this game is and where it comes from."""
        return self.ui("about")

    def languages(self) -> list[str]:
        """The languages the game has texts in."""
        return languages(self.game.folder)

    def listed(self, items: list[str]) -> str:
        """ "a, b and c" """
        if not items:
            return self.catalogue.text("list-none", {})
        text = items[-1]
        for k, item in enumerate(reversed(items[:-1])):
            text = self.catalogue.text("list-more" if k else "list-two", {"first": item, "rest": text})
        return text

    # How facts become arguments of a message.

    def _sentence(self, ident: str, arguments: Arguments, attribute: str = "") -> str:
        """A text with a capital letter at its start, whatever name it begins with."""
        text = self.catalogue.text(ident, arguments, attribute)
        return text[:1].upper() + text[1:]

    def _form(self, ident: str, arguments: Arguments, form: str) -> str:
        """A form of a text where it has one, else the text itself."""
        return self.catalogue.text(ident, arguments, form if self.catalogue.has(ident, form) else "")

    def _attribute(self, ident: str, attribute: str) -> str:
        return self.catalogue.text(ident, {}, attribute) if self.catalogue.has(ident, attribute) else ""

    def _arguments(self, facts: Mapping[str, object]) -> dict[str, object]:
        arguments: dict[str, object] = {}
        for key, value in facts.items():
            arguments |= self._argument(key, self.references.kinds(key), value)
        return arguments

    def _argument(self, key: str, kinds: list[str], value: object) -> dict[str, object]:
        """A fact as ``$key``, ``$key-id`` and its forms; of several things the list and their number."""
        if kinds == ["units"] and isinstance(value, Mapping):
            forms = {f"{key}-{form}": self.units(value, form) for form in self.catalogue.attributes("units-none")}
            return {key: self.units(value), f"{key}-count": sum(value.values()), **forms}
        if isinstance(value, Mapping):
            items = [self._tally(kinds, str(ident), number) for ident, number in value.items()]
            return {key: self.listed(items), f"{key}-count": len(items)}
        if isinstance(value, (list, tuple)):
            return self._several(key, kinds, value)
        if not kinds:
            return {key: _plain(value)}
        return self._reference(key, kinds, NOTHING if value is None else str(value))

    def _several(self, key: str, kinds: list[str], values: Iterable[object]) -> dict[str, object]:
        """``$dice`` "3 and 5", ``$dice-count``; forms of names; of numbers ``$dice-sum``, ``$dice-1`` and so on."""
        found = list(values)
        parts = [self._argument(key, kinds, value) for value in found]
        arguments: dict[str, object] = {f"{key}-count": len(parts)}
        for form in parts[0] if parts else (key,):
            if all(isinstance(part.get(form), (str, int)) for part in parts):
                arguments.setdefault(form, self.listed([str(part[form]) for part in parts]))
        numbers = [value for value in found if isinstance(value, int)]
        if numbers:
            arguments |= {f"{key}-sum": sum(numbers), f"{key}-least": min(numbers)}
            arguments |= {f"{key}-{k}": number for k, number in enumerate(numbers, start=1)}
        return arguments

    def _tally(self, kinds: list[str], ident: str, number: object) -> str:
        name = self._reference("name", kinds, ident)["name"] if kinds else ident
        return self.catalogue.text("list-tally", {"name": name, "number": _plain(number)})

    def _reference(self, key: str, kinds: list[str], ident: str) -> dict[str, object]:
        """The name of something, its id, the kind it was found as, and all forms of the name."""
        kind = next((kind for kind in kinds if self._is_named(kind, ident)), kinds[0])
        message, arguments = self._area(ident) if kind == "area" else (self._name_id(kind, ident), {})
        found: dict[str, object] = {f"{key}-id": ident, f"{key}-kind": kind, f"{key}-count": 1}
        if key == SEAT and not self._is_named(kind, ident):  # somebody has given it a name of its own
            return {key: ident, **found}
        if ident == NOTHING and not self.catalogue.has(message):
            return {key: "", **found}
        name = self.catalogue.text(message, arguments)
        for form in self.catalogue.attributes(f"forms-{kind}"):
            found[f"{key}-{form}"] = self.catalogue.text(f"forms-{kind}", {"name": name}, form)
        for form in self.catalogue.attributes(message):
            found[f"{key}-{form}"] = self.catalogue.text(message, arguments, form)
        return {key: name, **found}

    def _is_named(self, kind: str, ident: str) -> bool:
        if kind == "area":
            kind, ident = "place", ident.partition("/")[0]
        return self.catalogue.has(self._name_id(kind, ident))

    def _name_id(self, kind: str, ident: str) -> str:
        """The message of a name; cards go by their title, since several can share it."""
        if kind == "card" and ident in self.references.cards:
            ident = str(self.references.cards[ident]["title"])
        return f"opt-{ident}" if kind == "option" else f"{kind}-{ident}"

    def _area(self, ident: str) -> tuple[str, dict[str, object]]:
        """The message and arguments of an area: "pella", "pella/inside", or one with a message of its own ("sea")."""
        if self.catalogue.has(f"area-{ident}"):
            return f"area-{ident}", {}
        place, _, within = ident.partition("/")
        return f"area-{within or 'outside'}", self._reference("place", ["place"], place)

    def _option_arguments(self, option: Option) -> dict[str, object]:
        """The arguments of an option by the variables and kinds its verb has in the game's references."""
        rest = list(option[1:])
        arguments: dict[str, object] = {}
        for variable, kinds in self.references.options.get(str(option[0]), []):
            if kinds == ["units"] and len(rest) > 1 and isinstance(rest[1], int):
                arguments |= self._argument(variable, kinds, {str(rest.pop(0)): rest.pop(0)})
            elif kinds == ["number"]:
                arguments[variable] = rest.pop(0) if rest else NOTHING
            elif kinds == ["where"]:
                arguments[variable] = rest.pop(0) if rest else "outside"
            else:
                ident = str(rest.pop(0)) if rest else NOTHING
                if kinds[0] == "area" and rest and rest[0] == INSIDE:
                    ident = f"{ident}/{rest.pop(0)}"
                arguments |= self._reference(variable, kinds, ident)
        return arguments


def _plain(value: object) -> object:
    """A value Fluent can show and select on."""
    if value is None:
        return NOTHING
    if isinstance(value, bool):
        return "yes" if value else "no"
    return value if isinstance(value, (int, float, str)) else str(value)
