"""H15.1. Quests: boarding, advancing, completing."""

from typing import Final

from tyche.core.ask import PASS, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.hellas.data.schema import QuestStep
from tyche.games.hellas.rules.atlas import CITIES, LAND_OF
from tyche.games.hellas.rules.components import (
    ALL_ARTIFACTS,
    FIRST_QUEST,
    LEADERSHIP,
    QUEST_IN,
    QUEST_NAMES,
    QUEST_REGION,
    QUESTS,
    SPEED,
    STRENGTH,
)
from tyche.games.hellas.rules.deck import choose_artifact, discard_some, draw
from tyche.games.hellas.rules.hunt.injuries import injure
from tyche.games.hellas.rules.hunt.wounds import take_glory
from tyche.games.hellas.rules.kinds import ATTRIBUTE, COUNT, LAND
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.special.recruit import recruit_in_cities, recruit_in_one_of
from tyche.games.hellas.rules.special.temple import RAISE, may_raise
from tyche.games.hellas.rules.state import NOBODY

BOARD: Final[list[list[Option]]] = [[("board", name, step) for step in range(1, 4)] for name in QUEST_NAMES]
GLORY: Final = options_of("glory", LAND)
LAST_STEP: Final = 3


def quest_here(t: Hellas, region: int) -> int:
    """H3.12. The quest whose token lies in a region; NOBODY if there is none."""
    quest = QUEST_IN.get(region, NOBODY)
    return quest if quest in t.s.quest_slots else NOBODY


def meets(t: Hellas, seat: int, step: QuestStep) -> bool:
    """H15.3, H15.4, H22.8. Whether a player meets what a step demands, costs included."""
    s = t.s
    owned = (
        (t.attribute(seat, LEADERSHIP), step.leadership),
        (t.attribute(seat, STRENGTH), step.strength),
        (t.attribute(seat, SPEED), step.speed),
        (s.pool[seat], max(step.priests, step.pay_priests)),
        ((s.held[seat] & CITIES).bit_count(), step.cities),
        ((s.held[seat] & s.temples).bit_count(), step.temples),
        ((s.items[seat] & ALL_ARTIFACTS).bit_count(), step.artifacts),
        (s.hands[seat].bit_count(), step.pay_cards),
        (len(ATTRIBUTE.words) - t.injuries(seat), step.pay_injuries),
    )
    return all(have >= demanded for have, demanded in owned)


def board_quest(t: Hellas, seat: int) -> Flow[None]:
    """H15.3, H6.14. A hero whose Hero Movement ended at a quest token may go on a step whose demands it meets."""
    quest = quest_here(t, t.s.hero_at[seat])
    if quest == NOBODY:
        return
    options = [option for k, option in enumerate(BOARD[quest]) if may_board(t, seat, quest, k + 1) is None]
    if not options:
        return
    choice = yield t.ask(seat, "board-quest", [PASS, *options], "H15.3", PASS, quest=quest)
    if choice == PASS:
        return
    number = COUNT.of(choice, 2)
    yield from pay(t, seat, QUESTS[quest].steps[number - 1])
    t.s.hero_at[seat] = NOBODY
    t.s.quest_of[seat] = quest
    yield from stand_on(t, seat, quest, number)


def may_board(t: Hellas, seat: int, quest: int, number: int) -> Refusal | None:
    """H15.3. A step, counted from 1, of the quest in the hero's region whose demands are met."""
    if quest_here(t, t.s.hero_at[seat]) != quest:
        return Refusal("H15.3", "quest-elsewhere", {"quest": quest})
    if not 1 <= number <= LAST_STEP:
        return Refusal("H15.1", "out-of-range", {"number": LAST_STEP})
    if not meets(t, seat, QUESTS[quest].steps[number - 1]):
        return Refusal("H15.3", "requirement", {"quest": quest, "number": number})
    return None


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
        t.raise_attribute(seat, ATTRIBUTE.ids[given.raise_], 1)
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
    options = [option for k, option in enumerate(RAISE) if may_raise(t, seat, k, value, []) is None]
    if not options:
        return
    choice = yield from choose_one(t, seat, "raise-attribute", options, "H15.7", value=value)
    attribute = ATTRIBUTE.of(choice)
    t.raise_attribute(seat, attribute, value - t.stored(seat, attribute))
    t.tell("attribute-raised", "H15.7", player=seat, attribute=attribute)


def free_glory(t: Hellas, seat: int) -> Flow[None]:
    """One more glory token, of those that nobody owns."""
    options = [option for land, option in enumerate(GLORY) if is_free(t, land) is None]
    if options:
        choice = yield from choose_one(t, seat, "free-glory", options, "H15.7")
        take_glory(t, seat, LAND.of(choice), "H15.7")


def is_free(t: Hellas, land: int) -> Refusal | None:
    """A glory token that nobody owns."""
    return None if t.s.glory[land] == NOBODY else Refusal("H15.7", "glory-taken", {"land": land})
