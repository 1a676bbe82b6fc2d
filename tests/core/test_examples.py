"""Examples of rulebooks: every case can be named and looked at."""

import pytest

from tyche.core.cases import cases_of, load_cases
from tyche.core.examples import Heading, headings, opened, played
from tyche.core.game import Game, games
from tyche.core.resume import position_of, resumed

GAMES = list(games().values())
NAMES = [game.name for game in GAMES]
HEADINGS = {game.name: headings(game) for game in GAMES}
LONGEST_ID = 200


def named(game: str, id: str) -> Heading:
    return next(heading for heading in HEADINGS[game] if heading.id == id)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_every_case_is_an_example_with_a_name_of_its_own(game: Game) -> None:
    found = HEADINGS[game.name]
    assert [heading.title for heading in found] == [case.title for case in load_cases(cases_of(game))]
    assert len({heading.id for heading in found}) == len(found)
    assert max(len(heading.id) for heading in found) < LONGEST_ID
    assert all(heading.clauses for heading in found)


def test_an_example_is_played_step_by_step() -> None:
    game = games()["successors"]
    heading = named("successors", "S10-movement.ex-28-five-units-overrun-one")
    assert {"EX-28", "S10.J.1"} <= set(heading.clauses)
    example = played(heading, game)
    march, follows = example.moments
    assert (march.kind, example.seats[march.seat or 0], march.option) == ("choose", "red", ("move", "larisa"))
    assert (march.topic, [entry["id"] for entry in march.told]) == ("act", ["moved"])
    assert follows.kind == "until"
    assert "overrun" in [entry["id"] for entry in follows.told]
    pieces = [place["places"]["larisa"]["pieces"] for place in (example.view, follows.view)]
    assert [{piece["faction"] for piece in there} for there in pieces] == [{"blue"}, {"red"}]


def test_a_refusal_is_a_step_with_its_reason() -> None:
    game = games()["hellas"]
    found = [moment for heading in HEADINGS["hellas"][:60] for moment in played(heading, game).moments]
    refused = [moment for moment in found if moment.kind == "refused"]
    assert refused
    assert all(moment.refusal is not None and moment.refusal.clause for moment in refused)


@pytest.mark.parametrize("game", GAMES, ids=NAMES)
def test_a_table_goes_on_from_the_position_of_an_example(game: Game) -> None:
    for heading in HEADINGS[game.name][::60]:
        table = opened(heading, game)
        again = resumed(game, table.setup, table.play.dice.seed, position_of(table), [])
        if not table.play.dice.counters[0]:  # where dice fall before the first question, others fall now
            assert again.view(None) == table.view(None), heading.id
