"""What lies on the map: places, combat units and generals, and the words to ask about them and to move them."""

from typing import Final

from tyche.core.dice import Dice
from tyche.core.play import Play
from tyche.games.successors.rules.atlas import (
    KIND,
    MAJORS,
    N_PLACES,
    PORTS,
    PROVINCE_OF,
    STRONGHOLD,
)
from tyche.games.successors.rules.components import (
    BATTLE,
    FIRST_IND,
    IND_CUS,
    N_INDEPENDENTS,
    SENIORITY,
    ability_value,
    minors_of,
)
from tyche.games.successors.rules.state import ABOARD, GONE, IND, NA, NOBODY, OFF, SEATS, State
from tyche.games.successors.rules.units import FIELD, ROYAL

MINORS_OF: Final = [list(minors_of(faction)) for faction in range(SEATS)]


class Pieces(Play):
    """The pieces on the map of one run of the rules."""

    def __init__(self, s: State, dice: Dice) -> None:
        super().__init__(dice)
        self.s = s

    # Places and areas.

    def is_major(self, place: int) -> bool:
        """S2.e, S16.1.b. A printed major city or a founded Capital."""
        return bool((MAJORS | self.s.capital_places) >> place & 1)

    def is_stronghold(self, place: int) -> bool:
        """S2.d. A stronghold is special only while Independent."""
        return KIND[place] == STRONGHOLD and self.s.control[place] == IND

    def is_port(self, place: int) -> bool:
        """S2.g."""
        return bool(PORTS >> place & 1)

    def place_of(self, area: int) -> int:
        """The place of a land area, or where the sea move is."""
        if area == ABOARD:
            return self.s.sea_at
        return area if area < N_PLACES else area - N_PLACES

    def province_at(self, area: int) -> int:
        """The province of an area; -1 for transit points (AMB-71) and at sea."""
        return -1 if area == ABOARD else PROVINCE_OF[area if area < N_PLACES else area - N_PLACES]

    def areas_of(self, place: int) -> list[int]:
        """The land areas of a place (S2.h, S2.i)."""
        return [place, place + N_PLACES] if self.is_major(place) else [place]

    # Combat units.

    def cu(self, faction: int, area: int) -> int:
        """The combat units of a player faction in an area, packed."""
        return self.s.cu.get(faction * NA + area, 0)

    def cus(self, faction: int, area: int) -> int:
        """The number of combat units of any faction in an area."""
        if faction == IND:
            return sum([IND_CUS[army - FIRST_IND] for army in self.armies_at(area)])
        return self.s.cu.get(faction * NA + area, 0) % 255

    def set_cu(self, faction: int, area: int, group: int) -> None:
        """Make `group` the combat units of a player faction in an area."""
        s = self.s
        bit = 1 << area
        if group:
            s.cu[faction * NA + area] = group
            s.cu_areas[faction] |= bit
        else:
            s.cu.pop(faction * NA + area, None)
            s.cu_areas[faction] &= ~bit
        if group & FIELD[ROYAL]:
            s.royal_army_areas[faction] |= bit
        else:
            s.royal_army_areas[faction] &= ~bit
        s.touched |= bit

    def add_cu(self, faction: int, area: int, group: int) -> None:
        """Put combat units into an area."""
        if group:
            self.set_cu(faction, area, self.cu(faction, area) + group)

    def take_cu(self, faction: int, area: int, group: int) -> None:
        """Take combat units out of an area."""
        if group:
            self.set_cu(faction, area, self.cu(faction, area) - group)

    def enemy_cu_areas(self, faction: int) -> int:
        """S2.w. The areas with combat units of anybody else, Independents included."""
        areas = self.s.cu_areas
        mask = 0
        for other in range(SEATS + 1):
            if other != faction:
                mask |= areas[other]
        return mask

    def all_cu_areas(self) -> int:
        """The areas with combat units of anybody."""
        a = self.s.cu_areas
        return a[0] | a[1] | a[2] | a[3] | a[4] | a[5]

    def cu_owner(self, area: int, but: int) -> int:
        """The faction, other than `but`, with combat units in an area; NOBODY if there is none."""
        areas = self.s.cu_areas
        for faction in range(SEATS + 1):
            if faction != but and areas[faction] >> area & 1:
                return faction
        return NOBODY

    # Generals.

    def generals_of(self, faction: int) -> list[int]:
        """All generals of a faction that are not out of the game, on the map or not."""
        if faction == IND:
            return [g for g in range(FIRST_IND, FIRST_IND + N_INDEPENDENTS) if self.s.general_at[g] != GONE]
        return self.s.majors[faction] + MINORS_OF[faction]

    def majors_of(self, faction: int) -> list[int]:
        """The living major generals of a faction, dispersed ones included (S6.2.D.c)."""
        return self.s.majors[faction]

    def generals_in(self, faction: int, area: int) -> list[int]:
        """The generals of a faction in an area, most senior first (S7.1.A)."""
        if not self.s.general_areas[faction] >> area & 1:
            return []
        at = self.s.general_at
        if faction == IND:
            return self.armies_at(area)
        return [general for general in self.s.majors[faction] + MINORS_OF[faction] if at[general] == area]

    def armies_at(self, area: int) -> list[int]:
        """The Independent armies in an area, the best battle rating first (S14.7.a)."""
        if not self.s.general_areas[IND] >> area & 1:
            return []
        at = self.s.general_at
        found = [g for g in range(FIRST_IND, FIRST_IND + N_INDEPENDENTS) if at[g] == area]
        if len(found) > 1:
            found.sort(key=lambda army: -BATTLE[army])
        return found

    def commander(self, faction: int, area: int) -> int:
        """S7.1.A.b. The commanding general of a faction in an area; NOBODY if there is none."""
        found = self.generals_in(faction, area)
        return found[0] if found else NOBODY

    def general_owners(self, area: int) -> list[int]:
        """The factions with a general in an area."""
        areas = self.s.general_areas
        return [faction for faction in range(SEATS + 1) if areas[faction] >> area & 1]

    def move_general(self, general: int, area: int) -> None:
        """Put a general into an area, or off the map (OFF, DISPERSED, GONE)."""
        s = self.s
        faction = s.owner[general]
        self._touch(s.general_at[general])
        self._touch(area)
        s.general_at[general] = area
        if faction >= 0:
            self._see_generals(faction)

    def _touch(self, area: int) -> None:
        """The next state check must look at this area."""
        if area >= 0:
            self.s.touched |= 1 << area

    def _see_generals(self, faction: int) -> None:
        mask = 0
        at = self.s.general_at
        for general in self.generals_of(faction):
            if at[general] >= 0:
                mask |= 1 << at[general]
        self.s.general_areas[faction] = mask

    def give_general(self, general: int, faction: int, area: int) -> None:
        """Make a general a faction's own and put him into an area."""
        s = self.s
        s.owner[general] = faction
        if general not in s.majors[faction]:
            s.majors[faction].append(general)
            s.majors[faction].sort()
        s.unscored = True
        self.move_general(general, area)

    def kill_general(self, general: int) -> None:
        """S7.1.B.a. A general leaves the game for good, and contempt with him (AMB-45)."""
        s = self.s
        faction = s.owner[general]
        self.leave_party(general)
        self._touch(s.general_at[general])
        s.general_at[general] = GONE
        s.owner[general] = NOBODY
        if s.contempt == general:
            s.contempt = NOBODY
        if s.orator == general:
            s.orator = NOBODY
        if faction >= 0:
            s.majors[faction].remove(general)
            self._see_generals(faction)
        s.unscored = True

    def leave_party(self, general: int) -> None:
        """A general who is killed or dispersed no longer marches with the activated army."""
        self.s.party &= ~(1 << general)
        self.s.new_generals &= ~(1 << general)

    def minors_at_hand(self, faction: int) -> list[int]:
        """The off-map minor generals of a faction, those activated in this segment first (AMB-56)."""
        at, used = self.s.general_at, self.s.used
        found = [g for g in MINORS_OF[faction] if at[g] == OFF]
        if used and len(found) > 1:
            found.sort(key=lambda minor: not used >> minor & 1)
        return found

    def place_minor(self, faction: int, area: int, clause: str) -> int:
        """S7.1.C.b, S7.1.C.c. An off-map minor general is placed with units."""
        minor = self.minors_at_hand(faction)[0]
        self.move_general(minor, area)
        self.tell("minor-placed", clause, faction=faction, general=minor, area=area)
        return minor

    def has_army(self, faction: int, area: int) -> bool:
        """S7.2.0.c. At least one combat unit and a general of one owner in one area."""
        return bool(self.s.cu_areas[faction] & self.s.general_areas[faction] & 1 << area)

    def army_areas(self, faction: int) -> int:
        """The areas with an army of a faction."""
        return self.s.cu_areas[faction] & self.s.general_areas[faction]

    def seniority_of(self, faction: int) -> int:
        """The seniority of a faction's most senior living major general; 0 without any (AMB-66)."""
        majors = self.majors_of(faction)
        return SENIORITY[majors[0]] if majors else 0

    def has_ability(self, general: int, kind: int, area: int) -> int:
        """T-20. The value of an ability of this kind if it works in this area, else 0 (S7.1.0.b)."""
        return ability_value(general, kind, self.province_at(area)) if general >= 0 else 0
