"""The part of a session that changes nothing: looking at the table, the log, the cards and the rulebook."""

from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.markup import escape
from rich.padding import Padding
from rich.text import Text

from tyche.cli import screen
from tyche.cli.layout import Layout, Plain
from tyche.core.errors import Refusal
from tyche.core.rulebook import Rulebook, read_rulebook
from tyche.core.table import Table
from tyche.core.telling import Telling

LAST = 12
MOST_FOUND = 12
WIDTH = 100


def open_console() -> Console:
    """The terminal; output that goes elsewhere is 100 columns wide."""
    probe = Console()
    return probe if probe.is_terminal else Console(width=WIDTH)


class Desk:
    """A table before a reader's eyes."""

    def __init__(self, table: Table, layout: Layout, console: Console) -> None:
        self.table = table
        self.layout = layout
        self.console = console
        self._rules: Rulebook | None = None

    @property
    def rules(self) -> Rulebook:
        """The rulebook of the game, read when somebody looks into it."""
        if self._rules is None:
            self._rules = read_rulebook(Path(self.table.game.folder) / "rules.md")
        return self._rules

    def say(self, ident: str, **arguments: object) -> None:
        """A line of the command line's own."""
        self.console.print(Text(self.layout.ui(ident, **arguments)))

    # The log.

    def sentence(self, told: Mapping[str, object]) -> Padding:
        """One entry of the log with its clause."""
        line = Text.assemble(self.layout.messages.telling(told), (f"  {told['clause']}", "dim"))
        return Padding(line, screen.INDENT, expand=False)

    def told_since(self, seat: int | None, moment: int) -> list[Telling]:
        """What a reader was told after a moment; the log is in order of moments."""
        found: list[Telling] = []
        for telling in reversed(self.table.play.log or ()):
            if telling.moment <= moment:
                break
            if telling.readable_by(seat):
                found.append(telling)
        return found[::-1]

    def tell(self, tellings: list[Telling], most: int) -> None:
        """The last entries of the log, alike ones as one, and how many came before."""
        told = self.layout.messages.digest(self.table.game.told(telling) for telling in tellings)
        if len(told) > most:
            self.say("cli-log-earlier", number=len(told) - most, all=len(told))
        for entry in told[-most:] if most else []:
            self.console.print(self.sentence(entry))

    def log(self, seat: int | None, words: str) -> None:
        """``log [n]``."""
        self.tell(self.table.log_for(seat), int(words) if words.isdecimal() else LAST)

    # Books and boards.

    def look_up(self, words: str) -> None:
        """``rules S10.J``, or words to search for."""
        ident = words.strip()
        found = self.rules.below(ident) or self.rules.below(ident.upper())
        if found:
            for clause in found:
                title = f"[bold]{escape(f'{clause.id} {clause.title}'.strip())}[/bold]"
                self.console.print(title)
                if clause.text and not clause.item:
                    self.console.print(Padding(Text(clause.text), screen.INDENT))
            return
        hits = self.rules.search(words)
        if not hits:
            self.say("cli-no-clause", words=words)
        for clause in hits[:MOST_FOUND]:
            first = clause.title or clause.text.partition("\n")[0]
            self.console.print(Text.assemble((clause.id, "bold"), f" {first}"), no_wrap=True, overflow="ellipsis")

    def show_card(self, words: str) -> None:
        """``card 15``, or a part of the title."""
        wanted = words.strip().casefold()
        cards = self.layout.kinds.get("card", [])
        found = [ident for ident in cards if ident.casefold() == wanted]
        if not found and wanted:
            found = [ident for ident in cards if wanted in self.layout.messages.card(ident).title.casefold()]
        if not found:
            self.say("cli-no-card", words=words)
        for ident in found:
            self.console.print(screen.card(ident, self.layout))

    def show_map(self, view: Plain, words: str) -> None:
        """``map``, or ``map PROVINCE``."""
        if not words:
            self.console.print(screen.table(view, self.layout))
            return
        kind, ident = self.layout.known.get(words.casefold(), ("", ""))
        if kind == "place":
            ident = self.layout.board["places"][ident]["province"] or ""
            kind = "province" if ident else ""
        if kind != "province":
            written = words.casefold()
            names = {self.layout.name("province", one).casefold(): one for one in self.layout.kinds.get("province", [])}
            ident = next((one for name, one in names.items() if name.startswith(written)), "")
        if not ident:
            self.say("cli-no-province", words=words)
            return
        self.console.print(screen.province_map(ident, view, self.layout))

    def about(self, words: str) -> None:
        """``about``: the game; ``about NAME``: a piece or place."""
        if not words:
            self.console.print(Text(self.layout.messages.about))
            return
        kind, ident = self.layout.known.get(words.casefold(), ("", ""))
        if not kind:
            self.say("cli-no-name", words=words)
            return
        if kind == "card":
            self.show_card(ident)
            return
        self.console.print(Text(self.layout.name(kind, ident), "bold"))
        facts = self.layout.board.get(f"{kind}s", {}).get(ident, {})
        known = [f"{self.layout.label(key)} {value}" for key, value in facts.items() if isinstance(value, (int, str))]
        for line in (", ".join(known), self.layout.messages.ability(ident) if kind == "general" else ""):
            if line:
                self.console.print(Text(line))

    def refuse(self, refusal: Refusal) -> None:
        """Why something is not legal, with the clause."""
        said = self.layout.messages.refusal(refusal.reason, refusal.facts)
        line = Text.assemble((said, "yellow"), (f"  {refusal.clause}", "dim"))
        self.console.print(line)
