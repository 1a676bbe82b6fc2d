"""T18. Treaties: offers and answers, renewal and end."""

from typing import Final

from tyche.core.ask import NO, PASS, YES, Ask, Flow, Option
from tyche.core.errors import Refusal
from tyche.games.scharz.rules.combat.conquest import sovereignty
from tyche.games.scharz.rules.components import COMBAT, PR_RIVAL, SEAT_NAMES
from tyche.games.scharz.rules.diplomacy.pacts import (
    LORDSHIP,
    RANSOM,
    TREATY_NAMES,
    TRIBUTE,
    VASSALAGE,
    aid_of,
    expiry,
    kind,
    pact,
    pair_of,
    parties,
    receiver,
)
from tyche.games.scharz.rules.kinds import NUMBER, SEAT
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.traits import HUN, LONG_RANSOM

LEAST: Final = {
    "pay-tribute": 1,
    "demand-tribute": 1,
    "pay-ransom": 3,
    "pay-long-ransom": 3,
    "demand-ransom": 3,
    "aid": 3,
}
"""T18.2, T18.6. The least gold of each offer."""
FORMS: Final = (*LEAST, "rival")
TREAT: Final[list[Option]] = [("treat", name) for name in SEAT_NAMES]
SPEAKING: Final = ("units", "special", "retreat", "talks", "vassalage")
"""The questions beside which treaties are made (T18.2)."""
SHORT: Final = 10
AID_PR: Final = 8
FOREVER: Final = 1 << 12
ROUNDS: Final = 100
"""More than a game has."""


def lord_of(t: Scharz, seat: int) -> int:
    """T18.5. The lord of a vassal; -1 without one."""
    for pair, treaty in sorted(t.s.treaties.items()):
        if kind(treaty) in (VASSALAGE, LORDSHIP) and seat in parties(pair) and receiver(treaty) != seat:
            return receiver(treaty)
    return -1


def round_number(t: Scharz) -> int:
    """Rounds counted from 0."""
    return 4 * (t.s.year - 1) + t.s.season


def conclude(t: Scharz, lord: int, payer: int, form: int, gold: int, ends: int) -> None:
    """T18.2, T18.7. A treaty begins; points at most once a year between the same two, and none for a renewal."""
    s = t.s
    pair = pair_of(lord, payer)
    s.treaties[pair] = pact(form, lord, gold, ends)
    t.agree()
    if paid_year(t, pair) != s.year and not renewed(t, pair):
        s.treaty_year[pair] = s.year
        t.gain_vp(lord, 2)
        t.gain_vp(payer, -1)
    t.tell("treaty", "T18.2", faction=lord, other=payer, treaty=TREATY_NAMES[form], gold=gold)
    peace(t)
    sovereignty(t)


def end_treaty(t: Scharz, pair: int) -> None:
    """T18.4. From now on the two are foreign again."""
    treaty = t.s.treaties.pop(pair)
    t.agree()
    t.tell("treaty-ends", "T18.4", faction=parties(pair)[0], other=parties(pair)[1], treaty=TREATY_NAMES[kind(treaty)])


def peace(t: Scharz) -> None:
    """T18.4, T5.11. Between partners there is no encirclement: what was inside comes out."""
    t.release_all()


# --- offers outside COMBAT (T18.2, D24, D31) ---


def may_speak(t: Scharz, seat: int, other: int, in_trade: bool) -> Refusal | None:
    """D24, D31. Once in each subphase of MOVE, in each Trade and at each round end a player speaks with another."""
    if other == seat or not t.alive(other):
        return Refusal("T18.2", "nobody-there")
    if t.s.treated[seat] >> other & 1:
        return Refusal("T18.2", "spoken-already", {"other": other})
    if (t.s.gold[seat] or t.s.gold[other]) and not t.treaty(seat, other):
        return None  # Tribute can be named. Otherwise neither it nor ransom can: only what needs no treaty.
    for verb in without_treaty(t, in_trade):
        if may_offer(t, seat, other, verb, in_trade) is None:
            return None
    if t.treaty(seat, other):
        return Refusal("T18.3", "treaty-already", {"other": other})
    return Refusal("T18.2", "nothing-to-offer", {"other": other})


def without_treaty(t: Scharz, in_trade: bool) -> tuple[str, ...]:
    """T17.10, T18.6. What can be named beside treaties: aid in Trade, and a further rival."""
    if in_trade:
        return ("aid", "rival")
    return ("rival",) if t.r.prestige else ()


def may_offer(t: Scharz, seat: int, other: int, verb: str, in_trade: bool) -> Refusal | None:
    """T18.2, T18.3, T18.6, T20.6.5. Tribute at any time, ransom and aid in Trade; no second treaty; gold is there."""
    if verb == "rival":
        return may_hate(t, seat, other)
    if verb == "aid":
        return may_aid(t, seat, other, in_trade)
    if t.treaty(seat, other):
        return Refusal("T18.3", "treaty-already", {"other": other})
    if not in_trade and verb.endswith("ransom"):
        return Refusal("T18.2", "only-in-trade")
    if verb == "pay-long-ransom" and not (t.trait(seat, LONG_RANSOM) and t.trait(other, HUN)):
        return Refusal("T20.6.5", "not-this-people")
    gold = t.s.gold[payer_by(verb, seat, other)]
    if gold < LEAST[verb]:
        return Refusal("T18.2", "too-little-gold", {"price": LEAST[verb], "gold": gold})
    return None


def may_hate(t: Scharz, seat: int, other: int) -> Refusal | None:
    """T17.10. A further rival for 8 PR: not twice the same, not a treaty partner."""
    if not t.r.prestige:
        return Refusal("T21", "not-in-this-mode")
    if t.treaty(seat, other):
        return Refusal("T17.10", "rival-partner", {"other": other})
    if t.is_rival(seat, other):
        return Refusal("T17.10", "rival-already", {"other": other})
    if t.s.pr[seat] < PR_RIVAL:
        return Refusal("T17.1", "too-little-prestige", {"price": PR_RIVAL, "points": t.s.pr[seat]})
    return None


def may_treat(t: Scharz, ask: Ask, seat: int, other: int) -> Refusal | None:
    """T18.2, D24, D31. Anybody in MOVE, in Trade and at the end of a round, though others be asked; not in COMBAT."""
    if t.s.step in COMBAT:
        return Refusal("T18.2", "not-in-combat")
    if ask.topic not in SPEAKING:
        return Refusal("T18.2", "not-now")
    if not ask.options_for(seat):
        return Refusal(ask.clause, "not-yours") if seat in ask.seats() else may_speak(t, seat, other, False)
    return may_speak(t, seat, other, t.s.step == "diplomacy")


def may_term(t: Scharz, ask: Ask, seat: int, verb: str) -> Refusal | None:
    """T18.2, T18.6, T17.10. What may be offered to the one spoken with."""
    other = ask.facts["other"]
    assert isinstance(other, int)
    return may_offer(t, seat, other, verb, t.s.step == "diplomacy")


def may_name(t: Scharz, ask: Ask, seat: int, *numbers: int) -> Refusal | None:
    """T18.3. From the least sum up to what the payer has; a range only where one is asked for."""
    options = ask.options_for(seat)
    if any(option[1:] == numbers for option in options):
        return None
    if all(len(option) != 1 + len(numbers) for option in options):
        return Refusal("T18.3", "not-now")
    return Refusal("T18.3", "wrong-number", {"least": options[0][1], "most": options[-1][-1]})


def payer_by(verb: str, seat: int, other: int) -> int:
    """Who would pay: who demands receives."""
    return other if verb.startswith("demand") else seat


def parley_options(t: Scharz, seat: int, in_trade: bool = False) -> list[Option]:
    """D24, D31. The others whom a player may speak with now."""
    gold, enemies = t.s.gold, t.enemies(seat)
    met = t.s.treated[seat] | t.s.out_of_game | 1 << seat
    found: list[Option] = []
    for other in range(t.players):
        if met >> other & 1:
            continue
        # All pairs are looked at in every step of MOVE: enemies of whom one has gold can name tribute, and outside
        # Trade partners have nothing to say.
        if enemies >> other & 1:
            if gold[seat] or gold[other] or may_speak(t, seat, other, in_trade) is None:
                found.append(TREAT[other])
        elif in_trade and may_speak(t, seat, other, True) is None:
            found.append(TREAT[other])
    return found


def parley(t: Scharz, seat: int, choice: Option, in_trade: bool = False) -> Flow[None]:
    """D24, D31. Terms are named, the other side answers; or he is made a rival (T17.10)."""
    s = t.s
    other = SEAT.of(choice)
    s.treated[seat] |= 1 << other
    options: list[Option] = [PASS]
    options += [(verb,) for verb in FORMS if may_offer(t, seat, other, verb, in_trade) is None]
    named = yield t.ask(seat, "terms", options, "T18.2", PASS, other=other)
    verb = str(named[0])
    if named == PASS:
        return
    if verb == "rival":
        make_rival(t, seat, other)
        return
    gold = yield from name_sum(t, seat, other, verb, s.gold[payer_by(verb, seat, other)])
    if verb == "aid":
        yield from aid(t, seat, other, gold)
    else:
        yield from propose(t, seat, other, verb, gold)


def make_rival(t: Scharz, seat: int, other: int) -> None:
    """T17.10. A further rival for 8 PR."""
    t.s.pr[seat] -= PR_RIVAL
    t.s.rivals[seat] |= 1 << other
    t.tell("rival", "T17.10", faction=seat, other=other)


def propose(t: Scharz, seat: int, other: int, verb: str, gold: int) -> Flow[None]:
    """T18.2, T18.3, T18.5. Tribute or ransom is accepted or refused."""
    payer = payer_by(verb, seat, other)
    lord = seat if payer == other else other
    answer = yield t.ask(other, "answer", [NO, YES], "T18.3", NO, faction=seat, terms=verb, gold=gold)
    if answer == NO or not (yield from lord_allows(t, lord, payer)):
        t.tell("refused", "T18.3", faction=other, other=seat, terms=verb, gold=gold)
        return
    seal(t, seat, other, verb, gold)


def seal(t: Scharz, seat: int, other: int, verb: str, gold: int) -> None:
    """T18.2. Tribute or ransom that was agreed: the gold changes hands and the treaty begins."""
    payer = payer_by(verb, seat, other)
    lord = seat if payer == other else other
    t.hand(payer, lord, gold)
    if verb.endswith("tribute"):
        conclude(t, lord, payer, TRIBUTE, gold, 0)
    else:
        conclude(t, lord, payer, RANSOM, gold, FOREVER if verb == "pay-long-ransom" else round_number(t) + 4)


def name_sum(t: Scharz, seat: int, other: int, verb: str, most: int) -> Flow[int]:
    """T18.3. Any sum from the minimum up to what the payer has, found in steps of at most ten options."""
    low, high = LEAST[verb], most
    while low < high:
        size = 1
        while (high - low) // size >= SHORT:
            size *= SHORT
        options: list[Option] = [("sum", gold) for gold in range(low, high + 1)] if size == 1 else []
        if size > 1:
            options += [("range", k, min(high, k + size - 1)) for k in range(low, high + 1, size)]
        choice = yield t.ask(seat, "sum", options, "T18.3", options[0], other=other, terms=verb)
        low, high = NUMBER.of(choice), NUMBER.of(choice, -1)
    return low


def lord_allows(t: Scharz, lord: int, payer: int) -> Flow[bool]:
    """T18.5. A vassal becomes receiver against a stranger to his lord only with the lord's leave."""
    master = whose_leave(t, lord, payer)
    if master < 0:
        return True
    choice = yield t.ask(master, "vassal-treaty", [NO, YES], "T18.5", NO, faction=lord, other=payer)
    return choice == YES


def whose_leave(t: Scharz, lord: int, payer: int) -> int:
    """T18.5. The lord whose leave a treaty of his vassal needs; -1 if it needs none."""
    master = lord_of(t, lord)
    return -1 if master < 0 or master == payer or t.treaty(master, payer) else master


# --- aid (T18.6) ---


def may_aid(t: Scharz, giver: int, taker: int, in_trade: bool) -> Refusal | None:
    """T18.6. In Trade, once a year between the same two, in one direction; the taker must have 8 PR."""
    s = t.s
    if not in_trade:
        return Refusal("T18.6", "only-in-trade")
    if s.year in (s.aid.get(aid_of(giver, taker), 0), s.aid.get(aid_of(taker, giver), 0)):
        return Refusal("T18.6", "aid-already", {"other": taker})
    if s.pr[taker] < AID_PR:
        return Refusal("T18.6", "aid-too-proud", {"other": taker, "price": AID_PR})
    if s.gold[giver] < LEAST["aid"]:
        return Refusal("T18.6", "too-little-gold", {"price": LEAST["aid"], "gold": s.gold[giver]})
    return None


def aid(t: Scharz, giver: int, taker: int, gold: int) -> Flow[None]:
    """T18.6. Gold for prestige, if the other accepts."""
    answer = yield t.ask(taker, "aid", [NO, YES], "T18.6", NO, faction=giver, gold=gold)
    if answer == NO:
        t.tell("refused", "T18.6", faction=taker, other=giver, terms="aid", gold=gold)
    else:
        give_aid(t, giver, taker, gold)


def give_aid(t: Scharz, giver: int, taker: int, gold: int) -> None:
    """T18.6, T18.7. Gold changes hands, and prestige; a victory point for the giver."""
    t.hand(giver, taker, gold)
    t.gain_pr(giver, AID_PR)
    t.gain_vp(giver, 1)
    t.s.pr[taker] -= AID_PR
    t.s.aid[aid_of(giver, taker)] = t.s.year
    t.tell("aid-given", "T18.6", faction=giver, other=taker, gold=gold)


# --- Trade opens with diplomacy (D24) ---


def end_ransoms(t: Scharz) -> None:
    """T18.2. A ransom lasts to the same Trade next year."""
    now = round_number(t)
    for pair, treaty in sorted(t.s.treaties.items()):
        if kind(treaty) == RANSOM and expiry(treaty) <= now:
            end_treaty(t, pair)
            mark_end(t, pair)


def mark_end(t: Scharz, pair: int) -> None:
    """T18.7. A treaty ends that could be renewed at once: note the round beside the year of the last points."""
    t.s.treaty_year[pair] = -1 - round_number(t) - ROUNDS * paid_year(t, pair)


def paid_year(t: Scharz, pair: int) -> int:
    """T18.7. The year in which a treaty between these two last gave points."""
    mark = t.s.treaty_year.get(pair, 0)
    return mark if mark >= 0 else (-1 - mark) // ROUNDS


def renewed(t: Scharz, pair: int) -> bool:
    """T18.7. Whether a new treaty between these two would be a renewal without a gap."""
    mark = t.s.treaty_year.get(pair, 0)
    return mark < 0 and (-1 - mark) % ROUNDS == round_number(t)


def diplomacy(t: Scharz) -> Flow[bool]:
    """D24, T18.2. All name at once whom they wish to speak with; then one after the other. False when nobody does."""
    s = t.s
    talks = {seat: parley_options(t, seat, True) for seat in t.seats() if not s.done >> seat & 1}
    talks = {seat: options for seat, options in talks.items() if options}
    if not talks:
        return False
    poll = t.poll(list(talks), "talks", talks, "T18.2", PASS)
    yield poll
    answers = dict(poll.answers)
    for seat in talks:
        choice = answers.get(seat, PASS)
        if choice == PASS:
            s.done |= 1 << seat
        elif may_speak(t, seat, SEAT.of(choice), True) is None:
            yield from parley(t, seat, choice, True)
    return True


# --- vassalage (T18.2, T18.5, D30) ---
