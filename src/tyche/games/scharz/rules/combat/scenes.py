"""What battles, storms, ambushes, plunder and weather show, as data (see `core.scenes`)."""

from typing import Final

from tyche.core import scenes
from tyche.core.scenes import Change, Loss, Row, Term
from tyche.games.scharz.rules.choosing import Pool
from tyche.games.scharz.rules.combat.dice import Side, hatred, seventh_dice, unit_dice
from tyche.games.scharz.rules.components import DIE_NAMES, NOBODY, SEAT_NAMES
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import KIND_NAMES, kind_in

Figures = dict[int, tuple[int, int, int]]
"""Victory points, prestige and gold by seat."""
KINDS: Final = ("vp", "pr", "gold")


def names_of(pool: Pool) -> dict[str, int]:
    """Units by name, for the log."""
    found: dict[str, int] = {}
    for _, code, n in pool:
        name = KIND_NAMES[kind_in(code)]
        found[name] = found.get(name, 0) + n
    return found


# --- figures before and after ---


def figures(t: Scharz, *seats: int) -> Figures:
    """The points of some players, to tell what a fight changes."""
    return {seat: (t.s.vp[seat], t.s.pr[seat], t.s.gold[seat]) for seat in seats if seat >= 0} if t.logged else {}


def changes(t: Scharz, before: Figures) -> list[Change]:
    """What has changed since."""
    found: list[Change] = []
    for seat, old in before.items():
        new = (t.s.vp[seat], t.s.pr[seat], t.s.gold[seat])
        found += [Change(kind, seat, was, now) for kind, was, now in zip(KINDS, old, new, strict=True) if was != now]
    return found


# --- battles and storms ---


def dice_terms(t: Scharz, side: Side, walls: int) -> list[Term]:
    """T9.6, T9.7. The dice of a side: of its units by kind, for six of a type, and of walls."""
    by_kind: dict[int, int] = {}
    for die in unit_dice(t, side, side.pool):
        by_kind[die.kind] = by_kind.get(die.kind, 0) + 1
    units = names_of(side.pool)
    terms = [
        Term("units", by_kind.get(kind, 0), {"units": {KIND_NAMES[kind]: units[KIND_NAMES[kind]]}})
        for kind in dict.fromkeys([kind_in(code) for _, code, _ in side.pool])
    ]
    more = len(seventh_dice(t, side, side.pool))
    return terms + [Term(name, number) for name, number in (("seventh", more), ("walls", walls)) if number]


def shown(t: Scharz, side: Side, role: str, walls: int) -> scenes.Side:
    """A side with its units, its dice and what helps it."""
    facts: dict[str, object] = {"shields": side.shields, "hatred": hatred(t, side) if side.bonuses else 0}
    return scenes.Side(side.seat, dice_terms(t, side, walls), facts=facts, role=role)


def rolled(side: Side, use: str) -> list[scenes.Die]:
    """The dice that count, rerolled ones as they came to lie."""
    return [scenes.Die(die.swords, use=use, kind=DIE_NAMES[die.colour]) for die in side.dice]


def beside(side: Side) -> dict[str, object]:
    """T9.8.4-T9.8.6. What a side has that no die shows: shields, and swords saved or given and taken by the rules."""
    return {"shields": side.shields, "beside": side.swords - sum([die.swords for die in side.dice])}


def show_swords(t: Scharz, *sides: Side) -> None:
    """T9.8.4. Dice and swords of a battle round."""
    if t.staged:
        shown = [
            scenes.Side(side.seat, dice=rolled(side, "battle"), score=side.swords, facts=beside(side)) for side in sides
        ]
        t.enact("dice", shown)


def show_charge(t: Scharz, side: Side, swords: int) -> None:
    """T9.14. The dice of a charge."""
    if t.staged:
        t.enact("dice", [scenes.Side(side.seat, dice=rolled(side, "charge"), score=swords)])


def show_dead(t: Scharz, seat: int, dead: Pool) -> None:
    """T9.8.8. Units that are destroyed."""
    if t.staged:
        t.enact("losses", [scenes.Side(seat, losses=[Loss("destroyed", {"units": names_of(dead)})])])


def show_left(*sides: Side) -> list[scenes.Side]:
    """T9.15, T17.5. The units that each side has left, which say who has won, and the prestige it has spent."""
    return [
        scenes.Side(side.seat, facts={"left": sum([n for _, _, n in side.pool]), "spent": side.spent}) for side in sides
    ]


def show_storm(t: Scharz, clause: str, one: Side, two: Side, need: int, support: int) -> None:
    """T10.5, T10.7. Swords against walls."""
    if not t.logged:
        return
    breach = one.swords >= need
    attackers = scenes.Side(
        one.seat,
        dice_terms(t, one, 0),
        rolled(one, "battle"),
        one.swords,
        role="storms",
        row=Row(clause, {"swords": one.swords}, {"walls": need, "breach": breach}),
    )
    garrison = scenes.Side(
        two.seat,
        dice_terms(t, two, support if two.pool else 0),
        rolled(two, "battle"),
        two.swords if two.pool else None,
        facts={"walls": need},
        role="defends",
    )
    winner = one.seat if breach else two.seat
    t.scene(
        "storm",
        f"{t.moment}-{one.place}",
        "dice",
        [attackers, garrison],
        place=t.name(one.place),
        winner=SEAT_NAMES[winner],
        breach=breach,
    )


# --- plunder and weather ---


def show_plunder(t: Scharz, seat: int, owner: int, place: int, losses: list[Loss]) -> None:
    """T11. What is plundered, stolen or destroyed, and whose it was."""
    if t.logged:
        sides = [scenes.Side(seat, role="plunders")]
        if owner != NOBODY:
            sides.append(scenes.Side(owner, losses=losses, role="plundered"))
        t.scene("plunder", f"{t.moment}-{place}-{seat}", "outcome", sides, place=t.name(place))


def weather_scene(t: Scharz) -> str:
    """T15.4. The key of the scene of this year's weather over all fields, in which everybody decides."""
    return f"weather-{t.s.year}"


def show_weather(t: Scharz, seat: int, fields: list[dict[str, object]]) -> None:
    """T15.4, T15.5. The weather over a player's grain, field by field."""
    if t.logged and fields:
        dice = [scenes.Die(int(str(field["die"])), use="crop") for field in fields]
        side = scenes.Side(seat, dice=dice, facts={"fields": fields}, role="reaps")
        t.scene("harvest", weather_scene(t), "dice", [side])
        t.close_scene()


def show_winter(t: Scharz, fields: list[dict[str, object]]) -> None:
    """T15.9. The dice of all climate zones and of the seas, and the winter that they bring."""
    if t.logged:
        thrown = [scenes.Die(int(str(field["die"])), use=str(field["use"])) for field in fields]
        side = scenes.Side(NOBODY, dice=thrown, facts={"fields": fields})
        if t.stage:
            t.enact("dice", [side])
        else:
            t.scene("winter", f"{t.moment}-{t.s.year}", "dice", [side])
