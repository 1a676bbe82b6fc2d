"""H5. Setup."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.games.hellas.atlas import LAND_OF
from tyche.games.hellas.components import (
    ACHILLES,
    ALL_ARTIFACTS,
    COLOUR_ID,
    COLOUR_NAMES,
    FIRST_BLESSING,
    FIRST_HERO,
    FIRST_QUEST_EVENT,
    HELEN,
    HERACLES,
    HERO_NAMES,
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
from tyche.games.hellas.deck import choose_artifact, draw_cards, shuffle_attacks
from tyche.games.hellas.events import appear, place_quest
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.state import NOBODY
from tyche.games.hellas.words import region_of, region_options
from tyche.games.hellas.wounds import take_glory

HERO: Final[list[Option]] = [("choose-hero", name) for name in HERO_NAMES]
COLOUR: Final[list[Option]] = [("choose-army", name) for name in COLOUR_NAMES]
START_IN: Final = region_options("start")
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


def set_up(t: Hellas) -> Flow[None]:
    """H5.1-5.11. Lay out, draw the temple card and the opening events; a starting player by lot."""
    s = t.s
    lay_out(t)
    cards = list(range(N_TEMPLE_CARDS))
    t.dice.shuffle(cards)
    s.temple_card = cards[0]
    t.tell("temple-card", "H5.7", temple_card=s.temple_card)
    opening_events(t)
    for seat in range(s.players):
        draw_cards(t, seat, 1)
    first = t.dice.throw(s.players) - 1
    t.reveal()
    t.tell("starting-player", "H5.11", player=first)
    s.placing = [(first - k) % s.players for k in range(s.players)]
    s.step = "place"
    yield from ()


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
    options: list[Option] = [HERO[hero] for hero in range(len(HERO_NAMES)) if hero not in s.hero]
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "choose-hero", options, "H5.12", options[0])
    hero = HERO_NAMES.index(str(choice[1]))
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
    s = t.s
    options: list[Option] = [COLOUR[colour] for colour in range(len(COLOUR_NAMES)) if colour not in s.colour]
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "choose-army", options, "H5.12", options[0])
    s.colour[seat] = COLOUR_ID[str(choice[1])]


def place_hero(t: Hellas, seat: int) -> Flow[None]:
    """H5.13-5.15, A-02. Hero and two hoplites in a region without a hero; control if the population is small enough."""
    s = t.s
    options: list[Option] = [option for region, option in enumerate(START_IN) if region not in s.hero_at]
    choice = yield t.ask(seat, "start", options, "H5.13", options[0])
    region = region_of(choice)
    s.hero_at[seat] = region
    t.recruit(seat, region, START_HOPLITES, False)
    t.tell("placed", "H5.13", player=seat, region=region)
    t.claim(seat, region)
    if t.has(seat, PERSEUS):
        take_glory(t, seat, LAND_OF[region], "A-02")
