"""S10. The land movement procedure: run once for each entry of a land area, steps B to L in binding order (C7)."""

from typing import Final

from tyche.core.ask import DONE, NO, YES, Flow, Option
from tyche.core.atlas import bits
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one
from tyche.core.verbs import options_of
from tyche.games.successors.rules.atlas import N_PLACES
from tyche.games.successors.rules.battle.land_battle import land_battle
from tyche.games.successors.rules.battle.losses import only_royal_army, suffer_defeat
from tyche.games.successors.rules.battle.scenes import note_scores, score_changes, show_overrun
from tyche.games.successors.rules.battle.side import royal_army_goes_over
from tyche.games.successors.rules.check import disperse_general
from tyche.games.successors.rules.components import CU_ID, FIRST_MINOR, GENERAL_ID, ROYAL_ID, SILVER
from tyche.games.successors.rules.kinds import CU, FACTION, GENERAL, MEMBER
from tyche.games.successors.rules.movement.avoid_battle import avoid_battle
from tyche.games.successors.rules.movement.departure import ways_on
from tyche.games.successors.rules.movement.entry import Entry, can_go_back, only_one_faction, relocate
from tyche.games.successors.rules.movement.interception import WITHDRAW, land_interception, withdraw, withdraw_or_stand
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.prestige import has_royal_army, lower_prestige
from tyche.games.successors.rules.state import IND, NOBODY, SEATS
from tyche.games.successors.rules.tables import INSIDE_LIMIT
from tyche.games.successors.rules.units import FIELD, UNIT, count, kinds, total
from tyche.games.successors.rules.victory import attack

GO_IN: Final = options_of("go-inside", CU)
GO_OUT: Final = options_of("go-outside", CU)
GENERAL_IN: Final = options_of("general-inside", GENERAL)
GENERAL_OUT: Final = options_of("general-outside", GENERAL)
ROYAL_IN: Final = options_of("royal-inside", MEMBER)
ROYAL_OUT: Final = options_of("royal-outside", MEMBER)
ASK_PASSAGE: Final = options_of("ask-passage", FACTION)
MOVE_ON: Final[Option] = ("move-on",)
OVERRUN: Final = 5


def enter_area(t: Successors, e: Entry) -> Flow[None]:
    """S10.B-L. What happens when pieces have entered a land area; a city besieged then stays so for S11.1.B."""
    t.entering = e
    note_scores(t)
    yield from run_procedure(t, e)
    if e.intercepted:
        part_generals(t, e)
    if t.is_major(e.area) and t.besieger(e.area) != NOBODY:
        t.s.besieged_since |= 1 << e.area


def run_procedure(t: Successors, e: Entry) -> Flow[None]:
    """S10.B-L. The steps in binding order."""
    yield from redistribute(t, e)  # B
    if e.faction != IND:
        yield from ask_free_passage(t, e)  # C
    yield from land_interception(t, e)  # D
    if only_one_faction(t, e.area, e.passage):
        return
    if e.intercepted:
        lose_passage(t, e)
        if can_go_back(t, e) and (yield from withdraw_or_stand(t, e)):  # E
            army_meets_general(t, e)  # I, for generals who were there before
            return
    elif not t.s.intercepted >> e.area & 1:
        yield from avoid_battle(t, e)  # F
    if only_one_faction(t, e.area, e.passage):
        return
    if not t.all_cu_areas() >> e.area & 1:
        yield from general_meets_general(t, e)  # G
        return
    champion_attacks(t, e)  # H
    army_meets_general(t, e)  # I
    if not only_one_faction(t, e.area, e.passage):
        yield from clash(t, e)  # J-L


def clash(t: Successors, e: Entry) -> Flow[None]:
    """S10.J-L. Overrun, Royal Army, land battle."""
    enemy = t.cu_owner(e.area, e.faction)
    if enemy == NOBODY or e.passage >> enemy & 1 or not t.cus(e.faction, e.area):
        return
    if t.cus(e.faction, e.area) >= OVERRUN * t.cus(enemy, e.area):
        t.tell("overrun", "S10.J.1", faction=e.faction, enemy=enemy, place=e.area)
        show_overrun(t, e.faction, enemy, e.area)
        yield from suffer_defeat(t, enemy, e.area, "S10.J.1")
        t.close_scene(score_changes(t))
        return
    if (yield from royal_army_defects(t, e, enemy)):
        return
    if (yield from land_battle(t, e, enemy)) and not e.dropped:
        t.s.forfeit = True


# --- B: redistribution at a major city ---


def redistribute(t: Successors, e: Entry) -> Flow[None]:
    """S10.B, D-7.B. The controller of an unbesieged major city shifts his pieces between inside and outside."""
    place = e.area
    holder = t.s.control[place]
    if not t.is_major(place) or holder in (NOBODY, IND, e.faction) or t.s.besieged_before >> place & 1:
        return
    yield from arrange_city(t, holder, place, "S10.B")


def arrange_city(t: Successors, seat: int, place: int, clause: str) -> Flow[None]:
    """S10.B, AMB-10. Distribute a player's pieces between inside and outside of his city, at most two units inside."""
    shifted: list[str] = []
    while True:
        t.shifted = shifted
        options = shifts(t, seat, place, shifted)
        if not options:
            return
        choice = yield t.ask(seat, "redistribute", [DONE, *options], clause, DONE, place=place)
        if choice == DONE:
            return
        shift(t, seat, place, choice, clause)
        if choice[0] not in ("go-inside", "go-outside"):
            shifted.append(str(choice[1]))
        else:
            shifted.append(f"{choice[0]} {choice[1]}")


def shifts(t: Successors, seat: int, place: int, shifted: list[str]) -> list[Option]:
    """What may be shifted."""
    inside = place + N_PLACES
    options: list[Option] = []
    for area, units in ((place, GO_IN), (inside, GO_OUT)):
        options += [units[kind] for kind in kinds(t.cu(seat, area)) if may_shift(t, seat, area, kind) is None]
    for area, generals, royals in ((place, GENERAL_IN, ROYAL_IN), (inside, GENERAL_OUT, ROYAL_OUT)):
        options += [generals[g] for g in t.generals_in(seat, area) if may_shift_general(t, seat, area, g) is None]
        options += [royals[r] for r in bits(t.royals_in(seat, area)) if may_shift_royal(t, seat, area, r) is None]
    return options


def may_shift(t: Successors, seat: int, area: int, kind: int) -> Refusal | None:
    """S10.B. A unit between outside and inside; units of one type go one way only, so that shifting ends."""
    way_back = "go-outside" if area < N_PLACES else "go-inside"
    if f"{way_back} {GO_IN[kind][1]}" in t.shifted:
        return Refusal("S10.B", "settled-already")
    if area < N_PLACES:
        return may_shift_in(t, seat, area, kind)
    return may_shift_out(t, seat, area - N_PLACES, kind)


def may_shift_in(t: Successors, seat: int, place: int, kind: int) -> Refusal | None:
    """S9.4.d, S7.2.D.b. A unit from outside, or the Silver Shields together, while there is room inside."""
    number = count(t.cu(seat, place), kind)
    if not number:
        return Refusal("S10.B", "no-such-units", {"area": place})
    room = INSIDE_LIMIT - total(t.cu(seat, place + N_PLACES))
    if room < (number if kind == SILVER else 1):
        return Refusal("S9.4.d", "two-units-inside", {"place": place})
    return None


def may_shift_out(t: Successors, seat: int, place: int, kind: int) -> Refusal | None:
    """S10.B, R-15. A unit from inside, but not against the units of a pact partner."""
    inside = place + N_PLACES
    if not count(t.cu(seat, inside), kind):
        return Refusal("S10.B", "no-such-units", {"area": inside})
    enemy = t.cu_owner(place, seat)
    return Refusal("O63", "pact", {"faction": enemy}) if enemy >= 0 and t.has_pact(seat, enemy) else None


def may_shift_general(t: Successors, seat: int, area: int, general: int) -> Refusal | None:
    """S10.B. One's own general of the area, once."""
    if general not in t.generals_in(seat, area):
        return Refusal("S10.B", "not-here", {"general": general})
    return Refusal("S10.B", "settled-already") if GENERAL.words[general] in t.shifted else None


def may_shift_royal(t: Successors, seat: int, area: int, royal: int) -> Refusal | None:
    """S10.B. One's own family member of the area, once."""
    if not t.royals_in(seat, area) >> royal & 1:
        return Refusal("S10.B", "not-here", {"royal": royal})
    return Refusal("S10.B", "settled-already") if MEMBER.words[royal] in t.shifted else None


def shift(t: Successors, seat: int, place: int, choice: Option, clause: str) -> None:
    """S9.1.f. Pieces need no general to change between inside and outside during a procedure."""
    verb, name = str(choice[0]), str(choice[1])
    inside = place + N_PLACES
    if verb in ("go-inside", "go-outside"):
        kind = CU_ID[name]
        source, area = (place, inside) if verb == "go-inside" else (inside, place)
        group = FIELD[kind] & t.cu(seat, source) if kind == SILVER else UNIT[kind]
        t.take_cu(seat, source, group)
        t.add_cu(seat, area, group)
    elif verb.startswith("general"):
        t.move_general(GENERAL_ID[name], inside if verb == "general-inside" else place)
    else:
        t.move_royal(ROYAL_ID[name], inside if verb == "royal-inside" else place)
    t.tell(verb, clause, faction=seat, place=place, what=name)


# --- C: Free Passage ---


def may_ask_passage(t: Successors, host: int) -> Refusal | None:
    """S10.C.1. The owner of pieces in the area, once."""
    return None if t.choices >> host & 1 else Refusal("S10.C.1", "nobody-to-ask", {"faction": host})


def ask_free_passage(t: Successors, e: Entry) -> Flow[None]:
    """S10.C. The mover may ask the owners of pieces in the target for Free Passage, each separately (AMB-8)."""
    hosts = hosts_to_ask(t, e)
    while hosts:
        t.choices = sum([1 << host for host in hosts])
        options: list[Option] = [DONE, *(ASK_PASSAGE[host] for host in hosts)]
        choice = yield t.ask(e.mover, "free-passage", options, "S10.C.1", DONE, place=e.area)
        if choice == DONE:
            return
        host = FACTION.of(choice)
        hosts.remove(host)
        yield from grant_passage(t, e, host)


def hosts_to_ask(t: Successors, e: Entry) -> list[int]:
    """S10.C.1. Not at a major city, not for dropped pieces, and only if the army can leave again."""
    s = t.s
    hosts = [seat for seat in t.others(e.mover) if (s.cu_areas[seat] | s.general_areas[seat]) >> e.area & 1]
    return hosts if hosts and not t.is_major(e.area) and not e.dropped and ways_on(t, e.area) else []


def grant_passage(t: Successors, e: Entry, host: int) -> Flow[None]:
    """S10.C.2, S10.C.3, D-7.C2-C4. Granted, accepted, and honoured or not."""
    answer = yield t.ask(host, "grant-passage", [NO, YES], "S10.C.1", NO, place=e.area, faction=e.mover)
    if answer == NO:
        t.tell("passage-refused", "S10.C.1", faction=host, place=e.area, other=e.mover)
        return
    answer = yield t.ask(e.mover, "accept-passage", [YES, NO], "S10.C.2", YES, place=e.area, faction=host)
    if answer == NO:
        t.tell("passage-declined", "S10.C.2", faction=e.mover, place=e.area, other=host)
        return
    answer = yield t.ask(host, "honour-passage", [YES, NO], "S10.C.3", YES, place=e.area, faction=e.mover)
    if answer == YES:
        e.passage |= 1 << host
        t.s.passage |= 1 << host
        t.s.must_leave = True
        t.tell("passage-granted", "S10.C.2", faction=host, place=e.area, other=e.mover)
    else:
        t.tell("passage-dishonoured", "S10.C.3", faction=host, place=e.area, other=e.mover)


def lose_passage(t: Successors, e: Entry) -> None:
    """AMB-9. Free Passage lapses when the army is intercepted."""
    e.passage = 0
    t.s.passage = 0
    t.s.must_leave = False


# --- G: general against general ---


def general_meets_general(t: Successors, e: Entry) -> Flow[None]:
    """S10.G, D-7.G. Without any units the mover's general may pass but not stay; all generals of his faction go too."""
    options: list[Option] = [MOVE_ON] if may_move_on(t, e) is None else []
    if can_go_back(t, e) or not options:
        options.append(WITHDRAW)
    choice = yield from choose_one(t, e.mover, "general-meets-general", options, "S10.G", WITHDRAW, place=e.area)
    if choice == MOVE_ON:
        t.s.must_leave = True
        lead_all(t, e.area)
    else:
        withdraw(t, e)


def may_move_on(t: Successors, e: Entry) -> Refusal | None:
    """S10.G. There is a way on for all generals of the faction in the area."""
    s = t.s
    if not e.dropped and ways_on(t, e.area):
        alone = s.party, s.act
        lead_all(t, e.area)
        ways = ways_on(t, e.area)
        s.party, s.act = alone
        if ways:
            return None
    return Refusal("S10.G", "no-way-out", {"place": e.area})


def lead_all(t: Successors, area: int) -> None:
    """S10.G, S9.2.c. All generals of the moving faction in an area go with the activated one, led by the most senior.

    Beside a major general no minor one stays on the map (S7.1.C.d).
    """
    s = t.s
    majors = sum([1 << general for general in t.generals_in(s.active, area) if general < FIRST_MINOR])
    if majors:
        s.party = majors
        s.act = t.party_commander()


def part_generals(t: Successors, e: Entry) -> None:
    """S10.G, AMB-42, AMB-63. Interceptors without units do not stay with a third player's general: they go back."""
    owners = [owner for owner in t.general_owners(e.area) if owner != e.faction]
    if len(owners) < 2 or t.all_cu_areas() >> e.area & 1:
        return
    for attempt in e.attempts:
        came = sum(1 << general for general in bits(attempt.generals) if t.s.general_at[general] == e.area)
        if came:
            relocate(t, attempt.faction, e.area, attempt.area, came, 0, 0)
            t.tell("went-back", "S10.G", faction=attempt.faction, area=e.area, to=attempt.area)


# --- H, I: champions and lone generals ---


def champion_attacks(t: Successors, e: Entry) -> None:
    """S10.H, AMB-4, AMB-68. The mover has units here and so has a Champion who is not the Usurper."""
    enemy = t.cu_owner(e.area, e.faction)
    if e.faction != IND and enemy not in (NOBODY, IND) and not e.passage >> enemy & 1 and t.cus(e.faction, e.area):
        attack(t, e.faction, enemy)


def army_meets_general(t: Successors, e: Entry) -> None:
    """S10.I, AMB-5. Generals without units of their own faction but with enemy units present are dispersed."""
    for faction in range(SEATS):
        if e.passage >> faction & 1 or t.cus(faction, e.area):
            continue
        if faction == e.faction and not enemies_block(t, e):
            continue
        for general in t.generals_in(faction, e.area):
            if t.enemy_cu_areas(faction) >> e.area & 1:
                by_mover = e.faction != faction and t.cus(e.faction, e.area) > 0
                disperse_general(t, general, "S10.I", e.mover if by_mover else NOBODY)


def enemies_block(t: Successors, e: Entry) -> bool:
    """Whether the mover meets units of somebody who did not let him pass."""
    enemy = t.cu_owner(e.area, e.faction)
    return enemy != NOBODY and not e.passage >> enemy & 1


# --- K: Royal Army ---


def royal_army_defects(t: Successors, e: Entry, enemy: int) -> Flow[bool]:
    """S10.K, S7.2.F.e, AMB-17. A side of Royal Army units alone with lower Prestige defects; no battle is fought."""
    sides = (e.faction, enemy)
    if not any(has_royal_army(t, side, e.area) and only_royal_army(t.cu(side, e.area)) for side in sides):
        return False
    lower = yield from lower_prestige(t, e.faction, enemy, e.area)
    if lower in (NOBODY, IND) or not only_royal_army(t.cu(lower, e.area)):
        return False
    royal_army_goes_over(t, lower, enemy if lower == e.faction else e.faction, e.area)
    return True
