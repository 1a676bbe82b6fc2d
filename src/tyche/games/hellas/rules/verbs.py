"""What people may do in Lords of Hellas: every verb with its clause, its questions, what it names, guard and stakes."""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import Ask
from tyche.core.errors import Refusal
from tyche.core.stakes import Stake
from tyche.core.verbs import Argument, Guard, Kind, Stakes, Verb, Verbs
from tyche.games.hellas.rules import harms, setup, stakes
from tyche.games.hellas.rules.atlas import HERMES
from tyche.games.hellas.rules.battle import cards
from tyche.games.hellas.rules.battle import course as battle
from tyche.games.hellas.rules.battle.losses import may_save
from tyche.games.hellas.rules.battle.retreat import may_retreat
from tyche.games.hellas.rules.components import AEGIS, SPEED
from tyche.games.hellas.rules.deck import in_hand, may_keep
from tyche.games.hellas.rules.hunt import attack, defence, harm, injuries, toll, wounds
from tyche.games.hellas.rules.hunt import course as hunt
from tyche.games.hellas.rules.items import artifacts, blessings
from tyche.games.hellas.rules.items.effects import OPEN_AT, may_use
from tyche.games.hellas.rules.kinds import (
    ACTION,
    ATTACK,
    ATTRIBUTE,
    CARD,
    COLOUR,
    COUNT,
    FORTIFIED,
    GOD,
    HERO,
    ITEM,
    LAND,
    MONSTER,
    PLANNED,
    PLAYER,
    QUEST,
    REGION,
    REWARD,
    SLOT,
    Change,
)
from tyche.games.hellas.rules.monsters import phase
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.special import actions, march, monument, recruit, temple
from tyche.games.hellas.rules.turn import heroes, hoplites, prayer, quests, regular

May = Callable[..., Refusal | None]
Costs = Callable[..., list[Stake]]
TURN: Final = ("regular-action",)
MOVING: Final = ("move-hoplites",)
SPECIAL: Final = ("special-action", "extra-action")
DEFENDING: Final = ("defend", "defend-on")
DISCARDS: Final = ("hand-limit", "quest-cards", "caduceus", "discard", "exchange-cards")
"""Questions that take any card of the hand."""
TO: Final = REGION.called("to")
TROOPS: Final[list[Kind | Argument]] = [REGION, COUNT, FORTIFIED.maybe()]
PLANNABLE: Final[list[Kind | Argument]] = [CARD, PLANNED.maybe()]


# --- what guards and stakes get ---


def fact(ask: Ask, key: str) -> int:
    """A number that a question speaks about."""
    value = ask.facts[key]
    assert isinstance(value, int)
    return value


def facts(ask: Ask, key: str) -> list[int]:
    """Numbers that a question speaks about; none if it does not."""
    value = ask.facts.get(key, [])
    assert isinstance(value, list)
    return value


def own(may: May) -> Guard[Hellas]:
    """A guard that asks about a player and what is named."""
    return lambda t, ask, seat, n: may(t, seat, *n)


def table(may: May) -> Guard[Hellas]:
    """A guard for which it does not matter who asks."""
    return lambda t, ask, seat, n: may(t, *n)


def asked(may: May) -> Guard[Hellas]:
    """A guard that needs to see the question."""
    return lambda t, ask, seat, n: may(t, ask, seat, *n)


def there(may: May) -> Guard[Hellas]:
    """A guard about the region of the question."""
    return lambda t, ask, seat, n: may(t, seat, fact(ask, "region"), *n)


def prey(may: May) -> Guard[Hellas]:
    """A guard about the monster of the question."""
    return lambda t, ask, seat, n: may(t, fact(ask, "monster"), *n)


def troops(may: May) -> Guard[Hellas]:
    """A guard about hoplites in a region, one of them perhaps in its city."""
    return lambda t, ask, seat, n: may(t, seat, n[0], n[1], n[2] >= 0)


def marched(t: Hellas, ask: Ask, seat: int, n: list[int]) -> list[Stake]:
    """H7.2a. A march, as far as the question allows."""
    return stakes.of_march(t, ask.topic, seat, n[0], n[1])


def flown(t: Hellas, ask: Ask, seat: int, n: list[int]) -> list[Stake]:
    """H7.2a, H22.3. Hoplites to any region: one, or those that a Murderous March leaves."""
    number = ask.facts.get("number", 1)
    assert isinstance(number, int)
    return stakes.of_arrival(t, seat, fact(ask, "region"), n[0], number, 0)


def sent(t: Hellas, ask: Ask, seat: int, n: list[int]) -> list[Stake]:
    """H7.2a. So many to where they march."""
    return stakes.of_sending(t, seat, fact(ask, "region"), fact(ask, "to"), n[0])


def saved(t: Hellas, ask: Ask, seat: int, n: list[int]) -> list[Stake]:
    """H22.9. Aegis is used, and those whom it does not save die."""
    dead = fact(ask, "number") - n[0]
    return [*stakes.of_use(t, seat, AEGIS), *(stakes.of_hoplites(seat, -dead, "H22.9") if dead else [])]


def costs(stakes_of: Costs) -> Stakes[Hellas]:
    """Stakes of a player in what is named."""
    return lambda t, ask, seat, n: stakes_of(t, seat, *n)


def cost(stakes_of: Costs) -> Stakes[Hellas]:
    """Stakes of a player, whatever is named."""
    return lambda t, ask, seat, n: stakes_of(t, seat)


def always(stakes_of: Costs, number: int, clause: str) -> Stakes[Hellas]:
    """Stakes that are the same whatever is named."""
    return lambda t, ask, seat, n: stakes_of(seat, number, clause)


# --- guards of several questions ---


def may_play(t: Hellas, seat: int, card: int, how: int) -> Refusal | None:
    """H13.4, H13.7. A card in the battle being fought."""
    assert t.battle is not None
    return cards.may_play(t, t.battle, t.battle.side_of(seat), card, how >= 0)


def may_march(t: Hellas, ask: Ask, seat: int, region: int, to: int) -> Refusal | None:
    """H7.2a, H18.3, H22.3. As far as the action, the power of Hermes, or Hero's Apprentice allows."""
    if ask.topic == "march":
        return march.may_march(t, seat, region, to, march.march_steps(t, seat))
    if ask.topic == "apprentice":
        return march.may_march(t, seat, region, to, t.attribute(seat, SPEED))
    if ask.facts["god"] != HERMES:
        return Refusal("H18.3", "not-now")
    return march.may_march(t, seat, region, to, fact(ask, "number"))


def may_raise(t: Hellas, ask: Ask, seat: int, attribute: int) -> Refusal | None:
    """H7.3b, H15.7. An attribute, to a value or by one."""
    value = ask.facts.get("value", t.stored(seat, attribute) + 1)
    assert isinstance(value, int)
    return temple.may_raise(t, seat, attribute, value, facts(ask, "raised"))


def raised(t: Hellas, ask: Ask, seat: int, n: list[int]) -> list[Stake]:
    """H7.3b, H15.7. An attribute, to a value or by one."""
    value = ask.facts.get("value", t.stored(seat, n[0]) + 1)
    assert isinstance(value, int)
    return stakes.of_raising(t, seat, n[0], value)


def may_bring(t: Hellas, ask: Ask, seat: int, region: int, number: int) -> Refusal | None:
    """A-31. Hoplites of a neighbouring region into the battle."""
    return cards.may_bring(t, seat, region, number, fact(ask, "region"), fact(ask, "most"))


def may_differ(t: Hellas, ask: Ask, seat: int, card: int) -> Refusal | None:
    """H10.10. A card with another symbol than those discarded."""
    return harm.may_differ(t, seat, card, facts(ask, "symbols"), fact(ask, "number"))


def may_lead_to(t: Hellas, ask: Ask, seat: int, to: int) -> Refusal | None:
    """H16.4, H17.3. Where a monster can be led."""
    return artifacts.may_lead_to(t, fact(ask, "monster"), to, fact(ask, "steps"), ask.clause)


# --- the verbs ---

SETTING_UP: Final[list[Verb[Hellas]]] = [
    Verb("choose-hero", "H5.12", ("choose-hero",), [HERO], table(setup.may_choose_hero), costs(stakes.of_hero)),
    Verb("choose-army", "H5.12", ("choose-army",), [COLOUR], table(setup.may_choose_army)),
    Verb("start", "H5.13", ("start",), [REGION], table(setup.may_start), costs(stakes.of_start)),
    Verb("keep", "H17.2", ("keep-artifact",), [ITEM], lambda t, ask, seat, n: may_keep(t.s.offer, n[0], ask.clause)),
    Verb(
        "keep", "H17.2", ("keep-blessing",), [ITEM],
        lambda t, ask, seat, n: may_keep(t.s.draft, n[0], "H17.2"), costs(stakes.of_blessing),
    ),
]  # fmt: skip

REGULAR_ACTIONS: Final[list[Verb[Hellas]]] = [
    Verb(
        "use", "H6.6", tuple(OPEN_AT), [ITEM],
        lambda t, ask, seat, n: may_use(t, ask.topic, seat, n[0]), costs(stakes.of_use),
    ),
    Verb("pray", "H6.7", TURN, [GOD], own(prayer.may_pray), costs(stakes.of_prayer)),
    Verb("hero", "H6.11", TURN, [REGION], own(heroes.may_move_hero)),
    Verb("quest-step", "H15.5", TURN, [], own(heroes.may_step), costs(stakes.of_step)),
    Verb("hoplites", "H6.2", TURN, [], own(hoplites.may_move_hoplites), costs(stakes.of_hoplite_movement)),
    Verb("appear", "H16.6", ("hero-appears",), [REGION], own(heroes.may_appear_in)),
    Verb("board", "H15.3", ("board-quest",), [QUEST, COUNT], own(quests.may_board), costs(stakes.of_boarding)),
    Verb("glory", "H15.7", ("free-glory",), [LAND], table(quests.is_free), always(stakes.of_glory, 1, "H15.7")),
    Verb("move", "H6.15", MOVING, [REGION, TO], own(hoplites.may_move), costs(stakes.of_move)),
    Verb("fortify", "H6.16", MOVING, [REGION], own(hoplites.may_fortify), always(stakes.of_moves, -1, "H6.16")),
    Verb("leave-city", "H6.16", MOVING, [REGION], own(hoplites.may_leave_city), always(stakes.of_moves, -1, "H6.16")),
    Verb("battle", "H13.2", ("next-battle",), [REGION], table(hoplites.may_fight_in)),
]  # fmt: skip

SPECIAL_ACTIONS: Final[list[Verb[Hellas]]] = [
    Verb("action", "H7.0a", SPECIAL, [ACTION], own(actions.may_act), costs(stakes.of_action)),
    Verb("repeat", "H20.4", ("repeat-action",), [ACTION], own(actions.may_repeat)),
    Verb("recruit", "H7.1a", ("recruit",), TROOPS, troops(recruit.may_place), costs(stakes.of_recruit)),
    Verb("recruit", "H7.4a", ("prepare",), TROOPS, troops(actions.may_join_hero), costs(stakes.of_recruit)),
    Verb("mobilize", "H7.1a", ("recruit",), TROOPS, troops(recruit.may_mobilize), costs(stakes.of_recruit)),
    Verb("march", "H7.2a", ("march", "use-power", "apprentice"), [REGION, TO], asked(may_march), marched),
    Verb("fortify", "H7.2d", ("march",), [REGION], own(march.may_fortify)),
    Verb(
        "murderous-march", "H7.2a", ("march",), [REGION],
        own(march.may_murder), always(stakes.of_hoplites, -march.MURDERED, "H22.9"),
    ),
    Verb("march-to", "H7.2a", ("march-to",), [REGION], there(march.may_go_anywhere), flown),
    Verb(
        "number", "H7.2a", ("how-many",), [COUNT],
        lambda t, ask, seat, n: march.may_send(t, seat, fact(ask, "region"), n[0], fact(ask, "least")), sent,
    ),
    Verb("build", "H7.3a", ("build-temple",), [REGION], own(temple.may_build), costs(stakes.of_temple)),
    Verb("draw", "H7.4a", ("prepare",), [], None, always(stakes.of_cards, 1, "H7.4a")),
    Verb(
        "heal", "H11.3", ("heal", "prepare"), [ATTRIBUTE],
        own(injuries.may_heal), lambda t, ask, seat, n: stakes.of_harm(t, seat, n[0], -1, "H11.3"),
    ),
    Verb("raise", "H7.7a", ("monument",), [GOD.called("what")], table(monument.may_raise)),
    Verb("raise", "H7.3b", ("raise-attribute",), [ATTRIBUTE.called("what")], asked(may_raise), raised),
]  # fmt: skip

MONSTERS: Final[list[Verb[Hellas]]] = [
    Verb("roll", "H8.1", ("next-monster",), [MONSTER], table(phase.may_roll)),
    Verb("to", "H8.2", ("monster-moves",), [REGION], prey(phase.may_go_to)),
    Verb(
        "region-attack", "H8.2", ("monster-moves",), [],
        lambda t, ask, seat, n: phase.may_attack(fact(ask, "result")),
        lambda t, ask, seat, n: harms.of_region_attack(t, fact(ask, "monster")),
    ),
    Verb(
        "strike-at", "H8.3", ("strike-at",), [REGION],
        prey(phase.may_strike_at), lambda t, ask, seat, n: harms.of_assault(t, fact(ask, "monster"), n[0]),
    ),
    Verb("lose-hoplites", "H8.3", ("riddle",), stakes=lambda t, ask, seat, n: harms.of_riddle(t, fact(ask, "region"))),
    Verb(
        "lose-cards",
        "H8.3",
        ("riddle",),
        [],
        None,
        lambda t, ask, seat, n: stakes.of_cards(fact(ask, "player"), -fact(ask, "number"), "H8.3"),
    ),
]  # fmt: skip

HUNTING: Final[list[Verb[Hellas]]] = [
    Verb("hunt", "H7.6a", ("hunt",), [MONSTER], own(hunt.may_hunt), costs(stakes.of_hunt)),
    Verb("strike", "H10.2", ("hunt-attack",), [SLOT, CARD], own(hunt.may_strike), costs(stakes.of_strike)),
    Verb("trade", "H10.2", ("hunt-attack",), [SLOT, CARD], own(hunt.may_trade), costs(stakes.of_trade)),
    Verb("stop-hunting", "H10.5", ("hunt-attack",), [], table(hunt.may_stop), costs(stakes.of_failure)),
    Verb("done", "H10.5", ("hunt-attack",), [], table(hunt.may_end_attack)),
    Verb("attack", "H10.7", ("choose-attack",), [ATTACK], table(attack.may_choose)),
    Verb("take-attack", "H10.8b", ("defend",), stakes=costs(toll.of_suffering)),
    Verb(
        "defend", "H10.8a", DEFENDING, PLANNABLE,
        lambda t, ask, seat, n: defence.may_defend(t, seat, n[0], n[1] >= 0), costs(stakes.of_defence),
    ),
    Verb("dodge", "H10.8a", DEFENDING, [], own(defence.may_dodge), costs(stakes.of_dodge)),
    Verb("shield", "A-35", ("defend",), [CARD], own(defence.may_shield), costs(stakes.of_shield)),
    Verb(
        "end-hunt", "H10.10", ("discard-different",), [],
        lambda t, ask, seat, n: harm.may_let_end(facts(ask, "symbols")), costs(stakes.of_failure),
    ),
    Verb(
        "lower", "H10.8b", ("lower-attribute",), [ATTRIBUTE],
        own(harm.may_lower), lambda t, ask, seat, n: stakes.of_raising(t, seat, n[0], t.stored(seat, n[0]) - 1),
    ),
    Verb("remove-wound", "H10.10", ("remove-wound",), [SLOT], table(harm.may_remove)),
    Verb(
        "injure", "H11.1", ("injury",), [ATTRIBUTE],
        own(injuries.may_injure), lambda t, ask, seat, n: stakes.of_harm(t, seat, n[0], 1, "H11.1"),
    ),
    Verb("take", "H12.1", ("hunt-reward",), [REWARD], prey(wounds.may_take), costs(stakes.of_reward)),
    Verb("wound", "H12.3", ("thunder",), [MONSTER, SLOT], table(wounds.may_wound_anywhere), costs(stakes.of_wound)),
    Verb("wound", "H10.4", ("wound-prey",), [MONSTER, SLOT], table(wounds.may_wound_prey), costs(stakes.of_wound)),
    Verb("wound", "H12.3", ("shoot-at",), [MONSTER, SLOT], own(blessings.may_shoot), costs(stakes.of_wound)),
]  # fmt: skip

FIGHTING: Final[list[Verb[Hellas]]] = [
    Verb("first", "H13.3", ("who-first",), [PLAYER], table(battle.may_go_first)),
    Verb("done", "H13.3", ("before-battle",), [], own(battle.may_begin)),
    Verb("play", "H13.4", ("battle-card", "bluff"), PLANNABLE, own(may_play), costs(stakes.of_battle_card)),
    Verb("bring", "A-31", ("bring",), [REGION, COUNT], asked(may_bring)),
    Verb(
        "own-losses", "H13.10", ("medusas-blood",), [Change(-1)],
        lambda t, ask, seat, n: artifacts.may_lower_losses(t, seat),
        lambda t, ask, seat, n: harms.of_more_losses(seat, -1),
    ),
    Verb(
        "enemy-losses", "H13.10", ("medusas-blood",), [Change(1)],
        None, cost(harms.of_enemy_losses),
    ),
    Verb(
        "save", "H22.9", ("aegis",), [COUNT],
        lambda t, ask, seat, n: may_save(n[0], fact(ask, "number")), saved,
    ),
    Verb(
        "retreat", "H13.14", ("retreat",), [REGION],
        there(may_retreat), lambda t, ask, seat, n: harms.of_retreat(t, seat, fact(ask, "region"), n[0]),
    ),
]  # fmt: skip

CARDS: Final[list[Verb[Hellas]]] = [
    Verb("discard", "H21.3", DISCARDS, [CARD], own(in_hand), always(stakes.of_cards, -1, "H21.3")),
    Verb("discard", "H21.3", ("wrath",), [CARD], own(in_hand), cost(harms.of_wrath)),
    Verb("discard", "H21.3", ("weak-spot",), [CARD], own(in_hand), cost(stakes.of_weak_spot)),
    Verb("discard", "H16.6", ("discard-drawn",), [CARD], None, always(stakes.of_cards, -1, "H16.6")),
    Verb(
        "discard", "H10.2", ("trade",), [CARD],
        lambda t, ask, seat, n: hunt.may_pay(t, seat, n[0], fact(ask, "symbol")), always(stakes.of_cards, -1, "H10.2"),
    ),
    Verb("discard", "H10.10", ("discard-different",), [CARD], asked(may_differ), always(stakes.of_cards, -1, "H10.10")),
    Verb(
        "discard", "H17.3", ("shoot-with",), [CARD],
        own(blessings.may_shoot_with), cost(harms.of_bow),
    ),
    Verb(
        "injure-hero", "H16.6", ("thunder",), [PLAYER],
        own(artifacts.may_injure), lambda t, ask, seat, n: stakes.of_injuries(n[0], 1, "H16.6"),
    ),
    Verb("lead", "H16.4", ("lead-monster",), [MONSTER], table(artifacts.may_lead)),
    Verb("lead-to", "H16.4", ("lead-to",), [REGION], asked(may_lead_to)),
    Verb("exile", "H17.3", ("exile",), [MONSTER], own(blessings.may_exile)),
    Verb("shoot-hoplites", "H17.3", ("shoot-at",), [], own(blessings.may_shoot_hoplites), costs(harms.of_shot)),
    Verb("fly-from", "H22.3", ("fly-from",), [REGION], own(march.may_leave)),
    Verb("fly-to", "H22.3", ("fly-to",), [REGION], there(march.may_go_anywhere), flown),
    Verb(
        "return-glory", "H4.1", ("return-glory",), [LAND],
        own(blessings.may_return_glory), always(stakes.of_glory, -1, "H4.1"),
    ),
]  # fmt: skip

UNTIMELY: Final[dict[str, Callable[[Hellas], Refusal | None]]] = {
    "H6.7": regular.regular_is_over,
    "H6.11": regular.regular_is_over,
    "H15.5": regular.regular_is_over,
    "H6.2": regular.regular_is_over,
    "H6.15": regular.hoplites_are_late,
    "H6.16": regular.hoplites_are_late,
    "H7.0a": regular.action_is_early,
}
"""By the clause of a verb: why it comes too early or too late."""


def untimely(t: Hellas, ask: Ask, clause: str) -> Refusal | None:
    """H6.1, H6.15, H7.0a. A better reason than "not now"."""
    why = UNTIMELY.get(clause)
    return None if why is None else why(t)


VERBS: Final[Verbs[Hellas]] = Verbs(
    [*SETTING_UP, *REGULAR_ACTIONS, *SPECIAL_ACTIONS, *MONSTERS, *HUNTING, *FIGHTING, *CARDS], untimely
)
