"""``tyche play``: a table at one screen."""

from pathlib import Path
from typing import Annotated

import typer

from tyche.bots import bot_named, bots, usual_bot
from tyche.cli.arguments import HUMAN, parse_options, parse_seats, parse_seed
from tyche.cli.desk import open_console
from tyche.cli.last import keep, last_seats, last_table
from tyche.cli.layout import Layout
from tyche.cli.session import Session, save_table
from tyche.cli.words import LANGUAGE, text
from tyche.core.casefile import load_cases
from tyche.core.errors import SetupError
from tyche.core.examples import opened_at
from tyche.core.game import Game, OptionValue, game_named
from tyche.core.record import load_record, table_from
from tyche.core.seat import Bot
from tyche.core.table import Table, open_table
from tyche.text import Messages

USUAL_GAME = "successors"
USUAL_PLAYERS = 4


def play(
    game: Annotated[str, typer.Argument(help=text("cli-arg-game"))] = USUAL_GAME,
    players: Annotated[int | None, typer.Option(help=text("cli-arg-players"))] = None,
    seats: Annotated[str, typer.Option(help=text("cli-arg-seats"))] = "",
    options: Annotated[str, typer.Option(help=text("cli-arg-options"))] = "",
    components: Annotated[Path | None, typer.Option(help=text("cli-arg-components"))] = None,
    seed: Annotated[str | None, typer.Option(help=text("cli-arg-seed"))] = None,
    save: Annotated[Path | None, typer.Option(help=text("cli-arg-save"))] = None,
    resume: Annotated[Path | None, typer.Option(help=text("cli-arg-resume"))] = None,
    case: Annotated[Path | None, typer.Option(help=text("cli-arg-case"))] = None,
    title: Annotated[str, typer.Option("--case-title", help=text("cli-arg-case-title"))] = "",
    go_on: Annotated[bool, typer.Option("--continue", help=text("cli-arg-continue"))] = False,
    watch: Annotated[bool, typer.Option("--watch", help=text("cli-arg-watch"))] = False,
    language: Annotated[str, typer.Option(help=text("cli-arg-language"))] = LANGUAGE,
) -> None:
    """Open or resume a table and play it."""
    if go_on:
        resume, seats = last_table(), seats or last_seats()
    if resume is not None:
        table = table_from(load_record(resume.read_bytes()))
        save = save or resume
    elif case is not None:
        table = table_at(case, title)
    else:
        found = game_named(game)
        table = new_table(found, players, parse_options(found, options, components), seed)
    holders = parse_seats(seats, table.setup.seats, usual_bot(table.game.name))
    if watch:
        usual = usual_bot(table.game.name)
        holders = [usual if holder == HUMAN else holder for holder in holders]
    if case is not None:
        if save is not None:
            raise SetupError("a table that begins at a case has no record and cannot be saved")
    elif save is None and HUMAN in holders:
        save = keep(table.setup.seats, holders)
    run(table, holders, language, save)


def table_at(path: Path, title: str) -> Table:
    """A sandbox at the position of a case; of several cases in a file the one whose title begins so."""
    found = [one for one in load_cases(path) if one.title.startswith(title)]
    if len(found) != 1 and not (found and not title):
        titles = ", ".join(repr(one.title) for one in load_cases(path))
        raise SetupError(f"{path}: there is no one case {title!r}; there are {titles}")
    return opened_at(found[0], game_named(found[0].game))


def new_table(game: Game, players: int | None, options: dict[str, OptionValue], seed: str | None) -> Table:
    """A fresh table; without a number of players for four, or as near to that as the game allows."""
    if players is None:
        players = max(game.least, min(game.most, USUAL_PLAYERS))
    return open_table(game, players, options, None, parse_seed(seed))


def run(table: Table, holders: list[str], language: str, autosave: Path | None) -> None:
    """Seat everybody and play."""
    if autosave is not None:
        save_table(table, autosave)
    seated = {seat: seat_bot(name, table, seat) for seat, name in enumerate(holders) if name != HUMAN}
    layout = Layout(table.game, table.setup, Messages(table.game, language))
    session = Session(table, seated, layout, open_console(), autosave)
    session.welcome()
    session.run()


def seat_bot(name: str, table: Table, seat: int) -> Bot:
    """A bot for a seat. Its luck comes from the public promise of the seed, never from the seed itself."""
    if name not in bots(table.game.name):
        raise SetupError(
            f"there is no bot {name!r} for {table.game.name}; there are {', '.join(bots(table.game.name))}"
        )
    return bot_named(name, int(table.commitment()[:16], 16) + seat)
