"""``hint`` at the terminal: what a strong bot would do, and why."""

from typing import Final

from rich.console import Group, RenderableType
from rich.text import Text

from tyche.bots import bot_named, bots, level_of, usual_bot
from tyche.cli.layout import Layout
from tyche.cli.menu import Menu
from tyche.core.advice import Reason
from tyche.core.seat import Glimpse
from tyche.core.table import Table

LEVEL: Final = "skilled"
MOST_OPTIONS: Final = 3
MOST_REASONS: Final = 3


def hints(table: Table, seat: int, menu: Menu, layout: Layout) -> RenderableType:
    """The best options of a strong bot that knows what the seat knows, with their numbers in the menu."""
    game = table.game.name
    name = next((one for one in bots(game) if level_of(one) == LEVEL), usual_bot(game))
    found = bot_named(name, len(table.decisions)).advise(Glimpse(table, seat))[:MOST_OPTIONS]
    lines: list[RenderableType] = []
    for one in found:
        number = menu.options.index(one.option)
        chance = "" if one.chance is None else layout.ui("cli-hint-chance", number=round(one.chance * 100))
        lines.append(Text.assemble((f"{number + 1:3}", "bold cyan"), f"  {menu.labels[number]}  ", (chance, "bold")))
        lines += [_worded(why, seat, table, layout) for why in one.reasons[:MOST_REASONS]]
    return Group(*lines, Text(layout.ui("cli-hint-caution"), "dim"))


def _worded(why: Reason, seat: int, table: Table, layout: Layout) -> Text:
    """What speaks for an option or against it; whose it is, unless one's own."""
    whose = "" if why.seat == seat else f"{layout.name('faction', table.setup.seats[why.seat])}: "
    sign, style = ("+", "green") if why.amount > 0 else ("−", "red")
    was, then = round(why.now, 1), round(why.then, 1)
    # A count says something to people; a grade on a scale of the bot's own does not, and is hardly ever whole.
    figures = f"  {was:g} → {then:g}" if was != then and why.now % 1 == 0 else ""
    return Text.assemble(
        "     ", (sign, style), f" {whose}{layout.ui(f'reason-{why.term}')}{figures}  ", (why.clause, "dim")
    )
