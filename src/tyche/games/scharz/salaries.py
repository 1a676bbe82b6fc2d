"""T13.13, T13.14, T16.1, T16.2. Wages of mercenaries and commanders, and the salaries of the salary economy."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.games.scharz.attrition import newcomer
from tyche.games.scharz.components import (
    COMMAND_SALARY,
    MERCENARY,
    SALARY,
    SUMMER,
    WINTER,
)
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.together import finish, open_stage, together
from tyche.games.scharz.units import ACTED, CODE, IN, KIND, KIND_NAMES, YARD
from tyche.games.scharz.upkeep import (
    castaways,
    disband_unconnected,
    dismiss,
    forsake,
    in_turn,
    ringed,
    surrendered,
)

PAY: Final[Option] = ("pay",)
WITHHOLD: Final[Option] = ("withhold",)
NO_COMMAND: Final[Option] = ("dismiss-command",)


# --- wages (T13.13, T13.14) ---


def begin_wages(t: Scharz) -> Flow[None]:
    """T13.13, T13.14. Mercenaries in summer and winter, commanders in winter; not mercenaries of this Trade."""
    open_stage(t, "wages")
    for seat in range(t.players):
        if not t.alive(seat) or not wages_due(t, seat):
            finish(t, seat)
    yield from ()


def wages_due(t: Scharz, seat: int) -> int:
    """T13.13, T13.14."""
    s = t.s
    due = COMMAND_SALARY[s.command[seat]] if s.season == WINTER else 0
    if not t.r.salaries and s.season in (SUMMER, WINTER) and not newcomer(t, seat):
        due += sum([n for key, n in s.units[seat].items() if key & 15 == MERCENARY and not key & ACTED])
    return due


def wage_options(t: Scharz, seat: int) -> list[Option]:
    """T13.13, T13.14. Pay, or dismiss somebody."""
    s = t.s
    found: list[Option] = [PAY] if s.gold[seat] >= wages_due(t, seat) else []
    if s.command[seat] and s.season == WINTER:
        found.append(NO_COMMAND)
    if not t.r.salaries and s.season in (SUMMER, WINTER):
        for key in sorted(s.units[seat]):
            if key & 15 == MERCENARY and not key & ACTED:
                option: Option = ("dismiss", KIND_NAMES[key & KIND], t.name(key >> CODE + 2))
                if option not in found:
                    found.append(option)
    return found


def wage_step(t: Scharz, seat: int, choice: Option) -> None:
    """T13.13, T13.14. Unpaid mercenaries leave, unpaid commanders are lost."""
    if choice == PAY:
        t.pay(seat, wages_due(t, seat))
        finish(t, seat)
        return
    if choice == NO_COMMAND:
        t.s.command[seat] = 0
    else:
        dismiss(t, seat, choice)
    if not wages_due(t, seat):
        finish(t, seat)


def wages(t: Scharz) -> Flow[None]:
    """T13.13, T13.14, D25. All pay at the same time."""
    yield from together(t, "wages", "T13.13", wage_options, wage_step, PAY)


# --- salaries (T16.1, T16.2) ---


def begin_salaries(t: Scharz) -> Flow[None]:
    """T16.1, T16.2. Who is neither connected nor inside an encircled settlement is disbanded unpaid."""
    disband_unconnected(t)
    t.s.feats = []
    for seat in range(t.players):
        t.s.owed[seat] = ringed(t, seat)
    pay_stage(t, 0)
    yield from ()


def pay_stage(t: Scharz, stage: int) -> None:
    """T16.1. First everybody outside encircled settlements is paid, besiegers among them; then the encircled."""
    t.s.stage = stage
    open_stage(t, "salaries")
    for seat in range(t.players):
        t.s.fields[seat] = ringed(t, seat)
    for seat in range(t.players):
        if not t.alive(seat) or newcomer(t, seat) or not salaries_due(t, seat):
            finish(t, seat)


def salaries_due(t: Scharz, seat: int) -> int:
    """T16.1, E40. Units and settlements; double for what is encircled."""
    s = t.s
    ring = s.fields[seat]
    due = 0
    for place in bits(s.towns[seat]):
        if in_turn(t, seat, place) and not surrendered(t, place):
            due += s.settle[place] * (2 if ring >> place & 1 else 1)
    for key, n in s.units[seat].items():
        if not in_turn(t, seat, key >> CODE + 2):
            continue
        encircled = ring >> (key >> CODE + 2) & 1 and key >> CODE & 3 in (IN, YARD)
        due += SALARY[key & 15] * n * (2 if encircled else 1)
    return due


def salary_options(t: Scharz, seat: int) -> list[Option]:
    """T16.1, T16.2. Pay everything, or let a unit or a settlement go."""
    s, names = t.s, t.a.names
    lost = castaways(t, seat, "dismiss")
    if lost:
        return lost
    found: list[Option] = [PAY] if s.gold[seat] >= salaries_due(t, seat) else []
    if found and not s.sub[seat]:
        return [PAY, WITHHOLD]
    for key in sorted(s.units[seat]):
        if SALARY[key & 15] and in_turn(t, seat, key >> CODE + 2):
            option: Option = ("dismiss", KIND_NAMES[key & KIND], names[key >> CODE + 2])
            if option not in found:
                found.append(option)
    mine = [place for place in bits(s.towns[seat]) if in_turn(t, seat, place) and not surrendered(t, place)]
    return found + [("abandon", names[place]) for place in mine]


def salary_step(t: Scharz, seat: int, choice: Option) -> None:
    """T16.1, T16.2. Losses of this kind give nobody points."""
    if choice == PAY:
        t.pay(seat, salaries_due(t, seat))
        finish(t, seat)
        return
    t.s.sub[seat] = [1]
    if choice == WITHHOLD:
        return
    if choice[0] == "dismiss":
        dismiss(t, seat, choice)
    else:
        forsake(t, seat, t.a.ids[str(choice[1])])
    while len(lost := castaways(t, seat, "dismiss")) == 1:
        dismiss(t, seat, lost[0])
    if not lost and not salaries_due(t, seat):
        finish(t, seat)


def salaries(t: Scharz) -> Flow[None]:
    """T16.1, D25. All pay at the same time; then besiegers decide about what has surrendered."""
    yield from together(t, "salaries", "T16.1", salary_options, salary_step, PAY)
    t.release_all()
    if t.s.stage == 0 and any(t.s.owed):
        pay_stage(t, 1)
    else:
        t.s.step = "surrender"
