"""H9, H5.8. Event cards: quests, monsters that appear, monsters that evolve."""

from tyche.core.steps import finish
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import EVENT_REGION, FIRST_QUEST_EVENT, QUEST_REGION
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY, SLAIN


def event_step(t: Hellas) -> None:
    """H9.1, H9.3, H9.5. Draw event cards until one counts; cards of slain monsters come back only after the phase."""
    s = t.s
    finish(s)
    ignored = 0
    event = draw_event(t)
    while event != NOBODY and not resolve(t, event):
        ignored |= 1 << event
        event = draw_event(t)
    s.event_discard |= ignored


def draw_event(t: Hellas) -> int:
    """H9.5. The top event card; an empty deck is made anew from the discards; NOBODY if there is none at all."""
    s = t.s
    if not s.event_deck:
        s.event_deck = bits(s.event_discard)
        s.event_discard = 0
        t.dice.shuffle(s.event_deck)
    if not s.event_deck:
        t.tell("no-event", "H9.5")
        return NOBODY
    t.reveal()
    return s.event_deck.pop()


def resolve(t: Hellas, event: int) -> bool:
    """H9.2-9.4. A quest, an evolution or a new monster; false if another card must be drawn."""
    s = t.s
    if event >= FIRST_QUEST_EVENT:
        if not place_quest(t, event - FIRST_QUEST_EVENT):
            s.event_discard |= 1 << event
            t.tell("event-ignored", "H9.2", event=event)
        return True
    monster = event >> 1
    if s.monster_at[monster] == SLAIN:
        t.tell("event-ignored", "H9.3", event=event)
        return False
    if s.monster_at[monster] == NOBODY:
        appear(t, event)
        s.event_discard |= 1 << event
    else:
        s.evolved[monster] |= 1 << (event & 1)
        t.tell("evolved", "H9.3", monster=monster, event=event)
    return True


def place_quest(t: Hellas, quest: int) -> bool:
    """H9.2, H2.7. Into a free quest slot; false if there is none."""
    s = t.s
    if NOBODY not in s.quest_slots:
        return False
    s.quest_slots[s.quest_slots.index(NOBODY)] = quest
    t.tell("quest-appears", "H9.2", quest=quest, region=QUEST_REGION[quest])
    return True


def appear(t: Hellas, event: int) -> None:
    """H9.3. The monster comes into the region of the card."""
    t.s.monster_at[event >> 1] = EVENT_REGION[event]
    t.tell("monster-appears", "H9.3", monster=event >> 1, region=EVENT_REGION[event])
