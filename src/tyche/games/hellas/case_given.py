"""How rules cases of Lords of Hellas give a position: one function a word or few, in the order of their use."""

from collections.abc import Callable
from typing import Final

from tyche.core.errors import CaseError
from tyche.core.vocabulary import as_list, as_mapping, as_number, as_word, known, named, several
from tyche.games.hellas import case_names as names
from tyche.games.hellas.atlas import GOD_ID, LAND_ID, MONUMENT_AT, PHOCIS, REGION_ID
from tyche.games.hellas.components import (
    ACTION_ID,
    ATTACK_ID,
    ATTRIBUTE_ID,
    ATTRIBUTE_NAMES,
    CARD_ID,
    DIVINE_OF,
    EVENT_NAMES,
    FIRST_HERO,
    FIRST_QUEST,
    FIRST_QUEST_EVENT,
    HERO_NAMES,
    ITEM_ID,
    MONSTER_ID,
    N_ARTIFACTS,
    QUEST_NAMES,
    TEMPLE_CARD_ID,
)
from tyche.games.hellas.movement import begin_movement
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.setup import lay_out
from tyche.games.hellas.state import NOBODY, SEATS, SLAIN

HEROES_AT: Final = ["macedonia", "chalkidiki", "crete", "epirus"]
"""Where heroes are that a case does not place; their owners have no hoplites unless it says so."""
REGULAR: Final = {"artifacts": 1, "prayer": 2, "hero": 4, "hoplites": 8}
MOMENTS: Final = {
    "regular": "regular",
    "special": "special",
    "monsters": "monsters",
    "event": "event",
    "place": "place",
}
HUNT_STEPS: Final = {"attack": "hunt-attack", "monster": "hunt-monster"}


class Given:
    """What a case gives, while it is being set up."""

    def __init__(self, t: Hellas, words: dict[str, object]) -> None:
        self.t = t
        self.words = words

    def mapping(self, key: str) -> dict[str, object]:
        """A mapping of the case; empty if it says nothing."""
        return as_mapping(self.words.get(key, {}), self.words, key)

    def by_player(self, key: str) -> list[tuple[int, object, dict[str, object]]]:
        """A mapping by player: seat, value, and the mapping for error messages."""
        part = self.mapping(key)
        return [(names.player(name, self.t.s.players, part, name), value, part) for name, value in part.items()]

    def seat(self, key: str, usual: int) -> int:
        """A player that the case names."""
        value = self.words.get(key)
        return usual if value is None else names.player(value, self.t.s.players, self.words, key)


def set_heroes(g: Given) -> None:
    """``heroes: {a: {hero: achilles, at: elis, strength: 3, injured: [speed]}, b: {quest: aid_to_atlas, step: 2}}``."""
    s = g.t.s
    part = g.mapping("heroes")
    wanted: dict[int, dict[str, object]] = {}
    for seat, value, within in g.by_player("heroes"):
        wanted[seat] = as_mapping(value, within, "heroes")
        known(wanted[seat], ["hero", "at", "quest", "step", "injured", *ATTRIBUTE_NAMES])
    free = [hero for hero in range(4) if HERO_NAMES[hero] not in [words.get("hero") for words in wanted.values()]]
    for seat in range(s.players):
        words = wanted.get(seat, {})
        ids = {name: k for k, name in enumerate(HERO_NAMES)}
        hero = named(ids, "hero", words["hero"], words, "hero") if "hero" in words else free.pop(0)
        if hero in s.hero:
            raise CaseError(f"two players have {HERO_NAMES[hero]}", part)
        s.hero[seat] = hero
        s.colour[seat] = seat
        s.items[seat] |= 1 << FIRST_HERO + hero
        place_hero(g, seat, words)
        for name in ATTRIBUTE_NAMES:
            if name in words:
                s.attributes[3 * seat + ATTRIBUTE_ID[name]] = as_number(words[name], words, name)
        for attribute in several(ATTRIBUTE_ID, "attribute", words.get("injured", []), words, "injured"):
            s.injured[seat] |= 1 << attribute


def place_hero(g: Given, seat: int, words: dict[str, object]) -> None:
    """On the map, or on a step of a quest."""
    s = g.t.s
    if "quest" in words:
        ids = {name: k for k, name in enumerate(QUEST_NAMES)}
        s.quest_of[seat] = named(ids, "quest", words["quest"], words, "quest")
        s.quest_step[seat] = as_number(words.get("step", 1), words, "step")
    else:
        s.hero_at[seat] = names.region(words.get("at", HEROES_AT[seat]), words, "at")


def set_control(g: Given) -> None:
    """``control: {boeotia: a}``."""
    s = g.t.s
    for name, value in g.mapping("control").items():
        region = names.region(name, g.words["control"], name)
        seat = names.player(value, s.players, g.words["control"], name)
        s.control[region] = seat
        s.held[seat] |= 1 << region
        if region in MONUMENT_AT:
            g.t.give_item(seat, DIVINE_OF[MONUMENT_AT.index(region)])


def set_armies(g: Given) -> None:
    """``armies: {a: {boeotia: 3, arcadia/city: 1}}``; enough hoplites in a neutral region control it (H14.2)."""
    t = g.t
    for seat, value, within in g.by_player("armies"):
        for name, number in as_mapping(value, within, "armies").items():
            region = names.region(name.removesuffix(names.CITY), value, name)
            count = as_number(number, value, name)
            if name.endswith(names.CITY):
                t.recruit(seat, region, 1, True)
            else:
                t.recruit(seat, region, count, False)
            t.claim(seat, region)


def set_cards(g: Given) -> None:
    """``hands: {a: [cc01]}``, ``deck: [cc02]`` (next to be drawn first)."""
    s = g.t.s
    used: list[int] = []
    for seat, value, within in g.by_player("hands"):
        cards = several(CARD_ID, "combat card", value, within, "hands")
        s.hands[seat] = sum(1 << card for card in cards)
        used += cards
    top = several(CARD_ID, "combat card", g.words.get("deck", []), g.words, "deck")
    if len(set(used + top)) < len(used + top):
        raise CaseError("a combat card is in two places", g.words)
    s.combat_deck = [card for card in s.combat_deck if card not in used + top] + top[::-1]


def set_decks(g: Given) -> None:
    """``events``, ``attacks``, ``blessings``, ``artifacts``: what is drawn next, the first one first."""
    s = g.t.s
    events = {name: k for k, name in enumerate(EVENT_NAMES)}
    s.event_deck = on_top(g, "events", events, s.event_deck)
    s.attack_deck = on_top(g, "attacks", ATTACK_ID, s.attack_deck)
    s.blessing_deck = on_top(g, "blessings", ITEM_ID, s.blessing_deck)
    s.artifact_deck = on_top(g, "artifacts", ITEM_ID, s.artifact_deck)


def on_top(g: Given, key: str, ids: dict[str, int], deck: list[int]) -> list[int]:
    """The deck with the cards that the case names on top."""
    wanted = several(ids, key, g.words.get(key, []), g.words, key)
    for n, card in enumerate(wanted):
        if card not in deck:
            raise CaseError("this card is not in the deck", g.words[key], n)
    return [card for card in deck if card not in wanted] + wanted[::-1]


def set_items(g: Given) -> None:
    """``items: {a: [aegis, bluff]}``, ``discharged: [aegis]``."""
    s = g.t.s
    for seat, value, within in g.by_player("items"):
        for item in several(ITEM_ID, "item", value, within, "items"):
            g.t.give_item(seat, item)
            for deck in (s.artifact_deck, s.blessing_deck):
                if item in deck:
                    deck.remove(item)
            if item >= FIRST_QUEST and item < FIRST_HERO:
                take_quest_out(g, item - FIRST_QUEST)
    for item in several(ITEM_ID, "item", g.words.get("discharged", []), g.words, "discharged"):
        if item >= N_ARTIFACTS:
            raise CaseError("only artifacts are discharged", g.words, "discharged")
        s.charged &= ~(1 << item)


def take_quest_out(g: Given, quest: int) -> None:
    """A quest that was completed."""
    g.t.s.quests_out |= 1 << quest
    g.t.s.event_deck.remove(FIRST_QUEST_EVENT + quest)


def set_priests(g: Given) -> None:
    """``priests: {a: 2}`` in pools, ``praying: {zeus: {a: 1}}`` at monuments."""
    s = g.t.s
    for seat, value, within in g.by_player("priests"):
        s.pool[seat] = as_number(value, within, "priests")
    for god, value in g.mapping("praying").items():
        part = as_mapping(value, g.words["praying"], god)
        for name, number in part.items():
            place = named(GOD_ID, "god", god, g.words["praying"], god) * SEATS
            s.praying[place + names.player(name, s.players, part, name)] = as_number(number, part, name)


def set_marks(g: Given) -> None:
    """``used: {a: [recruit]}``, ``glory: {green: a}``, ``levels: {zeus: 4}``, ``done: [hoplites]``."""
    s = g.t.s
    for seat, value, within in g.by_player("used"):
        for action in several(ACTION_ID, "action", value, within, "used"):
            s.used[seat] |= 1 << action
    for land, value in g.mapping("glory").items():
        at = named(LAND_ID, "land", land, g.words["glory"], land)
        s.glory[at] = names.player(value, s.players, g.words["glory"], land)
    for god, value in g.mapping("levels").items():
        s.level[named(GOD_ID, "god", god, g.words["levels"], god)] = as_number(value, g.words["levels"], god)
    for action in several(REGULAR, "regular action", g.words.get("done", []), g.words, "done"):
        s.regular |= action


def set_temples(g: Given) -> None:
    """``temples: [aetolia, phocis]``, ``temple_card: tc1``."""
    s = g.t.s
    card = g.words.get("temple_card", "tc1")
    s.temple_card = named(TEMPLE_CARD_ID, "temple card", card, g.words, "temple_card")
    for region in several(REGION_ID, "region", g.words.get("temples", []), g.words, "temples"):
        s.temples |= 1 << region
        s.temples_built += region != PHOCIS


def set_monsters(g: Given) -> None:
    """``monsters: {hydra: {at: argolis, covered: [1, 2], evolved: [a]}}``, ``slain: {a: [sphinx]}``."""
    s = g.t.s
    part = g.mapping("monsters")
    for name, value in part.items():
        monster = named(MONSTER_ID, "monster", name, part, name)
        words = as_mapping(value, part, name)
        known(words, ["at", "covered", "evolved"])
        s.monster_at[monster] = names.region(words.get("at"), words, "at")
        for card in several({"a": 0, "b": 1}, "evolution", words.get("evolved", []), words, "evolved"):
            s.evolved[monster] |= 1 << card
            s.event_deck.remove(2 * monster + card)
        s.covered[monster] = names.slots(words.get("covered", []), len(g.t.slots(monster)), words, "covered")
    for seat, value, within in g.by_player("slain"):
        for monster in several(MONSTER_ID, "monster", value, within, "slain"):
            s.monster_at[monster] = SLAIN
            s.figures[seat] |= 1 << monster


def set_quests(g: Given) -> None:
    """``quests: [aid_to_atlas]``: on the board; those with heroes on them are, too."""
    s = g.t.s
    ids = {name: k for k, name in enumerate(QUEST_NAMES)}
    quests = several(ids, "quest", g.words.get("quests", []), g.words, "quests")
    for quest in quests + [quest for quest in s.quest_of if quest != NOBODY]:
        if quest not in s.quest_slots:
            if NOBODY not in s.quest_slots:
                raise CaseError("there are three quest slots (H2.7)", g.words, "quests")
            s.quest_slots[s.quest_slots.index(NOBODY)] = quest
            s.event_deck.remove(FIRST_QUEST_EVENT + quest)


def set_king(g: Given) -> None:
    """``king: {player: a, god: zeus, tokens: 1}``."""
    s = g.t.s
    words = g.mapping("king")
    if words:
        known(words, ["player", "god", "tokens", "open"])
        s.king = names.player(words.get("player"), s.players, words, "player")
        s.king_god = named(GOD_ID, "god", words.get("god"), words, "god")
        s.king_tokens = as_number(words.get("tokens", 3), words, "tokens")
        s.king_open = bool(words.get("open", False))


def set_moment(g: Given) -> None:
    """``moment: regular``, ``special``, ``hoplites``, ``monsters``, ``event``, ``place``; ``active: a``."""
    s = g.t.s
    s.active = g.seat("active", 0)
    s.turn = 1
    moment = as_word(g.words.get("moment", "regular"), g.words, "moment")
    if moment == "hoplites":
        begin_movement(g.t)
        s.regular |= REGULAR["hoplites"]
        s.stack.append("regular")
        s.step = "hoplites"
    elif moment in MOMENTS:
        s.step = moment
    else:
        raise CaseError(f"there is no moment {moment!r}", g.words, "moment")
    if moment in ("monsters", "event"):
        s.stack.append("acted")
        s.rolling = sum(1 << monster for monster in range(7) if s.monster_at[monster] >= 0)
    if moment == "monsters":
        s.stack.append("event")
    s.fresh = True
    if moment == "place":
        order = as_list(g.words.get("placing", []), g.words, "placing")
        s.placing = [names.player(name, s.players, order, n) for n, name in enumerate(order)]
        for seat in s.placing:
            s.items[seat] &= ~(1 << FIRST_HERO + s.hero[seat])
            s.hero[seat] = s.colour[seat] = s.hero_at[seat] = NOBODY


def set_hunt(g: Given) -> None:
    """``hunt: {monster: hydra, step: attack, covered: [1]}``: a hunt of the active player is under way."""
    s = g.t.s
    words = g.mapping("hunt")
    if words:
        known(words, ["monster", "step", "covered", "attacks_before"])
        s.hunted = named(MONSTER_ID, "monster", words.get("monster"), words, "monster")
        s.hunt_covered = names.slots(words.get("covered", []), len(g.t.slots(s.hunted)), words, "covered")
        s.hunt_attacks = as_number(words.get("attacks_before", 0), words, "attacks_before")
        s.step = HUNT_STEPS[as_word(words.get("step", "attack"), words, "step")]
        s.stack.append("acted")


SETTERS: Final[dict[str, Callable[[Given], None]]] = {
    "heroes": set_heroes,
    "control": set_control,
    "armies": set_armies,
    "hands": set_cards,
    "events": set_decks,
    "items": set_items,
    "priests": set_priests,
    "used": set_marks,
    "temples": set_temples,
    "monsters": set_monsters,
    "quests": set_quests,
    "king": set_king,
    "moment": set_moment,
    "hunt": set_hunt,
}
FURTHER: Final = [
    "deck", "attacks", "blessings", "artifacts", "discharged", "praying", "glory", "levels", "done", "temple_card",
    "slain", "active", "placing",
]  # fmt: skip
"""Words that one of the functions above reads, too."""


def set_board(g: Given) -> None:
    """Lay out the table and carry out every word."""
    lay_out(g.t)
    known(g.words, [*SETTERS, *FURTHER])
    for setter in SETTERS.values():
        setter(g)
