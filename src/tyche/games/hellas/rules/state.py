"""The state of a game of Lords of Hellas: small integers in flat lists, sets as bit masks.

Regions, monsters, cards and items are indices into the component tables. Hoplites in the open are counted in
`hoplites[seat * N_REGIONS + region]`; `fortified[region]` is the owner of the one in the city. `armies`, `held` and
`supply` are kept by the words that move hoplites and control tokens. Everything starts empty (H4.7).
"""

from typing import Final

from tyche.games.hellas.rules.atlas import N_LANDS, N_REGIONS
from tyche.games.hellas.rules.components import HOPLITES, N_MONSTERS, QUEST_SLOTS
from tyche.games.hellas.rules.copying import copy_into

SEATS: Final = 4
NOBODY: Final = -1
SLAIN: Final = -2
"""Where a monster is that left the game; NOBODY: it has not appeared."""


class State:
    """Only what changes. `State(None)` is an empty board, `State(other)` a copy."""

    def __init__(self, other: "State | None") -> None:
        if other is None:
            self._empty()
        else:
            copy_into(self, other)

    def copy(self) -> "State":
        """An independent copy."""
        return State(self)

    def _empty(self) -> None:
        # The course of play (H5, H6).
        self.players = 0
        self.step = "setup"
        self.stack: list[str] = []
        self.turn = 0
        self.active = NOBODY
        self.placing: list[int] = []
        self.winner = NOBODY
        self.victory = ""
        # Cards (H2.3, H21).
        self.combat_deck: list[int] = []
        self.combat_discard = 0
        self.hands = [0] * SEATS
        self.attack_deck: list[int] = []
        self.attack_played = 0
        self.attack_unseen = [0] * SEATS
        self.event_deck: list[int] = []
        self.event_discard = 0
        self.blessing_deck: list[int] = []
        self.blessing_discard = 0
        self.artifact_deck: list[int] = []
        self.offer: list[int] = []
        self.draft: list[int] = []
        self.draft_seen = 0
        self.items = [0] * SEATS
        self.charged = 0
        self.lost_items = 0
        # Heroes (H4, H11, H15).
        self.hero = [NOBODY] * SEATS
        self.colour = [NOBODY] * SEATS
        self.hero_at = [NOBODY] * SEATS
        self.quest_of = [NOBODY] * SEATS
        self.quest_step = [0] * SEATS
        self.attributes = [1] * (3 * SEATS)
        self.injured = [0] * SEATS
        self.pool = [0] * SEATS
        self.praying = [0] * (3 * SEATS)
        self.used = [0] * SEATS
        self.exhausted = 0
        self.figures = [0] * SEATS
        self.glory = [NOBODY] * N_LANDS
        # The map (H3, H14).
        self.control = [NOBODY] * N_REGIONS
        self.held = [0] * SEATS
        self.hoplites = [0] * (SEATS * N_REGIONS)
        self.fortified = [NOBODY] * N_REGIONS
        self.armies = [0] * SEATS
        self.supply = [HOPLITES] * SEATS
        self.temples = 0
        self.temples_built = 0
        self.temple_card = NOBODY
        self.level = [1] * 3
        self.king = NOBODY
        self.king_god = NOBODY
        self.king_tokens = 0
        self.king_open = False
        self.quest_slots = [NOBODY] * QUEST_SLOTS
        self.quests_out = 0
        self.monster_at = [NOBODY] * N_MONSTERS
        self.covered = [0] * N_MONSTERS
        self.evolved = [0] * N_MONSTERS
        # The current turn (H6, H7).
        self.regular = 0
        self.once = 0
        self.fresh = False
        self.stay = False
        self.extra = 0
        self.last_token = False
        self.moves = 0
        self.arrived = [0] * N_REGIONS
        self.city_moved = 0
        self.entered = 0  # the players whose hoplites have come to the evolved chimera in this action
        self.battles = 0
        self.origins = [0] * N_REGIONS
        self.rolling = 0
        # The current hunt (H10).
        self.hunted = NOBODY
        self.hunt_covered = 0
        self.hunt_wounds = 0
        self.hunt_attacks = 0
        self.dodged = False
        self.drawn: list[int] = []
        self.chooser = NOBODY
        self.attack = NOBODY
        self.defence = 0
        self.defending = False
