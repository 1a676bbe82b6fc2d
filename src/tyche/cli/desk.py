"""The part of a session that changes nothing: looking at the table, the log, the cards and the rulebook."""

from collections.abc import Mapping
from pathlib import Path

from rich.console import Console
from rich.markdown import Markdown
from rich.padding import Padding
from rich.text import Text

from tyche.cli import screen
from tyche.cli.layout import Layout, Plain
from tyche.cli.scenes import scene_lines
from tyche.core.errors import Refusal
from tyche.core.handbook import clauses_for_people
from tyche.core.rulebook import Clause, Rulebook
from tyche.core.run import CLAUSE_OF_THE_ENGINE
from tyche.core.table import Table
from tyche.core.telling import Telling
from tyche.text import Messages
from tyche.text.search import Finder, finder_of

HEADING = "heading"
QUIET = "quiet"
STYLES = {HEADING: "bold", "loud": "bold", QUIET: "dim", "": ""}
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
            self._rules = clauses_for_people(Path(self.table.game.folder), self.layout.messages.language)
        return self._rules

    def say(self, ident: str, **arguments: object) -> None:
        """A line of the command line's own."""
        self.console.print(Text(self.layout.ui(ident, **arguments)))

    # The log.

    def sentence(self, told: Mapping[str, object]) -> Padding:
        """One entry of the log with its clause."""
        weight = self.layout.weight(str(told["id"]))
        said = Text(self.layout.messages.telling(told), STYLES[weight])
        facts = told["facts"]
        if weight == HEADING and isinstance(facts, Mapping) and facts.get("faction") in self.layout.colours:
            said.stylize(self.layout.style(str(facts["faction"])))
        said.append(f"  {told['clause']}", "not bold dim")
        return Padding(said, 0 if weight == HEADING else screen.INDENT, expand=False)

    def told_since(self, seat: int | None, moment: int) -> list[Telling]:
        """What a reader was told after a moment; the log is in order of moments."""
        found: list[Telling] = []
        for telling in reversed(self.table.play.log or ()):
            if telling.moment <= moment:
                break
            if telling.readable_by(seat):
                found.append(telling)
        return found[::-1]

    def tell(self, tellings: list[Telling], most: int, quietly: bool = False) -> None:
        """The last entries of the log, alike ones as one, and how many came before.

        Where there is too much to tell, quiet entries may be left out first.
        """
        told = self._digest(tellings)
        shown = told
        if quietly and len(told) > most:
            shown = self._digest([entry for entry in tellings if self.layout.weight(entry.message) != QUIET])
        if len(shown) > most:
            self.say("cli-log-earlier", number=len(shown) - most, all=len(told))
        for entry in shown[-most:] if most else []:
            self.console.print(self.sentence(entry))
            scene = entry.get("scene")
            for line in scene_lines(scene, self.layout.messages) if isinstance(scene, Mapping) else ():
                self.console.print(Padding(Text(line, "dim"), screen.DEEPER, expand=False))

    def _digest(self, tellings: list[Telling]) -> list[Mapping[str, object]]:
        return self.layout.messages.digest(self.table.game.told(telling) for telling in tellings)

    def log(self, seat: int | None, words: str) -> None:
        """``log [n]``."""
        self.tell(self.table.log_for(seat), int(words) if words.isdecimal() else LAST)

    # Books and boards.

    def look_up(self, words: str) -> None:
        """``rules S10.J``, or words to search for; without words the chapters."""
        finder = finder_of(Path(self.table.game.folder), self.layout.messages.language)
        look_up(self.rules, finder, words, self.layout.messages, self.console)

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

    def show_overlay(self, seat: int | None, words: str) -> None:
        """``show NAME``: the places where something holds for each side; without a name, what can be shown."""
        wanted = words.strip().casefold()
        titles = {name: self.layout.overlay(name) for name in self.table.game.overlays}
        found = next((name for name, title in titles.items() if wanted in (name, title.casefold())), None)
        if found is None:
            self.say("cli-show-what", overlays=", ".join(f"{name} ({title})" for name, title in titles.items()))
            return
        self.console.print(screen.heading(titles[found]))
        for faction, places in self.table.overlay(found, seat).items():
            named = ", ".join(self.layout.name("place", place) for place in places)
            self.console.print(Padding(Text.assemble(self.layout.faction(faction), f": {named or '–'}"), screen.INDENT))

    def about(self, view: Plain, words: str) -> None:
        """``about``: the game; ``about NAME``: a piece or place."""
        if not words:
            self.console.print(Text(self.layout.messages.about))
            return
        kind, ident = self.layout.known.get(words.casefold(), ("", ""))
        if kind == "card":
            self.show_card(ident)
        elif kind == "province":
            self.console.print(screen.province_map(ident, view, self.layout))
        elif kind == "place":
            self.console.print(screen.places_map([ident], view, self.layout))
        elif kind:
            self.console.print(screen.portrait(kind, ident, view, self.layout))
        else:
            self.say("cli-no-name", words=words)

    def refuse(self, refusal: Refusal) -> None:
        """Why something is not legal, with the clause."""
        said = Text(self.layout.messages.refusal(refusal.reason, refusal.facts), "yellow")
        if refusal.clause != CLAUSE_OF_THE_ENGINE:
            said.append(f"  {refusal.clause}", "dim")
        self.console.print(said)


def look_up(rules: Rulebook, finder: Finder | None, words: str, messages: Messages, console: Console) -> bool:
    """Print a clause with all below it, or else the clauses that answer the words best; without words the chapters."""
    ident = words.strip()
    found = rules.below(_saying(rules, ident)) or rules.below(_saying(rules, ident.upper()))
    for clause in found:
        text = "" if clause.item else clause.text
        if clause.title or text:
            console.print(Text(f"{clause.id} {clause.title}".strip(), "bold"))
        if text:
            console.print(Padding(Markdown(text), screen.INDENT))
    if found:
        return True
    hits = _searched(rules, finder, ident) if ident else _chapters(rules, finder)
    for clause in hits[:MOST_FOUND] if ident else hits:
        begins = clause.text.partition("\n")[0].replace("*", "") if ident else ""
        said = " · ".join(filter(None, (clause.title, begins)))
        console.print(Text.assemble((clause.id, "bold"), f" {said}"), no_wrap=True, overflow="ellipsis")
    if not hits:
        console.print(Text(messages.ui("cli-no-clause", words=words)))
    elif ident and len(hits) > MOST_FOUND:
        console.print(Text(messages.ui("cli-more-clauses", number=len(hits) - MOST_FOUND), "dim"))
    return bool(hits)


def _saying(rules: Rulebook, ident: str) -> str:
    """The clause that says what a clause says: itself, or for an item that stands in a clause's text that one."""
    clause = rules.clause(ident)
    while clause is not None and clause.parent and not clause.children and (clause.item or not clause.text):
        clause = rules.clause(clause.parent)
    return ident if clause is None else clause.id


def _chapters(rules: Rulebook, finder: Finder | None) -> list[Clause]:
    """The chapters of the rulebook for people, in its order; where there is none, those of the specification."""
    if finder is None:
        return [clause for clause in rules.clauses.values() if clause.heading and not clause.parent]
    named = dict.fromkeys(chapter.id for chapter, _ in finder.found)
    return [rules.clauses[id] for id in named if id in rules.clauses]


def _searched(rules: Rulebook, finder: Finder | None, words: str) -> list[Clause]:
    """What answers some words in the rulebook for people; where there is none, the clauses that contain them."""
    if finder is None:
        return rules.search(words)
    return [rules.clauses[paragraph.clauses[0]] for paragraph in finder.search(words)]
