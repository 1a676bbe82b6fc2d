"""Positions of a game to try things on: all that its rules cases pass through, and some of games at random."""

import random
from collections.abc import Iterator

from tyche.core.casefile import cases_of, load_cases
from tyche.core.cases import CaseRun
from tyche.core.game import Game
from tyche.core.seat import Bot, next_decision
from tyche.core.table import Table, open_table
from tyche.study.fuzz import random_options


def from_cases(game: Game) -> Iterator[Table]:
    """The table of every case before each of its decisions, and at its end; use it before taking the next."""
    for case in load_cases(cases_of(game)):
        decisions = CaseRun(case, game).table.decisions
        players = game.least if case.players is None else case.players
        table = game.vocabulary().open(players, case.options, case.given, case.dice)
        for seat, option in decisions:
            yield table
            table.choose(seat, option)
        if not table.over:
            yield table


def from_play(game: Game, players: int, seed: int, bots: list[Bot], every: int = 1) -> Iterator[Table]:
    """A table with random options, played by bots (at random without any), every so many decisions."""
    rng = random.Random(seed)
    table = open_table(game, players, random_options(game, rng), None, rng.randbytes(32), log=False)
    taken = 0
    while not table.over:
        if taken % every == 0:
            yield table
        taken += 1
        if bots:
            decision = next_decision(table, dict(enumerate(bots)))
            assert decision is not None
            table.choose(*decision)
        else:
            seat = rng.choice(table.awaited())
            table.choose(seat, rng.choice(table.options(seat)))
