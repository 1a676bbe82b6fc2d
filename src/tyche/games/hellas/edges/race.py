"""H19. How far everybody is in each kind of victory."""

from tyche.core.race import Runner, Victory, towards
from tyche.games.hellas.rules.atlas import MONUMENT_AT
from tyche.games.hellas.rules.components import KING_TOKENS, LANDS_TO_WIN, MONSTERS_TO_WIN, TEMPLES_TO_WIN
from tyche.games.hellas.rules.play import Hellas
from tyche.games.hellas.rules.state import NOBODY


def race(t: Hellas) -> list[Victory]:
    """H19.1-19.4. Lands, temples, monsters; and, with more than two players, the countdown of King of kings."""
    s, seats = t.s, range(t.s.players)
    found = [
        Victory("warlord", [towards(t.lands_held(seat), LANDS_TO_WIN[s.players]) for seat in seats]),
        Victory("favoured", [towards((s.held[seat] & s.temples).bit_count(), TEMPLES_TO_WIN) for seat in seats]),
        Victory("slayer", [towards(s.figures[seat].bit_count(), MONSTERS_TO_WIN) for seat in seats]),
    ]
    return [*found, Victory("king-of-kings", [crowned(t, seat) for seat in seats])] if s.players > 2 else found


def race_key(t: Hellas) -> object:
    """What the race is shown by."""
    s = t.s
    monument = NOBODY if s.king_god == NOBODY else s.control[MONUMENT_AT[s.king_god]]
    return (s.held[:], s.temples, s.figures[:], s.king_god, s.king_tokens, monument)


def crowned(t: Hellas, seat: int) -> Runner:
    """H19.4. The tokens that are gone count for whoever controls the region of the monument."""
    s = t.s
    if s.king_god == NOBODY or s.control[MONUMENT_AT[s.king_god]] != seat:
        return Runner(0, KING_TOKENS, False)
    return towards(KING_TOKENS - s.king_tokens, KING_TOKENS, "region")
