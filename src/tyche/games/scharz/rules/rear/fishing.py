"""T14. Fishing."""

from tyche.core.ask import Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.components import (
    BERTHS,
    PR_REROLL,
)
from tyche.games.scharz.rules.control import controlled_seas, group_of
from tyche.games.scharz.rules.modes import ALWAYS_ONE
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.together import finish, open_stage, together
from tyche.games.scharz.rules.traits import FISHERS


def fishing(t: Scharz) -> None:
    """T14.1, T14.2, E43. A die for every controlled sea, full docks or not; fish goes to shipyards with room."""
    open_stage(t, "fishing")
    s = t.s
    for seat in t.seats():
        dice: list[int] = []
        sure = t.r.fishing == ALWAYS_ONE or t.trait(seat, FISHERS)
        for place in bits(controlled_seas(t, seat) & t.a.seas):
            if not sure:
                dice.append(t.roll())
            if sure or dice[-1] <= 4:
                land_fish(t, seat, place)
            else:
                s.sub[seat].append(place)
        t.tell_dice(seat, "fishing", dice, "T14.1")
    for seat in range(t.players):
        settle_nets(t, seat)


def docks(t: Scharz, seat: int, place: int) -> list[int]:
    """T14.1. Connected own shipyards with room for fish."""
    group = group_of(t, seat, place)
    return [yard for yard in bits(group & t.cu(seat)) if t.s.yard[yard] and t.fish_room(yard) > 0]


def land_fish(t: Scharz, seat: int, place: int) -> None:
    """T14.1. One fish from a calm sea, two from a stormy one; the emptiest shipyard takes them."""
    number = 2 if t.a.stormy >> place & 1 and t.r.fishing != ALWAYS_ONE else 1
    for _ in range(number):
        yards = docks(t, seat, place)
        if yards:
            t.put_fish(max(yards, key=lambda yard: (t.fish_room(yard), BERTHS[t.s.yard[yard]], -yard)), 1)


def settle_nets(t: Scharz, seat: int) -> None:
    """T8.21. Failed dice that nobody can or need reroll are over."""
    sub = t.s.sub[seat]
    while sub and (not t.may_reroll(seat) or not docks(t, seat, sub[0])):
        sub.pop(0)
    if not sub:
        finish(t, seat)


def net_options(t: Scharz, seat: int) -> list[Option]:
    """T8.21. Pay for another die, or not."""
    place = t.name(t.s.sub[seat][0])
    return [("no-catch", place), ("reroll-nets", place)]


def may_haul(t: Scharz, seat: int, place: int) -> Refusal | None:
    """T14.1, T8.21. One sea after the other."""
    return None if t.s.sub[seat][0] == place else Refusal("T14.1", "another-first")


def net_step(t: Scharz, seat: int, choice: Option) -> None:
    """T8.21."""
    place = t.s.sub[seat].pop(0)
    if choice[0] == "reroll-nets":
        t.s.pr[seat] -= PR_REROLL
        die = t.roll()
        t.tell_dice(seat, "fishing", [die], "T8.21")
        if die <= 4:
            land_fish(t, seat, place)
    settle_nets(t, seat)


def nets(t: Scharz) -> Flow[None]:
    """T14.1, T8.21. All at the same time."""
    yield from together(t, "fishing", "T14.1", net_options, net_step)
