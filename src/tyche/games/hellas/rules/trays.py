"""The monster trays, the monster die and the powers of the gods that a table uses (H8.2, H10.1, H18.2)."""

from functools import lru_cache
from typing import Final

from tyche.games.hellas.data import TRAYS, read_trays
from tyche.games.hellas.data.schema import Attack, AttackOp, RegionAttack, Tray, TraysFile
from tyche.games.hellas.rules.atlas import GOD_NAMES
from tyche.games.hellas.rules.components import EVENTS, SYMBOL_ID

KEPT_KITS: Final = 256

NO_REWARD: Final = 0
PRIEST: Final = 1
ARTIFACT: Final = 2
REWARDS: Final[list[str]] = ["", "priest", "artifact"]

NOTHING: Final = 0
ATTACKS: Final = 1
MOVES: Final = 2
MOVES_OR_ATTACKS: Final = 3
FACES: Final[list[str]] = ["nothing", "region_attack", "move", "move_or_region_attack"]


class Slot:
    """A wound slot: its symbol and its reward."""

    def __init__(self, symbol: int, reward: int) -> None:
        self.symbol: Final = symbol
        self.reward: Final = reward


class Op:
    """One effect of a monster's attack (H10.8b, H10.10)."""

    def __init__(self, record: AttackOp) -> None:
        self.injure: Final = record.injure
        self.end_hunt: Final = record.end_hunt
        self.end_if_injured: Final = record.end_if_injured
        self.special: Final = record.special
        self.lower_highest: Final = record.lower_highest
        self.discard: Final = record.discard
        self.discard_to_speed: Final = record.discard_to_speed
        self.discard_half: Final = record.discard_half
        self.discard_random: Final = record.discard_random
        self.discard_different: Final = record.discard_different
        self.kill_here: Final = record.kill_here
        self.remove_wound: Final = record.remove_wound
        self.no_draw: Final = record.no_draw


def ops_of(attack: Attack) -> list[Op]:
    """The effects of an attack card."""
    return [Op(record) for record in attack.ops]


class Assault:
    """H8.2. What a monster's region attack does."""

    def __init__(self, record: RegionAttack) -> None:
        self.kill: Final = record.kill
        self.half: Final = record.half
        self.more_when_wounded: Final = record.more_when_wounded
        self.wounded: Final = record.wounded
        self.reach: Final = record.reach
        self.or_discard: Final = record.or_discard


class Kit:
    """H8.5. All of it for one table, by monster and god."""

    def __init__(self, data: TraysFile) -> None:
        self.slots: Final[list[list[list[Slot]]]] = [_slots(k, tray) for k, tray in enumerate(data.monsters)]
        """Monster -> evolution cards under its tray, as a bit set -> slots."""
        self.special: Final[list[list[Op]]] = [[Op(op) for op in tray.special] for tray in data.monsters]
        self.assault: Final[list[Assault]] = [Assault(tray.region_attack) for tray in data.monsters]
        self.holding: Final[list[int]] = [k for k, tray in enumerate(data.monsters) if tray.holds_hoplites]
        self.die: Final[list[int]] = [FACES.index(face) for face in data.die]
        self.powers: Final[list[list[int]]] = [[0, *data.powers[name]] for name in GOD_NAMES]  # type: ignore[index]
        self.places: Final[list[int]] = [data.places[name] for name in GOD_NAMES]  # type: ignore[index]


def _slots(monster: int, tray: Tray) -> list[list[Slot]]:
    """The slots of a tray, with those of none, one or both of the evolution cards."""
    printed = [_slot(text) for text in tray.slots]
    return [printed + _added(monster, evolutions) for evolutions in range(4)]


def _slot(text: str) -> Slot:
    symbol, _, reward = text.partition("+")
    return Slot(SYMBOL_ID[symbol], REWARDS.index(reward))


def _added(monster: int, evolutions: int) -> list[Slot]:
    """The slots that evolution cards add."""
    added: list[Slot] = []
    for k in range(2):
        if evolutions >> k & 1:
            added += [Slot(SYMBOL_ID[name], NO_REWARD) for name in EVENTS[2 * monster + k].wounds]
    return added


KIT: Final = Kit(TRAYS)


@lru_cache(KEPT_KITS)
def kit_from(name: str, text: str) -> Kit:
    """The kit of a file of one's own; a ValueError says what is wrong with it. Each is read once."""
    return Kit(read_trays(name, text))
