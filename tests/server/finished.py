"""Games that are over, for the tests of statistics; also as a server's data to look at:

python -m tests.server.finished DATABASE [GAMES]      # games of bots of every title, some played by "people"
"""

import asyncio
import random
import sys
import time
from typing import Any

from tyche.bots import bot_named
from tyche.core.facets import openings
from tyche.core.game import Game, OptionValue, games
from tyche.core.record import record_of
from tyche.core.seat import next_decision
from tyche.core.table import Table, open_table
from tyche.server.annals import OPENING, Seen, outcome_of
from tyche.server.store import SeatRow, Store, TableRow, new_id
from tyche.server.store.importing import imported
from tyche.server.store.outcomes import Mark, Outcome, OutcomeSeat

HOUR = 3600.0


def played(game: Game, players: int, options: dict[str, OptionValue], seed: int) -> Table:
    """A whole game by bots that choose at random."""
    table = open_table(game, players, options, None, seed.to_bytes(32, "big"), log=False)
    bots = {seat: bot_named("random", seed * players + seat) for seat in range(players)}
    while (decision := next_decision(table, bots)) is not None:
        table.choose(*decision)
    return table


async def stored(store: Store, table: Table, holders: list[str], **fields: Any) -> TableRow:
    """A game that was played as a table that has ended here; a holder is the id of a person, or ``bot:NAME``."""
    made = imported(record_of(table, private=True), table.game)
    made.row.started = time.time() - HOUR
    made.row.ended = time.time()
    for name, value in fields.items():
        setattr(made.row, name, value)
    seats = [seat_of(made.row.id, seat, holder) for seat, holder in enumerate(holders)]
    await store.create_table(made.row, seats, made.past)
    return made.row


def seat_of(table_id: str, seat: int, holder: str) -> SeatRow:
    """A seat and who holds it."""
    if holder.startswith("bot:"):
        return SeatRow(table_id=table_id, seat=seat, kind="bot", bot=holder[4:])
    return SeatRow(table_id=table_id, seat=seat, kind="person", person_id=holder)


async def kept(
    store: Store,
    game: str,
    holders: list[str],
    won: list[int],
    marks: list[list[tuple[str, str]]] | None = None,
    **fields: Any,
) -> None:
    """A game that is over, kept without being played."""
    row = TableRow(id=new_id(), game=game, rules="1", seed=b"", status="finished", seat_names=[""] * len(holders))
    seats = [seat_of(row.id, seat, holder) for seat, holder in enumerate(holders)]
    await store.create_table(row, seats)
    people = [holder for holder in holders if not holder.startswith("bot:")]
    outcome = Outcome(
        table_id=row.id,
        game=game,
        company="bots" if not people else "mixed" if len(people) < len(holders) else "persons",
        victory=fields.pop("victory", "points"),
        decisions=fields.pop("decisions", 100),
        turns=fields.pop("turns", 5),
        ended=fields.pop("ended", time.time()),
        rated=fields.pop("rated", False),
        marks=[Mark(*mark) for mark in fields.pop("options", [])],
        seats=[
            OutcomeSeat(
                person_id=seat.person_id,
                bot=seat.bot,
                won=seat.seat in won,
                place=1 if seat.seat in won else 2,
                points=None,
                marks=[Mark(*mark) for mark in (marks or [[]] * len(holders))[seat.seat]],
            )
            for seat in seats
        ],
    )
    await store.keep_outcome(outcome)


async def fill(url: str, number: int) -> None:
    """Games of all titles, half of them between people."""
    store = await Store.open(url)
    people = [
        (await store.new_person(name, "account")).id for name in ("Diotima", "Kallias", "Xenia", "Lysis", "Phoibe")
    ]
    chance = random.Random(1)
    for game in games().values():
        maps = next((option.values for option in game.options if option.name == "map"), ())
        for seed in range(number):
            players = min(game.most, chance.choice([3, 4, 4, 4]))
            options: dict[str, OptionValue] = {"map": chance.choice(maps[:3])} if maps else {}
            table = played(game, players, options, seed)
            bots = [f"bot:{name}" for name in ("random", "random", "random", "random")][:players]
            holders = chance.sample(people, players) if seed % 2 else bots
            row = TableRow(
                id=new_id(),
                game=game.name,
                rules=game.version,
                seed=b"",
                status="finished",
                options=table.setup.options,
                seat_names=table.setup.seats,
                moment=len(table.decisions),
                result=table.result(),
                counts=True,
                ended=time.time() - (number - seed) * 6 * HOUR,
            )
            seats = [seat_of(row.id, seat, holder) for seat, holder in enumerate(holders)]
            await store.create_table(row, seats)
            facets = game.facets(table.play)
            opened = openings(game.opening[0], table.decisions, players)
            seen = Seen(facets.turns, facets.points, {**facets.groups, OPENING: opened})
            await store.keep_outcome(outcome_of(row, seats, [], seen))
            print(game.name, seed, len(table.decisions), flush=True)
    await store.close()


if __name__ == "__main__":
    asyncio.run(fill(sys.argv[1], int(sys.argv[2]) if len(sys.argv) > 2 else 200))
