"""What a person is asked: the army under way, the numbered options and what stands where they lead. Knows no game."""

from collections.abc import Iterable
from itertools import groupby

from rich.columns import Columns
from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.text import Text

from tyche.cli.layout import Layout, Plain
from tyche.cli.menu import MARKED, Entry, Menu
from tyche.cli.screen import DEEPER, GAP, INDENT, place_pieces, place_state
from tyche.core.ask import Option

SHORT_LIST = 8


def army(view: Plain, layout: Layout) -> Text:
    """The army under way: where, with whom, who stays, movement points; empty if there is none."""
    moving = view.get("movement", {}).get("army")
    if moving is None:
        return Text()
    here = layout.messages.name("area", moving["area"])
    line = layout.ui("cli-army", pieces=layout.pieces(moving), area=here)
    staying = layout.pieces(_staying(moving, view))
    if staying:
        line += layout.ui("cli-army-staying", pieces=staying)
    return Text(line + layout.ui("cli-army-points", points=moving["points"], all=moving["allowance"]), "italic")


def _staying(moving: Plain, view: Plain) -> dict[str, object]:
    """Who shares the area with an army and does not go along."""
    place, _, within = moving["area"].partition("/")
    for group in view.get("places", {}).get(place, {}).get("pieces", []):
        if moving["general"] in group.get("generals", []) and group["area"] == (within or "outside"):
            units = {unit: number - moving["units"].get(unit, 0) for unit, number in group.get("units", {}).items()}
            return {
                "generals": [name for name in group["generals"] if name not in moving["generals"]],
                "units": {unit: number for unit, number in units.items() if number > 0},
                "royals": [name for name in group.get("royals", []) if name not in moving["royals"]],
            }
    return {}


# The options.


def menu(options: Menu, view: Plain, layout: Layout) -> RenderableType:
    """The numbered options of a page; the default is marked, what may be done at any time comes last."""
    shown = options.shown()
    usual = [entry for entry in shown if entry.number <= options.anytime]
    always = [entry for entry in shown if entry.number > options.anytime]
    parts: list[RenderableType] = []
    for title, entries in groupby(usual, lambda entry: entry.title):
        entries_of = list(entries)
        lines = [_line(entry, options.default, view, layout) for entry in entries_of]
        if title:
            parts += [Text(title), Padding(Columns(lines, padding=(0, 2)), INDENT)]
        else:
            parts.append(_listed(lines) if not (said := _described(entries_of, layout)) else _told(lines, said))
    if always:
        lines = [_line(entry, options.default, view, layout) for entry in always]
        parts += [Text(layout.ui("cli-any-time"), "dim"), _listed(lines)]
    if options.pages > 1:
        parts.append(Text(layout.ui("cli-page", page=options.page + 1, pages=options.pages), "dim"))
    return Group(*parts)


def _described(entries: list[Entry], layout: Layout) -> list[str]:
    """What the things do that options are about, if there are several of them and not too many; else nothing."""
    found = [_text_of(entry.option, layout) for entry in entries]
    several = len([text for text in found if text]) > 1
    return found if several and len(found) <= SHORT_LIST else []


def _text_of(option: Option, layout: Layout) -> str:
    """The text of the only thing an option names that has one; cards of a hand are described there."""
    kinds = layout.messages.references.options.get(str(option[0]), [])
    texts: list[str] = []
    for (_, named), value in zip(kinds, option[1:], strict=False):
        texts += [layout.messages.telling_of(kind, str(value)) for kind in named if kind not in ("card", "area")]
    told = [text for text in texts if text]
    return told[0] if len(told) == 1 else ""


def _told(lines: list[Text], texts: list[str]) -> RenderableType:
    """Options one below the other, each with what it is about."""
    parts: list[RenderableType] = []
    for line, text in zip(lines, texts, strict=True):
        parts += [line, Padding(Text(text, "dim"), DEEPER)] if text else [line]
    return Group(*parts)


def _listed(lines: list[Text]) -> RenderableType:
    return Columns(lines, column_first=True, padding=GAP) if len(lines) > SHORT_LIST else Group(*lines)


def _line(entry: Entry, default: Option | None, view: Plain, layout: Layout) -> Text:
    marked = entry.option == default
    mark = (MARKED, "bold") if marked else " "
    line = Text.assemble((f"{entry.number:3}", "bold cyan"), mark, f" {entry.label}")
    said = note(entry.option, view, layout)
    return line.append("  ").append(said) if said else line


def note(option: Option, view: Plain, layout: Layout) -> Text:
    """What one should know of the place or general an option names."""
    kinds = layout.messages.references.options.get(str(option[0]), [])
    for (_, (kind, *others)), value in zip(kinds, option[1:], strict=False):
        if kind == "place" and not others and value in layout.board.get("places", {}):
            return _place_note(str(value), view, layout)
        if kind == "general" and not others:
            return _general_note(str(value), view, layout)
    return Text()


def _place_note(place: str, view: Plain, layout: Layout) -> Text:
    """The way there or else its province, who stands there, how a siege goes."""
    facts, seen = layout.board["places"][place], view.get("places", {}).get(place, {})
    route = _route(view, place, layout)
    parts = [Text(route, "dim")] if route else []
    if route is None and facts["province"]:
        parts.append(Text(layout.name("province", facts["province"]), "dim"))
    if state := place_state(seen, layout):
        parts.append(Text(state, "yellow"))
    else:
        parts += place_pieces(seen, layout)
    if route is not None and not seen.get("pieces") and seen.get("controller"):
        parts.append(layout.faction(seen["controller"]))
    return Text(", ").join(parts)


def _general_note(general: str, view: Plain, layout: Layout) -> Text:
    """Where a general stands, unless with the army under way, and the units there."""
    moving = view.get("movement", {}).get("army") or {}
    here = str(moving.get("area", "")).partition("/")[0]
    for place, seen in view.get("places", {}).items():
        for group in seen.get("pieces", []):
            if general in group.get("generals", []) and place in layout.board.get("places", {}) and place != here:
                units = layout.pieces({"units": group.get("units", {})})
                return Text(f"{layout.name('place', place)}: {units}" if units else layout.name("place", place), "dim")
    return Text()


def _route(view: Plain, place: str, layout: Layout) -> str | None:
    """The kind of the route from the army under way, empty for one of the cheapest; None if there is no army."""
    moving = view.get("movement", {}).get("army")
    if moving is None:
        return None
    here = moving["area"].partition("/")[0]
    costs = {kind: facts["cost"] for kind, facts in layout.board.get("route_kinds", {}).items()}
    for one, other, kind in layout.board.get("routes", []):
        if {one, other} == {here, place}:
            return layout.label("route", kind) if costs.get(kind, 0) > min(costs.values()) else ""
    return ""


def found(options: Menu, numbers: Iterable[int]) -> RenderableType:
    """Some options with their numbers."""
    return Group(*[Text.assemble((f"{n + 1:3}", "bold cyan"), f"  {options.labels[n]}") for n in numbers])
