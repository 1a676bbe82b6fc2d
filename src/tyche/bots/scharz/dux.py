"""Dux: plays Scharz to win, one question at a time, by the worth of each option."""

import random
from collections.abc import Callable
from hashlib import blake2b
from typing import Final

from tyche.bots.scharz import court, march, prelude, realm, war, year
from tyche.bots.scharz.sight import Sight
from tyche.bots.scharz.worth import score
from tyche.core.ask import Option
from tyche.core.seat import Bot, Glimpse
from tyche.core.table import SEED_BYTES
from tyche.games.scharz.play import Scharz

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


class Dux(Bot):
    """A careful evaluation at one ply. It remembers nothing between questions, so it can be seated at any time."""

    GAME: Final = "scharz"

    def __init__(self, seed: int) -> None:
        self.seed = seed

    def decide(self, glimpse: Glimpse) -> Option:
        """The option of the highest worth; of equals in the prelude one is drawn, elsewhere the first is taken."""
        if len(glimpse.options) == 1:
            return glimpse.options[0]
        worths = self.worths(glimpse)
        best = max(worths)
        equals = [option for option, worth in zip(glimpse.options, worths, strict=True) if worth >= best]
        if len(equals) == 1 or glimpse.topic != "village":
            return equals[0]
        return random.Random(f"{self.seed} {glimpse.moment}").choice(equals)

    def worths(self, glimpse: Glimpse) -> list[float]:
        """The worth of each option. A question it does not know is answered in its imagination first."""
        sight = Sight(glimpse, self.imagination())
        scorer = TOPICS.get(glimpse.topic)
        if scorer is None:
            return [self.foresee(glimpse, option, sight.weights) for option in glimpse.options]
        return [scorer(sight, option) for option in glimpse.options]

    def foresee(self, glimpse: Glimpse, option: Option, weights: list[float]) -> float:
        """The position right after an option."""
        table = glimpse.imagine(self.imagination())
        table.choose(glimpse.seat, option)
        assert isinstance(table.play, Scharz)
        return score(table.play, glimpse.seat, weights)

    def imagination(self) -> bytes:
        """The seed of what it imagines: always the same, so that only what it sees matters."""
        return blake2b(f"dux {self.seed}".encode(), digest_size=SEED_BYTES).digest()
