"""What rules cases of Lords of Hellas may expect: one function a word, which says what is found instead."""

from collections.abc import Callable
from typing import Final

from tyche.core.node import NOBODY as NONE
from tyche.core.node import Node, shown
from tyche.core.verbs import Kind
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import FIRST_HERO, TEMPLES_IN_PLAY
from tyche.games.hellas.rules.kinds import (
    ACTION,
    ATTRIBUTE,
    CARD,
    EVENT,
    GOD,
    ITEM,
    LAND,
    MONSTER,
    PLAYER,
    QUEST,
    REGION,
    TEMPLE_CARD,
    named_in,
)
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY, SLAIN

Word = Callable[[Hellas, Node], str | None]


def who(seat: int) -> str:
    """A player as cases write it."""
    return PLAYER.words[seat] if seat >= 0 else NONE


def by_player(find: Callable[[Hellas, int], object]) -> Word:
    """Something by player: ``supply: {a: 12}``."""
    return lambda t, node: node.each(lambda entry: find(t, entry.key_seat(t.setup.seats)))


def by_name(kind: Kind, find: Callable[[Hellas, int], object]) -> Word:
    """Something by a name: ``control: {boeotia: a}``."""
    return lambda t, node: node.each(lambda entry: find(t, entry.key_name(kind)))


def of_players(kind: Kind, find: Callable[[Hellas, int, int], object]) -> Word:
    """What players have, each by a name: ``armies: {a: {boeotia: 2}}``."""
    return lambda t, node: node.each_of_each(
        lambda owner, entry: find(t, owner.key_seat(t.setup.seats), entry.key_name(kind))
    )


def plain(find: Callable[[Hellas], object]) -> Word:
    """One thing: ``active: a``."""
    return lambda t, node: node.differs(find(t))


def at_once(kind: Kind, find: Callable[[Hellas], list[int]]) -> Word:
    """Exactly these, in any order: ``temples: [aetolia]``."""

    def check(t: Hellas, node: Node) -> str | None:
        found = find(t)
        return None if sorted(node.names(kind)) == sorted(found) else shown([kind.words[one] for one in found])

    return check


def sets(kind: Kind, find: Callable[[Hellas, int], int]) -> Word:
    """Exactly these by player, in any order: ``used: {a: [recruit]}``."""

    def check(t: Hellas, node: Node) -> str | None:
        wrong = [
            f"{entry.key} {shown(named_in(kind, find(t, seat)))}"
            for seat, entry in node.by_seat(t.setup.seats)
            if entry.mask(kind) != find(t, seat)
        ]
        return ", ".join(wrong) or None

    return check


def hero_at(t: Hellas, seat: int) -> str:
    """Where a hero is."""
    return REGION.words[t.s.hero_at[seat]] if t.s.hero_at[seat] >= 0 else "quest"


def monster_at(t: Hellas, monster: int) -> str:
    """Where a monster is."""
    at = t.s.monster_at[monster]
    return "slain" if at == SLAIN else "nowhere" if at == NOBODY else REGION.words[at]


def decks(t: Hellas, node: Node) -> str | None:
    """The number of cards in each deck, and of temples left to build."""
    s = t.s
    found = {
        "combat": len(s.combat_deck),
        "events": len(s.event_deck),
        "attacks": len(s.attack_deck),
        "blessings": len(s.blessing_deck),
        "artifacts": len(s.artifact_deck),
        "temples": TEMPLES_IN_PLAY[s.players] - s.temples_built,
    }
    return node.known(*found).each(lambda entry: found[str(entry.key)])


EXPECTATIONS: Final[dict[str, Word]] = {
    # the map
    "control": by_name(REGION, lambda t, region: who(t.s.control[region])),
    "armies": of_players(REGION, lambda t, seat, region: t.army(seat, region)),
    "fortified": by_name(REGION, lambda t, region: who(t.s.fortified[region])),
    "supply": by_player(lambda t, seat: t.s.supply[seat]),
    "temples": at_once(REGION, lambda t: bits(t.s.temples)),
    "temple_card": plain(lambda t: TEMPLE_CARD.spell(t.s.temple_card)),
    "level": by_name(GOD, lambda t, god: t.s.level[god]),
    "quests": at_once(QUEST, lambda t: [quest for quest in t.s.quest_slots if quest != NOBODY]),
    # players
    "hero_at": by_player(hero_at),
    "quest_step": by_player(lambda t, seat: t.s.quest_step[seat]),
    "attributes": of_players(ATTRIBUTE, lambda t, seat, attribute: t.attribute(seat, attribute)),
    "injuries": by_player(lambda t, seat: t.injuries(seat)),
    "priests": by_player(lambda t, seat: t.s.pool[seat]),
    "praying": by_player(lambda t, seat: t.priests_praying(seat)),
    "glory": by_name(LAND, lambda t, land: who(t.s.glory[land])),
    "used": sets(ACTION, lambda t, seat: t.s.used[seat]),
    "items": sets(ITEM, lambda t, seat: t.s.items[seat] & ((1 << FIRST_HERO) - 1)),
    "owner": by_name(ITEM, lambda t, item: who(t.owner_of(item))),
    "charged": by_name(ITEM, lambda t, item: bool(t.s.charged >> item & 1)),
    # monsters and cards
    "monster_at": by_name(MONSTER, monster_at),
    "covered": by_name(MONSTER, lambda t, monster: [slot + 1 for slot in bits(t.s.covered[monster])]),
    "evolved": by_name(MONSTER, lambda t, monster: ["ab"[k] for k in bits(t.s.evolved[monster])]),
    "figures": sets(MONSTER, lambda t, seat: t.s.figures[seat]),
    "hand": sets(CARD, lambda t, seat: t.s.hands[seat]),
    "cards": by_player(lambda t, seat: t.s.hands[seat].bit_count()),
    "event_discard": at_once(EVENT, lambda t: bits(t.s.event_discard)),
    "decks": decks,
    "attack_strength": plain(lambda t: t.s.defence),
    # the course of play
    "active": plain(lambda t: who(t.s.active)),
    "step": plain(lambda t: t.s.step),
    "king_tokens": plain(lambda t: t.s.king_tokens),
    "winner": plain(lambda t: who(t.s.winner)),
    "victory": plain(lambda t: t.s.victory),
}
