"""Tables that were begun under other rules than those of today."""

import asyncio
import random
from collections.abc import Iterable

import pytest

from tests.toy import State, Toy, ToyGame
from tyche.core.ask import Ask, Option
from tyche.core.dice import Dice
from tyche.core.errors import SetupError
from tyche.core.game import Game, Setup
from tyche.core.resume import position_of
from tyche.core.table import Table, open_table
from tyche.server.store import Event, SeatRow, Store, TableRow, new_id
from tyche.server.store.folding import folded, standing
from tyche.server.upgrade import Loaded, check_tables, load_table, snapshot_of

pytestmark = pytest.mark.anyio
SEED = bytes(range(32))
ROLL: Option = ("roll",)
OLD = ToyGame()


class Changed(Toy):
    """The toy by changed rules: dice count more, or nobody may roll; `change` says which."""

    def __init__(self, setup: Setup, s: State, dice: Dice, change: str) -> None:
        super().__init__(setup, s, dice)
        self.change = change

    def roll(self, purpose: str = "", sides: int = 6) -> int:
        return super().roll(purpose, sides) + (10 if "dice" in self.change else 0)

    def ask(self, seat: int, topic: str, options: list[Option], clause: str, default: Option, **facts: object) -> Ask:
        if "no-roll" in self.change:
            options = [option for option in options if option != ROLL]
        if "breaks" in self.change and topic == "victim":
            raise KeyError(topic)
        return super().ask(seat, topic, options, clause, default, **facts)

    def revive(self, saved: object, dice: Dice) -> Toy:
        assert isinstance(saved, State)
        return Changed(self.setup, State(saved, 0), dice, self.change)


class ChangedGame(ToyGame):
    """Another version of the toy's rules."""

    def __init__(self, version: str, change: str = "") -> None:
        super().__init__()
        self.version = version
        self.change = change

    def start(self, setup: Setup, dice: Dice) -> Toy:
        return Changed(setup, State(None, setup.players), dice, self.change)

    def restore(self, setup: Setup, snapshot: dict[str, object], dice: Dice) -> Toy:
        if "unreadable" in self.change:
            raise KeyError("a field that the old rules did not have")
        restored = super().restore(setup, snapshot, dice)
        return Changed(setup, restored.s, dice, self.change)


class Sitting:
    """A table of the toy that is played and stored as the server does it."""

    def __init__(self, store: Store, row: TableRow, table: Table) -> None:
        self.store = store
        self.row = row
        self.table = table
        self.n = 0

    async def play(self, decisions: int, rng: random.Random, prefer: Iterable[Option] = ()) -> None:
        """Take decisions: what is preferred where it is offered, else at random but for rolls."""
        for _ in range(decisions):
            seat = self.table.awaited()[0]
            options = self.table.options(seat)
            others = [option for option in options if option != ROLL] or options
            option = next((option for option in prefer if option in options), rng.choice(others))
            self.table.choose(seat, option)
            await self.happens(Event(n=self.n + 1, kind="decide", seat=seat, data=option))

    def rolls(self, since: int = 0) -> int:
        """How often somebody has decided to roll since a moment."""
        return sum(option == ROLL for _, option in self.table.decisions[since:])

    async def rewind(self, moment: int) -> None:
        self.table.rewind(moment)
        await self.happens(Event(n=self.n + 1, kind="rewind", data=(moment,)))

    async def happens(self, event: Event) -> None:
        await self.store.append(self.row.id, [event])
        self.n = event.n

    async def snapshot(self) -> int:
        snapshot = snapshot_of(self.table, self.n)
        await self.store.save_snapshot(self.row.id, snapshot)
        return snapshot.moment

    async def load(self, game: Game) -> Loaded:
        row = await self.store.table(self.row.id)
        assert row is not None
        loaded = await load_table(self.store, row, game)
        self.table, self.n = loaded.table, len(loaded.events)
        return loaded

    async def stored(self) -> tuple[str, list[str]]:
        """The stored version of the rules, and the kinds of all events."""
        row = await self.store.table(self.row.id)
        assert row is not None
        return row.rules, [event.kind for event in await self.store.events(self.row.id)]


@pytest.fixture
async def sitting(store: Store) -> Sitting:
    """A table of three at its first question."""
    table = open_table(OLD, 3, {"rounds": 3}, seed=SEED)
    row = TableRow(id=new_id(), game="toy", rules="1", seed=SEED, options=table.setup.options, status="running")
    row.seat_names = table.setup.seats
    await store.create_table(row, [SeatRow(table_id=row.id, seat=seat) for seat in range(3)])
    return Sitting(store, row, table)


def same(one: Table, other: Table) -> bool:
    """Whether two tables stand at the same moment, with the same log behind them."""
    told = [[table.game.told(telling) for telling in table.play.log or []] for table in (one, other)]
    return (one.digest(), one.decisions, told[0]) == (other.digest(), other.decisions, told[1])


def total(table: Table) -> int:
    """The scores of all players together."""
    assert isinstance(table.play, Toy)
    return sum(table.play.s.scores)


async def test_a_table_of_the_same_rules_is_loaded_as_it_was(sitting: Sitting) -> None:
    rng = random.Random(1)
    await sitting.play(9, rng, [ROLL])
    await sitting.rewind(5)
    await sitting.play(3, rng)
    before = sitting.table
    loaded = await sitting.load(OLD)
    assert not loaded.moved
    assert same(loaded.table, before)
    assert loaded.events == await sitting.store.events(sitting.row.id)
    assert (await sitting.stored())[1].count("rules") == 0


async def test_rules_that_change_nothing_for_a_table_are_just_taken_over(sitting: Sitting) -> None:
    await sitting.play(7, random.Random(1), [ROLL])
    await sitting.snapshot()
    await sitting.play(3, random.Random(2))
    before = sitting.table
    loaded = await sitting.load(ChangedGame("2"))
    assert not loaded.moved
    assert (loaded.base, loaded.lost) == (0, 0)
    assert same(loaded.table, before)
    assert await sitting.stored() == ("2", ["decide"] * 10)
    loaded.table.rewind(0)


async def test_where_rules_lead_elsewhere_the_table_goes_on_from_its_last_snapshot(sitting: Sitting) -> None:
    await sitting.play(9, random.Random(1), [ROLL])
    base = await sitting.snapshot()
    await sitting.play(3, random.Random(2))
    before = sitting.table
    loaded = await sitting.load(ChangedGame("2", "dice"))
    assert loaded.moved
    assert (loaded.base, loaded.lost) == (base, 0)
    assert same(loaded.table, before), "the scores of old dice stay, and so does the log"
    assert await sitting.stored() == ("2", ["decide"] * 12 + ["rules"])
    assert loaded.events[-1].data == ("1", "2", base, 12)
    again = await sitting.load(ChangedGame("2", "dice"))
    assert not again.moved
    assert again.base == base
    assert same(again.table, before)
    with pytest.raises(SetupError):
        again.table.rewind(base - 1)


async def test_it_is_played_by_the_new_rules_from_then_on(sitting: Sitting) -> None:
    await sitting.play(9, random.Random(1), [ROLL])
    await sitting.snapshot()
    new = ChangedGame("2", "dice")
    await sitting.load(new)
    scores = total(sitting.table)
    before = sitting.rolls()
    while sitting.rolls() == before:
        await sitting.play(1, random.Random(3), [ROLL])
    assert total(sitting.table) - scores > 10
    await sitting.snapshot()
    await sitting.play(4, random.Random(4), [ROLL])
    played = sitting.table
    assert same((await sitting.load(new)).table, played)


async def test_rules_may_change_again_and_again(sitting: Sitting) -> None:
    moments = []
    for version, change in (("2", "dice"), ("3", ""), ("4", "dice"), ("5", "dice")):
        rolls = sitting.rolls()
        while version != "5" and sitting.rolls() == rolls:
            await sitting.play(1, random.Random(1), [ROLL])
        while sitting.rolls(position_of(sitting.table).moment):
            await sitting.play(1, random.Random(1))
        moments.append(await sitting.snapshot())
        before = sitting.table
        loaded = await sitting.load(ChangedGame(version, change))
        assert same(loaded.table, before)
        assert loaded.moved == (version != "5")
    rules, kinds = await sitting.stored()
    assert rules == "5"
    assert kinds.count("rules") == 3
    assert loaded.base == moments[2]


async def test_decisions_after_the_snapshot_that_are_no_longer_legal_are_taken_back(sitting: Sitting) -> None:
    await sitting.play(9, random.Random(1), [ROLL])
    base = await sitting.snapshot()
    await sitting.play(2, random.Random(2))
    while not sitting.rolls(base):
        await sitting.play(1, random.Random(2), [ROLL])
    await sitting.play(1, random.Random(2))
    before = sitting.table.decisions[:]
    rolled = next(place for place in range(base, len(before)) if before[place][1] == ROLL)
    loaded = await sitting.load(ChangedGame("2", "no-roll"))
    assert loaded.moved
    assert loaded.lost == len(before) - rolled > 0
    assert loaded.table.decisions == before[:rolled]
    assert ROLL not in loaded.table.options(loaded.table.awaited()[0])
    events = await sitting.store.events(sitting.row.id)
    assert folded(events).decisions == before[:rolled]
    assert len(events) == len(before) + 1
    assert same((await sitting.load(ChangedGame("2", "no-roll"))).table, loaded.table)


async def test_a_snapshot_that_the_table_went_back_behind_is_not_used(sitting: Sitting) -> None:
    await sitting.play(4, random.Random(1), [ROLL])
    await sitting.play(5, random.Random(1))
    base = await sitting.snapshot()
    await sitting.play(8, random.Random(2), [ROLL])
    assert await sitting.snapshot() > base
    await sitting.rewind(base)
    await sitting.play(2, random.Random(3))
    before = sitting.table
    loaded = await sitting.load(ChangedGame("2", "dice"))
    assert loaded.base == base
    assert same(loaded.table, before)


async def test_without_a_snapshot_it_is_played_again_as_far_as_it_is_legal(sitting: Sitting) -> None:
    await sitting.play(9, random.Random(1), [ROLL])
    before = sitting.table.decisions[:]
    rolled = next(place for place in range(len(before)) if before[place][1] == ROLL)
    loaded = await sitting.load(ChangedGame("2", "no-roll"))
    assert loaded.moved
    assert loaded.table.decisions == before[:rolled]
    assert (await sitting.stored())[0] == "2"
    assert same((await sitting.load(ChangedGame("2", "no-roll"))).table, loaded.table)


async def test_a_snapshot_that_new_rules_cannot_read_does_not_stop_a_legal_game(sitting: Sitting) -> None:
    await sitting.play(9, random.Random(1))
    await sitting.snapshot()
    before = sitting.table
    loaded = await sitting.load(ChangedGame("2", "unreadable"))
    assert not loaded.moved
    assert same(loaded.table, before)


async def test_rules_that_break_down_leave_the_decisions_before(sitting: Sitting) -> None:
    await sitting.play(3, random.Random(1))
    while sitting.table.ask is not None and sitting.table.ask.topic != "victim":
        cards: list[Option] = [("play", f"c{card}") for card in range(11)]
        await sitting.play(1, random.Random(1), cards)
    before = sitting.table.decisions[:]
    loaded = await sitting.load(ChangedGame("2", "breaks"))
    assert loaded.table.decisions == before[:-1]
    assert loaded.lost == 1


async def test_of_two_processes_one_takes_the_new_rules_over(sitting: Sitting, url: str) -> None:
    await sitting.play(9, random.Random(1), [ROLL])
    await sitting.snapshot()
    other = await Store.open(url)
    new = ChangedGame("2", "dice")
    rows = [await store.table(sitting.row.id) for store in (sitting.store, other)]
    jobs = [load_table(store, row, new) for store, row in zip((sitting.store, other), rows, strict=True) if row]
    one, two = await asyncio.gather(*jobs)
    assert same(one.table, two.table)
    assert (await sitting.stored())[1].count("rules") == 1
    await other.close()


async def test_a_table_that_is_over_is_shown_but_not_changed(sitting: Sitting) -> None:
    await sitting.play(9, random.Random(1), [ROLL])
    await sitting.snapshot()
    await sitting.store.update_table(sitting.row.id, status="finished")
    before = sitting.table
    loaded = await sitting.load(ChangedGame("2", "dice"))
    assert same(loaded.table, before)
    assert await sitting.stored() == ("1", ["decide"] * 9)


async def test_one_can_ask_beforehand_which_tables_differ(sitting: Sitting) -> None:
    await sitting.play(9, random.Random(1), [ROLL])
    base = await sitting.snapshot()
    before = await sitting.stored()
    for game, outcome, lost in (
        (OLD, "same", 0),
        (ChangedGame("2"), "same", 0),
        (ChangedGame("2", "dice"), "moved", 0),
    ):
        (check,) = await check_tables(sitting.store, {"toy": game})
        assert (check.outcome, check.lost, check.decisions) == (outcome, lost, 9)
        assert (check.rules, check.version) == ("1", game.version)
        assert check.base == (base if outcome == "moved" else 0)
    (check,) = await check_tables(sitting.store, {})
    assert (check.outcome, check.version) == ("no-game", None)
    assert await sitting.stored() == before
    await sitting.load(ChangedGame("2", "dice"))
    (check,) = await check_tables(sitting.store, {"toy": ChangedGame("3", "unreadable")})
    assert check.outcome == "stuck"
    with pytest.raises(SetupError, match="cannot be opened under version 3"):
        await sitting.load(ChangedGame("3", "unreadable"))
    assert not (await sitting.load(ChangedGame("2", "dice"))).moved, "and it can be played on by the rules that fit"


async def test_an_undo_in_the_middle_takes_one_decision_away(sitting: Sitting) -> None:
    await sitting.play(6, random.Random(1))
    decisions = sitting.table.decisions[:]
    await sitting.snapshot()
    events = [*await sitting.store.events(sitting.row.id), Event(n=7, kind="undo", data=(4,))]
    assert folded(events).decisions == decisions[:4] + decisions[5:]
    snapshots = await sitting.store.snapshots(sitting.row.id)
    assert standing(snapshots, events) == [kept for kept in snapshots if kept.moment <= 4]
