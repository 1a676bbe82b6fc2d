"""Every question that has a quick answer, and the answer."""

from typing import Final

from tyche.bots.hellas import fighting, household, stalking
from tyche.bots.hellas.quarry import chance_to_slay
from tyche.bots.hellas.question import Habit, Question
from tyche.core.ask import Option
from tyche.games.hellas.rules.kinds import MONSTER


def hunt(question: Question) -> Option:
    """H7.6a. The monster that is most likely slain."""
    return question.best(lambda q, option: chance_to_slay(q.t, q.seat, MONSTER.of(option)))


HABITS: Final[dict[str, Habit]] = {
    # H5: set-up
    "choose-hero": household.choose_hero,
    "choose-army": household.first,
    "start": household.start,
    "keep-artifact": household.keep,
    "keep-blessing": household.keep,
    # H6, H7: actions
    "use-artifacts": household.no,
    "use-power": household.yes,
    "recruit": household.recruit,
    "how-many": household.how_many,
    "prepare": household.prepare,
    "build-temple": household.temple_site,
    "monument": household.monument,
    "raise-attribute": household.raise_attribute,
    "board-quest": household.farthest_step,
    "after-hero": household.no,
    "free-glory": household.glory,
    "return-glory": household.glory_to_return,
    # H8: monsters
    "next-monster": household.first,
    "monster-moves": household.monster_moves,
    "strike-at": household.strike_at,
    "riddle": household.riddle,
    "lead-monster": household.lead_monster,
    "lead-to": household.lead_to,
    # H10-H12: hunts
    "hunt": hunt,
    "hunt-start": stalking.hunt_start,
    "hunt-attack": stalking.hunt_attack,
    "trade": stalking.trade,
    "staff": stalking.staff,
    "choose-attack": stalking.choose_attack,
    "defend": stalking.defend,
    "defend-on": stalking.defend_on,
    "discard-different": stalking.discard_different,
    "lower-attribute": stalking.lower,
    "remove-wound": stalking.remove_wound,
    "hunt-reward": stalking.hunt_reward,
    "wound-prey": stalking.wound,
    "shoot-at": stalking.wound,
    "thunder": stalking.wound,
    "injury": household.injury,
    "heal": household.heal,
    # H13: battles
    "before-battle": fighting.before_battle,
    "battle-card": fighting.battle_card,
    "bluff": fighting.battle_card,
    "bring": fighting.bring,
    "before-losses": fighting.before_losses,
    "medusas-blood": fighting.medusas_blood,
    "palladium": fighting.palladium,
    "aegis": fighting.aegis,
    "retreat": fighting.retreat,
    # H2.6, H22.8: cards to give up
    "discard": household.discard,
    "hand-limit": household.discard,
    "quest-cards": household.discard,
    "caduceus": household.discard,
    "discard-drawn": household.discard,
    "exchange-cards": household.exchange,
    "weak-spot": household.discard,
    "wrath": household.discard,
    "shoot-with": household.discard,
}


def answer(question: Question) -> Option:
    """The habitual answer; without a habit, the first option."""
    if len(question.options) == 1:
        return question.options[0]
    habit = HABITS.get(question.topic)
    return question.options[0] if habit is None else habit(question)
