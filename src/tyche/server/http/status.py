"""How the server is, for people: version, since when, how busy, whom to ask, and how long things are kept."""

from typing import Final

import tyche
from tyche.server.http.bodies import Keeping, Status
from tyche.server.http.call import Call
from tyche.server.http.routing import route

BUSY: Final = 0.05
STRAINED: Final = 0.25
"""Seconds that whatever is asked waits for its turn."""


@route("GET", "/api/status")
async def status(call: Call) -> Status:
    """How the server is, and what it promises to forget."""
    house, settings = call.house, call.house.settings
    delay = house.pulse.delay
    people = {one.person_id or id(one) for one in house.rooms.sockets}
    return Status(
        version=tyche.__version__,
        since=house.pulse.since,
        tables=await house.store.count_running(),
        people=len(people),
        load="strained" if delay > STRAINED else "busy" if delay > BUSY else "calm",
        contact=settings.contact,
        keeps=Keeping(
            guests=settings.keep_guests,
            open=settings.keep_open,
            idle=settings.keep_idle,
            finished=settings.keep_finished,
            reports=settings.keep_reports,
            sessions=settings.session_days,
        ),
    )
