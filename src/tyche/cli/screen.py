"""What a person sees: renderings of a view by the board description. Knows no game."""

from collections.abc import Iterable

from rich import box
from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.table import Table as Grid
from rich.text import Text

from tyche.cli.layout import Layout, Plain

GAP = (0, 3)
INDENT = (0, 0, 0, 2)
DEEPER = (0, 0, 0, 6)


def heading(text: str) -> Text:
    """The title of a part of the screen."""
    return Text(text, "bold")


def header(view: Plain, layout: Layout) -> Text:
    """Where the game stands, in one line."""
    line = Text()
    for item in layout.board.get("header", []):
        field, kind = item["field"], item["kind"]
        value = view.get(field)
        if value is None:
            continue
        line.append("  │  " if line else "")
        line.append(f"{layout.label(field)} ", "dim")
        line.append(layout.value(field, kind, value), layout.style(str(value)) if kind == "faction" else "bold")
        if "of" in item:
            line.append(f"/{view.get(item['of'])}", "dim")
    return line


# Seats.


def tracks(view: Plain, layout: Layout) -> RenderableType:
    """The figures of all seats, each track with its goal."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False, padding=(0, 1))
    grid.add_column(layout.ui("cli-seat"), no_wrap=True)
    shown = layout.board.get("tracks", [])
    for track in shown:
        grid.add_column(f"{layout.label(track['field'])} / {track['goal']}", justify="right", overflow="fold")
    for item in layout.board.get("summary", []):
        grid.add_column(layout.label(item["field"]), justify="right", overflow="fold")
    for seat in view.get("seats", []):
        cells: list[RenderableType] = [_seat_name(seat, layout)]
        cells += [str(seat[track["field"]]) for track in shown]
        cells += [_figure(seat[item["field"]], item["kind"]) for item in layout.board.get("summary", [])]
        grid.add_row(*cells)
    return grid


def _seat_name(seat: Plain, layout: Layout) -> Text:
    name = layout.faction(seat["faction"])
    if seat["name"] != seat["faction"]:
        name.append(f" ({seat['name']})", "dim")
    return name


def _figure(value: object, kind: str) -> str:
    if kind == "flag":
        return "●" if value else ""
    if kind == "count":
        return str(len(value)) if isinstance(value, (list, dict)) else ""
    return str(value)


def sources(view: Plain, layout: Layout) -> RenderableType:
    """Where everybody's points come from."""
    parts: list[RenderableType] = []
    for seat in view.get("seats", []):
        for track in layout.board.get("tracks", []):
            line = _seat_name(seat, layout)
            line.append(f" {layout.label(track['field'])} {seat[track['field']]}: ", "bold")
            found = [_source(entry, layout) for entry in seat.get(track.get("sources", ""), [])]
            parts.append(line.append(", ".join(found) or "–"))
    return Group(*parts)


def _source(entry: Plain, layout: Layout) -> str:
    name = layout.name(entry["kind"], entry["id"]) if entry["kind"] else layout.label("source", entry["source"])
    return f"{name} {entry['points']:+d}"


def effects(view: Plain, layout: Layout) -> Text:
    """Lasting effects, in one line; empty without any."""
    found: list[str] = []
    for ident, value in view.get("effects", {}).items():
        if value and value is not True:
            found.append(f"{layout.label('effect', ident)}: {_fact(value, layout)}")
    return Text("; ".join(found))


def _fact(value: object, layout: Layout) -> str:
    if isinstance(value, dict):
        return ", ".join(f"{_fact(key, layout)} – {_fact(item, layout)}" for key, item in value.items())
    if isinstance(value, list):
        return ", ".join(_fact(item, layout) for item in value)
    kind, ident = layout.known.get(str(value), ("", str(value)))
    return layout.name(kind, ident)


def hand(cards: Iterable[str], layout: Layout) -> RenderableType:
    """The cards of a hand: number, title, points if cards have any, and kind."""
    grid = Grid.grid(padding=(0, 2))
    texts = {ident: layout.messages.card(ident) for ident in cards}
    counted = any(text.op for text in texts.values())
    for ident, text in texts.items():
        points = [layout.ui("cli-card-points", points=text.op)] if counted else []
        grid.add_row(Text(ident, "bold cyan"), text.title, *points, Text(text.kind))
    return grid


def card(ident: str, layout: Layout) -> RenderableType:
    """Everything on one card."""
    text = layout.messages.card(ident)
    points = [layout.ui("cli-card-points", points=text.op)] if text.op else []
    lines: list[RenderableType] = [
        Text.assemble((f"{ident} {text.title}", "bold"), f"  {', '.join([*points, text.kind])}")
    ]
    lines += [Text(part) for part in (text.when, text.effect, text.cavalry) if part]
    return Group(*lines)


# The map.


def map_summary(view: Plain, layout: Layout) -> RenderableType:
    """All provinces in a few columns, by regions unless each region is one province; then every place with pieces."""
    parts: list[RenderableType] = []
    regions = layout.board.get("regions", [])
    if all(len(region["provinces"]) == 1 for region in regions):
        regions = [{"id": "", "provinces": [region["provinces"][0] for region in regions]}] if regions else []
    for region in regions:
        cells = [_province_cell(ident, view, layout) for ident in region["provinces"]]
        parts += [Text(layout.name("region", region["id"]), "bold dim")] if region["id"] else []
        parts.append(Padding(Columns(cells, padding=GAP), INDENT))
    legend = Text(layout.map_legend(), "dim") if parts else Text()
    return Group(*parts, Padding(legend, INDENT), armies(view, layout))


def _province_cell(ident: str, view: Plain, layout: Layout) -> Text:
    province = layout.board["provinces"][ident]
    holder = view.get("provinces", {}).get(ident)
    cell = Text("■ " if holder else "□ ", layout.style(holder))
    cell.append(layout.name("province", ident), layout.style(holder) if holder else "")
    cell.append(f" {province['vp']} " if "vp" in province and layout.counts_provinces else " ", "bold")
    markers: dict[str, int] = {}
    for place in province["places"]:
        controller = view.get("places", {}).get(place, {}).get("controller")
        if controller:
            markers[controller] = markers.get(controller, 0) + 1
    for faction, number in markers.items():
        cell.append(layout.short(faction)).append(f"{number} ")
    return cell.append(f"/{len(province['places'])}", "dim")


def armies(view: Plain, layout: Layout) -> RenderableType:
    """Every place with pieces or a siege."""
    grid = Grid.grid(padding=(0, 2))
    seen: set[str] = set()
    for ident, place in _in_order(view, layout):
        for n, group in enumerate(place.get("pieces", [])):
            seen |= group.get("units", {}).keys()
            where = layout.name("place", ident) if ident in layout.board.get("places", {}) else layout.label(ident)
            inside = f" ({layout.label(group['area'])})" if group["area"] != "outside" else ""
            row: list[RenderableType] = [Text(f"{where}{inside}"), layout.faction(group["faction"])]
            grid.add_row(*row, layout.pieces(group), Text(place_state(place, layout) if not n else "", "yellow"))
    legend = Text(layout.legend(seen), "dim")
    return Group(heading(layout.ui("cli-pieces")), Padding(grid, INDENT), Padding(legend, INDENT))


def _in_order(view: Plain, layout: Layout) -> list[tuple[str, Plain]]:
    """The places with pieces: by owner of the first group, then as they are listed."""
    factions = list(layout.colours)
    found = [(ident, place) for ident, place in view.get("places", {}).items() if place.get("pieces")]

    def rank(entry: tuple[str, Plain]) -> int:
        owners = [group["faction"] for group in entry[1]["pieces"]]
        return min(factions.index(owner) if owner in factions else len(factions) for owner in owners)

    return sorted(found, key=rank)


def place_state(place: Plain, layout: Layout) -> str:
    """The siege of a place and the marks on it, in a few words; empty without."""
    parts: list[str] = []
    if "siege" in place:
        siege = place["siege"]
        by = layout.faction_word(siege["by"])
        parts.append(layout.ui("cli-siege", by=by, points=siege["points"], needed=siege["needed"]))
    parts += [layout.label("mark", mark) for mark in place.get("marks", [])]
    return ", ".join(parts)


def province_map(ident: str, view: Plain, layout: Layout) -> RenderableType:
    """One province in full: each place with its kind, controller, routes and pieces."""
    province = layout.board["provinces"][ident]
    title = _province_cell(ident, view, layout).append(
        "  " + layout.ui("cli-province", vp=province["vp"], need=province["need"]) if "vp" in province else "", "dim"
    )
    return Group(title, places_map(province["places"], view, layout))


def places_map(places: Iterable[str], view: Plain, layout: Layout) -> RenderableType:
    """Some places: each with its kind, controller, pieces and routes."""
    grid = Grid(box=box.SIMPLE_HEAD, pad_edge=False)
    for column in ("place", "kind", "controller", "pieces", "routes"):
        grid.add_column(layout.ui(f"cli-column-{column}"))
    for place in places:
        facts, seen = layout.board["places"][place], view.get("places", {}).get(place, {})
        kind = layout.label("kind", facts["kind"]) + (f", {layout.label('port')}" if facts["port"] else "")
        pieces = place_pieces(seen, layout)
        if state := place_state(seen, layout):
            pieces.append(Text(state, "yellow"))
        cells: list[RenderableType] = [layout.name("place", place), kind, layout.faction(seen.get("controller"))]
        grid.add_row(*cells, Text("\n").join(pieces), _routes(place, layout))
    return grid


def place_pieces(place: Plain, layout: Layout) -> list[Text]:
    """Whose pieces stand at a place, one text a group."""
    found: list[Text] = []
    for group in place.get("pieces", []):
        inside = f" ({layout.label(group['area'])})" if group["area"] != "outside" else ""
        found.append(layout.faction(group["faction"]).append(f"{inside}: {layout.pieces(group)}", "default"))
    return found


def _routes(place: str, layout: Layout) -> str:
    """The neighbours of a place by kind of route."""
    found: dict[str, list[str]] = {}
    for one, other, kind in layout.board.get("routes", []):
        if place in (one, other):
            found.setdefault(kind, []).append(layout.name("place", other if one == place else one))
    return "; ".join(f"{layout.label('route', kind)}: {', '.join(ends)}" for kind, ends in found.items())


def portrait(kind: str, ident: str, view: Plain, layout: Layout) -> RenderableType:
    """A piece: its name, where it is, its ratings and what it can do."""
    title = Text(layout.name(kind, ident), "bold")
    for place, seen in view.get("places", {}).items():
        for group in seen.get("pieces", []):
            if any(
                ident in group.get(piece["key"], []) for piece in layout.board["pieces"] if piece["shape"] == "list"
            ):
                where = layout.name("place", place) if place in layout.board["places"] else layout.label(place)
                title.append(f"  {where}", "default").append(", ").append(layout.faction(group["faction"]))
    facts = layout.board.get(f"{kind}s", {}).get(ident, {})
    ratings = ", ".join(f"{layout.label(key)} {value}" for key, value in facts.items() if isinstance(value, (int, str)))
    ability = layout.messages.ability(ident) if kind == "general" else ""
    return Group(title, *[Text(line) for line in (ratings, ability) if line])


# Everything.


def bare(view: Plain) -> RenderableType:
    """A view without a board description: its fields as they are."""
    return Group(*[Text(f"{key}: {value}") for key, value in view.items() if key not in ("ask", "moment")])


def table(view: Plain, layout: Layout) -> RenderableType:
    """Everything but the question: header, map, tracks, effects, hand."""
    if not layout.board:
        return bare(view)
    parts: list[RenderableType] = [header(view, layout), Text(), map_summary(view, layout), tracks(view, layout)]
    lasting = effects(view, layout)
    if lasting:
        parts.append(lasting)
    if view.get("hand"):
        parts += [heading(layout.ui("cli-hand")), Padding(hand(view["hand"], layout), INDENT)]
    return Group(*parts)
