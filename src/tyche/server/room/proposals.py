"""What people at a table decide together: going back beyond what was revealed, and a bot that plays for somebody."""

from typing import Final

from tyche.server.room.acts import check_playing, own_key
from tyche.server.room.course import CONSENT, PROPOSE, REPLACE, WITHDRAW, Pending
from tyche.server.room.leaving import check_person
from tyche.server.room.match import VOTE, Match
from tyche.server.room.room import Room
from tyche.server.room.settings import ASKED, REPLACED, Denied
from tyche.server.store import Event
from tyche.server.store.folding import number

LEAST_VOTES: Final = 2
"""Persons that it takes to vote: nobody decides alone that their only opponent is played for."""


async def go_back(room: Room, seat: int, to: int, key: str) -> int:
    """Propose to go back to a moment: every other person must agree. Alone, or to undo, it happens at once."""
    stored_key = own_key(seat, key)
    async with room.change() as match:
        course = match.course
        if stored_key in course.keys:
            return course.proposals
        check_playing(room, seat)
        if not course.base <= to < course.moment:
            last = course.moment - 1
            raise Denied("no-moment", f"this table can go back to moments {course.base} to {last}, not {to}")
        _check_free(match, seat)
        needed = match.needed(seat, to)
        if not needed:
            return await _go_back(room, match, seat, to, stored_key)
        await _propose(room, course.noted(seat, (PROPOSE, to), stored_key, room.settings.now()), needed)
        return course.proposals


async def replace(room: Room, by: int, seat: int) -> int:
    """Propose that a bot plays for another person: all others must agree, and they must be two at least."""
    if not 0 <= seat < len(room.seats):
        raise Denied("malformed", f"this table has seats 0 to {len(room.seats) - 1}, not {seat}")
    async with room.change() as match:
        check_playing(room, by)
        check_person(room, seat)
        row = room.seats[seat]
        if row.stood_in or row.person_id == room.seats[by].person_id:
            raise Denied("not-a-person", "a bot can only be asked to play for another person whom none plays for yet")
        _check_free(match, by)
        needed = match.others(by, seat)
        if len({room.seats[other].person_id for other in (by, *needed)}) < LEAST_VOTES:
            raise Denied("no-vote", "at least two others besides that person must be at the table to vote")
        await _propose(room, match.course.noted(by, (REPLACE, seat), None, room.settings.now()), needed)
        return match.course.proposals


def _check_free(match: Match, seat: int) -> None:
    """Deny a proposal while somebody else's is on the table: that one is to be answered first."""
    pending = match.course.pending
    if pending is not None and pending.by != seat:
        raise Denied("proposal-pending", "another proposal is on the table; it has to be answered first")


async def _propose(room: Room, event: Event, needed: list[int]) -> None:
    await room.commit([event])
    room.audience.send_proposal()
    room.tell(ASKED, needed)


async def consent(room: Room, seat: int, proposal: int, yes: bool) -> int:
    """Agree to a proposal, or turn it down; whoever made it can withdraw it."""
    async with room.change() as match:
        course = match.course
        pending = course.pending
        if pending is None or pending.n != proposal:
            raise Denied("no-proposal", f"there is no proposal {proposal} on the table")
        check_playing(room, seat)
        needed = match.wanted(pending)
        if seat not in needed and (yes or seat != pending.by):
            raise Denied("not-yours", "this seat is not asked about the proposal")
        event = course.noted(seat, (CONSENT if yes else WITHDRAW, proposal), None, room.settings.now())
        if yes and set(needed) <= pending.agreed:
            return await _agreed(room, match, pending, event)
        await room.commit([event])
        room.audience.send_proposal()
        return proposal


async def _agreed(room: Room, match: Match, pending: Pending, last: Event) -> int:
    """All have agreed: it happens."""
    if pending.seat is None:
        return await _go_back(room, match, pending.by, pending.to, None, [last])
    await room.commit([last, match.stand_in(pending.seat, match.usual_bot, VOTE)])
    room.audience.send_proposal()
    room.tell(REPLACED, [pending.seat])
    return pending.n


async def _go_back(
    room: Room, match: Match, seat: int, to: int, key: str | None, first: list[Event] | None = None
) -> int:
    event = match.course.rewound(seat, to, key, room.settings.now())
    for other in range(len(room.seats)):
        match.plans.lay(other, [])
    match.decided = {}
    await room.commit([*(first or []), event], number(event))
    room.audience.send_proposal()
    return match.course.proposals
