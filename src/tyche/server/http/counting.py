"""Counting games that are over into figures to be shown: by the server and at the terminal."""

import csv
import io
from collections.abc import Iterable
from typing import Any, Final

from tyche.core.game import Game
from tyche.server.annals import OPENING
from tyche.server.http.figures import (
    LEAST,
    GameFigures,
    Grouping,
    Lasting,
    LengthBar,
    OptionSplit,
    Portion,
    WinShare,
)
from tyche.server.store import Store
from tyche.server.store.statistics import Lengths, Member, Which
from tyche.study.arena import wilson

SEAT: Final = "seat"
PLAYER: Final = "player"
COLUMNS: Final = ("table", "id", "games", "won", "share", "low", "high", "even")


class UnknownSplit(Exception):
    """What somebody wants to tell games apart by is no option that the game does so by; says what there is."""


def only_of(game: Game, text: str) -> tuple[tuple[str, str], ...]:
    """Options and their values, as somebody says them: ``map:italia,mode:first``."""
    found = {}
    for part in text.split(",") if text else ():
        name, _, value = part.partition(":")
        if name not in game.splits or not value:
            raise UnknownSplit(", ".join(game.splits) or "none")
        found[name] = value
    return tuple(sorted(found.items()))


async def counted(store: Store, game: Game, which: Which) -> GameFigures:
    """The statistics of a game."""
    endings = await store.count_endings(which)
    games = sum(endings.values())
    lengths = await store.measure(which)
    return GameFigures(
        game=game.name,
        games=games,
        least=LEAST,
        companies=await store.count_companies(which),
        players=await store.count_players(which),
        groups=_groupings(game, await store.count_groups(which)),
        endings=[_part(id, number, games) for id, number in _often(endings)],
        splits=_split(game, await store.count_splits(which), games),
        lasting=None if lengths is None else _lasting(lengths),
    )


def _groupings(game: Game, members: list[Member]) -> list[Grouping]:
    """The members by kind, those that win most often first; seats stay in their order."""
    by_kind: dict[str, list[Member]] = {}
    for member in members:
        by_kind.setdefault(member.kind, []).append(member)
    order = [*sorted(by_kind.keys() - {OPENING, SEAT, PLAYER}), SEAT, OPENING, PLAYER]
    return [_grouping(game, kind, by_kind[kind]) for kind in order if len(by_kind.get(kind, ())) > 1]


def _grouping(game: Game, kind: str, members: list[Member]) -> Grouping:
    games = sum(member.games for member in members)
    shares = [_share(member) for member in members]
    if kind == SEAT:
        shares.sort(key=lambda one: int(one.id))
    else:
        shares.sort(key=lambda one: (one.share is None, -(one.share or 0.0), -one.games, one.id))
    names = game.opening[1] if kind == OPENING else "" if kind in (SEAT, PLAYER) else kind
    return Grouping(kind, names, _percent(sum(member.even for member in members) / games), shares)


def _share(member: Member) -> WinShare:
    told = member.games >= LEAST
    share, low, high = interval(member.won, member.games) if told else (None, None, None)
    return WinShare(member.value, member.games, member.won, share, low, high, _percent(member.even / member.games))


def _part(id: str, number: int, games: int) -> Portion:
    share, low, high = interval(number, games) if games >= LEAST else (None, None, None)
    return Portion(id, number, share, low, high)


def _split(game: Game, members: list[Member], games: int) -> list[OptionSplit]:
    """By option, where games differ in it."""
    found = []
    for option in game.splits:
        values = {member.value: member.games for member in members if member.kind == option}
        if len(values) > 1:
            found.append(OptionSplit(option, [_part(id, number, games) for id, number in _often(values)]))
    return found


def _lasting(lengths: Lengths) -> Lasting:
    starts = [lengths.first + lengths.width * number for number in range(len(lengths.bars))]
    bars = [
        LengthBar(first, first + lengths.width - 1, games) for first, games in zip(starts, lengths.bars, strict=True)
    ]
    return Lasting(lengths.median, lengths.turns, bars)


def _often(counted: dict[str, int]) -> list[tuple[str, int]]:
    return sorted(counted.items(), key=lambda entry: (-entry[1], entry[0]))


def interval(won: int, games: int) -> tuple[float, float, float]:
    """A share in percent with its 95 % interval, to a tenth."""
    found = wilson(won, games)
    return round(found.value, 1), round(max(0.0, found.least), 1), round(min(100.0, found.most), 1)


def _percent(share: float) -> float:
    return round(100 * share, 1)


# As lines.


def as_csv(figures: GameFigures) -> str:
    """Everything that the figures hold, a line each."""
    out = io.StringIO()
    writer = csv.writer(out, lineterminator="\n")
    writer.writerow(COLUMNS)
    writer.writerow(["games", "", figures.games, "", "", "", "", ""])
    for line in _lines(figures):
        writer.writerow(["" if value is None else value for value in line])
    return out.getvalue()


def _lines(figures: GameFigures) -> Iterable[tuple[Any, ...]]:
    for group in figures.groups:
        for one in group.members:
            yield group.kind, one.id, one.games, one.won, one.share, one.low, one.high, one.even
    parts = [("victory", figures.endings), *((split.option, split.values) for split in figures.splits)]
    for name, values in parts:
        for part in values:
            yield name, part.id, part.games, None, part.share, part.low, part.high, None
    if figures.lasting is not None:
        yield "decisions", "median", figures.lasting.decisions, *[None] * 5
        yield "turns", "median", figures.lasting.turns, *[None] * 5
        for bar in figures.lasting.bars:
            yield "decisions", f"{bar.first}-{bar.last}", bar.games, *[None] * 5
