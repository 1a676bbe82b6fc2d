"""The words of the toy's cases."""

from tests.toy.rules import Toy, card_names
from tyche.core.dice import DICE
from tyche.core.errors import CaseError
from tyche.core.play import Play
from tyche.core.table import Table
from tyche.core.vocabulary import Vocabulary, as_list, as_mapping, as_number, as_seat, as_word, known, shown


class ToyWords(Vocabulary):
    """``given: {hands: {red: [c1, c3]}, scores: {red: 2}, turn: red}``; ``then: {score: {red: 3}}``."""

    def arrange(self, play: Play, given: dict[str, object]) -> list[str]:
        known(given, ["hands", "scores", "turn"])
        assert isinstance(play, Toy)
        s, seats = play.s, play.setup.seats
        hands = as_mapping(given.get("hands", {}), given, "hands")
        for name, cards in hands.items():
            seat = as_seat(name, seats, hands, name)
            for n, card in enumerate(as_list(cards, hands, name)):
                if card not in card_names(s.deck):
                    raise CaseError(f"there is no card {card!r} left", cards, n)
                number = int(str(card)[1:])
                s.deck.remove(number)
                s.hands[seat].append(number)
        scores = as_mapping(given.get("scores", {}), given, "scores")
        for name, score in scores.items():
            s.scores[as_seat(name, seats, scores, name)] = as_number(score, scores, name)
        s.step = "turn" if "turn" in given else "bid"
        s.turn = as_seat(given.get("turn", seats[0]), seats, given, "turn")
        return []

    def check(self, table: Table, word: str, value: object, within: object) -> str | None:
        play = table.play
        assert isinstance(play, Toy)
        if word == "score":
            for name, score in as_mapping(value, within, word).items():
                found = play.s.scores[as_seat(name, table.setup.seats, value, name)]
                if found != as_number(score, value, name):
                    return f"{name} {found}"
            return None
        if word == "hand":
            for name, cards in as_mapping(value, within, word).items():
                hand = card_names(play.s.hands[as_seat(name, table.setup.seats, value, name)])
                if sorted(hand) != sorted(as_word(card, cards, 0) for card in as_list(cards, value, name)):
                    return f"{name} {shown(hand)}"
            return None
        if word == "dice":
            return None if play.dice.counters[DICE] == value else str(play.dice.counters[DICE])
        raise CaseError(f"there is no expectation {word!r}", within, word)
