"""S10.C.3. Who dishonoured Free Passage, read off the decisions: what everybody at the table remembers."""

from collections.abc import Sequence
from typing import Final

from tyche.core.ask import NO, YES, Option
from tyche.games.successors.rules.components import FACTION_ID
from tyche.games.successors.rules.play import Successors

ASKED: Final = "ask-passage"


def wrongs(t: Successors, decisions: Sequence[tuple[int, Option]]) -> list[tuple[int, int]]:
    """D-7.C1-C4. One asks, the other grants, the first accepts, and then the other says no."""
    found: list[tuple[int, int]] = []
    for n, (mover, option) in enumerate(decisions):
        if option[0] != ASKED:
            continue
        host = FACTION_ID[str(option[1])]
        talk = [one for one in decisions[n + 1 : n + 4] if one[0] in (mover, host)]
        if talk == [(host, YES), (mover, YES), (host, NO)]:
            found.append((host, mover))
    return found
