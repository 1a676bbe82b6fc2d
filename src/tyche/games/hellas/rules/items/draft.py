"""H17. Blessing drafts."""

from typing import Final

from tyche.core.ask import Flow, Option
from tyche.games.hellas.rules.atlas import bits
from tyche.games.hellas.rules.components import (
    ADVANCED_DODGE,
    ARMORY,
    GODS_STRENGTH,
    HERMES_TEMPLE,
    LOCAL_SUPPORT,
    SPEED,
    STRENGTH,
)
from tyche.games.hellas.rules.deck import KEEP, draw
from tyche.games.hellas.rules.kinds import ITEM
from tyche.games.hellas.rules.play import Hellas

ARMORY_CARDS: Final = 2


def blessing_draft(t: Hellas, seat: int) -> Flow[None]:
    """H17.1, H17.2. Each keeps one and passes the rest to the right neighbour; the last card is discarded."""
    s = t.s
    deal_blessings(t, s.players + 1)
    t.tell("draft", "H17.1", player=seat, number=len(s.draft))
    s.draft_seen = 0
    for k in range(s.players):
        if not s.draft:
            break
        player = (seat - k) % s.players
        s.draft_seen |= 1 << player
        t.reveal()
        if len(s.draft) == 1:
            item = s.draft[0]
        else:
            options: list[Option] = [KEEP[item] for item in s.draft]
            choice = yield t.ask(player, "keep-blessing", options, "H17.2", options[0], number=len(options))
            item = ITEM.of(choice)
        s.draft.remove(item)
        t.give_item(player, item)
        t.tell("blessing", "H17.2", player=player, item=item)
        yield from receive(t, player, item)
    for item in s.draft:
        s.blessing_discard |= 1 << item
        t.tell("blessing-discarded", "H17.2", item=item)
    s.draft = []
    s.draft_seen = 0


def deal_blessings(t: Hellas, number: int) -> None:
    """H17.4. With too few cards the discarded blessings are shuffled in."""
    s = t.s
    if len(s.blessing_deck) < number:
        s.blessing_deck += bits(s.blessing_discard)
        s.blessing_discard = 0
        s.blessing_deck.sort()
        t.dice.shuffle(s.blessing_deck)
    s.draft = [s.blessing_deck.pop() for _ in range(min(number, len(s.blessing_deck)))]
    s.draft.sort()


def receive(t: Hellas, seat: int, item: int) -> Flow[None]:
    """H17.3, A-32. What happens when a player gets a blessing."""
    if item == ARMORY:
        yield from draw(t, seat, ARMORY_CARDS)
    elif item == GODS_STRENGTH:
        t.raise_attribute(seat, STRENGTH, 1)
    elif item == ADVANCED_DODGE:
        t.raise_attribute(seat, SPEED, 1)
    elif item == HERMES_TEMPLE:
        t.gain_priests(seat, 1)
    elif item == LOCAL_SUPPORT:
        for region in bits(t.s.armies[seat]):
            t.claim(seat, region)
