"""How battles, storms and the weather may end, from what everybody sees (see `odds`)."""

from typing import Final

from tyche.core.ask import NO, YES, Ask, Option
from tyche.core.play import copied
from tyche.core.stakes import Outcome, Prospect
from tyche.games.scharz.edges.odds import Duel, breach_odds, facing
from tyche.games.scharz.rules.combat.battle import is_weak, present
from tyche.games.scharz.rules.combat.dice import Side
from tyche.games.scharz.rules.components import SEAT_ID
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import IN
from tyche.games.scharz.rules.year.crops import weather_of

DIE: Final = range(1, 7)
WEATHER: Final = {1: "good", 0: "normal", -1: "bad"}
ATTACKING: Final = ("attack", "continue")
FIGHTING: Final = ("go-on", "counter", "charge")
CONFLICTS: Final = (*FIGHTING, "declare", "assault")
GOING_ON: Final = (*ATTACKING, *YES, *NO)


def prospect(t: Scharz, ask: Ask, seat: int | None, option: Option | None) -> Prospect | None:
    """How what a question or an option is about may end; reckoned on a copy."""
    t = copied(t)
    if ask.topic == "crop":
        return of_crop(t, seat, option) if seat is not None and t.s.sub[seat] else None
    if "place" not in ask.facts or ask.topic not in CONFLICTS:
        return None
    place = t.a.ids[str(ask.facts["place"])]
    if ask.topic == "assault":
        return None if option == NO else of_storm(t, ask, ask.seat, place)
    if ask.topic == "declare":
        named = seat is not None and option is not None and len(option) > 1
        return of_battle(t, seat, SEAT_ID[str(option[1])], place) if named else None  # type: ignore[arg-type, index]
    if option is not None and option[0] not in GOING_ON:
        return None
    return of_fight(t, ask, seat, place)


def of_fight(t: Scharz, ask: Ask, seat: int | None, place: int) -> Prospect | None:
    """T9.8. A battle under way, if only two fight here."""
    viewer = ask.seat if seat is None else seat
    here = present(t, place)
    others = [other for other in here if other != viewer and t.foreign(viewer, other)]
    return of_battle(t, viewer, others[0], place) if viewer in here and len(others) == 1 else None


def of_battle(t: Scharz, seat: int, foe: int, place: int) -> Prospect:
    """T9.15. A battle fought to the end."""
    weak = is_weak(t, place)
    return of_duel(t, facing(t, seat, foe, place, weak), facing(t, foe, seat, place, weak))


def of_duel(t: Scharz, one: Side, two: Side) -> Prospect:
    """T9.15. Victory, draw and defeat of `one`."""
    won, lost = Duel(t, one, two).end(tuple(one.pool), tuple(two.pool))
    outcomes = [Outcome("won", won), Outcome("drawn", max(0.0, 1 - won - lost)), Outcome("lost", lost)]
    return Prospect(one.seat, outcomes, [], "to-the-end", False)


def of_storm(t: Scharz, ask: Ask, seat: int, place: int) -> Prospect:
    """T10.5-T10.7. A breach at once; behind fallen walls the fight with the garrison."""
    owner = t.s.settle_owner[place]
    inside = [(IN, code, n) for code, n in t.stacks(owner, place, IN)]
    if inside and not ask.facts["walls"]:
        one, two = facing(t, seat, owner, place, True), Side(t, owner, seat, place, is_weak(t, place))
        two.pool = inside
        return of_duel(t, one, two)
    chance = breach_odds(t, seat, place)[1] / 100
    return Prospect(seat, [Outcome("breach", chance), Outcome("holds", 1 - chance)], [], "free-rerolls", False)


def of_crop(t: Scharz, seat: int, option: Option | None) -> Prospect:
    """T15.4, T8.21. The weather of the next field as it is, or by another die."""
    place, die = t.s.sub[seat][:2]
    again = option is not None and option[0] == "reroll-weather"
    found = [weather_of(t, place, one) for one in (DIE if again else (die,))]
    return Prospect(seat, [Outcome(name, found.count(weather) / len(found)) for weather, name in WEATHER.items()])
