"""``tyche arena``: how strong bots are, with intervals."""

from collections.abc import Iterator
from pathlib import Path
from typing import Annotated

import typer
from rich.console import Console

from tyche.bots import bots as bots_of
from tyche.bots import level_of
from tyche.cli.arguments import parse_options
from tyche.cli.desk import open_console
from tyche.cli.layout import Layout
from tyche.cli.play import USUAL_PLAYERS
from tyche.cli.simulate import grid_of, progress_on, shown
from tyche.cli.words import LANGUAGE, text
from tyche.core.errors import SetupError
from tyche.core.game import Game as Rules
from tyche.core.game import game_named
from tyche.study.arena import Game, Line, Standing, games_of, gauntlet, play_all, round_robin, standings
from tyche.study.arena import ladder as ladder_of
from tyche.study.ledger import Ledger
from tyche.study.work import Work, work_at
from tyche.text import Messages


def arena(
    game: Annotated[str, typer.Argument(help=text("cli-arg-game"))],
    bots: Annotated[str, typer.Option(help=text("cli-arg-arena-bots"))] = "",
    challenger: Annotated[str, typer.Option(help=text("cli-arg-challenger"))] = "",
    players: Annotated[int, typer.Option(help=text("cli-arg-players"))] = USUAL_PLAYERS,
    deals: Annotated[int, typer.Option(min=1, help=text("cli-arg-deals"))] = 25,
    options: Annotated[str, typer.Option(help=text("cli-arg-options"))] = "",
    seed: Annotated[str, typer.Option(help=text("cli-arg-match-seed"))] = "1",
    anchor: Annotated[str, typer.Option(help=text("cli-arg-anchor"))] = "",
    ladder: Annotated[bool, typer.Option("--ladder", help=text("cli-arg-ladder"))] = False,
    out: Annotated[Path | None, typer.Option(help=text("cli-arg-arena-out"))] = None,
    workers: Annotated[int, typer.Option(min=1, help=text("cli-arg-workers"))] = 1,
    ray: Annotated[str, typer.Option(help=text("cli-arg-ray"))] = "",
    language: Annotated[str, typer.Option(help=text("cli-arg-language"))] = LANGUAGE,
) -> None:
    """Pair, play, rate."""
    rules = game_named(game)
    names = named(rules, bots)
    if ladder and challenger:
        raise SetupError("a ladder has no challenger: everybody on it plays the one below")
    pairing = list(rungs(names, players, deals)) if ladder else pair(rules, names, challenger, players, deals)
    games = games_of(rules.name, pairing, parse_options(rules, options), seed)
    rules.check(players, games[0].options, None)
    if anchor and anchor not in [*names, challenger]:
        raise SetupError(f"{anchor!r} does not play in this match")
    console = open_console()
    layout = Layout(rules, rules.check(players, games[0].options, None), Messages(rules, language))
    heading: dict[str, object] = {
        "arena": rules.name,
        "bots": names,
        "challenger": challenger,
        "players": players,
        "options": options,
    }
    if ladder:
        heading["ladder"] = True
    ledger = None if out is None else Ledger(out, {**heading, "seed": seed})
    report(standings(played(games, work_at(workers, ray), ledger, layout, console), anchor), layout, console)


def named(rules: Rules, bots: str) -> list[str]:
    """The bots of a list with commas; all that play the game if there is none."""
    known = bots_of(rules.name)
    names = [name.strip() for name in bots.split(",") if name.strip()] or known
    for name in names:
        if name not in known:
            raise SetupError(f"there is no bot {name!r} for {rules.name}; there are {', '.join(known)}")
    return names


def pair(rules: Rules, names: list[str], challenger: str, players: int, deals: int) -> list[tuple[int, list[str]]]:
    """Who plays whom: one against the others, or everybody against everybody."""
    if challenger:
        named(rules, challenger)
        return list(gauntlet(challenger, names, players, deals))
    if len(names) < 2:
        raise SetupError("an arena needs at least two bots, or a challenger")
    return list(round_robin(names, players, deals))


def rungs(names: list[str], players: int, deals: int) -> Iterator[tuple[int, list[str]]]:
    """Who plays whom on a ladder: those without a level, such as chance, are the lowest."""
    if len(names) < 2:
        raise SetupError("a ladder needs at least two bots")
    return ladder_of(sorted(names, key=lambda name: level_of(name) != ""), players, deals)


def played(games: list[Game], work: Work, ledger: Ledger | None, layout: Layout, console: Console) -> list[Line]:
    """Play what was not played before, under a progress bar; each game becomes a line of the ledger."""
    with progress_on(console) as progress:
        return list(progress.track(play_all(games, work, ledger), len(games), description=layout.ui("cli-simulating")))


def report(found: list[Standing], layout: Layout, console: Console) -> None:
    """The ladder."""
    grid = grid_of(
        layout.label("group", "bot"), ["games", "wins", "share", "rating", "gap", "thinking", "longest"], layout
    )
    for one in found:
        grid.add_row(
            one.bot,
            str(one.games),
            str(one.wins),
            f"{one.share.value:.0f} % {shown(one.share)}",
            f"{one.rating.value:+.0f} {shown(one.rating)}",
            f"{one.gap.value:.0f} {shown(one.gap)}" if one is not found[-1] else "",
            f"{1000 * one.mean:.1f} ms",
            f"{1000 * one.longest:.0f} ms",
        )
    console.print(grid)
    console.print(layout.ui("cli-arena-note"))
