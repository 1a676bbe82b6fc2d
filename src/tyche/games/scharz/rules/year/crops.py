"""T15.3-T15.5, T15.7, T15.9. Sowing, crop, harvest, and the weather of summer and winter."""

from typing import Final

from tyche.core.ask import DONE, PASS, Ask, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.atlas import CLIMATES
from tyche.games.scharz.rules.choosing import is_offered
from tyche.games.scharz.rules.combat.scenes import show_weather, show_winter, weather_scene
from tyche.games.scharz.rules.components import NOBODY, PR_REROLL
from tyche.games.scharz.rules.control import connected, controlled, group_of
from tyche.games.scharz.rules.kinds import NUMBER, PLACE
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.together import finish, idle, open_stage, together
from tyche.games.scharz.rules.units import GROWN, grains, sower

CROP_GOOD: Final = [2, 1, 1]
"""T15.4. Highest good face by climate."""
CROP_BAD: Final = [6, 6, 5]
"""T15.4. Lowest bad face by climate."""
WINTER_GOOD: Final = [3, 2, 1]
WINTER_BAD: Final = [6, 6, 5]
SEA_GOOD: Final = 3
GOOD: Final = 0
NORMAL: Final = 1
BAD: Final = 2
WEATHER_NAMES: Final = ["good", "normal", "bad"]
SEAS: Final = "seas"
"""The die of all seas, beside those of the climate zones."""


# --- SOWING (T15.3) ---


def begin_sowing(t: Scharz) -> None:
    """T15.3. Who has grain and fields."""
    open_stage(t, "sowing")
    for seat in range(t.players):
        if not t.alive(seat) or idle(t, seat, sowing_options):
            finish(t, seat)


def seed_stores(t: Scharz, seat: int, place: int) -> list[int]:
    """The stores with grain connected to a field."""
    return [store for store in bits(group_of(t, seat, place) & t.cu(seat)) if t.s.stored.get(store, 0)]


def fullest(t: Scharz, seat: int, place: int) -> int:
    """The store that gives the next grain for a field: the fullest one connected to it."""
    return max(seed_stores(t, seat, place), key=lambda store: t.s.stored[store])


def may_sow(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T15.3, T11.3. A controlled, connected field without herd and grain, not grey; a plundered one costs one more."""
    s = t.s
    if not (controlled(t, seat) & connected(t, seat) & t.a.ordinary) >> place & 1:
        return Refusal("T15.3", "not-connected", {"place": t.name(place)})
    if not t.a.crop[place]:
        return Refusal("T4.3", "no-crop", {"place": t.name(place)})
    if place in s.grain:
        return Refusal("T3.7", "sown-already", {"place": t.name(place)})
    if t.herds_on(place):
        return Refusal("T3.8", "herd-there", {"place": t.name(place)})
    seed = sum([s.stored.get(store, 0) for store in seed_stores(t, seat, place)])
    if s.markers >> place & 1 and seed < 2:
        return Refusal("T11.3", "no-seed", {"number": 2})
    return Refusal("T15.3", "no-seed", {"number": 1}) if not seed else None


def sowing_options(t: Scharz, seat: int) -> list[Option]:
    """T15.3. The fields that may be sown."""
    fields = controlled(t, seat) & connected(t, seat) & t.a.ordinary
    return [DONE, *[("sow", t.name(place)) for place in bits(fields) if may_sow(t, seat, place) is None]]


def sowing_step(t: Scharz, seat: int, choice: Option) -> None:
    """T15.3. The grain comes from the fullest store."""
    if choice == DONE:
        finish(t, seat)
        return
    place = PLACE.on(t, choice)
    if t.s.markers >> place & 1:
        t.put_grain(fullest(t, seat, place), -1)
    t.sow(seat, fullest(t, seat, place), place)
    t.tell("sown", "T15.3", faction=seat, place=t.name(place))
    if idle(t, seat, sowing_options):
        finish(t, seat)


def sowing(t: Scharz) -> Flow[None]:
    """T15.3, D26. All sow at the same time."""
    yield from together(t, "sowing", "T15.3", sowing_options, sowing_step)


# --- WEATHER (CROP) and CROP (T15.4, T15.5) ---


def begin_crop(t: Scharz) -> None:
    """T15.4. A die for each field with grain; its owner may pay for another. Without weather all is normal.

    A stack that was not reaped last year has had its crop and stays as it is (K30).
    """
    open_stage(t, "crop")
    s = t.s
    for place in sorted(s.grain):
        if s.grain[place] & GROWN:
            continue
        if t.r.weather:
            s.sub[sower(s.grain[place])] += [place, t.roll()]
        else:
            grow(t, place, 0)
    for seat in range(t.players):
        t.tell_dice(seat, "crop", s.sub[seat][1::2], "T15.4")
        show_weather(t, seat, fields_of(t, s.sub[seat]))
        settle_crop(t, seat)


def fields_of(t: Scharz, sub: list[int]) -> list[dict[str, object]]:
    """Fields with their dice, the weather they bring, and the grain that will stand there."""
    return [
        {
            "place": t.name(place),
            "die": die,
            "weather": WEATHER_NAMES[1 - weather_of(t, place, die)],
            "grain": max(0, t.a.crop[place] + weather_of(t, place, die)),
        }
        for place, die in zip(sub[::2], sub[1::2], strict=True)
    ]


def weather_of(t: Scharz, place: int, die: int) -> int:
    """T15.4, E37."""
    climate = t.a.climate[place]
    return 1 if die <= CROP_GOOD[climate] else -1 if die >= CROP_BAD[climate] else 0


def grow(t: Scharz, place: int, weather: int) -> None:
    """T15.5, E37. Grain by colour, changed by the weather, not below 0."""
    t.grow(place, max(0, t.a.crop[place] + weather))


def settle_crop(t: Scharz, seat: int) -> None:
    """T8.21. Only a die that is not good is worth a reroll, if it can be paid."""
    sub = t.s.sub[seat]
    while sub:
        if weather_of(t, sub[0], sub[1]) < 1 and t.may_reroll(seat) and t.alive(seat):
            return
        grow(t, sub[0], weather_of(t, sub[0], sub[1]))
        del sub[:2]
    finish(t, seat)


def crop_options(t: Scharz, seat: int) -> list[Option]:
    """T8.21, D6. Take the weather of the next field as it is, or pay for another die."""
    name = t.name(t.s.sub[seat][0])
    return [("take-weather", name), ("reroll-weather", name)]


def may_weather(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T15.4, T8.21. One field after the other."""
    return None if t.s.sub[seat][0] == place else Refusal("T15.4", "another-first")


def crop_step(t: Scharz, seat: int, choice: Option) -> None:
    """D6. Once per die."""
    sub = t.s.sub[seat]
    place, die = sub[0], sub[1]
    del sub[:2]
    if choice[0] == "reroll-weather":
        t.s.pr[seat] -= PR_REROLL
        die = t.roll()
        t.tell_dice(seat, "crop", [die], "T8.21")
        show_weather(t, seat, fields_of(t, [place, die, *sub]))
    grow(t, place, weather_of(t, place, die))
    settle_crop(t, seat)


def crop(t: Scharz) -> Flow[None]:
    """T15.4, T15.5, D6. All at the same time."""
    yield from together(t, "crop", "T15.4", crop_options, crop_step, scene=weather_scene(t))


# --- HARVEST (T15.7) ---


def begin_harvest(t: Scharz) -> None:
    """T15.7. Stacks on controlled fields; each player reaps what he wants. The rest stays."""
    open_stage(t, "harvest")
    s = t.s
    for seat in range(t.players):
        if not t.alive(seat):
            finish(t, seat)
            continue
        mine = controlled(t, seat)
        for place in sorted(s.grain):
            if sower(s.grain[place]) == seat and mine >> place & 1:
                s.sub[seat].append(place)
        settle_harvest(t, seat)


def barns(t: Scharz, seat: int) -> list[int]:
    """T15.7. Stores with room, connected to the next stack."""
    place = t.s.sub[seat][0]
    return [store for store in bits(group_of(t, seat, place) & t.cu(seat)) if t.grain_room(store) > 0]


def settle_harvest(t: Scharz, seat: int) -> None:
    """T15.7, E38. What finds no room stays on its field."""
    sub = t.s.sub[seat]
    while sub and (sub[0] not in t.s.grain or not barns(t, seat)):
        del sub[0]
    if not sub:
        finish(t, seat)


def harvest_options(t: Scharz, seat: int) -> list[Option]:
    """T15.7, D7. Which store takes how much of the next stack; or the rest of it stays."""
    field = t.s.sub[seat][0]
    left = grains(t.s.grain[field])
    options: list[Option] = [
        ("store", t.name(store), n) for store in barns(t, seat) for n in range(min(left, t.grain_room(store)), 0, -1)
    ]
    return [*options, ("leave", t.name(field))]


def may_leave_grain(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T15.7. One field after the other."""
    return None if t.s.sub[seat][0] == place else Refusal("T15.7", "another-first")


def may_reap(t: Scharz, seat: int, place: int, number: int) -> Refusal | None:
    """T15.7, T13.12. The next stack goes into connected stores, as much as there is and as they take."""
    field = t.s.sub[seat][0]
    left = grains(t.s.grain[field])
    if not t.s.towns[seat] >> place & 1:
        return Refusal("T15.7", "no-settlement", {"place": t.name(place)})
    if t.grain_room(place) > 0 and place not in barns(t, seat):
        return Refusal("T15.7", "no-way", {"place": t.name(field), "to": t.name(place)})
    if number > t.grain_room(place):
        return Refusal("T13.12", "no-room", {"place": t.name(place), "number": t.grain_room(place)})
    return None if 0 < number <= left else Refusal("T15.7", "wrong-number", {"least": 1, "most": left})


def harvest_step(t: Scharz, seat: int, choice: Option) -> None:
    """D7."""
    field = t.s.sub[seat][0]
    if choice[0] == "leave":
        del t.s.sub[seat][0]
    else:
        t.reap(field, PLACE.on(t, choice), NUMBER.of(choice, 2))
    settle_harvest(t, seat)


def harvest(t: Scharz) -> Flow[None]:
    """T15.7, D7. All at the same time."""
    yield from together(t, "harvest", "T15.7", harvest_options, harvest_step)


# --- WEATHER (WINTER) (T15.9) ---


def winter_weather(t: Scharz) -> Flow[None]:
    """T15.9, T8.21. One die for each climate zone and one for all seas; any of them may be rerolled once."""
    s = t.s
    s.good_zones = s.bad_zones = s.sea_winter = 0
    zones = [*t.a.zones, SEAS]
    dice = [t.roll() for _ in zones]
    t.tell_dice(NOBODY, "winter", dice, "T15.9")
    show_winter(t, winters(zones, dice))
    yield from reroll_brown(t, "winter", "reroll-winter", zones, dice)
    for zone, die in zip(t.a.zones, dice, strict=False):
        climate = CLIMATES.index(zone)
        weather = winter_of(climate, die)
        if weather == GOOD:
            s.good_zones |= 1 << climate
        elif weather == BAD:
            s.bad_zones |= 1 << climate
        t.tell("winter", "T15.9", zone=zone, die=die, weather=WEATHER_NAMES[weather])
        t.enact("outcome")
    s.sea_winter = 1 if dice[-1] <= SEA_GOOD else 2
    t.tell("winter-at-sea", "T15.9", bad=s.sea_winter == 2, die=dice[-1])
    t.enact("ends")


def winters(zones: list[str], dice: list[int]) -> list[dict[str, object]]:
    """T15.9. The dice of the zones and of the seas, with the winter that each would bring."""
    found: list[dict[str, object]] = []
    for zone, die in zip(zones, dice, strict=True):
        weather = (GOOD if die <= SEA_GOOD else BAD) if zone == SEAS else winter_of(CLIMATES.index(zone), die)
        found.append({"use": f"winter-{zone}", "die": die, "weather": WEATHER_NAMES[weather]})
    return found


def winter_of(climate: int, die: int) -> int:
    """T15.9. The winter of a climate zone by its die."""
    return GOOD if die <= WINTER_GOOD[climate] else BAD if die >= WINTER_BAD[climate] else NORMAL


def reroll_brown(t: Scharz, topic: str, verb: str, names: list[str], dice: list[int]) -> Flow[None]:
    """T8.21, T17.5. In initiative order whoever has 4 PR may reroll a common die; each die once."""
    fresh = list(range(len(dice)))
    for seat in t.seats():
        while fresh and t.may_reroll(seat):
            options: list[Option] = [PASS, *[(verb, names[k]) for k in fresh]]
            choice = yield t.ask(seat, topic, options, "T8.21", PASS)
            if choice == PASS:
                break
            k = names.index(str(choice[1]))
            fresh.remove(k)
            t.s.pr[seat] -= PR_REROLL
            dice[k] = t.roll()
            t.tell_dice(seat, "again", [dice[k]], "T8.21")
            if topic == "winter":
                show_winter(t, winters(names, dice))


def may_reroll_brown(t: Scharz, ask: Ask, seat: int, verb: str, name: str) -> Refusal | None:
    """T8.21. Each die once."""
    return None if is_offered(ask, seat, verb, name) else Refusal("T8.21", "rerolled-already")
