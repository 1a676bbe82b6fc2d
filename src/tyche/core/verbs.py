"""Verbs and kinds: what people may do, said once.

A game declares each verb with the kinds of its arguments, the clause it belongs to, the questions that take it and the
guard that decides whether it is lawful. From the declaration follow the option tuples, the way back from an option to
numbers, the refusal, the references of the texts, the words of the command box and the vocabulary for learning.

A guard decides and explains: option lists hold exactly what it lets pass (`tyche.study.guards` compares both on random
positions), and whatever is not offered is refused with the clause of the guard that fails.
"""

from collections.abc import Callable, Mapping, Sequence
from typing import Final, Generic, TypeVar

from tyche.core.ask import DONE, NO, PASS, YES, Ask, Option
from tyche.core.errors import Refusal
from tyche.core.native import mypyc_attr
from tyche.core.play import Play
from tyche.core.stakes import Stake

UNKNOWN: Final = -1
"""What a word is read as that names nothing of its kind."""
ABSENT: Final = -2
"""What an argument is read as that may be left out, and is."""
ANY: Final[tuple[str, ...]] = ()
"""The topics of a verb that fits beside any question."""
ANSWERS: Final[tuple[Option, ...]] = (YES, NO, PASS, DONE)
"""What some questions take and others do not; a game declares those of them that have a guard."""

P = TypeVar("P", bound=Play)
Guard = Callable[[P, Ask, int, list[int]], Refusal | None]
"""Why a seat may not do something now; None if it may. The numbers are the arguments as their kinds read them."""
Stakes = Callable[[P, Ask, int, list[int]], list[Stake]]
"""What something that a seat may do costs and brings for certain; takes what a guard takes."""
Untimely = Callable[[P, Ask, str], Refusal | None]
"""A better reason than "not now" for a clause whose verbs the question does not take; None if there is none."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Kind:
    """What an argument names: words and their numbers, and where its names stand in the texts.

    `texts` are the families of names in the Fluent files, the first that has such a name counts; without them the
    kind's own name is the family. A game derives a class where the words depend on the table, or where an argument
    takes several parts of an option.
    """

    def __init__(self, name: str, words: Sequence[str] = (), texts: tuple[str, ...] = ()) -> None:
        self.name = name
        self.words = list(words)
        self.texts = texts or (name,)
        self.ids: dict[str, int] = {word: n for n, word in enumerate(words) if word}

    def __repr__(self) -> str:
        return f"<Kind {self.name}>"

    def read(self, play: Play, parts: Option, at: int) -> tuple[int, int]:
        """The number of what the part at `at` names, and where the next argument begins."""
        part = parts[at]
        return (self.ids.get(part, UNKNOWN) if isinstance(part, str) else UNKNOWN), at + 1

    def of(self, option: Option, at: int = 1) -> int:
        """The number of what an offered option names at a place, or ABSENT: how rules read a choice."""
        return self.ids[str(option[at])] if at < len(option) else ABSENT

    def spell(self, value: int) -> object:
        """The word for a number; None for nothing."""
        return self.words[value] if value >= 0 else None

    def domain(self, play: Play) -> list[Option]:
        """Every way to write an argument of this kind at a table."""
        return [(word,) for word in self.ids]

    def maybe(self, variable: str = "") -> "Argument":
        """An argument of this kind that may be left out."""
        return Argument(self, variable or self.name, True)

    def called(self, variable: str) -> "Argument":
        """An argument of this kind that the texts know by another variable."""
        return Argument(self, variable, False)


class Number(Kind):
    """A count of something."""

    def __init__(self, most: int, name: str = "number") -> None:
        super().__init__(name, (), ("number",))
        self.most = most

    def read(self, play: Play, parts: Option, at: int) -> tuple[int, int]:
        """The number itself."""
        part = parts[at]
        return (part if isinstance(part, int) and part >= 0 else UNKNOWN), at + 1

    def of(self, option: Option, at: int = 1) -> int:
        """The number itself."""
        return int(option[at]) if at < len(option) else ABSENT

    def spell(self, value: int) -> object:
        """The number itself."""
        return value

    def domain(self, play: Play) -> list[Option]:
        """All numbers that may come up."""
        return [(number,) for number in range(self.most + 1)]


class Argument:
    """A place in a verb: what it names, its variable in the texts, and whether it may be left out."""

    def __init__(self, kind: Kind, variable: str, optional: bool) -> None:
        self.kind = kind
        self.variable = variable
        self.optional = optional

    def domain(self, play: Play) -> list[Option]:
        """Every way to write this argument at a table."""
        return [*([()] if self.optional else []), *self.kind.domain(play)]


class Reading:
    """An option taken apart: the numbers of its arguments, and what is wrong with its words."""

    def __init__(self) -> None:
        self.values: list[int] = []
        self.unknown = ""
        """A word that names nothing of the kind that is meant."""
        self.malformed = False


class Verb(Generic[P]):
    """What people may do: its name, the kinds of its arguments, the clause, the questions that take it, the guard,
    and what it costs and brings.

    A verb without a guard belongs to a question whose options are chosen from what lies before the player: what is not
    among them is refused by the clause of the question.
    """

    def __init__(
        self,
        name: str,
        clause: str,
        topics: tuple[str, ...],
        arguments: Sequence[Kind | Argument] = (),
        guard: Guard[P] | None = None,
        stakes: Stakes[P] | None = None,
    ) -> None:
        self.name = name
        self.clause = clause
        self.topics = topics
        self.arguments: list[Argument] = [
            part if isinstance(part, Argument) else Argument(part, part.name, False) for part in arguments
        ]
        self.guard = guard
        self.stakes = stakes

    @property
    def free(self) -> bool:
        """Whether it fits beside any question."""
        return not self.topics

    def read(self, play: Play, option: Option) -> Reading:
        """What the arguments of an option name, however wrong it is."""
        reading = Reading()
        at = 1
        for argument in self.arguments:
            if at >= len(option):
                reading.values.append(ABSENT)
                reading.malformed = reading.malformed or not argument.optional
                continue
            value, after = argument.kind.read(play, option, at)
            if value == UNKNOWN:
                part = option[at]
                reading.unknown = reading.unknown or (part if isinstance(part, str) else "")
                reading.malformed = True
            reading.values.append(value)
            at = after
        reading.malformed = reading.malformed or at < len(option)
        return reading

    def __repr__(self) -> str:
        parts = [f"[{part.variable}]" if part.optional else part.variable for part in self.arguments]
        return f"<{' '.join([self.name, *parts])} {self.clause}>"


class Verbs(Generic[P]):
    """All verbs of a game. One word may be declared several times, for different questions."""

    def __init__(self, verbs: Sequence[Verb[P]], untimely: Untimely[P] | None = None) -> None:
        self.all: list[Verb[P]] = list(verbs)
        self.untimely = untimely
        self.named: dict[str, list[Verb[P]]] = {}
        for verb in verbs:
            self.named.setdefault(verb.name, []).append(verb)

    def of(self, name: str, topic: str) -> Verb[P] | None:
        """The verb that a word stands for at a question: as its answer, else beside it, else anywhere."""
        found = self.named.get(name)
        if found is None:
            return None
        for verb in found:
            if topic in verb.topics:
                return verb
        for verb in found:
            if verb.free:
                return verb
        return found[0]

    def at(self, topic: str) -> list[Verb[P]]:
        """The verbs that a question takes, with those that fit beside any question."""
        answers = [verb for verb in self.all if topic in verb.topics]
        names = [verb.name for verb in answers]
        return answers + [verb for verb in self.all if verb.free and verb.name not in names]

    def topics(self) -> list[str]:
        """All questions that a verb names, in the order of the declarations."""
        return list(dict.fromkeys(topic for verb in self.all for topic in verb.topics))

    def explain(self, t: P, ask: Ask, seat: int, option: Option) -> Refusal:
        """Why an option that is not offered is not lawful.

        From the outside in: whose moment it is, what the question takes, what the words mean, then the guard. So a
        reason about timing comes before one about a place.
        """
        name = str(option[0])
        verb = self.of(name, ask.topic)
        fits = verb is not None and (verb.free or ask.topic in verb.topics)
        if option in ANSWERS and not fits:
            return Refusal(ask.clause, "must-choose" if seat in ask.asked() else "not-yours")
        if verb is None:
            return Refusal(ask.clause, "unknown-name", {"name": name})
        if seat not in ask.asked() and not verb.free:
            return Refusal(ask.clause, "not-yours")
        if not fits:
            reason = self.untimely(t, ask, verb.clause) if self.untimely is not None else None
            return reason or Refusal(verb.clause, "not-now")
        reading = verb.read(t, option)
        if reading.unknown and not self._known(t, reading.unknown):
            return Refusal(verb.clause, "unknown-name", {"name": reading.unknown})
        if reading.malformed:
            return Refusal(verb.clause, "malformed")
        refusal = verb.guard(t, ask, seat, reading.values) if verb.guard is not None else None
        return refusal or Refusal(ask.clause, "not-now" if verb.free else "not-offered")

    def stakes(self, t: P, ask: Ask, seat: int, option: Option) -> list[Stake]:
        """What an option that is offered costs and brings for certain."""
        verb = self.of(str(option[0]), ask.topic)
        return [] if verb is None or verb.stakes is None else verb.stakes(t, ask, seat, verb.read(t, option).values)

    def _known(self, play: Play, word: str) -> bool:
        """Whether a word names anything at this table: then it is out of place, not unknown."""
        kinds = {id(argument.kind): argument.kind for verb in self.all for argument in verb.arguments}
        return any(kind.read(play, (word,), 0)[0] != UNKNOWN for kind in kinds.values())

    def references(self) -> dict[str, list[tuple[str, list[str]]]]:
        """What the arguments of each verb refer to, for the texts: variables, and families of names."""
        found: dict[str, list[tuple[str, list[str]]]] = {}
        for name, verbs in self.named.items():
            parts: list[tuple[str, list[str]]] = []
            for verb in verbs:
                for n, argument in enumerate(verb.arguments):
                    families = list(argument.kind.texts)
                    if n == len(parts):
                        parts.append((argument.variable, families))
                    else:
                        variable, known = parts[n]
                        parts[n] = (variable, [*known, *[one for one in families if one not in known]])
            found[name] = parts
        return found


def options_of(verb: str, kind: Kind) -> list[Option]:
    """One ready-made option for each number of a kind: offering one costs a look-up."""
    return [(verb, word) for word in kind.words]


def spelled(facts: Mapping[str, Kind], key: str, value: object) -> object:
    """A fact as plain data: numbers of the kind that the key stands for become words, in lists and tallies too."""
    kind = facts.get(key)
    if kind is None:
        return value
    if isinstance(value, int) and not isinstance(value, bool):
        return kind.spell(value)
    if isinstance(value, list):
        return [kind.spell(item) if isinstance(item, int) and not isinstance(item, bool) else item for item in value]
    if isinstance(value, dict):
        return {str(kind.spell(item)) if isinstance(item, int) else item: number for item, number in value.items()}
    return value
