"""S3. How far everybody is in each kind of victory."""

from typing import Final

from tyche.core.race import Runner, Victory, ahead, towards
from tyche.games.successors.rules.components import ALEXANDROS, HERAKLES
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.state import NOBODY
from tyche.games.successors.rules.tables import L_VICTORY, VP_VICTORY

REGENCY_TURNS: Final = ((3, ALEXANDROS), (4, HERAKLES))
"""S3.2.a. The last turn before each Regency check, and whose regent is looked for."""


def race(t: Successors) -> list[Victory]:
    """S3.1-S3.3. Points and legitimacy at once, the regency of the next heir, most points in the end."""
    s, seats = t.s, range(t.s.players)
    found = [
        Victory("victory-points", [towards(s.vp[seat], VP_VICTORY[s.players]) for seat in seats]),
        Victory("legitimacy", [towards(s.legitimacy[seat], L_VICTORY) for seat in seats]),
    ]
    heir = next_heir(t)
    if heir != NOBODY:
        found.append(Victory("regency", regents(t, heir)))
    return [*found, Victory("end-of-game", ahead([s.vp[seat] for seat in seats]))]


def race_key(t: Successors) -> object:
    """What the race is shown by."""
    s, heir = t.s, next_heir(t)
    return (s.vp[:], s.legitimacy[:], heir, NOBODY if heir == NOBODY else s.royal_owner[heir])


def next_heir(t: Successors) -> int:
    """S3.2.a. Whose regent is looked for at the next Regency check; NOBODY if there is none any more."""
    for turn, heir in REGENCY_TURNS:
        if t.s.turn <= turn and t.s.royal_at[heir] >= 0:
            return heir
    return NOBODY


def regents(t: Successors, heir: int) -> list[Runner]:
    """S3.2.b, S3.2.d. Most points and legitimacy together win if one controls the heir, or nobody does."""
    s = t.s
    holder = s.royal_owner[heir]
    runners = ahead([s.legitimacy[seat] + s.vp[seat] for seat in range(s.players)])
    return [
        Runner(one.has, 0, one.near and holder in (NOBODY, seat), "heir" if holder == seat else "")
        for seat, one in enumerate(runners)
    ]
