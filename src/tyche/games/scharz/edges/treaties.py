"""What a treaty leads to that is offered or agreed to: how long the peace lasts, its points, the end of the game."""

from typing import Final

from tyche.core.ask import YES, Ask, Option
from tyche.core.stakes import SURE, UNKNOWN, Stake
from tyche.core.telling import Remark
from tyche.games.scharz.rules.combat.conquest import is_under
from tyche.games.scharz.rules.components import SEAT_ID
from tyche.games.scharz.rules.diplomacy.court import take_vassal
from tyche.games.scharz.rules.diplomacy.pacts import RANSOM, TREATY_NAMES, TRIBUTE, VASSALAGE, amount, pair_of
from tyche.games.scharz.rules.diplomacy.treaties import LEAST, paid_year, renewed
from tyche.games.scharz.rules.play import Scharz
from tyche.games.scharz.rules.stakes import scored

TALKS: Final = ("terms", "answer", "vassalage", "accept-vassal")
"""T18. The questions at which treaties are named or agreed to."""


class Treaty:
    """T18.2. A treaty that an option offers or agrees to: its form, and who would be above whom."""

    def __init__(self, form: int, lord: int, payer: int) -> None:
        self.form = form
        self.lord = lord
        self.payer = payer

    def other(self, seat: int) -> int:
        """The partner of a seat."""
        return self.lord + self.payer - seat


def meant(ask: Ask, seat: int, option: Option) -> Treaty | None:
    """T18.2. The treaty that an option offers or agrees to, if any."""
    verb, facts = str(option[0]), ask.facts
    other = SEAT_ID[str(option[1])] if verb == "submit" else facts.get("other", facts.get("faction"))
    named = str(facts.get("terms", "")) if option == YES else verb
    if not isinstance(other, int) or (option == YES) != (ask.topic in ("answer", "accept-vassal")):
        return None
    if verb == "submit" or ask.topic == "accept-vassal":
        form = VASSALAGE
    elif named in LEAST and named != "aid":
        form = RANSOM if named.endswith("ransom") else TRIBUTE
    else:
        return None
    above = named.startswith("demand") != (option == YES)
    return Treaty(form, seat if above else other, other if above else seat)


def treaty(t: Scharz, ask: Ask, seat: int, option: Option) -> list[Remark]:
    """T18.2, T18.4, T18.5, T18.7, T19.2. How long the peace lasts that is offered or agreed to, what a vassal owes, the
    points that it gives, and whether it ends the game."""
    found = meant(ask, seat, option)
    if found is None:
        return []
    other = found.other(seat)
    remarks = [Remark("peace", "T18.2", {"other": other, "treaty": TREATY_NAMES[found.form]})]
    if found.form == VASSALAGE and t.r.vassal_share:
        remarks.append(Remark("vassal-share", "T18.5", {"other": found.payer, "faction": found.lord}))
    if is_last(t, found.lord, found.payer):
        remarks.insert(0, Remark("sovereign", "T19.2", {"faction": found.lord}))
    pair = pair_of(seat, other)
    if option != YES and found.form != VASSALAGE and paid_year(t, pair) != t.s.year and not renewed(t, pair):
        remarks.append(Remark("treaty-points", "T18.7", {"other": other}))
    return remarks


def is_last(t: Scharz, lord: int, payer: int) -> bool:
    """T19.2. Whether this payer is the last whom the other does not have a treaty above."""
    rest = [seat for seat in range(t.players) if t.alive(seat) and seat not in (lord, payer)]
    return all(is_under(t, seat, lord) for seat in rest)


def submission(t: Scharz, ask: Ask, seat: int, option: Option) -> list[Stake]:
    """T18.7. The prestige and points that vassalage moves, if the lord accepts whoever submits."""
    if ask.topic != "vassalage" or option[0] != "submit":
        return []
    lord = SEAT_ID[str(option[1])]
    found = scored(t, "T18.7", lambda after: take_vassal(after, lord, seat))
    return [Stake(stake.kind, stake.faction, stake.amount, stake.clause, UNKNOWN) for stake in found]


def gives_in(t: Scharz, ask: Ask, seat: int, option: Option) -> list[Stake]:
    """T19.2. The victory of another who has treaties above everybody then: grave for whoever hands it to him."""
    found = meant(ask, seat, option) if ask.topic in TALKS else None
    if found is None or found.lord == seat or not is_last(t, found.lord, found.payer):
        return []
    return [Stake("victory", found.lord, 1, "T19.2", SURE if option == YES else UNKNOWN, grave=True)]


def seasonal_peace(t: Scharz, seat: int, option: Option) -> Remark:
    """T18.2. What the tribute is that keeps a peace, or that the peace ends."""
    other = SEAT_ID[str(option[1])]
    if option[0] in ("withhold", "refuse-tribute"):
        return Remark("tribute-ends", "T18.2", {"other": other})
    gold = amount(t.s.treaties[pair_of(seat, other)])
    return Remark("tribute-due", "T18.2", {"other": other, "gold": gold})
