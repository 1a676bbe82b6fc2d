"""The command line: `play`, `replay`, `simulate`, `arena`, `serve`, `verify`, `rules`, `cases` and so on."""

from collections.abc import Callable
from functools import wraps
from typing import NoReturn, ParamSpec

import typer
from rich.text import Text

from tyche.cli.arena import arena
from tyche.cli.desk import open_console
from tyche.cli.export import export, records
from tyche.cli.inspect import FAILED, cases, clauses, games, rules, verify
from tyche.cli.learn import learn
from tyche.cli.operate import ADMIN, backup, restore
from tyche.cli.play import play
from tyche.cli.puzzle import puzzle, puzzles
from tyche.cli.replay import replay
from tyche.cli.reviews import reviews
from tyche.cli.serve import check_tables, repair_table, serve
from tyche.cli.simulate import simulate
from tyche.cli.statistics import statistics
from tyche.cli.study import study
from tyche.cli.train import train
from tyche.cli.words import help_of, text
from tyche.core.errors import TycheError

P = ParamSpec("P")

app = typer.Typer(help=text("cli-app-help"), no_args_is_help=True, add_completion=False, rich_markup_mode="rich")


def _answering(command: Callable[P, None]) -> Callable[P, None]:
    """A command that answers bad input with its message instead of a traceback."""

    @wraps(command)
    def answered(*args: P.args, **kwargs: P.kwargs) -> None:
        try:
            command(*args, **kwargs)
        except TycheError as error:
            _complain(str(error))
        except OSError as error:
            _complain(f"{error.filename}: {error.strerror}" if error.filename else str(error))

    return answered


def _complain(message: str) -> NoReturn:
    open_console().print(Text(message, "red"), soft_wrap=True)
    raise typer.Exit(FAILED) from None


_TABLES = (
    *(play, learn, puzzle, puzzles, replay, study, reviews, statistics, simulate, arena, train, export, records),
    *(serve, check_tables, repair_table),
)
for _command in (*_TABLES, backup, restore, verify, rules, cases, clauses, games):
    _name = _command.__name__.replace("_", "-")
    app.command(name=_name, help=help_of(_name))(_answering(_command))

_admin = typer.Typer(help=text("cli-admin-help"), no_args_is_help=True, rich_markup_mode="rich")
for _act in ADMIN:
    _admin.command(name=_act.__name__, help=help_of(_act.__name__))(_answering(_act))
app.add_typer(_admin, name="admin")
