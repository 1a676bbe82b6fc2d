"""Work that is to be done beside the tables, and is not lost when a process dies.

A job is *taken* for a time, its lease. Who has not ended it by then has died or hangs: somebody else takes it. It is
ended together with what it changes, in one transaction and only under the lease it was taken with: so nothing is done
twice.
"""

import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import Connection, delete, func, insert, select, update

from tyche.server.store.access import Access, new_id
from tyche.server.store.errors import Crowded, Expired
from tyche.server.store.rows import Job
from tyche.server.store.schema import jobs

Effect = Callable[[Connection], None]
COLUMNS = [jobs.c[name] for name in Job.__struct_fields__]
UNFINISHED = jobs.c.state.in_(("waiting", "taken"))


class Jobs(Access):
    """The queue of jobs."""

    async def add_job(self, kind: str, payload: bytes, owner: str, key: str, share: int, most: int) -> Job:
        """A job for a person. The same once more (by its key) is the one that is there already.

        `Crowded` if the person has `share` unfinished ones, or there are `most` of all persons.
        """

        def work(connection: Connection) -> Job:
            same = (jobs.c.owner == owner) & (jobs.c.kind == kind) & (jobs.c.key == key)
            known = connection.execute(select(*COLUMNS).where(same)).first()
            if known is not None:
                return Job(**known._mapping)
            total = connection.execute(select(func.count()).where(UNFINISHED)).scalar() or 0
            own = connection.execute(select(func.count()).where(UNFINISHED & (jobs.c.owner == owner))).scalar() or 0
            if own >= share or total >= most:
                raise Crowded(f"{total} jobs wait, {own} of them of the same person")
            now = time.time()
            job = Job(id=new_id(), kind=kind, owner=owner, key=key, payload=payload, due=now, created=now)
            connection.execute(insert(jobs).values({name: getattr(job, name) for name in Job.__struct_fields__}))
            return job

        return await self._writer.do(work)

    async def take_jobs(self, kinds: list[str], now: float, lease: float, limit: int) -> list[Job]:
        """Take jobs that wait, or whose lease has run out: the oldest of each person, so that everybody has a turn."""

        def work(connection: Connection) -> list[Job]:
            due = UNFINISHED & jobs.c.kind.in_(kinds) & (jobs.c.due <= now)
            first = select(func.min(jobs.c.created)).where(due).group_by(jobs.c.owner)
            oldest = select(*COLUMNS).where(due & jobs.c.created.in_(first)).order_by(jobs.c.created).limit(limit)
            found = [Job(**row._mapping) for row in connection.execute(oldest.with_for_update(skip_locked=True))]
            for job in found:
                job.state, job.lease, job.due, job.tries = "taken", new_id(), now + lease, job.tries + 1
                taken = {"state": job.state, "lease": job.lease, "due": job.due, "tries": job.tries}
                connection.execute(update(jobs).where(jobs.c.id == job.id).values(taken))
            return found

        return await self._writer.do(work)

    async def end_job(
        self, job: Job, *, result: Any = None, error: str | None = None, effect: Effect | None = None
    ) -> None:
        """End a job with what it came to, and with its effect. `Expired`, and no effect, if somebody else has it."""

        def work(connection: Connection) -> None:
            mine = (jobs.c.id == job.id) & (jobs.c.lease == job.lease) & (jobs.c.state == "taken")
            state = "done" if error is None else "failed"
            ended = {"state": state, "result": result, "error": error, "payload": b"", "ended": time.time()}
            if not connection.execute(update(jobs).where(mine).values(ended)).rowcount:
                raise Expired(f"job {job.id} is no longer ours")
            if effect is not None:
                effect(connection)

        await self._writer.do(work)

    async def return_job(self, job: Job, due: float) -> None:
        """Give back a job that could not be done now; it is due again later."""
        mine = (jobs.c.id == job.id) & (jobs.c.lease == job.lease) & (jobs.c.state == "taken")
        await self._execute(update(jobs).where(mine).values(state="waiting", due=due))

    async def job(self, job_id: str) -> Job | None:
        """A job."""
        row = await self._first(select(*COLUMNS).where(jobs.c.id == job_id))
        return None if row is None else Job(**row._mapping)

    async def job_about(self, kind: str, key: str) -> Job | None:
        """The last job of a kind about something, whoever asked for it."""
        same = (jobs.c.kind == kind) & (jobs.c.key == key)
        row = await self._first(select(*COLUMNS).where(same).order_by(jobs.c.created.desc()).limit(1))
        return None if row is None else Job(**row._mapping)

    async def forget_job(self, job_id: str) -> None:
        """What a job came to is of no use any more."""
        await self._execute(delete(jobs).where(jobs.c.id == job_id))

    async def forget_jobs(self, before: float) -> None:
        """Forget what ended before a time."""
        await self._execute(delete(jobs).where(~UNFINISHED & (jobs.c.ended < before)))
