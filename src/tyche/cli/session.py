"""People and bots at one screen: whose turn it is, what they type, and what comes of it."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tyche.cli import screen
from tyche.cli.desk import Desk
from tyche.cli.layout import Layout
from tyche.cli.menu import Menu, options_meant
from tyche.core.ask import Option
from tyche.core.errors import Refused, TycheError
from tyche.core.record import record_of
from tyche.core.seat import Bot
from tyche.core.table import Table
from tyche.study.simulate import next_decision

NEWS = 25
FEW_NAMES = 8


class Quit(Exception):
    """Somebody leaves the table."""


def save_table(table: Table, path: Path) -> None:
    """Write the private record of a table, completely or not at all."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(record_of(table, private=True))
    os.replace(beside, path)


class Session(Desk):
    """A table that is played: bots decide by themselves, people are asked."""

    def __init__(
        self, table: Table, bots: Mapping[int, Bot], layout: Layout, console: Console, autosave: Path | None
    ) -> None:
        super().__init__(table, layout, console)
        self.bots = bots
        self.humans = [seat for seat in range(table.setup.players) if seat not in bots]
        self.autosave = autosave
        self.reader: int | None = None
        self.read_until = dict.fromkeys(self.humans, -1)
        self.scene: object = None
        self.menu = Menu([], "", layout)
        self.looks: dict[str, Callable[[str], None]] = {
            "log": lambda words: self.log(self.reader, words),
            "rules": self.look_up,
            "card": self.show_card,
            "map": lambda words: self.show_map(self.table.view(self.reader), words),
            "score": lambda words: self.console.print(screen.sources(self.table.view(self.reader), self.layout)),
            "about": self.about,
            "why": self.why,
            "save": self.save_to,
            "help": lambda words: self.say("cli-help"),
        }

    # The course of a session.

    def welcome(self) -> None:
        """What is played, the promise of the dice, and how to get help."""
        self.say("cli-welcome", game=self.table.game.name, players=self.table.setup.players)
        self.say("cli-commitment", commitment=self.table.commitment())
        if self.humans:
            self.say("cli-hint")

    def run(self) -> None:
        """Play until the end, or until somebody leaves."""
        try:
            while not self.table.over:
                decision = next_decision(self.table, self.bots)
                if decision is None:
                    self.ask_person(self.table.awaited()[0])
                else:
                    self.decide(*decision)
                    if not self.humans:
                        self.tell(self.told_since(None, self.moment - 1), NEWS)
            self.close()
        except (Quit, EOFError, KeyboardInterrupt):
            self.leave()

    @property
    def moment(self) -> int:
        """The number of decisions so far."""
        return len(self.table.decisions)

    def decide(self, seat: int, option: Option) -> None:
        """Take a decision, and save."""
        self.table.choose(seat, option)
        if self.autosave is not None:
            save_table(self.table, self.autosave)

    def close(self) -> None:
        """The end of the game: the last news, the final scores, who has won."""
        reader = self.humans[0] if len(self.humans) == 1 else None
        view = self.table.view(reader)
        if self.humans:
            self.news(self.humans[0])
        self.console.print(Rule(), screen.table(view, self.layout))
        winner = view.get("winner")
        if winner is not None:
            self.say("cli-winner", winner=self.layout.name("faction", str(winner)))

    def leave(self) -> None:
        """Somebody leaves before the end; every decision has been saved already."""
        self.console.print()
        if self.autosave is not None:
            self.say("cli-saved", file=str(self.autosave))
        self.say("cli-bye")

    # Asking a person.

    def ask_person(self, seat: int) -> None:
        """Ask until a decision is taken, or taken back. Whoever can only pass with others is not bothered."""
        ask = self.table.ask
        options = self.table.options(seat)
        if ask is not None and ask.also is not None and len(options) == 1:
            self.decide(seat, options[0])
            return
        self.hand_over(seat)
        self.show(seat)
        moment = self.moment
        while self.moment == moment:
            line = self.console.input(Text(f"{self.seat_name(seat)}> ", "bold"))
            self.obey(seat, line.strip())

    def hand_over(self, seat: int) -> None:
        """Several people at one screen: the next one takes the seat before anything of his is shown."""
        if len(self.humans) > 1 and self.reader != seat:
            self.console.clear()
            self.console.print(Rule())
            self.say("cli-hand-over", seat=self.seat_name(seat))
            self.console.input()
            self.scene = None
        self.reader = seat

    def seat_name(self, seat: int) -> str:
        """The name of a seat as people know it."""
        name = self.table.setup.seats[seat]
        return self.layout.name("faction", name) if name in self.layout.colours else name

    def show(self, seat: int) -> None:
        """The table when a new player turn has begun, else only the news; then the question."""
        view = self.table.view(seat)
        scene = [seat, *[view.get(field) for field in self.layout.board.get("turn", [])]]
        if scene != self.scene:
            self.console.print(Rule(style="dim"), screen.table(view, self.layout))
        else:
            self.console.print(Rule(style="dim"), screen.header(view, self.layout))
        self.scene = scene
        self.news(seat)
        asked = view["ask"]
        assert isinstance(asked, dict)
        self.menu = Menu(asked["options"], asked["topic"], self.layout)
        moving = screen.army(view, self.layout)
        if moving:
            self.console.print(moving)
        self.console.print(Text.assemble((self.layout.messages.prompt(asked), "bold"), (f"  {asked['clause']}", "dim")))
        self.console.print(screen.menu(self.menu, asked["default"], self.layout))

    def news(self, seat: int) -> None:
        """What has been told since the person last decided."""
        since = min(self.read_until[seat], self.moment)
        self.tell(self.told_since(seat, since), NEWS)
        self.read_until[seat] = self.moment

    # What a person types.

    def obey(self, seat: int, line: str) -> None:
        """A command, or an option by number or words; anything else changes nothing."""
        command, _, words = line.partition(" ")
        if not line or command == "more":
            self.menu.turn()
            self.console.print(screen.menu(self.menu, self.table.default(seat), self.layout))
        elif command in ("quit", "exit"):
            raise Quit
        elif command == "undo":
            self.undo(seat)
        elif command == "aside":
            self.put_in(words)
        elif command in self.looks:
            self.looks[command](words.strip())
        else:
            self.choose(seat, line)

    def choose(self, seat: int, line: str) -> None:
        """An option by its number or by words that fit no other."""
        found = self.menu.matching(line)
        if len(found) == 1:
            self.decide(seat, self.menu.options[found[0]])
        elif found:
            self.say("cli-ambiguous", words=line, number=len(found))
            for n in found[:FEW_NAMES]:
                self.console.print(Text(f"{n + 1:3} {self.menu.labels[n]}"))
        elif line.isdecimal():
            self.say("cli-no-number", number=line, most=len(self.menu.options))
        else:
            self.say("cli-not-understood", words=line)

    def undo(self, seat: int) -> None:
        """Take back the last own decision; the question before it is put again."""
        try:
            self.table.undo(seat)
        except Refused as refused:
            self.refuse(refused.refusal)
            return
        if self.autosave is not None:
            save_table(self.table, self.autosave)
        self.say("cli-undone")

    def why(self, words: str) -> None:
        """``why move sardeis``: which clause forbids it."""
        seat = self.reader
        found = self.menu.matching(words) if words else []
        candidates = options_meant(words, self.layout)
        if seat is None or not candidates:
            self.say("cli-why-what")
            return
        refusals = [self.table.why(seat, candidate) for candidate in candidates]
        if None in refusals or len(found) == 1:
            self.say("cli-allowed", words=words)
            return
        generic = self.table.why(seat, (candidates[0][0], "?"))
        special = [refusal for refusal in refusals if refusal and (generic is None or refusal.reason != generic.reason)]
        refusal = (special or refusals)[0]
        assert refusal is not None
        self.refuse(refusal)

    def put_in(self, words: str) -> None:
        """``aside blue play 57``: another person at this screen puts in a card."""
        name, _, rest = words.strip().partition(" ")
        names = {self.seat_name(seat).casefold(): seat for seat in self.humans}
        names |= {self.table.setup.seats[seat].casefold(): seat for seat in self.humans}
        seat = names.get(name.casefold())
        if seat is None:
            self.say("cli-aside-who", seats=", ".join(self.seat_name(human) for human in self.humans))
            return
        refusal = None
        for option in options_meant(rest, self.layout):
            refusal = self.table.why(seat, option)
            if refusal is None:
                self.decide(seat, option)
                return
        if refusal is None:
            self.say("cli-why-what")
        else:
            self.refuse(refusal)

    def save_to(self, words: str) -> None:
        """``save FILE``."""
        path = Path(words) if words else self.autosave
        if path is None:
            self.say("cli-save-where")
            return
        try:
            save_table(self.table, path)
        except (OSError, TycheError) as error:
            self.console.print(Text(str(error), "yellow"))
            return
        self.say("cli-saved", file=str(path))
