"""T16.3-T16.7. What people may do at the meal of winter."""

from typing import Final

from tyche.core.verbs import Verb
from tyche.games.scharz.rules.guarding import costs, own
from tyche.games.scharz.rules.kinds import HERD, LAND, NUMBER, PLACE, UNIT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.stakes import of_fish, of_meal, serving
from tyche.games.scharz.rules.year.feeding import (
    may_abandon_unfed,
    may_eat_fish,
    may_eat_meat,
    may_feed_herd,
    may_graze,
    may_slaughter_herd,
    may_starve,
)

FEEDING: Final[list[Verb[Scharz]]] = [
    Verb(
        "feed-herd",
        "T16.4",
        ("feeding",),
        [HERD, LAND],
        own(may_feed_herd),
        serving("feed-herd", HERD.words),
    ),
    Verb("graze", "T16.4", ("feeding",), [HERD, LAND], own(may_graze), serving("graze", HERD.words)),
    Verb(
        "slaughter",
        "T16.4",
        ("feeding",),
        [HERD, LAND],
        own(may_slaughter_herd),
        serving("slaughter", HERD.words),
    ),
    Verb("eat-fish", "T16.6", ("feeding",), [NUMBER], own(may_eat_fish), costs(of_fish)),
    Verb("eat-meat", "T16.6", ("feeding",), [NUMBER], own(may_eat_meat), costs(of_meal)),
    Verb("starve", "T16.7", ("feeding",), [UNIT, PLACE], own(may_starve), serving("starve", UNIT.words)),
    Verb("abandon", "T16.7", ("feeding",), [LAND], own(may_abandon_unfed), serving("abandon", [])),
]
"""T16. Herds first; then who starves if there is too little, else what is eaten."""
