"""Food and pay: how much there is, and how much the winter will take (T16)."""

from typing import Final

from tyche.core.atlas import bits
from tyche.games.scharz.rules.components import EXTRA_GRAIN, MEAT, PORTIONS, SALARY, SPRING, STORAGE, SUMMER
from tyche.games.scharz.rules.control import connected, controlled
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.units import grains, herd_kind, sower, type_of
from tyche.games.scharz.rules.year.feeding import eats

SEED: Final = 4
"""Grain that is left for sowing after a winter."""


def stored(t: Scharz, seat: int) -> int:
    """Grain in all stores."""
    return sum([t.s.stored.get(place, 0) for place in bits(t.s.towns[seat])])


def storage(t: Scharz, seat: int) -> int:
    """T13.12. Room for grain in all stores."""
    return sum([STORAGE[t.s.settle[place]] + (t.s.forts >> place & 1) for place in bits(t.s.towns[seat])])


def expected_harvest(t: Scharz, seat: int) -> int:
    """T15.5, T15.7. Grain that stands on controlled fields."""
    mine = controlled(t, seat)
    return sum([grains(stack) for place, stack in t.s.grain.items() if sower(stack) == seat and mine >> place & 1])


def mouths(t: Scharz, seat: int) -> int:
    """T16.6. Portions and grain that units and settlements take in a winter."""
    need = sum([t.s.settle[place] for place in bits(t.s.towns[seat])])
    for key, n in t.s.units[seat].items():
        need += (PORTIONS[type_of(key)] + EXTRA_GRAIN[type_of(key)]) * n
    return need


def food_balance(t: Scharz, seat: int, with_meat: bool) -> int:
    """Food less mouths; herds are eaten if need be, else fed."""
    fish = sum([t.s.fish.get(place, 0) for place in bits(t.s.towns[seat])]) // 2
    herds = t.s.herds[seat]
    if with_meat:
        reserve = sum([MEAT[herd_kind(key)] * n for key, n in herds.items()]) // 2
    else:
        reserve = -sum([n for key, n in herds.items() if eats(t, seat, key)])
    return stored(t, seat) + fish + reserve - mouths(t, seat)


def prospects(t: Scharz, seat: int) -> int:
    """Food for the coming winter, as far as it can be foreseen: stores after the harvest, fish, and some meat."""
    s = t.s
    grain = stored(t, seat)
    if s.season == SPRING:
        fields = controlled(t, seat) & connected(t, seat) & t.a.ordinary & ~t.herd_fields(seat)
        soil = sorted([t.a.crop[place] for place in bits(fields) if t.a.crop[place]], reverse=True)
        grain += sum(soil[:grain]) + expected_harvest(t, seat)
    elif s.season == SUMMER:
        grain += expected_harvest(t, seat)
    fish = sum([s.fish.get(place, 0) for place in bits(s.towns[seat])]) // 2
    meat = sum([MEAT[herd_kind(key)] * n for key, n in s.herds[seat].items()]) // 3
    return min(grain, storage(t, seat)) + fish + meat


def spare_food(t: Scharz, seat: int) -> int:
    """How many more mouths the coming winter would feed and leave seed for the spring."""
    return prospects(t, seat) - mouths(t, seat) - SEED


def salaries_total(t: Scharz, seat: int) -> int:
    """T16.1. What all units and settlements are paid in a winter."""
    due = sum([t.s.settle[place] * (2 if t.encircled(place) else 1) for place in bits(t.s.towns[seat])])
    return due + sum([SALARY[type_of(key)] * n for key, n in t.s.units[seat].items()])
