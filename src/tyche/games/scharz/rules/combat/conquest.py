"""What follows from losses and conquests: prestige, fallen settlements, players that are out (T10.8, T17.2, T19.10)."""

from typing import Final

from tyche.core.steps import Victory
from tyche.games.scharz.rules.components import (
    COMBAT,
    DOCK,
    NOBODY,
    PORT,
    PR_VALUE,
    SETTLEMENT_PR,
    SETTLEMENT_VP,
    YARD_PR,
)
from tyche.games.scharz.rules.diplomacy.pacts import LORDSHIP, kind, parties, receiver
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.traits import LATECOMERS, WANDERING_FAME
from tyche.games.scharz.rules.units import (
    IN,
    OUT,
    SITE,
    YARD,
    herd_inside,
    herd_kind,
    herd_place,
    site_kind,
    site_of,
    site_owner,
    site_progress,
    sower,
    type_of,
)

SOVEREIGNTY: Final = "sovereignty"
LAST: Final = "last"


def award(t: Scharz, seat: int, loser: int, base: int, place: int) -> None:
    """T17.2, T17.3, T20.2.1. Prestige against an enemy: half as much more against a rival, and for wandering fame.

    That is won in COMBAT far from home: in battle, siege and plunder.
    """
    if not base:
        return
    points = base
    if t.is_rival(seat, loser):
        points += base // 2
    if t.s.step in COMBAT and t.trait(seat, WANDERING_FAME) and not t.homeland(seat) >> place & 1:
        points += base // 2
    t.gain_pr(seat, points)
    t.tell("prestige", "T17.2", faction=seat, points=points, place=t.name(place))
    t.enact("after")


def note_kills(t: Scharz, seat: int, loser: int, unit: int, number: int) -> int:
    """T9.16, T15.1. Note destroyed units for the year; their prestige."""
    value = PR_VALUE[unit] * number
    t.s.killed[seat] += value
    t.s.lost[loser] += value
    return value


def score_conquest(t: Scharz, seat: int, loser: int, kind: int) -> None:
    """T10.10. Victory points for a settlement, however it fell."""
    t.gain_vp(seat, SETTLEMENT_VP[kind])
    t.gain_vp(loser, -SETTLEMENT_VP[kind])


def occupy(t: Scharz, place: int, seat: int) -> None:
    """T10.8, T11.4. A settlement passes on as it is, with stores, ships and site, as far as there are tiles."""
    s = t.s
    loser, kind, yard = s.settle_owner[place], s.settle[place], s.yard[place]
    if t.tiles_left(seat) < 1:
        raze(t, place, seat, True)
        return
    bring_out(t, loser, place)
    value = lose_yard(t, place, seat) if yard and t.tiles_left(seat) < 2 else 0
    ships = t.stacks(loser, place, YARD)
    for code, n in ships:
        t.destroy(loser, place, YARD, code, n)
    if s.stored.get(place):
        t.gain_vp(seat, 1)
        t.gain_vp(loser, -1)
    t.set_settlement(place, seat, kind)
    for code, n in ships:
        room = min(n, t.unit_room(seat))
        if room:
            t.enlist(seat, place, YARD, code, room)
    pass_site(t, place, seat)
    score_conquest(t, seat, loser, kind)
    award(t, seat, loser, value + SETTLEMENT_PR[kind] + (YARD_PR if yard else 0), place)
    t.tell("occupied", "T10.8", faction=seat, place=t.name(place), loser=loser)
    t.enact("after")


def lose_yard(t: Scharz, place: int, seat: int) -> int:
    """T10.8. The shipyard of a settlement that is kept is destroyed with fish and ships; the prestige of the ships."""
    loser = t.s.settle_owner[place]
    value = 0
    for code, n in t.stacks(loser, place, YARD):
        t.destroy(loser, place, YARD, code, n)
        value += note_kills(t, seat, loser, type_of(code), n)
    t.put_fish(place, -t.s.fish.get(place, 0))
    t.set_yard(place, 0)
    return value


def pass_site(t: Scharz, place: int, seat: int) -> None:
    """T10.11, T3.3. A site passes on with its settlement, paid work included; a dock needs a tile, a port its dock."""
    site = t.s.sites.get(place)
    if site is None:
        return
    kind = site_kind(site)
    if (kind == DOCK and t.tiles_left(seat) < 1) or (kind == PORT and not t.s.yard[place]):
        del t.s.sites[place]
    else:
        t.s.sites[place] = site_of(seat, kind, site_progress(site))


def raze(t: Scharz, place: int, seat: int, scored: bool) -> None:
    """T10.8. A settlement is destroyed with all that belongs to it; ships in the yard count as units."""
    s = t.s
    loser, kind, yard = s.settle_owner[place], s.settle[place], s.yard[place]
    value = 0
    for code, n in t.stacks(loser, place, YARD):
        t.destroy(loser, place, YARD, code, n)
        if scored:
            value += note_kills(t, seat, loser, type_of(code), n)
    bring_out(t, loser, place)
    drop_site(t, place)
    t.set_settlement(place, NOBODY, 0)
    if scored:
        score_conquest(t, seat, loser, kind)
        award(t, seat, loser, value + SETTLEMENT_PR[kind] + (YARD_PR if yard else 0), place)
    t.tell("destroyed", "T10.8", faction=seat, place=t.name(place), loser=loser)
    t.enact("after")


def bring_out(t: Scharz, owner: int, place: int) -> None:
    """T10.8. What was inside a settlement that is gone stands on the field."""
    for code, n in t.stacks(owner, place, IN):
        t.shift(owner, place, IN, code, place, OUT, code, n)
    for key in [key for key in t.s.herds[owner] if herd_place(key) == place and herd_inside(key)]:
        n = t.s.herds[owner][key]
        t.take_herd(owner, key, n)
        t.add_herd(owner, place, herd_kind(key), 0, 0, n)


def drop_site(t: Scharz, place: int) -> None:
    """A site is gone; its crew stands on the field."""
    site = t.s.sites.pop(place, None)
    if site is not None:
        leave_site(t, site_owner(site), place)


def leave_site(t: Scharz, seat: int, place: int) -> None:
    """T8.6. The crew of a site steps off it."""
    for code, n in t.stacks(seat, place, SITE):
        t.shift(seat, place, SITE, code, place, OUT, code, n)


def check_elimination(t: Scharz) -> None:
    """T19.10. Who has neither units nor settlements is out; the last one left wins."""
    for seat in range(t.players):
        if is_beaten(t, seat):
            eliminate(t, seat)
    left = [seat for seat in range(t.players) if t.alive(seat)]
    if len(left) == 1:
        win(t, left, LAST, "T19.10")
    if not left:
        win(t, list(range(t.players)), LAST, "T19.10")


def is_beaten(t: Scharz, seat: int) -> bool:
    """T19.10. In the game with neither units nor settlements; who has not entered yet is not beaten."""
    s = t.s
    if s.out_of_game >> seat & 1 or s.units[seat] or s.towns[seat]:
        return False
    return not t.trait(seat, LATECOMERS) or bool(s.entered >> seat & 1)


def eliminate(t: Scharz, seat: int) -> None:
    """T19.10. His treaties end, his sites and what lies on the fields go."""
    s = t.s
    s.out_of_game |= 1 << seat
    for pair in [pair for pair in s.treaties if seat in parties(pair)]:
        del s.treaties[pair]
    t.agree()
    clear_fields(t, seat)
    t.tell("eliminated", "T19.10", faction=seat)
    sovereignty(t)


def clear_fields(t: Scharz, seat: int) -> None:
    """T19.10. The sites, the grain and the herds of who is out go."""
    s = t.s
    for place in [place for place, site in s.sites.items() if site_owner(site) == seat]:
        del s.sites[place]
    for place in [place for place, grain in s.grain.items() if sower(grain) == seat]:
        t.burn(place)
    for key, n in list(s.herds[seat].items()):
        t.cull(seat, key, n)


def sovereignty(t: Scharz) -> None:
    """T19.2, T20.6.1. Receiver or lord of every other player in the game; the lordship of the East does not count."""
    left = [seat for seat in range(t.players) if t.alive(seat)]
    if len(left) < 2:
        return
    for seat in left:
        if all(is_under(t, other, seat) for other in left if other != seat):
            win(t, [seat], SOVEREIGNTY, "T19.2")


def is_under(t: Scharz, other: int, seat: int) -> bool:
    """T19.2, T20.6.1. Whether a player pays or serves another by treaty."""
    treaty = t.treaty(seat, other)
    return bool(treaty) and receiver(treaty) == seat and kind(treaty) != LORDSHIP


def win(t: Scharz, seats: list[int], victory: str, clause: str) -> None:
    """T19.1. The game ends."""
    t.s.winners = seats[:]
    t.s.victory = victory
    for seat in seats:
        t.tell("won", clause, faction=seat, victory=victory)
    raise Victory
