"""T15.6, T15.8, T18.2. Taxes, the tributes that are due with them, and festivities."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.components import (
    SEAT_NAMES,
)
from tyche.games.scharz.rules.control import connected
from tyche.games.scharz.rules.diplomacy.pacts import (
    TRIBUTE,
    VASSALAGE,
    amount,
    kind,
    other_in,
    pair_of,
    parties,
    payer_in,
    receiver,
)
from tyche.games.scharz.rules.diplomacy.treaties import end_treaty
from tyche.games.scharz.rules.kinds import NUMBER
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.together import finish, open_stage, together
from tyche.games.scharz.rules.traits import HARBOURS, TAX_GOLD

ETRUSCAN_GOLD: Final = 3
"""T20.1.1."""


def revenue(t: Scharz, seat: int) -> int:
    """T15.6, T20.0.4, E34. Settlements, ports, and half for each connected field that is not plundered."""
    s = t.s
    cu = t.cu(seat)
    total = 0
    for place in bits(cu):
        total += 3 if s.settle[place] == 2 else 1
        if s.yard[place] == 2:
            total += 3 if t.trait(seat, HARBOURS) else 2
    fields = connected(t, seat) & (s.out[seat] | cu) & ~s.markers & t.a.land
    return total + fields.bit_count() // 2


def taxes(t: Scharz) -> None:
    """T15.6, T18.5, T20.1.1. Gold; vassals hand half of it to their lords. Then tributes are due."""
    income = [tax_income(t, seat) for seat in range(t.players)]
    for seat in range(t.players):
        t.earn(seat, income[seat])
        if income[seat]:
            t.tell("taxes", "T15.6", faction=seat, gold=income[seat])
    if t.r.vassal_share:
        share_taxes(t, income)
    open_stage(t, "tributes")
    for seat in range(t.players):
        t.s.sub[seat] = [pair for pair, treaty in sorted(t.s.treaties.items()) if has_say(pair, treaty, seat)]
        if not t.s.sub[seat] or not t.alive(seat):
            finish(t, seat)


def tax_income(t: Scharz, seat: int) -> int:
    """T15.6, T20.1.1. What a player collects; nothing once he is out."""
    if not t.alive(seat):
        return 0
    return revenue(t, seat) + (ETRUSCAN_GOLD if t.trait(seat, TAX_GOLD) else 0)


def share_taxes(t: Scharz, income: list[int]) -> None:
    """T18.5. Vassals hand their lords half of what they have collected."""
    for pair, treaty in sorted(t.s.treaties.items()):
        if kind(treaty) >= VASSALAGE:
            vassal = payer_in(pair, treaty)
            t.hand(vassal, receiver(treaty), min(t.s.gold[vassal], income[vassal] // 2))


def has_say(pair: int, treaty: int, seat: int) -> bool:
    """D27. Payer and receiver of a tribute."""
    return kind(treaty) == TRIBUTE and seat in parties(pair)


def tribute_options(t: Scharz, seat: int) -> list[Option]:
    """T18.2, D27. The payer pays or not, the receiver takes it or not."""
    pair = t.s.sub[seat][0]
    other = other_in(pair, seat)
    name = SEAT_NAMES[other]
    if receiver(t.s.treaties[pair]) == seat:
        return [("accept-tribute", name), ("refuse-tribute", name)]
    found: list[Option] = [("withhold", name)]
    if may_hand_over(t, seat, other) is None:
        found.insert(0, ("hand-over", name))
    return found


def may_pay_tribute(t: Scharz, seat: int, other: int) -> Refusal | None:
    """T18.2, D27. The next tribute one has to pay."""
    pair = t.s.sub[seat][0]
    if other == seat or pair_of(seat, other) != pair or payer_in(pair, t.s.treaties[pair]) != seat:
        return Refusal("T18.2", "no-tribute-due", {"other": other})
    return None


def may_take_tribute(t: Scharz, seat: int, other: int) -> Refusal | None:
    """T18.2, D27. The next tribute one is to receive."""
    pair = t.s.sub[seat][0]
    if other == seat or pair_of(seat, other) != pair or receiver(t.s.treaties[pair]) != seat:
        return Refusal("T18.2", "no-tribute-due", {"other": other})
    return None


def may_hand_over(t: Scharz, seat: int, other: int) -> Refusal | None:
    """T18.2, D27. The gold must be there beside what is promised already."""
    refusal = may_pay_tribute(t, seat, other)
    price = amount(t.s.treaties[t.s.sub[seat][0]])
    spare = t.s.gold[seat] - sum([amount(t.s.treaties[pair]) for pair in promised(t, seat)])
    if refusal is None and spare < price:
        return Refusal("T18.2", "too-little-gold", {"price": price, "gold": spare})
    return refusal


def promised(t: Scharz, seat: int) -> list[int]:
    """D27. The treaties whose tribute a player has said he will hand over; they are the last of his list."""
    owed = t.s.owed[seat]
    return t.s.sub[seat][-owed:] if owed else []


def tribute_step(t: Scharz, seat: int, choice: Option) -> None:
    """T18.2, D27. Who refuses marks the treaty; promised gold changes hands when all have spoken."""
    pair = t.s.sub[seat].pop(0)
    if choice[0] == "hand-over":
        t.s.sub[seat].append(pair)
        t.s.owed[seat] += 1
    elif choice[0] in ("withhold", "refuse-tribute"):
        t.s.feats.append([pair, seat])
        t.s.feats.sort()
    if len(t.s.sub[seat]) == t.s.owed[seat]:
        finish(t, seat)


def tributes(t: Scharz) -> Flow[None]:
    """T18.2, D27. All answer at the same time; then tribute is handed over, or the treaty ends."""
    s = t.s
    yield from together(t, "tributes", "T18.2", tribute_options, tribute_step)
    broken = [feat[0] for feat in s.feats]
    for seat in range(t.players):
        for pair in promised(t, seat):
            if pair not in broken:
                t.hand(seat, receiver(s.treaties[pair]), amount(s.treaties[pair]))
        s.owed[seat] = 0
    for pair in sorted(set(broken)):
        end_treaty(t, pair)
    s.feats = []


def begin_festivities(t: Scharz) -> None:
    """T15.8. Small ones are free; larger ones are a choice where there is grain enough."""
    open_stage(t, "festivities")
    for seat in range(t.players):
        if not t.alive(seat):
            finish(t, seat)
        elif len(festivity_options(t, seat)) == 1:
            festivity_step(t, seat, ("festivities", 1))


def feast_grain(t: Scharz, seat: int) -> int:
    """T15.8, E35. Grain for one size more: 1 per village, 2 per town."""
    return sum([t.s.settle[place] for place in bits(t.cu(seat))])


def may_celebrate(t: Scharz, seat: int, size: int) -> Refusal | None:
    """T15.8, T21. Small ones are free; larger ones need a mode that has them, settlements and their grain."""
    if size == 1:
        return None
    if not 1 < size <= t.r.festivities:
        return Refusal("T21" if 1 < size <= 3 else "T15.8", "no-such-festivities")
    grain = sum([t.s.stored.get(place, 0) for place in bits(t.cu(seat))])
    cost = feast_grain(t, seat) * (size - 1)
    return Refusal("T15.8", "no-grain", {"number": cost}) if not cost or grain < cost else None


def festivity_options(t: Scharz, seat: int) -> list[Option]:
    """T15.8, D28. The size."""
    return [("festivities", size) for size in (1, 2, 3) if may_celebrate(t, seat, size) is None]


def festivity_step(t: Scharz, seat: int, choice: Option) -> None:
    """T15.8. Prestige by the formula of TAXES, times the size."""
    size = NUMBER.of(choice)
    left = feast_grain(t, seat) * (size - 1)
    for place in bits(t.cu(seat)):
        n = min(left, t.s.stored.get(place, 0))
        if n:
            t.put_grain(place, -n)
            left -= n
    points = size * revenue(t, seat)
    t.gain_pr(seat, points)
    t.tell("festivities", "T15.8", faction=seat, number=size, points=points)
    finish(t, seat)


def festivities(t: Scharz) -> Flow[None]:
    """T15.8, D28. All at the same time."""
    yield from together(t, "festivities", "T15.8", festivity_options, festivity_step, ("festivities", 1))
