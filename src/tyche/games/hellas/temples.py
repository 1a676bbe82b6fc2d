"""H7.3. Build Temple, and the oracle of Delphi."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.games.hellas.atlas import PHOCIS, SHRINES, bits
from tyche.games.hellas.blessing_draft import blessing_draft
from tyche.games.hellas.components import ATTRIBUTE_ID, HERMES_TEMPLE, TEMPLE_CARDS, TEMPLES_IN_PLAY
from tyche.games.hellas.deck import choose_artifact, draw
from tyche.games.hellas.play import Hellas
from tyche.games.hellas.words import attribute_options, region_of, region_options

BUILD: Final = region_options("build")
RAISE: Final = attribute_options("raise")


def temple_sites(t: Hellas, seat: int) -> int:
    """H7.3a, H7.3b, H7.3d. Controlled regions with an empty shrine while temples are left; Phocis for the oracle."""
    s = t.s
    sites = s.held[seat] & SHRINES if s.temples_built < TEMPLES_IN_PLAY[s.players] else 0
    return (sites | s.held[seat] & 1 << PHOCIS) & ~s.temples


def build_temple(t: Hellas) -> Flow[None]:
    """H7.3. Token, priest, oracle reward, draft, in this order (H7.3c)."""
    s = t.s
    seat = s.active
    options: list[Option] = [BUILD[region] for region in bits(temple_sites(t, seat))]
    choice = options[0]
    if len(options) > 1:
        choice = yield t.ask(seat, "build-temple", options, "H7.3a", options[0])
    region = region_of(choice)
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
    s.step = s.stack.pop()


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
    raised = 0
    for _ in range(number):
        able = [k for k in range(3) if not raised >> k & 1 and t.stored(seat, k) < t.rules.most[k]]
        raised |= 1 << (yield from raise_one(t, seat, able, "H7.3b")) if able else 0


def raise_one(t: Hellas, seat: int, able: list[int], clause: str) -> Flow[int]:
    """Raise one of some attributes by one. Which one it was."""
    attribute = able[0]
    if len(able) > 1:
        options: list[Option] = [RAISE[k] for k in able]
        choice = yield t.ask(seat, "raise-attribute", options, clause, options[0])
        attribute = ATTRIBUTE_ID[str(choice[1])]
    t.raise_attribute(seat, attribute, 1)
    t.tell("attribute-raised", clause, player=seat, attribute=attribute)
    return attribute
