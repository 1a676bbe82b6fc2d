"""H7.7, H20.4. Build Monument."""

from typing import Final

from tyche.core.ask import Flow
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.components import ALL_ARTIFACTS, GODS_STRENGTH, KING_TOKENS, MOST_LEVEL
from tyche.games.hellas.rules.hunt.injuries import heal
from tyche.games.hellas.rules.kinds import GOD
from tyche.games.hellas.rules.monsters.phase import begin_monster_phase
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY, SEATS

RAISE: Final = options_of("raise", GOD)


def build_monument(t: Hellas) -> Flow[None]:
    """H7.7a-7.7h, H6.3, H16.3. A level, priests, marks, artifacts, King of kings, and the end of the round."""
    s = t.s
    seat = s.active
    yield from add_level(t, seat)
    s.praying = [0] * (3 * SEATS)  # H7.7b
    gained = t.gain_priests(seat, (s.held[seat] & s.temples).bit_count())  # H7.7c
    t.tell("priests-return", "H7.7c", player=seat, number=gained)
    s.used = [0] * SEATS  # H7.7d
    s.exhausted = 0
    s.charged = ALL_ARTIFACTS
    t.tell("recharged", "H7.7d")
    begin_monster_phase(t, "event")  # H7.7f


def add_level(t: Hellas, seat: int) -> Flow[None]:
    """H7.7a, H7.7e, H19.4a, H19.4d, H20.5, H20.6. The next piece of an incomplete monument, if any."""
    s = t.s
    options = [option for god, option in enumerate(RAISE) if may_raise(t, god) is None]
    if not options:
        return
    choice = yield from choose_one(t, seat, "monument", options, "H7.7a")
    god = GOD.of(choice)
    s.level[god] += 1
    t.tell("monument-built", "H7.7a", player=seat, god=god, level=s.level[god])
    if s.level[god] == MOST_LEVEL and s.king_god == NOBODY and s.players > 2:
        s.king, s.king_god, s.king_tokens = seat, god, KING_TOKENS
        t.tell("king-of-kings", "H19.4", player=seat, god=god)
    owner = t.owner_of(GODS_STRENGTH)
    if owner != NOBODY:
        yield from heal(t, owner, "H17.3")


def may_raise(t: Hellas, god: int) -> Refusal | None:
    """H7.7a. A monument below level 5."""
    return None if t.s.level[god] < MOST_LEVEL else Refusal("H7.7a", "monument-complete", {"god": god})
