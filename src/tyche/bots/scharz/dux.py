"""Dux: plays Scharz to win, one question at a time, by the worth of each option."""

from collections.abc import Callable
from typing import Final

from tyche.bots.advising import advice
from tyche.bots.choosing import Chooser, weigh
from tyche.bots.scharz import court, march, prelude, realm, war, year
from tyche.bots.scharz.prospect import Seasons
from tyche.bots.scharz.sight import Sight
from tyche.bots.sight import imagination
from tyche.core.advice import Advice
from tyche.core.ask import Option
from tyche.core.seat import Glimpse

AS_GOOD: Final = 0.5
"""By how much less a place for a village may be worth and still be as good as the best."""
Scorer = Callable[[Sight, Option], float]

TOPICS: Final[dict[str, Scorer]] = {
    # T6: prelude
    "claim": prelude.claim_choice,
    "village": prelude.village_choice,
    "relocate": prelude.relocate_choice,
    "people": prelude.people_choice,
    "placing": prelude.placing_choice,
    "enter": prelude.enter_choice,
    # T8: movement and attrition
    "units": march.move_choice,
    "special": march.move_choice,
    "retreat": march.move_choice,
    "group": march.group_choice,
    "cargo": march.cargo_choice,
    "ships": march.ships_choice,
    "special-order": march.order_choice,
    "let-in": march.let_in_choice,
    "herds": march.shift_choice,
    "attrition-choice": war.hazard_choice,
    "attrition": war.attrition_choice,
    # T9-T11: combat
    "leave-site": war.leave_site_choice,
    "withdraw": war.withdraw_choice,
    "sally": war.sally_choice,
    "declare": war.declare_choice,
    "go-on": war.go_on_choice,
    "counter": war.go_on_choice,
    "charge": war.charge_choice,
    "reroll": war.reroll_choice,
    "pay-reroll": war.pay_reroll_choice,
    "convert": war.convert_choice,
    "victims": war.victims_choice,
    "aim": war.aim_choice,
    "drown": war.drown_choice,
    "assault": war.assault_choice,
    "sack": war.sack_choice,
    "remove-site": war.remove_site_choice,
    "surrender": war.surrender_choice,
    "plunder": war.plunder_choice,
    # T12, T13: rear
    "experience": war.rise_choice,
    "work-order": realm.work_order_choice,
    "trade": realm.trade_choice,
    "belgica": realm.belgica_choice,
    # T14-T16: seasons, pay and food
    "fishing": year.nets_choice,
    "offspring": year.offspring_choice,
    "sowing": year.sowing_choice,
    "crop": year.weather_choice,
    "winter": year.common_die_choice,
    "rivers": year.common_die_choice,
    "late-herd": prelude.late_herd_choice,
    "harvest": year.harvest_choice,
    "festivities": year.festivities_choice,
    "feeding": year.feeding_choice,
    "salaries": year.salary_choice,
    "wages": year.wage_choice,
    # T18, T19: diplomacy and victory
    "talks": court.talk_choice,
    "terms": court.terms_choice,
    "sum": court.sum_choice,
    "answer": court.answer_choice,
    "aid": court.aid_choice,
    "vassalage": court.vassalage_choice,
    "accept-vassal": court.accept_vassal_choice,
    "vassal-treaty": court.vassal_treaty_choice,
    "revolt": court.revolt_choice,
    "tributes": court.tribute_choice,
    "announce": court.announce_choice,
}


class Dux(Chooser):
    """A careful evaluation at one ply."""

    GAME: Final = "scharz"

    def advise(self, glimpse: Glimpse) -> list[Advice]:
        """What it thinks of the options."""
        return advice(self, self, Seasons(Dux(self.seed), frozenset()), glimpse)

    def worths(self, glimpse: Glimpse) -> list[float]:
        """The worth of each option."""
        return weigh(Sight(glimpse, imagination("dux", self.seed)), TOPICS)

    def among(self, glimpse: Glimpse, equals: list[Option]) -> Option:
        """In the prelude one of the equals is drawn, elsewhere the first is taken."""
        return super().among(glimpse, equals) if glimpse.topic == "village" else equals[0]


class Prudens(Dux):
    """Dux without its worst habits: hopeless storms and offers, too many units for the winter, always one opening."""

    def worths(self, glimpse: Glimpse) -> list[float]:
        """The worth of each option; places for villages that are nearly as good as the best are equal to it (T6.4)."""
        found = weigh(Sight(glimpse, imagination("prudens", self.seed), prudent=True), TOPICS)
        if glimpse.topic != "village":
            return found
        best = max(found)
        return [best if worth >= best - AS_GOOD else worth for worth in found]
