"""Fingerprints of the rules cases: all that a case leads to, not only what it expects.

python -m tests.prints            # take all anew: which cases come out differently shows in the difference

A line of ``tests/prints/GAME.txt`` or ``GAME-edges.txt`` has fingerprints of a case itself and of what is seen in it
after each decision: the state, the questions (options and defaults), what was told with its scenes, what is at stake in
the options, the views, brought up to date section by section, what guards say of some ways to write each verb, and
forecasts; at its end also ways to some places and what they are worth, layers, the position written as a case, and what
a seat sees of it as numbers and makes of what it cannot know; then its file and title.
"""

import sys
from collections.abc import Sequence
from functools import cache
from hashlib import blake2b
from pathlib import Path
from random import Random
from typing import Any

import msgspec

from tests.looks import chronicle_of, forecast, given, leg_of, prospect_of, rounded, stakes_of
from tyche.core.ask import Ask, Option
from tyche.core.casefile import Step
from tyche.core.cases import Case, CaseRun, cases_of, load_cases
from tyche.core.game import Game, games
from tyche.core.seat import Glimpse
from tyche.core.sections import Shown
from tyche.core.table import Table
from tyche.study.guards import ways

FOLDER = Path(__file__).parent / "prints"
KINDS = ("case", "state", "questions", "told", "stakes", "views", "guards")
EDGES = ("forecasts", "ways", "layers", "written", "seen")
"""What is kept in a file of its own."""
OFFERED, OTHERS = 3, 6
"""How many ways to write a verb its guard is asked about: some that are offered, and some others."""
GOALS = 3
"""How many places a way is looked for to."""
PRICED = 12
"""How many options of a seat are priced at the most."""
Prints = dict[str, str]


class Print:
    """Sees a case being played, and takes its fingerprints."""

    def __init__(self, case: Case) -> None:
        self.hashes = {kind: blake2b(digest_size=2) for kind in (*KINDS, *EDGES)}
        self.moment = -1
        self.told = 0
        self.shown: list[Shown[Any]] = []
        self.add("case", [case.players, case.options, case.given, case.dice])
        self.add("case", [(step.kind, step.value) for step in case.steps])

    def see(self, step: Step | None, table: Table) -> None:
        """A step was taken, or (None) none yet; only those are looked at that decide something."""
        if len(table.decisions) == self.moment:
            return
        self.moment = len(table.decisions)
        self.add("state", table.snapshot())
        log = table.play.log or []
        self.add("told", [(telling.audience, table.game.told(telling)) for telling in log[self.told :]])
        self.told = len(log)
        if table.ask is not None:
            for seat in table.ask.seats():
                self.question(table, table.ask, seat)
        self.show(table)

    def question(self, table: Table, ask: Ask, seat: int) -> None:
        """What a seat is asked, what is at stake for it, and what the guards say."""
        self.add("questions", [seat, table.ask_view(seat)])
        self.add("stakes", [[table.game.staked(stake) for stake in some] for some in table.prices(seat, PRICED)])
        self.ask_guards(table, ask, seat)
        options = table.options(seat)
        firsts = {option[0]: option for option in reversed(options)}
        self.add("forecasts", rounded([[option, forecast(table, seat, option)] for option in firsts.values()]))

    def ask_guards(self, table: Table, ask: Ask, seat: int) -> None:
        """What the guards say of some ways to write the verbs that a question takes."""
        offered = ask.options_for(seat)
        for verb in table.game.verbs.at(ask.topic):
            own = [option for option in offered if option[0] == verb.name]
            for option in own[:OFFERED] + ways(table, verb, set(), Random(verb.name), OTHERS)[:OTHERS]:
                reading = verb.read(table.play, option)
                if verb.guard is not None and not reading.malformed:
                    refusal = verb.guard(table.play, ask, seat, reading.values)
                    self.add("guards", [option, refusal and (refusal.clause, refusal.reason, refusal.facts)])

    def show(self, table: Table) -> None:
        """Bring the views of everybody up to date."""
        game, play = table.game, table.play
        if self.shown:
            for shown in self.shown:
                shown.update(play)
        else:
            seats = (None, *range(table.setup.players))
            self.shown = [Shown(game.parts, play), *[Shown(game.own(seat), play) for seat in seats]]
        self.add("views", [shown.view for shown in self.shown])

    def look_ahead(self, table: Table, seat: int) -> None:
        """The ways that a seat can look for, and what it makes of what it cannot know."""
        for goal in goals(table, table.options(seat)):
            legs = [leg_of(table.game, leg) for leg in table.way(seat, goal)]
            self.add("ways", rounded([goal, legs, stakes_of(table.game, table.worth(seat, goal))]))
        self.add("seen", Glimpse(table, seat).imagine(bytes(32)).snapshot())
        observation = table.game.observation
        if observation is not None:
            self.hashes["seen"].update(observation.look(table.play, observation.sheet(seat, table.setup.players)))

    def look(self, table: Table) -> None:
        """What is shown of the last position to those who ask."""
        game = table.game
        self.add("layers", [[table.overlay(name, seat) for seat in (None, 0)] for name in game.overlays])
        self.add("forecasts", rounded(prospect_of(game, table.prospect(None))))
        self.add("seen", [table.wrongs(), chronicle_of(table)])
        self.add("written", given(table))
        for seat in table.awaited():
            self.look_ahead(table, seat)

    def add(self, kind: str, value: object) -> None:
        """Something more that is seen."""
        self.hashes[kind].update(msgspec.json.encode(value, enc_hook=str, order="deterministic"))

    def taken(self) -> Prints:
        """The fingerprints."""
        return {kind: hashed.hexdigest() for kind, hashed in self.hashes.items()}


def goals(table: Table, options: Sequence[Option]) -> list[str]:
    """Some places: those that options name first, and others."""
    board: Any = table.game.board(table.setup)
    named = [word for option in options for word in option[1:] if word in board["places"]]
    return list(dict.fromkeys([*named[:GOALS], *list(board["places"])[:: len(board["places"]) // GOALS]]))


GAMES = games()


def run(case: Case) -> tuple[list[str], Prints]:
    """What fails in a case, and its fingerprints."""
    seen = Print(case)
    played = CaseRun(case, GAMES[case.game], seen.see)
    if not played.failures:
        seen.look(played.table)
    return played.failures, seen.taken()


def name_of(case: Case) -> str:
    """File and title."""
    return f"{Path(case.lines.file).stem}: {case.title}"


FILES = {"": KINDS, "-edges": EDGES}


@cache
def kept(game: str) -> dict[str, Prints]:
    """The fingerprints that were taken of the cases of a game."""
    found: dict[str, Prints] = {}
    for name, kinds in FILES.items():
        text = (FOLDER / f"{game}{name}.txt").read_text(encoding="utf-8")
        for line in [line.split(" ", len(kinds)) for line in text.splitlines()]:
            found.setdefault(line[-1], {}).update(zip(kinds, line, strict=False))
    return found


def take(game: Game) -> None:
    """Take all fingerprints of a game anew."""
    taken = [(run(case)[1], name_of(case)) for case in load_cases(cases_of(game))]
    FOLDER.mkdir(exist_ok=True)
    for name, kinds in FILES.items():
        lines = [" ".join([*[prints[kind] for kind in kinds], title]) for prints, title in taken]
        (FOLDER / f"{game.name}{name}.txt").write_text("\n".join([*lines, ""]), encoding="utf-8")


if __name__ == "__main__":
    for name in sys.argv[1:] or GAMES:
        take(GAMES[name])
