"""Why something is not offered where one thing after the other is asked about: the prelude, losses, dice, numbers."""

from tyche.core.ask import Ask
from tyche.core.errors import Refusal
from tyche.games.scharz.attrition import (
    NEUTRAL,
    SETTLEMENT,
    SIEGE,
    SINKING,
    SIXES,
    can_feed_now,
    first_open,
    place_hit,
    salary_of,
    unguided,
)
from tyche.games.scharz.building import deed_of
from tyche.games.scharz.components import HERD_NAMES, PR_REROLL
from tyche.games.scharz.control import controlled
from tyche.games.scharz.crops import barns
from tyche.games.scharz.placing import (
    DOCK_ITEM,
    FORT_ITEM,
    GRAIN_ITEM,
    HERD_ITEM,
    UNIT_ITEM,
    grain_left,
    herd_fields,
    start_fields,
)
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.setup import city_fields
from tyche.games.scharz.swords import SUPPORT, name_of
from tyche.games.scharz.traits import CITY_START, HUN, LATECOMERS
from tyche.games.scharz.units import KIND, KIND_NAMES

# --- the prelude (T6) ---


def refuse_claim(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T6.6. Only peoples and cities with a start of their own are claimed, as often as they are to be had."""
    faction = parts[0]
    if faction >= len(t.a.factions):
        known = "roma" in t.a.special
        return Refusal("T6.6", "claimed-already") if known else Refusal("T6.6", "unknown-name", {"name": "rome"})
    flags = t.a.traits[faction]
    if not flags & (HUN | LATECOMERS | CITY_START):
        return Refusal("T6.6", "no-claim", {"people": t.a.factions[faction]})
    if flags & CITY_START and not city_fields(t, faction):
        return Refusal("T6.6", "no-home", {"people": t.a.factions[faction]})
    return Refusal("T6.6", "claimed-already")


def refuse_people(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T6.6. A people in whose homeland one has a settlement, and that was not to be claimed."""
    faction = parts[0]
    if faction >= len(t.a.factions):
        return Refusal("T6.6", "claim-only")
    if not t.a.homeland[faction] & t.s.towns[seat]:
        return Refusal("T6.6", "no-home", {"people": t.a.factions[faction]})
    return Refusal("T6.6", "claim-only")


def refuse_harbour(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T20.1.8. The third village at Carthage may come with its port, where there are bonuses."""
    return Refusal("T20.1.8", "no-harbour", {"place": t.name(parts[0])})


def refuse_piece(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T6.7, T6.10, T3.8. One starting piece after the other, onto the fields of one's settlements."""
    items = t.s.sub[seat]
    if not items:
        return Refusal("T6.10", "all-placed")
    item, place = items[0], parts[-1]
    meant = {"dock": item == DOCK_ITEM, "fort": item == FORT_ITEM, "place": item - UNIT_ITEM == parts[0]}
    if not (meant[verb] if verb in meant else item == HERD_ITEM + parts[0]):
        return Refusal("T6.7", "another-first")
    fields = t.s.towns[seat]
    if verb == "place":
        fields = start_fields(t, seat)
    elif verb == "herd":
        fields = sum([1 << field for field in herd_fields(t, seat)])
    if not fields >> place & 1:
        return Refusal("T6.7", "no-settlement", {"place": t.name(place)})
    if verb == "herd":
        return Refusal("T3.8", "no-pasture", {"place": t.name(place)})
    if verb == "fort":
        return Refusal("T3.7", "fortified-already", {"place": t.name(place)})
    return Refusal("T6.7", "no-coast", {"place": t.name(place)})


def refuse_store(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T6.7, T15.7, T13.12. Grain goes into one's own stores, as much as there is and as they take."""
    place, number = parts
    items = t.s.sub[seat]
    if ask.topic == "placing":
        if not items:
            return Refusal("T6.10", "all-placed")
        if not GRAIN_ITEM <= items[0] < UNIT_ITEM:
            return Refusal("T6.7", "another-first")
    if not t.s.towns[seat] >> place & 1:
        return Refusal(ask.clause, "no-settlement", {"place": t.name(place)})
    if ask.topic == "harvest" and t.grain_room(place) > 0 and place not in barns(t, seat):
        return Refusal("T15.7", "no-way", {"place": t.name(items[0]), "to": t.name(place)})
    if ask.topic == "placing" and number > grain_left(t, place):
        return Refusal("T6.7", "no-room", {"place": t.name(place), "number": grain_left(t, place)})
    if number > t.grain_room(place):
        return Refusal("T13.12", "no-room", {"place": t.name(place), "number": t.grain_room(place)})
    left = items[0] - GRAIN_ITEM if ask.topic == "placing" else items[1]
    return Refusal(ask.clause, "wrong-number", {"least": 1, "most": left})


def refuse_young(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T15.2, T3.8. A new herd goes onto a controlled field with room."""
    kind, place = parts
    if t.s.sub[seat][0] != kind:
        return Refusal("T15.2", "another-first")
    if not controlled(t, seat) >> place & 1:
        return Refusal("T15.2", "not-controlled", {"place": t.name(place)})
    return Refusal("T3.8", "no-pasture", {"place": t.name(place)})


def refuse_herd(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T6.7, T15.2. A herd of the start, or a young one."""
    return (refuse_piece if ask.topic == "placing" else refuse_young)(t, ask, seat, verb, parts)


# --- attrition (T8.20-T8.22) and other dice (T8.21) ---


def refuse_way(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T8.20.4, T20.5.14. Field after field: safe passage on trails, plunder elsewhere."""
    place = parts[-1]
    if first_open(t.s.sub[seat]) != place:
        return Refusal(ask.clause, "another-first")
    if (verb in ("passage", "guide")) != (t.s.stage == NEUTRAL):
        return Refusal(ask.clause, "not-now")
    left = unguided(t, seat, place)
    if verb == "guide" and not any(code & KIND == parts[0] for code, _ in left):
        return Refusal("T20.5.14", "no-such-unit", {"unit": KIND_NAMES[parts[0]], "place": t.name(place)})
    if verb == "guide" and t.s.gold[seat]:
        return Refusal("T20.5.14", "not-now")
    cost = 1 if verb == "guide" else sum([n for _, n in left])
    return Refusal("T20.5.14", "too-little-gold", {"price": cost, "gold": t.s.gold[seat]})


def refuse_hit(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T8.20.5, T8.21, T8.22. One hit after the other; some can be rerolled or fed."""
    item = t.s.sub[seat][0]
    if item & SINKING:
        return Refusal("T8.22", "cargo-first")
    place = place_hit(item)
    if verb == "instead":
        if not item & SETTLEMENT or parts[1] != place:
            return Refusal("T8.20.5", "another-first")
        return Refusal("T8.20.5", "no-such-unit", {"unit": KIND_NAMES[parts[0]], "place": t.name(place)})
    hit = [place] if item & SETTLEMENT else [item & KIND, place]
    if hit != parts:
        return Refusal(ask.clause, "another-first")
    if verb.startswith("reroll"):
        return refuse_another_die(t, seat, bool(item >> SIXES))
    if t.s.stage != SIEGE:
        return Refusal("T8.20.5", "fed-when-encircled")
    if t.r.salaries and not can_feed_now(t, seat, place, item):
        return Refusal("T8.20.5", "too-little-gold", {"price": salary_of(t, item), "gold": t.s.gold[seat]})
    return Refusal("T8.20.5", "no-food")


def refuse_another_die(t: Scharz, seat: int, fresh: bool) -> Refusal:
    """T8.21, T21. A brown die is rerolled once, for 4 PR."""
    if not t.r.prestige:
        return Refusal("T21", "not-in-this-mode")
    if t.s.pr[seat] < PR_REROLL:
        return Refusal("T17.1", "too-little-prestige", {"price": PR_REROLL, "points": t.s.pr[seat]})
    return Refusal("T8.21", "another-first" if fresh else "rerolled-already")


def refuse_other(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T8.21, T16.4, T18.2. Another field, herd or tribute is asked about."""
    return Refusal(ask.clause, "another-first")


def refuse_drown(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T8.22, T9.13. Cargo that is too much, of a kind that makes room."""
    return Refusal(ask.clause, "no-cargo", {"unit": KIND_NAMES[parts[0]], "place": t.name(parts[1])})


# --- fights (T9, T10) and experience (T12.2) ---


def refuse_drive(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T9.1. A herd of the field."""
    return Refusal("T9.1", "no-herd", {"herd": HERD_NAMES[parts[0]], "place": str(ask.facts["place"])})


def refuse_die(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T9.8.3, T12.1, T17.5. A die that shows so many swords, is not at its best and may still be rerolled."""
    if all(option[0] != verb for option in ask.options_for(seat)):
        return Refusal(ask.clause, "not-now")
    name = name_of(SUPPORT if parts[0] < 0 else parts[0])
    return Refusal(ask.clause, "no-such-die", {"unit": name, "swords": parts[1]})


def refuse_convert(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T9.8.6. Two swords for a shield, or for one in the next round."""
    if min(parts) < 0:
        return Refusal("T9.8.6", "malformed")
    if not sum(parts):
        return Refusal("T9.8.6", "must-choose")
    return Refusal("T9.8.6", "too-few-swords", {"swords": ask.facts["swords"], "number": 2 * sum(parts)})


def refuse_aim(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T9.10. A unit in the rear, for which the swords suffice."""
    return Refusal("T9.10", "no-aim", {"unit": KIND_NAMES[parts[0]]})


def refuse_victim(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T9.8.7. Front, then standard, then rear; a unit falls only to enough swords."""
    return Refusal("T9.8.7", "no-victim", {"unit": KIND_NAMES[parts[0]], "swords": ask.facts["swords"]})


def refuse_shield(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T9.8.7. Shields stand at the front."""
    return Refusal("T9.8.7", "no-shield")


def refuse_keep(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T10.8, T3.3. A dock goes with the village; tiles must be left."""
    return Refusal("T10.8", "not-kept")


def refuse_rise(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T12.2, T12.4. Units of the field of the deed, once a round."""
    facts: dict[str, object] = {"unit": KIND_NAMES[parts[0]], "place": t.name(deed_of(t, seat)[1])}
    return Refusal("T12.2", "no-such-unit", facts)


# --- numbers ---


def refuse_take(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T7.7, T8.8. One kind of unit after the other, a number in the range."""
    takes = [option for option in ask.options_for(seat) if option[0] == "take"]
    if takes[0][1] != KIND_NAMES[parts[0]]:
        return Refusal(ask.clause, "another-first")
    return Refusal(ask.clause, "wrong-number", {"least": takes[0][2], "most": takes[-1][2]})


def refuse_all(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T7.7. All at once only before the first number is named."""
    return Refusal(ask.clause, "number-needed")


def refuse_sum(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T18.3. From the least sum up to what the payer has."""
    options = ask.options_for(seat)
    return Refusal("T18.3", "wrong-number", {"least": options[0][1], "most": options[-1][-1]})


def refuse_no_command(t: Scharz, ask: Ask, seat: int, verb: str, parts: list[int]) -> Refusal | None:
    """T13.14. Commanders are paid, or dismissed, in winter."""
    return Refusal("T13.14", "no-commanders")
