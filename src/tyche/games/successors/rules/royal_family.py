"""S3.8, S8. The funeral cart, the tomb, and the heirs that wait off the map."""

from typing import Final

from tyche.core.errors import Refusal
from tyche.games.successors.rules.atlas import N_PLACES, PLACE_ID
from tyche.games.successors.rules.components import ALEXANDROS, CART, HERAKLES
from tyche.games.successors.rules.play import Successors
from tyche.games.successors.rules.points import PELLA
from tyche.games.successors.rules.state import GONE, OFF

PERGAMON: Final = PLACE_ID["pergamon"]


def may_bury(t: Successors, seat: int) -> Refusal | None:
    """S3.8.a. The cart is the seat's, at a major city on land, no enemy unit in its area, in Turn II or III."""
    s = t.s
    if s.royal_owner[CART] != seat:
        return Refusal("S3.8.a", "cart-not-yours")
    area = s.royal_at[CART]
    if not 0 <= area < 2 * N_PLACES or not t.is_major(t.place_of(area)):
        return Refusal("S3.8.a", "no-major-city")
    if t.enemy_cu_areas(seat) >> area & 1:
        return Refusal("S3.8.a", "enemy-units-there", {"place": t.place_of(area)})
    return None if s.turn in (2, 3) else Refusal("S3.8.a", "not-this-turn")


def bury(t: Successors, seat: int) -> None:
    """S3.8.b-d. The cart becomes the tomb, outside the city; at Pella the burying player has 10 L for good."""
    s = t.s
    place = t.place_of(s.royal_at[CART])
    t.move_royal(CART, GONE)
    s.tomb = place
    if place == PELLA:
        s.buried_at_pella_by = seat
    s.unscored = True
    t.tell("buried", "S3.8.c" if place == PELLA else "S3.8.d", faction=seat, place=place)


def herakles_comes(t: Successors) -> None:
    """S16.2.a. With the option, Herakles appears in Pergamon when Alexandros has died."""
    s = t.s
    if t.rules.herakles and s.royal_at[HERAKLES] == OFF and s.royal_at[ALEXANDROS] == GONE:
        t.move_royal(HERAKLES, PERGAMON)
        t.tell("herakles", "S16.2.a", place=PERGAMON)
