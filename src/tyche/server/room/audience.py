"""Those who look at a table: their connections, and what is sent to them."""

from tyche.server import wire
from tyche.server.room import clocks, lessons
from tyche.server.room.cards import card_of, heard, seat_cards
from tyche.server.room.connection import Connection, encoded
from tyche.server.room.deltas import Reader
from tyche.server.room.loading import Sitting, opened
from tyche.server.room.match import Match
from tyche.server.room.settings import Denied, RoomSettings
from tyche.server.room.showing import SHOWN_LOG
from tyche.server.room.talk import SHOWN, shown
from tyche.server.store import ChatRow, Company
from tyche.text.catalogue import languages


class Audience:
    """Everybody here, and the company elsewhere. Sending never waits."""

    def __init__(self, settings: RoomSettings, sitting: Sitting, match: Match | None) -> None:
        self.settings = settings
        self.sitting = sitting
        self.match = match
        self.connections: set[Connection] = set()
        self.elsewhere = Company()
        """Who looks at the table in other processes."""

    # Who is here.

    def admit(self, connection: Connection) -> None:
        """Let a connection in, unless there are too many."""
        most, most_spectators = self.settings.most_sockets, self.settings.most_spectators
        mine = [other for other in self.connections if other.person_id == connection.person_id]
        if connection.person_id is not None and len(mine) >= most:
            raise Denied("too-many", f"one person has at most {most} sockets at a table")
        held = self._held_by(connection)
        spectators = sum(1 for other in self.connections if not other.seats)
        if not held and spectators >= most_spectators:
            raise Denied("too-many", f"a table has at most {most_spectators} spectators")
        connection.seats, connection.seat = held, held[0] if held else None
        self.connections.add(connection)

    def _held_by(self, connection: Connection) -> list[int]:
        """The seats of a connection's person."""
        seats = self.sitting.seats
        return [s.seat for s in seats if s.person_id is not None and s.person_id == connection.person_id]

    def place(self, connection: Connection) -> bool:
        """Find the seats of a connection's person; whether it looks from another place now."""
        held = self._held_by(connection)
        was, only_watching = connection.seat, connection.seat is None and bool(connection.seats)
        connection.seats = held
        if connection.seat not in held and not only_watching:
            connection.seat = held[0] if held else None
        return was != connection.seat

    def unwatch(self, reader: Reader) -> None:
        """Stop following a reader that nobody looks through any more."""
        if self.match is not None and all(other.seat != reader for other in self.connections):
            self.match.showing.forget(reader)

    def present(self) -> set[str]:
        """The persons who look at the table, in whatever process."""
        return {*self.company().persons, *self.elsewhere.persons}

    def company(self) -> Company:
        """Who looks at the table in this process."""
        persons = [connection.person_id for connection in self.connections if connection.person_id is not None]
        return Company(frozenset(persons), sum(1 for connection in self.connections if not connection.seats))

    def looks_through(self, seat: int) -> bool:
        """Whether somebody here holds a seat."""
        return any(seat in connection.seats for connection in self.connections)

    # What is sent.

    def greet(self, connection: Connection) -> None:
        """The first message on a socket."""
        sitting, match = self.sitting, self.match
        table = opened(sitting.row) if match is None else match.course.table
        deaf = {connection.person_id, *connection.silenced}
        said = [chat for chat in sitting.chats if chat.person_id not in deaf]
        me, now = connection.person_id, self.settings.now()
        hello = wire.Hello(
            table=card_of(sitting.row, sitting.seats, sitting.names, me, self.present(), now, said),
            seat=connection.seat,
            seats=connection.seats,
            board=table.game.board(table.setup),
            overlays=list(table.game.overlays),
            commitment=table.commitment(),
            languages=languages(table.game.folder),
            dropped=connection.before,
        )
        connection.say(hello)

    def send_view(self, connection: Connection) -> None:
        """Send all that a connection's seat may know; before the game has begun that is what was said."""
        reader, match, chats = connection.seat, self.match, self.sitting.chats
        if match is None:
            for chat in shown(chats, reader):
                if hears(connection, chat):
                    connection.say(wire.Said(chat_of(chat)))
            return
        lines = shown(chats, reader)
        sight = match.showing.watch(reader)
        first = max(0, sight.told - SHOWN_LOG)
        log, total = match.showing.log(reader, first, sight.told)
        own = None if reader is None else self.sitting.seats[reader]
        view = wire.View(
            seq=sight.seq,
            view=match.showing.view(reader),
            log=log,
            log_from=first,
            log_total=total,
            undo=sight.undo,
            orders=[] if own is None else own.orders,
            plan=[] if own is None else own.plan,
            note="" if own is None else own.note,
            seen=0 if own is None else own.seen,
            acted=None if reader is None else match.course.acted_at(reader),
            chats=[chat_of(chat) for chat in lines if hears(connection, chat)],
            chats_before=lines[0].n if len(lines) == SHOWN else None,
            proposal=match.proposal(reader),
            lesson=None if reader is None else lessons.shown(match.lead()),
        )
        connection.say(view)

    def send_views(self) -> None:
        """Show the table to everybody anew."""
        for connection in self.connections:
            self.place(connection)
            self.send_view(connection)
        self.send_people()

    def send_deltas(self, deltas: dict[Reader, bytes]) -> None:
        """Tell everybody what has changed for them: all who look through the same eyes the same bytes."""
        for connection in self.connections:
            delta = deltas.get(connection.seat)
            if delta is not None:
                connection.push(delta)

    def send_people(self) -> None:
        """Tell everybody who is here, and the clocks."""
        sitting = self.sitting
        match = self.match
        asked = [] if match is None else match.asked
        message = wire.People(
            seats=seat_cards(sitting.row, sitting.seats, sitting.names, self.present()),
            spectators=self.company().spectators + self.elsewhere.spectators,
            clocks=clocks.shown(sitting.seats, asked, self.settings.now()),
            alone=[] if match is None else match.last(),
        )
        self.to_all(message)

    def send_chat(self, chat: ChatRow) -> None:
        """Pass on what somebody said to whom it is meant for."""
        message = encoded(wire.Said(chat_of(chat)))
        for connection in self.connections:
            if hears(connection, chat):
                connection.push(message)

    def send_lesson(self) -> None:
        """Tell the learner where the lesson stands, if there is one."""
        at = None if self.match is None else lessons.shown(self.match.lead())
        if at is not None:
            for seat in self.sitting.seats:
                if seat.kind == "person":
                    self.to_seat(seat.seat, wire.OwnLesson(at))

    def send_proposal(self) -> None:
        """Tell everybody about the proposal on the table: each what was revealed to them."""
        for reader in {connection.seat for connection in self.connections}:
            message = encoded(wire.Proposed(None if self.match is None else self.match.proposal(reader)))
            for connection in self.connections:
                if connection.seat == reader:
                    connection.push(message)

    def to_seat(self, seat: int, message: wire.Message, but: Connection | None = None) -> None:
        """Send to all who look through a seat's eyes."""
        ready = encoded(message)
        for connection in self.connections:
            if connection.seat == seat and connection is not but:
                connection.push(ready)

    def to_all(self, message: wire.Message) -> None:
        """Send to everybody here."""
        ready = encoded(message)
        for connection in self.connections:
            connection.push(ready)


def hears(connection: Connection, chat: ChatRow) -> bool:
    """Whether something that was said comes over a connection: who may read it does not always want to."""
    return heard(chat, connection.seat) and chat.person_id not in connection.silenced


def chat_of(chat: ChatRow) -> wire.Chat:
    """A chat as it goes over the wire."""
    return wire.Chat(n=chat.n, sender=chat.seat, name=chat.name, to=chat.to, text=chat.text, at=chat.at)
