"""T18. Treaties: offers and answers, renewal and end."""

from typing import Final

from tyche.core.ask import NO, PASS, YES, Flow, Option
from tyche.games.scharz.components import PR_RIVAL, SEAT_ID, SEAT_NAMES
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.settle import sovereignty
from tyche.games.scharz.traits import HUN, LONG_RANSOM

TRIBUTE, RANSOM, VASSALAGE, LORDSHIP = 1, 2, 3, 4
TREATY_NAMES: Final = ["", "tribute", "ransom", "vassalage", "lordship"]
AMOUNTS: Final = (1, 2, 3, 4, 5, 6, 8, 10, 15, 20)
RANSOM_LEAST: Final = 3
AID_LEAST: Final = 3
AID_PR: Final = 8
FOREVER: Final = 1 << 12


def pair_of(one: int, other: int) -> int:
    """The key of two players."""
    return one << 4 | other if one < other else other << 4 | one


def kind(treaty: int) -> int:
    """Tribute, ransom, vassalage or the old lordship."""
    return treaty & 15


def receiver(treaty: int) -> int:
    """Receiver or lord of a treaty."""
    return treaty >> 4 & 15


def amount(treaty: int) -> int:
    """The gold of a tribute."""
    return treaty >> 8 & 255


def expiry(treaty: int) -> int:
    """The round in whose Trade a ransom ends."""
    return treaty >> 16


def payer_in(pair: int, treaty: int) -> int:
    """Payer or vassal of a treaty."""
    return pair >> 4 if receiver(treaty) == pair & 15 else pair & 15


def lord_of(t: Scharz, seat: int) -> int:
    """T18.5. The lord of a vassal; -1 without one."""
    for pair, treaty in t.s.treaties.items():
        if kind(treaty) in (VASSALAGE, LORDSHIP) and seat in (pair >> 4, pair & 15) and receiver(treaty) != seat:
            return receiver(treaty)
    return -1


def round_number(t: Scharz) -> int:
    """Rounds counted from 0."""
    return 4 * (t.s.year - 1) + t.s.season


def conclude(t: Scharz, lord: int, payer: int, form: int, gold: int, ends: int) -> None:
    """T18.2, T18.7. A treaty begins; points at most once a year between the same two, and none for a renewal."""
    s = t.s
    pair = pair_of(lord, payer)
    s.treaties[pair] = form | lord << 4 | gold << 8 | ends << 16
    s.agreed += 1
    if s.treaty_year.get(pair, 0) not in (s.year, ended_now(t)):
        s.treaty_year[pair] = s.year
        t.gain_vp(lord, 2)
        t.gain_vp(payer, -1)
    t.tell("treaty", "T18.2", faction=lord, other=payer, treaty=TREATY_NAMES[form], gold=gold)
    peace(t)
    sovereignty(t)


def end_treaty(t: Scharz, pair: int) -> None:
    """T18.4. From now on the two are foreign again."""
    treaty = t.s.treaties.pop(pair)
    t.s.agreed += 1
    t.tell("treaty-ends", "T18.4", faction=pair >> 4, other=pair & 15, treaty=TREATY_NAMES[kind(treaty)])


def peace(t: Scharz) -> None:
    """T18.4, T5.11. Between partners there is no encirclement: what was inside comes out."""
    t.release_all()


# --- offers outside COMBAT (T18.2, D24, D31) ---


def parley_options(t: Scharz, seat: int) -> list[Option]:
    """D31. Once a round a player may speak with each other one whom he has no treaty with; or buy a rival."""
    s = t.s
    met = s.treated[seat]
    return [
        ("treat", SEAT_NAMES[other])
        for other in range(t.players)
        if other != seat and not met >> other & 1 and not s.out_of_game >> other & 1 and not t.treaty(seat, other)
    ]


def parley(t: Scharz, seat: int, choice: Option, in_trade: bool = False) -> Flow[None]:
    """D24, D31. Terms are named, the other side answers; or he is made a rival (T17.10)."""
    s = t.s
    other = SEAT_ID[str(choice[1])]
    s.treated[seat] |= 1 << other
    options = [PASS, *terms(t, seat, other, in_trade)]
    if len(options) == 1:
        return
    named = yield t.ask(seat, "terms", options, "T18.2", PASS, other=other)
    if named == PASS:
        return
    if named[0] == "rival":
        s.pr[seat] -= PR_RIVAL
        s.rivals[seat] |= 1 << other
        t.tell("rival", "T17.10", faction=seat, other=other)
        return
    gold = int(named[1])
    if named[0] == "aid":
        yield from aid(t, seat, other, gold)
        return
    pays = named[0] in ("pay-tribute", "pay-ransom")
    lord, payer = (other, seat) if pays else (seat, other)
    facts: dict[str, object] = {"terms": named[0], "gold": gold}
    answer = yield t.ask(other, "answer", [NO, YES], "T18.3", NO, faction=seat, **facts)
    if answer == NO or not (yield from lord_allows(t, lord, payer)):
        t.tell("refused", "T18.3", faction=other, other=seat)
        return
    s.gold[payer] -= gold
    s.gold[lord] += gold
    if named[0] in ("pay-tribute", "demand-tribute"):
        conclude(t, lord, payer, TRIBUTE, gold, 0)
    else:
        long = t.trait(payer, LONG_RANSOM) and t.trait(lord, HUN)
        conclude(t, lord, payer, RANSOM, gold, FOREVER if long else round_number(t) + 4)


def terms(t: Scharz, seat: int, other: int, in_trade: bool) -> list[Option]:
    """T18.2, T18.3, T18.6. What can be offered or demanded: tribute at any time, ransom and aid in Trade only."""
    s = t.s
    mine, his = s.gold[seat], s.gold[other]
    found: list[Option] = []
    if not t.treaty(seat, other):
        found += [("pay-tribute", gold) for gold in AMOUNTS if gold <= mine]
        found += [("demand-tribute", gold) for gold in AMOUNTS if gold <= his]
        if in_trade:
            found += [("pay-ransom", gold) for gold in AMOUNTS if RANSOM_LEAST <= gold <= mine]
            found += [("demand-ransom", gold) for gold in AMOUNTS if RANSOM_LEAST <= gold <= his]
    if in_trade and may_aid(t, seat, other):
        found += [("aid", gold) for gold in AMOUNTS if AID_LEAST <= gold <= mine]
    if t.r.prestige and s.pr[seat] >= PR_RIVAL and not s.rivals[seat] >> other & 1 and not t.treaty(seat, other):
        found.append(("rival",))
    return found


def lord_allows(t: Scharz, lord: int, payer: int) -> Flow[bool]:
    """T18.5. A vassal becomes receiver against a stranger to his lord only with the lord's leave."""
    master = lord_of(t, lord)
    if master < 0 or master == payer or t.treaty(master, payer):
        return True
    choice = yield t.ask(master, "vassal-treaty", [NO, YES], "T18.5", NO, faction=lord, other=payer)
    return choice == YES


# --- aid (T18.6) ---


def may_aid(t: Scharz, giver: int, taker: int) -> bool:
    """T18.6. Once a year between the same two, in one direction; the taker must have 8 PR."""
    s = t.s
    if s.pr[taker] < AID_PR:
        return False
    return s.aid.get(giver << 4 | taker, 0) != s.year and s.aid.get(taker << 4 | giver, 0) != s.year


def aid(t: Scharz, giver: int, taker: int, gold: int) -> Flow[None]:
    """T18.6. Gold for prestige, if the other accepts."""
    s = t.s
    answer = yield t.ask(taker, "aid", [NO, YES], "T18.6", NO, faction=giver, gold=gold)
    if answer == NO:
        t.tell("refused", "T18.6", faction=taker, other=giver)
        return
    s.gold[giver] -= gold
    s.gold[taker] += gold
    t.gain_pr(giver, AID_PR)
    t.gain_vp(giver, 1)
    s.pr[taker] -= AID_PR
    s.aid[giver << 4 | taker] = s.year
    t.tell("aid-given", "T18.6", faction=giver, other=taker, gold=gold)


# --- Trade opens with diplomacy (D24) ---


def end_ransoms(t: Scharz) -> None:
    """T18.2. A ransom lasts to the same Trade next year."""
    now = round_number(t)
    for pair, treaty in list(t.s.treaties.items()):
        if kind(treaty) == RANSOM and expiry(treaty) <= now:
            end_treaty(t, pair)
            t.s.treaty_year[pair] = ended_now(t)


def ended_now(t: Scharz) -> int:
    """T18.7. The mark of a ransom that ended in this very Trade: a new one is a renewal without a gap."""
    return -1 - round_number(t)


def diplomacy(t: Scharz) -> Flow[bool]:
    """D24, T18.2. All name at once whom they wish to speak with; then one after the other. False when nobody does."""
    s = t.s
    talks = {seat: talk_options(t, seat) for seat in t.seats() if not s.done >> seat & 1}
    talks = {seat: options for seat, options in talks.items() if options}
    if not talks:
        return False
    poll = t.poll(list(talks), "talks", talks, "T18.2", PASS)
    yield poll
    answers = dict(poll.answers)
    for seat in t.seats():
        choice = answers.get(seat, PASS)
        if choice == PASS:
            s.done |= 1 << seat
        elif t.alive(seat):
            yield from parley(t, seat, choice, True)
    return True


def talk_options(t: Scharz, seat: int) -> list[Option]:
    """D24. Others to speak with in Trade: those without treaty, and partners who may be helped."""
    s = t.s
    return [
        ("treat", SEAT_NAMES[other])
        for other in range(t.players)
        if other != seat and t.alive(other) and not s.treated[seat] >> other & 1 and terms(t, seat, other, True)
    ]


# --- vassalage (T18.2, T18.5, D30) ---


def vassals(t: Scharz) -> Flow[None]:
    """T18.2, D30. At round end players may submit to a lord who accepts, and lords may free their vassals."""
    s = t.s
    wishes: dict[int, list[Option]] = {}
    for seat in t.seats():
        found: list[Option] = []
        for other in range(t.players):
            if other != seat and t.alive(other):
                treaty = t.treaty(seat, other)
                if not treaty and lord_of(t, seat) < 0:
                    found.append(("submit", SEAT_NAMES[other]))
                elif kind(treaty) in (VASSALAGE, LORDSHIP) and receiver(treaty) == seat:
                    found.append(("free", SEAT_NAMES[other]))
        if found:
            wishes[seat] = found
    if not wishes:
        return
    poll = t.poll(list(wishes), "vassalage", wishes, "T18.2", PASS)
    yield poll
    for seat, choice in list(poll.answers.items()):
        if choice == PASS:
            continue
        other = SEAT_ID[str(choice[1])]
        if choice[0] == "free":
            if pair_of(seat, other) in s.treaties:
                end_treaty(t, pair_of(seat, other))
        elif not t.treaty(seat, other) and lord_of(t, other) != seat:
            yield from submit(t, seat, other)


def submit(t: Scharz, seat: int, lord: int) -> Flow[None]:
    """T18.2, T18.7. The lord accepts or not; +8 and -8 PR."""
    answer = yield t.ask(lord, "accept-vassal", [NO, YES], "T18.2", NO, faction=seat)
    if answer == NO or not (yield from lord_allows(t, lord, seat)):
        t.tell("refused", "T18.3", faction=lord, other=seat)
        return
    base = 8
    t.gain_pr(lord, base + (base // 2 if t.is_rival(lord, seat) else 0))
    t.lose_pr(seat, 8)
    conclude(t, lord, seat, VASSALAGE, 0, 0)


def revolts(t: Scharz) -> Flow[None]:
    """T18.5, D4. At NEW YEAR a vassal may revolt for 8 PR."""
    s = t.s
    for seat in t.seats():
        lord = lord_of(t, seat)
        if lord >= 0 and s.pr[seat] >= AID_PR:
            choice = yield t.ask(seat, "revolt", [NO, YES], "T18.5", NO, other=lord)
            if choice == YES:
                s.pr[seat] -= AID_PR
                end_treaty(t, pair_of(seat, lord))
