"""``tyche serve`` and ``tyche check-tables``: the web table. Needs the extra ``server``."""

import asyncio
import contextlib
import gc
import os
import socket
import sys
import webbrowser
from collections.abc import Iterator
from pathlib import Path
from typing import TYPE_CHECKING, Annotated

import typer

from tyche.cli.desk import open_console
from tyche.cli.words import text
from tyche.core.errors import SetupError

if TYPE_CHECKING:
    from tyche.server.settings import Settings

FAILED = 1
PRIVATE = 0o077
"""What others may not do with the files of a server: anything."""
ANYWHERE = {"0.0.0.0": "127.0.0.1", "::": "[::1]"}
"""Where a server that listens everywhere is found from the same machine."""

RUBBISH = (100_000, 50, 100)
"""When to look for rubbish. Tables are large and live long: at Python's usual pace a third of the time went to that."""
SWITCH = 0.001
"""Seconds after which the event loop lets the thread that writes to the disk go on, which everybody waits for."""

Database = Annotated[str | None, typer.Option(help=text("cli-arg-database"))]


@contextlib.contextmanager
def needing_the_server() -> Iterator[None]:
    """Say what to install if the libraries of the server are missing."""
    try:
        yield
    except ModuleNotFoundError as error:
        if str(error.name).startswith("tyche"):
            raise
        raise SetupError(text("cli-serve-missing", module=error.name)) from None


def serve(
    database: Database = None,
    host: Annotated[str | None, typer.Option(help=text("cli-arg-host"))] = None,
    port: Annotated[int | None, typer.Option(help=text("cli-arg-port"))] = None,
    open: Annotated[bool, typer.Option("--open", help=text("cli-arg-open"))] = False,
) -> None:
    """Run the web table until it is interrupted."""
    with needing_the_server():
        from tyche.server.app import set_up_logs
        from tyche.server.settings import read_settings

        os.umask(PRIVATE)
        settings = read_settings(database=database, host=host, port=port)
        set_up_logs(settings)
        _run(settings, open)


def _run(settings: "Settings", show: bool) -> None:
    import uvicorn

    from tyche.server.app import create_app
    from tyche.server.http.lines import config_of
    from tyche.server.store.alone import alone

    app = create_app(settings)
    gc.freeze()
    gc.set_threshold(*RUBBISH)
    sys.setswitchinterval(SWITCH)

    class Server(uvicorn.Server):
        """Says where it is, and says goodbye to everybody before it closes their sockets."""

        async def startup(self, sockets: list[socket.socket] | None = None) -> None:
            await super().startup(sockets)
            if self.should_exit:
                return
            number = self.servers[0].sockets[0].getsockname()[1]
            address = f"http://{ANYWHERE.get(settings.host, settings.host)}:{number}"
            open_console().print(text("cli-serve-running", address=settings.public_url or address), soft_wrap=True)
            if show:
                webbrowser.open(address)

        async def shutdown(self, sockets: list[socket.socket] | None = None) -> None:
            await app.state.house.stop()
            await super().shutdown(sockets)

    config = config_of(app, settings)
    with alone(settings.database_url), contextlib.suppress(KeyboardInterrupt):
        Server(config).run()


def check_tables(
    database: Database = None,
    update: Annotated[bool, typer.Option("--update", help=text("cli-arg-update"))] = False,
) -> None:
    """Say which running tables would change under the rules that are installed now."""
    with needing_the_server():
        from tyche.server.settings import read_settings

        changed = asyncio.run(_changed_tables(read_settings(database=database), update))
    if changed:
        raise typer.Exit(FAILED)


async def _changed_tables(settings: "Settings", update: bool) -> bool:
    """Print what would become of each running table; whether any would change."""
    from tyche.server.store import Store
    from tyche.server.upgrade import check_tables as check

    store = await (Store.open if update else Store.look_at)(settings.database_url)
    try:
        found = await check(store)
    finally:
        await store.close()
    console = open_console()
    for one in found:
        outcome = text(f"cli-table-{one.outcome}", base=one.base, decisions=one.decisions, lost=one.lost)
        problem = f" {one.problem}" if one.problem else ""
        console.print(f"{one.table_id} ({one.game} {one.rules}): {outcome}{problem}", soft_wrap=True, markup=False)
    differ = sum(one.outcome != "same" for one in found)
    console.print(text("cli-tables-summary", tables=len(found), differ=differ))
    return differ > 0


def repair_table(
    table: Annotated[str, typer.Argument(help=text("cli-arg-table"))],
    database: Database = None,
    keep: Annotated[Path | None, typer.Option(help=text("cli-arg-keep"))] = None,
) -> None:
    """Cut the history of a damaged table where it no longer verifies."""
    with needing_the_server():
        from tyche.server.settings import read_settings

        asyncio.run(_repair(read_settings(database=database), table, keep))


async def _repair(settings: "Settings", table: str, keep: Path | None) -> None:
    """Say what is wrong with a table, and repair it if what it loses is to be kept in a file."""
    from tyche.server.repair import repair
    from tyche.server.store import Store

    store = await Store.open(settings.database_url)
    try:
        found = await repair(store, table, keep)
    finally:
        await store.close()
    console = open_console()
    if found is None:
        console.print(text("cli-repair-nothing"))
        return
    word = "cli-repair-would" if keep is None else "cli-repaired"
    told = text(word, problem=found.problem, moment=found.moment, taken=found.taken, file=str(keep))
    console.print(told, soft_wrap=True, markup=False)
