"""What matters to somebody who comes back to a table of Scharz."""

from typing import Final

from tyche.core.chronicle import Weighty

WEIGHTY: Final = {
    "won": Weighty(100),
    "eliminated": Weighty(80),
    "announced": Weighty(70),
    "occupied": Weighty(60, on=("loser",)),
    "degraded": Weighty(58, on=("loser",)),
    "destroyed": Weighty(56, (), ("loser",)),
    "sacked": Weighty(52),
    "battle-won": Weighty(50, on=("other",)),
    "plundered": Weighty(44),
    "stolen": Weighty(42, on=("other",)),
    "goods-destroyed": Weighty(40, on=("other",)),
    "battle-drawn": Weighty(36, on=("other",)),
    "treaty": Weighty(34, on=("other",)),
    "treaty-ends": Weighty(33, on=("other",)),
    "stormed": Weighty(32),
    "built": Weighty(28),
    "prestige-lost": Weighty(24, (), ("faction",)),
    "losses": Weighty(22, (), ("faction",)),
    "festivities": Weighty(16),
    "site": Weighty(12),
}
"""Moves are on the map, as arrows; in each round a player is asked between them again and again."""
