"""Tables for bots: whole games, and positions set up by hand."""

import random
from collections.abc import Callable
from hashlib import blake2b

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.core.seat import Bot, next_decision
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.games.successors import GAME
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import IND, NOBODY, OFF, SEATS, State
from tyche.study.fuzz import random_options

MOST = 40_000


def seed_of(number: int) -> bytes:
    return blake2b(f"bots {number}".encode(), digest_size=SEED_BYTES).digest()


def opened(players: int, number: int = 1, *, some_options: bool = False) -> Table:
    rng = random.Random(number)
    options = random_options(GAME, rng) if some_options else None
    return open_table(GAME, players, options, seed=seed_of(number), log=False)


def step(table: Table, bots: list[Bot]) -> tuple[int, Option]:
    """One decision; `choose` refuses whatever is not legal."""
    decision = next_decision(table, dict(enumerate(bots)))
    assert decision is not None
    table.choose(*decision)
    return decision


def finish(table: Table, bots: list[Bot]) -> list[tuple[int, Option]]:
    """Play to the end."""
    taken = []
    while not table.over:
        taken.append(step(table, bots))
        assert len(taken) < MOST
    return taken


def twin_of(table: Table, seat: int) -> Table:
    """A table at the same question, with the same dice to come, in which what a seat cannot know is dealt otherwise."""
    play = table.play
    other = play.revive(play.saved, play.dice.at(play.saved_counters))
    table.game.redeal(other, seat)
    other.dice.counters = play.saved_counters[:]
    return Table(table.game, table.setup, other, table.decisions[:])


def state_of(table: Table) -> Successors:
    assert isinstance(table.play, Successors)
    return table.play


def position(next_step: str, arrange: Callable[[Successors], None], players: int = 4) -> Table:
    """A table in Turn II, seat 0 to play, with nothing on the map but what `arrange` puts there."""
    table = opened(players)
    play = state_of(table)
    while play.s.turn == 1 and play.s.step in ("deal-generals", "swap-generals", "place-generals", "turn-order"):
        table.choose_default(table.awaited()[0])
    state = State(play.s)
    fresh = play.revive(state, play.dice.at(play.dice.counters[:]))
    assert isinstance(fresh, Successors)
    clear(fresh)
    s = fresh.s
    s.turn, s.round, s.at, s.active, s.order, s.usurper = 2, 0, 0, 0, list(range(players)), NOBODY
    s.segment, s.stage, s.step = next_step, 0, next_step
    arrange(fresh)
    s.unscored = True
    return Table(GAME, table.setup, fresh, [])


def clear(t: Successors) -> None:
    """Take everything of every player off the map."""
    s = t.s
    for place in range(len(s.control)):
        t.set_control(place, NOBODY)
    for seat in range(s.players):
        for area in bits(s.cu_areas[seat]):
            t.set_cu(seat, area, 0)
    s.cu_areas[IND] = 0
    s.royal_at = [OFF] * len(s.royal_at)
    s.royal_owner = [NOBODY] * len(s.royal_owner)
    for general, area in enumerate(s.general_at):
        if area >= 0:
            t.move_general(general, OFF)
    s.provinces = [NOBODY] * len(s.provinces)
    s.hands = [0] * SEATS
