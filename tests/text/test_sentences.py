"""Sentences as people read them."""

import random

import pytest

from tests.text.strict import strict_messages
from tests.toy import GAME as TOY
from tyche.core.ask import Option
from tyche.core.run import NOT_YOURS
from tyche.core.table import SEED_BYTES, open_table
from tyche.games.scharz import GAME as SCHARZ
from tyche.games.successors import GAME
from tyche.games.successors.rules.components import CARD_KIND, CARD_KINDS, CARD_NAMES, CARD_OP
from tyche.study.fuzz import random_decision, random_options
from tyche.text import Messages

ENGLISH = Messages(GAME)


def told(ident: str, **facts: object) -> str:
    return ENGLISH.telling({"id": ident, "facts": facts})


def asked(topic: str, **facts: object) -> str:
    return ENGLISH.prompt({"topic": topic, "facts": facts})


@pytest.mark.parametrize(("players", "language"), [(2, "de"), (3, "en"), (4, "de"), (5, "en")])
def test_random_games_are_told_without_a_gap(players: int, language: str) -> None:
    """Every question, option and entry of the log finds its text, and the text all its variables."""
    messages, catalogue = strict_messages(GAME, language)
    rng = random.Random(players)
    table = open_table(GAME, players, random_options(GAME, rng), None, rng.randbytes(SEED_BYTES))
    while not table.over:
        view = table.ask_view(None)
        assert view is not None
        messages.prompt(view)
        for seat in range(players):
            for option in table.options(seat):
                messages.option(option, str(view["topic"]))
        table.choose(*random_decision(table, rng))
    told_in_full = [GAME.told(telling) for telling in table.play.log or ()]
    for entry in [*told_in_full, *messages.digest(told_in_full)]:
        sentence = messages.telling(entry)
        assert sentence.endswith("."), sentence
        assert not sentence[0].islower(), sentence
    assert not catalogue.faults


@pytest.mark.parametrize(
    ("units", "text"),
    [
        ({}, "no combat units"),
        ({"mercenary": 1}, "1 mercenary"),
        ({"mercenary": 2, "loyal": 1}, "2 mercenaries and 1 Loyal Macedonian"),
        ({"royal": 2, "silver": 2, "elephant": 1}, "2 Royal Army units, 2 Silver Shields and 1 elephant"),
        ({"cavalry": 3}, "3 cavalry units"),
    ],
)
def test_units_are_counted(units: dict[str, int], text: str) -> None:
    assert ENGLISH.units(units) == text


def test_a_battle_is_told() -> None:
    facts = {"winner": "red", "loser": "blue", "place": "sardeis", "score": 6, "against": 5}
    assert told("battle-won", **facts) == "Red wins the battle at Sardeis against Blue, 6 to 5."


@pytest.mark.parametrize(
    ("rating", "bonus", "roll", "text"),
    [
        (2, 0, 8, "Red rolls 3 and 5: 8 on battle strength 8, a score of 6."),
        (4, 1, 10, "Red rolls 3 and 5, raised to 4 and 5, +1: 10 on battle strength 8, a score of 6."),
    ],
)
def test_the_numbers_of_a_battle_can_be_followed(rating: int, bonus: int, roll: int, text: str) -> None:
    facts = {"dice": [3, 5], "rating": rating, "bonus": bonus, "roll": roll, "strength": 8, "score": 6}
    assert told("battle-score", faction="red", **facts) == text


def test_independents_take_part_in_sentences() -> None:
    facts = {"winner": "independent", "loser": "red", "place": "lamia", "score": 3, "against": 1}
    assert told("battle-won", **facts) == "The Independent faction wins the battle at Lamia against Red, 3 to 1."
    assert told("moved", faction="independent", general="philon", place="dana") == (
        "The Independent army of Philon moves to Dana."
    )


def test_areas_are_outside_inside_at_sea_or_nowhere() -> None:
    lost = {"faction": "red", "units": {"elephant": 2}}
    assert told("units-destroyed", area="pella", **lost) == "Red loses 2 elephants at Pella."
    assert told("units-destroyed", area="pella/inside", **lost) == "Red loses 2 elephants inside Pella."
    assert told("units-destroyed", area="sea", **lost) == "Red loses 2 elephants at sea."
    assert told("units-dispersed", area=None, **lost) == "Red has no place for 2 elephants: dispersed."


def test_a_siege_is_told_with_die_modifier_and_results() -> None:
    facts = {
        "faction": "red",
        "place": "tyros",
        "general": "demetrios",
        "die": 5,
        "modifier": 1,
        "roll": 6,
        "needed": 3,
    }
    assert told("siege", points=2, lost=0, already=1, **facts) == (
        "Demetrios (Red) conducts a siege of Tyros: rolls 5 +1 = 6, 2 siege points (1 before, 3 needed), no losses."
    )
    facts |= {"modifier": 0, "roll": 5}
    assert told("siege", points=1, lost=1, already=0, **facts) == (
        "Demetrios (Red) conducts a siege of Tyros: rolls 5, 1 siege point (3 needed), 1 combat unit lost."
    )


def test_attempts_say_whether_they_succeed() -> None:
    facts = {"faction": "red", "general": "eumenes", "place": "issos", "die": 3, "roll": 3, "need": 3}
    assert told("interception", success=True, **facts) == "Eumenes (Red) intercepts at Issos: rolls 3, needs 3."
    facts |= {"roll": 2}
    assert told("avoid-battle", success=False, **facts) == (
        "Eumenes (Red) fails to avoid battle at Issos: rolls 3, with cavalry 2, needs 3."
    )


def test_neighbouring_entries_become_one() -> None:
    step = {"id": "moved", "clause": "S10.A.1", "moment": 3}
    facts = {"faction": "red", "general": "eumenes", "units": {"mercenary": 2}}
    placed = {"id": "units-placed", "clause": "S5.2.e", "moment": 5}
    marker = {"id": "marker-removed", "clause": "S6.1.1", "moment": 4, "facts": {"faction": "blue", "place": "dana"}}
    log = [{**step, "facts": {**facts, "place": place}} for place in ("issos", "tarsos", "dana")]
    lots = [{**placed, "facts": {"faction": "red", "area": "dana", "units": {kind: 1}}} for kind in ("loyal", "loyal")]
    digest = ENGLISH.digest([*log, marker, log[0], *lots])
    assert [ENGLISH.telling(entry) for entry in digest] == [
        "Eumenes (Red) moves to Issos, Tarsos and Dana with 2 mercenaries.",
        "Blue's marker at Dana is removed.",
        "Eumenes (Red) moves to Issos with 2 mercenaries.",
        "Red places 2 Loyal Macedonians at Dana.",
    ]


def test_what_several_do_at_once_is_told_for_each_together() -> None:
    def sown(faction: str, place: str) -> dict[str, object]:
        return {"id": "sown", "clause": "T15.3", "moment": 3, "facts": {"faction": faction, "place": place}}

    words = Messages(SCHARZ)
    log = [sown("green", "roma"), sown("blue", "sena"), sown("green", "capua"), sown("blue", "spina")]
    other = {"id": "first-player", "clause": "T7.1", "moment": 4, "facts": {"faction": "red"}}
    digest = words.digest([*log, other, sown("green", "pisae")])
    assert [entry["facts"] for entry in digest] == [
        {"faction": "green", "place": ["roma", "capua"]},
        {"faction": "blue", "place": ["sena", "spina"]},
        {"faction": "red"},
        {"faction": "green", "place": "pisae"},
    ]


def test_lists_and_tallies() -> None:
    assert told("tie-rolled", rolls={"red": 3, "blue": 5}) == "The tie is rolled: Red 3 and Blue 5."
    assert told("turn-order", faction="red", order=["red", "blue", "green"]) == (
        "Red chooses the turn order: Red, Blue and Green."
    )


def test_numbers_choose_their_form() -> None:
    assert asked("act", general="antigonos", points=1) == "Antigonos has 1 movement point left."
    assert asked("act", general="antigonos", points=0) == "Antigonos has 0 movement points left."
    assert told("turn", turn=4) == "Turn IV begins."


@pytest.mark.parametrize(
    ("option", "topic", "label"),
    [
        (("take", "mercenary", 2), "act", "Take 2 mercenaries"),
        (("take", "loyal", 1, "inside"), "act", "Take 1 Loyal Macedonian from inside"),
        (("move", "sardeis"), "act", "March to Sardeis"),
        (("move", "tp_zagros"), "act", "March to the Zagros transit point"),
        (("play", "15", "march"), "tyche", "Major Campaign (15): forced march"),
        (("play", "59"), "act", "Play Ahura Mazda & Ahriman (59)"),
        (("place", "pella", "inside"), "reinforce", "Place inside Pella"),
        (("siege",), "act", "Conduct a siege"),
        (("siege", "57"), "act", "Conduct a siege with Traitor in the City (57)"),
        (("target", "kleopatra"), "hemlock", "Kill Kleopatra"),
        (("target", "sardeis", "inside"), "epidemic", "The army inside Sardeis"),
        (("lose", "elephant"), "losses", "Lose 1 elephant"),
        (("royal-inside", "cart"), "redistribute", "The funeral cart goes inside"),
        (("pass",), "intercept", "Do not intercept"),
        (("pass",), "somewhere-else", "Pass"),
    ],
)
def test_options_have_short_labels(option: Option, topic: str, label: str) -> None:
    assert ENGLISH.option(option, topic) == label


def test_refusals_take_references_as_well_as_names() -> None:
    sentence = "Sardeis is too far: 1 movement point is left."
    assert ENGLISH.refusal("too-far", {"place": "sardeis", "points": 1}) == sentence
    place = next(k for k in range(200) if GAME.spell("place", k) == "sardeis")
    assert ENGLISH.refusal("too-far", {"place": place, "points": 1}) == sentence
    assert ENGLISH.refusal(NOT_YOURS, {}) == "It is not your decision."


def test_cards_show_the_values_of_the_data() -> None:
    for k, ident in enumerate(CARD_NAMES):
        card = ENGLISH.card(ident)
        assert (card.kind, card.op) == (ENGLISH.name("card-kind", CARD_KINDS[CARD_KIND[k]]), CARD_OP[k])
    assert ENGLISH.card("15") == ENGLISH.card("16")
    assert ENGLISH.card("57").effect == "+3 to a siege roll of your army against a major city."


def test_the_game_says_what_it_is() -> None:
    assert "unofficial implementation" in ENGLISH.about
    assert "reconstruction" in ENGLISH.about


def test_what_is_missing_shows_as_its_id() -> None:
    assert told("no-such-telling") == "[telling-no-such-telling]"
    assert ENGLISH.option(("no-such-verb", "sardeis"), "act") == "[option-no-such-verb]"
    assert ENGLISH.name("place", "atlantis") == "[place-atlantis]"
    assert ENGLISH.ui("no-such-text", number=3) == "[no-such-text]"
    assert not ENGLISH.has("no-such-text")


def test_malformed_options_have_a_label_too() -> None:
    assert ENGLISH.option(("take",), "act") == "Take no combat units"
    assert ENGLISH.option(("take", "mercenary", "many"), "act").startswith("Take ")
    assert ENGLISH.option(("move", "sardeis", "and", "more"), "act") == "March to Sardeis"


def test_another_language_falls_back_to_english() -> None:
    messages = Messages(GAME, "xx")
    assert messages.name("place", "sardeis") == "Sardeis"
    assert messages.languages() == ["cs", "de", "en", "pl"]


def test_a_game_without_texts_has_those_of_the_engine() -> None:
    messages = Messages(TOY)
    assert messages.option(("pass",), "anything") == "Pass"
    assert messages.prompt({"topic": "bid", "facts": {"who": ["a", "b"]}}) == "[ask-bid]"
