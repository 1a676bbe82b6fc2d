"""T8.17. The subphase Herds: herds, stored grain and stored fish are shifted within the own connection."""

from typing import Final

from tyche.core.ask import DONE, Flow, Option
from tyche.core.atlas import bits
from tyche.games.scharz.rules.components import HERD_NAMES
from tyche.games.scharz.rules.control import connected, controlled, shift_reach, territory
from tyche.games.scharz.rules.kinds import HERD, NUMBER, PLACE
from tyche.games.scharz.rules.move.reach import locked_now, snowed_in
from tyche.games.scharz.rules.play import Scharz, change
from tyche.games.scharz.rules.together import finish, idle, open_stage, together
from tyche.games.scharz.rules.units import herd_inside, herd_kind, herd_place, herd_shifts

MOST_SHIFTS: Final = 2
"""A herd is shifted at most twice, so that herds can change places; what has crossed the sea stays (T5.10)."""


def begin_herds(t: Scharz) -> None:
    """T8.17, D12. Who has goods to shift."""
    for seat in range(t.players):
        t.s.locked[seat] = t.foreign_out(seat) | t.foreign_ships(seat)
    open_stage(t, "herds")
    for seat in range(t.players):
        if not t.alive(seat) or idle(t, seat, shift_options):
            finish(t, seat)


def herds(t: Scharz) -> Flow[None]:
    """T8.17, D12. All shift at the same time."""
    yield from together(t, "herds", "T8.17", shift_options, shift_step)
    for seat in range(t.players):
        settle_herds(t, seat)


def settle_herds(t: Scharz, seat: int) -> None:
    """Forget how often herds were shifted."""
    if any(herd_shifts(key) for key in t.s.herds[seat]):
        found: dict[int, int] = {}
        for key, n in t.s.herds[seat].items():
            found[key & ~3] = found.get(key & ~3, 0) + n
        t.s.herds[seat] = found


def shift_options(t: Scharz, seat: int) -> list[Option]:
    """T8.17, T8.19. Herds outside locked fields, and stores, with the places that have room for them."""
    s, names = t.s, t.a.names
    found: list[Option] = [DONE]
    movable = connected(t, seat) & ~locked_now(t, seat)
    held = territory(t, seat)
    closed = snowed_in(t)
    seen: list[int] = []
    for key in sorted(s.herds[seat]):
        place = herd_place(key)
        if herd_inside(key) or herd_shifts(key) >= MOST_SHIFTS or not movable >> place & 1 or key & ~7 in seen:
            continue
        seen.append(key & ~7)
        land, shores = shift_reach(t, seat, place, closed)
        option_name = HERD_NAMES[herd_kind(key)]
        for to in bits((land & held | shores) & ~(1 << place)):
            if may_receive(t, seat, to):
                found.append(("shift", option_name, names[place], names[to]))
    stores = t.cu(seat) & movable
    _store_options(t, seat, stores, found)
    return found


def may_receive(t: Scharz, seat: int, place: int) -> bool:
    """T3.8. Room for a herd; not beside another player's herd on a field that nobody controls, where both may act."""
    if t.herd_room(place) <= 0:
        return False
    if controlled(t, seat) >> place & 1:
        return True
    return not any(herd_place(key) == place for other in range(t.players) if other != seat for key in t.s.herds[other])


def _store_options(t: Scharz, seat: int, stores: int, found: list[Option]) -> None:
    """T5.10, T8.17. Stored grain and fish; a store that has received does not send on."""
    s, names = t.s, t.a.names
    received = s.sub[seat]
    for place in bits(stores):
        if place in received:
            continue
        for verb, stock, wanted in (("carry-grain", s.stored, 0), ("carry-fish", s.fish, 1)):
            have = stock.get(place, 0)
            if not have:
                continue
            land, shores = shift_reach(t, seat, place)
            for to in bits((land | shores) & t.cu(seat) & ~(1 << place)):
                room = t.fish_room(to) if wanted else t.grain_room(to)
                found += [(verb, names[place], names[to], n) for n in range(1, 1 + min(have, room))]


def shift_step(t: Scharz, seat: int, choice: Option) -> None:
    """T8.17. One herd, or an amount of a store, is shifted."""
    if choice == DONE:
        finish(t, seat)
        return
    if choice[0] == "shift":
        shift_herd(t, seat, HERD.of(choice), PLACE.on(t, choice, 2), PLACE.on(t, choice, 3))
    else:
        place, to, n = PLACE.on(t, choice), PLACE.on(t, choice, 2), NUMBER.of(choice, 3)
        if choice[0] == "carry-grain":
            change(t.s.stored, place, -n)
            change(t.s.stored, to, n)
        else:
            change(t.s.fish, place, -n)
            change(t.s.fish, to, n)
        t.s.sub[seat].append(to)
    if idle(t, seat, shift_options):
        finish(t, seat)


def shift_herd(t: Scharz, seat: int, kind: int, place: int, to: int) -> None:
    """T5.10, T8.17. Over land a herd may go on later in this subphase; over sea it has arrived."""
    land, _ = shift_reach(t, seat, place, snowed_in(t))
    key = t.herds_outside(seat, place, kind)[0]
    t.take_herd(seat, key)
    t.add_herd(seat, to, kind, 0, herd_shifts(key) + 1 if land >> to & 1 else MOST_SHIFTS)
    t.tell("herd-shifted", "T8.17", faction=seat, herd=HERD_NAMES[kind], place=t.name(place), to=t.name(to))
