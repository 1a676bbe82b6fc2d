"""Messages that complain: in tests every message must exist and find all its variables."""

import random
from collections.abc import Iterable

from tyche.core.game import Game, OptionValue
from tyche.core.table import SEED_BYTES, open_table
from tyche.study.fuzz import random_decision
from tyche.text.catalogue import Arguments, Catalogue
from tyche.text.messages import Messages


class StrictCatalogue(Catalogue):
    """A catalogue that notes every fallback and every error of Fluent."""

    def __init__(self, game: Game, language: str) -> None:
        super().__init__(game.folder, language)
        self.language = language
        self.faults: set[str] = set()
        self.seen: set[str] = set()

    def text(self, ident: str, arguments: Arguments, attribute: str = "") -> str:
        """The text; what is wrong with it is kept in `faults`."""
        name = f"{ident}.{attribute}" if attribute else ident
        self.seen.add(name)
        bundle = self.find(ident, attribute)
        if bundle is not self.bundles[0]:
            self.faults.add(f"{name}: missing")
        if bundle is not None:
            message = bundle.get_message(ident)
            pattern = message.attributes[attribute] if attribute else message.value
            assert pattern is not None
            _, errors = bundle.format_pattern(pattern, dict(arguments))
            self.faults |= {f"{name}: {error}" for error in errors}
        return super().text(ident, arguments, attribute)


def strict_messages(game: Game, language: str) -> tuple[Messages, StrictCatalogue]:
    """Messages of a game, and the catalogue that notes their faults."""
    messages = Messages(game, language)
    catalogue = StrictCatalogue(game, language)
    messages.catalogue = catalogue
    return messages, catalogue


def untold(game: Game, players: int, options: dict[str, OptionValue] | None) -> list[str]:
    """The faults of a random game told in English: its questions, some options of each, and the log."""
    messages, catalogue = strict_messages(game, "en")
    rng = random.Random(players)
    table = open_table(game, players, options, None, rng.randbytes(SEED_BYTES))
    while not table.over:
        seat = table.awaited()[0]
        asked = table.ask_view(seat)
        assert asked is not None
        messages.prompt(asked)
        for option in rng.sample(table.options(seat), min(3, len(table.options(seat)))):
            messages.option(option, str(asked["topic"]))
        table.choose(*random_decision(table, rng))
    for telling in table.play.log or ():
        messages.telling(game.told(telling))
    return sorted(catalogue.faults)


def unnamed(game: Game, kind: str, names: Iterable[str]) -> list[str]:
    """Those of the names of a kind that have no English text."""
    messages = Messages(game)
    return [name for name in names if not messages.has(f"{kind}-{name}")]
