"""The client's types are made from the structs of the server and the games."""

import msgspec
import pytest
from msgspec import UNSET, Struct, UnsetType
from tools import client_types as types

from tests.toy import GAME
from tyche.core.board import BoardOf
from tyche.core.game import Game, games
from tyche.server import requests, wire


class Piece(Struct):
    """A piece."""

    id: str
    kind: str = "unit"


class Shelf(Struct):
    """Where pieces lie."""

    pieces: dict[str, Piece | None]
    ends: tuple[int, str]
    option: tuple[str | int, ...]
    mark: str | UnsetType | None = UNSET
    """Whose it is."""


def test_the_types_of_the_client_are_up_to_date() -> None:
    assert not [str(path) for path in types.stale()]


def test_a_struct_becomes_an_interface() -> None:
    assert types.interface(Shelf, True).splitlines() == [
        "/** Where pieces lie. */",
        "export interface Shelf {",
        "  pieces: Record<string, Piece | null>;",
        "  ends: [number, string];",
        "  option: Option;",
        "  /** Whose it is. */",
        "  mark?: string | null;",
        "}",
    ]


def test_who_sends_may_leave_out_what_has_a_default() -> None:
    assert "  kind?: string;" in types.interface(Piece, False)
    assert "  kind: string;" in types.interface(Piece, True)


def test_every_message_is_among_those_that_come_and_go() -> None:
    text = types.wire_types()
    coming = text[text.index("export type FromServer") :]
    assert coming.count("  | ") == len(wire.Message.__subclasses__())
    going = text[text.index("export type FromClient") : text.index("export type FromServer")]
    assert going.count("  | ") == len(requests.Request.__subclasses__())


def test_the_views_of_a_game_have_a_file_of_their_own() -> None:
    text = types.view_types("toy", dict(GAME.types))
    assert "export interface Public {" in text
    assert "  scores: number[];" in text
    assert "export interface Private {" in text


@pytest.mark.parametrize("game", games().values(), ids=repr)
def test_boards_are_what_the_client_takes_them_for(game: Game) -> None:
    for players in range(game.least, game.most + 1):
        board = game.board(game.check(players, None, None))
        again = msgspec.to_builtins(msgspec.convert(board, BoardOf))
        assert {key: len(value) for key, value in again.items()} == {
            key: len(value)  # type: ignore[arg-type]
            for key, value in board.items()
            if key in BoardOf.__struct_fields__
        }
