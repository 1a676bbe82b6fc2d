"""Why something is not offered in withdrawal, pay, feeding and tributes (T9.1, T9.3, T16, T18.2)."""

from tyche.core.ask import Ask
from tyche.core.errors import Refusal
from tyche.games.scharz.components import HERD_NAMES
from tyche.games.scharz.feeding import FISH, FLESH, HERDS, eaters, fish_range, larder, meat_range, next_herd, stores_of
from tyche.games.scharz.offers import amount, pair_of, payer_in
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.salaries import salaries_due, wages_due
from tyche.games.scharz.taxes import promised
from tyche.games.scharz.units import CODE, IN, KIND, KIND_NAMES
from tyche.games.scharz.upkeep import castaways

# --- withdrawal and sally (T9.1, T9.3) ---


def refuse_inside(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T9.1. Units of the field, while there is room."""
    place = t.a.ids[str(ask.facts["place"])]
    units = t.outside(seat, place)
    if parts[0] < 0 and sum([n for _, _, n in units]) == 1:
        return Refusal("T9.1", "only-one", {"place": t.name(place)})
    if parts[0] < 0:
        return Refusal("T9.1", "no-room-inside", {"place": t.name(place), "number": t.room_inside(place)})
    if not any(code & KIND == parts[0] for _, code, _ in units):
        return Refusal("T9.1", "no-such-unit", {"unit": KIND_NAMES[parts[0]], "place": t.name(place)})
    return None


def refuse_sally(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T9.3. Units inside the settlement."""
    place = t.a.ids[str(ask.facts["place"])]
    if parts[0] < 0:
        return Refusal("T9.3", "only-one", {"place": t.name(place)})
    if not any(code & KIND == parts[0] for code, _ in t.stacks(seat, place, IN)):
        return Refusal("T9.3", "no-such-unit", {"unit": KIND_NAMES[parts[0]], "place": t.name(place)})
    return None


# --- pay (T13.13, T16.1) ---


def refuse_pay(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T16.1, T16.2, T13.13. All that is due must be there."""
    due = salaries_due(t, seat) if ask.topic == "salaries" else wages_due(t, seat)
    if t.s.gold[seat] < due:
        return Refusal(ask.clause, "too-little-gold", {"price": due, "gold": t.s.gold[seat]})
    return Refusal("T16.2", "cargo-first") if castaways(t, seat, "dismiss") else None


def refuse_dismiss(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T16.2, T13.13. Units that are paid here and now; in Salaries only after saying that not all will be."""
    kind, place = parts
    if not any(key & KIND == kind and key >> CODE + 2 == place for key in t.s.units[seat]):
        return Refusal("T16.2", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    if castaways(t, seat, "dismiss"):
        return Refusal("T16.2", "cargo-first")
    if ask.topic == "salaries" and not t.s.sub[seat] and t.s.gold[seat] >= salaries_due(t, seat):
        return Refusal("T16.2", "withhold-first")
    return Refusal(ask.clause, "not-paid-now", {"unit": KIND_NAMES[kind], "place": t.name(place)})


def refuse_tribute(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T18.2. The next tribute one has to pay, if one can."""
    pair = t.s.sub[seat][0]
    if parts[0] == seat or pair_of(seat, parts[0]) != pair or payer_in(pair, t.s.treaties[pair]) != seat:
        return Refusal("T18.2", "no-tribute-due", {"other": parts[0]})
    spare = t.s.gold[seat] - sum([amount(t.s.treaties[other]) for other in promised(t, seat)])
    if spare < amount(t.s.treaties[pair]):
        return Refusal("T18.2", "too-little-gold", {"price": amount(t.s.treaties[pair]), "gold": spare})
    return None


# --- feeding (T16.4-T16.7) ---


def refuse_feed_herd(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T16.3, T16.4. One herd after the other, before everybody else, with grain that reaches it."""
    kind, place = parts
    key = next_herd(t, seat) if t.s.sub[seat][0] == HERDS else -1
    if key < 0 or key >> 3 & 3 != kind or key >> 5 != place:
        return Refusal("T16.4", "not-this-herd", {"herd": HERD_NAMES[kind], "place": t.name(place)})
    return None if larder(t, seat)[0] else Refusal("T16.7", "no-food")


def refuse_eat_fish(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T16.6. As many portions of fish as there are, and as grain and meat do not cover."""
    if t.s.sub[seat][0] != FISH:
        return Refusal("T16.3", "herds-first" if t.s.sub[seat][0] == HERDS else "fish-decided")
    return portions(fish_range(t, seat), parts[0])


def refuse_eat_meat(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T16.6. Meat after the fish."""
    if t.s.sub[seat][0] != FLESH:
        return Refusal("T16.3", "herds-first")
    return portions(meat_range(t, seat), parts[0])


def portions(possible: list[int], number: int) -> Refusal | None:
    """T16.6, T16.7. A number of portions out of the range in which everybody is fed."""
    if not possible:
        return Refusal("T16.7", "no-food")
    if number not in possible:
        return Refusal("T16.6", "wrong-portions", {"least": possible[0], "most": possible[-1]})
    return None


def enough(t: Scharz, seat: int) -> Refusal | None:
    """T16.7. Nobody is left unfed while there is food for all."""
    if castaways(t, seat, "starve"):
        return Refusal("T16.2", "cargo-first")
    if t.s.sub[seat][0] == HERDS:
        return Refusal("T16.3", "herds-first")
    return Refusal("T16.7", "food-enough") if t.s.sub[seat][0] == FLESH or fish_range(t, seat) else None


def refuse_starve(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T16.7. Units at the table that eat, when there is too little."""
    kind, place = parts
    refusal = enough(t, seat)
    if refusal is None and not any(key & KIND == kind and key >> CODE + 2 == place for key, _ in eaters(t, seat)):
        return Refusal("T16.7", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    return refusal


def refuse_abandon(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T16.2, T16.7. An own settlement whose turn it is."""
    place = parts[0]
    if ask.topic == "feeding":
        refusal = enough(t, seat)
        if refusal is not None or place in stores_of(t, seat):
            return refusal
    elif castaways(t, seat, "dismiss"):
        return Refusal("T16.2", "cargo-first")
    elif t.s.towns[seat] >> place & 1 and not t.s.sub[seat]:
        return Refusal("T16.2", "withhold-first")
    return Refusal(ask.clause, "no-settlement", {"place": t.name(place)})
