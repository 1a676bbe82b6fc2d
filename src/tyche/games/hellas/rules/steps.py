"""H1.2, H6. The table of steps."""

from typing import Final

from tyche.core.steps import Step
from tyche.games.hellas.rules.hunt.attack import hunt_monster
from tyche.games.hellas.rules.hunt.course import begin_hunt, hunt_attack, hunt_start
from tyche.games.hellas.rules.hunt.defence import hunt_defend
from tyche.games.hellas.rules.items import blessings
from tyche.games.hellas.rules.monsters.events import event_step
from tyche.games.hellas.rules.monsters.phase import monsters_step
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.setup import opening, place_step, set_up
from tyche.games.hellas.rules.special.actions import acted, extra_step, prepare_action, special_step, usurp_action
from tyche.games.hellas.rules.special.march import march_action
from tyche.games.hellas.rules.special.monument import build_monument
from tyche.games.hellas.rules.special.recruit import recruit_action
from tyche.games.hellas.rules.special.temple import build_temple
from tyche.games.hellas.rules.turn.hoplites import battles_step, hoplites_step
from tyche.games.hellas.rules.turn.regular import artifacts_step, next_player, regular_step, start_turn

__all__ = ["STEPS", "blessings"]

STEPS: Final[dict[str, Step[Hellas]]] = {
    "setup": set_up,
    "opening": opening,
    "place": place_step,
    "turn": start_turn,
    "regular": regular_step,
    "artifacts": artifacts_step,
    "hoplites": hoplites_step,
    "battles": battles_step,
    "special": special_step,
    "extra": extra_step,
    "recruit": recruit_action,
    "march": march_action,
    "temple": build_temple,
    "prepare": prepare_action,
    "usurp": usurp_action,
    "hunt": begin_hunt,
    "hunt-start": hunt_start,
    "hunt-attack": hunt_attack,
    "hunt-monster": hunt_monster,
    "hunt-defend": hunt_defend,
    "monument": build_monument,
    "monsters": monsters_step,
    "event": event_step,
    "acted": acted,
    "next": next_player,
}
