"""H5. Setup."""

from typing import Final

from tyche.core.ask import Flow
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import LAND_OF
from tyche.games.hellas.rules.components import (
    ACHILLES,
    ALL_ARTIFACTS,
    FIRST_BLESSING,
    FIRST_HERO,
    FIRST_QUEST_EVENT,
    HELEN,
    HERACLES,
    N_BLESSINGS,
    N_CARDS,
    N_EVENTS,
    N_TEMPLE_CARDS,
    NEUTRAL,
    OPENING_EVENTS,
    PERSEUS,
    SPEED,
    START_HOPLITES,
    STRENGTH,
)
from tyche.games.hellas.rules.deck import choose_artifact, draw_cards, shuffle_attacks
from tyche.games.hellas.rules.hunt.wounds import take_glory
from tyche.games.hellas.rules.kinds import COLOUR, HERO, REGION
from tyche.games.hellas.rules.monsters.events import appear, place_quest
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY

CHOOSE_HERO: Final = options_of("choose-hero", HERO)
CHOOSE_ARMY: Final = options_of("choose-army", COLOUR)
START_IN: Final = options_of("start", REGION)
HELENS_CHOICE: Final = 3
HERACLES_STRENGTH: Final = 2


def lay_out(t: Hellas) -> None:
    """H5.1-5.6. Decks, and the number of players."""
    s = t.s
    s.players = t.setup.players
    s.combat_deck = list(range(N_CARDS))
    s.event_deck = list(range(N_EVENTS))
    s.blessing_deck = list(range(FIRST_BLESSING, FIRST_BLESSING + N_BLESSINGS))
    s.artifact_deck = NEUTRAL[:]
    for deck in (s.combat_deck, s.event_deck, s.blessing_deck, s.artifact_deck):
        t.dice.shuffle(deck)
    shuffle_attacks(t)
    s.charged = ALL_ARTIFACTS


def set_up(t: Hellas) -> None:
    """H5.1-5.7. Lay out, and draw the temple card."""
    s = t.s
    lay_out(t)
    cards = list(range(N_TEMPLE_CARDS))
    t.dice.shuffle(cards)
    s.temple_card = cards[0]
    t.tell("temple-card", "H5.7", temple_card=s.temple_card)
    s.step = "opening"


def opening(t: Hellas) -> None:
    """H5.8-5.11. The opening events, a combat card for everybody, and a starting player by lot."""
    s = t.s
    opening_events(t)
    for seat in range(s.players):
        draw_cards(t, seat, 1)
    first = t.dice.throw(s.players) - 1
    t.reveal()
    t.tell("starting-player", "H5.11", player=first)
    s.placing = [(first - k) % s.players for k in range(s.players)]
    s.step = "place"


def opening_events(t: Hellas) -> None:
    """H5.8, H5.9. Seven cards that count; all but the quests on the board are shuffled back."""
    s = t.s
    counted = 0
    drawn: list[int] = []
    while counted < OPENING_EVENTS:
        event = s.event_deck.pop()
        if event >= FIRST_QUEST_EVENT:
            counted += 1
            if place_quest(t, event - FIRST_QUEST_EVENT):
                continue
        elif s.monster_at[event >> 1] == NOBODY:
            counted += 1
            appear(t, event)
        drawn.append(event)
    s.event_deck += drawn
    s.event_deck.sort()
    t.dice.shuffle(s.event_deck)
    t.reveal()


def place_step(t: Hellas) -> Flow[None]:
    """H5.12-5.16, A-02. The next player chooses hero, army and bonus and places them; the last has the first turn."""
    s = t.s
    if not s.placing:
        s.step = "turn"
        return
    seat = s.placing.pop(0)
    s.active = seat
    yield from choose_hero(t, seat)
    yield from choose_army(t, seat)
    if t.has(seat, HELEN):
        yield from choose_artifact(t, seat, HELENS_CHOICE, "H4.1")
    yield from place_hero(t, seat)


def choose_hero(t: Hellas, seat: int) -> Flow[None]:
    """H5.12, H4.1, A-02. A free hero; attribute bonuses at once."""
    s = t.s
    options = [option for hero, option in enumerate(CHOOSE_HERO) if may_choose_hero(t, hero) is None]
    choice = yield from choose_one(t, seat, "choose-hero", options, "H5.12")
    hero = HERO.of(choice)
    s.hero[seat] = hero
    item = FIRST_HERO + hero
    t.give_item(seat, item)
    t.tell("hero-chosen", "H5.12", player=seat, hero=hero)
    if item == HERACLES:
        t.raise_attribute(seat, STRENGTH, HERACLES_STRENGTH - 1)
    elif item == ACHILLES:
        t.raise_attribute(seat, SPEED, t.rules.achilles_speed - 1)


def choose_army(t: Hellas, seat: int) -> Flow[None]:
    """H5.12, H4.2. A free colour; armies differ in looks only."""
    options = [option for colour, option in enumerate(CHOOSE_ARMY) if may_choose_army(t, colour) is None]
    choice = yield from choose_one(t, seat, "choose-army", options, "H5.12")
    t.s.colour[seat] = COLOUR.of(choice)


def may_choose_hero(t: Hellas, hero: int) -> Refusal | None:
    """H5.15. One of the remaining heroes."""
    return Refusal("H5.15", "hero-taken", {"hero": hero}) if hero in t.s.hero else None


def may_choose_army(t: Hellas, colour: int) -> Refusal | None:
    """H5.15. One of the remaining armies."""
    return Refusal("H5.15", "army-taken", {"colour": colour}) if colour in t.s.colour else None


def may_start(t: Hellas, region: int) -> Refusal | None:
    """H5.15. A region that holds no hero."""
    return Refusal("H5.15", "hero-there", {"region": region}) if region in t.s.hero_at else None


def place_hero(t: Hellas, seat: int) -> Flow[None]:
    """H5.13-5.15, A-02. Hero and two hoplites in a region without a hero; control if the population is small enough."""
    s = t.s
    options = [option for region, option in enumerate(START_IN) if may_start(t, region) is None]
    choice = yield t.ask(seat, "start", options, "H5.13", options[0])
    region = REGION.of(choice)
    s.hero_at[seat] = region
    t.recruit(seat, region, START_HOPLITES, False)
    t.tell("placed", "H5.13", player=seat, region=region)
    t.claim(seat, region)
    if t.has(seat, PERSEUS):
        take_glory(t, seat, LAND_OF[region], "A-02")
