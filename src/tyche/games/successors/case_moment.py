"""How a rules case says where a game of Successors stands: the segment, and what has happened in it."""

from typing import Final

from tyche.core.errors import CaseError
from tyche.core.vocabulary import as_list, as_mapping, as_number, as_word, known
from tyche.games.successors import case_names as names
from tyche.games.successors.activation import begin_activation
from tyche.games.successors.case_given import Given
from tyche.games.successors.components import CARD_OP, FACTION_NAMES, GENERAL_NAMES, PHILIPPOS, ROYAL_START
from tyche.games.successors.party import carried, take_everything
from tyche.games.successors.reinforcement import begin_phase, season
from tyche.games.successors.setup import announce_deal
from tyche.games.successors.state import NOBODY, OFF
from tyche.games.successors.strategy import begin_segment
from tyche.games.successors.units import overlap

MOMENT: Final = [
    "segment", "active", "stage", "die", "card", "points", "activations", "used", "moved", "fought", "sieges",
    "royals_moved", "sailed", "orator", "reinforcements", "activated",
]  # fmt: skip
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
    segment = as_word(g.words.get("segment", "activation"), g.words, "segment")
    if segment not in SEGMENTS:
        raise CaseError(f"there is no segment {segment!r}; there are {', '.join(SEGMENTS)}", g.words, "segment")
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
    if "setup" not in g.words:
        raise CaseError(f"segment {segment!r} needs 'setup: true'", g.words, "segment")
    s = g.s
    s.turn, s.round, s.step = 1, 0, "swap-generals"
    if s.royal_at[PHILIPPOS] != OFF or ROYAL_START[PHILIPPOS] != OFF:
        raise CaseError("Philippos is not on the map at the start (S4.2.a)", g.words, "royals")
    if segment == "setup":
        s.step = "place-generals"
        announce_deal(g.t)
    elif g.players < 5:
        raise CaseError("generals are swapped with five players only (S4.4.c)", g.words, "segment")


def set_reinforcements(g: Given) -> None:
    """S5.2. As the case says, or as the rules give them; a tie that would be rolled must be given."""
    s = g.s
    before = g.t.dice.counters[:]
    begin_phase(g.t)
    if "reinforcements" in g.words:
        s.pending_cu = [0] * len(s.pending_cu)
        for seat, name, value, part in g.by_faction("reinforcements"):
            s.pending_cu[seat] = names.units(value, part, name)
        g.t.dice.counters = before
    elif g.t.dice.counters != before:
        raise CaseError("a tie for most L would be rolled: give 'reinforcements' (AMB-66)", g.words, "segment")
    s.step = "reinforce"


def set_player_turn(g: Given, segment: str) -> None:
    """S6.0.b. The segment of the active player, from its beginning."""
    s = g.s
    s.active = g.faction_of("active") if "active" in g.words else s.order[0]
    s.at = s.order.index(s.active)
    begin_segment(g.t, ACTIVE[segment])
    s.step = segment
    if "stage" in g.words:
        stage = as_word(g.words["stage"], g.words, "stage")
        if stage not in STAGES or segment != "surrender":
            raise CaseError(f"'stage' of a Surrender segment is one of {', '.join(STAGES)}", g.words, "stage")
        s.stage = STAGES.index(stage)
    if "orator" in g.words:
        s.orator = names.general(g.words["orator"], g.words, "orator")
    set_past(g)
    set_card(g, segment)
    if segment in ("armies", "act") and "points" not in g.words:
        if "die" not in g.words:
            raise CaseError(f"segment {segment!r} needs the movement 'die' (S9.2.b)", g.words, "segment")
        s.die = g.number("die", 0, 1, 6)
    if segment == "act":
        set_activation(g)


def set_past(g: Given) -> None:
    """S9.1.c, S15.2.A. What has been activated, moved, fought with and besieged in this segment."""
    s = g.s
    used = g.items("used")
    for n, item in enumerate(used):
        s.used |= 1 << general_of(g, item, used, n)
    for key, marks in (("moved", s.finished), ("fought", s.fought)):
        part = g.mapping(key)
        for name, value in part.items():
            area = names.area(name, part, name)
            group = names.units(value, part, name)
            if overlap(group, g.t.cu(s.active, area)) != group:
                raise CaseError(f"{FACTION_NAMES[s.active]} has no such units there", part, name)
            marks[area] = group
    part = g.mapping("sieges")
    for name, value in part.items():
        s.sieges[names.place(name, part, name)] = as_number(value, part, name)
    royals = g.items("royals_moved")
    s.royals_moved = sum(1 << names.royal(item, royals, n) for n, item in enumerate(royals))
    if "sailed" in g.words:
        s.sea_used = True
        s.sea_cu = g.number("sailed", 0, 0, 8)


def general_of(g: Given, value: object, within: object, key: object) -> int:
    """A general of the active player, on the map or not."""
    general = names.general(value, within, key)
    if g.s.owner[general] != g.s.active:
        raise CaseError(f"{GENERAL_NAMES[general]} is not {FACTION_NAMES[g.s.active]}'s", within, key)
    return general


def set_card(g: Given, segment: str) -> None:
    """S6.2. The card just played, its points, and how many activations they give."""
    s = g.s
    if "card" in g.words:
        s.card = names.card(g.words["card"], g.words, "card")
        s.points = CARD_OP[s.card]
        if s.card in s.deck:
            s.deck.remove(s.card)
            s.discard |= 1 << s.card
    if "points" in g.words:
        s.points = g.number("points", 0, 0, 8)
    elif segment in FIXED and "card" not in g.words:
        raise CaseError(f"segment {segment!r} needs 'card' or 'points'", g.words, "segment")
    if segment == "march":
        s.activations = g.number("activations", 1, 1, 2)


def set_activation(g: Given) -> None:
    """S9.1, S9.2. An activation under way: who leads, what is with him, and what he has spent."""
    s, t = g.s, g.t
    words = g.mapping("activated")
    known(words, ["general", "take", "spent"])
    if "general" not in words:
        raise CaseError("segment 'act' needs 'activated' with its 'general'", g.words, "segment")
    general = general_of(g, words["general"], words, "general")
    if s.general_at[general] < 0:
        raise CaseError(f"{GENERAL_NAMES[general]} is not on the map", words, "general")
    fixed = "points" in g.words
    begin_activation(t, ("activate", GENERAL_NAMES[general]), s.points if fixed else NOBODY)
    s.segment = "tyche" if fixed else "activation"
    s.after = "march" if fixed else "armies"
    if words.get("take") == "all":
        take_everything(t, s.act_start)
    elif "take" in words:
        take(g, as_mapping(words["take"], words, "take"))
    s.spent = as_number(words.get("spent", 0), words, "spent")
    if s.spent:
        s.land_before_sea = True
        carried(t)


def take(g: Given, words: dict[str, object]) -> None:
    """S9.1.e. What the activated general has with him."""
    s = g.s
    known(words, ["units", "generals", "royals"])
    s.party_cu = s.party_new = names.units(words.get("units", {}), words, "units")
    if overlap(s.party_cu, g.t.cu(s.active, s.act_start)) != s.party_cu:
        raise CaseError("there are no such units with the activated general", words, "units")
    generals = as_list(words.get("generals", []), words, "generals")
    for n, item in enumerate(generals):
        s.new_generals |= 1 << general_of(g, item, generals, n)
    royals = as_list(words.get("royals", []), words, "royals")
    for n, item in enumerate(royals):
        s.new_royals |= 1 << names.royal(item, royals, n)
    s.party |= s.new_generals
    s.party_royals = s.new_royals
