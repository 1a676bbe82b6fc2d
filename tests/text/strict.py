"""Messages that complain: in tests every message must exist and find all its variables."""

from tyche.core.game import Game
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
