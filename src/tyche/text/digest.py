"""The log told shorter: entries that differ in one fact only become one entry with a list, if nothing of another kind
stands between them: where all act at once, what one of them does is told together."""

from collections.abc import Iterable, Mapping

Told = Mapping[str, object]


def digest(told: Iterable[Told], merged: Mapping[str, str]) -> list[Told]:
    """Entries as `Game.told` gives them; `merged` says for an id which fact may differ. The last moment counts."""
    found: list[Told] = []
    for entry in told:
        fact = merged.get(str(entry["id"]), "")
        at = _place(found, entry, fact) if fact else -1
        found.append(entry if at < 0 else _joined(found.pop(at), entry, fact))
    return found


def _place(found: list[Told], entry: Told, fact: str) -> int:
    """Where among the last entries of its kind one stands that it can be joined with; -1 if nowhere."""
    for at in range(len(found) - 1, -1, -1):
        if found[at]["id"] != entry["id"]:
            break
        if _alike(found[at], entry, fact):
            return at
    return -1


def _facts(told: Told) -> dict[str, object]:
    facts = told["facts"]
    assert isinstance(facts, Mapping)
    return dict(facts)


def _alike(first: Told, second: Told, fact: str) -> bool:
    """Whether two entries say the same of two things; what has a scene stands for itself."""
    if "scene" in first or "scene" in second:
        return False
    here, there = _facts(first), _facts(second)
    one, other = here.pop(fact, None), there.pop(fact, None)
    same = (first["id"], first["clause"], here) == (second["id"], second["clause"], there)
    return same and one is not None and other is not None


def _joined(first: Told, second: Told, fact: str) -> Told:
    return {**second, "facts": {**_facts(second), fact: _both(_facts(first)[fact], _facts(second)[fact])}}


def _both(before: object, after: object) -> object:
    """Tallies such as combat units are added, other things listed."""
    if isinstance(before, dict) and isinstance(after, dict):
        return {key: before.get(key, 0) + after.get(key, 0) for key in {**before, **after}}
    return [*before, after] if isinstance(before, list) else [before, after]
