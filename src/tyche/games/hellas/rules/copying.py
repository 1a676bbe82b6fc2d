"""The fields of the state and how it is copied. Made by tools/states.py from `state.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

if TYPE_CHECKING:
    from tyche.games.hellas.rules.state import State

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


def copy_into(s: State, o: State) -> None:
    """Make `s` an independent copy of `o`."""
    s.players = o.players
    s.step = o.step
    s.stack = o.stack[:]
    s.turn = o.turn
    s.active = o.active
    s.placing = o.placing[:]
    s.winner = o.winner
    s.victory = o.victory
    s.combat_deck = o.combat_deck[:]
    s.combat_discard = o.combat_discard
    s.hands = o.hands[:]
    s.attack_deck = o.attack_deck[:]
    s.attack_played = o.attack_played
    s.attack_unseen = o.attack_unseen[:]
    s.event_deck = o.event_deck[:]
    s.event_discard = o.event_discard
    s.blessing_deck = o.blessing_deck[:]
    s.blessing_discard = o.blessing_discard
    s.artifact_deck = o.artifact_deck[:]
    s.offer = o.offer[:]
    s.draft = o.draft[:]
    s.draft_seen = o.draft_seen
    s.items = o.items[:]
    s.charged = o.charged
    s.lost_items = o.lost_items
    s.hero = o.hero[:]
    s.colour = o.colour[:]
    s.hero_at = o.hero_at[:]
    s.quest_of = o.quest_of[:]
    s.quest_step = o.quest_step[:]
    s.attributes = o.attributes[:]
    s.injured = o.injured[:]
    s.pool = o.pool[:]
    s.praying = o.praying[:]
    s.used = o.used[:]
    s.exhausted = o.exhausted
    s.figures = o.figures[:]
    s.glory = o.glory[:]
    s.control = o.control[:]
    s.held = o.held[:]
    s.hoplites = o.hoplites[:]
    s.fortified = o.fortified[:]
    s.armies = o.armies[:]
    s.supply = o.supply[:]
    s.temples = o.temples
    s.temples_built = o.temples_built
    s.temple_card = o.temple_card
    s.level = o.level[:]
    s.king = o.king
    s.king_god = o.king_god
    s.king_tokens = o.king_tokens
    s.king_open = o.king_open
    s.quest_slots = o.quest_slots[:]
    s.quests_out = o.quests_out
    s.monster_at = o.monster_at[:]
    s.covered = o.covered[:]
    s.evolved = o.evolved[:]
    s.regular = o.regular
    s.once = o.once
    s.fresh = o.fresh
    s.stay = o.stay
    s.extra = o.extra
    s.last_token = o.last_token
    s.moves = o.moves
    s.arrived = o.arrived[:]
    s.city_moved = o.city_moved
    s.entered = o.entered
    s.battles = o.battles
    s.origins = o.origins[:]
    s.rolling = o.rolling
    s.hunted = o.hunted
    s.hunt_covered = o.hunt_covered
    s.hunt_wounds = o.hunt_wounds
    s.hunt_attacks = o.hunt_attacks
    s.dodged = o.dodged
    s.drawn = o.drawn[:]
    s.chooser = o.chooser
    s.attack = o.attack
    s.defence = o.defence
    s.defending = o.defending
