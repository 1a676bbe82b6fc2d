"""Write what the atlas of the web client needs of every game map to ``web/atlas/data``; it then builds without Python.

``python tools/atlas_data.py`` writes the files, ``python tools/atlas_data.py --check`` says which are out of date. A
game with an option ``map`` has one file a map, with everything that is on it for the largest number of players.
"""

import json
import sys
from pathlib import Path
from typing import Any

from tyche.core.game import Game, games

FOLDER = Path(__file__).parent.parent / "web" / "atlas" / "data"
PLACE_FACTS = ("kind", "province", "port", "lat", "lon", "outline")


def maps(game: Game) -> dict[str, dict[str, Any]]:
    """The full board of each map of a game, by the name of its atlas file."""
    choices = [value for option in game.options if option.name == "map" for value in option.values]
    if not choices:
        return {game.name: game.board(game.check(game.most, {}, None))}
    return {f"{game.name}-{value}": game.board(game.check(game.most, {"map": value}, None)) for value in choices}


def extract(board: dict[str, Any]) -> dict[str, Any]:
    """Where the places are, how they are joined and which belong together."""
    return {
        "places": {
            ident: {fact: place[fact] for fact in PLACE_FACTS if place.get(fact) not in (None, [])}
            for ident, place in board["places"].items()
        },
        "routes": board["routes"],
        "provinces": {ident: province["places"] for ident, province in board["provinces"].items()},
    }


def rendered(data: dict[str, Any]) -> str:
    """One line for each place, route and province: changes are easy to read."""
    parts = []
    for key, value in data.items():
        pairs = isinstance(value, dict)
        rows = [f"{json.dumps(k)}: {json.dumps(v)}" for k, v in value.items()] if pairs else map(json.dumps, value)
        opening, closing = "{}" if pairs else "[]"
        parts.append(f' "{key}": {opening}\n  ' + ",\n  ".join(rows) + f"\n {closing}")
    return "{\n" + ",\n".join(parts) + "\n}\n"


def files() -> dict[Path, str]:
    """All data files as they should be."""
    found: dict[Path, str] = {}
    for game in games().values():
        for name, board in maps(game).items():
            if board.get("places") and all("lat" in place for place in board["places"].values()):
                found[FOLDER / f"{name}.json"] = rendered(extract(board))
    return found


def stale() -> list[str]:
    """The names of files that are missing, out of date, or belong to no game any more."""
    wanted = files()
    wrong = [path.name for path, text in wanted.items() if not path.exists() or path.read_text() != text]
    return wrong + [path.name for path in FOLDER.glob("*.json") if path not in wanted]


def main() -> None:
    """Write the files, or check them."""
    if "--check" in sys.argv[1:]:
        if wrong := stale():
            sys.exit(f"out of date: {', '.join(wrong)}; run python tools/atlas_data.py")
        return
    FOLDER.mkdir(parents=True, exist_ok=True)
    for path, text in files().items():
        path.write_text(text)


if __name__ == "__main__":
    main()
