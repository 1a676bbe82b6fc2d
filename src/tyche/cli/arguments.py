"""What is written on the command line: seats, options of the table, seeds."""

from pathlib import Path

from tyche.core.errors import SetupError
from tyche.core.game import Game, OptionValue
from tyche.core.table import seed_from

HUMAN = "human"
BOT = "bot"


def parse_options(game: Game, written: str, components: Path | None = None) -> dict[str, OptionValue]:
    """``cavalry,rounds=3``: a bare name is true; values are read as the option has them.

    A file of components of one's own becomes the option of that name: a game that takes none refuses it.
    """
    known = {option.name: option for option in game.options}
    chosen: dict[str, OptionValue] = {}
    if components is not None:
        chosen["components"] = components.read_text(encoding="utf-8")
    for part in _parts(written):
        name, equals, value = (piece.strip() for piece in part.partition("="))
        values: tuple[OptionValue, ...] = known[name].values if name in known else ()
        fitting = [allowed for allowed in values if str(allowed).casefold() == value.casefold()]
        chosen[name] = (fitting[0] if fitting else value) if equals else True
    return chosen


def parse_seats(written: str, names: list[str], usual_bot: str) -> list[str]:
    """``red=human,blue=bot:strategos``: for each seat `HUMAN` or the name of a bot; others sit as usual."""
    holders = [HUMAN, *[usual_bot] * (len(names) - 1)]
    for part in _parts(written):
        seat, _, holder = (piece.strip() for piece in part.partition("="))
        if seat not in names:
            raise SetupError(f"there is no seat {seat!r}; the seats are {', '.join(names)}")
        kind, _, bot = holder.partition(":")
        if kind not in (HUMAN, BOT) or (kind == HUMAN and bot):
            raise SetupError(f"{holder!r} is neither 'human' nor 'bot:NAME' (seat {seat})")
        holders[names.index(seat)] = HUMAN if kind == HUMAN else bot or usual_bot
    return holders


def parse_seed(written: str | None) -> bytes | None:
    """Any word or number; without one a seed is drawn."""
    return None if written is None else seed_from(written)


def _parts(written: str) -> list[str]:
    return [part.strip() for part in written.split(",") if part.strip()]
