"""What rules code of Scharz works on: the state and the words to ask about it and to change it."""

from typing import Final

from tyche.core.ask import Option
from tyche.core.atlas import bits
from tyche.core.dice import Dice
from tyche.core.game import Setup
from tyche.core.play import Play
from tyche.games.scharz.atlas import Atlas
from tyche.games.scharz.components import (
    BERTHS,
    DOCK,
    HERDS_PER_FIELD,
    NOBODY,
    PR_REROLL,
    ROOM,
    STANDARD_TYPES,
    TILES,
    UNIT_LIMIT,
    VILLAGE,
)
from tyche.games.scharz.rules import Rules
from tyche.games.scharz.state import OF_FISH, OF_GOLD, OF_GRAIN, OF_HERDS, OF_MARKERS, OF_UNITS, State
from tyche.games.scharz.units import CODE, CODE_MASK, IN, KIND, OUT, SITE, YARD, herd_key, stack

IS_STANDARD: Final = [kind in STANDARD_TYPES for kind in range(16)]


def change(stock: dict[int, int], place: int, number: int) -> None:
    """Change a number that is kept only where it is not 0."""
    left = stock.get(place, 0) + number
    if left:
        stock[place] = left
    else:
        stock.pop(place, None)


class Scharz(Play):
    """One run of the rules of Scharz."""

    def __init__(self, setup: Setup, rules: Rules, atlas: Atlas, s: State, dice: Dice) -> None:
        super().__init__(dice)
        self.setup = setup
        self.r = rules
        self.a = atlas
        self.s = s
        self.players = setup.players
        self.stamp = 0
        """Counts the changes that may alter control or connection: what is remembered is good until the next."""
        self.nets: dict[int, tuple[int, int, list[int]]] = {}
        self.hostile_at = self.outsiders_at = self.held_at = -1
        """When the following was looked up, for all seats at once."""
        self.hostile: list[int] = []
        self.outsiders: list[int] = []
        self.contested = 0
        self.actively: list[int] = []
        self.held: list[int] = []
        self.owned: list[int] = []
        self.prepared: dict[int, list[Option]] = {}
        """What seats will be offered in the gathering that comes next (see `together`); no part of the state."""

    def save(self) -> State:
        """A copy of the state."""
        return State(self.s, 0, 0)

    # --- seats ---

    def alive(self, seat: int) -> bool:
        """T19.10. Still in the game."""
        return not self.s.out_of_game >> seat & 1

    def seats(self) -> list[int]:
        """T7.8. All seats still in the game, in initiative order."""
        gone, start, n = self.s.out_of_game, self.s.start, self.players
        return [seat for k in range(n) if not gone >> (seat := (start + k) % n) & 1]

    def trait(self, seat: int, flag: int) -> bool:
        """T20. Whether the people of a seat can do something."""
        faction = self.s.faction[seat]
        return faction >= 0 and self.a.traits[faction] & flag != 0

    def homeland(self, seat: int) -> int:
        """The homeland of a seat's people."""
        faction = self.s.faction[seat]
        return self.a.homeland[faction] if faction >= 0 else 0

    # --- peace (T18) ---

    def treaty(self, one: int, other: int) -> int:
        """The treaty between two players, packed; 0 if there is none."""
        return self.s.treaties.get(one << 4 | other if one < other else other << 4 | one, 0)

    def foreign(self, one: int, other: int) -> bool:
        """T5.1. Another player with whom no treaty of peace is valid."""
        return one != other and not self.treaty(one, other)

    def agree(self) -> None:
        """T18.4. A treaty has begun or ended: who is foreign to whom is looked up anew."""
        self.s.agreed += 1
        self.stamp += 1

    def enemies(self, seat: int) -> int:
        """The foreign players, as a bit set."""
        if self.hostile_at != self.s.agreed:
            self._see_enemies()
        return self.hostile[seat]

    def _see_enemies(self) -> None:
        n = self.players
        self.hostile = [sum([1 << other for other in range(n) if self.foreign(seat, other)]) for seat in range(n)]
        self.hostile_at = self.s.agreed

    def foreign_out(self, seat: int) -> int:
        """The fields with a foreign unit outside."""
        if self.outsiders_at != self.stamp:
            self._see_outsiders()
        return self.outsiders[seat]

    def disputed(self) -> int:
        """T5.4. Fields that mutually foreign players contest, whoever else may be there at peace with both."""
        if self.outsiders_at != self.stamp:
            self._see_outsiders()
        return self.contested

    def _see_outsiders(self) -> None:
        out = self.s.out
        seats = range(self.players)
        self.outsiders = []
        self.contested = 0
        for seat in seats:
            enemies = self.enemies(seat)
            found = 0
            for other in seats:
                if enemies >> other & 1:
                    found |= out[other]
            self.outsiders.append(found)
            self.contested |= out[seat] & found
        self.outsiders_at = self.stamp

    def foreign_ships(self, seat: int) -> int:
        """The waters with a foreign ship."""
        enemies, fleet = self.enemies(seat), self.s.fleet
        found = 0
        for other in range(self.players):
            if enemies >> other & 1:
                found |= fleet[other]
        return found

    # --- units ---

    def add(self, seat: int, place: int, spot: int, code: int, number: int = 1) -> None:
        """Put units somewhere."""
        s = self.s
        stacks = s.units[seat]
        key = stack(place, spot, code)
        stacks[key] = stacks.get(key, 0) + number
        if IS_STANDARD[code & 15]:
            s.standard[seat] += number
        if spot in (OUT, SITE):
            if place < self.a.n_land:
                if not s.out[seat] >> place & 1:
                    s.out[seat] |= 1 << place
                    self.stamp += 1
                    self._see_holder(place)
            elif not s.fleet[seat] >> place & 1 and code & 15 in (4, 5, 7):
                s.fleet[seat] |= 1 << place
                self.stamp += 1

    def take(self, seat: int, place: int, spot: int, code: int, number: int = 1) -> None:
        """Take units away."""
        s = self.s
        stacks = s.units[seat]
        key = stack(place, spot, code)
        left = stacks[key] - number
        if left:
            stacks[key] = left
        else:
            del stacks[key]
        if IS_STANDARD[code & 15]:
            s.standard[seat] -= number
        if not left and spot in (OUT, SITE):
            if place < self.a.n_land:
                if not self.any_outside(seat, place):
                    s.out[seat] &= ~(1 << place)
                    self.stamp += 1
                    self._see_holder(place)
            elif not self.ships_at(seat, place):
                s.fleet[seat] &= ~(1 << place)
                self.stamp += 1

    def shift(self, seat: int, place: int, spot: int, code: int, to: int, to_spot: int, new: int, number: int) -> None:
        """Move units, perhaps with other flags. Who only changes the spot on a field has never left it (T18.4)."""
        if to == place:
            self.add(seat, to, to_spot, new, number)
            self.take(seat, place, spot, code, number)
        else:
            self.take(seat, place, spot, code, number)
            self.add(seat, to, to_spot, new, number)

    def recode(self, seat: int, place: int, spot: int, code: int, new: int, number: int = 1) -> None:
        """Change units where they stand."""
        self.add(seat, place, spot, new, number)
        self.take(seat, place, spot, code, number)

    def any_outside(self, seat: int, place: int) -> bool:
        """Whether a seat has a unit outside on a land field."""
        out, site = place << 2 | OUT, place << 2 | SITE
        return any(key >> CODE in (out, site) for key in self.s.units[seat])

    def stacks(self, seat: int, place: int, spot: int) -> list[tuple[int, int]]:
        """The units of a seat at a spot: (code, number), in a fixed order."""
        area = place << 2 | spot
        found = [(key & CODE_MASK, n) for key, n in self.s.units[seat].items() if key >> CODE == area]
        if len(found) > 1:
            found.sort()
        return found

    def outside(self, seat: int, place: int) -> list[tuple[int, int, int]]:
        """The units of a seat outside on a field: (spot, code, number)."""
        out, site = place << 2 | OUT, place << 2 | SITE
        found = [
            (key >> CODE & 3, key & CODE_MASK, n)
            for key, n in self.s.units[seat].items()
            if key >> CODE == out or key >> CODE == site
        ]
        if len(found) > 1:
            found.sort()
        return found

    def count(self, seat: int, place: int, spot: int) -> int:
        """How many units of a seat are at a spot."""
        area = place << 2 | spot
        return sum([n for key, n in self.s.units[seat].items() if key >> CODE == area])

    def ships_at(self, seat: int, place: int) -> int:
        """How many ships of a seat are on a water field."""
        area = place << 2
        return sum([n for key, n in self.s.units[seat].items() if key >> CODE == area and key & 15 in (4, 5, 7)])

    def unit_room(self, seat: int) -> int:
        """T3.2. How many more standard units a player may have."""
        return UNIT_LIMIT - self.s.standard[seat]

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
        waiting = [1 for site in self.s.sites.values() if site >> 16 == seat and site >> 8 & 255 in (VILLAGE, DOCK)]
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
        """T9.1. How many units and herds a settlement can still take in."""
        owner = self.s.settle_owner[place]
        used = self.count(owner, place, IN)
        used += sum([n for key, n in self.s.herds[owner].items() if key >> 5 == place and key & 4])
        return ROOM[self.s.settle[place]] + (self.s.forts >> place & 1) - used

    def grain_room(self, place: int) -> int:
        """T13.12. Free storage for grain."""
        s = self.s
        return ROOM[s.settle[place]] + (s.forts >> place & 1) - s.stored.get(place, 0)

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
                if key >> 5 == place:
                    total += n
        return total

    def herd_fields(self, seat: int) -> int:
        """The fields with a herd of a seat outside."""
        found = 0
        for key in self.s.herds[seat]:
            if not key & 4:
                found |= 1 << (key >> 5)
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
        self.s.grain[place] = seat << 8 | 1

    def grow(self, place: int, number: int) -> None:
        """T15.5. The stack of a field grows."""
        self.s.grain[place] += number
        self.s.issued[OF_GRAIN] += number

    def burn(self, place: int) -> None:
        """The stack of a field is gone."""
        self.s.issued[OF_GRAIN] -= self.s.grain.pop(place) & 255
        self.stamp += 1

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

    def _see_holder(self, place: int) -> None:
        """T18.4. Who was on a field first keeps it while he is there, whoever joins him."""
        mask = 1 << place
        there = [seat for seat in range(self.players) if self.s.out[seat] & mask]
        if not there:
            self.s.holder[place] = NOBODY
        elif self.s.holder[place] not in there:
            self.s.holder[place] = there[0]

    # --- encirclement ends ---

    def release(self, place: int) -> None:
        """T5.11. When encirclement ends, everything inside is outside again."""
        owner = self.s.settle_owner[place]
        if owner < 0 or self.encircled(place):
            return
        for code, n in self.stacks(owner, place, IN):
            self.shift(owner, place, IN, code, place, OUT, code, n)
        for key in [key for key in self.s.herds[owner] if key >> 5 == place and key & 4]:
            n = self.s.herds[owner][key]
            self.take_herd(owner, key, n)
            self.add_herd(owner, place, key >> 3 & 3, 0, 0, n)

    def release_all(self) -> None:
        """T5.11. Everywhere at once, after a subphase."""
        inside = 0
        for seat in range(self.players):
            for key in self.s.units[seat]:
                if key >> CODE & 3 == IN:
                    inside |= 1 << (key >> CODE + 2)
            for key in self.s.herds[seat]:
                if key & 4:
                    inside |= 1 << (key >> 5)
        for place in bits(inside):
            self.release(place)

    def name(self, place: int) -> str:
        """The name of a place, for the log."""
        return self.a.names[place]

    def kinds(self, stacks: list[tuple[int, int]]) -> list[tuple[int, int]]:
        """Stacks summed by kind."""
        found: dict[int, int] = {}
        for code, n in stacks:
            found[code & KIND] = found.get(code & KIND, 0) + n
        return list(found.items())
