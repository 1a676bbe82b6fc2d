"""A process that appends events to tables, for tests that kill it: prints each that it was told is on disk.

python -m tests.server.appending URL TABLE...
"""

import asyncio
import sys

from tests.server.tables import decision
from tyche.server.store import Store


async def append_on(store: Store, table_id: str) -> None:
    n = len(await store.events(table_id))
    while True:
        n += 1
        await store.append(table_id, [decision(n, key=f"key {n}")], {"moment": n})
        sys.stdout.write(f"{table_id} {n}\n")
        sys.stdout.flush()


async def main(url: str, table_ids: list[str]) -> None:
    store = await Store.open(url)
    await asyncio.gather(*(append_on(store, table_id) for table_id in table_ids))


if __name__ == "__main__":
    asyncio.run(main(sys.argv[1], sys.argv[2:]))
