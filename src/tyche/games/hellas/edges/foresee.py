"""What a player may reckon before hoplites and heroes move: whom they meet, what control takes, what lurks, how far a
quest is; and of monuments."""

from tyche.core.ask import Ask, Option
from tyche.core.telling import Remark
from tyche.games.hellas.edges.risks import ends_turn, near_victory
from tyche.games.hellas.rules.components import MOST_LEVEL, QUESTS
from tyche.games.hellas.rules.kinds import COUNT, GOD, QUEST, REGION
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY
from tyche.games.hellas.rules.turn.heroes import QUEST_STEP
from tyche.games.hellas.rules.turn.quests import LAST_STEP, meets, quest_here


def foresee(t: Hellas, ask: Ask, seat: int, option: Option) -> list[Remark]:
    """What to know about an option before choosing it, and who else is near victory before the others go on."""
    return of_option(t, seat, option) + (near_victory(t, seat) if ends_turn(ask, option) else [])


def of_option(t: Hellas, seat: int, option: Option) -> list[Remark]:
    """H6.11, H6.15, H7.7a, H13.1, H15. What hoplites and heroes find where they go, how far a quest is, and how high a
    monument becomes."""
    if option[0] == "hero":
        return sights(t, seat, REGION.of(option))
    if option[0] == "board":
        return [ahead(QUEST.of(option), COUNT.of(option, 2))]
    if option == QUEST_STEP:
        return [ahead(t.s.quest_of[seat], t.s.quest_step[seat] + 1)]
    if option[0] == "move":
        return arrival(t, seat, REGION.of(option, 2), 1)
    if option[0] == "march":
        return arrival(t, seat, REGION.of(option, 2), t.open_hoplites(seat, REGION.of(option)))
    if option[0] == "raise" and option[1] in GOD.ids:
        return higher(t, GOD.of(option))
    return []


def higher(t: Hellas, god: int) -> list[Remark]:
    """H7.7a, H6.9, H19.4. The next level of a monument, and what a prayer brings there."""
    level = t.s.level[god] + 1
    power = t.rules.kit.powers[god][level]
    return [Remark("monument-level", "H7.7a", {"god": god, "level": level, "most": MOST_LEVEL, "number": power})]


def arrival(t: Hellas, seat: int, region: int, number: int) -> list[Remark]:
    """H13.1, H14.2, H14.3. What up to `number` hoplites find in a region."""
    enemy = t.troops_in(region, seat)
    found = [Remark("monster", "H8.1", {"monster": monster, "region": region}) for monster in t.monsters_in(region)]
    if enemy != NOBODY:
        facts: dict[str, object] = {"player": enemy, "region": region, "number": t.army(enemy, region)}
        return [Remark("meets-army", "H13.1", {**facts, "own": t.army(seat, region) + number}), *found]
    if t.s.control[region] == seat:
        return found
    needed = t.population(seat, region) if t.s.control[region] == NOBODY else 1
    enough = t.army(seat, region) + number >= needed
    return [Remark("control", "H14.2", {"region": region, "number": needed, "enough": enough}), *found]


def sights(t: Hellas, seat: int, region: int) -> list[Remark]:
    """H8.1, H15.3. The monsters where a hero goes, and the quest with its last step whose demands are met."""
    found = [Remark("monster", "H8.1", {"monster": monster, "region": region}) for monster in t.monsters_in(region)]
    quest = quest_here(t, region)
    if quest == NOBODY:
        return found
    steps = [number for number, step in enumerate(QUESTS[quest].steps, start=1) if meets(t, seat, step)]
    facts: dict[str, object] = {"quest": quest, "region": region, "number": max(steps, default=0), "most": LAST_STEP}
    return [Remark("quest-here", "H15.3", facts), *found]


def ahead(quest: int, number: int) -> Remark:
    """H15.2, H15.5, H15.7. The step of a quest that a hero comes to, and how many are left after it."""
    return Remark(
        "quest-ahead", "H15.5", {"quest": quest, "number": number, "most": LAST_STEP, "left": LAST_STEP - number}
    )
