"""The environments pass the checkers of PettingZoo and Gymnasium, and do what the engine does."""

import random
from types import SimpleNamespace
from typing import Any

import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from gymnasium.vector import SyncVectorEnv
from pettingzoo.test import api_test, max_cycles_test, parallel_api_test, seed_test
from pettingzoo.utils import parallel_to_aec

from tyche.core.errors import TycheError
from tyche.core.game import games
from tyche.core.gathering import Gathering
from tyche.research import AgainstBots, Together, Turns, env, parallel_env, vector
from tyche.research.describing import SILENT

CHECKERS = pytest.mark.filterwarnings("ignore::UserWarning")  # recommendations, such as arrays without a dictionary
EVERY = [(name, players) for name, game in games().items() for players in range(game.least, game.most + 1)]


@CHECKERS
@pytest.mark.parametrize(("name", "players"), EVERY)
def test_environments_by_turns_pass_the_checkers(name: str, players: int) -> None:
    api_test(env(name, players), num_cycles=60)
    seed_test(lambda: env(name, players), num_cycles=20)


@CHECKERS
@pytest.mark.parametrize("name", sorted(games()))
def test_environments_of_all_together_pass_the_checkers(name: str) -> None:
    parallel_api_test(parallel_env(name, games()[name].most), num_cycles=60)
    max_cycles_test(
        SimpleNamespace(
            parallel_env=lambda **more: parallel_env(name, **more),
            env=lambda **more: parallel_to_aec(parallel_env(name, **more)),
        )
    )


@CHECKERS
@pytest.mark.parametrize("name", sorted(games()))
def test_environments_against_bots_pass_the_checker(name: str) -> None:
    class Lawful(AgainstBots):
        """The checker draws actions at random: those beyond the mask are folded into it."""

        def step(self, action: int) -> tuple[Any, float, bool, bool, dict[str, Any]]:
            return super().step(int(action) % len(self.table.options(self.seat)))

    check_env(Lawful(name, 2), skip_render_check=True)


@pytest.mark.parametrize("name", sorted(games()))
def test_a_game_by_turns_is_the_game_of_the_engine(name: str) -> None:
    turns, luck = Turns(name, 3), random.Random(5)
    turns.reset(seed=5)
    plain = turns.sight.open(turns.asking.table.play.dice.seed)
    rewards: dict[str, float] = {}
    asked = set()
    for agent in turns.agent_iter():
        seen, reward, over, cut, info = turns.last()
        if over or cut:
            rewards[agent] = reward
            turns.step(None)
            continue
        offered = info["offered"]
        seat = turns.possible_agents.index(agent)
        assert seen["action_mask"].sum() == len(offered) > 0
        assert seen["action_mask"][: len(offered)].all()
        assert len({tuple(row) for row in seen["options"][: len(offered)]}) == len(offered)
        assert offered == plain.options(seat) or offered == [*plain.options(seat), SILENT]
        action = luck.randrange(len(offered))
        if offered[action] != SILENT:
            plain.choose(seat, offered[action])
        turns.step(action)
        asked.add(seat)
    assert plain.over
    assert plain.digest() == turns.asking.table.digest()
    assert asked == {0, 1, 2}
    assert sum(rewards.values()) == pytest.approx(0)
    assert max(rewards.values()) > 0


def test_what_was_seen_stays_as_it_was_seen() -> None:
    """Agents keep observations, and may write on them."""
    turns = Turns("hellas", 2)
    turns.reset(seed=3)
    seen, *_ = turns.last()
    kept = {key: array.copy() for key, array in seen.items()}
    for _ in range(5):
        turns.step(0)
        later, *_ = turns.last()
        for array in later.values():
            array[...] = 1
    assert all(np.array_equal(seen[key], kept[key]) for key in kept)
    assert all(turns.sight.observation_space[key].dtype == seen[key].dtype for key in kept)


def test_seats_that_may_speak_up_are_asked_once_a_question() -> None:
    turns, luck = Turns("successors", 4), random.Random(1)
    turns.reset(seed=1)
    spoken = 0
    for agent in turns.agent_iter():
        _, _, over, cut, info = turns.last()
        if over or cut:
            break
        offered = info["offered"]
        if offered[-1] == SILENT:
            spoken += 1
            moment = len(turns.asking.table.decisions)
            turns.step(len(offered) - 1)
            assert len(turns.asking.table.decisions) == moment
            assert turns.agent_selection != agent
        else:
            turns.step(luck.randrange(len(offered)))
    assert spoken > 0
    quiet = Turns("successors", 4, asides=False, max_cycles=400)
    quiet.reset(seed=1)
    for _ in quiet.agent_iter():
        _, _, over, cut, info = quiet.last()
        if over or cut:
            break
        assert SILENT not in info["offered"]
        quiet.step(luck.randrange(len(info["offered"])))


def test_who_is_asked_at_once_decides_in_one_cycle() -> None:
    together, luck = Together("scharz", 4), random.Random(2)
    seen, _ = together.reset(seed=2)
    most = 0
    for _ in range(200):
        if not together.agents:
            break
        asked = [agent for agent in together.agents if seen[agent]["action_mask"].any()]
        waiting = together.asking.table.awaited()
        if isinstance(together.asking.table.ask, Gathering):
            assert len(asked) == len(waiting)
        most = max(most, len(asked))
        actions = {agent: luck.randrange(max(1, int(seen[agent]["action_mask"].sum()))) for agent in together.agents}
        seen, _, _, _, infos = together.step(actions)
        assert not any(info.get("illegal") for info in infos.values())
    assert most > 1


def test_an_action_beyond_the_mask_is_refused_and_changes_nothing() -> None:
    turns = Turns("hellas", 2)
    turns.reset(seed=3)
    before = turns.asking.table.digest()
    for action in (len(turns.asking.options), -1):
        with pytest.raises(TycheError, match="options, from 0 on"):
            turns.step(action)
    alone = AgainstBots("hellas", 2, seat=0)
    alone.reset(seed=3)
    with pytest.raises(TycheError, match="options, from 0 on"):
        alone.step(255)
    assert turns.asking.table.digest() == before


def test_a_longer_list_than_there_is_room_for_says_what_to_do() -> None:
    turns = Turns("hellas", 2, most=1)
    turns.reset(seed=3)
    with pytest.raises(TycheError, match="most="):
        turns.last()


def test_many_tables_at_once_are_those_of_gymnasiums_own_vector() -> None:
    """Also where a game is over, or cut off, and the next one begins."""
    ours: Any = vector("hellas", 2, tables=3, max_steps=150)
    theirs: Any = SyncVectorEnv([lambda: AgainstBots("hellas", 2, max_steps=150) for _ in range(3)])
    luck = random.Random(4)
    seen, others = ours.reset(seed=9), theirs.reset(seed=9)
    ended = 0
    for _ in range(330):
        same_step(seen, others)
        assert ours.observation_space.contains(seen[0])
        actions = [luck.randrange(max(1, len(offered))) for offered in seen[-1]["offered"]]
        seen, others = ours.step(np.array(actions)), theirs.step(np.array(actions))
        ended += int(seen[2].sum() + seen[3].sum())
    assert ended >= 6
    assert not np.array_equal(seen[0]["observation"][1], seen[0]["observation"][0])


def same_step(ours: Any, theirs: Any) -> None:
    """Observations, and rewards and ends if there are any, and what is offered."""
    assert ours[0].keys() == theirs[0].keys()
    assert all(
        np.array_equal(ours[0][key], theirs[0][key]) and ours[0][key].dtype == theirs[0][key].dtype for key in ours[0]
    )
    assert all(np.array_equal(one, other) for one, other in zip(ours[1:-1], theirs[1:-1], strict=True))
    assert list(ours[-1]["offered"]) == list(theirs[-1]["offered"])
