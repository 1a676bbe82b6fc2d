"""Diplomacy (T18) and the announcements of victory (T19.1)."""

from math import pow
from typing import Final

from tyche.bots.scharz.fields import NEVER
from tyche.bots.scharz.odds import Force, number, win_chance, worth
from tyche.bots.scharz.sight import Sight
from tyche.bots.scharz.worth import GOLD, TREATY, VP, near_victory, settlement_worth
from tyche.core.ask import PASS, YES, Option
from tyche.core.atlas import bits
from tyche.core.seat import Insight
from tyche.games.scharz.rules.components import SEAT_ID
from tyche.games.scharz.rules.diplomacy.pacts import payer_in, receiver
from tyche.games.scharz.rules.diplomacy.treaties import LEAST
from tyche.games.scharz.rules.units import code_of
from tyche.games.scharz.rules.victory import significance, supremacy_need

EMPIRE: Final = 5.0
"""What another subject of the same lord adds to the price of peace with him: he is nearer to Sovereignty."""
BEG: Final = 3.0
"""How much more the danger must be than the price before peace is bought."""
DOUBT: Final = 0.5
"""The share of the peace that is left with somebody for each word that he broke."""
UNPAID: Final = 6.0
"""What the promise of tribute loses for each word that the payer broke. Ransom is paid at once (T18.2)."""
TO_OTHERS: Final = 0.5
"""How much a word counts that was broken to somebody else."""
PAYMENTS: Final = ("pay-tribute", "pay-ransom", "pay-long-ransom")
DEMANDS: Final = ("demand-tribute", "demand-ransom")
TRIBUTES: Final = (PAYMENTS[0], DEMANDS[0])
ANYTHING: Final = (*PAYMENTS[:2], *DEMANDS)
IN_TRADE: Final = "diplomacy"
"""Ransom is named in Trade alone (T18.2)."""


# --- how dangerous others are ---


def host(sight: Sight, seat: int) -> Force:
    """All units of a player."""
    found: dict[int, int] = {}
    for key, n in sight.s.units[seat].items():
        found[code_of(key) & 127] = found.get(code_of(key) & 127, 0) + n
    return sorted(found.items())


def faithless(sight: Sight, other: int) -> float:
    """How often a player broke his word (T18.2): to the seat itself, and half as much to others."""
    if not sight.prudent:
        return 0.0
    broken = 0.0
    for who, whom in sight.wrongs():
        if who == other:
            broken += 1.0 if whom == sight.seat else TO_OTHERS
    return broken


def peril(sight: Sight, other: int) -> float:
    """What a foreign player is about to take: settlements he stands at or beside in greater strength."""
    t, s, seat = sight.t, sight.s, sight.seat
    if not t.foreign(seat, other):
        return 0.0
    lost = 0.0
    for place in bits(s.towns[seat]):
        near = (t.a.land_adj[place] | 1 << place) & s.out[other]
        if not near:
            continue
        forces = [sight.force(other, field) for field in bits(near)]
        attack = max(forces, key=number)
        home = sight.force(seat, place) + sight.garrison(place)
        chance = win_chance(attack, home, sight.weak(place)) if number(attack) > 1 else 0.1
        lost += chance * (0.6 if near >> place & 1 else 0.2) * (settlement_worth(s.settle[place]) + 4 * VP)
    return lost


def subjects(sight: Sight, lord: int) -> int:
    """How many players pay a lord or serve him."""
    return sum([1 for treaty in sight.s.treaties.values() if receiver(treaty) == lord])


def sovereign(sight: Sight, lord: int, payer: int) -> bool:
    """T19.2. Whether a treaty with this payer would make the lord sovereign."""
    t = sight.t
    others = [other for other in range(t.players) if other not in (lord, payer) and t.alive(other)]
    return all((treaty := t.treaty(lord, other)) and receiver(treaty) == lord for other in others)


def yielding(sight: Sight, lord: int, gold: int) -> float:
    """What a treaty as payer of this lord is worth: peace, less points, gold and his gain."""
    if sovereign(sight, lord, sight.seat):
        return 20 * NEVER
    cost = VP + TREATY + GOLD * gold + 1.0 + EMPIRE * subjects(sight, lord)
    if near_victory(sight.t, lord) or sight.s.vp[lord] + 4 >= supremacy_need(sight.t, lord):
        cost += 20.0
    return peril(sight, lord) * pow(DOUBT, faithless(sight, lord)) - cost - BEG


def ruling(sight: Sight, payer: int, terms: str) -> float:
    """What a treaty as receiver is worth: points, lower thresholds and peace, less what could be taken by war."""
    if sovereign(sight, sight.seat, payer):
        return -20 * NEVER
    unpaid = UNPAID * faithless(sight, payer) if terms.endswith("tribute") else 0.0
    prey = [place for place in bits(sight.s.towns[payer]) if sight.t.encircled(place)]
    mine = [place for place in prey if sight.s.out[sight.seat] >> place & 1]
    return 2 * VP + TREATY - 3.0 * len(mine) - unpaid


# --- talks ---


def weaker(sight: Sight, other: int) -> bool:
    """Whether a player has less to put into the field, or less to show."""
    t = sight.t
    if worth(host(sight, other)) < 0.8 * worth(host(sight, sight.seat)):
        return True
    return significance(t, other) + 4 < significance(t, sight.seat)


def threatens(sight: Sight, other: int) -> bool:
    """Whether units stand at or beside a settlement of a player: nobody else would pay for peace."""
    near = 0
    for place in bits(sight.s.towns[other]):
        near |= sight.t.a.land_adj[place] | 1 << place
    return bool(near & sight.s.out[sight.seat])


def talk_choice(sight: Sight, option: Option) -> float:
    """T18.2. Speak with the weak who might pay, and with those who are dangerous."""
    if option == PASS:
        return 0.0
    other = SEAT_ID[str(option[1])]
    if sight.t.treaty(sight.seat, other):
        return -1.0
    if not sight.prudent:
        asks = sight.s.step == IN_TRADE and weaker(sight, other) and threatens(sight, other)
        return max(yielding(sight, other, 1), ruling(sight, other, DEMANDS[0]) if asks else -1.0)
    return max([terms_worth(sight, other, terms) for terms in (ANYTHING if sight.s.step == IN_TRADE else TRIBUTES)])


def eyes_of(sight: Sight, other: int) -> Sight:
    """The table as another player may see it."""
    seen = Sight(Insight(sight.looked_at(), other), sight.seed, sight.prudent)
    seen.remembered = sight.wrongs()
    return seen


def would_pay(sight: Sight, other: int, gold: int) -> bool:
    """Whether a player like oneself would buy peace at that price."""
    return yielding(eyes_of(sight, other), sight.seat, gold) > 0


def would_take(sight: Sight, other: int, terms: str) -> bool:
    """Whether a player like oneself would be paid for peace."""
    return ruling(eyes_of(sight, other), sight.seat, terms) > 0


def terms_worth(sight: Sight, other: int, terms: str) -> float:
    """What it is worth to name terms to a player who thinks like oneself: nothing that he would refuse."""
    gold = LEAST[terms]
    if sight.s.gold[sight.seat if terms in PAYMENTS else other] < gold:
        return -1.0
    if terms in PAYMENTS:
        worth_it = yielding(sight, other, max(2, gold))
        return worth_it if worth_it > 0 and would_take(sight, other, terms) else -1.0
    worth_it = ruling(sight, other, terms) - 0.3 * gold if weaker(sight, other) else -1.0
    return worth_it if worth_it > 0 and would_pay(sight, other, gold) else -1.0


def terms_choice(sight: Sight, option: Option) -> float:
    """T18.2. Ask for a little from the weak; offer a little to the dangerous."""
    if option == PASS:
        return 0.0
    other = sight.fact("other")
    verb = str(option[0])
    gold = LEAST.get(verb, 0)
    if verb in PAYMENTS:
        return terms_worth(sight, other, verb) if sight.prudent else yielding(sight, other, max(2, gold))
    if verb in DEMANDS:
        if sight.prudent:
            return terms_worth(sight, other, verb)
        return ruling(sight, other, verb) - 0.3 * gold if weaker(sight, other) else -1.0
    if verb == "aid":
        late = sight.left == 0
        return 2.0 - 0.1 * gold if late and not near_victory(sight.t, other) else -1.0
    return 1.0 if sight.s.pr[sight.seat] >= 40 else -1.0


def sum_choice(sight: Sight, option: Option) -> float:
    """T18.3. Little is asked for and given; a tribute offered is two gold."""
    offered = 2 if sight.facts.get("terms") == "pay-tribute" else 0
    return -abs(int(option[1]) - offered)


def answer_choice(sight: Sight, option: Option) -> float:
    """T18.3. Take tribute from whoever offers it; pay only when in peril."""
    if option != YES:
        return 0.0
    other = sight.fact("faction")
    terms = str(sight.facts.get("terms", ""))
    if terms in PAYMENTS:
        return ruling(sight, other, terms)
    return yielding(sight, other, sight.fact("gold"))


def aid_choice(sight: Sight, option: Option) -> float:
    """T18.6. Gold for prestige, from one who is not about to win."""
    if option != YES:
        return 0.0
    giver = sight.fact("faction")
    cost = 0.8 + 2.0 + VP * 0.5 * sight.weights[giver]
    return GOLD * sight.fact("gold") - cost if sight.left > 4 else -1.0


def vassalage_choice(sight: Sight, option: Option) -> float:
    """T18.2. Submit only to be saved; never free anybody."""
    if option == PASS:
        return 0.0
    if option[0] == "free":
        return NEVER
    if option[0] == "treat":
        return talk_choice(sight, option)
    return yielding(sight, SEAT_ID[str(option[1])], 6)


def accept_vassal_choice(sight: Sight, option: Option) -> float:
    """T18.2. Vassals are welcome."""
    return ruling(sight, sight.fact("faction"), "vassalage") + 1.0 if option == YES else 0.0


def vassal_treaty_choice(sight: Sight, option: Option) -> float:
    """T18.5. A vassal need not rise."""
    return -1.0 if option == YES else 0.0


def revolt_choice(sight: Sight, option: Option) -> float:
    """T18.5. Free again, unless the lord is at the gates."""
    if option != YES:
        return 0.0
    lord = sight.fact("other")
    strong = worth(host(sight, lord)) > 2.0 * worth(host(sight, sight.seat))
    return -1.0 if strong else 2.0


def tribute_choice(sight: Sight, option: Option) -> float:
    """T18.2. Take what is due; pay while the receiver is stronger."""
    if option[0] == "accept-tribute":
        return 1.0
    if option[0] == "hand-over":
        pair = sight.s.sub[sight.seat][0]
        treaty = sight.s.treaties[pair]
        lord = receiver(treaty)
        assert payer_in(pair, treaty) == sight.seat
        return worth(host(sight, lord)) - 1.3 * worth(host(sight, sight.seat))
    return 0.0


def announce_choice(sight: Sight, option: Option) -> float:
    """T19.1. Whatever can be announced is."""
    return 0.0 if option == PASS else 2.0 if option[1] == "both" else 1.0
