"""T5. Control, ownership, connection."""

from tyche.core.atlas import bits
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import sower


def look(t: Scharz) -> None:
    """T5.2-T5.6. Who controls and owns what now, for all players at once."""
    seats = range(t.players)
    t.actively = [active_control(t, seat) for seat in seats]
    t.held = [t.actively[seat] | passive_control(t, seat) for seat in seats]
    held = 0
    for fields in t.held:
        held |= fields
    t.owned = [t.herd_fields(seat) for seat in seats]
    for place, stack in t.s.grain.items():
        t.owned[sower(stack)] |= 1 << place
    for seat in seats:
        t.owned[seat] &= ~held
    t.held_at = t.stamp


def active_control(t: Scharz, seat: int) -> int:
    """T5.2, T18.4. Fields with one's own unit outside and no foreign one, unless a partner keeps them."""
    s = t.s
    mine = s.out[seat] & ~t.foreign_out(seat) & t.a.ordinary
    if not s.treaties or not mine:
        return mine
    mine &= ~t.disputed()
    shared = 0
    for other in range(t.players):
        if other != seat:
            shared |= (s.out[other] | s.towns[other]) & mine
    return mine & ~kept_by_partners(t, seat, shared) if shared else mine


def kept_by_partners(t: Scharz, seat: int, shared: int) -> int:
    """T18.4. Of the fields shared with partners those that they control: the settled one, else the first."""
    found = 0
    for place in bits(shared):
        owner = t.s.settle_owner[place]
        keeper = owner if owner >= 0 and not t.foreign(seat, owner) else t.s.holder[place]
        if keeper >= 0 and keeper != seat:
            found |= 1 << place
    return found


def passive_control(t: Scharz, seat: int) -> int:
    """T5.3, T18.4. Fields with one's own completed, unencircled settlement and no own or foreign unit outside."""
    s = t.s
    free = s.towns[seat] & ~s.out[seat] & ~t.foreign_out(seat)
    return free & ~t.disputed() if s.treaties else free


def controlled_actively(t: Scharz, seat: int) -> int:
    """T5.2. The fields under active control of a player."""
    if t.held_at != t.stamp:
        look(t)
    return t.actively[seat]


def controlled(t: Scharz, seat: int) -> int:
    """T5.6. Active and passive control together."""
    if t.held_at != t.stamp:
        look(t)
    return t.held[seat]


def owned(t: Scharz, seat: int) -> int:
    """T5.5. Fields that nobody controls and where sown grain or a herd of this seat lies."""
    if t.held_at != t.stamp:
        look(t)
    return t.owned[seat]


def territory(t: Scharz, seat: int) -> int:
    """T5.6. The land fields a player controls or owns."""
    if t.held_at != t.stamp:
        look(t)
    return t.held[seat] | t.owned[seat]


def controlled_seas(t: Scharz, seat: int) -> int:
    """T5.7. Waters with one's own ship and no foreign one."""
    return t.s.fleet[seat] & ~t.foreign_ships(seat)


def crossable(t: Scharz, seat: int, section: int) -> bool:
    """T20.6.9, T20.6.2. A black section is crossed when frozen or with a ship in it; by Danube Romans always."""
    if t.s.frozen >> section & 1 or any(fleet >> section & 1 for fleet in t.s.fleet):
        return True
    faction = t.s.faction[seat]
    return faction >= 0 and bool(t.a.fords[faction] >> section & 1)


def land_steps(t: Scharz, seat: int, place: int) -> int:
    """T4.2, T20.6.9. The land fields adjacent to a land field for this player."""
    found = t.a.land_adj[place]
    rivers = t.a.river_border[place]
    if rivers:
        for other, section in rivers.items():
            if crossable(t, seat, section):
                found |= 1 << other
    return found


def _yards(t: Scharz, seat: int) -> int:
    yard = t.s.yard
    found = 0
    for place in bits(t.s.towns[seat]):
        if yard[place]:
            found |= 1 << place
    return found


def _steps(t: Scharz, seat: int, place: int, seas: int, yards: int, blocked: int) -> int:
    """T5.8 a-d. Where a chain may go from a place, before it is asked whether the player holds it."""
    a = t.a
    if place >= a.n_land:
        return (a.sea_adj[place] & seas) | (a.coast[place] if seas >> place & 1 else 0)
    found = land_steps(t, seat, place) | (a.coast[place] & seas)
    if yards:
        for water in bits(a.coast[place] & ~blocked):
            found |= a.coast[water] if yards >> place & 1 else a.coast[water] & yards
    return found


def network(t: Scharz, seat: int) -> tuple[int, list[int]]:
    """T5.8. All connected places of a player, and the groups they form; a contested settlement connects only itself."""
    known = t.nets.get(seat)
    if known is not None and known[0] == t.stamp:
        return known[1], known[2]
    sources = t.cu(seat)
    lying = owned(t, seat)
    held = controlled(t, seat) | lying | sources
    seas = controlled_seas(t, seat)
    yards = _yards(t, seat)
    blocked = t.foreign_ships(seat)
    fought_over = t.disputed() if t.s.treaties else t.foreign_out(seat)
    contested = (t.s.out[seat] | sources) & fought_over & t.a.ordinary & ~lying
    groups: list[int] = []
    reach = 0
    for ends in (sources & ~contested, sources):
        while ends & ~reach:
            group = _flood(t, seat, ends & ~reach, held | seas, contested, (seas, yards, blocked))
            groups.append(group)
            reach |= group
    t.nets[seat] = (t.stamp, reach, groups)
    return reach, groups


def _flood(t: Scharz, seat: int, sources: int, held: int, ends: int, ways: tuple[int, int, int]) -> int:
    """The places joined to the first of the sources; contested fields are ends, not thoroughfares (T5.8)."""
    seas, yards, blocked = ways
    group = frontier = sources & -sources
    while frontier:
        step = 0
        for place in bits(frontier & ~ends):
            step |= _steps(t, seat, place, seas, yards, blocked)
        frontier = step & (held | ends) & ~group
        group |= frontier
    return group


def connected(t: Scharz, seat: int) -> int:
    """T5.8, T5.9. The connected places of a player."""
    return network(t, seat)[0]


def group_of(t: Scharz, seat: int, place: int) -> int:
    """The connected places joined to this one; 0 if it is not connected."""
    for group in network(t, seat)[1]:
        if group >> place & 1:
            return group
    return 0


def shift_reach(t: Scharz, seat: int, place: int, closed: int = 0) -> tuple[int, int]:
    """T5.10. Where goods can go from a place over land, and where they can land after one crossing as the last part.

    Nothing goes by land into or out of `closed` fields.
    """
    a = t.a
    held = territory(t, seat)
    seas = controlled_seas(t, seat)
    yards = _yards(t, seat)
    blocked = t.foreign_ships(seat)
    land = 1 << place
    frontier = land & ~closed
    while frontier:
        step = 0
        for at in bits(frontier):
            step |= land_steps(t, seat, at)
        frontier = step & held & ~land & ~closed
        land |= frontier
    water = shores = 0
    for at in bits(land):
        water |= a.coast[at] & seas
        if yards:
            for sea in bits(a.coast[at] & ~blocked):
                shores |= a.coast[sea] if yards >> at & 1 else a.coast[sea] & yards
    frontier = water
    while frontier:
        step = 0
        for at in bits(frontier):
            step |= a.sea_adj[at]
        frontier = step & seas & ~water
        water |= frontier
    for at in bits(water):
        shores |= a.coast[at]
    return land, shores & held & a.land & ~land
