"""What must hold at any moment of any game. Each check returns what is wrong."""

import random

import msgspec

from tyche.core.ask import Ask
from tyche.core.delta import patched
from tyche.core.play import Play
from tyche.core.record import load_record, record_of, table_from
from tyche.core.run import well_formed
from tyche.core.seat import Glimpse
from tyche.core.sections import Shown, whole
from tyche.core.table import SEED_BYTES, Table

IMAGINED_DECISIONS = 12


def plain(data: object) -> bytes:
    """Data in one form: equal data give equal bytes."""
    return msgspec.json.encode(data, order="deterministic")


def difference(one: object, other: object, path: str = "") -> str:
    """The first place where two pieces of plain data differ."""
    if isinstance(one, dict) and isinstance(other, dict):
        for key in [*one, *(key for key in other if key not in one)]:
            if plain(one.get(key)) != plain(other.get(key)):
                return difference(one.get(key), other.get(key), f"{path}.{key}")
    elif isinstance(one, list) and isinstance(other, list) and len(one) == len(other):
        for n, (left, right) in enumerate(zip(one, other, strict=True)):
            if plain(left) != plain(right):
                return difference(left, right, f"{path}[{n}]")
    return f"{path.lstrip('.') or 'everything'}: {one!r} and {other!r}"


# After every decision.


def state_faults(table: Table) -> list[str]:
    """The game's own invariants."""
    return [f"invariant: {fault}" for fault in table.game.faults(table.play)]


def ask_faults(table: Table) -> list[str]:
    """Every question has options that could be written down, and a lawful default."""
    ask = table.ask
    if ask is None:
        return [] if table.result() is not None else ["the game is over without a result"]
    found: list[str] = [] if ask.clause else [f"{ask.topic} is asked without a clause"]
    if not ask.seats():
        found.append(f"{ask.topic} is asked of nobody")
    for seat in ask.seats():
        options = ask.options_for(seat)
        if ask.default_for(seat) not in options:
            found.append(f"the default {ask.default_for(seat)} of {ask.topic} is not offered to seat {seat}")
        found += [f"{option!r} is no option ({ask.topic})" for option in options if not well_formed(option)]
        if len(set(options)) < len(options):
            found.append(f"{ask.topic} offers seat {seat} the same twice: {options}")
    return found


def told_faults(table: Table, since: int) -> list[str]:
    """The entries of the log after the first `since` cite a clause and can be written down."""
    found: list[str] = []
    for telling in (table.play.log or [])[since:]:
        if not telling.clause:
            found.append(f"{telling.message} is told without a clause")
        try:
            plain(table.game.told(telling))
        except Exception as error:
            found.append(f"{telling.message} {telling.facts} cannot be spelled: {error!r}")
    return found


def stored_faults(table: Table) -> list[str]:
    """The state survives being stored and restored."""
    snapshot = table.snapshot()
    stored = plain(snapshot)
    dice = table.play.dice
    again = table.game.snapshot(table.game.restore(table.setup, msgspec.json.decode(stored), dice.at(dice.counters)))
    if plain(again) == stored:
        return []
    return [f"not restored as it was stored: {difference(msgspec.json.decode(stored), again)}"]


class Sections:
    """The views of all readers, kept up to date by what their sections depend on."""

    def __init__(self, table: Table) -> None:
        game, play = table.game, table.play
        readers = [None, *range(table.setup.players)] if game.parts else []
        self.shown = {f"of {reader}": Shown(game.own(reader), play) for reader in readers}
        if game.parts:
            self.shown["of everybody"] = Shown(game.parts, play)
        self.copy = play.save()

    def faults(self, table: Table) -> list[str]:
        """Whether the views are what they would be if they were made from nothing, and the patches lead there."""
        found: list[str] = []
        changed = table.play.follow(self.copy)
        for name, shown in self.shown.items():
            before = msgspec.to_builtins(shown.view)
            patch = shown.update(table.play, changed)
            made = whole(shown.parts, table.play)
            if shown.view != made:
                found.append(f"a section of the view {name} is out of date: {difference(shown.view, made)}")
            if patched(before, patch) != shown.view:
                found.append(f"the patch of the view {name} leads elsewhere: {patch}")
        return found


# Every so often.


def fork_faults(table: Table) -> list[str]:
    """A fork stands where the table stands, and asks the same."""
    return same_faults("a fork", table, table.fork())


def past_faults(table: Table, moment: int, digest: str) -> list[str]:
    """The table can go back to what it was."""
    return [] if table.at(moment).digest() == digest else [f"the table at moment {moment} is not what it was"]


def same_faults(name: str, table: Table, other: Table) -> list[str]:
    """Two tables stand at the same moment."""
    found: list[str] = []
    if other.digest() != table.digest():
        what = difference(table.snapshot(), other.snapshot())
        found.append(f"{name} has another state: {what}")
    if other.decisions != table.decisions:
        found.append(f"{name} has other decisions")
    if other.play.dice.counters != table.play.dice.counters:
        found.append(f"{name} has other dice to come")
    for seat in range(table.setup.players):
        if other.options(seat) != table.options(seat):
            found.append(f"{name} offers seat {seat} {other.options(seat)}, not {table.options(seat)}")
    return found


def undo_faults(table: Table, before: str) -> list[str]:
    """The last decision can be taken back, if at all, and taken again. `before` is the digest before it."""
    seat, option = table.decisions[-1]
    if not table.can_undo(seat):
        return []
    after, told, thrown = table.digest(), len(table.play.log or ()), list(table.play.dice.thrown or ())
    table.undo(seat)
    if table.digest() != before:
        return [f"undoing {option} of seat {seat} does not lead back"]
    table.choose(seat, option)
    if table.digest() != after or not table.can_undo(seat):
        return [f"{option} of seat {seat} cannot be taken again after undoing it"]
    if len(table.play.log or ()) != told or list(table.play.dice.thrown or ()) != thrown:
        return [f"log or dice differ after undoing {option} of seat {seat} and taking it again"]
    return []


def rewind_faults(table: Table, moment: int, digest: str) -> list[str]:
    """The table can be taken back to `moment`, with its `digest`, and play the same again."""
    decisions, after = table.decisions[:], table.digest()
    log = plain([table.game.told(telling) for telling in table.play.log or ()])
    thrown = list(table.play.dice.thrown or ())
    table.rewind(moment)
    if table.digest() != digest:
        return [f"rewinding to moment {moment} does not lead back"]
    for seat, option in decisions[moment:]:
        table.choose(seat, option)
    if table.digest() != after or table.decisions != decisions:
        return [f"the same decisions after moment {moment} lead elsewhere"]
    if plain([table.game.told(telling) for telling in table.play.log or ()]) != log:
        return [f"the same decisions after moment {moment} are told differently"]
    return [] if list(table.play.dice.thrown or ()) == thrown else [f"other dice after moment {moment}"]


def record_faults(table: Table) -> list[str]:
    """A private record leads to the same table."""
    return same_faults("the table of a record", table, table_from(load_record(record_of(table, True)), game=table.game))


def view_faults(table: Table) -> list[str]:
    """Views are plain data, as the game declares them."""
    for seat in [None, *range(table.setup.players)]:
        view = table.view(seat)
        if plain(msgspec.json.decode(plain(view))) != plain(view):
            return [f"the view of {seat} is not plain data"]
    return typed_faults(table)


def typed_faults(table: Table) -> list[str]:
    """Views are what the structs of the game say."""
    game, play = table.game, table.play
    views = [("public", game.public(play)), ("private", game.private(play, 0)), ("private", game.private(play, None))]
    found: list[str] = []
    for name, view in views:
        try:
            again = msgspec.to_builtins(msgspec.convert(view, game.types[name])) if name in game.types else view
        except msgspec.ValidationError as error:
            found.append(f"the {name} view is not as declared: {error}")
            continue
        if plain(again) != plain(view):
            found.append(f"the {name} view is not as declared: {difference(view, again)}")
    return found


def imagined_faults(table: Table, seat: int, rng: random.Random) -> list[str]:
    """What a seat imagines is a sound table that looks the same to it, and can be played."""
    if not table.options(seat):
        return []
    imagined = Glimpse(table, seat).imagine(rng.randbytes(SEED_BYTES))
    found = [f"imagined by seat {seat}: {fault}" for fault in imagined.game.faults(imagined.play)]
    if imagined.options(seat) != table.options(seat):
        found.append(f"seat {seat} imagines other options of its own")
    found += [f"imagined: {fault}" for fault in views_differ(table, imagined.play, seat)]
    imagined.choose(seat, rng.choice(imagined.options(seat)))
    for _ in range(IMAGINED_DECISIONS):
        able = [waiting for waiting in imagined.awaited() if imagined.options(waiting)]
        if able and not found:
            imagined.choose(able[0], rng.choice(imagined.options(able[0])))
            found += [f"imagined by seat {seat}: {fault}" for fault in imagined.game.faults(imagined.play)]
    return found


def hidden_faults(table: Table, seat: int) -> list[str]:
    """Two tables that differ only in what a seat cannot know give it, and spectators, equal views and questions.

    The table is dealt anew at its last checkpoint and comes to the current question by itself. If decisions or
    revelations lie between, only the views of the current moment can be compared.
    """
    play = table.play
    if play.saved is not None and play.saved_at == len(table.decisions):
        twin = play.revive(play.saved, play.dice.at(play.saved_counters))
        table.game.redeal(twin, seat)
        twin.moment = play.moment
        ask = next(table.game.flow(twin), None)
        if not twin.revealed:
            return views_differ(table, twin, seat) + asks_differ(table.ask, ask, seat)
    fork = table.fork()
    fork.game.redeal(fork.play, seat)
    return views_differ(table, fork.play, seat)


def views_differ(table: Table, other: Play, seat: int) -> list[str]:
    """What hidden things change in the views of a seat and of spectators."""
    found: list[str] = []
    for reader, name in ((seat, f"seat {seat}"), (None, "spectators")):
        one, two = table.game.view(table.play, reader), table.game.view(other, reader)
        if plain(one) != plain(two):
            found.append(f"the view of {name} leaks: {difference(one, two)}")
        for layer in table.game.overlays:
            here, there = table.game.overlay(table.play, layer, reader), table.game.overlay(other, layer, reader)
            if here != there:
                found.append(f"the overlay {layer} of {name} leaks: {difference(here, there)}")
    return found


def asks_differ(ask: Ask | None, other: Ask | None, seat: int) -> list[str]:
    """What hidden things change in the question that everybody knows of, and in what it offers a seat."""
    if ask is None or other is None:
        return [] if ask is other else ["hidden things decide whether the game is over"]
    if ask.seats() != other.seats():
        both = f"{ask.topic} of {ask.seats()}, {other.topic} of {other.seats()}"
        return [f"what seat {seat} cannot know decides who is asked: {both}"]
    if (ask.topic, ask.clause, plain(ask.facts)) != (other.topic, other.clause, plain(other.facts)):
        return [
            f"what seat {seat} cannot know decides the question: {ask.topic} {ask.facts}, {other.topic} {other.facts}"
        ]
    if ask.options_for(seat) != other.options_for(seat):
        return [f"the options of seat {seat} leak: {ask.options_for(seat)} and {other.options_for(seat)}"]
    if seat in ask.seats() and ask.default_for(seat) != other.default_for(seat):
        return [f"the default of seat {seat} leaks: {ask.default_for(seat)} and {other.default_for(seat)}"]
    return []
