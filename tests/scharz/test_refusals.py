"""Options and refusals come from the same guards: whatever is not offered is answered with a clause and a reason."""

import random

import pytest

from tests.scharz.walk import decide
from tyche.core.ask import Option
from tyche.core.game import OptionValue
from tyche.core.table import SEED_BYTES, Table, open_table
from tyche.games.scharz import GAME
from tyche.games.scharz.components import BUILDING_ID, COMMAND_NAMES, HERD_NAMES, SEAT_NAMES, TYPE_NAMES
from tyche.games.scharz.data import MAPS
from tyche.games.scharz.play import Scharz
from tyche.games.scharz.refusals import VERBS
from tyche.games.scharz.rules import MODES
from tyche.games.scharz.units import KIND, KIND_NAMES

TABLES = [(mode, name) for mode in MODES for name in MAPS]
TRIES = 12


def word(t: Scharz, seat: int, kind: str, rng: random.Random) -> str | int:
    """Something of the kind that a shape asks for, more often near the player's own than anywhere."""
    names, n_land = t.a.names, t.a.n_land
    held = [k for k in range(t.a.n) if (t.s.out[seat] | t.s.fleet[seat] | t.s.towns[seat]) >> k & 1]
    near = [n for k in held for n in (k, *[m for m in range(t.a.n) if t.a.adj[k] >> m & 1])] or [0]
    place = rng.choice(near) if rng.random() < 0.8 else rng.randrange(t.a.n)
    if kind == "land":
        return names[place % n_land]
    if kind == "water":
        return names[place if place >= n_land else n_land + place % (t.a.n - n_land)]
    own = [KIND_NAMES[key & KIND] for key in t.s.units[seat]] or ["light"]
    words: dict[str, list[str]] = {
        "place": [names[place]],
        "unit": own if rng.random() < 0.7 else [name for name in KIND_NAMES if name],
        "units": [*own, "all"],
        "dice": [*own, "support"],
        "people": [*t.a.factions, "rome"],
        "type": TYPE_NAMES,
        "herd": HERD_NAMES,
        "building": list(BUILDING_ID),
        "seat": SEAT_NAMES[: t.players],
        "level": COMMAND_NAMES,
        "victory": ["supremacy", "power", "both"],
    }
    return rng.randrange(-1, 7) if kind == "number" else rng.choice(words[kind])


def refused(table: Table, rng: random.Random) -> list[tuple[str, Option, str]]:
    """What is tried at a table and is not offered: the question, the option, and the reason that is given."""
    ask, t = table.ask, table.play
    assert ask is not None
    assert isinstance(t, Scharz)
    seat = rng.choice(ask.seats())
    verbs = [name for name, verb in VERBS.items() if ask.topic in verb.topics]
    found: list[tuple[str, Option, str]] = []
    for _ in range(TRIES if verbs else 0):
        name = rng.choice(verbs)
        option = (name, *[word(t, seat, kind, rng) for kind in VERBS[name].shape])
        refusal = table.why(seat, option)
        if refusal is not None:
            found.append((ask.topic, option, refusal.reason))
    return found


@pytest.mark.parametrize(("mode", "name"), TABLES)
def test_what_is_not_offered_has_a_reason(mode: str, name: str) -> None:
    """Guards keep out exactly what is not offered: if none objects, the option is there."""
    rng = random.Random(f"{mode} {name}")
    options: dict[str, OptionValue] = {"mode": mode, "map": name, "bonuses": True}
    table = open_table(GAME, rng.choice([2, 3, 5]), options, None, rng.randbytes(SEED_BYTES), log=False)
    tried = 0
    while not table.over and len(table.decisions) < 1500:
        found = refused(table, rng)
        assert [one for one in found if one[2] == "not-offered"] == []
        tried += len(found)
        table.choose(*decide(table, rng))
    assert tried > 500
