"""H6.11-6.14. Hero Movement, and other ways in which heroes move."""

from typing import Final

from tyche.core.ask import DONE, PASS, Flow, Option
from tyche.games.hellas.components import HEROS_WRATH, SPEED
from tyche.games.hellas.effects import AFTER_HERO, item_of, use, use_options
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.quests import advance, board_quest, quest_here
from tyche.games.hellas.state import NOBODY
from tyche.games.hellas.words import HERO_REACH, HERO_TO, region_of, region_options

QUEST_STEP: Final[Option] = ("quest-step",)
TELEPORT: Final = region_options("appear")


def hero_options(t: Hellas, seat: int) -> list[Option]:
    """H6.11, H6.12, A-05. Every region within speed; the own one if ending there can matter; or a quest step."""
    s = t.s
    at = s.hero_at[seat]
    if at < 0:
        return [QUEST_STEP]
    if s.stay:
        return []
    options = HERO_REACH[at][t.attribute(seat, SPEED)]
    if quest_here(t, at) != NOBODY or t.has(seat, HEROS_WRATH):
        return [HERO_TO[at], *options]
    return options


def move_hero(t: Hellas, seat: int, choice: Option) -> Flow[None]:
    """H6.11-6.14. Move and perhaps board a quest, or take a quest step; then what follows a Hero Movement."""
    if choice == QUEST_STEP:
        yield from advance(t, seat)
    else:
        put_hero(t, seat, region_of(choice), "H6.11")
        yield from board_quest(t, seat)
    options = use_options(t, seat, AFTER_HERO)
    if options:
        answer = yield t.ask(seat, "after-hero", [DONE, *options], "H6.14", DONE)
        if answer != DONE:
            yield from use(t, seat, item_of(answer), "H6.14")


def put_hero(t: Hellas, seat: int, region: int, clause: str) -> None:
    """A hero comes to a region."""
    before = t.s.hero_at[seat]
    t.s.hero_at[seat] = region
    t.tell("hero-moved", clause, player=seat, region=before, to=region)


def may_appear(t: Hellas, seat: int) -> bool:
    """H15.7, H15.8. A hero on a quest, or back from one in this turn, cannot be put elsewhere."""
    return t.s.hero_at[seat] >= 0 and not (t.s.stay and seat == t.s.active)


def appear_anywhere(t: Hellas, seat: int, clause: str, optional: bool) -> Flow[None]:
    """Put a hero into any region; no quest can be boarded by it."""
    options = [option for region, option in enumerate(TELEPORT) if region != t.s.hero_at[seat]]
    if optional:
        options.insert(0, PASS)
    choice = yield t.ask(seat, "hero-appears", options, clause, options[0])
    if choice != PASS:
        put_hero(t, seat, region_of(choice), clause)
