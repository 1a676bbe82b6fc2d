"""T16.3-T16.7. Feeding: herds first, then units and settlements, each connected group for itself."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.components import (
    EXTRA_GRAIN,
    HERD_NAMES,
    MEAT,
    MEAT_INSIDE,
    PORTIONS,
)
from tyche.games.scharz.rules.control import connected, network
from tyche.games.scharz.rules.kinds import NUMBER, PLACE
from tyche.games.scharz.rules.move.herds import settle_herds
from tyche.games.scharz.rules.move.risks import newcomer
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.together import finish, open_stage, together
from tyche.games.scharz.rules.traits import HUN
from tyche.games.scharz.rules.units import (
    IN,
    KIND_NAMES,
    YARD,
    herd_inside,
    herd_kind,
    herd_place,
    herd_shifts,
    kind_in,
    place_at,
    spot_of,
    type_of,
)
from tyche.games.scharz.rules.year.upkeep import (
    castaways,
    disband_unconnected,
    dismiss,
    eat_fish,
    eat_grain,
    forsake,
    in_turn,
    ringed,
    surrendered,
)

HERDS: Final = 0
FISH: Final = 1
FLESH: Final = 2
HEAD: Final = 3
"""Before the tables in a player's list: what is decided, meat on hand, portions of fish."""


def begin_feeding(t: Scharz) -> None:
    """T16.3, T16.7. Each connected group of a player eats for itself, each encircled settlement from inside."""
    groups = [network(t, seat)[1] for seat in range(t.players)]
    slaughter_strays(t)
    disband_unconnected(t)
    t.s.feats = []
    for seat in range(t.players):
        t.s.owed[seat] = ringed(t, seat)
    meal(t, 0, groups)


def meal(t: Scharz, stage: int, groups: list[list[int]]) -> None:
    """T16.3. First everybody who is not encircled eats, besiegers among them; then the encircled, from inside."""
    t.s.stage = stage
    open_stage(t, "feeding")
    for seat in range(t.players):
        t.s.fields[seat] = ringed(t, seat)
    for seat in range(t.players):
        if not t.alive(seat) or newcomer(t, seat):
            finish(t, seat)
            continue
        t.s.sub[seat] = [HERDS, 0, 0, *groups[seat]]
        dine(t, seat)


def slaughter_strays(t: Scharz) -> None:
    """T16.4, T16.7. Herds that no food reaches are slaughtered, and their meat is sold."""
    linked = [connected(t, seat) for seat in range(t.players)]
    for seat in range(t.players):
        if not t.alive(seat) or newcomer(t, seat):
            continue
        for key, n in sorted(t.s.herds[seat].items()):
            place = herd_place(key)
            if not linked[seat] >> place & 1 and not herd_inside(key) and eats(t, seat, key):
                t.cull(seat, key, n)
                t.earn(seat, MEAT[herd_kind(key)] * n)
                t.tell("slaughtered", "T16.4", faction=seat, herd=HERD_NAMES[herd_kind(key)], place=t.name(place))


def eats(t: Scharz, seat: int, key: int) -> bool:
    """T16.4, T16.5, T15.9. Whether a herd needs food: not in a good winter, not with transhumance; inside always."""
    if herd_inside(key):
        return True
    place = herd_place(key)
    climate = t.a.climate[place]
    if t.s.good_zones >> climate & 1:
        return False
    if t.r.transhumance or t.trait(seat, HUN):
        if (t.a.crop[place] == 2 and climate == 0) or (t.a.crop[place] == 3 and climate <= 1):
            return False
    return True


def table_of(t: Scharz, seat: int) -> tuple[int, bool]:
    """The places that eat together now, and whether they are an encircled settlement."""
    mask = t.s.sub[seat][HEAD]
    return mask, bool(mask & t.s.fields[seat])


def seat_guests(t: Scharz, seat: int) -> None:
    """T16.7. A contested field between two groups eats with the first that can feed it, else with the last.

    Contested fields without own goods are the only ones that two groups share.
    """
    sub = t.s.sub[seat]
    later = 0
    for mask in sub[HEAD + 1 :]:
        later |= mask
    shared = sub[HEAD] & later
    if not shared:
        return
    if fish_range(t, seat):
        sub[HEAD + 1 :] = [mask & ~shared for mask in sub[HEAD + 1 :]]
    else:
        sub[HEAD] &= ~shared


def next_herd(t: Scharz, seat: int) -> int:
    """T16.4, T16.5. A herd at the table whose fate is open, whether it needs food or not; -1 if there is none."""
    mask, inside = table_of(t, seat)
    for key in sorted(t.s.herds[seat]):
        if mask >> herd_place(key) & 1 and not herd_shifts(key) and in_turn(t, seat, herd_place(key)):
            if eats(t, seat, key) or not inside:
                return key
    return -1


def stores_of(t: Scharz, seat: int) -> list[int]:
    """The stores of the table."""
    mask, _ = table_of(t, seat)
    return [place for place in bits(mask & t.s.towns[seat]) if in_turn(t, seat, place)]


def larder(t: Scharz, seat: int) -> tuple[int, int]:
    """Grain and portions of fish at the table."""
    stores = stores_of(t, seat)
    grain = sum([t.s.stored.get(place, 0) for place in stores])
    return grain, sum([t.s.fish.get(place, 0) for place in stores]) // 2


def eaters(t: Scharz, seat: int) -> list[tuple[int, int]]:
    """The units at the table that eat: (key, number)."""
    mask, inside = table_of(t, seat)
    ring = t.s.fields[seat]
    found: list[tuple[int, int]] = []
    for key, n in t.s.units[seat].items():
        place, spot = place_at(key), spot_of(key)
        shut = bool(ring >> place & 1) and spot in (IN, YARD)
        if mask >> place & 1 and shut == inside and in_turn(t, seat, place) and PORTIONS[type_of(key)]:
            found.append((key, n))
    return sorted(found)


def needs(t: Scharz, seat: int) -> tuple[int, int]:
    """T16.6. Portions, and grain beyond them."""
    portions = sum([t.s.settle[place] for place in stores_of(t, seat) if not surrendered(t, place)])
    grain = 0
    for key, n in eaters(t, seat):
        portions += PORTIONS[type_of(key)] * n
        grain += EXTRA_GRAIN[type_of(key)] * n
    return portions, grain


def fish_range(t: Scharz, seat: int) -> list[int]:
    """T16.6. How many portions of fish can be eaten so that everybody is fed; empty if that is impossible."""
    portions, extra = needs(t, seat)
    grain, fish = larder(t, seat)
    least = portions - t.s.sub[seat][1] - (grain - extra)
    if grain < extra or least > min(fish, portions):
        return []
    return list(range(max(0, least), min(fish, portions) + 1))


def meat_range(t: Scharz, seat: int) -> list[int]:
    """T16.6. How many portions of meat can be eaten after the fish."""
    portions, extra = needs(t, seat)
    grain, _ = larder(t, seat)
    rest = portions - t.s.sub[seat][2]
    return list(range(max(0, rest - (grain - extra)), min(t.s.sub[seat][1], rest) + 1))


def feed_options(t: Scharz, seat: int) -> list[Option]:
    """T16.3-T16.7, D29. Herds first; then who starves if there is too little, else what is eaten."""
    stage = t.s.sub[seat][0]
    lost = castaways(t, seat, "starve")
    if lost:
        return lost
    if stage == HERDS:
        return herd_choices(t, seat, next_herd(t, seat))
    if stage == FLESH:
        return [("eat-meat", n) for n in meat_range(t, seat)]
    fish = fish_range(t, seat)
    found: list[Option] = [("eat-fish", n) for n in fish]
    found += dict.fromkeys([("starve", KIND_NAMES[kind_in(key)], t.name(place_at(key))) for key, _ in eaters(t, seat)])
    if not fish:
        found += [("abandon", t.name(place)) for place in stores_of(t, seat) if not surrendered(t, place)]
    return found


def herd_choices(t: Scharz, seat: int, key: int) -> list[Option]:
    """T16.4, T16.5. A herd is fed, or needs no food; or it is slaughtered."""
    name, place = HERD_NAMES[herd_kind(key)], t.name(herd_place(key))
    return [("feed-herd" if eats(t, seat, key) else "graze", name, place), ("slaughter", name, place)]


def may_feed_herd(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T16.3, T16.4. One herd after the other, before everybody else, with grain that reaches it."""
    refusal = may_slaughter_herd(t, seat, kind, place)
    if refusal is None and not eats(t, seat, next_herd(t, seat)):
        return Refusal("T16.4", "needs-no-food", {"herd": HERD_NAMES[kind], "place": t.name(place)})
    return refusal or (None if larder(t, seat)[0] else Refusal("T16.7", "no-food"))


def may_graze(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T16.4, T16.5. A herd that needs no food this winter lives on, if its owner does not want its meat."""
    refusal = may_slaughter_herd(t, seat, kind, place)
    if refusal is None and eats(t, seat, next_herd(t, seat)):
        return Refusal("T16.4", "needs-food", {"herd": HERD_NAMES[kind], "place": t.name(place)})
    return refusal


def may_slaughter_herd(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T16.4. The herd whose turn it is; cargo without ships goes first."""
    if castaways(t, seat, "starve"):
        return Refusal("T16.2", "cargo-first")
    key = next_herd(t, seat) if t.s.sub[seat][0] == HERDS else -1
    if key < 0 or herd_kind(key) != kind or herd_place(key) != place:
        return Refusal("T16.4", "not-this-herd", {"herd": HERD_NAMES[kind], "place": t.name(place)})
    return None


def may_eat_fish(t: Scharz, seat: int, number: int) -> Refusal | None:
    """T16.6. As many portions of fish as there are, and as grain and meat do not cover."""
    if castaways(t, seat, "starve"):
        return Refusal("T16.2", "cargo-first")
    if t.s.sub[seat][0] != FISH:
        return Refusal("T16.3", "herds-first" if t.s.sub[seat][0] == HERDS else "fish-decided")
    return in_range(fish_range(t, seat), number)


def may_eat_meat(t: Scharz, seat: int, number: int) -> Refusal | None:
    """T16.6. Meat after the fish."""
    if t.s.sub[seat][0] != FLESH:
        return Refusal("T16.3", "herds-first")
    return in_range(meat_range(t, seat), number)


def in_range(possible: list[int], number: int) -> Refusal | None:
    """T16.6, T16.7. A number of portions out of the range in which everybody is fed."""
    if not possible:
        return Refusal("T16.7", "no-food")
    if number not in possible:
        return Refusal("T16.6", "wrong-portions", {"least": possible[0], "most": possible[-1]})
    return None


def may_choose_losses(t: Scharz, seat: int) -> Refusal | None:
    """T16.3, T16.7. After the herds and before anybody has eaten."""
    if castaways(t, seat, "starve"):
        return Refusal("T16.2", "cargo-first")
    if t.s.sub[seat][0] == HERDS:
        return Refusal("T16.3", "herds-first")
    return Refusal("T16.3", "fish-decided") if t.s.sub[seat][0] == FLESH else None


def may_starve(t: Scharz, seat: int, kind: int, place: int) -> Refusal | None:
    """T16, T16.7. Units at the table that eat, whether there is food for them or not; cargo without ships first."""
    if ("starve", KIND_NAMES[kind], t.name(place)) in castaways(t, seat, "starve"):
        return None
    refusal = may_choose_losses(t, seat)
    if refusal is None and not any(kind_in(key) == kind and place_at(key) == place for key, _ in eaters(t, seat)):
        return Refusal("T16.7", "no-such-unit", {"unit": KIND_NAMES[kind], "place": t.name(place)})
    return refusal


def may_abandon_unfed(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T16.7. One's own settlement at the table, when there is too little for all."""
    refusal = may_choose_losses(t, seat)
    if refusal is None and fish_range(t, seat):
        return Refusal("T16.7", "food-enough")
    if refusal is None and (place not in stores_of(t, seat) or surrendered(t, place)):
        return Refusal("T16.6", "no-settlement", {"place": t.name(place)})
    return refusal


def dine(t: Scharz, seat: int) -> None:
    """Take the steps that leave no choice; finish when all tables have eaten."""
    while len(t.s.sub[seat]) > HEAD:
        if t.s.sub[seat][0] == HERDS:
            key = next_herd(t, seat)
            if key < 0:
                t.s.sub[seat][0] = FISH
                seat_guests(t, seat)
            elif larder(t, seat)[0] or not eats(t, seat, key):
                return
            else:
                slaughter(t, seat, key)
            continue
        options = feed_options(t, seat)
        if len(options) > 1:
            return
        if options:
            serve(t, seat, options[0])
        else:
            clear_table(t, seat, 0)
    finish(t, seat)


def slaughter(t: Scharz, seat: int, key: int) -> None:
    """T16.4. A herd becomes meat, less of it inside an encircled settlement."""
    t.cull(seat, key)
    t.s.sub[seat][1] += (MEAT_INSIDE if herd_inside(key) else MEAT)[herd_kind(key)]
    t.tell("slaughtered", "T16.4", faction=seat, herd=HERD_NAMES[herd_kind(key)], place=t.name(herd_place(key)))


def serve(t: Scharz, seat: int, choice: Option) -> None:
    """T16.4-T16.7. One step of the meal."""
    s = t.s
    sub = s.sub[seat]
    verb = choice[0]
    if verb in ("feed-herd", "graze"):
        key = next_herd(t, seat)
        if verb == "feed-herd":
            eat_grain(t, stores_of(t, seat), 1)
        t.take_herd(seat, key)
        t.add_herd(seat, herd_place(key), herd_kind(key), int(herd_inside(key)), 1)
    elif verb == "slaughter":
        slaughter(t, seat, next_herd(t, seat))
    elif verb == "eat-fish":
        sub[2] = NUMBER.of(choice)
        sub[0] = FLESH
    elif verb == "eat-meat":
        clear_table(t, seat, NUMBER.of(choice))
    elif verb == "starve":
        dismiss(t, seat, choice)
    else:
        forsake(t, seat, PLACE.on(t, choice))


def bill(t: Scharz, seat: int, meat: int) -> tuple[int, int, int]:
    """T16.6, T16.7. The fish and grain of a meal with so much meat, and the gold for the meat that is left."""
    portions, extra = needs(t, seat)
    _, slaughtered, by_fish = t.s.sub[seat][:HEAD]
    return 2 * by_fish, portions - by_fish - meat + extra, slaughtered - meat


def clear_table(t: Scharz, seat: int, meat: int) -> None:
    """T16.6, T16.7. Fish, meat and grain are eaten; unused meat is sold for 1 gold each."""
    s = t.s
    sub = s.sub[seat]
    fish, grain, gold = bill(t, seat, meat)
    stores = stores_of(t, seat)
    eat_fish(t, stores, fish)
    eat_grain(t, stores, grain)
    t.earn(seat, gold)
    s.sub[seat] = [HERDS, 0, 0, *sub[HEAD + 1 :]]


def feed_step(t: Scharz, seat: int, choice: Option) -> None:
    """D29."""
    serve(t, seat, choice)
    dine(t, seat)


def feeding(t: Scharz) -> Flow[None]:
    """T16.3, D29. All feed at the same time; then besiegers decide about what has surrendered."""
    yield from together(t, "feeding", "T16.6", feed_options, feed_step)
    t.release_all()
    if t.s.stage == 0 and any(t.s.owed):
        meal(t, 1, [[1 << place for place in bits(ring)] for ring in t.s.owed])
        return
    for seat in range(t.players):
        settle_herds(t, seat)
    t.s.step = "surrender"
