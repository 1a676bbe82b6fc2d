"""H10.8b. What it costs for certain to suffer an attack, before anybody has chosen what hangs on it."""

from tyche.core.stakes import Stake
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import AEGIS, EVENTS, SPEED
from tyche.games.hellas.rules.hunt.harm import OPS, may_lower
from tyche.games.hellas.rules.hunt.injuries import ALL_INJURED
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.trays import Op


class Toll:
    """What the effects of an attack add up to; `open_cards` once the number of cards hangs on a choice.

    Of the cards that go, `at_random` are taken unseen; the hunter chooses the others.
    """

    def __init__(self, hand: int) -> None:
        self.hand = hand
        self.at_random = 0
        self.injuries = self.lowered = self.wounds = self.hoplites = 0
        self.draws = 1
        self.ends = self.open_cards = self.speed_unsure = False


def of_suffering(t: Hellas, seat: int) -> list[Stake]:
    """H10.8b, H10.13. Injuries, cards, hoplites and wounds that an attack takes; a hunt that ends by it costs more."""
    s = t.s
    toll = toll_of(t, seat, s.attack, s.hands[seat].bit_count(), s.hunt_attacks == 1)
    if toll.ends and t.injuries(seat) + toll.injuries < ALL_INJURED.bit_count():
        toll.injuries += 1
    cards = toll.hand - s.hands[seat].bit_count() + toll.draws
    amounts = (
        ("injuries", toll.injuries, "H10.8b"),
        ("attribute", -toll.lowered, "H10.8b"),
        ("hoplites", -toll.hoplites, "H10.10"),
        ("wounds", -toll.wounds, "H10.10"),
        ("cards", 0 if toll.open_cards else cards, "H10.8b"),
    )
    return [Stake(kind, seat, amount, clause) for kind, amount, clause in amounts if amount]


def toll_of(t: Hellas, seat: int, attack: int, hand: int, first: bool) -> Toll:
    """H10.8b, A-11. What an attack would do to a hunter with so many cards, and whether the hunt ends by it."""
    monster = t.s.hunted
    toll = Toll(hand)
    for op in effects(t, attack):
        reckon(t, seat, op, toll)
    first_ends = any(EVENTS[2 * monster + k].first_attack for k in bits(t.s.evolved[monster]))
    toll.ends = toll.ends or (first_ends and first)
    return toll


def effects(t: Hellas, attack: int) -> list[Op]:
    """H10.10. The effects of an attack, in order; a special attack is that of the monster."""
    found: list[Op] = []
    for op in OPS[attack]:
        found += t.rules.kit.special[t.s.hunted] if op.special else [op]
    return found


def reckon(t: Hellas, seat: int, op: Op, toll: Toll) -> None:
    """One effect, as `harm.apply` carries it out."""
    s = t.s
    injured = t.injuries(seat) + toll.injuries
    toll.ends = toll.ends or op.end_hunt or bool(op.end_if_injured and injured)
    toll.draws = 0 if op.no_draw else toll.draws
    suffered = min(op.injure, ALL_INJURED.bit_count() - injured)
    toll.ends = toll.ends or suffered < op.injure
    toll.injuries += suffered
    if op.lower_highest and any(may_lower(t, seat, k) is None for k in range(3)):
        toll.lowered += 1
    toll.speed_unsure = toll.speed_unsure or toll.injuries + toll.lowered > 0
    if op.kill_here and not t.is_ready(seat, AEGIS):
        toll.hoplites += min(op.kill_here, t.army(seat, s.monster_at[s.hunted]))
    toll.wounds += min(op.remove_wound, s.covered[s.hunted].bit_count())
    reckon_cards(t, seat, op, toll)


def reckon_cards(t: Hellas, seat: int, op: Op, toll: Toll) -> None:
    """H10.8b, H10.10. Cards that are discarded; with the sphinx it is the hunter's choice while he has enough."""
    number = op.discard
    if op.discard_to_speed:
        toll.open_cards = toll.open_cards or toll.speed_unsure
        number = max(0, toll.hand - t.attribute(seat, SPEED))
    elif op.discard_half:
        number = (toll.hand + 1) // 2
    toll.at_random += min(toll.hand, op.discard_random)
    toll.hand -= min(toll.hand, number + op.discard_random)
    if op.discard_different:
        enough = toll.hand >= op.discard_different
        toll.ends = toll.ends or not enough
        toll.open_cards = toll.open_cards or enough
