"""How rules cases of Lords of Hellas give a position: one function a word or few, in the order of their use."""

from collections.abc import Callable
from typing import Final

from tyche.core.node import Node
from tyche.core.verbs import Kind
from tyche.games.hellas.edges.case_moment import set_moment, set_turn, slots
from tyche.games.hellas.edges.case_words import EVOLUTION, REGULAR, WORDS
from tyche.games.hellas.rules.atlas import MONUMENT_AT, PHOCIS
from tyche.games.hellas.rules.components import (
    ALL_ARTIFACTS,
    ATTRIBUTE_NAMES,
    DIVINE_OF,
    FIRST_HERO,
    FIRST_QUEST,
    FIRST_QUEST_EVENT,
    HERO_NAMES,
    HOPLITES,
    MOST_LEVEL,
    PRIESTS,
)
from tyche.games.hellas.rules.kinds import (
    ACTION,
    ATTACK,
    ATTRIBUTE,
    CARD,
    COLOUR,
    EVENT,
    GOD,
    HERO,
    ITEM,
    LAND,
    MONSTER,
    QUEST,
    REGION,
    TEMPLE_CARD,
)
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.setup import lay_out
from tyche.games.hellas.rules.state import NOBODY, SEATS, SLAIN

CITY: Final = "/city"
HEROES_AT: Final = ["macedonia", "chalkidiki", "crete", "epirus"]
"""Where heroes are that a case does not place; their owners have no hoplites unless it says so."""
EMPTY: Final[dict[str, object]] = {}

# --- heroes and the map ---


def set_heroes(t: Hellas, given: Node) -> None:
    """``heroes: {a: {hero: achilles, at: elis, strength: 3, injured: [speed]}, b: {quest: aid_to_atlas, step: 2}}``."""
    s = t.s
    part = given.at("heroes", EMPTY)
    wanted = dict(part.by_seat(t.setup.seats))
    for words in wanted.values():
        words.known("hero", "at", "quest", "step", "injured", "colour", *ATTRIBUTE_NAMES)
    chosen = [words.at("hero").name(HERO) for words in wanted.values() if words.has("hero")]
    free = [hero for hero in range(len(HERO_NAMES)) if hero not in chosen]
    painted = [words.at("colour").name(COLOUR) for words in wanted.values() if words.has("colour")]
    colours = [colour for colour in range(len(COLOUR.words)) if colour not in painted]
    if len(set(painted)) < len(painted):
        raise part.fault("two players have one colour", "twice", word=str(part.key))
    for seat in range(s.players):
        words = wanted.get(seat, Node(EMPTY, EMPTY, ""))
        hero = words.at("hero").name(HERO) if words.has("hero") else free.pop(0)
        if hero in s.hero:
            raise part.fault(f"two players have {HERO_NAMES[hero]}", "twice", word=HERO_NAMES[hero])
        s.hero[seat] = hero
        s.colour[seat] = words.at("colour").name(COLOUR) if words.has("colour") else colours.pop(0)
        s.items[seat] |= 1 << FIRST_HERO + hero
        place_hero(t, seat, words)
        set_attributes(t, seat, words)


def set_attributes(t: Hellas, seat: int, words: Node) -> None:
    """The values of the attributes, and injuries."""
    for attribute, name in enumerate(ATTRIBUTE_NAMES):
        if words.has(name):
            t.s.attributes[3 * seat + attribute] = words.at(name).number(1, t.rules.most[attribute])
    t.s.injured[seat] = words.at("injured", []).mask(ATTRIBUTE)


def place_hero(t: Hellas, seat: int, words: Node) -> None:
    """On the map, or on a step of a quest."""
    if words.has("quest"):
        if words.has("at"):
            raise words.fault(
                "a hero on a quest is in no region (H15.2): say `at` or `quest`", "either", one="at", other="quest"
            )
        t.s.quest_of[seat] = words.at("quest").name(QUEST)
        t.s.quest_step[seat] = words.at("step", 1).number(1, 2)
    else:
        t.s.hero_at[seat] = words.at("at", HEROES_AT[seat]).name(REGION)


def set_control(t: Hellas, given: Node) -> None:
    """``control: {boeotia: a}``."""
    for region, owner in given.at("control", EMPTY).by(REGION):
        seat = owner.seat(t.setup.seats)
        t.s.control[region] = seat
        t.s.held[seat] |= 1 << region
        if region in MONUMENT_AT:
            t.give_item(seat, DIVINE_OF[MONUMENT_AT.index(region)])


def set_armies(t: Hellas, given: Node) -> None:
    """``armies: {a: {boeotia: 3, arcadia/city: 1}}``; enough hoplites in a neutral region control it (H14.2)."""
    fought = given.at("battle").at("at").name(REGION) if given.has("battle") else NOBODY
    for seat, armies in given.at("armies", EMPTY).by_seat(t.setup.seats):
        for army in armies.entries():
            place = str(army.key)
            region = Node(place.removesuffix(CITY), armies.value, army.key).name(REGION)
            inside = place.endswith(CITY)
            t.recruit(seat, region, army.number(1, 1) if inside else army.number(0, HOPLITES), inside)
            holder = t.s.control[region]
            if region == fought:
                continue
            if holder not in (NOBODY, seat):
                other, name = t.setup.seats[holder], REGION.words[region]
                raise army.fault(
                    f"{other} cannot control {name} while others stand there (H14.3)", "rule", rule="H14.3"
                )
            t.claim(seat, region)


def set_temples(t: Hellas, given: Node) -> None:
    """``temples: [aetolia, phocis]``, ``temple_card: tc1``."""
    t.s.temple_card = given.at("temple_card", TEMPLE_CARD.words[0]).name(TEMPLE_CARD)
    t.s.temples = given.at("temples", []).mask(REGION)
    t.s.temples_built = (t.s.temples & ~(1 << PHOCIS)).bit_count()


# --- cards ---


def set_cards(t: Hellas, given: Node) -> None:
    """``hands: {a: [cc01]}``, ``deck: [cc02]`` (next to be drawn first), ``discarded: [cc03]``."""
    s = t.s
    used: list[int] = []
    for seat, hand in given.at("hands", EMPTY).by_seat(t.setup.seats):
        s.hands[seat] = hand.mask(CARD)
        used += hand.names(CARD)
    used += given.at("discarded", []).names(CARD)
    s.combat_discard = given.at("discarded", []).mask(CARD)
    top = given.at("deck", []).names(CARD)
    if len(set(used + top)) < len(used + top):
        raise given.fault("a combat card is in two places", "two-places")
    s.combat_deck = [card for card in s.combat_deck if card not in used + top] + top[::-1]


def set_decks(t: Hellas, given: Node) -> None:
    """``events``, ``attacks``, ``blessings``, ``artifacts``: what is drawn next, the first one first."""
    s = t.s
    s.event_deck = on_top(given.at("events", []), EVENT, s.event_deck)
    s.attack_deck = on_top(given.at("attacks", []), ATTACK, s.attack_deck)
    s.blessing_deck = on_top(given.at("blessings", []), ITEM, s.blessing_deck)
    s.artifact_deck = on_top(given.at("artifacts", []), ITEM, s.artifact_deck)


def on_top(wanted: Node, kind: Kind, deck: list[int]) -> list[int]:
    """The deck with the cards that the case names on top."""
    top = present(wanted, kind, deck)
    return [card for card in deck if card not in top] + top[::-1]


def set_items(t: Hellas, given: Node) -> None:
    """``items: {a: [aegis, bluff]}``, ``discharged: [aegis]``."""
    s = t.s
    for seat, items in given.at("items", EMPTY).by_seat(t.setup.seats):
        for one in items.items():
            item = one.name(ITEM)
            if t.owner_of(item) not in (NOBODY, seat):
                raise one.fault(
                    f"{t.setup.seats[t.owner_of(item)]} has it",
                    "belongs",
                    word=str(one.value),
                    whom=t.setup.seats[t.owner_of(item)],
                )
            t.give_item(seat, item)
            for deck in (s.artifact_deck, s.blessing_deck):
                if item in deck:
                    deck.remove(item)
            if FIRST_QUEST <= item < FIRST_HERO:
                s.quests_out |= 1 << item - FIRST_QUEST
                s.event_deck.remove(FIRST_QUEST_EVENT + item - FIRST_QUEST)
    for one in given.at("discharged", []).items():
        if not ALL_ARTIFACTS >> one.name(ITEM) & 1:
            raise one.fault("only artifacts are discharged", "kind", word=str(one.value))
        s.charged &= ~(1 << one.name(ITEM))


# --- priests, marks, monuments ---


def set_priests(t: Hellas, given: Node) -> None:
    """``priests: {a: 2}`` in pools, ``praying: {zeus: {a: 1}}`` at monuments."""
    for seat, pool in given.at("priests", EMPTY).by_seat(t.setup.seats):
        t.s.pool[seat] = pool.number(0, PRIESTS)
    for god, players in given.at("praying", EMPTY).by(GOD):
        for seat, number in players.by_seat(t.setup.seats):
            t.s.praying[god * SEATS + seat] = number.number(0, PRIESTS)


def set_marks(t: Hellas, given: Node) -> None:
    """``used: {a: [recruit]}``, ``glory: {green: a}``, ``levels: {zeus: 4}``, ``done: [hoplites]``."""
    for seat, actions in given.at("used", EMPTY).by_seat(t.setup.seats):
        t.s.used[seat] = actions.mask(ACTION)
    for land, owner in given.at("glory", EMPTY).by(LAND):
        t.s.glory[land] = owner.seat(t.setup.seats)
    for god, level in given.at("levels", EMPTY).by(GOD):
        t.s.level[god] = level.number(1, MOST_LEVEL)
    t.s.regular = given.at("done", []).mask(REGULAR)


def set_king(t: Hellas, given: Node) -> None:
    """``king: {player: a, god: zeus, tokens: 1}``."""
    words = given.at("king", EMPTY).known("player", "god", "tokens", "open")
    if words.value:
        t.s.king = words.at("player").seat(t.setup.seats)
        t.s.king_god = words.at("god").name(GOD)
        t.s.king_tokens = words.at("tokens", 3).number(0, 3)
        t.s.king_open = words.at("open", False).truth()


# --- monsters and quests ---


def set_monsters(t: Hellas, given: Node) -> None:
    """``monsters: {hydra: {at: argolis, covered: [1, 2], evolved: [a]}}``, ``slain: {a: [sphinx]}``.

    A slain monster has no place; the cards under its tray stay where they are.
    """
    s = t.s
    for monster, words in given.at("monsters", EMPTY).by(MONSTER):
        words.known("at", "covered", "evolved")
        if words.has("at"):
            s.monster_at[monster] = words.at("at").name(REGION)
        for card in words.at("evolved", []).names(EVOLUTION):
            s.evolved[monster] |= 1 << card
            s.event_deck.remove(2 * monster + card)
        s.covered[monster] = slots(words.at("covered", []), len(t.slots(monster)))
    for seat, monsters in given.at("slain", EMPTY).by_seat(t.setup.seats):
        for one in monsters.items():
            if s.monster_at[one.name(MONSTER)] != NOBODY:
                raise one.fault("this monster is on the map, or slain by another", "two-places")
            s.monster_at[one.name(MONSTER)] = SLAIN
            s.figures[seat] |= 1 << one.name(MONSTER)
    for monster, words in given.at("monsters", EMPTY).by(MONSTER):
        if s.monster_at[monster] == NOBODY:
            raise words.fault("a monster is `at` a region, or slain", "either", one="at", other="slain")


def set_quests(t: Hellas, given: Node) -> None:
    """``quests: [aid_to_atlas]``: on the board; those with heroes on them are, too."""
    s = t.s
    wanted = given.at("quests", [])
    for quest in wanted.names(QUEST) + [quest for quest in s.quest_of if quest != NOBODY]:
        if quest not in s.quest_slots:
            if NOBODY not in s.quest_slots:
                raise wanted.fault("there are three quest slots (H2.7)", "rule", rule="H2.7")
            s.quest_slots[s.quest_slots.index(NOBODY)] = quest
            s.event_deck.remove(FIRST_QUEST_EVENT + quest)
    for one in given.at("quests_out", []).items():
        quest = one.name(QUEST)
        if FIRST_QUEST_EVENT + quest in s.event_deck:
            s.event_deck.remove(FIRST_QUEST_EVENT + quest)
        s.quests_out |= 1 << quest


def set_discards(t: Hellas, given: Node) -> None:
    """``event_discard: [ev_medusa_b]``, ``blessing_discard: [bluff]``, ``lost: [harpe]`` (out of the game for good)."""
    s = t.s
    s.event_discard = given.at("event_discard", []).mask(EVENT)
    s.event_deck = without(given.at("event_discard", []), EVENT, s.event_deck)
    s.blessing_discard = given.at("blessing_discard", []).mask(ITEM)
    s.blessing_deck = without(given.at("blessing_discard", []), ITEM, s.blessing_deck)
    s.lost_items = given.at("lost", []).mask(ITEM)


def without(wanted: Node, kind: Kind, deck: list[int]) -> list[int]:
    """The deck without the cards that the case has elsewhere."""
    return [card for card in deck if card not in present(wanted, kind, deck)]


def present(wanted: Node, kind: Kind, deck: list[int]) -> list[int]:
    """The cards that a case names, which are still in the deck."""
    for card in wanted.items():
        if card.name(kind) not in deck:
            raise card.fault("this card is not in the deck", "absent", word=str(card.value))
    return wanted.names(kind)


SETTERS: Final[list[Callable[[Hellas, Node], None]]] = [
    set_heroes, set_control, set_armies, set_cards, set_items, set_priests, set_marks, set_temples, set_monsters,
    set_quests, set_discards, set_decks, set_king, set_moment, set_turn,
]  # fmt: skip


def set_board(t: Hellas, given: Node) -> None:
    """Lay out the table and carry out every word."""
    lay_out(t)
    given.known(*[word.name for word in WORDS])
    for setter in SETTERS:
        setter(t, given)
