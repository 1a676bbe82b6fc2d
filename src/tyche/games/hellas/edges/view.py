"""What a seat may know: the whole board, everybody's figures, the own hand and nobody else's (H21.1).

`shapes` says what the parts look like, `board` what a client can draw from them.
"""

from typing import Final

from tyche.core.sections import Fields, Keyed, Listed, Part, Section
from tyche.core.stakes import Source
from tyche.games.hellas.edges.map_view import (
    land_keys,
    land_view,
    monster_keys,
    monster_view,
    monument_keys,
    monument_view,
    place_keys,
    place_view,
    quest_keys,
    quest_view,
    temples_view,
)
from tyche.games.hellas.edges.race import race, race_key
from tyche.games.hellas.edges.shapes import (
    Attributes,
    Course,
    Decks,
    Draft,
    Effects,
    Hunt,
    Movement,
    PointSource,
    Seat,
)
from tyche.games.hellas.rules.atlas import (
    GOD_NAMES,
    LAND_NAMES,
    REGION_NAMES,
    bits,
)
from tyche.games.hellas.rules.components import (
    ATTACK_NAMES,
    FIRST_BLESSING,
    FIRST_HERO,
    FIRST_QUEST,
    ITEM_NAMES,
    LANDS_TO_WIN,
    LEADERSHIP,
    MONSTER_NAMES,
    N_ARTIFACTS,
    PLAYER_NAMES,
    PRIESTS,
    REGULAR_NAMES,
    SPEED,
    STRENGTH,
)
from tyche.games.hellas.rules.copying import FIELDS
from tyche.games.hellas.rules.kinds import (
    ACTION,
    ATTACK,
    ATTRIBUTE,
    CARD,
    COLOUR,
    EVENT,
    HERO,
    ITEM,
    MONSTER,
    PLAYER,
    QUEST,
    REGION,
    named,
    named_in,
)
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY


def course(t: Hellas) -> Course:
    """Where the game stands."""
    s = t.s
    return Course(
        turn=s.turn,
        phase=s.step,
        active=named(PLAYER, s.active),
        winner=named(PLAYER, s.winner),
        victory=s.victory or None,
        offer=[ITEM_NAMES[item] for item in s.offer],
    )


# --- players ---


def seat_keys(t: Hellas) -> list[object]:
    """What the boards of each player are made of."""
    s = t.s
    return [
        (
            (s.colour[k], s.hero[k], s.hero_at[k], s.quest_of[k], s.quest_step[k], s.attributes[3 * k : 3 * k + 3]),
            (s.injured[k], s.hands[k].bit_count(), s.pool[k], t.priests_praying(k), s.supply[k], s.items[k], s.charged),
            (s.used[k], s.exhausted >> k & 1, s.figures[k], s.held[k], s.temples),
        )
        for k in range(s.players)
    ]


def seat_view(t: Hellas, seat: int) -> Seat:
    """The boards of one player, and how near they are to each victory (H19)."""
    s = t.s
    items = bits(s.items[seat])
    sources = t.sources(seat)
    counted = [source.name for source in sources]
    return Seat(
        name=t.setup.seats[seat],
        faction=PLAYER_NAMES[seat],
        colour=named(COLOUR, s.colour[seat]),
        hero=named(HERO, s.hero[seat]),
        hero_at=named(REGION, s.hero_at[seat]),
        quest=named(QUEST, s.quest_of[seat]),
        quest_step=s.quest_step[seat],
        attributes=Attributes(*[t.stored(seat, k) for k in (LEADERSHIP, STRENGTH, SPEED)]),
        injured=named_in(ATTRIBUTE, s.injured[seat]),
        leadership=t.attribute(seat, LEADERSHIP),
        strength=t.attribute(seat, STRENGTH),
        speed=t.attribute(seat, SPEED),
        hand=s.hands[seat].bit_count(),
        hand_limit=t.hand_limit(seat),
        priests=s.pool[seat],
        priests_in_supply=PRIESTS - s.pool[seat] - t.priests_praying(seat),
        hoplites_in_supply=s.supply[seat],
        artifacts={ITEM_NAMES[k]: bool(s.charged >> k & 1) for k in items if k < N_ARTIFACTS},
        blessings=[ITEM_NAMES[k] for k in items if FIRST_BLESSING <= k < FIRST_QUEST],
        kept_quests=[ITEM_NAMES[k] for k in items if FIRST_QUEST <= k < FIRST_HERO],
        used_actions=named_in(ACTION, s.used[seat]),
        exhausted=bool(s.exhausted >> seat & 1),
        figures=named_in(MONSTER, s.figures[seat]),
        regions=s.held[seat].bit_count(),
        lands=counted.count("land"),
        temples=counted.count("temple"),
        slain=counted.count("monster"),
        sources=[source_view(source) for source in sources],
        lands_needed=LANDS_TO_WIN[s.players],
    )


def source_view(source: Source) -> PointSource:
    """A step towards a victory."""
    return PointSource(source=source.name, points=source.points, kind=source.kind, id=source.ident)


# --- cards and procedures under way ---


def decks_key(t: Hellas) -> object:
    """The sizes of the decks, and the discard piles."""
    s = t.s
    decks = (s.combat_deck, s.event_deck, s.blessing_deck, s.artifact_deck, s.attack_deck)
    return [len(deck) for deck in decks] + [s.combat_discard, s.event_discard, s.blessing_discard]


def decks_view(t: Hellas) -> Decks:
    """H21.1, H21.3. Sizes of decks, and the open discard piles."""
    s = t.s
    return Decks(
        combat=len(s.combat_deck),
        combat_discard=named_in(CARD, s.combat_discard),
        events=len(s.event_deck),
        event_discard=named_in(EVENT, s.event_discard),
        blessings=len(s.blessing_deck),
        blessing_discard=named_in(ITEM, s.blessing_discard),
        artifacts=len(s.artifact_deck),
        attacks=len(s.attack_deck),
    )


def movement_key(t: Hellas) -> object:
    """What was done, and what is left."""
    s = t.s
    return (s.regular, s.moves, s.step == "hoplites", s.extra, s.rolling)


def movement_view(t: Hellas) -> Movement:
    """H6. What the active player has done in this turn."""
    s = t.s
    return Movement(
        done=[REGULAR_NAMES[k] for k in bits(s.regular)],
        moves=s.moves if s.step == "hoplites" else None,
        extra_actions=s.extra,
        to_roll=named_in(MONSTER, s.rolling),
    )


def effects_view(t: Hellas) -> Effects:
    """H19.4. The countdown of King of kings; empty before it begins."""
    s = t.s
    if s.king_god == NOBODY:
        return Effects()
    return Effects(king_of_kings=[GOD_NAMES[s.king_god], PLAYER_NAMES[s.king]], tokens=s.king_tokens)


PARTS: Final[list[Part[Hellas]]] = [
    Fields(course).on(FIELDS, "turn step active winner victory offer"),
    Listed("seats", seat_keys, seat_view).on(
        FIELDS,
        "players colour hero hero_at quest_of quest_step attributes injured hands pool praying supply items charged"
        " used exhausted figures held temples",
    ),
    Keyed("provinces", LAND_NAMES, land_keys, land_view).on(FIELDS, "players held"),
    Keyed("glory", LAND_NAMES, lambda t: t.s.glory, lambda t, land: named(PLAYER, t.s.glory[land])).on(FIELDS, "glory"),
    Keyed("places", REGION_NAMES, place_keys, place_view).on(
        FIELDS, "players control fortified hero hero_at hoplites monster_at quest_slots temples"
    ),
    Keyed("monsters", MONSTER_NAMES, monster_keys, monster_view).on(FIELDS, "monster_at covered evolved"),
    Keyed("monuments", GOD_NAMES, monument_keys, monument_view).on(FIELDS, "players level praying"),
    Listed("quests", quest_keys, quest_view).on(FIELDS, "players quest_slots quest_of quest_step hero"),
    Section("temples", lambda t: (t.s.temple_card, t.s.temples_built, t.s.players), temples_view).on(
        FIELDS, "players temple_card temples_built"
    ),
    Section("decks", decks_key, decks_view).on(
        FIELDS,
        "combat_deck event_deck blessing_deck artifact_deck attack_deck combat_discard event_discard blessing_discard",
    ),
    Section("movement", movement_key, movement_view).on(FIELDS, "regular moves step extra rolling"),
    Section("effects", lambda t: (t.s.king_god, t.s.king, t.s.king_tokens), effects_view).on(
        FIELDS, "king_god king king_tokens"
    ),
    Section("race", race_key, race).on(FIELDS, "players held temples figures king_god king_tokens control"),
]
"""The public view."""


# --- what only one seat may know ---


def own(seat: int | None) -> list[Part[Hellas]]:
    """H21.1. The own hand, and what a seat has seen in hunt and draft; a spectator has seen nothing."""
    name = None if seat is None else PLAYER_NAMES[seat]
    return [
        Section("seat", lambda t: name, lambda t: name),
        Section("hand", lambda t: hand_of(t, seat), lambda t: named_in(CARD, hand_of(t, seat))).on(FIELDS, "hands"),
        Section("hunt", lambda t: hunt_key(t, seat), lambda t: hunt_view(t, seat)).on(
            FIELDS, "hunted attack defence attack_played attack_unseen drawn chooser"
        ),
        Section("draft", lambda t: draft_key(t, seat), lambda t: draft_view(t, seat)).on(FIELDS, "draft draft_seen"),
    ]


def hand_of(t: Hellas, seat: int | None) -> int:
    """The combat cards that a reader holds."""
    return 0 if seat is None else t.s.hands[seat]


def unseen_of(t: Hellas, seat: int | None) -> int:
    """H10.7. The attack cards that a reader chose not to play."""
    return 0 if seat is None else t.s.attack_unseen[seat]


def drawn_for(t: Hellas, seat: int | None) -> list[int]:
    """H10.7. The attack cards that a reader chooses from."""
    return t.s.drawn[:] if seat is not None and seat == t.s.chooser else []


def hunt_key(t: Hellas, seat: int | None) -> object:
    """What a reader sees of a hunt."""
    s = t.s
    return (s.hunted, s.attack, s.defence, s.attack_played, unseen_of(t, seat), drawn_for(t, seat))


def hunt_view(t: Hellas, seat: int | None) -> Hunt | None:
    """H10. The hunt under way; who chooses an attack sees two cards and remembers the one not played."""
    s = t.s
    if s.hunted == NOBODY:
        return None
    return Hunt(
        monster=MONSTER_NAMES[s.hunted],
        attack=named(ATTACK, s.attack),
        strength=s.defence,
        played=named_in(ATTACK, s.attack_played),
        not_played=named_in(ATTACK, unseen_of(t, seat)),
        drawn=[ATTACK_NAMES[card] for card in drawn_for(t, seat)],
    )


def draft_key(t: Hellas, seat: int | None) -> object:
    """What a reader sees of a draft."""
    return (t.s.draft[:], seat is not None and t.s.draft_seen >> seat & 1)


def draft_view(t: Hellas, seat: int | None) -> Draft | None:
    """H17.2, H21.1. The pack of a draft: its size, and its cards for those who have seen it."""
    s = t.s
    if not s.draft:
        return None
    seen = seat is not None and bool(s.draft_seen >> seat & 1)
    return Draft(number=len(s.draft), cards=[ITEM_NAMES[item] for item in s.draft] if seen else [])
