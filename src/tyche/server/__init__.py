"""Tables for people: accounts, lobby, sockets, clocks, notices, storage. Knows no game by name."""
