"""H6.11-6.14. Hero Movement, and other ways in which heroes move."""

from typing import Final

from tyche.core.ask import DONE, PASS, Flow, Option
from tyche.core.errors import Refusal
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import WITHIN, bits
from tyche.games.hellas.rules.components import HEROS_WRATH, SPEED
from tyche.games.hellas.rules.items.effects import AFTER_HERO, use, use_options
from tyche.games.hellas.rules.kinds import ITEM, REGION
from tyche.games.hellas.rules.play import HERO_MOVED, Hellas
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.turn.quests import advance, board_quest, quest_here

QUEST_STEP: Final[Option] = ("quest-step",)
TELEPORT: Final = options_of("appear", REGION)
HERO_TO: Final = options_of("hero", REGION)
HERO_REACH: Final[list[list[list[Option]]]] = [
    [[HERO_TO[to] for to in bits(row[steps] & ~(1 << region))] for steps in range(6)]
    for region, row in enumerate(WITHIN)
]
"""Region -> speed -> where a hero can go (H6.11, H6.12)."""


def may_move_hero(t: Hellas, seat: int, region: int) -> Refusal | None:
    """H6.1, H6.11, A-05, H15.2, H15.7. A region within speed; the own one if ending there can matter."""
    s = t.s
    at = s.hero_at[seat]
    if s.regular & HERO_MOVED:
        return Refusal("H6.1", "action-taken")
    if at < 0:
        return Refusal("H15.2", "on-a-quest")
    if s.stay:
        return Refusal("H15.7", "back-from-quest")
    if region == at:
        return None if may_stay(t, seat) else Refusal("H6.11", "stands-there", {"region": region})
    return None if WITHIN[at][t.attribute(seat, SPEED)] >> region & 1 else Refusal("H6.11", "too-far")


def may_stay(t: Hellas, seat: int) -> bool:
    """A-05. Whether a Hero Movement that ends where it begins can matter: for a quest, or for Hero's Wrath."""
    return quest_here(t, t.s.hero_at[seat]) != NOBODY or t.has(seat, HEROS_WRATH)


def may_step(t: Hellas, seat: int) -> Refusal | None:
    """H6.1, H15.2, H15.5. A quest step is the Hero Movement of a hero who is on a quest."""
    if t.s.regular & HERO_MOVED:
        return Refusal("H6.1", "action-taken")
    return Refusal("H15.5", "not-on-a-quest") if t.s.hero_at[seat] != NOBODY else None


def hero_options(t: Hellas, seat: int) -> list[Option]:
    """H6.11, H6.12. All that `may_move_hero` and `may_step` let pass before the action is taken, in bulk."""
    at = t.s.hero_at[seat]
    if at < 0:
        return [QUEST_STEP]
    if t.s.stay:
        return []
    options = HERO_REACH[at][t.attribute(seat, SPEED)]
    return [HERO_TO[at], *options] if may_stay(t, seat) else options


def move_hero(t: Hellas, seat: int, choice: Option) -> Flow[None]:
    """H6.11-6.14. Move and perhaps board a quest, or take a quest step; then what follows a Hero Movement."""
    t.s.regular |= HERO_MOVED
    if choice == QUEST_STEP:
        yield from advance(t, seat)
    else:
        put_hero(t, seat, REGION.of(choice), "H6.11")
        yield from board_quest(t, seat)
    options = use_options(t, seat, AFTER_HERO)
    if options:
        answer = yield t.ask(seat, "after-hero", [DONE, *options], "H6.14", DONE)
        if answer != DONE:
            yield from use(t, seat, ITEM.of(answer), "H6.14")


def put_hero(t: Hellas, seat: int, region: int, clause: str) -> None:
    """A hero comes to a region."""
    before = t.s.hero_at[seat]
    t.s.hero_at[seat] = region
    t.tell("hero-moved", clause, player=seat, region=before, to=region, moved=int(before != region))


def may_appear(t: Hellas, seat: int) -> bool:
    """H15.7, H15.8. A hero on a quest, or back from one in this turn, cannot be put elsewhere."""
    return t.s.hero_at[seat] >= 0 and not (t.s.stay and seat == t.s.active)


def appear_anywhere(t: Hellas, seat: int, clause: str, optional: bool) -> Flow[None]:
    """Put a hero into any region; no quest can be boarded by it."""
    options = [option for region, option in enumerate(TELEPORT) if may_appear_in(t, seat, region) is None]
    if optional:
        options.insert(0, PASS)
    choice = yield t.ask(seat, "hero-appears", options, clause, options[0])
    if choice != PASS:
        put_hero(t, seat, REGION.of(choice), clause)


def may_appear_in(t: Hellas, seat: int, region: int) -> Refusal | None:
    """Another region than the one where the hero stands."""
    here = region == t.s.hero_at[seat]
    return Refusal("H16.6", "stands-there", {"region": region}) if here else None
