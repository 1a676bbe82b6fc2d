"""The review of a game as a page that stands alone: curves with their bands, accounts, gains, turning points."""

from collections.abc import Callable, Iterable
from html import escape

from tyche.core.table import Table
from tyche.core.verbs import ANSWERS
from tyche.study.reviewed import Account, Gain, Review, Turn
from tyche.text.messages import Messages

WIDE, HIGH = 900, 260
COLOURS = ("#8a2b1f", "#1f5a8a", "#3d7a2e", "#7a5a00", "#5b3d8a", "#33323b")
DASHES = ("", "8 4", "2 4", "12 4 2 4", "4 2", "1 3")
COLUMNS = ("start", "luck", "own", "others", "result", "adjusted", "error")
PARTS = ("own", "others", "luck", "total")
STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { background: #fbf6e8; color: #2b2620 }
.wide { overflow-x: auto }
table { border-collapse: collapse; font-variant-numeric: tabular-nums; margin: 0 0 1rem }
caption { text-align: left; font-weight: bold }
th, td { padding: .25rem .8rem; text-align: right; border-bottom: 1px solid #d8cdb0 }
th:first-child { text-align: left }
svg { width: 100%; height: auto; background: #fffdf6; border: 1px solid #d8cdb0 }
li { margin: .4rem 0 }
.soft { opacity: .8 }
@media (prefers-color-scheme: dark) { body { background: #211d18; color: #efe6d2 } svg { background: #f3ead4 } }
"""


def percent(share: float, sign: bool = False) -> str:
    """A share as a whole number of hundredths."""
    return f"{share * 100:+.0f} %" if sign else f"{share * 100:.0f} %"


def page(table: Table, found: Review, words: Messages, language: str) -> str:
    """All of it in one file, without anything from elsewhere."""
    title = escape(words.ui("study-title", game=table.game.name.capitalize()))
    turns = "".join(f"<li>{escape(told(found, turn, words))}</li>" for turn in found.turns)
    story = "".join(f"<dt>{one.moment}</dt><dd>{escape(words.telling(one.told))}</dd>" for one in found.story)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
        f"<h2>{escape(words.ui('study-chances'))}</h2>{_curves(found)}{_legend(found)}"
        f'<p class="soft">{escape(words.ui("study-band", number=len(found.anchors)))}</p>'
        f"<h2>{escape(words.ui('study-story'))}</h2><dl>{story}</dl>"
        f"<h2>{escape(words.ui('study-accounts'))}</h2>{_accounts(found, words)}"
        f'<p class="soft">{escape(words.ui("study-about"))}</p>'
        f"<h2>{escape(words.ui('study-turns'))}</h2><ol>{turns}</ol>"
        f"<h2>{escape(words.ui('study-gains'))}</h2>{_gains(found, words, 'kind')}"
        f"<h2>{escape(words.ui('study-phases'))}</h2>{_gains(found, words, 'phase')}</html>"
    )


def told(found: Review, turn: Turn, words: Messages) -> str:
    """A turning point in a sentence, and what would have been better."""
    said = words.ui(
        f"study-turn-{turn.verdict}",
        moment=turn.moment,
        seat=found.seats[turn.concerns],
        who=found.seats[turn.seat],
        option=_decided(turn, words),
        change=percent(turn.change, sign=True),
    )
    others = [one for one in turn.alternatives if not one.chosen]
    if turn.verdict not in ("missed", "slip") or not others:
        return said
    best = others[0]
    chance = f"{percent(best.chance)} ± {best.error * 100:.0f}"
    return f"{said} {words.ui('study-instead', option=words.option(best.option, turn.topic), chance=chance)}"


def _decided(turn: Turn, words: Messages) -> str:
    """What was decided; a plain answer with what it is about."""
    option = words.option(turn.option, turn.topic)
    if turn.option not in ANSWERS:
        return option
    return f"{words.waiting({'topic': turn.topic, 'facts': turn.asked}).rstrip('.')}: {option}"


def figures(account: Account) -> list[str]:
    """The figures of an account, in the order of `COLUMNS`."""
    changes = [percent(part, True) for part in (account.luck, account.own, account.others)]
    ends = [percent(account.result), percent(account.adjusted), f"± {account.error * 100:.0f}"]
    return [percent(account.start), *changes, *ends]


def gained(gains: Iterable[Gain], words: Messages, by: str) -> list[tuple[str, list[str]]]:
    """What was gained and lost, under the names that phases and kinds have for the reader; equal names together."""
    sums: dict[str, list[float]] = {}
    for gain in gains:
        if gain.by == by:
            parts = (gain.own, gain.others, gain.luck, gain.own + gain.others + gain.luck)
            name = _name(words, by, gain.name)
            sums[name] = [a + b for a, b in zip(sums.get(name, [0.0] * len(parts)), parts, strict=True)]
    return [(name, [percent(part, True) for part in parts]) for name, parts in sums.items() if any(parts)]


def _name(words: Messages, by: str, name: str) -> str:
    if by == "kind":
        return words.ui(f"study-{name}")
    return words.ui(f"board-phase-{name}") if words.has(f"board-phase-{name}") else words.ui("study-other")


def _curves(found: Review) -> str:
    """Every seat's chance to win with its band, and marks where the game turned."""
    span = max(1, len(found.steps))
    last = found.base + span

    def across(moment: int) -> float:
        return (moment - found.base) / span * WIDE

    lines = []
    for seat in range(len(found.seats)):
        points = [(found.base, found.accounts[seat].start)]
        points += [(step.moment, step.chances[seat]) for step in found.steps]
        path = " ".join(f"{across(moment):.1f},{(1 - chance) * HIGH:.1f}" for moment, chance in points)
        colour = COLOURS[seat % len(COLOURS)]
        look = f'stroke="{colour}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
        lines.append(f'<polygon points="{_band(found, seat, last, across)}" fill="{colour}" opacity=".13"/>')
        lines.append(f'<polyline points="{path}" fill="none" stroke-width="2" {look}/>')
    marks = [
        f'<line x1="{across(turn.moment):.1f}" x2="{across(turn.moment):.1f}" y1="0" y2="{HIGH}" '
        'stroke="#999" stroke-dasharray="2 3"/>'
        for turn in found.turns
    ]
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-hidden="true">{"".join(marks + lines)}</svg>'


def _band(found: Review, seat: int, last: int, across: Callable[[int], float]) -> str:
    """The edge of the band around a curve: the errors at the anchors, nothing at the end."""
    known = {found.base: found.accounts[seat].start} | {step.moment: step.chances[seat] for step in found.steps}
    edge = [(one.moment, known[one.moment], one.errors[seat]) for one in found.anchors] + [(last, known[last], 0.0)]
    above = [(moment, chance + error) for moment, chance, error in edge]
    below = [(moment, chance - error) for moment, chance, error in reversed(edge)]
    return " ".join(
        f"{across(moment):.1f},{(1 - min(1.0, max(0.0, chance))) * HIGH:.1f}" for moment, chance in above + below
    )


def _legend(found: Review) -> str:
    names = [
        f'<span style="color:{COLOURS[seat % len(COLOURS)]}">━ {escape(name)}</span>'
        for seat, name in enumerate(found.seats)
    ]
    return f"<p>{' &nbsp; '.join(names)}</p>"


def _accounts(found: Review, words: Messages) -> str:
    head = [words.ui(f"study-{column}") for column in ("seat", *COLUMNS)]
    return _grid("", head, [(name, figures(one)) for name, one in zip(found.seats, found.accounts, strict=True)])


def _gains(found: Review, words: Messages, by: str) -> str:
    head = ["", *(words.ui(f"study-{part}") for part in PARTS)]
    return "".join(
        _grid(name, head, gained(gains, words, by)) for name, gains in zip(found.seats, found.gains, strict=True)
    )


def _grid(caption: str, head: list[str], rows: Iterable[tuple[str, list[str]]]) -> str:
    """A table with a name for every row."""
    first = f"<td></td>{_heads(head[1:])}" if not head[0] else _heads(head)
    body = "".join(
        f'<tr><th scope="row">{escape(name)}</th>{"".join(f"<td>{cell}</td>" for cell in cells)}</tr>'
        for name, cells in rows
    )
    named = f"<caption>{escape(caption)}</caption>" if caption else ""
    return f'<div class="wide"><table>{named}<thead><tr>{first}</tr></thead><tbody>{body}</tbody></table></div>'


def _heads(names: Iterable[str]) -> str:
    return "".join(f'<th scope="col">{escape(name)}</th>' for name in names)
