"""H10.2, H10.15, H12. Wounds, slain monsters and rewards."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.games.hellas.rules.atlas import LAND_OF
from tyche.games.hellas.rules.components import ARTIFACT_OF, MONSTER_NAMES, MOST_SLOTS
from tyche.games.hellas.rules.deck import gain_artifact
from tyche.games.hellas.rules.kinds import REWARD
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import SLAIN
from tyche.games.hellas.rules.trays import ARTIFACT, PRIEST

WOUND_SLOT: Final[list[list[Option]]] = [
    [("wound", name, slot) for slot in range(1, MOST_SLOTS + 1)] for name in MONSTER_NAMES
]
TAKE_ARTIFACT: Final[Option] = ("take", "artifact")
TAKE_PRIEST: Final[Option] = ("take", "priest")
TAKE_MONSTERS_OWN: Final[Option] = ("take", "monster-artifact")


def open_kinds(t: Hellas, monster: int) -> list[int]:
    """The open slots of a monster; of those with equal symbol and reward only the first."""
    covered = t.s.covered[monster]
    seen: list[tuple[int, int]] = []
    found: list[int] = []
    for k, slot in enumerate(t.slots(monster)):
        if not covered >> k & 1 and (slot.symbol, slot.reward) not in seen:
            seen.append((slot.symbol, slot.reward))
            found.append(k)
    return found


def may_wound(t: Hellas, monster: int, slot: int, clause: str) -> Refusal | None:
    """H10.2, H12.3. An open slot of a monster, counted from 1; of equal ones the first."""
    slots = t.slots(monster)
    if not 1 <= slot <= len(slots):
        return Refusal(clause, "out-of-range", {"number": len(slots)})
    if t.s.covered[monster] >> slot - 1 & 1:
        return Refusal(clause, "covered", {"monster": monster, "number": slot})
    return None if slot - 1 in open_kinds(t, monster) else Refusal(clause, "equal-slot", {"number": slot})


def may_wound_anywhere(t: Hellas, monster: int, slot: int) -> Refusal | None:
    """H16.6. An open slot of a monster on the map."""
    if t.s.monster_at[monster] < 0:
        return Refusal("H8.1", "not-on-the-map", {"monster": monster})
    return may_wound(t, monster, slot, "H12.3")


def may_wound_prey(t: Hellas, monster: int, slot: int) -> Refusal | None:
    """H10.4. An open slot of the monster that is hunted."""
    if monster != t.s.hunted:
        return Refusal("H10.4", "not-hunted", {"monster": monster})
    return may_wound(t, monster, slot, "H10.4")


def wound_options(t: Hellas, monster: int) -> list[Option]:
    """One option for each kind of open slot of a monster, counted from 1."""
    row = WOUND_SLOT[monster]
    return [row[slot] for slot in open_kinds(t, monster)]


def cover(t: Hellas, seat: int, monster: int, slot: int, clause: str) -> None:
    """H10.2, H10.3. A wound token covers a slot; it stays until the monster is slain."""
    s = t.s
    s.covered[monster] |= 1 << slot
    if monster == s.hunted:
        s.hunt_covered |= 1 << slot
    t.tell("wounded", clause, player=seat, monster=monster, symbol=t.slots(monster)[slot].symbol)


def wound_outside_hunt(t: Hellas, seat: int, monster: int, slot: int) -> None:
    """H12.3. A wound by artifact or blessing: if it is the last, glory token and figure, nothing else."""
    cover(t, seat, monster, slot, "H12.3")
    if not t.open_slots(monster):
        slay(t, seat, monster)
        t.s.lost_items |= 1 << ARTIFACT_OF[monster]


def slay(t: Hellas, seat: int, monster: int) -> None:
    """H10.15, H12.2, H19.3. The monster leaves the map; its slayer takes the glory token of the land and the figure."""
    s = t.s
    region = s.monster_at[monster]
    s.monster_at[monster] = SLAIN
    t.tell("slain", "H10.15", player=seat, monster=monster, region=region)
    t.enact("after")
    take_glory(t, seat, LAND_OF[region], "H12.2")
    s.figures[seat] |= 1 << monster
    t.check_figures(seat)


def take_glory(t: Hellas, seat: int, land: int, clause: str) -> None:
    """The glory token of a land, from the supply or from whoever owns it."""
    before = t.s.glory[land]
    if before != seat:
        t.s.glory[land] = seat
        t.tell("glory", clause, player=seat, land=land, before=before)
        t.enact("after")


# --- rewards of a hunt (H12) ---


def reward_options(t: Hellas, monster: int) -> list[Option]:
    """H12.1, A-14. What the slots covered in this hunt offer."""
    options: list[Option] = []
    slots = t.slots(monster)
    rewards = [slots[k].reward for k in range(len(slots)) if t.s.hunt_covered >> k & 1]
    if ARTIFACT in rewards:
        options.append(TAKE_ARTIFACT)
    if PRIEST in rewards:
        options.append(TAKE_PRIEST)
    return options


def may_take(t: Hellas, monster: int, reward: int) -> Refusal | None:
    """H12.1, H12.2. What a slot covered in this hunt offers, or the own artifact of a monster that is slain."""
    option: Option = ("take", REWARD.words[reward])
    if option == TAKE_MONSTERS_OWN:
        slain = t.s.monster_at[monster] == SLAIN
        return None if slain else Refusal("H12.1", "not-slain", {"monster": monster})
    return None if option in reward_options(t, monster) else Refusal("H12.1", "no-such-slot")


def take_reward(t: Hellas, seat: int, monster: int, slain: bool) -> Flow[None]:
    """H12.1, H12.2. One reward; after a successful hunt the monster's own artifact may be it."""
    options = reward_options(t, monster)
    clause = "H12.2" if slain else "H12.1"
    if slain:
        options.insert(0, TAKE_MONSTERS_OWN)
    if not options:
        return
    choice = yield from choose_one(t, seat, "hunt-reward", options, clause, monster=monster)
    own = ARTIFACT_OF[monster]
    if choice == TAKE_ARTIFACT:
        gain_artifact(t, seat)
    elif choice == TAKE_PRIEST:
        t.gain_priests(seat, 1)
        t.tell("priest-gained", clause, player=seat)
        t.enact("after")
    else:
        t.give_item(seat, own)
        t.tell("artifact-gained", clause, player=seat, item=own)
        t.enact("after")
    if slain and choice != TAKE_MONSTERS_OWN:
        t.s.lost_items |= 1 << own
