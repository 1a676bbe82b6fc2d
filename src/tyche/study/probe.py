"""Tries what was never offered: none of it may be accepted, and nothing may change."""

import random

from tyche.core.ask import Option
from tyche.core.errors import Refused
from tyche.core.table import Table

REMEMBERED = 400
MUTATED, FOREIGN, EARLIER, GARBAGE, STRANGER = range(5)


class Everything:
    """Equal to everything."""

    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Word(str):
    """Equal to a word, but not a plain one."""


class Prober:
    """Forges options from what a game offers, and counts its attempts."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.attempts = 0
        self.seen: list[Option] = []

    def learn(self, table: Table) -> None:
        """Remember some of what is offered now, for later."""
        for seat in range(table.setup.players):
            options = table.options(seat)
            if options:
                option = self.rng.choice(options)
                if len(self.seen) < REMEMBERED:
                    self.seen.append(option)
                else:
                    self.seen[self.rng.randrange(REMEMBERED)] = option

    def probe(self, table: Table, attempts: int) -> list[str]:
        """Make some attempts; what is wrong with the answers."""
        digest, decisions = table.digest(), len(table.decisions)
        found: list[str] = []
        for _ in range(attempts):
            seat, option = self.forge(table)
            if table.ask is not None and table.ask.offered(seat, option) is not None:
                continue
            self.attempts += 1
            found += self.attempt(table, seat, option)
            if len(table.decisions) != decisions:
                return found
        if table.digest() != digest:
            found.append("refused options changed the state")
        return found

    def attempt(self, table: Table, seat: int, option: Option) -> list[str]:
        """Send an option that was not offered; what is wrong with the answer."""
        try:
            table.choose(seat, option)
        except Refused as refused:
            if refused.refusal.clause and refused.refusal.reason:
                return []
            return [f"{option!r} of seat {seat} was refused without clause or reason"]
        except TypeError:
            if type(option) is not tuple:
                return []
            raise
        return [f"{option!r} of seat {seat} was never offered and was accepted"]

    # Forging.

    def forge(self, table: Table) -> tuple[int, Option]:
        """A seat and an option that it is probably not offered."""
        rng = self.rng
        able = [seat for seat in range(table.setup.players) if table.options(seat)]
        seat = rng.choice(able) if able and rng.random() < 0.8 else rng.randrange(table.setup.players)
        offered = [option for other in able for option in table.options(other)]
        option = rng.choice(offered or self.seen or [("pass",)])
        kind = rng.randrange(5)
        if kind == MUTATED:
            return seat, self.mutate(option)
        if kind == FOREIGN:
            return rng.randrange(table.setup.players), option
        if kind == EARLIER:
            return seat, rng.choice(self.seen or [option])
        if kind == GARBAGE:
            return seat, self.garbage(option)
        return rng.choice([-1, table.setup.players, 99, 1 << 70]), option

    def mutate(self, option: Option) -> Option:
        """The option with something cut off, added, exchanged or moved."""
        rng = self.rng
        parts = list(option)
        n = rng.randrange(len(parts))
        other = rng.choice(self.seen or [option])
        kind = rng.randrange(6)
        if kind == 0:
            del parts[n]
        elif kind == 1:
            parts.insert(n, rng.choice(other))
        elif kind == 2:
            parts[n] = rng.choice(other)
        elif kind == 3:
            parts = [parts[0], *other[1:]]
        elif kind == 4:
            rng.shuffle(parts)
        else:
            part = parts[n]
            parts[n] = part + rng.choice([-1, 1]) if isinstance(part, int) else part[:-1]
        return tuple(parts)

    def garbage(self, option: Option) -> Option:
        """Something that is no option at all, or only looks like one."""
        rng = self.rng
        parts: list[object] = list(option)
        n = rng.randrange(len(parts))
        part = option[n]
        alike: list[object] = [Everything(), None, 1.5, b"x", (), [], {}, "", -1, 1 << 70, "\x00", "é" * 50]
        if isinstance(part, int):
            alike += [float(part), str(part), bool(part)]
        else:
            alike += [Word(part), part.upper(), f" {part}", part.encode()]
        parts[n] = rng.choice(alike)
        whole: list[object] = [tuple(parts), tuple(parts), tuple(parts), parts, (), None, "pass", Everything(), 0]
        return rng.choice(whole)  # type: ignore[arg-type]  # that is the point
