"""The maps: what is wrong with a file is said clearly, and every playing area holds together."""

import re

import msgspec
import pytest

from tyche.core.datafile import decode
from tyche.games.scharz import GAME
from tyche.games.scharz.data import MAPS, map_file
from tyche.games.scharz.data.check import check_map
from tyche.games.scharz.data.schema import MapFile
from tyche.games.scharz.rules.atlas import CROP, MOUNTAINS, OPEN, WETLANDS, Atlas
from tyche.games.scharz.rules.components import FACES, RED, REVERSED, TILES, UNIT_LIMIT, WHITE, YEARS
from tyche.games.scharz.rules.traits import traits_of

TIERS = [(name, tier) for name in MAPS for tier in (1, 2, 3)]
RAW = msgspec.yaml.decode((GAME.folder / "data" / "italia.yaml").read_bytes())


def changed(path: str, value: object) -> bytes:
    """The map of Italia with one value changed: ``land.0.climate``."""
    raw = msgspec.yaml.decode(msgspec.yaml.encode(RAW))
    at = raw
    *way, last = path.split(".")
    for step in way:
        at = at[int(step) if step.isdigit() else step]
    at[int(last) if last.isdigit() else last] = value
    return bytes(msgspec.yaml.encode(raw))


@pytest.mark.parametrize(
    ("path", "value", "said"),
    [
        ("land.0.tier", "one", "italia.yaml: Expected `int`, got `str` - at `$.land[0].tier`"),
        ("land.0.colour", "green", "italia.yaml: Object contains unknown field `colour` - at `$.land[0]`"),
        ("zones", ["arctic", "cold"], "italia.yaml: zones: climate: 'arctic' is not known"),
        ("land.0.adj", ["atlantis"], "italia.yaml: pisae: borders: 'atlantis' is not known"),
        ("land.0.adj", ["roma"], "italia.yaml: pisae: adj: 'roma' does not list it in turn"),
        ("land.0.black", ["roma"], "italia.yaml: pisae: black: 'roma' does not list it in turn"),
        ("land.0.sea", ["m-picenum"], "italia.yaml: pisae: sea: 'm-picenum' does not list it in turn"),
        ("land.0.sea", ["m-nullum"], "italia.yaml: pisae: sea: 'm-nullum' is not known"),
        ("land.0.colours", ["pink"], "italia.yaml: pisae: colours: 'pink' is not known"),
        ("land.0.colours", [], "italia.yaml: pisae: colours: only neutral fields have none"),
        ("land.0.climate", "cold", "italia.yaml: pisae: climate: 'cold' is not known"),
        ("land.0.tier", 4, "italia.yaml: pisae: tier: is 4, must be 1, 2 or 3"),
        ("land.1.id", "pisae", "italia.yaml: pisae: id: used twice"),
        ("sea.0.kind", "icy", "italia.yaml: m-ligusticum: kind: 'icy' is not known"),
        ("sea.0.adj", ["m-nullum"], "italia.yaml: m-ligusticum: adj: 'm-nullum' is not known"),
        ("sea.0.tier", 0, "italia.yaml: m-ligusticum: tier: is 0, must be 1, 2 or 3"),
        ("factions.0.homeland", ["utopia"], "homeland: 'utopia' is not known"),
        ("factions.0.traits", ["wizards"], "traits: 'wizards' is not known"),
        ("outlines", {"atlantis": []}, "italia.yaml: outlines: field: 'atlantis' is not known"),
    ],
)
def test_a_bad_map_file_is_refused(path: str, value: object, said: str) -> None:
    with pytest.raises(ValueError, match=re.escape(said)):
        check_map(decode("italia.yaml", changed(path, value), MapFile))


def test_two_rivers_meet_only_inland() -> None:
    raw = msgspec.yaml.decode((GAME.folder / "data" / "vikings.yaml").read_bytes())
    raw["rivers"].append({"id": "avon", "mouth_sea": "f-dofras", "fields": ["kent"]})
    with pytest.raises(ValueError, match=re.escape("vikings.yaml: kent: rivers: two rivers meet only inland")):
        check_map(decode("vikings.yaml", bytes(msgspec.yaml.encode(raw)), MapFile))


@pytest.mark.parametrize("name", MAPS)
def test_T27_1_the_maps_are_sound(name: str) -> None:
    file: MapFile = map_file(name)
    assert file.map == name
    assert all(traits_of(faction.traits) for faction in file.factions)


@pytest.mark.parametrize(("name", "tier"), TIERS)
def test_T27_2_every_playing_area_is_connected(name: str, tier: int) -> None:
    """T27.2. Over land and sea everything can be reached from everywhere, black borders aside."""
    a = Atlas(name, tier)
    seen = frontier = 1
    while frontier:
        step = 0
        for place in range(a.n):
            if frontier >> place & 1:
                step |= a.adj[place] | sum(1 << other for other in a.river_border[place])
        frontier = step & ~seen
        seen |= frontier
    assert seen == (1 << a.n) - 1, [a.names[k] for k in range(a.n) if not seen >> k & 1]


@pytest.mark.parametrize("name", MAPS)
def test_T4_3_crop_and_terrain_follow_the_colours(name: str) -> None:
    """T4.3, T4.4. A mixed field has the crop of its better colour and is open; full brown, grey, turquoise are not."""
    a = Atlas(name, 3)
    for place, field in enumerate(map_file(name).land):
        if field.neutral:
            continue
        assert a.crop[place] == max(CROP[colour] for colour in field.colours)
        full = field.colours[0] if len(field.colours) == 1 else ""
        expected = {"brown": MOUNTAINS, "grey": MOUNTAINS, "turquoise": WETLANDS}.get(full, OPEN)
        assert a.terrain[place] == expected, field.id
        mixed = len(field.colours) > 1
        assert a.brown[place] == (0 if "brown" not in field.colours else 1 if mixed else 2), field.id


@pytest.mark.parametrize("name", MAPS)
def test_T4_5_two_climates_and_two_kinds_of_sea(name: str) -> None:
    """T4.5, T4.6. Every field is in one of the two zones of its map, every sea calm or stormy."""
    file = map_file(name)
    assert {field.climate for field in file.land} == set(file.zones)
    assert {field.kind for field in file.sea} <= {"calm", "stormy"}


def test_T3_1_T3_5_T7_1_components() -> None:
    """T3.1, T3.4, T3.5, T7.1. Cubes, tiles, years; reversed white is white turned round, and weaker."""
    assert (UNIT_LIMIT, TILES, YEARS) == (20, 15, 5)
    assert FACES[REVERSED] == sorted([1 - face for face in FACES[WHITE]], reverse=True)
    assert sum(FACES[REVERSED]) < sum(FACES[WHITE]) < sum(FACES[RED])
