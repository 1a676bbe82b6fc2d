"""``back``: the table goes back beyond what was revealed, if everybody at this screen agrees."""

from typing import TYPE_CHECKING

from tyche.core.telling import Telling

if TYPE_CHECKING:
    from tyche.cli.session import Session

YES = ("y", "yes")
NEWS = 40


def go_back(session: "Session", seat: int, words: str) -> None:
    """``back``, ``back 3``: to before the person's last decision, or the third from last."""
    own = [n for n, (who, _) in enumerate(session.table.decisions) if who == seat]
    steps = int(words) if words.isdecimal() else 0 if words else 1
    if not 1 <= steps <= len(own):
        session.say("cli-back-where", most=len(own))
        return
    moment = own[-steps]
    if session.table.free(seat, moment):
        session.table.rewind(moment)
        session.say("cli-undone")
    elif all(_agrees(session, seat, other, moment) for other in session.humans if other != seat):
        session.table.turn_back(seat, moment)
        session.say("cli-went-back")
    else:
        session.say("cli-back-refused")
        return
    session.keep()


def _agrees(session: "Session", seat: int, other: int, moment: int) -> bool:
    """Ask another person, who is shown what was revealed since."""
    session.hand_over(other)
    session.say("cli-back-agree", seat=session.seat_name(seat), number=session.table.settled - moment)
    session.tell(revealed(session, other, moment), NEWS)
    answer = session.console.input("> ").strip().casefold()
    return answer in (*YES, session.layout.ui("option-yes").casefold())


def revealed(session: "Session", reader: int, moment: int) -> list[Telling]:
    """What a reader was told since a moment wherever something was revealed."""
    shown = set(session.table.shown)
    return [telling for telling in session.told_since(reader, moment) if telling.moment in shown]
