"""What rules cases of Lords of Hellas may expect: one function a word, which says what is found instead."""

from collections.abc import Callable
from typing import Final

from tyche.core.vocabulary import as_mapping, compare, each, each_of_each, named, several, shown
from tyche.games.hellas import case_names as names
from tyche.games.hellas.atlas import GOD_ID, LAND_ID, REGION_NAMES, bits
from tyche.games.hellas.components import (
    ACTION_NAMES,
    ATTRIBUTE_ID,
    CARD_ID,
    CARD_NAMES,
    EVENT_NAMES,
    FIRST_HERO,
    ITEM_ID,
    ITEM_NAMES,
    MONSTER_ID,
    MONSTER_NAMES,
    PLAYER_NAMES,
    QUEST_NAMES,
)
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.state import NOBODY, SLAIN

Word = Callable[[Hellas, object, object], str | None]


def who(seat: int) -> str:
    """A player as cases write it."""
    return PLAYER_NAMES[seat] if seat >= 0 else names.NONE


def each_player(t: Hellas, value: object, within: object, word: str, find: Callable[[int], object]) -> str | None:
    """Compare by player."""
    return each(value, within, word, lambda name, part: find(names.player(name, t.s.players, part, name)))


def each_of_players(
    t: Hellas, value: object, within: object, word: str, find: Callable[[int, str, dict[str, object]], object]
) -> str | None:
    """Compare what players have, each by a name."""
    return each_of_each(value, within, word, lambda name, part: names.player(name, t.s.players, part, name), find)


# --- the map ---


def control(t: Hellas, value: object, within: object) -> str | None:
    """``control: {boeotia: a, attica: nobody}``."""
    return each(value, within, "control", lambda name, part: who(t.s.control[names.region(name, part, name)]))


def armies(t: Hellas, value: object, within: object) -> str | None:
    """``armies: {a: {boeotia: 2}}``: hoplites in a region, the fortified one included."""

    def find(seat: int, name: str, part: dict[str, object]) -> int:
        return t.army(seat, names.region(name, part, name))

    return each_of_players(t, value, within, "armies", find)


def fortified(t: Hellas, value: object, within: object) -> str | None:
    """``fortified: {arcadia: a, elis: nobody}``."""
    return each(value, within, "fortified", lambda name, part: who(t.s.fortified[names.region(name, part, name)]))


def supply(t: Hellas, value: object, within: object) -> str | None:
    """``supply: {a: 12}``."""
    return each_player(t, value, within, "supply", lambda seat: t.s.supply[seat])


def temples(t: Hellas, value: object, within: object) -> str | None:
    """``temples: [aetolia]``: exactly these."""
    return compare([REGION_NAMES[region] for region in bits(t.s.temples)], value)


def level(t: Hellas, value: object, within: object) -> str | None:
    """``level: {zeus: 2}``."""
    return each(value, within, "level", lambda name, part: t.s.level[named(GOD_ID, "god", name, part, name)])


def quests(t: Hellas, value: object, within: object) -> str | None:
    """``quests: [aid_to_atlas]``: on the board."""
    return compare([QUEST_NAMES[quest] for quest in t.s.quest_slots if quest != NOBODY], value)


# --- players ---


def hero_at(t: Hellas, value: object, within: object) -> str | None:
    """``hero_at: {a: elis, b: quest}``."""
    return each_player(
        t, value, within, "hero_at", lambda k: REGION_NAMES[t.s.hero_at[k]] if t.s.hero_at[k] >= 0 else "quest"
    )


def quest_step(t: Hellas, value: object, within: object) -> str | None:
    """``quest_step: {a: 2}``."""
    return each_player(t, value, within, "quest_step", lambda seat: t.s.quest_step[seat])


def attributes(t: Hellas, value: object, within: object) -> str | None:
    """``attributes: {a: {strength: 2}}``: the values that count."""

    def find(seat: int, name: str, part: dict[str, object]) -> int:
        return t.attribute(seat, named(ATTRIBUTE_ID, "attribute", name, part, name))

    return each_of_players(t, value, within, "attributes", find)


def injuries(t: Hellas, value: object, within: object) -> str | None:
    """``injuries: {a: 1}``."""
    return each_player(t, value, within, "injuries", t.injuries)


def priests(t: Hellas, value: object, within: object) -> str | None:
    """``priests: {a: 1}``: in the pool."""
    return each_player(t, value, within, "priests", lambda seat: t.s.pool[seat])


def praying(t: Hellas, value: object, within: object) -> str | None:
    """``praying: {a: 1}``: at monuments."""
    return each_player(t, value, within, "praying", t.priests_praying)


def glory(t: Hellas, value: object, within: object) -> str | None:
    """``glory: {green: a, red: nobody}``."""
    return each(value, within, "glory", lambda name, part: who(t.s.glory[named(LAND_ID, "land", name, part, name)]))


def used(t: Hellas, value: object, within: object) -> str | None:
    """``used: {a: [recruit]}``: exactly these actions are marked."""
    return each_player(t, value, within, "used", lambda seat: [ACTION_NAMES[k] for k in bits(t.s.used[seat])])


def items(t: Hellas, value: object, within: object) -> str | None:
    """``items: {a: [aegis]}``: exactly these artifacts, blessings and quest cards."""
    return each_player(
        t, value, within, "items", lambda seat: [ITEM_NAMES[k] for k in bits(t.s.items[seat]) if k < FIRST_HERO]
    )


def owner(t: Hellas, value: object, within: object) -> str | None:
    """``owner: {aegis: a}``."""

    def find(name: str, part: dict[str, object]) -> str:
        return who(t.owner_of(named(ITEM_ID, "item", name, part, name)))

    return each(value, within, "owner", find)


def charged(t: Hellas, value: object, within: object) -> str | None:
    """``charged: {aegis: false}``."""

    def find(name: str, part: dict[str, object]) -> bool:
        return bool(t.s.charged >> named(ITEM_ID, "item", name, part, name) & 1)

    return each(value, within, "charged", find)


# --- monsters and cards ---


def monster_at(t: Hellas, value: object, within: object) -> str | None:
    """``monster_at: {hydra: argolis, sphinx: slain, medusa: nowhere}``."""

    def find(name: str, part: dict[str, object]) -> str:
        at = t.s.monster_at[named(MONSTER_ID, "monster", name, part, name)]
        return "slain" if at == SLAIN else "nowhere" if at == NOBODY else REGION_NAMES[at]

    return each(value, within, "monster_at", find)


def covered(t: Hellas, value: object, within: object) -> str | None:
    """``covered: {hydra: [1, 3]}``: the wounds by slot."""

    def find(name: str, part: dict[str, object]) -> list[int]:
        return [slot + 1 for slot in bits(t.s.covered[named(MONSTER_ID, "monster", name, part, name)])]

    return each(value, within, "covered", find)


def evolved(t: Hellas, value: object, within: object) -> str | None:
    """``evolved: {hydra: [a]}``: the cards under a tray."""

    def find(name: str, part: dict[str, object]) -> list[str]:
        return ["ab"[k] for k in bits(t.s.evolved[named(MONSTER_ID, "monster", name, part, name)])]

    return each(value, within, "evolved", find)


def figures(t: Hellas, value: object, within: object) -> str | None:
    """``figures: {a: [hydra]}``."""
    return each_player(t, value, within, "figures", lambda seat: [MONSTER_NAMES[k] for k in bits(t.s.figures[seat])])


def hand(t: Hellas, value: object, within: object) -> str | None:
    """``hand: {a: [cc01]}``: exactly these cards."""
    part = as_mapping(value, within, "hand")
    wrong: list[str] = []
    for name, cards in part.items():
        found = bits(t.s.hands[names.player(name, t.s.players, part, name)])
        if found != sorted(several(CARD_ID, "combat card", cards, part, name)):
            wrong.append(f"{name} {shown([CARD_NAMES[card] for card in found])}")
    return ", ".join(wrong) or None


def cards(t: Hellas, value: object, within: object) -> str | None:
    """``cards: {a: 3}``: how many are in a hand."""
    return each_player(t, value, within, "cards", lambda seat: t.s.hands[seat].bit_count())


def event_discard(t: Hellas, value: object, within: object) -> str | None:
    """``event_discard: [ev_medusa_b]``: exactly these."""
    return compare([EVENT_NAMES[event] for event in bits(t.s.event_discard)], value)


def attack_strength(t: Hellas, value: object, within: object) -> str | None:
    """``attack_strength: 4``: what is left to defend against."""
    return compare(t.s.defence, value)


# --- the course of play ---


def active(t: Hellas, value: object, within: object) -> str | None:
    """``active: a``."""
    return compare(who(t.s.active), value)


def step(t: Hellas, value: object, within: object) -> str | None:
    """``step: regular``: the step the game stands in."""
    return compare(t.s.step, value)


def king_tokens(t: Hellas, value: object, within: object) -> str | None:
    """``king_tokens: 2``."""
    return compare(t.s.king_tokens, value)


def winner(t: Hellas, value: object, within: object) -> str | None:
    """``winner: a``, or ``nobody``."""
    return compare(who(t.s.winner), value)


def victory(t: Hellas, value: object, within: object) -> str | None:
    """``victory: warlord``, ``favoured``, ``slayer`` or ``king-of-kings``."""
    return compare(t.s.victory, value)


WORDS: Final[dict[str, Word]] = {
    "control": control,
    "armies": armies,
    "fortified": fortified,
    "supply": supply,
    "temples": temples,
    "level": level,
    "quests": quests,
    "hero_at": hero_at,
    "quest_step": quest_step,
    "attributes": attributes,
    "injuries": injuries,
    "priests": priests,
    "praying": praying,
    "glory": glory,
    "used": used,
    "items": items,
    "owner": owner,
    "charged": charged,
    "monster_at": monster_at,
    "covered": covered,
    "evolved": evolved,
    "figures": figures,
    "hand": hand,
    "cards": cards,
    "event_discard": event_discard,
    "attack_strength": attack_strength,
    "active": active,
    "step": step,
    "king_tokens": king_tokens,
    "winner": winner,
    "victory": victory,
}
