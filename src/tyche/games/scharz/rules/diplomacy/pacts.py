"""T18.2. Treaties as numbers: the two players, and kind, receiver, gold and end."""

from typing import Final

TRIBUTE: Final = 1


RANSOM: Final = 2


VASSALAGE: Final = 3


LORDSHIP: Final = 4


TREATY_NAMES: Final = ["", "tribute", "ransom", "vassalage", "lordship"]


def pair_of(one: int, other: int) -> int:
    """The key of two players."""
    return one << 4 | other if one < other else other << 4 | one


def parties(pair: int) -> tuple[int, int]:
    """The two players of a key: of a treaty in the order of the seats, of aid the giver first."""
    return pair >> 4, pair & 15


def other_in(pair: int, seat: int) -> int:
    """The other player of a key."""
    one, other = parties(pair)
    return one if other == seat else other


def aid_of(giver: int, taker: int) -> int:
    """The key of aid from one player to another."""
    return giver << 4 | taker


def kind(treaty: int) -> int:
    """Tribute, ransom, vassalage or the old lordship."""
    return treaty & 15


def receiver(treaty: int) -> int:
    """Receiver or lord of a treaty."""
    return treaty >> 4 & 15


def amount(treaty: int) -> int:
    """The gold of a treaty."""
    return treaty >> 8 & 0xFFFF


def expiry(treaty: int) -> int:
    """The round in whose Trade a ransom ends."""
    return treaty >> 24


def pact(form: int, lord: int, gold: int, ends: int) -> int:
    """A treaty as one number."""
    return form | lord << 4 | gold << 8 | ends << 24


def payer_in(pair: int, treaty: int) -> int:
    """Payer or vassal of a treaty."""
    return other_in(pair, receiver(treaty))
