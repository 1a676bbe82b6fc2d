"""``tyche reviews``: the reviews of many games, as data."""

from pathlib import Path
from typing import Annotated

import typer

from tyche.cli.desk import open_console
from tyche.cli.export import files_of
from tyche.cli.simulate import progress_on
from tyche.cli.words import text
from tyche.study.ledger import Ledger
from tyche.study.reviews import reviews as review_all
from tyche.study.work import work_at


def reviews(
    records: Annotated[list[Path], typer.Argument(help=text("cli-arg-export-records"))],
    out: Annotated[Path, typer.Option(help=text("cli-arg-reviews-out"))],
    workers: Annotated[int, typer.Option(min=1, help=text("cli-arg-workers"))] = 1,
    ray: Annotated[str, typer.Option(help=text("cli-arg-ray"))] = "",
) -> None:
    """Review games and write a line of JSON for each; what was written before an interruption is not done again."""
    files = files_of(records)
    ledger = Ledger(out, {"reviews": [str(file) for file in files]})
    console = open_console()
    with progress_on(console) as progress:
        found = review_all(files, work_at(workers, ray), ledger)
        number = sum(1 for _ in progress.track(found, len(files), description=text("cli-reviewing")))
    console.print(text("cli-reviewed", number=number, file=str(out)), soft_wrap=True, markup=False)
