"""Decision points."""

from tyche.core.ask import DONE, PASS, Ask


class Equal:
    def __eq__(self, other: object) -> bool:
        return True

    def __hash__(self) -> int:
        return 0


class Word(str):
    pass


def single() -> Ask:
    ask = Ask(1, "turn", [("take", 1), DONE], "Y3.a", DONE, {})
    ask.asides = {0: [("shout", "c0")]}
    return ask


def several() -> Ask:
    ask = Ask(0, "bid", [PASS], "Y2.a", PASS, {})
    ask.also = {0: [PASS, ("bid", "c1")], 2: [PASS, ("bid", "c2")]}
    return ask


def test_a_single_seat_is_asked_and_others_may_have_asides() -> None:
    ask = single()
    assert ask.seats() == ask.asked() == [1]
    assert ask.options_for(1) == [("take", 1), DONE]
    assert ask.options_for(0) == [("shout", "c0")]
    assert ask.options_for(2) == []
    assert ask.default_for(1) == DONE


def test_of_several_seats_those_without_an_answer_are_waited_for() -> None:
    ask = several()
    ask.answers[0] = ("bid", "c1")
    assert ask.seats() == [2]
    assert ask.asked() == [0, 2]
    assert ask.default_for(2) == PASS


def test_who_has_answered_has_no_options_any_more() -> None:
    ask = several()
    ask.answers[0] = PASS
    assert ask.options_for(0) == []


def test_a_default_that_a_seat_is_not_offered_is_replaced_by_its_first_option() -> None:
    ask = several()
    ask.default = ("keep", "a")
    ask.also = {0: [("keep", "a")], 2: [("keep", "b"), ("keep", "c")]}
    assert ask.default_for(0) == ("keep", "a")
    assert ask.default_for(2) == ("keep", "b")


def test_an_option_is_offered_only_if_it_has_the_very_types() -> None:
    ask = single()
    assert ask.offered(1, ("take", 1)) == ("take", 1)
    unlike: list[object] = [("take", True), ("take", 1.0), ("take", Equal()), (Word("take"), 1), ["take", 1], Equal()]
    assert [option for option in unlike if ask.offered(1, option) is not None] == []


def test_an_option_of_another_seat_is_not_offered() -> None:
    ask = single()
    assert ask.offered(0, DONE) is None
    assert ask.offered(1, ("shout", "c0")) is None
