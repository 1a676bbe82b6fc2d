"""What rules code of Successors works on: the state and the words to ask about it and to change it."""

from tyche.core.atlas import bits
from tyche.core.dice import Dice
from tyche.core.game import Setup
from tyche.games.successors.rules.atlas import (
    N_PLACES,
    PROVINCE_OF,
    ROUTE_COST,
    STRAIT,
)
from tyche.games.successors.rules.comparing import follow, share
from tyche.games.successors.rules.components import (
    BRIDES,
    CART,
    INITIATIVE,
    INITIATIVE_IN,
    MIN_MP,
    OFFER_CARDS,
    STRAIT_COST,
)
from tyche.games.successors.rules.options import Rules
from tyche.games.successors.rules.pieces import Pieces
from tyche.games.successors.rules.state import IND, NOBODY, SEATS, State
from tyche.games.successors.rules.tables import ROYAL_ARMY_CUS, movement_allowance


class SeaFight:
    """S13.3. A sea battle that was declared: by whom, with which fleets, and what admirals give to whom."""

    def __init__(self, seat: int, fleets: int, admirals: dict[int, int]) -> None:
        self.seat = seat
        self.fleets = fleets
        self.admirals = admirals


class Successors(Pieces):
    """One run of the rules of Successors."""

    def __init__(self, setup: Setup, rules: Rules, s: State, dice: Dice) -> None:
        super().__init__(s, dice)
        self.setup = setup
        self.rules = rules
        self.entering: object = None
        """The Entry of the land procedure under way, for the guards of its questions."""
        self.choices = 0
        """What the question under way leaves open, as a bit set or a group of units, for its guards."""
        self.shifted: list[str] = []
        """What has changed between inside and outside of a city already, for the guards of that question."""
        self.fits: dict[int, int] = {}
        """The cards that fit the moment, by seat, for the guards of questions about them."""
        self.battle: object = None
        """The Battle under way, for those who reckon how it may end."""
        self.at_sea: SeaFight | None = None
        """The sea battle under way, likewise."""
        self.scores: list[tuple[int, int, int]] = []
        """Victory points, legitimacy and status of all when the procedure under way began, for its scene."""
        self.royal_army = ROYAL_ARMY_CUS
        """How many units of it there were when faults were last looked for."""

    def next_step(self) -> str:
        """The step to take now; none once somebody has won."""
        return self.s.step if self.s.winner == NOBODY else ""

    def save(self) -> State:
        """A copy of the state."""
        return State(self.s)

    def share(self, saved: object, before: object) -> None:
        """Let a saved state hold what is the same in the one before it."""
        assert isinstance(saved, State)
        assert isinstance(before, State)
        share(saved, before)

    def follow(self, copy: object) -> int:
        """Bring a saved state up to date; the fields that had changed."""
        assert isinstance(copy, State)
        return follow(self.s, copy)

    def revive(self, saved: object, dice: Dice) -> "Successors":
        """A fresh run from a copy of a saved state."""
        assert isinstance(saved, State)
        return Successors(self.setup, self.rules, State(saved), dice)

    def state(self) -> State:
        """What changes in the course of the game."""
        return self.s

    # Seats and factions.

    def seats(self) -> list[int]:
        """All seats in turn order (S5.1.C)."""
        return self.s.order

    def others(self, seat: int) -> list[int]:
        """AMB-46. The other seats in turn order, starting from the first player."""
        return [other for other in self.s.order if other != seat]

    def is_champion(self, seat: int) -> bool:
        """S3.7.a."""
        return bool(self.s.champions >> seat & 1)

    def has_pact(self, seat: int, other: int) -> bool:
        """Card O63. A Diplomatic Marriage keeps the peace between two players until the end of the turn."""
        return bool(self.s.pacts) and (1 << seat | 1 << other) in self.s.pacts

    # Movement points.

    def party_commander(self) -> int:
        """S9.2.c. The most senior general of the activated army; general numbers ascend as seniority falls."""
        party = self.s.party
        return (party & -party).bit_length() - 1

    def mp_allowance(self) -> int:
        """S9.2. Movement points of the activated army under its present commander."""
        s = self.s
        if s.fixed >= 0:
            return s.fixed
        general = self.party_commander()
        rating = self.has_ability(general, INITIATIVE_IN, s.act_start) or INITIATIVE[general]
        return max(movement_allowance(rating, s.die), self.has_ability(general, MIN_MP, s.act_start))

    def mp_left(self) -> int:
        """S9.2.D.x, AMB-65. What is left to spend; never below 0."""
        s = self.s
        return 0 if s.forfeit else max(0, self.mp_allowance() - s.spent)

    def spend_on_land(self, points: int) -> None:
        """S13.1.d. Movement points are spent on land before a sea move or after it, not both."""
        s = self.s
        s.spent += points
        if s.sailing == 0:
            s.land_before_sea = True

    def route_cost(self, kind: int) -> int:
        """S9.3.A, T-20 (Pleistarchos). The movement points a route costs the activated army."""
        if kind == STRAIT:
            return self.has_ability(self.party_commander(), STRAIT_COST, self.s.act_start) or ROUTE_COST[STRAIT]
        return ROUTE_COST[kind]

    # Control markers and sieges.

    def set_control(self, place: int, faction: int) -> None:
        """Put a faction's control marker on a place, or take the marker off (NOBODY)."""
        s = self.s
        before = s.control[place]
        if before == faction:
            return
        if before >= 0:
            s.held[before] &= ~(1 << place)
        if faction >= 0:
            s.held[faction] |= 1 << place
        s.control[place] = faction
        s.stale |= 1 << PROVINCE_OF[place]
        s.unscored = True
        s.touched |= 1 << place | 1 << place + N_PLACES

    def besieger(self, place: int) -> int:
        """S15.1.a. The faction whose army besieges a place; NOBODY if it is not besieged."""
        s = self.s
        holder = s.control[place]
        if holder == NOBODY or (holder != IND and not self.is_major(place)):
            return NOBODY
        for faction in range(SEATS + 1):
            if faction != holder and (s.cu_areas[faction] & s.general_areas[faction]) >> place & 1:
                return faction
        return NOBODY

    def besieged_places(self) -> int:
        """All besieged places."""
        s = self.s
        armies = 0
        for faction in range(SEATS + 1):
            armies |= s.cu_areas[faction] & s.general_areas[faction]
        mask = 0
        for place in bits(armies & ((1 << N_PLACES) - 1)):
            if self.besieger(place) >= 0:
                mask |= 1 << place
        return mask

    def siege_points(self, place: int, faction: int) -> int:
        """The siege points of a faction at a place."""
        return self.points_at(place) if self.besieged_by(place) == faction else 0

    def points_at(self, place: int) -> int:
        """The siege points at a place, whoever's they are."""
        return self.s.siege_points.get(place, 0) & 15

    def besieged_by(self, place: int) -> int:
        """Whose siege points lie at a place; NOBODY's if there are none."""
        return self.s.siege_points[place] >> 4 if place in self.s.siege_points else NOBODY

    def set_siege_points(self, place: int, faction: int, points: int) -> None:
        """Set the siege points of a faction at a place; 0 takes the marker away."""
        if points:
            self.s.siege_points[place] = faction << 4 | points
        else:
            self.s.siege_points.pop(place, None)

    # The royal family and fleets.

    def move_royal(self, royal: int, area: int) -> None:
        """Put a member of the royal family into an area, or out of the game (GONE)."""
        self._touch(self.s.royal_at[royal])
        self._touch(area)
        self.s.royal_at[royal] = area
        if area < 0:
            self.own_royal(royal, NOBODY)

    def own_royal(self, royal: int, faction: int) -> None:
        """Make a member of the royal family a faction's own, or nobody's."""
        if self.s.royal_owner[royal] != faction:
            self.s.royal_owner[royal] = faction
            self.s.unscored = True
            self._touch(self.s.royal_at[royal])
            if royal in BRIDES:
                self._end_marriage(BRIDES.index(royal), faction)

    def _end_marriage(self, bride: int, faction: int) -> None:
        """S8.2.d. The card of a marriage lies in front of the husband as long as he controls the woman."""
        s = self.s
        if s.marriages[bride] not in (NOBODY, faction):
            s.marriages[bride] = NOBODY
            s.discard |= 1 << OFFER_CARDS[bride]

    def royals_in(self, faction: int, area: int) -> int:
        """The members of the royal family a faction controls in an area, as a bit set."""
        mask = 0
        for royal in range(CART + 1):
            if self.s.royal_at[royal] == area and self.s.royal_owner[royal] == faction:
                mask |= 1 << royal
        return mask

    def may_leave(self, royal: int) -> bool:
        """S8.4.d, S16.3.a. The cart may not leave Babylon in Turn I unless it was freed."""
        return royal != CART or self.s.turn > 1 or self.s.cart_free

    def available_fleets(self, faction: int) -> int:
        """S7.4.c. The fleets a player controls that are not dispersed."""
        mask = 0
        for fleet, owner in enumerate(self.s.fleet_owner):
            if owner == faction and not self.s.dispersed_fleets >> fleet & 1:
                mask |= 1 << fleet
        return mask
