"""What rules code of Scharz works on, first part: seats, peace (T18) and units."""

from typing import Final

from tyche.core.ask import Option
from tyche.core.dice import Dice
from tyche.core.game import Setup
from tyche.core.play import Play
from tyche.games.scharz.rules.atlas import Atlas
from tyche.games.scharz.rules.comparing import follow, share
from tyche.games.scharz.rules.components import (
    NOBODY,
    STANDARD_TYPES,
    UNIT_LIMIT,
)
from tyche.games.scharz.rules.modes import Rules
from tyche.games.scharz.rules.state import State
from tyche.games.scharz.rules.units import (
    CODE,
    OUT,
    SITE,
    code_of,
    is_ship,
    spot_of,
    stack,
    type_of,
)

IS_STANDARD: Final = [kind in STANDARD_TYPES for kind in range(16)]


class Pieces(Play):
    """Seats, peace and units of a run."""

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

    def next_step(self) -> str:
        """The step to take now; none once somebody has won."""
        return self.s.step if not self.s.winners else ""

    def save(self) -> State:
        """A copy of the state."""
        return State(self.s, 0, 0)

    def share(self, saved: object, before: object) -> None:
        """Let a saved state hold what is the same in the one before it."""
        assert isinstance(saved, State)
        assert isinstance(before, State)
        share(saved, before)

    def follow(self, copy: object) -> int:
        """Bring a saved state up to date; the fields that had changed."""
        assert isinstance(copy, State)
        return follow(self.s, copy)

    def state(self) -> State:
        """What changes in the course of the game."""
        return self.s

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
        if IS_STANDARD[type_of(code)]:
            s.standard[seat] += number
        if spot in (OUT, SITE):
            if place < self.a.n_land:
                if not s.out[seat] >> place & 1:
                    s.out[seat] |= 1 << place
                    self.stamp += 1
                    self._see_holder(place)
            elif not s.fleet[seat] >> place & 1 and is_ship(code):
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
        if IS_STANDARD[type_of(code)]:
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
        found = [(code_of(key), n) for key, n in self.s.units[seat].items() if key >> CODE == area]
        if len(found) > 1:
            found.sort()
        return found

    def outside(self, seat: int, place: int) -> list[tuple[int, int, int]]:
        """The units of a seat outside on a field: (spot, code, number)."""
        out, site = place << 2 | OUT, place << 2 | SITE
        found = [
            (spot_of(key), code_of(key), n)
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
        return sum([n for key, n in self.s.units[seat].items() if key >> CODE == area and is_ship(key)])

    def unit_room(self, seat: int) -> int:
        """T3.2. How many more standard units a player may have."""
        return UNIT_LIMIT - self.s.standard[seat]

    def _see_holder(self, place: int) -> None:
        """T18.4. Who was on a field first keeps it while he is there, whoever joins him."""
        mask = 1 << place
        there = [seat for seat in range(self.players) if self.s.out[seat] & mask]
        if not there:
            self.s.holder[place] = NOBODY
        elif self.s.holder[place] not in there:
            self.s.holder[place] = there[0]
