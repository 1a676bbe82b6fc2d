"""How often bots do what they should not: marker after marker lost, storms without a chance, offers nobody takes.

`python -m tools.blunders scharz --bots dux --options mode=basic --games 8` plays games and counts for each bot, by
seat and game; `python -m tools.blunders --records a.json b.json` counts in records, whoever played.
"""

import argparse
from collections import Counter
from collections.abc import Callable, Iterator
from pathlib import Path

from tyche.bots import bot_named
from tyche.bots.hellas.worth import safety
from tyche.cli.arguments import parse_options
from tyche.core.record import Record, decision_of, load_record, table_from
from tyche.core.seat import Bot, next_decision
from tyche.core.table import Table, open_table
from tyche.core.telling import Telling
from tyche.games.hellas.rules.atlas import REGION_ID
from tyche.games.hellas.rules.play import Hellas
from tyche.games.successors.rules.components import FIRST_MINOR
from tyche.study.fuzz import find_game
from tyche.study.simulate import Match

ANYBODY = "anybody"
EARLY = 2
"""Rounds in which a home region that nobody guards is counted."""
Sign = tuple[str, str, Callable[[dict[str, object]], bool]]
"""A telling, the fact that names who is to blame, and whether it is one of those that count."""


def always(_: dict[str, object]) -> bool:
    return True


def hopeless(facts: dict[str, object]) -> bool:
    """T10.4. At most half the swords that the walls take."""
    swords, walls = facts["swords"], facts["walls"]
    assert isinstance(swords, int)
    assert isinstance(walls, int)
    return 2 * swords <= walls


def major(facts: dict[str, object]) -> bool:
    return isinstance(facts["general"], int) and facts["general"] < FIRST_MINOR


SIGNS: dict[str, dict[str, Sign]] = {
    "successors": {
        "isolated markers lost (S5.5)": ("isolated", "faction", always),
        "voyages turned back (S13.3)": ("put-back", "faction", always),
        "Champion's name lost by an attack (S3.7.b)": ("successor", "faction", always),
        "major generals dispersed (S7)": ("general-dispersed", "faction", major),
        "passages dishonoured (S10.C.3)": ("passage-dishonoured", "faction", always),
    },
    "scharz": {
        "storms with at most half the swords needed (T10.4)": ("stormed", "faction", hopeless),
        "proposals refused (T18.3)": ("refused", "other", always),
        "units disbanded for want of food or pay (T16.2)": ("disbanded", "faction", always),
    },
    "hellas": {},
}


class Count:
    """What was counted, for each of those who played."""

    def __init__(self) -> None:
        self.games: Counter[str] = Counter()
        self.seen: dict[str, Counter[str]] = {}

    def add(self, who: str, what: str, number: int = 1) -> None:
        self.seen.setdefault(what, Counter())[who] += number

    def watch(self, table: Table, names: list[str], steps: Iterator[None]) -> None:
        """Follow a game to its end. Each of `steps` is one decision."""
        self.games.update(names)
        home: dict[int, int] = {}
        told, turn, active = 0, 0, -1
        signs = SIGNS[table.game.name]
        for what in signs:
            self.seen.setdefault(what, Counter())
        for _ in steps:
            log = table.play.log or []
            for telling in log[told:]:
                self._note(telling, signs, names)
            told = len(log)
            if isinstance(table.play, Hellas):
                if turn and table.play.s.turn > turn:
                    self._end_of_turn(table.play, active, names[active], home)
                turn, active = table.play.s.turn, table.play.s.active
                seat, option = table.decisions[-1]
                if option[0] == "start":
                    home[seat] = REGION_ID[str(option[1])]

    def _note(self, telling: Telling, signs: dict[str, Sign], names: list[str]) -> None:
        for what, (message, blamed, counts) in signs.items():
            seat = telling.facts.get(blamed)
            if telling.message == message and isinstance(seat, int) and 0 <= seat < len(names):
                if counts(telling.facts):
                    self.add(names[seat], what)

    def _end_of_turn(self, t: Hellas, seat: int, who: str, home: dict[int, int]) -> None:
        """H6, H14.1, H19.2. What an enemy can simply walk into when a turn is over."""
        exposed = t.s.held[seat] & ~safety(t, seat, t.s.held[seat])
        self.add(who, "regions left open at the end of a turn (H14.1)", exposed.bit_count())
        self.add(who, "temples left bare at the end of a turn (H19.2)", (exposed & t.s.temples).bit_count())
        early = t.s.turn <= EARLY * t.s.players + 1
        empty = early and seat in home and not t.army(seat, home[seat])
        self.add(who, f"home regions empty in the first {EARLY} rounds (H6.15)", int(empty))

    def report(self) -> None:
        """By seat and game, with the number that was seen."""
        for what, counted in self.seen.items():
            found = [f"{who} {counted[who] / number:.2f} ({counted[who]})" for who, number in self.games.items()]
            print(f"{what}: {', '.join(found)}")
        print("seats:", dict(self.games))


def playing(table: Table, bots: dict[int, Bot]) -> Iterator[None]:
    while (decision := next_decision(table, bots)) is not None:
        table.choose(*decision)
        yield


def replaying(table: Table, record: Record) -> Iterator[None]:
    for n in range(len(record.decisions)):
        table.choose(*decision_of(record, n))
        yield


def main() -> None:
    """Play or read, and count."""
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("game", nargs="?", default="")
    parser.add_argument("--bots", default="")
    parser.add_argument("--players", type=int, default=4)
    parser.add_argument("--games", type=int, default=4)
    parser.add_argument("--options", default="")
    parser.add_argument("--seed", default="blunders")
    parser.add_argument("--records", type=Path, nargs="*", default=[])
    given = parser.parse_args()
    count = Count()
    for path in given.records:
        record = load_record(path.read_bytes())
        table = table_from(record, 0)
        count.watch(table, [ANYBODY] * len(record.seats), replaying(table, record))
    if given.game:
        rules = find_game(given.game)
        options = parse_options(rules, given.options)
        match = Match(given.game, given.players, given.bots.split(","), options, given.seed)
        for n in range(given.games):
            names = match.seated(n)
            table = open_table(rules, match.players, options, None, match.seed_of(n))
            seeds = [int.from_bytes(match.seed_of(n, f"bot {seat}")[:8], "little") for seat in range(len(names))]
            count.watch(table, names, playing(table, {s: bot_named(name, seeds[s]) for s, name in enumerate(names)}))
    count.report()


if __name__ == "__main__":
    main()
