"""The review of a game as a page that stands alone: curves, accounts, turning points."""

from html import escape

from tyche.core.table import Table
from tyche.study.review import Review, Turn
from tyche.text.messages import Messages

WIDE, HIGH = 900, 260
COLOURS = ("#8a2b1f", "#1f5a8a", "#3d7a2e", "#7a5a00", "#5b3d8a", "#33323b")
DASHES = ("", "8 4", "2 4", "12 4 2 4", "4 2", "1 3")
STYLE = """
body { font: 16px/1.5 Georgia, serif; max-width: 60rem; margin: 2rem auto; padding: 0 1rem }
body { background: #fbf6e8; color: #2b2620 }
table { border-collapse: collapse; font-variant-numeric: tabular-nums }
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
    turns = "".join(f"<li>{escape(told(table, found, turn, words))}</li>" for turn in found.turns)
    return (
        f'<!doctype html><html lang="{language}"><meta charset="utf-8">'
        '<meta name="viewport" content="width=device-width">'
        f"<title>{title}</title><style>{STYLE}</style><h1>{title}</h1>"
        f"<h2>{escape(words.ui('study-chances'))}</h2>{_curves(found)}{_legend(found)}"
        f"<h2>{escape(words.ui('study-accounts'))}</h2>{_accounts(found, words)}"
        f'<p class="soft">{escape(words.ui("study-about"))}</p>'
        f"<h2>{escape(words.ui('study-turns'))}</h2><ol>{turns}</ol></html>"
    )


def told(table: Table, found: Review, turn: Turn, words: Messages) -> str:
    """A turning point in a sentence, and what would have been better."""
    there = table.at(turn.moment - 1)
    topic = there.ask.topic if there.ask is not None else ""
    said = words.ui(
        f"study-turn-{turn.verdict}",
        moment=turn.moment,
        seat=found.seats[turn.concerns],
        who=found.seats[turn.seat],
        option=words.option(turn.option, topic),
        change=percent(turn.change, sign=True),
    )
    others = [one for one in turn.alternatives if not one.chosen]
    if turn.verdict != "missed" or not others:
        return said
    better = words.ui("study-instead", option=words.option(others[0].option, topic), chance=percent(others[0].chance))
    return f"{said} {better}"


def _curves(found: Review) -> str:
    """Every seat's chance to win, and marks where the game turned."""
    last = max(1, len(found.steps))
    lines = []
    for seat in range(len(found.seats)):
        points = [(0, found.accounts[seat].start)] + [(step.moment, step.chances[seat]) for step in found.steps]
        path = " ".join(f"{moment / last * WIDE:.1f},{(1 - chance) * HIGH:.1f}" for moment, chance in points)
        look = f'stroke="{COLOURS[seat % len(COLOURS)]}" stroke-dasharray="{DASHES[seat % len(DASHES)]}"'
        lines.append(f'<polyline points="{path}" fill="none" stroke-width="2" {look}/>')
    marks = [
        f'<line x1="{turn.moment / last * WIDE:.1f}" x2="{turn.moment / last * WIDE:.1f}" y1="0" y2="{HIGH}" '
        'stroke="#999" stroke-dasharray="2 3"/>'
        for turn in found.turns
    ]
    return f'<svg viewBox="0 0 {WIDE} {HIGH}" role="img" aria-hidden="true">{"".join(marks + lines)}</svg>'


def _legend(found: Review) -> str:
    names = [
        f'<span style="color:{COLOURS[seat % len(COLOURS)]}">━ {escape(name)}</span>'
        for seat, name in enumerate(found.seats)
    ]
    return f"<p>{' &nbsp; '.join(names)}</p>"


def _accounts(found: Review, words: Messages) -> str:
    columns = ("seat", "start", "luck", "own", "others", "result", "adjusted")
    head = "".join(f'<th scope="col">{escape(words.ui(f"study-{column}"))}</th>' for column in columns)
    rows = []
    for name, one in zip(found.seats, found.accounts, strict=True):
        figures = [percent(one.start), *(percent(part, True) for part in (one.luck, one.own, one.others))]
        figures += [percent(one.result), percent(one.adjusted)]
        cells = "".join(f"<td>{figure}</td>" for figure in figures)
        rows.append(f'<tr><th scope="row">{escape(name)}</th>{cells}</tr>')
    return f"<table><thead><tr>{head}</tr></thead><tbody>{''.join(rows)}</tbody></table>"
