"""All that a seat may know: in Scharz, everything (T7.6). `shapes` says what the parts look like.

Control, connection and points hang on the whole board: what depends on them is made each time and compared; of the
places only those that look different are shown anew.
"""

from typing import Final

from msgspec import UNSET

from tyche.core.ask import Ask
from tyche.core.atlas import bits
from tyche.core.sections import Change, Fields, Part, Section, plain
from tyche.games.scharz.edges.map_view import places_view
from tyche.games.scharz.edges.race import figures, race
from tyche.games.scharz.edges.shapes import Course, Effects, Goal, Place, PointSource, Seat, Treaty
from tyche.games.scharz.rules.atlas import CLIMATES
from tyche.games.scharz.rules.components import COMMAND_NAMES, SEASON_NAMES, SEAT_NAMES, YEARS
from tyche.games.scharz.rules.control import connected, territory
from tyche.games.scharz.rules.copying import FIELDS
from tyche.games.scharz.rules.diplomacy.pacts import TREATY_NAMES, amount, expiry, kind, payer_in, receiver
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.victory import (
    GOAL_NAMES,
    NAMES,
    POWER,
    SUPREMACY,
    agriculture,
    goal_need,
    goal_value,
    significance,
    sources,
    supremacy_need,
)


def conceal(t: Scharz, ask: Ask, seat: int) -> None:
    """T7.6. What others are offered is known to everybody; what they have answered to a poll is not yet."""
    for other in ask.answers:
        if other != seat:
            ask.answers[other] = ask.default_for(other)


def own(seat: int | None) -> list[Part[Scharz]]:
    """Who looks; there is nothing else that only one seat may know (T7.6)."""
    name = None if seat is None else SEAT_NAMES[seat]
    return [Section("seat", lambda t: 0, lambda t: name)]


def course(t: Scharz) -> Course:
    """Where the game stands."""
    s = t.s
    return Course(
        map=t.a.map,
        mode=str(t.setup.options["mode"]),
        year=s.year,
        last_year=YEARS,
        season=SEASON_NAMES[s.season],
        phase=s.step,
        order=[SEAT_NAMES[other] for other in t.seats()],
        winners=[SEAT_NAMES[other] for other in s.winners],
        victory=s.victory or None,
    )


def seat_view(t: Scharz, seat: int) -> Seat:
    """The figures of one player."""
    s = t.s
    faction = s.faction[seat]
    return Seat(
        name=t.setup.seats[seat],
        faction=SEAT_NAMES[seat],
        people=t.a.factions[faction] if faction >= 0 else None,
        alive=t.alive(seat),
        gold=s.gold[seat],
        pr=s.pr[seat],
        vp=s.vp[seat],
        vp_needed=supremacy_need(t, seat),
        tp=significance(t, seat),
        ap=agriculture(t, seat),
        fields=territory(t, seat).bit_count(),
        settlements=t.cu(seat).bit_count(),
        units=sum(s.units[seat].values()),
        units_left=t.unit_room(seat),
        tiles_left=t.tiles_left(seat),
        destroyed=s.killed[seat],
        lost=s.lost[seat],
        rivals=[SEAT_NAMES[other] for other in bits(s.rivals[seat])],
        command=COMMAND_NAMES[s.command[seat]],
        announced=[NAMES[way] for way in (SUPREMACY, POWER) if s.announced[seat] & way],
        goals=goals_view(t, seat),
        sources=[PointSource(one.name, one.points, one.kind, one.ident) for one in sources(t, seat) if one.points],
        connected=[t.name(place) for place in bits(connected(t, seat))],
    )


def goals_view(t: Scharz, seat: int) -> dict[str, Goal]:
    """T19.4, T19.6. The minor goals of the mode: what a player has and what he needs."""
    return {
        name: Goal(goal_value(t, seat, goal), goal_need(t, seat, goal, True))
        for goal, name in GOAL_NAMES.items()
        if t.r.goals & goal
    }


def treaties_view(t: Scharz) -> list[Treaty]:
    """T18.2. All valid treaties."""
    return [
        Treaty(
            treaty=TREATY_NAMES[kind(treaty)],
            receiver=SEAT_NAMES[receiver(treaty)],
            payer=SEAT_NAMES[payer_in(pair, treaty)],
            gold=amount(treaty),
            until=expiry(treaty),
        )
        for pair, treaty in sorted(t.s.treaties.items())
    ]


def effects_view(t: Scharz) -> Effects:
    """T15.9, T20.6.9. The weather of this winter, and frozen rivers."""
    s = t.s
    return Effects(
        good_winter=[CLIMATES[k] for k in bits(s.good_zones)],
        bad_winter=[CLIMATES[k] for k in bits(s.bad_zones)],
        sea=["", "good", "bad"][s.sea_winter],
        frozen=[t.name(place) for place in bits(s.frozen)],
    )


class Seats(Part[Scharz]):
    """The figures of all players."""

    def key(self, t: Scharz, was: object) -> object:
        """What they show."""
        return [seat_view(t, seat) for seat in range(t.players)]

    def change(self, t: Scharz, was: object, now: object, change: Change) -> None:
        """The players whose figures differ."""
        assert isinstance(now, list)
        before: list[object] = change.after.get("seats", [])
        known: list[Seat] = was if isinstance(was, list) else []
        same = [n < len(known) and known[n] == seat for n, seat in enumerate(now)]
        change.put("seats", [before[n] if same[n] else plain(seat) for n, seat in enumerate(now)])


class Places(Part[Scharz]):
    """The places that carry something; which there are depends on the map."""

    def key(self, t: Scharz, was: object) -> object:
        """What each of them shows."""
        return places_view(t)

    def change(self, t: Scharz, was: object, now: object, change: Change) -> None:
        """The places that look different."""
        assert isinstance(now, dict)
        known: dict[str, Place] = was if isinstance(was, dict) else {}
        before = change.after.get("places")
        items = Change({} if before is None else before)
        for name, place in now.items():
            if known.get(name) != place:
                items.put(name, plain(place))
        for name in known:
            if name not in now:
                items.put(name, UNSET)
        change.put_items("places", before is None, items)


PARTS: Final[list[Part[Scharz]]] = [
    Fields(course).on(FIELDS, "year season step start out_of_game winners victory"),
    Seats(),
    Places(),
    Section("treaties", lambda t: tuple(sorted(t.s.treaties.items())), treaties_view).on(FIELDS, "treaties"),
    Section("effects", lambda t: (t.s.good_zones, t.s.bad_zones, t.s.sea_winter, t.s.frozen), effects_view).on(
        FIELDS, "good_zones bad_zones sea_winter frozen"
    ),
    Section("race", figures, race),
]
