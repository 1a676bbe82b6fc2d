"""Rules cases, run: a position is set up, the seats decide, and what follows is compared with what is expected."""

from collections.abc import Callable
from typing import Final

from tyche.core.ask import Option
from tyche.core.casefile import Case, Step, case_files, cases_of, load_cases, read_cases
from tyche.core.dice import DICE
from tyche.core.errors import CaseError, Refused, SetupError
from tyche.core.game import Game, game_named
from tyche.core.ids import ids_of
from tyche.core.node import near, shown
from tyche.core.table import Table
from tyche.core.verbs import ANSWERS
from tyche.core.vocabulary import Vocabulary, as_list, as_mapping, as_option, as_seat

__all__ = ["Case", "case_files", "cases_of", "load_cases", "read_cases", "run_case"]

MOST_OPTIONS: Final = 24
"""How many options a message lists before it shortens."""
UNKNOWN: Final = "?"
"""What a case writes to find out."""
Witness = Callable[[Step | None, Table], None]
"""Sees the table before the first step, and after each."""
PATIENCE: Final = 1000
"""How many defaults ``until`` takes before it gives up."""


def run_case(case: Case, game: Game | None = None) -> list[str]:
    """Play a case and compare: what failed, each with file and line. `game` stands in for an installed game."""
    if game is None:
        try:
            game = game_named(case.game)
        except SetupError as error:
            raise CaseError(f"{case.place}: {error}") from None
    return CaseRun(case, game).failures


class CaseRun:
    """A case being played."""

    def __init__(self, case: Case, game: Game, witness: Witness | None = None) -> None:
        self.case = case
        self.failures: list[str] = []
        self.vocabulary: Vocabulary = game.vocabulary()
        self.ids = ids_of(game)
        self.table = self._open(game)
        self.seats = self.table.setup.seats
        if witness is not None:
            witness(None, self.table)
        for step in case.steps:
            if not self._take(step):
                return
            if witness is not None:
                witness(step, self.table)
        self._check_dice()

    def _open(self, game: Game) -> Table:
        case = self.case
        players = game.least if case.players is None else case.players
        try:
            game.check(players, case.options, None)
            return self.vocabulary.open(players, case.options, case.given, case.dice)
        except SetupError as unfit:
            raise case.lines.locate(CaseError(str(unfit)), case.given) from None
        except CaseError as error:
            raise case.lines.locate(error, case.given) from None

    def _take(self, step: Step) -> bool:
        """Take one step; False when it is useless to go on."""
        try:
            if step.kind == "choose":
                return self._choose(step)
            if step.kind == "until":
                return self._until(step)
            self._expect(step)
        except CaseError as error:
            raise self.case.lines.locate(error, step.within, step.key) from None
        return True

    def fail(self, step: Step, text: str) -> None:
        """Note a failure with file and line."""
        holder = step.value if isinstance(step.value, dict) else step.within
        line = self.case.lines.of(holder, None if holder is step.value else step.key)
        self.failures.append(f"{self.case.lines.file}:{line}: {self.case.title}: {text}")

    # Deciding.

    def _choose(self, step: Step) -> bool:
        mapping = as_mapping(step.value, step.within, step.key)
        seat = as_seat(mapping["seat"], self.seats, mapping, "seat")
        option = as_option(mapping["choose"], mapping, "choose")
        try:
            self.table.choose(seat, option)
        except Refused as refused:
            reason = f"{refused.refusal.reason}, {refused.refusal.clause}"
            self.fail(step, f"{self.seats[seat]} may not choose {shown(option)} ({reason}); {self._asked_now()}")
            return False
        return True

    def _until(self, step: Step) -> bool:
        """Everybody takes the default until the question comes."""
        table = self.table
        passed: list[str] = []
        for _ in range(PATIENCE):
            if not self._differs_from(step.value, step):
                return True
            waiting = table.awaited()
            if not waiting or table.ask is None:
                break
            if table.ask.topic not in passed:
                passed.append(table.ask.topic)
            table.choose_default(waiting[0])
        asked = f"asked were {', '.join(passed)}; " if passed else ""
        self.fail(step, f"it never came to {shown(step.value)}; {asked}{self._asked_now()}")
        return False

    # Expecting.

    def _expect(self, step: Step) -> None:
        kind, value = step.kind, step.value
        found: str | None
        if kind == "asks":
            found = self._differs_from(value, step)
        elif kind == "offered":
            found = self._offer(as_mapping(value, step.within, step.key), True)
        elif kind == "not_offered":
            found = self._offer(as_mapping(value, step.within, step.key), False)
        elif kind == "refused":
            found = self._not_refused(as_mapping(value, step.within, step.key))
        elif kind == "told":
            found = self._not_told(as_mapping(value, step.within, step.key))
        elif kind == "not_told":
            mapping = as_mapping(value, step.within, step.key)
            found = f"told {shown(mapping)}" if self._not_told(mapping) is None else None
        else:
            self._then(step)
            return
        if found is not None:
            self.fail(step, found)

    def _then(self, step: Step) -> None:
        for word, value in as_mapping(step.value, step.within, step.key).items():
            found = self.vocabulary.check(self.table, word, value, step.value)
            if found is not None:
                self.fail(step, f"{word}: expected {shown(value)}, found {found}; {self._asked_now()}")

    def _differs_from(self, value: object, step: Step) -> str | None:
        """How the current question differs from the one described; None if it fits."""
        ask = self.table.ask
        if value == "nobody":
            return None if ask is None else f"expected nobody to be asked; {self._asked_now()}"
        mapping = as_mapping(value, step.within, step.key)
        self._known("topic", mapping, self.ids.topics)
        wanted = self._seats_of(mapping)
        if ask is None:
            return f"expected {shown(mapping)}, but the game is over"
        for seat in wanted:
            if seat not in ask.seats():
                return f"expected {self.seats[seat]} to be asked; {self._asked_now()}"
        if "seats" in mapping and len(wanted) != len(ask.seats()):
            return f"expected only {shown(mapping['seats'])} to be asked; {self._asked_now()}"
        for key, found in (("topic", ask.topic), ("clause", ask.clause)):
            if key in mapping and mapping[key] != found:
                return f"expected {key} {shown(mapping[key])}; {self._asked_now()}"
        for seat in wanted or ask.seats()[:1]:
            options, default = ask.options_for(seat), ask.default_for(seat)
            if "default" in mapping and as_option(mapping["default"], mapping, "default") != default:
                return f"expected default {shown(mapping['default'])}, found {shown(default)}"
            if "options" in mapping:
                listed = as_list(mapping["options"], mapping, "options")
                expected = [as_option(item, listed, n) for n, item in enumerate(listed)]
                if sorted(map(repr, expected)) != sorted(map(repr, options)):
                    return f"expected options {shown(expected)}, found {shortened(options)}"
        return None

    def _known(self, key: str, mapping: dict[str, object], ids: set[str]) -> None:
        """Refuse an id that the game does not have: an expectation about it could never fail."""
        name = mapping.get(key)
        if ids and name is not None and name not in ids and name != UNKNOWN:
            raise CaseError(f"there is no {key} {name!r}{near(name, sorted(ids))}", mapping, key)

    def _sensible(self, option: Option, mapping: dict[str, object], key: str) -> None:
        """Refuse an option whose words name nothing: that it is not offered would say nothing."""
        name = str(option[0])
        verbs = self.table.game.verbs.named.get(name)
        if verbs is None:
            if self.ids.verbs and (name,) not in ANSWERS:
                raise CaseError(f"there is no verb {name!r}{near(name, sorted(self.ids.verbs))}", mapping, key)
            return
        ways = [way for verb in verbs for argument in verb.arguments for way in argument.domain(self.table.play)]
        words = sorted({part for way in ways for part in way if isinstance(part, str)})
        for part in option[1:]:
            if words and isinstance(part, str) and part not in words:
                raise CaseError(f"{shown(option)} names {part!r}, which is nothing{near(part, words)}", mapping, key)

    def _seats_of(self, mapping: dict[str, object]) -> list[int]:
        if "seat" in mapping:
            return [as_seat(mapping["seat"], self.seats, mapping, "seat")]
        names = as_list(mapping.get("seats", []), mapping, "seats")
        return [as_seat(name, self.seats, names, n) for n, name in enumerate(names)]

    def _offer(self, mapping: dict[str, object], wanted: bool) -> str | None:
        seat = as_seat(mapping["seat"], self.seats, mapping, "seat")
        options = self.table.options(seat)
        if "choose" in mapping:
            option = as_option(mapping["choose"], mapping, "choose")
            matching = [offered for offered in options if offered == option]
        else:
            option = as_option(mapping["begins"], mapping, "begins")
            matching = [offered for offered in options if offered[: len(option)] == option]
        if not wanted:
            self._sensible(option, mapping, "choose" if "choose" in mapping else "begins")
        if wanted and not matching:
            return f"{self.seats[seat]} is not offered {shown(option)}; {self._asked_now()}"
        if not wanted and matching:
            return f"{self.seats[seat]} is offered {shown(matching)}"
        return None

    def _not_refused(self, mapping: dict[str, object]) -> str | None:
        """What is wrong with a refusal that was expected."""
        self._known("reason", mapping, self.ids.reasons)
        seat = as_seat(mapping["seat"], self.seats, mapping, "seat")
        option = as_option(mapping["choose"], mapping, "choose")
        refusal = self.table.why(seat, option)
        name = f"{self.seats[seat]}: {shown(option)}"
        if refusal is None:
            return f"{name} is legal, expected a refusal by {mapping['clause']}"
        for key, found in (("clause", refusal.clause), ("reason", refusal.reason)):
            if key in mapping and mapping[key] != found:
                return f"{name} is refused by {refusal.clause} ({refusal.reason}), expected {key} {shown(mapping[key])}"
        before = self.table.digest()
        try:
            self.table.choose(seat, option)
        except Refused:
            return None if self.table.digest() == before else f"{name} was refused, but something changed"
        return f"{name} was accepted although it has a refusal"

    def _not_told(self, mapping: dict[str, object]) -> str | None:
        """What was told instead of a telling that was expected."""
        self._known("id", mapping, self.ids.tellings)
        told = [self.table.game.told(telling) for telling in self.table.play.log or []]
        near: list[str] = []
        for entry in told:
            facts = as_mapping(entry["facts"], entry, "facts")
            if entry["id"] != mapping["id"]:
                continue
            found: dict[str, object] = {**facts, "clause": entry["clause"]}
            if all(key == "id" or (key in found and shown(found[key]) == shown(mapping[key])) for key in mapping):
                return None
            near.append(shown(found))
        if near:
            return f"expected {shown(mapping)}; told with {' and '.join(near)}"
        return f"expected {shown(mapping)}; told were {', '.join([str(entry['id']) for entry in told]) or 'nothing'}"

    def _asked_now(self) -> str:
        """What is being asked, for messages."""
        ask = self.table.ask
        if ask is None:
            return "the game is over"
        parts = [f"{self.seats[seat]} {shortened(ask.options_for(seat))}" for seat in ask.seats()]
        return f"asked now is {ask.topic} ({ask.clause}): {'; '.join(parts)}"

    def _check_dice(self) -> None:
        thrown, given = self.table.play.dice.counters[DICE], len(self.case.dice)
        if thrown < given or (self.case.exactly and thrown > given):
            text = f"{given} dice are given, {'only ' if thrown < given else ''}{thrown} were thrown"
            self.failures.append(f"{self.case.place}: {self.case.title}: {text}")


def shortened(options: list[Option]) -> str:
    """Options for a message; of many with one verb some stand for all, so that every verb is seen."""
    if len(options) <= MOST_OPTIONS:
        return shown(options)
    verbs = list(dict.fromkeys(option[0] for option in options))
    each = max(1, MOST_OPTIONS // len(verbs))
    parts: list[str] = []
    for verb in verbs:
        same = [option for option in options if option[0] == verb]
        parts += [shown(option) for option in same[:each]]
        if len(same) > each:
            parts.append(f"and {len(same) - each} more with {verb}")
    return f"[{', '.join(parts)}]"
