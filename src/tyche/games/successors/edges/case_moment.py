"""How a rules case says where a game of Successors stands: the segment, and what has happened in it."""

from typing import Final

from tyche.core.node import Node
from tyche.games.successors.edges import case_names as names
from tyche.games.successors.edges.case_position import Given
from tyche.games.successors.rules.components import (
    CARD_OP,
    FACTION_NAMES,
    GENERAL_NAMES,
    N_GENERALS,
    PHILIPPOS,
    ROYAL_START,
)
from tyche.games.successors.rules.course.reinforcement import begin_phase, season
from tyche.games.successors.rules.course.setup import announce_deal
from tyche.games.successors.rules.kinds import GENERAL, MEMBER, PLACE
from tyche.games.successors.rules.movement.activation import begin_activation
from tyche.games.successors.rules.movement.army import carried, take_everything
from tyche.games.successors.rules.state import NOBODY, OFF
from tyche.games.successors.rules.strategy.segments import begin_segment
from tyche.games.successors.rules.units import overlap

NOBODYS: Final = {
    "prepare": "prepare", "turn-order": "turn-order", "cards": "cards", "reveal": "reveal",
    "isolation": "isolation", "end": "end",
}  # fmt: skip
"""Segments in which nobody is active: the step they start with."""
ACTIVE: Final = {
    "surrender": "surrender", "tyche": "tyche", "spend": "tyche", "place-marker": "tyche", "march": "tyche",
    "activation": "activation", "armies": "activation", "act": "activation", "supply": "supply",
}  # fmt: skip
"""Steps of a player turn: the segment they belong to."""
SEGMENTS: Final = ["setup", "swap", *NOBODYS, "reinforce", *ACTIVE]
STAGES: Final = ["remove", "place", "siege"]
FIXED: Final = ("spend", "place-marker", "march")


def set_moment(g: Given) -> None:
    """Bring the position to the head of the step that the case starts with."""
    node = g.words.at("segment", "activation")
    segment = node.word()
    if segment not in SEGMENTS:
        raise node.fault(
            f"there is no segment {segment!r}; there are {', '.join(SEGMENTS)}",
            "one-of",
            word=segment,
            known=", ".join(SEGMENTS),
        )
    season(g.t)
    if segment in ("setup", "swap"):
        set_up(g, segment)
    elif segment == "reinforce":
        set_reinforcements(g)
    elif segment in NOBODYS:
        g.s.step = NOBODYS[segment]
    else:
        set_player_turn(g, segment)


def set_up(g: Given, segment: str) -> None:
    """S4.4-4.6. The generals are dealt as the case says; placing them, or with five players keeping one, comes next."""
    node = g.words.at("segment")
    if not g.has("setup"):
        raise node.fault(f"segment {segment!r} needs 'setup: true'", "goes-with", needed="setup: true")
    s = g.s
    s.turn, s.round, s.step = 1, 0, "swap-generals"
    if s.royal_at[PHILIPPOS] != OFF or ROYAL_START[PHILIPPOS] != OFF:
        raise g.words.at("royals").fault("Philippos is not on the map at the start (S4.2.a)", "rule", rule="S4.2.a")
    if segment == "setup":
        announce_deal(g.t)
    elif g.players < 5:
        raise node.fault("generals are swapped with five players only (S4.4.c)", "rule", rule="S4.4.c")


def set_reinforcements(g: Given) -> None:
    """S5.2. As the case says, or as the rules give them; a tie that would be rolled must be given."""
    s = g.s
    before = g.t.dice.counters[:]
    begin_phase(g.t)
    if g.has("reinforcements"):
        s.pending_cu = [0] * len(s.pending_cu)
        for seat, entry in g.by_faction("reinforcements"):
            s.pending_cu[seat] = names.units(entry)
        g.t.dice.counters = before
    elif g.t.dice.counters != before:
        raise g.words.at("segment").fault(
            "a tie for most L would be rolled: give 'reinforcements' (AMB-66)", "needs", needed="reinforcements"
        )
    s.step = "reinforce"


def set_player_turn(g: Given, segment: str) -> None:
    """S6.0.b. The segment of the active player, from its beginning."""
    s = g.s
    s.active = g.faction("active") if g.has("active") else s.order[0]
    s.at = s.order.index(s.active)
    begin_segment(g.t, ACTIVE[segment])
    s.step = segment
    if g.has("stage"):
        node = g.words.at("stage")
        if segment != "surrender":
            raise node.fault("'stage' belongs to a Surrender segment", "goes-with", needed="segment: surrender")
        s.stage = STAGES.index(node.one_of(STAGES))
    if g.has("orator"):
        s.orator = g.words.at("orator").name(GENERAL)
    set_past(g)
    set_card(g, segment)
    if segment in ("armies", "act") and not g.has("points"):
        if not g.has("die"):
            raise g.words.at("segment").fault(
                f"segment {segment!r} needs the movement 'die' (S9.2.b)", "needs", needed="die"
            )
        s.die = g.number("die", 0, 1, 6)
    set_just_now(g)
    if segment == "act":
        set_activation(g)


def set_past(g: Given) -> None:
    """S9.1.c, S15.2.A. What has been activated, moved, fought with and besieged in this segment."""
    s = g.s
    for item in g.items("used"):
        s.used |= 1 << general_of(g, item)
    for key, marks in (("moved", s.finished), ("fought", s.fought)):
        for entry in g.mapping(key):
            area, group = names.key_area(entry), names.units(entry)
            if overlap(group, g.t.cu(s.active, area)) != group:
                raise entry.fault(f"{FACTION_NAMES[s.active]} has no such units there", "no-units")
            marks[area] = group
    for entry in g.mapping("sieges"):
        s.sieges[entry.key_name(PLACE)] = entry.number()
    s.royals_moved = g.words.at("royals_moved", []).mask(MEMBER)
    if g.has("sailed"):
        s.sea_used = True
        s.sea_cu = g.number("sailed", 0, 0, 8)


def set_just_now(g: Given) -> None:
    """S5.2.e, S6.2.B2, S7.1.C.b, S6.4. What has changed since the segment began, and what was done just now."""
    s = g.s
    if g.has("seasoned"):
        s.seasoned = g.words.at("seasoned").mask(GENERAL)
    if g.has("source_markers"):
        s.source_markers = g.words.at("source_markers").mask(PLACE)
    s.sea_declared = g.factions("sea_declared")
    s.supplied = g.words.at("supplied", []).mask(PLACE)
    words = g.words.at("shuffled", {}).known("recalled", "stationed")
    s.shuffled_minors = words.at("recalled", []).mask(GENERAL) | words.at("stationed", []).mask(GENERAL) << N_GENERALS


def general_of(g: Given, node: Node) -> int:
    """A general of the active player, on the map or not."""
    general = node.name(GENERAL)
    if g.s.owner[general] != g.s.active:
        raise node.fault(
            f"{GENERAL_NAMES[general]} is not {FACTION_NAMES[g.s.active]}'s",
            "not-of",
            word=GENERAL_NAMES[general],
            whom=FACTION_NAMES[g.s.active],
        )
    return general


def set_card(g: Given, segment: str) -> None:
    """S6.2. The card just played, its points, and how many activations they give."""
    s = g.s
    if g.has("card"):
        s.card = names.card(g.words.at("card"))
        s.points = CARD_OP[s.card]
        if s.card in s.deck:
            s.deck.remove(s.card)
            s.discard |= 1 << s.card
    if g.has("points"):
        s.points = g.number("points", 0, 0, 8)
    elif segment in FIXED and not g.has("card"):
        raise g.words.at("segment").fault(
            f"segment {segment!r} needs 'card' or 'points'", "needs", needed="card, points"
        )
    if segment == "march":
        s.activations = g.number("activations", 1, 1, 2)


def set_activation(g: Given) -> None:
    """S9.1, S9.2. An activation under way: who leads, what is with him, and what he has spent."""
    s, t = g.s, g.t
    words = g.words.at("activated", {}).known("general", "take", "spent")
    if not words.has("general"):
        raise g.words.at("segment").fault(
            "segment 'act' needs 'activated' with its 'general'", "needs", needed="activated: general"
        )
    general = general_of(g, words.at("general"))
    if s.general_at[general] < 0:
        raise words.at("general").fault(
            f"{GENERAL_NAMES[general]} is not on the map", "absent", word=GENERAL_NAMES[general]
        )
    fixed = g.has("points")
    begin_activation(t, ("activate", GENERAL_NAMES[general]), s.points if fixed else NOBODY)
    s.segment = "tyche" if fixed else "activation"
    s.after = "march" if fixed else "armies"
    if words.at("take").value == "all":
        take_everything(t, s.act_start)
    elif words.has("take"):
        take(g, words.at("take"))
    s.spent = words.at("spent", 0).number()
    if s.spent:
        s.land_before_sea = True
        carried(t)


def take(g: Given, words: Node) -> None:
    """S9.1.e. What the activated general has with him."""
    s = g.s
    words.known("units", "generals", "royals")
    s.party_cu = s.party_new = names.units(words.at("units", {}))
    if overlap(s.party_cu, g.t.cu(s.active, s.act_start)) != s.party_cu:
        raise words.at("units").fault("there are no such units with the activated general", "no-units")
    for item in words.at("generals", []).items():
        s.new_generals |= 1 << general_of(g, item)
    s.new_royals = words.at("royals", []).mask(MEMBER)
    s.party |= s.new_generals
    s.party_royals = s.new_royals
