"""H1.2, H6. The table of steps."""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import Flow
from tyche.games.hellas import blessings
from tyche.games.hellas.events import event_step
from tyche.games.hellas.hunt import begin_hunt, hunt_attack, hunt_start
from tyche.games.hellas.march import march_action
from tyche.games.hellas.monster_attack import hunt_defend, hunt_monster
from tyche.games.hellas.monsters import monsters_step
from tyche.games.hellas.monuments import build_monument
from tyche.games.hellas.movement import battles_step, hoplites_step
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.recruiting import recruit_action
from tyche.games.hellas.setup import place_step, set_up
from tyche.games.hellas.special import acted, extra_step, prepare_action, special_step, usurp_action
from tyche.games.hellas.temples import build_temple
from tyche.games.hellas.turn import artifacts_step, next_player, regular_step, start_turn

__all__ = ["STEPS", "blessings"]

Step = Callable[[Hellas], Flow[None]]

STEPS: Final[dict[str, Step]] = {
    "setup": set_up,
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
