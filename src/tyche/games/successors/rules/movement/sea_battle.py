"""S13.3. Sea battles, and the cards that are played at sea (W-5, W-6)."""

from typing import Final

from tyche.core.ask import DONE, PASS, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.scenes import Die, Row, Side, Term
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import SEA_WITHIN_2
from tyche.games.successors.rules.battle.losses import suffer_attrition
from tyche.games.successors.rules.battle.scenes import note_scores, score_changes
from tyche.games.successors.rules.check import disperse_general, disperse_units
from tyche.games.successors.rules.components import FIRST_MINOR, NAVAL_ROLL_OWN_MOVE
from tyche.games.successors.rules.kinds import CARD, FLEET
from tyche.games.successors.rules.movement.entry import bring_home, drive_out
from tyche.games.successors.rules.play import SeaFight, Successors
from tyche.games.successors.rules.state import ABOARD, NOBODY
from tyche.games.successors.rules.strategy.deck import copies, may_be_held
from tyche.games.successors.rules.strategy.surprise import play_surprise, poll_cards
from tyche.games.successors.rules.tables import battle_score
from tyche.games.successors.rules.units import total
from tyche.games.successors.rules.victory import attack, disperse_fleet, fleet_value

ENGAGE: Final = options_of("engage", FLEET)
ENGAGE_ALL: Final[Option] = ("engage-all",)
STORM: Final = copies("storm_at_sea")
FOG: Final = copies("fog")
ADMIRAL: Final = copies("superior_admiral")
ADMIRAL_BONUS: Final = 2
CALM: Final = 0
FOGGY: Final = 1
STORMY: Final = 2


def may_intercept_at_sea(t: Successors, seat: int, place: int) -> Refusal | None:
    """S13.3.A. An available fleet, one's own marker within two sea routes, no earlier declaration in this segment."""
    s = t.s
    if not t.available_fleets(seat):
        return Refusal("S13.3.A", "no-fleet")
    if not s.held[seat] & SEA_WITHIN_2[place]:
        return Refusal("S13.3.A", "no-marker-near", {"place": place})
    if s.sea_declared >> seat & 1:
        return Refusal("S13.3.A", "one-battle-a-segment")
    if place == t.place_of(s.embarked_from):
        return Refusal("S13.3.0.a", "port-of-embarkation", {"place": place})
    if t.has_pact(seat, s.active):
        return Refusal("O63", "pact", {"faction": s.active})
    return None


def declare_battles(t: Successors, place: int) -> Flow[dict[int, int]]:
    """S13.2.4, D-8.4. In turn order other players may declare a sea battle and name their fleets."""
    declared: dict[int, int] = {}
    for seat in t.others(t.s.active):
        if may_intercept_at_sea(t, seat, place) is not None:
            continue
        t.choices = t.available_fleets(seat)
        options: list[Option] = [PASS, ENGAGE_ALL, *(ENGAGE[fleet] for fleet in bits(t.choices))]
        choice = yield t.ask(seat, "sea-battle", options, "S13.2.4", PASS, place=place, general=t.s.act)
        if choice == PASS:
            continue
        fleets = t.available_fleets(seat)
        if choice != ENGAGE_ALL:
            fleets = yield from name_more_fleets(t, seat, 1 << FLEET.of(choice))
        declared[seat] = fleets
        t.s.sea_declared |= 1 << seat
        t.tell("sea-battle-declared", "S13.2.4", faction=seat, place=place, fleets=bits(fleets))
        open_scene(t, seat, place, fleets)
    return declared


def key_of(t: Successors, seat: int) -> str:
    """S13.3.A. Everybody declares one sea battle in a segment."""
    s = t.s
    return f"sea-{s.turn}-{s.round}-{s.active}-{s.act}-{seat}"


def open_scene(t: Successors, seat: int, place: int, fleets: int) -> None:
    """A sea battle is declared: who, and with which fleets."""
    if t.logged:
        mover = Side(t.s.active, fleet_terms(t, t.s.escort), facts={"general": t.s.act}, role="sails")
        sides = [Side(seat, fleet_terms(t, fleets), role="attacks"), mover]
        t.scene("sea-battle", key_of(t, seat), "opens", sides, place=place)


def fleet_terms(t: Successors, fleets: int) -> list[Term]:
    """S13.3.C. Fleets with their face-up numbers."""
    return [Term("fleet", fleet_value(t, fleet), {"fleet": fleet}) for fleet in bits(fleets)]


def name_more_fleets(t: Successors, seat: int, chosen: int) -> Flow[int]:
    """S13.2.4. Further fleets for a declared sea battle."""
    while t.available_fleets(seat) & ~chosen:
        t.choices = t.available_fleets(seat) & ~chosen
        options: list[Option] = [DONE, *(ENGAGE[fleet] for fleet in bits(t.choices))]
        choice = yield t.ask(seat, "engage", options, "S13.2.4", DONE)
        if choice == DONE:
            break
        chosen |= 1 << FLEET.of(choice)
    return chosen


def may_name_fleet(t: Successors, seat: int, fleet: int) -> Refusal | None:
    """S7.4.c, S13.2.1, S13.2.4. Only available fleets escort and engage, each named once."""
    if t.choices >> fleet & 1:
        return None
    if t.available_fleets(seat) >> fleet & 1:
        return Refusal("S13.2.4", "already-named", {"fleet": fleet})
    return Refusal("S7.4.c", "fleet-not-available", {"fleet": fleet})


def hear_the_sea(t: Successors, place: int, seat: int, declared: dict[int, int], admirals: dict[int, int]) -> Flow[int]:
    """W-5, W-6. Storm at Sea, Fog, Superior Admiral before the dice: CALM, FOGGY or STORMY; adds what admirals give."""
    t.at_sea = None
    if seat != NOBODY:
        t.go_on_with("sea-battle", key_of(t, seat))
        t.at_sea = SeaFight(seat, declared[seat], admirals)
    asked = t.seats() if declared else t.others(t.s.active)
    while cards := may_be_held(t, STORM | (FOG | ADMIRAL if declared else 0)):
        fits = {other: fitting(t, other, seat, cards) for other in asked}
        answers = yield from poll_cards(t, fits, "sea-card", "S13.3.D.a", place=place, general=t.s.act)
        played = [other for other in asked if answers[other] != PASS]
        if not played:
            break
        player, card = played[0], CARD.of(answers[played[0]])
        if not (yield from play_surprise(t, player, card)):
            continue
        if (STORM | FOG) >> card & 1:
            return STORMY if STORM >> card & 1 else FOGGY
        admirals[player] = admirals.get(player, 0) + ADMIRAL_BONUS
    return CALM


def fitting(t: Successors, seat: int, enemy: int, cards: int) -> int:
    """The cards a seat holds that fit now; an admiral serves only those who fight, nobody storms his own move."""
    mask = t.s.hands[seat] & cards
    if seat not in (enemy, t.s.active):
        mask &= ~ADMIRAL
    if seat == t.s.active:
        mask &= ~STORM
    return mask


def sea_battle(t: Successors, seat: int, place: int, fleets: int, admirals: dict[int, int]) -> Flow[bool]:
    """S13.3.D. Both sides roll on T-4 with fleet strength; true if the mover loses and puts back."""
    note_scores(t)
    lost = yield from exchange(t, seat, place, fleets, admirals)
    t.close_scene(score_changes(t))
    return lost


def exchange(t: Successors, seat: int, place: int, fleets: int, admirals: dict[int, int]) -> Flow[bool]:
    """S13.3.D. The dice of both, and what follows."""
    s = t.s
    if s.party_cu or t.party_commander() < FIRST_MINOR:  # S3.7.b: a lone minor general is nobody's concern
        attack(t, seat, s.active)
    mover_bonus = t.has_ability(t.party_commander(), NAVAL_ROLL_OWN_MOVE, ABOARD)
    mover = naval_score(t, s.active, s.escort, mover_bonus + admirals.get(s.active, 0))
    other = naval_score(t, seat, fleets, admirals.get(seat, 0))
    if mover == other:
        t.tell("sea-battle-drawn", "S13.3.D.b", attacker=seat, defender=s.active, place=place, score=mover)
        t.enact("outcome", winner=NOBODY)
    elif mover > other:
        t.tell("sea-battle-won", "S13.3.D.c", winner=s.active, loser=seat, place=place, score=mover, against=other)
        t.enact("outcome", winner=s.active)
        for fleet in bits(fleets):
            disperse_fleet(t, fleet)
    else:
        t.tell("sea-battle-won", "S13.3.D.d", winner=seat, loser=s.active, place=place, score=other, against=mover)
        t.enact("outcome", winner=seat)
        yield from lose_at_sea(t)
        return True
    return False


def naval_score(t: Successors, seat: int, fleets: int, bonus: int) -> int:
    """S13.3.C, S13.3.D.a. Sum of the face-up numbers; two dice on T-4."""
    points = sum(fleet_value(t, fleet) for fleet in bits(fleets))
    dice = [t.roll(), t.roll()]
    score = battle_score(dice[0] + dice[1] + bonus, points)
    roll = dice[0] + dice[1] + bonus
    t.tell("naval-score", "S13.3.D.a", faction=seat, dice=dice, bonus=bonus, roll=roll, strength=points, score=score)
    if t.staged:
        row = Row("S13.3.D.a", {"roll": roll, "strength": points}, {"score": score})
        facts: dict[str, object] = {"bonus": bonus, "roll": roll, "strength": points}
        rolled = [Die(die, use="battle") for die in dice]
        t.enact("dice", [Side(seat, fleet_terms(t, fleets), rolled, score, facts=facts, row=row)])
    return score


def lose_at_sea(t: Successors) -> Flow[None]:
    """S13.3.D.d, AMB-36. Escorts are dispersed, units aboard take attrition as one group, the army puts back."""
    s = t.s
    for fleet in bits(s.escort):
        disperse_fleet(t, fleet)
    s.escort = 0
    if s.party_cu:
        s.party_cu -= yield from suffer_attrition(t, s.active, ABOARD, s.party_cu, total(s.party_cu), "S13.3.D.d")
    put_back(t, "S13.3.D.d")


def put_back(t: Successors, clause: str) -> None:
    """S13.2.5, S13.3.D.d. The army returns to its port of embarkation and its activation ends."""
    s = t.s
    home = s.embarked_from
    enemy_general = any(owner != s.active for owner in t.general_owners(home))
    if t.enemy_cu_areas(s.active) >> home & 1 or (enemy_general and not s.party_cu):
        sink(t, home, clause)
    else:
        bring_home(t, s.active, ABOARD, home, s.party, s.party_cu, s.party_royals, clause)
        if s.party_cu:
            drive_out(t, s.active, home, "S10.I")
    s.sea_at = NOBODY
    s.sailing = 2
    s.forfeit = True
    s.stopped = True
    t.tell("put-back", clause, faction=s.active, general=s.act, area=s.embarked_from)
    t.enact("after")


def sink(t: Successors, home: int, clause: str) -> None:
    """R-8. The port is not open to the army: it is dispersed, and its family members are left there."""
    s = t.s
    for royal in bits(s.party_royals):
        t.move_royal(royal, home)
        t.own_royal(royal, NOBODY)
    disperse_units(t, s.active, ABOARD, s.party_cu, clause)
    for general in bits(s.party):
        disperse_general(t, general, clause, NOBODY)
    s.party_cu, s.party_royals = 0, 0
