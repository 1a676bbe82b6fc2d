"""H15.1. Quests: boarding, advancing, completing."""

from typing import Final

from tyche.core.ask import PASS, Flow, Option
from tyche.games.hellas.atlas import CITIES, LAND_ID, LAND_OF
from tyche.games.hellas.components import (
    ALL_ARTIFACTS,
    ATTRIBUTE_ID,
    FIRST_QUEST,
    LEADERSHIP,
    QUEST_IN,
    QUEST_NAMES,
    QUEST_REGION,
    QUESTS,
    SPEED,
    STRENGTH,
)
from tyche.games.hellas.data.schema import QuestStep
from tyche.games.hellas.deck import choose_artifact, discard_some, draw
from tyche.games.hellas.injuries import injure
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.recruiting import recruit_in_cities, recruit_in_one_of
from tyche.games.hellas.state import NOBODY
from tyche.games.hellas.words import attribute_options, land_options
from tyche.games.hellas.wounds import take_glory

BOARD: Final[list[list[Option]]] = [[("board", name, step) for step in range(1, 4)] for name in QUEST_NAMES]
GLORY: Final = land_options("glory")
RAISE: Final = attribute_options("raise")
LAST_STEP: Final = 3


def quest_here(t: Hellas, region: int) -> int:
    """H3.12. The quest whose token lies in a region; NOBODY if there is none."""
    quest = QUEST_IN.get(region, NOBODY)
    return quest if quest in t.s.quest_slots else NOBODY


def meets(t: Hellas, seat: int, step: QuestStep) -> bool:
    """H15.3, H15.4, H22.8. Whether a player meets what a step demands, costs included."""
    s = t.s
    if t.attribute(seat, LEADERSHIP) < step.leadership or t.attribute(seat, STRENGTH) < step.strength:
        return False
    if t.attribute(seat, SPEED) < step.speed or s.pool[seat] < max(step.priests, step.pay_priests):
        return False
    if step.cities and (s.held[seat] & CITIES).bit_count() < step.cities:
        return False
    if step.temples and (s.held[seat] & s.temples).bit_count() < step.temples:
        return False
    if (s.items[seat] & ALL_ARTIFACTS).bit_count() < step.artifacts:
        return False
    return s.hands[seat].bit_count() >= step.pay_cards and 3 - t.injuries(seat) >= step.pay_injuries


def board_quest(t: Hellas, seat: int) -> Flow[None]:
    """H15.3, H6.14. A hero whose Hero Movement ended at a quest token may go on a step whose demands it meets."""
    quest = quest_here(t, t.s.hero_at[seat])
    if quest == NOBODY:
        return
    options: list[Option] = [BOARD[quest][k] for k, step in enumerate(QUESTS[quest].steps) if meets(t, seat, step)]
    if not options:
        return
    choice = yield t.ask(seat, "board-quest", [PASS, *options], "H15.3", PASS, quest=quest)
    if choice == PASS:
        return
    number = int(choice[2])
    yield from pay(t, seat, QUESTS[quest].steps[number - 1])
    t.s.hero_at[seat] = NOBODY
    t.s.quest_of[seat] = quest
    yield from stand_on(t, seat, quest, number)


def pay(t: Hellas, seat: int, step: QuestStep) -> Flow[None]:
    """H15.3. The costs of a step."""
    t.s.pool[seat] -= step.pay_priests
    if step.pay_cards:
        yield from discard_some(t, seat, step.pay_cards, "quest-cards", "H15.3")
    for _ in range(step.pay_injuries):
        yield from injure(t, seat, "H15.3")


def advance(t: Hellas, seat: int) -> Flow[None]:
    """H15.5. Hero Movement of a hero on a quest: the next step, whatever speed and requirements."""
    yield from stand_on(t, seat, t.s.quest_of[seat], t.s.quest_step[seat] + 1)


def stand_on(t: Hellas, seat: int, quest: int, number: int) -> Flow[None]:
    """H15.6, H15.7. A hero stands on a step; the third completes the quest at once."""
    t.s.quest_step[seat] = number
    t.tell("quest-step", "H15.5", player=seat, quest=quest, number=number)
    if number == LAST_STEP:
        yield from complete(t, seat, quest)


def complete(t: Hellas, seat: int, quest: int) -> Flow[None]:
    """H15.7, H15.9, H15.10. Heroes return, token and slot are freed, glory and reward are taken."""
    s = t.s
    region = QUEST_REGION[quest]
    for other in range(s.players):
        if s.quest_of[other] == quest:
            s.quest_of[other] = NOBODY
            s.quest_step[other] = 0
            s.hero_at[other] = region
    s.stay = True
    s.quest_slots[s.quest_slots.index(quest)] = NOBODY
    s.quests_out |= 1 << quest
    t.tell("quest-completed", "H15.7", player=seat, quest=quest, region=region)
    take_glory(t, seat, LAND_OF[region], "H15.7")
    yield from reward(t, seat, quest)


def reward(t: Hellas, seat: int, quest: int) -> Flow[None]:
    """H15.7. What the card gives."""
    given = QUESTS[quest].reward
    if given.keep:
        t.give_item(seat, FIRST_QUEST + quest)
    if given.raise_ is not None:
        t.raise_attribute(seat, ATTRIBUTE_ID[given.raise_], 1)
    t.gain_priests(seat, given.priests)
    if given.raise_to:
        yield from raise_to(t, seat, given.raise_to)
    if given.draw:
        yield from draw(t, seat, given.draw)
    if given.glory:
        yield from free_glory(t, seat)
    if given.artifacts:
        yield from choose_artifact(t, seat, given.artifacts, "H15.7")
    if given.recruit:
        yield from recruit_in_one_of(t, seat, t.s.held[seat], given.recruit, "H15.7")
    if given.recruit_in_cities:
        yield from recruit_in_cities(t, seat, given.recruit_in_cities, "H15.7", False)


def raise_to(t: Hellas, seat: int, value: int) -> Flow[None]:
    """Raise one attribute to a value."""
    able = [k for k in range(3) if t.stored(seat, k) < min(value, t.rules.most[k])]
    if not able:
        return
    attribute = able[0]
    if len(able) > 1:
        options: list[Option] = [RAISE[k] for k in able]
        choice = yield t.ask(seat, "raise-attribute", options, "H15.7", options[0])
        attribute = ATTRIBUTE_ID[str(choice[1])]
    t.raise_attribute(seat, attribute, value - t.stored(seat, attribute))
    t.tell("attribute-raised", "H15.7", player=seat, attribute=attribute)


def free_glory(t: Hellas, seat: int) -> Flow[None]:
    """One more glory token, of those that nobody owns."""
    lands = [land for land, owner in enumerate(t.s.glory) if owner == NOBODY]
    if not lands:
        return
    land = lands[0]
    if len(lands) > 1:
        options: list[Option] = [GLORY[one] for one in lands]
        choice = yield t.ask(seat, "free-glory", options, "H15.7", options[0])
        land = LAND_ID[str(choice[1])]
    take_glory(t, seat, land, "H15.7")
