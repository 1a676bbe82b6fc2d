"""What a position is worth to a seat: its way to each of the four victories, and the means to go it, by name."""

from typing import Final

from tyche.bots.hellas.menace import ease, menace
from tyche.bots.hellas.quarry import chance_to_slay
from tyche.bots.hellas.treasure import ITEM_WORTH
from tyche.games.hellas.rules.atlas import (
    ADJ,
    CITIES,
    LACONIA,
    LAND_OF,
    LAND_REGIONS,
    MONUMENT_AT,
    N_LANDS,
    N_REGIONS,
    NO_CONQUEST_AT,
    PHOCIS,
    POPULATION,
    SHRINES,
    WITHIN,
    bits,
    spread,
)
from tyche.games.hellas.rules.components import (
    ALL_ARTIFACTS,
    CARD_STRENGTH,
    HUNT,
    LANDS_TO_WIN,
    MARCH,
    PREPARE,
    QUEST_REGION,
    QUESTS,
    RECRUIT,
    SPEED,
    TEMPLE,
    TEMPLES_IN_PLAY,
    TEMPLES_TO_WIN,
    USURP,
)
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.turn.quests import meets

WON: Final = 2000.0
TRACK: Final = 100.0
"""What standing right before a victory by lands or temples is worth."""
FIGURES: Final[list[float]] = [0.0, 20.0, 70.0, WON]
KING_CLOCK: Final[list[float]] = [600.0, 600.0, 200.0, 100.0]
"""Holding the complete monument, by King of kings tokens left."""
EXPOSED: Final = 0.7
"""The share of it that is lost if a rival can surely take the region."""
NEAR: Final[list[float]] = [9.0, 9.0, 6.5, 4.5]
"""A hoplite next to the complete monument of another, by tokens left."""
DOOM: Final = 700.0
"""A rival who holds the complete monument when the last token is about to be taken."""
KING_HOPE: Final[list[float]] = [0.0, 0.0, 0.5, 2.0, 9.0, 0.0]
"""Holding a monument's region, by level, while none is complete."""
UNGUARDED: Final = 0.25
"""The share of a region that counts as lost while enemies stand next to it and nobody guards it."""
BEGUN: Final = 0.45
HOPE: Final = 0.5

HOPLITE: Final = 1.1
REGION: Final = 1.6
CITY: Final = 0.9
SPARTA: Final = 1.5
POWERS: Final[list[list[float]]] = [
    [0.0, 0.0, 5.0, 9.0, 11.5, 13.0],
    [0.0, 0.0, 4.0, 8.0, 11.0, 13.0],
    [0.0, 0.0, 3.0, 5.0, 6.0, 6.5],
]
"""Attribute -> value -> worth."""
INJURED: Final = 0.6
INJURY: Final = 0.5
PRIESTS: Final[list[float]] = [0.0, 2.2, 4.0, 5.4, 6.4]
CARD: Final = 1.0
STRONG: Final = 0.12
CHARGE: Final = 0.8
GLORY: Final = 2.0
QUEST: Final[list[float]] = [0.0, 4.0, 7.0, 9.0]
MARKED: Final[list[float]] = [2.0, 2.0, 1.0, 1.2, 0.5, 1.0]
"""What it costs that an action is marked."""
SITE: Final = 2.5
LATER: Final = 0.4
NOW: Final = 0.85
MENACE: Final = 160.0
OWN_TURN: Final = frozenset(("regular", "artifacts", "hoplites", "battles", "special", "extra"))
"""Steps after which the special action of the turn is still to come."""
RIVALRY: Final[list[float]] = [0.0, 0.0, 0.75, 0.45, 0.33]
"""How much a rival's gain is a loss, by number of players."""


def steep(part: float) -> float:
    """A way to victory gone so far: the nearer the end, the more a step is worth."""
    square = part * part
    return TRACK * (0.3 * part * 0.5 + 0.35 * square + 0.5 * square * square)


# --- the four ways ---


def safety(t: Hellas, seat: int, held: int) -> int:
    """The regions that no enemy next to them can simply walk into."""
    enemies = t.enemy_armies(seat)
    return held & (t.s.armies[seat] | ~spread(enemies, ADJ))


def lands(t: Hellas, seat: int, held: int, safe: int) -> float:
    """H19.1. How complete the best lands are; regions under siege of the population count a little."""
    s = t.s
    shares: list[float] = []
    base = seat * N_REGIONS
    for land in range(N_LANDS):
        if s.players in NO_CONQUEST_AT[land]:
            continue
        regions = LAND_REGIONS[land]
        own = regions & held
        credit = own.bit_count() - UNGUARDED * (own & ~safe).bit_count()
        for region in bits(regions & ~held & s.armies[seat]):
            if s.control[region] == NOBODY:
                credit += BEGUN * min(1.0, s.hoplites[base + region] / POPULATION[region])
        shares.append(credit / regions.bit_count())
    shares.sort(reverse=True)
    wanted = LANDS_TO_WIN[s.players]
    return steep(sum(shares[:wanted]) / wanted) + 6.0 * shares[wanted]


def temples(t: Hellas, seat: int, held: int, safe: int) -> float:
    """H19.2. Temples in own regions; sites where one may be built count half."""
    s = t.s
    built = held & s.temples
    number = built.bit_count() - UNGUARDED * (built & ~safe).bit_count()
    left = TEMPLES_IN_PLAY[s.players] - s.temples_built
    sites = min(left, (held & SHRINES & ~s.temples).bit_count()) + (held >> PHOCIS & ~s.temples >> PHOCIS & 1)
    return steep(min(TEMPLES_TO_WIN - 0.3, number + HOPE * sites) / TEMPLES_TO_WIN)


def kingship(t: Hellas, seat: int, held: int) -> float:
    """H19.4. Holding the region of a monument that is complete, or may become so."""
    s = t.s
    if s.king_god != NOBODY:
        region = MONUMENT_AT[s.king_god]
        if not held >> region & 1:
            return approach(t, seat, region)
        risk = max([ease(t, rival, region) for rival in range(s.players) if rival != seat])
        return KING_CLOCK[s.king_tokens] * (1 - EXPOSED * risk)
    if s.players == 2:
        return 0.0
    return sum(KING_HOPE[s.level[god]] for god in range(3) if held >> MONUMENT_AT[god] & 1)


def approach(t: Hellas, seat: int, region: int) -> float:
    """H19.4. Hoplites on the way to the complete monument, and a hero who may usurp there."""
    s = t.s
    base = seat * N_REGIONS
    near = sum(s.hoplites[base + other] for other in bits(s.armies[seat] & WITHIN[region][1]))
    far = sum(s.hoplites[base + other] for other in bits(s.armies[seat] & WITHIN[region][2])) - near
    worth = min(6, near) + 0.4 * min(6, far)
    at = s.hero_at[seat]
    if at >= 0 and s.glory[LAND_OF[region]] == seat and WITHIN[at][t.attribute(seat, SPEED)] >> region & 1:
        worth += 2
    return worth * NEAR[s.king_tokens]


def doom(t: Hellas, seat: int) -> float:
    """H19.4. A rival holds the complete monument and only the last token is left; whose turn it is may still help."""
    s = t.s
    if s.king_god == NOBODY or s.king_tokens != 1:
        return 0.0
    region = MONUMENT_AT[s.king_god]
    if s.control[region] in (seat, NOBODY):
        return 0.0
    if s.active == seat and s.step in OWN_TURN:
        return DOOM * (1 - EXPOSED * ease(t, seat, region))
    return DOOM


def hunting(t: Hellas, seat: int, ahead: bool) -> float:
    """H19.3. The most promising monster in the hero's way."""
    s = t.s
    number = s.figures[seat].bit_count()
    at = s.hero_at[seat]
    if at < 0 or number + 1 >= len(FIGURES):
        return 0.0
    ready = not s.used[seat] >> HUNT & 1
    reach = WITHIN[at][t.attribute(seat, SPEED)]
    best = 0.0
    gain = min(FIGURES[number + 1] - FIGURES[number], 300.0) + 8.0
    for monster, region in enumerate(s.monster_at):
        if region < 0:
            continue
        if region == at:
            share = NOW if ahead and ready else LATER
        elif reach >> region & 1:
            share = 0.6 * LATER
        else:
            share = 0.3 * LATER
        best = max(best, share * chance_to_slay(t, seat, monster) * gain)
    return best


# --- the means ---


def opportunity(t: Hellas, seat: int, ahead: bool) -> float:
    """What the hero could do where it stands: usurp a region (H7.5), or a quest it may board (H15.3)."""
    s = t.s
    at = s.hero_at[seat]
    if at < 0:
        return QUEST[s.quest_step[seat]]
    worth = 0.0
    if s.glory[LAND_OF[at]] == seat and not s.used[seat] >> USURP & 1 and not s.held[seat] >> at & 1:
        share = NOW if ahead else LATER
        worth = share * min(300.0, control_gain(t, seat, at))
    reach = WITHIN[at][t.attribute(seat, SPEED)]
    for quest in s.quest_slots:
        if quest != NOBODY and reach >> QUEST_REGION[quest] & 1:
            steps = [k + 1 for k, step in enumerate(QUESTS[quest].steps) if meets(t, seat, step)]
            if steps:
                worth = max(worth, LATER * QUEST[steps[-1]])
    return worth


def control_gain(t: Hellas, seat: int, region: int) -> float:
    """What taking a region is worth."""
    s = t.s
    held = s.held[seat]
    wider = held | 1 << region
    safe = wider
    if s.king_open and MONUMENT_AT[s.king_god] == region:
        return WON
    if (wider & s.temples).bit_count() >= TEMPLES_TO_WIN or lands_with(s.players, wider) >= LANDS_TO_WIN[s.players]:
        return WON
    gain = REGION + HOPLITE
    for way in (lands, temples):
        gain += way(t, seat, wider, safe) - way(t, seat, held, safe)
    return gain + kingship(t, seat, wider) - kingship(t, seat, held)


def lands_with(players: int, held: int) -> int:
    """H19.1. How many lands that count are complete with these regions."""
    return sum(
        1 for land, regions in enumerate(LAND_REGIONS) if regions & ~held == 0 and players not in NO_CONQUEST_AT[land]
    )


def attributes(t: Hellas, seat: int) -> float:
    """H4.3, H11. Attributes, less while injured."""
    s = t.s
    worth = 0.0
    for k in range(3):
        value = POWERS[k][s.attributes[3 * seat + k]]
        if s.injured[seat] >> k & 1:
            value = value * (1 - INJURED) - INJURY
        worth += value
    return worth


def army(t: Hellas, seat: int) -> float:
    """Hoplites on the map and the regions that raise them; they are worth more next to what they may take."""
    s = t.s
    held = s.held[seat]
    number = 15 - s.supply[seat]
    worth = HOPLITE * number + REGION * held.bit_count() + CITY * (held & CITIES).bit_count()
    if held >> LACONIA & 1:
        worth += SPARTA
    front = spread(~held & (1 << N_REGIONS) - 1, ADJ) & s.armies[seat]
    base = seat * N_REGIONS
    forward = 0
    biggest = 0
    for region in bits(s.armies[seat]):
        here = s.hoplites[base + region]
        if front >> region & 1:
            forward += here
            if here > biggest:
                biggest = here
    return worth + 0.25 * forward + 0.2 * biggest


def actions(t: Hellas, seat: int) -> float:
    """H7.0a. What marked actions cost until the next Build Monument."""
    s = t.s
    used = s.used[seat]
    if not used:
        return 0.0
    cost = 0.0
    for action in (RECRUIT, MARCH, TEMPLE, PREPARE, USURP, HUNT):
        if used >> action & 1:
            cost += MARKED[action]
    if used >> TEMPLE & 1 and s.temples_built < TEMPLES_IN_PLAY[s.players]:
        cost += SITE * min(2, (s.held[seat] & SHRINES & ~s.temples).bit_count())
    if used >> RECRUIT & 1 and s.supply[seat]:
        cost += 0.5 * (s.held[seat] & CITIES).bit_count()
    return -cost


def possessions(t: Hellas, seat: int) -> float:
    """Cards, priests, items, glory."""
    s = t.s
    worth = PRIESTS[s.pool[seat]] + GLORY * s.glory.count(seat)
    for card in bits(s.hands[seat]):
        worth += CARD + STRONG * CARD_STRENGTH[card]
    for item in bits(s.items[seat]):
        worth += ITEM_WORTH[item]
    worth += CHARGE * (s.items[seat] & s.charged & ALL_ARTIFACTS).bit_count()
    worth += 0.8 * (s.held[seat] & s.temples).bit_count()
    return worth


def means(t: Hellas, seat: int) -> dict[str, float]:
    """What everybody can see of a player: the ways gone so far and the means to go on, by name."""
    held = t.s.held[seat]
    safe = safety(t, seat, held)
    return {
        "lands": lands(t, seat, held, safe),
        "temples": temples(t, seat, held, safe),
        "kingship": kingship(t, seat, held),
        "monsters": FIGURES[t.s.figures[seat].bit_count()],
        "attributes": attributes(t, seat),
        "army": army(t, seat),
        "actions": actions(t, seat),
        "possessions": possessions(t, seat),
    }


def standing(t: Hellas, seat: int) -> dict[str, float]:
    """Everything that counts for a seat, by name: its means, and what its hero could do."""
    ahead = t.s.active == seat and t.s.step in OWN_TURN
    return {**means(t, seat), "hunting": hunting(t, seat, ahead), "opportunity": opportunity(t, seat, ahead)}


def score(t: Hellas, seat: int) -> float:
    """A position for a seat: its own standing against that of its rivals, and who may win next."""
    s = t.s
    if s.winner != NOBODY:
        return WON if s.winner == seat else -WON
    points = sum(standing(t, seat).values()) - doom(t, seat)
    weight = RIVALRY[s.players]
    for rival in range(s.players):
        if rival != seat:
            points -= weight * sum(means(t, rival).values()) + MENACE * menace(t, rival)
    return points + 0.35 * MENACE * menace(t, seat)
