"""Views in sections: a game says of which parts its views consist and what each part depends on.

Most decisions change one seat and one or two places. So a view is declared as parts, each with a *key*: a value made of
all of the state that the part shows. Only parts whose key has changed are made anew, and the patch that leads from the
last view to this one falls out (in the form of `delta`).

    PARTS = [
        Fields(course, course_key),                            # several small fields
        Section("effects", effects_key, effects),              # one field
        Keyed("fleets", FLEET_NAMES, fleet_keys, fleet_view),  # a mapping, item by item
        Tracked("places", PLACE_NAMES, note, changed, place),  # the same, where a note of the map says what changed
        Listed("seats", seat_keys, seat_view, shared_by_seats), # a list, item by item, with what all of them show
    ]

A part may say which fields of the state it hangs on (`on`): where none of them has changed its key is not even made.

Keys are compared later: what they hold must not change with the state (copy lists, or make tuples). Parts may be
msgspec structs: they are shown as the plain data that they are encoded as. A part or item that is `UNSET` is not there.
What a key forgets is found by the fuzzer: it compares the sum of the sections with the view made from nothing.
"""

from collections.abc import Callable, Sequence
from typing import Any, Final, Generic, TypeVar

import msgspec
from msgspec import UNSET

from tyche.core.atlas import bits
from tyche.core.delta import GONE, INSIDE, NEW, Patch, compare, difference
from tyche.core.native import mypyc_attr
from tyche.core.play import EVERYTHING, Play

P = TypeVar("P", bound=Play)
Plain = dict[str, Any]

_NEVER: Final[object] = object()
"""The key of what was not shown yet."""


class Change:
    """What changes in a mapping: the parts of a patch, and the mapping itself, which is changed in place.

    To copy it first would touch all that has not changed, too, and that takes longer than everything else.
    """

    def __init__(self, after: Plain) -> None:
        self.after = after
        self.new: Plain = {}
        self.gone: list[str] = []
        self.inside: dict[str, Patch] = {}

    def put(self, key: str, value: object) -> None:
        """Put a value in place of what was there, or take that away."""
        after = self.after
        if value is UNSET:
            if key in after:
                del after[key]
                self.gone.append(key)
        elif key not in after:
            self.new[key] = after[key] = value
        elif after[key] != value:
            compare(key, after[key], value, self.new, self.inside)
            after[key] = value

    def put_items(self, key: str, first: bool, items: "Change") -> None:
        """Put a mapping that was changed item by item in place of what was there."""
        patch = items.patch()
        if first:
            self.new[key] = self.after[key] = items.after
        elif patch:
            self.inside[key] = patch
            self.after[key] = items.after

    def put_places(self, key: str, items: list[Any], new: dict[int, Any]) -> None:
        """Put other items into some places of a list, which stays as long as it is."""
        inside: dict[str, Patch] = {}
        mappings = True
        for n, item in new.items():
            was = items[n]
            if was != item:
                mappings = mappings and isinstance(was, dict) and isinstance(item, dict)
                inside[str(n)] = difference(was, item) if mappings else {}
                items[n] = item
        if inside and mappings:
            self.inside[key] = {INSIDE: inside}
        elif inside:
            self.new[key] = items

    def patch(self) -> Patch:
        """The patch; empty if nothing has changed."""
        found: Patch = {}
        if self.new:
            found[NEW] = self.new
        if self.gone:
            found[GONE] = self.gone
        if self.inside:
            found[INSIDE] = self.inside
        return found


@mypyc_attr(allow_interpreted_subclasses=True)
class Part(Generic[P]):
    """A part of a view."""

    hangs_on: int = EVERYTHING
    """The fields of the state that it hangs on, as a bit set: all of them, unless it says otherwise (`on`)."""

    def on(self, fields: Sequence[str], names: str) -> "Part[P]":
        """The same part, which hangs on these fields alone (`fields` are those of the state, in their order)."""
        self.hangs_on = 0
        for name in names.split():
            self.hangs_on |= 1 << fields.index(name)
        return self

    def key(self, t: P, was: object) -> object:
        """What the part depends on; equal keys mean that it looks the same. `was` is the key of the last view."""
        raise NotImplementedError

    def change(self, t: P, was: object, now: object, change: Change) -> None:
        """Make anew what has changed between two keys; the first time `was` is no key at all."""
        raise NotImplementedError


class Fields(Part[P]):
    """Several small fields of the view, made together: cheaper than asking of each whether it has changed.

    Without a key they are made each time. With one all of them are always there.
    """

    def __init__(self, make: Callable[[P], object], key: Callable[[P], object] | None = None) -> None:
        self.make = make
        self.of = key

    def key(self, t: P, was: object) -> object:
        """What they depend on; without a key the fields themselves."""
        return plain(self.make(t)) if self.of is None else self.of(t)

    def change(self, t: P, was: object, now: object, change: Change) -> None:
        """Field by field; a field that is not there any more is gone."""
        fields = now if self.of is None else plain(self.make(t))
        assert isinstance(fields, dict)
        for name, value in fields.items():
            change.put(name, value)
        if self.of is None and isinstance(was, dict):
            for name in was:
                if name not in fields:
                    change.put(name, UNSET)


class Section(Part[P]):
    """One field of the view, made as a whole."""

    def __init__(self, name: str, key: Callable[[P], object], make: Callable[[P], object]) -> None:
        self.name = name
        self.of = key
        self.make = make

    def key(self, t: P, was: object) -> object:
        """What it depends on."""
        return self.of(t)

    def change(self, t: P, was: object, now: object, change: Change) -> None:
        """The whole."""
        change.put(self.name, plain(self.make(t)))


class Keyed(Part[P]):
    """A mapping by ids, made item by item. `keys` gives the keys of all items at once, in the order of the ids."""

    def __init__(
        self,
        name: str,
        ids: Sequence[str],
        keys: Callable[[P], Sequence[object]],
        make: Callable[[P, int], object],
    ) -> None:
        self.name = name
        self.ids = list(ids)
        self.keys = keys
        self.make = make

    def key(self, t: P, was: object) -> object:
        """The keys of all items; a copy, in case it is a list of the state."""
        return list(self.keys(t))

    def change(self, t: P, was: object, now: object, change: Change) -> None:
        """The items whose keys have changed."""
        assert isinstance(now, list)
        known = was if isinstance(was, list) else []
        before = change.after.get(self.name)
        items = Change({} if before is None else before)
        for n, key in enumerate(now):
            if not known or known[n] != key:
                items.put(self.ids[n], plain(self.make(t, n)))
        change.put_items(self.name, before is None, items)


class Tracked(Part[P]):
    """A mapping by ids of which little changes at a time: a note of what it shows says where to look again.

    `note` takes down what the items depend on, cheaply and all at once; it is given the last note (the first time None)
    and may give back what is the same, or all of it. `changed` tells from two notes which items may look different, as
    a bit set (the first time from None: all that are there); `make` is given the new note too.
    """

    def __init__(
        self,
        name: str,
        ids: Sequence[str],
        note: Callable[[P, Any], object],
        changed: Callable[[Any, Any], int],
        make: Callable[[P, int, Any], object],
    ) -> None:
        self.name = name
        self.ids = list(ids)
        self.note = note
        self.changed = changed
        self.make = make

    def key(self, t: P, was: object) -> object:
        """The note."""
        return self.note(t, None if was is _NEVER else was)

    def change(self, t: P, was: object, now: object, change: Change) -> None:
        """The items that may look different."""
        before = change.after.get(self.name)
        which = self.changed(None if was is _NEVER else was, now)
        if not which and before is not None:
            return
        items = Change({} if before is None else before)
        for n in bits(which):
            items.put(self.ids[n], plain(self.make(t, n, now)))
        change.put_items(self.name, before is None, items)


class Often(Generic[P]):
    """Some fields of the items of a list that change often and are quickly made: these fields alone, and their keys."""

    def __init__(self, keys: Callable[[P], Sequence[object]], make: Callable[[P, int], object]) -> None:
        self.keys = keys
        self.make = make


class Listed(Part[P]):
    """A list made item by item; it may grow and shrink. What all items depend on is compared once (`common`).

    Where nothing but the fields in `often` has changed of an item, only they are made; `make` makes them, too.
    """

    def __init__(
        self,
        name: str,
        keys: Callable[[P], Sequence[object]],
        make: Callable[[P, int], object],
        common: Callable[[P], object] | None = None,
        often: Often[P] | None = None,
    ) -> None:
        self.name = name
        self.keys = keys
        self.make = make
        self.common = common
        self.often = often

    def key(self, t: P, was: object) -> object:
        """What all depend on, and the keys of the items; a copy, in case it is a list of the state."""
        keys = self.keys(t) if self.often is None else zip(self.keys(t), self.often.keys(t), strict=True)
        return [None if self.common is None else self.common(t), *keys]

    def change(self, t: P, was: object, now: object, change: Change) -> None:
        """The items whose keys have changed; all of them where the list has another length than before."""
        assert isinstance(now, list)
        before: list[object] = change.after.get(self.name, [])
        known: list[object] = was if isinstance(was, list) and was[0] == now[0] else []
        new: dict[int, object] = {}
        for n in range(len(now) - 1):
            if n + 1 >= len(known):
                new[n] = plain(self.make(t, n))
            elif known[n + 1] != now[n + 1]:
                new[n] = self._anew(t, n, before[n], known[n + 1], now[n + 1])
        if before and len(before) == len(now) - 1:
            change.put_places(self.name, before, new)
        else:
            change.put(self.name, [new[n] if n in new else before[n] for n in range(len(now) - 1)])

    def _anew(self, t: P, n: int, before: object, was: object, now: object) -> object:
        """An item whose key has changed: as a whole, or what changes often of it."""
        often = self.often
        if often is not None and isinstance(was, tuple) and isinstance(now, tuple) and was[0] == now[0]:
            fields = plain(often.make(t, n))
            assert isinstance(before, dict)
            assert isinstance(fields, dict)
            return {**before, **fields}
        return plain(self.make(t, n))


class Shown(Generic[P]):
    """A view as it was shown last, and what its parts depended on then."""

    def __init__(self, parts: Sequence[Part[P]], t: P) -> None:
        self.parts = list(parts)
        self.keys: list[object] = [_NEVER for _ in parts]
        self.view: Plain = {}
        """The view as plain data, for looking only. It changes with every `update`: copy what is to be kept."""
        self.update(t)

    def update(self, t: P, changed: int = EVERYTHING) -> Patch:
        """Bring the view up to date; the patch from the last one to this one. `changed` are fields of the state."""
        change: Change | None = None
        for n, part in enumerate(self.parts):
            if not part.hangs_on & changed:
                continue
            was = self.keys[n]
            now = part.key(t, was)
            if now is not was and (was is _NEVER or was != now):
                if change is None:
                    change = Change(self.view)
                part.change(t, was, now, change)
                self.keys[n] = now
        return {} if change is None else change.patch()


def whole(parts: Sequence[Part[P]], t: P) -> Plain:
    """The view made from nothing."""
    return Shown(parts, t).view


def plain(value: object) -> object:
    """A part as plain data."""
    return UNSET if value is UNSET else msgspec.to_builtins(value)
