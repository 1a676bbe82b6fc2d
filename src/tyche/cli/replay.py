"""``tyche replay``: a record, step by step, through anybody's eyes."""

from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tyche.cli import screen
from tyche.cli.desk import Desk, open_console
from tyche.cli.layout import Layout
from tyche.cli.words import LANGUAGE, text
from tyche.core.errors import SetupError
from tyche.core.record import load_record, table_from
from tyche.core.table import Table
from tyche.text import Messages

ALL = "all"
NONE = "none"
NEWS = 40


def replay(
    record: Annotated[Path, typer.Argument(help=text("cli-arg-record"))],
    seat: Annotated[str, typer.Option(help=text("cli-arg-seat"))] = NONE,
    moment: Annotated[int | None, typer.Option(help=text("cli-arg-moment"))] = None,
    auto: Annotated[bool, typer.Option("--auto", help=text("cli-arg-auto"))] = False,
    language: Annotated[str, typer.Option(help=text("cli-arg-language"))] = LANGUAGE,
) -> None:
    """Load a record and walk through it."""
    table = table_from(load_record(record.read_bytes()))
    layout = Layout(table.game, table.setup, Messages(table.game, language))
    reading = Reading(table, layout, open_console())
    reading.look_as(seat)
    if moment is not None:
        reading.go(moment)
    if auto:
        reading.tell_all()
    else:
        reading.run()


class Reading(Desk):
    """A finished or saved table, and the moment that is looked at."""

    def __init__(self, table: Table, layout: Layout, console: Console) -> None:
        super().__init__(table, layout, console)
        self.whole = table
        self.last = len(table.decisions)
        self.seat: int | None = None
        self.open_hands = False
        self.moment = 0
        self.table = table.at(0)

    def look_as(self, name: str) -> None:
        """Through whose eyes: a seat's, everybody's at once, or a spectator's."""
        names = [seat.casefold() for seat in self.whole.setup.seats]
        if name.casefold() not in [*names, ALL, NONE]:
            raise SetupError(f"there is no seat {name!r}; there are {', '.join([*names, ALL, NONE])}")
        self.open_hands = name == ALL
        self.seat = names.index(name.casefold()) if name.casefold() in names else None

    def go(self, moment: int) -> None:
        """Jump to the moment after so many decisions."""
        if not 0 <= moment <= self.last:
            raise SetupError(f"this record has moments 0 to {self.last}, not {moment}")
        self.moment = moment
        self.table = self.whole.at(moment)
        self.table.play.log = [told for told in self.whole.play.log or () if told.moment <= moment]

    def tell_all(self) -> None:
        """The whole log from here on, and the last position."""
        start = self.moment
        log = [told for told in self.whole.play.log or () if told.moment >= start]
        self.tell([told for told in log if self.open_hands or told.readable_by(self.seat)], len(log))
        self.go(self.last)
        self.show()

    # Stepping.

    def run(self) -> None:
        """Show, ask, step; until the reader leaves."""
        self.say("cli-replay-commands")
        self.go(self.moment)
        self.show()
        try:
            while self.obey(self.console.input(Text(f"{self.moment}/{self.last}> ", "bold")).strip()):
                pass
        except (EOFError, KeyboardInterrupt):
            self.console.print()

    def obey(self, line: str) -> bool:
        """One command; false to leave."""
        command, _, words = line.partition(" ")
        try:
            if command in ("q", "quit", "exit"):
                return False
            if command == "log":
                self.log(self.seat, words)
            elif command == "rules":
                self.look_up(words)
            elif command == "card":
                self.show_card(words)
            elif command == "map":
                self.show_map(self.table.view(self.seat), words)
            elif command == "show":
                self.show_overlay(self.seat, words)
            elif command == "score":
                self.console.print(screen.sources(self.table.view(self.seat), self.layout))
            elif command == "about":
                self.about(self.table.view(self.seat), words.strip())
            elif command == "help":
                self.say("cli-replay-commands")
            elif not self.step(command, words):
                self.say("cli-not-understood", words=line)
            else:
                self.show()
        except SetupError as error:
            self.console.print(Text(str(error), "yellow"))
        return True

    def step(self, command: str, words: str) -> bool:
        """Move in time, or change eyes; false for what is no such command."""
        if command in ("", "n", "next"):
            self.go(min(self.last, self.moment + 1))
        elif command in ("b", "back"):
            self.go(max(0, self.moment - 1))
        elif command in ("t", "turn"):
            self.go(self.other_turn(1))
        elif command in ("tb", "turn-back"):
            self.go(self.other_turn(-1))
        elif command in ("e", "end"):
            self.go(self.last)
        elif command in ("g", "go") and words.isdecimal():
            self.go(int(words))
        elif command == "seat" and words:
            self.look_as(words.strip())
        else:
            return False
        return True

    def other_turn(self, step: int) -> int:
        """The next moment at which another player turn begins, or the last before this one at which one began."""
        moment = min(self.last, max(0, self.moment + step))
        here = self.turn_at(self.moment if step > 0 else moment)
        while 0 < moment < self.last and self.turn_at(moment if step > 0 else moment - 1) == here:
            moment += step
        return moment

    def turn_at(self, moment: int) -> object:
        """What tells player turns apart: the fields of the board description, else who decides."""
        table = self.whole.at(moment)
        fields = self.layout.board.get("turn")
        if fields is None:
            return table.awaited()
        view = table.view(None)
        return [view.get(field) for field in fields]

    # Showing.

    def show(self) -> None:
        """What the last decision was and led to, and the table."""
        self.console.print(Rule(style="dim"), screen.table(self.table.view(self.seat), self.layout))
        if self.open_hands:
            self.show_hands()
        if self.moment:
            seat, option = self.whole.decisions[self.moment - 1]
            before = self.whole.at(self.moment - 1).ask
            chosen = self.layout.messages.option(option, before.topic if before is not None else "")
            self.say("cli-decided", seat=self.whole.setup.seats[seat], option=chosen)
        told = [telling for telling in self.whole.play.log or () if telling.moment == self.moment]
        self.tell([telling for telling in told if self.open_hands or telling.readable_by(self.seat)], NEWS)
        asked = self.table.ask_view(self.seat)
        if asked is not None:
            matter = self.layout.messages.waiting(asked)
            names = ", ".join(self.whole.setup.seats[waiting] for waiting in self.table.awaited())
            self.console.print(Text.assemble((f"{names}: {matter}", "bold"), (f"  {asked['clause']}", "dim")))

    def show_hands(self) -> None:
        """Everybody's hand."""
        for seat, name in enumerate(self.whole.setup.seats):
            cards = self.table.view(seat).get("hand")
            if isinstance(cards, list) and cards:
                self.console.print(screen.heading(f"{self.layout.ui('cli-hand')}: {name}"))
                self.console.print(screen.hand(cards, self.layout))
