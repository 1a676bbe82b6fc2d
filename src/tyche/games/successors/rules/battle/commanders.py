"""S14.8. A battle may cost a side its commanding general, and somebody succeeds him."""

from tyche.core import scenes
from tyche.core.ask import NO, YES, Flow
from tyche.core.scenes import Die
from tyche.games.successors.rules.battle.side import Battle
from tyche.games.successors.rules.components import FIRST_MINOR
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.shown import show_loss
from tyche.games.successors.rules.state import IND, NOBODY
from tyche.games.successors.rules.tables import COMMANDER_LOSS_ROLL, commander_killed
from tyche.games.successors.rules.victory import ANTIPATROS


def lose_commanders(t: Successors, battle: Battle) -> Flow[None]:
    """S14.8.a, T-13, AMB-19. A player side's fully modified total of exactly 9 endangers its major commander."""
    for side in (battle.attacker, battle.defender):
        side.commander = t.commander(side.faction, battle.area)
        if side.faction == IND or side.roll != COMMANDER_LOSS_ROLL or not 0 <= side.commander < FIRST_MINOR:
            continue
        die = t.roll()
        killed = commander_killed(die, battle.winner is battle.other(side))
        t.tell("commander-roll", "S14.8.a", faction=side.faction, general=side.commander, die=die, killed=killed)
        if t.staged:
            t.enact("check", [scenes.Side(side.faction, dice=[Die(die, use="commander")])])
        if killed:
            battle.antipatros_fell = battle.antipatros_fell or side.commander == ANTIPATROS
            t.kill_general(side.commander)
            t.tell("general-killed", "S14.8.b", general=side.commander, faction=side.faction, place=battle.area)
            show_loss(t, side.faction, "killed", general=side.commander)
            side.commander = NOBODY
            yield from succeed(t, side.faction, battle.area)


def succeed(t: Successors, seat: int, area: int) -> Flow[None]:
    """S14.8.c, S7.1.C.c, W-11. A surviving general takes command, or a minor general placed now."""
    if t.commander(seat, area) != NOBODY or not t.minors_at_hand(seat) or not t.cu(seat, area):
        return
    choice = yield t.ask(seat, "succession", [YES, NO], "S14.8.c", YES, area=area)
    if choice == YES:
        t.place_minor(seat, area, "S7.1.C.c")
