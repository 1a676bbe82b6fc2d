"""What is the same in two states. Made by tools/states.py from `state.py`: do not edit."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tyche.games.hellas.rules.state import State


def share(s: State, o: State) -> None:
    """Let `s` hold those lists and mappings of `o` that are the same as its own."""
    if s.stack == o.stack:
        s.stack = o.stack
    if s.placing == o.placing:
        s.placing = o.placing
    if s.combat_deck == o.combat_deck:
        s.combat_deck = o.combat_deck
    if s.hands == o.hands:
        s.hands = o.hands
    if s.attack_deck == o.attack_deck:
        s.attack_deck = o.attack_deck
    if s.attack_unseen == o.attack_unseen:
        s.attack_unseen = o.attack_unseen
    if s.event_deck == o.event_deck:
        s.event_deck = o.event_deck
    if s.blessing_deck == o.blessing_deck:
        s.blessing_deck = o.blessing_deck
    if s.artifact_deck == o.artifact_deck:
        s.artifact_deck = o.artifact_deck
    if s.offer == o.offer:
        s.offer = o.offer
    if s.draft == o.draft:
        s.draft = o.draft
    if s.items == o.items:
        s.items = o.items
    if s.hero == o.hero:
        s.hero = o.hero
    if s.colour == o.colour:
        s.colour = o.colour
    if s.hero_at == o.hero_at:
        s.hero_at = o.hero_at
    if s.quest_of == o.quest_of:
        s.quest_of = o.quest_of
    if s.quest_step == o.quest_step:
        s.quest_step = o.quest_step
    if s.attributes == o.attributes:
        s.attributes = o.attributes
    if s.injured == o.injured:
        s.injured = o.injured
    if s.pool == o.pool:
        s.pool = o.pool
    if s.praying == o.praying:
        s.praying = o.praying
    if s.used == o.used:
        s.used = o.used
    if s.figures == o.figures:
        s.figures = o.figures
    if s.glory == o.glory:
        s.glory = o.glory
    if s.control == o.control:
        s.control = o.control
    if s.held == o.held:
        s.held = o.held
    if s.hoplites == o.hoplites:
        s.hoplites = o.hoplites
    if s.fortified == o.fortified:
        s.fortified = o.fortified
    if s.armies == o.armies:
        s.armies = o.armies
    if s.supply == o.supply:
        s.supply = o.supply
    if s.level == o.level:
        s.level = o.level
    if s.quest_slots == o.quest_slots:
        s.quest_slots = o.quest_slots
    if s.monster_at == o.monster_at:
        s.monster_at = o.monster_at
    if s.covered == o.covered:
        s.covered = o.covered
    if s.evolved == o.evolved:
        s.evolved = o.evolved
    if s.arrived == o.arrived:
        s.arrived = o.arrived
    if s.origins == o.origins:
        s.origins = o.origins
    if s.drawn == o.drawn:
        s.drawn = o.drawn


def follow(s: State, o: State) -> int:
    """Make `o`, a copy of an earlier state, equal to `s`; the fields that were not, as a bit set."""
    changed = 0
    if o.players != s.players:
        o.players, changed = s.players, changed | 1 << 0
    if o.step != s.step:
        o.step, changed = s.step, changed | 1 << 1
    if o.stack != s.stack:
        o.stack, changed = s.stack[:], changed | 1 << 2
    if o.turn != s.turn:
        o.turn, changed = s.turn, changed | 1 << 3
    if o.active != s.active:
        o.active, changed = s.active, changed | 1 << 4
    if o.placing != s.placing:
        o.placing, changed = s.placing[:], changed | 1 << 5
    if o.winner != s.winner:
        o.winner, changed = s.winner, changed | 1 << 6
    if o.victory != s.victory:
        o.victory, changed = s.victory, changed | 1 << 7
    if o.combat_deck != s.combat_deck:
        o.combat_deck, changed = s.combat_deck[:], changed | 1 << 8
    if o.combat_discard != s.combat_discard:
        o.combat_discard, changed = s.combat_discard, changed | 1 << 9
    if o.hands != s.hands:
        o.hands, changed = s.hands[:], changed | 1 << 10
    if o.attack_deck != s.attack_deck:
        o.attack_deck, changed = s.attack_deck[:], changed | 1 << 11
    if o.attack_played != s.attack_played:
        o.attack_played, changed = s.attack_played, changed | 1 << 12
    if o.attack_unseen != s.attack_unseen:
        o.attack_unseen, changed = s.attack_unseen[:], changed | 1 << 13
    if o.event_deck != s.event_deck:
        o.event_deck, changed = s.event_deck[:], changed | 1 << 14
    if o.event_discard != s.event_discard:
        o.event_discard, changed = s.event_discard, changed | 1 << 15
    if o.blessing_deck != s.blessing_deck:
        o.blessing_deck, changed = s.blessing_deck[:], changed | 1 << 16
    if o.blessing_discard != s.blessing_discard:
        o.blessing_discard, changed = s.blessing_discard, changed | 1 << 17
    if o.artifact_deck != s.artifact_deck:
        o.artifact_deck, changed = s.artifact_deck[:], changed | 1 << 18
    if o.offer != s.offer:
        o.offer, changed = s.offer[:], changed | 1 << 19
    if o.draft != s.draft:
        o.draft, changed = s.draft[:], changed | 1 << 20
    if o.draft_seen != s.draft_seen:
        o.draft_seen, changed = s.draft_seen, changed | 1 << 21
    if o.items != s.items:
        o.items, changed = s.items[:], changed | 1 << 22
    if o.charged != s.charged:
        o.charged, changed = s.charged, changed | 1 << 23
    if o.lost_items != s.lost_items:
        o.lost_items, changed = s.lost_items, changed | 1 << 24
    if o.hero != s.hero:
        o.hero, changed = s.hero[:], changed | 1 << 25
    if o.colour != s.colour:
        o.colour, changed = s.colour[:], changed | 1 << 26
    if o.hero_at != s.hero_at:
        o.hero_at, changed = s.hero_at[:], changed | 1 << 27
    if o.quest_of != s.quest_of:
        o.quest_of, changed = s.quest_of[:], changed | 1 << 28
    if o.quest_step != s.quest_step:
        o.quest_step, changed = s.quest_step[:], changed | 1 << 29
    if o.attributes != s.attributes:
        o.attributes, changed = s.attributes[:], changed | 1 << 30
    if o.injured != s.injured:
        o.injured, changed = s.injured[:], changed | 1 << 31
    if o.pool != s.pool:
        o.pool, changed = s.pool[:], changed | 1 << 32
    if o.praying != s.praying:
        o.praying, changed = s.praying[:], changed | 1 << 33
    if o.used != s.used:
        o.used, changed = s.used[:], changed | 1 << 34
    if o.exhausted != s.exhausted:
        o.exhausted, changed = s.exhausted, changed | 1 << 35
    if o.figures != s.figures:
        o.figures, changed = s.figures[:], changed | 1 << 36
    if o.glory != s.glory:
        o.glory, changed = s.glory[:], changed | 1 << 37
    if o.control != s.control:
        o.control, changed = s.control[:], changed | 1 << 38
    if o.held != s.held:
        o.held, changed = s.held[:], changed | 1 << 39
    if o.hoplites != s.hoplites:
        o.hoplites, changed = s.hoplites[:], changed | 1 << 40
    if o.fortified != s.fortified:
        o.fortified, changed = s.fortified[:], changed | 1 << 41
    if o.armies != s.armies:
        o.armies, changed = s.armies[:], changed | 1 << 42
    if o.supply != s.supply:
        o.supply, changed = s.supply[:], changed | 1 << 43
    if o.temples != s.temples:
        o.temples, changed = s.temples, changed | 1 << 44
    if o.temples_built != s.temples_built:
        o.temples_built, changed = s.temples_built, changed | 1 << 45
    if o.temple_card != s.temple_card:
        o.temple_card, changed = s.temple_card, changed | 1 << 46
    if o.level != s.level:
        o.level, changed = s.level[:], changed | 1 << 47
    if o.king != s.king:
        o.king, changed = s.king, changed | 1 << 48
    if o.king_god != s.king_god:
        o.king_god, changed = s.king_god, changed | 1 << 49
    if o.king_tokens != s.king_tokens:
        o.king_tokens, changed = s.king_tokens, changed | 1 << 50
    if o.king_open != s.king_open:
        o.king_open, changed = s.king_open, changed | 1 << 51
    if o.quest_slots != s.quest_slots:
        o.quest_slots, changed = s.quest_slots[:], changed | 1 << 52
    if o.quests_out != s.quests_out:
        o.quests_out, changed = s.quests_out, changed | 1 << 53
    if o.monster_at != s.monster_at:
        o.monster_at, changed = s.monster_at[:], changed | 1 << 54
    if o.covered != s.covered:
        o.covered, changed = s.covered[:], changed | 1 << 55
    if o.evolved != s.evolved:
        o.evolved, changed = s.evolved[:], changed | 1 << 56
    if o.regular != s.regular:
        o.regular, changed = s.regular, changed | 1 << 57
    if o.once != s.once:
        o.once, changed = s.once, changed | 1 << 58
    if o.fresh != s.fresh:
        o.fresh, changed = s.fresh, changed | 1 << 59
    if o.stay != s.stay:
        o.stay, changed = s.stay, changed | 1 << 60
    if o.extra != s.extra:
        o.extra, changed = s.extra, changed | 1 << 61
    if o.last_token != s.last_token:
        o.last_token, changed = s.last_token, changed | 1 << 62
    if o.moves != s.moves:
        o.moves, changed = s.moves, changed | 1 << 63
    if o.arrived != s.arrived:
        o.arrived, changed = s.arrived[:], changed | 1 << 64
    if o.city_moved != s.city_moved:
        o.city_moved, changed = s.city_moved, changed | 1 << 65
    if o.entered != s.entered:
        o.entered, changed = s.entered, changed | 1 << 66
    if o.battles != s.battles:
        o.battles, changed = s.battles, changed | 1 << 67
    if o.origins != s.origins:
        o.origins, changed = s.origins[:], changed | 1 << 68
    if o.rolling != s.rolling:
        o.rolling, changed = s.rolling, changed | 1 << 69
    if o.hunted != s.hunted:
        o.hunted, changed = s.hunted, changed | 1 << 70
    if o.hunt_covered != s.hunt_covered:
        o.hunt_covered, changed = s.hunt_covered, changed | 1 << 71
    if o.hunt_wounds != s.hunt_wounds:
        o.hunt_wounds, changed = s.hunt_wounds, changed | 1 << 72
    if o.hunt_attacks != s.hunt_attacks:
        o.hunt_attacks, changed = s.hunt_attacks, changed | 1 << 73
    if o.dodged != s.dodged:
        o.dodged, changed = s.dodged, changed | 1 << 74
    if o.drawn != s.drawn:
        o.drawn, changed = s.drawn[:], changed | 1 << 75
    if o.chooser != s.chooser:
        o.chooser, changed = s.chooser, changed | 1 << 76
    if o.attack != s.attack:
        o.attack, changed = s.attack, changed | 1 << 77
    if o.defence != s.defence:
        o.defence, changed = s.defence, changed | 1 << 78
    if o.defending != s.defending:
        o.defending, changed = s.defending, changed | 1 << 79
    return changed
