"""The state of a game of Lords of Hellas: small integers in flat lists, sets as bit masks, copied by hand.

Regions, monsters, cards and items are indices into the component tables. Hoplites in the open are counted in
`hoplites[seat * N_REGIONS + region]`; `fortified[region]` is the owner of the one in the city. `armies`, `held` and
`supply` are kept by the words that move hoplites and control tokens. Everything starts empty (H4.7).
"""

from typing import Final

from tyche.games.hellas.atlas import N_LANDS, N_REGIONS
from tyche.games.hellas.components import HOPLITES, N_MONSTERS, QUEST_SLOTS

SEATS: Final = 4
NOBODY: Final = -1
SLAIN: Final = -2
"""Where a monster is that left the game; NOBODY: it has not appeared."""

FIELDS: Final = (
    "players", "step", "stack", "turn", "active", "placing", "winner", "victory", "combat_deck", "combat_discard",
    "hands", "attack_deck", "attack_played", "attack_unseen", "event_deck", "event_discard", "blessing_deck",
    "blessing_discard", "artifact_deck", "offer", "draft", "draft_seen", "items", "charged", "lost_items", "hero",
    "colour", "hero_at", "quest_of", "quest_step", "attributes", "injured", "pool", "praying", "used", "exhausted",
    "figures", "glory", "control", "held", "hoplites", "fortified", "armies", "supply", "temples", "temples_built",
    "temple_card", "level", "king", "king_god", "king_tokens", "king_open", "quest_slots", "quests_out", "monster_at",
    "covered", "evolved", "regular", "once", "fresh", "stay", "extra", "last_token", "moves", "arrived", "city_moved",
    "entered", "battles", "origins", "rolling", "hunted", "hunt_covered", "hunt_wounds", "hunt_attacks", "dodged",
    "drawn", "chooser", "attack", "defence", "defending",
)  # fmt: skip
"""All fields of the state: what a snapshot holds."""


class State:
    """Only what changes. `State(None)` is an empty board, `State(other)` a copy."""

    def __init__(self, other: "State | None") -> None:
        if other is None:
            self._empty()
        else:
            self._copy_table(other)
            self._copy_board(other)
            self._copy_moment(other)

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

    def _copy_table(self, o: "State") -> None:
        self.players = o.players
        self.step = o.step
        self.stack = o.stack[:]
        self.turn = o.turn
        self.active = o.active
        self.placing = o.placing[:]
        self.winner = o.winner
        self.victory = o.victory
        self.combat_deck = o.combat_deck[:]
        self.combat_discard = o.combat_discard
        self.hands = o.hands[:]
        self.attack_deck = o.attack_deck[:]
        self.attack_played = o.attack_played
        self.attack_unseen = o.attack_unseen[:]
        self.event_deck = o.event_deck[:]
        self.event_discard = o.event_discard
        self.blessing_deck = o.blessing_deck[:]
        self.blessing_discard = o.blessing_discard
        self.artifact_deck = o.artifact_deck[:]
        self.offer = o.offer[:]
        self.draft = o.draft[:]
        self.draft_seen = o.draft_seen
        self.items = o.items[:]
        self.charged = o.charged
        self.lost_items = o.lost_items
        self.hero = o.hero[:]
        self.colour = o.colour[:]
        self.hero_at = o.hero_at[:]
        self.quest_of = o.quest_of[:]
        self.quest_step = o.quest_step[:]
        self.attributes = o.attributes[:]
        self.injured = o.injured[:]
        self.pool = o.pool[:]
        self.praying = o.praying[:]
        self.used = o.used[:]
        self.exhausted = o.exhausted
        self.figures = o.figures[:]
        self.glory = o.glory[:]

    def _copy_board(self, o: "State") -> None:
        self.control = o.control[:]
        self.held = o.held[:]
        self.hoplites = o.hoplites[:]
        self.fortified = o.fortified[:]
        self.armies = o.armies[:]
        self.supply = o.supply[:]
        self.temples = o.temples
        self.temples_built = o.temples_built
        self.temple_card = o.temple_card
        self.level = o.level[:]
        self.king = o.king
        self.king_god = o.king_god
        self.king_tokens = o.king_tokens
        self.king_open = o.king_open
        self.quest_slots = o.quest_slots[:]
        self.quests_out = o.quests_out
        self.monster_at = o.monster_at[:]
        self.covered = o.covered[:]
        self.evolved = o.evolved[:]

    def _copy_moment(self, o: "State") -> None:
        self.regular = o.regular
        self.once = o.once
        self.fresh = o.fresh
        self.stay = o.stay
        self.extra = o.extra
        self.last_token = o.last_token
        self.moves = o.moves
        self.arrived = o.arrived[:]
        self.city_moved = o.city_moved
        self.entered = o.entered
        self.battles = o.battles
        self.origins = o.origins[:]
        self.rolling = o.rolling
        self.hunted = o.hunted
        self.hunt_covered = o.hunt_covered
        self.hunt_wounds = o.hunt_wounds
        self.hunt_attacks = o.hunt_attacks
        self.dodged = o.dodged
        self.drawn = o.drawn[:]
        self.chooser = o.chooser
        self.attack = o.attack
        self.defence = o.defence
        self.defending = o.defending
