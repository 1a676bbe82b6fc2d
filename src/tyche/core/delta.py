"""What changed from one piece of plain data to the next, as small as it can be said.

A patch of a mapping has up to three parts: ``=`` new values by key, ``-`` keys that are gone, and ``~`` patches by key
for values that changed in part. A list of as many mappings as before is patched like a mapping whose keys are the
places in it (``{"~": {"2": ...}}``); any other list is given anew.
"""

from typing import Any, Final

Patch = dict[str, Any]

NEW: Final = "="
GONE: Final = "-"
INSIDE: Final = "~"


def difference(before: dict[str, Any], after: dict[str, Any]) -> Patch:
    """The patch that leads from one mapping to another; empty if they are equal."""
    new: dict[str, Any] = {}
    inside: dict[str, Patch] = {}
    for key, value in after.items():
        if key not in before:
            new[key] = value
            continue
        old = before[key]
        if old is not value and old != value:
            compare(key, old, value, new, inside)
    patch: Patch = {}
    if new:
        patch[NEW] = new
    gone = [key for key in before if key not in after]
    if gone:
        patch[GONE] = gone
    if inside:
        patch[INSIDE] = inside
    return patch


def compare(key: str, old: Any, value: Any, new: dict[str, Any], inside: dict[str, Patch]) -> None:
    """Note how a value that has changed is said: by what changed inside it, or anew as a whole."""
    if isinstance(value, dict) and isinstance(old, dict):
        inside[key] = difference(old, value)
    elif isinstance(value, list) and isinstance(old, list) and _alike(old, value):
        inside[key] = _between(old, value)
    else:
        new[key] = value


def _alike(old: list[Any], new: list[Any]) -> bool:
    """Whether two lists can be patched place by place."""
    return len(old) == len(new) and all(isinstance(item, dict) for item in old + new)


def _between(old: list[Any], new: list[Any]) -> Patch:
    return {INSIDE: {str(k): difference(old[k], new[k]) for k in range(len(old)) if old[k] != new[k]}}


def patched(before: Any, patch: Patch) -> Any:
    """A mapping or list with a patch applied; the old one stays as it is."""
    inside = patch.get(INSIDE, {})
    if isinstance(before, list):
        return [patched(item, inside[str(k)]) if str(k) in inside else item for k, item in enumerate(before)]
    gone = patch.get(GONE, [])
    after = {key: value for key, value in before.items() if key not in gone}
    after.update(patch.get(NEW, {}))
    for key, part in inside.items():
        after[key] = patched(before[key], part)
    return after
