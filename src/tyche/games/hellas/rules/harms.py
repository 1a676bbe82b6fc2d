"""What options cost in hoplites, and what their deaths and retreats bring the others."""

from tyche.core.ask import DONE, PASS, YES, Ask, Option
from tyche.core.stakes import Stake, gained, stakes_of
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.battle.losses import deaths, deaths_in
from tyche.games.hellas.rules.battle.side import Battle
from tyche.games.hellas.rules.components import AEGIS
from tyche.games.hellas.rules.items.blessings import SHOT, shot_options
from tyche.games.hellas.rules.kinds import MONSTER, SLOT
from tyche.games.hellas.rules.monsters.phase import victims
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.stakes import conquest, of_cards, of_hoplites, of_wound, of_yes
from tyche.games.hellas.rules.state import NOBODY


def of_assault(t: Hellas, monster: int, region: int, riddle: bool = False) -> list[Stake]:
    """H8.2-H8.4. Hoplites that a region attack kills; what may cost cards instead is not certain until chosen."""
    victim, assault = t.troops_in(region), t.rules.kit.assault[monster]
    if victim == NOBODY or (assault.or_discard and t.s.hands[victim].bit_count() >= assault.or_discard and not riddle):
        return []
    return deaths(t, victim, region, victims(t, assault, monster, t.army(victim, region)), "H8.4")


def of_region_attack(t: Hellas, monster: int) -> list[Stake]:
    """H8.2. The same where the monster stands, unless it may reach further."""
    return [] if t.rules.kit.assault[monster].reach else of_assault(t, monster, t.s.monster_at[monster])


def of_riddle(t: Hellas, region: int) -> list[Stake]:
    """H8.3. Hoplites rather than cards."""
    riddler = next(monster for monster in t.monsters_in(region) if t.rules.kit.assault[monster].or_discard)
    return of_assault(t, riddler, region, True)


def of_shot(t: Hellas, seat: int) -> list[Stake]:
    """A-24. Two hoplites in the hero's region, whosever they are."""
    return deaths_in(t, t.s.hero_at[seat], SHOT, "A-24")


def of_wrath(t: Hellas, seat: int) -> list[Stake]:
    """H6.14, A-24. A card for two hoplites in the hero's region."""
    return [*of_cards(seat, -1, "H6.14"), *of_shot(t, seat)]


def of_bow(t: Hellas, seat: int) -> list[Stake]:
    """H17.3. A card with a bow, and what it hits if there is but one target."""
    targets = shot_options(t, seat)
    if len(targets) != 1:
        return of_cards(seat, -1, "H17.3")
    target = targets[0]
    hit = of_shot(t, seat)
    if target[0] == "wound":
        hit = of_wound(t, seat, MONSTER.of(target), SLOT.of(target, 2) - 1)
    return [*of_cards(seat, -1, "H17.3"), *hit]


def of_letting_die(seat: int, number: int) -> list[Stake]:
    """H22.1. Aegis is not used: so many die."""
    return of_hoplites(seat, -number, "H22.1")


def of_more_losses(seat: int, number: int) -> list[Stake]:
    """H13.10. Medusa's Blood changes the losses of a side."""
    return [Stake("losses", seat, number, "H13.10")]


def of_enemy_losses(t: Hellas, seat: int) -> list[Stake]:
    """H13.10. One more loss of the other side."""
    assert t.battle is not None
    return of_more_losses(t.battle.other(t.battle.side_of(seat)).seat, 1)


def of_retreat(t: Hellas, seat: int, region: int, to: int) -> list[Stake]:
    """H13.14-13.23. Who stays takes the region, who goes may take another; the evolved chimera may kill one there."""
    dies = to == t.deadly_region() and not t.s.entered >> seat & 1
    if dies and t.is_ready(seat, AEGIS):
        return []
    number = t.army(seat, region) - dies
    killed = of_hoplites(seat, -1, "A-40") if dies else []
    claims = t.s.control[to] != seat and number > 0 and t.troops_in(to, seat) == NOBODY
    claims = claims and (t.s.control[to] != NOBODY or t.army(seat, to) + number >= t.population(seat, to))
    winner = t.s.active if t.battle is None else winner_of(t, t.battle, seat)  # who usurps a region (H7.5b)
    won = {winner: 1 << region} if winner != NOBODY else {}
    if claims:
        won[seat] = 1 << to
    return killed + changes(t, won)


def winner_of(t: Hellas, battle: Battle, seat: int) -> int:
    """H13.21-13.23, A-04. Who takes the region that a side leaves; NOBODY if nobody can."""
    other = battle.other(battle.side_of(seat))
    here = t.army(other.seat, battle.region)
    holder = t.s.control[battle.region]
    if holder == other.seat or (other.attacks and not here):
        return NOBODY
    needs = t.rules.conquest_needs_population and holder == NOBODY
    return NOBODY if needs and here < t.population(other.seat, battle.region) else other.seat


def changes(t: Hellas, won: dict[int, int]) -> list[Stake]:
    """H14.6, H19. Regions that change hands together, and the points that come and go with them."""
    found: list[Stake] = []
    taken = sum(won.values())
    for seat in range(t.s.players):
        lost = t.s.held[seat] & taken & ~won.get(seat, 0)
        more = won.get(seat, 0)
        for regions, change in ((more, 1), (lost, -1)):
            found += [Stake("control", seat, change, "H13.21", facts={"region": region}) for region in bits(regions)]
        if more | lost:
            held = t.s.held[seat] & ~lost | more
            found += stakes_of(gained(t.sources(seat), t.sources(seat, held)), "points", seat)
    return found


def of_answer(t: Hellas, ask: Ask, seat: int, answer: Option) -> list[Stake]:
    """What follows from an answer with yes, pass or done before anything else is decided."""
    if answer == PASS and ask.topic == "aegis":
        number = ask.facts["number"]
        assert isinstance(number, int)
        return of_letting_die(seat, number)
    if answer == DONE and ask.topic == "move-hoplites" and t.s.entered >> seat & 1:
        return of_strike_after_moves(t, seat)
    return of_yes(t, ask, seat) if answer == YES else []


def of_strike_after_moves(t: Hellas, seat: int) -> list[Stake]:
    """A-40. After the moves the evolved chimera kills one that came to her; the others may take her region."""
    region = t.deadly_region()
    dead = deaths(t, seat, region, 1, "A-40")
    return dead + conquest(t, seat, region, -1) if dead and t.army(seat, region) > 1 else dead
