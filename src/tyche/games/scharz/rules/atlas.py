"""A map cut to the playing area in use, as masks and flat lists (T4, T27).

Places are small integers: land fields first, then seas, then the sections of black rivers, which are stations for ships
like seas (T20.6.9).
"""

from typing import Final

from tyche.games.scharz.data import map_file
from tyche.games.scharz.data.schema import Faction, Land, MapFile, Neutral
from tyche.games.scharz.rules.traits import traits_of

OPEN: Final = 0
MOUNTAINS: Final = 1
WETLANDS: Final = 2
CROP: Final = {"yellow": 3, "green": 2, "brown": 1, "turquoise": 1, "grey": 0}
CLIMATES: Final = ("subtropical", "temperate", "cold")


def tier_for(players: int) -> int:
    """T4.1. The border in use."""
    return 1 if players <= 3 else 2 if players <= 7 else 3


class Atlas:
    """The geography of one map at one tier."""

    def __init__(self, name: str, tier: int) -> None:
        file = map_file(name)
        self.map = name
        self.tier = tier
        land = [field for field in file.land if field.tier <= tier]
        sea = [field for field in file.sea if field.tier <= tier]
        sections = self._sections(file, {field.id for field in land})
        self.names = [field.id for field in land] + [field.id for field in sea] + sections
        self.ids = {place: k for k, place in enumerate(self.names)}
        self.n_land = len(land)
        self.n = len(self.names)
        self.first_section = len(land) + len(sea)
        self.land = (1 << self.n_land) - 1
        self.zones = file.zones
        self._read_land(land, file.neutral)
        self._read_water(file, land, tier)
        self._read_factions(file, tier)

    def _sections(self, file: MapFile, land: set[str]) -> list[str]:
        """The river sections with a border in play, and those downstream of them."""
        downstream = {section.id: section.downstream for section in file.black_rivers}
        wanted: list[str] = []
        for section in file.black_rivers:
            if any(one in land and other in land for one, other in section.borders):
                at = section.id
                while at and at not in wanted:
                    wanted.append(at)
                    at = downstream[at]
        return [section.id for section in file.black_rivers if section.id in wanted]

    def mask(self, names: list[str]) -> int:
        """The places of these names that exist here."""
        found = 0
        for name in names:
            if name in self.ids:
                found |= 1 << self.ids[name]
        return found

    def _read_land(self, land: list[Land], kinds: dict[str, Neutral]) -> None:
        n = self.n
        self.adj = [0] * n
        """T4.2. By normal borders, coasts and sea borders together."""
        self.land_adj = [0] * n
        self.black = [0] * n
        self.river_border: list[dict[int, int]] = [{} for _ in range(n)]
        """T20.6.9. Neighbour across a black section -> the section."""
        self.coast = [0] * n
        """Land -> its seas; sea -> its shores."""
        self.terrain = [OPEN] * n
        self.crop = [0] * n
        self.brown = [0] * n
        """2 fully brown, 1 mixed with brown (T20.0.1)."""
        self.turquoise = [0] * n
        self.lowland = 0
        self.climate = [0] * n
        self.neutral = [""] * n
        """T4.7. The kind of a neutral field."""
        self.lost_on = [7] * n
        """T8.20.1. The lowest face of a die on which a unit is lost there; 7 where nobody is."""
        self.neutral_mask = 0
        self.paths = 0
        """T20.5.2, T20.5.13. Neutral fields through which some know safe ways."""
        self.wild_elephants = 0
        """T20.1.10. Fields where elephants are tamed."""
        self.bank = [0] * n
        """T20.6.10. 1 left, 2 right bank of the Danube."""
        self.region = [""] * n
        self.special: dict[str, int] = {}
        for place, field in enumerate(land):
            self.land_adj[place] = self.mask(field.adj)
            self.black[place] = self.mask(field.black)
            for other, section in field.river_black.items():
                if other in self.ids:
                    self.river_border[place][self.ids[other]] = self.ids[section]
            self.coast[place] = self.mask(field.sea)
            self.region[place] = field.region
            self.climate[place] = CLIMATES.index(field.climate)
            self.bank[place] = {"": 0, "left": 1, "right": 2}[field.danube_bank]
            if field.neutral:
                self._read_neutral(place, field.neutral, kinds[field.neutral])
            if field.special:
                self.special[field.special] = place
            self._read_colours(place, field.colours)
        self.ordinary = self.land & ~self.neutral_mask

    def _read_neutral(self, place: int, name: str, kind: Neutral) -> None:
        """T4.7, T8.20.1."""
        self.neutral[place] = name
        self.lost_on[place] = kind.lost_on
        self.neutral_mask |= 1 << place
        self.paths |= 1 << place if kind.paths else 0
        self.wild_elephants |= 1 << place if kind.elephants else 0

    def _read_colours(self, place: int, colours: list[str]) -> None:
        """T4.3, T4.4."""
        if not colours:
            return
        full = colours[0] if len(colours) == 1 else ""
        self.crop[place] = max(CROP[colour] for colour in colours)
        if full in ("brown", "grey"):
            self.terrain[place] = MOUNTAINS
        elif full == "turquoise":
            self.terrain[place] = WETLANDS
        self.brown[place] = _share_of("brown", colours)
        self.turquoise[place] = _share_of("turquoise", colours)
        if full not in ("brown", "grey"):
            self.lowland |= 1 << place

    def _read_water(self, file: MapFile, land: list[Land], tier: int) -> None:
        self.stormy = 0
        self.sea_adj = [0] * self.n
        for field in file.sea:
            if field.tier <= tier:
                place = self.ids[field.id]
                self.sea_adj[place] = self.mask(field.adj)
                self.coast[place] = self.mask(field.coast)
                if field.kind == "stormy":
                    self.stormy |= 1 << place
        for section in file.black_rivers:
            if section.id in self.ids:
                self._join(self.ids[section.id], section.downstream or section.mouth_sea)
        for place in range(self.n):
            self.adj[place] = self.land_adj[place] | self.coast[place] | self.sea_adj[place]
        self._read_rivers(file)
        self.water = (1 << self.n) - 1 & ~self.land
        self.seas = self.water & ((1 << self.first_section) - 1)

    def _read_rivers(self, file: MapFile) -> None:
        """T20.3.1."""
        self.rivers: list[list[int]] = []
        """T20.3.1. The land fields of each river from the mouth, as far as they are in play without a gap."""
        self.mouths: list[int] = []
        for river in file.rivers:
            fields: list[int] = []
            for name in river.fields:
                if name not in self.ids:
                    break
                fields.append(self.ids[name])
            if river.mouth_sea in self.ids and fields:
                self.rivers.append(fields)
                self.mouths.append(self.ids[river.mouth_sea])
        self.rivers_at: list[list[int]] = [
            [k for k, fields in enumerate(self.rivers) if place in fields] for place in range(self.n_land)
        ]

    def _join(self, section: int, other: str) -> None:
        if other in self.ids:
            self.sea_adj[section] |= 1 << self.ids[other]
            self.sea_adj[self.ids[other]] |= 1 << section

    def _read_factions(self, file: MapFile, tier: int) -> None:
        factions = [faction for faction in file.factions if faction.tier <= tier]
        self.factions = [faction.id for faction in factions]
        self.traits = [traits_of(faction.traits) for faction in factions]
        self.homeland: list[int] = []
        for faction in factions:
            self.homeland.append(self._regions(faction.homeland) & self.ordinary)
        self.home_field = [self.ids.get(faction.home_field, -1) for faction in factions]
        self.most = [faction.max_players for faction in factions]
        self.entry_sea = self.ids.get(next((f.entry_sea for f in factions if f.entry_sea), ""), -1)
        self._read_peculiarities(file, factions)

    def _read_peculiarities(self, file: MapFile, factions: list[Faction]) -> None:
        """T20. What holds for some peoples only."""
        self.hills = [self._regions(faction.hills) if faction.hills else self.land for faction in factions]
        """T20.0.1. Where a people is hill folk, if it is at all."""
        self.hates = [[self.factions.index(name) for name in f.hates if name in self.factions] for f in factions]
        """T20.4.1. The peoples whose players are its rivals from the start."""
        rivers = {section.id: section.river for section in file.black_rivers}
        sections = range(self.first_section, self.n)
        self.fords = [sum(1 << k for k in sections if rivers[self.names[k]] in f.fords) for f in factions]
        """T20.6.2. The black sections that a people crosses at any time."""

    def _regions(self, names: list[str]) -> int:
        """The land fields of some regions."""
        return sum(1 << k for k in range(self.n_land) if self.region[k] in names)


_drawn: dict[tuple[str, int], Atlas] = {}


def _share_of(colour: str, colours: list[str]) -> int:
    """T4.3. Whether a field has a colour: 0 no, 1 with another, 2 it alone."""
    if colour not in colours:
        return 0
    return 2 if len(colours) == 1 else 1


def atlas_of(name: str, players: int) -> Atlas:
    """The geography of a map for a number of players, drawn once."""
    key = (name, tier_for(players))
    if key not in _drawn:
        _drawn[key] = Atlas(*key)
    return _drawn[key]
