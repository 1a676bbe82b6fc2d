"""The words in which rules cases of Lords of Hellas give a position: their shapes, and how a position is written."""

from collections.abc import Callable
from typing import Final

from tyche.core.errors import CaseError
from tyche.core.verbs import Kind
from tyche.core.words import PLACE, SEAT, TRUTH, Shape, Word, by, named, number, one_of, parts, place, several
from tyche.games.hellas.rules.atlas import N_LANDS, N_REGIONS, bits
from tyche.games.hellas.rules.components import (
    ALL_ARTIFACTS,
    ATTRIBUTE_NAMES,
    FIRST_HERO,
    HOPLITES,
    MOST_LEVEL,
    MOST_SLOTS,
    N_MONSTERS,
    PRIESTS,
    REGULAR_NAMES,
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
    PLAYER,
    QUEST,
    REGION,
    TEMPLE_CARD,
    named_in,
)
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY, SEATS, SLAIN

REGULAR: Final = Kind("regular action", REGULAR_NAMES, ("regular",))
EVOLUTION: Final = Kind("evolution", ["a", "b"])
REACHED: Final = ["regular", "special", "extra", "artifacts", "place"]
"""The steps at whose head a position can be written as a case."""
MOST_TURNS: Final = 999
MOST_EXTRA: Final = 9
MOST_ATTRIBUTE: Final = 9

Write = Callable[[Hellas], object]


def by_player(find: Callable[[Hellas, int], object]) -> Write:
    """Something by player; what is empty is left out."""
    return lambda t: {PLAYER.words[seat]: find(t, seat) for seat in range(t.s.players) if find(t, seat)}


def sets(kind: Kind, find: Callable[[Hellas, int], int]) -> Write:
    """Names by player."""
    return by_player(lambda t, seat: named_in(kind, find(t, seat)))


def names(kind: Kind, find: Callable[[Hellas], int]) -> Write:
    """All names of a bit set."""
    return lambda t: named_in(kind, find(t))


def owners(kind: Kind, find: Callable[[Hellas], list[int]]) -> Write:
    """Whose each thing is."""
    return lambda t: {kind.words[n]: PLAYER.words[seat] for n, seat in enumerate(find(t)) if seat != NOBODY}


def untouched(t: Hellas) -> object:
    """Nothing: only cases that are written by hand need the word."""
    return None


def heroes(t: Hellas) -> object:
    """Who they are, where, and how strong."""
    chosen = [seat for seat in range(t.s.players) if t.s.hero[seat] != NOBODY]
    return {PLAYER.words[seat]: hero(t, seat) for seat in chosen}


def hero(t: Hellas, seat: int) -> dict[str, object]:
    """One of them."""
    s = t.s
    found: dict[str, object] = {"hero": HERO.words[s.hero[seat]], "colour": COLOUR.words[s.colour[seat]]}
    if s.quest_of[seat] != NOBODY:
        found |= {"quest": QUEST.words[s.quest_of[seat]], "step": s.quest_step[seat]}
    elif s.hero_at[seat] != NOBODY:
        found["at"] = REGION.words[s.hero_at[seat]]
    for attribute, name in enumerate(ATTRIBUTE_NAMES):
        if s.attributes[3 * seat + attribute] != 1:
            found[name] = s.attributes[3 * seat + attribute]
    if s.injured[seat]:
        found["injured"] = named_in(ATTRIBUTE, s.injured[seat])
    return found


def armies(t: Hellas, seat: int) -> object:
    """Hoplites in the open, and in cities."""
    fields = {REGION.words[n]: t.open_hoplites(seat, n) for n in range(N_REGIONS) if t.open_hoplites(seat, n)}
    return fields | {f"{REGION.words[n]}/city": 1 for n in range(N_REGIONS) if t.s.fortified[n] == seat}


def praying(t: Hellas) -> object:
    """Priests at monuments."""
    found: dict[str, object] = {}
    for god, name in enumerate(GOD.words):
        there = {PLAYER.words[seat]: t.s.praying[god * SEATS + seat] for seat in range(t.s.players)}
        found[name] = {who: number for who, number in there.items() if number}
    return {name: there for name, there in found.items() if there}


def monsters(t: Hellas) -> object:
    """Where they are, their wounds, and the cards under their trays, those of the slain too."""
    found: dict[str, object] = {}
    for monster in range(N_MONSTERS):
        where = t.s.monster_at[monster]
        told: dict[str, object] = {"at": REGION.words[where]} if where >= 0 else {}
        if t.s.evolved[monster]:
            told["evolved"] = named_in(EVOLUTION, t.s.evolved[monster])
        if t.s.covered[monster]:
            told["covered"] = [slot + 1 for slot in bits(t.s.covered[monster])]
        if where >= 0 or (told and where == SLAIN):
            found[MONSTER.words[monster]] = told
    return found


def king(t: Hellas) -> object:
    """King of Kings."""
    s = t.s
    if s.king == NOBODY:
        return None
    told: dict[str, object] = {"player": PLAYER.words[s.king], "god": GOD.words[s.king_god], "tokens": s.king_tokens}
    return told | ({"open": True} if s.king_open else {})


def placing(t: Hellas) -> object:
    """H5.12. Who has still to choose a hero; whoever is asked is taken off the list already."""
    if t.s.step != "place":
        return None
    return [PLAYER.words[seat] for seat in [t.s.active, *t.s.placing]]


def moment(t: Hellas) -> str:
    """The step, if a case reaches it: of choosing heroes only the first question of each player."""
    if t.s.step not in REACHED or (t.s.step == "place" and t.s.hero[t.s.active] != NOBODY):
        raise CaseError(f"a case does not reach the step {t.s.step!r}")
    return t.s.step


def levels(t: Hellas) -> object:
    """Monuments beyond the first level."""
    return {GOD.words[god]: level for god, level in enumerate(t.s.level) if level != 1}


PLAYERS: Final = SEAT
ITEMS: Final = several(named(ITEM))
CARDS: Final = several(named(CARD))
HERO_PARTS: Final[Shape] = parts(
    hero=named(HERO),
    colour=named(COLOUR),
    at=PLACE,
    quest=named(QUEST),
    step=number(1, 2),
    strength=number(1, MOST_ATTRIBUTE),
    speed=number(1, MOST_ATTRIBUTE),
    leadership=number(1, MOST_ATTRIBUTE),
    injured=several(named(ATTRIBUTE)),
)
MONSTER_PARTS: Final[Shape] = parts(
    at=PLACE, covered=several(number(1, MOST_SLOTS)), evolved=several(one_of(EVOLUTION.words))
)
KING_PARTS: Final[Shape] = parts(player=PLAYERS, god=named(GOD), tokens=number(0, 3), open=TRUTH)
HUNT_PARTS: Final[Shape] = parts(
    monster=named(MONSTER),
    step=one_of(["start", "attack", "monster", "defend"]),
    covered=several(number(1, MOST_SLOTS)),
    attacks_before=number(0, MOST_EXTRA),
    attack=named(ATTACK),
)
MOMENTS: Final = ["regular", "special", "extra", "artifacts", "hoplites", "battle", "monsters", "event", "place"]

WORDS: Final[list[Word[Hellas]]] = [
    Word("turn", number(0, MOST_TURNS), lambda t: t.s.turn),
    Word("active", SEAT, lambda t: PLAYER.words[t.s.active]),
    Word("moment", one_of([*MOMENTS, "opening"], ("moment",)), moment),
    Word("begun", TRUTH, lambda t: None if t.s.fresh else True),
    Word("done", several(named(REGULAR)), names(REGULAR, lambda t: t.s.regular)),
    Word("once", ITEMS, names(ITEM, lambda t: t.s.once)),
    Word("extra", number(0, MOST_EXTRA), lambda t: t.s.extra or None),
    Word("stays", TRUTH, lambda t: t.s.stay or None),
    Word("exhausted", several(SEAT), names(PLAYER, lambda t: t.s.exhausted)),
    Word("placing", several(SEAT), placing),
    Word("heroes", by(SEAT, HERO_PARTS), heroes),
    Word("control", by(PLACE, SEAT), owners(REGION, lambda t: t.s.control)),
    Word("armies", by(SEAT, by(place("city"), number(0, HOPLITES))), by_player(armies)),
    Word("temples", several(PLACE), names(REGION, lambda t: t.s.temples)),
    Word("temple_card", named(TEMPLE_CARD), lambda t: TEMPLE_CARD.words[t.s.temple_card]),
    Word("levels", by(named(GOD), number(1, MOST_LEVEL)), levels),
    Word("monsters", by(named(MONSTER), MONSTER_PARTS), monsters),
    Word("slain", by(SEAT, several(named(MONSTER))), sets(MONSTER, lambda t, seat: t.s.figures[seat])),
    Word("quests", several(named(QUEST)), lambda t: [QUEST.words[one] for one in t.s.quest_slots if one != NOBODY]),
    Word("quests_out", several(named(QUEST)), names(QUEST, lambda t: t.s.quests_out)),
    Word("glory", by(named(LAND), SEAT), owners(LAND, lambda t: t.s.glory[:N_LANDS])),
    Word("king", KING_PARTS, king),
    Word("priests", by(SEAT, number(0, PRIESTS)), by_player(lambda t, seat: t.s.pool[seat])),
    Word("praying", by(named(GOD), by(SEAT, number(0, PRIESTS))), praying),
    Word("used", by(SEAT, several(named(ACTION))), sets(ACTION, lambda t, seat: t.s.used[seat])),
    Word("hands", by(SEAT, CARDS), sets(CARD, lambda t, seat: t.s.hands[seat])),
    Word("discarded", CARDS, names(CARD, lambda t: t.s.combat_discard)),
    Word("items", by(SEAT, ITEMS), sets(ITEM, lambda t, seat: t.s.items[seat] & ((1 << FIRST_HERO) - 1))),
    Word("discharged", ITEMS, names(ITEM, lambda t: ALL_ARTIFACTS & ~t.s.charged)),
    Word("lost", ITEMS, names(ITEM, lambda t: t.s.lost_items)),
    Word("event_discard", several(named(EVENT)), names(EVENT, lambda t: t.s.event_discard)),
    Word("blessing_discard", ITEMS, names(ITEM, lambda t: t.s.blessing_discard)),
    Word("deck", CARDS, untouched),
    Word("events", several(named(EVENT)), untouched),
    Word("attacks", several(named(ATTACK)), untouched),
    Word("blessings", ITEMS, untouched),
    Word("artifacts", ITEMS, untouched),
    Word("hunt", HUNT_PARTS, untouched),
    Word("battle", parts(at=PLACE, **{"from": several(PLACE)}), untouched),
]
UNTOLD: Final = [
    "attack_deck", "attack_played", "attack_unseen",  # shuffled before each hunt (H10.4)
    "moves", "arrived", "city_moved", "entered", "battles", "origins", "rolling",  # of actions that are over
    "hunted", "hunt_covered", "hunt_wounds", "hunt_attacks", "dodged", "chooser", "attack", "defence", "defending",
]  # fmt: skip
"""What a case does not hold where it reaches (`REACHED`): nothing there is asked again."""
UNORDERED: Final = ["combat_deck", "event_deck", "blessing_deck", "artifact_deck", "quest_slots"]
"""Of these a case holds what is in them."""
