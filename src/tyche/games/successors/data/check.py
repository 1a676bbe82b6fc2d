"""Checks of the data files against the facts of the rulebooks. A failure names file, record and field."""

from typing import Final

from tyche.core.datafile import expect, fail, known, unique
from tyche.games.successors.data import facts
from tyche.games.successors.data.schema import (
    Card,
    CardsFile,
    Entry,
    Fleet,
    GeneralsFile,
    Major,
    MapFile,
    Place,
    Province,
    Route,
    StartRecord,
)

MAP_FILE: Final = "map.yaml"
CARDS_FILE: Final = "cards.yaml"
GENERALS_FILE: Final = "generals.yaml"


def check_map(data: MapFile) -> None:
    """The map against E3, T-14, D2 and T-18."""
    unique([place.id for place in data.places], MAP_FILE, "id")
    unique([province.id for province in data.provinces], MAP_FILE, "id")
    expect([r.id for r in data.regions], [*facts.REGIONS, "asia"], MAP_FILE, "regions", "id")
    expect(sorted(p.id for p in data.provinces), sorted(facts.GAZETTEER), MAP_FILE, "provinces", "id")
    for province in data.provinces:
        check_province(province, data)
    for place in data.places:
        check_place(place, data)
    check_routes(data)
    check_links(data)
    check_connected(data)
    check_groups(data)
    check_fleets(data.fleets, data)


def check_province(province: Province, data: MapFile) -> None:
    """E3 and T-14: locations, need, VP and region; S2.p: its only major city is the one it names."""
    vp, locations = facts.GAZETTEER[province.id]
    places = [place for place in data.places if place.province == province.id]
    expect(sorted(p.id for p in places), sorted(locations.split()), MAP_FILE, province.id, "places")
    expect(province.need, len(places) // 2 + 1, MAP_FILE, province.id, "need")
    if vp is not None:
        expect(province.vp, vp, MAP_FILE, province.id, "vp")
    region = next((r for r, names in facts.REGIONS.items() if province.id in names.split()), "asia")
    expect(province.region, region, MAP_FILE, province.id, "region")
    majors = [place.id for place in places if place.kind == "major"]
    expect(majors, [province.major] if province.major else [], MAP_FILE, province.id, "major")


def check_place(place: Place, data: MapFile) -> None:
    """S2.b, S2.f, S2.g and the proven facts of E3."""
    transit = place.kind == "transit"
    expect(place.province is None, transit, MAP_FILE, place.id, "province")
    if transit:
        expect(place.independent, False, MAP_FILE, place.id, "independent")
    touched = any(r.kind in ("sea", "transmed") and place.id in (r.a, r.b) for r in data.routes)
    expect(place.port, touched, MAP_FILE, place.id, "port")
    for kind, names in facts.PROVEN_KIND.items():
        if place.id in names.split():
            expect(place.kind, kind, MAP_FILE, place.id, "kind")
    if place.id in facts.PROVEN_PORTS.split():
        expect(place.port, True, MAP_FILE, place.id, "port")
    if place.id in facts.PROVEN_INDEPENDENT.split():
        expect(place.independent, True, MAP_FILE, place.id, "independent")


def route_name(route: Route) -> str:
    """How a route is named in an error."""
    return f"{route.a}-{route.b}"


def check_routes(data: MapFile) -> None:
    """Both ends exist, and no two routes of one kind join the same places."""
    ids = [place.id for place in data.places]
    seen: set[tuple[str, str, str]] = set()
    for route in data.routes:
        known((route.a, route.b), ids, MAP_FILE, route_name(route), "a, b")
        if route.a == route.b:
            fail(MAP_FILE, route_name(route), "b", "joins a place to itself")
        key = (min(route.a, route.b), max(route.a, route.b), route.kind)
        if key in seen:
            fail(MAP_FILE, route_name(route), "kind", f"a second {route.kind} route")
        seen.add(key)


def joined(data: MapFile, kinds: tuple[str, ...]) -> dict[str, set[str]]:
    """Place -> the places joined to it by a route of these kinds."""
    links: dict[str, set[str]] = {place.id: set() for place in data.places}
    for route in data.routes:
        if route.kind in kinds:
            links[route.a].add(route.b)
            links[route.b].add(route.a)
    return links


def check_links(data: MapFile) -> None:
    """D2: every link an example shows."""
    for a, b, kinds in facts.LINKS:
        if b not in joined(data, kinds)[a]:
            fail(MAP_FILE, f"{a}-{b}", "kind", f"no route of kind {' or '.join(kinds)}")
    check_hubs(data)
    check_straits(data)


def check_hubs(data: MapFile) -> None:
    """D2: places that an example joins through a transit point."""
    transits = {place.id for place in data.places if place.kind == "transit"}
    for names, kinds in facts.HUBS:
        links = joined(data, kinds)
        if not transits.intersection(*(links[name] for name in names.split())):
            fail(MAP_FILE, names, "routes", "no transit point joins these places")


def check_straits(data: MapFile) -> None:
    """D2: provinces that an example joins by a strait."""
    province = {place.id: place.province for place in data.places}
    straits = {frozenset((province[r.a], province[r.b])) for r in data.routes if r.kind == "strait"}
    for pair in facts.STRAITS:
        if frozenset(pair) not in straits:
            fail(MAP_FILE, "-".join(pair), "kind", "no strait joins these provinces")


def check_connected(data: MapFile) -> None:
    """Every place can be reached from every other, by land and sea together."""
    links = joined(data, (*facts.LAND_LIKE, "sea", "transmed"))
    reached: set[str] = set()
    todo = [data.places[0].id]
    while todo:
        name = todo.pop()
        if name not in reached:
            reached.add(name)
            todo.extend(links[name])
    for place in data.places:
        if place.id not in reached:
            fail(MAP_FILE, place.id, "routes", "cannot be reached")


def check_groups(data: MapFile) -> None:
    """T-17 and S4.1.E: the groups of places and provinces refer to existing ones, and to the right kind."""
    ports = [place.id for place in data.places if place.port]
    ids = [place.id for place in data.places]
    provinces = [province.id for province in data.provinces]
    known(data.hellespont.places, ports, MAP_FILE, "hellespont", "places")
    expect(len(data.hellespont.places), 5, MAP_FILE, "hellespont", "count")
    known(data.pontic.places, ids, MAP_FILE, "pontic", "places")
    known(data.siege_modifiers, ids, MAP_FILE, "siege_modifiers", "place")
    expect(data.master_of_asia, ["phrygia", "syria", "babylonia"], MAP_FILE, "master_of_asia", "provinces")
    grey = {place.id: place.province for place in data.places if place.independent}
    if len(grey) > 45:
        fail(MAP_FILE, "places", "independent", "more than the 45 grey markers (E1)")
    for entry in data.independent_exceptions:
        known([entry.province], provinces, MAP_FILE, "independent_exceptions", "province")
        known(entry.only, grey, MAP_FILE, entry.province, "only")
    for box in data.entries:
        check_entry(box, data)


def check_entry(entry: Entry, data: MapFile) -> None:
    """S9.5.e: a dotted route leads to places on land."""
    known(entry.places, [place.id for place in data.places], MAP_FILE, entry.army, "places")


def check_fleets(fleets: list[Fleet], data: MapFile) -> None:
    """T-18 and S7.4: eight fleets, known strengths, and whom each one follows."""
    unique([fleet.id for fleet in fleets], MAP_FILE, "fleets")
    expect(len(fleets), 8, MAP_FILE, "fleets", "count")
    known(facts.FLEETS, [fleet.id for fleet in fleets], MAP_FILE, "fleets", "id")
    provinces = [province.id for province in data.provinces]
    places = [place.id for place in data.places]
    for fleet in fleets:
        normal, improved = facts.FLEETS.get(fleet.id, (None, None))
        expect(fleet.normal, fleet.normal if normal is None else normal, MAP_FILE, fleet.id, "normal")
        expect(fleet.improved, fleet.improved if improved is None else improved, MAP_FILE, fleet.id, "improved")
        by = {"athenai": "place", "kilikia": "card"}.get(fleet.id, "province")
        expect(fleet.by, by, MAP_FILE, fleet.id, "by")
        if fleet.by != "card":
            known([fleet.key], provinces if by == "province" else places, MAP_FILE, fleet.id, "key")


def check_cards(data: CardsFile, atlas: MapFile) -> None:
    """E1 and S16.1: 70 cards, ten of them optional; T-5: a complete unrest table."""
    unique([card.id for card in data.cards], CARDS_FILE, "id")
    expect(len(data.cards), 70, CARDS_FILE, "cards", "count")
    expect(sum(card.optional for card in data.cards), 10, CARDS_FILE, "cards", "optional")
    known(("47A", "47B"), [card.id for card in data.cards], CARDS_FILE, "cards", "id")
    for card in data.cards:
        check_card(card)
    expect([row.roll for row in data.unrest], list(range(2, 13)), CARDS_FILE, "unrest", "roll")
    for row in data.unrest:
        known(row.provinces, [p.id for p in atlas.provinces], CARDS_FILE, f"unrest {row.roll}", "provinces")
        expect(row.again, row.roll == 7, CARDS_FILE, f"unrest {row.roll}", "again")


def check_card(card: Card) -> None:
    """S6.2: Surprise cards have no operation points, all others 1 to 4."""
    right = card.op == 0 if card.kind == "surprise" else 1 <= card.op <= 4
    if not right:
        fail(CARDS_FILE, card.id, "op", f"{card.op} does not fit a card of kind {card.kind}")
    expect(card.id.startswith("O"), card.optional, CARDS_FILE, card.id, "optional")
    expect(card.reveal, card.title in facts.REVEALED, CARDS_FILE, card.id, "reveal")
    if card.reveal:
        expect(card.kind, "bonus", CARDS_FILE, card.id, "kind")


def check_generals(data: GeneralsFile, atlas: MapFile) -> None:
    """T-8, T-10, T-11, E4 and S4.2 against the file of the generals."""
    expect([m.id for m in data.majors], facts.SENIORITY.split(), GENERALS_FILE, "majors", "id")
    names = [x.id for x in data.majors] + [x.id for x in data.minors] + [x.id for x in data.independents]
    unique(names, GENERALS_FILE, "id")
    for rank, major in enumerate(data.majors):
        expect(major.ratings.seniority, 20 - rank, GENERALS_FILE, major.id, "seniority")
        check_major(major, atlas)
    check_sets(data)
    wanted = [faction for faction in data.factions for _ in range(4)]
    expect([minor.faction for minor in data.minors], wanted, GENERALS_FILE, "minors", "faction")
    check_armies(data, atlas)
    check_royals(data, atlas)


def check_major(major: Major, atlas: MapFile) -> None:
    """The references of a major general's start, ability and recruiting lead somewhere."""
    provinces = [province.id for province in atlas.provinces]
    known(major.ability.provinces, provinces, GENERALS_FILE, major.id, "ability")
    expect(major.start is not None, major.id in facts.START, GENERALS_FILE, major.id, "start")
    if major.start:
        check_start(major.id, major.start, atlas)
    if major.recruit:
        expect(major.recruit.province is None, major.recruit.any_port, GENERALS_FILE, major.id, "any_port")
        known([major.recruit.province or "thrake"], provinces, GENERALS_FILE, major.id, "recruit")


def check_start(general: str, start: StartRecord, atlas: MapFile) -> None:
    """T-11: markers go on all locations of the province that hold no grey marker, and give its VP."""
    province, markers, vp, legitimacy, cus = facts.START[general]
    expect(start.province, province, GENERALS_FILE, general, "province")
    expect(len(start.markers), markers, GENERALS_FILE, general, "markers")
    expect((start.vp, start.legitimacy), (vp, legitimacy), GENERALS_FILE, general, "vp, legitimacy")
    expect(start.cus, cus, GENERALS_FILE, general, "cus")
    places = {place.id: place for place in atlas.places if place.province == province}
    known(start.places, places, GENERALS_FILE, general, "places")
    grey = grey_places(province, atlas)
    expect(sorted(start.markers), sorted(set(places) - grey), GENERALS_FILE, general, "markers")
    value = next(p.vp for p in atlas.provinces if p.id == province)
    expect(value, vp, MAP_FILE, province, "vp")
    known(start.fleets, [fleet.id for fleet in atlas.fleets], GENERALS_FILE, general, "fleets")


def grey_places(province: str, atlas: MapFile) -> set[str]:
    """S4.1.E: the places of a province that begin with a grey marker."""
    spared = [e.only for e in atlas.independent_exceptions if e.province == province]
    places = [place for place in atlas.places if place.province == province and place.independent]
    return {place.id for place in places if all(place.id in only for only in spared)}


def check_sets(data: GeneralsFile) -> None:
    """T-10: at every player count each major general belongs to exactly one group."""
    majors = sorted(major.id for major in data.majors)
    ready = {major.id for major in data.majors if major.start}
    recruits = {major.id for major in data.majors if major.recruit}
    expect(sorted(n for s in data.sets for n in s.players), [2, 3, 4, 5], GENERALS_FILE, "sets", "players")
    for group in data.sets:
        everyone = group.start + group.reserve + data.event + data.unavailable
        expect(sorted(everyone), majors, GENERALS_FILE, f"sets {group.players}", "members")
        known(group.start, ready, GENERALS_FILE, f"sets {group.players}", "start")
        known(group.reserve, recruits, GENERALS_FILE, f"sets {group.players}", "reserve")


def check_armies(data: GeneralsFile, atlas: MapFile) -> None:
    """E4 and S4.1.F: five armies, either on the map or in a box with a way out of it."""
    places = [place.id for place in atlas.places]
    boxes = [entry.army for entry in atlas.entries]
    expect(len(data.independents), 5, GENERALS_FILE, "independents", "count")
    known(boxes, [army.id for army in data.independents], MAP_FILE, "entries", "army")
    for army in data.independents:
        expect(army.place is None, army.id in boxes, GENERALS_FILE, army.id, "place")
        known([army.place] if army.place else [], places, GENERALS_FILE, army.id, "place")


def check_royals(data: GeneralsFile, atlas: MapFile) -> None:
    """S4.2: the royal family, and who begins with some of it."""
    places = [place.id for place in atlas.places]
    kinds = ["heir"] * 3 + ["woman"] * 3 + ["cart"]
    expect([royal.kind for royal in data.royals], kinds, GENERALS_FILE, "royals", "kind")
    for royal in data.royals:
        known([royal.place] if royal.place else [], places, GENERALS_FILE, royal.id, "place")
    royals = {royal.id: royal.place for royal in data.royals}
    for major in data.majors:
        for name in major.start.royals if major.start else []:
            known([name], royals, GENERALS_FILE, major.id, "royals")
            expect(major.start and major.start.places, [royals[name]], GENERALS_FILE, major.id, "royals")
