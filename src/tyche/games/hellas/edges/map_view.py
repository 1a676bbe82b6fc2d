"""What lies on the map and beside it: regions with their pieces, lands, monsters, monuments, quests, temples."""

from msgspec import UNSET, UnsetType

from tyche.games.hellas.edges.shapes import (
    Group,
    Monster,
    Monument,
    Place,
    Quest,
    Slot,
    Temples,
)
from tyche.games.hellas.rules.atlas import (
    GOD_NAMES,
    LAND_REGIONS,
    MONUMENT_AT,
    N_LANDS,
    N_REGIONS,
    PHOCIS,
    REGION_NAMES,
    bits,
)
from tyche.games.hellas.rules.components import (
    EVENTS,
    HERO_NAMES,
    MONSTER_NAMES,
    PLAYER_NAMES,
    QUEST_NAMES,
    QUEST_REGION,
    SYMBOL_NAMES,
    TEMPLE_CARD_NAMES,
    TEMPLE_CARDS,
    TEMPLES_IN_PLAY,
)
from tyche.games.hellas.rules.kinds import (
    PLAYER,
    named,
)
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY, SEATS, SLAIN
from tyche.games.hellas.rules.trays import REWARDS


def land_view(t: Hellas, land: int) -> str | UnsetType:
    """Who controls a whole land; lands that nobody controls are left out."""
    for seat in range(t.s.players):
        if t.s.held[seat] & LAND_REGIONS[land] == LAND_REGIONS[land]:
            return PLAYER_NAMES[seat]
    return UNSET


def land_keys(t: Hellas) -> list[object]:
    """Whether a player holds all of each land."""
    held = t.s.held
    return [[mask & LAND_REGIONS[land] == LAND_REGIONS[land] for mask in held] for land in range(N_LANDS)]


def place_keys(t: Hellas) -> list[object]:
    """What each region shows: its token, its pieces and its marks."""
    s = t.s
    heroes, monsters = [0] * N_REGIONS, [0] * N_REGIONS
    for seat, at in enumerate(s.hero_at):
        if at >= 0:
            heroes[at] |= 1 << seat
    for monster, at in enumerate(s.monster_at):
        if at >= 0:
            monsters[at] |= 1 << monster
    quests = [QUEST_REGION[quest] for quest in s.quest_slots if quest != NOBODY]
    chosen = tuple(s.hero)
    hoplites = [s.hoplites[k * N_REGIONS : (k + 1) * N_REGIONS] for k in range(SEATS)]
    return [
        (
            (s.control[k], s.fortified[k], s.temples >> k & 1, quests.count(k), heroes[k], monsters[k]),
            (hoplites[0][k], hoplites[1][k], hoplites[2][k], hoplites[3][k], chosen if heroes[k] else None),
        )
        for k in range(N_REGIONS)
    ]


def place_view(t: Hellas, region: int) -> Place | UnsetType:
    """A region with a token or a piece: controller, pieces in groups, marks."""
    pieces, marks = pieces_in(t, region), marks_in(t, region)
    holder = t.s.control[region]
    if holder == NOBODY and not pieces and not marks:
        return UNSET
    return Place(controller=named(PLAYER, holder), pieces=pieces, marks=marks)


def pieces_in(t: Hellas, region: int) -> list[Group]:
    """Hoplites and heroes by player, the fortified hoplite apart, then monsters."""
    s = t.s
    found: list[Group] = []
    for seat in range(s.players):
        hoplites = s.hoplites[seat * N_REGIONS + region]
        heroes = [HERO_NAMES[s.hero[seat]]] if s.hero_at[seat] == region else []
        if hoplites or heroes:
            found.append(group("outside", seat, hoplites, heroes))
        if s.fortified[region] == seat:
            found.append(group("inside", seat, 1, []))
    monsters = [MONSTER_NAMES[monster] for monster in t.monsters_in(region)]
    if monsters:
        found.append(Group(area="outside", faction=None, heroes=[], units={}, monsters=monsters))
    return found


def group(area: str, seat: int, hoplites: int, heroes: list[str]) -> Group:
    """The pieces of a player in the open or in the city of a region."""
    units = {"hoplite": hoplites} if hoplites else {}
    return Group(area=area, faction=PLAYER_NAMES[seat], heroes=heroes, units=units, monsters=[])


def marks_in(t: Hellas, region: int) -> list[str]:
    """Temple, oracle and quest token."""
    marks: list[str] = []
    if t.s.temples >> region & 1:
        marks.append("oracle" if region == PHOCIS else "temple")
    marks += ["quest" for quest in t.s.quest_slots if quest != NOBODY and QUEST_REGION[quest] == region]
    return marks


# --- monsters, monuments, quests ---


def monster_keys(t: Hellas) -> list[object]:
    """Where each monster is, its wounds and its evolutions."""
    return list(zip(t.s.monster_at, t.s.covered, t.s.evolved, strict=True))


def monster_view(t: Hellas, monster: int) -> Monster | UnsetType:
    """A monster that has appeared: where, its slots, its evolutions; a slain one has none of these."""
    s = t.s
    if s.monster_at[monster] == NOBODY:
        return UNSET
    if s.monster_at[monster] == SLAIN:
        return Monster(region=None, slain=True, slots=[], evolutions=[])
    slots = [
        Slot(
            symbol=SYMBOL_NAMES[slot.symbol],
            reward=REWARDS[slot.reward] or None,
            covered=bool(s.covered[monster] >> k & 1),
        )
        for k, slot in enumerate(t.slots(monster))
    ]
    evolutions = [EVENTS[2 * monster + k].id for k in bits(s.evolved[monster])]
    return Monster(region=REGION_NAMES[s.monster_at[monster]], slain=False, slots=slots, evolutions=evolutions)


def monument_keys(t: Hellas) -> list[object]:
    """The level of each monument, and the priests at it."""
    return [(t.s.level[god], t.s.praying[god * SEATS : god * SEATS + SEATS]) for god in range(len(GOD_NAMES))]


def monument_view(t: Hellas, god: int) -> Monument:
    """A monument: level, power now, priests by player, places."""
    s = t.s
    priests = {PLAYER_NAMES[seat]: s.praying[god * SEATS + seat] for seat in range(s.players)}
    return Monument(
        region=REGION_NAMES[MONUMENT_AT[god]],
        level=s.level[god],
        power=t.rules.kit.powers[god][s.level[god]],
        priests={name: number for name, number in priests.items() if number},
        places=t.rules.kit.places[god],
    )


def quest_keys(t: Hellas) -> list[object]:
    """The quests on the board, each with the steps of the heroes."""
    s = t.s
    standing = (s.quest_of[:], s.quest_step[:], s.hero[:])
    return [(quest, standing) for quest in s.quest_slots if quest != NOBODY]


def quest_view(t: Hellas, number: int) -> Quest:
    """H15. A quest on the board, and the heroes on its steps."""
    s = t.s
    quest = [quest for quest in s.quest_slots if quest != NOBODY][number]
    return Quest(
        quest=QUEST_NAMES[quest],
        region=REGION_NAMES[QUEST_REGION[quest]],
        heroes={HERO_NAMES[s.hero[k]]: s.quest_step[k] for k in range(s.players) if s.quest_of[k] == quest},
    )


def temples_view(t: Hellas) -> Temples:
    """H3.11. The temple card: temples left on it, and which of them start a draft."""
    s = t.s
    known = s.temple_card != NOBODY
    return Temples(
        card=TEMPLE_CARD_NAMES[s.temple_card] if known else None,
        built=s.temples_built,
        in_play=TEMPLES_IN_PLAY[s.players],
        drafts=TEMPLE_CARDS[s.temple_card].drafts if known else [],
    )
