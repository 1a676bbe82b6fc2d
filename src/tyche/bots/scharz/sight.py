"""What dux works on: a table as its seat may imagine it, and what it needs to know of it again and again."""

from typing import Final

from tyche.bots.scharz.odds import Force, number
from tyche.bots.scharz.worth import FIELD, rounds_left, score, urgency
from tyche.bots.sight import Outlook, play_of
from tyche.core.atlas import bits
from tyche.core.seat import Glimpse
from tyche.core.table import Table
from tyche.games.scharz.rules.atlas import OPEN
from tyche.games.scharz.rules.components import NOBODY, WINTER
from tyche.games.scharz.rules.control import connected, controlled, territory
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import IN, OUT, SITE, herd_inside, herd_place, is_ship, sower

UNKNOWN: Final = -1
DECAY: Final = 0.65
FAR: Final = 6
"""Steps over which a field attracts units."""
CROP: Final = 0.2
STRAY: Final = 0.8
STARVING: Final = 2.2
"""Standing unconnected, before and in the winter."""


class Sight(Outlook):
    """One decision: the imagined table, the seat, its options and what the position offers it."""

    def __init__(self, glimpse: Glimpse, seed: bytes, prudent: bool = False) -> None:
        super().__init__(glimpse, seed)
        self.prudent: Final = prudent
        """Whether nothing hopeless is tried: storms, offers, more units than a winter feeds."""
        self.t: Final = play_of(self.looked_at(), Scharz)
        self.s: Final = self.t.s
        play = self.t
        self.mine: Final = territory(play, glimpse.seat) & play.a.land
        self.linked: Final = connected(play, glimpse.seat)
        self.cu: Final = play.cu(glimpse.seat)
        self.foreign: Final = play.foreign_out(glimpse.seat)
        self.left: Final = rounds_left(play)
        self.worths: dict[int, float] = {}
        """What places are worth, where that is asked again and again."""
        self.lures: list[float] = []
        """What fields further on offer a unit, by the field it stands on; filled once."""
        self.remembered: list[tuple[int, int]] | None = None
        self._weights: list[float] | None = None
        self._held: int = UNKNOWN

    @property
    def weights(self) -> list[float]:
        """How much a loss of each other player matters; found once, and only where somebody asks."""
        if self._weights is None:
            self._weights = urgency(self.t, self.seat)
        return self._weights

    @property
    def held(self) -> int:
        """The fields that others control; found once, and only where somebody asks."""
        if self._held == UNKNOWN:
            self._held = 0
            for other in range(self.t.players):
                if other != self.seat:
                    self._held |= controlled(self.t, other)
        return self._held

    def worth_of(self, table: Table) -> float:
        """What a position is worth to the seat."""
        return score(play_of(table, Scharz), self.seat, self.weights)

    def wrongs(self) -> list[tuple[int, int]]:
        """Who broke his word to whom so far; looked up once."""
        if self.remembered is None:
            self.remembered = self.glimpse.wrongs
        return self.remembered

    # --- words ---

    def place(self, name: object) -> int:
        """A place by its name."""
        return self.t.a.ids[str(name)]

    def here(self) -> int:
        """The place that the question is about."""
        return self.place(self.facts["place"])

    # --- forces ---

    def force(self, seat: int, place: int) -> Force:
        """The units of a player outside on a field or on a water."""
        if place >= self.t.a.n_land:
            return self.t.stacks(seat, place, OUT)
        return [(code, n) for _, code, n in self.t.outside(seat, place) if not is_ship(code)]

    def garrison(self, place: int) -> Force:
        """The units inside a settlement."""
        owner = self.s.settle_owner[place]
        return self.t.stacks(owner, place, IN) if owner >= 0 else []

    def foes(self, place: int) -> Force:
        """All foreign units outside on a field."""
        found: Force = []
        for other in range(self.t.players):
            where = self.s.out if place < self.t.a.n_land else self.s.fleet
            if where[other] >> place & 1 and self.t.foreign(self.seat, other):
                found += self.force(other, place)
        return found

    def foe(self, place: int) -> int:
        """The foreign player with most units outside on a field; NOBODY without one."""
        best, who = 0, NOBODY
        for other in range(self.t.players):
            if self.t.foreign(self.seat, other) and self.s.out[other] >> place & 1:
                strength = number(self.force(other, place))
                if strength > best:
                    best, who = strength, other
        return who

    def weak(self, place: int) -> bool:
        """T9.6. Whether starred values hold."""
        return place >= self.t.a.n_land or self.t.a.terrain[place] != OPEN

    def threat(self, place: int) -> int:
        """Foreign units that could come to a field in one step over land, and those that are there."""
        a = self.t.a
        near = (a.land_adj[place] | 1 << place) & self.foreign
        return sum([number(self.foes(field)) for field in bits(near)]) if near else 0

    def crew(self, place: int) -> int:
        """Own units on a site."""
        return self.t.count(self.seat, place, SITE)

    def own_goods(self, place: int) -> bool:
        """T5.5. Whether sown grain or a herd of the seat lies on a field."""
        stack = self.s.grain.get(place)
        if stack is not None and sower(stack) == self.seat:
            return True
        return any(herd_place(key) == place and not herd_inside(key) for key in self.s.herds[self.seat])

    def loot(self, place: int) -> list[int]:
        """T11.4. The owners of foreign herds and sown grain on a field, one entry a piece."""
        t, s = self.t, self.s
        found = []
        stack = s.grain.get(place)
        if stack is not None and t.foreign(self.seat, sower(stack)):
            found.append(sower(stack))
        for other in range(t.players):
            if t.foreign(self.seat, other):
                for key, n in s.herds[other].items():
                    if herd_place(key) == place and not herd_inside(key):
                        found += [other] * n
        return found

    # --- fields ---

    def hold(self, place: int, linked: bool) -> float:
        """What control of a field adds: its points, its crop, less if no food reaches it."""
        if not self.t.a.ordinary >> place & 1:
            return -1.0
        gain = FIELD + CROP * self.t.a.crop[place]
        if self.s.markers >> place & 1:
            gain -= 1.0
        if linked:
            return gain
        if self.s.season == WINTER:
            return gain - STARVING - (0.0 if self.left else -1.0)
        return gain - STRAY

    def joins(self, place: int) -> bool:
        """T5.8. Whether a unit on a field would be connected over land or own waters."""
        return bool((self.t.a.land_adj[place] | self.t.a.coast[place]) & self.linked)
