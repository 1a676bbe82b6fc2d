"""How the parts of a position of Scharz are written in the words of its cases."""

from collections.abc import Callable
from typing import Final

from tyche.core.atlas import bits
from tyche.core.errors import CaseError
from tyche.games.scharz.edges.case_names import FLAGS
from tyche.games.scharz.rules.components import BUILDING_NAMES, HERD_NAMES, SEAT_NAMES
from tyche.games.scharz.rules.diplomacy.pacts import (
    RANSOM,
    TREATY_NAMES,
    amount,
    expiry,
    kind,
    parties,
    payer_in,
    receiver,
)
from tyche.games.scharz.rules.move.reach import REFUSED
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.round import program
from tyche.games.scharz.rules.units import (
    GROWN,
    KIND_NAMES,
    SPOT_NAMES,
    code_of,
    grains,
    herd_inside,
    herd_kind,
    herd_place,
    kind_in,
    mark_place,
    mark_seat,
    place_at,
    site_kind,
    site_owner,
    site_progress,
    sower,
    spot_of,
)

PHASES: Final = {
    "round": "round",
    "units": "begin-units",
    "special": "special-orders",
    "herds": "begin-herds",
    "retreat": "begin-retreat",
    "attrition": "begin-attrition",
    "withdrawal": "withdrawal",
    "battle": "begin-battles",
    "siege": "begin-sieges",
    "plunder": "begin-plunder",
    "experience": "begin-experience",
    "building": "work-orders",
    "diplomacy": "begin-diplomacy",
    "trade": "begin-trade",
    "wages": "begin-wages",
    "fishing": "begin-fishing",
    "sowing": "begin-sowing",
    "taxes": "taxes",
    "festivities": "begin-festivities",
    "feeding": "begin-feeding",
    "salaries": "begin-salaries",
    "crop": "begin-crop",
    "harvest": "begin-harvest",
    "new-year": "new-year",
    "offspring": "begin-offspring",
    "winter": "winter-weather",
    "rivers": "rivers",
    "round-end": "round-end",
}
"""The phases of a round by the steps that they begin with."""
CYCLES: Final = {"units": "units", "special": "special", "retreat": "retreat"}
"""The subphases of MOVE, in which a case can also stand between two moves: the phase and its step."""
STAGES: Final = (
    "plunder", "offspring", "feeding", "wages", "salaries", "sowing", "crop", "harvest", "tributes", "festivities",
    "diplomacy", "attrition-choice", "attrition", "herds", "trade", "experience", "fishing",
)  # fmt: skip
"""The steps at which everybody decides at the same time."""
BEFORE: Final = ("first-player", "factions", "claims", "villages", "placing", "begin-placing", "late-herds")
"""Steps of the set-up, which no case gives."""


BELONGS: Final[dict[str, tuple[str, ...]]] = {
    "at": tuple(CYCLES.values()),
    "passes": tuple(CYCLES.values()),
    "ambushed": tuple(CYCLES.values()),
    "locked": (*CYCLES.values(), "herds"),
    "treated": (*CYCLES.values(), "diplomacy", "round-end"),
    "assaulted": ("battles", "sieges"),
    "done": STAGES,
    "sub": STAGES,
    "fields": ("plunder", "trade", "feeding", "salaries"),
    "half": ("trade",),
    "owed": ("trade", "tributes", "feeding", "salaries"),
    "sold": ("trade",),
    "upgraded": ("trade",),
    "berthed": ("trade",),
    "doubled": ("trade",),
    "hurried": ("trade",),
    "recruited": ("trade",),
}
"""The steps that fields belong to which count within one phase."""


def phase(t: Scharz) -> str:
    """The phase that has just begun."""
    if t.s.step in BEFORE:
        raise CaseError(f"a case does not reach the step {t.s.step!r}")
    begins = program(t)[t.s.phase]
    if t.s.step == "tributes":
        raise CaseError("taxes have been collected already")
    for name, step in PHASES.items():
        if step == begins:
            return name
    raise CaseError(f"a case does not reach the step {t.s.step!r}")


def mask_of(t: Scharz, fields: int) -> list[str]:
    """The fields of a bit set."""
    return [t.name(place) for place in bits(fields)]


def markers(find: Callable[[Scharz], int]) -> Callable[[Scharz], object]:
    """The fields of a bit set of the state."""
    return lambda t: mask_of(t, find(t))


def settlements(t: Scharz) -> object:
    """Villages and towns with what is in them."""
    s = t.s
    found: dict[str, object] = {}
    for place, owner in enumerate(s.settle_owner):
        if owner < 0:
            continue
        told: dict[str, object] = {"owner": SEAT_NAMES[owner], "kind": ["", "village", "town"][s.settle[place]]}
        if s.yard[place]:
            told["yard"] = ["", "dock", "port"][s.yard[place]]
        if s.forts >> place & 1:
            told["fort"] = True
        for word, stock in (("grain", s.stored), ("fish", s.fish)):
            if stock.get(place):
                told[word] = stock[place]
        found[t.name(place)] = told
    return found


def sites(t: Scharz) -> object:
    """What is being built."""
    return {
        t.name(place): {
            "owner": SEAT_NAMES[site_owner(site)],
            "building": BUILDING_NAMES[site_kind(site)],
            "progress": site_progress(site),
        }
        for place, site in sorted(t.s.sites.items())
    }


def units(t: Scharz, seat: int) -> object:
    """Units by field and spot."""
    found: dict[str, dict[str, int]] = {}
    for key, number in sorted(t.s.units[seat].items()):
        spot = SPOT_NAMES[spot_of(key)]
        where = t.name(place_at(key)) + (f"/{spot}" if spot_of(key) else "")
        marks = "".join([f"+{mark}" for mark, bit in FLAGS.items() if code_of(key) & bit])
        found.setdefault(where, {})[KIND_NAMES[kind_in(code_of(key))] + marks] = number
    return found


def herds(t: Scharz, seat: int) -> object:
    """Herds by field."""
    found: dict[str, dict[str, int]] = {}
    for key, number in sorted(t.s.herds[seat].items()):
        where = t.name(herd_place(key)) + ("/inside" if herd_inside(key) else "")
        found.setdefault(where, {})[HERD_NAMES[herd_kind(key)]] = number
    return found


def field_grain(t: Scharz) -> object:
    """Grain on fields."""
    return {
        t.name(place): {"owner": SEAT_NAMES[sower(stack)], "grain": grains(stack), "grown": bool(stack & GROWN)}
        for place, stack in sorted(t.s.grain.items())
    }


def treaties(t: Scharz) -> object:
    """Treaties, each from its receiver's side."""
    found: list[dict[str, object]] = []
    for pair, treaty in t.s.treaties.items():
        told: dict[str, object] = {
            "treaty": TREATY_NAMES[kind(treaty)],
            "receiver": SEAT_NAMES[receiver(treaty)],
            "payer": SEAT_NAMES[payer_in(pair, treaty)],
            "gold": amount(treaty),
        }
        found.append(told | ({"until": expiry(treaty)} if kind(treaty) == RANSOM else {}))
    return found


def aid(t: Scharz) -> object:
    """Who has aided whom."""
    return [[SEAT_NAMES[seat] for seat in parties(pair)] for pair in t.s.aid]


def cycle(t: Scharz) -> object:
    """T7.7. Whose turn it is to move, and how many have passed in a row."""
    if t.s.step not in CYCLES.values():
        return None
    return {"next": SEAT_NAMES[t.seats()[(t.s.at - 1) % len(t.seats())]], "turns": t.s.at - 1, "passes": t.s.passes}


def locked(t: Scharz, seat: int) -> object:
    """T5.12. Where foreign units were when a subphase of MOVE began."""
    return mask_of(t, t.s.locked[seat]) if t.s.step in CYCLES.values() else None


def treated(t: Scharz, seat: int) -> object:
    """With whom a player has talked in this subphase of MOVE."""
    if t.s.step not in CYCLES.values():
        return None
    return [SEAT_NAMES[other] for other in bits(t.s.treated[seat])]


def ambushed(t: Scharz, seat: int) -> object:
    """T8.9. Where a player has ambushed somebody in this subphase."""
    return lying(t, 0, seat)


def refused(t: Scharz, seat: int) -> object:
    """Where a player was not let in in this subphase."""
    return lying(t, REFUSED, seat)


def lying(t: Scharz, flag: int, seat: int) -> list[str]:
    """The places of a player's marks of one kind."""
    if t.s.step not in CYCLES.values():
        return []
    return [t.name(mark_place(key)) for key in sorted(t.s.ambushed) if key & REFUSED == flag and mark_seat(key) == seat]


def holders(t: Scharz) -> object:
    """T18.4. Who was first on a field, where several are."""
    return {
        t.name(place): SEAT_NAMES[seat]
        for place, seat in enumerate(t.s.holder)
        if seat >= 0 and sum([out >> place & 1 for out in t.s.out]) > 1
    }


def treaty_marks(t: Scharz) -> object:
    """When treaties began, or were broken, as the rules count it."""
    return [
        {"of": SEAT_NAMES[parties(pair)[0]], "with": SEAT_NAMES[parties(pair)[1]], "mark": mark}
        for pair, mark in sorted(t.s.treaty_year.items())
    ]


def untold(t: Scharz) -> list[str]:
    """What a case does not hold where it reaches: what belongs to other phases, which set it up for themselves."""
    step = t.s.step
    return ["agreed", *[field for field, steps in BELONGS.items() if step not in steps]]


def deeds(t: Scharz) -> object:
    """Enemies destroyed in this round."""
    found: dict[str, dict[str, int]] = {}
    for feat in t.s.feats:
        if len(feat) != 3:
            raise CaseError("tributes are being paid")
        seat, place, number = feat
        there = found.setdefault(SEAT_NAMES[seat], {})
        there[t.name(place)] = there.get(t.name(place), 0) + number
    return found
