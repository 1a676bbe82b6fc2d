"""``tyche backup``, ``tyche restore`` and ``tyche admin``: what the operator of a server does."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from datetime import datetime
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer
from rich import box
from rich.table import Table as Grid
from rich.text import Text

from tyche.cli.desk import open_console
from tyche.cli.serve import Database, needing_the_server
from tyche.cli.words import text
from tyche.core.errors import SetupError

if TYPE_CHECKING:
    from tyche.server.settings import Settings
    from tyche.server.store import Person, Store

T = TypeVar("T")
MOST = 50
DAY = 24 * 60 * 60
FOR_GOOD = 100_000
"""Days of a ban that has no end."""

Who = Annotated[str, typer.Argument(help=text("cli-arg-who"))]
Most = Annotated[int, typer.Option(help=text("cli-arg-most"))]


def _settings(database: str | None) -> "Settings":
    from tyche.server.settings import read_settings

    return read_settings(database=database)


def backup(
    file: Annotated[Path, typer.Argument(help=text("cli-arg-backup"))],
    database: Database = None,
) -> None:
    """Write everything to one file, also while the server runs."""
    with needing_the_server():
        from tyche.server.backup import back_up

        manifest = back_up(_settings(database), file)
    rows = sum(number for number, _ in manifest.tables.values())
    open_console().print(text("cli-backup-done", file=str(file), rows=rows), soft_wrap=True, markup=False)


def restore(
    file: Annotated[Path, typer.Argument(help=text("cli-arg-backup"))],
    database: Database = None,
) -> None:
    """Fill an empty database from a backup."""
    with needing_the_server():
        from tyche.server.backup import restore as fill

        manifest = fill(_settings(database), file)
    told = text("cli-restore-done", made=_when(manifest.made), version=manifest.tyche)
    open_console().print(told, soft_wrap=True, markup=False)


# The commands of `tyche admin`.


def _with_store(database: str | None, work: "Callable[[Store], Awaitable[T]]") -> T:
    """Do something with the database, beside the server if one is running."""
    with needing_the_server():
        from tyche.server.store import Store

        async def run() -> T:
            store = await Store.beside(_settings(database).database_url)
            try:
                return await work(store)
            finally:
                await store.close()

        return asyncio.run(run())


async def _person(store: "Store", who: str) -> "Person":
    """Somebody by id, or by the name of their account."""
    found = await store.person(who) or await store.person_by_name(who)
    if found is None:
        raise SetupError(text("cli-no-person", who=who))
    return found


def _when(seconds: float | None) -> str:
    return "–" if not seconds else datetime.fromtimestamp(seconds).strftime("%Y-%m-%d %H:%M")


def _show(heads: list[str], rows: list[list[str]]) -> None:
    """A list, with its heads in the reader's language."""
    grid = Grid(*(text(f"cli-head-{head}") for head in heads), box=box.SIMPLE_HEAD, pad_edge=False)
    for row in rows:
        grid.add_row(*(Text(cell) for cell in row))
    open_console().print(grid)


def _say(ident: str, **facts: object) -> None:
    open_console().print(text(ident, **facts), soft_wrap=True, markup=False)


def people(
    search: Annotated[str, typer.Argument(help=text("cli-arg-search"))] = "",
    guests: Annotated[bool, typer.Option("--guests", help=text("cli-arg-guests"))] = False,
    most: Most = MOST,
    database: Database = None,
) -> None:
    """List people."""
    found = _with_store(database, lambda store: store.find_people(search, guests, most))
    now = time.time()
    rows = [
        [one.id, one.name, one.kind, str(one.seats), _when(one.seen), _ban(one, now)]
        for one in found
    ]  # fmt: skip
    _show(["id", "name", "kind", "seats", "seen", "banned"], rows)


def _ban(one: Any, now: float) -> str:
    if one.banned is None or one.banned <= now:
        return ""
    return f"{_when(one.banned) if one.banned < now + FOR_GOOD * DAY / 2 else '∞'} {one.banned_for}"


def tables(
    status: Annotated[str, typer.Option(help=text("cli-arg-status"))] = "",
    most: Most = MOST,
    database: Database = None,
) -> None:
    """List tables."""
    if status not in ("", "open", "running", "finished"):
        raise SetupError(text("cli-no-status", status=status))

    async def work(store: "Store") -> list[list[str]]:
        rows = []
        for row in await store.find_tables(status or None, most):  # type: ignore[arg-type]
            seats = await store.seats(row.id)
            names = await store.persons({seat.person_id for seat in seats if seat.person_id})
            held = [names[seat.person_id].name if seat.person_id in names else seat.bot or "–" for seat in seats]
            rows.append([row.id, row.game, row.status, str(row.moment), _when(row.changed), ", ".join(held)])
        return rows

    _show(["id", "game", "status", "moment", "changed", "seats"], _with_store(database, work))


def reports(
    closed: Annotated[bool, typer.Option("--all", help=text("cli-arg-closed"))] = False,
    close: Annotated[int | None, typer.Option(help=text("cli-arg-close"))] = None,
    note: Annotated[str, typer.Option(help=text("cli-arg-note"))] = "",
    database: Database = None,
) -> None:
    """Read what people reported, or close a report."""
    if close is not None:
        number = close
        if not _with_store(database, lambda store: store.close_report(number, note)):
            raise SetupError(text("cli-no-report", number=number))
        _say("cli-report-closed", number=number)
        return
    console = open_console()
    found = _with_store(database, lambda store: store.reports(closed))
    for report in found:
        head = text(
            "cli-report-head", number=report.id, at=_when(report.at), name=report.about_name,
            person=report.about_id or "–", table=report.table_id, by=report.person_id or "–",
        )  # fmt: skip
        console.print(Text(head, "bold"), soft_wrap=True)
        console.print(Text(f"  {report.text}"), soft_wrap=True)
        for line in report.lines:
            console.print(Text(f"    {_when(line['at'])} {line['name']}: {line['text']}"), soft_wrap=True)
        if report.closed is not None:
            console.print(
                Text(f"  {text('cli-report-note', at=_when(report.closed), note=report.note)}"), soft_wrap=True
            )
    if not found:
        _say("cli-reports-none")


def ban(
    who: Who,
    reason: Annotated[str, typer.Option(help=text("cli-arg-reason"))] = "",
    days: Annotated[int, typer.Option(min=1, help=text("cli-arg-days"))] = FOR_GOOD,
    end: Annotated[bool, typer.Option("--end", help=text("cli-arg-end"))] = False,
    database: Database = None,
) -> None:
    """Keep somebody out, or let them in again."""

    async def work(store: "Store") -> str:
        person = await _person(store, who)
        await store.ban(person.id, None if end else time.time() + days * DAY, "" if end else reason)
        return person.name

    name = _with_store(database, work)
    _say("cli-ban-ended" if end else "cli-banned", name=name)


def rename(
    who: Who, name: Annotated[str, typer.Argument(help=text("cli-arg-name"))], database: Database = None
) -> None:
    """Give somebody another name."""

    async def work(store: "Store") -> tuple[str, str]:
        from tyche.server.accounts import Accounts
        from tyche.server.http.errors import Problem

        person = await _person(store, who)
        before = person.name
        try:
            person.name = await Accounts(store, 0).free_name(name, person, person.kind == "account")
        except Problem as problem:
            raise SetupError(str(problem)) from None
        await store.update_person(person)
        return before, person.name

    before, now = _with_store(database, work)
    _say("cli-renamed", before=before, now=now)


def erase(
    who: Who,
    yes: Annotated[bool, typer.Option("--yes", help=text("cli-arg-yes"))] = False,
    database: Database = None,
) -> None:
    """Forget somebody for good."""

    async def work(store: "Store") -> tuple[str, int]:
        person = await _person(store, who)
        return person.name, len(await store.forget_person(person.id)) if yes else -1

    name, changed = _with_store(database, work)
    if changed < 0:
        raise SetupError(text("cli-erase-sure", name=name))
    _say("cli-erased", name=name, tables=changed)


def damaged(database: Database = None) -> None:
    """List running tables whose stored history does not verify."""

    async def work(store: "Store") -> list[list[str]]:
        from tyche.core.game import game_named
        from tyche.server.damage import Damaged
        from tyche.server.upgrade import load

        rows = []
        for ident in await store.running():
            row = await store.table(ident)
            try:
                if row is not None:
                    load(game_named(row.game), row, await store.events(ident), await store.snapshots(ident))
            except Damaged as damage:
                rows.append([ident, str(damage.moment), damage.problem])
            except Exception as error:
                rows.append([ident, "–", str(error)])
        return rows

    rows = _with_store(database, work)
    if not rows:
        _say("cli-damaged-none")
        return
    _show(["id", "moment", "problem"], rows)
    raise typer.Exit(1)


def status(database: Database = None) -> None:
    """Say how many there are of everything, and when something last happened."""

    async def work(store: "Store") -> tuple[dict[str, int], float | None]:
        return await store.census(), await store.last_change()

    census, last = _with_store(database, work)
    _show(["what", "number"], [[text(f"cli-census-{what}"), str(number)] for what, number in census.items()])
    _say("cli-status-last", at=_when(last))


def tidy(database: Database = None) -> None:
    """Remove now what the settings say is too old."""

    async def work(store: "Store") -> dict[str, int]:
        from tyche.server.metrics import Metrics
        from tyche.server.retention import Retention

        async def forget(person_id: str) -> None:
            await store.forget_person(person_id)

        return await Retention(_settings(database), store, Metrics(), forget, lambda: True).tidy(time.time())

    removed = _with_store(database, work)
    _show(["what", "number"], [[text(f"cli-removed-{what}"), str(number)] for what, number in removed.items()])


ADMIN = (people, tables, reports, ban, rename, erase, damaged, status, tidy)
