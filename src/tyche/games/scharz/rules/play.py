"""What rules code of Scharz works on: the state and the words to ask about it and to change it.

Seats, peace and units are in `pieces`; here are settlements, herds and grain, the bank, dice and points.
"""

from tyche.core.atlas import bits
from tyche.core.dice import Dice
from tyche.games.scharz.rules.components import (
    BERTHS,
    DOCK,
    GARRISON,
    HERDS_PER_FIELD,
    NO_LIMIT,
    NOBODY,
    PR_REROLL,
    STORAGE,
    TILES,
    VILLAGE,
)
from tyche.games.scharz.rules.pieces import Pieces
from tyche.games.scharz.rules.state import OF_FISH, OF_GOLD, OF_GRAIN, OF_HERDS, OF_MARKERS, OF_UNITS, State
from tyche.games.scharz.rules.units import (
    GROWN,
    IN,
    OUT,
    YARD,
    grains,
    herd_inside,
    herd_key,
    herd_kind,
    herd_place,
    kind_in,
    place_at,
    site_kind,
    site_owner,
    sown,
    spot_of,
)


def change(stock: dict[int, int], place: int, number: int) -> None:
    """Change a number that is kept only where it is not 0."""
    left = stock.get(place, 0) + number
    if left:
        stock[place] = left
    else:
        stock.pop(place, None)


class Scharz(Pieces):
    """One run of the rules of Scharz."""

    def revive(self, saved: object, dice: Dice) -> "Scharz":
        """A fresh run from a copy of a saved state."""
        assert isinstance(saved, State)
        return Scharz(self.setup, self.r, self.a, State(saved, 0, 0), dice)

    # --- settlements ---

    def set_settlement(self, place: int, owner: int, kind: int) -> None:
        """Put, change or remove a settlement; without one there is neither shipyard nor fortification."""
        s = self.s
        before = s.settle_owner[place]
        yard = 1 if s.yard[place] else 0
        if before >= 0:
            s.towns[before] &= ~(1 << place)
            s.tiles[before] -= 1 + yard
        if kind:
            s.towns[owner] |= 1 << place
            s.tiles[owner] += 1 + yard
            s.settle_owner[place], s.settle[place] = owner, kind
        else:
            s.settle_owner[place], s.settle[place], s.yard[place] = NOBODY, 0, 0
            s.forts &= ~(1 << place)
            s.issued[OF_GRAIN] -= s.stored.pop(place, 0)
            s.issued[OF_FISH] -= s.fish.pop(place, 0)
        self.stamp += 1

    def set_yard(self, place: int, kind: int) -> None:
        """Put, change or remove the shipyard of a settlement."""
        s = self.s
        owner = s.settle_owner[place]
        s.tiles[owner] += (1 if kind else 0) - (1 if s.yard[place] else 0)
        s.yard[place] = kind
        self.stamp += 1

    def tiles_left(self, seat: int) -> int:
        """T3.3. Tiles that are not on the map; sites of new settlements and shipyards have theirs put by."""
        waiting = [
            1 for site in self.s.sites.values() if site_owner(site) == seat and site_kind(site) in (VILLAGE, DOCK)
        ]
        return TILES - self.s.tiles[seat] - len(waiting)

    def encircled(self, place: int) -> bool:
        """T5.11. A completed settlement with a foreign unit and none of its owner's outside."""
        owner = self.s.settle_owner[place]
        if owner < 0 or self.s.out[owner] >> place & 1:
            return False
        return bool(self.foreign_out(owner) >> place & 1)

    def cu(self, seat: int) -> int:
        """The fields with a completed, unencircled settlement of a seat."""
        s = self.s
        towns = s.towns[seat]
        return towns & ~(self.foreign_out(seat) & ~s.out[seat]) if towns else 0

    def besiegers(self, place: int) -> list[int]:
        """The foreign players with units outside an encircled settlement, in initiative order."""
        owner = self.s.settle_owner[place]
        return [seat for seat in self.seats() if self.s.out[seat] >> place & 1 and self.foreign(owner, seat)]

    def room_inside(self, place: int) -> int:
        """T9.1, T13.4. How many units and herds a settlement can still take in; usually there is no limit."""
        if not self.r.garrison_room:
            return NO_LIMIT
        owner = self.s.settle_owner[place]
        used = self.count(owner, place, IN)
        used += sum([n for key, n in self.s.herds[owner].items() if herd_place(key) == place and herd_inside(key)])
        return GARRISON[self.s.settle[place]] + (self.s.forts >> place & 1) - used

    def grain_room(self, place: int) -> int:
        """T13.12. Free storage for grain."""
        s = self.s
        return STORAGE[s.settle[place]] + (s.forts >> place & 1) - s.stored.get(place, 0)

    def fish_room(self, place: int) -> int:
        """T13.12. Free storage for fish."""
        return BERTHS[self.s.yard[place]] - self.s.fish.get(place, 0)

    def berths(self, place: int) -> int:
        """T8.7. Free berths of a shipyard."""
        owner = self.s.settle_owner[place]
        return BERTHS[self.s.yard[place]] - self.count(owner, place, YARD)

    # --- herds and sown grain ---

    def add_herd(self, seat: int, place: int, kind: int, inside: int = 0, shifts: int = 0, number: int = 1) -> None:
        """Put herds on a field."""
        herds = self.s.herds[seat]
        key = herd_key(place, kind, inside, shifts)
        herds[key] = herds.get(key, 0) + number
        self.stamp += 1

    def take_herd(self, seat: int, key: int, number: int = 1) -> None:
        """Take herds away."""
        herds = self.s.herds[seat]
        left = herds[key] - number
        if left:
            herds[key] = left
        else:
            del herds[key]
        self.stamp += 1

    def herds_on(self, place: int) -> int:
        """How many herds of anybody are on a field."""
        total = 0
        for herds in self.s.herds:
            for key, n in herds.items():
                if herd_place(key) == place:
                    total += n
        return total

    def herds_outside(self, seat: int, place: int, kind: int) -> list[int]:
        """The keys of a player's herds of a kind that are outside on a field, the least shifted first."""
        first = herd_key(place, kind, 0, 0)
        return [key for key in range(first, first + 3) if key in self.s.herds[seat]]

    def herd_fields(self, seat: int) -> int:
        """The fields with a herd of a seat outside."""
        found = 0
        for key in self.s.herds[seat]:
            if not herd_inside(key):
                found |= 1 << herd_place(key)
        return found

    def herd_room(self, place: int) -> int:
        """T3.8. How many more herds a field can take."""
        return 0 if place in self.s.grain else HERDS_PER_FIELD - self.herds_on(place)

    # --- the bank (T3.6): whatever comes into play or leaves it does so here, and is counted ---

    def earn(self, seat: int, gold: int) -> None:
        """Gold from the bank."""
        self.s.gold[seat] += gold
        self.s.issued[OF_GOLD] += gold

    def pay(self, seat: int, gold: int) -> None:
        """Gold to the bank."""
        self.earn(seat, -gold)

    def hand(self, seat: int, other: int, gold: int) -> None:
        """T18.8. Gold from one player to another."""
        self.s.gold[seat] -= gold
        self.s.gold[other] += gold

    def enlist(self, seat: int, place: int, spot: int, code: int, number: int = 1) -> None:
        """New units."""
        self.add(seat, place, spot, code, number)
        self.s.issued[OF_UNITS] += number

    def destroy(self, seat: int, place: int, spot: int, code: int, number: int = 1) -> None:
        """Units leave the game."""
        self.take(seat, place, spot, code, number)
        self.s.issued[OF_UNITS] -= number

    def breed(self, seat: int, place: int, kind: int, number: int = 1) -> None:
        """New herds."""
        self.add_herd(seat, place, kind, 0, 0, number)
        self.s.issued[OF_HERDS] += number

    def cull(self, seat: int, key: int, number: int = 1) -> None:
        """Herds leave the game."""
        self.take_herd(seat, key, number)
        self.s.issued[OF_HERDS] -= number

    def put_grain(self, place: int, number: int) -> None:
        """Stored grain comes or goes."""
        change(self.s.stored, place, number)
        self.s.issued[OF_GRAIN] += number

    def put_fish(self, place: int, number: int) -> None:
        """Stored fish comes or goes."""
        change(self.s.fish, place, number)
        self.s.issued[OF_FISH] += number

    def sow(self, seat: int, store: int, place: int) -> None:
        """T15.3. One stored grain is sown."""
        change(self.s.stored, store, -1)
        self.s.grain[place] = sown(seat, 1)

    def grow(self, place: int, number: int) -> None:
        """T15.5. The stack of a field grows, once."""
        self.s.grain[place] = self.s.grain[place] + number | GROWN
        self.s.issued[OF_GRAIN] += number

    def burn(self, place: int) -> None:
        """The stack of a field is gone."""
        self.s.issued[OF_GRAIN] -= grains(self.s.grain.pop(place))
        self.stamp += 1

    def reap(self, place: int, store: int, number: int) -> None:
        """T15.7, T9.1. Grain goes from its field into a store; what is left stays."""
        left = self.s.grain[place] - number
        if grains(left):
            self.s.grain[place] = left
        else:
            del self.s.grain[place]
            self.stamp += 1
        change(self.s.stored, store, number)

    def mark_field(self, place: int) -> None:
        """T11.1. A red marker, at most one a field."""
        if not self.s.markers >> place & 1:
            self.s.markers |= 1 << place
            self.s.issued[OF_MARKERS] += 1

    def clear_field(self, place: int) -> None:
        """T11.3. The red marker of a field goes, if there is one."""
        if self.s.markers >> place & 1:
            self.s.markers &= ~(1 << place)
            self.s.issued[OF_MARKERS] -= 1

    # --- dice ---

    def tell_dice(self, seat: int, purpose: str, dice: list[int], clause: str) -> None:
        """Ordinary dice as they fell, for a seat or (NOBODY) for all; no dice, no entry in the log."""
        if dice:
            self.tell("dice", clause, faction=seat, purpose=purpose, dice=dice)

    # --- points ---

    def gain_pr(self, seat: int, points: int) -> None:
        """Gain prestige."""
        self.s.pr[seat] += points

    def lose_pr(self, seat: int, points: int) -> None:
        """T17.1, T11.2. Lose prestige, down to 0."""
        self.s.pr[seat] = max(0, self.s.pr[seat] - points)

    def gain_vp(self, seat: int, points: int) -> None:
        """T19.3. Victory points may be negative (T17.6)."""
        self.s.vp[seat] += points

    def is_rival(self, seat: int, other: int) -> bool:
        """T18.1. Whether `other` is a rival of `seat`."""
        return bool(self.s.rivals[seat] >> other & 1)

    def may_reroll(self, seat: int) -> bool:
        """T8.21. A brown die may be rerolled for 4 PR where prestige is spent at all."""
        return self.r.prestige and self.s.pr[seat] >= PR_REROLL

    # --- encirclement ends ---

    def release(self, place: int) -> None:
        """T5.11. When encirclement ends, everything inside is outside again."""
        owner = self.s.settle_owner[place]
        if owner < 0 or self.encircled(place):
            return
        for code, n in self.stacks(owner, place, IN):
            self.shift(owner, place, IN, code, place, OUT, code, n)
        for key in [key for key in self.s.herds[owner] if herd_place(key) == place and herd_inside(key)]:
            n = self.s.herds[owner][key]
            self.take_herd(owner, key, n)
            self.add_herd(owner, place, herd_kind(key), 0, 0, n)

    def release_all(self) -> None:
        """T5.11. Everywhere at once, after a subphase."""
        inside = 0
        for seat in range(self.players):
            for key in self.s.units[seat]:
                if spot_of(key) == IN:
                    inside |= 1 << place_at(key)
            for key in self.s.herds[seat]:
                if herd_inside(key):
                    inside |= 1 << herd_place(key)
        for place in bits(inside):
            self.release(place)

    def name(self, place: int) -> str:
        """The name of a place, for the log."""
        return self.a.names[place]

    def kinds(self, stacks: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Stacks summed by kind."""
        found: dict[int, int] = {}
        for code, n in stacks:
            found[kind_in(code)] = found.get(kind_in(code), 0) + n
        return list(found.items())
