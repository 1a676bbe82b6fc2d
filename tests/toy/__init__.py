"""A small game that uses everything the engine offers: hidden hands, dice, asks of one and of several seats, asides.

Each player holds cards from 0 to 11. In a round all bid a card at once; then each in turn plays cards, rolls a die or
stops. Card 0 is the liar: whoever holds it may shout it while another player moves, which ends that player's turn.
"""

from tests.toy.game import ToyGame
from tests.toy.rules import CARD, SEAT, VERBS, Toy
from tests.toy.state import State

__all__ = ["CARD", "GAME", "SEAT", "VERBS", "State", "Toy", "ToyGame"]

GAME = ToyGame()
