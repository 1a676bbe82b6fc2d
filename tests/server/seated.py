"""A table of the toy at which people sit, each with a client of the socket."""

from tests.server.client import Client
from tests.server.serving import House, new_table

RED, BLUE, GREEN = 0, 1, 2


class Seated:
    """A table of the toy with a client at each of three seats."""

    def __init__(self, house: House, table_id: str, clients: list[Client], persons: list[str]) -> None:
        self.house = house
        self.id = table_id
        self.clients = clients
        self.persons = persons

    async def come(self, seat: int | None) -> Client:
        """Another socket of the person at a seat, or of a spectator."""
        person = None if seat is None else self.persons[seat]
        return await Client.at(self.house.address(self.id, person))

    async def bid(self) -> None:
        """Everybody passes the bids; then it is red's turn."""
        for client in self.clients:
            assert (await client.decide(["pass"]))["type"] == "done"
        await self.settle()

    async def settle(self) -> None:
        """Let everybody hear all there is."""
        for client in self.clients:
            await client.quiet()

    async def leave(self, *others: Client) -> None:
        """Everybody closes their sockets, and so do others who came."""
        for client in (*self.clients, *others):
            await client.close()

    async def events(self) -> list[str]:
        """The kinds of all events."""
        return [event.kind for event in await self.house.store.events(self.id)]


async def seated(house: House, **about: object) -> Seated:
    """A table that has begun."""
    row = await new_table(house.store, **about)  # type: ignore[arg-type]
    await house.rooms.open(row.id)
    persons = [seat.person_id or "" for seat in await house.store.seats(row.id)]
    clients = [await Client.at(house.address(row.id, person)) for person in persons]
    return Seated(house, row.id, clients, persons)
