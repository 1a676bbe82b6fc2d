"""H7.3. Build Temple, and the oracle of Delphi."""

from typing import Final

from tyche.core.ask import Flow
from tyche.core.errors import Refusal
from tyche.core.steps import choose_one, finish
from tyche.core.verbs import options_of
from tyche.games.hellas.rules.atlas import PHOCIS, SHRINES, bits
from tyche.games.hellas.rules.components import HERMES_TEMPLE, TEMPLE_CARDS, TEMPLES_IN_PLAY
from tyche.games.hellas.rules.deck import choose_artifact, draw
from tyche.games.hellas.rules.items.draft import blessing_draft
from tyche.games.hellas.rules.kinds import ATTRIBUTE, REGION
from tyche.games.hellas.rules.play import Hellas

BUILD: Final = options_of("build", REGION)
RAISE: Final = options_of("raise", ATTRIBUTE)


def temple_sites(t: Hellas, seat: int) -> int:
    """All that `may_build` lets pass, as a bit set."""
    s = t.s
    sites = s.held[seat] & SHRINES if s.temples_built < TEMPLES_IN_PLAY[s.players] else 0
    return (sites | s.held[seat] & 1 << PHOCIS) & ~s.temples


def may_build(t: Hellas, seat: int, region: int) -> Refusal | None:
    """H7.3a, H7.3b, H7.3d. A controlled region with an empty shrine while temples are left; Phocis for the oracle."""
    if t.s.control[region] != seat:
        return Refusal("H7.3a", "not-controlled", {"region": region})
    if not (SHRINES | 1 << PHOCIS) >> region & 1:
        return Refusal("H3.8", "no-shrine", {"region": region})
    if t.s.temples >> region & 1:
        return Refusal("H3.8", "temple-stands", {"region": region})
    return None if region == PHOCIS else temples_are_left(t)


def temples_are_left(t: Hellas) -> Refusal | None:
    """H7.3d. There is a temple on the temple card."""
    left = t.s.temples_built < TEMPLES_IN_PLAY[t.s.players]
    return None if left else Refusal("H7.3d", "no-temples-left")


def may_take_temple(t: Hellas, seat: int) -> Refusal | None:
    """H7.0c. There is a legal site."""
    if temple_sites(t, seat):
        return None
    return temples_are_left(t) or Refusal("H7.3a", "no-site")


def build_temple(t: Hellas) -> Flow[None]:
    """H7.3. Token, priest, oracle reward, draft, in this order (H7.3c)."""
    s = t.s
    seat = s.active
    options = [BUILD[region] for region in bits(temple_sites(t, seat))]
    choice = yield from choose_one(t, seat, "build-temple", options, "H7.3a")
    region = REGION.of(choice)
    s.temples |= 1 << region
    s.temples_built += region != PHOCIS
    t.tell("temple-built", "H7.3b" if region == PHOCIS else "H7.3a", player=seat, region=region)
    t.check_control(seat)
    t.gain_priests(seat, 1)
    if region == PHOCIS:
        yield from consult_oracle(t, seat)
    elif s.temples_built in TEMPLE_CARDS[s.temple_card].drafts:
        yield from blessing_draft(t, seat)
    if t.has(seat, HERMES_TEMPLE):  # also if this very action brought it
        s.extra += 1
    finish(s)


def consult_oracle(t: Hellas, seat: int) -> Flow[None]:
    """H7.3b. The reward printed on the temple card."""
    oracle = TEMPLE_CARDS[t.s.temple_card].oracle
    if oracle.extra_action:
        t.s.extra += 1
    t.gain_priests(seat, oracle.priests)
    if oracle.artifacts:
        yield from choose_artifact(t, seat, oracle.artifacts, "H7.3b")
    if oracle.fill_hand:
        yield from draw(t, seat, t.hand_limit(seat) - t.s.hands[seat].bit_count())
    if oracle.raise_different:
        yield from raise_different(t, seat, oracle.raise_different)
    if oracle.draft:
        yield from blessing_draft(t, seat)


def raise_different(t: Hellas, seat: int, number: int) -> Flow[None]:
    """Raise different attributes by one each."""
    raised: list[int] = []
    for _ in range(number):
        options = [RAISE[k] for k in range(3) if may_raise(t, seat, k, t.stored(seat, k) + 1, raised) is None]
        if options:
            choice = yield from choose_one(t, seat, "raise-attribute", options, "H7.3b", raised=raised[:])
            raised.append(ATTRIBUTE.of(choice))
            t.raise_attribute(seat, raised[-1], 1)
            t.tell("attribute-raised", "H7.3b", player=seat, attribute=raised[-1])


def may_raise(t: Hellas, seat: int, attribute: int, value: int, raised: list[int]) -> Refusal | None:
    """H4.4, H22.5. An attribute that is below its maximum and below the value, and has not just been raised."""
    if attribute in raised:
        return Refusal("H7.3b", "raised-already", {"attribute": attribute})
    stored = t.stored(seat, attribute)
    if stored >= min(value, t.rules.most[attribute]):
        return Refusal("H4.4", "high-enough", {"attribute": attribute})
    return None
