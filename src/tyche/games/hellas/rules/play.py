"""What rules code of Lords of Hellas works on: the state and the words to ask about it and to change it."""

from typing import TYPE_CHECKING, Final

from tyche.core.dice import Dice
from tyche.core.game import Setup
from tyche.core.play import Play
from tyche.core.stakes import Source
from tyche.core.steps import Victory
from tyche.games.hellas.rules.atlas import (
    CITIES,
    LAND_NAMES,
    LAND_REGIONS,
    MONUMENT_AT,
    N_LANDS,
    N_REGIONS,
    NO_CONQUEST_AT,
    POPULATION,
    REGION_NAMES,
    bits,
)
from tyche.games.hellas.rules.comparing import follow, share
from tyche.games.hellas.rules.components import (
    ALL_ARTIFACTS,
    ARMORY,
    ARMORY_LIMIT,
    CHIMERA_EVENTS,
    DIVINE_OF,
    HAND_LIMIT,
    HELEN,
    LANDS_TO_WIN,
    LOCAL_SUPPORT,
    MONSTER_NAMES,
    MONSTERS_TO_WIN,
    MONUMENT_IN,
    N_ARTIFACTS,
    PRIESTS,
    TEMPLES_TO_WIN,
)
from tyche.games.hellas.rules.options import Rules
from tyche.games.hellas.rules.state import NOBODY, SEATS, State
from tyche.games.hellas.rules.trays import Slot

if TYPE_CHECKING:
    from tyche.games.hellas.rules.battle.side import Battle
    from tyche.games.hellas.rules.special.recruit import Levy

ARTIFACTS_USED: Final = 1
PRAYED: Final = 2
HERO_MOVED: Final = 4
HOPLITES_MOVED: Final = 8
"""H6.1. The regular actions, as bits of those taken in this turn."""


class Hellas(Play):
    """One run of the rules of Lords of Hellas."""

    def __init__(self, setup: Setup, rules: Rules, s: State, dice: Dice) -> None:
        super().__init__(dice)
        self.setup = setup
        self.rules = rules
        self.s = s
        self.battle: Battle | None = None
        """The battle being fought. It begins and ends between two checkpoints."""
        self.levy: Levy | None = None
        """Where hoplites are being recruited, likewise."""

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

    def revive(self, saved: object, dice: Dice) -> "Hellas":
        """A fresh run from a copy of a saved state."""
        assert isinstance(saved, State)
        return Hellas(self.setup, self.rules, State(saved), dice)

    def state(self) -> State:
        """What changes in the course of the game."""
        return self.s

    # Seats.

    def left(self, seat: int) -> int:
        """H1.5. The left neighbour: the next player clockwise."""
        return (seat + 1) % self.s.players

    def right(self, seat: int) -> int:
        """H1.5. The right neighbour: the next player counter-clockwise."""
        return (seat - 1) % self.s.players

    def clockwise(self, seat: int) -> list[int]:
        """All players clockwise, beginning with one."""
        players = self.s.players
        return [(seat + k) % players for k in range(players)]

    # Items: artifacts, blessings, quest cards, heroes.

    def has(self, seat: int, item: int) -> bool:
        """Whether a player owns an item, charged or not."""
        return bool(self.s.items[seat] >> item & 1)

    def ready(self, seat: int) -> int:
        """H16.2. The items of a player without discharged artifacts."""
        return self.s.items[seat] & (self.s.charged | ~ALL_ARTIFACTS)

    def is_ready(self, seat: int, item: int) -> bool:
        """Whether a player can use an item."""
        return bool(self.ready(seat) >> item & 1)

    def owner_of(self, item: int) -> int:
        """Who owns an item; NOBODY if none does."""
        for seat in range(self.s.players):
            if self.s.items[seat] >> item & 1:
                return seat
        return NOBODY

    def give_item(self, seat: int, item: int) -> None:
        """H16.2. An item becomes a player's own; an artifact comes charged."""
        self.s.items[seat] |= 1 << item
        if item < N_ARTIFACTS:
            self.s.charged |= 1 << item

    # Heroes (H4).

    def attribute(self, seat: int, attribute: int) -> int:
        """H4.3, H4.5. The value that counts: 1 while injured."""
        if self.s.injured[seat] >> attribute & 1:
            return 1
        return self.s.attributes[3 * seat + attribute]

    def stored(self, seat: int, attribute: int) -> int:
        """The value without regard to injuries."""
        return self.s.attributes[3 * seat + attribute]

    def raise_attribute(self, seat: int, attribute: int, by: int) -> None:
        """H4.4, H11.4, H22.5. Change the stored value, within 1 and the maximum."""
        value = self.s.attributes[3 * seat + attribute] + by
        self.s.attributes[3 * seat + attribute] = max(1, min(self.rules.most[attribute], value))

    def injuries(self, seat: int) -> int:
        """H11.2. How many injuries a hero carries."""
        return self.s.injured[seat].bit_count()

    # Priests (H2.5, H4.6).

    def priests_praying(self, seat: int) -> int:
        """The priests of a player at monuments."""
        p = self.s.praying
        return p[seat] + p[SEATS + seat] + p[2 * SEATS + seat]

    def priests_at(self, god: int) -> int:
        """The priests of all players at a monument."""
        return sum(self.s.praying[god * SEATS : god * SEATS + SEATS])

    def gain_priests(self, seat: int, number: int) -> int:
        """H2.5, H4.6. Add priests to the pool; those beyond four are lost. How many came."""
        gained = min(number, self.priests_left(seat))
        self.s.pool[seat] += gained
        return gained

    def priests_left(self, seat: int) -> int:
        """H4.6. How many of four priests are neither in the pool nor at a monument."""
        return PRIESTS - self.s.pool[seat] - self.priests_praying(seat)

    # Combat cards.

    def hand_limit(self, seat: int) -> int:
        """H2.6. Four cards; six with the Armory."""
        return ARMORY_LIMIT if self.has(seat, ARMORY) else HAND_LIMIT

    # Hoplites.

    def open_hoplites(self, seat: int, region: int) -> int:
        """The hoplites of a player in a region outside the city."""
        return self.s.hoplites[seat * N_REGIONS + region]

    def army(self, seat: int, region: int) -> int:
        """All hoplites of a player in a region, the fortified one included (H6.18)."""
        return self.s.hoplites[seat * N_REGIONS + region] + (self.s.fortified[region] == seat)

    def troops_in(self, region: int, but: int = NOBODY) -> int:
        """Who, other than `but`, has hoplites in a region; NOBODY if nobody has."""
        for seat in range(self.s.players):
            if seat != but and self.s.armies[seat] >> region & 1:
                return seat
        return NOBODY

    def enemy_armies(self, seat: int) -> int:
        """The regions with hoplites of other players."""
        armies = self.s.armies
        mask = 0
        for other in range(self.s.players):
            if other != seat:
                mask |= armies[other]
        return mask

    def enemy_held(self, seat: int) -> int:
        """The regions controlled by other players."""
        held = self.s.held
        mask = 0
        for other in range(self.s.players):
            if other != seat:
                mask |= held[other]
        return mask

    def add_hoplites(self, seat: int, region: int, number: int) -> None:
        """Change the number of a player's hoplites in the open of a region; the supply stays."""
        s = self.s
        s.hoplites[seat * N_REGIONS + region] += number
        self._see(seat, region)

    def recruit(self, seat: int, region: int, number: int, fortify: bool) -> None:
        """H2.4. Hoplites from the supply into a region, one of them into its city if so wished (H7.1b)."""
        self.s.supply[seat] -= number
        if fortify:
            self.s.fortified[region] = seat
            number -= 1
        self.add_hoplites(seat, region, number)

    def remove_hoplites(self, seat: int, region: int, number: int) -> None:
        """H6.18, H13.12, H13.13. Hoplites back into the supply, the fortified one last."""
        s = self.s
        s.supply[seat] += number
        inside = s.fortified[region] == seat
        if inside and number > s.hoplites[seat * N_REGIONS + region]:
            s.fortified[region] = NOBODY
            number -= 1
        s.hoplites[seat * N_REGIONS + region] -= number
        self._see(seat, region)

    def fortify(self, seat: int, region: int) -> None:
        """H6.16. One hoplite steps into the city."""
        self.s.fortified[region] = seat
        self.add_hoplites(seat, region, -1)

    def leave_city(self, seat: int, region: int) -> None:
        """H6.16. The fortified hoplite steps out into its region."""
        self.s.fortified[region] = NOBODY
        self.add_hoplites(seat, region, 1)

    def _see(self, seat: int, region: int) -> None:
        s = self.s
        if s.hoplites[seat * N_REGIONS + region] or s.fortified[region] == seat:
            s.armies[seat] |= 1 << region
        else:
            s.armies[seat] &= ~(1 << region)

    def may_fortify(self, seat: int, region: int) -> bool:
        """H6.16, H22.2. The region is controlled and its city free."""
        s = self.s
        return bool(CITIES >> region & 1) and s.fortified[region] == NOBODY and s.control[region] == seat

    def used_in_battle(self, seat: int) -> int:
        """H13.3. The items that a side has used in the battle being fought, as a bit set."""
        return 0 if self.battle is None else self.battle.side_of(seat).used

    # Control (H14).

    def population(self, seat: int, region: int, supported: bool = False) -> int:
        """H3.3, A-32. The hoplites a player needs to take a neutral region, or would need with Local Support."""
        printed = POPULATION[region]
        return max(1, printed - 2) if supported or self.has(seat, LOCAL_SUPPORT) else printed

    def claim(self, seat: int, region: int) -> None:
        """H14.2, H14.3, H6.20. Take control if a player's hoplites there, and nobody else's, suffice."""
        s = self.s
        holder = s.control[region]
        if holder == seat or not s.armies[seat] >> region & 1 or self.troops_in(region, seat) != NOBODY:
            return
        if holder != NOBODY or self.army(seat, region) >= self.population(seat, region):
            self.set_control(region, seat)

    def set_control(self, region: int, seat: int) -> None:
        """H14.6, H16.6, H2.9. A control token changes, the divine artifact with it; then victory is tested (H22.6)."""
        s = self.s
        before = s.control[region]
        if before == seat:
            return
        s.control[region] = seat
        if before >= 0:
            s.held[before] &= ~(1 << region)
        if seat >= 0:
            s.held[seat] |= 1 << region
        self.tell("control", "H14.6", player=seat, region=region, before=before)
        self.enact("after")
        if region in MONUMENT_IN:
            self._pass_artifact(MONUMENT_IN[region], before, seat)
        if seat >= 0:
            self.check_control(seat)
            if s.king_open and MONUMENT_AT[s.king_god] == region:
                self.win(seat, "king-of-kings", "H19.4b")

    def _pass_artifact(self, god: int, before: int, seat: int) -> None:
        """H14.5, H16.6, H16.7. The divine artifact goes to the new controller, charged, or back under the monument."""
        item = DIVINE_OF[god]
        if before >= 0:
            self.s.items[before] &= ~(1 << item)
        self.s.charged |= 1 << item
        if seat >= 0:
            self.give_item(seat, item)
            self.tell("divine-artifact", "H16.6", player=seat, item=item)

    # Victory (H19).

    def check_control(self, seat: int) -> None:
        """H19.1, H19.2, H19.5. Warlord by lands, Favoured of the gods by temples."""
        if self.lands_held(seat) >= LANDS_TO_WIN[self.s.players]:
            self.win(seat, "warlord", "H19.1")
        if (self.s.held[seat] & self.s.temples).bit_count() >= TEMPLES_TO_WIN:
            self.win(seat, "favoured", "H19.2")

    def lands_held(self, seat: int) -> int:
        """H19.1. How many lands that count a player controls completely."""
        return len(self.lands_of(seat))

    def lands_of(self, seat: int) -> list[int]:
        """H19.1. The lands that count and that a player controls completely."""
        return self.lands_in(self.s.held[seat])

    def lands_in(self, held: int) -> list[int]:
        """H19.1, H20.1-20.3. The lands that count and of which a set of regions has all."""
        players = self.s.players
        return [
            land
            for land in range(N_LANDS)
            if held & LAND_REGIONS[land] == LAND_REGIONS[land] and players not in NO_CONQUEST_AT[land]
        ]

    def sources(self, seat: int, held: int | None = None) -> list[Source]:
        """H19.1-19.3. All that brings a player nearer to a victory: whole lands, temples, slain monsters.

        With `held` as it would be if the player controlled just these regions.
        """
        held = self.s.held[seat] if held is None else held
        temples = bits(held & self.s.temples)
        return [
            *[Source("land", 1, "H19.1", "province", LAND_NAMES[land]) for land in self.lands_in(held)],
            *[Source("temple", 1, "H19.2", "place", REGION_NAMES[region]) for region in temples],
            *[Source("monster", 1, "H19.3", "monster", MONSTER_NAMES[k]) for k in bits(self.s.figures[seat])],
        ]

    def check_figures(self, seat: int) -> None:
        """H19.3. Monster slayer."""
        if self.s.figures[seat].bit_count() >= MONSTERS_TO_WIN:
            self.win(seat, "slayer", "H19.3")

    def win(self, seat: int, how: str, clause: str) -> None:
        """H1.2, H19.6. The game ends at once, a battle with it."""
        self.battle = None
        self.s.winner = seat
        self.s.victory = how
        self.tell("victory", clause, player=seat, victory=how)
        raise Victory

    # Monsters.

    def monsters_in(self, region: int) -> list[int]:
        """The monsters in a region."""
        return [monster for monster, at in enumerate(self.s.monster_at) if at == region]

    def slots(self, monster: int) -> list[Slot]:
        """H10.1. The wound slots of a monster, those of its evolution included."""
        return self.rules.kit.slots[monster][self.s.evolved[monster]]

    def open_slots(self, monster: int) -> int:
        """How many slots of a monster are not covered."""
        return len(self.slots(monster)) - self.s.covered[monster].bit_count()

    def deadly_region(self) -> int:
        """A-40. Where the evolved chimera kills who enters; NOBODY if there is no such region."""
        for event in CHIMERA_EVENTS:
            if self.s.evolved[event >> 1] >> (event & 1) & 1 and self.s.monster_at[event >> 1] >= 0:
                return self.s.monster_at[event >> 1]
        return NOBODY

    def closed_to(self, seat: int) -> int:
        """A-28. The regions that a player's hoplites cannot move into: Helen's, unless the own hero is there, too."""
        s = self.s
        for other in range(s.players):
            if other != seat and s.items[other] >> HELEN & 1:
                at = s.hero_at[other]
                return 1 << at if at >= 0 and s.hero_at[seat] != at else 0
        return 0
