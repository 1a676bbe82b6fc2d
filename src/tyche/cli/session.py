"""People and bots at one screen: whose turn it is, what they type, and what comes of it."""

import os
from collections.abc import Callable, Mapping
from pathlib import Path

from rich.console import Console
from rich.rule import Rule
from rich.text import Text

from tyche.cli import question, screen
from tyche.cli.desk import Desk
from tyche.cli.going_back import go_back
from tyche.cli.hints import hints
from tyche.cli.last import last_table
from tyche.cli.layout import Layout
from tyche.cli.menu import Menu, options_meant
from tyche.core.ask import Option
from tyche.core.errors import Refused, TycheError
from tyche.core.record import record_of
from tyche.core.seat import Bot, next_decision
from tyche.core.table import Table

NEWS = 40
FEW_NAMES = 8


class Quit(Exception):
    """Somebody leaves the table."""


def save_table(table: Table, path: Path) -> None:
    """Write the private record of a table, completely or not at all."""
    beside = path.with_name(f"{path.name}.new")
    beside.write_bytes(record_of(table, private=True))
    os.replace(beside, path)


def last_decision(table: Table, seat: int) -> int:
    """The moment of a seat's last decision; -1 if it has taken none."""
    return next((n for n in reversed(range(len(table.decisions))) if table.decisions[n][0] == seat), -1)


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
        self.read_until = {seat: last_decision(table, seat) for seat in self.humans}
        self.scene: object = None
        self.menu = Menu([], "", layout)
        self.looks: dict[str, Callable[[str], None]] = {
            "log": lambda words: self.log(self.reader, words),
            "rules": self.look_up,
            "card": self.show_card,
            "map": lambda words: self.show_map(self.table.view(self.reader), words),
            "show": lambda words: self.show_overlay(self.reader, words),
            "score": lambda words: self.console.print(screen.sources(self.table.view(self.reader), self.layout)),
            "hand": lambda words: self.show_hand(),
            "about": lambda words: self.about(self.table.view(self.reader), words),
            "why": self.why,
            "hint": lambda words: self.hint(),
            "save": self.save_to,
            "help": lambda words: self.say("cli-help", **self.examples()),
        }

    # The course of a session.

    def welcome(self) -> None:
        """What is played, the promise of the dice, and how to get help."""
        self.say("cli-welcome", game=self.layout.title, players=self.table.setup.players)
        self.say("cli-commitment", commitment=self.table.commitment())
        if self.humans:
            people = [self.seat_name(seat) for seat in self.humans]
            bots = [self.seat_name(seat) for seat in self.bots]
            listed = self.layout.messages.listed
            self.say("cli-seated", people=listed(people), bots=listed(bots), number=len(bots))
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
        self.keep()

    def keep(self) -> None:
        """Save the table as it stands, if it is kept anywhere."""
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
        if self.autosave == last_table():
            self.say("cli-go-on")
        elif self.autosave is not None:
            self.console.print(Text(self.layout.ui("cli-resume", file=str(self.autosave))), soft_wrap=True)
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
        self.menu = Menu(asked["options"], asked["topic"], self.layout, asked["default"])
        moving = question.army(view, self.layout)
        if moving:
            self.console.print(moving)
        self.console.print(Text.assemble((self.layout.messages.prompt(asked), "bold"), (f"  {asked['clause']}", "dim")))
        self.console.print(question.menu(self.menu, view, self.layout))

    def news(self, seat: int) -> None:
        """What has been told since the person last decided."""
        since = min(self.read_until[seat], self.moment)
        self.tell(self.told_since(seat, since), NEWS, quietly=True)
        self.read_until[seat] = self.moment

    # What a person types.

    def obey(self, seat: int, line: str) -> None:
        """A command, or an option by number or words; anything else changes nothing."""
        command, _, words = line.partition(" ")
        if not line or command == "more":
            self.menu.turn()
            self.console.print(question.menu(self.menu, self.table.view(seat), self.layout))
        elif command in ("quit", "exit"):
            raise Quit
        elif command == "undo":
            self.undo(seat)
        elif command == "back":
            go_back(self, seat, words.strip())
        elif command == "aside":
            self.put_in(words)
        elif command in self.looks:
            self.looks[command](words.strip())
        else:
            self.choose(seat, line)

    def choose(self, seat: int, line: str) -> None:
        """An option by its number or by words that fit no other; what is not allowed is answered with the clause."""
        found = self.menu.matching(line)
        if len(found) == 1:
            self.decide(seat, self.menu.options[found[0]])
        elif found:
            self.say("cli-ambiguous", words=line, number=len(found))
            self.console.print(question.found(self.menu, found[:FEW_NAMES]))
        elif line.isdecimal():
            self.say("cli-no-number", number=line, most=len(self.menu.options))
        elif not self.explain(seat, line):
            self.say("cli-not-understood", words=line)

    def undo(self, seat: int) -> None:
        """Take back the last own decision; the question before it is put again."""
        try:
            self.table.undo(seat)
        except Refused as refused:
            self.refuse(refused.refusal)
            return
        self.keep()
        self.say("cli-undone")

    def why(self, words: str) -> None:
        """``why move sardeis``: which clause forbids it."""
        seat = self.reader
        found = self.menu.matching(words) if words else []
        if found:
            self.say("cli-allowed")
            self.console.print(question.found(self.menu, found[:FEW_NAMES]))
        elif seat is None or not words or not self.explain(seat, words):
            self.say("cli-why-what", **self.examples())

    def examples(self) -> dict[str, str]:
        """Words that may be typed at this table, for the explanations: an option with a name, a clause, a seat."""
        named = [option for option in self.menu.options if len(option) > 1]
        verb, *words = named[0] if named else ("why", *self.layout.kinds.get("place", [""])[:1])
        ask = self.table.ask
        seats = [self.layout.faction_word(faction) for faction in self.layout.colours]
        return {
            "words": " ".join([str(verb), *[str(word) for word in words]]),
            "name": str(words[0]) if words else "",
            "clause": ask.clause if ask is not None else "",
            "seat": seats[-1].casefold() if seats else "",
        }

    def hint(self) -> None:
        """What a strong bot would do; among several people nobody is helped."""
        if len(self.humans) > 1 or self.reader is None:
            self.say("cli-hint-alone")
        else:
            self.console.print(hints(self.table, self.reader, self.menu, self.layout))

    def explain(self, seat: int, words: str) -> bool:
        """Which clause forbids what some words could mean; false if they mean nothing.

        Of several refusals the first that speaks of the very thing is given, not of the moment alone; what is done
        now comes before what is not.
        """
        has, now = self.layout.messages.has, {option[0] for option in self.menu.options[: self.menu.anytime]}
        meant = [option for option in options_meant(words, self.layout) if has(f"option-{option[0]}")]
        always = self.layout.board.get("any_time", [])
        meant.sort(key=lambda option: (option[0] in always, option[0] not in now))
        refusals = [(option, refusal) for option in meant if (refusal := self.table.why(seat, option)) is not None]
        if not refusals:
            return False
        general = {verb: self.table.why(seat, (verb, "?")) for verb in {option[0] for option in meant}}
        for option, refusal in refusals:
            other = general[option[0]]
            if other is None or refusal.reason != other.reason:
                self.refuse(refusal)
                return True
        self.refuse(refusals[0][1])
        return True

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
            forbids = self.table.why(seat, option)
            if forbids is None:
                self.decide(seat, option)
                return
            refusal = refusal or forbids
        if refusal is None:
            self.say("cli-why-what", **self.examples())
        else:
            self.refuse(refusal)

    def show_hand(self) -> None:
        """``hand``."""
        cards = self.table.view(self.reader).get("hand")
        if isinstance(cards, list) and cards:
            self.console.print(screen.hand(cards, self.layout))
        else:
            self.say("cli-no-hand")

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
