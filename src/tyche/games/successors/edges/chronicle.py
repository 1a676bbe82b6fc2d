"""What matters to somebody who comes back to a table of Successors."""

from typing import Final

from tyche.core.chronicle import Weighty

WEIGHTY: Final = {
    "won": Weighty(100),
    "buried": Weighty(60),
    "battle-won": Weighty(50, ("winner",), ("loser",)),
    "siege-completed": Weighty(48, on=("holder",)),
    "overrun": Weighty(46, on=("enemy",)),
    "general-killed": Weighty(45, (), ("faction",)),
    "sea-battle-won": Weighty(44, ("winner",), ("loser",)),
    "successor": Weighty(42),
    "royal-control": Weighty(40),
    "royal-lost": Weighty(40, (), ("faction",)),
    "province": Weighty(38, on=("before",)),
    "poisoned": Weighty(37),
    "married": Weighty(36),
    "usurper": Weighty(35),
    "capital-finished": Weighty(34),
    "battle-drawn": Weighty(32, ("attacker",), ("defender",)),
    "isolated": Weighty(30, (), ("faction",)),
    "units-defect": Weighty(30, (), ("faction",)),
    "passage-dishonoured": Weighty(28, on=("other",)),
    "plundered": Weighty(24),
    "siege": Weighty(20),
    "fleet": Weighty(18),
    "units-destroyed": Weighty(14, (), ("faction",)),
    "card-played": Weighty(10),
    "moved": Weighty(4),
}
