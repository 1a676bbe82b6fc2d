"""``tyche train``: what positions promise, learned from self-play."""

from pathlib import Path
from typing import Annotated

import msgspec
import typer
from rich.console import Console

from tyche.bots import usual_bot
from tyche.bots.value import WEIGHTS, description_of
from tyche.cli.arena import named
from tyche.cli.arguments import parse_options
from tyche.cli.desk import open_console
from tyche.cli.layout import Layout
from tyche.cli.simulate import grid_of, progress_on
from tyche.cli.words import LANGUAGE, text
from tyche.core.errors import SetupError
from tyche.core.game import Game, game_named
from tyche.study.ledger import Ledger
from tyche.study.training import Fit, Lesson, Taught, fit, learn, lessons
from tyche.study.work import Work, work_at
from tyche.text import Messages


def train(
    game: Annotated[str, typer.Argument(help=text("cli-arg-game"))],
    folder: Annotated[Path, typer.Option(help=text("cli-arg-train-folder"))],
    games: Annotated[int, typer.Option(min=1, help=text("cli-arg-games"))] = 600,
    players: Annotated[str, typer.Option(help=text("cli-arg-train-players"))] = "",
    bots: Annotated[str, typer.Option(help=text("cli-arg-bots"))] = "",
    options: Annotated[str, typer.Option(help=text("cli-arg-options"))] = "",
    seed: Annotated[str, typer.Option(help=text("cli-arg-match-seed"))] = "1",
    workers: Annotated[int, typer.Option(min=1, help=text("cli-arg-workers"))] = 1,
    ray: Annotated[str, typer.Option(help=text("cli-arg-ray"))] = "",
    language: Annotated[str, typer.Option(help=text("cli-arg-language"))] = LANGUAGE,
) -> None:
    """Play, keep, fit, check; what was played before an interruption is not played again."""
    rules = game_named(game)
    description_of(rules.name)
    names = named(rules, bots or usual_bot(rules.name))
    numbers = numbers_of(rules, players)
    chosen = parse_options(rules, options)
    for number in numbers:
        rules.check(number, chosen, None)
    folder.mkdir(parents=True, exist_ok=True)
    recipe: dict[str, object] = {"bots": names, "players": numbers, "options": dict(chosen), "seed": seed}
    ledger = Ledger(folder / "games.jsonl", {"train": rules.name, "rules": rules.version, **recipe})
    console = open_console()
    layout = Layout(rules, rules.check(numbers[0], chosen, None), Messages(rules, language))
    tasks = lessons(rules.name, numbers, names, chosen, games, seed)
    taught = played(tasks, work_at(workers, ray), ledger, layout, console)
    command = command_of(rules.name, games, numbers, names, options, seed)
    found = fit(rules.name, rules.version, taught, recipe={"command": command, **recipe, "games": games})
    (folder / WEIGHTS).write_bytes(msgspec.json.format(msgspec.json.encode(found.weights), indent=1) + b"\n")
    report(found, layout, console)


def command_of(game: str, games: int, players: list[int], bots: list[str], options: str, seed: str) -> str:
    """What makes the same weights again."""
    words = f"tyche train {game} --games {games} --players {','.join(map(str, players))} --bots {','.join(bots)}"
    return f"{words}{f' --options {options}' if options else ''} --seed {seed}"


def numbers_of(rules: Game, players: str) -> list[int]:
    """The numbers of players: a list with commas, or all that the game allows."""
    if not players:
        return list(range(rules.least, rules.most + 1))
    try:
        return [int(word) for word in players.split(",")]
    except ValueError:
        raise SetupError(f"numbers of players are written like 2,3,4, not {players!r}") from None


def played(tasks: list[Lesson], work: Work, ledger: Ledger, layout: Layout, console: Console) -> list[Taught]:
    """Play what was not played before, under a progress bar."""
    with progress_on(console) as progress:
        return list(progress.track(learn(tasks, work, ledger), len(tasks), description=layout.ui("cli-simulating")))


def report(found: Fit, layout: Layout, console: Console) -> None:
    """How well the value foretells games that it has not seen, and its heaviest weights."""
    grid = grid_of(layout.ui("cli-column-foretold"), ["share", "positions"], layout)
    for foretold, true, number in found.reliability:
        grid.add_row(f"{100 * foretold:.0f} %", f"{100 * true:.0f} %", str(number))
    console.print(grid)
    weights = found.weights
    heavy = sorted(zip(weights.features, weights.plain, weights.late, strict=True), key=lambda one: -abs(one[1]))
    grid = grid_of(layout.ui("cli-column-feature"), ["early", "late"], layout)
    for name, early, late in heavy:
        grid.add_row(name, f"{early:+.2f}", f"{early + late:+.2f}")
    console.print(grid)
    facts = {"loss": f"{found.loss:.3f}", "guess": f"{found.guess:.3f}", "games": found.games, "kept": found.held_out}
    console.print(layout.ui("cli-trained", **facts))
