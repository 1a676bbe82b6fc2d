"""T6. The prelude: first player, rivals, villages and peoples."""

from typing import Final

from tyche.core.ask import PASS, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.games.scharz.rules.components import (
    DIE_NAMES,
    FACES,
    NOBODY,
    ROME,
    SEAT_NAMES,
    TOWN,
    VILLAGE,
    WHITE,
)
from tyche.games.scharz.rules.diplomacy.pacts import pact, pair_of
from tyche.games.scharz.rules.kinds import PEOPLE, PLACE
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.traits import (
    CITY_START,
    EMPEROR,
    HUN,
    LATECOMERS,
    SUBJECTS,
)

PLAIN: Final = 0
CITY: Final = 1
HUNS: Final = 2
LATE: Final = 3
HARBOUR: Final = 4
"""How a player opens (T6.6, T20)."""
LORDSHIP: Final = 4
"""The kind of treaty that Constantinople starts with (T20.6.1)."""


# --- first player and rivals (T6.2, T6.3) ---


def first_player(t: Scharz) -> None:
    """T6.2, T6.3. Who begins is rolled for, rivals are drawn."""
    s = t.s
    s.first = s.start = roll_off(t)
    if t.r.prestige:
        draw_rivals(t)
    s.at = 0
    s.step = "claims" if t.r.bonuses else "villages"


def roll_off(t: Scharz) -> int:
    """T6.3. Everybody rolls six white dice; most swords begin, ties roll again."""
    seats = list(range(t.players))
    thrown: dict[str, dict[str, list[int]]] = {SEAT_NAMES[seat]: {DIE_NAMES[WHITE]: []} for seat in seats}
    while len(seats) > 1:
        rolls = [[FACES[WHITE][t.roll() - 1] for _ in range(6)] for _ in seats]
        best = max([sum(roll) for roll in rolls])
        for seat, roll in zip(seats, rolls, strict=True):
            thrown[SEAT_NAMES[seat]][DIE_NAMES[WHITE]] += roll
        seats = [seat for seat, roll in zip(seats, rolls, strict=True) if sum(roll) == best]
    t.tell("first-player", "T6.3", faction=seats[0], thrown=thrown)
    return seats[0]


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
    peoples = [*t.a.factions, ROME]
    return [("claim", name) for faction, name in enumerate(peoples) if may_claim(t, faction) is None]


def may_claim(t: Scharz, faction: int) -> Refusal | None:
    """T6.6. Only peoples and cities with a start of their own are claimed, as often as they are to be had."""
    a = t.a
    if faction >= len(a.factions):
        if "roma" not in a.special:
            return Refusal("T6.6", "unknown-name", {"name": ROME})
        return Refusal("T6.6", "claimed-already") if a.special["roma"] in reserved(t) else None
    if not a.traits[faction] & (HUN | LATECOMERS | CITY_START):
        return Refusal("T6.6", "no-claim", {"people": a.factions[faction]})
    if t.s.faction.count(faction) >= a.most[faction]:
        return Refusal("T6.6", "claimed-already")
    if a.traits[faction] & CITY_START and not city_fields(t, faction):
        return Refusal("T6.6", "no-home", {"people": a.factions[faction]})
    return None


def claim(t: Scharz, seat: int, name: str) -> None:
    """T6.6. Note how a player will open."""
    s = t.s
    if name == ROME:
        s.opening[seat] = CITY
    else:
        faction = t.a.factions.index(name)
        flags = t.a.traits[faction]
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


def may_found_harbour(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T20.1.8. The third village at Carthage may come with its port, where there are bonuses."""
    if t.s.stage != 2 or not t.r.bonuses or place != t.a.special.get("carthago", -1):
        return Refusal("T20.1.8", "no-harbour", {"place": t.name(place)})
    return may_found(t, seat, place)


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
    s, names = t.s, t.a.names
    fields = bits(start_at(t, seat))
    if lapsed(t, seat):
        s.opening[seat], s.faction[seat] = PLAIN, NOBODY
    options: list[Option] = [("village", names[place]) for place in fields]
    options += [("harbour", names[place]) for place in fields if may_found_harbour(t, seat, place) is None]
    default = options[sum([PLACE.on(t, option) for option in options]) % len(options)]
    choice = yield from choose_one(t, seat, "village", options, "T6.4", default, number=s.stage + 1)
    place = PLACE.on(t, choice)
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
        t.set_settlement(PLACE.on(t, choice), -1, 0)
        t.set_settlement(PLACE.on(t, choice, 2), seat, VILLAGE)
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
        if may_lead(t, seat, faction) is None:
            options.append(("people", name))
    if not options:
        return
    choice = yield from choose_one(t, seat, "people", options, "T6.6")
    s.faction[seat] = PEOPLE.on(t, choice)
    t.tell("people", "T6.6", faction=seat, people=choice[1])


def may_lead(t: Scharz, seat: int, faction: int) -> Refusal | None:
    """T6.6. A people in whose homeland one has a settlement, and that was not to be claimed."""
    if faction >= len(t.a.factions) or t.a.traits[faction] & (HUN | LATECOMERS | EMPEROR):
        return Refusal("T6.6", "claim-only")
    if not t.a.homeland[faction] & t.s.towns[seat]:
        return Refusal("T6.6", "no-home", {"people": t.a.factions[faction]})
    return None


def old_friends(t: Scharz) -> None:
    """T20.4.1, T20.6.1, T21. Some hate others from the start, if there are rivals; the Romans have a lord."""
    s = t.s
    for seat in range(t.players):
        hated = t.a.hates[s.faction[seat]] if s.faction[seat] >= 0 and t.r.prestige else []
        for other in range(t.players):
            if s.faction[other] in hated:
                s.rivals[seat] |= 1 << other
            if t.trait(seat, EMPEROR) and t.trait(other, SUBJECTS):
                s.treaties[pair_of(seat, other)] = pact(LORDSHIP, seat, 0, 0)
                t.agree()
