"""Who is about to win: by the next Regency check (S3.2), at the end of the game (S3.3), or at once by points (S3.1)."""

from math import exp
from typing import Final

from tyche.games.successors.rules.components import ALEXANDROS, HERAKLES
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import IND, NOBODY
from tyche.games.successors.rules.tables import L_VICTORY, ROUNDS, VP_VICTORY

CHECKS: Final[tuple[tuple[int, int], ...]] = ((ALEXANDROS, 3), (HERAKLES, 4))
"""Each heir, and the last turn before his Regency check."""
PREPARATION: Final = frozenset(("prepare", "turn-order", "reinforce", "cards"))
"""Steps of a turn before its first round; the count of rounds is still that of the turn before (S5.1-S5.3)."""
SWAY: Final = 0.4
"""How much a round that is still to come blurs a lead."""
AHEAD: Final = 0.5
VP_GRADE: Final = 0.13
L_GRADE: Final = 0.05
NEXT_CHECK: Final = 2.5
LATER_CHECK: Final = 1.0
LAST_TURN: Final = 2.0
NEAR_L: Final = 6
NEAR_L_GRADE: Final = 0.3
NEAR_VP: Final = 7
NEAR_VP_GRADE: Final = 0.25
RIVALRY: Final = 1.3
"""What all rivals together weigh beside oneself."""


def sure(lead: float, rounds: int) -> float:
    """How likely a lead lasts so many rounds more, 0 to 1."""
    return 1.0 / (1.0 + exp(-lead / (1.0 + SWAY * rounds)))


def rounds_over(t: Successors) -> int:
    """Rounds of this turn that are over."""
    return 0 if t.s.step in PREPARATION else t.s.round


def rounds_left(t: Successors) -> int:
    """Rounds of this turn that are not over."""
    return max(0, ROUNDS[t.s.players] - rounds_over(t))


def regency(t: Successors, seat: int) -> list[float]:
    """S3.2.b, S3.2.d. How likely a player wins each Regency check as things stand: Alexandros', Herakles'."""
    s = t.s
    found = []
    for heir, last in CHECKS:
        holder = s.royal_owner[heir]
        open_to_all = holder == NOBODY and s.turn == last and s.royal_at[heir] >= 0
        if s.turn > last or not (holder == seat or open_to_all):
            found.append(0.0)
            continue
        rest = max([s.vp[other] + s.legitimacy[other] for other in range(s.players) if other != seat])
        rounds = (last - s.turn) * ROUNDS[s.players] + rounds_left(t)
        found.append(sure(s.vp[seat] + s.legitimacy[seat] - rest + AHEAD, rounds))
    return found


def last_turn(t: Successors, seat: int) -> float:
    """S3.3.a. How likely a player has most victory points at the end; 0 before the last turn."""
    s = t.s
    if s.turn < t.rules.last_turn:
        return 0.0
    return sure(s.vp[seat] - max([s.vp[other] for other in range(s.players) if other != seat]), rounds_left(t))


def grade(t: Successors, seat: int) -> float:
    """The logarithm of a player's odds to win, by points and the checks to come alone."""
    s = t.s
    points = VP_GRADE * s.vp[seat] + L_GRADE * s.legitimacy[seat] + LAST_TURN * last_turn(t, seat)
    for chance, (_, last) in zip(regency(t, seat), CHECKS, strict=True):
        points += (NEXT_CHECK if s.turn == last else LATER_CHECK) * chance
    points += NEAR_L_GRADE * max(0, s.legitimacy[seat] - L_VICTORY + NEAR_L)
    return points + NEAR_VP_GRADE * max(0, s.vp[seat] - VP_VICTORY[s.players] + NEAR_VP)


def rivalry(t: Successors, seat: int) -> list[float]:
    """How much a loss of each faction is a gain of the seat: as much as its share in the rivals' chances to win."""
    players = t.s.players
    odds = [exp(grade(t, rival)) if rival != seat else 0.0 for rival in range(players)]
    whole = sum(odds)
    return [RIVALRY * one / whole for one in odds] + [0.0] * (IND + 1 - players)
