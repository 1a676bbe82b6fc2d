"""What strategos works on: a table as its seat may imagine it, and what it needs to know of it again and again."""

from heapq import heappop, heappush
from typing import Final

from tyche.bots.sight import Outlook, play_of
from tyche.bots.successors.odds import Odds, battle_odds
from tyche.bots.successors.race import rivalry
from tyche.bots.successors.worth import Land, l_gain, rival_weights, score, units_risk
from tyche.core.atlas import bits
from tyche.core.seat import Glimpse
from tyche.core.table import Table
from tyche.games.successors.rules.atlas import ALL_PLACES, N_PLACES, PROVINCE_OF, ROUTE_COST, ROUTES
from tyche.games.successors.rules.components import BATTLE, FIRST_MINOR
from tyche.games.successors.rules.movement.army import free_units
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.prestige import prestige
from tyche.games.successors.rules.state import IND, NOBODY
from tyche.games.successors.rules.tables import ROUNDS
from tyche.games.successors.rules.units import ELEPHANT, FIELD, ROYAL, count, strength, total
from tyche.games.successors.rules.victory import is_protected

FAR: Final = 99
ELEPHANT_MEAN: Final = 5 / 3
OVERRUN: Final = 5
LOST_GENERAL: Final = 4.0
HATED: Final = 5.0
DISGRACED: Final = 18.0
"""The same with an eye on what a Champion is spared until the end of the game."""


def _distances() -> list[list[int]]:
    """Movement points between all places, by any routes."""
    table = []
    for start in range(N_PLACES):
        row = [FAR] * N_PLACES
        row[start] = 0
        queue = [(0, start)]
        while queue:
            cost, place = heappop(queue)
            if cost > row[place]:
                continue
            for neighbour, kind in ROUTES[place]:
                there = cost + ROUTE_COST[kind]
                if there < row[neighbour]:
                    row[neighbour] = there
                    heappush(queue, (there, neighbour))
        table.append(row)
    return table


DISTANCE: Final = _distances()


class Army:
    """Pieces that move or fight together: of any faction, as they stand or as they might."""

    def __init__(self, faction: int, general: int, area: int, units: int) -> None:
        self.faction = faction
        self.general = general
        self.area = area
        self.units = units
        self.number = total(units)
        self.generals = 1 if 0 <= general < FIRST_MINOR else 0
        self.royals = 0
        self.points = 0
        """Movement points it has, or is expected to have."""
        self.land_only = False


class Sight(Outlook):
    """One decision: the imagined table, the seat, its options and what the position offers it."""

    def __init__(self, glimpse: Glimpse, seed: bytes, prudent: bool = False) -> None:
        super().__init__(glimpse, seed)
        self.prudent: Final = prudent
        """Whether fleets, supply lines and the good name of a Champion are minded."""
        self.t: Final = play_of(self.looked_at(), Successors)
        self.s: Final = self.t.s
        play = self.t
        self.weights: Final = rivalry(play, glimpse.seat) if prudent else rival_weights(play, glimpse.seat)
        self.enemies: Final = [army for army in self._armies() if army.faction != glimpse.seat]
        self.lands: dict[int, Land] = {}
        """The provinces as things stand, by faction; found once."""
        self.links: int = -1
        """The places that are joined to own units and cities; found once."""
        self.cuts: dict[int, float] = {}
        """What own markers are lost by isolation when the army at hand goes to a place."""
        self.lures: list[float] = []
        """What each place offers an army from afar; filled once."""
        self.remembered: list[tuple[int, int]] | None = None
        self.last_round: Final = play.s.turn >= play.rules.last_turn and play.s.round >= ROUNDS[play.s.players] - 1
        """No Surrender segment comes after this activation (S6.0.d, S5.6.b)."""

    def worth_of(self, table: Table) -> float:
        """What a position is worth to the seat."""
        return score(play_of(table, Successors), self.seat, self.weights)

    def betrayed_by(self, faction: int) -> bool:
        """S10.C.3. Whether a faction has dishonoured the Free Passage that it had granted the seat."""
        if self.remembered is None:
            self.remembered = self.glimpse.wrongs
        return (faction, self.seat) in self.remembered

    def leader(self) -> int:
        """The rival who is most likely to win."""
        return max(range(self.s.players), key=lambda rival: self.weights[rival] if rival != self.seat else -1.0)

    def _armies(self) -> list[Army]:
        t, s = self.t, self.s
        found = []
        for faction in range(s.players):
            for area in bits(s.cu_areas[faction] & (1 << 2 * N_PLACES) - 1):
                found.append(Army(faction, t.commander(faction, area), area, t.cu(faction, area)))
        for area in bits(s.cu_areas[IND]):
            army = Army(IND, t.commander(IND, area), area, 0)
            army.number = t.cus(IND, area)
            found.append(army)
        return found

    def place(self, area: int) -> int:
        """The place of an area; at sea, the port the army lies off."""
        return self.t.place_of(area)

    def land(self, faction: int) -> Land:
        """The provinces to a faction."""
        if faction not in self.lands:
            self.lands[faction] = Land(self.t, faction)
        return self.lands[faction]

    # Strength and battles.

    def force(self, army: Army, place: int, against: int) -> float:
        """Combat strength at a place, Local Troops included, Royal Army units that would stand aside left out."""
        t = self.t
        if army.faction == IND:
            return army.number + self.local_troops(IND, place)
        group = army.units
        if group & FIELD[ROYAL] and against != IND and self.reputation(army) < self.renown(against, place):
            group &= ~FIELD[ROYAL]
        troops = self.local_troops(army.faction, place)
        horse = 0.5 if t.rules.cavalry and count(group, 5) else 0.0
        return strength(group) + ELEPHANT_MEAN * count(group, ELEPHANT) + troops + horse

    def reputation(self, army: Army) -> int:
        """Prestige of an army where it stands."""
        return prestige(self.t, army.faction, army.area, False) if army.faction != IND else 0

    def renown(self, faction: int, place: int) -> int:
        """Prestige of a faction that would have to fight at a place."""
        return prestige(self.t, faction, place, True) if faction != IND else 0

    def local_troops(self, faction: int, place: int) -> int:
        """S14.5 without abilities."""
        province = PROVINCE_OF[place]
        return int(self.s.control[place] == faction) + 2 * int(province >= 0 and self.s.provinces[province] == faction)

    def odds(self, attacker: Army, defender: Army, place: int) -> Odds:
        """The chances of a land battle for its attacker."""
        if attacker.number >= OVERRUN * defender.number:
            return Odds(1.0, 0.0, 1.0)
        return battle_odds(
            self.force(attacker, place, defender.faction),
            rating(attacker),
            self.force(defender, place, attacker.faction),
            rating(defender),
        )

    def defeat_cost(self, army: Army) -> float:
        """What a lost battle costs an army, in its owner's eyes."""
        cost = units_risk(army.units) if army.faction != IND else 3.0
        return cost + LOST_GENERAL * army.generals + 6.0 * army.royals.bit_count()

    def shame(self, faction: int) -> float:
        """What attacking a faction costs in Champion status (S3.7.b)."""
        if not self.t.is_champion(self.seat) or not is_protected(self.t, faction):
            return 0.0
        return (DISGRACED if self.prudent else HATED) - l_gain(self.t, self.seat, -3)

    def enemies_at(self, area: int) -> list[Army]:
        """Enemy armies and lone units in an area."""
        return [army for army in self.enemies if army.area == area]

    def own_army(self, area: int, general: int = NOBODY) -> Army:
        """All own units in an area under a general."""
        t = self.t
        leader = general if general != NOBODY else t.commander(self.seat, area)
        army = Army(self.seat, leader, area, t.cu(self.seat, area))
        army.generals = len([g for g in t.generals_in(self.seat, area) if g < FIRST_MINOR])
        army.royals = t.royals_in(self.seat, area)
        return army

    def party(self) -> Army:
        """The activated army with everything it could still take along."""
        t, s = self.t, self.s
        area = s.general_at[s.act]
        units = s.party_cu + free_units(t, area)
        army = Army(self.seat, t.party_commander(), area, units)
        army.generals = s.party.bit_count() if s.act < FIRST_MINOR else 0
        army.royals = s.party_royals | t.royals_in(self.seat, area) & ~s.royals_moved if units else 0
        army.points = t.mp_left()
        army.land_only = bool(s.sailing) or s.sea_used
        return army


def rating(army: Army) -> int:
    """The battle rating of an army's commander; 0 without one (AMB-18)."""
    return BATTLE[army.general] if army.general >= 0 else 0


def outside(mask: int) -> int:
    """Areas as places."""
    return (mask | mask >> N_PLACES) & ALL_PLACES
