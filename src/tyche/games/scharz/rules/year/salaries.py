"""T13.13, T13.14, T16.1, T16.2. Wages of mercenaries and commanders, and the salaries of the salary economy."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.components import (
    COMMAND_SALARY,
    MERCENARY,
    SALARY,
    SUMMER,
    WINTER,
)
from tyche.games.scharz.rules.kinds import PLACE
from tyche.games.scharz.rules.move.risks import newcomer
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.together import finish, open_stage, together
from tyche.games.scharz.rules.units import IN, KIND_NAMES, YARD, kind_in, place_at, spot_of, type_of
from tyche.games.scharz.rules.year.upkeep import (
    castaways,
    disband_unconnected,
    dismiss,
    forsake,
    in_turn,
    is_new,
    ringed,
    surrendered,
)

PAY: Final[Option] = ("pay",)
WITHHOLD: Final[Option] = ("withhold",)
NO_COMMAND: Final[Option] = ("dismiss-command",)


# --- wages (T13.13, T13.14) ---


def begin_wages(t: Scharz) -> None:
    """T13.13, T13.14. Mercenaries in summer and winter, commanders in winter; not mercenaries of this Trade."""
    open_stage(t, "wages")
    for seat in range(t.players):
        if not t.alive(seat) or not wages_due(t, seat):
            finish(t, seat)


def wages_due(t: Scharz, seat: int) -> int:
    """T13.13, T13.14."""
    s = t.s
    due = COMMAND_SALARY[s.command[seat]] if s.season == WINTER else 0
    if not t.r.salaries and s.season in (SUMMER, WINTER) and not newcomer(t, seat):
        due += sum([n for key, n in s.units[seat].items() if type_of(key) == MERCENARY and not is_new(key)])
    return due


def wage_options(t: Scharz, seat: int) -> list[Option]:
    """T13.13, T13.14. Pay, or dismiss somebody."""
    s = t.s
    found: list[Option] = [PAY] if may_pay_wages(t, seat) is None else []
    if may_dismiss_command(t, seat) is None:
        found.append(NO_COMMAND)
    if not t.r.salaries and s.season in (SUMMER, WINTER):
        for key in sorted(s.units[seat]):
            if type_of(key) == MERCENARY and not is_new(key):
                option: Option = ("dismiss", KIND_NAMES[kind_in(key)], t.name(place_at(key)))
                if option not in found:
                    found.append(option)
    return found


def may_pay_wages(t: Scharz, seat: int) -> Refusal | None:
    """T13.13, T13.14. All that is due must be there."""
    due, gold = wages_due(t, seat), t.s.gold[seat]
    return None if gold >= due else Refusal("T13.13", "too-little-gold", {"price": due, "gold": gold})


def may_dismiss_hired(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T13.13. Mercenaries that are paid now."""
    keys = [key for key in t.s.units[seat] if kind_in(key) == kind and place_at(key) == place]
    if not keys:
        return Refusal("T13.13", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    paid = not t.r.salaries and t.s.season in (SUMMER, WINTER) and type_of(kind) == MERCENARY
    if paid and not all(is_new(key) for key in keys):
        return None
    return Refusal("T13.13", "not-paid-now", {"unit": KIND_NAMES[kind], "place": t.name(place)})


def may_dismiss_command(t: Scharz, seat: int) -> Refusal | None:
    """T13.14. Commanders are paid, or dismissed, in winter."""
    return None if t.s.command[seat] and t.s.season == WINTER else Refusal("T13.14", "no-commanders")


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


def begin_salaries(t: Scharz) -> None:
    """T16.1, T16.2. Who is neither connected nor inside an encircled settlement is disbanded unpaid."""
    disband_unconnected(t)
    t.s.feats = []
    for seat in range(t.players):
        t.s.owed[seat] = ringed(t, seat)
    pay_stage(t, 0)


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
        if not in_turn(t, seat, place_at(key)):
            continue
        if is_new(key):
            continue
        encircled = ring >> (place_at(key)) & 1 and spot_of(key) in (IN, YARD)
        due += SALARY[type_of(key)] * n * (2 if encircled else 1)
    return due


def salary_options(t: Scharz, seat: int) -> list[Option]:
    """T16.1, T16.2. Pay everything, or let a unit or a settlement go."""
    names = t.a.names
    lost = castaways(t, seat, "dismiss")
    if lost:
        return lost
    if may_withhold(t, seat) is None:
        return [PAY, WITHHOLD]
    found: list[Option] = [PAY] if may_pay(t, seat) is None else []
    found += dismissals(t, seat)
    mine = [place for place in bits(t.s.towns[seat]) if in_turn(t, seat, place) and not surrendered(t, place)]
    return found + [("abandon", names[place]) for place in mine]


def dismissals(t: Scharz, seat: int) -> list[Option]:
    """T16.2. The units that are paid here and now, each kind at each place once."""
    paid = [key for key in sorted(t.s.units[seat]) if is_paid(t, seat, key)]
    return list(dict.fromkeys([("dismiss", KIND_NAMES[kind_in(key)], t.name(place_at(key))) for key in paid]))


def is_paid(t: Scharz, seat: int, key: int) -> bool:
    """T16.1, T13.13. Whether the units of a stack are paid here and now."""
    return SALARY[type_of(key)] > 0 and not is_new(key) and in_turn(t, seat, place_at(key))


def may_pay(t: Scharz, seat: int) -> Refusal | None:
    """T16.1, T16.2. All that is due must be there; cargo without ships goes first."""
    if castaways(t, seat, "dismiss"):
        return Refusal("T16.2", "cargo-first")
    due, gold = salaries_due(t, seat), t.s.gold[seat]
    return None if gold >= due else Refusal("T16.1", "too-little-gold", {"price": due, "gold": gold})


def may_withhold(t: Scharz, seat: int) -> Refusal | None:
    """T16.2. Who could pay all says once that he will not."""
    return may_pay(t, seat) or (Refusal("T16.2", "withheld-already") if t.s.sub[seat] else None)


def may_dismiss(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T16.2. Units that are paid here and now; of who could pay all only after saying that not all will be."""
    lost = castaways(t, seat, "dismiss")
    if lost:
        return None if ("dismiss", KIND_NAMES[kind], t.name(place)) in lost else Refusal("T16.2", "cargo-first")
    facts: dict[str, object] = {"unit": KIND_NAMES[kind], "place": t.name(place)}
    keys = [key for key in t.s.units[seat] if kind_in(key) == kind and place_at(key) == place]
    if not keys:
        return Refusal("T16.2", "no-such-unit", facts)
    if may_withhold(t, seat) is None:
        return Refusal("T16.2", "withhold-first")
    return None if any(is_paid(t, seat, key) for key in keys) else Refusal("T16.1", "not-paid-now", facts)


def may_abandon_unpaid(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T16.2. One's own settlement whose turn it is."""
    if castaways(t, seat, "dismiss"):
        return Refusal("T16.2", "cargo-first")
    if not t.s.towns[seat] >> place & 1 or not in_turn(t, seat, place) or surrendered(t, place):
        return Refusal("T16.1", "no-settlement", {"place": t.name(place)})
    return Refusal("T16.2", "withhold-first") if may_withhold(t, seat) is None else None


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
        forsake(t, seat, PLACE.on(t, choice))
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
