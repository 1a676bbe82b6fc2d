"""Leaving and coming back: seats that are given up, seats that a bot keeps for somebody, and games that people leave.

A seat that was given up is not taken again, and cannot win. A bot keeps the seat of somebody who is away for longer
than the pace of the table allows, whose time is up, or whom all the others want to be played for: that person comes
back whenever they like.
"""

from typing import Final

from tyche.server.room import clocks, outcome
from tyche.server.room.acts import carry_out
from tyche.server.room.course import ENDED, PLAY_ON, RESIGNED
from tyche.server.room.match import AWAY, Match
from tyche.server.room.room import Room
from tyche.server.room.settings import LAST, REPLACED, Denied
from tyche.server.store import Event

ABSENCE: Final = {"live": 5 * 60.0, "hours": 24 * 3600.0, "days": 7 * 24 * 3600.0, "none": 7 * 24 * 3600.0}
"""Seconds for which a table waits for somebody who is not there before a bot may play for them, by its pace."""


# Giving up.


async def give_up(room: Room, seat: int, bot: str | None) -> None:
    """The seat passes for good: to a bot, or to the lawful defaults. If nobody is left, the game is over."""

    async def work(match: Match) -> list[int]:
        row, now = room.seats[seat], room.settings.now()
        check_running(room)
        if row.resigned:
            raise Denied("resigned", "this seat was given up already")
        row.resigned, row.bot, row.stood_in, row.orders = True, bot, False, []
        match.plans.lay(seat, [])
        clocks.stop(row, now, 0.0)
        match.mute()
        events = [match.course.noted(seat, (RESIGNED, match.course.moment), None, now)]
        if not match.persons():
            events.append(_end(room, match, outcome.next_best(match.course.table, match.resigned), outcome.DESERTED))
        else:
            events += match.follow()
        await room.commit(events)
        room.audience.send_proposal()
        return match.last()

    room.tell(LAST, await carry_out(room, work))


async def conclude(room: Room, seat: int, play_on: bool) -> None:
    """The only person left plays on against bots, or ends the game and has won it."""

    async def work(match: Match) -> None:
        check_running(room)
        left = match.last(ask_again=True)
        if seat not in left:
            raise Denied("not-last", "other people still play here, or nobody has left")
        if play_on:
            events = [match.course.noted(seat, (PLAY_ON, match.course.moment), None, room.settings.now())]
        else:
            events = [_end(room, match, left, outcome.LEFT)]
        await room.commit(events)
        room.audience.send_people()

    await carry_out(room, work)


async def abandon(room: Room, person_id: str) -> None:
    """End a game that nobody else plays, without a winner."""

    async def work(match: Match) -> None:
        check_running(room)
        if match.persons() - {person_id}:
            raise Denied("table.started", "other people play here; resign, and they go on without you")
        await room.commit([_end(room, match, [], outcome.ABANDONED)])

    await carry_out(room, work)


def check_running(room: Room) -> None:
    """Deny what only happens at tables that are being played."""
    if room.row.status != "running":
        raise Denied("not-running", "the game is not being played")


def _end(room: Room, match: Match, winners: list[int], why: str) -> Event:
    """The game is over though its rules have not come to their end; the event of it."""
    match.end(outcome.ended(winners, why))
    who = winners[0] if winners else None
    return match.course.noted(who, (ENDED, why, match.course.moment), None, room.settings.now())


# Bots that keep a seat.


async def keep_seat(room: Room, seat: int, bot: str, why: str) -> None:
    """A bot plays for a person, who comes back whenever they like."""

    async def work(match: Match) -> None:
        check_person(room, seat)
        if why == AWAY:
            check_away(room, seat)
        await room.commit([match.stand_in(seat, bot, why)])

    await carry_out(room, work)
    room.tell(REPLACED, [seat])


def check_away(room: Room, seat: int) -> None:
    """Deny to play for somebody who is there, or has not been waited for long enough."""
    row, longest = room.seats[seat], ABSENCE[room.row.pace.kind]
    waited = room.settings.now() - room.row.since if seat in room.row.awaited and room.row.since is not None else 0.0
    if row.person_id in room.audience.present() or waited < longest:
        minutes = round(longest / 60)
        problem = (
            "a bot may play for somebody who is not at the table though it has waited for them for "
            f"{minutes} minutes, whose time is up, or if at least two others are there and all of them agree"
        )
        raise Denied("seat.not-away", problem, facts={"minutes": minutes, "hours": minutes // 60})


async def come_back(room: Room, seat: int) -> None:
    """The person gets the seat back from the bot."""

    async def work(match: Match) -> None:
        check_person(room, seat)
        if not room.seats[seat].stood_in:
            raise Denied("not-stood-in", "no bot plays for this seat")
        await room.commit([match.come_back(seat)])

    await carry_out(room, work)


def check_person(room: Room, seat: int) -> None:
    """Deny what can only happen to a person who plays."""
    check_running(room)
    row = room.seats[seat]
    if row.kind != "person" or row.resigned:
        raise Denied("not-a-person", "only the seat of a person who has not resigned can be played for")
