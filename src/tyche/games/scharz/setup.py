"""T6. The prelude: first player, rivals, villages, peoples, and the starting pieces."""

from typing import Final

from tyche.core.ask import DONE, PASS, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.components import (
    CAVALRY,
    EXPERIENCED,
    FACES,
    HERD_ID,
    HERD_NAMES,
    HORSES,
    LI,
    NOBODY,
    PIGS,
    ROOM,
    SHEEP,
    STANDARD,
    TOWN,
    TRANSPORT,
    VILLAGE,
    WHITE,
)
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.together import finish, open_stage, together
from tyche.games.scharz.traits import (
    AGAINST_TAIFAS,
    CITY_START,
    DANUBE,
    DANUBE_FORTS,
    EMPEROR,
    EXPERIENCED_START,
    FORT_START,
    HUN,
    LANDSMEN,
    LATECOMERS,
    PIG_HERDERS,
    TWO_FORTS,
    traits_of,
)
from tyche.games.scharz.units import KIND_ID, KIND_NAMES, OUT, YARD, kind_of

PLAIN, CITY, HUNS, LATE, HARBOUR = range(5)
"""How a player opens (T6.6, T20)."""
OPENING_NAMES: Final = ["villages", "city", "huns", "late", "harbour"]
ROME: Final = "rome"
LORDSHIP: Final = 4
"""The kind of treaty that Constantinople starts with (T20.6.1)."""

GOLD: Final = 5
HUN_GOLD: Final = 7
PRESTIGE: Final = 7
GRAIN: Final = 10
START_LI: Final = 5
DOCK_ITEM, FORT_ITEM, HERD_ITEM, GRAIN_ITEM, UNIT_ITEM = 1, 2, 8, 16, 1000


# --- first player and rivals (T6.2, T6.3) ---


def first_player(t: Scharz) -> Flow[None]:
    """T6.3. Everybody rolls six white dice; most swords begin, ties roll again. T6.2. Rivals are drawn."""
    s = t.s
    seats = list(range(t.players))
    while len(seats) > 1:
        rolls = [sum([FACES[WHITE][t.roll() - 1] for _ in range(6)]) for _ in seats]
        best = max(rolls)
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if roll == best]
    s.first = s.start = seats[0]
    t.tell("first-player", "T6.3", faction=s.first)
    if t.r.prestige:
        draw_rivals(t)
    s.at = 0
    s.step = "claims" if t.r.bonuses else "villages"
    yield from ()


def draw_rivals(t: Scharz) -> None:
    """T6.2. Each draws a rival from a pool of all others."""
    for seat in range(t.players):
        pool = [other for other in range(t.players) if other != seat]
        t.dice.shuffle(pool)
        t.s.rivals[seat] = 1 << pool[0]
        t.tell("rival", "T6.2", faction=seat, other=pool[0])
    t.reveal()


# --- claims (T6.6) ---


def in_order(t: Scharz, k: int) -> int:
    """The k-th player of the prelude, counter-clockwise from the first."""
    return (t.s.first + k) % t.players


def claims(t: Scharz) -> Flow[None]:
    """T6.6. Who wants a people or city that does not start with three villages says so first."""
    s = t.s
    if s.at >= t.players:
        s.at = s.stage = 0
        s.step = "villages"
        return
    seat = in_order(t, s.at)
    options: list[Option] = [PASS, *claim_options(t)]
    if len(options) > 1:
        choice = yield t.ask(seat, "claim", options, "T6.6", PASS)
        if choice != PASS:
            claim(t, seat, str(choice[1]))
    s.at += 1


def claim_options(t: Scharz) -> list[Option]:
    """T6.6, T20.0.6, T20.1.7. The unusual starts that are still open."""
    found: list[Option] = []
    a, s = t.a, t.s
    for faction, name in enumerate(a.factions):
        flags = traits_of(a.faction_clause[faction])
        if flags & (HUN | LATECOMERS) and s.faction.count(faction) < a.most[faction]:
            found.append(("claim", name))
        elif flags & CITY_START and s.faction.count(faction) < a.most[faction]:
            if city_fields(t, faction):
                found.append(("claim", name))
    if "roma" in a.special and a.special["roma"] not in reserved(t):
        found.append(("claim", ROME))
    return found


def claim(t: Scharz, seat: int, name: str) -> None:
    """T6.6. Note how a player will open."""
    s = t.s
    if name == ROME:
        s.opening[seat] = CITY
    else:
        faction = t.a.factions.index(name)
        flags = traits_of(t.a.faction_clause[faction])
        s.faction[seat] = faction
        s.opening[seat] = HUNS if flags & HUN else LATE if flags & LATECOMERS else CITY
    t.tell("claimed", "T6.6", faction=seat, people=name)


def reserved(t: Scharz) -> list[int]:
    """T6.6. The named fields kept for the players who have claimed them."""
    found: list[int] = []
    for seat in range(t.players):
        if t.s.opening[seat] == CITY:
            faction = t.s.faction[seat]
            field = t.a.special["roma"] if faction < 0 else t.a.home_field[faction]
            if field >= 0:
                found.append(field)
    return found


def city_fields(t: Scharz, faction: int) -> int:
    """T6.6. Where the town of a city start may stand."""
    free = free_fields(t)
    if faction < 0:
        return 1 << t.a.special["roma"]
    field = t.a.home_field[faction]
    if field >= 0:
        return 1 << field
    return t.a.homeland[faction] & free


# --- villages (T6.4) ---


def free_fields(t: Scharz) -> int:
    """T6.5. Fields where a village may go."""
    mask = t.a.ordinary
    for towns in t.s.towns:
        mask &= ~towns
    return mask


def may_settle_at(t: Scharz, place: int) -> Refusal | None:
    """T6.5, T4.7. Any ordinary field without a settlement."""
    if t.a.neutral_mask >> place & 1:
        return Refusal("T4.7", "neutral", {"place": t.name(place)})
    if not free_fields(t) >> place & 1:
        return Refusal("T6.5", "settled-already", {"place": t.name(place)})
    return None


def may_found(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T6.5, T6.6. A free field; named fields are kept for who claimed them, claimed starts are at home."""
    refusal = may_settle_at(t, place)
    if refusal is not None or start_at(t, seat) >> place & 1:
        return refusal
    if place in reserved(t):
        return Refusal("T6.6", "field-claimed", {"place": t.name(place)})
    return Refusal("T6.6", "not-at-home", {"place": t.name(place)})


def start_at(t: Scharz, seat: int) -> int:
    """T6.5, T6.6. Where a player's next village (or town) may go; all free fields if there is none left at home."""
    s = t.s
    fields = free_fields(t)
    for field in reserved(t):
        fields &= ~(1 << field)
    if s.opening[seat] not in (CITY, HUNS):
        return fields
    home = city_fields(t, s.faction[seat]) if s.opening[seat] == CITY else fields & t.homeland(seat)
    return home or fields


def lapsed(t: Scharz, seat: int) -> bool:
    """T6.6, K32. Whether a claimed start has no free field left at home."""
    if t.s.opening[seat] == CITY:
        return not city_fields(t, t.s.faction[seat])
    return t.s.opening[seat] == HUNS and not start_at(t, seat) & t.homeland(seat)


def may_relocate(t: Scharz, seat: int, place: int, to: int) -> Refusal | None:
    """T6.4, T6.6. One's own village, not the harbour of Carthage, to a free field; that of the Huns at home."""
    kept = t.s.opening[seat] == HARBOUR and place == t.a.special["carthago"]
    if kept or not t.s.towns[seat] >> place & 1:
        return Refusal("T6.4", "no-village", {"place": t.name(place)})
    if t.s.opening[seat] == HUNS and not t.homeland(seat) >> to & 1:
        return Refusal("T6.6", "not-at-home", {"place": t.name(to)})
    return may_settle_at(t, to)


def village_order(t: Scharz, stage: int) -> list[int]:
    """T6.4, T6.5, E02. Who places (or moves) a village when."""
    n, first = t.players, t.s.first
    ahead = [(first + k) % n for k in range(n)]
    if stage in (0, 2):
        return ahead
    return ahead[::-1] if t.r.prelude_snake else ahead[-1:] + ahead[:-1]


def villages(t: Scharz) -> Flow[None]:
    """T6.4. Three villages each, in turn; then each may move one."""
    s = t.s
    if s.at >= t.players:
        s.at = 0
        s.stage += 1
        if s.stage > 3:
            s.stage = 0
            s.step = "factions" if t.r.bonuses else "begin-placing"
        return
    seat = village_order(t, s.stage)[s.at]
    s.at += 1
    if s.stage == 3:
        yield from relocate(t, seat)
    elif s.opening[seat] == PLAIN or (s.stage == 0 and s.opening[seat] in (CITY, HUNS)):
        yield from place_village(t, seat)


def place_village(t: Scharz, seat: int) -> Flow[None]:
    """T6.4 a-c, T6.5, T6.6, T20.1.8. A village on a free field, a town or the Huns' village at home.

    A claim lapses when the homeland has no free field left.
    """
    s, a = t.s, t.a
    names = a.names
    fields = start_at(t, seat)
    if lapsed(t, seat):
        s.opening[seat], s.faction[seat] = PLAIN, NOBODY
    options: list[Option] = [("village", names[place]) for place in bits(fields)]
    carthage = a.special.get("carthago", -1)
    if s.stage == 2 and t.r.bonuses and carthage >= 0 and fields >> carthage & 1:
        options.append(("harbour", names[carthage]))
    choice = options[0]
    if len(options) > 1:
        default = options[sum(a.ids[str(o[1])] for o in options) % len(options)]
        choice = yield t.ask(seat, "village", options, "T6.4", default, number=s.stage + 1)
    place = a.ids[str(choice[1])]
    if choice[0] == "harbour":
        s.opening[seat] = HARBOUR
    kind = TOWN if s.opening[seat] == CITY else VILLAGE
    t.set_settlement(place, seat, kind)
    t.tell("village-placed", "T6.4", faction=seat, place=names[place])


def relocate(t: Scharz, seat: int) -> Flow[None]:
    """T6.4 d. One village may move to another free field; towns and the harbour of Carthage stay."""
    s, names = t.s, t.a.names
    if s.opening[seat] not in (PLAIN, HARBOUR, HUNS):
        return
    mine = bits(s.towns[seat])
    free = bits(free_fields(t))
    options: list[Option] = [PASS]
    options += [("relocate", names[a], names[b]) for a in mine for b in free if may_relocate(t, seat, a, b) is None]
    choice = yield t.ask(seat, "relocate", options, "T6.4", PASS)
    if choice != PASS:
        t.set_settlement(t.a.ids[str(choice[1])], -1, 0)
        t.set_settlement(t.a.ids[str(choice[2])], seat, VILLAGE)
        t.tell("village-moved", "T6.4", faction=seat, place=choice[1], to=choice[2])


# --- peoples (T6.6) ---


def factions(t: Scharz) -> Flow[None]:
    """T6.6. In the order of the first villages each picks a people in whose homeland he has a settlement."""
    s = t.s
    if s.at >= t.players:
        s.at = 0
        s.step = "begin-placing"
        old_friends(t)
        return
    seat = in_order(t, s.at)
    s.at += 1
    if s.faction[seat] >= 0 or s.opening[seat] == LATE:
        return
    options: list[Option] = []
    for faction, name in enumerate(t.a.factions):
        flags = traits_of(t.a.faction_clause[faction])
        if not flags & (HUN | LATECOMERS | EMPEROR) and t.a.homeland[faction] & s.towns[seat]:
            options.append(("people", name))
    if not options:
        return
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "people", options, "T6.6", options[0])
    s.faction[seat] = t.a.factions.index(str(choice[1]))
    t.tell("people", "T6.6", faction=seat, people=choice[1])


def old_friends(t: Scharz) -> None:
    """T20.4.1, T20.6.1, T21. Taifa players are rivals of the Reinos, if there are rivals; the Romans have a lord."""
    s = t.s
    names = [t.a.factions[faction] if faction >= 0 else "" for faction in s.faction]
    for seat in range(t.players):
        if t.r.prestige and t.trait(seat, AGAINST_TAIFAS):
            for other, name in enumerate(names):
                if name == "taifas":
                    s.rivals[seat] |= 1 << other
        if t.trait(seat, EMPEROR):
            for other in range(t.players):
                if t.trait(other, DANUBE):
                    pair = min(seat, other) << 4 | max(seat, other)
                    s.treaties[pair] = LORDSHIP | seat << 4
                    s.agreed += 1


# --- starting pieces (T6.7) ---


def begin_placing(t: Scharz) -> Flow[None]:
    """T6.7-T6.9. Who has what to place."""
    open_stage(t, "placing")
    for seat in range(t.players):
        t.earn(seat, GOLD)
        t.s.pr[seat] = PRESTIGE
        if t.s.opening[seat] == LATE:
            t.s.out_of_game &= ~(1 << seat)
            finish(t, seat)
            continue
        t.s.sub[seat] = pieces(t, seat)
        place_forced(t, seat)
    yield from ()


def pieces(t: Scharz, seat: int) -> list[int]:
    """T6.7-T6.9, T20. The starting pieces of a player that have to be placed, in order."""
    s = t.s
    light = UNIT_ITEM + kind_of(LI, STANDARD)
    if s.opening[seat] == HUNS:
        t.earn(seat, HUN_GOLD - GOLD)
        items = [light] * 3 + [UNIT_ITEM + kind_of(CAVALRY, STANDARD)] * 3
        return items + ([HERD_ITEM + SHEEP] * 2 + [HERD_ITEM + HORSES] * 2 + [GRAIN_ITEM + 5] if t.r.goods else [])
    items = []
    number = 3 if s.opening[seat] == CITY else START_LI
    coastal = any(t.a.coast[place] for place in bits(s.towns[seat]))
    if t.trait(seat, LANDSMEN):
        number = 7
    elif coastal:
        items.append(DOCK_ITEM)
    else:
        number += 2
        t.earn(seat, 2)
    seasoned = 3 if t.trait(seat, EXPERIENCED_START) and t.r.experience else 0
    items += [UNIT_ITEM + kind_of(LI, EXPERIENCED)] * min(seasoned, number)
    items += [light] * (number - min(seasoned, number))
    if t.r.goods:
        items += [*herds(t, seat), GRAIN_ITEM + GRAIN]
    if t.r.forts:
        items += fort_items(t, seat)
    return items


def herds(t: Scharz, seat: int) -> list[int]:
    """T6.7, T20.0.6, T20.1.8, T20.2.6. Two herds of sheep and one of pigs; cities have no pigs."""
    sheep, pigs = (1, 2) if t.trait(seat, PIG_HERDERS) else (2, 1)
    if t.s.opening[seat] in (CITY, HARBOUR):
        pigs = 0
    return [HERD_ITEM + SHEEP] * sheep + [HERD_ITEM + PIGS] * pigs


def fort_items(t: Scharz, seat: int) -> list[int]:
    """T20.0.7, T20.6.2, T20.6.3. Starting fortifications; those of the Danube villages are placed at once."""
    if t.trait(seat, DANUBE_FORTS):
        for place in bits(t.s.towns[seat]):
            if t.a.bank[place]:
                t.s.forts |= 1 << place
    return [FORT_ITEM] * (2 if t.trait(seat, TWO_FORTS) else 1 if t.trait(seat, FORT_START) else 0)


def item_options(t: Scharz, seat: int) -> list[Option]:
    """T6.7, T20.6.4. Where the next piece may go; at the end, to confirm."""
    s, names = t.s, t.a.names
    if not s.sub[seat]:
        return [DONE]
    item = s.sub[seat][0]
    towns = bits(s.towns[seat])
    if item == DOCK_ITEM:
        if s.opening[seat] == HARBOUR:
            return [("dock", "carthago")]
        return [("dock", names[place]) for place in towns if t.a.coast[place]]
    if item == FORT_ITEM:
        return [("fort", names[place]) for place in towns if not s.forts >> place & 1]
    if item >= UNIT_ITEM:
        name = KIND_NAMES[item - UNIT_ITEM]
        return [("place", name, names[place]) for place in bits(start_fields(t, seat))]
    if item >= GRAIN_ITEM:
        left = item - GRAIN_ITEM
        return [("store", names[place], n) for place in towns for n in range(1, 1 + min(left, grain_left(t, place)))]
    name = HERD_NAMES[item - HERD_ITEM]
    return [("herd", name, names[place]) for place in herd_fields(t, seat) if t.herd_room(place)]


def grain_left(t: Scharz, place: int) -> int:
    """T6.7. How much more grain a settlement starts with at most: five in a village, ten in a town, walls or not."""
    return ROOM[t.s.settle[place]] - t.s.stored.get(place, 0)


def start_fields(t: Scharz, seat: int) -> int:
    """T6.7, T20.6.4. The fields of the settlements; for the Huns also free fields around their village."""
    towns = t.s.towns[seat]
    if t.s.opening[seat] != HUNS:
        return towns
    fields = towns
    for place in bits(towns):
        fields |= t.a.land_adj[place] & t.a.ordinary
    for other in range(t.players):
        if other != seat:
            fields &= ~t.s.towns[other]
    return fields


def herd_fields(t: Scharz, seat: int) -> list[int]:
    """T6.7, T20.6.4. Where herds may start; the Huns' where their units are, but not beside other Huns' camps."""
    fields = t.s.towns[seat]
    if t.s.opening[seat] == HUNS:
        fields |= t.s.out[seat]
        for other in range(t.players):
            if other != seat and t.s.opening[other] == HUNS:
                fields &= ~start_fields(t, other) | t.s.towns[seat]
    return bits(fields)


def place_forced(t: Scharz, seat: int) -> None:
    """Place what has only one place to go, or none."""
    while t.s.sub[seat]:
        options = item_options(t, seat)
        if len(options) > 1:
            return
        if options:
            place_item(t, seat, options[0])
        else:
            t.s.sub[seat].pop(0)


def place_item(t: Scharz, seat: int, choice: Option) -> None:
    """Put one piece, or an amount of grain, onto the map."""
    s = t.s
    items = s.sub[seat]
    if choice[0] == "store":
        place, n = t.a.ids[str(choice[1])], int(choice[2])
        t.put_grain(place, n)
        items[0] -= n
        if items[0] == GRAIN_ITEM:
            items.pop(0)
        return
    items.pop(0)
    place = t.a.ids[str(choice[-1])]
    if choice[0] == "dock":
        t.set_yard(place, 2 if s.opening[seat] == HARBOUR else 1)
        t.enlist(seat, place, YARD, kind_of(TRANSPORT, STANDARD))
    elif choice[0] == "fort":
        s.forts |= 1 << place
    elif choice[0] == "place":
        t.enlist(seat, place, OUT, KIND_ID[str(choice[1])])
    else:
        t.breed(seat, place, HERD_ID[str(choice[1])])


def place_step(t: Scharz, seat: int, choice: Option) -> None:
    """T6.10. One piece after the other; the last step confirms."""
    if choice == DONE:
        finish(t, seat)
        return
    place_item(t, seat, choice)
    place_forced(t, seat)


def placing(t: Scharz) -> Flow[None]:
    """T6.7, T6.10, D3. All place at the same time."""
    yield from together(t, "placing", "T6.10", item_options, place_step)
    t.s.step = "round"
    for seat in range(t.players):
        t.s.vp_before[seat] = 0
