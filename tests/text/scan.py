"""Which message ids the rules code of a game uses, found in its syntax trees: no text may be missing or left over."""

import ast
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

from tyche.core import verbs

OPTION_TABLES = ("place", "area", "general", "royal", "card", "fleet", "faction", "province", "unit", "units")
NEVER_OFFERED = {"handled"}


class Used:
    """The ids that were found, by kind; `computed` names the places whose id is not a plain word."""

    def __init__(self) -> None:
        self.tellings: set[str] = set()
        self.topics: set[str] = set()
        self.verbs: set[str] = set()
        self.reasons: set[str] = set()
        self.computed: set[str] = set()
        self.facts: dict[str, set[str]] = {}
        """``telling-ID``, ``ask-TOPIC`` or ``refusal-REASON`` -> the facts it has wherever it is used."""

    def note(self, ident: str, facts: set[str]) -> None:
        """A message is used with these facts."""
        self.facts[ident] = self.facts.get(ident, facts) & facts


def scan(folder: Path) -> Used:
    """All ids that the Python files under a folder use."""
    used = Used()
    trees = {str(path.relative_to(folder)): ast.parse(path.read_bytes()) for path in sorted(folder.rglob("*.py"))}
    askers = {"ask": Asker(1, set()), "poll": Asker(1, set()), "choose_one": Asker(2, set())}
    for tree in trees.values():
        askers |= dict(_askers(tree))
    for name, tree in trees.items():
        for scope in ast.walk(tree):
            if isinstance(scope, ast.FunctionDef):
                _scan_calls(scope, name, askers, used)
        _scan_verbs(tree, used)
        for call in _calls(tree):
            if _called(call) == "Refusal":
                _scan_refusal(call, tree, used)
    used.verbs -= NEVER_OFFERED
    return used


def engine_reasons() -> set[str]:
    """The reasons with which the engine itself refuses options, in every game."""
    tree = ast.parse(Path(verbs.__file__).read_bytes())
    calls = [call for call in _calls(tree) if _called(call) == "Refusal"]
    return {reason for call in calls for reason in _constants(call.args[1])}


def words_in(folder: Path) -> set[str]:
    """All words that the Python files of a folder write out: a label whose verb is not among them is never shown."""
    return {word for path in sorted(folder.rglob("*.py")) for word in _constants(ast.parse(path.read_bytes()))}


class Asker(NamedTuple):
    """A function that asks a question: where its topic stands, and the facts it adds to those of the caller."""

    position: int
    facts: set[str]


def _askers(tree: ast.Module) -> Iterator[tuple[str, Asker]]:
    """The functions that are given a topic."""
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef):
            names = [argument.arg for argument in node.args.args]
            if "topic" in names:
                asked = [call for call in _calls(node) if _called(call) in ("ask", "poll")]
                facts = {str(keyword.arg) for call in asked for keyword in call.keywords if keyword.arg}
                yield node.name, Asker(names.index("topic"), facts)


def _calls(tree: ast.AST) -> list[ast.Call]:
    return [node for node in ast.walk(tree) if isinstance(node, ast.Call)]


def _called(call: ast.Call) -> str:
    """The bare name of what is called."""
    if isinstance(call.func, ast.Attribute):
        return call.func.attr
    return call.func.id if isinstance(call.func, ast.Name) else ""


def _scan_calls(scope: ast.FunctionDef, file: str, askers: dict[str, Asker], used: Used) -> None:
    """The tellings and topics of one function."""
    for call in _calls(scope):
        name = _called(call)
        asker = askers.get(name)
        position = asker.position if asker else {"tell": 0, "whisper": 1}.get(name, -1)
        if position < 0 or len(call.args) <= position:
            continue
        argument = call.args[position]
        if isinstance(argument, ast.Name) and argument.id in [parameter.arg for parameter in scope.args.args]:
            continue
        words = _words(argument, scope)
        found, kind = (used.topics, "ask") if asker else (used.tellings, "telling")
        found |= words
        facts = {str(keyword.arg) for keyword in call.keywords} | (asker.facts if asker else set())
        if name == "whisper":
            facts = _constants(call.args[-1])
        for word in words:
            used.note(f"{kind}-{word}", facts)
        if not words:
            used.computed.add(f"{file}:{scope.name}")


def _scan_refusal(call: ast.Call, tree: ast.Module, used: Used) -> None:
    """The reason of a refusal, and its facts."""
    reasons = _words(call.args[1], tree)
    used.reasons |= reasons
    facts = call.args[2].keys if len(call.args) > 2 and isinstance(call.args[2], ast.Dict) else []
    for reason in reasons:
        used.note(f"refusal-{reason}", {str(fact.value) for fact in facts if isinstance(fact, ast.Constant)})


def _words(argument: ast.expr, scope: ast.AST) -> set[str]:
    """The words an argument may be: a constant, or those in what is assigned to the variable it names."""
    if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
        return {argument.value}
    if not isinstance(argument, ast.Name):
        return _constants(argument)
    words: set[str] = set()
    for node in ast.walk(scope):
        if isinstance(node, ast.Assign) and argument.id in [ast.unparse(target) for target in node.targets]:
            words |= _constants(node.value)
        elif isinstance(node, ast.comprehension) and ast.unparse(node.target) == argument.id:
            words |= _constants(node.iter)
    return words


def _constants(tree: ast.AST) -> set[str]:
    return {node.value for node in ast.walk(tree) if isinstance(node, ast.Constant) and isinstance(node.value, str)}


def _scan_verbs(tree: ast.Module, used: Used) -> None:
    """The verbs of ready-made option tables and of options written out."""
    tables = {"options_of", *(f"{kind}_options" for kind in OPTION_TABLES)}
    for call in _calls(tree):
        if _called(call) in tables:
            used.verbs |= _words(call.args[0], tree)
    for node in ast.walk(tree):
        if isinstance(node, ast.AnnAssign) and "Option" in ast.unparse(node.annotation) and node.value is not None:
            for option in ast.walk(node.value):
                if isinstance(option, ast.Tuple) and option.elts and isinstance(option.elts[0], ast.Constant):
                    used.verbs.add(str(option.elts[0].value))
