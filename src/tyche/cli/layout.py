"""The board description of a game and its words, as the terminal uses them. It knows no game by name."""

from collections.abc import Mapping
from typing import Any, TypeAlias

from rich.style import Style
from rich.text import Text

from tyche.core.game import Game, Setup
from tyche.text import Messages

Plain: TypeAlias = Mapping[str, Any]

SHORT = 3


class Layout:
    """What is drawn where, and how it is called."""

    def __init__(self, game: Game, setup: Setup, messages: Messages) -> None:
        self.board: dict[str, Any] = dict(game.board(setup))
        self.messages = messages
        self.game = game.name
        self.colours: dict[str, str] = {faction["id"]: faction["colour"] for faction in self.board.get("factions", [])}
        self.kinds: dict[str, list[str]] = self.board.get("kinds", {})
        self.symbols: dict[str, str] = self.board.get("symbols", {})
        self.known: dict[str, tuple[str, str]] = self._known_names()
        self.called: dict[str, list[str]] = self._called_verbs()
        self.taking: dict[str, list[str]] = self._taking_verbs()

    def _known_names(self) -> dict[str, tuple[str, str]]:
        """What a person may type for something: its id, and its name in the reader's language."""
        found: dict[str, tuple[str, str]] = {}
        for kind, idents in self.kinds.items():
            for ident in idents:
                for written in (self.name(kind, ident), ident, ident.replace("_", " ")):
                    found.setdefault(written.casefold(), (kind, ident))
        return found

    def _called_verbs(self) -> dict[str, list[str]]:
        """The verbs a person may mean by a word: the verb itself first, then those whose label begins with it."""
        verbs = list(self.messages.references.options)
        found = {verb: [verb] for verb in verbs}
        for verb in verbs:
            label = self.messages.option((verb,), "").casefold().split() if self.messages.has(f"option-{verb}") else []
            if label and verb not in found.setdefault(label[0], []):
                found[label[0]].append(verb)
        return found

    def _taking_verbs(self) -> dict[str, list[str]]:
        """The verbs that take a name of a kind as their first argument; an area goes by its place."""
        found: dict[str, list[str]] = {}
        for verb, parts in self.messages.references.options.items():
            for kind in parts[0][1] if parts else ():
                found.setdefault("place" if kind == "area" else kind, []).append(verb)
        return found

    # Words.

    def ui(self, ident: str, **arguments: object) -> str:
        """A text of the command line."""
        return self.messages.ui(ident, **arguments)

    def label(self, *parts: str) -> str:
        """The game's word for a field, value, source, mark or effect; without one the bare word."""
        ident = "-".join(["board", *parts]).replace("_", "-")
        return self.messages.ui(ident) if self.messages.has(ident) else parts[-1].replace("_", " ").replace("-", " ")

    def overlay(self, name: str) -> str:
        """The game's word for something that can be laid over the map; without one the bare word."""
        ident = f"overlay-{name}"
        return self.messages.ui(ident) if self.messages.has(ident) else name

    def name(self, kind: str, ident: str) -> str:
        """The name of a thing; without one its id."""
        if kind in self.kinds or self.messages.has(f"{kind}-{ident}"):
            return self.messages.name(kind, ident)
        return ident

    @property
    def title(self) -> str:
        """The name of the game, as its own description begins; without one its id."""
        name, colon, _ = self.messages.about.strip().partition(":")
        return name if colon else self.game.capitalize()

    @property
    def counts_provinces(self) -> bool:
        """Whether the provinces are worth different numbers of points."""
        return len({province.get("vp") for province in self.board.get("provinces", {}).values()}) > 1

    def map_legend(self) -> str:
        """What the summary of the map shows: in the game's own words where it has some."""
        return self.ui("board-map-legend" if self.messages.has("board-map-legend") else "cli-map-legend")

    def value(self, field: str, kind: str, value: object) -> str:
        """A value of a view as a word."""
        if value is None or value == "":
            return "–"
        if kind == "word":
            return self.label(field, str(value))
        if kind == "number":
            return str(value)
        return self.name(kind, str(value))

    # The log.

    def weight(self, ident: str) -> str:
        """How an entry of the log is to be told: as a ``heading``, ``loud``, ``quiet``, or plainly (empty)."""
        weights = self.board.get("log", {})
        return next((weight for weight, idents in weights.items() if ident in idents), "")

    # Factions.

    def style(self, faction: str | None) -> Style:
        """The colour of a faction."""
        colour = self.colours.get(faction or "")
        return Style.parse(colour) if colour else Style(dim=True)

    def faction_word(self, faction: str | None) -> str:
        """A faction as a word of its own: the board's, else its name."""
        if faction is None:
            return "–"
        ident = f"board-faction-{faction}"
        return self.messages.ui(ident) if self.messages.has(ident) else self.name("faction", faction)

    def faction(self, faction: str | None) -> Text:
        """The coloured word for a faction."""
        return Text(self.faction_word(faction), self.style(faction))

    def short(self, faction: str) -> Text:
        """The first letters of a faction's word."""
        return Text(self.faction_word(faction)[:SHORT], self.style(faction))

    # Pieces.

    def pieces(self, group: Plain) -> str:
        """A group of pieces in a few words: names as they are, numbers with their symbols."""
        parts: list[str] = []
        for piece in self.board.get("pieces", []):
            held = group.get(piece["key"])
            if held and piece["shape"] == "counts":
                parts.append(" ".join(f"{number}{self.symbols.get(unit, unit)}" for unit, number in held.items()))
            elif held:
                parts.append(", ".join(self.name(piece["kind"], ident) for ident in held))
        if group.get("strength"):
            parts.append(str(group["strength"]))
        return " · ".join(parts)

    def legend(self, units: set[str]) -> str:
        """What the symbols of these units stand for."""
        return ", ".join(f"{sign} {self.name('unit', unit)}" for unit, sign in self.symbols.items() if unit in units)
