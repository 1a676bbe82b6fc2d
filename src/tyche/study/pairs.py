"""Which clauses meet in play, and which of those pairs no case shows.

Games are played at random and by bots. What happens from one loop head of the rules to the next (see `Play.mark`) is
one procedure; the clauses that fire in it are those of its questions, of the verbs that were chosen and of what was
told. A guard fires too where it keeps one way to do something away while another is offered: its clause meets those,
but not the clauses of other guards, most of which have nothing to do with what happens. Two clauses of different
chapters that meet are covered if some case cites both.
"""

import random
from collections import Counter
from collections.abc import Iterator
from itertools import combinations
from pathlib import Path
from typing import Final

from tyche.bots import bot_named, usual_bot
from tyche.core.ask import Option
from tyche.core.casefile import load_cases
from tyche.core.clauses import citations
from tyche.core.game import Game
from tyche.core.rulebook import Rulebook, chapter_of
from tyche.core.seat import Bot, next_decision
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.study.fuzz import random_decision, random_options
from tyche.study.guards import ways

MOST_DECISIONS: Final = 1500
"""Where a game is broken off: what comes later has come before."""
LOOKS: Final = 0.2
"""The share of questions at which some options that are not offered are tried."""
TRIES: Final = 4
"""How many ways to write each verb are tried there."""

Pair = tuple[str, str]
"""Two clauses, in the order of the rulebook."""
Fired = tuple[set[str], set[str]]
"""The clauses that fired in a procedure, and those of guards that kept something away."""


class Meetings:
    """Pairs of clauses, and in how many procedures each of them met."""

    def __init__(self, rulebook: Rulebook) -> None:
        self.places = {clause: n for n, clause in enumerate(rulebook.clauses)}
        self.counts: Counter[Pair] = Counter()
        self.procedures = 0

    def add(self, fired: set[str], barred: set[str]) -> None:
        """Count one procedure: the clauses that fired, and those of guards that kept something away."""
        self.procedures += 1
        known = sorted([clause for clause in fired | barred if clause in self.places], key=self.places.__getitem__)
        for pair in combinations(known, 2):
            if chapter_of(pair[0]) != chapter_of(pair[1]) and (pair[0] in fired or pair[1] in fired):
                self.counts[pair] += 1

    def uncovered(self, covered: set[Pair], below: str = "") -> list[tuple[Pair, int]]:
        """The pairs that no case cites, the most frequent first; with `below` those with a clause of that part."""
        found = [(pair, number) for pair, number in self.counts.items() if pair not in covered]
        if below:
            found = [(pair, number) for pair, number in found if any(is_below(clause, below) for clause in pair)]
        return sorted(found, key=lambda item: (-item[1], self.places[item[0][0]], self.places[item[0][1]]))


def is_below(clause: str, part: str) -> bool:
    """Whether a clause is a part of the rulebook or in it."""
    return clause == part or (clause.startswith(part) and not clause[len(part)].isdigit())


def covered_pairs(game: Game, rulebook: Rulebook, cases: Path) -> set[Pair]:
    """The pairs of clauses that share a case."""
    places = {clause: n for n, clause in enumerate(rulebook.clauses)}
    found: set[Pair] = set()
    for case in load_cases(cases):
        if case.game == game.name:
            cited = sorted(set(citations(" ".join(case.clauses), rulebook).ids), key=places.__getitem__)
            found.update(combinations(cited, 2))
    return found


class Watch:
    """One game, and the clauses that fire in the procedure under way."""

    def __init__(self, table: Table, rng: random.Random) -> None:
        self.table = table
        self.rng = rng
        self.fired: set[str] = set()
        self.barred: set[str] = set()
        self.told = 0

    def decide(self, seat: int, option: Option) -> Fired | None:
        """Take a decision; if it ended a procedure, the clauses that fired in that, and those of guards."""
        table = self.table
        self._note_question(seat, option)
        table.choose(seat, option)
        log = table.play.log or []
        self.fired.update([telling.clause for telling in log[self.told :]])
        self.told = len(log)
        if not table.over and table.play.head_at != len(table.decisions):
            return None
        found = self.fired, self.barred
        self.fired, self.barred = set(), set()
        return found

    def _note_question(self, seat: int, option: Option) -> None:
        """The clauses of the question, of the answer, and of what forbids some others."""
        ask, verbs = self.table.ask, self.table.game.verbs
        assert ask is not None
        self.fired.add(ask.clause)
        verb = verbs.of(str(option[0]), ask.topic)
        if verb is not None:
            self.fired.add(verb.clause)
        if self.rng.random() < LOOKS:
            self.barred.update(refusing_clauses(self.table, seat, self.rng))


def refusing_clauses(table: Table, seat: int, rng: random.Random) -> Iterator[str]:
    """The clauses of the guards that keep a sample of options away, each of a verb that is offered otherwise."""
    ask = table.ask
    assert ask is not None
    offered = set(ask.options_for(seat))
    names = {option[0] for option in offered}
    for verb in table.game.verbs.at(ask.topic):
        if verb.guard is None or verb.name not in names:
            continue
        tried = [option for option in ways(table, verb, set(), rng, TRIES) if option not in offered]
        for option in rng.sample(tried, min(TRIES, len(tried))):
            reading = verb.read(table.play, option)
            refusal = None if reading.malformed else verb.guard(table.play, ask, seat, reading.values)
            if refusal is not None:
                yield refusal.clause


def procedures(game: Game, players: int, seed: int, bots: list[Bot]) -> Iterator[Fired]:
    """The clauses that fired in each procedure of one game, of bots or at random, with random table options."""
    rng = random.Random(f"{seed} {players}")
    table = open_table(game, players, random_options(game, rng), None, rng.randbytes(SEED_BYTES))
    watch, seated = Watch(table, rng), dict(enumerate(bots))
    while not table.over and len(table.decisions) < MOST_DECISIONS:
        decision = next_decision(table, seated) if bots else random_decision(table, rng)
        assert decision is not None
        fired = watch.decide(*decision)
        if fired is not None:
            yield fired


def meetings(game: Game, rulebook: Rulebook, games: int, seed: int = 1) -> Meetings:
    """What meets in so many games at random and as many of bots, for all numbers of players in turn."""
    found = Meetings(rulebook)
    name = usual_bot(game.name)
    for n in range(games):
        players = game.least + n % (game.most - game.least + 1)
        for bots in ([], [bot_named(name, seed + seat) for seat in range(players)]):
            for fired, barred in procedures(game, players, seed + n, bots):
                found.add(fired, barred)
    return found
