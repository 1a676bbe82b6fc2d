"""Statistics: counted right, with the right intervals; people and bots apart; nobody is ranked who does not want it."""

import asyncio
import csv
import io
import time
from asyncio import gather
from collections.abc import AsyncIterator
from pathlib import Path
from typing import Any

import pytest

from tests.server.finished import HOUR, kept, played, stored
from tests.server.web import Visitor, Web, serving
from tyche.core.game import game_named
from tyche.core.record import load_record, table_from
from tyche.server.annals import is_rated, places_of
from tyche.server.rating import Skill, after
from tyche.server.recent import AT_ONCE, SHARE
from tyche.server.store import Event, SeatRow
from tyche.server.store.statistics import Which

pytestmark = pytest.mark.anyio
PASSWORD = "a long walk to Susa"
RECORDS = Path(__file__).parents[1] / "records"
DAY = 24 * HOUR
HEROES = ["achilles", "helen", "heracles", "perseus"]


@pytest.fixture
async def web() -> AsyncIterator[Web]:
    """A server."""
    async with serving() as web:
        yield web


async def person(web: Web, name: str) -> tuple[Visitor, str]:
    """Somebody with an account, and their id."""
    visitor = web.visitor()
    made = await visitor.post("/api/register", {"name": name, "password": PASSWORD})
    return visitor, str(made["person"]["id"])


async def figures(web: Web, query: str = "", game: str = "hellas") -> dict[str, Any]:
    """The statistics of a game, counted now."""
    web.house.recent.clear()
    found: dict[str, Any] = await web.visitor().get(f"/api/games/{game}/statistics{query}")
    return found


def members(found: dict[str, Any], kind: str) -> dict[str, dict[str, Any]]:
    """The members of a group by id."""
    groups = [group for group in found["groups"] if group["kind"] == kind]
    return {one["id"]: one for one in groups[0]["members"]} if groups else {}


async def hellas(web: Web, holders: list[str], games: int, won: int, **fields: Any) -> None:
    """Games of four heroes, of which the first has won so many."""
    marks = [[("hero", hero)] for hero in HEROES]
    winners = [0 if number < won else 1 + number % 3 for number in range(games)]
    await gather(*(kept(web.house.store, "hellas", holders, [one], marks, **fields) for one in winners))


# Counting.


async def test_shares_are_counted_with_wilsons_interval_against_an_even_share(web: Web) -> None:
    people = [(await web.house.store.new_person(f"P{n}")).id for n in range(4)]
    await hellas(web, people, 40, 20, victory="warlord")
    found = await figures(web)
    assert found["games"] == 40
    assert found["companies"] == {"persons": 40}
    assert found["players"] == {"4": 40}
    achilles = members(found, "hero")["achilles"]
    # Wilson's 95 % interval of 20 out of 40 is 35.2 % to 64.8 %.
    assert achilles == {
        "id": "achilles", "games": 40, "won": 20, "share": 50.0, "low": 35.2, "high": 64.8, "even": 25.0
    }  # fmt: skip
    assert [one["won"] for one in members(found, "seat").values()] == [20, 7, 6, 7]
    assert found["endings"] == [{"id": "warlord", "games": 40, "share": 100.0, "low": 91.2, "high": 100.0}]


async def test_under_thirty_games_there_is_no_share(web: Web) -> None:
    people = [(await web.house.store.new_person(f"P{n}")).id for n in range(4)]
    await hellas(web, people, 29, 10)
    few = members(await figures(web), "hero")["achilles"]
    assert (few["games"], few["won"], few["share"], few["low"], few["high"]) == (29, 10, None, None, None)
    await hellas(web, people, 1, 0)
    assert members(await figures(web), "hero")["achilles"]["share"] == 33.3


async def test_people_and_bots_are_told_apart(web: Web) -> None:
    people = [(await web.house.store.new_person(f"P{n}")).id for n in range(4)]
    bots = ["bot:random", "bot:random", "bot:polemarchos", "bot:polemarchos"]
    await hellas(web, people, 3, 3)
    await hellas(web, bots, 5, 1)
    await hellas(web, [*people[:2], *bots[:2]], 7, 7)
    found = {who: await figures(web, f"?who={who}") for who in ("persons", "mixed", "bots")}
    assert {who: one["games"] for who, one in found.items()} == {"persons": 3, "mixed": 7, "bots": 5}
    assert found["bots"]["companies"] == {"persons": 3, "mixed": 7, "bots": 5}
    assert members(found["persons"], "player") == {}
    assert {one["id"]: one["games"] for one in members(found["mixed"], "player").values()} == {"": 14, "random": 14}
    assert set(members(found["bots"], "player")) == {"random", "polemarchos"}


async def test_games_are_chosen_by_players_days_and_options(web: Web) -> None:
    store = web.house.store
    for players, age, where in ((3, 0, "italia"), (3, 40, "italia"), (4, 40, "huns")):
        holders = ["bot:random"] * players
        at = time.time() - age * DAY
        await kept(store, "scharz", holders, [0], ended=at, options=[("map", where)], decisions=100 * players + age)
    everything = await figures(web, "?who=bots", "scharz")
    assert everything["games"] == 3
    assert {one["id"]: one["games"] for one in everything["splits"][0]["values"]} == {"italia": 2, "huns": 1}
    assert everything["lasting"]["decisions"] == 340
    assert sum(bar["games"] for bar in everything["lasting"]["bars"]) == 3
    assert (await figures(web, "?who=bots&players=3", "scharz"))["games"] == 2
    assert (await figures(web, "?who=bots&days=30", "scharz"))["games"] == 1
    assert (await figures(web, "?who=bots&only=map:italia", "scharz"))["games"] == 2
    assert (await figures(web, "?who=bots&only=map:italia&players=4", "scharz"))["games"] == 0
    nobody = web.visitor()
    assert await nobody.refused("GET", "/api/games/scharz/statistics?only=colour:red") == "request.malformed"
    assert await nobody.refused("GET", "/api/games/scharz/statistics?who=cats") == "request.malformed"
    assert await nobody.refused("GET", "/api/games/whist/statistics") == "game.unknown"


async def test_an_even_share_follows_the_number_of_players_and_of_winners(web: Web) -> None:
    two = [[("people", "celts")], [("people", "picts")]]
    store, bot = web.house.store, "bot:random"
    await gather(*(kept(store, "scharz", [bot] * 2, [0], two) for _ in range(30)))
    await gather(*(kept(store, "scharz", [bot] * 4, [0, 1], [*two, [("people", "romans")], []]) for _ in range(30)))
    found = members(await figures(web, "?who=bots", "scharz"), "people")
    assert found["celts"]["even"] == 50.0
    assert found["romans"]["even"] == 50.0
    assert (found["celts"]["won"], found["picts"]["won"], found["romans"]["won"]) == (60, 30, 0)


async def test_lines_hold_what_the_page_shows(web: Web) -> None:
    people = [(await web.house.store.new_person(f"P{n}")).id for n in range(4)]
    await hellas(web, people, 31, 11)
    found = await figures(web)
    text = (await web.visitor().request("GET", "/api/games/hellas/statistics.csv")).text
    lines = list(csv.DictReader(io.StringIO(text)))
    told = {(line["table"], line["id"]): line for line in lines}
    shown = {(group["kind"], one["id"]): one for group in found["groups"] for one in group["members"]}
    assert shown
    for key, one in shown.items():
        for field in ("games", "won", "share", "low", "high", "even"):
            assert told[key][field] == ("" if one[field] is None else str(one[field])), (key, field)
    assert told["games", ""]["games"] == "31"
    assert told["victory", "points"]["share"] == str(found["endings"][0]["share"])
    bars = [one for one in lines if one["table"] == "decisions" and one["id"] != "median"]
    assert len(bars) == len(found["lasting"]["bars"])


# What is kept of a game.


async def test_a_game_that_ends_is_looked_through_once(web: Web) -> None:
    anna, anna_id = await person(web, "Anna")
    game = game_named("scharz")
    table = played(game, 3, {"map": "italia"}, 7)
    store = web.house.store
    row = await stored(store, table, [anna_id, "bot:random", "bot:random"])
    assert await web.house.annals.fill() == 1
    assert await web.house.annals.fill() == 0
    found = await figures(web, "?who=mixed", "scharz")
    result: Any = table.result()
    assert found["games"] == 1
    assert found["endings"][0]["id"] == result["victory"]
    assert found["lasting"]["decisions"] == len(table.decisions)
    assert found["lasting"]["turns"] == result["year"]
    opening = next(option[1] for seat, option in table.decisions if seat == 0 and option[0] == "village")
    assert members(found, "opening")[str(opening)]["games"] == 1
    mine = await anna.get("/api/me/statistics")
    won = int(0 in result["winners"])
    assert [(one["game"], one["games"], one["won"]) for one in mine["games"]] == [("scharz", 1, won)]
    assert row.id


async def test_running_games_lessons_branches_and_records_are_not_counted(web: Web) -> None:
    table = played(game_named("scharz"), 2, {}, 3)
    holders = ["bot:random", "bot:random"]
    store = web.house.store
    await stored(store, table, holders, status="running")
    await stored(store, table, holders, lesson="first-steps")
    same = time.time()
    await stored(store, table, holders, started=same, ended=same)
    branched = await stored(store, table, holders)
    await store.append(branched.id, [Event(n=branched.n + 1, kind="branch", data=(0, "", 0, 0))])
    assert await web.house.annals.fill() == 0
    assert (await figures(web, "?who=bots", "scharz"))["games"] == 0


async def test_every_game_says_its_facets() -> None:
    for name, kind in (("hellas", "hero"), ("successors", "general"), ("scharz", "people")):
        game = game_named(name)
        options: dict[str, Any] = {"map": "britannia", "mode": "basic", "bonuses": True} if name == "scharz" else {}
        table = played(game, 3, options, 1)
        facets = game.facets(table.play)
        assert facets.turns > 0
        assert len(facets.groups[kind]) == 3
        assert any(facets.groups[kind])
        assert game.opening[0] in {option[0] for _, option in table.decisions}


# Persons.


async def test_who_is_erased_vanishes_from_the_records_of_others(web: Web) -> None:
    anna, anna_id = await person(web, "Anna")
    berta, berta_id = await person(web, "Berta")
    await kept(web.house.store, "hellas", [anna_id, berta_id], [0], rated=True)
    await kept(web.house.store, "hellas", [anna_id, berta_id], [1], rated=True)
    mine = await anna.get("/api/me/statistics")
    (rival,) = mine["rivals"]
    assert (rival["name"], rival["games"], rival["won"], rival["lost"]) == ("Berta", 2, 1, 1)
    assert mine["ratings"][0]["rating"]["games"] == 2
    assert len(mine["ratings"][0]["past"]) == 2
    assert (await berta.ask("DELETE", "/api/me")).status_code == 204
    mine = await anna.get("/api/me/statistics")
    assert mine["rivals"] == []
    assert (mine["games"][0]["games"], mine["games"][0]["won"]) == (2, 1)
    assert (await figures(web))["games"] == 2
    assert await web.house.store.ratings_of([berta_id], []) == []


async def test_a_record_is_only_for_who_it_is_of(web: Web) -> None:
    anna, anna_id = await person(web, "Anna")
    berta, berta_id = await person(web, "Berta")
    cleo, _ = await person(web, "Cleo")
    await kept(web.house.store, "hellas", [anna_id, berta_id], [0], rated=True)
    assert (await cleo.get("/api/me/statistics"))["rivals"] == []
    assert await web.visitor().refused("GET", "/api/me/statistics") == "person.nobody"
    assert (await berta.get("/api/me/statistics?game=scharz"))["rivals"] == []
    exported = await anna.get("/api/me/export")
    assert [one["won"] for one in exported["results"]] == [True]
    assert [one["game"] for one in exported["ratings"]] == ["hellas"]


async def test_nobody_is_ranked_who_does_not_want_it(web: Web) -> None:
    anna, anna_id = await person(web, "Anna")
    _, berta_id = await person(web, "Berta")
    await kept(web.house.store, "hellas", [anna_id, berta_id, "bot:random"], [0], rated=True)

    async def names(visitor: Visitor) -> list[str]:
        web.house.recent.clear()
        return [one["name"] or one["bot"] for one in await visitor.get("/api/games/hellas/ratings")]

    assert await names(web.visitor()) == ["random"]
    settings = (await anna.get("/api/me"))["settings"]
    await anna.ask("PATCH", "/api/me", {"settings": {**settings, "ranked": True}})
    assert await names(web.visitor()) == ["Anna", "random"]
    table = await anna.post("/api/tables", {"game": "hellas", "seats": ["me", "bot:random", "open"], "counts": True})
    assert table["counts"] is True
    seats = await web.visitor().get(f"/api/tables/{table['id']}/ratings")
    assert [(one["seat"], one["rating"]["name"]) for one in seats] == [(0, "Anna"), (1, None)]
    await anna.ask("PATCH", "/api/me", {"settings": {**settings, "ranked": False}})
    assert await names(web.visitor()) == ["random"]
    hidden = await web.visitor().get(f"/api/tables/{table['id']}/ratings")
    assert [one["seat"] for one in hidden] == [1]
    own = await anna.get(f"/api/tables/{table['id']}/ratings")
    assert [one["seat"] for one in own] == [0, 1]
    assert own[0]["rating"]["provisional"]


async def test_a_removed_table_leaves_figures_without_names(web: Web) -> None:
    anna, anna_id = await person(web, "Anna")
    row = await stored(web.house.store, played(game_named("scharz"), 2, {}, 5), [anna_id, "bot:random"])
    await web.house.annals.fill()
    assert await web.house.store.remove_table(row.id, time.time() + DAY)
    assert (await figures(web, "?who=mixed", "scharz"))["games"] == 1
    assert (await anna.get("/api/me/statistics"))["games"] == []


# Ratings.


async def test_only_tables_that_count_change_ratings(web: Web) -> None:
    _, anna_id = await person(web, "Anna")
    table = played(game_named("scharz"), 2, {}, 5)
    await stored(web.house.store, table, [anna_id, "bot:random"])
    await web.house.annals.fill()
    assert await web.house.store.ratings_of([anna_id], ["random"]) == []
    await stored(web.house.store, table, [anna_id, "bot:random"], counts=True)
    await web.house.annals.fill()
    found = {one.bot or "Anna": one.skill for one in await web.house.store.ratings_of([anna_id], ["random"])}
    result: Any = table.result()
    better = "Anna" if result["winner"] == 0 else "random"
    worse = "random" if better == "Anna" else "Anna"
    assert found[better].shown > 1500 > found[worse].shown
    assert found["Anna"].games == found["random"].games == 1


def seats_of(*holders: str, **fields: Any) -> list[SeatRow]:
    """Seats, of which the first has some more fields."""
    rows = [
        SeatRow(table_id="t", seat=seat, kind="bot", bot=holder[4:])
        if holder.startswith("bot:")
        else SeatRow(table_id="t", seat=seat, kind="person", person_id=holder or None)
        for seat, holder in enumerate(holders)
    ]
    for name, value in fields.items():
        setattr(rows[0], name, value)
    return rows


def test_places_follow_the_order_of_the_game_behind_the_winner_and_before_who_gave_up() -> None:
    seats = seats_of("anna", "berta", "cleo", "dora", "emma", resigned=True)
    standings = [(30, 0), (10, 1), (20, 0), (10, 2), (10, 1)]
    assert places_of(seats, [1], standings) == [5, 1, 2, 3, 4]
    standings[4] = (10, 2)
    assert places_of(seats, [1], standings) == [5, 1, 2, 3, 3]
    assert places_of(seats, [1], []) == [5, 1, 2, 2, 2]
    assert places_of(seats_of("anna", "berta", "cleo"), [1, 2], [(1,), (2,), (3,)]) == [3, 1, 1]


@pytest.mark.parametrize(
    ("record", "winner", "places"),
    [
        ("successors-4", 3, [3, 2, 4, 1]),  # 4 victory points twice: more Macedonian units decide (S3.4.2)
        ("scharz-12", 1, [5, 1, 11, 2, 3, 8, 4, 9, 10, 6, 12, 7]),  # 19 total points twice, no gold: victory points
        ("hellas-3", 2, [2, 2, 1]),  # the game knows no order
    ],
)
def test_games_order_those_behind_the_winner(record: str, winner: int, places: list[int]) -> None:
    table = table_from(load_record((RECORDS / f"{record}.json").read_bytes()))
    seats = seats_of(*(f"person {seat}" for seat in range(table.setup.players)))
    assert places_of(seats, [winner], table.game.facets(table.play).standings) == places


def test_what_does_not_count() -> None:
    back = [Event(n=1, kind="rewind", data=(1, 20, 10))]
    undone = [Event(n=1, kind="rewind", data=(10,))]
    assert is_rated(seats_of("anna", "berta"), [], [0])
    assert not is_rated(seats_of("anna", "berta"), [], [])
    assert not is_rated(seats_of("anna", "anna"), [], [0])
    assert not is_rated(seats_of("anna", "anna", "berta"), [], [0])
    assert not is_rated(seats_of("anna", ""), [], [0])
    assert not is_rated(seats_of("bot:random", "bot:random"), [], [0])
    assert not is_rated(seats_of("anna", "berta", stood_in=True), [], [0])
    assert is_rated(seats_of("anna", "berta", resigned=True), [], [1])
    assert not is_rated(seats_of("anna", "bot:random"), back, [0])
    assert is_rated(seats_of("anna", "bot:random"), undone, [0])
    assert is_rated(seats_of("anna", "berta"), back, [0])


def test_ratings_move_with_results_and_become_surer() -> None:
    skills = {"a": Skill(), "b": Skill(), "c": Skill()}
    for _ in range(20):
        skills = after(["a", "b", "c"], [1, 2, 3], skills)
    assert skills["a"].shown > skills["b"].shown > skills["c"].shown
    assert skills["a"].give_or_take < Skill().give_or_take == 400
    assert Skill(games=9).provisional
    assert not skills["a"].provisional
    twice = after(["a", "bot x", "bot x"], [1, 2, 2], {"a": Skill(), "bot x": Skill()})
    assert twice["bot x"].games == 1
    assert twice["bot x"].shown < 1500 < twice["a"].shown


async def test_who_asks_for_ever_other_figures_has_a_share_and_leaves_the_others_theirs(
    web: Web, monkeypatch: pytest.MonkeyPatch
) -> None:
    go_on, counting = asyncio.Event(), web.house.store.count_endings
    at_once: list[int] = [0, 0]

    async def slow(which: Which) -> dict[str, int]:
        at_once[0] += 1
        at_once[1] = max(at_once)
        await go_on.wait()
        at_once[0] -= 1
        return await counting(which)

    monkeypatch.setattr(web.house.store, "count_endings", slow)
    greedy, other = web.visitor(), web.visitor()
    await other.post("/api/tables", {"game": "hellas", "seats": ["me", "open"]})
    paths = [f"/api/games/hellas/statistics?days={days}" for days in range(1, 13)]
    asked = [asyncio.create_task(greedy.ask("GET", path)) for path in paths]
    while sum(task.done() for task in asked) < len(paths) - SHARE:
        await asyncio.sleep(0.01)
    refused = [task.result() for task in asked if task.done()]
    assert {(one.status_code, one.json()["error"]["code"]) for one in refused} == {(429, "server.busy")}
    theirs = asyncio.create_task(other.ask("GET", "/api/games/hellas/statistics.csv?days=99"))
    go_on.set()
    assert (await theirs).status_code == 200
    assert sorted(one.status_code for one in await gather(*asked))[:SHARE] == [200] * SHARE
    assert at_once[1] == AT_ONCE
