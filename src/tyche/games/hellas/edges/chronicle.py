"""What matters to somebody who comes back to a table of Lords of Hellas."""

from typing import Final

from tyche.core.chronicle import Weighty

BY: Final = ("player",)
WEIGHTY: Final = {
    "victory": Weighty(100, BY),
    "king-of-kings": Weighty(70, BY),
    "slain": Weighty(60, BY),
    "temple-built": Weighty(55, BY),
    "battle-won": Weighty(50, ("winner",), ("loser",)),
    "usurped": Weighty(46, BY),
    "monument-built": Weighty(44, BY),
    "quest-completed": Weighty(42, BY),
    "glory": Weighty(40, BY),
    "control": Weighty(38, BY, ("before",)),
    "hoplites-killed": Weighty(34, (), BY),
    "hunt-failed": Weighty(30, BY),
    "injured": Weighty(28, (), BY),
    "artifact-gained": Weighty(24, BY),
    "blessing": Weighty(22, BY),
    "prayed": Weighty(18, BY),
    "special-action": Weighty(12, BY),
    "recruited": Weighty(8, BY),
    "moved": Weighty(4, BY),
}
