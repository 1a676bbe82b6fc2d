"""Golden records: finished games that must replay for ever, or the rules version must change.

python -m tests.golden successors 2 3 4 5    # writes tests/records/successors-2.json and so on
"""

import sys
from pathlib import Path

from tests.toy import GAME
from tyche.core.game import Game, games
from tyche.study.fuzz import Plan, find_game, play_one

FOLDER = Path(__file__).parent / "records"
SEED = 4


def golden_records() -> list[Path]:
    """All golden records."""
    return sorted(FOLDER.glob("*.json"))


def game_of(name: str) -> Game:
    """A game by name; the toy is not installed."""
    return GAME if name == GAME.name else games()[name]


def write(game: str, players: int) -> Path:
    """Play a random game and keep it."""
    outcome = play_one(Plan(game, players), SEED)
    if outcome.failure:
        raise SystemExit(outcome.failure)
    path = FOLDER / f"{find_game(game).name}-{players}.json"
    path.write_bytes(outcome.record)
    return path


if __name__ == "__main__":
    for number in sys.argv[2:]:
        print(write(sys.argv[1], int(number)))
